"""Reports and what the host does about them, the host's pages, and clubs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.history import PASSWORD, resigned
from tests.server.people import Json, Person
from tests.server.running import Server


@pytest.fixture
def people(ready: str) -> Iterator[tuple[Person, Person, Person, Person]]:
    """The host, and Ana, Ben and Carla with accounts."""
    with ExitStack() as stack:
        server = stack.enter_context(Server(ready, host_token="for the host"))
        host, ana, ben, carla = (stack.enter_context(Person(server.url)) for _ in range(4))
        host.http.headers["authorization"] = "Bearer for the host"
        for person, name in zip((ana, ben, carla), ("Ana", "Ben", "Carla"), strict=True):
            person.me = person.did("/api/account", name=name, password=PASSWORD)
        yield host, ana, ben, carla


def test_a_report_leads_to_a_mute_a_new_name_and_a_ban(people: tuple[Person, ...]) -> None:
    host, ana, ben, carla = people
    table, _ = ana.opens("court", "me", "open", public=True)
    ben.joins(table, 1)
    say = f"/api/tables/{table}/chat"
    ben.did(say, type="chat", text="something rude")
    about = {"about": ben.me["id"], "kind": "talk", "words": "He is rude.", "table": table}
    ana.did("/api/reports", **about)
    ana.refused("/api/reports", 409, **{**about, "about": ana.me["id"]})
    ana.refused("/api/reports", 404, **{**about, "about": 10**9})
    ana.refused("/api/reports", 404, **{**about, "table": "nowhere"})
    ana.refused("/api/reports", 400, **{**about, "kind": "looks"})
    ana.refused("/api/reports", 400, **{**about, "words": " \n "})
    assert carla.http.get("/api/host/peace").status_code == 403
    carla.refused("/api/host/peace", 403, what="ban", about=ben.me["id"])
    [report] = host.get("/api/host/peace")["reports"]
    assert (report["kind"], report["by"], report["about"], report["words"]) == (
        "talk",
        "Ana",
        "Ben",
        "He is rude.",
    )
    assert [(one["name"], one["text"]) for one in report["heard"]] == [("Ben", "something rude")]

    after = host.did(
        "/api/host/peace", what="mute", about=ben.me["id"], report=report["id"], days=1, why="Be kind."
    )
    assert not after.get("reports")
    assert [(one["name"], one["kind"], one["why"]) for one in after["sanctions"]] == [
        ("Ben", "mute", "Be kind.")
    ]
    ben.refused(say, type="chat", text="something else")
    with ben.socket(table) as line:
        line.until("update")
        line.say(type="chat", text="and by the line")
        line.until("refused")
    ana.did(say, type="chat", text="Thank you.")
    host.did("/api/host/peace", what="lift-mute", about=ben.me["id"])
    ben.did(say, type="chat", text="I am sorry.")

    host.refused("/api/host/peace", what="rename", about=ben.me["id"], name="Carla")
    host.did("/api/host/peace", what="rename", about=ben.me["id"], name="Benedict")
    assert ben.get("/api/me")["name"] == "Benedict"
    assert [seat["name"] for seat in ana.view(table)["seats"]] == ["Ana", "Benedict"]

    host.did("/api/host/peace", what="ban", about=ben.me["id"], days=30, why="No more.")
    assert ben.http.get("/api/me").status_code == 401
    refused = ben.refused("/api/login", 403, name="Benedict", password=PASSWORD)
    assert "No more." in refused["title"]
    host.did("/api/host/peace", what="lift-ban", about=ben.me["id"])
    ben.did("/api/login", name="Benedict", password=PASSWORD)
    deeds = [deed["what"] for deed in host.get("/api/host/peace")["journal"]]
    assert deeds == ["lift-ban", "ban", "rename", "lift-mute", "mute"]

    # A report about nothing; and who leaves takes along what was written about them.
    carla.did("/api/reports", about=ben.me["id"], kind="name", words="I do not like it.")
    [report] = host.get("/api/host/peace")["reports"]
    assert report["before"] == 1
    host.did("/api/host/peace", what="dismiss", report=report["id"])
    host.refused("/api/host/peace", 409, what="dismiss", report=report["id"])
    ben.did("/api/account/forget", password=PASSWORD)
    told = str(host.get("/api/host/peace"))
    assert "Ben" not in told


def test_the_host_fills_in_pages(people: tuple[Person, ...]) -> None:
    host, ana, *_ = people
    assert not ana.get("/api/pages/rules?lang=es").get("body")
    ana.refused("/api/host/pages/rules", 403, language="en", body="Mine.")
    host.did(
        "/api/host/pages/rules", language="en", body="# Rules\n\nBe kind.\x00\n<script>alert(1)</script>"
    )
    page: Json = ana.get("/api/pages/rules?lang=es")
    assert page["language"] == "en"  # there is none in Spanish yet
    assert page["body"].startswith("# Rules\n\nBe kind.\n<script>")  # text, and shown as text
    host.did("/api/host/pages/rules", language="es", body="Sé amable.")
    assert ana.get("/api/pages/rules?lang=es")["body"] == "Sé amable."
    assert ana.http.get("/api/pages/secrets").status_code == 404


def test_a_club_has_members_tables_a_ladder_and_tournaments(people: tuple[Person, ...]) -> None:
    _, ana, ben, carla = people
    with Person(ana.url, "a guest") as guest:
        guest.refused("/api/clubs", 403, name="Mine")
    club = ana.did("/api/clubs", name=" The  Evening ", about="Thursdays.", open=False)
    id = club["line"]["id"]
    assert club["line"]["name"] == "The Evening"
    assert carla.http.get(f"/api/clubs/{id}").status_code == 404
    assert id not in [line["id"] for line in carla.get("/api/clubs")["clubs"]]
    ben.refused(f"/api/clubs/{id}/join", 404)
    ben.did(f"/api/clubs/{id}/join", invitation=club["invitation"])
    for _ in range(5):
        resigned(carla, ana)
        resigned(ben, ana)
    table, invitations = ana.opens("court", "me", "open")
    ben.joins(table, 1, invitations["1"])
    page = ben.get(f"/api/clubs/{id}")
    assert [one["name"] for one in page["members"]] == ["Ana", "Ben"]
    assert [one["id"] for one in page["tables"]] == [table]
    rungs = ben.get(f"/api/ladder?game=court&club={id}")["rungs"]
    assert [rung["name"] for rung in rungs] == ["Ana", "Ben"]
    assert carla.http.get(f"/api/ladder?game=court&club={id}").status_code == 404
    contest = ana.did("/api/contests", title="Cup", game="court", club=id)
    carla.refused(f"/api/contests/{contest['line']['id']}/enter", 404)
    ben.did(f"/api/contests/{contest['line']['id']}/enter")
    assert [line["title"] for line in ben.get(f"/api/clubs/{id}")["contests"]] == ["Cup"]
    ben.refused(f"/api/clubs/{id}", 403, open=True)
    ana.did(f"/api/clubs/{id}", open=True, about="Fridays.")
    carla.did(f"/api/clubs/{id}/join")
    ana.did(f"/api/clubs/{id}/members", id=carla.me["id"], act="away")
    assert carla.get(f"/api/clubs/{id}")["about"] == "Fridays."
    # The keeper goes: the oldest member keeps it. The last to go closes it.
    ana.did(f"/api/clubs/{id}/leave")
    assert ben.get(f"/api/clubs/{id}")["keeper"]
    ben.did("/api/account/forget", password=PASSWORD)
    assert carla.http.get(f"/api/clubs/{id}").status_code == 404
