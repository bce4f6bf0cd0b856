"""The stronger bots of Europe in Turmoil: the reply, support planned whole, Stability cards."""

from __future__ import annotations

import pytest

from salon import bots
from salon.games.turmoil.answers import CARD
from salon.games.turmoil.bot import REPLY, think
from salon.games.turmoil.bot_foresight import Foresight, _mixed
from salon.games.turmoil.bot_rounds import USES, Rounds
from salon.games.turmoil.bot_search import BUDGET, Search
from salon.games.turmoil.bot_survey import Book, Survey
from salon.games.turmoil.bot_value import value
from salon.games.turmoil.operations import PlaceSupport, reach
from salon.games.turmoil.stability import ChooseStability
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Fate
from tests.rules.turmoil.board import GAME, board, play


def foresight(s: TurmoilState, seat: int) -> Foresight:
    return Foresight(s, seat, REPLY, BUDGET)


def placing(card: int) -> TurmoilState:
    """The Authoritarian player has begun to place the support that a card buys."""
    s = board(start=True, turn=3, hands=((card, 20), (33,)))
    play(s, str(card), "operations", "place")
    assert isinstance(s.stack[-1], PlaceSupport)
    return s


def from_seed(seed: int, kind: type[object], most: int = 400) -> TurmoilState:
    """The first question of a kind in a game of courtiers."""
    s = GAME.new(2, seed=seed)
    players = [bots.load("courtier", GAME) for _ in range(2)]
    fate = Fate.of(seed)
    for _ in range(most):
        if type(s.stack[-1]) is kind:
            return s
        seat = next(bots.due(s)).seat
        s.apply(bots.answer(players[seat], s, seat, fate), seat)
    raise AssertionError(f"no {kind.__name__} in this game")


@pytest.mark.parametrize("seat", [AUTHORITARIAN, LIBERAL])
def test_a_reply_never_does_one_good(seat: int) -> None:
    for seed in range(3):
        s = from_seed(seed, PlayCard)
        worth, before = foresight(s, seat).worth(s), value(s, seat)
        assert worth <= before
        assert Foresight(s, seat, 0, BUDGET).worth(s) == before


def test_a_reply_leaves_the_position_as_it_was() -> None:
    s = from_seed(1, PlayCard)
    again = s.copy()
    foresight(s, LIBERAL).worth(s)
    assert s == again


def test_support_is_planned_whole_and_the_plan_can_be_carried_out() -> None:
    s = placing(21)
    spaces = think(s, AUTHORITARIAN, Fate.of(1), 1)
    for space in spaces:
        s.apply(space, AUTHORITARIAN)
    assert not isinstance(s.stack[-1], PlaceSupport), "all operations are spent"


def test_the_plan_is_the_best_of_those_looked_at_after_the_reply() -> None:
    s = placing(21)
    search = foresight(s, AUTHORITARIAN)
    found = search.place(s, AUTHORITARIAN, s.ops, s.reach_bits)
    greedy = s.copy()
    for offer in Survey(s, AUTHORITARIAN).buy(AUTHORITARIAN, s.ops, s.reach_bits):
        for _ in range(offer.n):
            greedy.add(offer.space, AUTHORITARIAN)
    assert found.worth >= search.worth(greedy) - 1e-9


def test_what_is_remembered_of_offers_is_what_would_be_found_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offers are kept by how a neighbourhood looks, for a side and a number of operations."""
    for seed in range(2):
        s = from_seed(seed, PlayCard)
        for who in range(2):
            for ops in (1, 2, 4):
                once = Survey(s, who).buy(who, ops, reach(s, who))
                with monkeypatch.context() as patched:
                    patched.setattr(Survey, "book", lambda self, who, hood, free: Book())
                    assert Survey(s, who).buy(who, ops, reach(s, who)) == once


def test_a_stability_card_is_drawn_from_a_mix() -> None:
    third = [pytest.approx(1 / 3, abs=0.02)] * 3
    assert _mixed([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == third
    assert _mixed([[1.0, 1.0], [0.0, 0.0]])[0] > 0.98  # never the worse one
    assert _mixed([[3.0, 0.0], [2.0, 1.0]])[1] > 0.9  # what the opponent can spoil is not counted on


def test_a_stability_card_that_can_only_harm_is_not_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    s = from_seed(2, ChooseStability)
    decision = next(d for d in s.pending if len(d.legal) > 2)
    bad = decision.legal[0]

    def pair(self: Foresight, s: TurmoilState, own: int, other: int) -> float:
        return -1.0 if own == bad else float((own + other) % 2)

    monkeypatch.setattr(Foresight, "pair", pair)
    worlds = [s.determinize(decision.seat, Fate.of(n)) for n in range(12)]
    chosen = {foresight(world, decision.seat).best(world, decision) for world in worlds}
    assert bad not in chosen
    assert len(chosen) > 1, "a mix is not always the same"


def test_both_stability_cards_are_played_out() -> None:
    s = from_seed(2, ChooseStability)
    decision = next(d for d in s.pending if len(d.legal) > 2)
    world = s.determinize(decision.seat, Fate.of(1))
    before = world.copy()
    assert foresight(world, decision.seat).best(world, decision) in decision.legal
    assert world == before


def test_the_chancellor_compares_the_best_cards_in_imagined_rounds() -> None:
    s = from_seed(1, PlayCard)
    seat = s.pending[0].seat
    world = s.determinize(seat, Fate.of(2))
    rounds = Rounds(world, seat, foresight(world, seat))
    found = rounds.candidates(Fate.of(1))
    assert len(found) == USES
    assert len({plan.answers for plan in found}) == USES
    for plan in found:  # each is played as it was found
        after = world.copy()
        for action in plan.answers:
            after.apply(action, seat)
    assert max(len(plan.answers) for plan in found) > 3, "support is part of a plan"
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    chance = Fate.of(5)
    assert rounds.play_on(found[0], chance) == rounds.play_on(found[0], chance)
    before = world.copy()
    answers = think(world, seat, Fate.of(3), 2)
    assert answers[0] - CARD in s.hands[seat]
    assert world == before


def test_a_courtier_does_not_look_at_the_reply() -> None:
    s = from_seed(1, PlayCard)
    assert Search(s, LIBERAL).worth(s) == value(s, LIBERAL)
