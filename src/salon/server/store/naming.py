"""Who is called what, at every table where they sit; and guests who turn out to have an account."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, select, update

from salon.server.names import clashes, shape
from salon.server.schema import messages, notes, programmes, seats, tables, users
from salon.server.store.base import Base


class Naming(Base):
    """Names and what they stand at."""

    async def rename(self, user_id: int, name: str) -> list[str] | None:
        """Call somebody otherwise, at all their tables; None, and nothing done, if at one that is not over
        somebody is called so. The ids of the tables.
        """

        def job(c: Connection) -> list[str] | None:
            sits = rename_seats(c, user_id, name)
            if sits is None:
                return None
            c.execute(update(users).where(users.c.id == user_id).values(name=name, shape=shape(name)))
            for table_id in sits:
                self._tell(c, table_id, "table")
            return sits

        return await self.database.write(job)

    async def carry_over(self, guest: int, account: int) -> list[str] | None:
        """Let a guest's tables that are not over be an account's, with what was said, noted and left there.

        None, and nothing done, if at one of them both sit, or somebody else is called as the account.
        """
        both = select(seats.c.table_id).where(seats.c.user_id == account)

        def job(c: Connection) -> list[str] | None:
            going = _going(c, guest)
            name = c.execute(select(users.c.name).where(users.c.id == account)).scalar_one()
            sat = set(c.execute(both.where(seats.c.table_id.in_(going))).scalars())
            if sat or any(clashes(name, others_at(c, id, guest)) for id in going):
                return None
            theirs = seats.c.user_id == guest, seats.c.table_id.in_(going)
            c.execute(update(seats).where(*theirs).values(user_id=account, name=name))
            waits = tables.c.creator == guest, tables.c.status != "ended"
            c.execute(update(tables).where(*waits).values(creator=account))
            for what in (notes, programmes, messages):
                old = what.c.user_id == guest, what.c.table_id.in_(going)
                if what is notes:  # one note for each person and table: the account may have watched there
                    noted = select(notes.c.table_id).where(notes.c.user_id == account)
                    c.execute(delete(notes).where(*old, notes.c.table_id.in_(noted)))
                c.execute(update(what).where(*old).values(user_id=account))
            for table_id in going:
                self._tell(c, table_id, "table")
            return going

        return await self.database.write(job)


def rename_seats(c: Connection, user_id: int, name: str) -> list[str] | None:
    """Write a new name at every seat of a person; None if at a table that goes on it is somebody's."""
    if any(clashes(name, others_at(c, id, user_id)) for id in _going(c, user_id)):
        return None
    mine = seats.c.user_id == user_id
    c.execute(update(seats).where(mine).values(name=name))
    return list(c.execute(select(seats.c.table_id).where(mine).distinct()).scalars())


def _going(c: Connection, user_id: int) -> list[str]:
    ended = exists().where(tables.c.id == seats.c.table_id, tables.c.status == "ended")
    query = select(seats.c.table_id).where(seats.c.user_id == user_id, ~ended).distinct()
    return list(c.execute(query).scalars())


def others_at(c: Connection, table_id: str, user_id: int) -> list[str]:
    """The names of all others who sit at a table."""
    other = seats.c.bot.is_not(None) | (seats.c.user_id != user_id)
    return list(c.execute(select(seats.c.name).where(seats.c.table_id == table_id, other)).scalars())
