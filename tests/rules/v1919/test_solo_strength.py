"""Solitaire: what Issues are worth, Faction Strength, and the points: v1919.solo.def.*, .seq.2, .seq.3"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.options import potential_value
from salon.games.v1919.terms import COUNTERS
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, ids, issue, nation, play
from tests.rules.v1919.solo_board import asks, begin, settle_through, solo, strengths, uprising

KINDS = {
    "uk": ("naval_uk", "bolshevik", "empire_uk"),
    "france": ("containment", "reparations", "empire_france"),
    "usa": ("self_determination", "industry", "naval_usa"),
}
ONE_EACH = {"danzig": "uk", "saar": "france", "arabia": "usa"}  # 4, 4 and 3 stars


@clause(
    "v1919.solo.def.3a",
    "v1919.solo.def.3b",
    "v1919.solo.def.3c",
    "v1919.solo.def.4",
    "v1919.ruling.solo.icons",
)
@pytest.mark.parametrize("counter", COUNTERS)
@pytest.mark.parametrize("owner", ["uk", "france", "usa"])
def test_each_counter_is_a_point_for_one_faction_whoever_controls_the_issue(counter: str, owner: str) -> None:
    s = solo(settled={"danzig": owner}, counters={"danzig": [counter]})
    without = {name: 4 if name == owner else 0 for name in KINDS}
    assert strengths(s) == {name: n + (counter in KINDS[name]) for name, n in without.items()}


@clause("v1919.solo.def.4", "v1919.solo.def.7")
def test_strength_is_own_stars_and_all_own_counters() -> None:
    s = solo(
        settled=ONE_EACH | {"rheinland": "usa", "high_seas_fleet": "uk"},
        counters={
            "danzig": ["containment", "containment"],
            "saar": ["naval_uk"],
            "rheinland": ["bolshevik", "reparations", "industry"],
            "high_seas_fleet": ["naval_usa", "empire_italy"],
        },
    )
    assert strengths(s) == {"uk": 9 + 2, "france": 4 + 3, "usa": 9 + 2}


@clause("v1919.solo.def.5", "v1919.ex.solo.1")
def test_the_value_of_a_settled_issue() -> None:
    example = EXAMPLES["v1919.ex.solo.1"]
    assert example.given == {"issue": "Rheinland", "stars": 6, "counters": ["industrial_growth"]}
    assert example.then["value"] == {"usa": 7, "uk": 6, "france": 6}
    for name, value in example.then["value"].items():
        s = solo(settled={"rheinland": name}, counters={"rheinland": ["industry"]})
        assert strengths(s)[name] == value


@clause("v1919.solo.def.6", "v1919.ex.solo.2")
def test_the_potential_value_of_the_rheinland() -> None:
    s = solo()
    piv = EXAMPLES["v1919.ex.solo.2"].then["piv"]
    assert {name: potential_value(s.cards, issue("rheinland"), nation(name)) for name in piv} == piv


@clause("v1919.solo.def.6")
@pytest.mark.parametrize(
    ("name", "piv"),
    [
        ("baltic", {"uk": 5, "france": 3, "usa": 4}),  # two counters in one option count twice
        ("anschluss", {"uk": 6, "france": 7, "usa": 6}),
        ("smyrna", {"uk": 5, "france": 4, "usa": 5}),  # two flags to choose from
        ("palestine", {"uk": 5, "france": 5, "usa": 5}),
        ("montenegro", {"uk": 1, "france": 2, "usa": 1}),
        ("rush_to_the_finish", {"uk": 7, "france": 7, "usa": 7}),  # no options
    ],
)
def test_the_potential_value_is_that_of_the_best_option(name: str, piv: dict[str, int]) -> None:
    s = solo()
    assert {power: potential_value(s.cards, issue(name), nation(power)) for power in piv} == piv


@clause("v1919.solo.def.8")
def test_strength_changes_with_every_settle() -> None:
    s = solo(cubes={"smyrna": {"uk": 1}}, settled={"danzig": "uk"})
    settle_through(s)
    assert strengths(s) == {"uk": 4 + 4 + 1, "france": 0, "usa": 0}


@clause("v1919.ruling.solo.strength-live")
def test_strength_changes_without_a_settle_too() -> None:
    settled = {"syria": "uk", "danzig": "france", "saar": "usa"}
    s = uprising(6, settled=settled, counters={"syria": ["empire_uk", "naval_usa"]})
    assert strengths(s) == {"uk": 1, "france": 4, "usa": 5}  # Unsettled: no stars, but its counters
    play(s, "pass", "france")
    assert strengths(s) == {"uk": 0, "france": 4 + 5 + 1, "usa": 4}  # France has it now


@clause("v1919.ruling.solo.strengthcap")
def test_neither_strength_nor_points_end_at_30() -> None:
    own = ("rheinland", "reparations", "constantinople", "anschluss", "fiume", "syria", "mesopotamia")
    s = solo(active="usa", vp=30, settled=ONE_EACH | dict.fromkeys(own, "usa"))
    assert strengths(s)["usa"] == 3 + 6 + 6 + 6 + 5 + 5 + 5 + 5
    assert s.vp == 31


def scored(**position: Any) -> bool:
    """Whether the start of the USA's turn, the player's, brings a point."""
    s, events = begin(active="usa", vp=4, **position)
    assert s.vp in {4, 5}
    assert (s.vp == 5) == ("v1919.log.solo-vp" in ids(events))
    return s.vp == 5


@clause("v1919.solo.seq.2")
@pytest.mark.parametrize(
    ("own", "counters", "point"),
    [
        ("silesia", ("self_determination",), True),  # 5 against 4 and 4
        ("silesia", (), False),  # a tie is not enough
        ("korea", (), False),
        ("syria", (), True),
        ("syria", ("naval_uk",), False),  # counters on it make the others stronger
        ("syria", ("containment",), False),
    ],
)
def test_a_point_for_the_sole_strongest_faction(own: str, counters: tuple[str, ...], point: bool) -> None:
    settled = {"danzig": "uk", "saar": "france", own: "usa"}
    issues = ["smyrna", "india", "togo", "nauru"]
    assert scored(settled=settled, issues=issues, counters={own: counters}) is point


@clause("v1919.solo.seq.2")
def test_a_point_only_in_the_turn_of_the_players_faction() -> None:
    settled = {"danzig": "uk", "saar": "france", "syria": "usa"}
    assert solo(active="uk", settled=settled).vp == 0
    assert solo(active="uk", settled=settled | {"rheinland": "uk"}).vp == 0  # nor for a bot
    s = solo(active="france", settled=settled)
    play(s, "korea", "togo")  # the bot's turn ends, the player's begins
    assert asks(s) == "action"
    assert s.vp == 1
    play(s, "place", "smyrna", "1", "nauru", "1", "done")
    assert s.active == nation("uk")
    assert s.vp == 1


@clause("v1919.solo.seq.3", "v1919.ruling.solo.vpcondition")
@pytest.mark.parametrize("lacking", ["uk", "france", None])
def test_no_point_unless_every_faction_controls_an_issue(lacking: str | None) -> None:
    settled = {"danzig": "uk", "saar": "france", "syria": "usa", "fiume": "usa"}
    held = {name: owner for name, owner in settled.items() if owner != lacking}
    assert scored(settled=held) is (lacking is None)


@clause("v1919.ruling.solo.vpcondition")
def test_the_condition_is_tested_anew_each_time() -> None:
    settled = {"arabia": "uk", "saar": "france", "syria": "usa", "fiume": "usa", "silesia": "usa"}
    s = solo(active="usa", settled=settled)
    assert s.vp == 1  # it held once …
    del settled["arabia"]
    assert solo(active="usa", vp=1, settled=settled).vp == 1  # … but does not now


@clause("v1919.solo.seq.3")
def test_the_strongest_counters_do_not_help_without_an_issue() -> None:
    settled = {"danzig": "uk", "saar": "france"}
    counters = {"danzig": ["industry"] * 3, "saar": ["naval_usa"] * 3}
    s = solo(active="usa", settled=settled, counters=counters)
    assert strengths(s)["usa"] == 6
    assert s.vp == 0
