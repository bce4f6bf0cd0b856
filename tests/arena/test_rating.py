"""Ratings, shares and their intervals; when an order is certain."""

from __future__ import annotations

import math
import random

import pytest

from salon.arena.figures import Figures, clustered, wilson
from salon.arena.game import Played
from salon.arena.rating import fit, is_look, looks, meetings, order_is_certain, ratings

STRONG = {"a": 4.0, "b": 2.0, "c": 1.0}


def game(bots: tuple[str, ...], winner: int | None, seed: int = 0) -> Played:
    seats = len(bots)
    return Played(
        seed=seed,
        bots=bots,
        sides=tuple(f"seat.{n}" for n in range(seats)),
        won=tuple(float(n == winner) for n in range(seats)),
        scores=(0,) * seats,
        answers=(1,) * seats,
        end="kernel.game-over",
        sources=((),) * seats,
        used=({},) * seats,
    )


def rounds(count: int, lineups: list[tuple[str, ...]], seed: int = 1) -> list[list[Played]]:
    """Games whose winners are drawn by strength."""
    chance = random.Random(seed)
    return [
        [
            game(lineup, chance.choices(range(len(lineup)), [STRONG[bot] for bot in lineup])[0], number)
            for lineup in lineups
        ]
        for number in range(count)
    ]


@pytest.mark.parametrize(
    "lineups",
    [[("a", "b"), ("b", "c"), ("a", "c")], [("a", "b", "c")], [("a", "b", "b"), ("c", "c", "a")]],
)
def test_strengths_are_found_again(lineups: list[tuple[str, ...]]) -> None:
    played = rounds(1500, lineups)
    found = fit(meetings([g for games in played for g in games]), ["a", "b", "c"])
    assert sum(found) == pytest.approx(0)
    assert found[0] - found[1] == pytest.approx(400 * math.log10(2), abs=35)
    assert found[1] - found[2] == pytest.approx(400 * math.log10(2), abs=35)


def test_true_ratings_lie_in_nearly_all_intervals() -> None:
    """Of 95 % intervals about one in twenty misses; of these sixteen at most four may."""
    names = ["a", "b"]
    true = 200 * math.log10(2)
    missed = 0
    for seed in range(16):
        by_bot = {line.bot: line for line in ratings(rounds(40, [("a", "b")], seed), names)}
        missed += not by_bot["a"].low <= true <= by_bot["a"].high
    assert missed <= 4


def test_deals_that_decide_alone_make_wide_intervals() -> None:
    """Sixty games of fifteen deals, in each of which one bot wins all four, say no more than fifteen."""
    played = [[game(("a", "b"), number % 2, number)] * 4 for number in range(15)]
    share = Figures(played, ["a", "b"]).of_bot("a")
    assert share is not None
    alone = wilson(share.share, 15)
    assert share.seats == 60
    assert share.high - share.low == pytest.approx(alone[1] - alone[0], rel=0.06)


def test_what_never_failed_is_not_certain() -> None:
    share = clustered([(2.0, 2)] * 10)
    assert share is not None
    assert share.share == share.high == 1.0
    assert 0.6 < share.low < 0.8
    by_bot = {line.bot: line for line in ratings([[game(("a", "b"), 0)]] * 10, ["a", "b"])}
    assert by_bot["a"].low < by_bot["a"].rating - 50
    assert clustered([]) is None


def test_one_looks_rarely() -> None:
    assert [n for n in range(100) if is_look(n)] == [8, 16, 32, 64]
    assert [looks(n) for n in (7, 8, 15, 16, 100)] == [0, 1, 1, 2, 4]


def test_an_order_is_certain_when_it_is_and_not_among_equals() -> None:
    assert order_is_certain([[game(("a", "b"), 0), game(("b", "a"), 1)]] * 32, ["a", "b"], 100)
    assert not order_is_certain(rounds(8, [("a", "b", "c")]), ["a", "b", "c"], 100)
    assert not order_is_certain([[game(("a", "b"), 0)]], ["a", "b"], 100)
    wrong = 0
    for seed in range(16):
        chance = random.Random(seed)
        played = [[game(("a", "b"), chance.randrange(2), n)] for n in range(32)]
        wrong += any(order_is_certain(played[:n], ["a", "b"], 32) for n in (8, 32))
    assert wrong <= 4  # 5 % of the runs, all looks together


def test_a_game_that_nobody_won_says_nothing() -> None:
    assert meetings([game(("a", "b"), None)]) == {}
