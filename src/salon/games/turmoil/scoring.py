"""Scoring a region (turmoil.10.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.turmoil import facts
from salon.games.turmoil.terms import GERMANY, LIBERAL, REGIONS, SIDE

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

LEVELS = ("none", "presence", "domination", "control")
NONE, PRESENCE, DOMINATION, CONTROL = range(4)


class Standing(msgspec.Struct, frozen=True):
    """What one side has in a region."""

    level: int
    points: int  # for the level
    battlegrounds: int
    independents: int

    @property
    def total(self) -> int:
        return self.points + self.battlegrounds + self.independents


def standings(s: TurmoilState, region: int) -> tuple[Standing, Standing]:
    """The standings of both sides."""
    held, world = s.held, s.world
    battlegrounds = world.battlegrounds[region]
    spaces = [*map(held.__getitem__, world.regions[region])]
    fields = [*map(held.__getitem__, battlegrounds)]
    beside = [*map(held.__getitem__, world.beside[region])]
    found = []
    for side in range(2):
        own, theirs = spaces.count(side), spaces.count(1 - side)
        fought, lost = fields.count(side), fields.count(1 - side)
        level = NONE
        if own:
            level = PRESENCE
            if own > theirs and fought == len(battlegrounds):
                level = CONTROL
            elif own > theirs and fought > lost and own > fought > 0:
                level = DOMINATION
        points = s.cards.scoring[region][level - 1] if level else 0
        found.append(Standing(level, points, fought, beside.count(side)))
    return found[0], found[1]


def score(s: TurmoilState, region: int) -> bool:
    """Score a region; True if Liberal control of Germany ends the game (turmoil.10.4.1.c)."""
    authoritarian, liberal = standings(s, region)
    if s.journal is not None:  # frequent: see facts.py
        for side, found in enumerate((authoritarian, liberal)):
            s.tell(
                facts.Score,
                f"region.{REGIONS[region]}",
                SIDE[side],
                f"level.{LEVELS[found.level]}",
                found.points,
                found.battlegrounds,
                found.independents,
                found.total,
            )
    s.gain(LIBERAL, liberal.total - authoritarian.total)
    return region == GERMANY and liberal.level == CONTROL
