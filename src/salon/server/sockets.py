"""One browser at one table: what it sends is done, what it is told waits in a bounded queue."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from salon.kernel import SalonError, fault
from salon.server.limits import Limit
from salon.server.live import LiveTable, Stale
from salon.server.people import Visitor, clean_text
from salon.server.wire import ActSent, ChatSent, FromClient, Ping, Pong, Presence, UndoSent

QUEUE = 64  # messages that may wait for a slow reader
MESSAGE_LIMIT = 4096  # characters; the longest that is meant has 500 and a few
_decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """A connection. A reader so slow that its queue is full is let go; it will come back and lose nothing."""

    def __init__(self, socket: WebSocket, table: LiveTable, visitor: Visitor, limit: Limit | None) -> None:
        self.socket = socket
        self.table = table
        self.user_id = visitor.user.id if visitor.user else 0
        self.name = visitor.user.name if visitor.user else ""
        self.language = visitor.language
        self.log_known = 0
        self._seat_seen: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._limit = limit

    def send(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._let_go()

    def _let_go(self) -> None:
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def run(self) -> None:
        """Serve the connection until it ends."""
        self.table.sockets.add(self)
        writer = asyncio.create_task(self._write())
        try:
            self._show()
            tell_presence(self.table)
            await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            self.table.sockets.discard(self)
            tell_presence(self.table)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    def look(self) -> int | None:
        """The seat this browser sees the table from; from a new one the whole log reads anew."""
        seat = self.table.seat_of(self.user_id)
        if seat != self._seat_seen:
            self._seat_seen = seat
            self.log_known = 0
        return seat

    def _show(self) -> None:
        seat = self.look()
        self.send(msgspec.json.encode(self.table.update(seat, self.language, self.log_known)))
        self.log_known = len(self.table.play.log)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._queue.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(1013)  # try again later

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if len(text) > MESSAGE_LIMIT:
                await self.socket.close(1009)
                return
            if self._limit is not None and not self._limit.allows():
                await self.socket.close(1008)
                return
            try:
                sent = _decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                await self.socket.close(1003)
                return
            try:
                await self._do(sent)
            except SalonError as error:
                self.send(msgspec.json.encode(self.table.refusal(error, self.language)))
                if isinstance(error, Stale):
                    self._show()

    async def _do(self, sent: FromClient) -> None:
        match sent:
            case ActSent():
                await self.table.act(self._seat(sent.seat), sent.action, sent.version, note=sent.note)
            case UndoSent():
                await self.table.undo(self._seat(None), sent.version, everything=sent.all)
            case ChatSent():
                await chat(self.table, self.user_id, self.name, sent.text)
            case Ping():
                self.send(msgspec.json.encode(Pong(at=time.time())))

    def _seat(self, wanted: int | None) -> int:
        return self.table.own_seat(self.user_id, wanted)


async def chat(table: LiveTable, user_id: int, name: str, text: str) -> None:
    """Say something at the table; one must have come in, but not sit."""
    if not user_id:
        raise fault(SalonError, "house.no-session")
    text = clean_text(text)
    if text:
        at = time.time()
        await table.store.add_message(table.table.id, user_id, text, at)
        table.say(user_id, name, text, at)


def tell_presence(table: LiveTable) -> None:
    """Tell everyone who is here."""
    watching = sum(not table.seats_of(socket.user_id) for socket in table.sockets)
    for socket in tuple(table.sockets):
        seats = table.seat_infos(table.seats_of(socket.user_id))
        socket.send(msgspec.json.encode(Presence(seats=seats, watching=watching)))
