"""Answers given ahead."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, select, update

from salon.server import programmes
from salon.server.schema import programmes as stored_programmes
from salon.server.store.base import Base


class Ahead(Base):
    """The programme of each seat that has one."""

    async def programme(self, table_id: str, seat: int) -> programmes.Programme | None:
        query = select(stored_programmes.c.body).where(_at(table_id, seat))
        found = await self.database.read(lambda c: c.execute(query).scalar())
        return None if found is None else programmes.decode(found)

    async def programmed_seats(self, table_id: str) -> set[int]:
        query = select(stored_programmes.c.seat).where(stored_programmes.c.table_id == table_id)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def save_programme(
        self, table_id: str, seat: int, user_id: int, programme: programmes.Programme | None
    ) -> None:
        """Keep a seat's programme in place of the one before; None takes it away."""
        body = "" if programme is None else programmes.encode(programme).decode()
        keep = (
            self._insert(stored_programmes)
            .values(table_id=table_id, seat=seat, user_id=user_id, body=body)
            .on_conflict_do_update(index_elements=["table_id", "seat"], set_={"body": body})
        )
        drop = stored_programmes.delete().where(_at(table_id, seat))

        def job(c: Connection) -> None:
            c.execute(drop if programme is None else keep)
            self._tell(c, table_id, "programme", seat)

        await self.database.write(job)

    async def stop_programme(
        self, table_id: str, seat: int, before: programmes.Programme, stopped: programmes.Programme
    ) -> None:
        """Stop a programme, unless it was changed meanwhile."""
        then, now = (programmes.encode(each).decode() for each in (before, stopped))
        query = (
            update(stored_programmes)
            .where(_at(table_id, seat), stored_programmes.c.body == then)
            .values(body=now)
        )
        await self._do(query)


def _at(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(stored_programmes.c.table_id == table_id, stored_programmes.c.seat == seat)
