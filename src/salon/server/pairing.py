"""Tournaments: who meets whom, and how all stand. Nothing here knows of a database or a clock.

Swiss rounds are paired by the Monrad system: in the order of the standings, each with the nearest whom they
have not met, and going back where that leaves others without anyone to meet. Round robins of two follow the
circle method; at larger tables everybody meets everybody at least once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, count
from typing import NamedTuple

WON = 12  # points of who is first alone: those of a table of two, three or four are whole then
STEPS = 20_000  # that are tried before people may meet again
Group = tuple[int, ...]
Met = Counter[frozenset[int]]


class Meeting(NamedTuple):
    """A table of a round; one seat alone is a bye. `points` as soon as it is over."""

    round: int
    seats: Group
    points: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()  # of the points scored in the game; empty where that says nothing


class Place(NamedTuple):
    """How somebody stands."""

    number: int
    rank: int
    points: int
    rivals: Fraction  # Buchholz: the points of those they met
    share: float  # of the points scored at their tables
    wins: int


def table_points(ranks: Sequence[int]) -> tuple[int, ...]:
    """What each seat of a table gets: so much for each rival left behind, half for one who came level.

    >>> table_points([1, 2]), table_points([1, 1]), table_points([2, 1, 4, 3]), table_points([1, 2, 2])
    ((12, 0), (6, 6), (8, 12, 0, 4), (12, 3, 3))
    """
    each = WON // 2 // (len(ranks) - 1)
    behind = (sum(other > mine for other in ranks) for mine in ranks)
    level = (sum(other == mine for other in ranks) - 1 for mine in ranks)
    return tuple((2 * b + same) * each for b, same in zip(behind, level, strict=True))


def sizes(entrants: int, seats: int, allowed: Collection[int]) -> list[int]:
    """How many sit at each table: as few as possible stay without one, then as many as possible at full ones.

    >>> sizes(9, 2, [2, 3, 4]), sizes(10, 4, [2, 3, 4]), sizes(5, 4, [2, 3, 4]), sizes(7, 3, [3])
    ([2, 2, 2, 2], [4, 3, 3], [4], [3, 3])
    """
    less = seats - 1 if seats - 1 in allowed and seats > 2 else 0
    best: list[int] = []
    for full in range(entrants // seats, -1, -1):
        rest = (entrants - full * seats) // less if less else 0
        if full * seats + rest * less > sum(best):
            best = [seats] * full + [less] * rest
    return best


def met(meetings: Iterable[Meeting]) -> Met:
    """How often two have met."""
    return Counter(frozenset(pair) for each in meetings for pair in combinations(each.seats, 2))


# -- Swiss -------------------------------------------------------------------------------------


def swiss(
    order: Sequence[int], meetings: Sequence[Meeting], seats: int, allowed: Collection[int]
) -> list[Group]:
    """A round of a Swiss tournament, for these in the order in which they stand; the byes come last."""
    tables = sizes(len(order), seats, allowed)
    byes = _byes(order, meetings, len(order) - sum(tables))
    playing = [number for number in order if number not in byes]
    known = met(meetings)
    for again in count():
        found = _grouped(playing, tables, known, again)
        if found is not None:
            return [*(seated(group, meetings) for group in found), *((number,) for number in byes)]
    raise AssertionError


def _byes(order: Sequence[int], meetings: Sequence[Meeting], wanted: int) -> list[int]:
    """Who stays without a table: the last of those who had to most rarely."""
    had = Counter(each.seats[0] for each in meetings if len(each.seats) == 1)
    last_first = list(reversed(order))
    return sorted(last_first, key=lambda number: had[number])[:wanted]


def _grouped(playing: Sequence[int], tables: Sequence[int], known: Met, again: int) -> list[Group] | None:
    """Tables at which nobody meets anybody more than so often again; None if there are none to be found."""
    steps = count()

    def fill(group: Group, left: tuple[int, ...], at: int) -> list[Group] | None:
        if next(steps) > STEPS:
            return None
        if len(group) == tables[at]:
            if at + 1 == len(tables):
                return [group]
            rest = fill(left[:1], left[1:], at + 1)
            return None if rest is None else [group, *rest]
        for n, number in enumerate(left):
            if all(known[frozenset((number, other))] <= again for other in group):
                found = fill((*group, number), left[:n] + left[n + 1 :], at)
                if found is not None:
                    return found
        return None

    return fill(tuple(playing[:1]), tuple(playing[1:]), 0) if tables else []


def seated(group: Group, meetings: Iterable[Meeting]) -> Group:
    """Who sits where: each seat goes to who had it most rarely, so that nobody always begins."""
    had = Counter((number, seat) for each in meetings for seat, number in enumerate(each.seats))
    left, found = list(group), []
    for seat in range(len(group)):
        taken = min(left, key=lambda number: (had[number, seat] - had[number, len(group) - 1], -number))
        left.remove(taken)
        found.append(taken)
    return tuple(found)


# -- round robin -------------------------------------------------------------------------------


def round_robin(numbers: Sequence[int], seats: int, allowed: Collection[int]) -> list[list[Group]]:
    """All rounds: at tables for two everybody meets everybody once, at larger ones at least once.

    >>> round_robin([1, 2, 3, 4], 2, [2])
    [[(1, 4), (2, 3)], [(4, 3), (1, 2)], [(2, 4), (3, 1)]]
    """
    if seats == 2:
        return list(_circle(numbers))
    meetings: list[Meeting] = []
    rounds: list[list[Group]] = []
    everyone = {frozenset(pair) for pair in combinations(numbers, 2)}
    while not everyone <= met(meetings).keys():
        found = _fresh(numbers, meetings, seats, allowed)
        rounds.append(found)
        meetings += (Meeting(len(rounds), group) for group in found)
    return rounds


def _circle(numbers: Sequence[int]) -> Iterator[list[Group]]:
    """The circle method: one stays, the others move on by one; who would meet nobody has a bye."""
    ring: list[int | None] = [*numbers]
    if len(ring) % 2:
        ring.append(None)
    last, others = ring[-1], ring[:-1]
    for turn in range(len(others)):
        pairs = [(others[0], last) if turn % 2 == 0 else (last, others[0])]
        pairs += [(others[n], others[-n]) for n in range(1, len(ring) // 2)]
        found = [tuple(n for n in pair if n is not None) for pair in pairs]
        yield sorted(found, key=lambda group: -len(group))
        half = len(ring) // 2
        others = others[half:] + others[:half]


def _fresh(
    numbers: Sequence[int], meetings: Sequence[Meeting], seats: int, allowed: Collection[int]
) -> list[Group]:
    """A round in which many meet for the first time: who has most still to meet chooses first."""
    known = met(meetings)
    tables = sizes(len(numbers), seats, allowed)

    def missing(number: int, among: Iterable[int]) -> int:
        return sum(not known[frozenset((number, other))] for other in among if other != number)

    left = [n for n in numbers if n not in _byes(numbers, meetings, len(numbers) - sum(tables))]
    byes = [n for n in numbers if n not in left]
    found: list[Group] = []
    for size in tables:
        group = [max(left, key=lambda n: (missing(n, numbers), -n))]
        left.remove(group[0])
        while len(group) < size:
            best = max(left, key=lambda n: (missing(n, group), missing(n, numbers), -n))
            left.remove(best)
            group.append(best)
        found.append(seated(tuple(group), meetings))
    return [*found, *((number,) for number in byes)]


# -- standings ---------------------------------------------------------------------------------


def standings(numbers: Sequence[int], meetings: Sequence[Meeting]) -> list[Place]:
    """How all stand, the first first: by points, those of the rivals, the share of points scored, wins.

    The points of rivals are, for each round, the mean of those met at the table; a round without rivals
    counts as one against somebody who has as many points as oneself in the end.
    """
    over = [each for each in meetings if each.points]
    points = _sums(numbers, over)
    rivals: dict[int, Fraction] = dict.fromkeys(numbers, Fraction(0))
    shares: dict[int, list[float]] = {number: [] for number in numbers}
    wins = Counter[int]()
    for each in over:
        for seat, number in enumerate(each.seats):
            others = [points[other] for other in each.seats if other != number] or [points[number]]
            rivals[number] += Fraction(sum(others), len(others))
            if len(each.seats) > 1:
                shares[number].append(each.shares[seat] if each.shares else each.points[seat] / WON)
                wins[number] += each.points[seat] == WON
    keys = {
        number: (points[number], rivals[number], round(sum(shares[number]), 9), wins[number])
        for number in numbers
    }
    return [
        Place(number, 1 + sum(other > keys[number] for other in keys.values()), *keys[number])
        for number in sorted(numbers, key=lambda n: (*(-part for part in keys[n]), n))
    ]


def _sums(numbers: Sequence[int], over: Sequence[Meeting]) -> Mapping[int, int]:
    found = dict.fromkeys(numbers, 0)
    for each in over:
        for number, points in zip(each.seats, each.points, strict=True):
            found[number] += points
    return found
