"""Backups while people play: all that was acknowledged before is in them, and they can be served."""

from __future__ import annotations

import sqlite3
import stat
import threading
import time
from pathlib import Path

import pytest
from alembic import command

from salon.cli import main
from salon.kernel import SalonError
from salon.server.backup import backup
from salon.server.database import open_engine, sqlite_url
from salon.server.migrations import config
from tests.server.log import plays_of, rows_of
from tests.server.people import Person, legal, table_for
from tests.server.running import Postgres, Server

BACKUPS = 4


class Players(threading.Thread):
    """Two who play one table after another, and remember what was acknowledged."""

    def __init__(self, url: str, games: list[str]) -> None:
        super().__init__(name="players")
        self.url, self.games = url, games
        self.acknowledged: dict[str, list[str]] = {}
        self.enough = threading.Event()
        self.begun = threading.Event()

    def run(self) -> None:
        with Person(self.url, "Ana") as ana, Person(self.url, "Ben") as ben:
            while not self.enough.is_set():
                for game in self.games:
                    self.play(table_for([ana, ben], game), ana, ben)

    def play(self, table: str, ana: Person, ben: Person) -> None:
        given = self.acknowledged.setdefault(table, [])
        for _ in range(25):
            for person in (ana, ben):
                now = person.view(table)
                if legal(now) and not self.enough.is_set():
                    action = person.random.choice(legal(now))
                    if person.act(table, now, action).status_code == 200:
                        given.append(action)
                        self.begun.set()

    def so_far(self) -> dict[str, list[str]]:
        return {table: list(given) for table, given in list(self.acknowledged.items())}


def test_a_backup_during_play_has_all_that_was_acknowledged(database: str, tmp_path: Path) -> None:
    with Server(database) as server:
        players = Players(server.url, ["court", "v1919"])
        players.start()
        try:
            assert players.begun.wait(30)
            taken = []
            for number in range(BACKUPS):
                before = players.so_far()
                target = tmp_path / f"backup-{number}.db"
                count = backup(database, target)
                taken.append((target, before, count))
                time.sleep(0.3)
        finally:
            players.enough.set()
            players.join()
    last = 0
    for target, before, (tables, answers) in taken:
        url = sqlite_url(target)
        found = {table: [row.action for row in rows_of(url, table)] for table in before}  # type: ignore[union-attr]
        for table, given in before.items():
            assert found[table][: len(given)] == given
            plays_of(url, table)
        assert tables >= len(before)
        assert answers >= sum(map(len, before.values())) > last
        last = sum(map(len, before.values()))
        assert sorted(path.name for path in tmp_path.glob("backup*")) == sorted(t.name for t, *_ in taken)
    # The last one is a house of its own: the same people go on where they were.
    target, before, _ = taken[-1]
    table = list(before)[-1]
    with Server(sqlite_url(target)) as server, Person(server.url) as anyone:
        assert anyone.view(table)["version"] >= len(before[table])
        assert (
            rows_of(database, table)[: len(before[table])]
            == rows_of(sqlite_url(target), table)[: len(before[table])]
        )


def test_a_backup_keeps_people_and_is_nobody_elses(database: str, tmp_path: Path) -> None:
    target = tmp_path / "backup.db"
    with Server(database) as server, Person(server.url, "Ana") as ana:
        ana.did("/api/account", name="Ana", password="correct horse")
        table, _ = ana.opens("court", "me", "bot")
        ana.did(f"/api/tables/{table}/note", text="remember")
        backup(database, target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    with Server(sqlite_url(target)) as server, Person(server.url) as ana:
        assert ana.did("/api/login", name="ana", password="correct horse")["name"] == "Ana"
        assert ana.get(f"/api/tables/{table}/note")["text"] == "remember"
        # New people get numbers of their own.
        assert ana.opens("court", "me", "bot")[0] != table


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, (out + err).strip()


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url, target = sqlite_url(tmp_path / "salon.db"), tmp_path / "backup.db"
    with Server(url):
        code, words = said(capsys, "backup", str(target), "--database", url)
        assert (code, words) == (
            0,
            f"The backup is written and checked: {target}, with 0 tables and 0 entries in their logs.",
        )
        code, words = said(capsys, "backup", str(target), "--database", url)
        assert (code, "--overwrite" in words) == (2, True)
        assert said(capsys, "backup", str(target), "--database", url, "--overwrite")[0] == 0
        # Never over the database itself.
        database = tmp_path / "salon.db"
        before = database.stat().st_ino
        assert said(capsys, "backup", str(database), "--database", url, "--overwrite")[0] == 2
        assert database.stat().st_ino == before
        assert said(capsys, "backup", str(tmp_path), "--database", url)[0] == 2
        assert said(capsys, "backup", str(tmp_path / "no" / "such" / "x.db"), "--database", url)[0] == 2
    assert not list(tmp_path.glob("*.part*"))


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite:///{folder}/none.db", "There is no database at"),
        ("sqlite:///{folder}/other.db", "is not a database of Salon"),
        ("sqlite:///{folder}/garbage.db", "cannot be used: file is not a database"),
        ("postgresql://ana:s3cret@127.0.0.1:1/x", "cannot be used"),
        ("mysql://x/y", "expected sqlite:///FILE or postgresql://"),
        ("nonsense", "expected sqlite:///FILE or postgresql://"),
    ],
)
def test_what_is_no_database_is_refused(
    url: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sqlite3.connect(tmp_path / "other.db").execute("create table x (y)").connection.close()
    (tmp_path / "garbage.db").write_bytes(b"no database at all" * 100)
    before = sorted(tmp_path.iterdir())
    code, told = said(capsys, "backup", str(tmp_path / "b.db"), "--database", url.format(folder=tmp_path))
    assert (code, words in told, "s3cret" in told, "\n" in told) == (2, True, False, False), told
    assert sorted(tmp_path.iterdir()) == before


def test_a_postgresql_of_an_older_form_is_refused(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    engine = open_engine(database)
    command.upgrade(config(engine), "0001")
    engine.dispose()
    with pytest.raises(SalonError, match="start it once with salon serve"):
        backup(database, tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []
