"""How long a table waits for the shares of its seats before the cards are dealt without them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from salon.server.live import LiveTable

SHARE_SECONDS = 10  # for the promises, and again for the secrets


class Patience:
    """Of one table. It counts seconds of this process, whatever the clock on the wall says."""

    def __init__(self) -> None:
        self._since: tuple[bool, float] | None = None  # whether for secrets, and since when

    async def look(self, table: LiveTable) -> None:
        """Deal without those who do not come: nobody keeps a table from beginning."""
        fair, now = table.table.fair, time.monotonic()
        full = all(seat.user_id is not None or seat.bot for seat in table.table.seats)
        if fair is None or table.started or not full:
            return
        if self._since is None or self._since[0] != fair.sealed:
            self._since = fair.sealed, now
        elif now - self._since[1] > SHARE_SECONDS:
            async with table.lock:
                await table.store.hurry(table.table.id, sealed=fair.sealed)
                await table.reload()
            await table.tell()
