"""The Cardinal: court.cardinal.*"""

from __future__ import annotations

import pytest

from salon.games.court.state import CourtState
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    asks,
    discards,
    favored,
    ids,
    legal,
    markers,
    play,
    refused,
    table,
)


def cardinal(value: int, favors: tuple[str, ...] = (), **start: int) -> CourtState:
    return table(
        ["cardinal.3", f"king.{value}", "seneschal.1"],
        [],
        [],
        piles={(0, "cardinal"): ["queen.1"]},
        markers=start,
        favors=favors,
        phase="action",
    )


@clause("court.cardinal.1")
def test_name_a_character_then_discard() -> None:
    s = cardinal(1, duchess=3)
    play(s, "cardinal.3")
    assert asks(s) == "court.cardinal.1"
    play(s, "duchess")
    assert legal(s) == {"king.1", "seneschal.1"}
    assert refused(s, "king.6").clause == "court.cardinal.1"
    play(s, "king.1")
    assert discards(s)[0] == "king.1"


@clause("court.cardinal.2")
@pytest.mark.parametrize(("value", "succeeds"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_value_must_be_lower_than_the_markers(value: int, succeeds: bool) -> None:
    s = cardinal(value, duchess=3, king=6)
    play(s, "cardinal.3", "duchess", f"king.{value}")
    assert ("cardinal" in markers(s)) == succeeds


@clause("court.cardinal.3")
def test_one_marker_moves_to_the_cardinal() -> None:
    s = cardinal(1, duchess=3, cardinal=1, queen=2)
    play(s, "cardinal.3", "duchess", "king.1")
    assert markers(s) == {"duchess": 2, "cardinal": 2, "queen": 2}


@clause("court.cardinal.4")
def test_on_failure_nothing_moves() -> None:
    s = cardinal(5, duchess=3, cardinal=1)
    events = play(s, "cardinal.3", "duchess", "king.5")
    assert "court.log.fail" in ids(events)
    assert markers(s) == {"duchess": 3, "cardinal": 1}
    assert discards(s) == ["king.5", "cardinal.3"]


@clause("court.ruling.cardinal.self")
def test_cardinal_must_choose_another() -> None:
    s = cardinal(1, cardinal=4)
    play(s, "cardinal.3")
    assert legal(s) == EVERYONE - {"character.cardinal"}
    assert refused(s, "cardinal").clause == "court.ruling.cardinal.self"


@clause("court.ruling.cardinal.favor")
@pytest.mark.parametrize(
    ("start", "target", "after"),
    [
        ({"duchess": 3, "cardinal": 1}, "duchess", {"duchess": 2, "cardinal": 1, "chamberlain": 1}),
        ({"chamberlain": 3, "cardinal": 1}, "chamberlain", {"chamberlain": 3, "cardinal": 1}),
    ],
)
def test_a_favored_cardinal_robs_for_the_chamberlain(
    start: dict[str, int], target: str, after: dict[str, int]
) -> None:
    s = cardinal(1, favors=("cardinal", "duchess"), **start)
    events = play(s, "cardinal.3", target, "king.1")
    assert "court.log.divert" in ids(events)
    assert markers(s) == after
    assert favored(s) == {"duchess"}


@clause("court.ruling.cardinal.one")
@pytest.mark.parametrize(("count", "succeeds"), [(1, False), (2, True)])
def test_a_single_marker_cannot_be_robbed(count: int, succeeds: bool) -> None:
    s = cardinal(1, duchess=count)
    play(s, "cardinal.3", "duchess", "king.1")
    assert markers(s) == ({"duchess": 1, "cardinal": 1} if succeeds else {"duchess": count})
