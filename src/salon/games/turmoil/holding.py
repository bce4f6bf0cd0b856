"""What follows from the support on the map: where each side is present, and who controls what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from salon.games.turmoil.bits import EVERYWHERE, bits
from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL, NOBODY


def presence(support: Sequence[int]) -> list[int]:
    """The spaces with support of each side, as bits."""
    return [bits(tuple(compress(EVERYWHERE, support[side::2]))) for side in range(2)]


def control(support: Sequence[int], stability: Sequence[int]) -> list[int]:
    """Who controls each space."""
    leads = [liberal - other for other, liberal in zip(support[::2], support[1::2], strict=True)]
    return [
        LIBERAL if lead >= needed else AUTHORITARIAN if -lead >= needed else NOBODY
        for lead, needed in zip(leads, stability, strict=True)
    ]


def holdings(held: Sequence[int]) -> list[int]:
    """The spaces that each side controls, as bits, and last, at NOBODY, those that no side does."""
    return [
        bits(tuple([n for n in EVERYWHERE if held[n] == who])) for who in (AUTHORITARIAN, LIBERAL, NOBODY)
    ]
