"""The fixed things of Europe in Turmoil and their numbers."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar, get_args

SIDES = ("authoritarian", "liberal")
SIDE = tuple(f"side.{side}" for side in SIDES)  # their symbols
AUTHORITARIAN, LIBERAL = range(2)  # the seats too: the Authoritarian player acts first
NOBODY = -1

REGIONS = ("france", "germany", "austria_hungary", "russia", "balkans")
FRANCE, GERMANY, AUSTRIA_HUNGARY, RUSSIA, BALKANS = range(5)
INDEPENDENT = len(REGIONS)  # a space in none of the five

ERAS = ("victorian", "edwardian", "georgian")
FIRST_TURN = (1, 4, 8)  # of each era
LAST_TURN = 10
HAND = (8, 9, 9)  # by era (turmoil.4.5.1.a)
ROUNDS = (7, 8, 8)  # by era (turmoil.4.5.2.a)

CARDS = 110
VICTORY = 20
MOST_TENSION = 6
OUTBREAK = 6  # a crisis total above this starts the Great War
LAST_BOX = 13

# The markers of the Great War track, and the number shown by its leftmost open position.
MarkerName: TypeAlias = Literal[
    "three_emperor_league",
    "franco_russian_alliance",
    "russian_collapse",
    "entente_cordiale",
    "splendid_isolation",
    "dual_alliance",
    "triple_alliance",
    "perfidious_italy",
    "balkan_war",
]
MARKERS: tuple[MarkerName, ...] = get_args(MarkerName)
(
    THREE_EMPEROR_LEAGUE,
    FRANCO_RUSSIAN_ALLIANCE,
    RUSSIAN_COLLAPSE,
    ENTENTE_CORDIALE,
    SPLENDID_ISOLATION,
    DUAL_ALLIANCE,
    TRIPLE_ALLIANCE,
    PERFIDIOUS_ITALY,
    BALKAN_WAR,
) = range(9)
TRACK = 5  # positions
STATUS = (-5, -4, -3, -2, -1, 0)  # by the number of markers on the track (turmoil.8.2.4.a, .b)
# What each side adds to its war roll for a marker on the track (turmoil.8.4.2.a).
WAR_MARKERS = (
    {THREE_EMPEROR_LEAGUE: 2, DUAL_ALLIANCE: 2, TRIPLE_ALLIANCE: 2},
    {FRANCO_RUSSIAN_ALLIANCE: 2, ENTENTE_CORDIALE: 2},
)

# What events change on the map, as bits: each combination is a `World`.
CHANGES = (
    "state_secularism",
    "bosnia_annexed",
    "congo_annexed",
    "norwegian_independence",
    "monarchy_restored",
)
SECULARISM, BOSNIA, CONGO, NORWAY, MONARCHY = (1 << n for n in range(5))
MONARCHY_OPTION = 1 << 5  # the option is in use: then Paris alone makes no Absolutist Rule

EIGHT_NATION_ALLIANCE = 17
BLACK_HAND_SUPPORT = 2

# Where an effect is printed: Strategy cards have their numbers, the others follow.
STABILITY_SOURCE = CARDS
MOBILIZATION_SOURCE = CARDS + 21
BOX_SOURCE = 200

U_BOATS = "G2"  # the Mobilization card that may be chosen beside another of Germany
NO_PLAN = -1  # it stays at home

STABILITY = 10  # cards of each side
ALL_READY = (1 << STABILITY) - 1

Who: TypeAlias = Literal["own", "enemy", "authoritarian", "liberal"]
WHO: tuple[Who, Who] = ("authoritarian", "liberal")  # the sides, as cards may name them
RegionName: TypeAlias = Literal["france", "germany", "austria_hungary", "russia", "balkans"]
Icon: TypeAlias = Literal[
    "annex", "army", "bourgeoisie", "church", "farmer", "government", "intellectual", "monarch", "worker"
]
Era: TypeAlias = Literal["victorian", "edwardian", "georgian"]
Bloc: TypeAlias = Literal["entente", "central"]
Nation: TypeAlias = Literal[
    "germany", "france", "britain", "austria_hungary", "russia", "balkans", "ottoman_empire", "italy"
]
ChangeName: TypeAlias = Literal[
    "state_secularism", "bosnia_annexed", "congo_annexed", "norwegian_independence", "monarchy_restored"
]


T = TypeVar("T")


def with_side(pair: tuple[T, T], side: int, value: T) -> tuple[T, T]:
    """A pair of both sides' things with one side's replaced.

    >>> with_side((3, 5), LIBERAL, 6)
    (3, 6)
    """
    return (value, pair[1]) if side == AUTHORITARIAN else (pair[0], value)


def lesser(a: int, b: int) -> int:
    """`min` of two numbers, in a third of its time.

    >>> lesser(5, 3)
    3
    """
    return a if a < b else b  # noqa: FURB136


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """All items but that one, if it is there.

    >>> without((3, 5, 8), 5), without((3, 5, 8), 4)
    ((3, 8), (3, 5, 8))
    """
    return tuple([other for other in items if other != item])


def minus_one(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items less one, which must be there; another like it stays.

    >>> minus_one((3, 5, 5, 8), 5)
    (3, 5, 8)
    """
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def era_of(turn: int) -> int:
    """The number of the era a turn lies in."""
    return _ERA[turn]


_ERA = tuple(sum(turn >= first for first in FIRST_TURN[1:]) for turn in range(LAST_TURN + 1))
ROUNDS_IN = tuple(ROUNDS[era] for era in _ERA)  # by turn
