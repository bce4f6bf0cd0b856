"""Uprisings: who is affected, and which Issue becomes Unsettled: v1919.uprising.3a to .3i"""

from __future__ import annotations

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, asked, legal, play, region, revolt, up_for_bids

ME = region("middle_east")


def affected(s: V1919State) -> str:
    """The player with whom the bidding for the Unsettled Issue begins: the one who controlled it."""
    assert up_for_bids(s)
    return asked(s)[0]


@clause("v1919.uprising.3a")
def test_the_player_with_most_issues_of_the_region_is_affected() -> None:
    s = revolt(3, settled={"constantinople": "france", "arabia": "usa", "kurdistan": "usa", "danzig": "uk"})
    assert affected(s) == "usa"
    assert up_for_bids(s) == "arabia"


@clause("v1919.ruling.uprising.principles", "v1919.uprising.3a")
def test_issues_without_a_region_do_not_count() -> None:
    settled = {"syria": "uk", "high_seas_fleet": "uk", "disarmament": "uk"}
    s = revolt(3, settled=settled | {"arabia": "france", "kurdistan": "france"})
    assert affected(s) == "france"
    nobody = revolt(3, settled={"high_seas_fleet": "uk", "disarmament": "uk"})
    assert asked(nobody)[1] == "v1919.ask.action"


@clause("v1919.uprising.3b", "v1919.uprising.3c", "v1919.ruling.uprising.leftmost")
@pytest.mark.parametrize("victim", ["uk", "france"])
@pytest.mark.parametrize("chooser", ["uk", "france", "usa"])
def test_in_a_tie_the_leftmost_disc_names_the_player(chooser: str, victim: str) -> None:
    others = [name for name in ("uk", "france", "usa") if name != chooser]
    units = {chooser: {"middle_east": 6}, others[0]: {"middle_east": 8}, others[1]: {"middle_east": 7}}
    s = revolt(
        6,
        unrest={"middle_east": 5},
        units=units,
        settled={"constantinople": "uk", "arabia": "france", "togo": "usa", "egypt": "usa"},
    )
    while asked(s)[1] == "v1919.ask.modifier":
        play(s, "modifier.none")
    assert asked(s) == (chooser, "v1919.ask.affected")
    assert legal(s) == {"nation.uk", "nation.france"}
    play(s, victim)
    assert affected(s) == victim
    assert s.fate.counter == 1


@clause("v1919.ruling.uprising.leftmost", "v1919.uprising.3b")
def test_a_lone_disc_in_column_8_decides_too() -> None:
    s = revolt(
        6,
        unrest={"middle_east": 5},
        units={"usa": {"middle_east": 8}, "france": {"europe": 5}},
        settled={"constantinople": "uk", "arabia": "france"},
    )
    assert asked(s) == ("usa", "v1919.ask.affected")


@clause("v1919.uprising.3b")
def test_without_a_tie_the_disc_decides_nothing() -> None:
    s = revolt(
        6,
        unrest={"middle_east": 5},
        units={"usa": {"middle_east": 8}},
        settled={"arabia": "uk", "syria": "uk", "smyrna": "france"},
    )
    assert affected(s) == "uk"


@clause("v1919.uprising.3d", "v1919.ex.uprising.7")
@pytest.mark.parametrize(
    ("rolls", "victim"),
    [((5, 2), "uk"), ((2, 5), "france"), ((4, 4, 1, 3), "france"), ((4, 4, 6, 6, 2, 1), "uk")],
)
def test_without_discs_the_highest_roll_is_affected(rolls: tuple[int, ...], victim: str) -> None:
    example = EXAMPLES["v1919.ex.uprising.7"]
    owned = {"uk": ["constantinople", "arabia"], "france": ["syria", "smyrna"]}
    assert {name: len(issues) for name, issues in owned.items()} == example.given["issue_counts"]
    assert example.given["discs"] == {}
    settled = {issue: name for name, issues in owned.items() for issue in issues}
    s = revolt(6, *rolls, settled=settled, units={"usa": {"europe": 5}})
    assert s.fate.counter == 1 + len(rolls)
    assert affected(s) == victim


@clause("v1919.uprising.3d")
def test_only_those_who_tied_for_the_highest_roll_again() -> None:
    s = revolt(6, 6, 2, 6, 1, 3, settled={"arabia": "uk", "syria": "france", "smyrna": "usa"})
    assert s.fate.counter == 6
    assert affected(s) == "usa"


@clause("v1919.uprising.3e", "v1919.uprising.3f", "v1919.ruling.uprising.noissue")
@pytest.mark.parametrize(
    ("keg", "unrest", "keg_then", "unrest_then"),
    [(0, 5, 1, 5), (2, 8, 3, 8), (3, 6, 3, 6), (2, 3, 3, 4), (3, 4, 3, 4)],
)
def test_without_an_issue_in_the_region_only_the_keg_moves(
    keg: int, unrest: int, keg_then: int, unrest_then: int
) -> None:
    s = revolt(6, keg={"middle_east": keg}, unrest={"middle_east": unrest}, settled={"danzig": "uk"})
    assert asked(s)[1] == "v1919.ask.action"
    assert (s.keg[ME], s.unrest[ME]) == (keg_then, unrest_then)
    assert s.keg.count(0) >= 4


@clause("v1919.uprising.3g", "v1919.ruling.uprising.noissue")
def test_without_an_issue_it_is_still_the_first_uprising() -> None:
    s = revolt(6, uprisings=0, settled={"danzig": "uk"})
    assert asked(s)[1] == "v1919.ask.strategy"
    assert s.keg[ME] == 1


@clause("v1919.uprising.3h")
@pytest.mark.parametrize("owner", ["uk", "france", "usa"])
def test_the_issue_with_most_stars_is_unsettled(owner: str) -> None:
    s = revolt(3, settled=dict.fromkeys(("kurdistan", "smyrna", "syria", "persia"), owner))
    assert up_for_bids(s) == "syria"
    assert affected(s) == owner


@clause("v1919.ruling.uprising.region", "v1919.uprising.3h")
def test_only_issues_of_the_region_are_compared() -> None:
    s = revolt(3, settled={"rheinland": "uk", "disarmament": "uk", "kurdistan": "uk"})
    assert up_for_bids(s) == "kurdistan"


@clause("v1919.uprising.3i")
@pytest.mark.parametrize("choice", ["mesopotamia", "syria"])
def test_between_equal_issues_the_affected_player_decides(choice: str) -> None:
    s = revolt(3, active="uk", settled=dict.fromkeys(("syria", "mesopotamia", "arabia"), "usa"))
    assert asked(s) == ("usa", "v1919.ask.unsettle")
    assert legal(s) == {"issue.syria", "issue.mesopotamia"}
    play(s, choice)
    assert up_for_bids(s) == choice


@clause("v1919.ex.uprising.5")
def test_the_uk_loses_hold_of_constantinople() -> None:
    example = EXAMPLES["v1919.ex.uprising.5"]
    stars = example.given["uk_issue_stars"]
    settled = {name.lower(): "uk" for name in stars} | {"syria": "france"}
    counts = {name: list(settled.values()).count(name) for name in example.given["issue_counts"]}
    assert counts == example.given["issue_counts"]
    s = revolt(5, settled=settled)
    assert affected(s) == example.then["affected"]
    assert up_for_bids(s) == example.then["unsettled"].lower()


@clause("v1919.ex.uprising.6")
def test_the_uk_disc_decides_between_the_uk_and_france() -> None:
    example = EXAMPLES["v1919.ex.uprising.6"]
    owned = {"uk": ["constantinople", "arabia"], "france": ["syria", "smyrna"]}
    assert {name: len(issues) for name, issues in owned.items()} == example.given["issue_counts"]
    settled = {issue: name for name, issues in owned.items() for issue in issues}
    units = {name: {"middle_east": column} for name, column in example.given["discs"].items()}
    s = revolt(5, active="france", unrest={"middle_east": 5}, settled=settled, units=units)
    play(s, "modifier.minus")
    assert asked(s) == (example.then["chooser"], "v1919.ask.affected")
    assert legal(s) == {f"nation.{name}" for name in example.then["choices"]}
