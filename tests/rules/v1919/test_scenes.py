"""What the board shows of a worked example is what the ledger says of it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.kernel.scene import played
from tests.rules.v1919.board import EXAMPLES, GAME, changes, counters, issue, nation, tracks

MOVED = {
    "to_exhausted": "exhausted",
    "to_available": "available",
    "happiness_delta": "happiness",
    "unrest_delta": "unrest",
    "keg_delta": "keg",
}
COUNTER = {"industrial_growth": "industry"}


def positions(id: str) -> tuple[V1919State, V1919State]:
    first, *_, end = (moment.state for moment in played(GAME, id))
    assert isinstance(first, V1919State)
    assert isinstance(end, V1919State)
    return first, end


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "_", name.lower()).strip("_")


def promised(then: dict[str, Any]) -> dict[str, int]:
    """What an example says about how numbers on the board change."""
    found: dict[str, int] = {}
    for key, track in MOVED.items():
        values = then.get(key)
        if isinstance(values, dict):  # else it is about one power or Region that the title names
            found |= {f"{track}.{slug(who)}": n for who, n in values.items() if isinstance(n, int) and n}
    return found


COMPARED = [id for id in GAME.scenes if promised(EXAMPLES[id].then)]


@pytest.mark.parametrize("id", COMPARED)
def test_numbers_change_as_the_example_says(id: str) -> None:
    before, after = positions(id)
    found, wanted = changes(before, after), promised(EXAMPLES[id].then)
    assert {name: found.get(name, 0) for name in wanted} == wanted


def test_enough_is_compared() -> None:
    assert len(COMPARED) >= 6


@pytest.mark.parametrize(
    "id", [id for id in GAME.scenes if isinstance(EXAMPLES[id].then.get("happiness"), dict)]
)
def test_happiness_comes_out_as_the_example_says(id: str) -> None:
    _, after = positions(id)
    for who, n in EXAMPLES[id].then["happiness"].items():
        assert tracks(after)[f"happiness.{who}"] == n


@pytest.mark.parametrize("id", [id for id in GAME.scenes if "counters_on_issue" in EXAMPLES[id].then])
def test_counters_lie_as_the_example_says(id: str) -> None:
    before, after = positions(id)
    (settled,) = [n for n, kinds in enumerate(after.counters) if kinds and not before.counters[n]]
    wanted = [COUNTER.get(name, name.replace(":", "_")) for name in EXAMPLES[id].then["counters_on_issue"]]
    assert counters(after, GAME.cards.issues[settled].id) == wanted


@pytest.mark.parametrize("id", [id for id in GAME.scenes if "controller" in EXAMPLES[id].then])
def test_the_issue_goes_to_whom_the_example_says(id: str) -> None:
    example = EXAMPLES[id]
    _, after = positions(id)
    assert after.controller[issue(slug(example.given["issue"]))] == nation(example.then["controller"])


def test_the_auction_ends_as_the_example_says() -> None:
    then = EXAMPLES["v1919.ex.bid.1"].then
    before, after = positions("v1919.ex.bid.1")
    assert after.pending[0].seat == after.powers.index(nation(then["winner"]))
    moved = changes(before, after)
    paid = then["to_exhausted"]["france"]
    assert moved["exhausted.france"] == paid["influence"]
    assert moved["discs_exhausted.france"] == paid["military"]
    assert (after.discs[nation("usa")], after.available[nation("usa")]) == tuple(then["usa_keeps"].values())


def test_reclaiming_and_placing_come_out_as_the_examples_say() -> None:
    before, after = positions("v1919.ex.reclaim.1")
    then = EXAMPLES["v1919.ex.reclaim.1"].then
    moved = changes(before, after)
    assert moved["available.italy"] == then["available_influence_delta"]
    assert moved["discs.italy"] == then["available_military_delta"]
    before, after = positions("v1919.ex.place.2")
    assert changes(before, after) == {
        "available.france": EXAMPLES["v1919.ex.place.2"].then["france_available_delta"]
    }
