"""Who wins a match that is over, as far as a seat can tell before the hidden cards are turned up.

The position that a bot looks through holds hidden cards dealt at random: one in eight bears the name of the
character it lies under. But whoever laid it chose it, and near a half do. A bot that believes in the cards
dealt to it ends matches that it is going to lose: between Courtiers the one who ended it won 23 of 55.
"""

from __future__ import annotations

import math
from functools import lru_cache

from salon.games.court.state import CourtState
from salon.games.court.terms import EVERYONE, MAX_SEATS
from salon.kernel import Fate

HIDDEN_MATCH = 0.44  # of the hidden cards, those that match at the end of 55 matches
WORLDS = 32  # imagined ways in which the hidden cards may fall


def winning(s: CourtState, seat: int, match: float = HIDDEN_MATCH) -> float:
    """How likely a seat has won, if hidden cards match so often; a part of it where several may have."""
    whose, markers, seats, bit = s.cards.character, s.markers, s.seats, 1 << seat
    places: list[tuple[int, list[tuple[int, tuple[int, ...] | None]]]] = []
    for c in EVERYONE:
        if not markers[c]:
            continue
        piles, known = s.piles[c::7], s.known[c::7]
        most = max(map(len, piles))
        found: list[tuple[int, tuple[int, ...] | None]] = []
        for player, (cards, masks) in enumerate(zip(piles, known, strict=True)):
            count, hidden = int(0 < len(cards) == most), 0
            for card, mask in zip(cards, masks, strict=True):
                if not mask & bit:
                    hidden += 1
                elif whose[card] == c:
                    count += 1
            found.append((count, _falls(hidden, player, c, match) if hidden else None))
        places.append((markers[c], found))
    share = 0.0
    for world in range(WORLDS):
        points = [0] * seats
        for worth, found in places:
            counts = [count + (falls[world] if falls else 0) for count, falls in found]
            best = max(counts)
            if best:
                for player, count in enumerate(counts):
                    if count == best:
                        points[player] += worth
        most = max(points)
        if points[seat] == most:
            share += 1 / points.count(most)
    return share / WORLDS


@lru_cache(maxsize=4096)
def _falls(hidden: int, player: int, c: int, match: float) -> tuple[int, ...]:
    """In each world, how many of so many hidden cards match: as often as they should, in an order that is no
    pile's but this one's."""
    odds = [math.comb(hidden, k) * match**k * (1 - match) ** (hidden - k) for k in range(hidden + 1)]
    found: list[int] = []
    total = 0.0
    for k, chance in enumerate(odds):
        total += chance
        found += [k] * (round(total * WORLDS) - len(found))
    Fate.of(1 + player + MAX_SEATS * c).shuffle(found)
    return tuple(found)
