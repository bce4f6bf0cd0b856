"""Solitaire: the Military Action of a bot: v1919.solo.botmil.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.tracks import ChangeHappiness
from tests.marks import clause
from tests.rules.v1919.board import REGIONS, carry_out, ids, legal, play, script
from tests.rules.v1919.solo_board import FRANCE, UK, USA, asks, begin, settle_through, solo

AT_RISK: dict[str, Any] = {"settled": {"arabia": "uk"}, "unrest": {"middle_east": 4}}


def deployed(s: V1919State, power: int = UK) -> dict[str, int]:
    """Where the discs of a faction are, with their columns."""
    return {place: c for r, place in enumerate(REGIONS) if (c := s.disc_in(power, r))}


@clause("v1919.solo.botmil.1")
@pytest.mark.parametrize("column", range(1, 9))
def test_a_bot_deploys_where_unrest_is_in_column_4_or_more(column: int) -> None:
    s = solo(settled={"arabia": "uk"}, unrest={"middle_east": column})
    assert deployed(s) == ({"middle_east": 7} if column >= 4 else {})


@clause("v1919.solo.botmil.1", "v1919.ruling.solo.botmil.noissue")
@pytest.mark.parametrize(
    ("settled", "wanted"),
    [
        ({"arabia": "uk", "syria": "uk", "persia": "france"}, True),  # the most
        ({"arabia": "uk", "syria": "france"}, True),  # tied for the most
        ({"arabia": "uk", "syria": "usa", "persia": "france"}, True),
        ({"arabia": "uk", "syria": "france", "persia": "france"}, False),
        ({"arabia": "uk", "syria": "usa", "persia": "usa"}, False),  # the player's count too
        ({"danzig": "uk", "syria": "france"}, False),  # none in this Region
        ({"danzig": "uk"}, False),  # tied for the most, at none
    ],
)
def test_a_bot_deploys_where_it_has_most_issues_or_ties(settled: dict[str, str], wanted: bool) -> None:
    s = solo(settled=settled, unrest={"middle_east": 5})
    assert deployed(s) == ({"middle_east": 7} if wanted else {})


@clause("v1919.solo.botmil.2")
def test_column_7_with_all_its_effects() -> None:
    s = solo(settled={"arabia": "uk"}, unrest={"middle_east": 8}, exhausted={"uk": 5})
    assert deployed(s) == {"middle_east": 7}
    assert s.unrest[2] == 6
    assert s.happiness[UK] == 19
    assert (s.available[UK], s.exhausted[UK]) == (12, 3)


@clause("v1919.solo.botmil.2", "v1919.ruling.solo.botmil.col8")
@pytest.mark.parametrize(
    ("happiness", "demobilized", "column"),
    [
        (12, 0, 7),  # three discs are allowed down to 11
        (11, 0, 8),
        (11, 1, 7),
        (6, 1, 7),  # two down to 5
        (5, 1, 8),
        (5, 2, 7),  # one always
        (1, 2, 7),
        (0, 2, 7),
    ],
)
def test_column_8_where_7_would_bring_a_mutiny(happiness: int, demobilized: int, column: int) -> None:
    s = solo(**AT_RISK, happiness={"uk": happiness}, demobilized=["uk"] * demobilized)
    assert deployed(s) == {"middle_east": column}
    assert s.happiness[UK] == max(0, happiness - (column == 7))
    assert s.demobilized.count(UK) == demobilized


@clause("v1919.solo.botmil.3", "v1919.ruling.solo.botmil.unneeded")
def test_column_8_where_7_is_taken() -> None:
    # The disc of France caps Unrest already, and yet the UK deploys.
    s = solo(**AT_RISK, units={"france": {"middle_east": 7}})
    assert deployed(s) == {"middle_east": 8}
    assert s.happiness[UK] == 20


@clause("v1919.ruling.solo.botmil.unneeded")
def test_a_bot_deploys_behind_a_disc_that_caps_unrest() -> None:
    s = solo(**AT_RISK, units={"usa": {"middle_east": 5}})
    assert deployed(s) == {"middle_east": 7}


@clause("v1919.solo.botmil.3")
def test_no_deploy_where_both_columns_are_taken() -> None:
    s = solo(**AT_RISK, units={"france": {"middle_east": 7}, "usa": {"middle_east": 8}})
    assert deployed(s) == {}
    assert not s.military
    assert asks(s) == "place"


@clause("v1919.solo.botmil.3")
def test_no_deploy_where_column_8_is_taken_and_7_would_bring_a_mutiny() -> None:
    boxes = ["usa", "usa", "france", "france"]  # nothing is gained by demobilizing
    s = solo(**AT_RISK, units={"france": {"middle_east": 8}}, happiness={"uk": 11}, demobilized=boxes)
    assert deployed(s) == {}
    assert s.units(UK) == 3


@clause("v1919.ruling.solo.columns-full")
def test_where_both_columns_are_taken_the_next_region_comes_then_demobilizing() -> None:
    full = {"france": {"middle_east": 7}, "usa": {"middle_east": 8}}
    settled = {"arabia": "uk", "persia": "uk", "danzig": "uk"}
    s = solo(settled=settled, unrest={"middle_east": 4, "europe": 4}, units=full)
    assert deployed(s) == {"europe": 7}
    s = solo(**AT_RISK, units=full, happiness={"uk": 12})
    assert (deployed(s), s.demobilized[0]) == ({}, UK)


@clause("v1919.ruling.solo.botmil.source")
@pytest.mark.parametrize("kind", ["exhausted", "deployed"])
def test_only_an_available_disc_is_deployed(kind: str) -> None:
    if kind == "exhausted":
        s = solo(**AT_RISK, discs_exhausted={"uk": 3})
    else:
        s = solo(**AT_RISK, units={"uk": {"europe": 8, "africa": 8, "pacific": 8}})
    assert "middle_east" not in deployed(s)
    assert not s.military


@clause("v1919.ruling.solo.botmil.source")
@pytest.mark.parametrize("column", [5, 6, 7, 8])
def test_a_region_with_an_own_disc_is_not_wanted(column: int) -> None:
    s = solo(**AT_RISK, units={"uk": {"middle_east": column}})
    assert deployed(s) == {"middle_east": column}
    assert not s.military


@clause("v1919.solo.botmil.4", "v1919.ruling.solo.botmil.away")
@pytest.mark.parametrize(
    ("discs", "near"),
    [(3, {11, 12}), (2, {5, 6}), (1, set[int]())],
)
def test_a_bot_near_a_mutiny_demobilizes(discs: int, near: set[int]) -> None:
    lowest = {3: 11, 2: 5, 1: 0}[discs]
    for happiness in range(lowest, 31):
        s = solo(happiness={"uk": happiness}, demobilized=["uk"] * (3 - discs))
        acted = s.units(UK) == discs - 1
        assert acted == (happiness in near), happiness
        gain = 5 - (3 - discs) if acted else 0
        assert s.happiness[UK] == happiness + gain


@clause("v1919.solo.botmil.4")
@pytest.mark.parametrize("filled", range(5))
def test_a_bot_demobilizes_for_2_happiness_or_more_only(filled: int) -> None:
    boxes = ["usa", "france", "france", "usa"][:filled]
    s = solo(happiness={"uk": 12}, demobilized=boxes)
    assert s.happiness[UK] == (12 + 5 - filled if filled < 4 else 12)
    assert s.units(UK) == (2 if filled < 4 else 3)


@clause("v1919.ruling.solo.botmil.demobdisc", "v1919.solo.botpol.10")
def test_the_player_says_which_disc_a_bot_demobilizes() -> None:
    s = solo(happiness={"uk": 12}, units={"uk": {"europe": 6}}, discs_exhausted={"uk": 1})
    assert asks(s) == "demobilize"
    assert legal(s) == {"disc.available", "disc.exhausted", "disc.europe"}
    play(s, "disc.europe")
    assert deployed(s) == {}
    assert s.happiness[UK] == 17


@clause("v1919.ruling.solo.botmil.demobdisc")
def test_the_player_says_which_disc_a_mutiny_of_a_bot_takes() -> None:
    s = solo(units={"france": {"europe": 6}})
    carry_out(s, ChangeHappiness(FRANCE, -10))
    assert asks(s) == "mutiny"
    assert legal(s) == {"disc.available", "disc.europe"}
    play(s, "disc.europe")
    assert (deployed(s, FRANCE), s.happiness[FRANCE]) == ({}, 11)


@clause("v1919.solo.botmil.5")
def test_a_bot_deploys_rather_than_demobilizes() -> None:
    s = solo(**AT_RISK, happiness={"uk": 12})
    assert deployed(s) == {"middle_east": 7}
    assert UK not in s.demobilized


@clause("v1919.solo.botmil.6", "v1919.ruling.solo.botmil.regions")
@pytest.mark.parametrize(
    ("settled", "region"),
    [
        ({"danzig": "uk", "togo": "uk", "somalia": "uk"}, "africa"),  # more Issues, though fewer stars
        ({"danzig": "uk", "baltic": "uk", "togo": "uk"}, "europe"),
        ({"baltic": "uk", "egypt": "uk"}, "africa"),  # the Issue with more stars
        ({"danzig": "uk", "cameroon": "uk"}, "europe"),
        ({"danzig": "uk", "byelorus": "uk", "south_west_africa": "uk", "cameroon": "uk"}, "europe"),
    ],
)
def test_of_two_regions_the_one_with_more_issues_then_more_stars(
    settled: dict[str, str], region: str
) -> None:
    issues = ["smyrna", "korea", "morocco", "nauru"]
    s = solo(settled=settled, issues=issues, unrest={"europe": 5, "africa": 5}, fate=script())
    assert deployed(s) == {region: 7}


@clause("v1919.solo.botmil.6", "v1919.ruling.solo.botmil.regions")
@pytest.mark.parametrize(
    ("rolls", "region"), [((2, 5), "africa"), ((5, 2), "europe"), ((1, 6), "africa"), ((4, 3), "europe")]
)
def test_then_the_higher_die(rolls: tuple[int, int], region: str) -> None:
    settled = {"danzig": "uk", "egypt": "uk"}
    s = solo(settled=settled, unrest={"europe": 5, "africa": 4}, fate=script(*rolls))
    assert deployed(s) == {region: 7}


@clause("v1919.solo.botmil.6")
def test_of_three_regions_the_highest_die() -> None:
    settled = {"danzig": "uk", "egypt": "uk", "india": "uk"}
    unrest = {"europe": 5, "africa": 4, "pacific": 4}
    s = solo(settled=settled, unrest=unrest, fate=script(3, 2, 6))
    assert deployed(s) == {"pacific": 7}


@clause("v1919.solo.botmil.6")
@pytest.mark.parametrize(
    ("rolls", "region"), [((3, 3, 1, 2), "africa"), ((6, 6, 6, 6, 5, 4), "europe"), ((1, 1, 2, 1), "europe")]
)
def test_equal_dice_are_rolled_again(rolls: tuple[int, ...], region: str) -> None:
    settled = {"danzig": "uk", "egypt": "uk"}
    s = solo(settled=settled, unrest={"europe": 5, "africa": 4}, fate=script(*rolls))
    assert deployed(s) == {region: 7}
    assert s.fate.counter == len(rolls)


@clause("v1919.solo.botmil.6")
def test_only_the_equals_at_the_top_roll_again() -> None:
    settled = {"danzig": "uk", "egypt": "uk", "india": "uk"}
    unrest = {"europe": 5, "africa": 4, "pacific": 4}
    s = solo(settled=settled, unrest=unrest, fate=script(5, 2, 5, 1, 6))
    assert deployed(s) == {"pacific": 7}


@clause("v1919.solo.botmil.6")
def test_no_dice_for_equals_below_the_first_place() -> None:
    # Europe has two Issues; Africa and the Pacific, with one of equal stars each, come after it anyhow.
    settled = {"danzig": "uk", "baltic": "uk", "egypt": "uk", "india": "uk"}
    s = solo(settled=settled, unrest={"europe": 5, "africa": 5, "pacific": 5}, fate=script())
    assert deployed(s) == {"europe": 7}
    # Where Europe has no room the other two are the first, and the die decides.
    full = {"france": {"europe": 7}, "usa": {"europe": 8}}
    s = solo(settled=settled, unrest={"europe": 5, "africa": 5, "pacific": 5}, units=full, fate=script(2, 4))
    assert deployed(s) == {"pacific": 7}


@clause("v1919.solo.botmil.7")
def test_the_military_action_comes_first_if_its_time_has_come() -> None:
    told = ids(begin(**AT_RISK, cubes={"smyrna": {"uk": 1}})[1])
    assert told.index("v1919.log.deploy") < told.index("v1919.log.settle")


@clause("v1919.solo.botmil.7")
def test_otherwise_it_is_looked_for_again_after_the_political_action() -> None:
    s, events = begin(settled={"arabia": "uk"}, unrest={"middle_east": 3}, cubes={"smyrna": {"uk": 1}})
    assert "v1919.log.deploy" not in ids(events)
    assert deployed(s) == {}
    told = ids(settle_through(s))  # Smyrna has brought Unrest to column 5
    assert deployed(s) == {"middle_east": 7}
    assert told.index("v1919.log.crisis") < told.index("v1919.log.deploy") < told.index("v1919.log.turn")
    assert s.active == FRANCE


@clause("v1919.solo.botmil.7")
def test_a_bot_may_demobilize_after_the_political_action() -> None:
    s = solo(happiness={"uk": 13}, cubes={"smyrna": {"uk": 1}})
    settle_through(s)  # Smyrna costs it a Happiness
    assert (s.happiness[UK], s.demobilized[0]) == (17, UK)


@clause("v1919.solo.botmil.8")
def test_one_military_action_in_a_turn() -> None:
    settled = {"danzig": "uk", "egypt": "uk", "arabia": "uk"}
    s = solo(settled=settled, unrest={"europe": 5, "africa": 5, "middle_east": 5})
    assert len(deployed(s)) == 1
    play(s, "korea", "togo")
    assert s.active == FRANCE
    assert len(deployed(s)) == 1
    assert s.units(UK) == 3


@clause("v1919.solo.botmil.8")
def test_none_follows_a_military_action_after_the_political_one() -> None:
    settled = {"arabia": "uk", "danzig": "uk"}
    unrest = {"middle_east": 3, "europe": 3}
    s = solo(settled=settled, unrest=unrest, cubes={"smyrna": {"uk": 1}}, happiness={"uk": 13})
    settle_through(s)
    assert (len(deployed(s)), s.units(UK)) == (1, 3)
    assert deployed(s, USA) == {}
