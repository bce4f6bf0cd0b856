"""Opening a database: whether it is ours, sound, of a form we know, and nobody else's at the time.

Whatever is wrong is said in one line before anyone is let in.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import IO
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, SQLAlchemyError

from salon.kernel import SalonError, fault
from salon.server.database import open_engine
from salon.server.migrations import form, forms, migrate, newest

OWNER_ALONE = 0o600
CORRUPT = {sqlite3.SQLITE_CORRUPT}


class BadDatabase(SalonError):
    """A database that is not there, is none of ours, or cannot be used."""


class DatabaseAway(BadDatabase):
    """A database that cannot be reached or used now; perhaps it can in a moment."""


class Lock:
    """Held while a house is open on a file. The system lets go of it when the process ends, however it does.

    A file beside the database: to lock the database itself would stand in SQLite's own way.
    """

    def __init__(self, file: IO[str] | None = None) -> None:
        self._file = file

    @classmethod
    def on(cls, database: Path, where: str) -> Lock:
        database = database.resolve()
        path = database.with_name(database.name + ".lock")
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ALONE), "r+")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            process = file.read().strip() or "?"
            file.close()
            raise fault(BadDatabase, "house.database-in-use", where=where, process=process) from None
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        return cls(file)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def reach(url: str, *, new: bool = False, any_form: bool = False) -> Engine:
    """The engine of a database of Salon's; with `new` one is made or brought to the newest form."""
    known = _read(url)
    where = known.render_as_string(hide_password=True)
    path = _file_of(known)
    if not new and path is not None and not path.is_file():
        raise fault(BadDatabase, "house.no-database", where=where)
    try:
        if new and path is not None:
            _make_private(path)
        return _open(url, where, new=new, any_form=any_form)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _away(error, where) from None


def take_over(url: str) -> tuple[Engine, Lock]:
    """Open a database for a house: it alone has the file until the lock is closed, and the file is sound."""
    known = _read(url)
    where = known.render_as_string(hide_password=True)
    path = _file_of(known)
    if path is None:
        return reach(url, new=True), Lock()
    lock = Lock()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = Lock.on(path, where)
        _make_private(path)
        _check_sound(url, where)
        engine = _open(url, where, new=True)
        _check_writable(engine)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        lock.close()
        raise _away(error, where) from None
    except SalonError:
        lock.close()
        raise
    return engine, lock


def _read(url: str) -> URL:
    try:
        known = make_url(url)
    except ArgumentError:
        raise fault(BadDatabase, "house.bad-database") from None
    if known.get_backend_name() not in {"sqlite", "postgresql"}:
        raise fault(BadDatabase, "house.bad-database")
    return known


def _file_of(url: URL) -> Path | None:
    """The file of an SQLite; None for a PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        return None
    name = url.database or ""
    return Path(unquote(urlsplit(name).path) if name.startswith("file:") else name)


def _make_private(path: Path) -> None:
    """The file holds what is nobody else's; SQLite gives those beside it the same rights."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ALONE))
    elif path.is_file() and path.stat().st_mode & 0o077:
        path.chmod(OWNER_ALONE)


def _open(url: str, where: str, *, new: bool, any_form: bool = False) -> Engine:
    engine = open_engine(url)
    try:
        found = form(engine)
        if found is not None and found not in forms() and not any_form:
            raise fault(BadDatabase, "house.newer-form", where=where, found=found, expected=newest())
        if new:
            migrate(engine)
        elif found is None:
            raise fault(BadDatabase, "house.not-salons", where=where)
        elif found != newest() and not any_form:
            raise fault(BadDatabase, "house.other-form", found=found, expected=newest())
    except BaseException:
        engine.dispose()
        raise
    return engine


def _check_sound(url: str, where: str) -> None:
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("pragma quick_check(1)").scalar_one()
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorcode", 0) & 0xFF not in CORRUPT:
            raise
        found = str(error.orig)
    finally:
        engine.dispose()
    if found != "ok":
        raise fault(BadDatabase, "house.database-damaged", where=where, reason=_first_line(found))


def _check_writable(engine: Engine) -> None:
    """Write what is there already: on a full disk, or a file that can only be read, this fails."""
    with engine.begin() as connection:
        number = connection.exec_driver_sql("pragma user_version").scalar_one()
        connection.exec_driver_sql(f"pragma user_version={int(number)}")


def cannot_be_used(error: Exception, url: str) -> SalonError:
    """What the database said, in one line."""
    return _away(error, _read(url).render_as_string(hide_password=True))


def _away(error: Exception, where: str) -> SalonError:
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
    else:
        reason = _first_line(str(getattr(error, "orig", error)))
    return fault(DatabaseAway, "house.database-away", where=where, reason=reason)


def _first_line(words: str) -> str:
    return (words.strip().splitlines() or ["?"])[0]
