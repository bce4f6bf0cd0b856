"""What was acknowledged is in the file, also when the disk fails in the middle of a group of writes."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from salon.server import rows
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.live import LiveTable, Stale
from salon.server.migrations import upgrade
from salon.server.store import Store
from tests.server.test_snapshots import begin
from tests.server.test_store import new_table


@pytest.fixture
def file(tmp_path: Path) -> Iterator[tuple[Store, Path]]:
    path = tmp_path / "salon.db"
    engine = open_engine(sqlite_url(path))
    upgrade(engine)
    store = Store(Database(engine))
    yield store, path
    store.database.close()


def written(path: Path) -> set[tuple[str, int]]:
    """The entries in the file, read past the server."""
    with sqlite3.connect(path) as other:
        found = {(id, version) for id, version in other.execute("select table_id, version from actions")}
    other.close()
    return found


def rolls_back(c: Connection) -> None:
    """As SQLite does when it cannot read or write: it takes the whole transaction back, and says so."""
    driver: Any = c.connection.driver_connection
    driver.execute("rollback")
    raise OperationalError("insert …", {}, sqlite3.OperationalError("disk I/O error"))


def fails(_: Connection) -> None:
    raise ValueError("a job at fault")


async def answers(store: Store, bad: Callable[[Connection], None], count: int = 60) -> list[Any]:
    """Many answers at many tables, in groups, and now and then a job that fails."""
    ids = [f"{n:0>10}" for n in range(count)]
    for id in ids:
        await new_table(store, id)
    jobs: list[Any] = []
    for n, id in enumerate(ids):
        jobs.append(store.append(id, 1, rows.Act(0, "a"), 0.0))
        if n % 20 == 10:
            jobs.append(store.database.write(bad))
    return list(await asyncio.gather(*jobs, return_exceptions=True))


def acknowledged(done: list[Any]) -> int:
    return sum(found is True for found in done)


def test_when_sqlite_takes_all_back_nobody_is_told_it_was_done(file: tuple[Store, Path]) -> None:
    store, path = file
    done = asyncio.run(answers(store, rolls_back))
    assert acknowledged(done) == len(written(path))
    assert all(found is True or isinstance(found, OperationalError) for found in done)


def test_a_job_that_fails_by_itself_spoils_no_other(file: tuple[Store, Path]) -> None:
    store, path = file
    done = asyncio.run(answers(store, fails))
    assert acknowledged(done) == len(written(path)) == 60


def test_a_job_that_hides_the_fault_is_found_out(file: tuple[Store, Path]) -> None:
    """Without a transaction a commit does nothing, and says nothing."""
    store, path = file

    def hides(c: Connection) -> None:
        with pytest.raises(OperationalError):
            rolls_back(c)

    done = asyncio.run(answers(store, hides))
    assert acknowledged(done) <= len(written(path))
    assert any(isinstance(found, OperationalError) for found in done)


def test_on_a_full_disk_what_is_acknowledged_is_there(tmp_path: Path) -> None:
    """A file that may not grow: SQLite itself fails in the middle of a group, and takes all of it back."""
    path = tmp_path / "salon.db"
    engine = open_engine(sqlite_url(path))
    upgrade(engine)
    store = Store(Database(engine))

    async def script() -> list[Any]:
        ids = [f"{n:0>10}" for n in range(40)]
        for id in ids:
            await new_table(store, id)
        engine.dispose()
        event.listen(engine, "connect", narrow)
        return list(
            await asyncio.gather(
                *(
                    store.append(id, version, rows.Act(0, "a" * (4000 if int(id) % 7 == 0 else 20)), 0.0)
                    for version in range(1, 11)
                    for id in ids
                ),
                return_exceptions=True,
            )
        )

    def narrow(connection: Any, _: object) -> None:
        [[pages]] = connection.execute("pragma page_count")
        connection.execute(f"pragma max_page_count={pages + 12}")

    try:
        done = asyncio.run(script())
    finally:
        store.database.close()
    told = {(f"{n % 40:0>10}", n // 40 + 1) for n, found in enumerate(done) if found is True}
    assert told - written(path) == set()
    assert any(isinstance(found, OperationalError) for found in done)


def test_when_the_disk_fails_at_the_commit_nobody_is_told_it_was_done(file: tuple[Store, Path]) -> None:
    """The system itself lets no file grow: SQLite says that reading and writing fail."""
    store, path = file

    async def script() -> list[Any]:
        table = await new_table(store)
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        size = path.with_name("salon.db-wal").stat().st_size
        done: list[Any] = []
        for n, limit in enumerate((size, before[0])):
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))
            try:
                done += await asyncio.gather(
                    *(store.append(table.id, v, rows.Act(0, "a"), 0.0) for v in range(1, 6)),
                    return_exceptions=True,
                )
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, before)
            assert len(written(path)) == 5 * n
        return done

    done = asyncio.run(script())
    assert all(isinstance(found, OperationalError) for found in done[:5])
    assert done[5:] == [True] * 5


# -- gaps ----------------------------------------------------------------------------------------


def test_the_log_has_no_gap(ready: str) -> None:
    store = Store(Database(open_engine(ready)))

    async def script() -> None:
        table = await new_table(store)
        assert not await store.append(table.id, 2, rows.Act(0, "second"), 0.0)
        assert await store.append(table.id, 1, rows.Act(0, "first"), 0.0)
        assert not await store.append(table.id, 3, rows.Act(0, "third"), 0.0)
        assert await store.append(table.id, 2, rows.Act(0, "second"), 0.0)
        assert [stored.version for stored in await store.rows_after(table.id, 0)] == [1, 2]

    try:
        asyncio.run(script())
    finally:
        store.database.close()


def test_a_table_that_knows_more_than_its_log_reads_it_anew(file: tuple[Store, Path]) -> None:
    """As after a file was put back from a backup while the server ran."""
    store, _ = file

    async def script() -> None:
        table = await begin(store, "court", 2)

        async def answer(live: LiveTable) -> None:
            decision = live.play.state.pending[0]
            await live.act(decision.seat, live.game.vocabulary.name(decision.legal[0]), live.version)

        for _ in range(4):
            await answer(table)
        await table.do(rows.Lend(0, "greedy"))
        await store.save_snapshot(table.table.id, 5, "an engine", b"")
        await store.database.write(
            lambda c: c.exec_driver_sql("delete from actions where version > 2").rowcount
        )
        with pytest.raises(Stale):
            await answer(table)
        assert (table.version, len(table.play.record.moves), table.lent) == (2, 2, {})
        assert await store.snapshot(table.table.id, "an engine") is None
        await answer(table)
        again = LiveTable(store, table.table, table.game)
        await again.open()
        assert again.play.state == table.play.state

    asyncio.run(script())
