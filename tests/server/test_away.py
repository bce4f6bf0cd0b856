"""The database is away, or stops: people are asked to come back, and the log is not flooded."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from salon.server import app
from salon.server.database import AWAY, Database, open_engine, sqlite_url
from tests.server.people import Person, legal, table_for
from tests.server.running import NoPostgres, Postgres, Server, wait_until


@pytest.fixture
def goes_away() -> Iterator[Callable[[bool], None]]:
    """Whether transactions fail to begin, from now on."""
    away = False

    def begin(_: object) -> None:
        if away:
            raise OperationalError("begin", {}, sqlite3.OperationalError("the disk is away"))

    def set_away(now: bool) -> None:
        nonlocal away
        away = now

    event.listen(Engine, "begin", begin)
    yield set_away
    event.remove(Engine, "begin", begin)


def check_away(person: Person, stranger: Person, table: str) -> None:
    """Everything that needs the database says so; the rest goes on."""
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}/note", "/api/ready"):
        found = person.http.get(path)
        assert (found.status_code, found.headers["retry-after"]) == (503, "5"), path
        assert found.headers["content-type"] == "application/problem+json"
        told = "The server cannot reach its database just now. Try again in a moment."
        assert found.json()["title"] == told
    assert stranger.post("/api/guest", name="Eva").status_code == 503
    for other in (person, stranger):
        assert other.http.get("/api/health").status_code == 200
    assert stranger.get("/api/games")


def test_while_the_database_is_away_people_are_asked_to_come_back(
    tmp_path: Path, goes_away: Callable[[bool], None], caplog: pytest.LogCaptureFixture
) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
        Person(server.url) as stranger,
    ):
        table = table_for([ana, ben])
        with ana.socket(table) as line:
            update = line.until("update")
            goes_away(True)
            caplog.clear()
            check_away(ana, stranger, table)
            line.act(legal(update)[0])
            assert "cannot reach its database" in line.until("refused")["title"]
            assert not [record for record in caplog.records if record.exc_info]
            assert sum(record.levelno >= logging.ERROR for record in caplog.records) <= 2
            goes_away(False)
            line.act(legal(update)[0])  # the same answer: nothing of it was written
            assert line.after(update["version"])["version"] == update["version"] + 1
        assert ana.get("/api/ready") == {"database": "sqlite"}
        assert ana.view(table)["version"] == update["version"] + 1


def test_a_postgresql_that_stops(caplog: pytest.LogCaptureFixture) -> None:
    try:
        postgres = Postgres()
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    with (
        Server(postgres.database()) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
        Person(server.url) as stranger,
    ):
        table = table_for([ana, ben])
        assert ana.get("/api/ready") == {"database": "postgresql"}
        postgres.stop()
        wait_until("it is seen", lambda: ana.http.get("/api/ready").status_code == 503)
        caplog.clear()
        check_away(ana, stranger, table)
        assert not [record for record in caplog.records if record.exc_info]


def test_nobody_waits_for_a_database_without_end(ready: str) -> None:
    """Of what hangs, the one who asked is told that it is away; the next one is served."""
    hang, said = threading.Event(), list[str]()

    def hangs(c: Connection) -> None:
        hang.wait()

    def sleeps(c: Connection) -> None:
        c.execute(text("select pg_sleep(3600)"))

    async def script(database: Database) -> None:
        for ask in (database.read, database.write):
            hang.clear()
            try:
                await ask(hangs if database.is_sqlite else sleeps)
            except AWAY as error:
                said.append(type(error).__name__)
            hang.set()
            served = False
            while not served:  # soon: what hung may have to be given up first
                with suppress(*AWAY):
                    served = await ask(lambda c: c.execute(text("select 1")).scalar_one()) == 1

    engine = open_engine(ready)
    database = Database(engine, 0.5)
    try:
        asyncio.run(script(database))
    finally:
        database.close()
    assert len(said) == 2


def test_an_answer_that_is_written_stands_and_is_told_though_what_follows_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last answer is in the log; the end and the snapshot are not, as the disk fails just then."""
    monkeypatch.setattr(app, "SWEEP_SECONDS", 0.2)
    broken = True

    def fails(c: Any, cursor: Any, statement: str, *_: Any) -> None:
        if broken and statement.startswith(("UPDATE tables", "INSERT INTO snapshots")):
            raise OperationalError(statement, {}, sqlite3.OperationalError("disk I/O error"))

    event.listen(Engine, "before_cursor_execute", fails)
    try:
        with (
            Server(sqlite_url(tmp_path / "salon.db")) as server,
            Person(server.url, "Ana") as ana,
            Person(server.url, "Ben") as ben,
        ):
            broken = False
            table = table_for([ana, ben])
            with ben.socket(table) as line:
                line.until("update")
                broken = True
                ana.did(f"/api/tables/{table}/agree")
                line.until("update")
                assert ben.post(f"/api/tables/{table}/agree").status_code == 200
                assert line.until("update", lambda u: u["version"] == 2)["status"] == "ended"
            assert status_of(tmp_path, table) == "playing"
            broken = False
            wait_until("the end is written", lambda: status_of(tmp_path, table) == "ended")
    finally:
        event.remove(Engine, "before_cursor_execute", fails)


def status_of(folder: Path, table: str) -> str:
    """How a table stands in the file, read past the server."""
    with closing(sqlite3.connect(folder / "salon.db")) as file:
        [[found]] = file.execute("select status from tables where id = ?", [table])
    return str(found)
