"""Answers given ahead: given once, marked, secret until then, and stopped rather than wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from salon.kernel import Question
from salon.kernel.fairness import Mix
from salon.server import rows
from salon.server.database import open_engine, sqlite_url
from salon.server.mail import Mail
from salon.server.programmes import QUIET, decode, kind
from tests.server.conftest import Meet
from tests.server.log import plays_of, rows_of
from tests.server.people import Json, Person, legal, onward, table_for
from tests.server.receivers import PostOffice
from tests.server.running import Postgres, Server, wait_until
from tests.server.test_notices import lives_at

INFLUENCE = "Influence phase"


@pytest.fixture(autouse=True)
def long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal every time: after one in a hundred others the game ends too early."""
    monkeypatch.setattr(Mix, "seed", lambda _: "07" * 32)


def programme(person: Person, table: str, *rules: Json, **settings: Any) -> Json:
    found: Json = person.did(f"/api/tables/{table}/programme", rules=rules, **settings)
    return found


def asked(person: Person, table: str) -> str:
    question = person.view(table)["question"]
    return str(question["prompt"]) if question else ""


def play_until(table: str, people: list[Person], done: Callable[[], bool], limit: int = 400) -> None:
    """Any answers of these people, until something is so."""
    for _ in range(limit):
        # Looked at before `done`: if a programme answers in between, the answer here is stale and refused.
        seen = [(person, person.view(table)) for person in people]
        if done():
            return
        for person, now in seen:
            if onward(now):
                person.act(table, now, person.random.choice(onward(now)))
                break
    raise AssertionError("it did not come about")


def to_influence(table: str, ana: Person, ben: Person) -> None:
    play_until(table, [ana, ben], lambda: asked(ana, table).startswith(INFLUENCE))


def ahead(database: str, table: str, seat: int = 0) -> list[rows.Act]:
    """What programmes have answered."""
    found = [row for row in rows_of(database, table) if isinstance(row, rows.Act) and row.by == "programme"]
    assert all(row.seat == seat and row.rule for row in found)
    return found


def test_a_question_of_the_kind_is_answered(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    to_influence(table, ana, ben)
    found = programme(ana, table, {"scope": "kind", "action": "character.king"})
    [rule] = found["rules"]
    assert (rule["answer"], rule["times"], rule["used"]) == ("King", 0, 0)
    assert rule["question"].startswith(INFLUENCE)
    # The question that is open stays Ana's.
    assert asked(ana, table).startswith(INFLUENCE)
    ana.answers(table)
    play_until(table, [ana, ben], lambda: len(ahead(server.database, table)) >= 2)
    assert {row.action for row in ahead(server.database, table)} == {"character.king"}
    assert not asked(ana, table).startswith(INFLUENCE)
    used = ana.get(f"/api/tables/{table}/programme")["rules"][0]["used"]
    assert used == len(ahead(server.database, table))
    plays_of(server.database, table)  # every entry is legal where it stands


def test_a_rule_answers_so_often_and_no_more(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    to_influence(table, ana, ben)
    programme(
        ana,
        table,
        {"scope": "kind", "action": "character.king", "times": 1},
        {"scope": "kind", "action": "character.queen", "times": 1},
    )
    ana.answers(table)
    play_until(table, [ana, ben], lambda: len(ahead(server.database, table)) == 2)
    play_until(table, [ana, ben], lambda: asked(ana, table).startswith(INFLUENCE))
    assert [row.action for row in ahead(server.database, table)] == ["character.king", "character.queen"]
    found = ana.get(f"/api/tables/{table}/programme")
    assert ([rule["used"] for rule in found["rules"]], found["stopped"]) == ([1, 1], "")


def test_an_answer_that_is_not_allowed_stops_the_programme(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana", "es"), meet("Ben")
    table = table_for([ana, ben])
    to_influence_es = "Fase de influencia"
    play_until(table, [ana, ben], lambda: asked(ana, table).startswith(to_influence_es))
    programme(ana, table, {"scope": "any", "action": "character.king"})
    ana.answers(table)  # now a card is to be chosen, and a character is no card
    stopped = "Tus respuestas por adelantado se han detenido: «Rey» no estaba permitido."
    wait_until("it stops", lambda: ana.get(f"/api/tables/{table}/programme")["stopped"] == stopped)
    assert ahead(server.database, table) == []
    assert legal(ana.view(table))
    play_until(table, [ana, ben], lambda: asked(ana, table).startswith(to_influence_es))
    assert ahead(server.database, table) == []
    # Written anew, it begins anew.
    rule = ana.get(f"/api/tables/{table}/programme")["rules"][0]["id"]
    assert programme(ana, table, {"id": rule})["stopped"] == ""


def test_taking_an_answer_back_stops_the_programme(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    to_influence(table, ana, ben)
    programme(ana, table, {"scope": "kind", "action": "character.king"})
    ana.answers(table)
    play_until(table, [ana, ben], lambda: len(ahead(server.database, table)) == 1)
    now = ana.view(table)
    assert now["undo"]
    ana.did(f"/api/tables/{table}/undo", type="undo", version=now["version"])
    stopped = "Your answers in advance have stopped because you took one back."
    wait_until("it stops", lambda: ana.get(f"/api/tables/{table}/programme")["stopped"] == stopped)
    assert asked(ana, table).startswith(INFLUENCE)
    assert len(ahead(server.database, table)) == 1


@pytest.mark.parametrize("until", ["others", "hand"])
def test_a_programme_ends_when_it_is_to(until: str, server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    to_influence(table, ana, ben)
    found = programme(ana, table, {"scope": "kind", "action": "character.king"}, until=until)
    assert found["untils"] == ["", "others", "hand"]
    ana.answers(table)
    play_until(
        table,
        [ana, ben],
        lambda: ana.get(f"/api/tables/{table}/programme")["stopped"].endswith("as you wished."),
    )
    assert ahead(server.database, table) == []


def test_the_same_question_is_not_one_of_its_kind(server: Server, meet: Meet) -> None:
    """“Choose the card to put under the King” comes again; that about the Queen is another question."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    to_influence(table, ana, ben)
    now = ana.view(table)
    ana.act(table, now, "character.king")
    prompt = asked(ana, table)
    assert "King" in prompt
    programme(ana, table, {"scope": "same", "action": legal(ana.view(table))[0]})
    ana.answers(table)

    def next_place(character: str) -> Json:
        to_influence(table, ana, ben)
        ana.act(table, ana.view(table), f"character.{character}")
        found: Json = ana.get(f"/api/tables/{table}/programme")
        return found

    assert next_place("queen")["stopped"] == ""
    assert "Queen" in asked(ana, table)
    ana.answers(table)
    assert ahead(server.database, table) == []
    next_place("king")  # the same question: the card is gone, or another like it has come
    wait_until(
        "it is tried",
        lambda: bool(ana.get(f"/api/tables/{table}/programme")["stopped"] or ahead(server.database, table)),
    )


@pytest.mark.parametrize(
    ("game", "untils"),
    [("turmoil", ["", "others", "turn", "round", "hand"]), ("v1919", ["", "others", "turn"])],
)
def test_passing_until_further_notice(game: str, untils: list[str], server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")

    def told_so(table: str) -> bool:
        return any(line.get("by") == "programme" for line in ana.view(table)["log"])

    def done(table: str) -> bool:
        return told_so(table) or ana.view(table)["status"] == "ended"

    for _ in range(8):  # played at random, some games are over before Ana can pass
        table = table_for([ana, ben], game=game)
        found = programme(ana, table, {"scope": "any"})
        assert (found["rules"][0]["answer"], found["untils"]) == ("pass", untils)
        play_until(table, [ana, ben], partial(done, table), 1500)
        if told_so(table):
            break
    given = {row.action for row in ahead(server.database, table)}
    assert given <= set(QUIET)
    assert ana.get(f"/api/tables/{table}/programme")["stopped"] == ""
    plays_of(server.database, table)
    # All read in the log which answers were given so.
    moves = [row for row in rows_of(server.database, table) if isinstance(row, rows.Act)]
    by = {n for n, row in enumerate(moves, 1) if row.by == "programme"}
    for viewer in (ana, ben, meet()):
        log = viewer.view(table)["log"]
        told = {line["move"] for line in log} & by
        assert {line["move"] for line in log if line.get("by") == "programme"} == told
        assert told
    moment = ana.get(f"/api/tables/{table}/moments/{min(told)}")
    assert {line.get("by") for line in moment["log"]} == {"programme"}


def test_a_programme_is_its_owners_secret(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben])
    before = ben.view(table)
    programme(ana, table, {"scope": "any", "action": "character.king"})
    assert ben.get(f"/api/tables/{table}/programme")["rules"] == []
    assert {**ben.view(table), "at": 0} == {**before, "at": 0}
    assert eva.http.get(f"/api/tables/{table}/programme").status_code == 409
    assert meet().http.get(f"/api/tables/{table}/programme").status_code == 401
    eva.refused(f"/api/tables/{table}/programme", rules=[])
    meet().refused(f"/api/tables/{table}/programme", 401, rules=[])


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"rules": [{"scope": "kind", "action": "no.such.thing"}]}, 409),
        ({"rules": [{"id": "deadbeef"}]}, 409),
        ({"rules": [{"scope": "kind"}], "until": "round"}, 409),  # the court has no rounds
        ({"rules": [{"scope": "kind", "times": 100}]}, 400),
        ({"rules": [{"scope": "some"}]}, 400),
        ({"rules": [{}] * 21}, 400),
        ({}, 400),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(wrong: Json, status: int, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    before = programme(ana, table, {"scope": "any", "times": 3})
    ana.refused(f"/api/tables/{table}/programme", status, **wrong)
    assert ana.get(f"/api/tables/{table}/programme") == before


def test_who_is_not_asked_cannot_make_a_rule_of_the_question(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    while legal(ana.view(table)):
        ana.answers(table)
    title = ana.refused(f"/api/tables/{table}/programme", rules=[{"scope": "kind"}])["title"]
    assert title.startswith("An answer in advance is added to a question")


def test_with_the_table_the_programme_ends(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    programme(ana, table, {"scope": "any"})
    ben.did(f"/api/tables/{table}/resign")
    engine = open_engine(server.database)
    with engine.connect() as c:
        left = c.execute(text("select count(*) from programmes where table_id = :id"), {"id": table})
        assert left.scalar_one() == 0
    engine.dispose()
    assert (
        ana.refused(f"/api/tables/{table}/programme", rules=[{"scope": "any"}])["title"]
        == "The game is over."
    )


def test_a_programme_survives_a_restart(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben])
        to_influence(table, ana, ben)
        programme(ana, table, {"scope": "kind", "action": "character.king", "times": 2})
        ana.answers(table)
        play_until(table, [ana, ben], lambda: len(ahead(database, table)) == 1)
        cookies = ana.http.cookies, ben.http.cookies
    with Server(database) as server, Person(server.url) as ana, Person(server.url) as ben:
        ana.http.cookies, ben.http.cookies = cookies
        play_until(table, [ana, ben], lambda: len(ahead(database, table)) == 2)
        play_until(table, [ana, ben], lambda: asked(ana, table).startswith(INFLUENCE))
        assert len(ahead(database, table)) == 2


def test_what_was_due_when_the_server_died_is_answered_after_it(tmp_path: Path) -> None:
    """The question came up and nobody looks at the table any more: taken up again, it is answered."""
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        table = table_for([ana, ben])
        to_influence(table, ana, ben)
        version = ana.view(table)["version"]
        programme(ana, table, {"scope": "kind", "action": "character.king"})
    engine = open_engine(database)
    with engine.begin() as c:  # as if it had been made one entry before
        change = "update programmes set body = replace(body, :now, :before)"
        c.execute(text(change), {"now": f'"since":{version}', "before": f'"since":{version - 1}'})
    engine.dispose()
    with Server(database):
        wait_until("it is answered", lambda: len(ahead(database, table)) == 1)


def test_known_to_two_servers_it_answers_once(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Server(database) as one,
        Server(database) as two,
        Person(one.url, "Ana") as ana,
        Person(two.url, "Ben") as ben,
    ):
        table, invitations = ana.opens("court", "me", "open")
        ben.joins(table, 1, invitations["1"])
        with ana.socket(table) as a, ben.socket(table) as b:
            a.until("update")
            b.until("update")
            to_influence(table, ana, ben)
            programme(ana, table, {"scope": "kind", "action": "character.king", "times": 2})
            ana.answers(table)
            play_until(table, [ben, ana], lambda: len(ahead(database, table)) == 2)
            play_until(table, [ben, ana], lambda: asked(ana, table).startswith(INFLUENCE))
        assert len(ahead(database, table)) == 2
        plays_of(database, table)
        # Taken away at the one, it is gone at the other.
        programme(ana, table, {"scope": "any", "action": "character.king"})
        programme(ana, table)
        ana.answers(table)
        play_until(table, [ben, ana], lambda: asked(ana, table).startswith(INFLUENCE))
        assert len(ahead(database, table)) == 2


def test_who_is_away_hears_that_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("salon.server.due.GRACE", 1.5)
    with PostOffice() as office:
        out = Mail("127.0.0.1", office.port, tls=False, sender="house@salon.example")
        database = sqlite_url(tmp_path / "salon.db")
        with (
            Server(database, mail=out) as server,
            Person(server.url, "Ana") as ana,
            Person(server.url, "Ben") as ben,
        ):
            table = table_for([ana, ben])
            to_influence(table, ana, ben)
            lives_at(ana, "ana@example.org", server)
            programme(ana, table, {"scope": "any", "action": "character.king"})
            ana.answers(table)
            wait_until("the letter", lambda: len(office.letters) == 1)
        first = office.letters[0].get_content().splitlines()[0]
        assert first == (
            "It is your turn in Versailles with Ben."
            " Your answers in advance have stopped: “King” was not allowed."
        )


class Sending(Question, frozen=True):
    family = "envoys.ask"


class For(Question, frozen=True):
    family = "envoys.ask"
    question: Question


def test_the_kind_of_a_question_is_its_class() -> None:
    assert kind(Sending()) == "envoys.ask.sending"
    assert kind(For(Sending())) == kind(Sending())


def test_a_rule_from_before_kinds_is_about_that_of_its_prompt() -> None:
    stored = '{"rules":[{"id":"a","scope":"kind","action":"","prompt":{"id":"envoys.ask.sending"}}]}'
    (rule,) = decode(stored).rules
    assert rule.about == kind(Sending())
