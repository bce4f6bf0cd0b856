"""The house: which tables are in memory, which cannot be played, and what other servers wrote about them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from salon.kernel import SalonError, Text, fault
from salon.server.claims import Claims
from salon.server.database import AWAY, outage
from salon.server.decks import Decks
from salon.server.lesson_table import LessonTable
from salon.server.listing import table_info
from salon.server.live import Broken, LiveTable
from salon.server.programmes import Programmes
from salon.server.reception import ID, Reception
from salon.server.rollcall import WHERE, Rollcall, Whereabouts
from salon.server.seating import NotYours
from salon.server.speech import Speaker
from salon.server.store import PERSON, Entry, Store, StoredTable, User
from salon.server.store.marks import CLOCK
from salon.server.store.people import SESSION
from salon.server.thinking import Thinkers
from salon.server.wire import TableInfo

IDLE_SECONDS = 600  # a table nobody looks at leaves memory after so long
AGAIN_SECONDS = 2
NOT_ITS_FAULT = (*AWAY, SQLAlchemyError, OSError)  # of a table, but of the database
_log = logging.getLogger("salon")
T = TypeVar("T")


async def _nobody(_: int) -> None:
    """Nobody minds."""


class NoTable(SalonError):
    """There is no such table."""


class Apart(msgspec.Struct, frozen=True):
    """A table that cannot be played, why, and since when that is known."""

    table: StoredTable
    why: Text
    at: float


class House:
    """All tables of one server."""

    def __init__(self, store: Store, claims: Claims) -> None:
        self.store = store
        self.claims = claims
        self.thinkers = Thinkers(claims)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._used: dict[str, float] = {}
        self.apart: dict[str, Apart] = {}  # the tables that cannot be played
        self._following: set[asyncio.Task[None]] = set()
        self.rollcall = Rollcall(store)
        self.decks = Decks(store)
        self.reception = Reception(store, self.table, self.decks)
        self.programmes = Programmes(store)
        self.on_heard: Callable[[str], None] = lambda _: None  # of a table, also one that is not in memory
        self.on_sessions_end: list[Callable[[Collection[str]], None]] = []
        self.on_close: list[Callable[[], None]] = []
        self.on_presence: Callable[[], None] = lambda: None  # somebody has come to a table or gone
        self.on_person: Callable[[int], Awaitable[None]] = _nobody  # whom somebody knows, or who may see them
        # Who is in the house through any of its servers.
        self.whereabouts: Callable[[], Mapping[int, Whereabouts]] = dict
        self.on_change: list[Callable[[LiveTable], None]] = [self.thinkers.wake, self.programmes.wake]

    # -- tables in memory --------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """A table, taken into memory if it is not there; one that cannot be played raises `Broken`."""
        if id in self.apart:
            raise Broken(self.apart[id].why)
        if id in self._tables:
            self._used[id] = time.monotonic()
            return self._tables[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(partial(self._was_opened, id))
        # One who stops waiting does not stop the others.
        return await asyncio.shield(self._opening[id])

    def _was_opened(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        self._opening.pop(id, None)
        if not task.cancelled():
            task.exception()  # whoever waits is told; if all have hung up, nobody need be

    async def _open(self, id: str) -> LiveTable:
        stored = await self.store.table(id) if ID.fullmatch(id) else None
        if stored is None:
            raise fault(NoTable, "house.no-table")
        try:
            table = await self._take_up(stored)
        except NOT_ITS_FAULT:
            raise
        except Exception as error:
            raise Broken(self._set_apart(stored, error)) from error
        self._tables[id] = table
        self.rollcall.ask(id)
        if not self.store.database.is_sqlite:  # what others wrote meanwhile was told to nobody here
            await self.read_anew(table)
        self._changed(table)
        return table

    async def _take_up(self, stored: StoredTable) -> LiveTable:
        """A table as its log has left it. Other rules do not go on with it, but may show how it ended."""
        if stored.damaged:
            raise ValueError("its row cannot be read")
        game, deck = await self.decks.game_of(stored)
        other = bool(stored.rules) and stored.rules != game.key and stored.status != "ended"
        if other and await self.store.entries(stored.id):
            raise fault(Broken, "house.apart-rules", found=stored.rules, expected=game.key)
        lesson = game.lessons.get(stored.pace.lesson)
        if lesson is None:
            table = LiveTable(self.store, stored, game, deck)
        else:
            table = LessonTable(self.store, stored, game, lesson)
        table.on_change = self._changed
        table.on_presence = self._presence
        await table.open()
        table.on_broken = self._broke
        if stored.rules != game.key and stored.status != "ended":
            await self.store.set_rules(stored.id, game.key)
        return table

    def _set_apart(self, stored: StoredTable, error: Exception) -> Text:
        """Remember why a table cannot be played, in words for its people, and tell the host."""
        why = error.text if isinstance(error, Broken) else Text("house.apart-log")
        if stored.status == "ended":
            why = Text("house.apart-ended")
        else:
            cause = error.__cause__ or error
            kind = type(cause).__name__
            _log.error("Table %s (%s) is set apart: %s: %s", stored.id, stored.game, kind, cause)
        self.apart[stored.id] = Apart(stored, why, time.time())
        return why

    def _broke(self, table: LiveTable, error: Exception) -> None:
        """A table in memory cannot be played on: those at it are told, and it is let go."""
        broken = Broken(self._set_apart(table.table, error))
        self._tables.pop(table.table.id, None)
        for socket in tuple(table.sockets):
            socket.send(msgspec.json.encode(table.refusal(broken, socket.language)))

    async def is_apart(self, id: str) -> bool:
        """Whether a table cannot be played; else it is in memory now."""
        with suppress(Broken):
            await self.table(id)
        return id in self.apart

    async def close_apart(self, id: str, user: User) -> StoredTable:
        """End a table that cannot be played, without a result; for those who sit there."""
        apart = self.apart.get(id)
        if apart is None or apart.table.status == "ended":
            raise fault(SalonError, "house.not-apart")
        if user.id not in {seat.user_id for seat in apart.table.seats}:
            raise fault(NotYours, "house.not-your-seat")
        await self.store.end(id, Text("house.end.apart"), None)
        ended = await self.store.table_there(id)
        self.apart[id] = Apart(ended, Text("house.apart-ended"), apart.at)
        return ended

    def _presence(self, table: LiveTable) -> None:
        self.rollcall.announce(table)
        self.on_presence()

    def _changed(self, table: LiveTable) -> None:
        self._used[table.table.id] = time.monotonic()
        for listener in self.on_change:
            listener(table)

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at; the log has everything."""
        limit = time.monotonic() - IDLE_SECONDS

        def forget(table: LiveTable) -> None:
            id = table.table.id
            busy = table.bot_to_move() is not None or (table.timed and table.waiting_for())
            if not table.sockets and self._used.get(id, 0) < limit and not busy:
                del self._tables[id]
                self._used.pop(id, None)

        self._each(forget)

    def wake(self) -> None:
        """Wake the bots and programmes that stopped."""

        def wake(table: LiveTable) -> None:
            self.thinkers.wake(table)
            self.programmes.wake(table)

        self._each(wake)

    def _each(self, look: Callable[[LiveTable], None]) -> None:
        """Look at every table; one whose position cannot be asked for anything is set apart."""
        for table in self.in_memory:
            try:
                look(table)
            except Exception as error:  # noqa: BLE001  (one table at fault must not stop the others)
                table.broken = True
                self._broke(table, error)

    async def write_ends(self) -> None:
        """Write down the ends that the database did not take when they came."""
        for table in self.in_memory:
            if not table.over or table.table.status == "ended":
                continue
            try:
                async with table.lock:
                    await table.keep_up()
            except Exception:  # noqa: BLE001  (the ends of the other tables are written)
                _log.exception("The end of table %s could not be written", table.table.id)

    @property
    def in_memory(self) -> tuple[LiveTable, ...]:
        return tuple(self._tables.values())

    async def heard(self, payload: str) -> None:
        """A server on the same database, perhaps this one, wrote something about a table."""
        server, id, what, number = payload.split(":", 3)
        table = self._tables.get(id)
        if what in {"log", "table"}:
            self.on_heard(id)
        if not id:
            await self._heard_of_people(server, what, number)
        elif table is None:
            return
        elif what in {"who", "here"}:
            if server != self.store.server:
                self.rollcall.hear(table, server, what, number)
        elif what == "programme":
            self._follow(table, self._read_programmes(table))
        elif what == "chat":
            if server != self.store.server:
                await self._pass_on(table, int(number))
        elif what == "log":
            entry = Entry(number)
            if entry.version > table.version or table.owed:
                self._follow(table, self._take(table, entry))
        else:
            self._follow(table, self.read_anew(table))

    async def _heard_of_people(self, server: str, what: str, words: str) -> None:
        """Word that is about no table; what this server said itself it has done."""
        if what == CLOCK:
            self.store.clock.hear(float(words))
        elif what == SESSION:
            self.end_lines([words])
        elif server == self.store.server:
            return
        elif what == PERSON:
            await self.person_changed(int(words))
        elif what == WHERE:
            self.rollcall.hear_where(server, words)
            self.on_presence()

    def _follow(self, table: LiveTable, doing: Coroutine[None, None, None]) -> None:
        """Do what another server's word asks for. Other tables do not wait for this one."""
        task = asyncio.create_task(self._followed(table, doing))
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _take(self, table: LiveTable, entry: Entry) -> None:
        """Do what an entry of the log says, after those before it."""
        async with table.lock:  # who wrote it here may be about to do it
            stored = entry.stored() if entry.version > table.version else None
            taken = await table.follow(stored) if stored else entry.version <= table.version
        if not taken:
            await self.read_anew(table)
        elif table.owed:
            await table.tell()

    async def _read_programmes(self, table: LiveTable) -> None:
        table.programmed = await self.store.programmed_seats(table.table.id)
        self.programmes.wake(table)

    async def _followed(self, table: LiveTable, doing: Coroutine[None, None, None]) -> None:
        try:
            await doing
        except Broken:  # it has been set apart, and its people were told
            return
        except AWAY as error:  # it is read again at the next sweep
            table.unread = True
            outage.seen(error)
        except Exception:  # noqa: BLE001  (a fault at one table is not one of the others)
            table.unread = True
            _log.exception("Table %s could not follow its log", table.table.id)

    async def tell_owed(self) -> None:
        """Read again what could not be read, and tell what nobody was told."""
        for table in self.in_memory:
            if (table.owed or table.unread) and not table.lock.locked():
                await self._read_soundly(table)

    async def read_all(self) -> None:
        """Read what was written while nobody here could hear of it."""
        for table in self.in_memory:
            await self._read_soundly(table)

    async def _read_soundly(self, table: LiveTable) -> None:
        """Read a table anew; one at fault does not keep the others from being read."""
        try:
            await self.read_anew(table)
        except AWAY:
            raise
        except Exception:  # noqa: BLE001  (whatever it is, it is this table's)
            _log.exception("Table %s could not be read again", table.table.id)

    def end_lines(self, sessions: Collection[str]) -> None:
        """The lines that were opened in these sessions end with them."""
        for table in self.in_memory:
            for socket in tuple(table.sockets):
                if socket.session in sessions:
                    socket.dismiss()
        for end in self.on_sessions_end:
            end(sessions)

    async def person_changed(self, user_id: int) -> None:
        """What somebody wants of others has changed, here or at another server: their lines follow it."""
        muted = await self.store.muted_by(user_id)
        for table in self.in_memory:
            for socket in table.sockets:
                if socket.user_id == user_id:
                    socket.muted = muted
        await self.on_person(user_id)

    async def current(self, id: str) -> LiveTable:
        """A table as it stands now, also for one who comes from another server with fresher news."""
        table = await self.table(id)
        if not self.store.database.is_sqlite:
            await self.read_anew(table)
        if id in self.apart:
            raise Broken(self.apart[id].why)
        return table

    async def read_anew(self, table: LiveTable) -> None:
        """Read what other servers wrote, and show it."""
        async with table.lock:
            before, table.unread = table.table, False
            try:
                await table.reload()
                changed = await table.catch_up() or table.table != before
            except Broken:  # it has been set apart, and its people were told
                return
        if changed or table.owed:
            await table.tell()

    async def look_again(self, id: str) -> None:
        """Something about a table has changed past it: who looks at it is shown."""
        if id in self._tables:
            await self.read_anew(self._tables[id])

    async def _pass_on(self, table: LiveTable, message_id: int) -> None:
        found = await self.store.message(message_id)
        if found is not None:
            table.say(found)

    async def resume(self) -> None:
        """Take up the tables that go on without their people, after a restart."""
        for stored in await self._when_there(self.store.tables_to_mind):
            try:
                await self._when_there(partial(self.table, stored.id))
            except Broken:  # its host has been told
                continue
            except Exception:  # noqa: BLE001  (one table does not keep the others asleep)
                _log.exception("Table %s could not be taken up", stored.id)

    async def _when_there(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask the database, again and again while it is away."""
        while True:
            try:
                return await ask()
            except AWAY as error:
                outage.seen(error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def look_at_clocks(self) -> None:
        """Whoever is late loses, or is replaced."""
        for table in self.in_memory:
            try:
                await table.patience.look(table)
                await table.call_time()
            except SalonError:  # another server was faster
                continue
            except AWAY as error:
                outage.seen(error)
            except Exception:  # noqa: BLE001  (the clocks of the other tables go on)
                _log.exception("The clocks of table %s could not be looked at", table.table.id)

    def info(self, table: StoredTable, user: User | None, voice: Speaker) -> TableInfo:
        """A line for a list of tables."""
        apart = self.apart.get(table.id)
        return table_info(table, user, voice, self._tables.get(table.id), apart.why if apart else None)

    def close(self) -> None:
        self.thinkers.close()
        self.decks.close()
        self.programmes.close()
        self.rollcall.close()
        for task in self._following:
            task.cancel()
        for close in self.on_close:
            close()
