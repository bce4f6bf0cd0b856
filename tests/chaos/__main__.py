"""Hundreds of seats play all games over the wire while everything goes wrong; then the log is read.

    python -m tests.chaos --kills 1000

Servers, workers and PostgreSQL are killed, the disk fails, fills up and slows down, the clock jumps, lines
are cut in the middle of a word, and answers come late or twice. The exit code is 0 if nothing was lost,
nothing doubled and no table is stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from statistics import quantiles

from benchmarks.load import Person
from salon.kernel.fairness import promise_of
from salon.server.app import SWEEP_SECONDS
from tests.chaos.house import House, SharedHouse
from tests.chaos.players import Company, Fault, Heard, Seat, secret_of
from tests.chaos.verify import check, last_entry

# Games, and who sits there: a person at this machine's end of a line, or a bot of the house.
KINDS = (
    ("court", ("me", "open")),
    ("v1919", ("me", "open", "open", "open")),
    ("turmoil", ("me", "open")),
    ("court", ("me", "open", "open", "bot")),
    ("v1919", ("me", "open")),
    ("court", ("me", "open", "open")),
    ("v1919", ("me", "open", "open")),
    ("turmoil", ("me", "bot")),
)
SMALL_MB = 400  # the disk that can be filled
PATIENCE = 240.0
SETTLING = SWEEP_SECONDS + 2.0  # an end that could not be written is written at the next sweep
# Every third table has a clock: neither a moved one on the wall nor a house that is down may decide a game.
PACE = {"kind": "live", "minutes": 600}
INSIDE = "SALON_CHAOS_FOLDER"  # set once there is such a disk


def meet(url: str, tables: int, heard: Heard) -> tuple[list[Company], list[tuple[Person, Company]]]:
    companies, people = [], []
    for n in range(tables):
        game, seats = KINDS[n % len(KINDS)]
        host = Person(url, f"Ana {n}")
        new: dict[str, object] = {"game": game, "seats": [{"kind": kind, "bot": "random"} for kind in seats]}
        if n % 3 == 0:
            new["pace"] = PACE
        shares = n % 2 == 0
        if shares:
            new["promise"] = promise_of(secret_of(host))
        opened = json.loads(host.post("/api/tables", new))
        company = Company(opened["table"]["id"])
        people.append((host, company))
        for seat, invitation in opened["invitations"].items():
            guest = Person(url, f"Ben {n} {seat}")
            join = {"seat": int(seat), "invitation": invitation}
            if shares:
                join["promise"] = promise_of(secret_of(guest))
            guest.post(f"/api/tables/{company.table}/join", join)
            people.append((guest, company))
        companies.append(company)
    heard.count["seats"] = len(people)
    return companies, people


class Storm:
    """One house, those who play there, and what befalls them."""

    def __init__(self, house: House, arguments: argparse.Namespace) -> None:
        self.house, self.arguments = house, arguments
        self.heard = Heard()
        self.events: Counter[str] = Counter()
        self.recoveries: list[float] = []

    async def run(self, kills: int) -> None:
        companies, people = await asyncio.to_thread(meet, self.house.url, self.arguments.tables, self.heard)
        seats = [
            Seat(self.house.port, person, company, self.heard, n, rough=0.05)
            for n, (person, company) in enumerate(people)
        ]
        tasks = [asyncio.create_task(seat.play()) for seat in seats]
        try:
            await self.rage(kills, tasks)
            await asyncio.to_thread(self.house.spare)
            for seat in seats:
                seat.rough = 0.0
            await self.all_go_on(companies, seats, tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for seat in seats:
                if seat.intent is not None:  # on its way: it may be in the log or not
                    self.heard.intents.setdefault(seat.table, []).append(seat.intent)

    async def rage(self, kills: int, tasks: list[asyncio.Task[None]]) -> None:
        chance, house = self.house.chance, self.house
        done, end = 0, time.monotonic() + 60 * self.arguments.minutes
        while done < kills and time.monotonic() < end:
            await self.some_play(tasks)
            if chance.random() < 0.35:
                self.events[await asyncio.to_thread(chance.choice(house.mischief()))] += 1
                await asyncio.sleep(chance.uniform(0.2, 1.0))
                if chance.random() < 0.7:  # else the next kill comes in the midst of it
                    await asyncio.to_thread(house.spare)
                    continue
            began = time.monotonic()
            self.events[await asyncio.to_thread(house.kill)] += 1
            await asyncio.to_thread(house.spare)
            done += 1
            await self.first_word(began, tasks)
            if done % 25 == 0:
                self.tell(f"{done} of {kills} kills, {self.heard.count['acknowledged']} answers")

    def tell(self, what: str) -> None:
        print(f"{type(self.house).__name__}: {what}", file=sys.stderr, flush=True)

    async def some_play(self, tasks: list[asyncio.Task[None]]) -> None:
        """Let them come to themselves: a few answers, and a little time."""
        before = self.heard.count["acknowledged"]
        await self.until(lambda: self.heard.count["acknowledged"] >= before + 10, tasks)
        await asyncio.sleep(self.house.chance.uniform(0, 0.5))

    async def first_word(self, began: float, tasks: list[asyncio.Task[None]]) -> None:
        """How long after a kill the first answer is acknowledged that was given since."""
        await asyncio.sleep(0.02)
        floor = time.monotonic()
        await self.until(lambda: self.heard.last > floor, tasks)
        self.recoveries.append(self.heard.last - began)

    async def all_go_on(
        self, companies: list[Company], seats: list[Seat], tasks: list[asyncio.Task[None]]
    ) -> None:
        """At every table something happens yet, and again, to the eyes of those who sit there."""
        before = {company: company.progress for company in companies}

        def stuck() -> list[Company]:
            return [company for company in companies if company.progress < before[company] + 2]

        try:
            await self.until(lambda: not stuck(), tasks)
        except TimeoutError:
            waiting = [seat for seat in seats if seat.company in stuck()]
            told = [f"{seat}; who comes now is shown {await seat.look_again()}" for seat in waiting]
            for table in {seat.table for seat in waiting}:
                written = await asyncio.to_thread(last_entry, self.house.database, table)
                told.append(f"{table}: the last entry of its log is {written}")
            raise Fault("\n".join(("stuck:", *told))) from None

    async def until(self, happens: object, tasks: list[asyncio.Task[None]]) -> None:
        assert callable(happens)
        async with asyncio.timeout(PATIENCE):
            while not happens():
                for task in tasks:
                    if task.done():
                        task.result()
                self.events["started again"] += self.house.mind()
                await asyncio.sleep(0.02)


def storm(kind: type[House], folder: Path, arguments: argparse.Namespace, kills: int) -> None:
    house = kind(folder, random.Random(arguments.seed), small=INSIDE in os.environ)
    found = Storm(house, arguments)
    started = time.monotonic()
    try:
        asyncio.run(found.run(kills))
        seconds = time.monotonic() - started
        time.sleep(SETTLING)
        house.close()
        count = check(house.database, found.heard.intents)
    except BaseException:
        sys.stderr.write(house.log.read_text(errors="replace")[-3000:])
        raise
    finally:
        house.stop()
    report(found, count, seconds)


def report(found: Storm, count: Counter[str], seconds: float) -> None:
    recoveries, delays = sorted(found.recoveries), quantiles(found.heard.delays, n=100)
    print(f"{type(found.house).__name__}: {found.heard.count['seats']} seats, {seconds:.0f} s")
    print("  befell it: " + ", ".join(f"{what} {n}" for what, n in sorted(found.events.items()) if n))
    print("  met with: " + ", ".join(f"{what} {n}" for what, n in sorted(found.heard.count.items())))
    print(f"  log: {count['tables']} tables, {count['entries']} entries, all replayed")
    print(
        f"  {count['acknowledged']} acknowledged answers, {count['in the log']} in the log of these seats: "
        "0 lost, 0 doubled, no table stuck"
    )
    print(
        f"  recovery, kill to next acknowledged answer: median {recoveries[len(recoveries) // 2]:.2f} s, "
        f"longest {recoveries[-1]:.2f} s; a start that loads the modules took {found.house.loading:.2f} s"
    )
    print(
        f"  an answer: p50 {1e3 * delays[49]:.0f} ms, p99 {1e3 * delays[98]:.0f} ms; "
        f"tracebacks in the server's log: {found.house.tracebacks()}",
        flush=True,
    )


def inside_small_disk() -> None:
    """Run again in a namespace of our own, where a small disk may be mounted; without, no disk is filled."""
    unshare = shutil.which("unshare")
    script = f'mount -t tmpfs -o size={SMALL_MB}m none "${INSIDE}" && exec "$@"'
    if unshare is None:
        return
    with tempfile.TemporaryDirectory(prefix="chaos", dir="/tmp") as folder:
        command = [unshare, "--user", "--map-root-user", "--mount", "sh", "-c", script, "sh"]
        environment = {**os.environ, INSIDE: folder}
        if subprocess.run([*command, "true"], env=environment, capture_output=True, check=False).returncode:
            return
        again = [sys.executable, "-m", "tests.chaos", *sys.argv[1:]]
        process = subprocess.Popen([*command, *again], env=environment)
        signal.signal(signal.SIGTERM, lambda *_: process.terminate())
        sys.exit(process.wait())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__.split("\n")[0])
    parser.add_argument("--kills", type=int, default=20, help="in all (default: %(default)s)")
    parser.add_argument("--tables", type=int, default=80, help="in play at once (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--minutes", type=float, default=600, help="for each database, at most (default: %(default)s)"
    )
    parser.add_argument(
        "--databases", default="sqlite,postgresql", help="of one kind or both (default: %(default)s)"
    )
    arguments = parser.parse_args()
    kinds = {"sqlite": House, "postgresql": SharedHouse}
    chosen = [kinds[name] for name in arguments.databases.split(",")]
    if INSIDE not in os.environ:
        inside_small_disk()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(dir=os.environ.get(INSIDE, "/tmp"), prefix="c") as top:
        for n, kind in enumerate(chosen):
            folder = Path(top, str(n))
            folder.mkdir()
            kills = (arguments.kills + n) // len(chosen)
            try:
                storm(kind, folder, arguments, kills)
            except Fault as fault:
                print(fault, file=sys.stderr)
                sys.exit(1)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
