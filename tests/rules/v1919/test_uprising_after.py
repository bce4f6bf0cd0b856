"""Uprisings after the bid: Unrest, the new option, Strategy cards: v1919.uprising.5a to .8"""

from __future__ import annotations

import pytest

from salon.games.v1919.uprising import UprisingCheck
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    asked,
    carry_out,
    changes,
    counters,
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

ME, BALKANS = region("middle_east"), region("balkans")


@clause("v1919.uprising.5a", "v1919.uprising.5b", "v1919.ruling.powderkeg.max")
@pytest.mark.parametrize("unrest", [5, 8])
@pytest.mark.parametrize(("keg", "then"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_the_keg_moves_on_and_unrest_stands_right_of_it(keg: int, then: int, unrest: int) -> None:
    s = revolt(6, keg={"middle_east": keg}, unrest={"middle_east": unrest}, settled={"arabia": "uk"})
    play(s, "bid", "force.0.0", "1", "pass")
    assert (s.keg[ME], s.unrest[ME]) == (keg, unrest)  # not before the bid is over
    play(s, "pass")
    assert asked(s)[1] == "v1919.ask.option"
    assert (s.keg[ME], s.unrest[ME]) == (then, then + 1)


@clause("v1919.uprising.5b")
def test_unrest_right_of_the_keg_may_be_further_right_than_before() -> None:
    s = revolt(6, keg={"middle_east": 2}, unrest={"middle_east": 3}, settled={"arabia": "uk"})
    play(s, "pass", "pass", "pass")
    assert (s.keg[ME], s.unrest[ME]) == (3, 4)


@clause("v1919.uprising.6a", "v1919.uprising.6b")
def test_old_counters_go_and_the_winner_picks_any_option() -> None:
    s = revolt(
        3,
        settled={"mesopotamia": "uk"},
        counters={"mesopotamia": ["empire_uk", "industry"]},
    )
    play(s, "pass", "bid", "force.0.0", "1", "pass")
    assert asked(s) == ("france", "v1919.ask.option")
    assert legal(s) == {f"option.mesopotamia.{name}" for name in ("british", "arab", "mosul")}
    assert counters(s, "mesopotamia") == []
    before = s.copy()
    play(s, "option.mesopotamia.mosul")
    assert counters(s, "mesopotamia") == ["empire_france"]
    assert changes(before, s) == {"unrest.middle_east": 1, "happiness.france": 1, "happiness.italy": -1}
    assert s.controller[issue("mesopotamia")] == nation("france")


@clause("v1919.uprising.6b")
def test_the_winner_of_the_bid_picks_the_flag() -> None:
    s = revolt(3, settled={"constantinople": "uk"})
    play(s, "pass", "pass", "bid", "force.0.0", "1", "option.constantinople.open_city")
    assert asked(s) == ("usa", "v1919.ask.counter")
    play(s, "counter.naval_usa")
    assert counters(s, "constantinople") == ["naval_usa"]


@clause("v1919.uprising.6c", "v1919.ruling.uprising.reverse")
def test_the_same_option_may_be_picked_and_works_again() -> None:
    s = revolt(3, settled={"syria": "france"}, counters={"syria": ["empire_france"]})
    start = s.copy()
    play(s, "bid", "force.0.0", "1", "pass", "pass")
    assert s.happiness == start.happiness
    before = s.copy()
    play(s, "option.syria.french")
    happiness = {"happiness.france": 2, "happiness.usa": -1}
    assert changes(before, s) == {"unrest.middle_east": 2} | happiness
    assert counters(s, "syria") == ["empire_france"]


@clause("v1919.ruling.uprising.reverse")
def test_what_the_old_option_did_stays() -> None:
    s = revolt(3, settled={"constantinople": "uk", "syria": "france", "smyrna": "france"})
    s.option[issue("syria")] = 1
    before = s.copy()
    play(s, "pass", "pass", "pass")
    assert changes(before, s) == {"keg.middle_east": 1, "unrest.middle_east": -6}


@clause("v1919.ruling.uprising.nobid", "v1919.bid.14", "v1919.ruling.scoring.discarded")
def test_without_a_bid_the_issue_is_discarded_bare_and_unrest_is_reset() -> None:
    s = revolt(
        3,
        uprisings=0,
        settled={"constantinople": "uk"},
        counters={"constantinople": ["naval_uk"]},
        issue_discard=["togo", "egypt"],
    )
    play(s, "pass", "pass", "pass")
    assert asked(s)[1] == "v1919.ask.strategy"
    assert [s.issue_discard[-1], s.issue_discard[-2]] == [issue("constantinople"), issue("togo")]
    assert s.controller[issue("constantinople")] == -1
    assert counters(s, "constantinople") == []
    assert (s.keg[ME], s.unrest[ME]) == (1, 2)


@clause("v1919.ruling.uprising.resetbefore", "v1919.uprising.5b", "v1919.uprising.6b")
def test_the_options_unrest_comes_on_top_of_the_reset() -> None:
    s = revolt(3, keg={"middle_east": 1}, settled={"constantinople": "uk"})
    play(s, "bid", "force.0.0", "1", "pass", "pass", "option.constantinople.greece")
    assert (s.keg[ME], s.unrest[ME]) == (2, 5)


@clause("v1919.ruling.uprising.chain")
def test_unrest_of_an_option_causes_no_check() -> None:
    s = revolt(3, keg={"middle_east": 3}, settled={"syria": "uk"}, unrest={"middle_east": 8})
    play(s, "bid", "force.0.0", "1", "pass", "pass", "option.syria.french")
    assert s.unrest[ME] == 6
    assert asked(s)[1] == "v1919.ask.action"  # the script would have no roll left
    assert s.uprisings == 2


@clause("v1919.uprising.7a", "v1919.ex.uprising.10")
@pytest.mark.parametrize("earlier", [0, 1, 4])
def test_strategy_cards_are_chosen_after_the_first_uprising_only(earlier: int) -> None:
    s = revolt(3, uprisings=earlier, settled={"arabia": "uk"})
    play(s, "pass", "pass", "pass")
    example = EXAMPLES["v1919.ex.uprising.10"]
    chosen = asked(s)[1] == "v1919.ask.strategy"
    assert chosen == (not earlier)
    if earlier:
        assert example.given["earlier_uprising"]
        assert chosen == example.then["strategy_selection"]


@clause("v1919.uprising.7a", "v1919.strategy.1")
def test_the_second_uprising_of_a_game_skips_the_step() -> None:
    s = revolt(3, uprisings=0, settled={"arabia": "uk"})
    play(s, "pass", "pass", "pass")
    for _ in range(3):
        play(s, min(legal(s)))
    assert asked(s)[1] == "v1919.ask.action"
    s.fate = script(6)
    s.unrest[BALKANS] = 8
    carry_out(s, UprisingCheck("balkans"))
    assert s.uprisings == 2
    assert asked(s)[1] == "v1919.ask.action"


@clause("v1919.uprising.8")
def test_the_same_issue_can_be_unsettled_again() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        uprisings=1,
        settled={"constantinople": "uk", "arabia": "uk"},
        keg={"middle_east": 3},
        unrest={"middle_east": 8},
        fate=script(6, 6),
        stack=[UprisingCheck("middle_east")] * 2,
    )
    for _ in range(2):
        assert up_for_bids(s) == "constantinople"
        play(s, "bid", "force.0.0", "1", "pass", "pass", "option.constantinople.turkey")
    assert s.uprisings == 3
    assert s.exhausted[nation("uk")] == 2


@clause("v1919.ex.uprising.8", "v1919.ex.uprising.9")
def test_constantinople_is_given_to_turkey() -> None:
    reset, option = EXAMPLES["v1919.ex.uprising.8"], EXAMPLES["v1919.ex.uprising.9"]
    name = option.given["issue"].lower()
    assert option.given["counters_before"] == ["naval:uk"]
    s = revolt(
        5,
        keg={"middle_east": reset.given["keg_column"]},
        unrest={"middle_east": 5},
        settled={name: "uk"},
        counters={name: ["naval_uk"]},
    )
    play(s, "pass", "bid", "force.0.0", "1", "pass")
    assert asked(s) == (option.given["winner"], "v1919.ask.option")
    assert (s.keg[ME], s.unrest[ME]) == (reset.then["keg_column"], reset.then["unrest_column"])
    before = s.copy()
    play(s, f"option.{name}.{option.when['choose_option'].lower()}")
    assert changes(before, s) == {"unrest.balkans": option.then["unrest_delta"]["Balkans"]}
    assert counters(s, name) == option.then["counters_after"]
    assert s.controller[issue(name)] == nation(option.then["controller"])
