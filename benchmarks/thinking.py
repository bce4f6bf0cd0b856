"""People and bots that think long, in the same house: `python -m benchmarks.thinking`.

Two questions. Do people wait longer for each other while Chancellors think at four other tables? And at many
tables with Ministers at once, how long does a bot's answer take, also where one waits longest? The client
shares the machine with the server, and so with those who think.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass, field
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from benchmarks.load import Heard, Line, Message, Opened, Person, connect, open_table, play
from benchmarks.serving import Server, Setup, server

PEOPLE = 20  # tables at which two people play, one answer in a second at each
PAUSE = 1.0
THINKING = 4  # tables with Chancellors
WAITING = 20  # tables with Ministers


@dataclass
class Against:
    """One table of somebody who answers at once, and of bots. How long each of their answers took is kept."""

    seed: int
    waits: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = Random(self.seed).random
        self.version = -1
        self.since = perf_counter()
        self.asked = False
        self.over = False

    def hear(self, line: Line, message: Message, size: int) -> None:
        if message.type != "update" or self.over:
            return
        now = perf_counter()
        if message.version > self.version >= 0 and not self.asked:
            self.waits.append(now - self.since)
        self.version, self.since = message.version, now
        self.over = message.status == "ended"
        self.asked = bool(message.question and not self.over)
        if message.question and self.asked:
            legal = [answer.action for answer in message.question.answers if answer.legal]
            action = legal[int(self.random() * len(legal))]
            line.send(b'{"type":"act","version":%d,"action":"%s"}' % (message.version, action.encode()))


def open_against(person: Person, game: str, bot: str, seats: int) -> str:
    """A table for one, and bots."""
    others = [{"kind": "bot", "bot": bot}] * (seats - 1)
    new = {"game": game, "seats": [{"kind": "me"}, *others], "options": {}}
    return msgspec.json.decode(person.post("/api/tables", new), type=Opened).table.id


async def against_bots(found: Server, tables: list[tuple[str, Person]], seconds: float) -> list[Against]:
    """Play at each of the tables for a while."""
    matches = [Against(number) for number in range(len(tables))]
    lines = [
        await connect(found.port, table, person, match.hear)
        for match, (table, person) in zip(matches, tables, strict=True)
    ]
    await asyncio.sleep(seconds)
    for match in matches:
        match.over = True
    for line in lines:
        line.transport.close()
    return matches


async def together(
    found: Server,
    people: list[tuple[str, tuple[Person, Person]]],
    bots: list[tuple[str, Person]],
    seconds: float,
) -> tuple[Heard, list[Against]]:
    return await asyncio.gather(
        play(found.port, people, seconds, PAUSE), against_bots(found, bots, seconds + 1)
    )


def people_beside(seconds: float, thinking: int, game: str, seats: int) -> tuple[Heard, list[Against]]:
    """People who play with each other, while others play against Chancellors."""
    with TemporaryDirectory() as folder, server(folder, Setup()) as found:
        pairs = [(Person(found.url, f"Ana {n}"), Person(found.url, f"Ben {n}")) for n in range(PEOPLE)]
        tables = [(open_table(*pair, "court", {"marquis": False}), pair) for pair in pairs]
        alone = [Person(found.url, f"Cleo {n}") for n in range(thinking)]
        bots = [(open_against(person, game, "chancellor", seats), person) for person in alone]
        return asyncio.run(together(found, tables, bots, seconds))


def waiting(seconds: float, bot: str, game: str, seats: int) -> list[Against]:
    """Many tables at once with bots that think long."""
    with TemporaryDirectory() as folder, server(folder, Setup()) as found:
        alone = [Person(found.url, f"Cleo {n}") for n in range(WAITING)]
        tables = [(open_against(person, game, bot, seats), person) for person in alone]
        return asyncio.run(against_bots(found, tables, seconds))


def of_bots(matches: list[Against]) -> str:
    """The answers of bots at all tables, and the fewest and most at one."""
    waits = [wait for match in matches for wait in match.waits]
    if len(waits) < 2:
        return "no answers"
    counts = sorted(len(match.waits) for match in matches)
    late = quantiles(waits, n=100)[98]
    return (
        f"{len(waits)} answers, {1e3 * median(waits):.0f} ms in the middle, 99 of 100 within {late:.1f} s,"
        f" the longest {max(waits):.1f} s; {counts[0]}–{counts[-1]} at a table"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="turmoil")
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    for thinking in (0, THINKING):
        heard, matches = people_beside(args.seconds, thinking, args.game, args.seats)
        delays = quantiles(heard.delays, n=100)
        print(
            f"{PEOPLE} tables of people, {thinking} with Chancellors: {heard.answers} answers of people,"
            f" p50 {1e3 * delays[49]:.1f} ms, p99 {1e3 * delays[98]:.1f} ms",
            flush=True,
        )
        if thinking:
            print(f"  Chancellors: {of_bots(matches)}", flush=True)
    for bot in ("minister", "chancellor"):
        print(
            f"{WAITING} tables, {bot}: {of_bots(waiting(args.seconds, bot, args.game, args.seats))}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
