"""Versailles 1919 is on its way: what stands of it keeps the promises of the kernel."""

from __future__ import annotations

import pytest

from salon.games._v1919 import load
from salon.kernel.conformance import random_game

GAME = load()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("length", [20, 15, 10, 5])
def test_random_games_keep_every_promise(seats: int, length: int) -> None:
    random_game(GAME, seats, 1, {"length": length}, every=23)
    for seed in range(2, 6):
        random_game(GAME, seats, seed, {"length": length}, every=0)
