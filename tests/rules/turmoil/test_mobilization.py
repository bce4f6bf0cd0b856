"""The optional War Mobilization: turmoil.8.4.4"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.state import TurmoilState
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, ended, kinds, legal, play, refused, shown, support
from tests.rules.turmoil.war_board import bloc, sum_of, war

COLLAPSE, ALLIANCE, LEAGUE = "russian_collapse", "franco_russian_alliance", "three_emperor_league"


def mobilized(*track: str, **position: Any) -> TurmoilState:
    """A war with Mobilization cards begins; no die falls."""
    return war(track=track, options={"mobilization": True}, **position)


def plans(s: TurmoilState, authoritarian: str, liberal: str) -> tuple[Any, ...]:
    """Both choose their cards; `done` leaves the U-boats at home."""
    events: tuple[Any, ...] = ()
    for side, codes in ((A, authoritarian), (L, liberal)):
        for code in codes.split():
            events += play(s, code if code == "done" else f"mobilization.{code.lower()}", seat=side)
    return events


@clause("turmoil.8.4.4.a")
def test_with_the_option_cards_take_the_place_of_the_war_roll_and_the_losses() -> None:
    s = mobilized(COLLAPSE, support={"paris": (0, 9)})
    assert asked(s) is questions.Plan
    assert (bloc(s, "central"), bloc(s, "entente")) == ({"germany"}, {"france"})
    events = plans(s, "G6 done", "F1")
    assert not {facts.WarRoll, facts.Loss, facts.Gain} & set(kinds(events))
    assert support(s, "paris") == (0, 9)
    assert asked(war(3, 4, track=(COLLAPSE,))) == questions.WarRegion  # without the option dice fall


@clause("turmoil.8.4.4.d")
def test_both_choose_at_the_same_time_in_secret_one_card_for_each_nation() -> None:
    s = mobilized(ALLIANCE, "dual_alliance")
    assert {decision.seat for decision in s.pending} == {A, L}
    assert legal(s, A) == {"g1", "g3", "g4", "g5", "g6"}
    play(s, "mobilization.g6", seat=A)
    assert shown(s, L)["players"][A]["picked"] == [None]
    assert shown(s, A)["players"][A]["picked"] == ["mobilization.g6"]
    assert legal(s, A) == {"a1", "a2", "a3"}
    play(s, "mobilization.a3", seat=A)
    assert legal(s, A) == {"o1", "o2", "o3", "o4"}
    assert refused(s, "mobilization.a1", A).clause == "turmoil.8.4.4.d"
    assert legal(s, L) == {"f1", "f2", "f3", "f4", "f5"}
    play(s, "mobilization.f1", seat=L)
    assert legal(s, L) == {"r1", "r2", "r3", "r4", "r5"}


@clause("turmoil.8.4.4.d", "turmoil.r.mobilization-uboat")
def test_the_u_boats_may_come_beside_the_one_german_card() -> None:
    s = mobilized(COLLAPSE, navy=(1, 3))
    play(s, "mobilization.g6", seat=A)
    assert legal(s, A) == {"done", "g2"}
    plans(s, "G2", "F1")
    assert s.navy == (3, 3)
    assert ended(s).scores == (0, 0)  # 2 for the Kaiser's plan, 2 for the boats


@clause("turmoil.r.navy-to-forward")
def test_the_u_boats_only_go_forward_and_bring_no_rewards() -> None:
    s = mobilized(COLLAPSE, navy=(5, 3))
    plans(s, "G6 G2", "F1")
    assert s.navy == (5, 3)
    s = mobilized(COLLAPSE, navy=(2, 6))
    plans(s, "G6 G2", "F1")
    assert s.navy == (6, 6)
    assert ended(s).scores == (0, 0)


@clause("turmoil.r.mobilization-must-select")
def test_a_card_is_chosen_for_every_nation_even_if_none_is_valid() -> None:
    s = mobilized(LEAGUE)  # nobody holds Constantinople: no card of the Ottomans is valid
    plans(s, "G6 A3", "F1")
    assert legal(s, L) == {"o1", "o2", "o3", "o4"}
    assert refused(s, "done", L).clause == "turmoil.r.mobilization-must-select"
    events = plans(s, "R5 done", "O3")
    assert "mobilization.o3" in sum_of(events, facts.NoEffect, "card")


@clause("turmoil.8.4.4.e")
def test_cards_are_carried_out_by_priority() -> None:
    s = mobilized(ALLIANCE, "dual_alliance", support={"constantinople": (3, 0), "kiel": (0, 1)})
    # The priorities are 1 for Plan XV, 3 for the Kaiser's, 6, 6, and 7 for the Caucasus Campaign.
    events = plans(s, "G6 A3 O4 done", "F5 R3")
    while s.pending:
        events += s.apply(s.pending[0].legal[0])
    carried = [event.fact.card for event in events if isinstance(event.fact, facts.Plan | facts.NoEffect)]
    assert carried == [f"mobilization.{code}" for code in ("f5", "g6", "a3", "r3", "o4")]


@clause("turmoil.8.4.4.f")
def test_a_card_carried_out_earlier_may_make_another_invalid() -> None:
    # The Kaiser's plan [3] takes the Six Weeks Attack [6] its effect.
    s = mobilized(ALLIANCE)
    events = plans(s, "G6 O4 done", "F1 R3")
    assert "mobilization.r3" in sum_of(events, facts.NoEffect, "card")
    assert support(s, "east_prussia") == (0, 0)
    s = mobilized(ALLIANCE)
    plans(s, "G5 O4 done", "F1 R3")
    assert support(s, "east_prussia") == (0, 4)


@clause("turmoil.8.4.4.f")
def test_validity_is_judged_when_the_card_comes_up() -> None:
    # The Russian Caucasus Campaign [5] takes Constantinople before the Ottoman one [7] needs it.
    s = mobilized(ALLIANCE, support={"constantinople": (3, 0)})
    events = plans(s, "G6 O4 done", "F1 R5")
    assert support(s, "constantinople") == (3, 6)
    assert "mobilization.o4" in sum_of(events, facts.NoEffect, "card")
    assert ended(s).scores[A] == 2 - 1  # the Kaiser's plan; Constantinople, next to Russia, is scored


@clause("turmoil.8.4.4.g", "turmoil.r.mobilization-simultaneous")
def test_cards_of_equal_priority_read_the_same_position() -> None:
    s = mobilized(ALLIANCE, "entente_cordiale", "dual_alliance", force={10: L}, support={"italy": (0, 1)})
    plans(s, "G6 A3 O4 done", "F1 E4 R3")
    # E4 [6] fills a Balkan space, A3 [6] fills Italy.
    play(s, "greece")
    assert support(s, "italy") == (4, 1)
    assert support(s, "greece") == (0, 2)


@clause("turmoil.r.mobilization-simultaneous")
def test_in_one_priority_what_goes_comes_before_what_arrives() -> None:
    # Plan XVII [2] moves support from the army to Alsace-Lorraine: it leaves before it arrives.
    s = mobilized(COLLAPSE, support={"french_armed_forces": (0, 3)})
    events = plans(s, "G6 done", "F3")
    events += play(s, "french_armed_forces", "french_armed_forces")
    assert support(s, "french_armed_forces") == (0, 3)  # nothing has moved while cards of the level are read
    events += play(s, "french_armed_forces")
    moves = [kind for kind in kinds(events) if kind in (facts.Place, facts.Remove)]
    assert moves == [facts.Remove] * 3 + [facts.Place] * 3
    assert support(s, "alsace_lorraine") == (0, 3)


@clause("turmoil.r.mobilization-simultaneous", "turmoil.8.4.4.g")
def test_amounts_are_read_before_any_card_of_the_priority_changes_them() -> None:
    # G4 and B2 have priority 3: what G4 takes off France does not wait for B2, nor the other way round.
    s = mobilized(COLLAPSE, "balkan_war", force={50: A}, support={"paris": (0, 5), "bosnia": (4, 0)})
    plans(s, "G4 done", "F1 E3 B2")
    assert support(s, "paris") == (0, 3)
    assert support(s, "bosnia") == (4, 7)
    assert support(s, "croatia") == (0, 3)


@clause("turmoil.8.4.4.h", "turmoil.8.4.5.e")
def test_after_the_cards_comes_the_scoring_and_nought_means_that_both_lose() -> None:
    s = mobilized(COLLAPSE, support={"paris": (0, 2), "kiel": (3, 0)}, vp=2)
    events = plans(s, "G6 done", "F1")
    assert sum_of(events, facts.Score, "region") == ["region.france"] * 2 + ["region.germany"] * 2
    assert ended(s).scores == (0, 0)  # 2 for G6, and 4 against 4
    assert ended(s).winners == ()
    assert ended(s).reason.id == "turmoil.end.both-lose"


@clause("turmoil.8.4.4.h")
@pytest.mark.parametrize(("vp", "winner"), [(3, L), (1, A)])
def test_the_marker_decides_after_mobilization(vp: int, winner: int) -> None:
    s = mobilized(COLLAPSE, vp=vp)
    plans(s, "G6 done", "F1")
    assert ended(s).winners == (winner,)


@clause("turmoil.r.third-balkan-war")
def test_third_balkan_war_takes_support_of_either_side_and_the_opponent_may_decline() -> None:
    s = mobilized(COLLAPSE, "balkan_war", support={"serbia": (2, 2), "greece": (0, 4)})
    plans(s, "G6 done", "F1 B1")
    assert s.pending[0].seat == L
    play(s, "serbia")
    assert legal(s) == {"authoritarian", "liberal"}
    play(s, "side.liberal", "serbia", "side.authoritarian")
    assert s.pending[0].seat == A
    assert "done" in legal(s)
    play(s, "done", "greece", "greece", "greece")
    assert support(s, "serbia") == (1, 1)
    assert support(s, "greece") == (0, 1)


@clause("turmoil.8.4.4.d", "turmoil.8.4.4.f")
def test_the_great_game_brings_britain_in_with_a_late_card() -> None:
    s = mobilized(LEAGUE, support={"constantinople": (0, 3)})
    plans(s, "G6 A3 R1 done", "F1 O3")
    assert s.pending[0].seat == L
    assert legal(s) == {"e1", "e3", "e4", "e5", "done"}
    play(s, "mobilization.e4")
    assert "britain" in s.blocs
    play(s, "greece")
    assert support(s, "greece") == (0, 2)
