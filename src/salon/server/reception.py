"""The reception: new tables are laid, lessons and games played again among them, and seats are taken."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from salon import bots
from salon.games import games, load
from salon.kernel import BadSetup, Game, SalonError, State, UnknownName, Value, fault
from salon.kernel.fate import Fate
from salon.kernel.scene import start_of
from salon.lang import bot_name
from salon.server import between, rows
from salon.server.decks import Decks
from salon.server.live import LiveTable
from salon.server.names import apart
from salon.server.store import Fair, Store, StoredDeck, StoredSeat, StoredTable, User, hashed
from salon.server.wire import Join, NewTable, Pace

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ID = re.compile(f"[{ALPHABET}]{{10}}")


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


class Arranged(NamedTuple):
    """A private table whose start is known, with bots beside the one who asked for it."""

    seats: tuple[StoredSeat, ...]
    options: dict[str, Value]
    seed: str
    pace: Pace


class Reception:
    """Who may open which table, and who may sit down there. `find` takes a table into memory."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable]], decks: Decks) -> None:
        self.store = store
        self._find = find
        self._decks = decks

    async def open_table(
        self, new: NewTable, user: User, deck: StoredDeck | None = None
    ) -> tuple[StoredTable, dict[int, str]]:
        """A new table, and the secrets of the invitations to its open seats."""
        if new.game not in games():
            raise fault(UnknownName, "kernel.unknown-game", game=new.game[:40], known=", ".join(games()))
        if new.pace.is_arranged:
            raise fault(BadSetup, "house.lesson-apart")
        game = load(new.game) if deck is None else (await self._decks.deck(deck.id)).game
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
            deck=deck,
        )
        await self.store.new_table(table, invitations)
        return await self.store.table_there(id), invitations

    async def open_lesson(self, game: Game[State], name: str, user: User) -> StoredTable:
        """A table of one's own at which a lesson is given: private, with the deal that it speaks of."""
        lesson = game.lessons.get(name)
        if lesson is None:
            known = ", ".join(game.lessons) or "–"
            raise fault(UnknownName, "house.no-lesson", game=game.id, lesson=name[:40], known=known)
        around = tuple(
            StoredSeat(seat, user.name, user_id=user.id)
            if seat == lesson.learner
            else StoredSeat(seat, lesson.player(seat), bot=bots.LEVELS[0])
            for seat in range(lesson.seats)
        )
        options = game.settle_options(lesson.seats, lesson.options)
        seed, pace = Fate.of(lesson.seed).seed, Pace(kind="lesson", lesson=name)
        return await self._open_arranged(game, user, Arranged(around, options, seed, pace))

    async def open_example(self, game: Game[State], place: str, user: User) -> StoredTable:
        """A table of one's own that begins where an example is: then chance and bots go on."""
        start = start_of(game, place)
        around = tuple(
            StoredSeat(seat, user.name, user_id=user.id)
            if seat == start.scene.you
            else StoredSeat(seat, bot_name(seat + 1), bot=bots.LEVELS[0])
            for seat in range(start.seats)
        )
        laid = Arranged(around, start.options, Fate.of().seed, Pace(scene=place))
        return await self._open_arranged(game, user, laid)

    async def _open_arranged(self, game: Game[State], user: User, laid: Arranged) -> StoredTable:
        now = time.time()
        table = StoredTable(
            id=new_id(),
            game=game.id,
            options=laid.options,
            seed=laid.seed,
            pace=laid.pace,
            public=False,
            status="playing",
            creator=user.id,
            created=now,
            started=now,
            next_table=None,
            seats=laid.seats,
            rules=game.key,
        )
        await self.store.new_table(table)
        return table

    async def next_options(self, game: Game[State], user: User) -> dict[str, Value]:
        """What a game proposes to one who plays it alone, after the earlier ones."""
        if 1 not in game.seat_counts:
            return {}
        return game.next_options(await self.store.played_alone(user.id, game.id))

    def check_seat(self, table: LiveTable, join: Join, user: User) -> None:
        """Whether somebody may sit down there."""
        if join.seat >= len(table.table.seats):
            raise fault(SalonError, "house.no-seat")
        seat = table.table.seats[join.seat]
        if join.seat not in self.free_seats(table):
            raise fault(SalonError, "house.seat-taken")
        if table.seats_of(user.id) and not table.table.is_hot_seat:
            raise fault(SalonError, "house.one-seat")
        if not table.table.public and hashed(join.invitation) != seat.invitation:
            raise fault(SalonError, "house.not-invited")

    async def join(self, id: str, join: Join, user: User) -> LiveTable:
        """Sit down at an open seat: of a public table, or with the invitation."""
        table = await self._find(id)
        async with table.lock:
            await table.reload()
            self.check_seat(table, join, user)
            others = [each.user_id for each in table.table.seats if each.user_id is not None]
            if await self.store.kept_apart(user.id, others):
                raise fault(SalonError, "people.kept-apart")
            if table.started:
                await self._take_over(table, join.seat, user)
                taken = True
            else:
                taken = await self._take_seat(table, join, user)
            if not taken:
                raise fault(SalonError, "house.seat-taken")
            await table.reload()
        await table.tell()
        return table

    async def _take_seat(self, table: LiveTable, join: Join, user: User) -> bool:
        name = apart(user.name, table.table.names_beside(user.id))
        return await self.store.take_seat(table.table.id, join.seat, user.id, name, join.promise)

    def free_seats(self, table: LiveTable) -> list[int]:
        """The seats to which somebody may be invited: nobody's, or given up and to be taken over."""
        if table.over:
            return []
        free = [s.seat for s in table.table.seats if s.user_id is None and not s.bot]
        return free if not table.started else list(between.vacant(table))

    async def _take_over(self, table: LiveTable, seat: int, user: User) -> None:
        """Sit down in place of one who has left for good; the table's lock is held."""
        former = table.table.seats[seat].user_id
        assert former is not None
        name = apart(user.name, table.table.names_beside(user.id))
        row = rows.Replace(seat, former, up=round(self.store.clock.now(), 3))
        version = table.version + 1
        if not await self.store.replace(table.table.id, version, row, user.id, name):
            raise fault(SalonError, "house.stale")
        await table.reload()
        await table.catch_up()

    async def rematch(self, table: LiveTable, user: User, comes: set[int], without: rows.Without) -> str:
        """The id of the table where they play again; a bot or nobody yet sits for those who do not come."""
        if table.table.next_table:
            return table.table.next_table
        alone = await self.next_options(table.game, user) if len(table.names) == 1 else {}
        id, before = new_id(), table.table.fair
        around, links = [], {}
        owners = {table.table.seats[seat].user_id for seat in comes}
        for seat in table.table.seats:
            if seat.bot or seat.user_id in owners:
                around.append(msgspec.structs.replace(seat, invitation=None))
            elif without == "bot":
                around.append(StoredSeat(seat.seat, bot_name(seat.seat + 1), bot=bots.USUAL))
            else:
                links[seat.seat] = secrets.token_urlsafe(16)
                around.append(StoredSeat(seat.seat, "", invitation=hashed(links[seat.seat])))
        kept = {seat.seat for seat in around if seat.user_id is not None}
        again = msgspec.structs.replace(
            table.table,
            id=id,
            options={**table.table.options, **alone},
            seed=Fate.of().seed,
            pace=Pace() if table.table.pace.is_arranged else table.table.pace,
            status="waiting",
            creator=user.id,
            created=time.time(),
            started=None,
            up=None,
            next_table=None,
            result=None,
            winners=None,
            rules=table.game.key,
            seats=tuple(around),
            # Who gave a share before is expected to give one again, as soon as their page hears of it.
            fair=Fair(id, expected=tuple(s.seat for s in before.shares if s.seat in kept) if before else ()),
        )
        await self.store.add_rematch(table.table.id, again, links)
        async with table.lock:
            await table.reload()
        await table.tell()
        return await self.rematch(table, user, comes, without)
