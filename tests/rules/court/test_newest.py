"""Of equal cards in a pile the newest one goes: all see which place it leaves."""

from __future__ import annotations

from salon.games.court.terms import CHARACTERS, pile
from tests.rules.court.board import play, script, seen_under, table, under

KING = CHARACTERS.index("king")
TWINS = ["queen.1", "king.3", "queen.1", "king.3", "cardinal.2"]


def test_the_newest_of_equal_cards_is_moved() -> None:
    s = table(
        ["allegiance.3"],
        [],
        [],
        piles={(0, "king"): TWINS, (0, "queen"): ["duchess.1"]},
        phase="action",
    )
    # Seat 2 has looked at the older of the two: what it knows stays where it is.
    s.known[pile(0, KING)] = (1, 5, 1, 1, 1)
    events = play(s, "allegiance.3", "king", "queen", "king.3")
    assert under(s, 0, "king") == ["queen.1", "king.3", "queen.1", "cardinal.2"]
    assert under(s, 0, "queen") == ["duchess.1", "king.3"]
    assert seen_under(s, 2, 0, "king") == [None, "king.3", None, None]
    assert seen_under(s, 2, 0, "queen") == [None, None]
    assert next(e for e in events if e.text.id == "court.log.move").text.args["place"] == 4


def test_the_newest_of_equal_cards_is_given_away() -> None:
    s = table(
        ["ball.2"],
        [],
        [],
        piles={(0, "king"): TWINS, (1, "king"): ["spymaster.4", "duchess.5"]},
        fate=script(1),
        phase="action",
    )
    events = play(s, "ball.2", "seat.1", "king", "queen.1")
    assert under(s, 0, "king") == ["queen.1", "king.3", "duchess.5", "king.3", "cardinal.2"]
    assert under(s, 1, "king") == ["spymaster.4", "queen.1"]
    told = next(e for e in events if e.text.id == "court.log.exchange").text.args
    assert (told["place"], told["other"]) == (3, 2)
