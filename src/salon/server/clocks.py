"""Clocks: what people have left, in seconds in which the house was open.

The clock on the wall may jump, and the house may be closed for a night: neither decides a game.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

import msgspec

BEAT_SECONDS = 2.0  # so often a house writes down how late it is
GAP_SECONDS = 6.0  # without a mark for so long, the house was not open
LAG_SECONDS = 1.0  # of the way to and fro, that are nobody's fault
HOLD_SECONDS = 30.0  # for people to come back after a table was taken up, before their clocks run


class HouseClock:
    """How long the house has been open, in all its processes.

    It goes on from mark to mark, and a mark is one that the database has: a process that was stopped, a loop
    that stood still or a database that was away leaves a gap, and a gap does not count.

    >>> ticks = iter([0, 4, 4, 7, 500, 503])
    >>> clock = HouseClock(100.0, lambda: next(ticks))
    >>> clock.now()
    104.0
    >>> clock.set(*clock.next_mark()), clock.now()
    (None, 107.0)
    >>> clock.set(*clock.next_mark()), clock.now()
    (None, 107.0)
    """

    def __init__(self, mark: float, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self.set(mark, ticks())

    def set(self, mark: float, tick: float) -> None:
        """It was so late then."""
        self._mark, self._tick = mark, tick

    def now(self) -> float:
        return self._mark + min(self._ticks() - self._tick, GAP_SECONDS)

    def next_mark(self) -> tuple[float, float]:
        """How late it is, to be written down and then set."""
        tick = self._ticks()
        since = tick - self._tick
        return self._mark + (since if since <= GAP_SECONDS else 0.0), tick

    def hear(self, mark: float) -> None:
        """So late it is at another server; the latest is right."""
        if mark > self.now():
            self.set(mark, self._ticks())


class Clocks(msgspec.Struct):
    """The clocks of a table. All times are those of the house's clock."""

    at: float  # of the last entry of the log
    left: list[float]  # of a live clock, at that time
    asked: list[float]  # when each seat was last asked something


class Delivery:
    """Who has been shown what they are asked, since this server took the table up.

    Nobody's clock runs while they find their way back after a restart; but who stays away is not waited for.
    """

    def __init__(self, now: float) -> None:
        self._until = now + HOLD_SECONDS
        self._seen: dict[int, float] = {}

    def see(self, seats: Iterable[int], now: float) -> None:
        """Their person looks at the table."""
        for seat in seats:
            self._seen.setdefault(seat, now)

    def running(self, seat: int, since: float, now: float) -> float:
        """The seconds of a seat's time that have passed."""
        return max(0.0, now - max(since, min(self._seen.get(seat, self._until), self._until)))
