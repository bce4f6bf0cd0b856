"""Solitaire: Conference Events: v1919.solo.botsettle.2 to .4, and whose tokens they touch"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import at_conference, carry_out, changes, event, ids, legal, nation, play
from tests.rules.v1919.solo_board import CARDS, FRANCE, UK, USA, asks, solo


def by_bot(conference: str, **position: Any) -> V1919State:
    """The UK, a bot, settles Danzig, which brings on an Event."""
    issues = ("danzig", "korea", "togo", "nauru")
    return solo(table_event=conference, issues=issues, cubes={"danzig": {"uk": 1}}, **position)


@clause("v1919.solo.botsettle.2", "v1919.ruling.solo.whether")
@pytest.mark.parametrize(("choice", "europe", "balkans"), [("choice.1", 2, 3), ("choice.2", 3, 2)])
def test_the_player_decides_the_event_of_a_bots_settle(choice: str, europe: int, balkans: int) -> None:
    s = by_bot("bela_kun")
    assert asks(s) == "choice"
    assert legal(s) == {"choice.1", "choice.2"}  # one of them: it cannot be skipped
    play(s, choice)
    assert (s.unrest[0], s.unrest[1]) == (europe, balkans)


@clause("v1919.solo.botsettle.3", "v1919.ruling.solo.optional")
@pytest.mark.parametrize(
    ("conference", "asked"),
    [
        ("ho_chi_minh", "advance-issue"),  # performed without a word
        ("prince_feisal", "unsettle"),
        ("robert_cecil", "region"),
    ],
)
def test_an_optional_event_must_be_performed(conference: str, asked: str) -> None:
    s = by_bot(conference, settled={"arabia": "france", "syria": "usa"}, unrest={"africa": 3})
    assert asks(s) == asked
    assert not {"verb.decline", "verb.perform"} & legal(s)
    assert s.keg[4] == (conference == "ho_chi_minh")


@clause("v1919.solo.botsettle.4")
def test_the_player_picks_the_issue_freely() -> None:
    s = by_bot("prince_feisal", settled={"arabia": "france", "syria": "usa", "persia": "uk", "saar": "usa"})
    assert legal(s) == {"issue.arabia", "issue.syria", "issue.persia"}


@clause("v1919.solo.botsettle.4")
@pytest.mark.parametrize("name", ["uk", "france", "usa"])
def test_the_player_names_any_faction_and_chooses_for_it(name: str) -> None:
    s = by_bot("jan_smuts")
    assert asks(s) == "player"
    assert legal(s) == {"nation.uk", "nation.france", "nation.usa"}
    play(s, name)
    assert asks(s) == "choice"
    assert legal(s) == {"choice.1", "choice.2"}
    before = s.happiness[nation(name)]
    play(s, "choice.1")
    assert s.happiness[nation(name)] == before - 2


@clause("v1919.solo.botsettle.4")
def test_the_player_may_demobilize_discs_of_bots() -> None:
    s = by_bot("soldiers_strike")
    for answer in ("decline", "demobilize", "decline"):
        assert asks(s) == "may-demobilize"
        assert legal(s) == {"verb.demobilize", "verb.decline"}
        play(s, answer)
    assert asks(s) == "advance-issue"
    assert [s.demobilized.count(power) for power in (UK, FRANCE, USA)] == [0, 1, 0]


@clause("v1919.ruling.solo.whether")
def test_a_mandatory_unsettling_cannot_be_skipped() -> None:
    s = by_bot("brockdorff_rantzau", settled={"saar": "usa", "silesia": "france"})
    assert asks(s) == "unsettle"
    assert legal(s) == {"issue.danzig", "issue.saar", "issue.silesia"}


@clause("v1919.ruling.solo.whether")
def test_the_player_cannot_skip_a_mandatory_event_in_an_own_turn_either() -> None:
    s = solo(active="usa", cubes={"korea": {"usa": 1}}, table_event="bela_kun")
    play(s, "settle", "option.korea.independent")
    assert asks(s) == "choice"
    assert legal(s) == {"choice.1", "choice.2"}


@clause("v1919.ruling.event.decider-tokens")
@pytest.mark.parametrize("active", ["uk", "france"])
def test_an_event_touches_the_tokens_of_the_faction_on_turn(active: str) -> None:
    s = solo(
        table_event="edward_house",
        active=active,
        cubes={"smyrna": {active: 1}},
        issues=("smyrna", "danzig", "togo", "nauru"),
        exhausted={"uk": 5, "france": 5, "usa": 5},
        settled={"korea": "usa"},
    )
    if asks(s) == "option":
        play(s, "option.smyrna.italy")
    back = {power: s.exhausted[power] for power in (UK, FRANCE, USA)}
    assert back == {UK: 5, FRANCE: 5, USA: 5} | {nation(active): 5 + 1 - 3}  # a cube was spent on Smyrna


@clause("v1919.ruling.event.decider-tokens")
def test_happiness_of_the_decider_is_that_of_the_faction_on_turn() -> None:
    s = by_bot("ferdinand_foch", discs_exhausted={"uk": 2, "usa": 2})
    assert (s.discs[UK], s.discs[USA]) == (3, 1)
    assert (s.happiness[UK], s.happiness[USA]) == (20 + 1 - 1, 20)


@clause("v1919.ruling.event.decider-tokens")
def test_with_a_cube_of_the_usa_its_own_tokens_are_touched() -> None:
    exhausted = {"uk": 5, "france": 5, "usa": 5}
    more: dict[str, Any] = {"event_cube": "usa", "exhausted": exhausted}
    s = at_conference("edward_house", "uk", "france", active="uk", **more)
    play(s, "counter.naval_uk")
    before = s.copy()
    play(s, "perform")
    assert changes(before, s) == {
        "available.usa": 3,
        "exhausted.usa": 1 - 3,
    }  # the cube on the Event is spent


@clause("v1919.ruling.solo.void-branches")
@pytest.mark.parametrize(
    ("conference", "moved"),
    [
        ("ante_trumbic", {"unrest.balkans": 2}),
        ("orlando_leaves", {"unrest.balkans": 1}),
        ("makino_nobuaki", {"unrest.pacific": 1}),
        ("may_fourth", {"keg.pacific": 1, "unrest.pacific": 1}),
    ],
)
def test_a_branch_about_italy_or_japan_alone_cannot_be_picked(conference: str, moved: dict[str, int]) -> None:
    s = solo()
    before = s.copy()
    told = ids(carry_out_conference(s, conference))
    assert changes(before, s) == moved
    assert "v1919.log.happiness" not in told


@clause("v1919.ruling.solo.void-branches")
@pytest.mark.parametrize(
    ("conference", "position"),
    [
        ("ante_trumbic", {"unrest": {"balkans": 8}}),
        ("orlando_leaves", {"unrest": {"balkans": 8}}),
        ("may_fourth", {"keg": {"pacific": 3}}),
    ],
)
def test_if_no_branch_is_left_nothing_happens(conference: str, position: dict[str, Any]) -> None:
    s = solo(**position)
    before = s.copy()
    carry_out_conference(s, conference)
    assert changes(before, s) == {}
    assert s.pending == before.pending


@clause("v1919.ruling.solo.void-branches")
def test_a_branch_that_does_something_else_too_may_be_picked() -> None:
    s = by_bot("sidney_sonnino", unrest={"balkans": 3})
    assert legal(s) == {"choice.1", "choice.2"}


def carry_out_conference(s: V1919State, name: str) -> list[Any]:
    s.decider = s.actor
    try:
        return list(carry_out(s, *CARDS.events[event(name)].conference))
    finally:
        s.decider = -1
