"""The scene of Uprisings and bids: told beat by beat, as they happen."""

from __future__ import annotations

from typing import Any

from salon.games.v1919.state import V1919State
from tests.rules.v1919.board import play, revolt
from tests.rules.v1919.solo_board import uprising


def beats(s: V1919State) -> list[dict[str, Any]]:
    found: Any = s.view(None)["scene"]
    return list(found)


def test_announcements_wait_for_their_players() -> None:
    s = revolt(5, settled={"syria": "uk"}, unrest={"middle_east": 6}, units={"france": {"middle_east": 7}})
    view = s.view(None)
    assert view["checks"] == [{"region": "middle_east", "needed": 3, "announcers": ["france"]}]
    play(s, "modifier.minus")
    assert beats(s)[:2] == [
        {"kind": "announce", "nation": "france", "region": "middle_east", "n": [-1]},
        {"kind": "roll", "region": "middle_east", "n": [5, -1, 3]},
    ]
    assert s.view(None)["checks"] == []


def test_bids_are_told_round_by_round() -> None:
    s = revolt(6, settled={"syria": "uk"}, units={})
    assert [beat["kind"] for beat in beats(s)] == ["roll", "affected", "unsettled"]
    assert s.view(None)["bidding"] == {
        "issue": "issue.syria",
        "order": ["uk", "france", "usa"],
        "high": None,
    }
    play(s, "bid", "force.0.1", "2", "pass", "pass")
    assert beats(s)[3:] == [
        {"kind": "bid", "nation": "uk", "n": [1, 2]},
        {"kind": "pass", "nation": "france"},
        {"kind": "pass", "nation": "usa"},
        {"kind": "won", "nation": "uk", "issue": "issue.syria"},
    ]
    shown: Any = s.view(None)["resolving"]
    assert shown["issue"] == "issue.syria"


def test_an_issue_that_nobody_wants_is_unclaimed() -> None:
    s = revolt(6, settled={"syria": "uk"})
    play(s, "pass", "pass", "pass")
    assert beats(s)[-1] == {"kind": "unclaimed", "issue": "issue.syria"}


def test_the_bids_of_the_bots_are_told_first() -> None:
    s = uprising(6, settled={"syria": "uk", "danzig": "uk", "fiume": "france"}, mine="usa")
    bids = [beat for beat in beats(s) if beat["kind"] == "bid"]
    assert [beat["nation"] for beat in bids] == ["uk", "france"]
    assert s.view(None)["bidding"] == {"issue": "issue.syria", "order": ["usa"], "high": None}


def test_the_next_settlement_begins_a_new_scene() -> None:
    s = revolt(6, issues=["smyrna", "korea", "togo", "nauru", "egypt"], cubes={"smyrna": {"uk": 1}})
    assert [beat["kind"] for beat in beats(s)] == ["roll", "nobody"]
    play(s, "settle")
    assert beats(s) == []
