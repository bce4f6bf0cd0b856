"""Versailles 1919 is on its way: what stands of it keeps the promises of the kernel."""

from __future__ import annotations

import pytest

from salon.games._v1919 import load
from salon.kernel import Value
from salon.kernel.conformance import random_game

GAME = load()


TABLES: list[tuple[int, dict[str, Value]]] = [(1, {})] + [
    (seats, {"length": length}) for seats in (2, 3, 4) for length in (20, 15, 10, 5)
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_keep_every_promise(seats: int, options: dict[str, Value]) -> None:
    random_game(GAME, seats, 1, options, every=23)
    for seed in range(2, 6):
        random_game(GAME, seats, seed, options, every=0)
