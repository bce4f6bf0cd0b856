"""Place Influence: v1919.place.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, act, asked, changes, issue, legal, nation, play, refused, table

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


def slug(name: str) -> str:
    """The id of an Issue by its name in the ledger."""
    return name.lower().replace(" & ", "_").replace("'", "").replace(" ", "_")


def cubes(s: V1919State, name: str, power: str) -> int:
    return s.cubes[s.issues.index(issue(name))][nation(power)]


def amounts(s: V1919State) -> list[int]:
    """The numbers of cubes that may be placed now."""
    return sorted(int(name.removeprefix("amount.")) for name in legal(s))


def worked_example() -> V1919State:
    """The position of the rulebook's example, from the ledger."""
    given = EXAMPLES["v1919.ex.place.1"].given
    assert given == EXAMPLES["v1919.ex.place.2"].given
    held: dict[str, dict[str, int]] = {slug(name): stacks for name, stacks in given["table"].items()}
    for name, words in given["waiting_room"].items():
        stacks = {"uk": words["rival_best"]} if "rival_best" in words else {}
        if "leader" in words:
            stacks = {words["leader"]: 2, "uk": 1}
        held[slug(name)] = stacks
    return table("uk", "france", "usa", active=given["active"], issues=list(held), cubes=held)


@clause("v1919.ex.place.1", "v1919.place.6", "v1919.place.4", "v1919.place.5")
def test_minimum_on_each_issue() -> None:
    example = EXAMPLES["v1919.ex.place.1"]
    for name, least in example.then["minimum"].items():
        s = worked_example()
        play(s, "place", slug(name))
        assert amounts(s)[0] == least
        if least > 1:
            refused(s, str(least - 1))


@clause("v1919.ex.place.2", "v1919.place.2", "v1919.place.3", "v1919.place.7", "v1919.place.8")
def test_france_places_on_two_issues() -> None:
    example = EXAMPLES["v1919.ex.place.2"]
    s = worked_example()
    before = s.copy()
    play(s, "place")
    for name, count in example.when["place"].items():
        play(s, slug(name), str(count))
    assert example.then["legal"]
    for power, count in example.then["smyrna"].items():
        assert cubes(s, "smyrna", power) == count
    assert cubes(s, "new_guinea_samoa", "france") == example.then["new_guinea_and_samoa_france"]
    assert changes(before, s) == {"available.france": example.then["france_available_delta"]}
    assert asked(s) == ("france", "v1919.ask.action")  # two Issues and no more
    assert s.political


@clause("v1919.place.1", "v1919.place.7")
@pytest.mark.parametrize(("exhausted", "possible"), [(11, True), (12, False)])
def test_only_if_both_leads_can_be_paid_from_available(exhausted: int, possible: bool) -> None:
    # The USA has one cube on each Issue, so that each needs two: four in all. Exhausted cubes do not count.
    rivals = {name: {"usa": 1} for name in ISSUES}
    s = table("uk", "france", "usa", issues=ISSUES, cubes=rivals, exhausted={"uk": exhausted})
    assert ("verb.place" in legal(s)) is possible
    if not possible:
        refused(s, "place")


@clause("v1919.place.1", "v1919.place.2")
def test_the_first_issue_must_leave_enough_for_a_second() -> None:
    held = {"smyrna": {"usa": 3}, "korea": {"usa": 1}, "togo": {"usa": 3}, "nauru": {"usa": 3}, "banat": {}}
    s = table("uk", "france", "usa", issues=ISSUES, cubes=held, exhausted={"uk": 11})
    play(s, "place")  # four cubes: Korea takes two, Banat one, the others four
    assert legal(s) == {"issue.korea", "issue.banat"}
    play(s, "banat")
    assert amounts(s) == [1, 2]  # two must stay for Korea
    play(s, "2")
    assert legal(s) == {"issue.korea"}  # the only Issue left, and only one number for it
    play(s, "korea")
    assert cubes(s, "korea", "uk") == 2
    assert s.available[nation("uk")] == 0


@clause("v1919.place.2")
def test_two_different_issues_no_fewer_and_no_more() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    play(s, "place", "togo", "1")
    assert legal(s) == {f"issue.{name}" for name in ISSUES if name != "togo"}
    refused(s, "togo")
    refused(s, "done")
    play(s, "nauru", "1")
    refused(s, "smyrna")
    assert asked(s)[1] == "v1919.ask.action"
    refused(s, "place")


@clause("v1919.place.3", "v1919.terms.17")
@pytest.mark.parametrize(
    "pair", [("smyrna", "korea"), ("togo", "banat"), ("korea", "nauru"), ("nauru", "smyrna")]
)
def test_table_and_waiting_room_in_any_combination(pair: tuple[str, str]) -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    play(s, "place", pair[0], "2", pair[1], "3")
    assert [cubes(s, name, "uk") for name in pair] == [2, 3]
    assert s.available[nation("uk")] == 10


@clause("v1919.place.4", "v1919.place.6")
def test_an_issue_already_led() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 5, "france": 2}})
    play(s, "place", "togo")
    assert amounts(s)[0] == 1  # at least one more
    play(s, "1", "korea", "1")
    assert cubes(s, "togo", "uk") == 6


@clause("v1919.place.5", "v1919.ruling.place.tie", "v1919.ruling.settle.leadtie")
def test_a_tie_is_no_lead() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"france": 3}})
    play(s, "place", "togo")
    assert amounts(s)[0] == 4
    refused(s, "3")
    tied = {"togo": {"uk": 2, "france": 2}}
    s = table("uk", "france", "usa", issues=ISSUES, cubes=tied)
    assert s.leader(2) == -1
    play(s, "place", "togo")
    assert amounts(s)[0] == 1
    play(s, "1", "korea", "1")
    assert s.leader(2) == nation("uk")


@clause("v1919.place.6")
def test_smaller_rivals_do_not_add_up() -> None:
    held = {"togo": {"france": 3, "usa": 3, "italy": 2, "uk": 1}}
    s = table("uk", "france", "usa", "italy", issues=ISSUES, cubes=held)
    play(s, "place", "togo")
    assert amounts(s)[0] == 3


@clause("v1919.place.7", "v1919.terms.6", "v1919.terms.7", "v1919.terms.4", "v1919.component.2")
def test_cubes_come_from_available_only() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=ISSUES,
        cubes={"smyrna": {"uk": 4}},
        exhausted={"uk": 3},
        table_event="jan_smuts",
        event_cube="uk",
    )
    before = s.copy()
    play(s, "place", "togo")
    assert amounts(s) == list(range(1, 7))  # seven are Available, one must stay for the second
    play(s, "6")
    assert changes(before, s) == {"available.uk": -6}
    assert legal(s) == {f"issue.{name}" for name in ISSUES if name != "togo"}
    play(s, "korea")  # the last cube
    assert changes(before, s) == {"available.uk": -7}
    assert cubes(s, "smyrna", "uk") == 4
    assert (s.event_cube, s.exhausted[nation("uk")]) == (nation("uk"), 3)


@clause("v1919.place.8")
def test_more_than_the_minimum() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    play(s, "place", "togo")
    assert amounts(s) == list(range(1, 15))
    play(s, "5", "korea")
    assert amounts(s) == list(range(1, 11))
    play(s, "10")
    assert s.available[nation("uk")] == 0


@clause("v1919.ruling.place.gameend", "v1919.end.4")
@pytest.mark.parametrize("slot", range(5))
def test_cubes_on_the_game_end_card(slot: int) -> None:
    issues = ISSUES[:]
    issues[slot] = "rush_to_the_finish"
    s = table("uk", "france", "usa", issues=issues)
    other = issues[slot - 1]
    play(s, "place", "rush_to_the_finish", "2", other, "1")
    assert s.cubes[slot][nation("uk")] == 2
    assert act("rush_to_the_finish") not in s.pending[0].legal
