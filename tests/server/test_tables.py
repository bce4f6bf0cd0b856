"""Opening, finding and joining tables; talking there; accounts that keep them; clocks."""

from __future__ import annotations

import sqlite3
import time
from typing import Literal

import pytest
from argon2 import PasswordHasher

from salon.server import people
from salon.server.clocks import HOLD_SECONDS
from tests.server.conftest import Meet
from tests.server.people import Json, Person, legal, play_on, table_for
from tests.server.running import Server, later, wait_until


def test_an_invitation_seats_one_person_once(server: Server, meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table, invitations = ana.opens("court", "me", "open", "open")
    assert list(invitations) == ["1", "2"]
    join = f"/api/tables/{table}/join"
    assert "invitation" in ben.refused(join, seat=1)["title"]
    ben.refused(join, seat=1, invitation=invitations["2"])
    ben.did(join, seat=1, invitation=invitations["1"])
    assert eva.refused(join, seat=1, invitation=invitations["1"])["title"] == "Somebody sits there already."
    eva.refused(join, seat=7, invitation=invitations["2"])
    meet().refused(join, 401, seat=2, invitation=invitations["2"])
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as file:
        dump = "\n".join(file.iterdump())
    file.close()
    assert table in dump
    # A link that still opens a seat is kept, for the opener to show again; one that was used is not.
    assert [secret in dump for secret in invitations.values()] == [False, True]


def test_the_game_begins_when_the_last_one_sits_down(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open")
    with ana.socket(table) as a:
        waiting = a.until("update")
        assert (waiting["status"], waiting["question"]) == ("waiting", None)
        early = ana.refused(f"/api/tables/{table}/act", type="act", version=0, action="character.king")
        assert early["title"] == "The game begins when all seats are taken."
        ben.joins(table, 1, invitations["1"])
        begun = a.until("update", lambda u: u["status"] == "playing")
    assert begun["question"]
    assert [seat["name"] for seat in begun["seats"]] == ["Ana", "Ben"]
    assert ben.get("/api/tables")["mine"][0]["your_turn"]


def test_a_public_table_is_listed_and_open_to_all(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    public, _ = ana.opens("court", "me", "open", public=True)
    private, _ = ana.opens("court", "me", "open")
    listed = [table["id"] for table in ben.get("/api/tables")["open"]]
    assert public in listed
    assert private not in listed
    assert public in [table["id"] for table in meet().get("/api/tables")["open"]]
    ben.joins(public, 1)
    assert public not in [table["id"] for table in meet().get("/api/tables")["open"]]


def test_a_watcher_who_sits_down_reads_the_log_anew(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, _ = ana.opens("court", "me", "open", public=True)
    with ben.socket(table) as b:
        assert b.until("update")["you"] is None
        ben.joins(table, 1)
        seated = b.until("update", lambda u: u["you"] == 1)
    assert seated["log_from"] == 0


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": [{"kind": "me"}]},
        {"game": "court", "seats": [{"kind": "me"}]},
        {"game": "court", "seats": [{"kind": "me"}] * 8},
        {"game": "court", "seats": [{"kind": "me"}] * 2, "options": {"nonsense": True}},
    ],
)
def test_what_the_game_does_not_have_is_refused(meet: Meet, wrong: Json) -> None:
    meet("Ana").refused("/api/tables", **wrong)


def test_several_seats_can_be_one_persons(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("court", "me", "me")
    seen = {play_on(table, [ana], 1)["you"] for _ in range(12)}
    assert seen == {0, 1}


def test_presence_is_told(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a:
        a.until("presence", lambda p: p["watching"] == 0 and p["seats"][0].get("here"))
        with ben.socket(table), meet().socket(table), meet().socket(table):
            a.until("presence", lambda p: p["watching"] == 2 and p["seats"][1].get("here"))
        a.until("presence", lambda p: p["watching"] == 0 and "here" not in p["seats"][1])


# -- talk ----------------------------------------------------------------------------------------


def test_chat_reaches_all_at_the_table_and_is_kept(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben], public=True)
    with ana.socket(table) as a, meet().socket(table) as x:
        ben.did(f"/api/tables/{table}/chat", type="chat", text="¿Juegas?")
        assert a.until("chat")["text"] == "¿Juegas?"
        a.say(type="chat", text="Sí")
        said = x.until("chat", lambda c: c["text"] == "Sí")
        assert (said["name"], said["seat"]) == ("Ana", 0)
        eva.did(f"/api/tables/{table}/chat", type="chat", text="Hola")
        assert "seat" not in a.until("chat", lambda c: c["name"] == "Eva")
    assert [m["text"] for m in ana.get(f"/api/tables/{table}/chat")] == ["¿Juegas?", "Sí", "Hola"]


def test_a_stranger_watches_in_silence(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    meet().refused(f"/api/tables/{table}/chat", 401, type="chat", text="hello")
    with meet().socket(table) as x:
        x.say(type="chat", text="hello")
        assert x.until("refused")["title"] == "Sign in first: as a guest or with your account."
        x.say(type="act", version=0, action="character.king")
        assert x.until("refused")["title"] == "That is not your seat."
        x.say(type="ping")
        assert x.until("pong")["at"] == pytest.approx(time.time(), abs=60)
    assert ana.get(f"/api/tables/{table}/chat") == []


def test_a_note_is_ones_own(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    note = f"/api/tables/{table}/note"
    ana.did(note, text="Ben has the Cardinal\nperhaps")
    assert ana.get(note) == {"text": "Ben has the Cardinal\nperhaps"}
    assert ben.get(note) == {"text": ""}
    assert meet().http.get(note).status_code == 401


# -- accounts ------------------------------------------------------------------------------------


def test_a_guest_who_makes_an_account_keeps_the_tables(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    me = ana.did("/api/account", name="Ana de Austria", password="versailles")
    assert not me["guest"]
    with Person(server.url) as elsewhere:
        elsewhere.refused("/api/login", 401, name="Ana de Austria", password="Versailles")
        elsewhere.refused("/api/login", 401, name="nobody here", password="versailles")
        elsewhere.did("/api/login", name=" ana DE austria ", password="versailles")
        assert [t["id"] for t in elsewhere.get("/api/tables")["mine"]] == [table]
        elsewhere.answers(table)
        elsewhere.did("/api/logout")
        assert elsewhere.http.get("/api/me").status_code == 401
    ben.refused("/api/account", name="ANA DE AUSTRIA", password="other password")
    assert ben.did("/api/settings", name="Benito", language="es")["name"] == "Benito"
    assert ana.did("/api/settings", name="Somebody")["name"] == "Ana de Austria"


def test_an_unknown_name_is_checked_as_a_known_one(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time of the refusal would tell which names there are."""
    ana = meet("Ana")
    ana.did("/api/account", name="Known Ana", password="versailles")
    work: list[str] = []

    class Counting(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            work.append("hash")
            return super().hash(password, salt=salt)

        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            work.append("$".join(str(hash).split("$")[:4]))
            return super().verify(hash, password)

    monkeypatch.setattr(people, "_hasher", Counting())
    for name in ("Known Ana", "Nobody at all"):
        ana.refused("/api/login", 401, name=name, password="not the password")
    assert len(work) == 2
    assert work[0] == work[1]


# -- clocks --------------------------------------------------------------------------------------


@pytest.fixture
def quick_sweeps(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Server:
    """A server that looks at its clocks ten times a second and where a minute has one second."""
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    return Server(f"sqlite:///{tmp_path_factory.mktemp('clocks') / 'salon.db'}")


def test_whoever_is_late_loses_or_is_replaced(quick_sweeps: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with quick_sweeps as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        live = {"kind": "live", "minutes": 1, "seconds": 5}
        loses = table_for([ana, ben], pace=live)
        lent = table_for([ana, ben], pace={**live, "late": "bot"})
        daily = table_for([ana, ben], pace={"kind": "daily", "days": 1})
        assert 55 < ana.view(loses)["seats"][0]["clock"] <= 60
        assert ana.view(daily)["seats"][0]["deadline"] > time.time() + 86_000
        while legal(ana.view(loses)):
            ana.answers(loses)
        assert ana.view(loses)["seats"][0]["clock"] > 60  # a turn adds some seconds
        later(monkeypatch, 66 + HOLD_SECONDS)
        wait_until("Ben is late", lambda: ben.view(loses)["status"] == "ended")
        assert ben.view(loses)["result"] == "Ben has run out of time."
        assert ben.view(loses)["winners"] == [0]
        wait_until("a bot takes over", lambda: all(s.get("lent") for s in ben.view(lent)["seats"]))
        assert ana.view(daily)["status"] == "playing"
        later(monkeypatch, 90_000)
        # Both are late there, and one of them loses: that stops neither the game's end nor the clocks.
        wait_until("the day is over", lambda: ana.view(daily)["status"] == "ended")
        after = table_for([ana, ben], pace=live)
        later(monkeypatch, 90_200)
        wait_until("the clocks are still looked at", lambda: ana.view(after)["status"] == "ended")
