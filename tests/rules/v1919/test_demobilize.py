"""Demobilize: v1919.demobilize.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from tests.marks import clause
from tests.rules.v1919.board import EXAMPLES, changes, legal, nation, play, refused, table

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


def next_turn(s: V1919State) -> None:
    """Bring the turn to its end with whatever comes first."""
    turn = s.turn
    for _ in range(100):
        if s.turn != turn:
            return
        s.apply(s.pending[0].legal[0])
        s.game.check(s)
    raise AssertionError("the turn does not end")


def demobilizing(powers: tuple[str, ...], count: int) -> list[tuple[str, int]]:
    """Players demobilize in turn; who gained how much."""
    s = table(*powers, issues=ISSUES, happiness=dict.fromkeys(NATIONS, 12))
    gains = []
    for _ in range(count):
        who, before = s.active, s.happiness[s.active]
        shown: Any = s.view(None)
        play(s, "demobilize")
        gain = s.happiness[who] - before
        gains.append((NATIONS[who], gain))
        assert gain == [*shown["board"]["boxes"], 1][shown["box"]]  # what the board marks is where it goes
        next_turn(s)
    return gains


@clause("v1919.ex.demob.1", "v1919.demobilize.1", "v1919.demobilize.5")
def test_uk_demobilizes_second() -> None:
    example = EXAMPLES["v1919.ex.demob.1"]
    (first,) = example.given["demobilized_before"]
    s = table(
        first,
        example.given["active"],
        "france",
        issues=ISSUES,
        happiness=example.given["happiness"] | {first: 15},
    )
    play(s, "demobilize", "place", "togo", "1", "nauru", "1")
    before = s.copy()
    play(s, example.when["demobilize"] and "demobilize")
    assert s.happiness[nation("uk")] == example.then["happiness"]["uk"]
    assert changes(before, s)["happiness.uk"] == example.then["space"]


@clause("v1919.demobilize.1", "v1919.demobilize.2", "v1919.demobilize.3", "v1919.demobilize.5")
@clause("v1919.ruling.demob.lower", "v1919.ruling.board.demob")
def test_highest_free_box_first_then_the_1_box_for_all() -> None:
    gains = demobilizing(("uk", "france", "usa"), 9)
    assert [n for _, n in gains] == [5, 4, 3, 2, 1, 1, 1, 1, 1]
    assert [who for who, _ in gains[:4]] == ["uk", "france", "usa", "uk"]  # one track for all


@clause("v1919.demobilize.4", "v1919.setup.5", "v1919.ruling.board.demob")
def test_grey_boxes_with_four_players() -> None:
    gains = demobilizing(("uk", "france", "usa", "italy"), 8)
    assert [n for _, n in gains] == [5, 4, 3, 3, 2, 2, 1, 1]
    assert [n for _, n in demobilizing(("uk", "france"), 4)] == [5, 4, 3, 2]


@clause("v1919.ruling.demob.lower")
def test_the_box_is_not_chosen() -> None:
    s = table("uk", "france", "usa", issues=ISSUES)
    before = s.copy()
    play(s, "demobilize")  # no question
    assert changes(before, s) == {"discs.uk": -1, "demobilized.uk": 1, "happiness.uk": 5}


@clause("v1919.demobilize.6", "v1919.terms.5")
@pytest.mark.parametrize(
    ("disc", "place"),
    [("available", "discs"), ("exhausted", "discs_exhausted"), ("africa", "deployed")],
)
def test_a_disc_from_anywhere(disc: str, place: str) -> None:
    s = table("uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": 1}, units={"uk": {"africa": 6}})
    before = s.copy()
    play(s, "demobilize")
    assert legal(s) == {"disc.available", "disc.exhausted", "disc.africa"}
    play(s, f"disc.{disc}")
    assert changes(before, s) == {f"{place}.uk": -1, "demobilized.uk": 1, "happiness.uk": 5}


@clause("v1919.demobilize.7", "v1919.turn.9")
def test_the_disc_stays_there() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, discs_exhausted={"uk": 2}, exhausted={"uk": 2})
    play(s, "demobilize", "disc.available")
    track = s.demobilized[:]
    play(s, "reclaim", "2")
    assert s.demobilized == track
    assert s.units(nation("uk")) == 2
    for _ in range(3):
        next_turn(s)
    play(s, "deploy")
    assert s.demobilized == track
    refused(s, "demobilize")


@clause("v1919.demobilize.8")
def test_nothing_gained_at_0() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, happiness={"uk": 0})
    before = s.copy()
    play(s, "demobilize")
    assert changes(before, s) == {"discs.uk": -1, "demobilized.uk": 1}
