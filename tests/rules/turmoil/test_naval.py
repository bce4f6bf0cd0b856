"""The Naval Arms Race: attempts, their limit, and events that move a navy: turmoil.6.3.1 to .6.3.7, .6.3.9"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.state import TurmoilState
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    A,
    L,
    asked,
    board,
    dice,
    event,
    kinds,
    legal,
    mobilization,
    play,
    refused,
    shown,
    stability,
    support,
    turn_over,
)

ENTRY = (0, 4, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10)


def attempt(card: int, die: int, side: int = L, **position: Any) -> TurmoilState:
    """A naval attempt with a card; the other player has a card too, so that play stops after it."""
    hands = ((card, 34), (33,)) if side == A else ((34,), (card, 33))
    s = board(active=side, hands=hands, fate=dice(die), **position)
    play(s, str(card), "naval")
    return s


# -- the attempt -------------------------------------------------------------------------------


@clause("turmoil.6.3.1.a")
@pytest.mark.parametrize(("side", "after"), [(A, (4, 1)), (L, (3, 2))])
def test_each_player_has_a_navy(side: int, after: tuple[int, int]) -> None:
    s = attempt(21 if side == A else 14, 6, side, navy=(3, 1))
    assert s.navy == after
    assert [player["navy"] for player in shown(s)["players"]] == list(after)


@clause("turmoil.6.3.1.b", "turmoil.6.3.2.a")
@pytest.mark.parametrize("box", range(1, 14))
def test_an_attempt_needs_the_number_in_the_next_box(box: int) -> None:
    assert GAME.cards.entry[box] == ENTRY[box]
    # An opponent's card of so many operations that the die decides: no bonus of any kind.
    card = 1 if box > 9 else 21 if box > 2 else 28
    die = ENTRY[box] - GAME.cards.ops[card]
    position: dict[str, Any] = {"navy": (13, box - 1), "turn": 8}
    assert attempt(card, die, **position).navy == (13, box)
    if die > 1:
        assert attempt(card, die - 1, **position).navy == (13, box - 1)


@clause("turmoil.6.3.1.c")
def test_die_and_value_make_the_total() -> None:
    # Nassau class needs 5.
    for card, die, success in ((28, 3, False), (28, 4, True), (13, 2, False), (13, 3, True), (21, 2, True)):
        s = attempt(card, die, navy=(1, 1))
        assert (s.navy[L] == 2) == success


@clause("turmoil.6.3.1.d", "turmoil.r.naval-own-event-joint")
def test_an_own_event_adds_one_and_a_joint_one_does_not() -> None:
    # Cards of two operations and a die of 2 against the 5 of Nassau class.
    assert attempt(22, 2, navy=(13, 1)).navy[L] == 2  # Liberal
    assert attempt(13, 2, navy=(13, 1)).navy[L] == 1  # Authoritarian
    assert attempt(40, 2, navy=(13, 1)).navy[L] == 1  # joint
    assert attempt(13, 2, A, navy=(1, 13)).navy[A] == 2
    assert attempt(40, 2, A, navy=(1, 13)).navy[A] == 1


@clause("turmoil.6.3.1.e")
def test_a_failed_attempt_helps_the_next() -> None:
    assert attempt(13, 2, navy=(13, 1), plus=(False, True)).navy[L] == 2
    assert attempt(13, 2, navy=(13, 1), plus=(True, False)).navy[L] == 1  # the opponent's marker


@clause("turmoil.6.3.1.f")
def test_lord_fisher_adds_one_to_liberal_attempts() -> None:
    assert attempt(13, 2, navy=(13, 1), force={15: L}).navy[L] == 2
    assert attempt(40, 2, A, navy=(1, 13), force={15: L}).navy[A] == 1
    owed = board(active=L, hands=((34,), (13, 33)), navy=(13, 1), force={15: L}, owed=1, fate=dice(2))
    play(owed, "13")
    assert owed.navy[L] == 2


@clause("turmoil.r.naval-minimum-value")
def test_any_card_but_a_scoring_card_will_do() -> None:
    s = attempt(2, 2, navy=(13, 0))  # of one operation: 2 + 1, and 1 for the own event
    assert s.navy[L] == 1
    s = attempt(28, 6, navy=(13, 12), plus=(False, True), force={15: L}, turn=8)
    assert s.navy[L] == 12  # tried, and short of 10 by one


@clause("turmoil.6.3.2.b", "turmoil.6.3.2.c", "turmoil.6.3.2.d")
@pytest.mark.parametrize("before", [False, True])
def test_failure_turns_the_marker_and_success_turns_it_back(before: bool) -> None:
    failed = attempt(13, 1, navy=(13, 4), plus=(False, before))
    assert (failed.navy, failed.plus) == ((13, 4), (False, True))
    succeeded = attempt(13, 6, navy=(13, 4), plus=(False, before))
    assert (succeeded.navy, succeeded.plus) == ((13, 5), (False, False))


@clause("turmoil.6.3.2.d")
def test_the_bonus_of_repeated_failures_stays_one() -> None:
    # A card of two operations against 6: with the marker turned a die of 3 is needed, however often.
    s = attempt(13, 2, navy=(13, 4), plus=(False, True))
    assert (s.navy[L], s.plus) == (4, (False, True))
    assert attempt(13, 2, navy=s.navy, plus=s.plus).navy[L] == 4
    assert attempt(13, 3, navy=s.navy, plus=s.plus).navy[L] == 5


# -- before the Dreadnought --------------------------------------------------------------------


@clause("turmoil.6.3.2.e", "turmoil.e.6.3.2")
@pytest.mark.parametrize(("navy", "after"), [((0, 0), 0), ((0, 1), 1), ((1, 0), 2), ((0, 5), 1)])
def test_the_german_navy_does_not_begin_the_race(navy: tuple[int, int], after: int) -> None:
    assert attempt(1, 6, A, navy=navy).navy[A] == after


@clause("turmoil.6.3.2.e")
def test_the_british_navy_may_begin_it() -> None:
    assert attempt(14, 6, navy=(0, 0)).navy == (0, 1)


@clause("turmoil.c.naval-track.2")
def test_an_event_may_begin_the_race_for_germany() -> None:
    s = event(1, support={"wilhelm_ii": (5, 0)}, fate=dice(1))
    play(s, "wilhelm_ii", "done")
    assert s.navy == (1, 0)


@clause("turmoil.r.auto-fail-flip")
def test_an_attempt_that_cannot_succeed_is_an_attempt() -> None:
    s = attempt(21, 6, A, navy=(0, 0))
    assert (s.plus, s.attempts, s.discard) == ((True, False), (1, 0), [21])


@clause("turmoil.r.pre-dreadnought-state")
def test_the_start_is_looked_at_anew_each_time() -> None:
    # The German Navy has been further, and has come back to the start.
    s = attempt(21, 6, A, navy=(0, 0), high_water=2)
    assert s.navy[A] == 0
    s = attempt(21, 6, A, navy=(0, 1), high_water=2)
    assert s.navy[A] == 1


# -- how often ---------------------------------------------------------------------------------


@clause("turmoil.6.3.3.a")
def test_one_attempt_a_turn() -> None:
    s = board(hands=((21, 34, 13), (14, 33, 22)), navy=(1, 1), fate=dice(1, 1))
    play(s, "21", "naval", "14", "naval")
    for card in ("34", "33"):
        play(s, card)
        assert "naval" not in legal(s)
        assert refused(s, "naval").clause == "turmoil.6.3.3.a"
        play(s, "event")
        while asked(s) is questions.Place:
            play(s, "fauvism" if "fauvism" in legal(s) else "symbolism")
    later = turn_over(1, attempts=(1, 1))
    assert later.attempts == (0, 0)


@clause("turmoil.6.3.3.b")
def test_von_bethmann_hollweg_gives_a_second_attempt() -> None:
    s = board(turn=4, hands=((21, 34), ()), attempts=(1, 0), navy=(1, 1), force={74: A})
    play(s, "21")
    assert "naval" in legal(s)
    s = board(turn=4, hands=((21, 34), ()), attempts=(2, 0), navy=(1, 1), force={74: A})
    play(s, "21")
    assert "naval" not in legal(s)


@clause("turmoil.6.3.3.b", "turmoil.r.naval-law-amendment")
@pytest.mark.parametrize(
    ("position", "after"),
    [
        ({}, 1),  # 2 and the die of 2 against 5: no bonus for an own event
        ({"plus": (True, False)}, 2),
        ({"force": {98: A}, "turn": 8}, 2),  # von Sydow
        ({"force": {74: A}, "turn": 8, "fate": dice(6)}, 1),  # von Bethmann-Hollweg: it fails
        ({"force": {74: A}, "turn": 8, "plus": (True, False)}, 2),
        ({"force": {15: L}}, 1),  # Lord Fisher helps the other side
    ],
)
def test_the_naval_law_amendment_is_an_attempt_outside_the_limit(
    position: dict[str, Any], after: int
) -> None:
    s = stability(16, 0, **{"navy": (1, 2), "attempts": (1, 0), "fate": dice(2), **position})
    assert (s.navy[A], s.attempts) == (after, (1, 0))


@clause("turmoil.6.3.3.b", "turmoil.r.helgoland-timing", "turmoil.n.helgoland.1")
def test_helgoland_class_gives_a_round_for_one_more_attempt() -> None:
    s = board(round=7, active=L, hands=((34,), (22, 13, 6)), navy=(3, 4), attempts=(0, 1), fate=dice(5))
    play(s, "22", "event", "dijon", "dijon")
    assert (asked(s), s.round, s.pending[0].seat) == (questions.Helgoland, 8, L)
    assert legal(s) == {"13", "pass"}
    play(s, "13")  # 5 and 2, less 1, reach the 6 of Colossus class
    assert s.navy == (3, 5)


@clause("turmoil.r.helgoland-timing")
@pytest.mark.parametrize(("card", "die", "after"), [(13, 4, 4), (13, 5, 5), (33, 4, 5), (33, 3, 4)])
def test_the_helgoland_attempt_is_made_at_minus_one(card: int, die: int, after: int) -> None:
    s = board(round=7, active=L, hands=((34,), (22, card)), navy=(3, 4), fate=dice(die))
    play(s, "22", "event", "dijon", "dijon", str(card))
    assert s.navy == (3, after)


@clause("turmoil.r.helgoland-timing")
def test_the_helgoland_round_may_be_passed_over() -> None:
    s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(3, 4))
    play(s, "22", "event", "dijon", "dijon", "pass")
    assert (s.turn, s.navy) == (2, (3, 4))
    assert 13 in s.hands[L]
    # Once the other navy is there too, there is none.
    s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(4, 4))
    play(s, "22", "event", "dijon", "dijon")
    assert s.turn == 2


@clause("turmoil.r.helgoland-same-turn")
@pytest.mark.parametrize("attempts", [(0, 0), (0, 1)])
def test_helgoland_works_at_once_and_by_itself(attempts: tuple[int, int]) -> None:
    if attempts == (0, 1):  # reached by the regular attempt of this very turn
        s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(3, 3), fate=dice(6))
        play(s, "22", "naval")
    else:  # no regular attempt this turn
        s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(3, 4))
        play(s, "22", "event", "dijon", "dijon")
    assert s.attempts == attempts
    assert asked(s) is questions.Helgoland


@clause("turmoil.r.extra-round-and-obligations")
def test_a_helgoland_round_pays_no_debt_and_holds_no_scoring_card() -> None:
    s = board(round=7, active=L, hands=((34,), (6, 13)), navy=(3, 4), owed=2)
    assert legal(s) == {"6"}  # the last round for it, though a Helgoland round will follow
    s = board(round=7, active=L, hands=((34,), (22, 13)), navy=(3, 4), owed=2, fate=dice(1, 1))
    play(s, "22")
    assert s.owed == 1
    assert asked(s) is questions.Helgoland
    play(s, "13")
    assert s.owed == 1


# -- Two-power Standard ------------------------------------------------------------------------


@clause("turmoil.r.two-power-start", "turmoil.6.3.3.d", "turmoil.c.two-power-standard.2")
@pytest.mark.parametrize(("navy", "owed"), [((0, 0), 2), ((1, 3), 2), ((3, 1), 3)])
def test_attempts_are_owed_from_the_next_liberal_round(navy: tuple[int, int], owed: int) -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((34,), (29, 22, 33)), navy=navy, fate=dice(1))
    play(s, "29", "event_first")
    assert (s.owed, asked(s)) == (owed, questions.Buy)  # the operations of the card are spent as usual
    while asked(s) is questions.Buy:
        play(s, "fauvism")
    play(s, "34", "event")
    play(s, "22")  # at once an attempt: nothing else is asked
    assert (s.owed, s.attempts) == (owed - 1, (0, 1))


@clause("turmoil.6.3.3.c", "turmoil.c.two-power-standard.1", "turmoil.r.two-power-carry-limit")
def test_owed_attempts_go_on_in_the_next_turn() -> None:
    deck = [13, 6, 30, 14, 21, 9, 31, 11, 28, 3, 4, 26, 20, 19]  # dealt in turns
    s = board(round=7, active=L, hands=((34,), (22, 33)), deck=deck, navy=(2, 2), owed=2)
    play(s, "22")
    assert (s.turn, s.owed) == (2, 1)
    play(s, "34", "event")
    assert refused(s, "6").clause == "turmoil.c.two-power-standard.4"
    assert facts.Attempt in kinds(play(s, "14"))
    assert (s.owed, s.attempts) == (0, (0, 1))
    play(s, "30", "event", "kiel", "kiel", "33")
    assert refused(s, "naval").clause == "turmoil.6.3.3.a"


@clause("turmoil.6.3.3.d", "turmoil.r.two-power-carry-limit")
def test_an_owed_attempt_is_the_regular_attempt_of_its_turn() -> None:
    s = board(active=L, hands=((34, 30), (22, 33, 14)), navy=(2, 2), owed=1, fate=dice(1))
    play(s, "22", "34", "event")
    play(s, "33")
    assert "naval" not in legal(s)
    assert refused(s, "naval").clause == "turmoil.6.3.3.a"


@clause("turmoil.6.3.3.e", "turmoil.r.two-power-after-limit")
def test_the_limit_does_not_stop_an_owed_attempt() -> None:
    s = board(active=L, hands=((34, 30), (22, 33)), navy=(2, 2), owed=2, attempts=(0, 1), fate=dice(1, 1))
    play(s, "22")
    assert (s.owed, s.attempts) == (1, (0, 2))
    play(s, "34", "event", "33")
    assert (s.owed, s.attempts) == (0, (0, 3))


@clause("turmoil.r.two-power-no-card", "turmoil.c.two-power-standard.5")
def test_a_debt_waits_for_a_card() -> None:
    s = board(round=3, hands=((34, 30), ()), owed=2)
    play(s, "34", "event")
    assert (s.round, s.owed) == (4, 2)
    s = board(round=3, active=L, hands=((34, 30), (6,)), owed=2)
    assert legal(s) == {"6"}
    play(s, "6")
    assert (asked(s), s.owed) == (questions.Stability, 2)


@clause("turmoil.r.two-power-last-box")
def test_a_debt_lapses_in_the_last_box() -> None:
    s = board(active=L, hands=((34,), (22, 6)), navy=(13, 13), owed=2)
    assert legal(s) == {"22", "6"}
    assert shown(s)["owed"] == 0
    play(s, "22")
    assert legal(s) == {"event", "operations"}


@clause("turmoil.r.two-power-second-copy")
def test_nothing_takes_the_place_of_an_owed_attempt() -> None:
    s = board(active=L, hands=((34, 37), (17, 21, 22)), navy=(2, 2), owed=2, fate=dice(1))
    events = play(s, "17")  # not with a partner, but for an attempt by itself
    assert facts.Attempt in kinds(events)
    assert (s.hands[L], s.owed) == ((21, 22), 1)
    # A forced discard happens all the same, and pays nothing.
    s = board(hands=((34, 37), (22,)), navy=(2, 2), owed=2, fate=dice(1))
    play(s, "37", "event")
    assert (s.hands[L], s.owed) == ((), 2)


# -- navies moved by events --------------------------------------------------------------------


@clause("turmoil.6.3.4.a")
def test_events_move_navies_beside_all_attempts() -> None:
    bill = event(57, L, navy=(5, 5), attempts=(1, 1), fate=dice(1))
    assert (bill.navy, bill.attempts) == ((5, 6), (1, 1))
    fisher = event(15, navy=(0, 0), attempts=(1, 1))
    assert (fisher.navy, fisher.attempts) == ((0, 1), (1, 1))
    tirpitz = event(1, support={"berlin": (2, 0)}, navy=(4, 4), attempts=(1, 1), fate=dice(1))
    play(tirpitz, "berlin", "berlin")
    assert (tirpitz.navy, tirpitz.attempts) == ((6, 4), (1, 1))
    france = event(99, navy=(6, 4), attempts=(1, 1), track=["entente_cordiale"])
    assert (france.navy, france.attempts) == ((6, 6), (1, 1))


@clause("turmoil.6.3.2.f", "turmoil.r.plus-side-after-event")
def test_a_navy_moved_by_an_event_keeps_its_side() -> None:
    s = event(57, L, navy=(13, 3), plus=(False, True), fate=dice(1))
    assert (s.navy, s.plus) == ((13, 4), (False, True))
    # And the bonus works towards the next box: 3 + 2 + 1 against 6.
    assert attempt(13, 3, navy=s.navy, plus=s.plus).navy[L] == 5


@clause("turmoil.6.3.5.a", "turmoil.r.naval-pass-through")
def test_each_box_entered_brings_its_reward() -> None:
    by_attempt = attempt(14, 6, navy=(0, 2))
    assert (by_attempt.navy, by_attempt.vp) == ((0, 3), 2)
    by_event = event(57, A, navy=(2, 3), fate=dice(1))
    assert (by_event.navy, by_event.vp) == ((3, 3), -1)
    # Two boxes at once: the first of them on the way counts too.
    passing = event(99, navy=(4, 2), track=["entente_cordiale"])
    assert (passing.navy, passing.vp) == ((4, 4), 1)
    both = event(1, support={"berlin": (2, 0)}, navy=(0, 1), fate=dice(1))
    play(both, "berlin", "berlin")
    assert both.navy == (2, 1)
    assert both.alone(A, 2)


@clause("turmoil.r.first-second", "turmoil.n.nassau.2")
def test_an_ability_lasts_until_the_other_navy_comes() -> None:
    for navy, alone in (((2, 0), True), ((2, 1), True), ((4, 1), True), ((2, 2), False), ((2, 3), False)):
        s = board(active=L, hands=((34,), (14,)), navy=navy)
        assert s.value_of(14, L) == (2 if alone else 3)


@clause("turmoil.6.3.6.a", "turmoil.6.3.6.b")
@pytest.mark.parametrize("card", [14, 21, 57, 10])
def test_a_card_used_for_an_attempt_has_no_event_and_is_discarded(card: int) -> None:
    s = attempt(card, 1, navy=(0, 9), turn=4)
    assert (s.discard, s.removed, s.display, s.happened) == ([card], [], (), 0)
    assert s.track == board().track


@clause("turmoil.6.3.7.a")
def test_no_attempts_from_the_last_box() -> None:
    s = board(active=L, hands=((34,), (14,)), navy=(13, 13))
    play(s, "14")
    assert legal(s) == {"event", "operations"}
    assert refused(s, "naval").clause == "turmoil.6.3.7.a"
    assert stability(16, 0, navy=(13, 12), fate=dice()).navy == (13, 12)


@clause("turmoil.r.naval-ceiling")
def test_an_event_cannot_move_a_navy_beyond_the_last_box() -> None:
    s = event(57, L, navy=(13, 13), fate=dice(1))
    assert (s.navy, s.removed) == ((13, 13), [57])
    s = event(1, support={"berlin": (2, 0)}, navy=(12, 12), fate=dice(1))
    play(s, "berlin", "berlin")
    assert (s.navy, s.removed, s.vp) == ((13, 12), [1], -4)


@clause("turmoil.r.navy-to-forward")
def test_a_navy_sent_to_a_box_never_goes_back() -> None:
    assert event(15, navy=(0, 4)).navy == (0, 4)
    s = event(15, navy=(0, 0))
    assert (s.navy, asked(s)) == ((0, 1), questions.Place)  # with the reward of the box
    boats = mobilization("G2", A, turn=8, navy=(2, 6), vp=0)
    assert (boats.navy, boats.vp) == ((6, 6), 2)  # no rewards: the points are the opponent's, of the card
    assert mobilization("G2", A, turn=8, navy=(7, 6)).navy == (7, 6)


@clause("turmoil.r.granted-ops-naval")
def test_operations_of_an_event_may_be_a_naval_attempt_within_the_limit() -> None:
    # Legacy of 1848 gives operations in general, Viscount Grey names placing and checks.
    s = event(60, support={"fauvism": (0, 1)}, navy=(2, 2))
    assert legal(s) == {"place", "naval"}
    s = event(60, support={"fauvism": (0, 1)}, navy=(2, 2), attempts=(0, 1))
    assert asked(s) is questions.Buy
    s = event(55, support={"fauvism": (1, 1)}, navy=(2, 2))
    assert legal(s) == {"place", "check", "done"}


# -- the order of modifiers --------------------------------------------------------------------


@clause("turmoil.6.3.9.a", "turmoil.r.ops-order-clamp")
@pytest.mark.parametrize(
    ("card", "force", "value"),
    [
        (14, {}, 2),  # printed 3, less 1 for Nassau class
        (14, {16: A}, 2),  # Stymied: 2, which Nassau leaves alone
        (22, {}, 2),
        (22, {36: L}, 2),  # March of History: 3, less 1
        (36, {36: L, 16: A}, 2),  # both: 3 again, less 1
        (2, {}, 1),
        (2, {16: A}, 1),  # never below 1
        (78, {}, 4),
        (78, {16: A}, 3),
    ],
)
def test_events_change_a_value_before_the_naval_track_does(
    card: int, force: dict[int, int], value: int
) -> None:
    s = board(active=L, hands=((34,), (22,)), navy=(2, 0), force=force)
    assert s.value_of(card, L) == value


@clause("turmoil.6.3.9.a")
def test_the_reduced_value_is_what_a_card_buys() -> None:
    s = board({"fauvism": (0, 1)}, active=L, hands=((34,), (14, 22)), navy=(2, 0))
    play(s, "14", "operations", "fauvism", "fauvism")
    assert (support(s, "fauvism"), s.pending[0].seat) == ((0, 3), A)


# -- Colossus class ----------------------------------------------------------------------------


@clause("turmoil.r.colossus-use", "turmoil.n.colossus.1")
@pytest.mark.parametrize("order", ["event_first", "operations_first"])
@pytest.mark.parametrize("card", [21, 40])
def test_colossus_class_gives_event_and_operations_of_one_card(card: int, order: str) -> None:
    s = board({"fauvism": (1, 0)}, hands=((card, 30, 13), (22,)), navy=(5, 0), tension=2)
    play(s, str(card), order)
    while s.pending[0].seat == A:
        play(s, "fauvism" if "fauvism" in legal(s) else "berlin")
    gained = (2, 0, 1) if card == 40 else (3, 3, 0)  # operations, event in Germany, event anywhere
    assert support(s, "fauvism") == (1 + gained[0] + gained[2], 0)
    assert support(s, "berlin") == (gained[1], 0)
    assert (s.removed, s.discard) == (([21], []) if card == 21 else ([], [40]))


@clause("turmoil.r.colossus-use")
def test_colossus_class_works_once_a_turn_for_own_and_joint_cards() -> None:
    s = board({"fauvism": (1, 0)}, hands=((30, 13), ()), navy=(5, 0))
    play(s, "30", "event_first", "kiel", "kiel", "fauvism", "fauvism", "13")
    assert legal(s) == {"event", "operations", "naval"}
    # In the next turn it works again.
    s = board({"fauvism": (1, 0)}, round=7, hands=((30,), ()), navy=(5, 0))
    play(s, "30", "event_first", "kiel", "kiel", "fauvism", "fauvism")
    assert (s.turn, s.combined) == (2, (False, False))
    # Not once the other navy is there, nor for a naval attempt.
    s = board({"fauvism": (1, 0)}, hands=((30, 13), ()), navy=(5, 5))
    play(s, "30")
    assert legal(s) == {"event", "operations", "naval"}
    s = board({"fauvism": (1, 0)}, hands=((30, 13), (22,)), navy=(5, 0), fate=dice(1))
    events = play(s, "30", "naval")
    assert facts.Event not in kinds(events)
