"""Backups while the server runs: one SQLite file with everything, of whichever database.

SQLite copies itself, as it stands at one moment; PostgreSQL is read table by table, as it stands at one
moment, into a file of the same form. Either file can be served as it is.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, Engine, func, insert, select

from salon.kernel import fault
from salon.server.database import open_engine
from salon.server.migrations import form, newest, upgrade
from salon.server.opening import BadDatabase, reach
from salon.server.schema import actions, metadata, tables

CHUNK = 1000  # rows


def backup(url: str, target: Path) -> tuple[int, int]:
    """Write a backup, whole or not at all; how many tables and answers are in it."""
    engine = reach(url, any_form=True)
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        os.close(
            os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        )  # it holds what is nobody else's
        if engine.dialect.name == "sqlite":
            _copy(Path(engine.url.database or ""), draft)
        else:
            _dump(engine, draft)
        count = _check(draft)
        draft.replace(target)
    finally:
        engine.dispose()
        for suffix in ("", "-wal", "-shm", "-journal"):
            draft.with_name(draft.name + suffix).unlink(missing_ok=True)
    _settle(target.parent)
    return count


def _copy(source: Path, draft: Path) -> None:
    with (
        closing(sqlite3.connect(f"file:{quote(str(source))}?mode=rw", uri=True)) as here,
        closing(sqlite3.connect(draft)) as there,
    ):
        here.execute("pragma busy_timeout=5000")
        here.backup(there)


def _dump(engine: Engine, draft: Path) -> None:
    found = form(engine)
    if found != newest():
        raise fault(BadDatabase, "house.other-form", found=str(found), expected=newest())
    there = open_engine(f"sqlite:///{draft}")
    try:
        upgrade(there)
        here = engine.connect().execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True, stream_results=True
        )
        with here as c, there.begin() as out:
            for table in metadata.sorted_tables:
                for rows in c.execute(select(table)).mappings().partitions(CHUNK):
                    out.execute(insert(table), [dict(row) for row in rows])
                _compare(c, out, table.name)
    finally:
        there.dispose()


def _compare(here: Connection, there: Connection, name: str) -> None:
    count = select(func.count()).select_from(metadata.tables[name])
    if here.execute(count).scalar_one() != there.execute(count).scalar_one():
        raise fault(BadDatabase, "house.bad-backup")


def _check(draft: Path) -> tuple[int, int]:
    """The file must be sound, and one file: nothing is left beside it."""
    with closing(sqlite3.connect(draft)) as c:
        c.execute("pragma journal_mode=delete")
        sound = c.execute("pragma integrity_check").fetchall() == [("ok",)]
        if not sound or c.execute("pragma foreign_key_check").fetchall():
            raise fault(BadDatabase, "house.bad-backup")
        found = [
            c.execute(f"select count(*) from {name}").fetchone()[0] for name in (tables.name, actions.name)
        ]
    _settle(draft)
    return found[0], found[1]


def _settle(path: Path) -> None:
    """Wait until the disk has it."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
