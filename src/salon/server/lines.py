"""A WebSocket as the ASGI server hands it over: bytes in, bytes out, and nothing in between.

Thousands of these are open at once and mostly idle. Through ASGI each would keep a dozen coroutines
and queues alive, and every message would pass them; here it is one object on the protocol of the
`websockets` library.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol, cast
from urllib.parse import unquote

from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from salon.server.limits import Limit

MESSAGE_BYTES = 4 * 4096
# What a line may bring: bytes, and a frame counts as so many more, or empty ones would be free.
FRAME_BYTES = 512
BYTES_A_SECOND = 64 * 1024
BYTES_AT_ONCE = 256 * 1024
PIECE_BYTES = 4096  # is read before it is counted again: of what comes in one go, the most that is work
UNREAD_BYTES = 1 << 20  # that may wait for a slow reader
UNHEARD = 32  # messages that may wait to be done, before no more are read
TOGETHER = 32  # lines on which something is sent at once, so that nobody waits for too many others
GOODBYE_SECONDS = 5  # for the other side to close as well
KEEPALIVE_SECONDS = 20
_quiet = logging.getLogger("salon.lines")
_quiet.propagate = False


class Ear(Protocol):
    """Who is at this end of a line."""

    async def hear(self, text: str) -> None: ...
    def leave(self) -> None: ...


class Door(Protocol):
    """Who decides about those that come."""

    lines: set[TableLine]
    outbox: Outbox
    limited: bool  # who sends too much is shown out

    async def open(self, line: TableLine, connection: HTTPConnection) -> Ear | None:
        """Somebody to hear what comes, or None: it is refused. `line.accept` comes in between."""
        ...


class Outbox:
    """Messages wait here until nothing else is to be done or there are many, and leave together.

    To wake whoever reads them costs more than the sending: so it is done once for all of them.
    """

    def __init__(self) -> None:
        self._lines: dict[TableLine, None] = {}

    def add(self, line: TableLine) -> None:
        """Remember that a line has something to send."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._empty)
        self._lines[line] = None
        if len(self._lines) >= TOGETHER:
            self._empty()

    def _empty(self) -> None:
        lines, self._lines = self._lines, {}
        for line in lines:
            line.flush()


class TableLine(asyncio.Protocol):
    """One connection. A reader so slow that too much waits is let go; it will come back and lose nothing."""

    __slots__ = (
        "_budget", "_connections", "_door", "_ear", "_heard", "_parts", "_pinged", "_protocol", "_request",
        "_silent", "_transport", "_worker", "lag",
    )  # fmt: skip

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Door], **_: object
    ) -> None:
        self._door = app_state["door"]
        self._connections = server_state.connections
        self._budget = Limit(BYTES_A_SECOND, BYTES_AT_ONCE) if self._door.limited else None
        self._protocol = ServerProtocol(max_size=MESSAGE_BYTES, logger=_quiet)
        self._request: Request | None = None  # until it is answered
        self._ear: Ear | None = None
        self._heard: list[str] = []
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._worker: asyncio.Task[None] | None = None  # there is one while something is to be done
        self._silent = False  # since the last ping
        self._pinged = 0.0  # when, by the clock of the event loop; 0: it was answered
        self.lag = 0.0  # seconds to the other side and back, at the last ping

    # -- what the other side does ------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)  # type: ignore[arg-type]  # uvicorn wants one of its own; it uses `shutdown`

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        self._door.lines.discard(self)
        if self._worker is not None and self._ear is None:
            self._worker.cancel()
        elif self._ear is not None:
            self._ear.leave()
            self._ear = None  # else the two would hold each other, and the table, for long

    def eof_received(self) -> None:
        pass

    def data_received(self, data: bytes) -> None:
        self._silent = False
        for start in range(0, len(data), PIECE_BYTES):
            self._read(data[start : start + PIECE_BYTES])
            if self._protocol.state is State.CLOSED or self._protocol.close_expected():
                self._hang_up()
                return

    def _read(self, piece: bytes) -> None:
        protocol = self._protocol
        protocol.receive_data(piece)
        events = protocol.events_received()
        for event in events:
            if isinstance(event, Request):
                self._greet(event)
            elif isinstance(event, Frame) and event.opcode in {Opcode.TEXT, Opcode.CONT, Opcode.BINARY}:
                self._take(event)
            elif isinstance(event, Frame) and event.opcode is Opcode.PONG and self._pinged:
                self.lag, self._pinged = asyncio.get_running_loop().time() - self._pinged, 0.0
        if self._budget is not None and not self._budget.allows(cost=len(piece) + FRAME_BYTES * len(events)):
            self.close(1008)
        self.flush()

    def _greet(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code != 101:
            self._protocol.send_response(response)
            return
        self._request = request
        self._worker = asyncio.create_task(self._open(request))

    async def _open(self, request: Request) -> None:
        path, _, query = request.path.partition("?")
        headers = [
            (name.lower().encode(), value.encode(errors="surrogateescape"))
            for name, value in request.headers.raw_items()
        ]
        connection = HTTPConnection(
            {
                "type": "websocket",
                "path": unquote(path),
                "query_string": query.encode(),
                "headers": headers,
                "client": (self._transport.get_extra_info("peername") or ())[:2] or None,
            }
        )
        try:
            ear = await self._door.open(self, connection)
        except Exception:
            self._transport.abort()
            raise
        self._worker = None
        if ear is None:
            if self._request is not None:
                self._protocol.send_response(self._protocol.reject(403, ""))
                self.flush()
            self._hang_up()
        elif self._transport.is_closing():
            ear.leave()
        else:
            self._ear = ear
            self._door.lines.add(self)
            self._send_ping()
            self._wake()

    def accept(self) -> None:
        """Let them in."""
        assert self._request is not None
        self._protocol.send_response(self._protocol.accept(self._request))
        self._request = None
        self.flush()

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.BINARY:
            self.close(1003)
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data = b"".join(self._parts)
        self._parts.clear()
        try:
            self._heard.append(data.decode())
        except UnicodeDecodeError:
            self.close(1007)
            return
        if len(self._heard) > UNHEARD:
            self._transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        """See to what was heard; what is said before there is an ear for it waits."""
        if self._heard and self._worker is None and self._ear is not None:
            self._worker = asyncio.create_task(self._work(self._ear))

    async def _work(self, ear: Ear) -> None:
        """Do one thing after the other."""
        try:
            while self._heard and self._protocol.state is State.OPEN:
                heard, self._heard = self._heard, []
                self._transport.resume_reading()
                for text in heard:
                    await ear.hear(text)
        except Exception:
            self.close(1011)
            raise
        finally:
            self._worker = None

    # -- what this side does -----------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self._protocol.state is not State.OPEN:
            return
        self._protocol.send_text(message)
        self._door.outbox.add(self)

    def close(self, code: int) -> None:
        """Say goodbye, and wait a little for an answer."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self.flush()
            self._leave_soon()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(1012)
        self._hang_up()

    def _hang_up(self) -> None:
        """Nothing more is said; who does not take what was is not waited for."""
        self._transport.close()
        self._leave_soon()

    def _leave_soon(self) -> None:
        asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._transport.abort)

    def ping(self) -> None:
        """See whether anybody is there; who did not answer the last one is gone."""
        if self._silent:
            self._transport.abort()
        elif self._protocol.state is State.OPEN:
            self._silent = True
            self._send_ping()

    def _send_ping(self) -> None:
        self._pinged = asyncio.get_running_loop().time()
        self._protocol.send_ping(b"")
        self.flush()

    def flush(self) -> None:
        """Hand over what is to be sent."""
        data = b"".join(self._protocol.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)
        if self._transport.get_write_buffer_size() > UNREAD_BYTES and self._protocol.state is State.OPEN:
            self.close(1013)  # try again later
            self._transport.abort()


async def keep_alive(lines: set[TableLine]) -> None:
    """Find the lines on which nobody is any more; one round for all of them."""
    while True:
        await asyncio.sleep(KEEPALIVE_SECONDS)
        for line in tuple(lines):
            line.ping()
