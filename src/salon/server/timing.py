"""What the clocks of a table show, and what an answer costs."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from salon.server import rows
from salon.server.clocks import LAG_SECONDS

if TYPE_CHECKING:
    from salon.server.live import LiveTable


def clock(table: LiveTable, seat: int) -> float | None:
    """The seconds a seat has left on its live clock."""
    if table.table.pace.kind != "live":
        return None
    return table.clocks.left[seat] - (_running(table, seat) if seat in table.waiting_for() else 0)


def _running(table: LiveTable, seat: int) -> float:
    return table.delivery.running(seat, table.clocks.at, table.store.clock.now())


def days_left(table: LiveTable, seat: int) -> float | None:
    """The seconds in which a seat must answer in play by the day."""
    if table.table.pace.kind != "daily" or seat not in table.waiting_for():
        return None
    return table.clocks.asked[seat] + table.table.pace.days * 86400 - table.store.clock.now()


def deadline(table: LiveTable, seat: int) -> float | None:
    """Until when that is by the clock on the wall, if the house stays open."""
    left = days_left(table, seat)
    return None if left is None else time.time() + left


def late(table: LiveTable) -> list[int]:
    """The seats whose time has run out."""
    return [
        seat
        for seat in table.waiting_for()
        if ((left := clock(table, seat)) is not None and left <= 0)
        or ((days := days_left(table, seat)) is not None and days < 0)
    ]


def charged(table: LiveTable, row: rows.AnyRow, lag: float) -> rows.AnyRow:
    """An entry with what it costs. The way to and fro is not charged to the one who answers."""
    spent: tuple[float, ...] = ()
    if table.table.pace.kind == "live":
        waited = table.waiting_for()
        cost = [_running(table, seat) if seat in waited else 0.0 for seat in range(len(table.names))]
        cost[row.seat] = max(0.0, cost[row.seat] - min(lag, LAG_SECONDS))
        spent = tuple(round(seconds, 3) for seconds in cost)
    return msgspec.structs.replace(row, up=round(table.store.clock.now(), 3), spent=spent)
