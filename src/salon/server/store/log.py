"""The log of a table, and the snapshots that save reading all of it."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Integer, and_, bindparam, exists, func, literal_column, or_, select
from sqlalchemy.sql import ClauseElement

from salon.server import rows
from salon.server.database import Database, Statement
from salon.server.schema import actions, moments, snapshots
from salon.server.store.base import Base

TOLD_BYTES = 7000  # PostgreSQL passes on no more than 8000


class StoredRow(msgspec.Struct, frozen=True):
    version: int
    at: float
    row: rows.AnyRow


class Entry:
    """What servers tell each other of an entry: its version and, unless it is too long, all of it.

    >>> Entry(Entry.told(2, 1.5, '{"do":"undo","seat":0}')).stored()
    StoredRow(version=2, at=1.5, row=Undo(seat=0, up=0.0, spent=()))
    >>> Entry(Entry.told(2, 1.5, TOLD_BYTES * "x")).stored() is None
    True
    """

    def __init__(self, words: str) -> None:
        version, _, self._rest = words.partition(":")
        self.version = int(version)

    @staticmethod
    def told(version: int, at: float, body: str) -> str:
        whole = f"{version}:{at!r}:{body}"
        return whole if len(whole.encode()) <= TOLD_BYTES else str(version)

    def stored(self) -> StoredRow | None:
        at, _, body = self._rest.partition(":")
        return StoredRow(self.version, float(at), rows.decode(body)) if body else None


class Log(Base):
    """Entries are appended, never changed."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._append = Statement(self._next_entry(), database.engine)
        self.appended = 0  # entries, by this server

    def _next_entry(self) -> ClauseElement:
        """Adds an entry if there is none of its version, and there is one before it."""
        found = {column.name: bindparam(column.name, type_=column.type) for column in actions.c}
        first = literal_column("1", Integer)  # in the words of the statement, not one of its values
        before = and_(actions.c.table_id == found["table_id"], actions.c.version == found["version"] - first)
        values = select(*found.values()).where(or_(found["version"] == first, exists().where(before)))
        return self._insert(actions).from_select(list(found), values).on_conflict_do_nothing()

    async def append(self, table_id: str, version: int, row: rows.AnyRow, at: float) -> bool:
        """Write down an entry as this version, durable when it returns.

        False if there is one already, or none before it: the log has no gaps.
        """
        body = rows.encode(row).decode()
        values = {"table_id": table_id, "version": version, "at": at, "body": body}

        def job(c: Connection) -> bool:
            if self._append.run(c, values) != 1:
                return False
            self._tell(c, table_id, "log", Entry.told(version, at, body))
            return True

        written = await self.database.write(job)
        self.appended += written
        return written

    async def rows_after(self, table_id: str, version: int) -> list[StoredRow]:
        query = (
            select(actions.c.version, actions.c.at, actions.c.body)
            .where(actions.c.table_id == table_id, actions.c.version > version)
            .order_by(actions.c.version)
        )
        return await self.database.read(
            lambda c: [StoredRow(row.version, row.at, rows.decode(row.body)) for row in c.execute(query)]
        )

    async def entries(self, table_id: str) -> int:
        """How many entries there are in the log of a table, readable or not."""
        query = select(func.count()).where(actions.c.table_id == table_id)
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def readable_rows(self, table_id: str) -> list[StoredRow]:
        """The log of a table as far as it can be read: up to a gap or a damaged entry."""
        query = select(actions.c.version, actions.c.at, actions.c.body).where(actions.c.table_id == table_id)
        found: list[StoredRow] = []
        for row in await self.database.read(lambda c: c.execute(query.order_by(actions.c.version)).all()):
            try:
                stored = StoredRow(row.version, row.at, rows.decode(row.body))
            except msgspec.MsgspecError:
                break
            if stored.version != len(found) + 1:
                break
            found.append(stored)
        return found

    async def save_snapshot(self, table_id: str, version: int, engine: str, body: bytes) -> None:
        values = {"version": version, "engine": engine, "body": body}
        query = (
            self._insert(snapshots)
            .values(table_id=table_id, **values)
            .on_conflict_do_update(
                index_elements=["table_id"],
                set_=values,
                where=or_(snapshots.c.version <= version, snapshots.c.engine != engine),
            )
        )
        await self._do(query)

    async def save_moments(self, table_id: str, engine: str, found: dict[int, bytes]) -> None:
        """Keep positions after so many moves."""
        query = self._insert(moments).values(
            [{"table_id": table_id, "move": n, "engine": engine, "body": body} for n, body in found.items()]
        )
        new = {"engine": query.excluded.engine, "body": query.excluded.body}
        await self._do(
            query.on_conflict_do_update(
                index_elements=["table_id", "move"], set_=new, where=moments.c.engine != engine
            )
        )

    async def moment(self, table_id: str, engine: str, move: int) -> tuple[int, bytes] | None:
        """The last position by this engine up to a move, and after how many moves it is."""
        same = (moments.c.table_id == table_id, moments.c.engine == engine, moments.c.move <= move)
        query = select(moments.c.move, moments.c.body).where(*same).order_by(moments.c.move.desc()).limit(1)
        found = await self.database.read(lambda c: c.execute(query).first())
        return (found.move, found.body) if found else None

    async def last_snapshot(self, table_id: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table by whatever engine, and its version."""
        query = select(snapshots.c.version, snapshots.c.body).where(snapshots.c.table_id == table_id)
        found = await self.database.read(lambda c: c.execute(query).first())
        return (found.version, found.body) if found else None

    async def snapshot(self, table_id: str, engine: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table by this engine, and its version, if the log has come that far."""
        logged = exists().where(
            actions.c.table_id == snapshots.c.table_id, actions.c.version == snapshots.c.version
        )
        query = select(snapshots.c.version, snapshots.c.body).where(
            snapshots.c.table_id == table_id, snapshots.c.engine == engine, logged
        )
        found = await self.database.read(lambda c: c.execute(query).first())
        return (found.version, found.body) if found else None
