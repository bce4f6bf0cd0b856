"""Encoders: what a seat sees as numbers, for programs that learn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from salon.kernel.fact import Question

if TYPE_CHECKING:
    from salon.kernel.decision import Decision
    from salon.kernel.state import State
    from salon.kernel.vocabulary import Vocabulary

S = TypeVar("S", bound="State")
T = TypeVar("T")

ZERO = 128  # what stands for 0 where numbers may be below it


class Block(msgspec.Struct, frozen=True):
    """A row of numbers with one meaning. Each is a byte; where they may be negative, `zero` stands for 0."""

    name: str
    shape: tuple[int, ...]
    zero: int = 0

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size


class Encoder(ABC, Generic[S]):
    """Writes what a seat sees as bytes, block by block, the same length at every position of a table.

    It holds what the seat's view holds, but for the answers it may give, and what of the past `determinize`
    heeds: positions that look the same to a seat have the same bytes. Seats are counted from the one that
    looks. An encoder keeps what it wrote last, since little changes from one answer to the next: each thread
    needs its own.
    """

    blocks: tuple[Block, ...]

    @property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

    @abstractmethod
    def encode(self, s: S, seat: int) -> bytes:
        """What a seat sees."""


def one_hot(index: int, size: int) -> bytes:
    """A 1 in its place; none for an index below 0.

    >>> one_hot(1, 3).hex(), one_hot(-1, 2).hex()
    ('000100', '0000')
    """
    row = bytearray(size)
    if index >= 0:
        row[index] = 1
    return bytes(row)


@cache
def places(size: int) -> tuple[bytes, ...]:
    """All rows with a single 1; the last one, which -1 gives too, has none.

    >>> [row.hex() for row in places(2)]
    ['0100', '0001', '0000']
    """
    return (*(one_hot(place, size) for place in range(size)), bytes(size))


def counts(items: Iterable[int], size: int, first: int = 0) -> bytes:
    """How often each number occurs, from `first` on.

    >>> counts([5, 7, 5], 4, first=4).hex()
    '00020001'
    """
    row = bytearray(size)
    for item in items:
        row[item - first] += 1
    return bytes(row)


class Growing:
    """A pile of which most often only the end has changed since it was last counted."""

    def __init__(self, size: int, first: int = 0) -> None:
        self._first = first
        self._items: list[int] = []
        self._row = bytearray(size)

    def encode(self, items: list[int]) -> bytes:
        """How often each number occurs."""
        known = self._items
        if items != known:
            row, first = self._row, self._first
            old = len(known)
            if items[:old] != known:
                row[:] = bytes(len(row))
                old = 0
            for item in items[old:]:
                row[item - first] += 1
            self._items = items[:]
        return bytes(self._row)


class Kept(Generic[T]):
    """A list that seldom changes: it is written anew only then."""

    def __init__(self, write: Callable[[list[T]], bytes]) -> None:
        self._write = write
        self._items: list[T] | None = None
        self._row = b""

    def encode(self, items: list[T]) -> bytes:
        if items != self._items:
            self._items = items[:]
            self._row = self._write(items)
        return self._row


class Asked:
    """Questions as numbers: a 1 for the kind, then the fields that are numbers or symbols of the vocabulary.

    What a question repeats of the position in other forms is left out.
    """

    def __init__(self, base: type[Question], vocabulary: Vocabulary, more: Mapping[str, int]) -> None:
        kinds = [base, *_descendants(base)]
        self._kinds = {kind: place for place, kind in enumerate(kinds)}
        self._symbols = {name: n for n, name in enumerate(vocabulary.names)} | dict(more)
        self._fields = max(len(kind.__struct_fields__) for kind in kinds)
        self.size = len(kinds) + 2 * self._fields
        self._nothing = bytes(self.size)
        self._row = lru_cache(4096)(self._write)

    def encode(self, pending: tuple[Decision, ...], seats: int, seat: int) -> bytes:
        """What each seat is asked, beginning with one; a question that waits for nobody is its seat's own."""
        if len(pending) == 1:
            (decision,) = pending
            place = (decision.seat - seat) % seats
            return self._nothing * place + self._row(decision.question) + self._nothing * (seats - 1 - place)
        rows = [self._nothing] * seats
        for decision in pending:
            if decision.seat == seat or decision.legal or decision.hoped:
                rows[(decision.seat - seat) % seats] = self._row(decision.question)
        return b"".join(rows)

    def _write(self, question: Question) -> bytes:
        row = bytearray(self.size)
        place = len(self._kinds)
        while True:
            row[self._kinds[type(question)]] = 1
            inner = None
            for field in question.__struct_fields__:
                value = getattr(question, field)
                if isinstance(value, Question):
                    inner = value
                elif isinstance(value, int) or value in self._symbols:
                    number = value if isinstance(value, int) else 1 + self._symbols[value]
                    row[place : place + 2] = number.to_bytes(2, "big")
                    place += 2
            if inner is None:
                return bytes(row)
            question = inner


def _descendants(base: type[Question]) -> list[type[Question]]:
    """All kinds derived from one, in the order in which they are written."""
    return [kind for child in base.__subclasses__() for kind in (child, *_descendants(child))]
