"""Bids for an Unsettled Issue: v1919.bid.1 to .8"""

from __future__ import annotations

import pytest

from salon.games.v1919.effects import UnsettleIssue
from salon.games.v1919.state import V1919State
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    asked,
    carry_out,
    legal,
    nation,
    play,
    refused,
    revolt,
    table,
    up_for_bids,
)

UK, FRANCE, USA = nation("uk"), nation("france"), nation("usa")


def amounts(s: V1919State) -> list[int]:
    """The numbers of cubes that may be bid now."""
    return sorted(int(name.removeprefix("amount.")) for name in legal(s))


@clause("v1919.bid.1")
@pytest.mark.parametrize("active", ["uk", "france", "usa", "italy"])
@pytest.mark.parametrize("owner", ["uk", "france", "usa", "italy"])
def test_bidding_starts_with_the_controller_and_goes_clockwise(owner: str, active: str) -> None:
    powers = ("italy", "usa", "uk", "france")
    s = revolt(3, powers=powers, active=active, settled={"arabia": owner})
    order = []
    for _ in powers:
        assert up_for_bids(s) == "arabia"
        order.append(asked(s)[0])
        play(s, "pass")
    start = powers.index(owner)
    assert order == [*powers[start:], *powers[:start]]


@clause("v1919.bid.2")
def test_a_player_passes_or_bids_military_and_cubes() -> None:
    s = revolt(3, settled={"arabia": "uk"}, exhausted={"uk": 11}, discs_exhausted={"uk": 1})
    assert legal(s) == {"verb.bid", "verb.pass"}
    play(s, "bid")
    assert legal(s) == {"force.0.0", "force.0.1", "force.0.2"}
    for force, least in (("force.0.0", 1), ("force.0.1", 0), ("force.0.2", 0)):
        t = s.copy()
        play(t, force)
        assert amounts(t) == list(range(least, 5))


@clause("v1919.ruling.uprising.cubes", "v1919.bid.2", "v1919.ruling.bid.example-error")
def test_only_available_cubes_can_be_bid() -> None:
    s = revolt(
        3,
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        settled={"arabia": "uk"},
        cubes={"smyrna": {"uk": 4}, "togo": {"uk": 1}},
        event_cube="uk",
        exhausted={"uk": 3},
    )
    play(s, "bid", "force.0.0")
    assert amounts(s) == [1, 2, 3, 4, 5, 6]
    assert s.available[UK] == 6
    refused(s, "7")


@clause("v1919.bid.3", "v1919.ex.nomil.1")
def test_no_military_on_an_issue_with_the_symbol() -> None:
    example = EXAMPLES["v1919.ex.nomil.1"]
    held = example.given["bidder_available"]
    s = revolt(
        5,
        check="europe",
        unrest={"europe": 4},
        settled={"reparations": "uk"},
        exhausted={"uk": 15 - held["influence"]},
        units={"france": {"europe": 8}},
    )
    assert up_for_bids(s) == "reparations"
    assert (s.discs[UK], s.available[UK]) == (held["military"], held["influence"])
    play(s, "bid")
    assert asked(s) == ("uk", "v1919.ask.bid-cubes")  # no Military is asked for
    assert example.then["legal_token_kinds"] == ["influence"]
    assert amounts(s) == list(range(1, held["influence"] + 1))
    bid = example.when["bid"]
    refused(s, f"force.0.{bid['military']}")
    refused(s, str(bid["influence"]))
    play(s, "4", "bid")
    assert asked(s) == ("france", "v1919.ask.bid-cubes")
    assert amounts(s) == list(range(5, 16))


@clause("v1919.bid.3")
def test_who_has_no_cubes_cannot_bid_on_it() -> None:
    s = revolt(6, check="europe", unrest={"europe": 8}, settled={"reparations": "uk"}, exhausted={"uk": 15})
    assert s.discs[UK] == 3
    assert legal(s) == {"verb.pass"}


@clause("v1919.bid.4")
def test_only_available_discs_and_those_in_the_region_can_be_bid() -> None:
    s = revolt(
        6,
        unrest={"middle_east": 7},
        settled={"arabia": "uk"},
        units={"uk": {"middle_east": 8, "pacific": 5}, "france": {"europe": 6, "africa": 6}},
        discs_exhausted={"uk": 1, "usa": 3},
    )
    t = s.copy()
    play(t, "bid")
    assert legal(t) == {"force.0.0", "force.1.0"}
    play(s, "pass")
    t = s.copy()
    play(t, "bid")
    assert legal(t) == {"force.0.0", "force.0.1"}
    play(s, "pass", "bid")
    assert asked(s) == ("usa", "v1919.ask.bid-cubes")


@clause("v1919.bid.5", "v1919.ruling.bid.strengthgap")
@pytest.mark.parametrize("column", [5, 6, 7, 8])
def test_a_disc_in_the_region_counts_as_two(column: int) -> None:
    s = revolt(
        6,
        unrest={"middle_east": 4},
        settled={"arabia": "france"},
        units={"uk": {"middle_east": column}},
    )
    if column < 8:
        play(s, "modifier.none")
    play(s, "bid", "force.0.1", "4", "pass", "bid")
    # Against a strength of 1 it needs no cubes, for it counts 2, and 2 is what others have to match.
    assert legal(s) == {"force.0.1", "force.0.2", "force.1.0", "force.1.1", "force.1.2"}
    play(s, "force.1.0")
    assert amounts(s)[0] == 0
    events = play(s, "0")
    assert events[0].text.args["strength"] == 2
    play(s, "bid")
    assert legal(s) == {"force.0.2", "force.0.3"}
    play(s, "force.0.2")
    assert amounts(s)[0] == 1


@clause("v1919.ruling.bid.inregion-choice", "v1919.bid.4")
def test_the_bidder_chooses_whether_to_use_the_disc_in_the_region() -> None:
    s = revolt(6, unrest={"middle_east": 7}, settled={"arabia": "uk"}, units={"uk": {"middle_east": 8}})
    play(s, "bid")
    assert legal(s) == {f"force.{here}.{discs}" for here in (0, 1) for discs in (0, 1, 2)}
    play(s, "force.0.2", "0", "pass", "pass")
    assert s.disc_in(UK, 2) == 8
    assert (s.discs[UK], s.discs_exhausted[UK]) == (0, 2)


@clause("v1919.bid.6")
def test_who_has_passed_does_not_return() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "pass", "bid", "force.0.0", "1", "bid", "force.0.0", "2")
    assert asked(s)[0] == "france"
    play(s, "bid", "force.0.0", "3")
    assert asked(s)[0] == "usa"
    play(s, "pass")
    assert asked(s) == ("france", "v1919.ask.option")


@clause("v1919.bid.7", "v1919.bid.8")
def test_a_bid_must_match_the_military_and_then_have_more_cubes() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "bid", "force.0.2", "3", "bid")
    assert legal(s) == {"force.0.2", "force.0.3"}  # 15 cubes with less Military are not enough
    refused(s, "force.0.1")
    t = s.copy()
    play(t, "force.0.3")
    assert amounts(t) == list(range(16))
    play(s, "force.0.2")
    assert amounts(s) == list(range(4, 16))
    refused(s, "3")


@clause("v1919.bid.7", "v1919.bid.8")
def test_who_cannot_beat_the_bid_must_pass() -> None:
    s = revolt(3, settled={"arabia": "uk"}, exhausted={"france": 10}, discs_exhausted={"france": 2})
    play(s, "bid", "force.0.1", "5")
    assert asked(s) == ("france", "v1919.ask.bid")
    assert legal(s) == {"verb.pass"}


@clause("v1919.ruling.bid.zero", "v1919.bid.2")
def test_an_empty_bid_is_no_bid() -> None:
    s = revolt(3, settled={"arabia": "uk"}, exhausted={"france": 15}, discs_exhausted={"france": 3})
    play(s, "bid", "force.0.0")
    assert amounts(s) == list(range(1, 16))
    refused(s, "0")
    nobody = revolt(3, settled={"arabia": "france"}, exhausted={"france": 15}, discs_exhausted={"france": 3})
    assert legal(nobody) == {"verb.pass"}


@clause("v1919.ruling.bid.zero")
def test_a_single_cube_can_win() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "pass", "bid", "force.0.0", "1", "pass")
    assert asked(s) == ("france", "v1919.ask.option")
    assert s.exhausted[FRANCE] == 1


@clause("v1919.ruling.bid.principle", "v1919.bid.4")
def test_for_an_issue_without_a_region_no_deployed_disc_counts() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        settled={"high_seas_fleet": "uk"},
        units={"uk": {"europe": 5, "pacific": 8}, "france": {"europe": 6}},
    )
    s.decider = USA
    carry_out(s, UnsettleIssue(region="none"))
    play(s, "high_seas_fleet", "bid")
    assert legal(s) == {"force.0.0", "force.0.1"}
    play(s, "force.0.1", "0", "bid")
    assert legal(s) == {"force.0.1", "force.0.2"}
