"""Deploy: v1919.deploy.*"""

from __future__ import annotations

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.uprising import UprisingCheck
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    REGIONS,
    asked,
    at_conference,
    changes,
    ids,
    legal,
    nation,
    play,
    refused,
    region,
    script,
    table,
)

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]
COLUMNS = {5: (4, -3), 6: (3, -2), 7: (2, -1), 8: (0, 0)}  # cubes back, Happiness


def spaces(s: V1919State) -> set[str]:
    return {name.removeprefix("space.") for name in legal(s)}


@clause("v1919.ex.deploy.1", "v1919.deploy.1", "v1919.terms.5", "v1919.terms.7")
def test_which_discs_may_go_to_europe() -> None:
    example = EXAMPLES["v1919.ex.deploy.1"]
    assert example.given["uk_discs"] == ["available", "exhausted", "deployed:Pacific"]
    s = table("uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": 1}, units={"uk": {"pacific": 8}})
    play(s, "deploy")
    names = {"available": "disc.available", "deployed:Pacific": "disc.pacific", "exhausted": "disc.exhausted"}
    assert legal(s) == {names[disc] for disc in example.then["eligible"]}
    for disc in example.then["ineligible"]:
        refused(s, names[disc])
    for disc in example.then["eligible"]:
        t = table(
            "uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": 1}, units={"uk": {"pacific": 8}}
        )
        play(t, "deploy", names[disc], "space.europe.8")
        assert t.disc_in(nation("uk"), region("europe")) == 8
        assert t.discs_exhausted[nation("uk")] == 1


@clause("v1919.deploy.1")
def test_no_deploy_with_exhausted_and_demobilized_discs_alone() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": 2})
    s.discs[0] -= 1
    s.demobilized.append(0)
    s.run()
    assert "verb.deploy" not in legal(s)
    assert "verb.demobilize" in legal(s)


@clause("v1919.ex.deploy.2", "v1919.deploy.6", "v1919.deploy.8", "v1919.deploy.12", "v1919.deploy.13")
@clause("v1919.deploy.14")
def test_uk_disc_to_the_middle_east() -> None:
    example = EXAMPLES["v1919.ex.deploy.2"]
    given, then = example.given, example.then
    column = example.when["deploy"]["column"]
    s = table(
        "uk",
        "france",
        "usa",
        active=given["active"],
        issues=ISSUES,
        unrest={"middle_east": given["unrest_column"]},
        exhausted={"uk": given["uk_exhausted_influence_at_least"] + 2},
    )
    before = s.copy()
    play(s, "deploy", f"space.middle_east.{column}")
    assert changes(before, s) == {
        "available.uk": then["available_influence_delta"],
        "exhausted.uk": -then["available_influence_delta"],
        "happiness.uk": then["happiness_delta"],
        "unrest.middle_east": then["unrest_column"] - given["unrest_column"],
        "discs.uk": -1,
        "deployed.uk": 1,
    }
    # As long as it stays it may change rolls there, and has double strength in a bid.
    s = table(
        "uk",
        "france",
        "usa",
        stack=[UprisingCheck("middle_east")],
        units={"uk": {"middle_east": column}},
        unrest={"middle_east": then["unrest_column"]},
        settled={"syria": "france"},
        uprisings=1,
        fate=script(6),
    )
    assert then["may_modify_rolls_in"] == "Middle East"
    assert asked(s) == ("uk", "v1919.ask.modifier")
    events = play(s, "modifier.none", "pass", "pass", "bid", "force.1.0", "0")
    strengths = [e.text.args["strength"] for e in events if e.text.id == "v1919.log.bid"]
    assert strengths == [then["bid_strength_in_region"]]


@clause("v1919.deploy.3", "v1919.deploy.4", "v1919.deploy.16")
def test_empty_spaces_of_columns_5_to_8() -> None:
    others = {"france": {"europe": 6, "africa": 8}, "usa": {"europe": 8}}
    s = table("uk", "france", "usa", issues=ISSUES, units=others)
    play(s, "deploy")
    taken = {"europe.6", "europe.8", "africa.8"}
    assert spaces(s) == {f"{name}.{column}" for name in REGIONS for column in COLUMNS} - taken
    play(s, "space.europe.7")  # between the others
    assert [s.disc_in(nation(who), 0) for who in ("france", "uk", "usa")] == [6, 7, 8]


@clause("v1919.deploy.15", "v1919.deploy.5", "v1919.ruling.deploy.oneperregion", "v1919.ruling.deploy.same")
def test_one_disc_of_a_player_in_a_region() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 7, "africa": 8}})
    play(s, "deploy", "disc.available")
    assert {name.split(".")[0] for name in spaces(s)} == {"balkans", "middle_east", "pacific"}
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 7, "africa": 8}})
    play(s, "deploy", "disc.europe")  # the disc that moves is no hindrance to itself
    assert {name for name in spaces(s) if name.startswith("europe")} == {"europe.5", "europe.6", "europe.8"}
    assert not {name for name in spaces(s) if name.startswith("africa")}
    refused(s, "space.europe.7")  # but it must move


@clause("v1919.deploy.5", "v1919.deploy.6")
@pytest.mark.parametrize("target", ["europe.5", "europe.8", "pacific.6"])
def test_a_deployed_disc_moves_with_all_effects_again(target: str) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, units={"uk": {"europe": 7}}, exhausted={"uk": 9})
    before = s.copy()
    play(s, "deploy", "disc.europe", f"space.{target}")
    back, unhappy = COLUMNS[int(target[-1])]
    moved = {"available.uk": back, "exhausted.uk": -back, "happiness.uk": unhappy}
    assert changes(before, s) == {name: n for name, n in moved.items() if n}
    assert s.spaces.count(nation("uk")) == 1
    place, column = target.split(".")
    assert s.disc_in(nation("uk"), REGIONS.index(place)) == int(column)


@clause(
    "v1919.deploy.6", "v1919.deploy.7", "v1919.deploy.12", "v1919.deploy.13", "v1919.ruling.board.columns"
)
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("place", REGIONS)
def test_effects_of_the_columns(column: int, place: str) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 9})
    before = s.copy()
    play(s, "deploy", f"space.{place}.{column}")
    back, unhappy = COLUMNS[column]
    moved = {"available.uk": back, "exhausted.uk": -back, "happiness.uk": unhappy, "discs.uk": -1}
    assert changes(before, s) == {name: n for name, n in moved.items() if n} | {"deployed.uk": 1}


@clause("v1919.ruling.deploy.short", "v1919.deploy.12")
@pytest.mark.parametrize("exhausted", [0, 1, 3])
def test_fewer_exhausted_cubes_than_squares(exhausted: int) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": exhausted, "france": 9})
    play(s, "deploy", "space.europe.5")
    assert (s.available[0], s.exhausted[0], s.exhausted[1]) == (15, 0, 9)
    assert s.happiness[0] == 17


@clause("v1919.deploy.8")
@pytest.mark.parametrize(
    ("unrest", "column", "after"), [(8, 5, 4), (8, 8, 7), (6, 6, 5), (5, 6, 5), (3, 5, 3)]
)
def test_unrest_is_shifted_left_of_the_disc(unrest: int, column: int, after: int) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, unrest={"africa": unrest, "europe": 8})
    play(s, "deploy", f"space.africa.{column}")
    assert s.unrest[region("africa")] == after
    assert s.unrest[region("europe")] == 8


@clause("v1919.deploy.9")
def test_unrest_does_not_pass_the_disc() -> None:
    s = at_conference("arthur_balfour", units={"uk": {"middle_east": 6}}, unrest={"middle_east": 2})
    play(s, "counter.naval_uk")  # 2 + 2 + 2, but column 6 is taken
    assert s.unrest[region("middle_east")] == 5
    s = at_conference("arthur_balfour", unrest={"middle_east": 2})
    play(s, "counter.naval_uk")
    assert s.unrest[region("middle_east")] == 6


@clause("v1919.deploy.10")
@pytest.mark.parametrize("column", COLUMNS)
def test_double_strength_in_a_bid(column: int) -> None:
    s = table(
        "uk",
        "france",
        "usa",
        stack=[UprisingCheck("africa")],
        units={"uk": {"africa": column}, "france": {"europe": column}},
        unrest={"africa": 4},
        settled={"egypt": "uk"},
        uprisings=1,
        fate=script(6),
    )
    if column < 8:
        play(s, "modifier.none")
    events = play(s, "bid", "force.1.0", "0")
    assert [e.text.args["strength"] for e in events if e.text.id == "v1919.log.bid"] == [2]
    play(s, "bid")
    # France's disc in Europe is of no use here; the two Available ones equal the bid, cubes must beat it.
    assert (asked(s)[0], legal(s)) == ("france", {f"amount.{n}" for n in range(1, 16)})
    events = play(s, "1")
    assert [e.text.args["strength"] for e in events if e.text.id == "v1919.log.bid"] == [2]


@clause("v1919.deploy.11", "v1919.ruling.deploy.col8")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("word", "rises"), [("minus", False), ("none", False), ("plus", True)])
def test_a_disc_changes_the_roll(column: int, word: str, rises: bool) -> None:
    s = table(
        "uk",
        "france",
        "usa",
        stack=[UprisingCheck("africa")],
        units={"uk": {"africa": column}, "france": {"europe": 5}},
        unrest={"africa": 4},  # an Uprising from 5 on
        uprisings=1,
        fate=script(4),
    )
    if column == 8:
        assert asked(s)[1] == "v1919.ask.action"
        assert s.uprisings == 1
        return
    assert asked(s) == ("uk", "v1919.ask.modifier")
    play(s, f"modifier.{word}")
    assert s.uprisings == 1 + rises
    assert asked(s)[1] == "v1919.ask.action"  # France, with a disc in Europe, has no say


@clause("v1919.ruling.deploy.zero")
@pytest.mark.parametrize(("happiness", "after"), [(0, 0), (2, 0), (3, 0)])
def test_deploy_at_low_happiness(happiness: int, after: int) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, happiness={"uk": happiness}, exhausted={"uk": 6})
    s.discs[0] -= 2
    s.demobilized += [0, 0]
    play(s, "deploy", "space.europe.5")
    assert (s.happiness[0], s.exhausted[0], s.disc_in(0, 0)) == (after, 2, 5)


@clause("v1919.ruling.deploy.mutiny")
def test_order_of_a_deploy_with_a_mutiny() -> None:
    s = table(
        "uk", "france", "usa", issues=ISSUES, happiness={"uk": 11}, exhausted={"uk": 6}, unrest={"europe": 8}
    )
    events = play(s, "deploy", "space.europe.6")
    assert asked(s) == ("uk", "v1919.ask.mutiny")  # all else has happened by now
    assert (s.disc_in(0, 0), s.unrest[0], s.exhausted[0], s.happiness[0]) == (6, 5, 3, 9)
    assert ids(events) == ["v1919.log.deploy", "v1919.log.happiness"]
    assert legal(s) == {"disc.available", "disc.europe"}
    play(s, "disc.europe")  # the disc just deployed
    assert (s.disc_in(0, 0), s.unrest[0], s.happiness[0]) == (0, 5, 10)
