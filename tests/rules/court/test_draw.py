"""The Draw phase: court.draw.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.court.board import deck, discards, hand, ids, play, script, table

FULL = ["duchess.3", "duchess.4", "duchess.5", "duchess.6"]
TOP = ["spymaster.1", "spymaster.2", "spymaster.3", "spymaster.4", "spymaster.5"]


@clause("court.draw.1")
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_the_player_draws_up_to_four(count: int) -> None:
    s = table(FULL[:count], FULL, deck=TOP, phase="draw")
    assert sorted(hand(s, 0)) == sorted(FULL[:count] + TOP[: 4 - count])
    assert deck(s)[: 1 + count] == TOP[4 - count :]


@clause("court.draw.2")
def test_everyone_else_refills_too() -> None:
    s = table(["king.1", "king.2"], FULL, ["king.3", "king.4", "king.5"], [], phase="draw")
    assert [len(hand(s, seat)) for seat in range(4)] == [4, 4, 4, 4]
    assert hand(s, 1) == FULL


@clause("court.draw.3")
def test_the_discards_become_the_new_deck() -> None:
    s = table(
        ["king.1", "king.2"],
        FULL,
        deck=["spymaster.1"],
        discard=["queen.1", "queen.2", "queen.3"],
        bury=(1, "spymaster"),
        fate=script(0, 0),
        phase="draw",
    )
    assert hand(s, 0) == ["king.1", "king.2", "queen.1", "spymaster.1"]
    assert deck(s) == ["queen.3", "queen.2"]
    assert discards(s) == []


@clause("court.ruling.draw.order")
def test_the_active_player_draws_first_then_clockwise() -> None:
    s = table(
        [],
        ["king.1", "king.2"],
        ["king.3"],
        active=1,
        deck=["spymaster.1", "spymaster.2", "queen.1", "queen.2", "queen.3", "cardinal.1"],
        bury=(1, "spymaster"),
        phase="draw",
    )
    assert hand(s, 1) == ["king.1", "king.2", "spymaster.1", "spymaster.2"]
    assert hand(s, 2) == ["king.3", "queen.1", "queen.2", "queen.3"]
    assert hand(s, 0) == ["cardinal.1"]


@clause("court.ruling.draw.scarce")
@pytest.mark.parametrize("left", [[], ["queen.1"]])
def test_what_there_is_is_drawn_and_the_game_goes_on(left: list[str]) -> None:
    s = table(["king.1"], ["king.2"], deck=left, bury=(1, "spymaster"), phase="draw")
    assert hand(s, 0) == ["king.1", *left]
    assert hand(s, 1) == ["king.2"]
    assert s.result is None
    assert s.active == 1


@clause("court.ruling.draw.more")
def test_more_than_four_cards_are_kept() -> None:
    six = [*FULL, "king.1", "king.2"]
    s = table(six, FULL, deck=TOP, phase="draw")
    assert sorted(hand(s, 0)) == sorted(six)
    assert deck(s)[:5] == TOP
    assert discards(s) == []


@clause("court.ruling.draw.reshuffle")
def test_the_last_card_drawn_does_not_yet_renew_the_deck() -> None:
    s = table(
        ["king.1", "pension.2", "king.3", "king.4"],
        ["queen.3", "pension.5", "queen.5", "queen.6"],
        markers={"seneschal": 3},
        deck=["spymaster.1", "spymaster.2"],
        discard=["cardinal.1", "cardinal.2"],
        bury=(1, "spymaster"),
    )
    events = play(s, "duchess", "king.1", "pension.2", "king")
    assert "court.log.reshuffle" not in ids(events)
    assert (deck(s), discards(s)) == ([], ["cardinal.1", "cardinal.2", "pension.2"])
    events = play(s, "duchess", "queen.3", "pension.5", "queen")
    assert "court.log.reshuffle" in ids(events)
    assert discards(s) == []
    assert len(deck(s)) == 2
