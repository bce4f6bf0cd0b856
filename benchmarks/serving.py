"""The server under load: answers a second, how soon the other hears, and what idle things weigh."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from benchmarks.load import Line, Message, Person, connect, open_table, play
from tests.chaos.disk import ORDERS, Orders

GAME = "court"
OPTIONS: dict[str, object] = {"marquis": False}
TABLES = (1, 100, 200, 1000)
SYNC_SECONDS = 0.005  # of a slow disk
SLOW_RATE = 200  # answers a second there
SLOW_TABLES = 100
IDLE = 500  # tables, and sockets
PATIENCE = 60.0


@dataclass(frozen=True)
class Load:
    """So many tables in play."""

    tables: int
    per_second: float
    p50_ms: float
    p99_ms: float
    bytes_per_answer: float
    refused: int
    on: str = "SQLite"
    workers: int = 1


@dataclass(frozen=True)
class Serving:
    """What one run found out about the server; the weights are None where the system does not tell."""

    loads: list[Load]
    socket_kb: float | None
    table_kb: float | None
    slow: Load | None = None  # on a disk that takes its time to make something durable


@dataclass(frozen=True)
class Setup:
    """How the server is run."""

    on: str = "SQLite"
    workers: int = 1
    database: str = ""  # empty: a SQLite file of its own
    sync_seconds: float = 0.0


@dataclass(frozen=True)
class Server:
    pid: int
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kilobytes(self) -> float | None:
        """The memory it holds."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return None
        return pages * os.sysconf("SC_PAGE_SIZE") / 1024


@contextmanager
def server(folder: str, setup: Setup = Setup()) -> Iterator[Server]:  # noqa: B008  (it is frozen)
    """A server as `salon serve` runs it, without limits on how often one may ask."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {**os.environ, "SALON_LIMITS": "off"}
    module = "salon"
    if setup.sync_seconds:  # SQLite's own functions for files wait so long
        module, environment[ORDERS] = "tests.chaos.served", f"{folder}/orders"
        orders = Orders.at(Path(folder, "orders"))
        orders.sync_seconds = setup.sync_seconds
    command = [sys.executable, "-m", module, "serve", "--port", str(port), "--workers", str(setup.workers)]
    command += ["--database", setup.database or f"sqlite:///{folder}/salon.db"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        found = Server(process.pid, port)
        end = monotonic() + PATIENCE
        while not _answers(found):
            if process.poll() is not None or monotonic() > end:
                raise RuntimeError("the server does not start")
            sleep(0.05)
        yield found
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


def _answers(found: Server) -> bool:
    try:
        with urlopen(f"{found.url}/api/health") as response:
            return bool(response.status == 200)
    except URLError:
        return False


def run(seconds: float, rounds: int, tell: Callable[[str], None]) -> Serving:
    """Measure all, in several rounds; a server of its own for each load."""
    with postgresql() as new_database:
        measured: dict[tuple[str, int, int], list[Load]] = {}
        for number in range(1, rounds + 1):
            for on, workers in (
                ("SQLite", 1),
                *([("PostgreSQL", 1), ("PostgreSQL", 2)] * bool(new_database)),
            ):
                for tables in TABLES:
                    tell(f"round {number} of {rounds}: {on}, workers: {workers}, tables in play: {tables}")
                    database = new_database() if new_database and on == "PostgreSQL" else ""
                    setup = Setup(on, workers, database)
                    with TemporaryDirectory() as folder, server(folder, setup) as found:
                        loads = measured.setdefault((on, workers, tables), [])
                        loads.append(load(found, tables, seconds, setup))
    tell(f"server: a disk that takes {1e3 * SYNC_SECONDS:g} ms")
    slow_setup = Setup("a slow disk", sync_seconds=SYNC_SECONDS)
    with TemporaryDirectory() as folder, server(folder, slow_setup) as found:
        slow = load(found, SLOW_TABLES, 2 * seconds, slow_setup, pause=SLOW_TABLES / SLOW_RATE)
    tell(f"server: {IDLE} idle tables, {IDLE} idle sockets")
    with TemporaryDirectory() as folder, server(folder) as found:
        table_kb, socket_kb = weigh(found)
    return Serving([_median(loads) for loads in measured.values()], socket_kb, table_kb, slow)


@contextmanager
def postgresql() -> Iterator[Callable[[], str] | None]:
    """Makes new databases of a PostgreSQL with its usual settings; None where there is none."""
    try:
        from tests.server.running import NoPostgres, Postgres
    except ImportError:
        yield None
        return
    try:
        found = Postgres("/tmp", "fsync=on")
    except NoPostgres:
        yield None
        return
    try:
        yield found.database
    finally:
        found.stop()


def _median(loads: list[Load]) -> Load:
    """The median of each figure; of the refused, all."""
    return Load(
        loads[0].tables,
        median(load.per_second for load in loads),
        median(load.p50_ms for load in loads),
        median(load.p99_ms for load in loads),
        median(load.bytes_per_answer for load in loads),
        sum(load.refused for load in loads),
        loads[0].on,
        loads[0].workers,
    )


def load(found: Server, tables: int, seconds: float, setup: Setup, pause: float = 0.0) -> Load:
    pairs = [(Person(found.url, f"Ana {n}"), Person(found.url, f"Ben {n}")) for n in range(tables)]
    ids = [open_table(*pair, GAME, OPTIONS) for pair in pairs]
    gc.collect()
    gc.freeze()
    heard = asyncio.run(play(found.port, list(zip(ids, pairs, strict=True)), seconds, pause))
    delays = quantiles(heard.delays, n=100)
    return Load(
        tables,
        heard.answers / heard.seconds,
        1e3 * delays[49],
        1e3 * delays[98],
        heard.told / heard.answers,
        heard.refused,
        setup.on,
        setup.workers,
    )


def weigh(found: Server) -> tuple[float | None, float | None]:
    """Kilobytes of a table in memory that nobody plays at, and of a socket that hears nothing."""
    people = (Person(found.url, "Ana"), Person(found.url, "Ben"))
    first = open_table(*people, GAME, OPTIONS)
    asyncio.run(_watch(found, [first]))
    before = found.kilobytes()
    ids = [open_table(*people, GAME, OPTIONS) for _ in range(IDLE)]
    after = found.kilobytes()
    with_sockets = asyncio.run(_watch(found, ids))
    if before is None or after is None or with_sockets is None:
        return None, None
    return (after - before) / len(ids), (with_sockets - after) / IDLE


async def _watch(found: Server, tables: list[str]) -> float | None:
    """The server's memory while somebody watches these tables."""

    def hear(line: Line, message: Message, size: int) -> None:
        pass

    lines = [await connect(found.port, table, None, hear) for table in tables]
    await asyncio.sleep(1)
    weight = found.kilobytes()
    for line in lines:
        line.transport.close()
    return weight
