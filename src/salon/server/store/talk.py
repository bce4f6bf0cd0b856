"""What people say at a table, and what they note for themselves."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, desc, insert, select

from salon.server.schema import messages, notes, users
from salon.server.store.base import Base


class StoredMessage(msgspec.Struct, frozen=True):
    id: int
    user_id: int
    name: str
    at: float
    text: str


_MESSAGE = select(messages.c.id, messages.c.user_id, users.c.name, messages.c.at, messages.c.text).join(
    users, users.c.id == messages.c.user_id
)


class Talk(Base):
    """Chat and notes."""

    async def add_message(self, table_id: str, user_id: int, words: str, at: float) -> None:
        values = {"table_id": table_id, "user_id": user_id, "at": at, "text": words}

        def job(c: Connection) -> None:
            found = c.execute(insert(messages).values(**values).returning(messages.c.id))
            self._tell(c, table_id, "chat", found.scalar_one())

        await self.database.write(job)

    async def messages(self, table_id: str, limit: int = 200) -> list[StoredMessage]:
        query = _MESSAGE.where(messages.c.table_id == table_id).order_by(desc(messages.c.id)).limit(limit)
        found = await self.database.read(lambda c: [StoredMessage(*m) for m in c.execute(query)])
        return found[::-1]

    async def message(self, id: int) -> StoredMessage | None:
        query = _MESSAGE.where(messages.c.id == id)
        found = await self.database.read(lambda c: c.execute(query).first())
        return StoredMessage(*found) if found else None

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
