"""An adversary at the table: can all that a seat receives tell two worlds apart that it cannot know apart?

    python -m tests.leaks --positions 5000

At positions of random games what a seat cannot know is dealt anew. Everything the server would then send to
that seat, in every language, is made in both worlds: the frame and its size, which answers are final and can
be taken back, why others are refused or cannot be chosen, what is foretold, programmes, notices as letters
and as messages to browsers, moments, the card on the front page. The adversary is told
one of the two and guesses which; if no byte differs it is right half of the time. Records and curves go
to nobody before the end. Spectators know less than any seat.
"""

from __future__ import annotations

import argparse
import asyncio
import copy
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import salon
from salon.kernel import Fate, IllegalAction, Play, SalonError
from salon.lang import LANGUAGES, Language
from salon.server import rows
from salon.server.claims import Claims
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.foresight import foresee, told, world_of
from salon.server.hall import card
from salon.server.house import House
from salon.server.listing import table_info
from salon.server.live import LiveTable
from salon.server.migrations import upgrade
from salon.server.notices import Notices
from salon.server.panel import compose, describe
from salon.server.push import in_words
from salon.server.sight import Sight
from salon.server.speech import speaker
from salon.server.store import Store, StoredNotice, StoredRow, User
from salon.server.wire_ahead import ProgrammeSent, RuleSent
from salon.server.wire_hall import Card
from tests.server.test_snapshots import begin

REFUSED = 25  # answers that are tried at each position, of those not allowed
FORETOLD = 6  # answers whose outcome is looked at
Received = dict[str, bytes]
encode = msgspec.json.encode


class Adversary:
    """Looks at one table from every seat."""

    def __init__(self, notices: Notices, table: LiveTable, chance: random.Random) -> None:
        self.notices, self.table, self.chance = notices, table, chance
        self.count: Counter[str] = Counter()
        self.told_apart: list[str] = []
        self.before = table.play.state  # one move earlier: what was answered there may be known

    def look(self) -> None:
        """Compare the true world with another, for each seat and for one who only watches."""
        table = self.table
        true = table.play.state
        record = table.play.record
        self.before = record.replay(max(0, len(record.moves) - 1), game=table.game)
        for seat in (None, *range(len(table.names))):
            other = true.determinize(seat or 0, self._fate())
            if seat is None and len(table.names) > 1:
                other = other.determinize(1, self._fate())
            twin = with_state(table, other)
            picks = self.chance.getrandbits(32)
            known = dict(self.receive(table, seat, random.Random(picks)))
            imagined = dict(self.receive(twin, seat, random.Random(picks)))
            self.count["worlds"] += 1
            self.count["worlds that differ"] += other.snapshot() != true.snapshot()
            self.count["messages"] += len(known)
            self.count["bytes"] += sum(map(len, known.values()))
            self.told_apart += [
                f"{table.game.id} at version {table.version}, seat {seat}: {kind}"
                for kind in {*known, *imagined}
                if known.get(kind) != imagined.get(kind)
            ]

    def _fate(self) -> Fate:
        return Fate.of(self.chance.getrandbits(64))

    def receive(
        self, table: LiveTable, seat: int | None, chance: random.Random
    ) -> Iterator[tuple[str, bytes]]:
        """All that may be sent to a seat at this moment."""
        state, move = table.play.state, len(table.play.record.moves)
        for language in LANGUAGES:
            update = table.sight.update(seat, language, finals=True)
            # Time goes on between the two; clocks know of nothing that is hidden.
            around = tuple(msgspec.structs.replace(info, clock=None) for info in update.seats)
            yield f"update {language}", encode(msgspec.structs.replace(update, at=0.0, seats=around))
            yield f"moment {language}", encode(table.sight.moment(self.before, state, move, seat, language))
            yield f"card in the hall {language}", encode(self._card(table, seat, language))
        if seat is None:
            return
        decision = state.decision(seat)
        legal = (*decision.legal, *decision.aside) if decision else ()
        language = chance.choice(list(LANGUAGES))
        for action in chance.sample(list(table.game.vocabulary), REFUSED):
            if action not in legal:
                refusal = table.refusal(IllegalAction(state.why_not(action, seat)), language)
                name = table.game.vocabulary.name(action)
                yield f"refusal of {name}", encode(refusal)
                yield f"why not {name}", encode(table.sight.why(action, seat, language))
        for action in legal[:FORETOLD]:
            found = foresee(state, action, seat, world_of(table))
            yield f"forecast of {action}", encode(told(found, table, seat, action, language))
        yield from self._ahead(table, seat, language)

    def _ahead(self, table: LiveTable, seat: int, language: str) -> Iterator[tuple[str, bytes]]:
        """The programme's page, and the news of a turn."""
        sent = ProgrammeSent(rules=(RuleSent(scope="kind"),))
        try:
            programme = compose(sent, None, table, seat)
        except SalonError as error:
            yield "programme", encode(table.refusal(error, language))
        else:
            told = describe(programme, table, seat, language)
            yield "programme", encode([msgspec.structs.replace(rule, id="") for rule in told.rules])
            yield "programme's question", encode((told.open, told.untils))
        user = User(1, "Ana", None, None, None, None, "en")
        turn = StoredNotice(table.table.id, seat, "turn", table.turn_at[seat], "mail", 0, 0.0)
        if seat in table.waiting_for():
            notice = self.notices.notice(table, turn, user)
            yield "notice", encode(notice)
            yield "message to a browser", in_words(self.notices.message(notice, user))

    def _card(self, table: LiveTable, seat: int | None, language: Language) -> Card:
        owner = None if seat is None else table.table.seats[seat].user_id
        user = None if owner is None else User(owner, "Ana", None, None, None, None, language)
        info = table_info(table.table, user, speaker(language), table, None)
        return msgspec.structs.replace(card(table, info, seat, table.voice(language)), left=None)


def with_state(table: LiveTable, state: Any) -> LiveTable:
    """The same table in another world: what was said and done is the same, what lies hidden is not."""
    twin = copy.copy(table)
    play = copy.copy(table.play)
    state.journal = []
    play.state = state
    twin.play = play
    twin.sight = Sight(twin)
    return twin


def answer(table: LiveTable, chance: random.Random) -> None:
    """Any answer, sometimes taken back."""
    play: Play = table.play
    back = [seat for seat in range(len(table.names)) if play.can_undo(seat)]
    row: rows.AnyRow
    if back and chance.random() < 0.05:
        row = rows.Undo(back[0])
    else:
        decision = chance.choice(play.state.awaited())
        aside = decision.aside if chance.random() < 0.1 else ()
        name = table.game.vocabulary.name(chance.choice(aside or decision.legal or decision.hoped))
        row = rows.Act(decision.seat, name)
    table.replay(StoredRow(table.version + 1, float(table.version), row))


def run(positions: int, seed: int, kinds: list[tuple[str, int]]) -> tuple[Counter[str], list[str]]:
    """Look at so many positions of each kind of game."""
    count: Counter[str] = Counter()
    told_apart: list[str] = []
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        for n, kind in enumerate(kinds):
            url = sqlite_url(Path(folder, f"{n}.db"))
            engine = open_engine(url)
            upgrade(engine)
            store = Store(Database(engine))
            notices = Notices(House(store, Claims(url)), None, "http://127.0.0.1", "off")
            try:
                found = asyncio.run(_sit(store, notices, kind, positions, chance))
            finally:
                store.database.close()
            count += found.count
            told_apart += found.told_apart
    return count, told_apart


async def _sit(
    store: Store, notices: Notices, kind: tuple[str, int], positions: int, chance: random.Random
) -> Adversary:
    table = await begin(store, *kind)
    found = Adversary(notices, table, chance)
    for _ in range(positions):
        for _ in range(chance.randint(1, 12)):
            if found.table.over:
                found.table = LiveTable(store, table.table, table.game)
            answer(found.table, chance)
        found.look()
        found.count["positions"] += 1
    return found


def all_kinds() -> list[tuple[str, int]]:
    return [
        (game, seats) for game in salon.list_games() for seats in salon.load(game).seat_counts if seats > 1
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.leaks", description=__doc__.split("\n")[0])
    parser.add_argument("--positions", type=int, default=200, help="in all (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    kinds = all_kinds()
    count, told_apart = run(-(-arguments.positions // len(kinds)), arguments.seed, kinds)
    print(", ".join(f"{what}: {number:,}" for what, number in count.items()))
    print("\n".join(told_apart[:20]))
    print(
        f"told apart: {len(told_apart)}; advantage over chance: {len(told_apart) / count['worlds'] / 2:.3f}"
    )
    return int(bool(told_apart))


if __name__ == "__main__":
    sys.exit(main())
