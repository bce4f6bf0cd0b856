"""What the laws in force amount to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from salon.games.turmoil.terms import NOBODY, MarkerName, Nation

if TYPE_CHECKING:
    from salon.games.turmoil.laws import Law, TensionCeiling


class Laws:
    """What the laws in force amount to."""

    def __init__(self, in_force: Iterable[tuple[Law, int, int]]) -> None:
        """Of each law, whose it is and by which card it came."""
        self.ops = [0, 0]
        self.bonus_in = [NOBODY, NOBODY]  # the region in which a side's cards are worth 1 more
        self.dear: tuple[set[int], set[int]] = (set(), set())  # regions, by side
        self.dear_unless: dict[int, MarkerName] = {}  # by region, for both sides
        self.free: tuple[set[int], set[int]] = (set(), set())
        self.closed: frozenset[int] = frozenset()
        self.no_crisis: set[int] = set()
        self.naval = [0, 0]
        self.attempts = [1, 1]
        self.fails = [False, False]
        self.war: list[WarLaw] = []
        self.called: dict[Nation, MarkerName] = {}  # to war, by nation, unless the marker is on the track
        self.ceilings: list[TensionCeiling] = []
        self.buyer = NOBODY
        self.extra: list[ExtraLaw] = []
        for law, actor, card in in_force:
            law.amend(self, actor, card)
        # priced[side]: the regions where support may cost anything but 1, and 2 under the opponent's control.
        self.priced = tuple(frozenset({*self.dear[n], *self.dear_unless, *self.free[n]}) for n in range(2))
        # most[side]: no support costs more. A space may lie in two regions, and each may double its price.
        self.most = tuple(2 << min(2, len({*self.dear[n], *self.dear_unless})) for n in range(2))


WarLaw = tuple[int, int, int, int]  # side, modifier, the card it needs in force, the card it came by
ExtraLaw = tuple[int, int, str, int]  # side, region, the space it needs controlled, the card it came by
