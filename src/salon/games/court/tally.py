"""Whose markers would be whose: the score by character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.scoring import controllers
from salon.games.court.terms import CHARACTER, EVERYONE
from salon.kernel import Source, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


def tally(s: CourtState) -> tuple[tuple[Source, ...], ...]:
    """For each player, the characters they control and the markers there."""
    owners = [controllers(s, c) for c in EVERYONE]
    return tuple(
        tuple(
            Source(Text("court.tally.character", {"character": CHARACTER[c]}), s.markers[c])
            for c in EVERYONE
            if player in owners[c] and s.markers[c]
        )
        for player in range(s.seats)
    )
