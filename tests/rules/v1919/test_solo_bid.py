"""Solitaire: bids for Unsettled Issues: v1919.solo.bid.*"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from salon.games.v1919 import facts
from salon.games.v1919.auction import SoloBid, bot_bids
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from salon.games.v1919.uprising import UprisingCheck
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, changes, ids, legal, play, refused, script
from tests.rules.v1919.solo_board import (
    FRANCE,
    UK,
    USA,
    asks,
    begin,
    chosen,
    controls,
    mine,
    names,
    standing,
    uprising,
)

# The USA, the player's, is the weakest: Arabia is up for bids, worth 4 to the UK, 3 to France, 4 to the USA.
HELD = {"arabia": "uk", "danzig": "uk", "india": "france"}
EQUAL = {"syria": "uk", "danzig": "uk", "india": "france"}  # Syria is worth 6 to all
NO_CUBES = {"uk": 15, "france": 15}
NO_DISCS = {"uk": 3, "france": 3}


def bids(s: V1919State) -> dict[str, tuple[int, int]]:
    """What the bots bid; then let the player pass."""
    if asks(s) != "solo-bid":
        return {}
    found = {NATIONS[bid.high]: (bid.strength, bid.cubes) for bid in bot_bids(s, unsettled(s))}
    play(s, "pass")
    return found


def unsettled(s: V1919State) -> int:
    step = s.stack[-1]
    assert isinstance(step, SoloBid)
    return step.unsettled


@clause("v1919.solo.bid.1", "v1919.solo.bid.5", "v1919.solo.bid.8")
def test_both_bids_are_known_before_the_player_decides() -> None:
    s = uprising(settled=HELD)
    assert standing(s) == (2, 4)  # the better of the two
    assert legal(s) == {"verb.bid", "verb.pass"}
    assert bids(s) == {"uk": (2, 4), "france": (2, 3)}
    assert controls(s, "arabia") == "uk"


@clause("v1919.solo.bid.1")
def test_the_bids_are_told_before_the_player_is_asked() -> None:
    check = UprisingCheck("middle_east")
    s, events = begin(settled=HELD, stack=[check], unrest={"middle_east": 8}, fate=script(6))
    assert asks(s) == "solo-bid"
    bids = [e.text.args for e in events if e.text.id == "v1919.log.bid"]
    assert [(a["nation"], a["strength"], a["cubes"]) for a in bids] == [
        ("nation.uk", 2, 4),
        ("nation.france", 2, 3),
    ]
    assert "v1919.log.bid" not in ids(play(s, "pass"))  # and not once more


@clause("v1919.solo.bid.1", "v1919.solo.bid.7")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"settled": HELD}, "Best bid for Arabia: Military of strength 2 and 4 Influence, by the UK."),
        (
            {"settled": HELD, "exhausted": {"uk": 14}},
            "Best bid for Arabia: Military of strength 2 and 3 Influence, by France.",
        ),
        (
            {"settled": EQUAL},
            "Best bid for Syria: Military of strength 2 and 6 Influence, by each of the UK and France.",
        ),
        ({"settled": HELD, "exhausted": NO_CUBES, "discs_exhausted": NO_DISCS}, "No bot bids for Arabia"),
    ],
)
def test_the_question_says_whose_bid_is_best_and_how_high(position: dict[str, Any], said: str) -> None:
    prompt = uprising(**position).pending[0].prompt
    assert words("en").say(prompt).startswith(said)
    assert len({words(language).say(prompt) for language in LANGUAGES}) == len(LANGUAGES)


@clause("v1919.solo.bid.2", "v1919.solo.bid.4")
@pytest.mark.parametrize(("demobilized", "units"), [(0, 2), (1, 1), (2, 1), (3, 0)])
def test_how_many_units_a_bot_bids(demobilized: int, units: int) -> None:
    s = uprising(settled=HELD, demobilized=["uk"] * demobilized)
    assert bids(s)["uk"] == (units, 4)


@clause("v1919.ex.solo.3", "v1919.solo.bid.3", "v1919.solo.bid.2")
def test_the_largest_bid_of_a_bot() -> None:
    example = EXAMPLES["v1919.ex.solo.3"]
    assert example.given == {"bot_discs_total": 3, "in_region": 1, "available": 2}
    s = uprising(settled=HELD, units={"uk": {"middle_east": 8}}, unrest={"middle_east": 7})
    before = s.copy()
    assert bids(s)["uk"] == (example.then["strength"], 4)
    assert s.discs_exhausted[UK] - before.discs_exhausted[UK] == example.then["units"]


@clause("v1919.solo.bid.3")
@pytest.mark.parametrize(("demobilized", "strength"), [(0, 3), (1, 2), (2, 2)])
def test_the_disc_in_the_region_is_bid_first(demobilized: int, strength: int) -> None:
    units = {"uk": {"middle_east": 8}}
    s = uprising(settled=HELD, units=units, unrest={"middle_east": 7}, demobilized=["uk"] * demobilized)
    assert bids(s)["uk"] == (strength, 4)
    assert s.disc_in(UK, 2) == 0
    assert controls(s, "arabia") == "uk"


@clause("v1919.solo.bid.4", "v1919.ruling.solo.bidtotal")
@pytest.mark.parametrize(
    ("position", "strength"),
    [
        ({"discs_exhausted": {"uk": 1}}, 2),  # of three discs two are wanted, and two are there
        ({"discs_exhausted": {"uk": 2}}, 1),
        ({"discs_exhausted": {"uk": 3}}, 0),
        ({"units": {"uk": {"europe": 6}}}, 2),
        ({"units": {"uk": {"europe": 6, "africa": 8}}}, 1),
        ({"units": {"uk": {"europe": 6, "africa": 8, "pacific": 8}}}, 0),
        ({"units": {"uk": {"europe": 6}}, "discs_exhausted": {"uk": 1}}, 1),
        ({"demobilized": ["uk"], "discs_exhausted": {"uk": 1}}, 1),
        ({"demobilized": ["uk"], "discs_exhausted": {"uk": 2}}, 0),
    ],
)
def test_only_usable_discs_are_bid_of_those_wanted(position: dict[str, Any], strength: int) -> None:
    assert bids(uprising(settled=HELD, **position))["uk"] == (strength, 4)


@clause("v1919.solo.bid.5")
@pytest.mark.parametrize(("exhausted", "cubes"), [(0, 4), (11, 4), (12, 3), (15, 0)])
def test_a_bot_bids_as_many_cubes_as_the_issue_is_worth_if_it_can(exhausted: int, cubes: int) -> None:
    s = uprising(settled=HELD, exhausted={"uk": exhausted})
    assert bids(s)["uk"] == (2, cubes)


@clause("v1919.ruling.solo.bidpiv")
def test_counters_on_the_issue_do_not_change_the_bid() -> None:
    s = uprising(settled=HELD, counters={"arabia": ["containment", "bolshevik", "empire_uk"]})
    assert bids(s) == {"uk": (2, 4), "france": (2, 3)}


@clause("v1919.ruling.solo.bidnomil")
def test_for_a_no_military_issue_bots_bid_cubes_alone() -> None:
    settled = {"reparations": "uk", "syria": "uk", "india": "france"}
    s = uprising(settled=settled, check="europe", unrest={"europe": 8})
    assert standing(s) == (0, 8)
    assert bids(s) == {"uk": (0, 6), "france": (0, 8)}
    assert controls(s, "reparations") == "france"
    assert (s.exhausted[FRANCE], s.discs[FRANCE], s.happiness[FRANCE]) == (8, 3, 22)


@clause("v1919.solo.bid.6", "v1919.ruling.solo.bidequal")
@pytest.mark.parametrize(
    ("exhausted", "expected"),
    [
        ({"france": 1}, {"uk": (2, 7), "france": (2, 6)}),
        ({"uk": 1}, {"uk": (2, 6), "france": (2, 7)}),
        ({"uk": 9, "france": 8}, {"uk": (2, 6), "france": (2, 7)}),
        ({"uk": 10, "france": 9}, {"uk": (2, 5), "france": (2, 6)}),  # not equal
    ],
)
def test_of_equal_bids_the_one_with_more_available_cubes_rises(
    exhausted: dict[str, int], expected: dict[str, tuple[int, int]]
) -> None:
    s = uprising(settled=EQUAL, exhausted=exhausted)
    assert standing(s) == max(expected.values())
    assert bids(s) == expected
    assert controls(s, "syria") == max(expected, key=lambda name: expected[name])


@clause("v1919.ruling.solo.bidequal", "v1919.solo.bid.6")
def test_equal_bids_worked_out_for_every_pool() -> None:
    """All pools of both bots, with one and with two units: by hand, from the words of the ruling."""
    s = uprising(settled=EQUAL)
    syria = unsettled(s)
    for uk, france in product(range(16), repeat=2):
        for discs in ((1, 1), (1, 0), (0, 0)):
            t = s.copy()
            for power, cubes, units in ((UK, uk, discs[0]), (FRANCE, france, discs[1])):
                t.available[power], t.exhausted[power] = cubes, 15 - cubes
                t.discs[power], t.discs_exhausted[power] = units, 3 - units
            expected = {"uk": (discs[0], min(6, uk)), "france": (discs[1], min(6, france))}
            if expected["uk"] == expected["france"] and uk != france:
                more = "uk" if uk > france else "france"
                expected[more] = (expected[more][0], expected[more][1] + 1)
            found = {NATIONS[bid.high]: (bid.strength, bid.cubes) for bid in bot_bids(t, syria)}
            assert found == expected
            assert found["uk"][1] <= uk
            assert found["france"][1] <= france


@clause("v1919.ruling.solo.bidequal")
def test_cubes_on_the_board_and_exhausted_ones_are_no_influence_to_add() -> None:
    # The UK has none Exhausted and 5 on an Issue, so fewer Available than France: France adds one.
    s = uprising(settled=EQUAL, cubes={"korea": {"uk": 5}}, exhausted={"france": 2})
    assert bids(s) == {"uk": (2, 6), "france": (2, 7)}


@clause("v1919.ruling.solo.bidequal")
def test_equal_is_equal_strength_not_equal_units() -> None:
    # One disc of the UK in the Region is as strong as two of France; two discs of each are not equal.
    more: dict[str, Any] = {"units": {"uk": {"middle_east": 8}}, "unrest": {"middle_east": 7}}
    s = uprising(settled=EQUAL, **more, demobilized=["uk", "uk"], exhausted={"uk": 1})
    assert bids(s) == {"uk": (2, 6), "france": (2, 7)}
    s = uprising(settled=EQUAL, **more, exhausted={"uk": 1})
    assert bids(s) == {"uk": (3, 6), "france": (2, 6)}


@clause("v1919.solo.bid.6", "v1919.solo.bid.8")
@pytest.mark.parametrize("winner", ["uk", "france"])
def test_equal_in_cubes_too_the_player_says_who_wins(winner: str) -> None:
    s = uprising(settled=EQUAL)
    assert standing(s) == (2, 6)
    assert bids(s) == {"uk": (2, 6), "france": (2, 6)}
    assert asks(s) == "bid-winner"
    assert legal(s) == {"nation.uk", "nation.france"}
    play(s, winner)
    assert controls(s, "syria") == winner
    loser = FRANCE if winner == "uk" else UK
    assert (s.available[loser], s.discs[loser]) == (15, 3)


@clause("v1919.solo.bid.7", "v1919.solo.bid.9")
@pytest.mark.parametrize(("force", "cubes"), [("force.0.2", 5), ("force.0.2", 9), ("force.0.3", 0)])
def test_the_player_may_beat_the_better_bid_and_pays(force: str, cubes: int) -> None:
    s = uprising(settled=HELD)
    play(s, "bid")
    assert legal(s) == {"force.0.2", "force.0.3"}  # less than 2 cannot win
    before = s.copy()
    play(s, force)
    if force == "force.0.2":
        assert refused(s, "4").clause  # 4 cubes only equal the bid of the UK
        assert legal(s) == {f"amount.{n}" for n in range(5, 16)}
    play(s, str(cubes))
    assert controls(s, "arabia") == "usa"
    units = int(force[-1])
    paid = {"available.usa": -cubes, "exhausted.usa": cubes} if cubes else {}
    assert changes(before, s) == paid | {
        "discs.usa": -units,
        "discs_exhausted.usa": units,
        "happiness.usa": -units,
        "unrest.middle_east": 2 - 8,
        "keg.middle_east": 1,
    }
    assert asks(s) == "option"
    assert len(legal(s)) == 3  # and chooses any option


@clause("v1919.solo.bid.7")
def test_a_player_who_cannot_beat_the_bid_is_not_asked() -> None:
    s = uprising(settled=HELD, discs_exhausted={"usa": 2})
    assert asks(s) == "place"
    assert controls(s, "arabia") == "uk"


@clause("v1919.solo.bid.8", "v1919.solo.bid.9")
def test_the_higher_bot_takes_the_issue_and_pays() -> None:
    units = {"france": {"middle_east": 8}}
    s = uprising(settled=HELD, units=units, unrest={"middle_east": 7})
    before = s.copy()
    play(s, "pass")
    assert controls(s, "arabia") == "france"  # strength 3 before the more cubes of the UK
    moved = changes(before, s)
    assert (moved["exhausted.france"], moved["discs_exhausted.france"]) == (3, 2)
    assert (moved["discs.france"], moved["deployed.france"]) == (-1, -1)
    assert "exhausted.uk" not in moved
    assert "discs.uk" not in moved
    assert chosen(s, "arabia") is not None or asks(s) == "option"


@clause("v1919.solo.bid.9")
def test_the_happiness_of_a_bot_that_wins_falls_by_the_units_it_bid() -> None:
    s = uprising(settled=HELD)
    play(s, "pass")
    assert s.happiness[UK] == 20 - 2 + 1  # two units; the protectorate gives one back
    assert chosen(s, "arabia") == "protectorate"
    assert (s.exhausted[UK], s.discs[UK], s.discs_exhausted[UK]) == (4, 1, 2)


@clause("v1919.ruling.bid.zero", "v1919.ruling.solo.bidnothing")
def test_a_bot_with_nothing_to_bid_passes() -> None:
    """An empty bid counts as a pass, and so it is told and shown."""
    s, events = begin(
        settled=HELD,
        stack=[UprisingCheck("middle_east")],
        unrest={"middle_east": 8},
        fate=script(6),
        exhausted={"france": 15},
        discs_exhausted={"france": 3},
    )
    told = [event.fact for event in events[-2:]]
    assert told == [facts.Bid("nation.uk", *standing(s)), facts.BidPass("nation.france")]


@clause("v1919.ruling.solo.bidnothing")
def test_where_no_bot_can_bid_one_token_wins() -> None:
    s = uprising(settled=HELD, exhausted=NO_CUBES, discs_exhausted=NO_DISCS)
    assert standing(s) == (0, 0)
    play(s, "bid", "force.0.0")
    assert legal(s) == {f"amount.{n}" for n in range(1, 16)}
    play(s, "1")
    assert controls(s, "arabia") == "usa"
    assert s.exhausted[USA] == 1


@clause("v1919.ruling.solo.bidnothing")
@pytest.mark.parametrize("able", [True, False])
def test_where_nobody_bids_the_issue_is_discarded(able: bool) -> None:
    exhausted = NO_CUBES | ({} if able else {"usa": 15})
    discs = NO_DISCS | ({} if able else {"usa": 3})
    s = uprising(settled=HELD, exhausted=exhausted, discs_exhausted=discs)
    if able:
        play(s, "pass")
    assert mine(s) == "usa"
    assert controls(s, "arabia") is None
    assert names(s.issue_discard)[-1] == "arabia"
    assert (s.keg[2], s.unrest[2]) == (1, 2)
