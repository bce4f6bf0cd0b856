"""The end: v1919.end.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import act, asked, changes, issue, legal, nation, play, table

END = "rush_to_the_finish"
ISSUES = [END, "korea", "togo", "nauru", "banat"]


def finishing(held: dict[str, int], by: str = "uk", **more: Any) -> V1919State:
    """The Game End card lies on the Table with these cubes."""
    powers = more.pop("powers", ("uk", "france", "usa"))
    return table(*powers, active=by, issues=ISSUES, cubes={END: held}, table_event="arthur_balfour", **more)


@clause("v1919.end.1", "v1919.end.5", "v1919.end.6", "v1919.ruling.end.after", "v1919.ruling.end.cubes")
def test_game_end_card_is_settled() -> None:
    s = finishing({"france": 3, "uk": 1}, happiness={"uk": 20, "france": 20, "usa": 20})
    before = s.copy()
    play(s, "settle")
    assert s.result is not None
    assert s.result.reason.id == "v1919.end.settled"
    assert s.controller[issue(END)] == nation("france")
    assert s.result.scores == (6, 7 + 6, 6)  # seven stars; all are equally happy
    assert s.result.winners == (1,)
    assert s.pending == ()  # no Military Action, no other player
    # None of the steps: no cube moves, no Event is resolved, nothing is refilled.
    assert changes(before, s) == {}
    assert s.cubes[0] == before.cubes[0]
    assert (s.table_event, s.event_discard) == (before.table_event, [])
    assert (s.waiting_events, s.issue_deck) == (before.waiting_events, before.issue_deck)


@clause("v1919.ruling.end.after")
def test_nothing_follows_with_two_players() -> None:
    s = finishing({"france": 3}, powers=("uk", "france"))
    play(s, "settle")
    assert s.result is not None
    assert s.pending == ()


@clause("v1919.ruling.end.tie")
@pytest.mark.parametrize(("by", "winner"), [("uk", "france"), ("france", "france"), ("usa", "usa")])
def test_tie_on_the_game_end_card(by: str, winner: str) -> None:
    s = finishing({"france": 2, "usa": 2}, by)
    play(s, "settle")
    assert s.controller[issue(END)] == nation(winner)


@clause("v1919.ruling.end.majority", "v1919.end.5")
@pytest.mark.parametrize("held", [{"uk": 2, "france": 3, "usa": 2}, {"uk": 1, "france": 2, "usa": 1}])
def test_most_cubes_take_the_game_end_card_with_half_of_them_or_fewer(held: dict[str, int]) -> None:
    assert 2 * held["france"] <= sum(held.values())
    s = finishing(held)
    play(s, "settle")
    assert s.controller[issue(END)] == nation("france")


@clause("v1919.end.3", "v1919.end.4")
def test_game_end_card_comes_in_and_is_advanced_like_any_other() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["smyrna", "korea", "togo", "nauru", END],
        cubes={"smyrna": {"uk": 1}, END: {"usa": 2, "uk": 1}},
        table_event="scapa_flow",
    )
    play(s, "place", END, "2", "togo", "1", "done", "settle", "option.smyrna.turkey", "decline")
    assert legal(s) == {"issue.togo", "issue.nauru", f"issue.{END}"}
    play(s, END)
    assert s.issues[0] == issue(END)
    assert s.cubes[0] == (3, 0, 2, 0)
    assert s.result is None
    assert asked(s)[1] == "v1919.ask.advance-event"


@clause("v1919.end.4", "v1919.settle.0a")
def test_not_settled_in_the_waiting_room_or_without_cubes() -> None:
    s = table("uk", "france", "usa", issues=["smyrna", "korea", "togo", "nauru", END], cubes={END: {"uk": 3}})
    assert act("settle") not in s.pending[0].legal
    s = table("uk", "france", "usa", issues=ISSUES)
    assert act("settle") not in s.pending[0].legal
    s = table("uk", "france", "usa", issues=ISSUES, cubes={END: {"usa": 1}, "korea": {"uk": 1}})
    play(s, "settle")
    assert legal(s) == {f"issue.{END}", "issue.korea"}
    play(s, "korea")
    assert s.result is None
