"""Turns, the deal, reshuffles, eras, action rounds and held cards: turmoil.4.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.hands import Draw
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import Rounds, deal
from salon.kernel import Event, Fate
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    A,
    L,
    asked,
    board,
    dice,
    ended,
    event,
    kinds,
    legal,
    others,
    play,
    refused,
    shown,
    stability,
    turn_over,
)

SCORING = {6, 7, 8, 43, 53}
# Two hands of Victorian cards without scoring cards and without Crisis rolls.
QUIET = ((13, 21, 28, 30, 31, 34, 4, 20), (3, 9, 11, 14, 19, 22, 26, 33))

# With Tension at 6 any Crisis roll brings the war.
POWDER_KEG = ["franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance", "balkan_war"]


def era(name: str) -> set[int]:
    return {card for card in GAME.cards.numbers if GAME.cards.era[card] == name}


def told(s: TurmoilState) -> list[Event]:
    assert s.journal is not None
    return s.journal


def play_out(s: TurmoilState) -> list[tuple[int, int]]:
    """Play the turn to its end, any way; who was asked for a card in which round."""
    turn, asked_for = s.turn, []
    while s.turn == turn and s.result is None:
        decision = s.pending[0]
        if asked(s) is questions.Card:
            asked_for.append((s.round, decision.seat))
        s.apply(decision.legal[-1] if asked(s) is questions.Mode else decision.legal[0])
    return asked_for


# -- turns and eras ----------------------------------------------------------------------------


@clause("turmoil.4.1.a", "turmoil.4.5.6.a")
def test_the_tenth_turn_is_the_last() -> None:
    s = turn_over(9)
    assert (s.turn, s.result) == (10, None)
    last = turn_over(10, support={"vienna": (0, 3)})
    assert ended(last).winners == (L,)
    assert ended(last).reason.id == "turmoil.end.turn-ten"
    assert last.vp == 3  # presence in Austria-Hungary, and a battleground


@clause("turmoil.4.1.f")
def test_the_eras_last_three_four_and_three_turns() -> None:
    found = [shown(board(turn=turn, hands=((13,), ())))["era"] for turn in range(1, 11)]
    assert found == ["victorian"] * 3 + ["edwardian"] * 4 + ["georgian"] * 3


@clause("turmoil.4.1.d", "turmoil.4.1.e", "turmoil.4.5.5.b", "turmoil.4.4.a")
@pytest.mark.parametrize(("turn", "new"), [(3, "edwardian"), (7, "georgian")])
def test_new_cards_join_the_deck_before_the_deal(turn: int, new: str) -> None:
    left = [13, 21, 30, 22, 9]
    s = turn_over(turn, deck=left, discard=others(turn, *left))
    assert s.turn == turn + 1
    drawn = {*s.hands[A], *s.hands[L]}
    assert len(drawn) == 18
    assert drawn | set(s.deck) == {*left, *era(new)}
    assert drawn & era(new)
    assert facts.Era in kinds(told(s))


@clause("turmoil.4.1.d", "turmoil.4.1.e")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 6, 8, 9])
def test_no_cards_join_in_other_turns(turn: int) -> None:
    s = turn_over(turn)
    assert {*s.deck, *s.hands[A], *s.hands[L]} == set(others(turn))


@clause("turmoil.4.4.a")
def test_the_new_deck_is_shuffled() -> None:
    decks = [turn_over(3, fate=Fate.of(seed)).deck for seed in range(3)]
    assert len({tuple(deck) for deck in decks}) == 3


@clause("turmoil.4.4.b", "turmoil.4.3.1.b", "turmoil.e.4.3.1", "turmoil.r.reshuffle-exception")
@pytest.mark.parametrize("turn", [3, 7])
def test_discards_wait_at_a_change_of_era(turn: int) -> None:
    left = [13, 21, 30]
    discard = others(turn, *left)
    s = turn_over(turn, deck=left, discard=discard)
    # The three cards were not dealt out first, and the discards stayed where they were.
    assert s.discard == discard
    assert facts.Reshuffle not in kinds(told(s))
    assert len(s.deck) == len(left) + len(era({3: "edwardian", 7: "georgian"}[turn])) - 18


@clause("turmoil.4.4.b")
def test_discards_of_an_old_era_return_with_the_next_reshuffle() -> None:
    s = turn_over(4, deck=[], discard=others(4))
    assert {*s.deck, *s.hands[A], *s.hands[L]} == set(others(4))
    assert {*s.deck, *s.hands[A], *s.hands[L]} >= era("victorian")


@clause("turmoil.4.2.a")
def test_the_phasing_player_is_the_one_whose_round_it_is() -> None:
    s = board(hands=((30, 13), (22, 33)))
    assert shown(s)["active"] == A
    play(s, "30", "event", "kiel", "kiel")
    assert (shown(s)["active"], s.pending[0].seat) == (L, L)
    # An opponent's event does not change whose round it is.
    play(s, "22", "event", "dijon", "dijon", "13", "event", "bordeaux")
    assert shown(s)["active"] == A


# -- the deck ----------------------------------------------------------------------------------


@clause("turmoil.4.3.a")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = board(deck=[], discard=others(1), stack=[])
    s.actor = A
    s.stack.append(Draw(1))
    s.run()
    assert len(s.hands[A]) == 1
    assert s.discard == []
    assert sorted((*s.deck, *s.hands[A])) == others(1)
    assert s.deck != others(1)[:-1]  # shuffled


@clause("turmoil.4.3.b")
def test_removed_and_displayed_cards_never_return() -> None:
    out, display = [1, 2, 3, 10], [15, 26]
    s = turn_over(1, deck=[], discard=others(1, *out, *display), removed=out, force=dict.fromkeys(display, L))
    assert not {*out, *display} & {*s.deck, *s.hands[A], *s.hands[L], *s.discard}
    assert (s.removed, s.display) == (out, tuple(display))


@clause("turmoil.4.3.1.a")
@pytest.mark.parametrize("turn", [1, 2, 5, 6])
def test_the_deck_is_dealt_out_before_the_reshuffle(turn: int) -> None:
    left = [13, 21, 30]
    s = turn_over(turn, deck=left, discard=others(turn, *left))
    assert {13, 30} <= set(s.hands[A])
    assert 21 in s.hands[L]
    assert [len(hand) for hand in s.hands] == [8, 8] if turn < 3 else [9, 9]
    assert s.discard == []
    assert facts.Reshuffle in kinds(told(s))


@clause("turmoil.r.reshuffle-lazy")
def test_a_deck_dealt_to_its_last_card_stays_empty() -> None:
    left = [*QUIET[0], *QUIET[1]]
    discard = others(1, *left)
    s = turn_over(1, deck=left, discard=discard)
    assert (s.deck, s.discard) == ([], discard)
    assert facts.Reshuffle not in kinds(told(s))


@clause("turmoil.r.reshuffle-lazy")
def test_after_an_empty_deck_a_new_era_is_the_whole_deck() -> None:
    s = turn_over(3, deck=[], discard=others(3))
    assert {*s.deck, *s.hands[A], *s.hands[L]} == era("edwardian")
    assert s.discard == others(3)


@clause("turmoil.r.reshuffle-contents")
def test_a_card_being_played_is_not_among_the_discards() -> None:
    rest = others(4, 70, 22, 30)
    s = event(70, turn=4, navy=(0, 1), hands=((), (22,)), deck=[], discard=[30], removed=rest)
    assert s.playing == (70,)
    play(s, "22")  # exchanged for a card of the new deck: 22 and 30
    assert sorted((*s.hands[L], *s.deck)) == [22, 30]
    # A scoring card too is laid away only when all is done.
    s = board(hands=((6,), ()), deck=[], discard=[13, 21], removed=others(1, 6, 13, 21), fate=dice(1, 1))
    play(s, "6")
    assert (s.playing, s.discard) == ((6,), [13, 21])


@clause("turmoil.r.deck-and-discard-empty")
def test_without_cards_the_deal_stops() -> None:
    s = turn_over(1, deck=[13, 21, 30], discard=[22], removed=others(1, 13, 21, 30, 22))
    assert s.hands == [(13, 30), (21, 22)]
    assert (s.deck, s.discard) == ([], [])
    drawn = stability(
        14, 0, support={"colonials": (3, 0), "algeria": (3, 0)}, deck=[], removed=others(1), hands=((), ())
    )
    assert drawn.hands == [(), ()]


# -- the deal ----------------------------------------------------------------------------------


@clause("turmoil.4.5.1.a")
def test_hands_of_eight_and_of_nine() -> None:
    sizes = {turn: {len(hand) for hand in turn_over(turn - 1).hands} for turn in range(2, 11)}
    assert sizes == {turn: {8 if turn <= 3 else 9} for turn in range(2, 11)}


@clause("turmoil.4.5.1.b")
def test_cards_are_dealt_in_turns_beginning_with_the_authoritarian_player() -> None:
    deck = [*QUIET[0], *QUIET[1]]
    s = turn_over(1, deck=deck)
    assert s.hands == [tuple(sorted(deck[::2])), tuple(sorted(deck[1::2]))]


@clause("turmoil.4.5.1.c")
def test_a_held_card_counts_towards_the_hand() -> None:
    s = turn_over(1, hands=((1, 2), ()))
    assert [len(hand) for hand in s.hands] == [8, 8]
    assert {1, 2} <= set(s.hands[A])


@clause("turmoil.r.unequal-deal")
def test_who_needs_more_cards_draws_the_last_ones_alone() -> None:
    deck = [13, 21, 28, 30, 31, 34, 4, 20, 3, 9, 11, 14]
    s = turn_over(1, hands=((1,), (2, 5, 10)), deck=deck)
    assert s.hands[A] == tuple(sorted((1, 13, 28, 31, 4, 3, 11, 14)))
    assert s.hands[L] == tuple(sorted((2, 5, 10, 21, 30, 34, 20, 9)))
    # The other way round the Authoritarian player still begins.
    s = turn_over(1, hands=((2, 5, 10), (1,)), deck=deck)
    assert s.hands[A] == tuple(sorted((2, 5, 10, 13, 28, 31, 4, 3)))


@clause("turmoil.r.oversized-hand")
def test_too_many_cards_are_kept() -> None:
    s = turn_over(1, hands=((1, 2, 3, 4, 5, 9, 10, 11, 13, 14), ()))
    assert s.hands[A] == (1, 2, 3, 4, 5, 9, 10, 11, 13, 14)
    assert len(s.hands[L]) == 8


# -- action rounds -----------------------------------------------------------------------------


@clause("turmoil.4.5.2.a", "turmoil.4.1.b", "turmoil.4.1.c", "turmoil.4.5.2.b")
@pytest.mark.parametrize("turn", range(1, 11))
def test_seven_rounds_and_then_eight(turn: int) -> None:
    s = board(turn=turn, stack=[])
    s.stack.append(Rounds(1, A))
    s.run()
    rounds = [e.fact for e in told(s) if isinstance(e.fact, facts.Round)]
    expected = [(n, side) for n in range(1, 8 if turn <= 3 else 9) for side in ("authoritarian", "liberal")]
    assert [(fact.round, fact.side) for fact in rounds] == [(n, f"side.{s}") for n, s in expected]


@clause("turmoil.4.5.2.a", "turmoil.4.5.2.c", "turmoil.4.5.2.e", "turmoil.4.1.b")
def test_seven_cards_are_played_and_the_eighth_is_held() -> None:
    s = board(start=True, hands=QUIET)
    assert play_out(s) == [(n, side) for n in range(1, 8) for side in (A, L)]
    held = [set(s.hands[side]) & set(QUIET[side]) for side in (A, L)]
    assert s.turn == 2
    assert [len(cards) for cards in held] == [1, 1]
    assert [len(hand) for hand in s.hands] == [8, 8]


@clause("turmoil.4.5.2.c")
def test_one_card_in_a_round() -> None:
    s = board(hands=((30, 13), (22,)))
    play(s, "30")
    assert s.hands[A] == (13,)
    assert refused(s, "13").clause == "turmoil.5.1.a"
    play(s, "event", "kiel", "kiel")
    assert s.pending[0].seat == L


@clause("turmoil.4.5.2.d")
def test_a_card_is_finished_before_the_next_round() -> None:
    s = board(start=True, hands=((22, 13), (33,)))
    play(s, "22", "operations_first", "place", "kiel", "kiel")
    # The opponent's event on the card belongs to the same round.
    assert (s.pending[0].seat, asked(s), s.active) == (L, questions.Place, A)
    assert s.hands[L] == (33,)
    play(s, "dijon", "dijon")
    assert (s.pending[0].seat, asked(s), s.active) == (L, questions.Card, L)
    assert 22 in s.discard


@clause("turmoil.4.5.2.g", "turmoil.r.forfeited-round")
def test_without_a_card_only_ones_own_round_is_lost() -> None:
    s = board(round=4, hands=((30,), (22, 33, 11)))
    events = play(s, "30", "event", "kiel", "kiel")
    assert s.pending[0].seat == L
    events = play(s, "22", "event", "dijon", "dijon")
    assert facts.NoCard in kinds(events)
    assert (s.round, s.pending[0].seat) == (5, L)
    play(s, "33", "event", "fauvism", "fauvism", "symbolism", "symbolism")
    assert (s.round, s.pending[0].seat) == (6, L)


# -- the end of a turn -------------------------------------------------------------------------


@clause("turmoil.4.5.a", "turmoil.4.5.5.a")
def test_the_order_of_the_phases() -> None:
    s = board(turn=3, round=7, active=L, hands=((13,), (22,)))
    events = kinds(play(s, "22", "event", "dijon", "dijon"))
    last = events.index(facts.Era)
    assert events[last:] == [
        facts.Era,
        facts.Turn,
        facts.Draw,
        facts.Draw,
        facts.Round,
    ]
    assert (s.turn, s.round, s.pending[0].seat) == (4, 1, A)


@clause("turmoil.4.5.a", "turmoil.r.turn-ten-order")
def test_held_cards_are_looked_at_before_the_final_scoring() -> None:
    s = turn_over(10, hands=((6,), ()), support={"vienna": (3, 0)}, vp=-15)
    assert ended(s).winners == (L,)
    assert ended(s).reason.id == "turmoil.end.held"
    assert facts.Score not in kinds(told(s))


@clause("turmoil.r.turn-ten-order", "turmoil.4.5.4.a")
def test_a_great_war_takes_the_place_of_the_final_scoring() -> None:
    s = board(
        {"vienna": (3, 0)}, turn=10, round=8, active=L, hands=((6,), (90,)), tension=6, track=POWDER_KEG
    )
    play(s, "90", "event")
    while s.pending:
        s.apply(s.pending[0].legal[0])
    # A scoring card in hand does not matter now.
    assert ended(s).reason.id in ("turmoil.end.war", "turmoil.end.war-tie")


@clause("turmoil.4.5.4.a")
def test_a_war_ends_the_turn_and_the_game() -> None:
    s = board(turn=8, round=2, hands=((87,), (22,)), tension=6, track=POWDER_KEG)
    play(s, "87", "event")
    while s.pending:
        s.apply(s.pending[0].legal[0])
    assert s.turn == 8
    assert ended(s).reason.id in ("turmoil.end.war", "turmoil.end.war-tie", "turmoil.end.both-lose")


@clause("turmoil.2.2.1.c", "turmoil.4.5.2.f", "turmoil.4.5.3.a")
@pytest.mark.parametrize("side", [A, L])
@pytest.mark.parametrize("card", [6, 43])
def test_a_held_scoring_card_loses(side: int, card: int) -> None:
    s = turn_over(5, hands=((card,), (22,)) if side == A else ((13,), (card,)), vp=(-19, 19)[side])
    assert ended(s).winners == (1 - side,)
    assert ended(s).reason.id == "turmoil.end.held"
    assert s.turn == 5


@clause("turmoil.4.5.3.a")
def test_other_held_cards_are_no_fault() -> None:
    s = turn_over(5, hands=((13,), (22,)))
    assert (s.turn, s.result) == (6, None)


@clause("turmoil.r.must-play-scoring", "turmoil.2.2.1.c")
def test_nobody_is_forced_to_play_a_scoring_card() -> None:
    s = board(round=7, hands=((6, 30), ()))
    assert legal(s) == {"6", "30"}
    play(s, "30", "event", "kiel", "kiel")
    assert ended(s).winners == (L,)


@clause("turmoil.r.must-play-scoring")
def test_a_debt_of_naval_attempts_forces_it() -> None:
    s = board(round=7, active=L, hands=((), (6, 22)), owed=2)
    assert legal(s) == {"6"}
    assert refused(s, "22").clause == "turmoil.c.two-power-standard.3"
    earlier = board(round=6, active=L, hands=((), (6, 22, 33)), owed=2)
    assert legal(earlier) == {"22", "33"}
    assert refused(earlier, "6").clause == "turmoil.c.two-power-standard.4"


@clause("turmoil.r.late-scoring-card")
def test_a_scoring_card_drawn_too_late_loses_too() -> None:
    # Winston Churchill in the last round of the turn brings a scoring card into hand.
    s = board(turn=5, round=8, active=L, navy=(0, 1), hands=((), (70, 22)), deck=[53])
    play(s, "70", "event", "22")
    assert s.hands[L] == (53,)
    assert ended(s).winners == (A,)


@clause("turmoil.4.5.3.b")
def test_a_held_card_stays_secret() -> None:
    s = turn_over(1, hands=((13,), (22,)), deck=[*others(1, 13, 22)])
    assert set(shown(s, L)["players"][A]["hand"]) == {None}
    assert all("card.13" not in str(e.seen_by(L)) for e in told(s))
    assert all("card.22" not in str(e.seen_by(A)) for e in told(s))


@clause("turmoil.4.5.5.a")
@pytest.mark.parametrize("turn", [1, 6])
def test_the_next_turn_begins_with_round_one(turn: int) -> None:
    s = turn_over(turn, round=8, attempts=(1, 1))
    assert (s.turn, s.round, s.pending[0].seat) == (turn + 1, 1, A)
    assert s.attempts == (0, 0)


# -- Norway ------------------------------------------------------------------------------------


@clause("turmoil.4.norway.a")
def test_norway_is_closed_until_its_independence() -> None:
    s = board({"sweden": (1, 0), "denmark": (1, 0), "kiel": (1, 0)}, hands=((21, 13), ()))
    play(s, "21", "operations")
    assert "norway" not in legal(s)
    assert refused(s, "norway").clause == "turmoil.4.norway.a"
    # Events do not reach it either.
    for card in (71, 104):
        s = event(card)
        assert "norway" not in legal(s)
        assert refused(s, "norway").clause == "turmoil.4.norway.a"


@clause("turmoil.4.norway.a")
def test_norway_opens_with_its_independence() -> None:
    s = event(51)
    assert s.support[2 * GAME.cards.atlas.number["norway"] + L] == 2
    s = board(
        {"sweden": (1, 0), "denmark": (1, 0)}, hands=((21, 13), ()), turn=4,
        changes=["norwegian_independence"],
    )  # fmt: skip
    play(s, "21", "operations")
    assert "norway" in legal(s)


@clause("turmoil.4.5.1.b")
def test_a_full_hand_gets_nothing_and_the_deck_stays_as_it_was() -> None:
    s = board(hands=((20, 21), (22,)), deck=(23, 24, 25))
    count = len(s.deck)
    deal(s, 2)
    assert s.hands == [(20, 21), (22, 23)]
    assert len(s.deck) == count - 1
    assert s.deck[-2:] == [25, 24]
