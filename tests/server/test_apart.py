"""A table whose log cannot be played any more is set apart: its people are told, and no other is touched."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from salon.cli import main
from salon.games import load
from salon.kernel import Record
from salon.server.database import open_engine, sqlite_url
from salon.server.store.log import Log
from tests.server.log import rows_of
from tests.server.people import Json, Person, play_on, table_for
from tests.server.running import Postgres, Server, wait_until

HOST = "for the host"


def change(database: str, statement: str, **values: Any) -> None:
    """Change something past the server."""
    engine = open_engine(database)
    with engine.begin() as c:
        assert c.execute(text(statement), values).rowcount
    engine.dispose()


def damage(database: str, table: str, version: int, body: str) -> None:
    change(
        database,
        "update actions set body = :body where table_id = :table and version = :version",
        body=body,
        table=table,
        version=version,
    )


DAMAGES = {
    "an answer that is not allowed any more": '{"do":"act","seat":0,"action":"verb.done"}',
    "an answer that is not known any more": '{"do":"act","seat":0,"action":"character.nobody"}',
    "a seat that is not there": '{"do":"undo","seat":7}',
    "a kind of entry that is not known": '{"do":"dance","seat":0}',
    "no JSON at all": "\x00\x01",
}


@contextmanager
def house(database: str) -> Iterator[tuple[Server, Person, Person]]:
    with ExitStack() as stack:
        server = stack.enter_context(Server(database, host_token=HOST))
        yield (
            server,
            stack.enter_context(Person(server.url, "Ana")),
            stack.enter_context(Person(server.url, "Ben")),
        )


@contextmanager
def again(database: str, *people: Person) -> Iterator[tuple[Server, list[Person]]]:
    """The server is started anew; the same people come back."""
    with ExitStack() as stack:
        server = stack.enter_context(Server(database, host_token=HOST))
        back = [stack.enter_context(Person(server.url)) for _ in people]
        for now, before in zip(back, people, strict=True):
            now.http.cookies = before.http.cookies
        yield server, back


def listed(person: Person, table: str) -> Json:
    return next(t for t in person.get("/api/tables")["mine"] if t["id"] == table)


def hosted(server: Server) -> Json:
    with Person(server.url) as host:
        host.http.headers["authorization"] = f"Bearer {HOST}"
        found: Json = host.get("/api/host")
        return found


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_log_that_cannot_be_played_touches_no_other_table(kind: str, tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        good, bad = table_for([ana, ben]), table_for([ana, ben])
        for table in (good, bad):
            play_on(table, [ana, ben], 6)
    damage(database, bad, 3, DAMAGES[kind])
    with again(database, ana, ben) as (server, (ana, ben)):
        for person in (ana, ben):
            assert {t["id"] for t in person.get("/api/tables")["mine"]} == {good, bad}
            assert "cannot" not in listed(person, good).get("apart", "")
            assert "This game cannot go on here" in listed(person, bad)["apart"]
        assert ana.get(f"/api/tables/{bad}")["apart"] == listed(ana, bad)["apart"]
        refused = ana.http.get(f"/api/tables/{bad}/view")
        assert (refused.status_code, refused.json()["title"]) == (409, listed(ana, bad)["apart"])
        play_on(good, [ana, ben], 4)
        [told] = hosted(server)["apart"]
        assert bad in told["text"]
        assert any(bad in fault["text"] for fault in hosted(server)["faults"])


def test_the_bots_of_other_tables_wake_after_a_restart(tmp_path: Path) -> None:
    """The newest table is taken up first; it is the one that is broken."""
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, _ben):
        tables = [ana.opens("court", "bot", "me")[0] for _ in range(3)]
        for table in tables:
            wait_until("it is Ana's turn", lambda t=table: ana.view(t)["question"])
    add = (
        "insert into actions (table_id, version, at, body) values (:table, 1 + "
        "(select coalesce(max(version), 0) from actions where table_id = :table), 0.0, :body)"
    )
    change(database, add, table=tables[0], body='{"do":"lend","seat":1,"bot":"random"}')
    for table in tables[1:]:
        change(database, add, table=table, body='{"do":"dance","seat":0}')
    known = len(rows_of(database, tables[0]))
    with again(database, ana) as (_, (ana,)):
        wait_until("the bots play, though nobody looks", lambda: len(rows_of(database, tables[0])) > known)
        assert {t["id"] for t in ana.get("/api/tables")["mine"] if t.get("apart")} == set(tables[1:])


def test_its_people_can_end_it_and_have_its_record(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        good, bad = table_for([ana, ben]), table_for([ana, ben])
        play_on(bad, [ana, ben], 8)
        play_on(good, [ana, ben], 1)
        before = [move.action for move in read(database, bad)][:4]
    damage(database, bad, 5, DAMAGES["a kind of entry that is not known"])
    with again(database, ana, ben) as (server, (ana, ben)), Person(server.url, "Eva") as eva:
        record = f"/api/tables/{bad}/record"
        assert ana.http.get(record).status_code == 409  # it would show all hands
        eva.refused(f"/api/tables/{bad}/end")
        with Person(server.url) as stranger:
            stranger.refused(f"/api/tables/{bad}/end", 401)
        ana.refused(f"/api/tables/{good}/end")
        ended = ana.did(f"/api/tables/{bad}/end")
        assert (ended["status"], "without a result" in ended["result"]) == ("ended", True)
        ben.refused(f"/api/tables/{bad}/end")
        assert listed(ben, bad)["result"] == ended["result"]
        found = Record.from_json(ben.http.get(record).content)
        assert [move.action for move in found.moves] == before
        assert (found.header.game, len(found.header.players)) == (load("court").key, 2)
        assert "apart" not in hosted(server)
        assert ana.view(good)["status"] == "playing"
    with again(database, ana) as (_, (ana,)):
        assert listed(ana, bad)["status"] == "ended"
        assert "record can be downloaded" in ana.get(f"/api/tables/{bad}")["apart"]


def read(database: str, table: str) -> list[Any]:
    return [row for row in rows_of(database, table) if hasattr(row, "action")]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "court/0"), ("es", "no se puede seguir"), ("ja", "切り離され")]
)
def test_a_table_of_other_rules_is_set_apart_in_everyones_language(
    language: str, word: str, tmp_path: Path
) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with ExitStack() as stack:
        server = stack.enter_context(Server(database))
        ana = stack.enter_context(Person(server.url, "Ana", language))
        table, _ = ana.opens("court", "me", "me")
        fresh, _ = ana.opens("court", "me", "me")
        ana.answers(table)
    change(database, "update tables set rules = 'court/0'")
    with again(database, ana) as (_, (ana,)):
        told = listed(ana, table)["apart"]
        assert word in told
        assert load("court").key in told
        assert not re.search(r"house[.-]", told)
        assert not listed(ana, fresh).get("apart")  # nothing was played there yet
        ana.answers(fresh)


def test_a_table_in_play_ends_by_the_rules_it_began_with_where_they_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game of a new version that still has its earlier rules."""
    database = sqlite_url(tmp_path / "salon.db")
    court = load("court")
    before = court.key
    with house(database) as (_, ana, ben):
        old = table_for([ana, ben])
        play_on(old, [ana, ben], 6)

    def under(game: Any, key: str) -> Any:
        if key != before:
            return game if key == game.key else None
        earlier = copy(game)
        earlier.version = version
        return earlier

    version = court.version
    monkeypatch.setattr(type(court), "version", version + 1)
    monkeypatch.setattr(type(court), "under", under)
    with again(database, ana, ben) as (_, (ana, ben)):
        new = table_for([ana, ben])
        for table in (old, new):
            assert play_on(table, [ana, ben])["status"] == "ended"
        played = [
            Record.from_json(ana.http.get(f"/api/tables/{table}/record").content).header.game
            for table in (old, new)
        ]
    assert played == [before, court.key]
    assert before != court.key
    assert main(["upgrade", "--check", "--database", database]) == 0


def test_a_finished_game_of_other_rules_is_shown_if_it_ends_the_same(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        same, other = table_for([ana, ben]), table_for([ana, ben])
        for table in (same, other):
            assert play_on(table, [ana, ben])["status"] == "ended"
    change(database, "update tables set rules = 'court/0'")
    change(database, "delete from snapshots")
    change(database, "update tables set winners = '[]' where id = :id", id=other)
    with again(database, ana) as (_, (ana,)):
        assert ana.view(same)["status"] == "ended"
        assert "can no longer be shown" in ana.get(f"/api/tables/{other}")["apart"]
        assert ana.http.get(f"/api/tables/{other}/record").status_code == 200
    change(
        database, "update tables set winners = '[]' where id = :id and winners = '[]'", id=other
    )  # it stays


def test_a_table_that_breaks_in_play_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of the rules comes to light with an answer: the bot does not give it again and again."""
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (server, ana, ben):
        good, bad = table_for([ana, ben]), table_for([ana, ben])
        play_on(bad, [ana, ben], 2)
        from salon.server.live import LiveTable

        apply = LiveTable._apply

        def fails(table: LiveTable, stored: Any) -> None:
            if table.table.id == bad:
                raise ZeroDivisionError
            apply(table, stored)

        monkeypatch.setattr(LiveTable, "_apply", fails)
        with ben.socket(bad) as line:
            line.until("update")
            asked = next(person for person in (ana, ben) if person.view(bad)["question"])
            found = asked.view(bad)
            answer = asked.act(bad, found, found["question"]["answers"][0]["action"])
            assert (answer.status_code, "cannot go on here" in answer.json()["title"]) == (409, True)
            assert "cannot go on here" in line.until("refused")["title"]
        assert "cannot go on here" in listed(ana, bad)["apart"]
        play_on(good, [ana, ben], 3)
        assert any("ZeroDivisionError" in fault["text"] for fault in hosted(server)["faults"])


def test_a_damaged_row_of_a_table_spoils_no_list(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        good, *bad = (table_for([ana, ben]) for _ in range(4))
        play_on(good, [ana, ben], 2)
    for id, column, value in zip(
        bad, ("options", "pace", "game"), ("{", '{"kind":"soon"}', "chess"), strict=True
    ):
        change(database, f"update tables set {column} = :value where id = :id", value=value, id=id)
    with again(database, ana, ben) as (_, (ana, ben)):
        assert {t["id"] for t in ana.get("/api/tables")["mine"] if t.get("apart")} == set(bad)
        play_on(good, [ana, ben], 2)


def test_a_log_with_a_gap_is_not_played_over_it(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        table = table_for([ana, ben])
        play_on(table, [ana, ben], 6)
    change(database, "delete from actions where version = 4")
    with again(database, ana) as (_, (ana,)):
        assert "cannot go on here" in listed(ana, table)["apart"]


def test_when_the_database_is_away_no_table_is_set_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        table = table_for([ana, ben])
        play_on(table, [ana, ben], 6)
    with again(database, ana) as (_, (ana,)):

        async def away(*_: object) -> None:
            await asyncio.sleep(0)
            raise OSError("away")

        with monkeypatch.context() as patch:
            patch.setattr(Log, "rows_after", away)
            with Person(ana.url) as other:
                assert other.http.get(f"/api/tables/{table}/view").status_code >= 500
        assert ana.view(table)["version"] == 6


def test_export_goes_on_past_a_broken_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with house(database) as (_, ana, ben):
        tables = [table_for([ana, ben]) for _ in range(3)]
        for table in tables:
            play_on(table, [ana, ben], 6)
    damage(database, tables[1], 4, DAMAGES["no JSON at all"])
    out = tmp_path / "out"
    assert main(["export", "--all", "--unfinished", str(out), "--database", database]) == 0
    found = {path.name: json.loads(path.read_text()) for path in out.iterdir()}
    assert sorted(len(f["moves"]) for f in found.values()) == [3, 6, 6]
    assert "cannot be played here" in capsys.readouterr().out


@pytest.mark.parametrize("kind", DAMAGES)
def test_what_another_server_writes_can_break_a_table_in_memory(kind: str, postgres: Postgres) -> None:
    database = postgres.database()
    with house(database) as (server, ana, ben):
        good, bad = table_for([ana, ben]), table_for([ana, ben])
        play_on(bad, [ana, ben], 3)
        add = "insert into actions (table_id, version, at, body) values (:table, 4, 0.0, :body)"
        change(database, add, table=bad, body=DAMAGES[kind].replace("\x00", "?"))
        refused = ana.http.get(f"/api/tables/{bad}/view")
        assert (refused.status_code, "cannot go on here" in refused.json()["title"]) == (409, True)
        assert "cannot go on here" in listed(ben, bad)["apart"]
        play_on(good, [ana, ben], 3)
        assert bad in hosted(server)["apart"][0]["text"]
