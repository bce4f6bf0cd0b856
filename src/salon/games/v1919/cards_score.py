"""What a Strategy card is worth."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from salon.games.v1919.terms import COUNTERS, FLAGS, ITALY, JAPAN, NOBODY, SIGNS

if TYPE_CHECKING:
    from salon.games.v1919.cards import Score
    from salon.games.v1919.state import V1919State


def strategy_points(s: V1919State, power: int) -> tuple[bool, int]:
    """Whether the card doubles the Happiness award, and its points."""
    card = s.strategy[power]
    if card == NOBODY:
        return False, 0
    return doubles(s, card), sum(line_points(s, power, card))


def doubles(s: V1919State, card: int) -> bool:
    """Whether a card doubles the Happiness award."""
    return any(line.type == "happiness_x2" for line in s.cards.strategies[card].score)


def line_points(s: V1919State, power: int, card: int) -> list[int]:
    """What each line of a card would score now in the hands of a power."""
    return [_line(s, power, line) for line in s.cards.strategies[card].score]


@cache
def bearing(icon: str) -> frozenset[int]:
    """The counters with an icon, whosever flag they bear."""
    return frozenset(counter for counter, name in enumerate(COUNTERS) if name.startswith(icon))


def _line(s: V1919State, power: int, line: Score) -> int:
    match line.type:
        case "icon":
            shown = list(chain.from_iterable(s.counters))
            return line.vp * sum(map(shown.count, bearing(line.icon)))
        case "regions_le_3":
            return line.vp * sum(column <= 3 for column in s.unrest)
        case "regions_ge_4":
            return line.vp * sum(column >= 4 for column in s.unrest)
        case "military_disc":
            return line.vp * s.units(power)
        case "japan_signs":
            return line.vp * (s.happiness[JAPAN] >= SIGNS)
        case "japan_refuses":
            return line.vp * (s.happiness[JAPAN] < SIGNS)
        case "italy_signs":
            return line.vp * (s.happiness[ITALY] >= SIGNS)
        case "italy_refuses":
            return line.vp * (s.happiness[ITALY] < SIGNS)
    return line.vp * counted(s, power, line)


# Lines that speak of what a power has, or of a number.
COUNTED = frozenset({"own_flags", "demobilized", "issues_of", "happiness_ge", "regions_le", "regions_ge"})


def counted(s: V1919State, power: int, line: Score) -> int:
    """How often a line counts that speaks of what a power has, or of a number."""
    match line.type:
        case "own_flags":
            mine = [issue for issue, owner in enumerate(s.controller) if owner == power]
            return sum(counter in FLAGS[power] for issue in mine for counter in s.counters[issue])
        case "demobilized":
            return s.demobilized.count(power)
        case "issues_of":
            here = s.cards.region_number.get(line.region, NOBODY)
            return s.cards.entries[here](s.controller).count(power)
        case "happiness_ge":
            return int(s.happiness[power] >= line.n)
        case "regions_le":
            return sum(column <= line.n for column in s.unrest)
        case "regions_ge":
            return sum(column >= line.n for column in s.unrest)
    return 0
