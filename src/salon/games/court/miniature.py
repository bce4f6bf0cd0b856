"""The gallery as a small picture: markers, favors and stacks, which lie before everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.terms import CHARACTERS, pile
from salon.kernel import Miniature, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def miniature(s: CourtState) -> Miniature:
    """By character markers, favor and, seat by seat, how many cards lie there: not which."""
    most = max(s.markers)
    leaders = [c for c, n in zip(CHARACTERS, s.markers, strict=True) if n == most]
    sizes = (len(s.piles[pile(seat, c)]) for seat in range(s.seats) for c in range(len(CHARACTERS)))
    return Miniature(
        {
            "markers": tuple(s.markers),
            "favors": tuple(map(int, s.favors)),
            "stacks": tuple(sizes),
        },
        Text("court.picture", {"n": most, "leaders": tuple(f"character.{c}" for c in leaders if most)}),
    )
