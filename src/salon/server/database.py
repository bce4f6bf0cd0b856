"""The database: one thread writes and commits in groups, a few others read; SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

T = TypeVar("T")
Job = Callable[[Connection], T]

GROUP = 256  # writes in one commit, at most
READERS = 2
_AGAIN = ("40001", "40P01")  # PostgreSQL chose this one of two that stood in each other's way


def open_engine(url: str) -> Engine:
    """An engine for an address such as sqlite:///salon.db or postgresql://host/salon."""
    if url.startswith("postgresql://"):
        url = "postgresql+psycopg" + url.removeprefix("postgresql")
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            connection.isolation_level = None  # SQLAlchemy says when a transaction begins
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
                connection.execute(f"pragma {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            reads = connection.get_execution_options().get("reads")
            # A deferred transaction fails when two write; one that only reads must not take the write lock.
            connection.exec_driver_sql("begin" if reads else "begin immediate")

    return engine


def sqlite_url(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


class Database:
    """Jobs for the database. A write is answered when it is durable."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._reading = engine.execution_options(reads=True)
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._writer = threading.Thread(target=self._write_groups, name="database-writer", daemon=True)
        self._writer.start()

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def write(self, job: Job[T]) -> T:
        """Do a job inside a transaction, together with others that wait; returns after the commit."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return await asyncio.wrap_future(done)

    async def read(self, job: Job[T]) -> T:
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

    def _write(self, group: list[tuple[Job[Any], Future[Any]]]) -> None:
        """One transaction for all; a job that fails is undone alone and told so."""
        # From here on nobody can cancel: who stopped waiting before is left out.
        group = [(job, done) for job, done in group if done.running() or done.set_running_or_notify_cancel()]
        told: list[tuple[Future[Any], Any]] = []
        failed: list[tuple[Job[Any], Future[Any], Exception]] = []
        try:
            with self.engine.begin() as connection:
                for job, done in group:
                    try:
                        with connection.begin_nested():
                            found = job(connection)
                    except Exception as fault:  # noqa: BLE001  (whatever it is, its sender is told)
                        failed.append((job, done, fault))
                    else:
                        told.append((done, found))
        except Exception as fault:  # noqa: BLE001  (no transaction or no commit: nobody's write is durable)
            for _, done in group:
                done.set_exception(fault)
            return
        for done, found in told:
            done.set_result(found)
        for job, done, why in failed:
            if isinstance(why, OperationalError) and getattr(why.orig, "sqlstate", "") in _AGAIN:
                self._jobs.put((job, done))
            else:
                done.set_exception(why)
