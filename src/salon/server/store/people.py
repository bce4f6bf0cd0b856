"""People and their sessions."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, desc, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from salon.lang import GUEST, Language
from salon.server.database import AWAY, outage
from salon.server.names import fold, shape
from salon.server.schema import sessions, users
from salon.server.store.base import Base
from salon.server.store.naming import rename_seats

SESSION_DAYS = 400
SEEN_SECONDS = 3600.0  # so exactly it is known when a session was last used
SESSION = "session"
SESSION_ID = 16  # of the letters of what is stored: enough to tell sessions apart


class _Taken(Exception):
    """A name is somebody's: nothing of what was begun is kept."""


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


class StoredSession(msgspec.Struct, frozen=True):
    id: str
    created: float
    seen: float
    browser: str


def hashed(secret: str) -> str:
    """How secrets lie in the database: nobody who reads it can use them."""
    return hashlib.sha256(secret.encode()).hexdigest()


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
            if key is not None and not _take_name(c, name):
                return None
            values = {"name": name, "key": key, "password": password, "email": email, "language": language}
            row = insert(users).values(**values, shape=shape(name), created=time.time())
            found = c.execute(row.returning(users.c.id))
            return User(found.scalar_one(), name, key, password, email, None, language)

        try:
            return await self.database.write(job)
        except IntegrityError:  # another server was faster
            return None

    async def make_account(self, user_id: int, name: str, password: str) -> list[str] | None:
        """A guest becomes an account and keeps all tables, under the new name: the ids of these.

        None if the name is taken, also if it is at one of these tables.
        """
        key = fold(name)

        def job(c: Connection) -> list[str] | None:
            sits = rename_seats(c, user_id, name)
            if sits is None or not _take_name(c, name):
                raise _Taken
            values = {"name": name, "key": key, "shape": shape(name), "password": password}
            c.execute(update(users).where(users.c.id == user_id).values(**values))
            for table_id in sits:
                self._tell(c, table_id, "table")
            return sits

        try:
            return await self.database.write(job)
        except (_Taken, IntegrityError):  # the latter if another server was faster
            return None

    async def user_named(self, name: str) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.key == fold(name))))

    async def user(self, user_id: int) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.id == user_id)))

    async def change_user(self, user_id: int, **values: str | None) -> None:
        if name := values.get("name"):
            values["shape"] = shape(name)
        await self._do(update(users).where(users.c.id == user_id).values(**values))

    async def is_taken(self, name: str) -> bool:
        """Whether an account has the name, or one that looks like it."""
        return await self.database.read(lambda c: _is_taken(c, name))

    # -- sessions ----------------------------------------------------------------------------

    async def open_session(self, user_id: int, browser: str = "") -> str:
        token, now = secrets.token_urlsafe(32), time.time()
        row = {
            "token": hashed(token),
            "user_id": user_id,
            "created": now,
            "seen": now,
            "browser": browser[:80],
        }
        await self._do(insert(sessions).values(**row))
        return token

    async def close_session(self, token: str) -> None:
        await self._close_sessions(sessions.c.token == hashed(token))

    async def close_sessions(self, user_id: int, id: str = "", *, but: str = "") -> list[str]:
        """End a session of a person, or all of them but one; the ids of those that ended."""
        one = func.substr(sessions.c.token, 1, SESSION_ID) == id if id else sessions.c.token != hashed(but)
        return await self._close_sessions(and_(sessions.c.user_id == user_id, one))

    async def _close_sessions(self, where: ColumnElement[bool]) -> list[str]:
        def job(c: Connection) -> list[str]:
            found = [
                token[:SESSION_ID] for token in c.execute(select(sessions.c.token).where(where)).scalars()
            ]
            c.execute(sessions.delete().where(where))
            for id in found:  # the other servers have lines of them, too
                self._tell(c, "", SESSION, id)
            return found

        return await self.database.write(job)

    async def sessions(self, user_id: int) -> list[StoredSession]:
        """The sessions of a person, the newest first."""
        query = select(sessions).where(sessions.c.user_id == user_id, sessions.c.created > _since())
        found = await self.database.read(lambda c: c.execute(query.order_by(desc(sessions.c.seen))).all())
        return [
            StoredSession(row.token[:SESSION_ID], row.created, row.seen or row.created, row.browser or "")
            for row in found
        ]

    async def session_user(self, token: str) -> User | None:
        """Whose session it is."""
        mine = (sessions.c.token == hashed(token), sessions.c.created > _since())
        query = (
            _USER.add_columns(sessions.c.seen).join(sessions, sessions.c.user_id == users.c.id).where(*mine)
        )
        row = await self.database.read(lambda c: c.execute(query).first())
        if row is not None and (row.seen is None or row.seen < time.time() - SEEN_SECONDS):
            try:
                await self._do(update(sessions).where(mine[0]).values(seen=time.time()))
            except AWAY as error:  # such as a full disk: who wants to look on is not kept out
                outage.seen(error)
        return None if row is None else _read(row)


def session_id(token: str) -> str:
    """What a session is called: it opens nothing."""
    return hashed(token)[:SESSION_ID] if token else ""


def _since() -> float:
    return time.time() - SESSION_DAYS * 86400


def _is_taken(c: Connection, name: str) -> bool:
    alike = or_(users.c.key == fold(name), and_(users.c.shape == shape(name), users.c.key.is_not(None)))
    return c.execute(select(users.c.id).where(alike).limit(1)).first() is not None


def _take_name(c: Connection, name: str) -> bool:
    """Let an account have a name; False if another has it. Guests who were called so are nameless again."""
    if _is_taken(c, name):
        return False
    guests = update(users).where(users.c.key.is_(None), users.c.shape == shape(name))
    c.execute(guests.values(name=GUEST, shape=shape(GUEST)))
    return True


def _read(row: Row[tuple[object, ...]]) -> User:
    return User(row.id, row.name, row.key, row.password, row.email, row.webhook, row.language)


def _user(c: Connection, query: Select[tuple[object, ...]]) -> User | None:
    row = c.execute(query).first()
    return None if row is None else _read(row)
