"""The database: one thread writes and commits in groups, a few others read; SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop, Future
from bisect import bisect_left
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from typing import Generic, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Job = Callable[[Connection], T]


QUIET_SECONDS = 60.0
_log = logging.getLogger("salon")


class Lost(Exception):
    """A transaction that is no longer there: nothing of it was written."""


# What is raised while the database is away or overwhelmed: it may work again in a moment.
AWAY = (OperationalError, InterfaceError, InternalError, PoolTimeout, TimeoutError, ConnectionError, Lost)


class Outage:
    """Says that the database is away, in one line and not more often than once a minute."""

    def __init__(self) -> None:
        self._said = -QUIET_SECONDS

    def seen(self, error: Exception) -> None:
        if time.monotonic() - self._said >= QUIET_SECONDS:
            self._said = time.monotonic()
            reason = str(getattr(error, "orig", error)).strip().splitlines() or [type(error).__name__]
            _log.error("The database is away: %s", reason[0])


outage = Outage()


GROUP = 256  # writes in one commit, at most
READERS = 2
CONNECT_SECONDS = 5
QUERY_SECONDS = 20.0  # that a house waits for its database


# A machine that is gone says nothing: silence for so long is taken for it.
REACHED = {"connect_timeout": CONNECT_SECONDS, "tcp_user_timeout": 10_000, "keepalives_idle": 10}


def open_engine(url: str) -> Engine:
    """An engine for an address such as sqlite:///salon.db or postgresql://host/salon."""
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg" + url.removeprefix("postgresql")
    if url.startswith("sqlite"):
        engine = create_engine(url)
    else:
        engine = create_engine(url, pool_pre_ping=True, connect_args=REACHED)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: sqlite3.Connection, _: object) -> None:
            connection.isolation_level = None  # SQLAlchemy says when a transaction begins
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
                connection.execute(f"pragma {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            reads = connection.get_execution_options().get("reads")
            # A deferred transaction fails when two write; one that only reads must not take the write lock.
            connection.exec_driver_sql("begin" if reads else "begin immediate")

    return engine


def _limit_statements(engine: Engine, seconds: float) -> None:
    """PostgreSQL itself gives up what takes longer, so that its threads here come back."""

    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        connection.autocommit = True  # else it would hold for one transaction
        connection.execute(f"set statement_timeout = {int(1000 * seconds)}")
        connection.autocommit = False

    engine.dispose()  # connections from before know nothing of it


def sqlite_url(path: Path) -> str:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{path}"


class Statement:
    """A statement that is run all the time: put into words once, then handed to the driver as it is."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        assert isinstance(compiled, SQLCompiler)
        self._sql = str(compiled)
        self._order = compiled.positiontup  # None: the driver takes values by their names

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Returns how many rows there are of it."""
        found = tuple([values[name] for name in self._order]) if self._order else values
        return connection.exec_driver_sql(self._sql, found).rowcount


class Waiting(Generic[T_co]):
    """A job for the writer, and who waits for it."""

    __slots__ = ("done", "job")

    def __init__(self, job: Job[T_co], done: Future[T_co]) -> None:
        self.job, self.done = job, done


Outcome = tuple[Future[object], object, Exception | None]


class Done:
    """What the writer has done so far, and how long those who asked for it waited."""

    BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

    def __init__(self) -> None:
        self.commits = self.writes = 0
        self.seconds = 0.0
        self._by_bound = [0] * (len(self.BOUNDS) + 1)

    def add(self, seconds: float) -> None:
        self.writes += 1
        self.seconds += seconds
        self._by_bound[bisect_left(self.BOUNDS, seconds)] += 1

    def within(self) -> dict[str, int]:
        """How many waited no longer than that, in seconds."""
        found = zip((*map(str, self.BOUNDS), "+Inf"), accumulate(self._by_bound), strict=True)
        return dict(found)


class Database:
    """Jobs for the database. A write is answered when it is durable.

    Nobody waits longer than `patience`: the database is then taken for away. What was written after all is
    found in the log.
    """

    def __init__(self, engine: Engine, patience: float | None = None) -> None:
        self.engine = engine
        self.done = Done()
        self._patience = patience
        if patience is not None and engine.dialect.name == "postgresql":
            _limit_statements(engine, patience)
        self._jobs: queue.SimpleQueue[Waiting[object] | None] = queue.SimpleQueue()
        self._reading = engine.execution_options(reads=True)
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._writer = threading.Thread(target=self._write_groups, name="database-writer", daemon=True)
        self._writer.start()

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def write(self, job: Job[T]) -> T:
        """Do a job inside a transaction, together with others that wait; returns after the commit."""
        done: Future[T] = asyncio.get_running_loop().create_future()
        start = time.monotonic()
        waiting: Waiting[T] = Waiting(job, done)
        self._jobs.put(waiting)
        async with asyncio.timeout(self._patience):
            found = await done
        self.done.add(time.monotonic() - start)
        return found

    async def read(self, job: Job[T]) -> T:
        async with asyncio.timeout(self._patience):
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._reading.connect() as connection:
            return job(connection)

    def close(self) -> None:
        """Write what waits, then let go."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # -- the writer --------------------------------------------------------------------------

    def _write_groups(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            group = [first]
            more = True
            while more and len(group) < GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    more = False
                else:
                    group.append(job)
            self._write(group)
            if not more:
                return

    def _write(self, group: list[Waiting[object]]) -> None:
        """One transaction for all; if a job fails, one in which each can be undone alone.

        If the commit fails nothing is done again: it may have been made, and only its answer be lost.
        """
        group = [each for each in group if not each.done.cancelled()]
        told: list[Outcome] = []
        committing = False
        try:
            with self.engine.begin() as connection:
                told = [(each.done, each.job(connection), None) for each in group]
                _check_transaction(connection)
                committing = True
        except Exception as fault:  # noqa: BLE001  (whose fault it was comes to light now)
            if not committing:
                self._write_apart(group)
                return
            told = [(each.done, None, fault) for each in group]
        self.done.commits += 1
        _tell(told)

    def _write_apart(self, group: list[Waiting[object]]) -> None:
        """Still one transaction; a job that fails is undone alone and told so.

        When the disk fails SQLite may take the whole transaction back. What follows would then be committed
        by itself and what went before be lost: the group ends there, and nobody's write is taken for done.
        """
        told: list[Outcome] = []
        again: list[Waiting[object]] = []
        try:
            with self.engine.begin() as connection:
                for each in group:
                    if each.done.cancelled():  # nobody waits for it any more
                        continue
                    try:
                        with connection.begin_nested():
                            found = each.job(connection)
                    except Exception as fault:  # noqa: BLE001  (whatever it is, its sender is told)
                        _check_transaction(connection, fault)
                        if _may_try_again(fault):
                            again.append(each)
                        else:
                            told.append((each.done, None, fault))
                    else:
                        told.append((each.done, found, None))
                _check_transaction(connection)
        except Exception as fault:  # noqa: BLE001  (no transaction or no commit: nobody's write is durable)
            told, again = [(each.done, None, fault) for each in group], []
        _tell(told)
        for waiting in again:
            self._jobs.put(waiting)


def _check_transaction(connection: Connection, fault: Exception | None = None) -> None:
    """Raise if the transaction is gone: with the line to PostgreSQL, or because SQLite ended it by itself.

    PostgreSQL refuses to go on in one that failed.
    """
    if connection.invalidated:
        raise fault or Lost("the line to PostgreSQL is gone")
    driver = connection.connection.driver_connection
    if isinstance(driver, sqlite3.Connection) and not driver.in_transaction:
        raise fault or Lost("SQLite took the transaction back")


def _may_try_again(fault: Exception) -> bool:
    """Whether PostgreSQL chose this one of two that stood in each other's way."""
    return isinstance(fault, OperationalError) and getattr(fault.orig, "sqlstate", "") in {"40001", "40P01"}


def _tell(told: list[Outcome]) -> None:
    """Let those who wait go on, all of one event loop in one go: waking it costs as much as a small write."""
    loops: dict[AbstractEventLoop, list[Outcome]] = {}
    for outcome in told:
        loops.setdefault(outcome[0].get_loop(), []).append(outcome)
    for loop, outcomes in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[Outcome]) -> None:
    for done, found, fault in outcomes:
        if done.cancelled():
            continue
        if fault is None:
            done.set_result(found)
        else:
            done.set_exception(fault)
