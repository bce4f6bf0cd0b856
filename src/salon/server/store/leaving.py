"""What the house knows of a person: to be given to them, and to be forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from salon.kernel import Text
from salon.server.schema import (
    addresses,
    letters,
    messages,
    notes,
    programmes,
    seats,
    sessions,
    tables,
    users,
)
from salon.server.store.base import Base, to_json

NOBODY = "–"  # the name of one who has left
# What is a person's alone and goes with them. Games they have played stay with the others who played them.
_OWN = (sessions, addresses, letters, notes, programmes, messages)


class Leaving(Base):
    """Everything about one person."""

    async def all_about(self, user_id: int) -> dict[str, Any]:
        """What is stored about a person, but for what only opens doors: passwords and tokens."""
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        shown = {
            "account": (users.c.name, users.c.email, users.c.webhook, users.c.language, users.c.created),
            "addresses": (addresses.c.email, addresses.c.state, addresses.c.at),
            "sessions": (sessions.c.created, sessions.c.seen, sessions.c.browser),
            "letters": (letters.c.email, letters.c.kind, letters.c.at),
            "seats": (seats.c.table_id, seats.c.seat, seats.c.name),
            "messages": (messages.c.table_id, messages.c.at, messages.c.text),
            "notes": (notes.c.table_id, notes.c.text),
            "answers_ahead": (programmes.c.table_id, programmes.c.seat, programmes.c.body),
        }
        queries = {
            name: select(*columns).where((columns[0].table.c.get("user_id", users.c.id)) == user_id)
            for name, columns in shown.items()
        }
        game = (
            tables.c.id,
            tables.c.game,
            tables.c.status,
            tables.c.created,
            tables.c.options,
            tables.c.winners,
        )
        queries["tables"] = select(*game).where(or_(tables.c.id.in_(sits), tables.c.creator == user_id))

        def job(c: Connection) -> dict[str, Any]:
            return {name: [dict(row) for row in c.execute(q).mappings()] for name, q in queries.items()}

        found = await self.database.read(job)
        return {**found, "account": found["account"][0]}

    async def forget(self, user_id: int) -> list[str]:
        """Let a person go: nothing that is theirs alone is left. The ids of the tables where they sat."""
        mine = seats.c.user_id == user_id
        other = and_(
            seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None), seats.c.user_id != user_id
        )
        alone = and_(tables.c.creator == user_id, tables.c.status == "waiting", ~exists().where(other))
        gone = {"name": NOBODY, "key": None, "shape": None, "password": None, "email": None, "webhook": None}
        closed = to_json(Text("house.end.closed"))

        def job(c: Connection) -> list[str]:
            sat = list(c.execute(select(seats.c.table_id).where(mine).distinct()).scalars())
            for own in _OWN:
                c.execute(delete(own).where(own.c.user_id == user_id))
            c.execute(update(tables).where(alone).values(status="ended", result=closed))
            c.execute(update(seats).where(mine).values(name=NOBODY))
            c.execute(update(users).where(users.c.id == user_id).values(**gone))
            for table_id in sat:
                self._tell(c, table_id, "table")
            return sat

        return await self.database.write(job)
