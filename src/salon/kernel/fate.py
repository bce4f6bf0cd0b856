"""Fate: the only source of chance. Every draw of every game is `below(n)`."""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

import msgspec

from salon.kernel.errors import BadSetup, fault
from salon.kernel.fields import directly

T = TypeVar("T")

_WORDS = 2**32
_SEED_LENGTH = 64
_unpack = struct.Struct("<16I").unpack


@lru_cache(maxsize=256)
def _block(seed: str, index: int) -> tuple[int, ...]:
    """Sixteen 32-bit words: BLAKE2b of a counter, keyed by the seed."""
    hashed = _keyed(seed).copy()
    hashed.update(index.to_bytes(8, "little"))
    return _unpack(hashed.digest())


@lru_cache(maxsize=16)
def _keyed(seed: str) -> hashlib.blake2b:
    """BLAKE2b that has taken in its key: a copy of it gives a block in 0.6 of the time."""
    return hashlib.blake2b(key=bytes.fromhex(seed))


class Need(Exception):
    """A scripted fate has no outcome left; `n` outcomes are possible. Chance nodes are built on this."""

    def __init__(self, n: int) -> None:
        super().__init__(f"the script has no outcome left where one of {n} is needed")
        self.n = n


@directly
class Fate(msgspec.Struct, gc=False, tag="fate"):
    """Chance from a 256-bit seed, the same on every Python, unpredictable from play.

    >>> fate = Fate.of(7)
    >>> [fate.roll() for _ in range(5)]
    [5, 3, 5, 5, 4]
    """

    seed: str
    counter: int = 0

    @staticmethod
    def of(seed: int | str | None = None) -> Fate:
        """A fate from a number, from 64 hexadecimal digits, or from the system's secure source."""
        if seed is None:
            return Fate(secrets.token_hex(32))
        if isinstance(seed, int) and 0 <= seed < 2**256:
            return Fate(f"{seed:064x}")
        if isinstance(seed, str) and len(seed) == _SEED_LENGTH and set(seed) <= set("0123456789abcdef"):
            return Fate(seed)
        raise fault(BadSetup, "kernel.bad-seed", seed=str(seed)[:80])

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        limit = _WORDS - _WORDS % n
        while True:
            counter = self.counter
            self.counter = counter + 1
            word = _block(self.seed, counter >> 4)[counter & 15]
            if word < limit:
                return word % n

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return 1 + self.below(sides)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place: from the last item down, each changes places with one up to itself.

        It draws exactly as `below` does, but all words at once: decks are shuffled all the time.
        """
        left = len(items)
        words = self._ahead(left - 1)
        if words and max(words) >= _WORDS - left:  # one might have to be drawn again
            _shuffle_one_by_one(self, items)
            return
        for word in words:
            j = word % left
            left -= 1
            items[left], items[j] = items[j], items[left]
        self.counter += len(words)

    def _ahead(self, n: int) -> list[int]:
        """The next words, not yet drawn."""
        first, seed = self.counter, self.seed
        words: list[int] = []
        for index in range(first >> 4, (first + n + 15) >> 4):
            words += _block(seed, index)
        return words[first & 15 : (first & 15) + n]

    def pick(self, items: Sequence[T]) -> T:
        """One item, each equally likely."""
        return items[self.below(len(items))]

    def fork(self) -> Fate:
        """A fate of its own for a copy: drawn from this one, and telling nothing of it."""
        words = [self.below(_WORDS) for _ in range(8)]
        return Fate("".join(f"{word:08x}" for word in words))

    def commitment(self) -> str:
        """The SHA-256 of the seed: published before the first card, checked after the last."""
        return hashlib.sha256(bytes.fromhex(self.seed)).hexdigest()

    def copy(self) -> Fate:
        return Fate(self.seed, self.counter)


def _shuffle_one_by_one(fate: Fate, items: list[T]) -> None:
    for i in range(len(items) - 1, 0, -1):
        j = fate.below(i + 1)
        items[i], items[j] = items[j], items[i]


@directly
class Script(Fate, tag="script"):
    """A fate that follows a list of outcomes, for tests and for chance nodes.

    >>> Script.of_outcomes(2, 0).roll()
    3
    """

    outcomes: tuple[int, ...] = ()

    @staticmethod
    def of_outcomes(*outcomes: int) -> Script:
        return Script("0" * _SEED_LENGTH, 0, outcomes)

    def below(self, n: int) -> int:
        if self.counter >= len(self.outcomes):
            raise Need(n)
        outcome = self.outcomes[self.counter]
        if not 0 <= outcome < n:
            raise ValueError(f"outcome {self.counter} of the script is {outcome}, not below {n}")
        self.counter += 1
        return outcome

    def shuffle(self, items: list[T]) -> None:
        _shuffle_one_by_one(self, items)

    def copy(self) -> Script:
        return Script(self.seed, self.counter, self.outcomes)


class Draw(NamedTuple):
    """One draw: after which move it came, how many outcomes there were, and which it was."""

    move: int
    n: int
    outcome: int


@directly
class Witness(Fate, tag="witness"):
    """A fate that writes down every draw; what its copies draw is imagined, and is not.

    >>> witness = Witness.of_seed(7)
    >>> witness.roll(), witness.seen
    (5, [Draw(move=0, n=6, outcome=4)])
    """

    move: int = 0
    seen: list[Draw] = msgspec.field(default_factory=list)

    @staticmethod
    def of_seed(seed: int | str) -> Witness:
        return Witness(Fate.of(seed).seed)

    def below(self, n: int) -> int:
        outcome = Fate.below(self, n)
        self.seen.append(Draw(self.move, n, outcome))
        return outcome

    def shuffle(self, items: list[T]) -> None:
        _shuffle_one_by_one(self, items)
