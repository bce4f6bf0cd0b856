"""Solitaire: the Political Action of a bot: v1919.solo.botpol.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.terms import NATIONS
from tests.marks import clause
from tests.rules.v1919.board import ids, issue, legal, play, refused
from tests.rules.v1919.solo_board import FRANCE, UK, asks, begin, controls, on, settle_through, solo

PAIR = ("baltic", "silesia", "togo", "nauru")
IDLE = {"togo": {"uk": 15}}  # all cubes of the UK lie in the Waiting Room


@clause("v1919.solo.botpol.1")
@pytest.mark.parametrize("slot", ["smyrna", "korea"])
def test_a_bot_settles_the_issue_that_it_leads(slot: str) -> None:
    other = "korea" if slot == "smyrna" else "smyrna"
    s = solo(cubes={slot: {"uk": 3, "france": 2}, other: {"france": 4}}, exhausted={"uk": 12})
    assert controls(s, slot) == "uk"
    assert s.exhausted[UK] == 15
    assert asks(s) == "advance-issue"


@clause("v1919.solo.botpol.2")
def test_of_two_it_settles_the_one_of_more_value_to_it() -> None:
    cubes = {"baltic": {"uk": 1}, "silesia": {"uk": 4}}
    s = solo(issues=PAIR, cubes=cubes)  # 3 stars and two UK counters, against 4 stars and none
    assert (controls(s, "baltic"), controls(s, "silesia")) == ("uk", None)
    cubes = {"baltic": {"france": 1}, "silesia": {"france": 4}}
    s = solo(issues=PAIR, cubes=cubes, active="france")
    assert (controls(s, "baltic"), controls(s, "silesia")) == (None, "france")


@clause("v1919.solo.botpol.2", "v1919.solo.botpol.10")
@pytest.mark.parametrize("choice", ["baltic", "smyrna"])
def test_the_player_decides_between_equals(choice: str) -> None:
    cubes = {"baltic": {"uk": 1}, "smyrna": {"uk": 4}}
    s = solo(issues=("baltic", "smyrna", "togo", "nauru"), cubes=cubes)
    assert asks(s) == "bot-settle"
    assert legal(s) == {"issue.baltic", "issue.smyrna"}
    play(s, choice)
    assert controls(s, choice) == "uk"
    assert len([owner for owner in s.controller if owner == UK]) == 1


@clause("v1919.solo.botpol.3")
@pytest.mark.parametrize(
    "cubes",
    [
        {"smyrna": {"france": 1}},  # others lead
        {"smyrna": {"usa": 2, "uk": 1}},
        {"smyrna": {"uk": 2, "france": 2}, "korea": {"uk": 1, "usa": 1}},  # a tie is no lead
        {"togo": {"uk": 5}},  # it leads in the Waiting Room
        {},
    ],
)
def test_a_bot_that_leads_nothing_does_not_settle(cubes: dict[str, dict[str, int]]) -> None:
    s = solo(cubes=cubes)
    assert asks(s) == "place"
    assert set(s.controller) == {-1}


@clause("v1919.solo.botpol.4", "v1919.ruling.solo.placeplayer")
def test_the_player_picks_the_two_issues_that_it_places_on() -> None:
    s = solo(cubes={"smyrna": {"france": 2}})
    assert asks(s) == "place"
    assert legal(s) == {"issue.smyrna", "issue.korea", "issue.togo", "issue.nauru"}  # and no way out
    play(s, "nauru")
    assert legal(s) == {"issue.smyrna", "issue.korea", "issue.togo"}
    play(s, "togo")  # of no use to the UK on the Table
    assert (on(s, "nauru"), on(s, "togo")) == ({"uk": 1}, {"uk": 1})
    assert s.active == FRANCE


@clause("v1919.solo.botpol.4")
def test_it_must_be_able_to_lead_on_both() -> None:
    cubes = {"smyrna": {"france": 3}, "korea": {"france": 2}, "togo": {"usa": 1}, "nauru": {"usa": 1}}
    s = solo(cubes=cubes, exhausted={"uk": 10})  # five cubes: 4, 3, 2 and 2 are needed
    assert legal(s) == {"issue.korea", "issue.togo", "issue.nauru"}
    assert refused(s, "smyrna").clause == "v1919.place.6"
    play(s, "togo")
    assert legal(s) == {"issue.korea", "issue.nauru"}


@clause("v1919.solo.botpol.5")
def test_it_places_no_more_than_it_needs() -> None:
    s = solo(cubes={"smyrna": {"france": 4, "uk": 2}, "togo": {"uk": 3}})
    play(s, "smyrna")
    assert asks(s) == "place"
    assert on(s, "smyrna") == {"uk": 5, "france": 4}
    play(s, "togo")  # it leads there already: one cube is the least
    assert on(s, "togo") == {"uk": 4}
    assert s.available[UK] == 15 - 5 - 4


@clause("v1919.solo.botpol.6", "v1919.solo.botpol.7")
@pytest.mark.parametrize(
    ("cubes", "exhausted", "back"),
    [
        ({}, 14, 6),  # one cube does not do for two Issues
        ({"smyrna": {"france": 3}, "korea": {"france": 3}, "togo": {"usa": 3}, "nauru": {"usa": 3}}, 8, 6),
        ({"togo": {"uk": 10, "usa": 10}}, 4, 4),  # no more than there are
    ],
)
def test_without_such_a_pair_it_recovers(cubes: dict[str, dict[str, int]], exhausted: int, back: int) -> None:
    s, events = begin(cubes=cubes, exhausted={"uk": exhausted}, discs_exhausted={"uk": 2})
    assert "v1919.log.reclaim" in ids(events)
    assert s.exhausted[UK] == exhausted - back
    assert (s.discs[UK], s.discs_exhausted[UK]) == (3, 0)
    assert s.active == FRANCE


@clause("v1919.solo.botpol.6")
def test_with_such_a_pair_it_does_not_recover() -> None:
    s = solo(exhausted={"uk": 13})
    assert asks(s) == "place"


@clause("v1919.solo.botpol.7", "v1919.ruling.solo.recover")
def test_deployed_discs_stay_where_they_are() -> None:
    s = solo(exhausted={"uk": 15}, discs_exhausted={"uk": 1}, units={"uk": {"europe": 7, "africa": 8}})
    assert (s.exhausted[UK], s.available[UK]) == (9, 6)
    assert (s.discs[UK], s.discs_exhausted[UK]) == (1, 0)
    assert s.spaces.count(UK) == 2


@clause("v1919.solo.botpol.6", "v1919.ruling.solo.recovermin")
def test_an_exhausted_disc_alone_is_enough_to_recover() -> None:
    s, events = begin(cubes=IDLE | {"smyrna": {"france": 2}}, discs_exhausted={"uk": 1})
    assert (s.discs[UK], s.discs_exhausted[UK]) == (3, 0)
    assert "v1919.log.reclaim" in ids(events)
    assert s.active == FRANCE  # which has settled Smyrna itself


@clause("v1919.solo.botpol.8", "v1919.ruling.solo.recovermin")
def test_as_a_last_resort_it_settles_what_the_other_bot_leads() -> None:
    units = {"uk": {"europe": 8}}  # a deployed disc is nothing to recover
    s = solo(cubes=IDLE | {"smyrna": {"france": 3, "usa": 2}, "korea": {"usa": 1}}, units=units)
    assert controls(s, "smyrna") == "france"
    assert NATIONS[s.actor] == "uk"
    assert s.spaces.count(UK) == 1


@clause("v1919.solo.botpol.8", "v1919.solo.botpol.10")
def test_the_player_decides_between_two_that_the_other_bot_leads() -> None:
    s = solo(cubes=IDLE | {"baltic": {"france": 3}, "silesia": {"france": 1}}, issues=PAIR)
    assert asks(s) == "bot-settle"
    assert legal(s) == {"issue.baltic", "issue.silesia"}
    play(s, "baltic")
    assert controls(s, "baltic") == "france"


@clause("v1919.solo.botpol.9", "v1919.ruling.solo.lastresort")
@pytest.mark.parametrize(
    "cubes",
    [
        {},
        {"smyrna": {"usa": 3, "france": 1}, "korea": {"usa": 1}},  # led by the player
        {"smyrna": {"usa": 3, "france": 3}},  # led by nobody
        {"nauru": {"france": 3}},  # not on the Table
    ],
)
def test_otherwise_it_takes_no_political_action(cubes: dict[str, dict[str, int]]) -> None:
    s, events = begin(cubes=IDLE | cubes)
    assert "v1919.log.no-action" in ids(events)
    assert set(s.controller) == {-1}
    assert s.active == FRANCE


@clause("v1919.solo.botpol.9")
def test_it_may_still_take_a_military_action() -> None:
    s = solo(cubes=IDLE, settled={"arabia": "uk"}, unrest={"middle_east": 4})
    assert s.active == FRANCE
    assert s.spaces.count(UK) == 1


@clause("v1919.solo.botpol.10")
def test_every_question_about_a_bot_is_put_to_the_player() -> None:
    s = solo(cubes={"smyrna": {"uk": 1}})
    while s.active == UK:
        assert s.pending[0].seat == 0
        settle_through(s)
    assert asks(s) == "place"
    assert s.issues[0] == issue("togo")
