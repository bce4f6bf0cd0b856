"""What a table is played with: the rules it began with, and the house's cards or those of a pack."""

from __future__ import annotations

import json
from collections import OrderedDict

from salon.games import load
from salon.kernel import Body, Game, State
from salon.lang.packs import naming
from salon.server.shelf import by_rules
from salon.server.speech import Speaker, speaker
from salon.server.store import Store, StoredTable

KEPT = 16  # packs of which the sentences are remembered


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

    async def deck(self, version_id: int) -> Deck:
        """The cards of a version that is known to be there."""
        found = self._known.get(version_id)
        if found is None:
            pack, _, body = await self._store.pack_version(version_id)
            found = self._known[version_id] = Deck(pack.game, body["cards"])
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(version_id)
        return found

    async def game_of(self, stored: StoredTable) -> tuple[Game[State], Deck | None]:
        """What a table is played with; if its rules are gone, those there are."""
        if stored.deck is None:
            return by_rules(stored), None
        deck = await self.deck(stored.deck.id)
        return deck.game.under(stored.rules) or deck.game, deck


def voice_of(deck: Deck | None, language: str) -> Speaker:
    return speaker(language) if deck is None else deck.voice(language)
