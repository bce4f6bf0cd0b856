"""Rate limits: so many a second, with a burst; the generic cell rate algorithm in a few lines."""

from __future__ import annotations

import time
from collections import OrderedDict


class Limit:
    """One bucket.

    >>> limit = Limit(rate=1, burst=2)
    >>> [limit.allows(at=0.0) for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_slack", "_step", "_until")

    def __init__(self, rate: float, burst: int) -> None:
        self._step = 1 / rate
        self._slack = (burst - 1) * self._step
        self._until = 0.0

    def allows(self, at: float | None = None, *, cost: float = 1) -> bool:
        now = time.monotonic() if at is None else at
        start = max(self._until, now)
        if start - now > self._slack + 1e-9:
            return False
        self._until = start + cost * self._step
        return True

    @property
    def spent(self) -> bool:
        """Whether nothing is allowed just now."""
        return self._until - time.monotonic() > self._slack + 1e-9


class Limits:
    """A bucket for each address or person; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: int, *, off: bool = False, remembered: int = 10_000) -> None:
        self._rate, self._burst, self._off, self._remembered = rate, burst, off, remembered
        self._buckets: OrderedDict[str, Limit] = OrderedDict()

    def spent(self, key: str) -> bool:
        """Whether nothing is allowed just now; to ask costs nothing."""
        limit = self._buckets.get(key)
        return limit is not None and limit.spent

    def allows(self, key: str) -> bool:
        if self._off:
            return True
        limit = self._buckets.get(key)
        if limit is None:
            limit = self._buckets[key] = Limit(self._rate, self._burst)
            if len(self._buckets) > self._remembered:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return limit.allows()


class Counts:
    """How many of something each has, and no more than so many.

    >>> counts = Counts(1)
    >>> counts.take("a"), counts.take("a"), counts.give_back("a"), counts.take("a")
    (True, False, None, True)
    """

    def __init__(self, most: int, *, off: bool = False) -> None:
        self._most, self._off = most, off
        self._counts: dict[str, int] = {}

    def take(self, key: str) -> bool:
        count = self._counts.get(key, 0)
        if count >= self._most and not self._off:
            return False
        self._counts[key] = count + 1
        return True

    def give_back(self, key: str) -> None:
        self._counts[key] -= 1
        if not self._counts[key]:
            del self._counts[key]
