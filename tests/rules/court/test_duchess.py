"""The Duchess: court.duchess.*"""

from __future__ import annotations

import pytest

from salon.games.court.state import CourtState
from salon.kernel import Fate, Need
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
    script,
    seen,
    table,
    told,
    under,
)

THREE = ["queen.1", "king.1", "cardinal.1"]


def duchess(
    value: int, pile: list[str], owner: int = 1, of: str = "king", fate: Fate | None = None
) -> CourtState:
    piles = {(0, "duchess"): ["queen.2", "queen.3", "queen.4"], (owner, of): pile}
    return table(
        ["duchess.3", f"seneschal.{value}", "spymaster.1"], [], [], piles=piles, fate=fate, phase="action"
    )


@clause("court.duchess.1")
def test_a_player_then_a_character_then_a_discard() -> None:
    s = duchess(2, THREE)
    play(s, "duchess.3")
    assert (asks(s), legal(s)) == ("court.duchess.1", {"seat.0", "seat.1", "seat.2"})
    assert refused(s, "seat.3").clause == "court.duchess.1"
    play(s, "seat.1")
    assert legal(s) == EVERYONE
    play(s, "king")
    assert legal(s) == {"seneschal.2", "spymaster.1"}
    assert refused(s, "king.6").clause == "court.duchess.1"
    play(s, "seneschal.2")
    assert discards(s)[0] == "seneschal.2"


@clause("court.duchess.2", "court.duchess.6")
@pytest.mark.parametrize(("value", "succeeds"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_value_must_be_lower_than_the_pile(value: int, succeeds: bool) -> None:
    s = duchess(value, THREE)
    events = play(s, "duchess.3", "seat.1", "king", f"seneschal.{value}")
    assert ("court.log.fail" in ids(events)) == (not succeeds)
    assert len(under(s, 1, "king")) == (2 if succeeds else 3)
    assert markers(s) == ({"duchess": 1} if succeeds else {})


@clause("court.duchess.3", "court.duchess.4")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_card_at_random_is_discarded_and_the_duchess_gains(place: int) -> None:
    s = duchess(2, THREE, fate=script(place))
    play(s, "duchess.3", "seat.1", "king", "seneschal.2")
    assert under(s, 1, "king") == [card for card in THREE if card != THREE[place]]
    assert discards(s) == ["seneschal.2", THREE[place], "duchess.3"]
    assert markers(s) == {"duchess": 1}


@clause("court.duchess.3")
def test_each_card_of_the_pile_is_as_likely() -> None:
    s = duchess(2, THREE, fate=script())
    play(s, "duchess.3", "seat.1", "king")
    with pytest.raises(Need) as need:
        play(s, "seneschal.2")
    assert need.value.n == 3


@clause("court.duchess.5")
@pytest.mark.parametrize("name", ["duchess", "chamberlain"])
def test_any_character_even_herself(name: str) -> None:
    s = duchess(2, THREE, of=name)
    play(s, "duchess.3", "seat.1", name, "seneschal.2")
    assert len(under(s, 1, name)) == 2


@clause("court.ruling.duchess.self")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_own_pile_may_be_chosen_but_not_the_card(place: int) -> None:
    s = duchess(2, THREE, owner=0, fate=script(place))
    play(s, "duchess.3", "seat.0", "king", "seneschal.2")
    assert under(s, 0, "king") == [card for card in THREE if card != THREE[place]]
    assert markers(s) == {"duchess": 1}


@clause("court.ruling.duchess.reveal")
def test_the_card_removed_is_shown() -> None:
    s = duchess(2, THREE, fate=script(1))
    events = play(s, "duchess.3", "seat.1", "king", "seneschal.2")
    for seat in (None, 0, 1, 2):
        assert "card.king.1" in seen(s, seat).discard
        assert "king.1" in told(events, seat)


@clause("court.ruling.duchess.last")
@pytest.mark.parametrize(("count", "left"), [(0, 0), (1, 1), (2, 1)])
def test_a_pile_is_never_emptied(count: int, left: int) -> None:
    s = duchess(1, THREE[:count])
    play(s, "duchess.3", "seat.1", "king", "seneschal.1")
    assert len(under(s, 1, "king")) == left
    assert markers(s) == ({"duchess": 1} if count > left else {})


@clause("court.duchess.6")
def test_on_failure_the_rest_of_the_hand_stays() -> None:
    s = duchess(5, THREE)
    play(s, "duchess.3", "seat.1", "king", "seneschal.5")
    assert "spymaster.1" in hand(s, 0)
    assert discards(s) == ["seneschal.5", "duchess.3"]
    assert under(s, 1, "king") == THREE
