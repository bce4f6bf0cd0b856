"""One browser at one table: what it sends is done, what it is told waits in a bounded queue."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from salon.kernel import SalonError
from salon.server.limits import Limit
from salon.server.live import LiveTable
from salon.server.wire import ActSent, Chat, ChatSent, FromClient, Ping, Pong, Presence, UndoSent

QUEUE = 64  # messages that may wait for a slow reader
_decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """A connection. A reader so slow that its queue is full is let go; it will come back and lose nothing."""

    def __init__(self, socket: WebSocket, table: LiveTable, user_id: int, name: str, language: str) -> None:
        self.socket = socket
        self.table = table
        self.user_id = user_id
        self.name = name
        self.language = language
        self.log_known = 0
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)
        self._limit = Limit(rate=20, burst=60)

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
            self.send(msgspec.json.encode(self.table.update(self.seat, self.language)))
            self.log_known = len(self.table.play.log)
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

    @property
    def seat(self) -> int | None:
        return self.table.seat_of(self.user_id)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._queue.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.socket.close(1013)  # try again later

    async def _read(self) -> None:
        while True:
            text = await self.socket.receive_text()
            if not self._limit.allows():
                await self.socket.close(1008)
                return
            try:
                sent = _decoder.decode(text)
            except (msgspec.MsgspecError, RecursionError):
                await self.socket.close(1003)
                return
            try:
                await self._do(sent)
            except SalonError as error:
                self.send(msgspec.json.encode(self.table.refusal(error, self.language)))

    async def _do(self, sent: FromClient) -> None:
        match sent:
            case ActSent():
                await self.table.act(self._seat(sent.seat), sent.action, sent.version)
            case UndoSent():
                await self.table.undo(self._seat(None))
            case ChatSent():
                await chat(self.table, self.user_id, self.name, sent.text)
            case Ping():
                self.send(msgspec.json.encode(Pong(at=time.time())))

    def _seat(self, wanted: int | None) -> int:
        return self.table.own_seat(self.user_id, wanted)


async def chat(table: LiveTable, user_id: int, name: str, text: str) -> None:
    """Say something at the table."""
    at = time.time()
    await table.store.add_message(table.table.id, user_id, text, at)
    message = msgspec.json.encode(Chat(at=at, name=name, text=text, seat=table.seat_of(user_id)))
    for socket in tuple(table.sockets):
        socket.send(message)


def tell_presence(table: LiveTable) -> None:
    """Tell everyone who is here."""
    sitting = {socket.user_id for socket in table.sockets if table.seats_of(socket.user_id)}
    watching = len({socket.user_id for socket in table.sockets} - sitting)
    message = msgspec.json.encode(Presence(seats=table.seat_infos(), watching=watching))
    for socket in tuple(table.sockets):
        socket.send(message)
