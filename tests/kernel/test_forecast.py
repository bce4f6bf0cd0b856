"""A forecast says what an answer would do, with odds where dice decide, and nothing that is hidden.

That it is true, and the same in positions that look the same, is a promise: see `kernel.conformance`.
"""

from __future__ import annotations

import pytest

import salon
from salon.games.turmoil import facts, questions
from salon.games.turmoil.terms import LAST_TURN, ROUNDS_IN
from salon.kernel import IllegalAction
from tests.rules.turmoil.board import GAME, A, L, board, play

DRAWS = 37  # the other loses a card at random
FRANCE_SCORING = 6


def test_where_a_die_decides_every_way_it_may_fall_has_its_odds() -> None:
    s = board({"paris": (1, 2), "kiel": (0, 1)}, active=A, hands=((21, 34), (22,)))
    play(s, "21", "operations", "check")
    forecast = GAME.forecast(s, "space.paris", A)
    assert forecast.of == 6
    assert [outcome.ways for outcome in forecast.outcomes] == [1] * 6
    rolled = [
        fact for outcome in forecast.outcomes for fact in outcome.facts if isinstance(fact, facts.Check)
    ]
    assert [fact.die for fact in rolled] == [1, 2, 3, 4, 5, 6]
    assert all(fact.total == fact.die + 3 for fact in rolled)
    assert {kind for o in forecast.outcomes for kind in map(type, (q for _, q in o.asked))} == {
        questions.Check
    }
    assert not forecast.certain


def test_without_leave_to_tell_dice_apart_it_ends_before_the_first() -> None:
    s = board({"paris": (1, 2), "kiel": (0, 1)}, active=A, hands=((21, 34), (22,)))
    play(s, "21", "operations", "check")
    (outcome,) = GAME.forecast(s, "space.paris", A, most=5).outcomes
    assert (outcome.ways, outcome.facts, outcome.before) == (1, (), "checks")


def test_what_happens_in_any_case_is_certain() -> None:
    s = board({"paris": (1, 2)}, active=A, hands=((21, 34), (22,)))
    play(s, "21")
    forecast = GAME.forecast(s, "verb.operations", A)
    assert forecast.certain == forecast.outcomes[0].facts
    assert len(forecast.outcomes) == 1


def test_which_card_is_drawn_at_random_is_not_foretold() -> None:
    """Nor what the other holds: it must not be read off the odds."""
    mine = (DRAWS, 34)
    worlds = [board(turn=4, active=A, hands=(mine, hand)) for hand in ((22, 21), (24, 25))]
    for s in worlds:
        play(s, str(DRAWS))
    one, other = (GAME.forecast(s, "verb.event", A) for s in worlds)
    assert one == other
    assert [outcome.before for outcome in one.outcomes] == ["discard-random"]


@pytest.mark.parametrize("turn", [1, LAST_TURN])
def test_whether_the_other_has_kept_a_scoring_card_is_not_foretold(turn: int) -> None:
    """Who keeps one past the last round loses; that shows when the turn ends, and not before."""
    found = []
    for kept in (FRANCE_SCORING, 21):
        s = board({"paris": (0, 1)}, turn=turn, round=ROUNDS_IN[turn], active=L, hands=((kept,), (22,)))
        play(s, "22", "operations", "paris")  # one of its two operations is left
        found.append(GAME.forecast(s, "space.paris", L))
    assert found[0] == found[1]
    assert found[0].outcomes[0].before == "end-turn"


def test_an_answer_that_is_not_legal_has_no_forecast() -> None:
    s = salon.load("court").new(3, seed=7)
    with pytest.raises(IllegalAction):
        s.game.forecast(s, "verb.done", 0)
    with pytest.raises(IllegalAction):
        s.game.forecast(s, s.pending[0].legal[0], 7)
