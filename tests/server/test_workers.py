"""Two servers on one PostgreSQL: what one writes, the people at the other see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from salon.server import rows
from tests.server.log import plays_of, rows_of
from tests.server.people import Person, legal
from tests.server.running import Postgres, Process


@pytest.fixture(scope="module")
def workers(postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    """They start at the same time on an empty database."""
    database = postgres.database()
    with Process(database) as one, Process(database) as two:
        one.wait()
        two.wait()
        yield one, two


@pytest.fixture
def people(workers: tuple[Process, Process]) -> Iterator[tuple[Person, Person]]:
    """Ana at the one server, Ben at the other."""
    with Person(workers[0].url, "Ana") as ana, Person(workers[1].url, "Ben") as ben:
        yield ana, ben


def test_seats_at_different_servers_see_each_other(
    workers: tuple[Process, Process], people: tuple[Person, Person]
) -> None:
    ana, ben = people
    table, invitations = ana.opens("court", "me", "open")
    with ana.socket(table) as a, ben.socket(table) as b:
        assert a.until("update")["status"] == b.until("update")["status"] == "waiting"
        ben.joins(table, 1, invitations["1"])
        lines = {ana: a, ben: b}
        for line in lines.values():
            line.until("update", lambda u: u["status"] == "playing")
        version = 0
        for _ in range(40):
            person = next(p for p in lines if legal(lines[p].update))
            line = lines[person]
            if line.update.get("undo") and person.random.random() < 0.2:
                line.say(type="undo", version=version)
            else:
                line.act(person.random.choice(legal(line.update)))
            version += 1
            for each in lines.values():
                assert each.after(version - 1)["version"] == version
        plays = plays_of(workers[0].database, table)
        for seat, line in enumerate(lines.values()):
            assert line.update["view"] == plays[version].state.view(seat)
            assert len(line.log) == len(plays[version].log)


def test_talk_crosses_servers_once(people: tuple[Person, Person]) -> None:
    ana, ben = people
    table, _ = ana.opens("court", "me", "open", public=True)
    with ana.socket(table) as a, ben.socket(table) as b:
        b.until("update")
        for text in ("one", "two", "three"):
            ana.did(f"/api/tables/{table}/chat", type="chat", text=text)
        assert [b.until("chat")["text"] for _ in range(3)] == ["one", "two", "three"]
        b.say(type="chat", text="four")
        assert [a.until("chat")["text"] for _ in range(4)] == ["one", "two", "three", "four"]


def test_an_answer_given_at_both_servers_counts_once(
    workers: tuple[Process, Process], people: tuple[Person, Person]
) -> None:
    """Ana has a browser at each; the version she saw at one may be news to the other."""
    ana, ben = people
    with Person(workers[1].url) as ana_too:
        ana_too.http.cookies = ana.http.cookies
        table, invitations = ana.opens("court", "me", "open")
        ana_too.view(table)  # in memory there, too
        ben.joins(table, 1, invitations["1"])
        first = ana.answers(table)
        second = ana_too.answers(table, first)
        assert (first["version"], second["version"]) == (1, 2)
        again = ana.act(table, first, legal(first)[0])
        assert again.status_code == 409
        assert again.json()["update"]["version"] == 2
        assert len(rows_of(workers[0].database, table)) == 2


def test_a_bot_known_to_both_servers_answers_once(
    workers: tuple[Process, Process], people: tuple[Person, Person]
) -> None:
    ana, ben = people
    table = ana.did("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])[
        "table"
    ]["id"]
    with ben.socket(table) as watching, ana.socket(table) as a:
        watching.until("update")
        a.until("update")
        for _ in range(8):
            if not legal(a.update):
                a.until("update", lambda u: bool(legal(u)))
            a.act(legal(a.update)[0])
            a.until("update")
    log = rows_of(workers[0].database, table)
    assert any(isinstance(row, rows.Act) and row.by == "bot" for row in log)
    plays_of(workers[0].database, table)  # every entry of the log is legal where it stands


def test_the_end_and_the_rematch_are_known_everywhere(people: tuple[Person, Person]) -> None:
    ana, ben = people
    table, invitations = ana.opens("court", "me", "open")
    with ben.socket(table) as b:
        b.until("update")
        ben.joins(table, 1, invitations["1"])
        ana.did(f"/api/tables/{table}/resign")
        b.until("update", lambda u: u["status"] == "ended")
        ana.did(f"/api/tables/{table}/rematch")
        b.until("update", lambda u: u.get("manners", {}).get("motion"))
        again = ben.did(f"/api/tables/{table}/rematch")["table"]["id"]
        b.until("update", lambda u: u.get("next_table") == again)
    assert ana.did(f"/api/tables/{table}/rematch")["table"]["id"] == again
