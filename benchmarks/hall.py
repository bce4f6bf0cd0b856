"""A soak of the front page: many look at it while tables move.

    python -m benchmarks.hall --visitors 200 --tables 40 --seconds 30 --openings 30

People play at some tables, an answer every other second at each. So many public tables a minute are opened,
joined by somebody else and given up again: each changes the lists of all three times. All visitors, those who
play among them, have the front page open. It tells how many updates reach them a second, and how many bytes
that is for one of them. The exit code is 1 if a line was lost, or nothing came.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from threading import Event

from benchmarks.load import Line, Message, Person, connect, open_table, play
from benchmarks.serving import Server, server

PAUSE = 2.0  # seconds before an answer, on average
MOST_SECONDS = 300.0
MOST_VISITORS = 2000


@dataclass
class Told:
    """What came over the lines of the front page."""

    updates: int = 0
    bytes: int = 0
    first: int = 0  # bytes of the first messages: all there is

    def hear(self, line: Line, message: Message, size: int) -> None:
        if message.type == "hall":
            self.updates += 1
            self.bytes += size


def open_and_end(host: Person, guest: Person, a_minute: float, done: Event) -> int:
    """Public tables that come and go until it is done; how many."""
    count = 0
    while not done.wait(60 / a_minute):
        table = open_table(host, guest, "court", {}, public=True)
        guest.post(f"/api/tables/{table}/resign", {})
        count += 1
    return count


async def soak(
    house: Server, people: list[Person], tables: list[str], seconds: float, openings: float
) -> Told:
    told = Told()
    lines = [await connect(house.port, "hall", person, told.hear, "/ws/") for person in people]
    await asyncio.sleep(2)
    told.first, told.bytes, told.updates = told.bytes, 0, 0
    pairs = [(table, (people[2 * n], people[2 * n + 1])) for n, table in enumerate(tables)]
    done = Event()
    two = people[-1], people[-2]
    opening = asyncio.create_task(
        asyncio.to_thread(open_and_end, *two, openings, done) if openings else asyncio.sleep(0, 0)
    )
    heard = await play(house.port, pairs, seconds, PAUSE)
    done.set()
    opened = await opening
    await asyncio.sleep(1)
    count = len(people)
    print(f"visitors                    {count:10}")
    print(f"tables that move            {len(tables):10}")
    print(f"public tables a minute      {60 * opened / heard.seconds:10.1f}")
    print(f"answers a second            {heard.answers / heard.seconds:10.1f}")
    print(f"updates a second, of all    {told.updates / heard.seconds:10.1f}")
    print(f"bytes of an update          {told.bytes / max(1, told.updates):10.0f}")
    print(f"bytes a second, of one      {told.bytes / heard.seconds / count:10.0f}")
    print(f"bytes when one comes        {told.first / count:10.0f}")
    if any(line.lost for line in lines) or not told.updates:
        raise ConnectionError("a line was lost, or nothing was told")
    for line in lines:
        line.transport.close()
    return told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hall")
    parser.add_argument("--visitors", type=int, default=200)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--openings", type=float, default=30.0, help="public tables a minute")
    wanted = parser.parse_args()
    few = 0 < 2 * wanted.tables <= wanted.visitors - 2 <= MOST_VISITORS and wanted.openings >= 0
    if not few or not 0 < wanted.seconds <= MOST_SECONDS:
        parser.error(
            f"two visitors a table and two more, at most {MOST_VISITORS}, at most {MOST_SECONDS:.0f} seconds"
        )
    with TemporaryDirectory() as folder, server(folder) as house:
        people = [Person(house.url, f"Visitor {n}") for n in range(wanted.visitors)]
        pairs = [(people[2 * n], people[2 * n + 1]) for n in range(wanted.tables)]
        tables = [open_table(host, other, "court", {}) for host, other in pairs]
        try:
            asyncio.run(soak(house, people, tables, wanted.seconds, wanted.openings))
        except ConnectionError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
