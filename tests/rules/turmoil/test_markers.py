"""Markers on the map, and the numbers of markers for the war: turmoil.m"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts
from salon.games.turmoil.war import Loss, war_modifier
from tests.marks import clause
from tests.rules.turmoil.board import (
    NUMBER,
    A,
    L,
    board,
    control,
    dice,
    event,
    legal,
    play,
    refused,
    shown,
    stability,
    support,
)
from tests.rules.turmoil.war_board import REGION, action, enter, scoring, sum_of, war_modifiers

CHURCH = "french_catholic_church"
NOTHING = ("russian_collapse",)


# -- State Secularism ----------------------------------------------------------------------------


@clause("turmoil.m.state-secularism.1", "turmoil.r.secularism-support")
def test_state_secularism_takes_all_support_off_the_church_and_marks_it() -> None:
    s = event(2, support={CHURCH: (4, 3)})
    assert support(s, CHURCH) == (0, 0)
    assert s.view(None)["changes"] == ["state_secularism"]
    assert s.display == (2,)


@clause("turmoil.m.state-secularism.2", "turmoil.r.event-support-limits")
def test_without_the_church_nothing_reaches_its_space() -> None:
    gone: dict[str, Any] = {"changes": ["state_secularism"], "support": {"paris": (1, 1)}}
    s = action(A, 30, **gone)
    play(s, "30", "operations", "place")
    assert "bordeaux" in legal(s)
    assert refused(s, CHURCH).clause == "turmoil.m.state-secularism.2"
    s = action(L, 22, **gone)
    play(s, "22", "operations", "check")
    assert refused(s, CHURCH).clause == "turmoil.m.state-secularism.2"
    s = event(5, A, **gone)  # support anywhere in France
    assert CHURCH not in legal(s)
    assert CHURCH in legal(event(5, A))
    assert CHURCH not in shown(s)["spaces"]


@clause("turmoil.m.state-secularism.2")
def test_without_the_church_the_cards_that_speak_of_churches_pass_it_over() -> None:
    s = stability(19, REGION["france"], changes=["state_secularism"])
    with_church = {n for n in s.world.spaces if "church" in s.world.icons[n]}
    assert NUMBER[CHURCH] not in with_church
    assert NUMBER["austrian_catholic_church"] in with_church


@clause("turmoil.m.state-secularism.3", "turmoil.r.secularism-support")
def test_the_lines_of_the_church_are_gone_and_its_neighbours_are_not_joined() -> None:
    s = board(changes=["state_secularism"], stack=[])
    for neighbour in ("french_writers", "paris", "french_armed_forces", "alsace_lorraine"):
        assert NUMBER[CHURCH] not in s.world.neighbours[NUMBER[neighbour]]
        assert NUMBER[CHURCH] in board(stack=[]).world.neighbours[NUMBER[neighbour]]
    assert NUMBER["french_writers"] not in s.world.neighbours[NUMBER["alsace_lorraine"]]
    assert NUMBER["paris"] not in s.world.neighbours[NUMBER["alsace_lorraine"]]
    assert s.world.neighbours[NUMBER[CHURCH]] == ()


@clause("turmoil.r.secularism-scoring", "turmoil.m.state-secularism.2")
def test_without_the_church_france_has_one_battleground_less_to_hold() -> None:
    held = {
        "paris": (2, 0),
        "beau_monde": (3, 0),
        "french_writers": (3, 0),
        "french_armed_forces": (4, 0),
        "colonials": (3, 0),
    }
    assert scoring("france", support=held, changes=["state_secularism"]).vp == -(9 + 5)
    assert scoring("france", support=held).vp == -(3 + 5)  # only battlegrounds: no domination


# -- the Congo, Bosnia, Norway -------------------------------------------------------------------


@clause("turmoil.m.belgian-congo.1")
def test_the_congo_marker_comes_with_card_45() -> None:
    s = event(45)
    assert s.pending[0].seat == L
    play(s, "option.2")
    assert s.view(None)["changes"] == ["congo_annexed"]
    assert control(s, "belgium") == A


@clause("turmoil.m.belgian-congo.2", "turmoil.r.congo-types")
def test_with_the_congo_belgium_is_a_worker_and_an_annex_space() -> None:
    for changes, annex in ((["congo_annexed"], True), ([], False)):
        s = event(71, turn=4, changes=changes)  # support in Annex spaces
        assert ("belgium" in legal(s)) is annex
        assert ("belgium" in legal(event(22, changes=changes))) is True  # in Worker spaces


@clause("turmoil.m.bosnia-annexed.1")
def test_the_bosnia_marker_comes_with_card_49() -> None:
    s = event(49, fate=dice(1))
    assert s.view(None)["changes"] == ["bosnia_annexed"]
    assert support(s, "bosnia") == (3, 0)


@clause("turmoil.m.bosnia-annexed.2", "turmoil.r.bosnia-adjacency")
def test_an_annexed_bosnia_counts_in_both_regions_as_the_battleground_it_is() -> None:
    held = {"bosnia": (3, 0)}
    annexed: dict[str, Any] = {"support": held, "changes": ["bosnia_annexed"]}
    assert scoring("austria_hungary", **annexed).vp == -(2 + 1)
    assert scoring("balkans", **annexed).vp == -(2 + 1)
    assert scoring("austria_hungary", support=held).vp == 0


@clause("turmoil.m.bosnia-annexed.2")
def test_an_annexed_bosnia_must_be_held_to_control_austria_hungary() -> None:
    held = {"vienna": (3, 0), "budapest": (2, 0)}
    assert scoring("austria_hungary", support=held).vp == -(6 + 2)
    assert scoring("austria_hungary", support=held, changes=["bosnia_annexed"]).vp == -(2 + 2)


@clause("turmoil.m.bosnia-annexed.2")
def test_cards_of_both_regions_reach_an_annexed_bosnia() -> None:
    assert "bosnia" in legal(event(4, changes=["bosnia_annexed"]))
    assert "bosnia" not in legal(event(4))
    assert "bosnia" in legal(event(59, changes=["bosnia_annexed"]))


@clause("turmoil.m.norwegian-independence.1")
def test_the_norway_marker_comes_with_card_51_and_support_with_it() -> None:
    s = event(51)
    assert s.view(None)["changes"] == ["norwegian_independence"]
    assert support(s, "norway") == (0, 2)


@clause("turmoil.m.norwegian-independence.2", "turmoil.r.event-support-limits")
def test_norway_takes_no_support_before_its_independence() -> None:
    s = action(A, 30, support={"kiel": (1, 0)})
    play(s, "30", "operations")
    assert "sweden" in legal(s)
    assert refused(s, "norway").clause == "turmoil.4.norway.a"
    assert "norway" not in legal(event(104))
    assert "norway" in legal(event(104, changes=["norwegian_independence"]))


@clause("turmoil.m.norwegian-independence.3")
def test_norway_is_no_target_of_a_check_before_its_independence() -> None:
    s = action(L, 22, support={"kiel": (1, 0), "sweden": (1, 0)})
    play(s, "22", "operations")
    assert refused(s, "norway").clause == "turmoil.4.norway.a"
    s = action(L, 22, support={"kiel": (1, 0), "norway": (1, 0)}, changes=["norwegian_independence"])
    play(s, "22", "operations")
    assert legal(s) == {"kiel", "norway"}


# -- the Black Hand ------------------------------------------------------------------------------


@clause("turmoil.m.black-hand.1")
def test_the_black_hand_settles_in_one_of_four_spaces() -> None:
    s = event(103, support={"serbia": (0, 5)})
    assert legal(s) == {"serbia", "bosnia", "montenegro", "macedonia"}
    play(s, "serbia")
    assert s.view(None)["black_hand"] == "serbia"


@clause("turmoil.m.black-hand.2")
def test_no_check_is_made_where_the_black_hand_is() -> None:
    position: dict[str, Any] = {"support": {"serbia": (0, 1), "greece": (1, 0)}, "turn": 8}
    s = board(hands=((103, 30), (22, 33)), **position)
    play(s, "103", "event", "serbia", "22", "operations", "check")
    assert legal(s) == {"greece"}
    assert refused(s, "serbia").clause == "turmoil.m.black-hand.2"
    s = board(hands=((103, 30), (22, 47)), **position, fate=dice(1, 1))
    events = play(s, "103", "event", "serbia", "47", "event", "romania", "bulgaria")
    # Those of an event do not take place there either.
    assert sum_of(events, facts.Check, "space") == ["space.greece", "space.greece"]


@clause("turmoil.m.black-hand.3", "turmoil.r.black-hand-adjacency")
def test_the_black_hand_counts_as_two_support_beside_the_rest() -> None:
    s = board(turn=8, hands=((30, 103), (22, 33)), support={"macedonia": (1, 1)})
    play(s, "103", "event", "macedonia")
    assert support(s, "macedonia") == (3, 1)
    assert control(s, "macedonia") == A
    play(s, "22", "event", "romania", "romania", "30", "operations", "place")
    assert {"macedonia", "serbia", "bulgaria", "greece", "constantinople"} <= legal(s)


@clause("turmoil.m.black-hand.3", "turmoil.r.black-hand-adjacency")
def test_the_two_support_of_the_black_hand_never_leave() -> None:
    s = event(103, support={"serbia": (1, 0), "bulgaria": (1, 0)})
    play(s, "serbia")
    enter(s, Loss(A, REGION["balkans"], 6))
    assert support(s, "serbia") == (2, 0)
    assert support(s, "bulgaria") == (0, 0)


@clause("turmoil.r.black-hand-adjacency", "turmoil.m.black-hand.3")
def test_the_black_hand_neither_moves_nor_pays() -> None:
    s = board(turn=8, hands=((54, 103), (22, 86)), support={"kiel": (1, 0)})
    play(s, "103", "event", "serbia", "22", "event", "dijon", "dijon", "54", "event")
    assert legal(s) == {"kiel", "done"}  # Serbia is an Army space too
    s = board(turn=8, hands=((103, 106), (22, 33)), support={"greece": (1, 0)})
    play(s, "103", "event", "serbia", "22", "event", "dijon", "dijon", "106", "event")
    assert support(s, "serbia") == (2, 0)
    assert support(s, "greece") == (0, 0)


@clause("turmoil.r.event-support-limits")
def test_both_sides_may_add_support_where_the_black_hand_is() -> None:
    s = board(turn=8, hands=((42, 103), (71, 33)))
    play(s, "103", "event", "serbia", "71", "event", "serbia", "serbia", "serbia", "42", "event", "serbia")
    assert support(s, "serbia") == (3, 3)


# -- the numbers for the war ---------------------------------------------------------------------


@clause(
    "turmoil.m.legend.2",
    "turmoil.m.three-emperor-league.5",
    "turmoil.m.dual-alliance.2",
    "turmoil.m.triple-alliance.2",
)
@pytest.mark.parametrize("marker", ["three_emperor_league", "dual_alliance", "triple_alliance"])
def test_these_markers_give_the_authoritarian_side_two(marker: str) -> None:
    assert war_modifiers(track=(marker,)) == (2, 0)


@clause("turmoil.m.legend.3", "turmoil.m.entente-cordiale.3", "turmoil.m.franco-russian-alliance.3")
@pytest.mark.parametrize("marker", ["entente_cordiale", "franco_russian_alliance"])
def test_these_markers_give_the_liberal_side_two(marker: str) -> None:
    assert war_modifiers(track=(marker,)) == (0, 2)


@clause("turmoil.m.legend.2", "turmoil.m.legend.3")
@pytest.mark.parametrize(
    "marker", ["splendid_isolation", "perfidious_italy", "balkan_war", "russian_collapse"]
)
def test_these_markers_give_nobody_anything(marker: str) -> None:
    assert war_modifiers(track=(marker,)) == (0, 0)


@clause("turmoil.m.schlieffen-plan.2", "turmoil.m.bethmann-hollweg.2", "turmoil.m.german-army-expansion.2")
@pytest.mark.parametrize("card", [50, 74, 102])
def test_these_boxes_give_the_authoritarian_side_one(card: int) -> None:
    assert war_modifiers(track=NOTHING, force={card: A}) == (1, 0)


@clause("turmoil.m.us-interventionism.2", "turmoil.r.us-interventionism-condition")
def test_the_united_states_help_only_beside_the_entente() -> None:
    entente = (*NOTHING, "entente_cordiale")
    assert war_modifiers(track=entente, force={10: L, 58: L}) == (0, 2 + 2)
    assert war_modifiers(track=entente, force={10: L}) == (0, 2)
    assert war_modifiers(track=NOTHING, force={58: L}) == (0, 0)


@clause("turmoil.m.us-interventionism.2", "turmoil.r.us-interventionism-condition")
def test_splendid_isolation_takes_the_help_of_the_united_states_away() -> None:
    s = event(95, force={10: L, 58: L}, track=(*NOTHING, "entente_cordiale"))
    assert s.is_in_force(58)
    assert war_modifier(s, L) == 0
