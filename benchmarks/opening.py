"""How fast a long table opens, and any moment of it: `python -m benchmarks.opening [MOVES]`.

A table of Versailles 1919 at which people talk about deals for thousands of moves, on SQLite.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from salon.games import load
from salon.kernel import Play, Record
from salon.server import rows
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.live import LiveTable
from salon.server.migrations import migrate
from salon.server.past import Past
from salon.server.store import Store, StoredSeat, StoredTable
from salon.server.wire import Pace

NAMES = ("Ana", "Ben", "Cleo")
LOOKS = 50


def talk(moves: int) -> Record:
    """A game in which next to nothing but talk happens."""
    game, chance = load("v1919"), random.Random(1)
    play = Play.begin(Record.of(game, NAMES, seed=7), game)
    while len(play.record.moves) < moves:
        asides = [(d.seat, action) for d in play.state.pending for action in d.aside]
        asked = [(d.seat, action) for d in play.state.pending for action in d.legal]
        seat, action = chance.choice(asides if asides and (chance.random() < 0.995 or not asked) else asked)
        play.act(action, seat)
    return play.record


class Loop:
    """How long others wait for the event loop."""

    async def watch(self) -> None:
        self.longest, before = 0.0, time.perf_counter()
        while True:
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            self.longest, before = max(self.longest, now - before), now


async def measure(store: Store, record: Record) -> None:
    game = load("v1919")
    ana = await store.new_user("Ana", "en")
    assert ana is not None
    now = time.time()
    stored = StoredTable(
        id="aaaaaaaaaa",
        game=game.id,
        options=record.header.options,
        seed=record.header.seed,
        pace=Pace(),
        public=False,
        status="playing",
        creator=ana.id,
        created=now,
        started=now,
        next_table=None,
        seats=tuple(StoredSeat(n, name, user_id=ana.id) for n, name in enumerate(NAMES)),
    )
    await store.add_tables([(stored, [rows.Act(m.seat, m.action, note=m.note) for m in record.moves])])
    loop = Loop()
    watching = asyncio.create_task(loop.watch())
    for what in ("from its log alone", "from what was kept"):
        start = time.perf_counter()
        table = LiveTable(store, stored, game)
        await table.open()
        opened = time.perf_counter()
        size = len(msgspec.json.encode(table.sight.update(0, "en")))
        shown = time.perf_counter()
        print(
            f"{len(record.moves)} moves, {what}: open {1000 * (opened - start):.0f} ms,"
            f" first view {1000 * (shown - opened):.0f} ms ({size} bytes)"
        )
    past, chance, took = Past(store), random.Random(2), []
    loop.longest = 0
    for move in chance.sample(range(len(record.moves)), LOOKS):
        start = time.perf_counter()
        before = await past.position(table, max(0, move - 1))
        state = await past.position(table, move)
        msgspec.json.encode(table.sight.moment(before, state, move, 0, "en"))
        took.append(1000 * (time.perf_counter() - start))
    took.sort()
    print(
        f"a moment at random: median {took[LOOKS // 2]:.0f} ms, longest {took[-1]:.0f} ms,"
        f" {past.replayed / LOOKS:.0f} moves played again each;"
        f" the event loop stood still {1000 * loop.longest:.0f} ms at most"
    )
    watching.cancel()
    past.close()


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    record = talk(moves)
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(sqlite_url(Path(folder) / "salon.db"))
        migrate(engine)
        store = Store(Database(engine))
        try:
            asyncio.run(measure(store, record))
        finally:
            store.database.close()


if __name__ == "__main__":
    main()
