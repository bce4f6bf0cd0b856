"""What a house is opened on: its own database, sound, of a form it knows, and nobody else's at the time."""

from __future__ import annotations

import os
import re
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from salon.server.database import open_engine, sqlite_url
from salon.server.migrations import newest, upgrade
from tests.server.people import Person
from tests.server.running import Postgres, Process


def serve(url: str, language: str = "en", before: Callable[[], None] | None = None) -> tuple[int, str]:
    """Start a house that must not open: its exit code and all it says."""
    done = subprocess.run(
        [sys.executable, "-m", "salon", "serve", "--lang", language, "--port", "0", "--database", url],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        preexec_fn=before,
    )
    return done.returncode, done.stdout + done.stderr


def refused(url: str, *words: str, before: Callable[[], None] | None = None) -> None:
    """In one line, with no traceback, and no word of being open."""
    code, said = serve(url, before=before)
    assert (code, said.count("\n")) == (2, 1), said
    for word in words:
        assert word in said


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A database with something in it, and nothing beside it."""
    path = tmp_path / "salon.db"
    engine = open_engine(sqlite_url(path))
    upgrade(engine)
    with engine.begin() as c:
        for n in range(2000):
            c.exec_driver_sql(
                "insert into users (name, key, language, created) values (?, ?, 'en', 1.0)", (f"{n}", f"{n}")
            )
    with engine.connect() as c:
        c.exec_driver_sql("rollback")
        c.exec_driver_sql("pragma wal_checkpoint(truncate)")
    engine.dispose()
    return path


def test_a_second_house_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "salon.db"
    (tmp_path / "link.db").symlink_to(path)
    with Process(sqlite_url(path)) as first:
        first.wait()
        refused(sqlite_url(path), "is in use", f"process {first.pid}")
        refused(sqlite_url(tmp_path / "link.db"), "is in use")
        with Person(first.url, "Ana") as ana:  # the first one has noticed nothing
            ana.opens("court", "me", "bot")
        first.kill()  # and leaves nothing behind that keeps the next one out
        first.start()
        first.wait()


def test_only_the_owner_can_read_the_database_and_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "house" / "salon.db"
    with Process(f"sqlite:///{path}") as server:
        server.wait()
        with Person(server.url, "Ana") as ana:
            ana.opens("court", "me", "bot")
        assert mode(path.parent) == 0o700
        assert {file.name: mode(file) for file in path.parent.iterdir()} == dict.fromkeys(
            ("salon.db", "salon.db-wal", "salon.db-shm", "salon.db.lock"), 0o600
        )


def test_a_database_that_others_could_read_is_closed_to_them(filled: Path) -> None:
    filled.chmod(0o644)
    filled.parent.chmod(0o755)
    with Process(sqlite_url(filled)) as server:
        server.wait()
    assert mode(filled) == 0o600
    assert mode(filled.parent) == 0o755  # not ours to change: it was there before


def test_the_houses_own_folder_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from argparse import Namespace

    from salon.cli.setup import database_url

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("SALON_DATABASE", raising=False)
    (tmp_path / "salon").mkdir(mode=0o755)
    assert database_url(Namespace(database=None)) == f"sqlite:///{tmp_path / 'salon' / 'salon.db'}"
    assert mode(tmp_path / "salon") == 0o700


def test_a_damaged_page_is_seen_at_the_start(filled: Path) -> None:
    size = filled.stat().st_size
    with filled.open("r+b") as file:
        file.seek(4096 * (size // 4096 // 2))
        file.write(b"\xff" * 4096 * 4)
    refused(sqlite_url(filled), "is damaged", "backup")


def test_a_file_cut_short_is_seen_at_the_start(filled: Path) -> None:
    os.truncate(filled, filled.stat().st_size // 2)
    refused(sqlite_url(filled), "is damaged")


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "salon.db").write_bytes(b"no database at all" * 1000)
    refused(sqlite_url(tmp_path / "salon.db"), "cannot be used: file is not a database")
    (tmp_path / "folder.db").mkdir()
    refused(sqlite_url(tmp_path / "folder.db"), "cannot be used")
    refused("nonsense", "expected sqlite:///FILE or postgresql://")
    refused("postgresql://ana:s3cret@127.0.0.1:1/x", "cannot be used")


def test_what_can_only_be_read_is_refused(filled: Path) -> None:
    refused(
        f"sqlite:///file:{filled}?mode=ro&uri=true", "cannot be used: attempt to write a readonly database"
    )


@pytest.mark.parametrize("there", [False, True])
def test_a_full_disk_is_seen_at_the_start(there: bool, tmp_path: Path, filled: Path) -> None:
    """The system lets the process write no byte more than nothing: a new database, or one that is there."""
    path = filled if there else tmp_path / "new" / "salon.db"

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))

    refused(f"sqlite:///{path}", "cannot be used", before=full)
    assert not list(path.parent.glob("*.part"))


def test_a_database_of_a_newer_form_is_refused(filled: Path) -> None:
    copy = filled.with_name("copy.db")
    with closing(sqlite3.connect(filled)) as c:
        c.execute("update alembic_version set version_num = '9999'")
        c.commit()
    shutil.copy(filled, copy)
    refused(sqlite_url(filled), "form 9999", newest(), "newer Salon")
    assert filled.read_bytes() == copy.read_bytes()


def test_a_postgresql_of_a_newer_form_is_refused(postgres: Postgres) -> None:
    url = postgres.database()
    engine = open_engine(url)
    upgrade(engine)
    with engine.begin() as c:
        c.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    refused(url, "form 9999")
    code, said = serve_workers(url)
    assert (code, "form 9999" in said) == (2, True)


def serve_workers(url: str) -> tuple[int, str]:
    done = subprocess.run(
        [*(sys.executable, "-m", "salon", "serve", "--workers", "2", "--port", "0"), "--database", url],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["es", "ja"])
def test_refusals_are_said_in_the_hosts_language(language: str, filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as c:
        c.execute("update alembic_version set version_num = '9999'")
        c.commit()
    code, said = serve(sqlite_url(filled), language)
    assert (code, "9999" in said) == (2, True)
    assert not re.search(r"newer|house\.|Traceback", said)
