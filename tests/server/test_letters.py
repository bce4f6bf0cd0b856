"""Addresses: a question first, nothing else before it is answered, and an end to letters with one click."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import text

from salon.server.database import open_engine
from salon.server.store import hashed
from tests.server.people import Person, legal, table_for
from tests.server.receivers import PostOffice
from tests.server.running import Server, wait_until
from tests.server.test_notices import HOUSE, house, outcomes

LINK = re.compile(rf"{HOUSE}(/mail/(?:confirm|stop)/\S+)")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No grace, and looks ten times a second."""
    monkeypatch.setattr("salon.server.app.SWEEP_SECONDS", 0.1)
    monkeypatch.setattr("salon.server.due.GRACE", 0.0)


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with PostOffice() as found:
        yield found


def links(letter: EmailMessage) -> dict[str, str]:
    return {path.split("/")[2]: path for path in LINK.findall(letter.get_content())}


def asked(person: Person, office: PostOffice, address: str) -> dict[str, str]:
    """Give an address; the links of the letter that asks about it."""
    before = len(office.letters)
    person.did("/api/settings", email=address)
    wait_until("the question", lambda: len(office.letters) > before)
    return links(office.letters[-1])


def next_turn(ana: Person, ben: Person, table: str) -> None:
    """Play on until it is Ben's turn again."""
    while legal(ben.view(table)):
        ben.answers(table)
    while not legal(ben.view(table)):
        ana.answers(table)


def read(server: Server, query: str, **values: Any) -> list[Any]:
    engine = open_engine(server.database)
    try:
        with engine.connect() as c:
            return list(c.execute(text(query), values).scalars())
    finally:
        engine.dispose()


def test_an_address_is_asked_about_before_anything_else_comes(database: str, office: PostOffice) -> None:
    with (
        house(database, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben", "es") as ben,
        Person(server.url) as reader,
    ):
        found = asked(ben, office, "ben@example.org")
        letter = office.letters[0]
        assert (letter["to"], letter["subject"]) == ("ben@example.org", "¿Es esta tu dirección?")
        assert found["stop"] in letter["list-unsubscribe"]
        table = table_for([ana, ben])
        time.sleep(0.5)
        assert (len(office.letters), outcomes(server.database)) == (1, [])
        # To open the link is not enough: programmes do that.
        shown = reader.http.get(found["confirm"])
        assert (shown.status_code, shown.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "<button>Sí, envíalos</button>" in shown.text
        time.sleep(0.3)
        assert len(office.letters) == 1
        for _ in range(2):  # twice does no harm
            assert "Confirmado." in reader.http.post(found["confirm"]).text
        next_turn(ana, ben, table)
        wait_until("the letter", lambda: len(office.letters) == 2)
        assert office.letters[1]["subject"] == "Te toca: Versalles"
        # One click, by hand or by a programme, and there are no more.
        stop = links(office.letters[1])["stop"]
        assert "Hecho." in reader.http.post(stop, content=b"List-Unsubscribe=One-Click").text
        assert "email" not in ben.get("/api/me")
        next_turn(ana, ben, table)
        time.sleep(0.4)
        assert len(office.letters) == 2
        # Who changes their mind is asked anew.
        assert "confirm" in asked(ben, office, "ben@example.org")


def test_tokens_are_not_in_the_database(tmp_path: Path, office: PostOffice) -> None:
    with house(tmp_path, office) as server, Person(server.url, "Ana") as ana:
        found = asked(ana, office, "ana@example.org")
        tokens = {path.split("/")[3].partition("?")[0] for path in found.values()}
        stored = set(read(server, "select token from letters"))
        assert stored == {hashed(token) for token in tokens}
        for forged in (*stored, "x", "%00"):
            for kind in ("confirm", "stop", "other"):
                assert ana.http.post(f"/mail/{kind}/{forged}").status_code == 404
        assert ana.http.get(found["confirm"].replace("confirm", "stop")).status_code == 404
        assert read(server, "select state from addresses") == ["asked"]


def test_a_question_is_good_for_three_days(
    tmp_path: Path, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, office) as server, Person(server.url, "Ana") as ana:
        found = asked(ana, office, "ana@example.org")
        now = time.time()
        monkeypatch.setattr("salon.server.letters.time.time", lambda: now + 3.1 * 86400)
        assert ana.http.post(found["confirm"]).status_code == 404
        assert ana.http.post(found["stop"]).status_code == 200


def test_nobody_is_asked_without_end(tmp_path: Path, office: PostOffice) -> None:
    """Whoever gives the address, however they write it."""
    with house(tmp_path, office) as server:
        for n in range(8):
            with Person(server.url, f"Person {n}") as person:
                person.did("/api/settings", email="Victim@example.org" if n % 2 else "victim@example.org")
        time.sleep(0.5)
        assert len(office.letters) == 3


def test_who_wants_no_questions_gets_none(tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        found = asked(ana, office, "victim@example.org")
        assert httpx2.post(server.url + found["stop"]).status_code == 200
        for person in (ana, ben):
            person.did("/api/settings", email="victim@example.org")
        time.sleep(0.4)
        assert len(office.letters) == 1


def test_an_address_of_earlier_days_is_asked_about_when_it_is_needed(
    tmp_path: Path, office: PostOffice
) -> None:
    with house(tmp_path) as server, Person(server.url, "Ana") as ana, Person(server.url, "Ben") as ben:
        ben.did("/api/settings", email="ben@example.org")  # no letters went out then
        table_for([ana, ben])
    with house(tmp_path, office):
        wait_until("the question", lambda: len(office.letters) == 1)
        assert "confirm" in links(office.letters[0])
        time.sleep(0.4)
        assert len(office.letters) == 1


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("https://evil.example/win", "https: / / evil. example/ win"),
        ("www.evil.example", "www. evil. example"),
        ("you@evil.example", "you@ evil. example"),
        ("evil。example", "evil。 example"),
        ("Ana M. de Austria", "Ana M. de Austria"),
    ],
)
def test_a_name_in_a_letter_is_no_link(name: str, written: str, tmp_path: Path, office: PostOffice) -> None:
    with (
        house(tmp_path, office) as server,
        Person(server.url, name) as evil,
        Person(server.url, "Ben") as ben,
    ):
        reader = httpx2.post(server.url + asked(ben, office, "ben@example.org")["confirm"])
        assert reader.status_code == 200
        table_for([evil, ben])
        wait_until("the letter", lambda: len(office.letters) == 2)
        first = office.letters[1].get_content().splitlines()[0]
        assert first == f"It is your turn in Versailles with {written}."
