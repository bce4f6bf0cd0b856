"""What a browser is told to do, what is refused, and what strange input does not do."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx2
import pytest
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State

from salon.server import lines
from salon.server.database import sqlite_url
from salon.server.limits import Limit, Limits
from salon.server.store import Store
from tests.server.conftest import Meet
from tests.server.people import Line, Person, table_for
from tests.server.running import Server

HTML = "<img src=x onerror=alert(1)><script>alert(1)</script>"
STRANGE = "a\x00b\x1b[31m\u202ec\u2066d\r\n\te"


# -- cookies and origins -------------------------------------------------------------------------


def test_the_session_is_out_of_reach_of_scripts_and_other_sites(server: Server, meet: Meet) -> None:
    cookie = httpx2.post(f"{server.url}/api/guest", json={"name": "Ana"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert "salon" not in dict(meet().http.get("/api/games").cookies)


def test_under_tls_the_session_goes_nowhere_else(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path / "salon.db"), secure=True) as server:
        cookie = httpx2.post(f"{server.url}/api/guest", json={"name": "Ana"}).headers["set-cookie"]
    assert "secure" in cookie.lower()


def test_a_session_ends_with_logging_out(meet: Meet) -> None:
    ana = meet("Ana")
    token = ana.http.cookies["salon"]
    ana.did("/api/logout")
    assert httpx2.get(f"{ana.url}/api/me", cookies={"salon": token}).status_code == 401


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1"])
def test_another_site_changes_nothing(meet: Meet, origin: str) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    act = {"type": "act", "version": 0, "action": "character.king"}
    found = ana.http.post(f"/api/tables/{table}/act", json=act, headers={"origin": origin})
    assert found.status_code == 403
    assert ana.view(table)["version"] == 0
    with pytest.raises(InvalidStatus) as refused:
        ana.socket(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_may(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    act = {"type": "act", "version": 0, "action": "character.king"}
    own = {"origin": ana.url}
    assert ana.http.post(f"/api/tables/{table}/act", json=act, headers=own).status_code == 200
    with ana.socket(table, **own) as a:
        assert a.until("update")["version"] == 1


@pytest.mark.parametrize(
    "path", ["/api/health", "/api/nothing", "/api/me", "/web/nothing.js", "/api/openapi.json"]
)
def test_every_answer_says_what_a_browser_may_do(meet: Meet, path: str) -> None:
    headers = meet().http.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_fault_of_ours_tells_nothing(
    server: Server, meet: Meet, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])

    def fails(*_: object) -> None:
        raise ValueError("card.king.3 is in the hand of Ben")

    monkeypatch.setattr("salon.server.sight.Sight.update", fails)
    found = ana.http.get(f"/api/tables/{table}/view")
    assert found.status_code == 500
    assert found.json() == {"status": 500, "title": "Internal Server Error"}
    assert "content-security-policy" in found.headers


def test_an_unknown_address_of_the_api_is_not_a_page(meet: Meet) -> None:
    found = meet().http.get("/api/nothing")
    assert (found.status_code, found.headers["content-type"]) == (404, "application/problem+json")


# -- sizes and depths ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"x" * 40_000, 413),
        (b'{"name": "' + b"x" * 40_000 + b'"}', 413),
        (b'{"name": "' + b"x" * 50 + b'"}', 400),
        (b'{"name": ""}', 400),
        (b'{"name": "a", "more": 1}', 400),
        (b'{"more": ' + b"[" * 10_000, 400),
        (b'{"more": ' + b'{"a":' * 5_000 + b"1" + b"}" * 5_000 + b"}", 400),
        (b"\xff\xfe", 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": "\\ud800"}', 400),
        (b"", 400),
        (b"null", 400),
    ],
)
def test_bodies_that_make_no_sense_are_refused(meet: Meet, body: bytes, status: int) -> None:
    found = meet().http.post("/api/guest", content=body, headers={"content-type": "application/json"})
    assert found.status_code == status
    assert found.json()["status"] == status


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("x", 1003),
        ('{"type": "act"}', 1003),
        ('{"type": "act", "version": 1e400, "action": "a"}', 1003),
        ('{"type": "chat", "text": "' + "x" * 501 + '"}', 1003),
        ("[" * 4000, 1003),
        ('{"type": "ping", "more": ' + '{"a":' * 600, 1003),
        ("x" * 5000, 1009),
        ("x" * 70_000, 1009),
    ],
)
def test_messages_that_make_no_sense_end_the_connection(meet: Meet, message: str, code: int) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a:
        a.socket.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            a.until("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    assert ana.view(table)["version"] == 0


# -- names and words -----------------------------------------------------------------------------


def test_html_stays_text_and_control_characters_go(meet: Meet) -> None:
    """JSON carries words as they are; it is never sent as a page, and the client writes text, not HTML."""
    ana, ben = meet(HTML[:40]), meet(STRANGE)
    assert ana.me["name"] == HTML[:40]
    assert ben.me["name"] == "ab[31mcd e"
    table = table_for([ana, ben])
    for text in (HTML, STRANGE):
        ben.did(f"/api/tables/{table}/chat", type="chat", text=text)
    found = ana.http.get(f"/api/tables/{table}/chat")
    assert found.headers["content-type"] == "application/json"
    assert [m["text"] for m in found.json()] == [HTML, "ab[31mcd\n e"]
    ana.did(f"/api/tables/{table}/note", text=STRANGE)
    assert ana.get(f"/api/tables/{table}/note")["text"] == "ab[31mcd\n e"
    assert meet("\u200b\u202e\x07").me["name"] == "Guest"
    ana.refused("/api/account", 400, name="\u200b", password="versailles")


def test_a_name_does_not_reach_into_the_words_around_it(meet: Meet) -> None:
    ana, ben = meet("{ $seat } -- { seat.1 }"), meet("Ben")
    table = table_for([ana, ben])
    assert ana.did(f"/api/tables/{table}/resign")["result"] == "{ $seat } -- { seat.1 } has given up."


@pytest.mark.parametrize(
    "id", ["nothing", "%00", "a%00bcdefgh", "..%2f..%2fme", "x" * 3000, "%ff", "' or 1=1 --"]
)
def test_a_table_that_is_not_there(meet: Meet, id: str) -> None:
    ana = meet("Ana")
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/view", f"/api/tables/{id}/chat"):
        assert ana.http.get(path).status_code == 404
    with pytest.raises(InvalidStatus):
        ana.socket(id.replace(" ", "%20"))


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/web/../server/main.py",
        "/web/..%2fserver/main.py",
        "/web/%2e%2e/server/main.py",
        "/web/..%5cserver%5cmain.py",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/....//server/main.py",
        "/web/%00",
        "/web/" + "x/" * 500,
    ],
)
def test_only_the_files_of_the_client_are_served(server: Server, path: str) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as raw:  # a client would tidy the path up
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := raw.recv(65_536):
            answer += chunk
    assert answer.split()[1] in {b"400", b"404"}
    assert b"import" not in answer
    assert b"root:" not in answer


def test_who_speaks_as_soon_as_the_door_opens_is_heard(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page sends what it has kept as soon as there is a line; the house may still ask its database."""
    muted_by = Store.muted_by

    async def slowly(store: Store, user_id: int) -> frozenset[int]:
        await asyncio.sleep(0.3)
        return await muted_by(store, user_id)

    monkeypatch.setattr(Store, "muted_by", slowly)
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a:
        a.socket.send('{"type": "ping"}')
        assert a.until("pong")["at"]
        a.socket.send('{"type": "ping"}')
        assert a.until("pong")["at"]


# -- how often -----------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server:
        yield server


def test_who_asks_too_often_waits(strict: Server) -> None:
    with Person(strict.url, "Ana") as ana, Person(strict.url) as stranger:
        table = ana.opens("court", "me", "me")[0]
        with ana.socket(table) as a:
            with pytest.raises(ConnectionClosed) as closed:
                chatter(a, 100)  # the door may close while words are still being sent
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        for _ in range(12):
            found = stranger.post("/api/login", name="Ana", password="a guess a day")
        assert (found.status_code, found.json()["status"]) == (429, 429)
        codes = [ana.http.get("/api/health").status_code for _ in range(500)]
        assert codes[0] == 200
        assert 429 in codes
        with pytest.raises(InvalidStatus):  # a handshake counts as well
            knock(stranger, table, 500)


def chatter(socket: Line, times: int) -> None:
    for _ in range(times):
        socket.say(type="ping")
    socket.until("nothing")


def knock(person: Person, table: str, times: int) -> None:
    for _ in range(times):
        with person.socket(table):
            pass


def test_limits_are_kept_for_each_and_forgotten_in_time() -> None:
    limits = Limits(rate=1, burst=2, remembered=2)
    assert [limits.allows("a") for _ in range(3)] == [True, True, False]
    assert limits.allows("b")
    assert limits.allows("c")  # a is forgotten
    assert limits.allows("a")
    assert all(Limits(rate=1, burst=1, off=True).allows("a") for _ in range(9))
    limit = Limit(rate=2, burst=1)
    assert [limit.allows(at) for at in (0.0, 0.1, 0.5, 0.9, 1.0)] == [True, False, True, False, True]


def test_a_reader_who_is_too_slow_is_let_go() -> None:
    """The table is not kept waiting and memory does not grow: what waits is bounded."""

    class Stuck(asyncio.Transport):
        """A connection from which nobody reads."""

        def __init__(self) -> None:
            self.unread = b""
            self.gone = False

        def write(self, data: bytes | bytearray | memoryview) -> None:
            self.unread += bytes(data)

        def get_write_buffer_size(self) -> int:
            return len(self.unread)

        def is_closing(self) -> bool:
            return self.gone

        def abort(self) -> None:
            self.gone = True

    async def script() -> None:
        stuck = Stuck()
        door = cast("Any", SimpleNamespace(lines=set(), outbox=lines.Outbox(), limited=True))
        line = lines.TableLine(cast("Any", None), ServerState(), {"door": door})
        line.connection_made(stuck)
        line._protocol.state = State.OPEN
        for _ in range(100):
            line.send(b"x" * 100_000)
            await asyncio.sleep(0)
        assert stuck.gone
        assert lines.UNREAD_BYTES < len(stuck.unread) < lines.UNREAD_BYTES + 200_000
        assert line._protocol.close_sent is not None
        assert line._protocol.close_sent.code == 1013

    asyncio.run(script())
