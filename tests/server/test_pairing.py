"""Who meets whom, and how all stand: against numbers worked by hand."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from salon.server.pairing import (
    WON,
    Meeting,
    met,
    round_robin,
    seated,
    sizes,
    standings,
    swiss,
    table_points,
)

ANY = (2, 3, 4)


def played(round_: int, *results: tuple[int, int, int]) -> list[Meeting]:
    """Tables of two, with how the first of each came off: 2 won, 1 shared, 0 lost."""
    return [Meeting(round_, (a, b), (6 * of, 12 - 6 * of)) for a, b, of in results]


def test_standings_of_four_worked_by_hand() -> None:
    """1 beats 2, 3 beats 4; then 1 beats 3, 2 shares with 4; then 1 shares with 4, 2 beats 3.

    Points: 1 has 2½, 2 has 1½, 3 has 1, 4 has 1. Buchholz: 1 met 1½, 1 and 1: 3½; 2 met 2½, 1, 1: 4½;
    3 met 1, 2½, 1½: 5; 4 met 1, 1½, 2½: 5. Shares are those of the results: 3 and 4 have 1 each; 3 won one
    game and 4 none.
    """
    meetings = (
        played(1, (1, 2, 2), (3, 4, 2)) + played(2, (1, 3, 2), (2, 4, 1)) + played(3, (4, 1, 1), (2, 3, 2))
    )
    told = [
        (p.number, p.rank, p.points / WON, p.rivals / WON, p.wins) for p in standings([1, 2, 3, 4], meetings)
    ]
    assert told == [
        (1, 1, 2.5, Fraction(7, 2), 2),
        (2, 2, 1.5, Fraction(9, 2), 1),
        (3, 3, 1.0, Fraction(5), 1),
        (4, 4, 1.0, Fraction(5), 0),
    ]


def test_a_bye_counts_as_a_rival_like_oneself_and_a_level_place_is_shared() -> None:
    """Three: 1 beats 2, 3 has the bye; then 3 beats 1, 2 has it. All but 2 have … 1: 1, 2: 1, 3: 2.

    Buchholz: 3: own 2 + 1 = 3; 1: 1 + 2 = 3; 2: 1 + own 1 = 2.
    """
    meetings = [
        *played(1, (1, 2, 2)),
        Meeting(1, (3,), (WON,)),
        *played(2, (3, 1, 2)),
        Meeting(2, (2,), (WON,)),
    ]
    told = [(p.number, p.rank, p.points // WON, p.rivals / WON) for p in standings([1, 2, 3], meetings)]
    assert told == [(3, 1, 2, Fraction(3)), (1, 2, 1, Fraction(3)), (2, 3, 1, Fraction(2))]
    level = standings([1, 2, 3], [])
    assert [place.rank for place in level] == [1, 1, 1]


def test_tables_of_four_share_points_and_the_mean_of_rivals_counts() -> None:
    """1 first, 2 second, 3 and 4 level: 12, 8, 2, 2. 1's rivals have 8, 2, 2: four on average."""
    points = table_points([1, 2, 3, 3])
    assert points == (12, 8, 2, 2)
    table = Meeting(1, (1, 2, 3, 4), points, (0.5, 0.3, 0.15, 0.05))
    told = [(p.number, p.points, p.rivals, p.share) for p in standings([1, 2, 3, 4], [table])]
    assert told == [
        (1, 12, Fraction(4), 0.5),
        (2, 8, Fraction(16, 3), 0.3),
        (3, 2, Fraction(22, 3), 0.15),  # level on points and rivals: the share of points scored decides
        (4, 2, Fraction(22, 3), 0.05),
    ]


def test_a_swiss_round_worked_by_hand() -> None:
    """Six after a round 1–2, 3–4, 5–6 won by the first of each: 1, 3, 5 lead. 1 meets 3, the next; 5 meets
    2, whom it has not met; 4 and 6 are left, who have not met.
    """
    meetings = played(1, (1, 2, 2), (3, 4, 2), (5, 6, 2))
    order = [place.number for place in standings(range(1, 7), meetings)]
    assert order == [1, 3, 5, 2, 4, 6]
    found = swiss(order, meetings, 2, ANY)
    assert [set(group) for group in found] == [{1, 3}, {5, 2}, {4, 6}]
    # Who sat first before sits second now, where one can have it so.
    assert found[1] == (2, 5)


def test_going_back_lets_all_meet_somebody_new() -> None:
    """1 would meet 2, but then 3 and 4, who have met, would be left: so 1 meets 3."""
    meetings = played(1, (3, 4, 2), (1, 5, 2), (2, 6, 2))
    found = swiss([1, 2, 3, 4], meetings, 2, ANY)
    assert [set(group) for group in found] == [{1, 3}, {2, 4}]


def test_where_all_have_met_they_meet_again() -> None:
    meetings = played(1, (1, 2, 2))
    assert [set(group) for group in swiss([1, 2], meetings, 2, ANY)] == [{1, 2}]


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 24), st.sampled_from(ANY), st.randoms(use_true_random=False))
def test_swiss_rounds_hold_what_they_promise(entrants: int, seats: int, chance: random.Random) -> None:
    if not sizes(entrants, seats, ANY):
        return
    numbers = list(range(1, entrants + 1))
    meetings: list[Meeting] = []
    rounds = 3 if seats == 2 else 2
    for round_ in range(1, rounds + 1):
        order = [place.number for place in standings(numbers, meetings)]
        groups = swiss(order, meetings, seats, ANY)
        assert sorted(n for group in groups for n in group) == numbers
        for group in groups:
            ranks = chance.sample(range(len(group)), len(group))
            points = table_points(ranks) if len(group) > 1 else (WON,)
            meetings.append(Meeting(round_, group, points))
    byes = Counter(each.seats[0] for each in meetings if len(each.seats) == 1)
    assert max(byes.values(), default=0) - (min(byes.values()) if len(byes) == entrants else 0) <= 1
    if seats == 2 and entrants > 2 * rounds:
        assert max(met(meetings).values()) == 1


@pytest.mark.parametrize("entrants", range(2, 14))
def test_a_round_robin_of_two_meets_once(entrants: int) -> None:
    numbers = list(range(1, entrants + 1))
    rounds = round_robin(numbers, 2, ANY)
    assert len(rounds) == entrants - 1 + entrants % 2
    for groups in rounds:
        assert sorted(n for group in groups for n in group) == numbers
    pairs = Counter(frozenset(group) for groups in rounds for group in groups if len(group) == 2)
    assert pairs == Counter(frozenset(pair) for pair in combinations(numbers, 2))
    firsts = Counter(group[0] for groups in rounds for group in groups if len(group) == 2)
    assert max(firsts.values()) - min(firsts[n] for n in numbers) <= 2


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("entrants", range(4, 14))
def test_a_round_robin_of_more_meets_at_least_once(entrants: int, seats: int) -> None:
    numbers = list(range(1, entrants + 1))
    if not sizes(entrants, seats, ANY):
        return
    rounds = round_robin(numbers, seats, ANY)
    found = met([Meeting(1, group) for groups in rounds for group in groups])
    assert all(found[frozenset(pair)] for pair in combinations(numbers, 2))
    assert len(rounds) <= 2 * entrants
    for groups in rounds:
        assert sorted(n for group in groups for n in group) == numbers


def test_nobody_always_begins() -> None:
    assert seated((1, 2), [Meeting(1, (1, 3), (12, 0)), Meeting(1, (4, 2), (12, 0))]) == (2, 1)
