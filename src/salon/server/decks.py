"""What a table is played with: the rules it began with, and the house's cards or those of a pack."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from salon.games import load
from salon.kernel import Body, Game, State
from salon.lang.packs import naming
from salon.server.shelf import by_rules
from salon.server.speech import Speaker, speaker
from salon.server.store import Store, StoredTable

KEPT = 64  # packs whose cards are remembered: at most a megabyte each
QUEUE = 32  # packs that may wait to be read


class Deck:
    """The cards of a pack, and how they are spoken of."""

    def __init__(self, game: str, body: Body) -> None:
        self.game: Game[State] = load(game).with_pack(body)
        self.body = body
        self.packed = json.dumps(body).encode()  # for the processes in which bots think
        self._voices: dict[str, Speaker] = {}

    def voice(self, language: str) -> Speaker:
        """A language in which the cards have the names that their owner gave them."""
        found = self._voices.get(language)
        if found is None:
            found = self._voices[language] = Speaker(language, naming(language, self.game, self.body))
        return found


class Decks:
    """The packs that tables are played with; those used last are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Deck] = OrderedDict()
        self._read: dict[int, asyncio.Task[Deck]] = {}
        self._thread = ThreadPoolExecutor(1, "decks")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def is_busy(self, version_id: int) -> bool:
        """Whether so many packs wait to be read that one more should not."""
        return len(self._read) >= QUEUE and version_id not in self._known and version_id not in self._read

    async def deck(self, version_id: int) -> Deck:
        """The cards of a version that is known to be there; read in a thread, once for all who ask."""
        if version_id not in self._known:
            if version_id not in self._read:
                self._read[version_id] = asyncio.create_task(self._made(version_id))
            return await asyncio.shield(self._read[version_id])
        self._known.move_to_end(version_id)
        return self._known[version_id]

    async def _made(self, version_id: int) -> Deck:
        try:
            pack, _, body = await self._store.pack_version(version_id)
            call = asyncio.get_running_loop().run_in_executor
            found = self._known[version_id] = await call(self._thread, Deck, pack.game, body["cards"])
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
            return found
        finally:
            del self._read[version_id]

    async def game_of(self, stored: StoredTable) -> tuple[Game[State], Deck | None]:
        """What a table is played with; if its rules are gone, those there are."""
        if stored.deck is None:
            return by_rules(stored), None
        deck = await self.deck(stored.deck.id)
        return deck.game.under(stored.rules) or deck.game, deck


def voice_of(deck: Deck | None, language: str) -> Speaker:
    return speaker(language) if deck is None else deck.voice(language)
