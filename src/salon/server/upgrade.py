"""What would change if this Salon went on with a database: every table is played again from its log."""

from __future__ import annotations

import zlib

import msgspec

from salon.games import games
from salon.kernel import SalonError, Text
from salon.server import snapshots
from salon.server.decks import Decks
from salon.server.live import LiveTable
from salon.server.store import Store, StoredTable


async def change_of(store: Store, stored: StoredTable) -> Text | None:
    """What would change at a table; None if it goes on, or ends, as before. Nothing is written."""
    if stored.damaged:
        return Text("house.change-row")
    if stored.game not in games():
        return Text("house.change-game", {"game": stored.game})
    game, deck = await Decks(store).game_of(stored)
    log = await store.readable_rows(stored.id)
    if stored.rules and stored.rules != game.key and stored.status != "ended" and log:
        return Text("house.change-rules", {"found": stored.rules, "expected": game.key})
    snapped = await store.last_snapshot(stored.id)
    entry = 0
    try:
        table = LiveTable(store, stored, game, deck)
        for entry, row in enumerate(log, 1):
            table.replay(row)
            if snapped is not None and snapped[0] == entry and not _same_position(table, snapped[1]):
                return Text("house.change-position", {"entry": entry})
    except Exception as error:  # noqa: BLE001  (whatever it is, the table cannot go on)
        cause = error.__cause__ or error
        reason = cause.text if isinstance(cause, SalonError) else type(cause).__name__
        return Text("house.change-log", {"entry": entry, "reason": reason})
    if await store.entries(stored.id) > len(log):
        return Text("house.change-log", {"entry": len(log) + 1, "reason": Text("house.change-unreadable")})
    if stored.status == "ended" and (not table.over or stored.winners not in (None, table.won)):
        return Text("house.change-result")
    return None


def _same_position(table: LiveTable, body: bytes) -> bool:
    """Whether a snapshot shows the position that the log makes now. One of another form says nothing."""
    try:
        before = snapshots.position(table.game, body)
    except (zlib.error, msgspec.MsgspecError, SalonError):
        return True
    return before == table.play.state
