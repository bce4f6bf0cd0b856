"""Accounts: names, passwords, sessions, and how one leaves."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from salon.server.database import sqlite_url
from salon.server.notices import Notices
from salon.server.passwords import is_common
from salon.server.sockets import Socket
from salon.server.store import User
from tests.server.conftest import Meet
from tests.server.people import Json, Line, Person, legal, table_for
from tests.server.receivers import PostOffice
from tests.server.running import Postgres, Server, wait_until
from tests.server.test_hall import hall
from tests.server.test_letters import asked, read
from tests.server.test_notices import HOUSE, house

GOOD, BETTER = "a court of mirrors", "peace in our time"
RESET = re.compile(rf"{HOUSE}/reset#(\S+)")


PROXY = "127.0.0.1"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server:
        yield server


def again(person: Person, name: str, password: str) -> Person:
    """Log in elsewhere."""
    other = Person(person.url)
    other.did("/api/login", name=name, password=password)
    return other


def closes(line: Line) -> int:
    """With which code a line is closed."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


# -- names ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Queen Anne", "QUEEN  ANNE", "Ｑueen Anne", "Quееn Аnnе", "Quêen Anne", "QueenAnne"]
)
def test_nobody_takes_an_accounts_name(meet: Meet, name: str) -> None:
    ana, ben = meet("Ana of names"), meet("Ben of names")
    if "queen" not in ana.me["name"]:
        ana.post("/api/account", name="Queen Anne", password=GOOD)
    ben.refused("/api/account", name=name, password=GOOD)
    ben.refused("/api/settings", name=name)
    meet().refused("/api/guest", name=name)
    assert ben.get("/api/me")["name"] == "Ben of names"


def test_a_guest_does_not_keep_a_name_that_an_account_takes(meet: Meet) -> None:
    """What they were called at a table stays written there; what they do from now on is nobody's."""
    first, other, ana = meet("Catherine"), meet("CАTHERINE"), meet("Ana of later")
    table = first.opens("court", "me", "me")[0]
    ana.post("/api/account", name="Catherine", password=GOOD)
    for guest in (first, other):
        assert guest.get("/api/me")["name"] == "Guest"
    assert first.get(f"/api/tables/{table}")["seats"][0]["name"] == "Catherine"
    assert ana.get("/api/me")["name"] == "Catherine"


@pytest.mark.parametrize("name", ["Bot 1", "bot", "Salon", "Guest", "ゲスト", "–"])
def test_nobody_is_called_as_the_house_calls_its_own(meet: Meet, name: str) -> None:
    meet("Carla").refused("/api/account", name=name, password=GOOD)
    assert meet("Guest").get("/api/me")["guest"]
    meet().refused("/api/guest", name="Bot 1")


def test_one_person_has_one_seat(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "open")
    ben.joins(table, 1, invitations["1"])
    for person in (ana, ben):
        refused = person.refused(f"/api/tables/{table}/join", seat=2, invitation=invitations["2"])
        assert refused["title"] == "You sit at this table already. One person has one seat."
    public, _ = ana.opens("court", "me", "open", public=True)
    ana.refused(f"/api/tables/{public}/join", seat=1)
    hot, more = ana.opens("court", "me", "me", "open")
    ana.joins(hot, 2, more["2"])
    assert ana.view(hot)["status"] == "playing"


# -- passwords -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    ["password", "Passw0rd!", "12345678", "qwerty123", "aaaaaaaa", "contraseña", "dora1234"],
)
def test_common_passwords_are_refused(meet: Meet, password: str) -> None:
    dora = meet("Dora")
    refused = dora.refused("/api/account", 400, name="Dora", password=password)
    assert "one of the first" in refused["title"]
    assert dora.get("/api/me")["guest"]


@pytest.mark.parametrize("password", ["corvette", "Corvette1", "liverpool", "qazwsxedc", "cocacola"])
def test_what_was_stolen_elsewhere_is_tried_first(password: str) -> None:
    assert is_common(password)


def test_ordinary_passwords_are_not() -> None:
    for fine in (
        GOOD,
        BETTER,
        "correct horse",
        "versailles",
        "Tr0ub4dor&3",
        "くるまのなかのねこ",
        "k7#mq2vx",
    ):
        assert not is_common(fine, "Ana")


def test_a_changed_password_ends_every_other_session(meet: Meet) -> None:
    ana = meet("Ana")
    ana.did("/api/account", name="Changing Ana", password=GOOD)
    with again(ana, "Changing Ana", GOOD) as elsewhere:
        before = ana.http.cookies["salon"]
        ana.refused("/api/password", 401, old=BETTER, new=BETTER)
        ana.refused("/api/password", 400, old=GOOD, new="password")
        assert elsewhere.get("/api/me")
        ana.did("/api/password", old=GOOD, new=BETTER)
        assert ana.http.cookies["salon"] != before
        assert ana.get("/api/me")["name"] == "Changing Ana"
        assert elsewhere.http.get("/api/me").status_code == 401
        elsewhere.refused("/api/login", 401, name="Changing Ana", password=GOOD)
    again(ana, "Changing Ana", BETTER).http.close()


def test_a_forgotten_password_is_set_anew_by_a_letter(tmp_path: Path) -> None:
    with (
        PostOffice() as office,
        house(tmp_path, office) as server,
        Person(server.url, "Ana", "es") as ana,
        Person(server.url) as stranger,
    ):
        ana.did("/api/account", name="Ana", password=GOOD)
        stranger.did("/api/forgotten", name="nobody")
        found = asked(ana, office, "ana@example.org")
        assert "confirmed" not in ana.get("/api/me")
        stranger.did("/api/forgotten", name="Ana")  # an address that nobody confirmed gets nothing
        stranger.http.post(found["confirm"])
        assert ana.get("/api/me")["confirmed"]
        for _ in range(5):
            stranger.did("/api/forgotten", name="ANA")
        wait_until("the letters", lambda: len(office.letters) == 4)
        time.sleep(0.3)
        letters = office.letters[1:]
        assert len(letters) == 3  # a day
        assert {(letter["to"], letter["subject"]) for letter in letters} == {
            ("ana@example.org", "Una contraseña nueva")
        }
        assert all(letter["list-unsubscribe"] for letter in letters)
        tokens = [match for letter in letters for match in RESET.findall(letter.get_content())]
        stranger.refused("/api/reset", 400, token="x", password=BETTER)
        stranger.refused("/api/reset", 400, token=tokens[0], password="password")
        assert stranger.did("/api/reset", token=tokens[1], password=BETTER)["name"] == "Ana"
        assert ana.http.get("/api/me").status_code == 401
        for token in tokens:
            ana.refused("/api/reset", 400, token=token, password=GOOD)
        again(ana, "Ana", BETTER).http.close()
        assert not set(tokens) & set(read(server, "select token from letters"))


def test_who_forgot_a_password_is_answered_before_the_letter_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time it takes would tell whether there is an address."""
    began, done = threading.Event(), threading.Event()

    async def slow(_notices: Notices, _user: User) -> None:
        began.set()
        await asyncio.to_thread(done.wait, 20)

    monkeypatch.setattr(Notices, "send_reset", slow)
    with Server(sqlite_url(tmp_path / "salon.db")) as server, Person(server.url, "Ana") as ana:
        ana.did("/api/account", name="Ana", password=GOOD)
        ana.did("/api/forgotten", name="Ana")
        assert began.wait(20)
        assert not done.is_set()
        done.set()


def test_a_link_for_a_new_password_is_good_for_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with PostOffice() as office, house(tmp_path, office) as server, Person(server.url, "Ana") as ana:
        ana.did("/api/account", name="Ana", password=GOOD)
        ana.http.post(asked(ana, office, "ana@example.org")["confirm"])
        ana.did("/api/forgotten", name="Ana")
        wait_until("the letter", lambda: len(office.letters) == 2)
        [token] = RESET.findall(office.letters[1].get_content())
        real = time.time
        monkeypatch.setattr("time.time", lambda: real() + 3700)
        ana.refused("/api/reset", 400, token=token, password=BETTER)
        monkeypatch.setattr("time.time", lambda: real() + 3500)
        ana.did("/api/reset", token=token, password=BETTER)


def test_nobody_is_locked_out_by_what_others_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.accounts.BRAKE", 20)
    url = sqlite_url(tmp_path / "salon.db")

    def tries(person: Person, place: str, password: str) -> int:
        """A log-in through the proxy, from an address."""
        heads = {"x-forwarded-for": place}
        body = {"name": "Ana", "password": password}
        return person.http.post("/api/login", json=body, headers=heads).status_code

    with (
        Server(url, limited=True, proxies=PROXY) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url) as other,
    ):
        ana.did("/api/account", name="Ana", password=GOOD)
        monkeypatch.setattr("salon.server.accounts.Accounts._slow_down", lambda *_: None)
        assert [tries(other, "192.0.2.1", f"guess {n}") for n in range(11)] == [401] * 10 + [429]
        with Person(server.url) as home:
            assert tries(home, "192.0.2.2", GOOD) == 200
        # From very many places at once they are slowed down together, but not where one has come in before.
        assert 429 in [tries(other, f"198.51.100.{n}", "a guess") for n in range(60)]
        with Person(server.url) as home:
            assert tries(home, "192.0.2.2", GOOD) == 200


def test_who_guesses_is_noted_and_slowed_down_wherever_they_are(
    strict: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Person(strict.url, "Ana") as ana, Person(strict.url, "Ben") as ben:
        ana.did("/api/account", name="Ana", password=GOOD)
        ben.did("/api/account", name="Ben", password=GOOD)
        # As if every try came from another place.
        monkeypatch.setattr("salon.server.accounts.Accounts._slow_down", lambda *_: None)
        with caplog.at_level(logging.WARNING, "salon"):
            told = [ben.post("/api/login", name="ANA", password=f"guess {n}").status_code for n in range(20)]
        assert told == [401] * 10 + [429] * 10
        noted = [r.getMessage() for r in caplog.records if "failed" in r.getMessage()]
        assert len(noted) == 10
        assert noted[0] == "A log-in as 'ANA' from 127.0.0.1 failed"
        assert "guess" not in "".join(noted)
        with again(ben, "Ben", GOOD) as other:  # another name is not touched
            assert other.get("/api/me")["name"] == "Ben"


# -- sessions ------------------------------------------------------------------------------------


def test_a_guest_who_becomes_an_account_gets_a_new_token(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("court", "me", "me")
    before = ana.http.cookies["salon"]
    with ana.socket(table) as line, Person(ana.url) as thief:
        line.until("update")
        thief.http.cookies.set("salon", before, domain="127.0.0.1")
        assert thief.get("/api/me")["name"] == "Ana"
        ana.did("/api/account", name="Ana with a token", password=GOOD)
        assert ana.http.cookies["salon"] != before
        assert closes(line) == 1008
        assert thief.http.get("/api/me").status_code == 401
    assert [t["id"] for t in ana.get("/api/tables")["mine"]] == [table]


def test_sessions_are_listed_and_end_with_their_lines(meet: Meet) -> None:
    ana = meet("Ana")
    ana.did("/api/account", name="Ana of sessions", password=GOOD)
    table, _ = ana.opens("court", "me", "me")
    phone = Person(ana.url)
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36"
    phone.did("/api/login", name="Ana of sessions", password=GOOD)
    with phone, again(ana, "Ana of sessions", GOOD) as third:
        found = ana.get("/api/sessions")
        assert len(found) == 3
        assert [s["here"] for s in found if s.get("here")] == [True]
        [there] = [s for s in found if s["browser"] == "Chrome, Android"]
        with phone.socket(table) as far, ana.socket(table) as near:
            for line in (far, near):
                line.until("update")
            with Person(ana.url, "Ben") as ben:  # ids open nothing for others
                ben.did("/api/sessions/end", id=there["id"])
            assert phone.get("/api/me")
            ana.did("/api/sessions/end", id=there["id"])
            assert closes(far) == 1008
            assert phone.http.get("/api/me").status_code == 401
            near.say(type="ping")
            near.until("pong")
            third.did("/api/sessions/end")
            assert closes(near) == 1008
        assert ana.http.get("/api/me").status_code == 401
        assert len(third.get("/api/sessions")) == 1
        with third.socket(table) as line:
            line.until("update")
            third.did("/api/logout")
            assert closes(line) == 1008


@pytest.mark.parametrize("how", ["log out", "another password", "end the session"])
def test_the_line_to_the_front_page_ends_with_its_session(meet: Meet, how: str) -> None:
    """It tells what a seat alone may know."""
    ana, ben = meet("Ana"), meet("Ben")
    name = f"Ana of {how}"
    ana.did("/api/account", name=name, password=GOOD)
    table = table_for([ana, ben])
    with again(ana, name, GOOD) as other, hall(ana) as line, hall(ben) as bens:
        for each in (line, bens):
            each.until("hall")
        if how == "log out":
            ana.did("/api/logout")
        elif how == "another password":
            other.did("/api/password", old=GOOD, new=BETTER)
        else:
            [there] = [s["id"] for s in other.get("/api/sessions") if not s.get("here")]
            other.did("/api/sessions/end", id=there)
        assert closes(line) == 1008
        (ben if ben.view(table)["question"] else other).answers(table)
        bens.until("hall")  # who looks on from elsewhere is told as before


def test_a_session_that_ends_at_one_server_ends_at_the_other(postgres: Postgres) -> None:
    database = postgres.database()
    with Server(database) as one, Server(database) as two, Person(one.url, "Ana") as ana:
        table, _ = ana.opens("court", "me", "me")
        with Person(two.url) as there:
            there.http.cookies = ana.http.cookies
            with there.socket(table) as line, hall(there) as front:
                line.until("update")
                front.until("hall")
                ana.did("/api/logout")
                assert closes(line) == 1008
                assert closes(front) == 1008


# -- leaving -------------------------------------------------------------------------------------


def test_everything_that_is_known_of_a_person_is_theirs(tmp_path: Path) -> None:
    with (
        PostOffice() as office,
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        ana.did("/api/account", name="Ana", password=GOOD)
        asked(ana, office, "ana@example.org")
        table = table_for([ana, ben])
        waiting, _ = ana.opens("court", "me", "open", public=True)
        ana.did(f"/api/tables/{table}/note", text="Ben bluffs")
        ana.did(f"/api/tables/{table}/chat", type="chat", text="Bonjour")
        ben.did(f"/api/tables/{table}/chat", type="chat", text="Salut")
        given = ana.http.get("/api/account/data")
        assert "attachment" in given.headers["content-disposition"]
        data = given.json()
        assert (data["account"]["name"], data["account"]["email"]) == ("Ana", "ana@example.org")
        assert [m["text"] for m in data["messages"]] == ["Bonjour"]
        assert [n["text"] for n in data["notes"]] == ["Ben bluffs"]
        assert {t["id"] for t in data["tables"]} == {table, waiting}
        assert not re.search(r"argon2|token|Salut|Ben\b(?! bluffs)", given.text)
        with Person(server.url) as stranger:
            assert stranger.http.get("/api/account/data").status_code == 401

        ana.refused("/api/account/forget", 401, password=BETTER)
        while not legal(ben.view(table)):
            ana.answers(table)
        with ben.socket(table) as line:
            line.until("update")
            ana.did("/api/account/forget", password=GOOD)
            seen = line.until("update", lambda u: u["seats"][0]["name"] == "–")
            assert seen["seats"][0]["lent"]
        assert ana.http.get("/api/me").status_code == 401
        assert [m["text"] for m in ben.get(f"/api/tables/{table}/chat")] == ["Salut"]
        assert ben.view(table)["status"] == "playing"
        assert ben.get("/api/tables")["open"] == []
        ben.refused("/api/login", 401, name="Ana", password=GOOD)
        for table_, column in (
            ("users", "name"),
            ("seats", "name"),
            ("addresses", "email"),
            ("letters", "email"),
        ):
            assert not {"Ana", "ana@example.org"} & set(read(server, f"select {column} from {table_}"))
        ben.did("/api/account", name="Ana", password=GOOD)  # the name is free again


def test_a_guest_leaves_without_a_password(meet: Meet) -> None:
    gus = meet("Gus")
    gus.did("/api/account/forget")
    assert gus.http.get("/api/me").status_code == 401


# -- tables --------------------------------------------------------------------------------------


def test_nobody_fills_the_lobby(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.handlers.WAITING_EACH", 5)
    with Person(strict.url, "Ana") as ana, Person(strict.url, "Ben") as ben:
        opened = [ana.opens("court", "me", "open", public=True)[0] for _ in range(5)]
        refused = ana.refused(
            "/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}], public=True
        )
        assert "5 tables" in refused["title"]
        mine, _ = ben.opens("court", "me", "open", public=True)
        with Person(strict.url) as stranger:
            shown = [t["id"] for t in stranger.get("/api/tables")["open"]]
        assert shown == [mine, *opened[:1:-1]]
        ben.joins(opened[0], 1)
        ana.opens("court", "me", "open", public=True)


def test_no_way_leads_around_the_limit_of_tables(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a quick match, nor a rematch, nor bots at the table."""
    monkeypatch.setattr("salon.server.handlers.WAITING_EACH", 1)
    monkeypatch.setattr("salon.server.handlers.WITH_BOTS_EACH", 3)
    with Person(strict.url, "Ana") as ana, Person(strict.url, "Ben") as ben:
        played = table_for([ana, ben])
        ben.did(f"/api/tables/{played}/resign")
        match: Json = {"game": "court", "pace": "free", "seats": 2}
        waits = ana.did("/api/match", **match)["table"]["id"]
        options = ana.get(f"/api/tables/{waits}")["options"]
        ana.did(f"/api/tables/{waits}/set-up", options=options, pace={"kind": "daily"}, public=True)
        assert "1" in ana.refused("/api/match", **match)["title"]
        ana.refused(f"/api/tables/{played}/ask", what="rematch", without="open")
        ana.did(f"/api/tables/{waits}/close")
        assert ben.did("/api/match", **match)["table"]["id"]
        assert ana.did("/api/match", **match)["met"]  # to sit down is always possible
        for _ in range(3):
            ana.opens("court", "me", "bot")
        told = ana.refused("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "bot"}])
        assert "3 games" in told["title"]


def test_a_line_that_cannot_be_shown_anything_counts_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.app.LINES_EACH", 2)
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server, Person(server.url, "Ana") as ana:
        table, _ = ana.opens("court", "me", "me")

        def fail(_: Socket) -> None:
            raise ValueError

        with monkeypatch.context() as broken:
            broken.setattr(Socket, "_show", fail)
            for _ in range(3):
                with ana.socket(table) as line, pytest.raises(ConnectionClosed):
                    line.hear()
        with ana.socket(table) as line:
            line.until("update")
