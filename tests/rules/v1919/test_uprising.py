"""Uprising Checks, Regions and rolls: v1919.uprising.0a to .2i"""

from __future__ import annotations

import pytest

from salon.games.v1919.uprising import UprisingCheck
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    asked,
    at_conference,
    carry_out,
    ids,
    legal,
    nation,
    play,
    region,
    revolt,
    script,
    table,
    up_for_bids,
)

ME, EUROPE = region("middle_east"), region("europe")
NUMBERS = [0, 0, 6, 5, 4, 3, 2, 1]  # by column; 0 is an X


@clause("v1919.uprising.0a", "v1919.ex.crisis.1", "v1919.event.5")
def test_the_steps_of_a_check_come_in_their_order() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="france",
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        cubes={"smyrna": {"france": 1}},
        table_event="arthur_balfour",
        waiting_events=["march_first", "may_fourth"],
        event_deck=["bela_kun"],
        issue_deck=["danzig", "saar"],
        settled={"constantinople": "uk", "arabia": "uk"},
        units={"uk": {"middle_east": 7}},
        unrest={"middle_east": 3},
        fate=script(5),
    )
    play(s, "settle", "option.smyrna.turkey", "togo", "event.march_first")
    assert asked(s)[1] == "v1919.ask.keep"
    events = play(s, "danzig")
    assert s.unrest[ME] == 4  # Turkey took 1 away, Balfour brought 2
    assert asked(s) == ("uk", "v1919.ask.modifier")
    events += play(s, "modifier.none")
    assert up_for_bids(s) == "constantinople"
    events += play(s, "bid", "force.0.0", "2", "pass", "pass")
    assert asked(s) == ("uk", "v1919.ask.option")
    events += play(s, "option.constantinople.turkey")
    assert asked(s)[1] == "v1919.ask.strategy"
    steps = ["check", "unsettled", "bid", "bid-won", "keg", "reset", "option"]
    told = [id.removeprefix("v1919.log.") for id in ids(events)]
    assert [id for id in told if id in steps] == steps


@clause("v1919.uprising.0b")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("uk", ["france", "usa", "uk"]),
        ("france", ["usa", "uk", "france"]),
        ("usa", ["uk", "france", "usa"]),
    ],
)
@pytest.mark.parametrize("decider", ["uk", "france", "usa"])
def test_the_active_player_conducts_the_check_whoever_decides_the_event(
    active: str, order: list[str], decider: str
) -> None:
    """Announcements go round from the Active Player's left, and so does the choice of Strategy cards."""
    s = at_conference(
        "chaim_weizmann",
        active=active,
        event_cube=decider,
        units={"uk": {"middle_east": 5}, "france": {"middle_east": 6}, "usa": {"middle_east": 7}},
        unrest={"middle_east": 4},
        fate=script(6),
    )
    play(s, "counter.naval_uk")
    heard = []
    while asked(s)[1] == "v1919.ask.modifier":
        assert s.active == nation(active)
        heard.append(asked(s)[0])
        play(s, "modifier.plus")
    assert heard == order
    while asked(s)[1] == "v1919.ask.bid":
        play(s, "pass")
    assert s.uprisings == 1
    assert s.active == nation(active)
    taken = []
    while asked(s)[1] == "v1919.ask.strategy":
        taken.append(asked(s)[0])
        play(s, s.vocabulary.name(s.pending[0].legal[0]))
    assert sorted(taken) == sorted(order)
    assert asked(s) == (active, "v1919.ask.advance-issue")


@clause("v1919.uprising.0c")
def test_unrest_and_military_are_read_at_the_time_of_the_check() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        cubes={"smyrna": {"uk": 1}},
        table_event="chaim_weizmann",
        unrest={"middle_east": 2},
        fate=script(4),
    )
    play(s, "deploy", "space.middle_east.7")
    play(s, "settle", "option.smyrna.greece", "counter.naval_uk")
    assert asked(s) == ("uk", "v1919.ask.modifier")
    assert s.unrest[ME] == 4
    play(s, "modifier.plus")
    assert s.uprisings == 1


@clause("v1919.uprising.1a")
def test_a_named_region_alone_is_checked() -> None:
    s = revolt(6, unrest={"middle_east": 3, "europe": 8, "pacific": 3})
    assert s.keg == [0, 0, 1, 0, 0]


@clause("v1919.uprising.1b")
@pytest.mark.parametrize("place", ["europe", "balkans", "middle_east", "africa", "pacific"])
def test_otherwise_the_region_with_the_highest_unrest_is_checked(place: str) -> None:
    others = dict.fromkeys(("europe", "balkans", "middle_east", "africa", "pacific"), 4)
    s = revolt(6, check="any", unrest=others | {place: 5})
    assert [r for r, column in enumerate(s.keg) if column] == [region(place)]


@clause("v1919.uprising.1c", "v1919.uprising.2b")
def test_tied_regions_each_have_a_roll_of_their_own() -> None:
    s = revolt(4, 3, 5, check="any", unrest={"europe": 5, "africa": 5, "pacific": 5, "balkans": 4})
    assert s.fate.counter == 3
    assert s.keg == [1, 0, 0, 0, 1]


@clause("v1919.uprising.2a")
@pytest.mark.parametrize("column", [1, 2])
def test_no_roll_and_no_uprising_in_a_column_marked_x(column: int) -> None:
    s = revolt(unrest={"middle_east": column}, settled={"arabia": "uk"}, uprisings=0)
    assert asked(s)[1] == "v1919.ask.action"
    assert (s.fate.counter, s.keg[ME], s.uprisings) == (0, 0, 0)


@clause("v1919.ruling.uprising.xcolumn", "v1919.uprising.2a")
def test_nobody_modifies_a_roll_that_is_not_made() -> None:
    s = revolt(unrest={"middle_east": 2}, units={"uk": {"middle_east": 5}, "usa": {"middle_east": 6}})
    assert asked(s)[1] == "v1919.ask.action"


@clause("v1919.uprising.2b", "v1919.uprising.2i")
@pytest.mark.parametrize("column", range(3, 9))
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_roll_of_the_columns_number_or_more_is_an_uprising(column: int, roll: int) -> None:
    s = revolt(roll, unrest={"middle_east": column})
    rises = roll >= NUMBERS[column - 1]
    assert s.keg[ME] == rises
    assert s.uprisings == 1 + rises


@clause("v1919.uprising.2c")
@pytest.mark.parametrize("column", [5, 6, 7, 8])
def test_discs_in_columns_5_to_7_may_modify_the_roll(column: int) -> None:
    s = revolt(3, unrest={"middle_east": 4}, units={"uk": {"middle_east": column}, "usa": {"europe": 5}})
    if column == 8:
        assert asked(s)[1] == "v1919.ask.action"
        return
    assert asked(s) == ("uk", "v1919.ask.modifier")
    assert legal(s) == {"modifier.minus", "modifier.none", "modifier.plus"}
    play(s, "modifier.none")
    assert asked(s)[1] == "v1919.ask.action"


@clause("v1919.uprising.2d")
def test_the_choice_is_announced_before_the_roll() -> None:
    s = revolt(1, unrest={"middle_east": 4}, units={"uk": {"middle_east": 5}, "usa": {"middle_east": 6}})
    play(s, "modifier.plus")
    assert s.fate.counter == 0
    events = play(s, "modifier.none")
    assert s.fate.counter == 1
    assert ids(events)[:2] == ["v1919.log.modifier", "v1919.log.check"]


@clause("v1919.uprising.2e", "v1919.ruling.uprising.announce")
@pytest.mark.parametrize(
    ("active", "order"),
    [
        ("uk", ["france", "usa", "uk"]),
        ("france", ["usa", "uk", "france"]),
        ("usa", ["uk", "france", "usa"]),
    ],
)
def test_the_active_player_announces_last(active: str, order: list[str]) -> None:
    units = {"uk": {"middle_east": 6}, "france": {"middle_east": 5}, "usa": {"middle_east": 7}}
    s = revolt(1, active=active, unrest={"middle_east": 4}, units=units)
    found = []
    while asked(s)[1] == "v1919.ask.modifier":
        found.append(asked(s)[0])
        play(s, "modifier.none")
    assert found == order


@clause("v1919.uprising.2f")
@pytest.mark.parametrize(
    ("announced", "roll", "rises"),
    [
        (("minus", "minus", "none"), 6, False),
        (("minus", "none", "none"), 6, True),
        (("plus", "plus", "minus"), 4, True),
        (("plus", "plus", "minus"), 3, False),
        (("plus", "plus", "plus"), 2, True),
        (("plus", "minus", "none"), 5, True),
        (("plus", "minus", "none"), 4, False),
    ],
)
def test_the_roll_changes_by_the_sum(announced: tuple[str, ...], roll: int, rises: bool) -> None:
    units = {"uk": {"middle_east": 6}, "france": {"middle_east": 5}, "usa": {"middle_east": 7}}
    s = revolt(roll, unrest={"middle_east": 4}, units=units)
    play(s, *(f"modifier.{change}" for change in announced))
    assert s.keg[ME] == rises


@clause("v1919.uprising.2f")
def test_a_modifier_is_for_one_roll_only() -> None:
    s = revolt(2, 3, check="any", unrest={"europe": 5, "pacific": 5}, units={"uk": {"europe": 6}})
    play(s, "modifier.plus")
    assert s.keg == [0] * 5
    s.fate = script(3)
    carry_out(s, UprisingCheck("europe"))
    play(s, "modifier.none")
    assert s.keg == [0] * 5


@clause("v1919.uprising.2g", "v1919.uprising.2h", "v1919.ruling.uprising.order")
def test_all_rolls_come_first_and_then_the_regions_from_the_top() -> None:
    s = revolt(
        6,
        6,
        check="any",
        unrest={"middle_east": 5, "europe": 5},
        settled={"arabia": "uk", "danzig": "usa"},
    )
    assert s.fate.counter == 2
    assert up_for_bids(s) == "danzig"
    # What happens in the upper Region counts for the lower one: the USA has one cube left.
    play(s, "bid", "force.0.0", "14", "pass", "pass", "option.danzig.poland")
    assert up_for_bids(s) == "arabia"
    play(s, "pass", "pass", "bid", "force.0.0")
    assert asked(s)[1] == "v1919.ask.option"
    assert s.exhausted[nation("usa")] == 15
    assert s.fate.counter == 2


@clause("v1919.uprising.2i", "v1919.ruling.strategy.failedcheck")
def test_without_an_uprising_the_check_is_over() -> None:
    s = revolt(4, uprisings=0, unrest={"middle_east": 4}, settled={"arabia": "uk"})
    assert asked(s)[1] == "v1919.ask.action"
    assert (s.keg[ME], s.unrest[ME], s.uprisings) == (0, 4, 0)


@clause("v1919.ex.uprising.1", "v1919.ex.uprising.2", "v1919.ex.uprising.3", "v1919.ex.uprising.4")
@pytest.mark.parametrize("id", ["v1919.ex.uprising.3", "v1919.ex.uprising.4"])
def test_the_rolls_of_the_long_example(id: str) -> None:
    tied, europe, example = EXAMPLES["v1919.ex.uprising.1"], EXAMPLES["v1919.ex.uprising.2"], EXAMPLES[id]
    places = [name.lower().replace(" ", "_") for name in tied.given["highest_unrest"]]
    column = NUMBERS.index(tied.then["threshold"]) + 1
    assert tied.then["threshold"] == europe.given["threshold"] == example.given["threshold"]
    disc = EXAMPLES["v1919.ex.uprising.3"].given["uk_disc_column"]
    s = revolt(
        europe.when["roll"],
        example.when["roll"],
        check="any",
        active="france",
        unrest=dict.fromkeys(places, column),
        units={"uk": {"middle_east": disc}},
    )
    assert asked(s) == ("uk", "v1919.ask.modifier")
    assert s.fate.counter == 1  # Europe's
    ((who, change),) = example.given["announced"].items()
    assert (who, change) == ("uk", -1)
    events = play(s, "modifier.minus")
    (check,) = (event.text.args for event in events if event.text.id == "v1919.log.check")
    assert check["total"] == example.then["modified"]
    assert check["needed"] == tied.then["threshold"]
    order = [name.lower().replace(" ", "_") for name in tied.then["regions_checked_in_order"]]
    assert order == places
    assert bool(s.keg[EUROPE]) == europe.then["uprising"]
    assert bool(s.keg[ME]) == example.then["uprising"]
