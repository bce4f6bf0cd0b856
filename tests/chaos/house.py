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
from tests.chaos.served import AGAIN
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
        self._source = self._open_source()
        started = time.monotonic()
        self.start()
        wait_until("the server answers", self.answers, 60)
        self.loading = time.monotonic() - started  # seconds that a start takes which loads the modules

    def open_database(self) -> str:
        return sqlite_url(self.folder / "salon.db")

    # -- its life ----------------------------------------------------------------------------

    def _open_source(self) -> subprocess.Popen[str]:
        """Where servers come from, with their modules loaded."""
        command = [sys.executable, "-m", "tests.chaos.served", AGAIN, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        environment = {
            **os.environ,
            "SALON_LIMITS": "off",
            disk.ORDERS: str(self.folder / "orders"),
            "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",
        }
        pipe = subprocess.PIPE
        with self.log.open("ab") as log:
            return subprocess.Popen(
                command, env=environment, stdin=pipe, stdout=pipe, stderr=log, text=True, bufsize=1
            )

    def start(self) -> None:
        """Start a server; the one before has been killed."""
        assert self._source.stdin is not None
        assert self._source.stdout is not None
        self._source.stdin.write("\n")
        self._pid = int(self._source.stdout.readline())

    def mind(self) -> bool:
        """Start it again if it has ended by itself, as a service manager would; whether it had.

        It refuses to open on a disk that fails.
        """
        state = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[0]
        if state != "Z":
            return False
        self.start()
        return True

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/ready", timeout=5) as found:
                return bool(found.status == 200)
        except (URLError, OSError):
            return False

    def stop(self) -> None:
        self.spare()
        self.close()

    def close(self) -> None:
        """Nobody plays any more, and nothing is written."""
        if self._source.poll() is not None:
            return
        os.kill(self._pid, signal.SIGTERM)
        try:
            self._source.communicate(timeout=20)  # it ends with its server
        except subprocess.TimeoutExpired:
            os.kill(self._pid, signal.SIGKILL)
            self._source.communicate()

    def tracebacks(self) -> int:
        """How often the server's log shows a fault that nobody has foreseen."""
        return self.log.read_bytes().count(b"Traceback (most recent call last)")

    # -- what befalls it ---------------------------------------------------------------------

    def kill(self) -> str:
        """The server goes, as in a power cut, and is started again."""
        os.kill(self._pid, signal.SIGKILL)
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
        process = self.serving()
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
            time.sleep(0.5)
            os.kill(process, signal.SIGCONT)
        return "server stood still"

    def serving(self) -> int:
        """A process that answers people."""
        return self._pid

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
        with suppress(ProcessLookupError):
            os.kill(self.serving(), signal.SIGKILL)
        return "worker killed"

    def serving(self) -> int:
        """One of the workers: children of the server, but for the one that tracks what they share."""
        found = []
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == self._pid and b"resource_tracker" not in (path / "cmdline").read_bytes():
                    found.append(int(path.name))
        return self.chance.choice(found)

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
