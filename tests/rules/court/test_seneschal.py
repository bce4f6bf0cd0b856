"""The Seneschal: court.seneschal.*"""

from __future__ import annotations

import pytest

from tests.marks import clause
from tests.rules.court.board import (
    EVERYONE,
    deck,
    discards,
    hand,
    ids,
    legal,
    markers,
    play,
    refused,
    script,
    seen,
    table,
)

PILES = {(0, "seneschal"): ["queen.1"]}
EIGHT = ["king.1", "king.2", "queen.2", "queen.3", "duchess.1", "duchess.2", "ball.2", "cachet.3"]
HAND = ["seneschal.3", "cardinal.1", "cardinal.2", "cardinal.3"]  # no card is drawn after a success
FULL = ["spymaster.1", "spymaster.2", "spymaster.3", "spymaster.4"]


@clause("court.seneschal.1", "court.ruling.seneschal.name")
def test_one_of_the_seven_is_named() -> None:
    s = table(HAND, FULL, piles=PILES, deck=EIGHT, phase="action")
    play(s, "seneschal.3")
    assert legal(s) == EVERYONE
    for card in ("ball.2", "king.1"):
        assert refused(s, card).clause == "court.seneschal.1"


@clause("court.seneschal.2")
def test_eight_cards_from_the_top_are_shown_to_all() -> None:
    s = table(HAND, FULL, piles=PILES, deck=[*EIGHT, "queen.6"], phase="action")
    play(s, "seneschal.3", "queen")
    for seat in (None, 0, 1):
        assert sorted(seen(s, seat).revealed) == sorted(f"card.{name}" for name in EIGHT)
    assert deck(s)[0] == "queen.6"


@clause("court.seneschal.3", "court.seneschal.4", "court.seneschal.5")
@pytest.mark.parametrize(("taken", "left"), [("queen.2", "queen.3"), ("queen.3", "queen.2")])
def test_one_match_of_choice_is_taken_and_the_rest_discarded(taken: str, left: str) -> None:
    s = table(HAND, FULL, piles=PILES, deck=EIGHT, phase="action")
    play(s, "seneschal.3", "queen")
    assert legal(s) == {"queen.2", "queen.3"}
    assert refused(s, "king.1").clause == "court.seneschal.3"
    play(s, taken)
    assert sorted(hand(s, 0)) == sorted([*HAND[1:], taken])
    assert left in discards(s)
    assert sorted(discards(s)) == sorted({*EIGHT, "seneschal.3"} - {taken})
    assert markers(s) == {"seneschal": 1}


@clause("court.seneschal.6")
def test_without_a_match_nothing_is_taken() -> None:
    s = table(HAND, FULL, piles=PILES, deck=[*EIGHT, "queen.6"], phase="action")
    events = play(s, "seneschal.3", "chamberlain")
    assert "court.log.fail" in ids(events)
    assert sorted(discards(s)) == sorted([*EIGHT, "seneschal.3"])
    assert markers(s) == {}
    assert sorted(hand(s, 0)) == sorted([*HAND[1:], "queen.6"])


@clause("court.seneschal.7", "court.ruling.seneschal.exhaust")
def test_a_short_deck_gets_the_discards_beneath_it_first() -> None:
    ten = [*EIGHT, "chamberlain.1", "chamberlain.2"]
    s = table(
        HAND,
        FULL,
        piles=PILES,
        deck=EIGHT[:3],
        discard=ten[3:],
        bury=(1, "spymaster"),
        fate=script(*range(6, 0, -1)),
        phase="action",
    )
    events = play(s, "seneschal.3", "king")
    assert ids(events).index("court.log.reshuffle") < ids(events).index("court.log.reveal")
    # An unchanged shuffle: the last of the discards is on top of them, beneath the old cards.
    assert sorted(seen(s, None).revealed) == sorted(f"card.{name}" for name in ten[:3] + ten[5:])
    assert deck(s) == ten[3:5][::-1]
    assert discards(s) == []


@clause("court.seneschal.7")
def test_a_deck_of_eight_is_not_short() -> None:
    s = table(
        HAND, FULL, piles=PILES, deck=EIGHT, discard=["chamberlain.1"], bury=(1, "spymaster"), phase="action"
    )
    events = play(s, "seneschal.3", "king")
    assert "court.log.reshuffle" not in ids(events)
    assert sorted(seen(s, None).revealed) == sorted(f"card.{name}" for name in EIGHT)
    assert discards(s) == ["chamberlain.1"]


@clause("court.ruling.seneschal.short")
def test_fewer_than_eight_cards_in_all_are_all_shown() -> None:
    s = table(
        HAND,
        FULL,
        piles=PILES,
        deck=["king.1"],
        discard=["king.2", "duchess.1"],
        bury=(1, "spymaster"),
        phase="action",
    )
    play(s, "seneschal.3", "king")
    assert sorted(seen(s, None).revealed) == ["card.duchess.1", "card.king.1", "card.king.2"]
    play(s, "king.2")
    assert "king.2" in hand(s, 0)
    assert markers(s) == {"seneschal": 1}


@clause("court.ruling.seneschal.short")
def test_no_card_at_all_is_a_failure() -> None:
    s = table(HAND, FULL, piles=PILES, bury=(1, "spymaster"), phase="action")
    events = play(s, "seneschal.3", "king")
    assert "court.log.fail" in ids(events)
    assert markers(s) == {}


@clause("court.ruling.seneschal.decline")
def test_a_match_cannot_be_declined() -> None:
    s = table(HAND, FULL, piles=PILES, deck=EIGHT, phase="action")
    play(s, "seneschal.3", "queen")
    assert refused(s, "verb.done").clause == "court.seneschal.3"


@clause("court.ruling.seneschal.decline")
def test_a_single_match_is_taken_without_asking() -> None:
    s = table(HAND, FULL, piles=PILES, deck=[*EIGHT[:7], "cardinal.6"], phase="action")
    play(s, "seneschal.3", "cardinal")
    assert "cardinal.6" in hand(s, 0)
    assert markers(s) == {"seneschal": 1}
