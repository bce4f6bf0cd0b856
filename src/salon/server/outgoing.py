"""What goes out: so many at a time by each way, and one after the other to each person.

Who takes long holds up nobody but themselves.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

AT_ONCE = 8  # by each way
FAILURES = 10  # in a row, while others got through: then nobody is there any more
REMEMBERED = 10_000


class Slots:
    """The places of each way, and those who wait for one."""

    def __init__(self) -> None:
        self._places: dict[str, asyncio.Semaphore] = {}
        self._mine: dict[str, asyncio.Lock] = {}
        self._waiting = Counter[str]()

    @asynccontextmanager
    async def slot(self, way: str, whose: str) -> AsyncIterator[None]:
        """A place, as soon as nothing else is on its way to the same person so."""
        key = f"{way} {whose}"
        mine = self._mine.setdefault(key, asyncio.Lock())
        self._waiting[key] += 1
        try:
            async with mine, self._places.setdefault(way, asyncio.Semaphore(AT_ONCE)):
                yield
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key], self._mine[key]


class _Silence(NamedTuple):
    times: int
    since: float


class Silent:
    """Boxes that take nothing. The house alone may be cut off: that is no fault of theirs."""

    def __init__(self) -> None:
        self._silent: OrderedDict[str, _Silence] = OrderedDict()
        self._through = 0.0  # when something last got through to anybody

    def heard(self, box: str) -> None:
        self._silent.pop(box, None)
        self._through = time.monotonic()

    def failed(self, box: str) -> bool:
        """Whether it is to be tried no more."""
        before = self._silent.pop(box, _Silence(0, time.monotonic()))
        found = self._silent[box] = _Silence(before.times + 1, before.since)
        if len(self._silent) > REMEMBERED:
            self._silent.popitem(last=False)
        if found.times < FAILURES or self._through <= found.since:
            return False
        del self._silent[box]
        return True
