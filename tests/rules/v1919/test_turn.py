"""Turns: v1919.turn.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS, STALL
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    act,
    asked,
    at_conference,
    at_crisis,
    changes,
    ids,
    legal,
    nation,
    play,
    refused,
    table,
)

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]
MILITARY = {"verb.deploy", "verb.demobilize"}


def placed(s: V1919State) -> None:
    """One cube on each of two Issues."""
    play(s, "place", "togo", "1", "nauru", "1")


@clause("v1919.turn.1", "v1919.turn.10", "v1919.terms.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    s = table(*NATIONS[:seats], active="usa", issues=ISSUES)
    order = []
    for _ in range(seats + 1):
        order.append(NATIONS[s.active])
        assert asked(s)[0] == NATIONS[s.active]
        play(s, "place")
        for name in ("togo", "nauru"):
            play(s, name)
            s.apply(s.pending[0].legal[0])
        play(s, "done")
    start = NATIONS.index("usa")
    assert order == [NATIONS[(start + i) % seats] for i in range(seats + 1)]


@clause("v1919.turn.2", "v1919.turn.3", "v1919.turn.5")
@pytest.mark.parametrize("military", ["deploy", "demobilize"])
@pytest.mark.parametrize("first", ["political", "military"])
def test_one_political_and_one_military_action_in_either_order(military: str, first: str) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 2}, cubes={"smyrna": {"france": 1}})
    political = {"verb.place", "verb.reclaim", "verb.settle"}
    assert legal(s) == political | MILITARY
    act_of_war = [military, "space.europe.8"] if military == "deploy" else [military]
    if first == "military":
        play(s, *act_of_war)
        assert asked(s) == ("uk", "v1919.ask.action")
        assert legal(s) == political
        placed(s)
    else:
        placed(s)
        assert asked(s) == ("uk", "v1919.ask.action")
        assert legal(s) == MILITARY | {"verb.done"}
        play(s, *act_of_war)
    assert asked(s) == ("france", "v1919.ask.action")


@clause("v1919.turn.2", "v1919.turn.3", "v1919.turn.8")
def test_political_action_must_be_the_military_need_not() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    assert "verb.done" not in legal(s)
    refused(s, "done")
    play(s, "demobilize")
    refused(s, "done")
    placed(s)
    s = table("uk", "france", "usa", issues=ISSUES)
    placed(s)
    play(s, "done")
    assert asked(s)[0] == "france"
    assert s.units(nation("uk")) == 3


@clause("v1919.turn.4")
def test_settling_against_ones_will() -> None:
    # All British cubes lie in the Waiting Room; nothing can be placed or reclaimed.
    cubes = {"togo": {"uk": 15}, "smyrna": {"france": 2}}
    s = table("uk", "france", "usa", issues=ISSUES, cubes=cubes)
    assert legal(s) == {"verb.settle"} | MILITARY
    refused(s, "done")
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 14}, "smyrna": {"france": 2}})
    assert legal(s) == {"verb.settle"} | MILITARY  # one cube is not enough for two Issues
    s = table("uk", "france", "usa", issues=ISSUES, cubes=cubes, exhausted={"usa": 3})
    assert "verb.reclaim" not in legal(s)  # what others have to reclaim is not yours


@clause("v1919.ruling.turn.noaction", "v1919.ruling.turn.militaryfirst")
def test_no_political_action_is_possible() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 15}})
    assert legal(s) == MILITARY | {"verb.done"}
    assert "v1919.log.no-action" in ids(play(s, "done"))
    assert asked(s)[0] == "france"
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 15}})
    events = play(s, "demobilize")
    assert "v1919.log.no-action" in ids(events)
    assert asked(s)[0] == "france"


@clause("v1919.ruling.turn.militaryfirst")
def test_military_action_makes_a_political_one_possible() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 12}}, exhausted={"uk": 3})
    assert legal(s) == {"verb.reclaim"} | MILITARY
    play(s, "deploy", "space.europe.6")
    assert legal(s) == {"verb.place", "verb.reclaim"}
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 15}})
    play(s, "deploy", "space.europe.8")  # now there is something to reclaim, so that it is required
    assert legal(s) == {"verb.reclaim"}


@clause("v1919.turn.6", "v1919.ex.turn.1")
def test_no_military_action_between_the_steps_of_a_settle() -> None:
    example = EXAMPLES["v1919.ex.turn.1"]
    active, attempt = example.given["active"], example.when["attempt"]
    s = at_conference("scapa_flow", active=active, waiting_events=["jan_smuts", "amritsar"])
    assert example.given["political_action_started"] == "settle"
    steps = ["counter.naval_uk", "decline", "togo", "event.jan_smuts", "1"]
    for step in steps:
        assert (act(attempt) in s.pending[0].legal) is example.then["legal"]
        refused(s, attempt)
        refused(s, "demobilize")
        play(s, step)
    refused(s, attempt)
    s.apply(s.pending[0].legal[0])  # the Issue kept: step 4, and step 5 follows
    while asked(s)[1] != "v1919.ask.action":
        refused(s, attempt)
        s.apply(s.pending[0].legal[0])
    assert example.then["legal_after"] == "settle step 5 finished"
    assert asked(s) == (active, "v1919.ask.action")
    assert act(attempt) in s.pending[0].legal


@clause("v1919.turn.6")
def test_place_and_deploy_are_finished_before_anything_else() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    play(s, "place", "togo")
    refused(s, "deploy")
    play(s, "1")
    refused(s, "deploy")
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 8}})
    play(s, "deploy")
    refused(s, "place")
    play(s, "disc.available")
    refused(s, "place")


@clause("v1919.turn.7", "v1919.deploy.2")
def test_military_action_takes_one_disc() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    before = s.copy()
    play(s, "deploy", "space.africa.8")
    assert changes(before, s) == {"discs.uk": -1, "deployed.uk": 1}
    assert not legal(s) & MILITARY
    s = table("uk", "france", "usa", issues=ISSUES)
    before = s.copy()
    play(s, "demobilize")
    assert changes(before, s) == {"discs.uk": -1, "demobilized.uk": 1, "happiness.uk": 5}
    assert not legal(s) & MILITARY


@clause("v1919.turn.9", "v1919.demobilize.7", "v1919.ruling.turn.quell")
def test_demobilized_discs_serve_no_action() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, unrest={"europe": 8}, cubes={"smyrna": {"usa": 1}})
    for _ in range(3):
        play(s, "demobilize")
        assert "verb.reclaim" not in legal(s)  # they are not reclaimed
        answers = 0
        while s.active != nation("uk") or s.military:
            s.apply(min(s.pending[0].legal))
            assert (answers := answers + 1) < 100
    assert s.units(nation("uk")) == 0
    assert not legal(s) & MILITARY
    assert legal(s) <= {"verb.place", "verb.reclaim", "verb.settle"}  # there is no Quell Unrest


@clause("v1919.ruling.turn.quell")
def test_there_are_five_actions() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=ISSUES,
        cubes={"smyrna": {"uk": 1}},
        exhausted={"uk": 1},
        unrest={"europe": 8},
        units={"uk": {"africa": 8}},
    )
    assert legal(s) == {"verb.place", "verb.reclaim", "verb.settle"} | MILITARY


@clause("v1919.ruling.turn.stall")
@pytest.mark.parametrize("from_the_start", [True, False])
def test_a_conference_that_settles_nothing_is_scored(from_the_start: bool) -> None:
    if from_the_start:
        s = table("uk", "france", "usa", settled={"rheinland": "usa"})
    else:
        s = at_crisis("jan_smuts", "uk", "france", "usa", settled={"rheinland": "usa"})
        play(s, "silesia", "done")
    turns = 0
    while s.result is None:  # a disc goes out and comes back, for ever
        play(s, "deploy", "space.europe.8", "reclaim", *(["0"] if s.exhausted[s.active] else []))
        play(s, "disc.europe")
        turns += 1
        assert turns <= STALL * 3
    assert (STALL, turns) == (30, 30 * 3)
    assert s.result.reason.id == "v1919.end.stall"
    assert s.result.winners == (2,)
