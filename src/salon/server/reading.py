"""What is the same for everyone who reads a language: made once, away from the event loop, and remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from salon.server.errands import Errands, Once

T = TypeVar("T")


class Reading(Generic[T]):
    """One kind of page. Of `most` pages that are remembered, the one that was asked for longest ago goes."""

    def __init__(self, errands: Errands, make: Callable[..., T | None], most: int = 100) -> None:
        self._errands, self._make, self._most = errands, make, most
        self._asked = Once[T | None](errands)
        self._known: OrderedDict[tuple[str, ...], T] = OrderedDict()

    async def get(self, *key: str) -> T | None:
        """The page by its game, language and what else tells it from others; nothing that is not there
        is remembered.
        """
        found = self._known.get(key)
        if found is None:
            found = await self._asked.get(key, lambda: self._errands.run(self._make, *key))
        if found is not None:
            self._known[key] = found
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return found
