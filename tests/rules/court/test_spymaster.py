"""The Spymaster: court.spymaster.*"""

from __future__ import annotations

import pytest

from salon.games.court.state import CourtState
from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    asks,
    discards,
    ids,
    legal,
    markers,
    play,
    refused,
    seen_under,
    table,
    told,
    under,
)

THREE = ["queen.1", "king.1", "cardinal.1"]


def spymaster(value: int, pile: list[str]) -> CourtState:
    return table(
        ["spymaster.3", f"seneschal.{value}", "duchess.1"],
        [],
        [],
        piles={
            (0, "spymaster"): ["queen.2"],
            (1, "king"): pile,
            (1, "queen"): ["duchess.2"],
            (2, "king"): ["duchess.3"],
        },
        phase="action",
    )


@clause("court.spymaster.1")
def test_discard_a_card_and_look_at_one_pile() -> None:
    s = spymaster(5, THREE)
    play(s, "spymaster.3", "seat.1")
    assert legal(s) == EVERYONE
    play(s, "king")
    assert (asks(s), legal(s)) == ("court.spymaster.1", {"seneschal.5", "duchess.1"})
    assert seen_under(s, 0, 1, "king") == [None] * 3
    events = play(s, "seneschal.5")
    assert discards(s)[0] == "seneschal.5"
    assert seen_under(s, 0, 1, "king") == THREE
    assert set(THREE) <= told(events, 0)
    assert seen_under(s, 0, 1, "queen") == seen_under(s, 0, 2, "king") == [None]


@clause("court.spymaster.2", "court.spymaster.3")
@pytest.mark.parametrize(("value", "gains"), [(2, False), (3, False), (4, True), (6, True)])
def test_a_value_above_the_pile_brings_a_marker_and_any_value_the_look(value: int, gains: bool) -> None:
    s = spymaster(value, THREE)
    events = play(s, "spymaster.3", "seat.1", "king", f"seneschal.{value}")
    assert markers(s) == ({"spymaster": 1} if gains else {})
    assert ("court.log.fail" in ids(events)) == (not gains)
    assert seen_under(s, 0, 1, "king") == THREE


@clause("court.spymaster.4")
def test_the_pile_is_another_players() -> None:
    s = spymaster(5, THREE)
    play(s, "spymaster.3")
    assert legal(s) == {"seat.1", "seat.2"}
    assert refused(s, "seat.0").clause == "court.spymaster.4"


@clause("court.ruling.spymaster.zero")
def test_an_empty_pile_counts_as_zero() -> None:
    s = spymaster(1, [])
    play(s, "spymaster.3", "seat.1", "king", "seneschal.1")
    assert markers(s) == {"spymaster": 1}


@clause("court.ruling.spymaster.secret")
def test_only_the_activating_player_sees_the_cards() -> None:
    s = spymaster(5, THREE)
    events = play(s, "spymaster.3", "seat.1", "king", "seneschal.5")
    for other in (None, 2):
        assert seen_under(s, other, 1, "king") == [None] * 3
        assert not set(THREE) & told(events, other)
    assert under(s, 1, "king") == THREE
