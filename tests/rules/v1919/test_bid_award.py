"""The end of the bidding: v1919.bid.9 to .14, and the long example of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.drafts import fits
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import Deal, Pay
from salon.games.v1919.uprising import UprisingCheck
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    asked,
    carry_out,
    changes,
    issue,
    legal,
    nation,
    play,
    region,
    revolt,
    script,
    table,
    up_for_bids,
)
from tests.rules.v1919.dealing import with_deals

UK, FRANCE, USA = nation("uk"), nation("france"), nation("usa")
ME = region("middle_east")
RESET = {"keg.middle_east": 1, "unrest.middle_east": -6}  # from column 8 with the keg at the start


@clause("v1919.bid.9")
def test_most_military_takes_the_issue() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "bid", "force.0.0", "14", "bid", "force.0.1", "0", "pass", "pass")
    assert asked(s) == ("france", "v1919.ask.option")
    assert s.controller[issue("arabia")] == FRANCE


@clause("v1919.bid.10")
def test_among_equal_military_most_cubes_take_it() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "bid", "force.0.1", "2", "bid", "force.0.1", "3", "bid", "force.0.1", "5", "pass", "pass")
    assert asked(s) == ("usa", "v1919.ask.option")
    assert s.controller[issue("arabia")] == USA


@clause("v1919.bid.11", "v1919.bid.12", "v1919.bid.13", "v1919.ruling.bid.units")
def test_the_winner_alone_pays() -> None:
    s = revolt(
        6,
        unrest={"middle_east": 4},
        settled={"arabia": "uk"},
        units={"uk": {"middle_east": 8}, "france": {"middle_east": 7}},
    )
    play(s, "modifier.none")
    before = s.copy()
    play(s, "bid", "force.1.0", "5", "bid", "force.1.1", "3", "bid", "4", "pass")
    play(s, "bid", "force.1.2", "2", "pass")
    assert asked(s) == ("france", "v1919.ask.option")
    assert changes(before, s) == {
        "available.france": -2,
        "exhausted.france": 2,
        "discs.france": -2,
        "deployed.france": -1,
        "discs_exhausted.france": 3,
        "happiness.france": -3,  # of discs, although the strength was 4
        "keg.middle_east": 1,
        "unrest.middle_east": -2,
    }
    assert s.disc_in(UK, ME) == 8
    assert s.disc_in(FRANCE, ME) == 0


@clause("v1919.ruling.bid.units", "v1919.bid.13")
def test_the_disc_in_the_region_costs_one_happiness() -> None:
    s = revolt(6, unrest={"middle_east": 7}, settled={"arabia": "uk"}, units={"uk": {"middle_east": 8}})
    before = s.copy()
    play(s, "bid", "force.1.0", "0", "pass", "pass")
    assert changes(before, s)["happiness.uk"] == -1


@clause("v1919.bid.13")
def test_a_bid_of_cubes_costs_no_happiness() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    before = s.copy()
    play(s, "bid", "force.0.0", "6", "bid", "force.0.0", "7", "pass", "pass")
    assert changes(before, s) == {"available.france": -7, "exhausted.france": 7} | RESET


@clause("v1919.bid.14")
def test_an_issue_nobody_bids_on_goes_on_top_of_the_discards() -> None:
    s = revolt(3, settled={"arabia": "usa"}, issue_discard=["togo"])
    before = s.copy()
    play(s, "pass", "pass", "pass")
    assert s.issue_discard == [issue("togo"), issue("arabia")]
    assert s.controller[issue("arabia")] == -1
    assert changes(before, s) == RESET


@clause("v1919.ruling.bid.replace")
def test_a_new_bid_replaces_the_old_one() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    before = s.copy()
    play(s, "bid", "force.0.0", "9", "bid", "force.0.1", "0", "pass")
    play(s, "bid", "force.0.1", "1", "pass")  # fewer cubes than before
    assert asked(s) == ("uk", "v1919.ask.option")
    paid = {"available.uk": -1, "exhausted.uk": 1, "discs.uk": -1, "discs_exhausted.uk": 1}
    assert changes(before, s) == paid | {"happiness.uk": -1} | RESET


@clause("v1919.ruling.bid.end", "v1919.bid.9")
@pytest.mark.parametrize("passes", [1, 2])
def test_the_auction_is_over_when_all_others_have_passed(passes: int) -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, *["pass"] * (2 - passes), "bid", "force.0.0", "1", *["pass"] * passes)
    assert asked(s) == (["france", "uk"][passes - 1], "v1919.ask.option")


@clause("v1919.ruling.bid.end")
def test_the_last_one_left_may_still_bid() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "pass", "pass")
    assert asked(s) == ("usa", "v1919.ask.bid")
    assert legal(s) == {"verb.bid", "verb.pass"}
    play(s, "bid", "force.0.0", "1")
    assert asked(s) == ("usa", "v1919.ask.option")


@clause("v1919.ruling.bid.happinesslow", "v1919.happiness.3")
@pytest.mark.parametrize("happiness", [0, 1])
def test_an_unhappy_player_may_bid_military(happiness: int) -> None:
    s = table(
        "uk",
        "france",
        "usa",
        uprisings=1,
        settled={"arabia": "uk"},
        unrest={"middle_east": 8},
        fate=script(3),
    )
    s.happiness[UK] = happiness
    s.discs[UK] = 1
    s.demobilized += [UK, UK]
    carry_out(s, UprisingCheck("middle_east"))
    play(s, "bid", "force.0.1", "0", "pass", "pass")
    assert asked(s) == ("uk", "v1919.ask.option")
    assert s.happiness[UK] == 0
    assert s.discs_exhausted[UK] == 1


@clause("v1919.ruling.bid.commit")
@pytest.mark.parametrize(("bid", "left"), [("9", 6), ("12", 3), ("14", 1)])
def test_cubes_of_the_standing_bid_cannot_be_given_away(bid: str, left: int) -> None:
    s = revolt(3, settled={"arabia": "uk"}, exhausted={"france": 8, "usa": 8})
    with_deals(s)
    play(s, "bid", "force.0.0", bid)
    assert asked(s)[0] == "france"

    def may_give(power: int, to: int) -> list[int]:
        return [n for n in range(1, 7) if fits(s, Deal(power, (to,), (Pay(power, to, n),)))]

    assert may_give(UK, FRANCE) == may_give(UK, USA) == list(range(1, left + 1))
    # A player without the standing bid may give what is Available.
    assert may_give(USA, FRANCE) == list(range(1, 7))


def bid(s: V1919State, answer: dict[str, Any]) -> None:
    """Make a bid of the ledger: the Region's disc first, then Available ones."""
    name = answer["by"]
    assert asked(s) == (name, "v1919.ask.bid")
    if answer.get("pass"):
        play(s, "pass")
        return
    here = 1 if s.disc_in(nation(name), ME) else 0
    force = f"force.{here}.{answer['military'] - 2 * here}"
    play(s, "bid")
    if asked(s)[1] == "v1919.ask.bid-force":
        play(s, force)
    if asked(s) == (name, "v1919.ask.bid-cubes"):
        play(s, str(answer["influence"]))


@clause("v1919.ex.bid.1", "v1919.ruling.bid.example-error")
def test_the_auction_for_constantinople() -> None:
    example = EXAMPLES["v1919.ex.bid.1"]
    given, then = example.given, example.then
    name = given["issue"].lower()
    held = {who: given[who]["influence"] for who in given["order"]}
    s = revolt(
        5,
        powers=given["order"],
        settled={name: "uk", "arabia": "uk", "syria": "france"},
        unrest={"middle_east": 5},
        units={"uk": {"middle_east": 6, "pacific": 7}},
        exhausted={who: 15 - count for who, count in held.items()},
        discs_exhausted={"uk": 1, "france": given["france"]["military_exhausted"]},
    )
    play(s, "modifier.minus")
    assert up_for_bids(s) == name
    assert (s.discs[UK], s.discs[FRANCE], s.discs[USA]) == (
        0,
        given["france"]["military_available"],
        given["usa"]["military_available"],
    )
    before = s.copy()
    *bids, last = example.when["bids"]
    for answer in bids:
        assert not answer.get("pass") or legal(s) == {"verb.pass"}, then["uk_must_pass_because"]
        bid(s, answer)
    t = s.copy()
    play(t, "bid")  # the USA has but one way to beat France: all its Military
    least = then["usa_next_legal_minimum"]
    assert asked(t) == ("usa", "v1919.ask.bid-cubes")
    assert f"amount.{least['influence']}" in legal(t)
    play(t, str(least["influence"]), "pass")
    assert t.discs_exhausted[USA] == least["military"]
    bid(s, last)
    assert asked(s) == (then["winner"], "v1919.ask.option")
    paid = then["to_exhausted"]["france"]
    assert changes(before, s) == {
        "available.france": -paid["influence"],
        "exhausted.france": paid["influence"],
        "discs.france": -paid["military"],
        "discs_exhausted.france": paid["military"],
        "happiness.france": then["happiness_delta"]["france"],
        "keg.middle_east": 1,
        "unrest.middle_east": -3,
    }
    assert then["uk_disc_stays_in"] == f"Middle East column {s.disc_in(UK, ME)}"
    keeps = {"military_available": s.discs[USA], "influence": s.available[USA]}
    assert keeps == then["usa_keeps"]
