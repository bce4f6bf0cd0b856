"""Who wins the Great War: turmoil.8.4, .8.4.2, .c.war-resolution, .c.italy"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.turmoil.board import A, L, dice, ended, play
from tests.rules.turmoil.war_board import COLLAPSED, totals, war, war_modifiers

A_ITALY, L_ITALY = {"italy": (3, 0)}, {"italy": (0, 3)}
ISTANBUL = "constantinople"


@clause("turmoil.8.4.2.a")
def test_the_numbers_of_all_markers_on_the_track_and_in_the_boxes_are_added() -> None:
    track = ("franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance")
    assert war_modifiers(track=track, force={10: L, 50: A, 58: L, 74: A, 102: A}) == (4 + 3, 4 + 2)


@clause("turmoil.8.4.2.b")
def test_each_side_rolls_a_die_and_adds_its_modifier() -> None:
    s = war(3, 4, track=("three_emperor_league", "entente_cordiale"))
    assert totals(s) == (3 + 2, 4 + 2)
    assert s.war_winner == L
    s = war(5, 4, track=("three_emperor_league", "entente_cordiale"))
    assert s.war_winner == A


@clause("turmoil.8.4.2.c")
@pytest.mark.parametrize(
    ("navy", "expected"), [((3, 2), (1, 0)), ((2, 3), (0, 1)), ((2, 2), (0, 0)), ((9, 1), (1, 0))]
)
def test_the_navy_ahead_adds_one(navy: tuple[int, int], expected: tuple[int, int]) -> None:
    assert war_modifiers(track=COLLAPSED, navy=navy) == expected


@clause("turmoil.r.high-water-lead", "turmoil.8.4.2.c")
def test_the_high_water_mark_is_no_lead() -> None:
    assert war_modifiers(track=COLLAPSED, navy=(2, 3), high_water=5) == (0, 1)
    assert war_modifiers(track=COLLAPSED, navy=(3, 3), high_water=5) == (0, 0)


@clause("turmoil.8.4.2.d", "turmoil.c.war-resolution.1", "turmoil.r.minor-major-both")
@pytest.mark.parametrize("space", ["italy", ISTANBUL])
def test_italy_or_constantinople_adds_one_and_both_no_more(space: str) -> None:
    assert war_modifiers(track=COLLAPSED, support={space: (3, 0)}) == (1, 0)
    assert war_modifiers(track=COLLAPSED, support={space: (0, 3)}) == (0, 1)
    assert war_modifiers(track=COLLAPSED, support={space: (2, 0)}) == (0, 0)
    assert war_modifiers(track=COLLAPSED, support={"italy": (3, 0), ISTANBUL: (3, 0)}) == (1, 0)
    assert war_modifiers(track=COLLAPSED, support={"italy": (0, 3), ISTANBUL: (0, 3)}) == (0, 1)


@clause("turmoil.c.war-resolution.2", "turmoil.r.minor-major-both")
def test_with_one_space_each_the_modifier_cancels_out() -> None:
    assert war_modifiers(track=COLLAPSED, support={"italy": (3, 0), ISTANBUL: (0, 3)}) == (1, 1)
    assert war_modifiers(track=COLLAPSED, support={}) == (0, 0)


@clause("turmoil.c.italy.1")
@pytest.mark.parametrize(("italy", "net"), [(L_ITALY, 1), ({}, 2), (A_ITALY, 3)])
def test_the_triple_alliance_and_italy_together(italy: dict[str, tuple[int, int]], net: int) -> None:
    authoritarian, liberal = war_modifiers(track=(*COLLAPSED, "triple_alliance"), support=italy)
    assert authoritarian - liberal == net


@clause("turmoil.c.italy.2")
@pytest.mark.parametrize("track", [COLLAPSED, (*COLLAPSED, "perfidious_italy")])
@pytest.mark.parametrize(("italy", "net"), [(L_ITALY, -1), ({}, 0), (A_ITALY, 1)])
def test_without_the_triple_alliance_italy_alone_counts(
    track: tuple[str, ...], italy: dict[str, tuple[int, int]], net: int
) -> None:
    authoritarian, liberal = war_modifiers(track=track, support=italy)
    assert authoritarian - liberal == net


@clause("turmoil.8.4.2.e")
@pytest.mark.parametrize(("rolls", "winner", "vp"), [((4, 3), A, -4), ((3, 4), L, 4)])
def test_the_higher_total_wins_the_war_and_four_points(rolls: tuple[int, int], winner: int, vp: int) -> None:
    s = war(*rolls, track=COLLAPSED)
    assert s.war_winner == winner
    assert s.vp == vp


@clause("turmoil.8.4.2.f")
def test_with_equal_totals_both_have_lost_and_nobody_gains() -> None:
    s = war(3, 3, track=COLLAPSED)
    assert s.war_winner == -1
    assert s.vp == 0


@clause("turmoil.r.twenty-in-great-war")
def test_twenty_points_do_not_end_the_game_during_the_war() -> None:
    # The war brings the 20, but France gives 3 back: 4 for Paris against 1 for Italy, taken as a prize.
    s = war(6, 1, track=COLLAPSED, vp=-16, support={"paris": (0, 9)})
    assert s.vp == -20
    assert s.result is None
    s.fate = dice(*[1] * 5)
    play(s, "france")
    assert ended(s).scores == (17, -17)
    assert ended(s).reason.id == "turmoil.end.war"


@clause("turmoil.8.4.a")
def test_each_side_makes_the_decisions_of_its_bloc() -> None:
    held = {"paris": (3, 3), "dijon": (3, 3)}
    s = war(3, 3, track=COLLAPSED, support=held)
    s.fate = dice(1, 1, 1)
    play(s, "france")
    asked = [s.pending[0].seat]
    for _ in range(2):
        play(s, "paris")
        asked.append(s.pending[0].seat)
    assert asked == [L, A, L]
