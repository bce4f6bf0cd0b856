"""How the game ends, and the optional French monarchy: turmoil.10.4, .12"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import EndTurn
from tests.marks import clause
from tests.rules.turmoil.board import (
    NUMBER,
    A,
    L,
    board,
    control,
    dice,
    ended,
    event,
    kinds,
    legal,
    play,
    support,
)
from tests.rules.turmoil.war_board import (
    FOUR,
    IDLE,
    SCORING,
    action,
    choose,
    crisis,
    end_of_turn,
    enter,
    scoring,
    scoring_begun,
)

GERMANY = dict.fromkeys(("kiel", "east_prussia", "imperial_army", "wilhelm_ii", "alsace_lorraine"), (0, 9))


@clause("turmoil.10.4.1.a")
@pytest.mark.parametrize(("vp", "over"), [(-18, True), (-17, False)])
def test_who_reaches_twenty_wins_at_once(vp: int, over: bool) -> None:
    s = board(turn=8, hands=((81, 86, 106), (22, 33)), tension=2, vp=vp)
    play(s, "106", "event")
    assert (s.result is not None) is over
    if over:
        assert ended(s).winners == (A,)
        assert ended(s).reason.id == "turmoil.end.twenty"


@clause("turmoil.10.4.1.a")
def test_the_liberal_side_wins_with_twenty_too() -> None:
    s = action(L, 86, vp=19)
    play(s, "86", "event")
    assert ended(s).winners == (L,)


@clause("turmoil.10.4.1.a")
def test_twenty_by_a_naval_box_wins_at_once() -> None:
    s = action(A, 30, vp=-18, navy=(2, 2), fate=dice(6))
    play(s, "30", "naval")
    assert ended(s).winners == (A,)


@clause("turmoil.10.4.1.b")
def test_all_points_of_an_event_come_before_the_test() -> None:
    s = action(A, 77, vp=-18, tension=6, support={"alsace_lorraine": (3, 0)})
    play(s, "77", "event")
    assert s.result is None


@clause("turmoil.r.twenty-before-ops")
def test_an_event_that_wins_leaves_no_operations() -> None:
    s = action(L, 106, vp=-18, tension=2, support={"paris": (0, 1)})
    play(s, "106", "event_first")
    assert ended(s).winners == (A,)
    s = action(L, 106, vp=-18, tension=2, support={"paris": (0, 1)})
    play(s, "106", "operations_first", "paris", "paris")
    assert ended(s).winners == (A,)
    assert support(s, "paris") == (0, 3)


@clause("turmoil.10.4.1.c", "turmoil.r.germany-timing")
def test_liberal_control_of_germany_wins_when_germany_is_scored() -> None:
    s = scoring_begun("germany", vp=-19, support=GERMANY, tension=6, track=FOUR)
    events = choose(s, *IDLE)
    assert ended(s).winners == (L,)
    assert ended(s).reason.id == "turmoil.end.germany"
    assert facts.Crisis not in kinds(events)


@clause("turmoil.r.germany-timing")
def test_control_of_germany_is_tested_after_the_stability_cards() -> None:
    # Workers Unite brings the one battleground that is missing.
    held = {**GERMANY, "alsace_lorraine": (0, 1)}
    assert ended(scoring("germany", picks=(16, 1), support=held)).reason.id == "turmoil.end.germany"
    assert scoring("germany", picks=(16, 8), support=held).result is None


@clause("turmoil.10.4.1.c")
def test_liberal_domination_of_germany_only_scores() -> None:
    s = scoring("germany", support={**GERMANY, "kiel": (0, 0), "silesia": (0, 2)})
    assert s.result is None
    assert s.vp == 6 + 4


@clause("turmoil.10.4.1.c")
def test_authoritarian_control_of_germany_only_scores() -> None:
    s = scoring("germany", support=dict.fromkeys(GERMANY, (9, 0)))
    assert s.result is None
    assert s.vp == -9 - 5


@clause("turmoil.10.4.1.d")
def test_an_outbreak_of_the_war_ends_the_game() -> None:
    s = crisis(6, 6, 1, tension=6, track=("russian_collapse",))
    s.fate = dice(*[1] * 5)
    play(s, "france")
    assert ended(s).winners == (A,)


@clause("turmoil.10.4.1.f", "turmoil.r.outcome-kinds")
def test_two_held_scoring_cards_are_a_draw() -> None:
    s = end_of_turn(4, hands=((6, 7), (8,)), vp=7)
    assert ended(s).winners == (A, L)
    assert ended(s).reason.id == "turmoil.end.both-held"


# -- the end of turn 10 --------------------------------------------------------------------------

EVERYWHERE = {
    "paris": (2, 0),
    "kiel": (3, 0),
    "vienna": (3, 0),
    "moscow": (0, 3),
    "serbia": (0, 3),
}


@clause("turmoil.10.4.2.a", "turmoil.10.4.2.b")
def test_after_turn_ten_all_regions_are_scored_without_stability_cards_or_crises() -> None:
    s = board(turn=10, stack=[], support=EVERYWHERE, vp=2, tension=6, track=FOUR, fate=dice())
    enter(s, EndTurn())
    assert s.journal is not None
    assert kinds(s.journal).count(facts.Score) == 10
    assert facts.Crisis not in kinds(s.journal)
    assert ended(s).scores == (-2 + 4 + 4 + 3 - 4 - 3, 2 - 4 - 4 - 3 + 4 + 3)


@clause("turmoil.10.4.2.a")
def test_there_is_no_final_scoring_before_turn_ten() -> None:
    assert end_of_turn(9, support=EVERYWHERE).result is None


@clause("turmoil.10.4.2.c")
def test_twenty_points_in_the_final_scoring_do_not_win_before_its_end() -> None:
    # France comes first and takes the Authoritarian side past 20; Russia, Germany and the Balkans turn it.
    held = {
        "paris": (2, 0),
        "nice": (2, 0),
        **dict.fromkeys(("moscow", "poland", "tsarist_army", "nicolas_ii", "saint_petersburg"), (0, 9)),
        **dict.fromkeys(("russian_orthodox_church", "siberia", "vienna", "budapest"), (0, 9)),
        **dict.fromkeys(("serbia", "bosnia", "bulgaria", "romania", "macedonia"), (0, 9)),
    }
    s = end_of_turn(10, vp=-15, support=held)
    assert ended(s).winners == (L,)
    assert ended(s).reason.id == "turmoil.end.turn-ten"


@clause("turmoil.10.4.2.d")
def test_liberal_control_of_germany_wins_in_the_final_scoring_whatever_the_points() -> None:
    s = end_of_turn(10, vp=-40, support=GERMANY)
    assert ended(s).winners == (L,)
    assert ended(s).scores[L] < 0
    assert ended(s).reason.id == "turmoil.end.germany"


@clause("turmoil.10.4.2.e", "turmoil.r.outcome-kinds")
@pytest.mark.parametrize(("vp", "winners"), [(1, (L,)), (-1, (A,)), (0, (A, L))])
def test_the_sign_of_the_marker_decides_and_nought_is_a_draw(vp: int, winners: tuple[int, ...]) -> None:
    s = end_of_turn(10, vp=vp)
    assert ended(s).winners == winners
    assert ended(s).reason.id == ("turmoil.end.turn-ten" if vp else "turmoil.end.draw")


@clause("turmoil.r.turn-ten-order")
def test_a_scoring_card_held_in_turn_ten_loses_before_the_final_scoring() -> None:
    s = end_of_turn(10, hands=((SCORING["france"],), ()), vp=-15)
    assert ended(s).winners == (L,)
    assert ended(s).scores == (15, -15)


@clause("turmoil.r.turn-ten-order")
def test_a_war_in_turn_ten_takes_the_place_of_the_final_scoring() -> None:
    s = crisis(6, 6, 1, turn=10, tension=6, track=("russian_collapse",), support={"moscow": (0, 9)}, vp=2)
    s.fate = dice(*[1] * 5)
    play(s, "france")
    assert ended(s).winners == (A,)  # Russia, which does not fight, is not scored


# -- the French monarchy -------------------------------------------------------------------------

OPTION = {"monarchy": True}


def bonapartism(die: int, **position: Any) -> TurmoilState:
    """Card 20 with a check of Paris."""
    s = event(20, support={"paris": (1, 1), "dijon": (0, 1)}, fate=dice(die), **position)
    told = kinds(play(s, "paris"))
    assert (facts.Monarchy in told) == (s.view(None)["changes"] == ["monarchy_restored"])
    return s


@clause("turmoil.12.monarchy.1", "turmoil.12.monarchy.3")
def test_a_check_of_card_20_that_wins_paris_restores_the_monarchy() -> None:
    s = bonapartism(6, options=OPTION)
    assert control(s, "paris") == A
    assert s.view(None)["changes"] == ["monarchy_restored"]
    assert s.world.icons[NUMBER["paris"]] == {"monarch"}
    s = bonapartism(1, options=OPTION)
    assert s.view(None)["changes"] == []
    s = bonapartism(6)
    assert s.view(None)["changes"] == []


@clause("turmoil.12.monarchy.1", "turmoil.r.monarchy-persistence")
def test_operations_with_card_20_restore_nothing() -> None:
    s = action(A, 20, options=OPTION, support={"paris": (1, 1), "french_armed_forces": (4, 0)}, fate=dice(6))
    play(s, "20", "operations", "check", "paris")
    assert control(s, "paris") == A
    assert s.view(None)["changes"] == []


@clause("turmoil.12.monarchy.2", "turmoil.r.monarchy-persistence")
def test_a_restored_paris_is_a_monarch_space_whoever_holds_it() -> None:
    restored: dict[str, Any] = {"options": OPTION, "changes": ["monarchy_restored"]}
    for held in ((2, 0), (0, 2), (0, 0)):
        s = event(44, support={"paris": held}, turn=4, **restored)
        play(s, "option.2")
        assert "paris" in legal(s)  # Army and Monarch spaces
    s = event(44, turn=4)
    play(s, "option.2")
    assert "paris" not in legal(s)
    s = event(46, turn=4, **restored)  # Government spaces: France has no other
    assert "paris" not in legal(s)


@clause("turmoil.12.monarchy.4")
def test_absolutist_rule_counts_paris_only_as_a_monarch_space() -> None:
    held = {"paris": (2, 0), "french_armed_forces": (4, 0)}
    bare = -(3 + 2)  # presence and two battlegrounds
    assert scoring("france", picks=(12, 8), support=held).vp == bare - 2
    assert scoring("france", picks=(12, 8), support=held, options=OPTION).vp == bare
    restored: dict[str, Any] = {"options": OPTION, "changes": ["monarchy_restored"]}
    assert scoring("france", picks=(12, 8), support=held, **restored).vp == bare - 2
