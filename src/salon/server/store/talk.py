"""What people say at a table, and what they note for themselves."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Connection, delete, desc, func, insert, select

from salon.server.schema import messages, notes, users
from salon.server.schema_manners import mutes, reports
from salon.server.store.base import PERSON, Base
from salon.server.store.peace import keep_complaint


class StoredMessage(msgspec.Struct, frozen=True):
    id: int
    user_id: int
    name: str
    at: float
    text: str
    beside: bool = False  # by one who looked on at a private table


_MESSAGE = select(
    messages.c.id,
    messages.c.user_id,
    users.c.name,
    messages.c.at,
    messages.c.text,
    func.coalesce(messages.c.beside, False),
).join(users, users.c.id == messages.c.user_id)


class Talk(Base):
    """Chat and notes."""

    async def add_message(
        self, table_id: str, user_id: int, words: str, at: float, *, beside: bool = False
    ) -> int:
        """Keep what somebody said; its number."""
        values = {"table_id": table_id, "user_id": user_id, "at": at, "text": words, "beside": beside}

        def job(c: Connection) -> int:
            found: int = c.execute(insert(messages).values(**values).returning(messages.c.id)).scalar_one()
            self._tell(c, table_id, "chat", found)
            return found

        return await self.database.write(job)

    async def messages(self, table_id: str, limit: int = 200) -> list[StoredMessage]:
        query = _MESSAGE.where(messages.c.table_id == table_id).order_by(desc(messages.c.id)).limit(limit)
        found = await self.database.read(lambda c: [StoredMessage(*m) for m in c.execute(query)])
        return found[::-1]

    async def message(self, id: int) -> StoredMessage | None:
        query = _MESSAGE.where(messages.c.id == id)
        found = await self.database.read(lambda c: c.execute(query).first())
        return StoredMessage(*found) if found else None

    async def message_at(self, table_id: str, id: int) -> StoredMessage | None:
        """Something said at this table."""
        query = _MESSAGE.where(messages.c.id == id, messages.c.table_id == table_id)
        found = await self.database.read(lambda c: c.execute(query).first())
        return StoredMessage(*found) if found else None

    async def add_report(self, table_id: str, said: StoredMessage, user_id: int, reason: str) -> None:
        """Keep what somebody said, for the host; reported twice by the same person it is kept once."""
        mine = select(reports.c.id).where(reports.c.message_id == said.id, reports.c.user_id == user_id)
        values = {
            "table_id": table_id,
            "message_id": said.id,
            "user_id": user_id,
            "about": said.user_id,
            "text": said.text,
            "reason": reason,
            "at": time.time(),
        }

        def job(c: Connection) -> None:
            if c.execute(mine).first() is None:
                c.execute(insert(reports).values(**values))
                words = reason or said.text
                keep_complaint(c, user_id, said.user_id, "talk", words, table_id=table_id)

        await self.database.write(job)

    async def mute(self, user_id: int, other: int, *, muted: bool) -> None:
        pair = mutes.c.user_id == user_id, mutes.c.muted == other
        values = {"user_id": user_id, "muted": other, "at": time.time()}

        def job(c: Connection) -> None:
            c.execute(delete(mutes).where(*pair))
            if muted:
                c.execute(insert(mutes).values(**values))
            self._tell(c, "", PERSON, user_id)

        await self.database.write(job)

    async def muted_by(self, user_id: int) -> frozenset[int]:
        """Whose words somebody does not want to read."""
        query = select(mutes.c.muted).where(mutes.c.user_id == user_id)
        return frozenset(await self.database.read(lambda c: list(c.execute(query).scalars())))

    async def note(self, table_id: str, user_id: int) -> str:
        query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == user_id)
        return await self.database.read(lambda c: c.execute(query).scalar() or "")

    async def save_note(self, table_id: str, user_id: int, words: str) -> None:
        query = (
            self._insert(notes)
            .values(table_id=table_id, user_id=user_id, text=words)
            .on_conflict_do_update(index_elements=["table_id", "user_id"], set_={"text": words})
        )
        await self._do(query)
