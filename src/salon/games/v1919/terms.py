"""The fixed things of the conference and their numbers."""

from __future__ import annotations

import msgspec

from salon.games.v1919.remember import remembered

NATIONS = ("uk", "france", "usa", "italy", "japan")
UK, FRANCE, USA, ITALY, JAPAN = range(5)
POWERS = 4  # the first four have cubes and discs; Japan has Happiness alone
NOBODY = -1

CUBES, DISCS = 15, 3  # of each power (v1919.component.2, .3)
RECLAIM = 6  # v1919.reclaim.1
NEVER = 99  # more cubes than anyone has
DISCARD_REACH = 3  # v1919.settle.4b

REGIONS = 5
EVERYWHERE = range(REGIONS)
FIRST_SPACE, LAST_COLUMN = 5, 8  # Military Units stand in columns 5 to 8
LAST_KEG = 3
MOST_HAPPY = 30
SIGNS = 15  # v1919.scoring.11

TABLE, WAITING = 2, 3  # Issues on the Table and in the Waiting Room
SLOTS = TABLE + WAITING  # slots 0 and 1 are the Table
ALL_SLOTS = range(SLOTS)

STALL = 30  # rounds without a Settle that end the game (v1919.ruling.turn.stall)

COUNTERS = (
    "self_determination",
    "containment",
    "reparations",
    "industry",
    "bolshevik",
    "naval_uk",
    "naval_usa",
    "empire_uk",
    "empire_france",
    "empire_italy",
)
# Solitaire: the counters that count for each faction, on anyone's Issues (v1919.solo.def.3).
SOLO_COUNTERS = {UK: (4, 5, 7), FRANCE: (1, 2, 8), USA: (0, 3, 6)}
# Strengths of all powers in one number: what each of them has is counted in two bytes of its own.
UNIT: tuple[int, ...] = tuple(2 ** (16 * power) for power in range(POWERS))
# The counters that bear a nation's flag: own flags score (v1919.scoring.3).
FLAGS = {UK: (5, 7), FRANCE: (8,), USA: (6,), ITALY: (9,)}


class Term(msgspec.Struct, frozen=True):
    """One term of a deal: its kind, whom it binds, and the amount, Issue or option it names."""

    kind: int
    power: int
    action: int


class Note(msgspec.Struct, frozen=True):
    """The note of an accepted deal: whose words, and to whom. It binds nobody (v1919.negotiation.5)."""

    power: int
    partner: int
    words: str


class Beat(msgspec.Struct, frozen=True):
    """Something that happened while Regions rose or an Issue was up for bids, so that a board can show it."""

    kind: str
    power: int = NOBODY
    region: int = NOBODY
    issue: int = NOBODY
    n: tuple[int, ...] = ()


def space(region: int, column: int) -> int:
    """The index of a space for Military Units."""
    return region * 4 + column - FIRST_SPACE


@remembered
def to_lead(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """By the cubes on an Issue: for each power the least number of cubes that takes the lead there."""
    lead = max(cubes) + 1  # of one who leads already this asks for one more (v1919.place.4)
    return tuple([lead - own for own in cubes])


@remembered
def leader_of(cubes: tuple[int, ...]) -> int:
    """By the cubes on an Issue: who has strictly most of them."""
    most = max(cubes)
    return cubes.index(most) if most and cubes.count(most) == 1 else NOBODY
