"""Tension, its limits and Franz Ferdinand: turmoil.8.1, .c.franz-ferdinand"""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import clause
from tests.rules.turmoil.board import GAME, A, L, dice, ended, event, play, stability
from tests.rules.turmoil.war_board import REGION, action

HABSBURG = {"vienna": (3, 0), "budapest": (2, 0)}
FRANZ_FERDINAND: dict[str, Any] = {"force": {4: A}, "support": HABSBURG}


def raised(n: int, **position: Any) -> tuple[int, int]:
    """Tension and VP after an Authoritarian event that raises it by 1, or by 2 for 1 Liberal VP."""
    if n == 1:
        s = event(42, turn=8, **position)
        play(s, "kiel")
        return s.tension, s.vp
    s = event(82, fate=dice(1), **position)
    play(s, "option.2")
    return s.tension, s.vp - 1


def lowered(n: int, **position: Any) -> tuple[int, int]:
    """Tension and VP after an Authoritarian event that lowers it by 1 (for 4 VP) or by 2 (for 2 VP)."""
    s = event(108 if n == 1 else 106, **position)
    while s.pending:
        s.apply(s.pending[0].legal[0])
    return s.tension, s.vp + (4 if n == 1 else 2)


@clause("turmoil.8.1.1.a")
def test_tension_starts_at_nought_and_moves_through_effects_alone() -> None:
    assert GAME.new(2, seed=1).tension == 0
    s = action(A, 42, tension=2, support={"kiel": (1, 0)})
    play(s, "42", "operations", *["kiel"] * 4)
    assert s.tension == 2
    assert raised(1, tension=2) == (3, 0)
    assert lowered(1, tension=2) == (1, 0)


@clause("turmoil.8.1.2.a", "turmoil.8.1.2.d")
def test_tension_stops_at_nought_and_the_rest_is_gained() -> None:
    assert lowered(2, tension=0) == (0, -2)
    s = event(91, tension=0)  # a Liberal event
    assert (s.tension, s.vp) == (0, 1)


@clause("turmoil.8.1.2.b", "turmoil.8.1.2.e")
def test_tension_stops_at_six_and_the_rest_is_lost() -> None:
    assert raised(2, tension=6) == (6, 2)
    s = event(71, tension=6)  # a Liberal event
    assert (s.tension, s.vp) == (6, -1)


@clause("turmoil.8.1.2.f")
def test_a_change_that_fits_in_part_turns_only_its_rest_into_points() -> None:
    assert lowered(2, tension=1) == (0, -1)
    assert raised(2, tension=5) == (6, 1)


@clause("turmoil.r.tension-payer")
@pytest.mark.parametrize(("card", "side", "vp"), [(42, L, 1), (71, A, -1)])
def test_the_side_of_the_event_pays_whoever_played_the_card(card: int, side: int, vp: int) -> None:
    s = action(side, card, tension=6)
    play(s, str(card), "event_first")
    assert s.vp == vp


@clause("turmoil.r.tension-payer", "turmoil.r.tension-in-other-effects")
def test_stability_cards_turn_tension_into_points_of_their_owners() -> None:
    s = stability(5, REGION["france"], tension=0, active=A)
    assert (s.tension, s.vp) == (0, 1)
    s = stability(13, REGION["france"], tension=6, active=L)
    assert (s.tension, s.vp) == (6, 1)


@clause("turmoil.r.tension-net-vp")
def test_points_of_tension_and_of_the_event_are_netted_before_victory_is_tested() -> None:
    held = {"alsace_lorraine": (3, 0)}
    s = action(A, 77, tension=6, vp=-18, support=held)
    play(s, "77", "event")
    assert s.result is None  # two gained, one lost
    assert s.vp == -19
    s = action(A, 77, tension=5, vp=-18, support=held)
    play(s, "77", "event")
    assert ended(s).winners == (A,)


# -- Franz Ferdinand -----------------------------------------------------------------------------


@clause("turmoil.8.1.2.c", "turmoil.c.franz-ferdinand.1")
def test_franz_ferdinand_keeps_tension_from_passing_three() -> None:
    assert raised(1, tension=2, **FRANZ_FERDINAND) == (3, 0)
    assert raised(1, tension=3, **FRANZ_FERDINAND) == (3, 1)
    s = event(71, tension=3, **FRANZ_FERDINAND)
    assert (s.tension, s.vp) == (3, -1)
    assert s.ceiling == 3


@clause("turmoil.8.1.2.c")
def test_vienna_and_budapest_alone_do_not_hold_tension_down() -> None:
    assert raised(1, tension=3, support=HABSBURG) == (4, 0)


@clause("turmoil.r.tension-penalty-size")
def test_each_point_that_franz_ferdinand_stops_costs_one() -> None:
    assert raised(2, tension=3, **FRANZ_FERDINAND) == (3, 2)
    assert raised(2, tension=2, **FRANZ_FERDINAND) == (3, 1)


@clause("turmoil.c.franz-ferdinand.2")
def test_franz_ferdinand_does_not_lower_tension() -> None:
    s = event(4, support=HABSBURG, tension=5)
    play(s, "done")
    assert s.tension == 5
    assert s.is_in_force(4)


@clause("turmoil.c.franz-ferdinand.3", "turmoil.r.franz-ferdinand-ceiling")
def test_above_three_the_present_tension_is_the_ceiling() -> None:
    assert raised(1, tension=5, **FRANZ_FERDINAND) == (5, 1)
    assert lowered(1, tension=5, **FRANZ_FERDINAND) == (4, 0)


@clause("turmoil.c.franz-ferdinand.4", "turmoil.r.franz-ferdinand-ceiling")
def test_each_fall_lowers_the_ceiling_down_to_three() -> None:
    for tension, ceiling in ((6, 6), (5, 5), (4, 4), (3, 3), (2, 3), (0, 3)):
        s = event(4, support=HABSBURG, tension=tension)
        play(s, "done")
        assert s.ceiling == ceiling
    s = event(108, tension=5, **FRANZ_FERDINAND)
    play(s, "done")
    assert (s.tension, s.ceiling) == (4, 4)


@clause("turmoil.c.franz-ferdinand.5", "turmoil.r.franz-ferdinand-ceiling")
@pytest.mark.parametrize("lost", ["vienna", "budapest"])
def test_without_vienna_or_budapest_the_ceiling_is_six(lost: str) -> None:
    position: dict[str, Any] = {"force": {4: A}, "support": {**HABSBURG, lost: (1, 0)}}
    assert raised(1, tension=3, **position) == (4, 0)
    assert raised(1, tension=6, **position) == (6, 1)


@clause("turmoil.c.franz-ferdinand.5")
def test_franz_ferdinand_works_again_when_both_are_held_again() -> None:
    s = event(4, support={**HABSBURG, "vienna": (2, 0)}, tension=3)
    assert s.ceiling == 6
    play(s, "vienna", "done")
    assert s.ceiling == 3


@clause("turmoil.r.franz-ferdinand-check-time")
def test_control_is_tested_inside_the_event_that_moves_tension() -> None:
    # Card 52 puts support in Vienna and Budapest before it raises Tension.
    s = event(52, force={4: A}, support={"vienna": (2, 0), "budapest": (1, 0)}, tension=3)
    assert (s.tension, s.vp) == (3, 1)
    s = event(52, force={4: A}, support={"vienna": (1, 0), "budapest": (1, 0)}, tension=3)
    assert (s.tension, s.vp) == (4, 0)


@clause("turmoil.c.franz-ferdinand.5", "turmoil.8.1.2.c")
def test_gavrilo_princip_ends_franz_ferdinand_before_tension_rises() -> None:
    s = event(83, tension=3, fate=dice(1), **FRANZ_FERDINAND)
    assert (s.tension, s.vp) == (5, 0)
    assert not s.is_in_force(4)
