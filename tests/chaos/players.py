"""People who play on whatever happens: each means one answer at a time and says it until all is known of it.

An answer is followed by a ping on the same line. What a line brings is done one after the other, so a pong
without a refusal before it is the acknowledgement; a line that is lost before tells nothing, and the same is
said again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Literal
from urllib.error import HTTPError

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.load import Person
from salon.kernel.fairness import promise_of
from salon.server.speech import speaker

Json = dict[str, Any]
UNDO = "undo"
LOST = (OSError, WebSocketException, EOFError, TimeoutError)
PATIENCE = 15.0  # for one word on a line; a server that was killed says none
STALE = speaker("en").label("house.stale")
AWAY = speaker("en").label("house.away")


class Fault(AssertionError):
    """The house did something that it must not do."""


@dataclass
class Intent:
    """An answer that a seat has decided on, at a version of a table."""

    version: int
    seat: int
    wish: str
    outcome: Literal["", "acknowledged", "refused"] = ""
    attempts: int = 0


@dataclass
class Heard:
    """What all of them have met with."""

    count: Counter[str] = field(default_factory=Counter)
    delays: list[float] = field(default_factory=list)
    last: float = 0.0  # when something was acknowledged last
    intents: dict[str, list[Intent]] = field(default_factory=dict)  # by table, each seat's in their order


def secret_of(person: Person) -> str:
    """What somebody gives to the seeds of their tables."""
    return hashlib.sha256(person.name.encode()).hexdigest()


class Company:
    """Those who play together, table after table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.progress = 0  # how often something new was seen at their tables
        self._seen: dict[str, int] = {}

    def moved(self, table: str, version: int) -> None:
        if version > self._seen.get(table, -1):
            self._seen[table] = version
            self.progress += 1


class Seat:
    """One of them. `rough`: how often they stumble, send twice, hang up in the middle of a word."""

    def __init__(
        self, port: int, person: Person, company: Company, heard: Heard, number: int, *, rough: float
    ) -> None:
        self.port, self.person, self.company, self.heard = port, person, company, heard
        self.table = company.table
        self.chance = random.Random(number)
        self.rough = rough
        self.pause = 0.3  # on average, before an answer
        self.update: Json = {}
        self.fair: Json = {}
        self.intent: Intent | None = None

    def line(self) -> connect:
        """A new line to the table."""
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/tables/{self.table}",
            additional_headers={"cookie": self.person.cookie},
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=0.1,
            proxy=None,
        )

    async def look_again(self, lines: int = 4) -> set[int]:
        """The versions that one who comes anew is shown, perhaps by several servers."""
        found = set()
        for _ in range(lines):
            with suppress(*LOST):
                async with asyncio.timeout(PATIENCE), self.line() as line:
                    while (message := json.loads(await line.recv()))["type"] != "update":
                        pass
                    found.add(message["version"])
        return found

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            try:
                async with self.line() as line:
                    self.update = {}
                    while not self.update:
                        await self.hear(line)
                    await self.converse(line)
            except LOST:
                self.heard.count["lines lost"] += 1
                await asyncio.sleep(self.chance.uniform(0.1, 0.6))

    async def hear(self, line: ClientConnection, patience: float = PATIENCE) -> Json:
        async with asyncio.timeout(patience):
            message: Json = json.loads(await line.recv())
        if message["type"] == "update":
            self.update = message
            self.company.moved(self.table, message["version"])
        elif message["type"] == "fairness":
            self.fair = message
        return message

    async def converse(self, line: ClientConnection) -> None:
        while True:
            if self.intent is not None:
                await self.settle(line, self.intent)
            elif self.update["status"] == "ended":
                await self.go_on()
                return
            elif wish := self.wish():
                await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
                self.intent = Intent(self.update["version"], self.update["you"], wish)
            else:
                while not (wish or self.update["status"] == "ended"):
                    await self.share()
                    await self.hear(line, 3600)  # nobody reconnects: who is not told is stuck
                    wish = self.wish()

    def wish(self) -> str:
        """What to answer now; at times something aside, or to take back the last answer."""
        question = self.update["question"]
        if not question or self.update["status"] != "playing":
            return ""
        legal = [answer for answer in question["answers"] if answer.get("legal", True)]
        onward = [answer["action"] for answer in legal if not answer.get("aside")]
        aside = [answer["action"] for answer in legal if answer.get("aside")]
        if self.update.get("undo") and self.chance.random() < 0.05:
            return UNDO
        alone = not onward and not self.update.get("waiting")  # all wait for what only this seat can say
        if aside and (alone or self.chance.random() < 0.1):
            return str(self.chance.choice(aside))
        return str(self.chance.choice(onward)) if onward else ""

    async def share(self) -> None:
        """Give what is expected of this seat before the cards are dealt; half of the tables have shares."""
        mine = [share for share in self.fair.get("shares", ()) if share["seat"] == self.update["you"]]
        secret = secret_of(self.person)
        if self.fair["stage"] == "open" and self.update["you"] in self.fair.get("expected", ()):
            await self.give("promise", promise_of(secret))
        elif self.fair["stage"] == "sealed" and mine:
            await self.give("reveal", secret)

    async def give(self, what: str, words: str) -> None:
        key = {"promise": "promise", "reveal": "secret"}[what]
        try:
            await asyncio.to_thread(self.person.post, f"/api/tables/{self.table}/{what}", {key: words})
        except HTTPError as error:
            if error.code != HTTPStatus.CONFLICT:  # it came before, or too late
                raise
        else:
            self.heard.count[f"{what}s"] += 1

    # -- an answer ---------------------------------------------------------------------------

    async def settle(self, line: ClientConnection, intent: Intent) -> None:
        """Say what is meant, perhaps clumsily, and hear what became of it."""
        if intent.wish == UNDO:
            said = json.dumps({"type": "undo", "version": intent.version})
        else:
            said = json.dumps({"type": "act", "version": intent.version, "action": intent.wish})
        intent.attempts += 1
        copies = await self.send(line, said)
        start = time.perf_counter()
        refusals = []
        while (message := await self.hear(line))["type"] != "pong":
            if message["type"] == "refused":
                refusals.append(message)
        if len(refusals) < copies:
            if copies - len(refusals) > 1:
                raise Fault(f"{self.table}: {intent} was taken {copies - len(refusals)} times")
            self.heard.delays.append(time.perf_counter() - start)
            self.known(intent, "acknowledged")
        elif any(refusal["title"] == AWAY for refusal in refusals):
            self.heard.count["asked to come back"] += 1
            await asyncio.sleep(self.chance.uniform(0.1, 0.5))
        elif self.update["version"] <= intent.version:
            raise Fault(f"{self.table}: {intent} was refused: {refusals}")
        else:
            self.known(intent, "refused")

    async def send(self, line: ClientConnection, said: str) -> int:
        """Send it; how many times."""
        stumble = self.chance.random() / self.rough if self.rough else 1.0
        if stumble < 0.2:
            self.heard.count["cut before"] += 1
            line.transport.abort()
        elif stumble < 0.4:
            self.heard.count["cut in the middle"] += 1
            with suppress(RuntimeError):  # it is being closed already
                line.transport.write(b"\x81\xfe\x00\x80\0\0\0\0" + said[: len(said) // 2].encode())
            line.transport.abort()
        elif stumble < 0.6:
            self.heard.count["cut after"] += 1
            await line.send(said)
            line.transport.close()
        elif stumble < 0.8:
            self.heard.count["delayed"] += 1
            await asyncio.sleep(self.chance.uniform(0.2, 1.0))
        copies = 1
        if 0.8 <= stumble < 1:
            self.heard.count["doubled"] += 1
            copies = 2
        for _ in range(copies):
            await line.send(said)
        await line.send('{"type":"ping"}')
        return copies

    def known(self, intent: Intent, outcome: Literal["acknowledged", "refused"]) -> None:
        intent.outcome = outcome
        self.intent = None
        self.heard.intents.setdefault(self.table, []).append(intent)
        self.heard.count[outcome] += 1
        if outcome == "acknowledged":
            self.heard.last = time.monotonic()

    def __str__(self) -> str:
        shown = {key: self.update.get(key) for key in ("version", "status", "you", "waiting")}
        asked = bool(self.update.get("question"))
        return f"{self.table}: sees {shown}, asked: {asked}, means {self.intent}"

    async def go_on(self) -> None:
        """All meet again at the next table."""
        found = await asyncio.to_thread(self.person.post, f"/api/tables/{self.table}/rematch", {})
        again = json.loads(found)["table"]["id"]
        if again == self.table:  # the others have not said yes
            await asyncio.sleep(0.1)
            return
        self.table = self.company.table = again
        self.heard.count["games ended"] += 1
