"""Who has taken a pack, who keys in with its owner, and who has the pen."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import and_, delete, select, update

from salon.server.schema import pack_takers, packs, users
from salon.server.store.base import Base


class Helper(msgspec.Struct, frozen=True):
    """Somebody who has taken a link; one who helps keys in too."""

    id: int
    name: str
    helps: bool = False


class PackHands(Base):
    """Those other than its owner who use a pack."""

    async def has_taken(self, pack_id: str, user_id: int) -> bool:
        found = select(pack_takers.c.at).where(
            pack_takers.c.pack_id == pack_id, pack_takers.c.user_id == user_id
        )
        return await self.database.read(lambda c: c.execute(found).first() is not None)

    async def take_pack(self, pack_id: str, user_id: int) -> None:
        row = {"pack_id": pack_id, "user_id": user_id, "at": time.time()}
        await self._do(self._insert(pack_takers).values(**row).on_conflict_do_nothing())

    async def lay_down(self, pack_id: str, user_id: int) -> None:
        """Whoever had the pen keys in no more."""
        mine = and_(packs.c.id == pack_id, packs.c.pen == user_id)
        await self._do(update(packs).where(mine).values(penned=0.0))

    async def set_helps(self, pack_id: str, user_id: int, *, helps: bool) -> None:
        where = and_(pack_takers.c.pack_id == pack_id, pack_takers.c.user_id == user_id)
        await self._do(update(pack_takers).where(where).values(helps=helps))

    async def takers(self, pack_id: str) -> list[Helper]:
        query = (
            select(users.c.id, users.c.name, pack_takers.c.helps)
            .join(pack_takers, pack_takers.c.user_id == users.c.id)
            .where(pack_takers.c.pack_id == pack_id)
            .order_by(pack_takers.c.at)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [Helper(row.id, row.name, row.helps) for row in found]

    async def drop_takers(self, pack_id: str, user_id: int | None = None) -> None:
        where = pack_takers.c.pack_id == pack_id
        if user_id is not None:
            where = and_(where, pack_takers.c.user_id == user_id)
        await self._do(delete(pack_takers).where(where))
