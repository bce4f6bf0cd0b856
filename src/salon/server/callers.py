"""An HTTP connection that has its time: for a request's head, for its body, and for the answer to be read.

The ASGI server waits for ever for the rest of a request. So a few hundred connections that say nothing would
use up all there can be, and one of them would keep the server from stopping.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

HEAD_SECONDS = 10.0  # for the head of a request, from when it may begin
BODY_SECONDS = 10.0
READ_SECONDS = 30.0  # for the other side to take some of an answer that waits
REQUEST_BYTES = 256 * 1024  # head and body
PIPELINED = 8  # requests that may come before their answers
RESERVED = 100  # descriptors for files, the database and calls of our own


class Room(Protocol):
    """What the connections of a server know of each other."""

    most: int  # connections
    silent: dict[Caller, None]  # those that have asked for nothing, the longest silent first


def descriptors() -> int:
    """How many the system lets us have, after asking for all that it would give."""
    try:
        import resource
    except ImportError:  # Windows knows no such number
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


class TooMany(Exception):
    """More requests than one connection may have open."""


class Caller(HttpToolsProtocol):
    """One connection."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Room],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._room: Room = app_state["door"]
        self._timer: asyncio.TimerHandle | None = None
        self._bytes = 0  # of the request that is being read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._await_head()
        if len(self.connections) > self._room.most:
            next(iter(self._room.silent)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_be()
        super().connection_lost(exc)

    # -- its time ----------------------------------------------------------------------------

    def _give(self, seconds: float) -> None:
        self._let_be()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _let_be(self) -> None:
        self._room.silent.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _await_head(self) -> None:
        self._bytes = 0
        self._give(HEAD_SECONDS)
        self._room.silent[self] = None

    @property
    def _answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    # -- what the other side does ------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._bytes += len(data)
        if self._bytes > REQUEST_BYTES:
            self.transport.abort()
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise TooMany
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._give(BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._bytes = 0
        if self._answering:
            self._let_be()
        else:  # it was answered before it was all there
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        self._let_be()  # a `TableLine` has its own ways
        super().handle_websocket_upgrade()

    # -- what this side does -----------------------------------------------------------------

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._answering and not self.transport.is_closing():
            self._await_head()
        elif self.transport.is_closing():
            self._give(READ_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._give(READ_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._answering:
            self._let_be()

    def shutdown(self) -> None:
        """The server stops: what was asked is answered, but nobody waits for the rest of a question."""
        if self._answering and self.cycle.more_body:
            self.transport.abort()
        else:
            super().shutdown()
