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


@clause("v1919.solo.end.3")
def test_the_game_asks_for_the_next_target() -> None:
    assert GAME.next_options([({"target": 20}, True)]) == {"target": 25}
