"""The host's page: who may see it, and what it shows."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from salon.server.database import sqlite_url
from tests.server.conftest import Meet
from tests.server.people import Person, legal, play_on, table_for
from tests.server.running import Server
from tests.server.test_floods import raw

TOKEN = "for the host"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, with limits."""
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True, secure=True, host_token=TOKEN) as found:
        yield found


def test_the_page_opens_with_the_token_and_stays_open_with_a_cookie(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    for token in ("", "wrong", "for the hos", "für den Wirt"):
        ana.refused("/api/host", 403, token=token)
    assert ana.http.get("/api/host").status_code == 403
    came_in = ana.post("/api/host", token=TOKEN)
    assert came_in.status_code == 200
    cookie = came_in.headers["set-cookie"]
    assert TOKEN not in cookie
    assert {"httponly", "path=/api/host", "samesite=strict"} <= set(cookie.lower().split("; "))
    assert ana.get("/api/host")["tables"] >= 0
    assert ben.http.get("/api/host").status_code == 403
    ana.did("/api/host/leave")
    assert ana.http.get("/api/host").status_code == 403


def test_the_token_in_the_address_opens_nothing(meet: Meet) -> None:
    ana = meet("Ana")
    assert ana.http.get("/api/host", params={"token": TOKEN}).status_code == 403


def test_scripts_send_the_token_in_a_header(server: Server) -> None:
    def ask(words: str) -> int:
        return httpx2.get(f"{server.url}/api/host", headers={"authorization": words}).status_code

    assert ask(f"Bearer {TOKEN}") == 200
    assert [ask(words) for words in ("Bearer", "Bearer wrong", f"Basic {TOKEN}", TOKEN)] == [403] * 4


def test_without_a_token_nobody_is_the_host(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path / "salon.db")) as server, Person(server.url, "Ana") as ana:
        ana.refused("/api/host", 403, token="")
        assert httpx2.get(f"{server.url}/api/host", headers={"authorization": "Bearer"}).status_code == 403


def test_guessing_takes_long_and_the_cookie_is_for_tls(own: Server) -> None:
    with Person(own.url) as ana:
        assert "secure" in ana.post("/api/host", token=TOKEN).headers["set-cookie"].lower()
        tried = [ana.post("/api/host", token=f"guess {n}").status_code for n in range(15)]
        assert tried[-1] == 429
        headers = {"authorization": "Bearer guess"}
        assert httpx2.get(f"{own.url}/api/host", headers=headers).status_code == 429


def test_the_host_sees_tables_and_nobodys_cards(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], 9)
    with ana.socket(table) as a:
        a.until("update")
        found = ana.did("/api/host?lang=es", token=TOKEN)
    line = next(line for line in found["shown"] if line["id"] == table)
    assert (line["title"], line["status"], line["names"]) == ("Versalles", "playing", ["Ana", "Ben"])
    assert (line["moves"], line["sockets"]) == (9, 1)
    asked = [person.me["name"] for person in (ana, ben) if legal(person.view(table))]
    assert line["waiting"] == asked
    assert found["running"] >= 1
    assert found["load"] >= 0
    assert "card." not in json.dumps(found)


@pytest.mark.parametrize(
    "half",
    [
        b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n",
    ],
)
def test_hanging_up_is_no_fault_of_ours(own: Server, half: bytes) -> None:
    for _ in range(30):
        with raw(own.url) as line:
            line.sendall(half)
    with Person(own.url) as ana:
        found = ana.did("/api/host", token=TOKEN)
    assert (found["errors"], found.get("faults", [])) == (0, [])


def test_a_fault_that_comes_again_and_again_hides_no_other(own: Server) -> None:
    log = logging.getLogger("salon")
    log.error("The rare one")
    for _ in range(100):
        log.error("The frequent one")
    with Person(own.url) as ana:
        found = ana.did("/api/host", token=TOKEN)
    assert found["errors"] == 101
    assert [fault["text"] for fault in found["faults"]] == ["The rare one", "The frequent one"]


def test_the_host_sees_what_went_wrong_and_no_more_than_that(own: Server) -> None:
    log = logging.getLogger("salon")
    try:
        raise ValueError("a secret inside")
    except ValueError:
        log.exception("Something of table %s failed\nsecond line", "abc")
    log.warning("not an error")
    with Person(own.url) as ana:
        found = ana.did("/api/host", token=TOKEN)
    assert found["errors"] == 1
    assert [fault["text"] for fault in found["faults"]] == ["Something of table abc failed (ValueError)"]
