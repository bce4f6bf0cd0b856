"""Whose bots think next: a queue in which no table waits for another's long game, and people come first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, TypeAlias

# Somebody looks at the table; somebody plays at it; bots are among themselves.
Rank: TypeAlias = Literal[0, 1, 2]
RANKS: tuple[Rank, ...] = (0, 1, 2)
FAIR = 8  # of so many turns one goes to who has waited longest, whatever the rank: nobody waits for ever


class Turns:
    """So many tables at a time. A table asks for one turn after the other, and goes to the end each time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Rank, deque[tuple[int, asyncio.Future[None]]]] = {rank: deque() for rank in RANKS}
        self._asked = 0
        self._given = 0

    @property
    def waiting(self) -> int:
        """How many tables wait for a turn."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, rank: Rank) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(rank)
        try:
            yield
        finally:
            self._free += 1
            self._next()

    async def _wait(self, rank: Rank) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._asked += 1
        self._waiting[rank].append((self._asked, mine))
        self._next()
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given just now: another may have it
                self._free += 1
                self._next()
            raise

    def _next(self) -> None:
        """Give the turns that are free."""
        while self._free and (line := self._line()) is not None:
            _, waits = line.popleft()
            if waits.cancelled():
                continue
            self._given += 1
            self._free -= 1
            waits.set_result(None)

    def _line(self) -> deque[tuple[int, asyncio.Future[None]]] | None:
        """The line whose first is next."""
        lines = [self._waiting[rank] for rank in RANKS if self._waiting[rank]]
        if not lines:
            return None
        return min(lines, key=lambda line: line[0][0]) if self._given % FAIR == FAIR - 1 else lines[0]
