"""Solitaire: the other steps of a bot's Settle: v1919.solo.botsettle.0, .5 to .10"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import ids, issue, legal, play
from tests.rules.v1919.solo_board import (
    FRANCE,
    UK,
    USA,
    asks,
    begin,
    names,
    on,
    settle_through,
    solo,
)

END = "rush_to_the_finish"


def by_bot(**position: Any) -> V1919State:
    """The UK, a bot, settles Smyrna."""
    position["cubes"] = {"smyrna": {"uk": 3, "france": 2, "usa": 1}} | position.get("cubes", {})
    return solo(**position)


@clause("v1919.solo.botsettle.0")
def test_a_settle_by_a_bot_has_all_five_steps() -> None:
    cubes = {"smyrna": {"uk": 3, "france": 2, "usa": 1}, "korea": {"uk": 1, "usa": 1}}
    s, events = begin(cubes=cubes, event_deck=["ion_bratianu"])
    told = ids([*events, *settle_through(s)])
    steps = ("settle", "option", "conference", "advance", "drawn", "refill", "crisis")
    order = [told.index(f"v1919.log.{step}") for step in steps]
    assert order == sorted(order)
    assert (s.exhausted[UK], s.exhausted[FRANCE], s.exhausted[USA]) == (3, 1, 0)
    assert s.happiness[UK] == 19  # Smyrna to Greece
    assert s.unrest[4] == 2  # March First
    assert s.unrest[2] == 3
    assert s.unrest[1] == 3  # the Crisis
    assert names(s.issues)[:2] == ["togo", "korea"]


@clause("v1919.solo.botsettle.5")
@pytest.mark.parametrize(
    ("togo", "nauru", "offered"),
    [
        ({"uk": 2, "usa": 1}, {}, {"togo"}),  # one it leads
        ({"uk": 1}, {"uk": 2}, {"togo", "nauru"}),  # two it leads
        ({"uk": 2, "usa": 2}, {}, {"nauru"}),  # a tie is no lead; one without cubes
        ({"usa": 2}, {}, {"nauru"}),
        ({}, {}, {"togo", "nauru"}),
        ({"usa": 2}, {"france": 1}, {"togo", "nauru"}),  # neither
        ({"uk": 2, "usa": 3}, {"france": 1, "uk": 1}, {"togo", "nauru"}),
        ({"usa": 1}, {"uk": 1}, {"nauru"}),
    ],
)
def test_which_issue_a_bot_advances(togo: dict[str, int], nauru: dict[str, int], offered: set[str]) -> None:
    s = by_bot(cubes={"togo": togo, "nauru": nauru})
    if len(offered) == 1:
        assert asks(s) == "advance-event"
        (moved,) = offered
    else:
        assert asks(s) == "advance-issue"
        assert legal(s) == {f"issue.{name}" for name in offered}
        moved = "nauru"
        play(s, moved)
    assert names(s.issues)[0] == moved
    assert on(s, moved) == {"togo": togo, "nauru": nauru}[moved]


@clause("v1919.solo.botsettle.6")
@pytest.mark.parametrize("name", ["amritsar", "may_fourth"])
def test_the_player_chooses_the_event_to_advance(name: str) -> None:
    s = by_bot()
    play(s, "togo")
    assert asks(s) == "advance-event"
    assert legal(s) == {"event.amritsar", "event.may_fourth"}
    play(s, f"event.{name}")
    assert s.cards.events[s.table_event].id == name


@clause("v1919.solo.botsettle.7", "v1919.ruling.solo.eventcube")
def test_no_cube_is_placed_on_an_event() -> None:
    s = by_bot(waiting_events=["jan_smuts", "edward_house"])
    play(s, "togo", "event.jan_smuts")
    assert s.active == FRANCE
    assert s.event_cube == -1
    assert s.available[UK] == 12


@clause("v1919.solo.botsettle.8")
def test_the_top_issue_is_laid_out_and_the_next_discarded() -> None:
    s = by_bot(issue_deck=["silesia", "armenia", "egypt"], issue_discard=["banat", "danzig"])
    settle_through(s)
    assert asks(s) == "place"
    assert names(s.issues) == ["togo", "korea", "silesia", "nauru", None]
    assert names(s.issue_discard)[-2:] == ["banat", "armenia"]
    assert s.issue_deck[-1] == issue("egypt")
    assert s.exhausted[UK] == 3  # and no discard is bought


@clause("v1919.solo.botsettle.8")
def test_the_card_last_discarded_lies_on_top() -> None:
    s = by_bot(issue_deck=["silesia", "armenia"], issue_discard=["banat", "danzig"])
    settle_through(s)
    assert names(s.issue_discard) == ["danzig", "banat", "armenia"]


@clause("v1919.solo.botsettle.9")
@pytest.mark.parametrize("deck", [["silesia", END, "armenia"], [END, "silesia", "armenia"]])
def test_the_game_end_card_is_never_discarded(deck: list[str]) -> None:
    s = by_bot(issue_deck=deck)
    settle_through(s)
    assert names(s.issues)[2] == END
    assert names(s.issue_discard)[-1] == "silesia"
    assert s.issue_deck[-1] == issue("armenia")


@clause("v1919.solo.botsettle.10")
def test_the_crisis_happens_as_ever() -> None:
    s = by_bot(event_deck=["scapa_flow"])
    settle_through(s)
    assert (s.happiness[UK], s.happiness[FRANCE]) == (20 - 1 - 1, 19)  # Smyrna has cost the UK one too
    assert [s.cards.events[e].id for e in s.waiting_events] == ["may_fourth", "scapa_flow"]


@clause("v1919.solo.botsettle.10")
def test_a_crisis_may_bring_an_uprising_and_a_bid() -> None:
    s = by_bot(
        event_deck=["ataturk"],
        settled={"arabia": "france", "danzig": "france", "saar": "usa"},
        unrest={"middle_east": 8},
        units={},
    )
    settle_through(s)
    # Unrest is in column 8, and the UK and France have an Issue each there: dice decide between them.
    assert asks(s) in {"solo-bid", "faction"}
    assert s.uprisings == 1


@clause("v1919.ruling.solo.refillone", "v1919.solo.botsettle.8")
def test_with_one_card_left_nothing_is_discarded_and_the_game_ends_after_the_settle() -> None:
    s = by_bot(last_issues=["silesia"], event_deck=["scapa_flow"])
    discards = list(s.issue_discard)
    told = ids(settle_through(s))
    assert names(s.issues)[2] == "silesia"
    assert s.issue_discard == discards
    assert s.happiness[FRANCE] == 19  # the Crisis still came
    assert s.result is not None
    assert told.index("v1919.log.crisis") < told.index("v1919.end.emptied")
