"""Solitaire: the target rises and falls from game to game."""

from __future__ import annotations

import pytest

from salon.games.v1919.target import next_target
from tests.marks import clause
from tests.rules.v1919.board import GAME


@clause("v1919.solo.end.2", "v1919.solo.end.3", "v1919.solo.end.4")
@pytest.mark.parametrize(
    ("results", "target"),
    [
        ("", 20),
        ("w", 25),
        ("www", 35),
        ("wwl", 30),
        ("wwlw", 35),
        ("wwll", 29),
        ("wwllwl", 28),
        ("l", 15),
        ("llll", 5),
        ("llw", 10),
        ("llww", 15),
    ],
)
def test_the_target_follows_the_results(results: str, target: int) -> None:
    past: list[tuple[int, bool]] = []
    for result in results:
        past.append((next_target(past), result == "w"))
    assert next_target(past) == target


@clause("v1919.solo.end.4", "v1919.ruling.solo.target")
@pytest.mark.parametrize(
    ("results", "target"),
    [
        ("llwww", 20),  # the climb has begun: each win counts
        ("llwwww", 25),
        ("llwlw", 5),  # not in a row
        ("llwlww", 10),
        ("lwwl", 20),  # what was lost on the way down is forgotten
        ("lwwlw", 25),
        ("lwwll", 19),  # then as after any climb
        ("lwwllwwl", 18),
    ],
)
def test_two_wins_in_a_row_begin_the_climb(results: str, target: int) -> None:
    test_the_target_follows_the_results(results, target)


@clause("v1919.ruling.solo.target")
def test_the_target_stays_one_that_can_be_chosen() -> None:
    choices = GAME.options["target"].choices
    assert choices == tuple(range(1, 100))
    assert next_target([(98, True)]) == 99
    assert next_target([(max(map(int, choices)), True)]) in choices
    assert next_target([(1, False)]) in choices


@clause("v1919.solo.end.3")
def test_the_game_asks_for_the_next_target() -> None:
    assert GAME.next_options([({"target": 20}, True)]) == {"target": 25}
    assert GAME.next_options([({}, True)]) == {"target": 25}  # a record may leave it out
