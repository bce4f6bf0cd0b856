"""What every part of the store stands on: the database, and word to the other servers."""

from __future__ import annotations

import secrets
import time

import msgspec
from sqlalchemy import Connection, Executable, text
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from salon.server.clocks import HouseClock
from salon.server.database import Database

CHANNEL = "salon"
PERSON = "person"  # what somebody wants of others has changed
_NOTIFY = text("select pg_notify(:channel, :payload)")


class Base:
    """Writes and reads through one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.server = secrets.token_hex(4)  # tells the servers on one database apart
        self.clock = HouseClock(time.time())
        self._insert = insert_sqlite if database.is_sqlite else insert_postgresql

    async def _do(self, statement: Executable) -> None:
        """One statement, durable when it returns."""

        def job(c: Connection) -> None:
            c.execute(statement)

        await self.database.write(job)

    def _tell(self, c: Connection, table_id: str, what: str, number: float | str = 0) -> None:
        """Let the other servers know, when it is durable."""
        if not self.database.is_sqlite:
            payload = f"{self.server}:{table_id}:{what}:{number}"
            c.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def announce(self, table_id: str, what: str, words: str = "") -> None:
        """Let the other servers know something that nobody keeps."""
        if not self.database.is_sqlite:
            await self.database.write(lambda c: self._tell(c, table_id, what, words))


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
