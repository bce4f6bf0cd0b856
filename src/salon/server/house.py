"""The house: which tables are in play, who may open and join them, and who is told when it is their turn."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from salon.games import games, load
from salon.kernel import BadSetup, Game, SalonError, State, Text, UnknownName, Value, fault
from salon.kernel.fate import Fate
from salon.lang import bot_name
from salon.server.claims import Claims
from salon.server.database import AWAY, outage
from salon.server.lesson_table import LessonTable
from salon.server.live import Broken, Elsewhere, LiveTable
from salon.server.programmes import Programmes
from salon.server.seating import NotYours
from salon.server.shelf import board_of, by_rules, emblems_of
from salon.server.sockets import tell_presence
from salon.server.speech import Speaker
from salon.server.store import Fair, Store, StoredSeat, StoredTable, User, hashed
from salon.server.store.marks import CLOCK
from salon.server.store.people import SESSION
from salon.server.thinking import Thinkers
from salon.server.wire import Join, NewTable, Pace, SeatInfo, TableInfo

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID = re.compile(f"[{ALPHABET}]{{10}}")
IDLE_SECONDS = 600  # a table nobody looks at leaves memory after so long
AGAIN_SECONDS = 2
HERE_SECONDS = 30  # so often a server says again who is here
ANNOUNCED = 500  # connections to one table; the word for it must not be longer than 8000 bytes
NOT_ITS_FAULT = (*AWAY, SQLAlchemyError, OSError)  # of a table, but of the database
_log = logging.getLogger("salon")
T = TypeVar("T")


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


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
        self._saying: set[asyncio.Task[None]] = set()
        self._said_at = 0.0
        self.programmes = Programmes(store)
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
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        # One who stops waiting does not stop the others.
        return await asyncio.shield(self._opening[id])

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
        self._say(id, "who")
        self._changed(table)
        return table

    async def _take_up(self, stored: StoredTable) -> LiveTable:
        """A table as its log has left it. Other rules do not go on with it, but may show how it ended."""
        if stored.damaged:
            raise ValueError("its row cannot be read")
        game = by_rules(stored)
        other = bool(stored.rules) and stored.rules != game.key and stored.status != "ended"
        if other and await self.store.entries(stored.id):
            raise fault(Broken, "house.apart-rules", found=stored.rules, expected=game.key)
        lesson = game.lessons.get(stored.pace.lesson)
        if lesson is None:
            table = LiveTable(self.store, stored, game)
        else:
            table = LessonTable(self.store, stored, game, lesson)
        table.on_change = self._changed
        table.on_presence = self._announce
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
        ended = await self._again(id)
        self.apart[id] = Apart(ended, Text("house.apart-ended"), apart.at)
        return ended

    def _changed(self, table: LiveTable) -> None:
        self._used[table.table.id] = time.monotonic()
        for listener in self.on_change:
            listener(table)

    def forget_idle(self) -> None:
        """Let go of tables that nobody looks at; the log has everything."""
        limit = time.monotonic() - IDLE_SECONDS
        for id, table in list(self._tables.items()):
            busy = table.bot_to_move() is not None or (table.timed and table.waiting_for())
            if not table.sockets and self._used.get(id, 0) < limit and not busy:
                del self._tables[id]
                self._used.pop(id, None)

    async def write_ends(self) -> None:
        """Write down the ends that the database did not take when they came."""
        for table in self.in_memory:
            if table.over and table.table.status != "ended":
                async with table.lock:
                    await table.keep_up()

    @property
    def in_memory(self) -> tuple[LiveTable, ...]:
        return tuple(self._tables.values())

    async def heard(self, payload: str) -> None:
        """A server on the same database, perhaps this one, wrote something about a table."""
        server, id, what, number = payload.split(":")
        table = self._tables.get(id)
        if what == CLOCK:
            self.store.clock.hear(float(number))
        elif what == SESSION:
            self.end_lines([number])
        elif table is None:
            return
        elif what in {"who", "here"}:
            if server != self.store.server:
                self._hear_presence(table, server, what, number)
        elif what == "programme":
            table.programmed = await self.store.programmed_seats(id)
            self.programmes.wake(table)
        elif what == "chat":
            if server != self.store.server:
                await self._pass_on(table, int(number))
        elif what == "table" or int(number) > table.version:
            await self.read_anew(table)

    def end_lines(self, sessions: Collection[str]) -> None:
        """The lines that were opened in these sessions end with them."""
        for table in self.in_memory:
            for socket in tuple(table.sockets):
                if socket.session in sessions:
                    socket.dismiss()

    # -- who is here, through whichever server -------------------------------------------------

    def _say(self, id: str, what: str, words: str = "") -> None:
        if not self.store.database.is_sqlite:
            task = asyncio.create_task(self.store.announce(id, what, words))
            self._saying.add(task)
            task.add_done_callback(self._was_said)

    def _was_said(self, task: asyncio.Task[None]) -> None:
        self._saying.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("The other servers could not be told who is here: %s", type(task.exception()).__name__)

    def _announce(self, table: LiveTable) -> None:
        """Tell the other servers who looks at a table through this one."""
        here = sorted((socket.user_id for socket in table.sockets), reverse=True)[:ANNOUNCED]
        self._say(table.table.id, "here", ",".join(map(str, here)))

    def announce_all(self) -> None:
        """Now and then say it again: a server that is silent is taken for gone."""
        if time.monotonic() - self._said_at > HERE_SECONDS:
            self._said_at = time.monotonic()
            for table in self.in_memory:
                if table.sockets:
                    self._announce(table)

    def _hear_presence(self, table: LiveTable, server: str, what: str, words: str) -> None:
        if what == "who":
            if table.sockets:
                self._announce(table)
            return
        users = tuple(map(int, filter(None, words.split(","))))
        table.elsewhere[server] = Elsewhere(users, time.time() + 3 * HERE_SECONDS)
        for user_id in users:
            table.seen_by(user_id)
        tell_presence(table)

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
            before = table.table
            try:
                await table.reload()
                changed = await table.catch_up() or table.table != before
            except Broken:  # it has been set apart, and its people were told
                return
        if changed:
            await table.tell()

    async def look_again(self, id: str) -> None:
        """Something about a table has changed past it: who looks at it is shown."""
        if id in self._tables:
            await self.read_anew(self._tables[id])

    async def _pass_on(self, table: LiveTable, message_id: int) -> None:
        found = await self.store.message(message_id)
        if found is not None:
            table.say(found.user_id, found.name, found.text, found.at)

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

    # -- opening and joining -----------------------------------------------------------------

    async def open_table(self, new: NewTable, user: User) -> tuple[StoredTable, dict[int, str]]:
        """A new table, and the secrets of the invitations to its open seats."""
        if new.game not in games():
            raise fault(UnknownName, "kernel.unknown-game", game=new.game[:40], known=", ".join(games()))
        if new.pace.kind == "lesson" or new.pace.lesson:
            raise fault(BadSetup, "house.lesson-apart")
        game = load(new.game)
        alone = await self.next_options(game, user) if [s.kind for s in new.seats] == ["me"] else {}
        options = game.settle_options(len(new.seats), {**alone, **new.options})
        if len(new.seats) not in game.seat_counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise fault(BadSetup, "kernel.bad-seats", game=game.id, seats=len(new.seats), allowed=allowed)
        invitations: dict[int, str] = {}
        around = []
        for number, seat in enumerate(new.seats):
            if seat.kind == "me":
                around.append(StoredSeat(number, user.name, user_id=user.id))
            elif seat.kind == "bot":
                around.append(StoredSeat(number, bot_name(number + 1), bot=seat.bot))
            else:
                invitations[number] = secrets.token_urlsafe(16)
                around.append(StoredSeat(number, "", invitation=hashed(invitations[number])))
        id = new_id()
        fair = Fair(id)
        mine = next((seat.seat for seat in around if seat.user_id == user.id), None)
        if new.promise and mine is not None:
            fair = fair.with_promise(mine, new.promise)
        table = StoredTable(
            id=id,
            game=game.id,
            options=options,
            seed=Fate.of().seed,
            pace=new.pace,
            public=new.public,
            status="waiting",
            creator=user.id,
            created=time.time(),
            started=None,
            up=None,
            next_table=None,
            seats=tuple(around),
            rules=game.key,
            fair=fair,
        )
        await self.store.new_table(table)
        return await self._again(id), invitations

    async def _again(self, id: str) -> StoredTable:
        found = await self.store.table(id)
        assert found is not None
        return found

    async def open_lesson(self, game: Game[State], name: str, user: User) -> StoredTable:
        """A table of one's own at which a lesson is given: private, with the deal that it speaks of."""
        lesson = game.lessons.get(name)
        if lesson is None:
            known = ", ".join(game.lessons) or "–"
            raise fault(UnknownName, "house.no-lesson", game=game.id, lesson=name[:40], known=known)
        now = time.time()
        table = StoredTable(
            id=new_id(),
            game=game.id,
            options=game.settle_options(lesson.seats, lesson.options),
            seed=Fate.of(lesson.seed).seed,
            pace=Pace(kind="lesson", lesson=name),
            public=False,
            status="playing",
            creator=user.id,
            created=now,
            started=now,
            next_table=None,
            seats=tuple(
                StoredSeat(seat, user.name, user_id=user.id)
                if seat == lesson.learner
                else StoredSeat(seat, lesson.player(seat), bot="greedy")
                for seat in range(lesson.seats)
            ),
            rules=game.key,
        )
        await self.store.new_table(table)
        return table

    async def next_options(self, game: Game[State], user: User) -> dict[str, Value]:
        """What a game proposes to one who plays it alone, after the earlier ones."""
        if 1 not in game.seat_counts:
            return {}
        return game.next_options(await self.store.played_alone(user.id, game.id))

    async def join(self, id: str, join: Join, user: User) -> LiveTable:
        """Sit down at an open seat: of a public table, or with the invitation."""
        table = await self.table(id)
        async with table.lock:
            await table.reload()
            if join.seat >= len(table.table.seats):
                raise fault(SalonError, "house.no-seat")
            seat = table.table.seats[join.seat]
            if seat.user_id is not None or seat.bot:
                raise fault(SalonError, "house.seat-taken")
            if table.seats_of(user.id) and not table.table.is_hot_seat:
                raise fault(SalonError, "house.one-seat")
            if not table.table.public and hashed(join.invitation) != seat.invitation:
                raise fault(SalonError, "house.not-invited")
            if not await self.store.take_seat(id, join.seat, user.id, user.name, join.promise):
                raise fault(SalonError, "house.seat-taken")
            await table.reload()
        await table.tell()
        return table

    async def rematch(self, table: LiveTable, user: User) -> str:
        """The id of the table where the same people play again; opened by whoever asks first."""
        if table.table.next_table:
            return table.table.next_table
        alone = await self.next_options(table.game, user) if len(table.names) == 1 else {}
        id, before = new_id(), table.table.fair
        again = msgspec.structs.replace(
            table.table,
            id=id,
            options={**table.table.options, **alone},
            seed=Fate.of().seed,
            pace=Pace() if table.table.pace.lesson else table.table.pace,
            status="waiting",
            creator=user.id,
            created=time.time(),
            started=None,
            up=None,
            next_table=None,
            result=None,
            winners=None,
            rules=table.game.key,
            # Who gave a share before is expected to give one again, as soon as their page hears of it.
            fair=Fair(id, expected=tuple(share.seat for share in before.shares) if before else ()),
        )
        await self.store.add_rematch(table.table.id, again)
        await table.reload()
        await table.tell()
        return await self.rematch(table, user)

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
        live = self._tables.get(table.id)
        mine = {seat.seat for seat in table.seats if user and seat.user_id == user.id}
        seats = tuple(
            SeatInfo(
                name=voice.words.called(seat.name),
                kind="bot" if seat.bot else "open" if seat.user_id is None else "person",
                you=seat.seat in mine,
            )
            for seat in table.seats
        )
        here = table.game in games()  # else its folder is gone
        apart = self.apart.get(table.id)
        return TableInfo(
            id=table.id,
            game=table.game,
            title=voice.label(f"{table.game}.title") if here else table.game,
            emblem=load(table.game).about.emblem if here else "",
            board=board_of(table.game) if here else "",
            emblems=emblems_of(table.game) if here else "",
            status=table.status,
            seats=seats,
            options=table.options,
            pace=table.pace,
            public=table.public,
            created=table.created,
            your_turn=live is not None and any(seat in mine for seat in live.waiting_for()),
            mine=bool(mine),
            result=voice.say(table.result, tuple(seat.name for seat in table.seats)) if table.result else "",
            next_table=table.next_table or "",
            apart=voice.say(apart.why) if apart else "",
        )

    def close(self) -> None:
        self.thinkers.close()
        self.programmes.close()
        for task in self._saying:
            task.cancel()
