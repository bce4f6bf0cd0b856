"""Who fights in the Great War, and on which side: turmoil.8.4.1, .8.4.4.b, .c"""

from __future__ import annotations

from typing import Any

import pytest

from tests.marks import clause
from tests.rules.turmoil.board import A, L, dice, ended, play
from tests.rules.turmoil.war_board import bloc, war

LEAGUE, ALLIANCE, COLLAPSE = "three_emperor_league", "franco_russian_alliance", "russian_collapse"


def sides(*track: str, **position: Any) -> tuple[set[str], set[str]]:
    """The Central Powers and the Entente."""
    s = war(6, 1, track=track, **position)
    return bloc(s, "central"), bloc(s, "entente")


@clause("turmoil.8.4.1.a", "turmoil.8.4.1.b", "turmoil.r.absent-nations")
def test_germany_and_france_always_fight_and_others_only_when_something_calls_them() -> None:
    assert sides(COLLAPSE) == ({"germany"}, {"france"})


@clause("turmoil.8.4.1.c", "turmoil.m.schlieffen-plan.3")
@pytest.mark.parametrize(
    ("track", "force"),
    [
        ((COLLAPSE, "entente_cordiale"), {10: L}),
        ((COLLAPSE,), {50: A}),
        ((COLLAPSE, "entente_cordiale"), {50: A}),
    ],
)
def test_britain_fights_beside_france_under_the_entente_or_the_schlieffen_plan(
    track: tuple[str, ...], force: dict[int, int]
) -> None:
    assert sides(*track, force=force) == ({"germany"}, {"france", "britain"})


@clause("turmoil.8.4.1.d", "turmoil.r.britain-precedence", "turmoil.m.schlieffen-plan.3")
@pytest.mark.parametrize("force", [{95: A}, {50: A, 95: A}])
def test_splendid_isolation_keeps_britain_out_even_under_the_schlieffen_plan(force: dict[int, int]) -> None:
    assert sides(COLLAPSE, "splendid_isolation", force=force) == ({"germany"}, {"france"})


@clause("turmoil.8.4.1.d")
def test_without_any_of_the_three_britain_takes_no_side() -> None:
    assert "britain" not in sides(ALLIANCE, "dual_alliance", "triple_alliance")[1]


@clause("turmoil.8.4.1.e")
def test_austria_hungary_fights_under_the_dual_alliance_or_the_league() -> None:
    assert sides(COLLAPSE, "dual_alliance")[0] == {"germany", "austria_hungary"}
    assert sides(LEAGUE)[0] == {"germany", "austria_hungary", "russia"}
    assert sides(ALLIANCE)[0] == {"germany"}


@clause("turmoil.8.4.1.f")
def test_russia_goes_with_the_marker_of_its_alliance() -> None:
    assert "russia" in sides(LEAGUE)[0]
    assert "russia" in sides(ALLIANCE)[1]
    central, entente = sides(COLLAPSE)
    assert "russia" not in central | entente


@clause("turmoil.8.4.1.g")
def test_the_balkans_fight_only_when_the_balkan_war_marker_lies_on_the_track() -> None:
    central, entente = sides(LEAGUE)
    assert "balkans" not in central | entente
    central, entente = sides(LEAGUE, "balkan_war")
    assert "balkans" in central | entente


@clause("turmoil.8.4.1.h")
@pytest.mark.parametrize(("first", "side"), [(LEAGUE, 0), (ALLIANCE, 1), (COLLAPSE, 1)])
def test_the_balkans_side_with_russia_or_else_with_the_entente(first: str, side: int) -> None:
    assert "balkans" in sides(first, "balkan_war")[side]


@clause("turmoil.8.4.4.b")
@pytest.mark.parametrize(("first", "side"), [(LEAGUE, 1), (ALLIANCE, 0)])
def test_with_mobilization_the_ottoman_empire_fights_against_russia(first: str, side: int) -> None:
    assert "ottoman_empire" in sides(first, options={"mobilization": True})[side]
    assert "ottoman_empire" not in sides(first)[side]


@clause("turmoil.8.4.4.b")
def test_without_russia_the_ottoman_empire_stays_out() -> None:
    central, entente = sides(COLLAPSE, options={"mobilization": True})
    assert (central, entente) == ({"germany"}, {"france"})


@clause("turmoil.8.4.4.c")
@pytest.mark.parametrize(("marker", "side"), [("triple_alliance", 0), ("perfidious_italy", 1)])
def test_with_mobilization_italy_goes_with_its_marker(marker: str, side: int) -> None:
    assert "italy" in sides(COLLAPSE, marker, options={"mobilization": True})[side]
    assert "italy" not in sides(COLLAPSE, marker)[side]
    central, entente = sides(COLLAPSE, options={"mobilization": True})
    assert "italy" not in central | entente


@clause("turmoil.r.absent-nations", "turmoil.8.4.5.a")
def test_a_region_that_stays_out_has_no_losses_and_is_not_scored() -> None:
    held = {"moscow": (3, 0), "vienna": (3, 0), "paris": (2, 0)}
    s = war(3, 3, track=(COLLAPSE,), support=held)
    s.fate = dice(*[6] * 6)
    play(s, "france")
    assert ended(s).scores == (0, 0)
    assert s.support.count(3) == 2
