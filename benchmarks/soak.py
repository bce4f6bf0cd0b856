"""Half an hour of play: does the server's memory stay as it is, and do forgotten tables leave it?

    python -m benchmarks.soak --minutes 30 --moves 100

People play at some tables, so many moves a second in all. When a game is over, or has gone on for long, they
open another; the server forgets what nobody looks at. The exit code is 1 if the memory has grown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import linear_regression, mean
from tempfile import TemporaryDirectory
from time import monotonic
from urllib.request import Request, urlopen

from benchmarks.load import Line, Message, Person, connect, open_table
from benchmarks.serving import Server, server

TABLES = 50
MOVES = 300  # at one table, before they leave it for another
TOKEN = "for the soak"
GROWTH = 0.03  # in a third of the time: less is flat
PATIENCE = 5.0  # seconds, for the server to ask somebody
GAMES: tuple[tuple[str, dict[str, object]], ...] = (("court", {}), ("v1919", {}), ("turmoil", {}))


@dataclass
class Seen:
    """The server at one moment."""

    minute: float
    moves: int
    megabytes: float
    tables: int  # in memory
    opened: int  # so far

    def __str__(self) -> str:
        return (
            f"{self.minute:5.1f} min  {self.moves:8,} moves  {self.megabytes:7.1f} MB  "
            f"{self.tables:5} tables in memory of {self.opened:6} opened"
        )


class Table:
    """Two people, and the table they are at."""

    def __init__(self, port: int, people: tuple[Person, Person], number: int) -> None:
        self.port, self.people, self.random = port, people, Random(number)
        self.game, self.options = GAMES[number % len(GAMES)]
        self.lines: list[Line] = []
        self.asked: tuple[Line, Message] | None = None
        self.moves, self.opened, self.here = 0, 0, 0
        self.over = True
        self.heard = asyncio.Event()  # somebody is asked, or it is over

    def hear(self, line: Line, message: Message, size: int) -> None:
        if message.type == "update":
            if message.status == "ended":
                self.over = True
                self.heard.set()
            if message.question and any(answer.legal for answer in message.question.answers):
                self.asked = (line, message)
                self.heard.set()

    async def sit_down(self) -> None:
        """Leave the old table, and open a new one."""
        for line in self.lines:
            line.transport.close()
        self.over, self.here, self.asked = False, 0, None
        table = await asyncio.to_thread(open_table, *self.people, self.game, self.options)
        self.lines = [await connect(self.port, table, person, self.hear) for person in self.people]
        self.opened += 1

    async def move(self) -> None:
        """One answer, or the way to the next table. Of a slow server it is waited for, and made up later."""
        if self.asked is None and not self.over:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.heard.wait()
        self.heard.clear()
        if self.over or self.here >= MOVES or any(line.lost for line in self.lines):
            await self.sit_down()
        elif self.asked is not None:
            (line, message), self.asked = self.asked, None
            assert message.question is not None
            legal = [answer.action for answer in message.question.answers if answer.legal]
            action = self.random.choice(legal).encode()
            line.send(b'{"type":"act","version":%d,"action":"%s"}' % (message.version, action))
            self.moves += 1
            self.here += 1


async def soak(found: Server, minutes: float, rate: float, every: float) -> list[Seen]:
    people = [(Person(found.url, f"Ana {n}"), Person(found.url, f"Ben {n}")) for n in range(TABLES)]
    tables = [Table(found.port, pair, n) for n, pair in enumerate(people)]
    start = monotonic()
    seen: list[Seen] = []

    async def play(table: Table) -> None:
        due = monotonic() + table.random.random()
        while True:
            due += TABLES / rate
            await asyncio.sleep(due - monotonic())
            await table.move()

    async def look() -> None:
        while True:
            await asyncio.sleep(60 * every)
            in_memory = await asyncio.to_thread(_tables, found.url)
            seen.append(
                Seen(
                    (monotonic() - start) / 60,
                    sum(table.moves for table in tables),
                    (found.kilobytes() or 0) / 1024,
                    in_memory,
                    sum(table.opened for table in tables),
                )
            )
            print(seen[-1], flush=True)

    with suppress(TimeoutError):
        async with asyncio.timeout(60 * minutes), asyncio.TaskGroup() as group:
            for table in tables:
                group.create_task(play(table))
            group.create_task(look())
    return seen


def _tables(url: str) -> int:
    request = Request(f"{url}/api/host", headers={"authorization": f"Bearer {TOKEN}"})
    with urlopen(request) as found:
        return int(json.load(found)["tables"])


def grown(seen: list[Seen]) -> float:
    """By which part the memory grows in a third of the time, at the pace of the second half.

    In the first half tables gather that nobody looks at any more, and have not begun to leave. A line is laid
    through all looks of the second, so that neither its first nor its last one decides.

    >>> looks = [
    ...     Seen(minute, 0, megabytes, 0, 0) for minute, megabytes in enumerate([90, 95, 100, 102, 104], 1)
    ... ]
    >>> round(grown(looks), 3)
    0.033
    """
    settled = seen[len(seen) // 2 :]
    slope, _ = linear_regression([found.minute for found in settled], [found.megabytes for found in settled])
    return slope * seen[-1].minute / 3 / mean(found.megabytes for found in settled)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30, help="default: %(default)g")
    parser.add_argument("--moves", type=float, default=100, help="a second (default: %(default)g)")
    parser.add_argument("--every", type=float, default=1, help="minutes between looks (default: %(default)g)")
    arguments = parser.parse_args()
    if arguments.minutes < 4 * arguments.every:
        parser.error("there must be time for four looks at least")
    os.environ["SALON_HOST_TOKEN"] = TOKEN
    with TemporaryDirectory() as folder, server(folder) as found:
        alone = (found.kilobytes() or 0) / 1024
        seen = asyncio.run(soak(found, arguments.minutes, arguments.moves, arguments.every))
        size = sum(path.stat().st_size for path in Path(folder).iterdir()) / 1e6
    growth = grown(seen)
    moves = seen[-1].moves / (60 * seen[-1].minute)
    print(f"{moves:.0f} moves/s; memory {growth:+.1%} in a third of the time; database {size:.0f} MB")
    table = 1024 * (max(look.megabytes for look in seen) - alone) / max(look.tables for look in seen)
    each = 1e6 * size / seen[-1].moves
    print(f"{alone:.0f} MB before anyone came, {table:.0f} kB a table, {each:.0f} bytes a move")
    return int(growth > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
