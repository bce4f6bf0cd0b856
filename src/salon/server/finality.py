"""What is at stake with the answers of those who think: told while they read the question."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from salon.server.live import LiveTable

FINALS_SECONDS = 0.05  # what others answer at once comes in together; nobody reads a question sooner


class FinalsTeller:
    """Tells at a table what is at stake while people think, and not if they are quicker."""

    def __init__(self) -> None:
        self._due = False  # whether a timer runs
        self._at = 0.0  # when they are to be told, by the clock of the event loop

    def tell_soon(self, table: LiveTable) -> None:
        if not table.sockets:
            return
        loop = asyncio.get_running_loop()
        self._at = loop.time() + FINALS_SECONDS
        if not self._due:
            self._due = True
            loop.call_at(self._at, self._tell, table, loop)

    def _tell(self, table: LiveTable, loop: asyncio.AbstractEventLoop) -> None:
        if loop.time() < self._at:  # an answer came in between
            loop.call_at(self._at, self._tell, table, loop)
            return
        self._due = False
        if table.over or not table.started:
            return
        for socket in tuple(table.sockets):
            seat = table.seat_of(socket.user_id)
            if seat is not None and table.play.state.decision(seat) is not None:
                told = table.sight.finals(seat, table.voice(socket.language))
                socket.send(msgspec.json.encode(told))
