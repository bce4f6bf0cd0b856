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

    def allows(self, at: float | None = None) -> bool:
        now = time.monotonic() if at is None else at
        start = max(self._until, now)
        if start - now > self._slack + 1e-9:
            return False
        self._until = start + self._step
        return True


class Limits:
    """A bucket for each address or person; those unused for longest are forgotten."""

    def __init__(self, rate: float, burst: int, *, off: bool = False, remembered: int = 10_000) -> None:
        self._rate, self._burst, self._off, self._remembered = rate, burst, off, remembered
        self._buckets: OrderedDict[str, Limit] = OrderedDict()

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
