"""The map as a small picture: who controls what, and how the tracks stand, which everyone sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL
from salon.kernel import Miniature, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

# Who controls a space: nobody, a side, or it is not on the map now.
NONE, BY_SIDE, OFF = 0, (1, 2), 3


def miniature(s: TurmoilState) -> Miniature:
    """The spaces in the order of the map, then points, Tension and how far the navies are."""
    there = set(s.world.spaces)
    control = tuple(
        OFF if n not in there else NONE if (side := s.held[n]) < 0 else BY_SIDE[side]
        for n in range(len(s.cards.atlas.ids))
    )
    return Miniature(
        {"control": control, "tracks": (s.vp, s.tension, *s.navy)},
        Text(
            "turmoil.picture",
            {
                "authoritarian": control.count(BY_SIDE[AUTHORITARIAN]),
                "liberal": control.count(BY_SIDE[LIBERAL]),
                "vp": s.vp,
                "tension": s.tension,
            },
        ),
    )
