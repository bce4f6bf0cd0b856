"""Turning points of a curve: few, great, and apart."""

from __future__ import annotations

import pytest

from salon.server.curve import APART, TURNS, Scores, turns


def climb(length: int, gains: dict[int, int]) -> Scores:
    """The scores of two seats; the first gains so much at each of these moves."""
    score, found = 0, [(0, 0)]
    for move in range(1, length):
        score += gains.get(move, 0)
        found.append((score, 0))
    return tuple(found)


def moves(found: Scores) -> list[int]:
    return [turn.move for turn in turns(found)]


@pytest.mark.parametrize("length", [2 * APART, 10 * APART, 10 * APART + APART - 1])
def test_turning_points_lie_more_than_a_thirtieth_apart(length: int) -> None:
    apart = length // APART
    for distance in range(1, apart + 1):
        for second in (30 - distance, 30 + distance):
            assert moves(climb(length, {30: 9, second: 8})) == [30]
    for second in (30 - apart - 1, 30 + apart + 1):
        assert moves(climb(length, {30: 9, second: 8})) == sorted((30, second))


def test_of_neighbours_the_greatest_is_named() -> None:
    """A small step beside a great one does not take its place, and what lies further off is still named."""
    assert moves(climb(300, {40: 6, 45: 10, 50: 7, 56: 5})) == [45, 56]


def test_of_equal_ones_the_later_is_named() -> None:
    assert moves(climb(300, {40: 6, 45: 6})) == [45]
    assert moves(climb(300, {20: 6, 80: 6, 140: 6, 200: 6})) == [80, 140, 200]
    assert TURNS == 3


def test_only_what_is_half_as_great_as_the_greatest_is_named() -> None:
    assert moves(climb(300, {20: 10, 80: 5, 140: 4})) == [20, 80]


def test_what_all_gain_turns_nothing() -> None:
    assert turns(((0, 0), (3, 3), (5, 5))) == ()
