"""People at many tables, two at each, answering as fast as they are asked: a load for the server.

The client speaks just enough WebSocket to do so. It shares the machine with the server, and a full
client would take a larger share than the server itself.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from urllib.request import Request, urlopen

import msgspec

PATIENCE = 60.0  # seconds, for an answer to a request: a server may be killed over it


class Answer(msgspec.Struct):
    action: str
    legal: bool = True


class Question(msgspec.Struct):
    seat: int
    answers: list[Answer]


class Message(msgspec.Struct):
    """What matters here of all that the server says."""

    type: str
    version: int = 0
    question: Question | None = None
    status: str = ""


class Opened(msgspec.Struct):
    class Table(msgspec.Struct):
        id: str

    table: Table
    invitations: dict[str, str]


class Person:
    """A guest, over REST."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.cookie = ""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: object) -> bytes:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        request = Request(self.url + path, msgspec.json.encode(body), headers)
        with urlopen(request, timeout=PATIENCE) as found:
            if cookie := found.headers["set-cookie"]:
                self.cookie = cookie.partition(";")[0]
            return bytes(found.read())


def open_table(
    host: Person, guest: Person, game: str, options: dict[str, object], *, public: bool = False
) -> str:
    """A table for two: the host has the first seat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    new = {"game": game, "seats": seats, "options": options, "public": public}
    opened = msgspec.json.decode(host.post("/api/tables", new), type=Opened)
    guest.post(f"/api/tables/{opened.table.id}/join", {"seat": 1, "invitation": opened.invitations["1"]})
    return opened.table.id


_decode = msgspec.json.Decoder(Message).decode


class Line(asyncio.Protocol):
    """A WebSocket to a table. Messages of the server come unmasked and in one piece."""

    def __init__(self, handshake: bytes, hear: Callable[[Line, Message, int], None]) -> None:
        self._handshake = handshake
        self._hear = hear
        self._buffer = bytearray()
        self.open = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._handshake)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(bytes(buffer[:end]).decode())
            self.open = True
            del buffer[: end + 4]
        while len(buffer) > 1:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return
            if buffer[0] == 0x81:
                self._hear(self, _decode(buffer[start : start + length]), length)
            elif buffer[0] == 0x89:  # a ping, with nothing in it
                self.transport.write(b"\x8a\x80\0\0\0\0")
            del buffer[: start + length]

    def send(self, words: bytes) -> None:
        length = len(words)
        head = bytes((0x81, 0x80 | length)) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + words)  # a mask of zeros leaves the words as they are


async def connect(
    port: int,
    table: str,
    person: Person | None,
    hear: Callable[[Line, Message, int], None],
    place: str = "/ws/tables/",
) -> Line:
    """Sit or, with nobody, watch at a table; or be in another place."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {place}{table} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {person.cookie}"] if person else []),
    ]
    handshake = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(handshake, hear), "127.0.0.1", port)
    return line


@dataclass
class Heard:
    """What came of a load."""

    answers: int = 0
    refused: int = 0
    seconds: float = 0.0
    delays: list[float] = field(default_factory=list)  # from an answer to the other's update, in seconds
    told: int = 0  # bytes of updates


class Match:
    """One table, and the two who play there."""

    def __init__(self, seed: int, heard: Heard, pause: float = 0.0) -> None:
        self.heard = heard
        self.pause = pause  # before an answer, on average
        self.thinking = False
        self.random = Random(seed).random
        self.lines: list[Line] = []
        self.sent: tuple[Line, int, float] | None = None  # by whom, at which version, when
        self.asked: tuple[Line, Message] | None = None
        self.going = False
        self.over = asyncio.Event()

    def hear(self, line: Line, message: Message, size: int) -> None:
        heard = self.heard
        if message.type == "refused":
            heard.refused += 1
        if message.type != "update":
            return
        if self.going:
            heard.told += size
        sent = self.sent
        if sent and line is not sent[0] and message.version > sent[1]:
            if self.going:
                heard.answers += 1
                heard.delays.append(perf_counter() - sent[2])
            self.sent = None
        if message.status == "ended":
            self.over.set()
        if message.question:
            self.asked = (line, message)
        if not self.pause:
            self.answer()
        elif self.asked and not self.thinking:
            self.thinking = True
            asyncio.get_running_loop().call_later(2 * self.pause * self.random(), self.have_thought)

    def have_thought(self) -> None:
        self.thinking = False
        if self.sent and self.going:  # the other has not heard of the last answer yet
            self.thinking = True
            asyncio.get_running_loop().call_later(self.pause / 10, self.have_thought)
        else:
            self.answer()

    def answer(self) -> None:
        """Answer once both have heard of the last answer: as people do, who look before they speak."""
        if not self.going or self.sent or not self.asked:
            return
        line, message = self.asked
        assert message.question is not None
        self.asked = None
        legal = [answer.action for answer in message.question.answers if answer.legal]
        action = legal[int(self.random() * len(legal))]
        self.sent = (line, message.version, perf_counter())
        line.send(b'{"type":"act","version":%d,"action":"%s"}' % (message.version, action.encode()))


async def play(
    port: int, tables: list[tuple[str, tuple[Person, Person]]], seconds: float, pause: float = 0.0
) -> Heard:
    """Two people play at each table for a while."""
    heard = Heard()
    matches = []
    for number, (table, people) in enumerate(tables):
        match = Match(number, heard, pause)
        match.lines = [await connect(port, table, person, match.hear) for person in people]
        matches.append(match)
    await asyncio.sleep(0.5)
    start = perf_counter()
    for match in matches:
        match.going = True
        match.answer()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            for match in matches:
                await match.over.wait()
    heard.seconds = perf_counter() - start
    for match in matches:
        match.going = False
    lost = [line for match in matches for line in match.lines if line.lost]
    if lost:
        raise ConnectionError(f"{len(lost)} lines were lost")
    for match in matches:
        for line in match.lines:
            line.transport.close()
    return heard
