"""Work that would hold up the event loop: one thing at a time in a thread of its own, with a short queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, ParamSpec, TypeVar

from salon.server.api import Declined

QUEUE = 32  # may wait
MOST = 2 * QUEUE  # also of those whose errand is not shared
P = ParamSpec("P")
T = TypeVar("T")


class Errands:
    """A thread, and those who wait for it."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self.waiting: set[asyncio.Task[object]] = set()
        self._queued = 0

    async def run(self, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do something in the thread; where too many wait already, they are asked to come back."""
        if self._queued >= MOST:
            raise Declined(429, "house.too-often")
        self._queued += 1
        call = asyncio.get_running_loop().run_in_executor
        try:
            return await call(self._thread, lambda: job(*args, **named))
        finally:
            self._queued -= 1

    def close(self) -> None:
        for task in self.waiting:
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Once(Generic[T]):
    """One kind of errand: of several who ask for the same at once, one waits in the queue."""

    def __init__(self, errands: Errands) -> None:
        self._errands = errands
        self._asked: dict[Hashable, asyncio.Task[T]] = {}

    async def get(self, key: Hashable, find: Callable[[], Coroutine[None, None, T]]) -> T:
        """What is found for a key, by whoever asked first."""
        if key not in self._asked:
            if len(self._errands.waiting) >= QUEUE:
                raise Declined(429, "house.too-often")
            task = self._asked[key] = asyncio.create_task(find())
            self._errands.waiting.add(task)
            task.add_done_callback(lambda _: self._done(key, task))
        return await asyncio.shield(self._asked[key])

    def _done(self, key: Hashable, task: asyncio.Task[T]) -> None:
        del self._asked[key]
        self._errands.waiting.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits is told; if all have hung up, nobody need be
