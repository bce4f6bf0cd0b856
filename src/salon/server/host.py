"""The host's page: tables, load, errors and notices, behind a token that no address and no script holds."""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections import deque

import msgspec
from starlette.responses import Response

from salon.kernel.version import VERSION
from salon.server.api import Call, Declined, Endpoint
from salon.server.house import Apart, House
from salon.server.limits import Limits
from salon.server.live import LiveTable
from salon.server.notices import Notices
from salon.server.speech import speaker
from salon.server.store import hashed
from salon.server.wire_house import Fault, Hosted, HostEntry, HostTable

COOKIE = "salon-host"
PATH = "/api/host"
SHOWN = 100  # tables
COUNTED = 7 * 86400  # seconds of notices


class Faults(logging.Handler):
    """Counts what goes wrong, and keeps the last of it: what was said and the kind of fault, no more."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0
        self.last: deque[Fault] = deque(maxlen=20)

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        words = record.getMessage().splitlines()[0][:200] if record.getMessage() else ""
        found = Fault(at=record.created, text=f"{words} ({kind})" if kind else words)
        self.count += 1
        for same in [fault for fault in self.last if fault.text == found.text]:
            self.last.remove(same)  # one that comes again and again must not hide the others
        self.last.append(found)


class Host:
    """What the host is shown."""

    def __init__(
        self, house: House, notices: Notices, faults: Faults, token: str, *, secure: bool, limited: bool
    ) -> None:
        self.house, self.notices, self.faults = house, notices, faults
        self.began = time.time()
        self._token, self._secure = token, secure
        self._tries = Limits(rate=0.2, burst=10, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "POST", PATH, HostEntry, Hosted, "Come in as the host", self.host_in, "house", ("lang",)
            ),
            Endpoint("GET", PATH, None, Hosted, "For the host", self.host, "house", ("lang",)),
            Endpoint("POST", PATH + "/leave", None, None, "Leave the host's page", self.host_out, "house"),
        ]

    async def host_in(self, call: Call[HostEntry]) -> Response:
        """The token is shown once; then a cookie of these addresses alone opens them."""
        if not self._tries.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
        if not self._is_token(call.body.token):
            raise Declined(403, "house.host-only")
        response = Response(
            msgspec.json.encode(await self._hosted(call)),
            media_type="application/json",
            headers={"cache-control": "no-store"},
        )
        response.set_cookie(
            COOKIE, self._key, path=PATH, httponly=True, samesite="strict", secure=self._secure
        )
        return response

    async def host(self, call: Call[None]) -> Hosted:
        self.check(call)
        return await self._hosted(call)

    def check(self, call: Call[object]) -> None:
        """The host comes with the cookie, or a script with `Authorization: Bearer TOKEN`."""
        kind, _, given = call.request.headers.get("authorization", "").partition(" ")
        cookie = call.request.cookies.get(COOKIE, "")
        if kind.lower() == "bearer" and not self._tries.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
        known = bool(self._token) and secrets.compare_digest(cookie.encode(), self._key.encode())
        if not known and not (kind.lower() == "bearer" and self._is_token(given)):
            raise Declined(403, "house.host-only")

    @property
    def errors(self) -> int:
        """How many there were in the server's log."""
        return self.faults.count

    async def host_out(self, _: Call[None]) -> Response:
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path=PATH, httponly=True, samesite="strict", secure=self._secure)
        return response

    @property
    def _key(self) -> str:
        return hashed(f"host {self._token}")

    def _is_token(self, given: str) -> bool:
        return bool(self._token) and secrets.compare_digest(given.encode(), self._token.encode())

    async def _hosted(self, call: Call[object]) -> Hosted:
        live = sorted(self.house.in_memory, key=lambda table: -table.moved_at)
        since = time.time() - COUNTED
        return Hosted(
            version=VERSION,
            up=time.time() - self.began,
            load=round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0,
            tables=len(live),
            sockets=sum(len(table.sockets) for table in live),
            running=await self.house.store.count_running(),
            errors=self.faults.count,
            faults=tuple(self.faults.last),
            notices=await self.house.store.notice_counts(since),
            failures=tuple(Fault(at=at, text=text) for at, text in self.notices.failures),
            shown=tuple(_line(table, call.visitor.language) for table in live[:SHOWN]),
            apart=tuple(
                _apart(found, call.visitor.language)
                for found in self.house.apart.values()
                if found.table.status != "ended"
            ),
        )


def _apart(found: Apart, language: str) -> Fault:
    names = ", ".join(seat.name for seat in found.table.seats if seat.name)
    why = speaker(language).say(found.why)
    return Fault(at=found.at, text=f"{found.table.id} ({found.table.game}: {names}): {why}")


def _line(table: LiveTable, language: str) -> HostTable:
    """A table as its host may see it: who sits there and how it goes, nobody's cards."""
    return HostTable(
        id=table.table.id,
        title=speaker(language).label(f"{table.game.id}.title"),
        status=table.status,
        names=tuple(name for name in table.names if name),
        waiting=tuple(table.names[seat] for seat in table.waiting_for()),
        moves=len(table.play.record.moves),
        sockets=len(table.sockets),
        moved=table.moved_at,
    )
