"""A table from its snapshot and the log after it is the table from its whole log."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text, update

from salon.games import load
from salon.kernel import Fate
from salon.server import rows, snapshots
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.live import LiveTable
from salon.server.migrations import migrate
from salon.server.schema import snapshots as stored_snapshots
from salon.server.store import Store, StoredSeat, StoredTable
from salon.server.wire import Pace


async def begin(store: Store, game: str, seats: int, id: str = "aaaaaaaaaa") -> LiveTable:
    ana = await store.new_user("Ana", "en")
    assert ana is not None
    stored = StoredTable(
        id=id,
        game=game,
        options=load(game).settle_options(seats, {}),
        seed=Fate.of(seats).seed,
        pace=Pace("live"),
        public=False,
        status="playing",
        creator=ana.id,
        created=time.time(),
        started=time.time(),
        next_table=None,
        seats=tuple(StoredSeat(n, f"Ana {n}", user_id=ana.id) for n in range(seats)),
    )
    await store.new_table(stored)
    return LiveTable(store, stored, load(game))


async def answer(table: LiveTable, chance: random.Random) -> None:
    """One answer, or sometimes something else."""
    asked = [d for d in table.play.state.pending if d.legal]
    decision = chance.choice(asked)
    back = [seat for seat in range(len(table.names)) if table.play.can_undo(seat)]
    if back and chance.random() < 0.1:
        await table.undo(back[0], table.version)
    elif table.version > 30 and not table.gone and table.others_play_on(decision.seat):
        await table.resign(decision.seat)
    elif chance.random() < 0.03 and decision.seat not in table.gone:
        seat = decision.seat
        await table.do(rows.Lend(seat, "" if seat in table.lent else "greedy"))
    elif chance.random() < 0.03 and not table.gone:  # else the others would soon agree
        await table.do(rows.Agree(decision.seat))
    else:
        name = table.game.vocabulary.name(chance.choice(decision.legal))
        await table.act(decision.seat, name, table.version, chance.choice(["person", "bot"]))


def held(table: LiveTable) -> dict[str, Any]:
    """All that makes a table."""
    around = {"store", "table", "game", "lock", "sockets", "on_change", "on_presence", "on_broken"}
    other = {*around, "play", "sight", "snapped", "delivery", "finals", "keeper", "patience", "owed"}
    found = {name: value for name, value in vars(table).items() if name not in other}
    shown = [
        {**msgspec.json.decode(msgspec.json.encode(table.sight.update(seat, "en"))), "at": 0, "seats": ()}
        for seat in (None, *range(len(table.names)))
    ]
    play = table.play
    return {**found, "log": play.log, "record": play.record.to_json(), "shown": shown}


@pytest.mark.parametrize(("game", "seats"), [("court", 3), ("turmoil", 2), ("v1919", 3)])
def test_from_a_snapshot_or_from_the_whole_log_it_is_the_same_table(
    game: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.snapshots.EVERY", 12)
    chance = random.Random(game)

    async def script(store: Store) -> None:
        table = await begin(store, game, seats)
        compared = set()
        while not table.over:
            await answer(table, chance)
            if table.version % 9 and not table.over:
                continue
            quick, slow = (LiveTable(store, table.table, table.game) for _ in range(2))
            await quick.open()
            await slow.catch_up()
            assert quick.play.state == slow.play.state == table.play.state
            assert held(quick) == held(slow)
            assert slow.snapped == 0
            compared.add(quick.snapped)
            if quick.over:
                assert quick.snapped == quick.version
            elif decision := next((d for d in quick.play.state.pending if d.legal), None):
                told = quick.play.state.copy()
                told.journal = []
                quick.play.act(decision.legal[0], decision.seat)
                assert len(quick.play.log) - len(slow.play.log) == len(
                    told.apply(decision.legal[0], decision.seat)
                )
        assert len(compared) > 5
        assert len(table.play.record.moves) > 50

    run(sqlite_url(tmp_path / "salon.db"), script)


def test_a_snapshot_of_another_engine_or_a_broken_one_is_left_aside(
    ready: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.snapshots.EVERY", 5)
    chance = random.Random(1)

    async def script(store: Store) -> None:
        table = await begin(store, "court", 2)
        while table.snapped == 0:
            await answer(table, chance)
        monkeypatch.setattr("salon.server.snapshots.EVERY", 10_000)

        async def opened(**change: object) -> int:
            await store.database.write(
                lambda c: c.execute(update(stored_snapshots).values(**change)).rowcount
            )
            again = LiveTable(store, table.table, table.game)
            await again.open()
            assert again.play.state == table.play.state
            assert again.version == table.version
            return again.snapped

        body = snapshots.take(table)
        assert await opened(version=table.snapped) == table.snapped
        assert await opened(engine="0.0.0 court/1") == 0
        assert await opened(engine=snapshots.engine(table), body=b"nonsense") == 0
        assert await opened(body=body[:-9]) == 0
        assert await opened(body=body) == table.snapped

    run(ready, script)


def test_a_table_without_a_snapshot_gets_one_when_it_is_opened(ready: str) -> None:
    """As one that was brought in, or comes from an older engine."""
    chance = random.Random(2)

    async def script(store: Store) -> None:
        table = await begin(store, "court", 2)
        while not table.over:
            await answer(table, chance)
        await store.database.write(lambda c: c.execute(text("delete from snapshots")).rowcount)
        for snapped_before in (None, table.version):
            found = await store.snapshot(table.table.id, snapshots.engine(table))
            assert (found[0] if found else None) == snapped_before
            again = LiveTable(store, table.table, table.game)
            await again.open()
            assert held(again) == held(table)

    run(ready, script)


def test_a_game_that_was_brought_in_begins_alike_everywhere(ready: str) -> None:
    """One server had it open while seats were free, another opens it when all are taken."""

    async def script(store: Store) -> None:
        table = await begin(store, "court", 2)
        for _ in range(8):
            await answer(table, random.Random(3))
        seats = (table.table.seats[0], StoredSeat(1, "", invitation="x"))
        waiting = msgspec.structs.replace(
            table.table, id="bbbbbbbbbb", status="waiting", started=None, seats=seats
        )
        log = [stored.row for stored in await store.rows_after(table.table.id, 0)]
        await store.add_tables([(waiting, [row for row in log if isinstance(row, rows.Act)])])
        early = LiveTable(store, waiting, table.game)
        await early.open()
        assert not early.waiting_for()
        ben = await store.new_user("Ben", "en")
        assert ben is not None
        assert await store.take_seat(waiting.id, 1, ben.id, "Ben")
        await early.reload()
        stored = await store.table(waiting.id)
        assert stored is not None
        late = LiveTable(store, stored, table.game)
        await late.open()
        assert late.waiting_for()
        assert held(early) == held(late)

    run(ready, script)


def test_an_older_snapshot_does_not_replace_a_newer_one(ready: str) -> None:
    async def script(store: Store) -> None:
        table = await begin(store, "court", 2)
        id, engine = table.table.id, snapshots.engine(table)
        for version in (1, 2):
            await store.append(id, version, rows.Agree(0), 0.0)
        for version in (2, 1):
            await store.save_snapshot(id, version, engine, b"")
        assert await store.snapshot(id, engine) == (2, b"")
        await store.save_snapshot(id, 1, "another engine", b"x")
        found = await store.database.read(
            lambda c: c.execute(text("select version, engine from snapshots")).all()
        )
        assert [tuple(row) for row in found] == [(1, "another engine")]

    run(ready, script)


def run(database: str, script: Any) -> None:
    engine = open_engine(database)
    migrate(engine)
    store = Store(Database(engine))
    try:
        asyncio.run(script(store))
    finally:
        store.database.close()
