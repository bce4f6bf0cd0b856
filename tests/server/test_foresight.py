"""What an answer would do, on demand: as the rules do it, in words, and nothing that the seat cannot know."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.server import foresight
from salon.server.database import sqlite_url
from tests.server.conftest import Meet
from tests.server.people import Json, Person, legal, table_for
from tests.server.running import Server

ANSWERS = 60


def foretold(person: Person, table: str, action: str, *, lang: str = "en", **query: Any) -> Json:
    asked = "".join(f"&{name}={value}" for name, value in query.items())
    found: Json = person.get(f"/api/tables/{table}/forecast?action={action}&lang={lang}{asked}")
    return found


def refused(person: Person, path: str, status: int = 409) -> Json:
    found = person.http.get(path)
    assert found.status_code == status, found.text
    problem: Json = found.json()
    assert problem["title"]
    return problem


def must(update: Json) -> bool:
    return bool(update["question"]) and bool(update["question"].get("must", True))


def texts(log: list[Json]) -> list[str]:
    return [line["text"] for line in log]


def lines(way: Json) -> list[str]:
    return texts(way.get("log", []))


@pytest.mark.parametrize("game", salon.list_games())
def test_what_was_foretold_happens(game: str, meet: Meet) -> None:
    people = [meet("Ana"), meet("Ben")]
    table = table_for(people, game)
    seen = {"certain": 0, "dice": 0, "open": 0, "ended": 0, "went on": 0, "wrong": 0}
    for _ in range(ANSWERS):
        person = next((p for p in people if must(p.view(table))), None)
        if person is None:
            assert people[0].view(table)["status"] == "ended"
            break
        before = person.view(table)
        action = person.random.choice(legal(before))
        said = foretold(person, table, action, version=before["version"])
        assert person.view(table)["version"] == before["version"]
        assert sum(way["ways"] for way in said["outcomes"]) == said["of"]
        after = person.act(table, before, action).json()
        news = texts(after["log"][len(before["log"]) :])
        fit = [way for way in said["outcomes"] if news[: len(lines(way))] == lines(way)]
        assert any(came(way, after, news) for way in fit)
        unknown = any(way.get("open") for way in said["outcomes"])
        wrong = bool(said.get("turn_ends")) and must(after)
        assert unknown or not wrong
        seen["wrong"] += wrong
        seen["certain"] += said["of"] == 1
        seen["dice"] += said["of"] > 1
        seen["open"] += unknown
        seen["ended"] += bool(said.get("turn_ends"))
        seen["went on"] += must(after)
    assert seen["certain"]
    assert seen["ended"]
    assert seen["went on"]
    assert seen["wrong"] <= seen["open"] / 10


def came(way: Json, after: Json, news: list[str]) -> bool:
    """Whether it went this way: all that was said is there, and no more unless it was left open."""
    if way.get("open"):
        return True
    asked = after["question"]["prompt"] if must(after) else ""
    return lines(way) == news and way.get("prompt", "") == asked


def test_dice_have_their_odds(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("turmoil", "me", "me")
    update = ana.view(table)
    for _ in range(400):
        for action in legal(update):
            said = foretold(ana, table, action)
            if said["of"] > 1:
                assert len(said["outcomes"]) > 1
                assert said["of"] % 6 == 0
                assert len({str(lines(way)) for way in said["outcomes"]}) > 1
                return
        update = ana.answers(table, update)
    raise AssertionError("no die was ever to be rolled")


def test_it_is_told_in_the_language_that_is_asked_for(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("court", "me", "me")
    update = ana.view(table)
    while not lines(foretold(ana, table, legal(update)[0])["outcomes"][0]):
        update = ana.answers(table, update)
    told = [foretold(ana, table, legal(update)[0], lang=lang) for lang in ("en", "es", "ja")]
    assert len({str(each["outcomes"]) for each in told}) == 3
    facts = [[line["fact"] for way in each["outcomes"] for line in way.get("log", [])] for each in told]
    assert facts[0] == facts[1] == facts[2]


def forbidden(people: list[Person], table: str) -> list[Json]:
    """The answers that are shown to those who must answer, and not allowed."""
    asked = [update["question"] for update in (p.view(table) for p in people) if must(update)]
    return [answer for question in asked for answer in question["answers"] if not answer.get("legal", True)]


def test_who_may_not_answer_is_told_nothing(meet: Meet) -> None:
    ana, ben, stranger = meet("Ana"), meet("Ben"), meet()
    table = table_for([ana, ben], "turmoil")
    people = [ana, ben]
    while sum(must(p.view(table)) for p in people) != 1 or not forbidden(people, table):
        next(p for p in people if must(p.view(table))).answers(table)
    asked, other = people if must(ana.view(table)) else people[::-1]
    update, (wrong, *_) = asked.view(table), forbidden(people, table)
    path = f"/api/tables/{table}/forecast"
    question = f"{path}?action={legal(update)[0]}"
    refused(stranger, question, 401)
    refused(meet("Eva"), question)
    refused(other, question)
    refused(other, f"{question}&seat={update['you']}")
    assert refused(asked, f"{path}?action=no.such.thing")["title"]
    assert refused(asked, f"{path}?action={wrong['action']}")["clause"] == wrong["clause"]
    refused(asked, path, 400)
    refused(asked, f"{question}&version=soon", 400)
    refused(asked, "/api/tables/none/forecast?action=verb.done", 404)


def test_an_old_question_is_foretold_no_more(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("court", "me", "me")
    before = ana.view(table)
    after = ana.answers(table, before)
    action = legal(after)[0]
    problem = refused(ana, f"/api/tables/{table}/forecast?action={action}&version={before['version']}")
    assert problem["update"]["version"] == after["version"]
    assert foretold(ana, table, action, version=after["version"])["version"] == after["version"]
    ana.did(f"/api/tables/{table}/resign")
    refused(ana, f"/api/tables/{table}/forecast?action={action}")


def test_the_event_loop_works_out_none_of_it(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    where, real = [], foresight.foresee

    def noting(*args: Any) -> foresight.Foreseen:
        where.append(threading.current_thread().name)
        return real(*args)

    monkeypatch.setattr(foresight, "foresee", noting)
    ana = meet("Ana")
    table, _ = ana.opens("court", "me", "me")
    foretold(ana, table, legal(ana.view(table))[0])
    assert where == ["foresight_0"]


def test_nobody_asks_for_too_many(tmp_path: Path) -> None:
    with (
        Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server,
        Person(server.url, "Ana") as ana,
    ):
        table, _ = ana.opens("court", "me", "me")
        path = f"/api/tables/{table}/forecast?action={legal(ana.view(table))[0]}"
        told = [ana.http.get(path).status_code for _ in range(250)]
        assert told[:60] == [200] * 60
        assert 429 in told
