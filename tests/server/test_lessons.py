"""A table at which a lesson is given: its own, private, led by the script, and taken up where it was."""

from __future__ import annotations

from pathlib import Path

from salon.server.database import sqlite_url
from tests.server.conftest import Meet
from tests.server.people import Json, Person
from tests.server.running import Server, wait_until

GAME = "court"


def begins(person: Person) -> str:
    table: str = person.did(f"/api/games/{GAME}/lessons")["table"]["id"]
    return table


def reads(person: Person, table: str, steps: int) -> Json:
    """Do what the cards ask for so many steps; then the card that is shown."""
    seen: list[str] = []
    while True:
        wait_until("a card is shown", lambda: bool(person.view(table).get("lesson")))
        view = person.view(table)
        card: Json = view["lesson"]
        if card["id"] not in seen:
            seen.append(card["id"])
        if len(seen) > steps:
            return view
        if card.get("asked"):
            assert person.act(table, view, card["asked"]).status_code == 200
        else:
            person.did(f"/api/tables/{table}/page", version=view["version"])


def test_what_leads_away_is_held_back_and_nothing_has_changed(meet: Meet) -> None:
    ana = meet("Ana")
    table = begins(ana)
    view = ana.view(table)
    early = ana.act(table, view, "character.king")  # the card is to be read first
    assert early.status_code == 409
    view = reads(ana, table, 2)
    held = ana.act(table, view, "character.cardinal")
    assert held.status_code == 409
    assert "another day" in held.json()["title"]
    assert ana.view(table)["version"] == view["version"]
    after = ana.act(table, view, "character.spymaster").json()  # not the one asked for, but let through
    assert after["lesson"]["said"]


def test_a_page_is_turned_once(meet: Meet) -> None:
    ana = meet("Ana")
    table = begins(ana)
    page = f"/api/tables/{table}/page"
    assert ana.did(page, version=0)["lesson"]["number"] == 2
    assert ana.post(page, version=0).status_code == 409
    assert ana.view(table)["lesson"]["number"] == 2


def test_an_answer_taken_back_takes_the_lesson_back(meet: Meet) -> None:
    ana = meet("Ana")
    table = begins(ana)
    view = reads(ana, table, 5)
    after = ana.act(table, view, view["lesson"]["asked"]).json()
    assert after["lesson"]["asked"] != view["lesson"]["asked"]
    back = ana.did(f"/api/tables/{table}/undo", type="undo", version=after["version"])
    assert back["lesson"] == view["lesson"]


def test_a_lesson_is_ones_own(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = begins(ana)
    info = ana.get(f"/api/tables/{table}")
    assert info["pace"] == {"kind": "lesson", "lesson": "first"}
    assert not info["public"]
    assert table not in {found["id"] for found in ben.get("/api/tables")["open"]}
    assert "lesson" not in ben.view(table)
    assert ben.post(f"/api/tables/{table}/page", version=0).status_code == 409
    assert ben.post(f"/api/games/{GAME}/lessons", lesson="nothing").status_code == 409
    other = ana.post(
        "/api/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "bot"}], pace={"kind": "lesson"}
    )
    assert other.status_code == 409


def test_who_leaves_the_lesson_plays_on_with_bots_and_hints(meet: Meet) -> None:
    ana = meet("Ana")
    table = begins(ana)
    view = ana.did(f"/api/tables/{table}/page", version=0, free=True)
    assert "lesson" not in view
    assert not view.get("learning")
    view = ana.act(table, view, "character.queen").json()
    view = ana.act(table, view, "character.duchess").json()
    wait_until("the bots have chosen too", lambda: ana.view(table)["move"] >= 6)


def test_a_lesson_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "salon.db")
    with Server(database) as server, Person(server.url, "Ana") as ana:
        table = begins(ana)
        before = reads(ana, table, 6)["lesson"]
        cookies = ana.http.cookies
    with Server(database) as server, Person(server.url) as again:
        again.http.cookies = cookies
        assert again.view(table)["lesson"] == before
