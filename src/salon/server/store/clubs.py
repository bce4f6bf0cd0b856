"""Clubs: who belongs to them, and what their members play."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, Row, Select, and_, delete, desc, exists, func, insert, or_, select, update

from salon.server.schema import clubs, members, packs, seats, tables, users
from salon.server.schema_contests import club_packs
from salon.server.store.base import Base
from salon.server.store.contests import new_id

MOST = 500  # members
TABLES = 30


class StoredClub(NamedTuple):
    id: str
    name: str
    about: str
    open: bool
    invitation: str
    members: int


class StoredMember(NamedTuple):
    id: int
    name: str
    keeper: bool


_COUNT = select(func.count()).where(members.c.club_id == clubs.c.id).scalar_subquery()


class LentPack(NamedTuple):
    """A pack on the shelf of a club."""

    id: str
    name: str
    game: str
    owner: int
    author: str


class Clubs(Base):
    """Clubs in the database."""

    async def found_club(self, user_id: int, name: str, about: str, *, open_: bool) -> str:
        id, now = new_id(), time.time()

        def job(c: Connection) -> None:
            values = {"id": id, "name": name, "about": about, "open": open_, "created": now}
            c.execute(insert(clubs).values(**values, invitation=secrets.token_urlsafe(16)))
            c.execute(insert(members).values(club_id=id, user_id=user_id, keeper=True, joined=now))

        await self.database.write(job)
        return id

    async def club(self, id: str) -> StoredClub | None:
        query = select(clubs, _COUNT.label("members")).where(clubs.c.id == id)
        row = await self.database.read(lambda c: c.execute(query).first())
        return _club(row) if row else None

    async def clubs_listed(self, user_id: int, limit: int = 50) -> list[tuple[StoredClub, bool]]:
        """The newest that anyone may join, and those one belongs to."""
        mine = exists().where(members.c.club_id == clubs.c.id, members.c.user_id == user_id)
        query = select(clubs, _COUNT.label("members"), mine.label("mine")).where(clubs.c.open | mine)
        query = query.order_by(desc(clubs.c.created)).limit(limit)
        found = await self.database.read(lambda c: c.execute(query).all())
        return [(_club(row), bool(row.mine)) for row in found]

    async def members_of(self, id: str) -> list[StoredMember]:
        query = (
            select(users.c.id, users.c.name, members.c.keeper)
            .join(members, members.c.user_id == users.c.id)
            .where(members.c.club_id == id, users.c.key.is_not(None))
            .order_by(members.c.joined)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [StoredMember(row.id, row.name, row.keeper) for row in found]

    async def is_member(self, id: str, user_id: int) -> bool:
        query = select(members.c.user_id).where(members.c.club_id == id, members.c.user_id == user_id)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def count_clubs(self, user_id: int) -> int:
        """Of how many a person is keeper."""
        query = select(func.count()).where(members.c.user_id == user_id, members.c.keeper)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def join_club(self, id: str, user_id: int) -> None:
        values = {"club_id": id, "user_id": user_id, "keeper": False, "joined": time.time()}
        await self._do(self._insert(members).values(**values).on_conflict_do_nothing())

    async def leave_club(self, id: str, user_id: int) -> None:
        """Go. The last to go closes it; where no keeper is left, the oldest member is one."""
        mine = and_(members.c.club_id == id, members.c.user_id == user_id)

        theirs = select(packs.c.id).where(packs.c.owner == user_id)

        def job(c: Connection) -> None:
            c.execute(select(clubs.c.id).where(clubs.c.id == id).with_for_update())
            c.execute(delete(members).where(mine))
            c.execute(delete(club_packs).where(club_packs.c.club_id == id, club_packs.c.pack_id.in_(theirs)))
            keep_up_club(c, id)

        await self.database.write(job)

    async def make_keeper(self, id: str, user_id: int) -> None:
        mine = and_(members.c.club_id == id, members.c.user_id == user_id)
        await self._do(update(members).where(mine).values(keeper=True))

    async def change_club(self, id: str, **values: str | bool) -> None:
        await self._do(update(clubs).where(clubs.c.id == id).values(**values))

    async def lend_pack(self, id: str, pack_id: str, *, lent: bool) -> None:
        """Put a pack on the shelf, or take it away."""
        if not lent:
            mine = and_(club_packs.c.club_id == id, club_packs.c.pack_id == pack_id)
            return await self._do(delete(club_packs).where(mine))
        values = {"club_id": id, "pack_id": pack_id, "at": time.time()}
        return await self._do(self._insert(club_packs).values(**values).on_conflict_do_nothing())

    async def packs_lent(self, id: str) -> list[LentPack]:
        """Those that their owners have not taken back, or the host away."""
        query = (
            select(packs.c.id, packs.c.name, packs.c.game, packs.c.owner, users.c.name.label("author"))
            .join(club_packs, club_packs.c.pack_id == packs.c.id)
            .join(users, users.c.id == packs.c.owner)
            .where(club_packs.c.club_id == id, packs.c.share != "private", packs.c.hidden == "")
            .order_by(club_packs.c.at, packs.c.id)
        )
        return await self.database.read(lambda c: [LentPack(*row) for row in c.execute(query)])

    async def is_lent_to(self, pack_id: str, user_id: int) -> bool:
        """Whether a person belongs to a club that has the pack on its shelf."""
        query = lent_to(user_id).where(club_packs.c.pack_id == pack_id)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def club_tables(self, id: str, viewer: int = 0) -> list[tuple[Row[str, str, str], list[str]]]:
        """Tables in play or waiting at which at least two members sit, the newest first; who sits there.

        The address of a private one is for those who sit there.
        """
        sits = (
            select(seats.c.table_id)
            .join(members, members.c.user_id == seats.c.user_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(members.c.club_id == id, tables.c.status != "ended")
            .group_by(seats.c.table_id)
            .having(func.count(func.distinct(seats.c.user_id)) > 1)
        )
        here = exists().where(seats.c.table_id == tables.c.id, seats.c.user_id == viewer)
        query = (
            select(tables.c.id, tables.c.game, tables.c.status)
            .where(tables.c.id.in_(sits), or_(tables.c.public, here))
            .order_by(desc(tables.c.created))
            .limit(TABLES)
        )

        def job(c: Connection) -> list[tuple[Row[str, str, str], list[str]]]:
            found = c.execute(query).all()
            names: dict[str, list[str]] = {row.id: [] for row in found}
            here = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names))
            for row in c.execute(here.order_by(seats.c.table_id, seats.c.seat)):
                names[row.table_id].append(row.name)
            return [(row, names[row.id]) for row in found]

        return await self.database.read(job)


def lent_to(user_id: int) -> Select[tuple[str]]:
    """The packs on the shelves of a person's clubs."""
    of_mine = members.c.club_id == club_packs.c.club_id
    return select(club_packs.c.pack_id).join(members, of_mine).where(members.c.user_id == user_id)


def keep_up_club(c: Connection, id: str) -> None:
    """A club without members is no more; one without a keeper has its oldest member for one."""
    left = c.execute(
        select(members.c.user_id, members.c.keeper)
        .where(members.c.club_id == id)
        .order_by(members.c.joined, members.c.user_id)
    ).all()
    if not left:
        c.execute(delete(clubs).where(clubs.c.id == id))
    elif not any(row.keeper for row in left):
        oldest = and_(members.c.club_id == id, members.c.user_id == left[0].user_id)
        c.execute(update(members).where(oldest).values(keeper=True))


def _club(row: Row[tuple[object, ...]]) -> StoredClub:
    return StoredClub(row.id, row.name, row.about, row.open, row.invitation, row.members)
