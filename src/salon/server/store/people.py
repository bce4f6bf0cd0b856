"""People and their sessions."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, insert, select, update
from sqlalchemy.exc import IntegrityError

from salon.lang import Language
from salon.server.schema import sessions, users
from salon.server.store.base import Base

SESSION_DAYS = 400


class User(msgspec.Struct, frozen=True):
    id: int
    name: str
    key: str | None
    password: str | None
    email: str | None
    webhook: str | None
    language: Language

    @property
    def guest(self) -> bool:
        return self.key is None


def hashed(secret: str) -> str:
    """How secrets lie in the database: nobody who reads it can use them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fold(name: str) -> str:
    """A name as it must be unique: however it is written, and as long as its column.

    >>> fold("ＡＮＡ  de Austria") == fold("Ana de austria")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())[:40]


_USER = select(
    users.c.id,
    users.c.name,
    users.c.key,
    users.c.password,
    users.c.email,
    users.c.webhook,
    users.c.language,
)


class People(Base):
    """Guests, accounts, and who is who."""

    async def new_user(
        self, name: str, language: Language, password: str | None = None, email: str | None = None
    ) -> User | None:
        """A new guest, or with a password an account; None if the name is taken."""
        key = None if password is None else fold(name)

        def job(c: Connection) -> User | None:
            if key is not None and c.execute(select(users.c.id).where(users.c.key == key)).first():
                return None
            found = c.execute(
                insert(users)
                .values(
                    name=name, key=key, password=password, email=email, language=language, created=time.time()
                )
                .returning(users.c.id)
            )
            return User(found.scalar_one(), name, key, password, email, None, language)

        try:
            return await self.database.write(job)
        except IntegrityError:  # another server was faster
            return None

    async def make_account(self, user_id: int, name: str, password: str) -> bool:
        """A guest becomes an account and keeps all tables; False if the name is taken."""
        key = fold(name)

        def job(c: Connection) -> bool:
            if c.execute(select(users.c.id).where(users.c.key == key)).first():
                return False
            c.execute(
                update(users).where(users.c.id == user_id).values(name=name, key=key, password=password)
            )
            return True

        try:
            return await self.database.write(job)
        except IntegrityError:  # another server was faster
            return False

    async def user_named(self, name: str) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.key == fold(name))))

    async def user(self, user_id: int) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.id == user_id)))

    async def change_user(self, user_id: int, **values: Any) -> None:
        await self._do(update(users).where(users.c.id == user_id).values(**values))

    async def open_session(self, user_id: int) -> str:
        token = secrets.token_urlsafe(32)
        row = {"token": hashed(token), "user_id": user_id, "created": time.time()}
        await self._do(insert(sessions).values(**row))
        return token

    async def close_session(self, token: str) -> None:
        await self._do(sessions.delete().where(sessions.c.token == hashed(token)))

    async def session_user(self, token: str) -> User | None:
        """Whose session it is."""
        since = time.time() - SESSION_DAYS * 86400
        query = _USER.join(sessions, sessions.c.user_id == users.c.id).where(
            sessions.c.token == hashed(token), sessions.c.created > since
        )
        return await self.database.read(lambda c: _user(c, query))


def _user(c: Connection, query: Select[Any]) -> User | None:
    row = c.execute(query).first()
    if row is None:
        return None
    return User(row.id, row.name, row.key, row.password, row.email, row.webhook, row.language)
