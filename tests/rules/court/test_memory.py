"""What an open reshuffle tells, and what a known hand does not: court.ruling.info.*"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from salon.games.court.memory import Memory, draws
from salon.games.court.state import CourtState
from salon.games.court.terms import NOBODY, pile
from salon.kernel import Fate
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    act,
    deck,
    discards,
    hand,
    play,
    seen_hand,
    seen_under,
    table,
    under,
)

DISCARDS = ["cardinal.1", "cardinal.1", "cardinal.2", "cardinal.2", "cardinal.3", "cardinal.3"]


def worlds(s: CourtState, seat: int, count: int = 50) -> Iterator[CourtState]:
    fate = Fate.of(12)
    for _ in range(count):
        yield s.determinize(seat, fate)


def reshuffled() -> CourtState:
    """Seat 0 was stuck: the discards were shuffled for its card from the deck, and it drew four more."""
    s = table(
        ["king.1", "king.2"],
        ["queen.1", "queen.2", "queen.3", "seneschal.1"],
        ["duchess.1", "duchess.2", "duchess.3", "seneschal.2"],
        piles={(1, "king"): ["spymaster.1"], (1, "queen"): ["spymaster.2"]},
        discard=DISCARDS,
        bury=(2, "spymaster"),
        phase="action",
    )
    play(s, "king")
    return s


def remembered(s: CourtState) -> Memory:
    """What lies outside the deck, had it just been shuffled."""
    return Memory(1, tuple(s.deck), tuple(s.piles), tuple(s.hands), s.played)


@clause("court.ruling.info.reshuffle")
def test_cards_seen_to_go_into_the_deck_are_in_no_hand_that_was_full() -> None:
    s = reshuffled()
    for world in worlds(s, 0):
        assert set(deck(world)) <= set(DISCARDS)
        for seat in (1, 2):
            assert not set(DISCARDS) & set(hand(world, seat))
        assert not set(DISCARDS) & {*under(world, 1, "king"), *under(world, 2, "spymaster")}


@clause("court.ruling.info.reshuffle")
def test_where_a_card_has_come_to_since_any_card_of_the_deck_may_be() -> None:
    s = reshuffled()
    # Seat 1 saw nothing of the four cards that seat 0 drew, nor of the one that went under its King.
    hands = {card for world in worlds(s, 1) for card in hand(world, 0)}
    laid = {card for world in worlds(s, 1) for card in under(world, 0, "king")}
    assert hands >= set(DISCARDS)
    assert laid >= set(DISCARDS)


@clause("court.ruling.info.reshuffle")
def test_what_one_has_drawn_oneself_is_not_in_the_deck() -> None:
    s = reshuffled()
    own = Counter(hand(s, 0)) + Counter(under(s, 0, "king"))
    left = Counter(DISCARDS) - own
    for world in worlds(s, 0):
        assert not Counter(deck(world)) - left


@clause("court.ruling.info.reshuffle")
@pytest.mark.parametrize("pile_of_2", [["cardinal.4"], []])
def test_the_twin_of_a_card_one_had_lies_nowhere_that_was_filled_before(pile_of_2: list[str]) -> None:
    s = table(
        ["king.1", "king.2"],
        ["queen.1", "queen.2", "queen.3", "seneschal.1"],
        ["duchess.1", "duchess.2", "duchess.3", "cardinal.4" if not pile_of_2 else "seneschal.2"],
        piles={(2, "duchess"): pile_of_2, (1, "king"): ["spymaster.1"]},
        discard=[*DISCARDS, "cardinal.4"],
        bury=(1, "spymaster"),
        phase="action",
    )
    play(s, "king")
    for world in worlds(s, 2):
        assert "cardinal.4" not in {*hand(world, 1), *under(world, 1, "king"), *under(world, 1, "spymaster")}


@clause("court.ruling.info.reshuffle", "court.draw.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_is_drawn_after_a_reshuffle_in_the_middle_of_it_is_remembered_by_its_drawer(seat: int) -> None:
    hands = [["queen.1"] if n == seat else ["king.1"] for n in range(3)]
    s = table(*hands, active=seat, deck=["king.2"], discard=DISCARDS, bury=((seat + 1) % 3, "spymaster"))
    s.refill(seat)
    assert len(s.hands[seat]) == 4
    for other in range(3):
        drawn = draws(s.drawn, other)
        assert len(drawn) == (2 if other == seat else 0)
        assert not Counter(drawn) - Counter(s.hands[seat])


@clause("court.ruling.info.reshuffle")
def test_a_card_laid_from_a_hand_that_has_drawn_nothing_since_is_from_before() -> None:
    s = reshuffled()
    play(s, "chamberlain", "queen.1")
    for world in worlds(s, 0):
        assert not set(under(world, 1, "chamberlain")) & set(DISCARDS)
        assert not set(hand(world, 1)) & set(DISCARDS)


@clause("court.ruling.info.reshuffle", "court.seneschal.5")
def test_the_twin_of_a_card_turned_up_is_not_in_the_deck() -> None:
    cardinals = [f"cardinal.{value}" for value in range(1, 7)]
    s = table(
        ["seneschal.1", "king.2"],
        ["queen.1"] * 2,
        [],
        piles={(0, "seneschal"): ["spymaster.1"]},
        discard=[*cardinals, *(f"duchess.{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6))],
        bury=(1, "spymaster"),
        phase="action",
    )
    play(s, "seneschal.1", "chamberlain")
    twins = set(cardinals) & set(discards(s))
    assert twins, "some of the eight cards turned up are cardinals"
    for seat in (0, 2):
        for world in worlds(s, seat, 20):
            assert not twins & set(deck(world))


@clause("court.ruling.info.reshuffle")
def test_nothing_is_told_of_what_others_alone_have_seen() -> None:
    s = reshuffled()
    world = s.determinize(1, Fate.of(3))
    assert world.memory is not None
    assert world.memory.hands[0] == world.memory.hands[2] == ()
    assert not any(world.memory.piles[pile(2, c)] for c in range(7))
    assert all(card >= 0 or card == -2 for card in world.drawn)


@pytest.mark.parametrize("seats", [2, 3, 4])
@clause("court.ruling.info.reshuffle")
def test_no_imagined_deck_of_a_whole_game_holds_what_did_not_go_in(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock: Counter[int] = Counter()
    shuffle = CourtState.reshuffle_beneath

    def watched(s: CourtState) -> None:
        if s.journal is not None and s.discard:  # the game itself, no copy of it
            stock.clear()
            stock.update([*s.deck, *s.discard])
        shuffle(s)

    monkeypatch.setattr(CourtState, "reshuffle_beneath", watched)
    fate = Fate.of(seats)
    looked = 0
    for seed in range(12):
        s = COURT.new(seats, seed)
        stock.clear()
        while s.result is None:
            decision = fate.pick(s.pending)
            s.apply(fate.pick(decision.legal), decision.seat)
            for seat in range(seats if stock and s.pending and fate.below(8) == 0 else 0):
                world = s.determinize(seat, fate)
                world.game.check(world)
                assert not Counter(world.deck) - stock
                assert world.view(seat) == s.view(seat)
                looked += 1
    assert looked > 20


# -- a hand known whole ----------------------------------------------------------------------------


@clause("court.ruling.info.memory")
def test_a_hand_known_whole_does_not_tell_which_card_is_laid() -> None:
    s = table(["king.3", "queen.1", "audience.1"], [], [])
    s.shown[0] = s.hands[0]
    events = play(s, "cardinal", "king.3")
    assert seen_under(s, 1, 0, "cardinal") == [None]
    assert seen_hand(s, 1, 0) == [None, None]
    assert "card" not in events[-1].seen_by(1).text.args
    laid = {card for world in worlds(s, 1) for card in under(world, 0, "cardinal")}
    assert len(laid) > 1


@clause("court.ruling.info.memory")
def test_of_equal_cards_shown_all_but_one_stay_certain() -> None:
    s = table(["king.3", "king.3", "queen.1"], [], [], piles={(0, "king"): ["cardinal.1"]})
    s.shown[0] = tuple(sorted([act("king.3"), act("king.3")]))
    play(s, "cardinal", "queen.1")
    assert seen_hand(s, 1, 0).count("king.3") == 1
    for world in worlds(s, 1, 20):
        assert "king.3" in hand(world, 0)


@clause("court.ruling.info.memory")
def test_a_hand_of_equal_cards_known_whole_tells_which_is_laid() -> None:
    s = table(["king.3", "king.3"], [], [], piles={(0, "king"): ["cardinal.1"]})
    s.shown[0] = s.hands[0]
    play(s, "king", "king.3")
    assert seen_under(s, 1, 0, "king") == [None, "king.3"]
    assert seen_hand(s, 1, 0) == ["king.3"]


@clause("court.ruling.info.reshuffle")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_being_played_when_the_deck_is_made_anew_is_remembered_by_all(seat: int) -> None:
    s = table(["king.1"], ["queen.2"], discard=DISCARDS)
    s.played = act("cardinal.4")
    had = remembered(s).had(seat)
    assert had[act("cardinal.4")] == 1
    assert set(had) == {act("cardinal.4"), *s.hands[seat]}
    s.played = NOBODY
    assert set(remembered(s).had(seat)) == {*s.hands[seat]}


@clause("court.ruling.info.memory")
def test_also_of_a_game_that_is_over_another_world_can_be_imagined() -> None:
    s = COURT.new(2, seed=3)
    while s.result is None:
        s.apply(s.pending[0].legal[0], s.pending[0].seat)
    for seat in range(2):
        assert s.determinize(seat, Fate.of(1)).result == s.result
