"""The scene of Uprisings and bids: made of the facts that are told as they happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from salon.games.v1919 import facts
from salon.games.v1919.uprising import UprisingCheck
from salon.kernel import Event, Fact
from tests.rules.v1919.board import carry_out, play, revolt, script, table
from tests.rules.v1919.solo_board import uprising


def told(events: Iterable[Event]) -> list[Fact]:
    return [event.fact for event in events]


def test_announcements_wait_for_their_players() -> None:
    s = revolt(5, settled={"syria": "uk"}, unrest={"middle_east": 6}, units={"france": {"middle_east": 7}})
    view = s.view(None)
    assert view["checks"] == [{"region": "middle_east", "needed": 3, "announcers": ["france"]}]
    assert told(play(s, "modifier.minus"))[:2] == [
        facts.Modifier("nation.france", -1, "region.middle_east"),
        facts.Check("region.middle_east", 5, -1, 3, rises=True),
    ]
    assert s.view(None)["checks"] == []


def test_bids_are_told_round_by_round() -> None:
    s = table("uk", "france", "usa", settled={"syria": "uk"}, unrest={"middle_east": 8}, uprisings=1)
    s.fate = script(6)
    assert told(carry_out(s, UprisingCheck("middle_east"))) == [
        facts.Check("region.middle_east", 6, 0, 1, rises=True),
        facts.Affected("nation.uk", "region.middle_east"),
        facts.Unsettled("issue.syria", "nation.uk"),
    ]
    assert s.view(None)["bidding"] == {
        "issue": "issue.syria",
        "order": ["uk", "france", "usa"],
        "high": None,
    }
    assert told(play(s, "bid", "force.0.1", "2", "pass", "pass"))[:4] == [
        facts.Bid("nation.uk", 1, 2),
        facts.BidPass("nation.france"),
        facts.BidPass("nation.usa"),
        facts.BidWon("nation.uk", "issue.syria"),
    ]
    shown: Any = s.view(None)["resolving"]
    assert shown["issue"] == "issue.syria"


def test_an_issue_that_nobody_wants_is_unclaimed() -> None:
    s = revolt(6, settled={"syria": "uk"})
    assert facts.BidNobody("issue.syria") in told(play(s, "pass", "pass", "pass"))


def test_the_player_of_solitaire_bids_last() -> None:
    s = uprising(6, settled={"syria": "uk", "danzig": "uk", "fiume": "france"}, mine="usa")
    assert s.view(None)["bidding"] == {"issue": "issue.syria", "order": ["usa"], "high": None}
