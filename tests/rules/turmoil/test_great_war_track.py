"""The Great War track, its markers and the boxes beside it: turmoil.8.2, .m"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil.effects.rules import Track
from tests.marks import clause
from tests.rules.turmoil.board import GAME, A, L, board, dice, event, legal, play, support
from tests.rules.turmoil.war_board import has_card, on_track, war_modifiers

LEAGUE = "three_emperor_league"
LIBERAL_RUSSIA = {"moscow": (0, 3), "poland": (0, 3), "tsarist_army": (0, 3)}


def status(*track: str) -> int:
    return board(track=track, stack=[]).status


def played(card: int, *track: str, **position: Any) -> tuple[str, ...]:
    """The track after an event, in which as little as possible is chosen."""
    s = event(card, fate=dice(1), track=track, **position)
    while s.pending:
        s.apply(s.pending[0].legal[-1])
    return on_track(s)


@clause("turmoil.8.2.2.a", "turmoil.m.three-emperor-league.1")
def test_the_three_emperor_league_lies_on_the_track_at_the_start() -> None:
    assert on_track(GAME.new(2, seed=3)) == (LEAGUE,)


@clause(
    "turmoil.8.2.3.a",
    "turmoil.m.entente-cordiale.1",
    "turmoil.m.dual-alliance.1",
    "turmoil.m.triple-alliance.1",
)
@pytest.mark.parametrize(
    ("card", "marker"), [(10, "entente_cordiale"), (27, "dual_alliance"), (68, "triple_alliance")]
)
def test_a_new_marker_goes_to_the_leftmost_open_position(card: int, marker: str) -> None:
    assert played(card, LEAGUE) == (LEAGUE, marker)
    assert played(card, LEAGUE, "balkan_war") == (LEAGUE, "balkan_war", marker)


@clause("turmoil.8.2.4.a", "turmoil.8.2.4.b")
def test_the_status_is_the_number_of_the_leftmost_open_position_and_nought_when_there_is_none() -> None:
    others = ("russian_collapse", "dual_alliance", "entente_cordiale", "triple_alliance")
    assert [status(*others[:n]) for n in (1, 2, 3, 4)] == [-4, -3, -2, -1]
    assert status("splendid_isolation", *others) == 0


@clause("turmoil.8.2.4.c", "turmoil.m.three-emperor-league.4", "turmoil.c.initial-crisis-modifier.1")
def test_the_three_emperor_league_lowers_the_status_by_two() -> None:
    assert GAME.new(2, seed=0).status == -4 - 2
    assert status(LEAGUE, "dual_alliance") == -3 - 2
    assert status("franco_russian_alliance", "dual_alliance") == -3


@clause("turmoil.8.2.4.d", "turmoil.m.balkan-war.2")
def test_the_balkan_war_raises_the_status_by_one() -> None:
    assert status("russian_collapse", "balkan_war") == -3 + 1


@clause("turmoil.m.legend.1")
def test_the_modifiers_of_markers_reach_the_crisis_roll() -> None:
    # Card 57 raises Tension to 6 and rolls a 6: the status is -5 with two markers and -6 with one.
    for track, war in (((LEAGUE, "dual_alliance"), True), ((LEAGUE,), False)):
        s = event(57, A, tension=5, track=track, fate=dice(6, 1, 1))
        assert bool(s.blocs) is war


# -- one marker in place of another --------------------------------------------------------------


@clause("turmoil.m.three-emperor-league.2", "turmoil.m.franco-russian-alliance.1")
def test_the_franco_russian_alliance_turns_the_league_over_in_its_place() -> None:
    assert played(26, LEAGUE, "dual_alliance") == ("franco_russian_alliance", "dual_alliance")


@clause(
    "turmoil.m.three-emperor-league.3",
    "turmoil.m.franco-russian-alliance.2",
    "turmoil.m.russian-collapse.1",
)
@pytest.mark.parametrize("first", [LEAGUE, "franco_russian_alliance"])
def test_russian_collapse_takes_the_place_of_the_russian_marker(first: str) -> None:
    track = played(61, first, "dual_alliance", support=LIBERAL_RUSSIA)
    assert track == ("russian_collapse", "dual_alliance")


@clause("turmoil.r.russian-collapse-crisis")
def test_after_russian_collapse_the_league_neither_lowers_the_status_nor_helps_in_the_war() -> None:
    assert status("russian_collapse") == -4
    assert war_modifiers(track=("russian_collapse",)) == (0, 0)


@clause("turmoil.m.entente-cordiale.2", "turmoil.m.splendid-isolation.1")
def test_splendid_isolation_turns_the_entente_over_in_its_place() -> None:
    track = played(95, LEAGUE, "entente_cordiale", "dual_alliance", force={10: L})
    assert track == (LEAGUE, "splendid_isolation", "dual_alliance")


@clause("turmoil.m.splendid-isolation.2")
def test_splendid_isolation_without_the_entente_takes_an_open_position() -> None:
    assert played(95, LEAGUE, "dual_alliance") == (LEAGUE, "dual_alliance", "splendid_isolation")


@clause("turmoil.m.triple-alliance.3", "turmoil.m.perfidious-italy.1")
def test_perfidious_italy_turns_the_triple_alliance_over_in_its_place() -> None:
    track = played(94, LEAGUE, "triple_alliance", "dual_alliance", force={68: A})
    assert track == (LEAGUE, "perfidious_italy", "dual_alliance")


@clause("turmoil.m.perfidious-italy.2")
def test_perfidious_italy_without_the_triple_alliance_takes_an_open_position() -> None:
    assert played(94, LEAGUE, "dual_alliance") == (LEAGUE, "dual_alliance", "perfidious_italy")


@clause("turmoil.m.balkan-war.1")
@pytest.mark.parametrize("card", [87, 90])
def test_both_balkan_wars_place_the_one_marker(card: int) -> None:
    assert played(card, LEAGUE) == (LEAGUE, "balkan_war")


@clause("turmoil.m.balkan-war.1", "turmoil.r.balkan-marker-twice")
def test_the_second_balkan_war_places_no_marker_but_does_the_rest() -> None:
    s = event(87, fate=dice(1), track=(LEAGUE, "balkan_war"), support={"serbia": (0, 3)})
    assert on_track(s) == (LEAGUE, "balkan_war")
    assert s.status == -3 - 2 + 1
    assert support(s, "serbia") == (0, 0)
    assert s.tension == 1
    assert played(90, LEAGUE, "balkan_war") == (LEAGUE, "balkan_war")


@clause("turmoil.r.removed-track-position")
def test_every_marker_that_leaves_the_track_is_replaced_so_that_no_gap_arises() -> None:
    steps = [step for card in GAME.cards.strategy for step in card.effect if isinstance(step, Track)]
    assert len(steps) == 9
    full = ("franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance", "balkan_war")
    assert played(61, *full, support=LIBERAL_RUSSIA) == ("russian_collapse", *full[1:])
    assert played(94, *full) == (*full[:3], "perfidious_italy", "balkan_war")


# -- the boxes beside the track ------------------------------------------------------------------


@clause(
    "turmoil.8.2.5.a",
    "turmoil.m.schlieffen-plan.1",
    "turmoil.m.us-interventionism.1",
    "turmoil.m.bethmann-hollweg.1",
    "turmoil.m.german-army-expansion.1",
    "turmoil.r.german-army-expansion",
)
@pytest.mark.parametrize("card", [50, 58, 74, 102])
def test_the_four_boxes_are_beside_the_track(card: int) -> None:
    s = event(card)
    assert on_track(s) == (LEAGUE,)
    assert s.status == -6
    assert s.is_in_force(card)
    assert s.view(None)["display"] == [f"card.{card}"]


@clause("turmoil.8.2.5.b", "turmoil.m.us-interventionism.3")
def test_us_non_interventionism_takes_the_marker_out_of_its_box() -> None:
    entente = ("franco_russian_alliance", "entente_cordiale")
    s = event(88, force={10: L, 58: L}, track=entente)
    assert has_card(s, 58) == "removed"
    assert not s.is_in_force(58)
    assert s.laws.war == []


@clause("turmoil.8.2.5.b", "turmoil.m.us-interventionism.3")
def test_us_non_interventionism_takes_the_marker_out_of_the_pool() -> None:
    s = board(turn=8, hands=((88, 30), (22, 58)), support={"paris": (0, 1)})
    play(s, "88", "event", "58")
    assert legal(s) == {"operations", "naval"}
