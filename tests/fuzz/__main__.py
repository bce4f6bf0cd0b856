"""Bad messages by the million: requests, lines, records, card packs and settings.

    python -m tests.fuzz --messages 1000000

The exit code is 0 if the server still stands, answered nothing with 5xx, has no traceback in its log, if
nothing at a table was changed by those who may not, and if every file was refused in words or read.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx2

from salon.server.database import sqlite_url
from tests.fuzz.files import Files
from tests.fuzz.wire import Fault, Speaker, Target
from tests.server.people import Person, legal, table_for
from tests.server.running import Process

SPEAKERS = 8
SHARES = {"lines": 0.45, "requests": 0.2, "records": 0.2, "packs": 0.01, "settings": 0.14}
KEPT = ("seats", "actions", "snapshots", "programmes", "messages")
TOKEN = "for the fuzz"


def kept(path: Path, table: str) -> dict[str, list[Any]]:
    """All that belongs to the table and to the two who sit there, read past the server."""
    with closing(sqlite3.connect(path)) as file:
        found = {
            name: file.execute(f"select * from {name} where table_id = ?", [table]).fetchall()
            for name in KEPT
        }
        found["tables"] = file.execute("select * from tables where id = ?", [table]).fetchall()
        found["notes"] = file.execute("select * from notes where user_id <= 2").fetchall()
        found["users"] = file.execute("select * from users where id <= 2").fetchall()
    return found


async def speak(target: Target, messages: int, seed: int, count: Counter[str]) -> None:
    speakers = [Speaker(target, Random(f"{seed} {n}"), count) for n in range(SPEAKERS)]
    async with asyncio.TaskGroup() as group:
        for n, speaker in enumerate(speakers):
            on_lines = n % 2 == 0
            share = int(messages * SHARES["lines" if on_lines else "requests"] / (SPEAKERS / 2))
            group.create_task(speaker.line(share) if on_lines else speaker.http(share))


def fuzz_server(messages: int, seed: int, count: Counter[str], log: Path) -> None:
    with TemporaryDirectory() as folder, log.open("wb") as said:
        path = Path(folder, "salon.db")
        with (
            Process(sqlite_url(path), output=said, token=TOKEN) as server,
            Person(server.wait(), "Ana") as ana,
            Person(server.url, "Ben") as ben,
            Person(server.url, "Eva") as eva,
        ):
            table = table_for([ana, ben])
            for _ in range(9):
                for person in (ana, ben):
                    if legal(now := person.view(table)):
                        person.answers(table, now)
            asked = next(person for person in (ana, ben) if legal(person.view(table)))
            cookies = [f"salon={person.http.cookies['salon']}" for person in (ana, ben, eva)]
            update = asked.view(table)
            target = Target(server.port, table, cookies, update, ana.get("/api/openapi.json"))
            before, pid = kept(path, table), server.pid
            asyncio.run(speak(target, messages, seed, count))
            assert asked.view(table)["version"] == update["version"]
            changed = {name for name, rows in kept(path, table).items() if rows != before[name]}
            asked.answers(table)  # it goes on
            told = httpx2.get(f"{server.url}/api/host", headers={"authorization": f"Bearer {TOKEN}"}).json()
            assert server.pid == pid
    if changed:
        raise Fault(f"changed: {changed}")
    if told["errors"]:
        raise Fault(f"the host is told of {told['faults']}")
    if b"Traceback" in log.read_bytes():
        raise Fault(log.read_text(errors="replace")[-3000:])


def fuzz_files(messages: int, seed: int, count: Counter[str]) -> None:
    files = Files(Random(seed))
    ways: dict[str, Callable[[], None]] = {
        "records": files.record, "packs": files.pack, "settings": files.setting
    }  # fmt: skip
    try:
        for name, one in ways.items():
            for _ in range(int(messages * SHARES[name])):
                one()
                count[name] += 1
    finally:
        files.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__.split("\n")[0])
    parser.add_argument("--messages", type=int, default=20_000, help="in all (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", choices=("server", "files"))
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    count: Counter[str] = Counter()
    start = time.monotonic()
    with TemporaryDirectory() as folder:
        if arguments.only != "files":
            fuzz_server(arguments.messages, arguments.seed, count, Path(folder, "log"))
        if arguments.only != "server":
            fuzz_files(arguments.messages, arguments.seed, count)
    messages = sum(n for what, n in count.items() if not what.startswith("answered"))
    print(", ".join(f"{what}: {n:,}" for what, n in sorted(count.items())))
    print(f"{messages:,} messages in {time.monotonic() - start:.0f} s: 0 crashes, 0 tracebacks, 0 changes")


if __name__ == "__main__":
    main()
