"""A table that has not begun: closed, left, filled and set up anew; and who is invited to a seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from salon.kernel import Text, Value
from salon.server import rows
from salon.server.schema import actions, programmes, seats, tables
from salon.server.schema_manners import invitations
from salon.server.store.base import Base, to_json
from salon.server.store.fair import Fair, keep_fair, lock_fair, move_on
from salon.server.store.log import Entry
from salon.server.store.people import hashed
from salon.server.wire import Pace


class Invitation(msgspec.Struct, frozen=True):
    """The secret that opens a seat, since when it does, and whether its link was opened."""

    seat: int
    secret: str
    at: float
    opened: float | None


class Arranging(Base):
    """Each of these is done once and by one server; False or None if the table is no longer so."""

    async def invitations(self, table_id: str) -> list[Invitation]:
        """The invitations that are good now."""
        open_ = select(seats.c.seat).where(
            seats.c.table_id == table_id, seats.c.invitation.is_not(None), seats.c.bot.is_(None)
        )
        query = select(invitations).where(
            invitations.c.table_id == table_id, invitations.c.seat.in_(open_.scalar_subquery())
        )
        found = await self.database.read(lambda c: c.execute(query.order_by(invitations.c.seat)).all())
        return [Invitation(row.seat, row.secret, row.at, row.opened) for row in found]

    async def invite(self, table_id: str, seat: int, secret: str) -> None:
        """Let this secret, and none from before, open a seat."""

        def job(c: Connection) -> None:
            add_invitation(c, table_id, seat, secret)
            where = seats.c.table_id == table_id, seats.c.seat == seat
            c.execute(update(seats).where(*where).values(invitation=hashed(secret)))
            self._tell(c, table_id, "table")

        await self.database.write(job)

    async def invitation_opened(self, table_id: str, seat: int, secret: str) -> bool:
        """Remember when a link was first opened; False if it is none that is good."""
        where = invitations.c.table_id == table_id, invitations.c.seat == seat, invitations.c.secret == secret
        first = update(invitations).where(*where, invitations.c.opened.is_(None)).values(opened=time.time())

        def job(c: Connection) -> bool:
            found = bool(c.execute(first).rowcount)
            if found:
                self._tell(c, table_id, "table")
            return found

        return await self.database.write(job)

    # -- before the start --------------------------------------------------------------------

    async def close_table(self, table_id: str) -> bool:
        """The game will not begin."""

        def job(c: Connection, _: Fair | None) -> None:
            close(c, table_id)

        return await self._arrange(table_id, job)

    async def free_seat(self, table_id: str, seat: int, secret: str) -> bool:
        """Whoever sits there stands up, or a bot is taken away; the seat waits for others.

        The table is the next one's who sits; where nobody is left it is closed.
        """

        def job(c: Connection, fair: Fair | None) -> None:
            _clear(c, table_id, seat, fair, secret)
            sits = seats.c.table_id == table_id, seats.c.user_id.is_not(None)
            left = list(c.execute(select(seats.c.user_id).where(*sits).order_by(seats.c.seat)).scalars())
            if not left:
                close(c, table_id)
            owner = c.execute(select(tables.c.creator).where(tables.c.id == table_id)).scalar_one()
            if left and owner not in left:
                c.execute(update(tables).where(tables.c.id == table_id).values(creator=left[0]))

        return await self._arrange(table_id, job)

    async def fill_seats(self, table_id: str, bots: Mapping[int, tuple[str, str]]) -> bool:
        """Put bots, each with a name, on seats that are free; the last seat begins."""

        def job(c: Connection, _: Fair | None) -> None:
            for seat, (bot, name) in bots.items():
                free = (seats.c.table_id == table_id, seats.c.seat == seat, seats.c.user_id.is_(None))
                c.execute(update(seats).where(*free).values(bot=bot, name=name, invitation=None))
                drop_invitation(c, table_id, seat)
            move_on(c, table_id, self.clock.now())

        return await self._arrange(table_id, job)

    async def change_seat(self, table_id: str, old: int, new: int, secret: str) -> bool:
        """Somebody moves to a free seat; the link to that one leads to the seat they left."""

        def job(c: Connection, fair: Fair | None) -> None:
            free = and_(seats.c.table_id == table_id, seats.c.seat == new, seats.c.user_id.is_(None))
            mine = select(seats.c.user_id, seats.c.name).where(
                seats.c.table_id == table_id, seats.c.seat == old
            )
            row = c.execute(mine).one()
            taken = c.execute(
                update(seats)
                .where(free, seats.c.bot.is_(None))
                .values(user_id=row.user_id, name=row.name, invitation=None)
            )
            if taken.rowcount == 1:
                drop_invitation(c, table_id, new)
                _clear(c, table_id, old, fair, secret)

        return await self._arrange(table_id, job)

    async def set_up(self, table_id: str, options: dict[str, Value], pace: Pace, *, public: bool) -> bool:
        """How it is played, and who may join."""
        values = {"options": to_json(options), "pace": to_json(pace), "public": public}

        def job(c: Connection, _: Fair | None) -> None:
            c.execute(update(tables).where(tables.c.id == table_id).values(**values))

        return await self._arrange(table_id, job)

    async def _arrange(self, table_id: str, change: Callable[[Connection, Fair | None], None]) -> bool:
        """Change a table that waits for players. When its promises are closed it is as good as begun."""
        lock = select(tables.c.status).where(tables.c.id == table_id).with_for_update()

        def job(c: Connection) -> bool:
            if c.execute(lock).scalar() != "waiting":
                return False
            fair = lock_fair(c, table_id)
            if fair is not None and fair.sealed:
                return False
            change(c, fair)
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)

    # -- in play -----------------------------------------------------------------------------

    async def replace(self, table_id: str, version: int, row: rows.Replace, user_id: int, name: str) -> bool:
        """Somebody takes over a seat that was given up, with the entry that says so; False if too late."""
        body, at = rows.encode(row).decode(), time.time()
        lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
        last = select(actions.c.version).where(actions.c.table_id == table_id)
        values = {"table_id": table_id, "version": version, "at": at, "body": body}
        where = (
            seats.c.table_id == table_id,
            seats.c.seat == row.seat,
            seats.c.user_id == row.former,
        )

        def job(c: Connection) -> bool:
            c.execute(lock)
            if c.execute(last.order_by(actions.c.version.desc()).limit(1)).scalar() != version - 1:
                return False
            c.execute(self._insert(actions).values(**values).on_conflict_do_nothing())
            c.execute(update(seats).where(*where).values(user_id=user_id, name=name, invitation=None))
            drop_invitation(c, table_id, row.seat)
            c.execute(
                delete(programmes).where(programmes.c.table_id == table_id, programmes.c.seat == row.seat)
            )
            self._tell(c, table_id, "table")
            self._tell(c, table_id, "log", Entry.told(version, at, body))
            return True

        return await self.database.write(job)


def add_invitation(c: Connection, table_id: str, seat: int, secret: str) -> None:
    """Keep a secret where those may read it who may invite."""
    drop_invitation(c, table_id, seat)
    c.execute(insert(invitations).values(table_id=table_id, seat=seat, secret=secret, at=time.time()))


def drop_invitation(c: Connection, table_id: str, seat: int) -> None:
    """A seat is somebody's: what opened it is worth nothing, and not kept."""
    c.execute(delete(invitations).where(invitations.c.table_id == table_id, invitations.c.seat == seat))


def close(c: Connection, table_id: str) -> None:
    closed = to_json(Text("house.end.closed"))
    c.execute(update(tables).where(tables.c.id == table_id).values(status="ended", result=closed))


def _clear(c: Connection, table_id: str, seat: int, fair: Fair | None, secret: str) -> None:
    """A seat waits for somebody, and what its person promised for the shuffle is forgotten."""
    where = seats.c.table_id == table_id, seats.c.seat == seat
    c.execute(update(seats).where(*where).values(user_id=None, bot=None, name="", invitation=hashed(secret)))
    add_invitation(c, table_id, seat, secret)
    if fair is not None:
        keep_fair(c, table_id, fair.without(seat))
