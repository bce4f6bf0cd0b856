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

T = TypeVar("T")
Job = Callable[[Connection], T]

GROUP = 256  # writes in one commit, at most
READERS = 2


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
            connection.exec_driver_sql("begin immediate")  # a deferred one fails when two write

    return engine


def sqlite_url(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


class Database:
    """Jobs for the database. A write is answered when it is durable."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
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
        # Readers need no transaction: in SQLite ours would take the write lock.
        with self.engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
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
        results: list[tuple[Future[Any], Any]] = []
        try:
            with self.engine.begin() as connection:
                for job, done in group:
                    try:
                        with connection.begin_nested():
                            results.append((done, job(connection)))
                    except Exception as fault:  # noqa: BLE001  (whatever it is, its sender is told)
                        done.set_exception(fault)
        except Exception as fault:  # noqa: BLE001  (the commit failed: nobody's write is durable)
            for done, _ in results:
                done.set_exception(fault)
            return
        for done, result in results:
            done.set_result(result)
