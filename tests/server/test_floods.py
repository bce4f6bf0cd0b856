"""Those who send too much, too slowly or nothing at all: the others do not notice."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from salon.server.database import sqlite_url
from salon.server.lines import BYTES_AT_ONCE, FRAME_BYTES, PIECE_BYTES, TableLine
from tests.server.people import Line, Person
from tests.server.running import PATIENCE, Postgres, Process, Server, wait_until

MASK = b"\x80\x00\x00\x00\x00"  # no payload, a mask of nothing
PING, FRAGMENT, CONTINUED, PONG = b"\x89" + MASK, b"\x01" + MASK, b"\x00" + MASK, b"\x8a" + MASK
LONG_PING = b"\x89\xfd" + b"\x00" * 4 + b"x" * 125


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "salon.db"), limited=True) as server:
        yield server


def raw(url: str) -> socket.socket:
    parts = urlsplit(url)
    assert parts.hostname
    assert parts.port
    return socket.create_connection((parts.hostname, parts.port), 10)


def knock(url: str, table: str, cookies: str = "") -> socket.socket:
    """Ask for a WebSocket, of which only the bytes are of interest."""
    line = raw(url)
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        *("Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"),
        *("Sec-WebSocket-Version: 13", f"Cookie: {cookies}"),
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    return line


def cut(line: socket.socket, data: bytes, every: float = 0) -> bool:
    """Send something again and again, until one may not any more."""
    end = time.monotonic() + PATIENCE
    line.settimeout(0.2)
    while time.monotonic() < end:
        try:
            line.sendall(data)
            time.sleep(every)
        except TimeoutError:  # nobody reads it just now
            continue
        except OSError:
            return True
    return False


# -- too much ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "frames"),
    [
        pytest.param(b"", PING * 10_000, id="pings"),
        pytest.param(b"", PONG * 10_000, id="pongs"),
        pytest.param(b"", LONG_PING * 500, id="long pings"),
        pytest.param(FRAGMENT, CONTINUED * 10_000, id="empty fragments"),
    ],
)
def test_who_floods_a_line_is_shown_out_and_nobody_waits(
    strict: Server, first: bytes, frames: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others wait for what is read of it: that is a few hundred frames, where it was as many as came."""
    pieces, real = list[int](), TableLine._read

    def counting(line: TableLine, piece: bytes) -> None:
        pieces.append(len(piece))
        real(line, piece)

    monkeypatch.setattr(TableLine, "_read", counting)
    monkeypatch.setattr("salon.server.lines.BYTES_A_SECOND", 1)  # else a slow machine would let more pass
    with Person(strict.url, "Ana") as ana:
        table = ana.opens("court", "me", "me")[0]
        with knock(strict.url, table) as line:
            assert line.recv(65_536).startswith(b"HTTP/1.1 101")
            line.sendall(first)
            assert cut(line, frames)
        frame = len(frames) // (500 if frames.startswith(LONG_PING) else 10_000)
        paid, head = BYTES_AT_ONCE // FRAME_BYTES, 1024
        assert sum(pieces) < head + paid * frame + 2 * PIECE_BYTES
        assert ana.view(table)["status"] == "playing"


@pytest.mark.parametrize("where", ["/ws/hall", "/ws/tables/"])
def test_what_is_said_as_soon_as_the_door_opens_is_heard(
    strict: Server, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever speaks while what concerns them is still being read: it was the end of the line (1003)."""

    async def slow(*_: object) -> frozenset[int]:
        await asyncio.sleep(0.3)
        return frozenset()

    with Person(strict.url, "Ana") as ana:
        table = ana.opens("court", "me", "me")[0]
        monkeypatch.setattr("salon.server.store.talk.Talk.muted_by", slow)
        monkeypatch.setattr("salon.server.hall.Hall._mine", slow)
        address = ana.socket_address(where + table if where.endswith("/") else where)
        with Line(*address) as a:
            a.say(type="ping")
            a.until("pong")


def test_a_line_used_as_it_is_meant_stays_open(strict: Server) -> None:
    """A message in three pieces, with pings between them, is one message."""
    with Person(strict.url, "Ana") as ana:
        table = ana.opens("court", "me", "me")[0]
        with ana.socket(table) as a:
            a.until("update")
            for _ in range(20):
                a.socket.send(['{"type"', ": ", '"ping"}'])
                a.socket.ping()
            for _ in range(20):
                a.until("pong")


# -- too slow, or nothing at all -----------------------------------------------------------------


HALF_HEAD = b"GET /api/health HTTP/1.1\r\nHost: a\r\n"
HALF_BODY = b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"
EARLY = b"POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n"  # answered without its body


@pytest.fixture
def hasty(strict: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "READ_SECONDS"):
        monkeypatch.setattr(f"salon.server.callers.{name}", 0.5)
    return strict


def is_left(line: socket.socket, patience: float = 5) -> bool:
    """Whether the other side hangs up."""
    line.settimeout(patience)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("said", [b"", b"G", HALF_HEAD, HALF_BODY, EARLY, EARLY + b"{}\n"])
def test_who_does_not_finish_a_request_is_left(hasty: Server, said: bytes) -> None:
    with raw(hasty.url) as line:
        line.sendall(said)
        assert is_left(line)


@pytest.mark.parametrize(("first", "more"), [(HALF_HEAD, b"A: b\r\n"), (HALF_BODY, b" ")])
def test_a_word_now_and_then_wins_no_time(hasty: Server, first: bytes, more: bytes) -> None:
    with raw(hasty.url) as line:
        line.sendall(first)
        assert cut(line, more, every=0.1)


def test_who_does_not_read_the_answer_is_left(hasty: Server) -> None:
    with raw(hasty.url) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 8)
        assert cut(line, b"GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n")


def test_a_request_that_comes_slowly_but_in_time_is_answered(
    strict: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("salon.server.callers.HEAD_SECONDS", 5.0)
    with raw(strict.url) as line:
        for piece in (b"GET /api/he", b"alth HTTP/1.1\r\nHost: a", b"\r\n\r\n"):
            line.sendall(piece)
            time.sleep(0.1)
        assert line.recv(65_536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("endless", [b"A: " + b"x" * 8000 + b"\r\n", HALF_HEAD + b"\r\n"])
def test_endless_heads_and_endless_requests_are_cut(strict: Server, endless: bytes) -> None:
    with raw(strict.url) as line:
        line.sendall(HALF_HEAD)
        assert cut(line, endless * 50)


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY])
def test_half_a_request_does_not_keep_the_server_from_stopping(tmp_path: Path, said: bytes) -> None:
    with Process(sqlite_url(tmp_path / "salon.db")) as server:
        server.wait()
        with raw(server.url) as line:
            line.sendall(said)
            assert httpx2.get(f"{server.url}/api/health").status_code == 200  # so it has been read
            assert server.stop() < 5


def test_a_post_office_that_says_nothing_does_not_keep_it_either(tmp_path: Path) -> None:
    silent = socket.create_server(("127.0.0.1", 0))
    post = f"smtp://127.0.0.1:{silent.getsockname()[1]}"
    with (
        silent,
        Process(sqlite_url(tmp_path / "salon.db"), mail=post) as server,
        Person(server.wait(), "Ana") as ana,
    ):
        ana.did("/api/settings", email="ana@example.org")
        ana.opens("court", "me", "me")
        silent.settimeout(60)
        with silent.accept()[0]:  # it is being called
            assert server.stop() < 5


def busy(pid: int) -> float:
    """How many seconds of a processor the children of a process have taken, and theirs."""
    found = 0.0
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        fields = Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split()
        found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") + busy(int(child))
    return found


def bots_are_busy(pid: int, person: Person) -> None:
    """Open tables at which bots think long, and wait until their processes load or think."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "chancellor"}]
    for around in (seats, seats[::-1]) * 4:
        person.did("/api/tables", game="turmoil", seats=around)
    loaded = 0.0

    def at_work() -> bool:
        nonlocal loaded
        before, loaded = loaded, busy(pid)
        time.sleep(0.5)
        return 0 < before < loaded

    wait_until("processes for bots are at work", at_work)


def test_bots_that_think_do_not_keep_it_either(tmp_path: Path) -> None:
    with (
        Process(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.wait(), "Ana") as ana,
    ):
        bots_are_busy(server.pid, ana)
        assert server.stop() < 5


def test_two_workers_stop_as_soon(postgres: Postgres) -> None:
    with (
        Process(postgres.database(), workers=2) as server,
        Person(server.wait(), "Ana") as ana,
    ):
        bots_are_busy(server.pid, ana)
        assert server.stop() < 5


def test_many_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    """More than the system lets the server have."""
    with Process(sqlite_url(tmp_path / "salon.db"), descriptors=1024) as server, ExitStack() as stack:
        server.wait()
        for _ in range(1300):
            stack.enter_context(raw(server.url))
        for n in range(20):
            with Person(server.url, f"Person {n}") as person:
                table = person.opens("court", "me", "me")[0]
                with person.socket(table) as line:
                    line.until("update")
