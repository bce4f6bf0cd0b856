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

GAME = "court"
OPTIONS: dict[str, object] = {"marquis": False}
TABLES = (1, 50, 100, 200)
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


@dataclass(frozen=True)
class Serving:
    """What one run found out about the server; the weights are None where the system does not tell."""

    loads: list[Load]
    socket_kb: float | None
    table_kb: float | None


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
def server(folder: str) -> Iterator[Server]:
    """A server on an empty SQLite file, as `salon serve` runs it, without limits on how often one may ask."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "salon", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder}/salon.db"]
    environment = {**os.environ, "SALON_LIMITS": "off"}
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
    measured: dict[int, list[Load]] = {tables: [] for tables in TABLES}
    for number in range(1, rounds + 1):
        for tables, loads in measured.items():
            tell(f"round {number} of {rounds}: server, {tables} tables in play")
            with TemporaryDirectory() as folder, server(folder) as found:
                loads.append(load(found, tables, seconds))
    tell(f"server: {IDLE} idle tables, {IDLE} idle sockets")
    with TemporaryDirectory() as folder, server(folder) as found:
        table_kb, socket_kb = weigh(found)
    return Serving([_median(loads) for loads in measured.values()], socket_kb, table_kb)


def _median(loads: list[Load]) -> Load:
    """The median of each figure; of the refused, all."""
    return Load(
        loads[0].tables,
        median(load.per_second for load in loads),
        median(load.p50_ms for load in loads),
        median(load.p99_ms for load in loads),
        median(load.bytes_per_answer for load in loads),
        sum(load.refused for load in loads),
    )


def load(found: Server, tables: int, seconds: float) -> Load:
    pairs = [(Person(found.url, f"Ana {n}"), Person(found.url, f"Ben {n}")) for n in range(tables)]
    ids = [open_table(*pair, GAME, OPTIONS) for pair in pairs]
    gc.collect()
    gc.freeze()
    heard = asyncio.run(play(found.port, list(zip(ids, pairs, strict=True)), seconds))
    delays = quantiles(heard.delays, n=100)
    return Load(
        tables,
        heard.answers / heard.seconds,
        1e3 * delays[49],
        1e3 * delays[98],
        heard.told / heard.answers,
        heard.refused,
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
