"""Sets of spaces as the bits of a number: they are joined and parted in one go, and listed by bytes."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import TypeAlias

from salon.games.turmoil.answers import SPACES

EVERYWHERE = tuple(range(SPACES))
BIT = tuple(1 << n for n in EVERYWHERE)  # a space as a set
BYTES = (SPACES + 7) // 8
# LISTED[place][byte]: the spaces that a byte of such a number stands for.
LISTED = tuple(
    tuple(tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for place in range(BYTES)
)
Unions: TypeAlias = tuple[tuple[int, ...], ...]


@lru_cache(maxsize=512)
def bits(spaces: Collection[int]) -> int:
    """The set of some spaces: of few different ones.

    >>> bits((0, 3))
    9
    """
    return sum(1 << n for n in spaces)


def listed(spaces: int) -> tuple[int, ...]:
    """The spaces of a set, in order.

    >>> listed(9 << 60)
    (60, 63)
    """
    a, b, c, d, e, f, g, h, i = spaces.to_bytes(BYTES, "little")
    t = LISTED
    return (*t[0][a], *t[1][b], *t[2][c], *t[3][d], *t[4][e], *t[5][f], *t[6][g], *t[7][h], *t[8][i])


def unions(sets: tuple[int, ...]) -> Unions:
    """For each byte of a set of spaces, the union of what belongs to each: a table for `union`."""
    found = []
    for place in range(BYTES):
        table = [0] * 256
        for bit, each in enumerate(sets[8 * place : 8 * place + 8]):
            for byte in range(1 << bit, 2 << bit):
                table[byte] = table[byte - (1 << bit)] | each
        found.append(tuple(table))
    return tuple(found)


def union(t: Unions, spaces: int) -> int:
    """The union of what belongs to the spaces of a set.

    >>> union(unions((1, 6, 8)), 0b110)
    14
    """
    a, b, c, d, e, f, g, h, i = spaces.to_bytes(BYTES, "little")
    return t[0][a] | t[1][b] | t[2][c] | t[3][d] | t[4][e] | t[5][f] | t[6][g] | t[7][h] | t[8][i]
