"""Each read, write and message of every operation of the store fails once: all or nothing, and it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, and_, delete, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError

from salon.server import rows
from salon.server.database import AWAY, Database, open_engine, sqlite_url
from salon.server.migrations import upgrade
from salon.server.schema import members
from salon.server.store import Store
from tests.chaos import disk
from tests.chaos.furniture import TABLE, furnish
from tests.chaos.ground import Ground
from tests.chaos.operations import OPERATIONS, Operation, all_there_are
from tests.chaos.wire import Wire
from tests.server.running import Postgres

AT_MOST = 400  # calls of one operation
DAILY = 5  # every day one call in so many fails, but each of those that write the truth about a table
LOG = {"add_rematch", "add_tables", "append", "end", "new_table", "replace", "reveal", "take_seat"}

_orders = disk.Orders()
_disk: list[disk.Disk] = []


def test_every_operation_of_the_store_is_tried() -> None:
    """One that is new belongs into tests/chaos/operations.py."""
    assert set(OPERATIONS) == all_there_are()


class House:
    """A store whose ground gives way, and a look at the same database from firm ground."""

    def __init__(self, store: Store, firm: Ground, fail: Callable[[int], None], hit: Callable[[], int]):
        self.store, self.firm, self.fail, self.hit = store, firm, fail, hit

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
        """Let each call of an operation fail, or every so many; how many have failed."""
        operation, store, firm = OPERATIONS[name], self.store, self.firm
        result = await operation(store)
        whole = firm.put_back()
        assert whole or result or name == "announce", name  # which leaves no trace
        for failed, n in enumerate(range(first, AT_MOST, step)):
            hit, fault = await self.attempt(operation, n)
            found = firm.put_back()
            # An error promises nothing, but there are no halves; what is said to be done is done.
            assert found == whole if fault is None else found in ({}, whole), (name, n, fault)
            again = await operation(store)
            assert type(again) is type(result), (name, n)
            assert firm.put_back() == whole, (name, n)
            assert whole or again == result, (name, n)
            if not hit:
                assert fault is None, (name, n, fault)
                return failed
        raise AssertionError(f"{name} never ends")


def run(
    store: Store,
    engine: Engine,
    fail: Callable[[int], None],
    hit: Callable[[], int],
    *,
    step: int = 1,
    names: Iterable[str] = OPERATIONS,
) -> int:
    """How many calls have failed in all, each alone."""

    async def script() -> int:
        await furnish(store)
        firm = Ground(engine)
        try:
            house = House(store, firm, fail, hit)
            found = 0
            for n, name in enumerate(names):
                every = 1 if name in LOG else step
                found += await house.try_all(name, every, n % every)
            return found
        finally:
            firm.close()

    try:
        calls = asyncio.run(script())
    finally:
        store.database.close()
        engine.dispose()
    print(f"{calls} calls have failed")
    return calls


@pytest.fixture
def failing() -> Iterator[disk.Orders]:
    if not _disk:
        _disk.append(disk.Disk(_orders, default=False))
    yield _orders
    _orders.fail(0, 0)


@pytest.mark.parametrize("step", [DAILY, pytest.param(1, marks=pytest.mark.long)])
def test_each_read_write_and_sync_of_sqlite_fails_once(
    tmp_path: Path, failing: disk.Orders, step: int
) -> None:
    path = tmp_path / "salon.db"
    firm = open_engine(sqlite_url(path))
    upgrade(firm)
    store = Store(Database(open_engine(disk.url(path))))
    calls = run(store, firm, lambda n: failing.fail(n, 1 if n >= 0 else 0), lambda: failing.failed, step=step)
    assert calls * step > 4 * len(OPERATIONS)


class Careless(Store):
    """Does one thing by halves, and says of another that it is done."""

    async def leave_club(self, id: str, user_id: int) -> None:
        mine = and_(members.c.club_id == id, members.c.user_id == user_id)
        await self._do(delete(members).where(mine))
        await super().leave_club(id, user_id)

    async def mute(self, user_id: int, other: int, *, muted: bool) -> None:
        with suppress(DBAPIError):
            await super().mute(user_id, other, muted=muted)


@pytest.mark.parametrize("name", ["leave_club", "mute"])
def test_a_careless_store_is_found_out(tmp_path: Path, failing: disk.Orders, name: str) -> None:
    path = tmp_path / "salon.db"
    firm = open_engine(sqlite_url(path))
    upgrade(firm)
    store = Careless(Database(open_engine(disk.url(path))))
    with pytest.raises(AssertionError, match=name):
        run(
            store,
            firm,
            lambda n: failing.fail(n, 1 if n >= 0 else 0),
            lambda: failing.failed,
            names=[name],
        )


def test_each_call_fails_once_while_many_answers_are_written_together(
    tmp_path: Path, failing: disk.Orders
) -> None:
    """Whoever is told that their answer stands finds it in the file.

    A job at fault is among them, so that each has to be undone alone; and SQLite has so little memory that it
    reads and writes in the middle of the transaction, which it takes back when that fails.
    """
    path = tmp_path / "salon.db"
    whole = open_engine(sqlite_url(path))
    upgrade(whole)
    engine = open_engine(disk.url(path))
    event.listen(engine, "connect", lambda connection, _: connection.execute("pragma cache_size=5"))
    store = Store(Database(engine))

    def at_fault(_: Connection) -> None:
        raise ValueError("a job at fault")

    async def script() -> None:
        await furnish(store)
        firm = Ground(whole)
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
            there = {row[1] for row in firm.contents()["actions"]}
            assert {version for version, done in enumerate(told, 4) if done is True} <= there, n
            assert there == set(range(1, len(there) + 1)), n
            firm.put_back()
            if failing.failed == failed:
                return firm.close()
        raise AssertionError("it never ends")

    try:
        asyncio.run(script())
    finally:
        store.database.close()
        whole.dispose()


@pytest.mark.parametrize("asked", [True, False], ids=["what is asked", "what is answered"])
@pytest.mark.parametrize("step", [DAILY, pytest.param(1, marks=pytest.mark.long)])
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
        calls = run(store, firm, fail, lambda: wire.cuts, step=step)
    finally:
        wire.close()
    assert calls * step > 4 * len(OPERATIONS)
