"""Bad messages to a server: by HTTP and on lines to a table, from strangers, guests and those who sit there.

What could rightly change something is left out: an answer that may be given, a word in the chat.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections import Counter
from random import Random
from typing import Any
from urllib.parse import urlencode

import msgspec

from salon.server.wire import ActSent, ChatSent, FromClient, UndoSent
from tests.fuzz.mutation import STRANGE, message, raw

PATIENCE = 30.0
LOST = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
_decoder = msgspec.json.Decoder(FromClient)


class Fault(AssertionError):
    """What the server must not answer."""


class Target:
    """A server, a table there, and the sessions of those who speak."""

    def __init__(
        self, port: int, table: str, cookies: list[str], update: dict[str, Any], described: dict[str, Any]
    ) -> None:
        self.port, self.table, self.cookies = port, table, cookies
        self.version: int = update["version"]
        self.answers = [answer["action"] for answer in update["question"]["answers"]]
        self.illegal = [a["action"] for a in update["question"]["answers"] if not a.get("legal", True)]
        self.paths = [(path, method.upper()) for path, ways in described["paths"].items() for method in ways]

    def could_be_meant(self, words: bytes) -> bool:
        """Whether it is a message that may change something."""
        try:
            sent: FromClient = _decoder.decode(words.decode())
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False
        if isinstance(sent, ActSent):
            return sent.version == self.version and sent.action in set(self.answers) - set(self.illegal)
        if isinstance(sent, UndoSent):
            return sent.version >= self.version
        return isinstance(sent, ChatSent)


class Speaker:
    """One who says bad things, over and over."""

    def __init__(self, target: Target, chance: Random, count: Counter[str]) -> None:
        self.target, self.chance, self.count = target, chance, count

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.target.port, limit=1 << 22)

    # -- lines -------------------------------------------------------------------------------

    async def line(self, messages: int) -> None:
        """So many messages on lines to the table; one that is closed is opened again."""
        left = messages
        while left > 0:
            left -= await self._on_one_line(left)

    async def _on_one_line(self, most: int) -> int:
        said = 0
        reader, writer = await self.connect()
        try:
            cookie = self.chance.choice([*self.target.cookies, ""])
            place = self.chance.choice([f"tables/{self.target.table}"] * 4 + ["hall"])
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /ws/{place} HTTP/1.1\r\nHost: 127.0.0.1:{self.target.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
            )
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                raise Fault(head.decode(errors="replace"))
            while said < min(most, 200) and not reader.at_eof() and not writer.is_closing():
                frame = self._frame()
                writer.write(frame)
                said += 1
                self.count["on lines"] += 1
                if said % 10 == 0:
                    async with asyncio.timeout(PATIENCE):
                        await writer.drain()
                        await reader.read(1 << 20)
        except LOST:
            pass
        finally:
            writer.transport.abort()
        return max(said, 1)

    def _frame(self) -> bytes:
        chance, target = self.chance, self.target
        act = {"type": "act", "version": target.version, "action": chance.choice(target.answers)}
        good: list[Any] = [
            act,
            {**act, "seat": chance.randrange(8), "note": "x"},
            {**act, "version": chance.randrange(target.version + 3)},
            {"type": "undo", "version": max(0, target.version - 1), "all": True},
            {"type": "chat", "text": "hello"},
            {"type": "ping"},
        ]
        words = message(chance, chance.choice(good))
        while target.could_be_meant(words):
            words = message(chance, chance.choice(good))
        roll = chance.random()
        code = 0x81 if roll < 0.95 else chance.randrange(256)
        frame = _masked(code, words)
        return raw(chance, frame) if roll > 0.98 and not self._risky(words) else frame

    def _risky(self, words: bytes) -> bool:
        """A flipped bit could make a good answer of it again."""
        return b"act" in words or b"chat" in words or b"undo" in words

    # -- requests ----------------------------------------------------------------------------

    async def http(self, messages: int) -> None:
        left = messages
        while left > 0:
            left -= await self._on_one_connection(left)

    async def _on_one_connection(self, most: int) -> int:
        said = 0
        reader, writer = await self.connect()
        try:
            while said < most and not writer.is_closing():
                request = self._request()
                writer.write(request)
                said += 1
                self.count["requests"] += 1
                async with asyncio.timeout(PATIENCE):
                    status = await _answer(reader)
                self.count[f"answered {status}"] += 1
                if status >= 500:
                    raise Fault(f"{status} to {request[:2000]!r}")
        except (*LOST, TimeoutError):  # half a request: it has its time, and is left
            pass
        finally:
            writer.transport.abort()
        return max(said, 1)

    def _request(self) -> bytes:
        chance, target = self.chance, self.target
        path, method = chance.choice(target.paths)
        path = path.replace("{id}", chance.choice((target.table, "x", "%00", "a" * 300, "..", "%ff")))
        path = path.replace("{move}", chance.choice(("0", "1", "-1", "9" * 400, "x", "%31")))
        path = path.replace("{game}", chance.choice(("court", "turmoil", "v1919", "x", "%2e%2e")))
        path = path.replace("{example}", chance.choice((*EXAMPLES, "x", "%00", "a" * 300, "..%2f..")))
        if path.endswith(("/forecast", "/why")) and chance.random() < 0.8:
            query = f"?{urlencode(self._asked(), errors='surrogatepass')}"
        else:
            query = chance.choice(("", "", "?lang=es", "?lang=%ff", "?" + "x" * 500, "?lang=en&lang=ja"))
        words = message(chance, chance.choice((*BODIES, *STRANGE)))
        if path.endswith(("/act", "/undo", "/chat")) and target.could_be_meant(words):
            words = b"{}"
        # Who sits at the table may give it up, or change their name: such things only a guest says here.
        own = target.cookies if method == "GET" else target.cookies[2:]
        cookie = chance.choice([*own, "salon=x", ""])
        if chance.random() < 0.03:
            method = chance.choice(("PUT", "HEAD", "OPTIONS", "TRACE", "x", "DELETE"))
            cookie = ""
        head = (
            f"{method} {path}{query} HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
            f"Cookie: {cookie}\r\nContent-Type: application/json\r\n"
            f"Accept-Language: {chance.choice(TONGUES)}\r\n"
        ).encode(errors="replace")
        if method == "HEAD":
            return head + b"Connection: close\r\n\r\n"
        request = head + f"Content-Length: {len(words)}\r\n\r\n".encode() + words
        return raw(chance, request) + b"\r\n\r\n" if not cookie and chance.random() < 0.02 else request

    def _asked(self) -> dict[str, str]:
        """What an answer would do, or why it cannot be given: of a good question, perhaps one thing bad."""
        chance, target = self.chance, self.target
        asked = {
            "action": chance.choice(target.answers),
            "version": str(target.version),
            "seat": str(chance.randrange(3)),
            "lang": chance.choice(("en", "es", "ja")),
        }
        for name in chance.sample(list(asked), chance.choice((0, 1, 1, 2))):
            asked[name] = str(chance.choice(STRANGE))
        return asked


EXAMPLES = ("court.ex.king.1", "v1919.ex.bid.1", "turmoil.ex.1.1.auth")
TONGUES = ("en", "es-MX, ja;q=0.9", "*", "x" * 200, "ja;q=nan", ",,;=")
BODIES: tuple[Any, ...] = (
    {"name": "Eva", "language": "es"},
    {"name": "Eva", "password": "correct horse"},
    {"email": "a@b.c", "webhook": "https://127.0.0.1/"},
    {
        "game": "court",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"marquis": True},
    },
    {"seat": 1, "invitation": "x"},
    {"rules": [{"scope": "kind", "action": "verb.pass", "times": 2}], "until": "turn"},
    {"token": "x"},
    {"text": "hello"},
    {"bot": "greedy"},
    {"type": "act", "version": 0, "action": "character.king"},
    {
        "title": "Cup",
        "game": "court",
        "kind": "round",
        "seats": 2,
        "pace": {"kind": "daily"},
        "bots": ["random"] * 3,
    },
    {"bots": ["random"] * 64},
    {"number": 1, "bot": "random"},
    {"name": "Club", "about": "x", "open": False},
    {"invitation": "x"},
    {"id": 1, "act": "keeper"},
    {"pack": "x" * 12, "lent": True},
    {"about": 1, "kind": "play", "words": "slow", "table": ""},
    {"message": 1, "reason": "rude"},
    {
        "unwanted": [{"kind": "turn", "way": "mail"}],
        "games": ["court"],
        "quiet": [22, 7],
        "zone": "UTC",
        "digest": 8,
    },
    {"endpoint": "https://127.0.0.1/box", "p256dh": "x" * 87, "auth": "x" * 22},
    {"name": "Pack", "game": "court", "body": {"cards": [{"id": "x", "steps": []}]}},
    {"share": "link"},
    {"game": "court", "pace": "free", "seats": 2},
)


def _masked(code: int, words: bytes) -> bytes:
    length = len(words)
    if length < 126:
        head = bytes((code, 0x80 | length))
    elif length < 65536:
        head = bytes((code, 0xFE)) + length.to_bytes(2, "big")
    else:
        head = bytes((code, 0xFF)) + length.to_bytes(8, "big")
    return head + b"\0\0\0\0" + words


async def _answer(reader: asyncio.StreamReader) -> int:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    if "content-length:" in head:
        await reader.readexactly(int(head.partition("content-length:")[2].split("\r\n")[0]))
    elif "chunked" in head:
        while (size := int((await reader.readline()).split(b";")[0], 16)) > 0:
            await reader.readexactly(size + 2)
        await reader.readline()
    if "connection: close" in head:
        raise EOFError
    return status


def described(document: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(document)
    return found
