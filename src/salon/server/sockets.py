"""One browser at one table: what it asks for, and what it is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from salon.kernel import SalonError, fault
from salon.server.database import AWAY, outage
from salon.server.fairness import fairness
from salon.server.limits import Limit, Limits
from salon.server.lines import TableLine
from salon.server.live import LiveTable, Stale
from salon.server.people import Visitor, clean_text
from salon.server.store import StoredMessage, session_id
from salon.server.talk import is_beside
from salon.server.wire import ActSent, ChatSent, FromClient, Ping, Pong, Presence, UndoSent

PRESENCE_SECONDS = 0.1
MESSAGE_LIMIT = 4096  # characters; the longest that is meant has 500 and a few
_decoder = msgspec.json.Decoder(FromClient)


class Socket:
    """Somebody who sits or watches at a table."""

    def __init__(
        self,
        line: TableLine,
        table: LiveTable,
        visitor: Visitor,
        *,
        talk: Talk,
        limit: Limit | None,
        on_leave: Callable[[], None],
    ) -> None:
        self._line = line
        self.table = table
        self.user_id = visitor.user.id if visitor.user else 0
        self.muted: frozenset[int] = frozenset()  # whose words they do not want to read
        self.name = visitor.user.name if visitor.user else ""
        self.session = session_id(visitor.token)
        self.language = visitor.language
        self.log_known = 0
        self._seen_from: tuple[int | None, bool] = None, False
        self._talk = talk
        self._limit = limit
        self._on_leave = on_leave
        self.send = line.send
        self._fair_known: object = None

    def enter(self) -> None:
        """Show the table to who has come, and who has come to the table."""
        self.table.sockets.add(self)
        self.table.seen_by(self.user_id)
        self._show()
        self._tell_presence()

    def dismiss(self) -> None:
        """Their session has ended: who comes back comes as somebody else."""
        self._line.close(1008)

    def leave(self) -> None:
        self._on_leave()
        self.table.sockets.discard(self)
        self._tell_presence()

    def _tell_presence(self) -> None:
        tell_presence(self.table)
        self.table.on_presence(self.table)

    def look(self) -> int | None:
        """The seat this browser sees the table from; from a new one, and at the end, the log reads anew."""
        seat = self.table.seat_of(self.user_id)
        if (seat, self.table.over) != self._seen_from:
            self._seen_from = seat, self.table.over
            self.log_known = 0
        return seat

    def show_fairness(self) -> None:
        """Say what was promised about the cards, before they are seen, and whenever more is known."""
        table, over = self.table.table, self.table.over
        known = (table.fair, table.started, over)
        if known != self._fair_known:
            self._fair_known = known
            self.send(msgspec.json.encode(fairness(table, over=over)))

    def _show(self) -> None:
        self.show_fairness()
        seat = self.look()
        self.send(msgspec.json.encode(self.table.sight.update(seat, self.language, self.log_known)))
        self.log_known = len(self.table.play.log)
        self.table.finals.tell_soon(self.table)

    async def hear(self, text: str) -> None:
        """Do what somebody asks; what cannot be understood ends the connection."""
        if len(text) > MESSAGE_LIMIT:
            return self._line.close(1009)
        if self._limit is not None and not self._limit.allows():
            return self._line.close(1008)
        try:
            sent = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return self._line.close(1003)
        try:
            await self._do(sent)
        except SalonError as error:
            await self._refuse(error)
            if isinstance(error, Stale):
                self._show()
        except AWAY as error:
            outage.seen(error)
            await self._refuse(fault(SalonError, "house.away"))

    async def _refuse(self, error: SalonError) -> None:
        """Say no; what was read or done on the way to it is told to all."""
        self.send(msgspec.json.encode(self.table.refusal(error, self.language)))
        if self.table.owed:
            await self.table.tell()

    async def _do(self, sent: FromClient) -> None:
        match sent:
            case ActSent():
                seat = self._seat(sent.seat)
                await self.table.act(seat, sent.action, sent.version, note=sent.note, lag=self._line.lag)
            case UndoSent():
                await self.table.undo(self._seat(None), sent.version, everything=sent.all)
            case ChatSent():
                await self._talk.say(self.table, self.user_id, self.name, sent.text)
            case Ping():
                self.send(msgspec.json.encode(Pong(at=time.time())))

    def _seat(self, wanted: int | None) -> int:
        return self.table.own_seat(self.user_id, wanted)


class Talk:
    """What is said at tables, by a line or by REST: nobody may say too much, at one table or at many."""

    def __init__(self, *, limited: bool) -> None:
        self._limits = Limits(rate=0.5, burst=10, off=not limited)

    async def say(self, table: LiveTable, user_id: int, name: str, text: str) -> None:
        """Say something at the table; one must have come in, but not sit."""
        if not user_id:
            raise fault(SalonError, "house.no-session")
        text = clean_text(text)
        if not text:
            return
        if not self._limits.allows(str(user_id)):
            raise fault(SalonError, "house.too-often")
        if await table.store.is_under(user_id, "mute") is not None:
            raise fault(SalonError, "people.muted")
        at, beside = time.time(), is_beside(table, user_id)
        id = await table.store.add_message(table.table.id, user_id, text, at, beside=beside)
        table.say(StoredMessage(id, user_id, name, at, text, beside))


def tell_presence(table: LiveTable) -> None:
    """Tell everyone who is here, soon: of many who come at once, all are told together."""
    if not table.presence_due:
        table.presence_due = True
        asyncio.get_running_loop().call_later(PRESENCE_SECONDS, _tell_presence, table)


def _tell_presence(table: LiveTable) -> None:
    table.presence_due = False
    watching = sum(not table.seats_of(user_id) for user_id in table.present())
    for socket in tuple(table.sockets):
        seats = table.sight.seat_infos(table.voice(socket.language), table.seats_of(socket.user_id))
        socket.send(msgspec.json.encode(Presence(seats=seats, watching=watching)))
