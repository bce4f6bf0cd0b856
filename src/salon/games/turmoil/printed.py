"""What is printed on the map of a pack, for the board in the browser."""

from __future__ import annotations

from typing import Any

from salon.games.turmoil.cards import Cards
from salon.games.turmoil.terms import (
    ERAS,
    FIRST_TURN,
    HAND,
    LAST_TURN,
    MARKERS,
    MOST_TENSION,
    REGIONS,
    ROUNDS,
    SIDES,
    STATUS,
    VICTORY,
    WAR_MARKERS,
)


def printed(cards: Cards) -> dict[str, Any]:
    """The facts that never change, by the numbers and ids that the view uses."""
    atlas = cards.atlas
    number = {id: n for n, id in enumerate([*atlas.ids, *(box.id for box in atlas.boxes)])}
    near = [(place.id, place.adjacent) for place in atlas.spaces]
    near += [(box.id, box.adjacent) for box in atlas.boxes]
    pairs = {tuple(sorted((number[id], number[other]))) for id, others in near for other in others}
    names = list(number)
    return {
        "spaces": {
            space.id: {
                "region": space.region,
                "stability": space.stability,
                "battleground": space.battleground,
            }
            for space in atlas.spaces
        },
        "boxes": {box.id: box.side for box in atlas.boxes},
        "links": [[names[a], names[b]] for a, b in sorted(pairs)],
        "regions": REGIONS,
        "eras": [
            {"id": era, "first": first, "hand": hand, "rounds": rounds}
            for era, first, hand, rounds in zip(ERAS, FIRST_TURN, HAND, ROUNDS, strict=True)
        ],
        "turns": LAST_TURN,
        "status": STATUS,
        "victory": VICTORY,
        "tension": MOST_TENSION,
        # Of the Great War track, those that add to the war roll of a side.
        "alliances": {
            MARKERS[marker]: side for side, found in zip(SIDES, WAR_MARKERS, strict=True) for marker in found
        },
    }
