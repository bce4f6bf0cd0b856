"""The Happiness track: v1919.happiness.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.terms import NATIONS
from salon.games.v1919.tracks import ChangeHappiness
from salon.kernel import InvariantBroken
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, act, asked, carry_out, changes, nation, play, table

POWERS = ("uk", "france", "usa")


@clause("v1919.happiness.1")
@pytest.mark.parametrize("name", NATIONS)
@pytest.mark.parametrize("n", [-3, -1, 2, 5])
def test_a_change_moves_the_marker_of_that_nation(name: str, n: int) -> None:
    s = table("uk", "france", "usa", active="france")
    before = s.copy()
    carry_out(s, ChangeHappiness(nation(name), n))
    assert changes(before, s) == {f"happiness.{name}": n}


@clause("v1919.happiness.1")
def test_whoever_caused_it() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="usa",
        issues=["shantung", "korea", "togo", "nauru", "egypt"],
        cubes={"shantung": {"france": 1}},
    )
    before = s.copy()
    play(s, "settle", "option.shantung.china")
    moved = changes(before, s)
    found = {name: moved.get(f"happiness.{name}", 0) for name in ("uk", "usa", "japan")}
    assert found == {"japan": -2, "usa": 1, "uk": -1}


@clause("v1919.ex.icon.3", "v1919.ex.icon.4", "v1919.ex.icon.9", "v1919.happiness.1")
@pytest.mark.parametrize(
    ("id", "issue", "option"),
    [
        ("v1919.ex.icon.3", "somalia", "status_quo"),
        ("v1919.ex.icon.9", "racial_equality", "adopt"),
    ],
)
def test_icons_on_cards(id: str, issue: str, option: str) -> None:
    example = EXAMPLES[id]
    icons: dict[str, Any] = example.when["apply_icons"]
    target, start = icons["target"], example.given["happiness"]
    s = table(
        "uk",
        "france",
        "usa",
        issues=[issue, "korea", "togo", "nauru", "egypt"],
        cubes={issue: {"france": 1}},
        happiness=start,
        table_event="arthur_balfour",
    )
    play(s, "settle", f"option.{issue}.{option}")
    assert s.happiness[nation(target)] == example.then["happiness"][target]
    assert s.happiness[nation(target)] - start[target] == icons["count"] * (
        -1 if icons["kind"] == "unhappiness" else 1
    )


@clause("v1919.ex.icon.4")
def test_the_usa_gains_two() -> None:
    example = EXAMPLES["v1919.ex.icon.4"]
    s = table(*POWERS, happiness=example.given["happiness"])
    carry_out(s, ChangeHappiness(nation("usa"), example.when["apply_icons"]["count"]))
    assert s.happiness[nation("usa")] == example.then["happiness"]["usa"]


@clause("v1919.happiness.2")
@pytest.mark.parametrize("active", POWERS)
def test_any_change_can_lead_to_a_mutiny(active: str) -> None:
    s = table("uk", "france", "usa", active=active, happiness={"france": 12}, units={"france": {"europe": 5}})
    carry_out(s, ChangeHappiness(nation("france"), -2))
    assert asked(s) == ("france", "v1919.ask.mutiny")
    play(s, "disc.europe")
    assert s.units(nation("france")) == 2
    assert s.happiness[nation("france")] == 11


@clause("v1919.happiness.3")
@pytest.mark.parametrize("name", ["japan", "uk"])
@pytest.mark.parametrize("n", [-1, 1, 5])
def test_a_marker_on_0_stays_there(name: str, n: int) -> None:
    s = table("uk", "france", "usa", happiness={name: 2}, discs_exhausted={"uk": 1})
    s.discs[0] = 0
    s.demobilized += [0, 0]
    carry_out(s, ChangeHappiness(nation(name), -3))
    assert s.happiness[nation(name)] == 0
    carry_out(s, ChangeHappiness(nation(name), n))
    assert s.happiness[nation(name)] == 0


@clause("v1919.happiness.3")
def test_demobilizing_does_not_raise_a_marker_on_0() -> None:
    s = table("uk", "france", "usa", happiness={"uk": 0})
    play(s, "demobilize")
    assert s.happiness[nation("uk")] == 0
    assert s.demobilized.count(nation("uk")) == 1


@clause("v1919.happiness.4")
@pytest.mark.parametrize(("start", "n"), [(28, 3), (29, 1), (30, 2)])
def test_an_increase_stops_at_30(start: int, n: int) -> None:
    s = table("uk", "france", "usa", happiness={"italy": start})
    carry_out(s, ChangeHappiness(nation("italy"), n))
    assert s.happiness[nation("italy")] == 30


@clause("v1919.happiness.5")
def test_a_marker_on_30_falls_as_usual() -> None:
    s = table("uk", "france", "usa", happiness={"usa": 29})
    carry_out(s, ChangeHappiness(nation("usa"), 4))
    carry_out(s, ChangeHappiness(nation("usa"), -2))
    assert s.happiness[nation("usa")] == 28


@clause("v1919.happiness.3")
def test_the_fuzzer_would_see_a_marker_leave_the_zero_box() -> None:
    before = table("uk", "france", "usa", happiness={"uk": 0})
    after = before.copy()
    after.game.check_after(after, before, act("place"), 0)
    after.happiness[0] = 1
    with pytest.raises(InvariantBroken, match="frozen at 0"):
        after.game.check_after(after, before, act("place"), 0)
