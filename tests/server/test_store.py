"""The store, on SQLite and on PostgreSQL: forms of the database, a log that only grows, groups of writes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from salon.kernel import Fate, Text
from salon.server import rows
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.migrations import config, migrate, upgrade
from salon.server.store import Store, StoredSeat, StoredTable, User
from salon.server.wire import Pace

Script: TypeAlias = Callable[[Store], Coroutine[Any, Any, None]]


def run(database: str, script: Script) -> None:
    """Do something with a store."""
    store = Store(Database(open_engine(database)))
    try:
        asyncio.run(script(store))
    finally:
        store.database.close()


async def somebody(store: Store, name: str = "Ana") -> User:
    user = await store.new_user(name, "en")
    assert user is not None
    return user


async def new_table(store: Store, id: str = "aaaaaaaaaa", *, open_seats: int = 0) -> StoredTable:
    ana = await somebody(store)
    table = StoredTable(
        id=id,
        game="court",
        options={},
        seed=Fate.of(1).seed,
        pace=Pace(),
        public=False,
        status="waiting" if open_seats else "playing",
        creator=ana.id,
        created=time.time(),
        started=None,
        next_table=None,
        seats=(
            StoredSeat(0, "Ana", user_id=ana.id),
            *(StoredSeat(n, "", invitation="x") for n in range(1, open_seats + 1)),
            StoredSeat(open_seats + 1, "Bot", bot="random"),
        ),
    )
    await store.new_table(table)
    return table


# -- forms of the database -----------------------------------------------------------------------


def test_migrations_go_up_and_down_and_match_the_schema(database: str) -> None:
    engine = open_engine(database)
    try:
        for _ in range(2):
            upgrade(engine)
            command.check(config(engine))
            assert {"actions", "tables", "users"} <= set(inspect(engine).get_table_names())
            command.downgrade(config(engine), "base")
            assert inspect(engine).get_table_names() == ["alembic_version"]
    finally:
        engine.dispose()


def test_servers_that_start_at_once_set_the_database_up_once(database: str) -> None:
    faults: list[BaseException] = []

    def start() -> None:
        engine = open_engine(database)
        try:
            migrate(engine)
        except SQLAlchemyError as fault:
            faults.append(fault)
        finally:
            engine.dispose()

    threads = [threading.Thread(target=start) for _ in range(3 if "postgresql" in database else 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


# -- the log -------------------------------------------------------------------------------------


def test_a_version_is_written_once(ready: str) -> None:
    async def script(store: Store) -> None:
        table = await new_table(store)
        assert await store.append(table.id, 1, rows.Act(0, "first"), 1.0)
        assert not await store.append(table.id, 1, rows.Act(0, "second"), 2.0)
        [stored] = await store.rows_after(table.id, 0)
        assert (stored.version, stored.at, stored.row) == (1, 1.0, rows.Act(0, "first"))

    run(ready, script)


def test_the_log_is_read_from_any_version_on(ready: str) -> None:
    entries: list[rows.AnyRow] = [
        rows.Act(0, "a"),
        rows.Act(1, "b", "bot"),
        rows.Undo(0),
        rows.Lend(0, "random"),
        rows.Agree(0),
        rows.Resign(1, late=True),
    ]

    async def script(store: Store) -> None:
        table = await new_table(store)
        for version, row in enumerate(entries, 1):
            assert await store.append(table.id, version, row, float(version))
        assert [s.row for s in await store.rows_after(table.id, 0)] == entries
        assert [s.version for s in await store.rows_after(table.id, 4)] == [5, 6]
        assert await store.rows_after(table.id, 6) == []
        assert (await store.rows_after(table.id, 0))[-1].version == 6

    run(ready, script)


def test_of_many_writers_of_one_version_one_succeeds(ready: str) -> None:
    """Two stores are two servers; each sends several at once."""
    engines = [open_engine(ready) for _ in range(2)]
    stores = [Store(Database(engine)) for engine in engines]

    async def script() -> None:
        table = await new_table(stores[0])
        for version in range(1, 21):
            done = await asyncio.gather(
                *(
                    store.append(table.id, version, rows.Act(seat, f"{n}"), 0.0)
                    for seat, store in enumerate(stores)
                    for n in range(3)
                )
            )
            assert sum(done) == 1
        assert len(await stores[1].rows_after(table.id, 0)) == 20

    try:
        asyncio.run(script())
    finally:
        for store in stores:
            store.database.close()


def test_writers_in_each_others_way_both_get_through(shared_postgres: str) -> None:
    """PostgreSQL ends one of two transactions that wait for each other; it is done again by itself."""
    engines = [open_engine(shared_postgres) for _ in range(2)]
    stores = [Store(Database(engine)) for engine in engines]
    meeting = threading.Barrier(2, timeout=10)

    def job(first: str, second: str) -> Callable[[Connection], None]:
        tries = chain((True,), repeat(False))

        def work(c: Connection) -> None:
            c.execute(text("update tables set status = 'ended' where id = :id"), {"id": first})
            if next(tries):
                meeting.wait()
            c.execute(text("update tables set status = 'ended' where id = :id"), {"id": second})

        return work

    async def script() -> None:
        one, two = await new_table(stores[0], "eeeeeeeeee"), await new_table(stores[0], "ffffffffff")
        await asyncio.gather(
            stores[0].database.write(job(one.id, two.id)), stores[1].database.write(job(two.id, one.id))
        )

    try:
        asyncio.run(script())
    finally:
        for store in stores:
            store.database.close()


# -- groups of writes ----------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Iterator[tuple[Store, Path]]:
    path = tmp_path / "salon.db"
    engine = open_engine(sqlite_url(path))
    upgrade(engine)
    store = Store(Database(engine))
    yield store, path
    store.database.close()


def count(path: Path) -> int:
    with sqlite3.connect(path) as other:
        found: int = other.execute("select count(*) from actions").fetchone()[0]
    other.close()
    return found


def test_what_is_acknowledged_can_be_read_by_others(file: tuple[Store, Path]) -> None:
    store, path = file

    async def script() -> None:
        table = await new_table(store)

        async def one(version: int) -> None:
            await store.append(table.id, version, rows.Act(0, "a"), 0.0)
            assert count(path) >= 1

        await asyncio.gather(*(one(version) for version in range(1, 51)))
        assert count(path) == 50

    asyncio.run(script())


def test_nothing_is_acknowledged_before_it_is_durable(file: tuple[Store, Path]) -> None:
    store, path = file

    async def script() -> None:
        table = await new_table(store)
        with sqlite3.connect(path, isolation_level=None) as other:
            other.execute("begin immediate")  # nobody else can commit now
            task = asyncio.create_task(store.append(table.id, 1, rows.Act(0, "a"), 0.0))
            await asyncio.sleep(0.2)
            assert not task.done()
            other.execute("rollback")
        other.close()
        assert await task

    asyncio.run(script())


def test_reading_does_not_wait_for_a_writer(file: tuple[Store, Path]) -> None:
    store, path = file

    async def script() -> None:
        table = await new_table(store)
        with sqlite3.connect(path, isolation_level=None) as other:
            other.execute("begin immediate")
            assert await asyncio.wait_for(store.table(table.id), 2)
            other.execute("rollback")
        other.close()

    asyncio.run(script())


def test_a_write_that_fails_spoils_no_other(file: tuple[Store, Path]) -> None:
    store, _ = file

    async def script() -> None:
        table = await new_table(store)
        done = await asyncio.gather(
            store.append(table.id, 1, rows.Act(0, "a"), 0.0),
            store.append("nowhere", 1, rows.Act(0, "a"), 0.0),
            store.append(table.id, 2, rows.Act(0, "b"), 0.0),
            return_exceptions=True,
        )
        assert done[0] is True
        assert isinstance(done[1], SQLAlchemyError)
        assert done[2] is True

    asyncio.run(script())


def test_when_no_transaction_can_begin_everyone_is_told(
    file: tuple[Store, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    store, _ = file

    def away() -> None:
        raise OSError("the disk is away")

    async def script() -> None:
        table = await new_table(store)
        with monkeypatch.context() as patch:
            patch.setattr(store.database.engine, "begin", away)
            with pytest.raises(OSError, match="away"):
                await asyncio.wait_for(store.append(table.id, 1, rows.Act(0, "a"), 0.0), 5)
        assert await store.append(table.id, 1, rows.Act(0, "a"), 0.0)

    asyncio.run(script())


def test_who_stops_waiting_does_not_stop_the_writer(file: tuple[Store, Path]) -> None:
    store, _ = file

    async def script() -> None:
        table = await new_table(store)
        held = threading.Event()
        first = asyncio.create_task(store.database.write(lambda _: held.wait(5)))
        await asyncio.sleep(0.05)
        cancelled = asyncio.create_task(store.append(table.id, 1, rows.Act(0, "not this"), 0.0))
        waiting = [asyncio.create_task(store.append(table.id, n, rows.Act(0, "a"), 0.0)) for n in range(1, 3)]
        await asyncio.sleep(0.05)
        first.cancel()
        cancelled.cancel()
        held.set()
        assert await waiting[0]
        assert await waiting[1]
        assert await store.append(table.id, 3, rows.Act(0, "a"), 0.0)

    asyncio.run(script())


# -- people and tables ---------------------------------------------------------------------------


def test_a_name_is_taken_however_it_is_written(ready: str) -> None:
    async def script(store: Store) -> None:
        assert await store.new_user("Ana de Austria", "es", "secret")
        assert await store.new_user("ＡＮＡ  de austria", "es", "secret") is None
        assert await store.new_user("ß" * 40, "en", "secret")  # grows when it is folded
        found = await store.user_named("ana DE austria")
        assert found is not None
        assert found.name == "Ana de Austria"
        guest = await somebody(store, "Ana de Austria")  # guests share names
        assert not await store.make_account(guest.id, "ana de austria", "secret")

    run(ready, script)


def test_of_two_who_want_one_name_one_gets_it(ready: str) -> None:
    async def script(store: Store) -> None:
        other = Store(Database(open_engine(ready)))
        try:
            for n in range(5):
                made = await asyncio.gather(
                    store.new_user(f"name {n}", "en", "secret"), other.new_user(f"Name {n}", "en", "secret")
                )
                assert sum(user is not None for user in made) == 1
        finally:
            other.database.close()

    run(ready, script)


def test_a_seat_is_taken_once_and_the_last_one_begins_the_game(ready: str) -> None:
    async def script(store: Store) -> None:
        table = await new_table(store, open_seats=2)
        ben, eva = await somebody(store, "Ben"), await somebody(store, "Eva")
        other = Store(Database(open_engine(ready)))
        try:
            taken = await asyncio.gather(
                store.take_seat(table.id, 1, ben.id, "Ben"), other.take_seat(table.id, 1, eva.id, "Eva")
            )
            assert sorted(taken) == [False, True]
            assert (now := await store.table(table.id))
            assert (now.status, now.started) == ("waiting", None)
            assert await other.take_seat(table.id, 2, eva.id, "Eva")
        finally:
            other.database.close()
        assert (now := await store.table(table.id))
        assert now.status == "playing"
        assert now.started
        assert all(seat.invitation is None for seat in now.seats)

    run(ready, script)


def test_there_is_one_rematch(ready: str) -> None:
    async def script(store: Store) -> None:
        from msgspec.structs import replace

        table = await new_table(store)
        done = await asyncio.gather(
            *(store.add_rematch(table.id, replace(table, id=id)) for id in ("bbbbbbbbbb", "cccccccccc"))
        )
        assert sorted(done) == [False, True]
        assert (now := await store.table(table.id))
        assert now.next_table == ("bbbbbbbbbb" if done[0] else "cccccccccc")
        assert len(await store.tables_of(table.creator)) == 2

    run(ready, script)


def test_games_played_alone_are_told_in_their_order(ready: str) -> None:
    async def script(store: Store) -> None:
        from msgspec.structs import replace

        table = await new_table(store)  # with a bot
        alone = replace(table, seats=table.seats[:1])
        for n, (id, winners) in enumerate((("bbbbbbbbbb", (0,)), ("cccccccccc", ()), ("dddddddddd", None))):
            await store.new_table(replace(alone, id=id, options={"target": n}, created=9.0 - n))
            await store.end(id, Text("house.end.agreed"), winners)
            assert (ended := await store.table(id))
            assert ended.winners == winners
        await store.new_table(replace(alone, id="eeeeeeeeee"))  # still in play
        await store.end(table.id, Text("house.end.agreed"), (0,))
        assert await store.played_alone(table.creator, "court") == [
            ({"target": 1}, False),
            ({"target": 0}, True),
        ]
        assert await store.played_alone(table.creator, "turmoil") == []
        assert await store.played_alone(table.creator + 1, "court") == []

    run(ready, script)


def test_tables_that_go_on_alone_are_found_after_a_restart(ready: str) -> None:
    async def script(store: Store) -> None:
        from msgspec.structs import replace

        table = await new_table(store)  # with a bot
        people = tuple(replace(seat, bot=None) for seat in table.seats)
        for id, pace in (("bbbbbbbbbb", Pace()), ("cccccccccc", Pace()), ("dddddddddd", Pace("daily"))):
            await store.new_table(replace(table, id=id, seats=people, pace=pace))
        await store.append("cccccccccc", 1, rows.Lend(0, "greedy"), 0.0)
        assert {t.id for t in await store.tables_to_mind()} == {"aaaaaaaaaa", "cccccccccc", "dddddddddd"}
        await store.end("aaaaaaaaaa", Text("house.end.agreed"), None)
        assert {t.id for t in await store.tables_to_mind()} == {"cccccccccc", "dddddddddd"}

    run(ready, script)


def test_secrets_are_hashed_at_rest(ready: str) -> None:
    async def script(store: Store) -> None:
        ana = await somebody(store)
        token = await store.open_session(ana.id)
        assert await store.session_user(token) == ana
        stored = await store.database.read(
            lambda c: c.execute(text("select token from sessions")).scalar_one()
        )
        assert stored != token
        assert await store.session_user(stored) is None
        await store.close_session(token)
        assert await store.session_user(token) is None

    run(ready, script)


def test_chat_and_notes_are_kept(ready: str) -> None:
    async def script(store: Store) -> None:
        table = await new_table(store)
        ben = await somebody(store, "Ben")
        for n in range(3):
            await store.add_message(table.id, ben.id, f"{n} 日本語", float(n))
        assert [m.text for m in await store.messages(table.id, limit=2)] == ["1 日本語", "2 日本語"]
        assert (last := (await store.messages(table.id))[-1]) == await store.message(last.id)
        await store.save_note(table.id, ben.id, "one")
        await store.save_note(table.id, ben.id, "two")
        assert await store.note(table.id, ben.id) == "two"
        assert await store.note(table.id, table.creator) == ""

    run(ready, script)


def test_a_snapshot_replaces_the_one_before(ready: str) -> None:
    async def script(store: Store) -> None:
        table = await new_table(store)
        await store.save_snapshot(table.id, 200, "court/1", b"{}")
        await store.save_snapshot(table.id, 400, "court/1", b"{1}")
        found = await store.database.read(
            lambda c: c.execute(text("select version, body from snapshots")).one()
        )
        assert (found.version, bytes(found.body)) == (400, b"{1}")

    run(ready, script)
