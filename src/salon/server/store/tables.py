"""Tables: who opened them, who sits there, how they stand."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, desc, exists, func, insert, or_, select, update

from salon.kernel import Text, Value
from salon.kernel.fairness import Mix
from salon.kernel.record import PackPlayed
from salon.server import rows
from salon.server.names import clashes
from salon.server.schema import (
    actions,
    pack_versions,
    packs,
    pairings,
    programmes,
    seats,
    tables,
    users,
)
from salon.server.schema_manners import invitations
from salon.server.store.arranging import add_invitation, drop_invitation
from salon.server.store.base import Base, to_json
from salon.server.store.fair import Fair, add_promise, move_on
from salon.server.store.naming import others_at
from salon.server.wire import Pace, Status

WAITING_DAYS = 3  # for so long a table at which nobody sat down counts


class StoredSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    invitation: str | None = None  # the SHA-256 of the secret in the link


class StoredDeck(msgspec.Struct, frozen=True):
    """The version of a pack, at a table."""

    id: int  # of the version
    pack: str
    version: int
    name: str
    author: str
    play: str
    tested: str

    def played(self) -> PackPlayed:
        """As a record names it."""
        return PackPlayed(self.name, self.version, self.play)


class StoredTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Value]
    seed: str  # the house's own; the game's is mixed of it and of shares where there is `fair`
    pace: Pace
    public: bool
    status: Status
    creator: int
    created: float
    started: float | None
    next_table: str | None
    seats: tuple[StoredSeat, ...]
    result: Text | None = None  # how it ended
    winners: tuple[int, ...] | None = None
    up: float | None = None  # when it started, by the house's own clock
    rules: str = ""  # the key of the game it is played by; empty if that is not known
    damaged: bool = False  # something in its row cannot be read, and is left out here
    fair: Fair | None = None  # of what its seed is made; None if the house alone has drawn it
    deck: StoredDeck | None = None  # the pack that it is played with; None: the house's cards
    opened: int = 0  # while it waits: how many of the links to its seats somebody has come by

    @property
    def mix(self) -> Mix | None:
        """What its seed is made of, once all is there."""
        return self.fair.mix(self.seed) if self.fair else None

    @property
    def dealt(self) -> bool:
        """Whether the seed is made, here or where the table was brought from: there are cards to see."""
        return self.fair is None or self.started is not None or self.fair.table != self.id

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.user_id is not None or seat.bot for seat in self.seats)

    def names_beside(self, user_id: int) -> list[str]:
        """What the others are called who sit there."""
        return [s.name for s in self.seats if s.bot or (s.user_id is not None and s.user_id != user_id)]

    @property
    def is_hot_seat(self) -> bool:
        """Whether somebody was given several seats: people take turns at one screen."""
        people = [seat.user_id for seat in self.seats if seat.user_id is not None]
        return len(set(people)) < len(people)


class Tables(Base):
    """All tables of the house."""

    async def new_table(self, table: StoredTable, secrets: Mapping[int, str] = MappingProxyType({})) -> None:
        """Add a table, with the secrets of the invitations to its free seats."""

        def job(c: Connection) -> None:
            add_table(c, table, self.clock.now())
            for seat, secret in secrets.items():
                add_invitation(c, table.id, seat, secret)

        await self.database.write(job)

    async def add_tables(self, found: list[tuple[StoredTable, list[rows.Act]]]) -> None:
        """Add tables with their logs, all or none. Where nobody is the creator, a guest is made for it."""

        def job(c: Connection) -> None:
            nobody = 0
            for table, log in found:
                if not table.creator and not nobody:
                    guest = insert(users).values(name="Salon", language="en", created=time.time())
                    nobody = c.execute(guest.returning(users.c.id)).scalar_one()
                add_table(
                    c, msgspec.structs.replace(table, creator=table.creator or nobody), self.clock.now()
                )
                values = [
                    {
                        "table_id": table.id,
                        "version": n,
                        "at": table.created,
                        "body": rows.encode(row).decode(),
                    }
                    for n, row in enumerate(log, 1)
                ]
                if values:
                    c.execute(insert(actions), values)

        await self.database.write(job)

    async def add_rematch(
        self, table_id: str, again: StoredTable, secrets: Mapping[int, str] = MappingProxyType({})
    ) -> bool:
        """Open the table where all play again; False, and nothing done, if there is one already."""
        change = (
            update(tables)
            .where(tables.c.id == table_id, tables.c.next_table.is_(None))
            .values(next_table=again.id)
        )

        def job(c: Connection) -> bool:
            if c.execute(change).rowcount != 1:
                return False
            add_table(c, again, self.clock.now())
            for seat, secret in secrets.items():
                add_invitation(c, again.id, seat, secret)
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.database.read(lambda c: _tables(c, tables.c.id == id))
        return found[0] if found else None

    async def table_there(self, id: str) -> StoredTable:
        """A table that is known to be there: none is ever taken away."""
        found = await self.table(id)
        assert found is not None
        return found

    async def tables_of(self, user_id: int, limit: int = 50) -> list[StoredTable]:
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        # Tables of a tournament are for those who sit there, not for who has opened it.
        paired = exists().where(pairings.c.table_id == tables.c.id)
        where = or_(tables.c.id.in_(sits), and_(tables.c.creator == user_id, ~paired))
        return await self.database.read(lambda c: _tables(c, where, limit))

    async def tables_in_play(self, user_id: int) -> list[str]:
        """The ids of the tables at which a person is still playing."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(sits))
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def played_alone(self, user_id: int, game: str) -> list[tuple[dict[str, Value], bool]]:
        """The options of the games that a person has played alone, the oldest first, and whether they won."""
        other = seats.alias()
        query = (
            select(tables.c.options, tables.c.winners)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                seats.c.user_id == user_id,
                tables.c.game == game,
                tables.c.winners.is_not(None),
                tables.c.pack_version.is_(None),  # other cards may be easier
                ~exists().where(other.c.table_id == tables.c.id, other.c.seat != seats.c.seat),
            )
            .order_by(tables.c.created)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [(msgspec.json.decode(row.options), row.winners != "[]") for row in found]

    async def open_tables(self, limit: int = 50, each: int = 3) -> list[StoredTable]:
        """The newest tables at which anyone may sit down, and not more than a few of one person."""
        open_ = and_(tables.c.status == "waiting", tables.c.public)
        turn = func.row_number().over(partition_by=tables.c.creator, order_by=desc(tables.c.created))
        ranked = select(tables.c.id, turn.label("turn")).where(open_).subquery()
        where = tables.c.id.in_(select(ranked.c.id).where(ranked.c.turn <= each))
        return await self.database.read(lambda c: _tables(c, where, limit))

    async def tables_to_watch(self, limit: int) -> list[StoredTable]:
        """The newest public tables that are played."""
        where = and_(tables.c.status == "playing", tables.c.public)
        return await self.database.read(lambda c: _tables(c, where, limit))

    async def count_waiting(self, user_id: int) -> int:
        """How many tables a person has opened in the last days at which a seat is still free."""
        mine = (tables.c.creator == user_id, tables.c.status == "waiting")
        since = tables.c.created > time.time() - WAITING_DAYS * 86400
        query = select(func.count()).select_from(tables).where(*mine, since)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def count_with_bots(self, user_id: int) -> int:
        """How many tables with bots a person has opened in the last days that are still played."""
        bot = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None))
        paired = exists().where(pairings.c.table_id == tables.c.id)  # a tournament has limits of its own
        mine = (tables.c.creator == user_id, tables.c.status == "playing", bot, ~paired)
        since = tables.c.created > time.time() - WAITING_DAYS * 86400
        query = select(func.count()).select_from(tables).where(*mine, since)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def all_tables(self) -> list[StoredTable]:
        return await self.database.read(lambda c: _tables(c, tables.c.id == tables.c.id, 1_000_000))

    async def count_running(self) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == "playing")
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def tables_to_mind(self) -> list[StoredTable]:
        """Tables that go on without their people: with bots, lent seats, clocks, notices, or to be dealt."""
        bot = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None))
        lent = exists().where(actions.c.table_id == tables.c.id, actions.c.body.startswith('{"do":"lend"'))
        clock = tables.c.pace != to_json(Pace())
        told = exists().where(
            seats.c.table_id == tables.c.id,
            seats.c.user_id == users.c.id,
            or_(users.c.email.is_not(None), users.c.webhook.is_not(None)),
        )
        ahead = exists().where(programmes.c.table_id == tables.c.id)
        free = exists().where(
            seats.c.table_id == tables.c.id, seats.c.user_id.is_(None), seats.c.bot.is_(None)
        )
        deal = and_(tables.c.status == "waiting", ~free)
        where = or_(deal, and_(tables.c.status == "playing", or_(bot, lent, clock, told, ahead)))
        return await self.database.read(lambda c: _tables(c, where, 100_000))

    async def take_seat(self, table_id: str, seat: int, user_id: int, name: str, promise: str = "") -> bool:
        """Sit down, with the promise of a share; False if somebody was faster. The last seat begins."""
        free = and_(seats.c.table_id == table_id, seats.c.user_id.is_(None), seats.c.bot.is_(None))
        sit = (
            update(seats)
            .where(free, seats.c.seat == seat)
            .values(user_id=user_id, name=name, invitation=None)
        )
        lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()

        def job(c: Connection) -> bool:
            c.execute(lock)  # of two who take the last two seats at once, the second sees the first
            if clashes(name, others_at(c, table_id, user_id)) or c.execute(sit).rowcount != 1:
                return False
            drop_invitation(c, table_id, seat)
            if promise:
                add_promise(c, table_id, seat, promise)
            move_on(c, table_id, self.clock.now())
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)

    async def set_rules(self, table_id: str, rules: str) -> None:
        """By which rules a table is played, from now on."""
        await self._do(update(tables).where(tables.c.id == table_id).values(rules=rules))

    async def end(
        self,
        table_id: str,
        result: Text,
        winners: tuple[int, ...] | None,
        then: Callable[[Connection], None] | None = None,
    ) -> None:
        """The game is over, why, and who won; the answers given ahead go. What follows is done with it."""
        change = update(tables).where(tables.c.id == table_id)
        clear = programmes.delete().where(programmes.c.table_id == table_id)

        def job(c: Connection) -> None:
            won = to_json(winners) if winners is not None else None
            c.execute(change.values(status="ended", result=to_json(result), winners=won))
            c.execute(clear)
            if then is not None:
                then(c)

        await self.database.write(job)


def add_table(c: Connection, table: StoredTable, up: float) -> None:
    """Add a table; `up` is how late it is by the house's own clock, should it begin at once."""
    c.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            options=to_json(table.options),
            seed=table.seed,
            pace=to_json(table.pace),
            public=table.public,
            status=table.status,
            creator=table.creator,
            created=table.created,
            started=table.started,
            up=table.up,
            rules=table.rules or None,
            fair=to_json(table.fair) if table.fair else None,
            pack_version=table.deck.id if table.deck else None,
        )
    )
    c.execute(
        insert(seats),
        [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats],
    )
    if not table.dealt:
        move_on(c, table.id, up)


def _tables(c: Connection, where: ColumnElement[bool], limit: int = 1) -> list[StoredTable]:
    found = c.execute(select(tables).where(where).order_by(desc(tables.c.created)).limit(limit)).all()
    around: dict[str, list[StoredSeat]] = {row.id: [] for row in found}
    for chunk in _chunks(list(around)):
        for row in c.execute(select(seats).where(seats.c.table_id.in_(chunk)).order_by(seats.c.seat)):
            around[row.table_id].append(StoredSeat(row.seat, row.name, row.user_id, row.bot, row.invitation))
    decks = _decks(c, {row.pack_version for row in found if row.pack_version is not None})
    opened = _opened(c, [row.id for row in found if row.status == "waiting"])
    return [_stored(row, tuple(around[row.id]), decks.get(row.pack_version), opened[row.id]) for row in found]


def _opened(c: Connection, ids: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for chunk in _chunks(ids):
        links = invitations.c.table_id.in_(chunk), invitations.c.opened.is_not(None)
        found.update(c.execute(select(invitations.c.table_id).where(*links)).scalars())
    return found


def _decks(c: Connection, ids: set[int]) -> dict[int, StoredDeck]:
    if not ids:
        return {}
    v = pack_versions.c
    query = (
        select(v.id, v.pack_id, v.version, packs.c.name, users.c.name.label("author"), v.play, v.tested)
        .join(packs, packs.c.id == v.pack_id)
        .join(users, users.c.id == packs.c.owner)
        .where(v.id.in_(ids))
    )
    return {row.id: StoredDeck(*row[:6], row.tested or "") for row in c.execute(query)}


def _stored(
    row: Row[tuple[object, ...]], around: tuple[StoredSeat, ...], deck: StoredDeck | None, opened: int
) -> StoredTable:
    """A table from its row. What cannot be read is left out: one damaged row spoils no list."""
    known = StoredTable(
        id=row.id,
        game=row.game,
        options={},
        seed=row.seed,
        pace=Pace(),
        public=row.public,
        status=row.status,
        creator=row.creator,
        created=row.created,
        started=row.started,
        up=row.up,
        next_table=row.next_table,
        seats=around,
        rules=row.rules or "",
        deck=deck,
        opened=opened,
    )
    try:
        return msgspec.structs.replace(
            known,
            options=msgspec.json.decode(row.options, type=dict[str, Value]),
            pace=msgspec.json.decode(row.pace, type=Pace),
            result=msgspec.json.decode(row.result, type=Text) if row.result else None,
            winners=msgspec.json.decode(row.winners, type=tuple[int, ...]) if row.winners else None,
            fair=msgspec.json.decode(row.fair, type=Fair) if row.fair else None,
        )
    except msgspec.MsgspecError:
        return msgspec.structs.replace(known, damaged=True)


def _chunks(ids: Sequence[str], size: int = 500) -> list[Sequence[str]]:
    return [ids[n : n + size] for n in range(0, len(ids), size)]
