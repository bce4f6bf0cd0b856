"""The fixed things of the conference and their numbers."""

from __future__ import annotations

from functools import cache

import msgspec

NATIONS = ("uk", "france", "usa", "italy", "japan")
UK, FRANCE, USA, ITALY, JAPAN = range(5)
POWERS = 4  # the first four have cubes and discs; Japan has Happiness alone
NOBODY = -1
NATION_NAME = tuple(f"nation.{name}" for name in NATIONS)  # the symbols of their names

CUBES, DISCS = 15, 3  # of each power (v1919.component.2, .3)
RECLAIM_MOST = 6  # v1919.reclaim.1
TRANSFER = 6  # v1919.negotiation.6
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
WAITING_EVENTS = 2  # beside the Issues in the Waiting Room
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
# The counters that bear a nation's flag: own flags score (v1919.scoring.3).
FLAGS = {UK: (5, 7), FRANCE: (8,), USA: (6,), ITALY: (9,)}


class Term(msgspec.Struct, frozen=True, tag="term"):
    """A promise: what it is about, whose it is, the answer it names, and a number of cubes or a Region."""

    topic: int
    power: int
    action: int = NOBODY
    n: int = NOBODY
    to: tuple[int, ...] = ()  # to whom it was made
    left: int = 0  # of a promise about later turns, which binds nobody: the turns that it has still to run
    fresh: bool = False  # such a promise was made in this turn


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """Cubes that go to Exhausted so that another recovers as many: at once, or when a term has been kept."""

    power: int
    to: int
    n: int
    when: int = NOBODY  # the place of that term in the deal


class Due(msgspec.Struct, frozen=True):
    """A payment that waits for its term to be kept."""

    power: int
    to: int
    n: int
    term: Term


class Mark(msgspec.Struct, frozen=True):
    """What became of a promise about a later turn."""

    term: Term
    kept: bool
    left: int  # the turns for which it is still shown


class Draft(msgspec.Struct, frozen=True):
    """A deal that a seat puts together aside, and what has been said of its next item."""

    partners: tuple[int, ...] = ()
    items: tuple[Term | Pay, ...] = ()
    said: tuple[int, ...] = ()


class Deal(msgspec.Struct, frozen=True):
    """An offer that stands until all partners have agreed, one has refused, or the turn ends."""

    proposer: int
    partners: tuple[int, ...]
    items: tuple[Term | Pay, ...]
    note: str = ""
    agreed: tuple[int, ...] = ()

    @property
    def parties(self) -> tuple[int, ...]:
        return (self.proposer, *self.partners)


class Talk(msgspec.Struct, frozen=True):
    """All that is being talked about: the drafts by seat, and the offers that stand."""

    drafts: tuple[Draft | None, ...]
    deals: tuple[Deal, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """The note of an accepted deal: whose words, and to whom. It binds nobody (v1919.negotiation.5)."""

    power: int
    partners: tuple[int, ...]
    words: str
    left: int  # the turns for which it is still shown


def space(region: int, column: int) -> int:
    """The index of a space for Military Units."""
    return region * 4 + column - FIRST_SPACE


@cache
def to_lead(cubes: tuple[int, ...]) -> tuple[int, ...]:
    """By the cubes on an Issue: for each power the least number of cubes that takes the lead there."""
    lead = max(cubes) + 1  # of one who leads already this asks for one more (v1919.place.4)
    return tuple([lead - own for own in cubes])


@cache
def leader_of(cubes: tuple[int, ...]) -> int:
    """By the cubes on an Issue: who has strictly most of them."""
    most = max(cubes)
    return cubes.index(most) if most and cubes.count(most) == 1 else NOBODY
