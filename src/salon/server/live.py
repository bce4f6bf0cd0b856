"""A table in play: its game in memory, its log in the database, and those who sit and watch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from salon import bots
from salon.kernel import (
    Action,
    CannotUndo,
    Game,
    Held,
    IllegalAction,
    SalonError,
    State,
    check_note_of,
    fault,
)
from salon.server import between, rows, snapshots, timing
from salon.server.clocks import Delivery
from salon.server.course import Course
from salon.server.database import AWAY, outage
from salon.server.decks import Deck
from salon.server.finality import FinalsTeller
from salon.server.outcome import outcomes
from salon.server.patience import Patience
from salon.server.sight import Sight
from salon.server.store import Store, StoredMessage, StoredRow, StoredTable
from salon.server.talk import heard, hears
from salon.server.wire import Refused

if TYPE_CHECKING:
    from salon.server.sockets import Socket


STANDS_IN = bots.USUAL  # the bot in the place of one who is late or has left
_log = logging.getLogger("salon")
BREATH = 8  # entries of the log that are played again, then others may use the interpreter
_opening = ThreadPoolExecutor(1, "opening")  # more would not be faster


class Stale(SalonError):
    """An answer to a question that is no longer open."""


class Broken(SalonError):
    """A table whose log cannot be played by the rules there are: it is set apart, and no other is touched."""


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is connected to a table through another server, as far as is known."""

    users: tuple[int, ...]  # one for each connection; 0 is a stranger
    until: float  # a server that says no more is gone


class LiveTable(Course):
    """One table. All changes go through `commit`: first the log, then the game, then everyone is told."""

    def __init__(self, store: Store, table: StoredTable, game: Game[State], deck: Deck | None = None) -> None:
        super().__init__(table, game, deck)
        self.store = store
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self.owed = False  # something has happened that those who look at it were not told yet
        self.unread = False  # something was perhaps written that could not be read here
        self.presence_due = False  # who is here has changed, and is told soon
        self.finals = FinalsTeller()
        self.on_broken: Callable[[LiveTable, Exception], None] = lambda *_: None
        self.on_presence: Callable[[LiveTable], None] = lambda _: None
        self.programmed: set[int] = set()  # seats that have left answers
        self.told: dict[tuple[int, str], int] = {}  # of which turn a seat was told, by kind of notice
        self.elsewhere: dict[str, Elsewhere] = {}  # who is here through other servers
        self.sight = Sight(self)
        self.patience = Patience()
        self.told_late: list[int] = []  # whose time is out, as all were told
        self.delivery = Delivery(store.clock.now())

    async def reload(self) -> None:
        """Read anew who sits where, and whether all are there."""
        before = self.table
        fresh = None
        try:
            found = await self.store.table_there(self.table.id)
            begins = found.started is not None and self.table.started is None
            if begins and (self.version or found.fair):  # one brought in with a log, or dealt now
                # What may fail comes first: one begun by halves would go on with cards nobody was dealt.
                fresh = await self._opened(found)
        except BaseException:
            self.unread = True
            raise
        if found.started is not None and begins:
            self.moved_at = found.started
            self.turn_time = [found.started] * len(self.names)
            self.clocks.at = found.up or found.started
            self.clocks.asked = [self.clocks.at] * len(self.names)
            self.delivery = Delivery(self.store.clock.now())
        if found.seats != self.table.seats:
            if [seat.name for seat in found.seats] != list(self.names):  # they stand in the log
                for socket in self.sockets:
                    socket.log_known = 0
            self.table = found
            record = self._record()
            for move in self.play.record.moves:
                record.add(move.seat, move.action, move.note)
            self.play.record = record
        self.table = found
        if found.status == "ended" and found.started is None:  # it was closed before it began
            self.ended = found.result
        self.names = tuple(seat.name for seat in found.seats)
        for user_id in self.present():
            self.seen_by(user_id)
        if fresh is not None:
            for socket in self.sockets:
                socket.log_known = 0
            self._become(fresh)
        self.owed |= found != before

    # -- the log -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Take the table up where the log has left it: from the last snapshot, then what follows."""
        found = await self.store.snapshot(self.table.id, snapshots.engine(self))
        if found is not None:
            await self._apart(snapshots.restore, self, *found)
        await self._apart(self._replay_all, await self._rows())
        await self._end_if_over()
        if self.table.status == "ended" and not self.over:
            raise fault(Broken, "house.apart-ended")
        await self._keep_snapshot()
        self.programmed = await self.store.programmed_seats(self.table.id)

    async def catch_up(self) -> bool:
        """Read what the log has that this table has not; True if there was anything."""
        try:
            found = await self._rows()
        except BaseException:
            self.unread = True
            raise
        for start in range(0, len(found), BREATH):  # others may use the loop in between
            self._replay_all(found[start : start + BREATH])
            await asyncio.sleep(0)
            self.owed = True
        await self._later(self._end_if_over())
        return bool(found)

    async def follow(self, stored: StoredRow) -> bool:
        """Do what another server wrote; False if what it wrote before is not known here."""
        if stored.version != self.version + 1:
            return False
        self.replay(stored)
        self.owed = True
        await self._later(self._end_if_over())
        return True

    async def _rows(self) -> list[StoredRow]:
        try:
            return await self.store.rows_after(self.table.id, self.version)
        except msgspec.MsgspecError as error:
            raise self._break(error) from error

    def _replay_all(self, found: list[StoredRow]) -> None:
        for number, stored in enumerate(found):
            if number % BREATH == 0:
                time.sleep(0)
            self.replay(stored)

    async def _apart(self, job: Callable[..., None], *args: object) -> None:
        """Do something long in a thread; nobody else may know this table yet."""
        await asyncio.get_running_loop().run_in_executor(_opening, job, *args)

    async def _opened(self, table: StoredTable) -> LiveTable:
        """The table that the log makes now."""
        fresh = LiveTable(self.store, table, self.game, self.deck)
        await fresh.open()
        return fresh

    def _become(self, fresh: LiveTable) -> None:
        for name in (*snapshots.SAME, "play", "version", "snapped", "keeper", "programmed"):
            setattr(self, name, getattr(fresh, name))

    async def _end_if_over(self) -> None:
        reason, won = self.reason, self.won
        if reason is None or (self.table.result, self.table.winners) == (reason, won):
            return
        if self.table.winners not in (None, won):
            raise fault(Broken, "house.apart-ended")
        found = outcomes(self)
        await self.store.end(
            self.table.id, reason, won, lambda c: self.store.keep_result(c, self.table, found, won)
        )
        self.programmed.clear()
        self.table = msgspec.structs.replace(self.table, status="ended", result=reason, winners=won)

    async def commit(self, row: rows.AnyRow, lag: float = 0.0) -> None:
        """Write an entry down, then do it. If another server was faster, catch up and refuse.

        If there is nothing to catch up with, the log is shorter than what is known here: it is read anew.
        """
        if self.timed:
            row = timing.charged(self, row, lag)
        stored = StoredRow(self.version + 1, time.time(), row)
        if not await self.store.append(self.table.id, stored.version, row, stored.at):
            if not await self.catch_up():
                self._become(await self._opened(self.table))
            await self.tell()
            raise fault(Stale, "house.stale")
        self.replay(stored)
        self.owed = True  # whatever fails from here on, it has happened
        await self.keep_up()

    async def keep_up(self) -> None:
        """Write down what follows from the log, a snapshot and the end; without, the answer still stands."""
        await self._later(self._keep_snapshot())
        await self._later(self._end_if_over())

    async def _later(self, writing: Awaitable[None]) -> None:
        """What the database does not take now it is given again at a sweep: all are told what happened."""
        try:
            await writing
        except (*AWAY, SQLAlchemyError) as error:
            outage.seen(error)

    async def _keep_snapshot(self) -> None:
        engine = snapshots.engine(self)
        if moments := self.keeper.firm_moments(self):
            await self.store.save_moments(self.table.id, engine, moments)
        if taken := self.keeper.firm_snapshot(self):
            await self.store.save_snapshot(self.table.id, taken.version, engine, taken.body)
            self.snapped = taken.version

    def replay(self, stored: StoredRow) -> None:
        """Do what the next entry of the log says. What cannot be done was done by other rules."""
        try:
            if stored.version != self.version + 1:
                raise fault(SalonError, "house.log-gap", version=self.version + 1)
            self._apply(stored)
        except Exception as error:
            raise self._break(error) from error

    def _cut_off(self, lines: int) -> None:
        for socket in self.sockets:
            socket.log_known = min(socket.log_known, lines)

    def _break(self, error: Exception) -> SalonError:
        self.broken = True
        self.on_broken(self, error)
        return fault(Broken, "house.apart-log")

    # -- clocks ------------------------------------------------------------------------------

    def seen_by(self, user_id: int) -> None:
        """A person looks at the table: what they are asked has been delivered."""
        if self.timed:
            self.delivery.see(self.seats_of(user_id), self.store.clock.now())

    # -- what people do ----------------------------------------------------------------------

    async def act(
        self, seat: int, name: str, version: int, by: rows.By = "person", note: str = "", *, lag: float = 0.0
    ) -> None:
        """Take an answer exactly once: one that was given to an older question is refused."""
        async with self.lock:
            self._check_not_paused()
            await self.check_asked(seat, version)
            action = self.game.vocabulary.action(name)
            self._check_legal(action, seat, note, by)
            await self.commit(rows.Act(seat, name, by, note), lag)
        await self.tell()

    async def undo(self, seat: int, version: int, *, everything: bool = False) -> None:
        """Take back the last answer or all, once: who asks again about an older position is refused."""
        async with self.lock:
            self._check_not_paused()
            await self._check_running(version)
            if version < self.moved:
                raise fault(Stale, "house.stale")
            if not self.play.can_undo(seat):
                raise fault(CannotUndo, "kernel.cannot-undo")
            for _ in range(self.play.undos(seat) if everything else 1):
                await self.commit(rows.Undo(seat))
        await self.tell()

    async def resign(self, seat: int, *, late: bool = False) -> None:
        """Give up: of three or more the others play on with a bot, if the table has it so; else it ends."""
        async with self.lock:
            await self._check_running()
            await self._resign(seat, late=late)
        await self.tell()

    async def _resign(self, seat: int, *, late: bool) -> None:
        bot = STANDS_IN if self.others_play_on(seat) else ""  # as the table has it
        await self.commit(rows.Resign(seat, late, bot))

    async def do(self, row: rows.Agree | rows.Lend) -> None:
        """Agree to end it (in the older form), or let a bot take over for a while."""
        async with self.lock:
            await self._check_running()
            await self.commit(row)
        await self.tell()

    async def call_time(self) -> None:
        """Whoever is late loses, or a bot takes over, as the table has it."""
        late = timing.late(self)
        due = [seat for seat in late if between.spare_left(self, seat) or not self._others_decide]
        if not due or self.lock.locked():  # somebody answers just now
            if late:
                await self._tell_of_late(late)
            return
        async with self.lock:
            for seat in due:
                if self.over:
                    break
                if between.spare_left(self, seat):
                    await self.commit(rows.Spare(seat))
                elif self.table.pace.late == "lose":
                    await self._resign(seat, late=True)
                else:
                    await self.commit(rows.Lend(seat, STANDS_IN))
        await self.tell()

    @property
    def _others_decide(self) -> bool:
        """Whether the other of two says what happens when time runs out."""
        return self.table.pace.late == "ask" and len(self.names) == 2

    async def _tell_of_late(self, late: list[int]) -> None:
        """Once, that somebody's time is out: the other may do something about it now."""
        if self.told_late != late:
            self.told_late = late
            await self.tell()

    def _check_not_paused(self) -> None:
        if self.manners.paused is not None and not self.over:
            raise fault(SalonError, "house.paused")

    async def check_asked(self, seat: int, version: int) -> None:
        """Whether the question that a seat had at that version is still open."""
        await self._check_running(version)
        if version < self.asked_at[seat]:
            raise fault(Stale, "house.stale")

    async def _check_running(self, version: int = 0) -> None:
        """Whether one may answer; a version from the future was seen at another server."""
        if version > self.version or not self.started:
            await self.reload()
            await self.catch_up()
        if version > self.version:
            raise fault(Stale, "house.stale")
        if self.broken:
            raise fault(Broken, "house.apart-log")
        if self.over:
            raise fault(SalonError, "house.over")
        if not self.started:
            raise fault(SalonError, "house.not-started")

    def _check_legal(self, action: Action, seat: int, note: str, by: str = "person") -> None:
        decision = self.play.state.decision(seat)
        if decision is None or (action not in decision.legal and action not in decision.aside):
            raise IllegalAction(self.play.state.why_not(action, seat))
        if note:
            check_note_of(decision, action, note)

    # -- what people see ---------------------------------------------------------------------

    async def tell(self) -> None:
        """Show the table to all who are connected; what is the same is made once."""
        self.owed = False
        made: dict[tuple[int | None, str, int], bytes] = {}
        for socket in tuple(self.sockets):
            try:
                self._show_to(socket, made)
            except Exception:  # noqa: BLE001  (what cannot be shown to one is no fault of the others)
                _log.exception("Table %s could not be shown", self.table.id)
        self.finals.tell_soon(self)
        self.on_change(self)

    def _show_to(self, socket: Socket, made: dict[tuple[int | None, str, int], bytes]) -> None:
        socket.show_fairness()
        seat = socket.look()
        key = (seat, socket.language, socket.log_known)
        if key not in made:
            update = self.sight.update(seat, socket.language, socket.log_known)
            made[key] = msgspec.json.encode(update)
        socket.log_known = len(self.play.log)
        socket.send(made[key])

    def say(self, said: StoredMessage) -> None:
        """Pass on what somebody said, to those who are to hear it."""
        for socket in tuple(self.sockets):
            if hears(self, socket.user_id, socket.muted, said):
                told = heard(self, said, socket.user_id, socket.language)
                socket.send(msgspec.json.encode(told))

    def present(self) -> list[int]:
        """Who looks at the table just now, through whichever server: one for each connection."""
        now = time.time()
        there = [user_id for e in self.elsewhere.values() if e.until > now for user_id in e.users]
        return [*(socket.user_id for socket in self.sockets), *there]

    def refusal(self, error: SalonError, language: str) -> Refused:
        clause = error.clause if isinstance(error, IllegalAction) else ""
        title = self.voice(language).say(error.text, self.names)
        return Refused(title=title, clause=clause, version=self.version, held=isinstance(error, Held))
