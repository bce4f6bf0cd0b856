"""Mutiny: v1919.mutiny.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.tracks import ChangeHappiness
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, asked, at_crisis, legal, nation, play, refused, table

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


def shaken(power: str, happiness: int, by: int, discs: int = 3, **more: Any) -> V1919State:
    """A nation's Happiness changes; it has so many discs that are not demobilized."""
    s = table("uk", "france", "usa", active="france", issues=ISSUES, happiness={power: happiness}, **more)
    p = nation(power)
    for _ in range(3 - discs):
        s.discs[p] -= 1
        s.demobilized.append(p)
    s.stack.append(ChangeHappiness(p, by))
    s.run()
    s.game.check(s)
    return s


def lost(s: V1919State, power: str) -> int:
    return s.demobilized.count(nation(power))


@clause("v1919.ex.mutiny.1", "v1919.mutiny.1", "v1919.mutiny.4", "v1919.mutiny.5", "v1919.mutiny.7")
def test_uk_mutiny_at_10() -> None:
    example = EXAMPLES["v1919.ex.mutiny.1"]
    discs = example.given["uk_discs_undemobilized"]
    s = shaken("uk", example.given["happiness"]["uk"], example.when["happiness_change"]["uk"], discs)
    assert bool(lost(s, "uk")) is example.then["mutiny"]
    assert s.demobilized[-1] == nation("uk")  # in the 1 box: the others are still empty
    assert s.demobilized[:4] == [-1] * 4
    assert s.happiness[0] == example.then["happiness"]["uk"]
    assert s.units(0) == example.then["uk_discs_undemobilized"]
    assert example.then["box"] == 1


@clause("v1919.ex.mutiny.2", "v1919.mutiny.2", "v1919.mutiny.8", "v1919.ruling.board.zones")
def test_usa_with_two_discs() -> None:
    example = EXAMPLES["v1919.ex.mutiny.2"]
    discs, start = example.given["usa_discs_undemobilized"], example.given["happiness"]["usa"]
    s = shaken("usa", start, example.when["happiness_change"]["usa"], discs)
    assert (lost(s, "usa") > 1) is example.then["mutiny"]
    assert s.happiness[2] == example.then["happiness"]["usa"]
    for low in range(1, 11):
        s = shaken("usa", low + 1, -1, discs)
        assert (s.units(2) < discs) is (low <= example.then["mutiny_when_happiness_at_most"])


@clause("v1919.mutiny.2", "v1919.mutiny.3", "v1919.mutiny.7", "v1919.mutiny.8", "v1919.ruling.board.zones")
@clause("v1919.terms.19", "v1919.terms.20")
@pytest.mark.parametrize("discs", [1, 2, 3])
@pytest.mark.parametrize("happiness", range(1, 31))
def test_sections_of_the_track(discs: int, happiness: int) -> None:
    s = shaken("uk", min(30, happiness + 1), -1 if happiness < 30 else 0, discs)
    limit = 3 if happiness > 10 else 2 if happiness > 4 else 1
    gone = max(0, discs - limit)
    if happiness == 4 and discs == 3:
        gone = 1  # one disc brings it to 5, where two are allowed
    assert s.units(0) == discs - gone
    assert s.happiness[0] == happiness + gone


@clause("v1919.mutiny.2", "v1919.terms.20")
def test_all_discs_count_wherever_they_are() -> None:
    for more in (
        {"discs_exhausted": {"uk": 3}},
        {"units": {"uk": {"europe": 8, "africa": 8, "pacific": 8}}},
        {"discs_exhausted": {"uk": 1}, "units": {"uk": {"europe": 8}}},
    ):
        s = shaken("uk", 11, -1, **more)
        if asked(s)[1] == "v1919.ask.mutiny":
            s.apply(s.pending[0].legal[0])
        assert s.units(0) == 2


@clause("v1919.mutiny.3", "v1919.mutiny.4", "v1919.ruling.mutiny.choice", "v1919.mutiny.5")
@pytest.mark.parametrize("disc", ["available", "exhausted", "africa"])
def test_at_once_and_the_owner_chooses(disc: str) -> None:
    s = shaken("uk", 11, -1, discs_exhausted={"uk": 1}, units={"uk": {"africa": 6}})
    assert asked(s) == ("uk", "v1919.ask.mutiny")  # in France's turn
    assert legal(s) == {"disc.available", "disc.exhausted", "disc.africa"}
    refused(s, "place")
    play(s, f"disc.{disc}")
    left = (s.discs[0], s.discs_exhausted[0], s.spaces.count(0))
    assert left == (disc != "available", disc != "exhausted", disc != "africa")
    assert s.happiness[0] == 11
    assert asked(s) == ("france", "v1919.ask.action")


@clause("v1919.mutiny.5")
def test_the_1_box_even_if_a_better_one_is_free() -> None:
    s = shaken("uk", 11, -2)
    assert s.happiness[0] == 10
    play(s, "demobilize")  # France takes the 5 box, which is still free
    assert s.happiness[1] == 25


@clause("v1919.mutiny.6", "v1919.ruling.mutiny.direction")
def test_rising_gives_nothing_back_and_costs_nothing() -> None:
    s = shaken("uk", 10, 5, discs=2)
    assert (s.happiness[0], s.units(0)) == (15, 2)
    s = shaken("uk", 4, 3, discs=1)
    assert (s.happiness[0], s.units(0)) == (7, 1)


@clause("v1919.ruling.mutiny.several")
@pytest.mark.parametrize(("by", "happiness", "left"), [(-7, 5, 2), (-8, 5, 1), (-9, 4, 1), (-6, 6, 2)])
def test_through_two_sections_at_once(by: int, happiness: int, left: int) -> None:
    s = shaken("uk", 11, by)
    assert (s.happiness[0], s.units(0)) == (happiness, left)


@clause("v1919.ruling.mutiny.zero")
def test_down_to_0() -> None:
    s = shaken("uk", 3, -5)
    assert (s.happiness[0], s.units(0)) == (0, 1)


@clause("v1919.ruling.mutiny.order", "v1919.mutiny.3")
def test_several_mutinies_go_clockwise_from_the_active_player() -> None:
    s = at_crisis(
        "spanish_influenza",
        active="france",
        happiness={"uk": 12, "france": 11, "usa": 11},  # the UK loses 1 for Smyrna before
        discs_exhausted={"uk": 1, "france": 1, "usa": 1},
    )
    play(s, "silesia")
    for who in ("france", "usa", "uk"):
        assert asked(s) == (who, "v1919.ask.mutiny")
        play(s, "disc.exhausted")
    assert s.happiness[:3] == [11, 11, 11]


@clause("v1919.ruling.mutiny.inbid")
def test_mutiny_after_a_winning_bid() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="france",
        issues=ISSUES,
        cubes={"smyrna": {"france": 1}},
        table_event="prince_feisal",
        settled={"syria": "uk"},
        happiness={"uk": 12},
    )
    play(s, "settle", "option.smyrna.turkey", "perform", "syria", "bid", "force.0.2", "0", "pass", "pass")
    assert asked(s) == ("uk", "v1919.ask.mutiny")  # before the option
    assert (s.discs_exhausted[0], s.happiness[0]) == (2, 10)
    assert legal(s) == {"disc.available", "disc.exhausted"}
    play(s, "disc.exhausted")
    assert (s.discs_exhausted[0], s.happiness[0]) == (1, 11)
    assert asked(s) == ("uk", "v1919.ask.option")


@clause("v1919.mutiny.2")
def test_nations_without_a_player_have_no_mutiny() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    s.stack.append(ChangeHappiness(nation("italy"), -15))
    s.run()
    assert (s.happiness[3], asked(s)[1]) == (5, "v1919.ask.action")
