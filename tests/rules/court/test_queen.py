"""The Queen: court.queen.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    asks,
    discards,
    hand,
    ids,
    legal,
    markers,
    play,
    refused,
    seen_under,
    table,
    under,
)

FULL = ["queen.3", "queen.4", "queen.5", "queen.6"]
TWELVE = [f"{name}.{value}" for name in ("king", "cardinal") for value in range(1, 7)]


@clause("court.queen.1")
def test_name_a_character_then_discard() -> None:
    s = table(["queen.3", "king.4", "king.5"], [], [], piles={(0, "queen"): ["king.1"]}, phase="action")
    play(s, "queen.3")
    assert asks(s) == "court.queen.1"
    assert legal(s) == EVERYONE
    play(s, "duchess")
    assert legal(s) == {"king.4", "king.5"}
    assert refused(s, "king.6").clause == "court.queen.1"
    play(s, "king.4")
    assert discards(s)[0] == "king.4"


@clause("court.queen.2", "court.ruling.queen.max")
@pytest.mark.parametrize(
    ("piles", "value", "succeeds"),
    [
        ((0, 0, 0), 1, True),
        ((1, 2, 0), 2, False),
        ((1, 2, 0), 3, True),
        ((0, 2, 2), 3, True),
        ((1, 3, 3), 4, True),
        ((1, 3, 3), 3, False),
    ],
)
def test_the_value_must_beat_the_largest_single_pile(
    piles: tuple[int, int, int], value: int, succeeds: bool
) -> None:
    s = table(
        ["queen.3", f"spymaster.{value}", "seneschal.1"],
        [],
        [],
        piles={
            (0, "queen"): ["queen.1"],
            **{(seat, "duchess"): TWELVE[4 * seat : 4 * seat + count] for seat, count in enumerate(piles)},
        },
        phase="action",
    )
    play(s, "queen.3", "duchess", f"spymaster.{value}")
    assert markers(s) == ({"queen": 1} if succeeds else {})


@clause("court.queen.3")
@pytest.mark.parametrize(("value", "succeeds"), [(3, False), (4, True)])
def test_queen_must_outbid_her_own_player(value: int, succeeds: bool) -> None:
    s = table(
        ["queen.3", f"spymaster.{value}", "seneschal.1"],
        [],
        [],
        piles={(0, "queen"): ["queen.1"], (0, "duchess"): TWELVE[:3], (1, "duchess"): TWELVE[3:5]},
        phase="action",
    )
    play(s, "queen.3", "duchess", f"spymaster.{value}")
    assert markers(s) == ({"queen": 1} if succeeds else {})


@clause("court.queen.4", "court.queen.5", "court.ruling.queen.remaining")
def test_the_card_left_goes_under_the_character_and_the_queen_gains() -> None:
    s = table(
        ["queen.3", "king.4", "king.5"],
        FULL,
        piles={(0, "queen"): ["king.1"], (1, "duchess"): ["king.2"]},
        phase="action",
    )
    play(s, "queen.3", "duchess", "king.4")
    assert under(s, 0, "duchess") == ["king.5"]
    assert seen_under(s, 1, 0, "duchess") == [None]
    assert under(s, 1, "duchess") == ["king.2"]
    assert markers(s) == {"queen": 1}
    assert s.active == 1


@clause("court.queen.6")
def test_on_failure_the_card_left_stays_in_hand() -> None:
    s = table(
        ["queen.3", "king.1", "king.5"],
        FULL,
        piles={(0, "queen"): ["king.3"], (1, "duchess"): ["king.2"]},
        phase="action",
    )
    events = play(s, "queen.3", "duchess", "king.1")
    assert "court.log.fail" in ids(events)
    assert under(s, 0, "duchess") == []
    assert markers(s) == {}
    assert "king.5" in hand(s, 0)
    assert discards(s) == ["king.1", "queen.3"]


@clause("court.ruling.queen.remaining")
@pytest.mark.parametrize("placed", ["king.1", "king.5"])
def test_of_several_cards_left_the_player_chooses(placed: str) -> None:
    s = table(
        ["queen.3", "king.1", "king.4", "king.5"], [], [], piles={(0, "queen"): ["king.3"]}, phase="action"
    )
    play(s, "queen.3", "duchess", "king.4")
    assert legal(s) == {"king.1", "king.5"}
    play(s, placed)
    assert under(s, 0, "duchess") == [placed]


@clause("court.ruling.queen.remaining")
def test_with_no_card_left_to_place_the_queen_fails() -> None:
    s = table(["queen.3", "king.6"], [], [], piles={(0, "queen"): ["king.3"]}, phase="action")
    events = play(s, "queen.3", "duchess", "king.6")
    assert "court.log.fail" in ids(events)
    assert markers(s) == {}
    assert under(s, 0, "duchess") == []
    assert discards(s) == ["king.6", "queen.3"]


@clause("court.ruling.queen.new")
def test_queen_may_lay_out_a_new_character() -> None:
    s = table(["queen.3", "king.4", "king.5"], [], [], piles={(0, "queen"): ["king.1"]}, phase="action")
    assert under(s, 0, "seneschal") == []
    play(s, "queen.3", "seneschal", "king.4")
    assert under(s, 0, "seneschal") == ["king.5"]


@clause("court.ruling.queen.six")
@pytest.mark.parametrize(("count", "succeeds"), [(5, True), (6, False), (7, False)])
def test_six_cards_are_beyond_the_queen(count: int, succeeds: bool) -> None:
    s = table(
        ["queen.3", "spymaster.6", "seneschal.1"],
        [],
        [],
        piles={(0, "queen"): ["queen.1"], (1, "duchess"): TWELVE[:count]},
        phase="action",
    )
    play(s, "queen.3", "duchess", "spymaster.6")
    assert markers(s) == ({"queen": 1} if succeeds else {})
