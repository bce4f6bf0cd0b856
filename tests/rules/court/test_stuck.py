"""Unable to play: court.stuck.*"""

from __future__ import annotations

import pytest

from salon.games.court.terms import CHARACTERS
from tests.marks import clause
from tests.rules.court.board import (
    asks,
    deck,
    discards,
    hand,
    ids,
    legal,
    play,
    refused,
    seen_hand,
    seen_under,
    table,
    told,
    under,
)

STUCK = ["king.1", "king.2", "queen.1"]
FULL = ["duchess.3", "duchess.4", "duchess.5", "duchess.6"]
LEAD = {(1, "king"): ["cardinal.1"], (1, "queen"): ["cardinal.2"]}


@clause("court.stuck.1")
@pytest.mark.parametrize(
    ("piles", "stuck"),
    [
        ({}, True),
        ({(1, "king"): ["cardinal.1"], (1, "queen"): ["cardinal.2"]}, True),
        ({(0, "king"): ["cardinal.1"], (1, "king"): ["cardinal.2", "cardinal.3"]}, True),
        ({(0, "king"): ["cardinal.1"], (1, "king"): ["cardinal.2"]}, False),
        ({(0, "queen"): ["cardinal.1"]}, False),
        ({(0, "duchess"): ["cardinal.1"]}, True),
    ],
)
def test_stuck_if_no_character_of_the_hand_may_be_activated(
    piles: dict[tuple[int, str], list[str]], stuck: bool
) -> None:
    s = table(STUCK, [], [], piles=piles, phase="action")
    assert asks(s) == ("court.stuck.3" if stuck else "court.action.1")


@clause("court.stuck.2")
def test_a_stuck_hand_is_shown_to_all() -> None:
    s = table(["king.1", "king.2", "queen.1", "queen.2"], [], [], piles=LEAD)
    events = play(s, "chamberlain", "queen.2")
    for seat in (None, 1, 2):
        assert sorted(card or "" for card in seen_hand(s, seat, 0)) == STUCK
        assert told(events, seat) == set(STUCK)


@clause("court.stuck.3", "court.stuck.4")
def test_the_top_card_goes_under_a_character_shown_and_the_hand_is_discarded() -> None:
    s = table(STUCK, FULL, FULL, piles=LEAD, deck=["spymaster.6"], phase="action")
    assert legal(s) == {"character.king", "character.queen"}
    assert refused(s, "duchess").clause == "court.stuck.3"
    events = play(s, "queen")
    assert under(s, 0, "queen") == ["spymaster.6"]
    assert seen_under(s, 1, 0, "queen") == [None]
    assert "spymaster.6" not in told(events, 1) | told(events, None)
    assert sorted(discards(s)) == STUCK
    assert ids(events).index("court.log.place") < ids(events).index("court.log.stuck-discard")


@clause("court.stuck.5")
def test_a_hand_with_an_action_card_is_never_stuck() -> None:
    s = table([*STUCK, "cachet.3"], [], [], piles=LEAD, phase="action")
    assert asks(s) == "court.action.1"
    assert legal(s) == {"cachet.3"}


@clause("court.ruling.stuck.optional")
def test_who_can_play_must_not_be_stuck() -> None:
    s = table(STUCK, [], [], piles={(0, "queen"): ["cardinal.1"]}, phase="action")
    assert legal(s) == {"queen.1"}
    for name in (*CHARACTERS, "verb.done"):
        assert refused(s, name).clause == "court.action.1"


@clause("court.ruling.stuck.character")
def test_the_character_may_be_new_and_its_card_looked_at() -> None:
    s = table(STUCK, FULL, piles=LEAD, deck=["spymaster.6"], phase="action")
    events = play(s, "king")
    assert under(s, 0, "king") == ["spymaster.6"]
    assert seen_under(s, 0, 0, "king") == ["spymaster.6"]
    assert "spymaster.6" in told(events, 0)


@clause("court.ruling.stuck.deckempty", "court.stuck.4")
def test_an_empty_deck_is_renewed_without_the_hand_shown() -> None:
    s = table(
        STUCK, FULL, piles=LEAD, discard=["spymaster.5", "spymaster.6"], bury=(1, "spymaster"), phase="action"
    )
    play(s, "king")
    (placed,) = under(s, 0, "king")
    (left,) = {"spymaster.5", "spymaster.6"} - {placed}
    assert sorted([*hand(s, 0), *deck(s), *discards(s)]) == sorted([left, *STUCK])


@clause("court.ruling.stuck.deckempty")
def test_without_deck_and_discards_the_card_is_skipped() -> None:
    s = table(STUCK, FULL, piles=LEAD, bury=(1, "spymaster"), phase="action")
    events = play(s, "king")
    assert under(s, 0, "king") == []
    assert "court.log.place" not in ids(events)
    assert sorted(hand(s, 0)) == STUCK


@clause("court.ruling.stuck.order")
def test_the_draw_phase_follows() -> None:
    four = ["chamberlain.1", "chamberlain.2", "chamberlain.3", "chamberlain.4"]
    s = table(STUCK, FULL, FULL, piles=LEAD, deck=["spymaster.6", *four], phase="action")
    play(s, "king")
    assert hand(s, 0) == four
    assert (s.active, asks(s)) == (1, "court.influence.1")
