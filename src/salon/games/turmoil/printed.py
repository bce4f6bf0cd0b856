"""What is printed on the map, for the board in the browser: `board/printed.json`.

The file is made of the TOML files by `python -m salon.games.turmoil.printed`; a test compares the two.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from salon.games.turmoil.cards import Cards, read
from salon.games.turmoil.terms import ERAS, FIRST_TURN, HAND, LAST_TURN, REGIONS, ROUNDS, STATUS

FILE = Path(__file__).parent / "board" / "printed.json"


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
    }


def encode(found: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


if __name__ == "__main__":
    FILE.write_bytes(encode(printed(read())))
    print(FILE, file=sys.stderr)
