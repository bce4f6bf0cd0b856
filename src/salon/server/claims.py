"""Claims: of several servers on one PostgreSQL, one does what one alone should do."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from salon.server.database import QUERY_SECONDS, REACHED, outage

if TYPE_CHECKING:
    import psycopg


class Claims:
    """Advisory locks on one connection: when a server dies, its claims go with it.

    A server alone on SQLite has nobody to agree with, so every claim is granted.
    """

    def __init__(self, url: str) -> None:
        self._url = url if url.startswith("postgresql://") else ""
        self._connection: psycopg.AsyncConnection | None = None
        self._turn = asyncio.Lock()
        self._closed = False

    @asynccontextmanager
    async def claim(self, what: str) -> AsyncIterator[bool]:
        """True while this server alone has it. Within one server the caller keeps order."""
        if not self._url:
            yield True
            return
        key = int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], signed=True)
        mine = await self._ask("select pg_try_advisory_lock(%s)", key)
        try:
            yield mine
        finally:
            if mine:
                await asyncio.shield(self._ask("select pg_advisory_unlock(%s)", key))

    async def _ask(self, query: str, key: int) -> bool:
        """Without the database nothing is claimed; a broken line is made anew for the next one."""
        import psycopg
        from psycopg.conninfo import make_conninfo

        async with self._turn:
            if self._closed:
                return False
            try:
                async with asyncio.timeout(QUERY_SECONDS):
                    if self._connection is None:
                        address = make_conninfo(self._url, **REACHED)
                        self._connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                    cursor = await self._connection.execute(query.encode(), (key,))
                    row = await cursor.fetchone()
                return bool(row and row[0])
            except (psycopg.Error, TimeoutError) as error:
                outage.seen(error)
                if self._connection is not None:
                    await self._connection.close()
                    self._connection = None
                return False

    async def close(self) -> None:
        """Give everything back; whoever asks from now on, perhaps on their way out, gets nothing."""
        async with self._turn:
            self._closed = True
            if self._connection is not None:
                await self._connection.close()
                self._connection = None
