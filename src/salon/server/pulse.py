"""Whether the server is well: that it runs, which needs nothing else, and that it can serve."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection

from salon.kernel.version import VERSION
from salon.server.api import Call, Endpoint
from salon.server.database import Database
from salon.server.notices import Notices
from salon.server.wire_house import Health, Ready

PATIENCE = 5.0  # seconds


class Pulse:
    """What a watchman asks; who asks does not matter."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database, self._notices = database, notices
        self._began = time.time()

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint(
                "GET",
                "/api/health",
                None,
                Health,
                "Whether the server is well",
                self.health,
                "house",
                alone=True,
            ),
            Endpoint(
                "GET", "/api/ready", None, Ready, "Whether it can serve", self.ready, "house", alone=True
            ),
        ]

    async def health(self, _: Call[None]) -> Health:
        return Health(version=VERSION, up=time.time() - self._began, notices=self._notices.ways)

    async def ready(self, _: Call[None]) -> Ready:
        """Whether a transaction can begin and be committed."""
        await asyncio.wait_for(self._database.write(_nothing), PATIENCE)
        return Ready(database=self._database.engine.dialect.name)


def _nothing(c: Connection) -> None:
    c.exec_driver_sql("select 1")
