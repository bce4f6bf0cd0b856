"""Events inside events: cards that bring about other cards, and what the war and 20 VP cut short in them."""

from __future__ import annotations

import pytest

from salon.games.turmoil import questions
from salon.kernel import Script
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, board, dice, ended, legal, others, play, support
from tests.rules.turmoil.card_board import FULL, asks, at_war, lies, track

MONARCHS: dict[str, tuple[int, int]] = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (2, 0)}


def first_card_then(*dice: int) -> Script:
    """The first card of a hand is the random one; then these dice fall."""
    return Script.of_outcomes(0, *(die - 1 for die in dice))


@clause("turmoil.r.replayed-card-fate", "turmoil.6.3.5.a")
def test_a_replayed_card_discards_one_whose_event_moves_a_navy_into_a_box() -> None:
    # Bernhard von Bülow, Ferdinand Esterházy, Admiral von Tirpitz, HMS Dreadnought.
    hands = ((13, 18), (1, 22))
    s = board(MONARCHS, turn=4, hands=hands, discard=(37,), fate=first_card_then(1))
    play(s, "18", "event", "37")
    assert s.tension == 1
    play(s, "wilhelm_ii", "wilhelm_ii")
    assert s.navy == (1, 0)
    play(s, "italy", "belgium")
    assert s.navy == (2, 0)
    assert (support(s, "italy"), support(s, "wilhelm_ii")) == ((1, 0), (3, 0))
    assert [lies(s, card) for card in (18, 37, 1)] == ["removed", "discard", "removed"]
    assert (s.active, s.actor, s.source, s.saved) == (L, -1, 0, 0)


@clause("turmoil.8.3.1.e", "turmoil.r.crisis-interrupt")
@pytest.mark.parametrize("active", [A, L])
def test_the_war_cuts_all_events_short_and_lays_all_their_cards_away(active: int) -> None:
    hands = ((13, 18), (1, 22)) if active == A else ((13, 14), (1, 18, 22))
    s = board(
        MONARCHS,
        turn=4,
        active=active,
        hands=hands,
        discard=(37,),
        track=FULL,
        tension=2,
        fate=first_card_then(4, 1, 1),
    )
    play(s, "18", "event" if active == A else "event_first", "37")
    assert at_war(s)
    assert s.tension == 3
    assert s.navy == (0, 0)
    assert s.ops == 0  # nothing is left of the operations of a Liberal play
    assert s.playing == ()
    assert [lies(s, card) for card in (18, 37, 1)] == ["removed", "discard", "removed"]


@clause("turmoil.r.replayed-event-actor", "turmoil.5.2.d")
def test_each_event_is_carried_out_by_its_own_side() -> None:
    # A joint card of the Liberal player, a card of the Authoritarian player, a card of the Liberal player.
    hands = ((13,), (22, 56))
    s = board(MONARCHS, turn=4, active=L, navy=(0, 1), hands=hands, discard=(6, 14, 18))
    play(s, "56", "event")
    assert (asks(s), legal(s)) == (L, {"14", "18"})
    play(s, "18")
    assert (asks(s), legal(s)) == (A, {"14", "done"})
    play(s, "14")
    assert (asks(s), asked(s)) == (L, questions.Place)
    play(s, "paris", "done")
    assert support(s, "paris") == (0, 1)
    assert [lies(s, card) for card in (56, 18, 14, 6)] == ["removed", "removed", "removed", "discard"]


@clause("turmoil.c.discard-replay.1", "turmoil.8.3.1.a")
def test_the_total_of_one_event_is_not_that_of_the_next() -> None:
    # Rosa Luxemburg's die brings about Revolution of 1905: five checks with Tension, then the crisis.
    s = board(
        {"nicolas_ii": (4, 0), "moscow": (3, 0), "jugendstil": (0, 2)},
        turn=4,
        active=L,
        hands=((13,), (22, 105)),
        discard=(6, 19, 78),
        tension=1,
        fate=dice(4, 1, 1, 1, 1, 1, 1),
    )
    play(s, "105", "event")
    assert legal(s) == {"19", "78"}
    play(s, "78", *("moscow",) * 5)
    assert s.tension == 2
    assert (asked(s), asks(s)) == (questions.Card, A)
    assert [lies(s, card) for card in (105, 78)] == ["removed", "display"]


@clause("turmoil.r.legacy-1848", "turmoil.5.2.e")
def test_a_card_taken_from_the_phasing_player_comes_before_that_players_operations() -> None:
    s = board({"paris": (2, 0)}, turn=4, hands=((10, 48, 60), (22,)))
    play(s, "60", "event_first", "10")
    assert track(s) == ("three_emperor_league", "entente_cordiale")
    play(s, "nice", "nice", "dijon", "dijon")
    assert (asked(s), asks(s), s.ops) == (questions.Operations, A, 2)
    play(s, "place", "paris", "paris")
    assert support(s, "paris") == (4, 0)
    assert [lies(s, card) for card in (60, 10, 48)] == ["removed", "display", "authoritarian"]


@clause("turmoil.r.two-power-start")
def test_a_random_discard_in_the_own_round_can_bring_a_debt_from_the_next() -> None:
    s = board(
        {"greece": (0, 2)},
        turn=4,
        active=L,
        navy=(1, 0),
        hands=((14, 16), (22, 29, 33, 37)),
        fate=Script.of_outcomes(1, 5),
    )
    play(s, "37", "operations_first", "greece", "greece")
    assert s.owed == 3
    assert [lies(s, card) for card in (37, 29)] == ["discard", "display"]
    play(s, "16", "event")
    assert (asks(s), legal(s)) == (L, {"22", "33"})
    play(s, "22")
    assert s.owed == 2


@clause("turmoil.n.bayern.1", "turmoil.r.reshuffle-contents")
def test_a_box_entered_by_a_replayed_card_is_dealt_with_before_the_cards_are_laid_away() -> None:
    # The deck is empty: the cards just discarded are drawn again, those being played are not.
    s = board(
        turn=4,
        navy=(11, 10),
        hands=((13, 14, 56), (22,)),
        discard=(57,),
        removed=others(4, 13, 14, 22, 56, 57),
        fate=Script.of_outcomes(0, 0),
    )
    assert s.deck == []
    play(s, "56", "event", "57")
    assert s.navy == (12, 10)
    play(s, "13", "14")
    assert s.hands[A] == (13, 14)
    assert [lies(s, card) for card in (56, 57)] == ["removed", "removed"]


@clause("turmoil.10.4.1.b", "turmoil.r.twenty-before-ops")
def test_twenty_points_by_an_event_inside_the_event_end_the_game_before_the_operations() -> None:
    s = board(
        MONARCHS, turn=8, active=L, vp=-18, tension=3, hands=((13,), (18, 22)), discard=(100,), track=FULL[:1]
    )
    play(s, "18", "event_first")
    assert asks(s) == A
    play(s, "100")
    assert (ended(s).winners, s.vp) == ((A,), -21)


@clause("turmoil.r.popular-uproar-round")
def test_popular_uproar_in_the_extra_round_gives_another_one() -> None:
    s = board({"alsace_lorraine": (0, 3)}, turn=4, round=8, hands=((6, 16), (22, 33)))
    for n in range(2):
        play(s, "6")
        play(s, "stability.16" if n else "stability.17", seat=A)
        play(s, "stability.4", seat=L)
        play(s, "paris")
        assert lies(s, 6) == "authoritarian"
        if n == 0:
            play(s, "22", "event", "picardy", "picardy")
            s.ready = (s.ready[A], (1 << 10) - 1)  # as US Interventionism would do
    assert (asks(s), legal(s)) == (A, {"6", "16"})
    play(s, "16", "event")
    assert ended(s).winners == (L,)  # the scoring card is held
