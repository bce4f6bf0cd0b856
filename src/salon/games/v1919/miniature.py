"""The conference as a small picture: the Issues on the Table and the Unrest, which everyone sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.terms import NOBODY, TABLE
from salon.kernel import Miniature, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def miniature(s: V1919State) -> Miniature:
    """An Issue is its Region (or -1), its stars and the cubes of each power; then what each Region has."""
    cards, shown = s.cards, [n for n in range(TABLE) if s.issues[n] != NOBODY]
    table = (
        number for n in shown for number in (cards.region[s.issues[n]], cards.stars[s.issues[n]], *s.cubes[n])
    )
    worst = max(s.unrest)
    regions = (cards.region_name[r] for r, n in enumerate(s.unrest) if n == worst)
    return Miniature(
        {"table": tuple(table), "unrest": tuple(s.unrest), "kegs": tuple(s.keg)},
        Text(
            "v1919.picture",
            {
                "issues": tuple(cards.issue_name[s.issues[n]] for n in shown),
                "count": len(shown),
                "regions": tuple(regions),
                "n": worst,
            },
        ),
    )
