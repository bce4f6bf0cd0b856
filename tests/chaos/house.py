"""The house under attack: a real server on SQLite, or workers on PostgreSQL, and what befalls them."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from salon.server.database import sqlite_url
from tests.chaos import disk
from tests.server.running import Postgres, wait_until

WORKERS = 2
BALLAST = "ballast"  # the file that fills the disk
DAY = 86400.0


class House:
    """A server process and its disk and clock."""

    workers = 1

    def __init__(self, folder: Path, chance: random.Random, *, small: bool) -> None:
        self.folder, self.chance, self.small = folder, chance, small
        self.orders = disk.Orders.at(folder / "orders")
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = self.open_database()
        self.start()
        wait_until("the server answers", self.answers, 60)

    def open_database(self) -> str:
        return sqlite_url(self.folder / "salon.db")

    # -- its life ----------------------------------------------------------------------------

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.chaos.served", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        environment = {
            **os.environ,
            "SALON_LIMITS": "off",
            disk.ORDERS: str(self.folder / "orders"),
            "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",
        }
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/ready", timeout=5) as found:
                return bool(found.status == 200)
        except (URLError, OSError):
            return False

    def stop(self) -> None:
        self.spare()
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def tracebacks(self) -> int:
        """How often the server's log shows a fault that nobody has foreseen."""
        return self.log.read_bytes().count(b"Traceback (most recent call last)")

    # -- what befalls it ---------------------------------------------------------------------

    def kill(self) -> str:
        """The server goes, as in a power cut, and is started again."""
        self._process.kill()
        self._process.wait()
        self.start()
        return "server killed"

    def mischief(self) -> list[Callable[[], str]]:
        """Other things that go wrong for a moment; `spare` puts them right."""
        found = [self.break_disk, self.fill_database, self.slow_disk, self.move_clock, self.freeze]
        return [*found, self.fill_disk] if self.small else found

    def break_disk(self) -> str:
        """Some reads, writes or syncs fail, now or in a while."""
        kinds = self.chance.choice([disk.READ, disk.WRITE, disk.SYNC, disk.ANY])
        self.orders.fail(self.chance.randrange(200), self.chance.choice([1, 3, 30]), kinds)
        return "reads or writes failed"

    def fill_database(self) -> str:
        self.orders.fail(self.chance.randrange(50), 10, disk.WRITE, full=True)
        return "writes found no room"

    def slow_disk(self) -> str:
        self.orders.sync_seconds = 0.05
        return "disk slow"

    def move_clock(self) -> str:
        self.orders.clock += self.chance.choice([-1.0, 1.0]) * self.chance.choice([1.0, 60.0, 3600.0, DAY])
        return "clock moved"

    def freeze(self) -> str:
        """It stands still for a moment, as when the machine is overwhelmed."""
        self._process.send_signal(signal.SIGSTOP)
        time.sleep(0.5)
        self._process.send_signal(signal.SIGCONT)
        return "server stood still"

    def fill_disk(self) -> str:
        """Not a byte is left."""
        with suppress(OSError), (self.folder / BALLAST).open("wb", buffering=0) as ballast:
            while True:
                ballast.write(b"\0" * 65536)
        with suppress(OSError), (self.folder / BALLAST).open("ab", buffering=0) as ballast:
            while True:
                ballast.write(b"\0")
        return "disk full"

    def spare(self) -> None:
        self.orders.fail(0, 0)
        self.orders.sync_seconds = 0.0
        (self.folder / BALLAST).unlink(missing_ok=True)


class SharedHouse(House):
    """Workers on one PostgreSQL."""

    workers = WORKERS

    def open_database(self) -> str:
        self.postgres = Postgres(str(self.folder), "max_wal_size=64MB", "min_wal_size=32MB")
        return self.postgres.database()

    def kill(self) -> str:
        """One worker goes, and the server starts another; or the database goes."""
        if self.chance.random() < 0.2:
            self.postgres.kill()
            time.sleep(self.chance.choice([0.0, 0.5]))
            (self.folder / BALLAST).unlink(missing_ok=True)  # it cannot start on a disk that is full
            self.postgres.start()
            return "PostgreSQL killed"
        workers = self.own_workers()
        if workers:
            with suppress(ProcessLookupError):
                os.kill(self.chance.choice(workers), signal.SIGKILL)
        return "worker killed"

    def own_workers(self) -> list[int]:
        """The processes that serve: children of the server with one in their command line to spawn them."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == self._process.pid and b"spawn_main" in (path / "cmdline").read_bytes():
                    found.append(int(path.name))
        return found

    def mischief(self) -> list[Callable[[], str]]:
        found = [self.move_clock, self.freeze, self.cut_wires]
        return [*found, self.fill_disk] if self.small else found

    def cut_wires(self) -> str:
        """PostgreSQL ends all connections."""
        import psycopg

        with suppress(psycopg.Error), psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where pid <> pg_backend_pid() and datname = current_database()"
            )
        return "connections to PostgreSQL ended"

    def spare(self) -> None:
        super().spare()
        if self.postgres.has_ended:
            self.postgres.kill()
            self.postgres.start()

    def stop(self) -> None:
        super().stop()
        self.postgres.stop()
