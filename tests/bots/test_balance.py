"""The measuring of balance: the same figures however the work is shared, and counts that add up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from benchmarks.balance_court import Sums, edge
from benchmarks.balance_v1919 import Setting, interval, run, text
from salon.games.v1919 import load

SETTING = Setting("random", deals=False, cards=None)


def test_figures_do_not_hang_on_the_number_of_processes() -> None:
    alone, shared = (list(run((2, 4), range(7, 14), SETTING, jobs)) for jobs in (1, 2))
    assert alone == shared
    assert [seats for seats, _ in alone] == [2] * 5 + [4] * 5 + [2] * 2 + [4] * 2


def test_what_is_counted_adds_up() -> None:
    for seats, game in run((2, 3, 4), range(3), SETTING, 1):
        assert len(game.powers) == seats
        assert sum(power.won for power in game.powers.values()) == pytest.approx(1)
        assert sum(power.flags for power in game.powers.values()) <= sum(game.counters.values())
        open_, taken = (
            sum(n for name, n in count.items() if name.startswith("option."))
            for count in (game.open, game.taken)
        )
        assert 2 * taken <= open_ <= 3 * taken  # of two or three options one is taken


def test_a_report_names_what_misses_its_aim() -> None:
    (_, game), *_ = run((2,), range(1), SETTING, 1)
    powers = {
        name: replace(power, won=float(name == "uk"), strategy=card, strategy_points=points)
        for (name, power), card, points in zip(
            game.powers.items(), ("mobilization", "global_trade"), (9, 3), strict=True
        )
    }
    told = replace(
        game,
        powers=powers,
        open=Counter({"option.togo.french": 100, "option.togo.british": 100}),
        taken=Counter({"option.togo.french": 96, "option.togo.british": 4}),
    )
    missed = text({2: [told] * 10}, load().cards).partition("## Aims missed")[2].split("\n")
    assert missed[2:] == [
        "- 2 seats: uk wins +50.0 points off an even share",
        "- 2 seats: france wins -50.0 points off an even share",
        "- Strategy global_trade pays -50 % off the mean",
        "- Strategy mobilization pays +50 % off the mean",
        "- option togo.british is taken in 4.0 % of 1000 cases",
    ]


def test_interval_of_a_share() -> None:
    assert interval(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.0005)
    assert interval(0.0, 10)[0] == pytest.approx(0)


def test_the_error_of_an_edge_counts_games_and_not_offers() -> None:
    once = [Sums(float, {"edge ball": gained, "could ball": 1.0}) for gained in (1.0, -1.0)]
    often = [Sums(float, {"edge ball": 9 * gained, "could ball": 9.0}) for gained in (1.0, -1.0)]
    silent = Sums(float)  # a game that never offered the card
    for played in (once, often, [*once, silent]):
        assert edge(played, "ball") == pytest.approx((0.0, 0.5**0.5))
    assert edge(once, "pension") == (0.0, 0.0)
