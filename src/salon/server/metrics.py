"""Figures for Prometheus at /metrics, for the host alone: how much is done, how fast, and what it weighs."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from pathlib import Path
from typing import Protocol

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from salon.kernel.version import VERSION
from salon.server.api import Call, Endpoint
from salon.server.house import House

TEXT = "text/plain; version=0.0.4; charset=utf-8"
LATE_SECONDS = 1.0  # between two looks at how late the event loop is


class Doorkeeper(Protocol):
    """Who knows the host."""

    def check(self, call: Call[object]) -> None:
        """Raise if it is somebody else."""
        ...

    @property
    def errors(self) -> int: ...


class Metrics:
    """Counts answers to requests, and gathers what others count."""

    def __init__(self, house: House, doorkeeper: Doorkeeper) -> None:
        self._house, self._doorkeeper = house, doorkeeper
        self._began = time.time()
        self._late = 0.0  # the longest the event loop was late since somebody asked
        self.requests: Counter[int] = Counter()  # by status

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/metrics", None, None, "Figures for Prometheus", self.show, "house", alone=True)
        ]

    async def show(self, call: Call[None]) -> Response:
        self._doorkeeper.check(call)
        return Response(self.text(), media_type=TEXT, headers={"cache-control": "no-store"})

    async def watch(self) -> None:
        """See how late the event loop is: so long everyone waits."""
        while True:
            start = time.monotonic()
            await asyncio.sleep(LATE_SECONDS)
            self._late = max(self._late, time.monotonic() - start - LATE_SECONDS)

    def text(self) -> str:
        """All figures, in the form that Prometheus reads."""
        house, done = self._house, self._house.store.database.done
        tables = house.in_memory
        page = _Page()
        page.add("info", "gauge", "The version that runs", 1, f'{{version="{VERSION}"}}')
        page.add("up_seconds", "gauge", "Since the server was started", round(time.time() - self._began, 1))
        page.add("tables", "gauge", "Tables in memory", len(tables))
        page.add("tables_apart", "gauge", "Tables that cannot be played", len(house.apart))
        page.add("lines", "gauge", "Browsers at tables", sum(len(table.sockets) for table in tables))
        page.add("entries_total", "counter", "Entries written to logs of tables", house.store.appended)
        page.add("errors_total", "counter", "Errors in the server's log", self._doorkeeper.errors)
        page.add("late_seconds", "gauge", "The longest everyone waited since the last look", self._late)
        self._late = 0.0
        for status, count in sorted(self.requests.items()):
            label = f'{{status="{status}"}}'
            page.add("requests_total", "counter", "Requests answered, by status", count, label)
        page.add("commits_total", "counter", "Transactions of the writer", done.commits)
        for bound, count in done.within().items():
            page.add("write_seconds", "histogram", "From a write's request until it is durable",
                     count, f'_bucket{{le="{bound}"}}')  # fmt: skip
        page.add("write_seconds", "histogram", "", done.seconds, "_sum")
        page.add("write_seconds", "histogram", "", done.writes, "_count")
        if (memory := resident_bytes()) is not None:
            page.add("memory_bytes", "gauge", "Memory the server holds", memory)
        return page.text()


class _Page:
    def __init__(self) -> None:
        self._lines: list[str] = []
        self._named: set[str] = set()

    def add(self, name: str, kind: str, about: str, value: float, rest: str = "") -> None:
        if name not in self._named:
            self._named.add(name)
            self._lines += [f"# HELP salon_{name} {about}.", f"# TYPE salon_{name} {kind}"]
        self._lines.append(f"salon_{name}{rest} {value:g}" if value < 1e6 else f"salon_{name}{rest} {value}")

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"


class Counted:
    """Every answer to a request is counted by its status."""

    def __init__(self, app: ASGIApp, requests: Counter[int]) -> None:
        self.app, self.requests = app, requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.requests[message["status"]] += 1
            await send(message)

        await self.app(scope, receive, counting if scope["type"] == "http" else send)


def resident_bytes() -> int | None:
    """The memory of this process; None where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return None
