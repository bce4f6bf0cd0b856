"""Stability checks: turmoil.9.0, .c.stability-choice, .c.enver-pasha"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from tests.marks import clause
from tests.rules.turmoil.board import (
    A,
    L,
    asked,
    board,
    dice,
    ended,
    event,
    kinds,
    legal,
    play,
    refused,
    shown,
    support,
)
from tests.rules.turmoil.war_board import (
    FOUR,
    IDLE,
    action,
    choose,
    end_of_turn,
    has_card,
    scoring,
    scoring_begun,
    sum_of,
)

HABSBURG = {"vienna": (3, 0), "budapest": (2, 0)}


@clause("turmoil.9.0.a", "turmoil.9.0.1.a")
def test_a_scoring_card_starts_a_stability_check_at_once() -> None:
    s = scoring_begun("russia")
    assert {decision.seat for decision in s.pending} == {A, L}
    assert asked(s) is questions.Stability
    assert legal(s, A) == {str(n) for n in range(11, 21)}
    assert legal(s, L) == {str(n) for n in range(1, 11)}
    assert s.view(None)["scored"] == "russia"


@clause("turmoil.9.0.b", "turmoil.9.0.3.a", "turmoil.9.0.4.a")
def test_choosing_playing_scoring_and_the_crisis_come_in_this_order() -> None:
    s = scoring_begun("austria_hungary")
    events = choose(s, 16, 8)
    steps = (facts.Stability, facts.Score, facts.Crisis)
    told = [id for id in kinds(events) if id in steps]
    assert told == [steps[0]] * 2 + [steps[1]] * 2 + [steps[2]]


@clause("turmoil.9.0.c", "turmoil.10.4.1.e")
@pytest.mark.parametrize("loser", [A, L])
def test_who_still_holds_a_scoring_card_at_the_end_of_the_turn_loses(loser: int) -> None:
    s = end_of_turn(4, hands=((6,), ()) if loser == A else ((), (6,)))
    assert ended(s).winners == (1 - loser,)
    assert ended(s).reason.id == "turmoil.end.held"


@clause("turmoil.9.0.d", "turmoil.r.public-information")
def test_available_stability_cards_are_public_but_not_to_be_looked_at_during_a_check() -> None:
    ready = ["stability.16", "stability.17", "stability.18"]
    for seat in (A, L, None):
        assert shown(board(ready=([16, 17, 18], None)), seat)["players"][A]["ready"] == ready
    s = scoring_begun("russia", ready=([16, 17, 18], None))
    play(s, "stability.17", seat=A)
    assert shown(s, A)["players"][A]["ready"] == ready
    for seat in (L, None):
        player = shown(s, seat)["players"][A]
        assert player["ready"] is None
        assert player["picked"] == [None]


@clause("turmoil.9.0.1.a", "turmoil.r.stability-reveal")
def test_the_choice_is_secret_and_the_cards_are_revealed_one_after_the_other() -> None:
    # The Liberal card 10 asks before the Authoritarian card is shown.
    s = scoring_begun("france", active=A)
    choose(s, 15, 10)
    assert s.pending[0].seat == L
    assert shown(s, L)["players"][A]["picked"] == [None]
    assert s.decision(A) is None  # the choice is locked
    play(s, "italy", "done")
    assert s.pending[0].seat == A


@clause("turmoil.9.0.1.b", "turmoil.r.extra-stability-cards", "turmoil.r.extra-stability-optional")
def test_effects_that_give_more_cards_add_up_and_need_not_be_used() -> None:
    position: dict[str, Any] = {"force": {79: L}, "navy": (0, 8)}  # Victor Chernov and Moltke class
    s = scoring_begun("russia", **position)
    assert "done" not in legal(s, L)
    play(s, "stability.9", seat=L)
    assert "done" in legal(s, L)
    play(s, "stability.3", seat=L)
    play(s, "stability.6", seat=L)
    assert s.decision(L) is None
    s = scoring_begun("russia", **position)
    play(s, "stability.9", seat=L)
    play(s, "done", seat=L)
    assert s.decision(L) is None
    s = scoring_begun("france", **position)  # Chernov is for Russia alone
    play(s, "stability.9", seat=L)
    play(s, "stability.3", seat=L)
    assert s.decision(L) is None


@clause("turmoil.9.0.1.c", "turmoil.r.stability-refresh-moment")
def test_with_one_card_left_all_played_ones_return() -> None:
    s = scoring("russia", ready=([16, 17], [7, 8, 9]))
    assert s.ready_cards(A) == tuple(range(11, 21))
    assert s.ready_cards(L) == (7, 9)


@clause("turmoil.9.0.1.d", "turmoil.r.stability-refresh-moment")
def test_the_return_can_come_between_two_choices() -> None:
    s = scoring_begun("russia", force={79: L}, ready=(None, [8, 9]))
    play(s, "stability.8", seat=L)
    assert legal(s, L) == {"1", "2", "3", "4", "5", "6", "7", "9", "10", "done"}
    play(s, "stability.6", seat=L)
    play(s, "stability.16", seat=A)
    while s.pending:
        s.apply(s.pending[0].legal[0])
    assert s.ready_cards(L) == (1, 2, 3, 4, 5, 7, 9, 10)


@clause("turmoil.9.0.2.a")
@pytest.mark.parametrize(
    ("active", "order"),
    [(A, ["stability.8", "stability.16"]), (L, ["stability.16", "stability.8"])],
)
def test_the_non_active_player_comes_first(active: int, order: list[str]) -> None:
    s = scoring_begun("russia", active=active)
    assert sum_of(choose(s, *IDLE), facts.Stability, "card") == order


@clause("turmoil.9.0.2.b", "turmoil.r.stability-multi-order")
def test_with_more_cards_the_players_take_turns_and_choose_the_order_of_their_own() -> None:
    s = scoring_begun("russia", active=A, force={79: L}, navy=(0, 8))
    for card in ("3", "6", "9"):
        play(s, f"stability.{card}", seat=L)
    events = play(s, "stability.17", seat=A)
    assert asked(s) is questions.StabilityNext
    assert s.pending[0].seat == L
    assert legal(s) == {"3", "6", "9"}
    events += play(s, "stability.6", "stability.9")
    order = [f"stability.{n}" for n in (6, 17, 9, 3)]
    assert sum_of(events, facts.Stability, "card") == order


@clause("turmoil.9.0.2.c", "turmoil.r.stability-invalid", "turmoil.c.stability-choice.1")
def test_a_card_without_effect_may_be_chosen_and_is_spent() -> None:
    s = scoring_begun("russia")
    assert "16" in legal(s, A)
    events = choose(s, 16, 8)
    assert kinds(events).count(facts.NoEffect) == 2
    assert 16 not in s.ready_cards(A)
    assert 8 not in s.ready_cards(L)


@clause("turmoil.9.0.2.c")
def test_a_played_card_cannot_be_chosen_again() -> None:
    s = scoring_begun("russia", ready=([11, 12, 13], None))
    assert legal(s, A) == {"11", "12", "13"}
    assert refused(s, "stability.16", A).clause == "turmoil.9.0.2.c"


@clause("turmoil.9.0.2.d")
@pytest.mark.parametrize(("card", "side"), [(58, L), (88, A)])
def test_the_united_states_make_all_stability_cards_available(card: int, side: int) -> None:
    s = event(card, ready=([11, 12, 13], [1, 2, 3]))
    assert len(s.ready_cards(side)) == 10
    assert len(s.ready_cards(1 - side)) == 3


@clause("turmoil.9.0.3.a", "turmoil.r.stability-region-change")
def test_the_region_is_scored_as_it_stands_after_the_stability_cards() -> None:
    # Workers Unite fills Bohemia and Moravia: presence, where nothing was.
    s = scoring("austria_hungary", picks=(16, 1), support={"bohemia": (0, 1)})
    assert support(s, "bohemia") == (0, 2)
    assert s.vp == 2


@clause("turmoil.9.0.5.a")
def test_twenty_points_are_looked_at_only_after_all_four_steps() -> None:
    # Cultural Hegemony takes the Authoritarian side to 20, the scoring takes it back.
    held = {"symbolism": (1, 0), "moscow": (0, 3), "poland": (0, 3), "saint_petersburg": (0, 3)}
    s = scoring("russia", picks=(17, 8), vp=-19, support=held)
    assert s.result is None
    assert s.vp == -20 + (3 + 3) - 3


@clause("turmoil.c.stability-choice.2")
def test_the_first_card_can_make_the_second_invalid() -> None:
    # Rule by the People takes the last Government space the Authoritarian card needs.
    held = {"moscow": (3, 0), "symbolism": (0, 1), "baltic_states": (0, 2)}
    s = scoring_begun("russia", active=A, support=held)
    events = choose(s, 18, 7)
    assert support(s, "moscow") == (0, 0)
    assert sum_of(events, facts.NoEffect, "card") == ["stability.18"]
    s = scoring_begun("russia", active=L, support=held)
    choose(s, 18, 7)
    assert s.pending[0].seat == A  # in the other order it is valid


@clause("turmoil.c.enver-pasha.1")
def test_enver_pasha_gives_a_stability_card_at_the_next_balkans_scoring_card() -> None:
    position: dict[str, Any] = {"force": {48: A}, "support": {"macedonia": (2, 0)}}
    s = scoring_begun("balkans", **position)
    play(s, "stability.16", seat=A)
    assert "done" in legal(s, A)
    play(s, "stability.17", seat=A)
    play(s, "stability.8", seat=L)
    play(s, "stability.16")
    assert s.laws.extra == []  # the next one is over
    for region, held in (("russia", (2, 0)), ("balkans", (1, 0))):
        s = scoring_begun(region, force={48: A}, support={"macedonia": held})
        play(s, "stability.16", seat=A)
        assert s.decision(A) is None


@clause("turmoil.c.enver-pasha.1", "turmoil.r.final-scoring-enver")
def test_enver_pasha_does_nothing_at_the_end_of_the_game() -> None:
    s = end_of_turn(10, force={48: A}, support={"macedonia": (2, 0)}, navy=(8, 0))
    assert ended(s).reason.id == "turmoil.end.turn-ten"


@clause("turmoil.r.okhrana-refresh")
def test_the_third_department_brings_the_cards_back_when_it_leaves_one() -> None:
    s = event(23, ready=(None, [4, 9]))
    assert legal(s) == {"4", "9"}
    play(s, "stability.4")
    assert s.ready_cards(L) == tuple(range(1, 11))
    s = event(23, ready=(None, [4, 9, 10]))
    play(s, "stability.4")
    assert s.ready_cards(L) == (9, 10)


# -- Popular Uproar ------------------------------------------------------------------------------

UPROAR = {"finland": (0, 2), "nicolas_ii": (4, 0)}


@clause("turmoil.r.popular-uproar")
def test_popular_uproar_breaks_the_scoring_off() -> None:
    s = scoring_begun("russia", active=A, support=UPROAR, tension=6, track=FOUR)
    events = choose(s, 17, 4)
    assert s.pending[0].seat == L
    events += play(s, "moscow")
    assert not {facts.Score, facts.Crisis} & set(kinds(events))
    assert s.vp == 0
    assert has_card(s, 8) == "authoritarian"
    assert 17 in s.ready_cards(A)  # chosen, but not played
    assert 4 not in s.ready_cards(L)
    assert s.extra_rounds == (1, 0)


@clause("turmoil.r.extra-stability-broken-off")
def test_an_additional_card_is_not_used_up_by_a_scoring_broken_off_before_it() -> None:
    balkans = {"macedonia": (2, 0), "bosnia": (0, 3)}
    s = scoring_begun("balkans", active=A, support=balkans, force={48: A})
    play(s, "stability.16", "stability.17", seat=A)
    play(s, "stability.4", seat=L)
    play(s, "greece")
    assert {16, 17} <= set(s.ready_cards(A))
    assert [law[3] for law in s.laws.extra] == [48]
    # The next time it is used up, played or not.
    s = scoring_begun("balkans", active=A, support=balkans, force={48: A})
    play(s, "stability.16", "done", seat=A)
    play(s, "stability.8", seat=L)
    assert s.laws.extra == []


@clause("turmoil.r.extra-stability-broken-off")
@pytest.mark.parametrize(("first", "kept"), [(4, [79]), (8, [])])
def test_an_additional_card_that_was_played_is_used_up(first: int, kept: list[int]) -> None:
    s = scoring_begun("russia", active=A, support=UPROAR, force={79: L})
    play(s, "stability.16", seat=A)
    play(s, "stability.4", "stability.8", seat=L)
    play(s, f"stability.{first}")  # the other one is played after the card of the Authoritarian player
    play(s, "moscow")
    assert has_card(s, 8) == "authoritarian"
    assert [law[3] for law in s.laws.extra] == kept


@clause("turmoil.r.popular-uproar")
def test_popular_uproar_is_only_against_a_scoring_of_the_opponent() -> None:
    s = scoring_begun("russia", active=L, support=UPROAR)
    events = choose(s, 16, 4)
    assert sum_of(events, facts.NoEffect, "card") == ["stability.16", "stability.4"]
    assert has_card(s, 8) == "discard"


@clause("turmoil.r.popular-uproar", "turmoil.9.0.5.a")
def test_the_points_are_looked_at_after_popular_uproar_too() -> None:
    s = scoring_begun("russia", active=A, support=UPROAR, vp=20)
    choose(s, 16, 4)
    play(s, "moscow")
    assert ended(s).winners == (L,)


@clause("turmoil.r.popular-uproar-round")
def test_the_extra_round_comes_after_the_last_normal_one() -> None:
    s = board(turn=1, round=7, hands=((8, 30), (22, 33)), support=UPROAR, fate=dice(1, 1))
    play(s, "8")
    choose(s, 16, 4)
    play(s, "moscow")
    assert s.pending[0].seat == L
    assert asked(s) is questions.Card
    play(s, "22", "event", "dijon", "dijon")
    assert s.pending[0].seat == A
    assert s.round == 8
    assert legal(s) == {"8", "30"}
    play(s, "8")
    choose(s, 17, 8)
    assert s.result is None
    assert s.turn == 2


@clause("turmoil.r.popular-uproar-round")
def test_the_returned_card_may_be_played_in_any_round_to_come() -> None:
    s = board(turn=1, round=6, hands=((8, 30), (22, 33)), support=UPROAR)
    play(s, "8")
    choose(s, 16, 4)
    play(s, "moscow", "22", "event", "dijon", "dijon")
    assert s.pending[0].seat == A
    assert s.round == 7
    assert "8" in legal(s)


@clause("turmoil.r.naval-law-amendment")
def test_the_naval_law_amendment_gets_no_bonus_for_an_own_event() -> None:
    def total(**position: Any) -> object:
        s = scoring_begun("russia", navy=(1, 2), fate=dice(1, 1), **position)
        return sum_of(choose(s, 16, 9), facts.Attempt, "total")[0]

    assert total() == 1 + 2
    assert total(plus=(True, False)) == 1 + 2 + 1
    assert total(force={98: A}) == 1 + 2 + 2
    assert total(force={15: L}) == 1 + 2  # Lord Fisher is the Liberal player's


@clause("turmoil.r.naval-law-amendment")
def test_the_naval_law_amendment_is_outside_the_limit_and_fails_under_bethmann_hollweg() -> None:
    s = scoring("russia", picks=(16, 9), navy=(1, 2), fate=dice(6, 1), attempts=(1, 0))
    assert s.navy == (2, 2)
    assert s.attempts == (1, 0)
    s = scoring("russia", picks=(16, 9), navy=(1, 2), fate=dice(6, 1), force={74: A})
    assert s.navy == (1, 2)
    assert s.plus == (True, False)


@clause("turmoil.9.0.a")
def test_a_scoring_card_is_played_for_nothing_else() -> None:
    s = action(A, 8)
    play(s, "8")
    assert asked(s) is questions.Stability
