"""Who is counted as whom: people, places, and those behind a proxy."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx2
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus

from salon.kernel import BadSetup
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.gate import Gate, networks
from salon.server.migrations import upgrade
from salon.server.store import Store
from tests.server.people import Person
from tests.server.running import Server
from tests.server.test_floods import knock, raw

PROXY = "127.0.0.1"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True, proxies=PROXY) as server:
        yield server


def statuses(server: Server, times: int, **headers: str) -> set[int]:
    with httpx2.Client(base_url=server.url, headers=headers, verify=False) as http:
        return {http.get("/api/health").status_code for _ in range(times)}


# -- places --------------------------------------------------------------------------------------


def test_behind_a_proxy_everyone_has_a_limit_of_their_own(strict: Server) -> None:
    assert statuses(strict, 500, **{"x-forwarded-for": "192.0.2.1"}) == {200, 429}
    assert statuses(strict, 50, **{"x-forwarded-for": "192.0.2.2"}) == {200}
    # What stands before the address that the proxy has seen is hearsay.
    assert statuses(strict, 150, **{"x-forwarded-for": "192.0.2.3, 192.0.2.1"}) == {200, 429}


def test_an_ipv6_network_is_one_place(strict: Server) -> None:
    with httpx2.Client(base_url=strict.url, verify=False) as http:

        def status(address: str) -> int:
            return http.get("/api/health", headers={"x-forwarded-for": address}).status_code

        assert {status(f"2001:db8:0:1::{n:x}") for n in range(500)} == {200, 429}
        assert status("2001:db8:0:2::1") == 200


def source(proxies: str, peer: str, *forwarded: str, proto: str = "") -> tuple[str, str]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
    gate = Gate(cast("Any", None), networks(proxies), "http", limited=True)
    return gate.source(HTTPConnection({"type": "http", "headers": headers, "client": (peer, 1)}))


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "found"),
    [
        ("", "127.0.0.1", ["192.0.2.1"], "127.0.0.1"),
        ("10.0.0.0/8", "192.0.2.9", ["192.0.2.1"], "192.0.2.9"),
        ("10.0.0.0/8", "10.1.2.3", ["192.0.2.1"], "192.0.2.1"),
        ("10.0.0.0/8", "::ffff:10.1.2.3", ["192.0.2.1"], "192.0.2.1"),
        ("10.0.0.0/8", "10.1.2.3", ["198.51.100.1, 192.0.2.1, 10.9.9.9"], "192.0.2.1"),
        ("10.0.0.0/8", "10.1.2.3", ["198.51.100.1", "192.0.2.1"], "192.0.2.1"),
        ("10.0.0.0/8", "10.1.2.3", ["192.0.2.1, nonsense"], "10.1.2.3"),
        ("10.0.0.0/8", "10.1.2.3", [], "10.1.2.3"),
        ("::1", "::1", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("::1", "::1", ["192.0.2.1:4711"], "192.0.2.1"),
    ],
)
def test_a_proxy_is_believed_if_it_is_one_of_ours(
    proxies: str, peer: str, forwarded: list[str], found: str
) -> None:
    assert source(proxies, peer, *forwarded)[0] == found


def test_a_setting_that_makes_no_sense_is_refused() -> None:
    for given in ("proxy.example", "10.0.0.0/99", "10.0.0.1/8"):
        with pytest.raises(BadSetup, match="SALON_PROXIES"):
            networks(given)


# -- people --------------------------------------------------------------------------------------


def sessions(database: str, many: int) -> list[str]:
    """So many people who were here before."""
    engine = open_engine(database)
    upgrade(engine)
    store = Store(Database(engine))

    async def come(n: int) -> str:
        user = await store.new_user(f"Person {n}", "en")
        assert user is not None
        return await store.open_session(user.id)

    async def all_of_them() -> list[str]:
        return await asyncio.gather(*(come(n) for n in range(many)))

    try:
        return asyncio.run(all_of_them())
    finally:
        store.database.close()


def test_after_a_restart_a_thousand_come_back_at_once(tmp_path: Path) -> None:
    """From one place, each to a line and what a page asks for when it has one again."""
    database = sqlite_url(tmp_path / "salon.db")
    people = sessions(database, 1000)
    with Server(database) as before, Person(before.url, "Ana") as ana:
        tables = [ana.opens("court", "me", "me")[0] for _ in range(20)]
    with Server(database, limited=True) as server, ExitStack() as stack:
        lines = [
            stack.enter_context(knock(server.url, tables[n % 20], f"salon={token}"))
            for n, token in enumerate(people)
        ]
        assert all(line.recv(65_536).startswith(b"HTTP/1.1 101") for line in lines)
        for token in people:
            asked = stack.enter_context(raw(server.url))
            asked.sendall(f"GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: salon={token}\r\n\r\n".encode())
            assert asked.recv(65_536).startswith(b"HTTP/1.1 200")


def test_sessions_that_do_not_exist_are_not_looked_for_without_end(strict: Server) -> None:
    with Person(strict.url, "Ana") as ana:
        with httpx2.Client(base_url=strict.url, verify=False) as http:
            forged = [
                http.get("/api/me", headers={"cookie": f"salon=forged-{n}"}).status_code for n in range(150)
            ]
        assert forged[0] == 401
        assert forged[-1] == 429
        assert ana.http.get("/api/me", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 200


def test_a_person_has_so_many_lines_and_no_more(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with Person(strict.url, "Ana") as ana, Person(strict.url, "Ben") as ben, ExitStack() as stack:
        table = ana.opens("court", "me", "me")[0]
        lines = [stack.enter_context(ana.socket(table)) for _ in range(20)]
        with pytest.raises(InvalidStatus):
            ana.socket(table)
        with ben.socket(table) as b:
            b.until("update")
        lines[0].socket.close()
        ana.did("/api/settings")  # the server has heard of it
        with ana.socket(table) as a:
            a.until("update")


def test_strangers_in_one_place_have_so_many_lines_and_no_more(strict: Server) -> None:
    with Person(strict.url, "Ana") as ana, Person(strict.url) as stranger, ExitStack() as stack:
        table = ana.opens("court", "me", "me")[0]
        for _ in range(50):
            stack.enter_context(stranger.socket(table))
        with pytest.raises(InvalidStatus):
            stranger.socket(table)
        with stranger.socket(table, **{"x-forwarded-for": "192.0.2.2"}) as elsewhere:
            elsewhere.until("update")
        with pytest.raises(InvalidStatus):  # a table that is not there takes nobody's place
            stranger.socket("a" * 10, **{"x-forwarded-for": "192.0.2.2"})


def test_nobody_opens_tables_without_end(strict: Server) -> None:
    """Neither new ones nor the next of one that was given up."""
    with Person(strict.url, "Ana") as ana:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        first = table = ana.did("/api/tables", game="court", seats=seats)["table"]["id"]
        for _ in range(50):
            assert ana.http.post(f"/api/tables/{table}/resign").status_code == 200
            again = ana.http.post(f"/api/tables/{table}/rematch")
            if again.status_code == 429:
                break
            table = again.json()["table"]["id"]
        assert again.status_code == 429
        assert ana.http.post(f"/api/tables/{first}/rematch").status_code == 200  # who follows opens none


def test_nobody_talks_without_end(strict: Server) -> None:
    """By a line or by REST, at one table or at another."""
    with Person(strict.url, "Ana") as ana, Person(strict.url, "Ben") as ben:
        one, two = (ana.opens("court", "me", "me")[0] for _ in range(2))
        with ana.socket(one) as a:
            a.until("update")
            for n in range(9):
                a.say(type="chat", text=f"word {n}")
            for _ in range(9):
                a.until("chat")
            for _ in range(3):
                ana.post(f"/api/tables/{two}/chat", type="chat", text="more")
            title = ana.refused(f"/api/tables/{two}/chat", type="chat", text="still more")["title"]
            assert title.startswith("That was a bit fast")
            a.say(type="chat", text="and more")
            assert a.until("refused")["title"] == title
        ben.did(f"/api/tables/{one}/chat", type="chat", text="hello")
        assert len(ana.get(f"/api/tables/{two}/chat")) <= 2


# -- pages of other sites ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "proto", "own"),
    [
        ({}, "", "http"),
        ({"secure": True}, "", "https"),
        ({"address": "https://salon.example"}, "", "https"),
        ({"proxies": PROXY}, "https", "https"),
        ({"proxies": PROXY}, "http", "http"),
        ({"proxies": PROXY, "secure": True}, "http", "https"),
        ({}, "https", "http"),
    ],
)
def test_the_scheme_of_an_origin_counts(
    tmp_path: Path, settings: dict[str, Any], proto: str, own: str
) -> None:
    with Server(sqlite_url(tmp_path / "salon.db"), **settings) as server, Person(server.url) as ana:
        host = server.url.partition("://")[2]
        forwarded = {"x-forwarded-proto": proto} if proto else {}
        codes = {
            scheme: ana.http.post(
                "/api/guest", json={"name": "Ana"}, headers={"origin": f"{scheme}://{host}", **forwarded}
            ).status_code
            for scheme in ("http", "https")
        }
    other = {"http": "https", "https": "http"}[own]
    assert codes == {own: 200, other: 403}
