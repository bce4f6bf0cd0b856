"""Whether people wait when bots play at many tables: one plays against a bot, first alone, then among many.

    python -m benchmarks.bots --games 500 --answers 60

Somebody plays against a bot of the usual level, with the page of the table open. It tells how long the house
takes for their answers, and how long they wait for the bot's, as the page hears of it, in an empty house and
in one where bots play so many games among themselves. The exit code is 1 if the games among bots stood still,
or half of them were over.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from urllib.request import Request, urlopen

import msgspec

from benchmarks.load import PATIENCE, Line, Message, Person, connect
from benchmarks.serving import Server, server

GAME = "court"
BOTS_BOT = "courtier"
MOST_GAMES = 2000


class View(msgspec.Struct):
    version: int
    status: str


class Card(msgspec.Struct):
    id: str


class Opened(msgspec.Struct):
    table: Card


def get(person: Person, path: str) -> bytes:
    with urlopen(Request(person.url + path, headers={"cookie": person.cookie}), timeout=PATIENCE) as found:
        return bytes(found.read())


def view(person: Person, table: str) -> View:
    return msgspec.json.decode(get(person, f"/api/tables/{table}/view"), type=View)


def opened(person: Person, *seats: str) -> str:
    made = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
    found = person.post("/api/tables", {"game": GAME, "seats": made})
    return msgspec.json.decode(found, type=Opened).table.id


class Page:
    """A table as its page hears it."""

    def __init__(self, house: Server, person: Person) -> None:
        self.house, self.person = house, person
        self.heard: asyncio.Queue[Message] = asyncio.Queue()

    async def open(self) -> None:
        self.table = await asyncio.to_thread(opened, self.person, "me", BOTS_BOT)
        self.line = await connect(self.house.port, self.table, self.person, self._hear)

    def _hear(self, _: Line, message: Message, __: int) -> None:
        self.heard.put_nowait(message)

    async def until_asked(self) -> Message:
        """The next update with a question, or at which it is over."""
        while True:
            async with asyncio.timeout(PATIENCE):
                found = await self.heard.get()
            if found.type == "update" and (found.question or found.status == "ended"):
                return found

    def close(self) -> None:
        self.line.transport.close()


async def _play(house: Server, person: Person, answers: int) -> tuple[list[float], list[float]]:
    took: list[float] = []
    waited: list[float] = []
    page = Page(house, person)
    await page.open()
    seen = await page.until_asked()
    while len(took) < answers:
        if seen.question is None:
            page.close()
            page = Page(house, person)
            await page.open()
            seen = await page.until_asked()
            continue
        action = next(answer.action for answer in seen.question.answers if answer.legal)
        start = perf_counter()
        page.line.send(b'{"type":"act","version":%d,"action":"%s"}' % (seen.version, action.encode()))
        after = await next_update(page, seen.version)
        took.append(perf_counter() - start)
        since = perf_counter()
        if after.question is None and after.status != "ended":
            seen = await page.until_asked()
            waited.append(perf_counter() - since)
        else:
            seen = after
    page.close()
    return took, waited


async def next_update(page: Page, version: int) -> Message:
    """The update that tells of one's own answer."""
    while True:
        async with asyncio.timeout(PATIENCE):
            found = await page.heard.get()
        if found.type == "update" and found.version > version:
            return found


def play(house: Server, person: Person, answers: int) -> tuple[list[float], list[float]]:
    """How long so many answers take, and how long the bot's after them, in seconds."""
    return asyncio.run(_play(house, person, answers))


def told(what: str, found: Sequence[float]) -> None:
    cuts = quantiles(found, n=20)
    print(f"{what:44} p50 {1e3 * cuts[9]:8.1f} ms   p95 {1e3 * cuts[18]:8.1f} ms   of {len(found)}")


def moves(person: Person, tables: Sequence[str]) -> int:
    return sum(view(person, table).version for table in tables)


def measure(house: Server, games: int, answers: int) -> bool:
    """Whether the games among bots went on meanwhile."""
    ana = Person(house.url, "Ana")
    play(house, ana, 10)  # the processes of the bots start
    took, waited = play(house, ana, answers)
    told("alone: an answer", took)
    told("alone: the bot's answer", waited)
    crowd = [opened(ana, BOTS_BOT, BOTS_BOT) for _ in range(games)]
    some = crowd[:: max(1, games // 20)]
    before, start = moves(ana, some), monotonic()
    took, waited = play(house, ana, answers)
    after, seconds = moves(ana, some), monotonic() - start
    told(f"among {games} games of bots: an answer", took)
    told(f"among {games} games of bots: the bot's answer", waited)
    rate = (after - before) / len(some) * games / seconds
    over = sum(view(ana, table).status == "ended" for table in some)
    print(
        f"answers of the bots among themselves, a second: {rate:.0f}; over meanwhile: {over} of {len(some)}"
    )
    return after > before and 2 * over < len(some)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bots")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--answers", type=int, default=60)
    wanted = parser.parse_args()
    if not 0 < wanted.games <= MOST_GAMES or wanted.answers < 20:
        parser.error(f"at most {MOST_GAMES} games, and 20 answers or more")
    with TemporaryDirectory() as folder, server(folder) as house:
        return 0 if measure(house, wanted.games, wanted.answers) else 1


if __name__ == "__main__":
    sys.exit(main())
