"""Each read, write and message of every operation of the store fails once: all or nothing, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError

from salon.server import rows
from salon.server.database import AWAY, Database, open_engine, sqlite_url
from salon.server.migrations import upgrade
from salon.server.store import Store
from tests.chaos import disk
from tests.chaos.operations import (
    OPERATIONS,
    TABLE,
    UNTRIED,
    Operation,
    all_there_are,
    changes,
    contents,
    furnish,
    put_back,
)
from tests.chaos.wire import Wire
from tests.server.running import Postgres

AT_MOST = 400  # calls of one operation

_orders = disk.Orders()
_disk: list[disk.Disk] = []


def test_every_operation_of_the_store_is_tried() -> None:
    """One that is new belongs into tests/chaos/operations.py."""
    assert set(OPERATIONS) | UNTRIED == all_there_are()
    assert not set(OPERATIONS) & UNTRIED


class House:
    """A store whose ground gives way, and a look at the same database from firm ground."""

    def __init__(self, store: Store, firm: Engine, fail: Callable[[int], None], hit: Callable[[], int]):
        self.store, self.firm, self.fail, self.hit = store, firm, fail, hit
        self.kept = contents(firm)

    async def attempt(self, operation: Operation, n: int) -> tuple[bool, Exception | None]:
        """Do it on new connections while the n-th call fails; whether there is one, and what was said."""
        self.store.database.engine.dispose()
        before = self.hit()
        self.fail(n)
        try:
            await operation(self.store)
        except (DBAPIError, *AWAY) as fault:
            return self.hit() > before, fault
        finally:
            self.fail(-1)
        return self.hit() > before, None

    async def try_all(self, name: str, step: int, first: int) -> int:
        """Let each call of an operation fail, or every so many; how many there are at least."""
        operation, store, kept = OPERATIONS[name], self.store, self.kept
        result = await operation(store)
        whole = changes(kept, contents(self.firm))
        if whole:
            put_back(self.firm, kept)
        for n in range(first, AT_MOST, step):
            hit, fault = await self.attempt(operation, n)
            found = changes(kept, contents(self.firm))
            # An error promises nothing, but there are no halves; what is said to be done is done.
            assert found == whole if fault is None else found in ({}, whole), (name, n, fault)
            if found:
                put_back(self.firm, kept)
            again = await operation(store)
            assert type(again) is type(result), (name, n)
            if whole:
                assert changes(kept, contents(self.firm)) == whole, (name, n)
                put_back(self.firm, kept)
            else:
                assert again == result, (name, n)
            if not hit:
                assert fault is None, (name, n, fault)
                return n
        raise AssertionError(f"{name} never ends")


def run(
    store: Store, firm: Engine, fail: Callable[[int], None], hit: Callable[[], int], step: int = 1
) -> int:
    async def script() -> int:
        await furnish(store)
        house = House(store, firm, fail, hit)
        return sum([await house.try_all(name, step, n % step) for n, name in enumerate(OPERATIONS)])

    try:
        return asyncio.run(script())
    finally:
        store.database.close()
        firm.dispose()


@pytest.fixture
def failing() -> Iterator[disk.Orders]:
    if not _disk:
        _disk.append(disk.Disk(_orders, default=False))
    yield _orders
    _orders.fail(0, 0)


def test_each_read_write_and_sync_of_sqlite_fails_once(tmp_path: Path, failing: disk.Orders) -> None:
    path = tmp_path / "salon.db"
    firm = open_engine(sqlite_url(path))
    upgrade(firm)
    store = Store(Database(open_engine(disk.url(path))))
    calls = run(store, firm, lambda n: failing.fail(n, 1 if n >= 0 else 0), lambda: failing.failed)
    assert calls > 4 * len(OPERATIONS)


def test_each_call_fails_once_while_many_answers_are_written_together(
    tmp_path: Path, failing: disk.Orders
) -> None:
    """Whoever is told that their answer stands finds it in the file.

    A job at fault is among them, so that each has to be undone alone; and SQLite has so little memory that it
    reads and writes in the middle of the transaction, which it takes back when that fails.
    """
    path = tmp_path / "salon.db"
    firm = open_engine(sqlite_url(path))
    upgrade(firm)
    engine = open_engine(disk.url(path))
    event.listen(engine, "connect", lambda connection, _: connection.execute("pragma cache_size=5"))
    store = Store(Database(engine))

    def at_fault(_: Connection) -> None:
        raise ValueError("a job at fault")

    async def script() -> None:
        await furnish(store)
        kept = contents(firm)
        for n in range(AT_MOST):
            store.database.engine.dispose()
            failed = failing.failed
            failing.fail(n, 1)
            jobs = [store.append(TABLE, version, rows.Act(0, "a" * 500), 2.0) for version in range(4, 64)]
            told = await asyncio.gather(
                *jobs[:3], store.database.write(at_fault), *jobs[3:], return_exceptions=True
            )
            assert told.pop(3) is not None
            failing.fail(0, 0)
            there = {row["version"] for row in contents(firm)["actions"]}
            assert {version for version, done in enumerate(told, 4) if done is True} <= there, n
            assert there == set(range(1, len(there) + 1)), n
            put_back(firm, kept)
            if failing.failed == failed:
                return
        raise AssertionError("it never ends")

    try:
        asyncio.run(script())
    finally:
        store.database.close()
        firm.dispose()


@pytest.mark.parametrize("asked", [True, False], ids=["what is asked", "what is answered"])
@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)])  # every day a third of them
def test_each_message_to_and_from_postgresql_is_lost_once(postgres: Postgres, asked: bool, step: int) -> None:
    address = postgres.database()
    firm = open_engine(address)
    upgrade(firm)
    name, _, folder = address.removeprefix("postgresql://postgres@/").partition("?host=")
    wire = Wire(Path(folder, ".s.PGSQL.5432"))
    through = f"postgresql://postgres@127.0.0.1:{wire.port}/{name}?sslmode=disable&gssencmode=disable"
    store = Store(Database(open_engine(through)))

    def fail(n: int) -> None:
        if n < 0:
            wire.mend()
        else:
            wire.cut(n, asked=asked)

    try:
        calls = run(store, firm, fail, lambda: wire.cuts, step)
    finally:
        wire.close()
    assert calls > 4 * len(OPERATIONS)
