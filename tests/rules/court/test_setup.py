"""Preparation: court.setup.*"""

from __future__ import annotations

import pytest

from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS
from salon.kernel import Event, Need
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    EVERYONE,
    act,
    deck,
    hand,
    ids,
    legal,
    play,
    refused,
    script,
    seen,
    seen_hand,
    seen_under,
    table,
    under,
)

BOX = [COURT.vocabulary.name(card).removeprefix("card.") for card in COURT.cards.deck]
AS_IT_LIES = range(
    95, 0, -1
)  # the outcomes of a shuffle that changes nothing: the last card of BOX is on top
TOP = BOX[::-1]
MOVED = [
    0
] * 95  # those of one that moves every card up by one place, so that no two equal cards lie together …
MOVED_TOP = [TOP[-1], *TOP[:-1]]  # … where the dealing begins


def pick(s: CourtState, seat: int, *names: str) -> list[Event]:
    events: list[Event] = []
    for name in names:
        events += s.apply(act(name), seat)
        s.game.check(s)
    return events


@clause("court.setup.1")
def test_own_set_records_own_cards() -> None:
    s = table(["queen.1", "queen.2"], [], [])
    assert all(set(player.piles) == set(CHARACTERS) for player in seen(s, None).players)
    play(s, "duchess", "queen.1")
    counts = [len(player.piles["duchess"]) for player in seen(s, None).players]
    assert counts == [1, 0, 0]


@clause("court.setup.2")
def test_markers_lie_on_the_centre_set_for_all_to_see() -> None:
    s = table(["king.3", "queen.1"], [], [], piles={(0, "king"): ["king.1"]}, phase="action")
    assert set(seen(s, None).markers) == set(CHARACTERS)
    play(s, "king.3", "duchess")
    for seat in (None, 0, 1, 2):
        assert seen(s, seat).markers == dict.fromkeys(CHARACTERS, 0) | {"king": 1, "duchess": 1}


@clause("court.setup.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_more_sets_than_players_and_the_centre(seats: int) -> None:
    s = COURT.new(seats, seed=1)
    assert len(s.piles) == 7 * seats
    assert len(seen(s, None).players) == seats
    assert len(s.markers) == 7


@clause("court.setup.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_cards_each_from_the_top_of_the_deck(seats: int) -> None:
    s = COURT.new(seats, fate=script(*AS_IT_LIES))
    for seat in range(seats):
        assert sorted(hand(s, seat)) == sorted(TOP[4 * seat : 4 * seat + 4])
        for other in {None, *range(seats)} - {seat}:
            assert seen_hand(s, other, seat) == [None] * 4
    assert deck(s) == TOP[4 * seats :]


@clause("court.setup.4")
def test_the_deck_is_shuffled() -> None:
    with pytest.raises(Need) as need:
        COURT.new(3, fate=script())
    assert need.value.n == 96
    s = COURT.new(3, fate=script(*MOVED))
    assert sorted(hand(s, 0)) == sorted(MOVED_TOP[:4])
    assert deck(s) == MOVED_TOP[12:]


@clause("court.setup.5")
def test_each_player_picks_two_characters_having_seen_the_hand() -> None:
    s = COURT.new(3, seed=1)
    assert [decision.seat for decision in s.pending] == [0, 1, 2]
    assert legal(s) == EVERYONE
    assert seen_hand(s, 2, 2) == hand(s, 2)
    pick(s, 2, "queen")
    assert refused(s, "queen", seat=2).clause == "court.setup.5"
    assert refused(s, "verb.done", seat=2).clause == "court.setup.5"
    pick(s, 2, "king")
    assert [decision.seat for decision in s.pending] == [0, 1]
    assert refused(s, "duchess", seat=2).text.id == "kernel.not-your-turn"


@clause("court.setup.5", "court.setup.6")
def test_picks_stay_secret_until_everyone_has_chosen() -> None:
    s = COURT.new(3, seed=1)
    events = pick(s, 0, "queen", "duchess") + pick(s, 1, "king", "cardinal") + pick(s, 2, "queen")
    assert ids(events) == []
    assert seen(s, 0).players[0].picks == ("queen", "duchess")
    for other in (None, 1, 2):
        view = seen(s, other)
        assert view.players[0].picks is None
        assert not any(any(player.piles.values()) for player in view.players)
        assert [question.legal is None for question in view.pending] == [other != 2]


@clause("court.setup.6")
def test_all_picks_are_turned_up_at_once() -> None:
    s = COURT.new(3, seed=1)
    pick(s, 0, "queen", "duchess")
    pick(s, 1, "king", "cardinal")
    events = pick(s, 2, "king", "queen")
    assert ids(events).count("court.log.favourites") == 3
    laid_out = [{name for name, pile in player.piles.items() if pile} for player in seen(s, None).players]
    assert laid_out == [{"queen", "duchess"}, {"king", "cardinal"}, {"king", "queen"}]


@clause("court.setup.7", "court.setup.8", "court.ruling.setup.order")
def test_first_cards_come_from_the_deck_by_seat_and_character() -> None:
    s = COURT.new(3, fate=script(*MOVED, 0))
    before = [hand(s, seat) for seat in range(3)]
    pick(s, 2, "queen", "king")
    pick(s, 1, "chamberlain", "spymaster")
    pick(s, 0, "duchess", "seneschal")
    first_cards = [
        *(under(s, 0, "seneschal") + under(s, 0, "duchess")),
        *(under(s, 1, "spymaster") + under(s, 1, "chamberlain")),
        *(under(s, 2, "king") + under(s, 2, "queen")),
    ]
    assert first_cards == MOVED_TOP[12:18]
    assert all(first != second for first, second in zip(first_cards[::2], first_cards[1::2], strict=True))
    assert seen_under(s, 1, 0, "duchess") == [None]
    assert [hand(s, seat) for seat in range(3)] == before
    assert [len(cards) for cards in before] == [4, 4, 4]


@clause("court.setup.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_lots_decide_who_plays_first(first: int) -> None:
    s = COURT.new(3, fate=script(*AS_IT_LIES, first))
    for seat in range(3):
        pick(s, seat, "king", "queen")
    assert (seen(s, None).first, s.pending[0].seat) == (first, first)


@clause("court.setup.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_may_be_the_first(seats: int) -> None:
    s = COURT.new(seats, fate=script(*AS_IT_LIES))
    for seat in range(seats - 1):
        pick(s, seat, "king", "queen")
    pick(s, seats - 1, "king")
    with pytest.raises(Need) as need:
        pick(s, seats - 1, "queen")
    assert need.value.n == seats


@clause("court.setup.10")
def test_no_markers_at_the_start() -> None:
    s = COURT.new(4, seed=1)
    for seat in range(4):
        pick(s, seat, "king", "queen")
    assert set(seen(s, None).markers.values()) == {0}
    assert seen(s, None).favors == ()
