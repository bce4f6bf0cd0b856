"""What the view adds for a board: odds, prices, standings and modifiers agree with what the engine does."""

from __future__ import annotations

import random
from typing import Any

from salon.games.turmoil import load
from salon.games.turmoil.operations import PlaceSupport, price
from salon.games.turmoil.scoring import tally
from salon.games.turmoil.terms import OUTBREAK, REGIONS
from salon.games.turmoil.view import war_sources
from salon.games.turmoil.war import war_modifier
from tests.rules.turmoil.board import L, board, legal, play, shown

GAME = load()
ANSWERS = 400


def test_the_view_agrees_with_the_engine() -> None:
    rng = random.Random(1914)
    bought = compared = 0
    for seed in range(3):
        s = GAME.new(2, seed=seed)
        for _ in range(ANSWERS):
            if s.result is not None:
                break
            decision = s.pending[0]
            view: Any = s.view(decision.seat)
            for side in range(2):
                assert sum(war_sources(s, side).values()) == war_modifier(s, side)
            assert (view["crisis"] + s.tension + s.status > OUTBREAK) or view["crisis"] == 1
            assert view["crisis"] == 1 or view["crisis"] - 1 + s.tension + s.status <= OUTBREAK
            for n, region in enumerate(REGIONS):
                totals = [sum(standing[1:]) for standing in view["standings"][region]]
                assert totals == [found.total for found in tally(s, n)]
            mine = view["players"][decision.seat]
            for card, value in zip(s.hands[decision.seat], mine["values"], strict=True):
                assert value == (0 if s.cards.scores[card] else s.value_of(card, decision.seat))
                compared += 1
            step = s.stack[-1]
            if isinstance(step, PlaceSupport) and not s.laws.bonus_in[step.side] >= 0:
                for action in decision.legal:
                    cost = price(s, step.side, action, free=step.free)
                    assert view["prices"].get(s.cards.atlas.ids[action], 1) == cost
                    bought += 1
            s.apply(rng.choice(decision.legal), decision.seat)
    assert bought
    assert compared


def test_the_point_of_balkan_federation_costs_nothing_when_it_is_all_that_is_left() -> None:
    s = board({"romania": (0, 1)}, turn=8, active=L, hands=((30,), (22, 33)), force={84: L})
    play(s, "22", "operations")
    for left in (2, 1):
        assert (s.ops, shown(s, L)["prices"]) == (left, {})
        play(s, "romania")
    prices = shown(s, L)["prices"]
    assert (s.ops, {space for space, cost in prices.items() if cost == 0}) == (0, legal(s))
    assert legal(s) == {"romania", "serbia", "bulgaria"}


def test_a_hand_is_valued_for_its_owner_only() -> None:
    s = GAME.new(2, seed=5)
    for seat in (0, 1, None):
        view: Any = s.view(seat)
        for side, player in enumerate(view["players"]):
            assert bool(player["values"]) == (side == seat)
            assert not player["unmet"] or side == seat
