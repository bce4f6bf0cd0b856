"""What a player of Europe in Turmoil is warned of before an answer."""

from __future__ import annotations

import pytest

from salon.games.turmoil.terms import EIGHT_NATION_ALLIANCE
from salon.kernel import Text
from tests.cautions import cautions, costs
from tests.rules.turmoil.board import GAME, A, L, board, play
from tests.rules.turmoil.war_board import SCORING, scoring_begun

RUSSIA = SCORING["russia"]
HELD = ("held", "turmoil.4.5.3.a")
IDLE_EVENT = ("idle", "turmoil.r.own-event-no-effect")


# -- scoring cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "warned"), [(6, False), (7, True)])
def test_another_card_in_the_last_round_of_a_scoring_card_is_warned_of(round: int, warned: bool) -> None:
    s = board(turn=1, round=round, active=A, hands=((RUSSIA, 21, 34), (22, 33)))
    assert cautions(s) == ({"card.21": HELD, "card.34": HELD} if warned else {})


def test_two_scoring_cards_need_two_rounds() -> None:
    other = SCORING["france"]
    s = board(turn=1, round=6, active=A, hands=((RUSSIA, other, 21), (22, 33)))
    assert cautions(s) == {"card.21": HELD}


def test_a_further_round_leaves_time_for_it() -> None:
    s = board(turn=1, round=7, active=A, hands=((RUSSIA, 21, 34), (22, 33)))
    s.extra_rounds = (1, 0)
    assert not cautions(s)


# -- the Naval Arms Race ---------------------------------------------------------------------------


def naval(card: int, side: int = L, **position: object) -> dict[str, tuple[str, str]]:
    hands = ((card, 34), (33,)) if side == A else ((34,), (card, 33))
    s = board(active=side, hands=hands, **position)  # type: ignore[arg-type]
    play(s, str(card))
    return cautions(s)


def test_an_attempt_that_cannot_reach_the_number_is_warned_of() -> None:
    """Box 13 needs 10: a card of value 3 reaches 9 at most, and 10 with the +1 of a failed attempt."""
    assert GAME.cards.ops[21] == 3
    assert naval(21, navy=(13, 12), turn=8) == {"verb.naval": ("attempt", "turmoil.6.3.1.c")}
    assert not naval(21, navy=(13, 12), turn=8, plus=(False, True))
    assert not naval(21, navy=(13, 9), turn=8)


def test_an_attempt_that_cannot_start_the_race_is_warned_of() -> None:
    assert naval(21, A)["verb.naval"] == ("race", "turmoil.6.3.2.e")
    assert "verb.naval" not in naval(21, A, navy=(0, 1))


# -- cards without effect --------------------------------------------------------------------------


def test_a_stability_card_whose_condition_is_missing_is_warned_of() -> None:
    s = scoring_begun("austria_hungary", support={"vienna": (3, 0)})
    warned = cautions(s, L)
    assert warned["stability.8"] == ("unmet", "turmoil.c.stability-choice.2")  # the British Navy is not ahead
    assert "stability.1" not in warned


def test_a_stability_card_with_nothing_to_do_is_warned_of() -> None:
    """One support for each farmers' space that is controlled: there is none."""
    s = scoring_begun("austria_hungary", support={})
    assert cautions(s, A)["stability.11"] == ("idle", "turmoil.c.stability-choice.1")


def test_a_stability_card_whose_attempt_is_in_vain_is_warned_of() -> None:
    """Naval Law Amendment is an attempt of strength 2; box 11 needs 9."""
    s = scoring_begun("austria_hungary", navy=(10, 11), turn=8)
    assert cautions(s, A)["stability.16"] == ("attempt", "turmoil.6.3.1.c")


def test_what_the_other_has_chosen_makes_no_difference() -> None:
    s = scoring_begun("austria_hungary", support={"vienna": (3, 0)})
    before = GAME.stakes(s, L)
    for picked in ("stability.12", "stability.17"):
        other = s.copy()
        other.apply(picked, A)
        after = GAME.stakes(other, L)
        assert {a: stake.caution for a, stake in after.items()} == {
            a: stake.caution for a, stake in before.items()
        }
        assert all(stake.final for stake in after.values())


def test_an_event_that_would_change_nothing_is_warned_of() -> None:
    """Card 9 removes Authoritarian support: there is some, or there is none."""
    for there, warned in (({}, True), ({"moscow": (1, 0)}, False)):
        s = board(there, active=L, hands=((34,), (9, 33)))
        play(s, "9")
        assert ("verb.event" in cautions(s)) is warned
        assert cautions(s).get("verb.event", IDLE_EVENT) == IDLE_EVENT


# -- cards for the rounds to come ------------------------------------------------------------------


@pytest.mark.parametrize(("round", "warned"), [(5, True), (6, False)])
def test_a_second_card_that_leaves_a_round_without_one_is_warned_of(round: int, warned: bool) -> None:
    """Eight Nation Alliance takes another card of the hand with it: one is left."""
    s = board(turn=1, round=round, active=A, hands=((EIGHT_NATION_ALLIANCE, 33, 34), (22,)))
    play(s, str(EIGHT_NATION_ALLIANCE))
    assert cautions(s).get("card.33", ("", ""))[0] == ("short" if warned else "")


# -- what it costs ---------------------------------------------------------------------------------


def test_the_cost_of_a_check_is_a_die() -> None:
    s = board({"paris": (1, 2), "kiel": (0, 1)}, active=A, hands=((21, 34), (22,)))
    play(s, "21", "operations", "check")
    assert set(costs(s).values()) == {"turmoil.cost.checks"}


def test_the_end_of_a_turn_tells_nothing_of_the_opponents_hand() -> None:
    """Whether the other still holds a scoring card is not to be read off what is foretold."""
    foretold = []
    for held in (RUSSIA, 34):
        s = board({"paris": (1, 2)}, turn=1, round=7, active=L, hands=((held,), (14,)))
        play(s, "14", "operations", "place", "paris", "paris")
        foretold.append((GAME.stakes(s, L), GAME.forecast(s, "space.paris", L)))
    assert foretold[0] == foretold[1]
    assert {stake.cost for stake in foretold[0][0].values()} == {Text("turmoil.cost.end-turn")}


def test_an_answer_that_loses_the_game_is_warned_of() -> None:
    """The opponent's event brings them the last point, if it comes first or at all."""
    s = board({"paris": (1, 2)}, turn=8, vp=-19, active=L, hands=((34,), (81, 33)))
    play(s, "81")
    assert cautions(s) == {"verb.event_first": ("lost", GAME.end_clause)}
    assert costs(s)["verb.event_first"] == "kernel.cost.lost"
