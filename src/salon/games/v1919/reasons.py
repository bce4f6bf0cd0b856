"""Why an answer is not allowed, where several steps have the same reason.

A function gives None where an answer has nothing to do with what it knows: then the step says the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.answers import (
    AMOUNTS,
    COUNTER,
    DISC_AVAILABLE,
    DISC_EXHAUSTED,
    DISC_IN,
    DISCARD,
    NATION,
)
from salon.games.v1919.base import refusal
from salon.games.v1919.terms import COUNTERS, DISCARD_REACH, NATION_NAME, NATIONS, NOBODY, REGIONS
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

NATION_ANSWERS = range(NATION, NATION + len(NATIONS))
COUNTER_ANSWERS = range(COUNTER, COUNTER + len(COUNTERS))
DISC_ANSWERS = (DISC_AVAILABLE, DISC_EXHAUSTED, *range(DISC_IN, DISC_IN + REGIONS))
DISCARD_ANSWERS = range(DISCARD, DISCARD + DISCARD_REACH)
# Which nations take part, by the number of seats.
PLAYED = {1: "v1919.solo.def.1", 2: "v1919.setup.3a", 3: "v1919.setup.3b", 4: "v1919.setup.3c"}


def issue_of(s: V1919State, action: Action) -> int:
    """The Issue that an answer names, if any."""
    issue = action - s.cards.first_issue
    return issue if 0 <= issue < len(s.cards.issues) else NOBODY


def cubes_of(action: Action) -> int:
    """The number of cubes that an answer names, if any."""
    return AMOUNTS.index(action) if action in AMOUNTS else NOBODY


def not_played(s: V1919State, action: Action) -> Refusal | None:
    """A nation that has no part in this game."""
    if action in NATION_ANSWERS and action - NATION not in s.factions:
        return refusal(PLAYED[s.seats], "v1919.why.not-played", nation=s.vocabulary.name(action))
    return None


def no_disc(s: V1919State, power: int, action: Action, clause: str) -> Refusal | None:
    """A Military Unit that is not where an answer says."""
    nation = NATION_NAME[power]
    if action == DISC_AVAILABLE and not s.discs[power]:
        return refusal(clause, "v1919.why.no-available-disc", nation=nation)
    if action == DISC_EXHAUSTED and not s.discs_exhausted[power]:
        return refusal(clause, "v1919.why.no-exhausted-disc", nation=nation)
    region = action - DISC_IN
    if 0 <= region < REGIONS and not s.disc_in(power, region):
        return refusal(clause, "v1919.why.no-disc-in", nation=nation, region=s.region_name(region))
    return None
