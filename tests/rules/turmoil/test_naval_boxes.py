"""The boxes of the Naval Arms Race and the High Water Mark: turmoil.n, .c.naval-track, .c.high-water-mark"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.naval import Advance
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import HelgolandRound
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
    legal,
    play,
    refused,
    shown,
    stability,
    support,
)
from tests.rules.turmoil.war_board import (
    COLLAPSED,
    REGION,
    action,
    choose,
    enter,
    has_card,
    scoring_begun,
    sum_of,
    war,
)

LAST_ROUND: dict[str, Any] = {"turn": 1, "round": 7, "active": L}
HOME: dict[str, tuple[int, int]] = {"kiel": (1, 0), "paris": (0, 1)}


def advanced(side: int, n: int = 1, **position: Any) -> TurmoilState:
    """A navy has moved ahead by an event."""
    position.setdefault("turn", 8)
    return enter(board(**{**position, "stack": []}), Advance(side, n))


@clause("turmoil.n.order.1")
def test_the_first_boxes_come_in_their_order() -> None:
    boxes = GAME.cards.boxes
    assert [box.number for box in boxes] == list(range(14))
    assert [box.alone for box in boxes[:6]] == ["", "", "nassau", "", "helgoland", "colossus"]
    assert asked(advanced(L)) is questions.Place  # HMS Dreadnought
    assert advanced(L, navy=(0, 2)).vp == 2  # Bellerophon class


@clause("turmoil.c.naval-track.1")
@pytest.mark.parametrize("side", [A, L])
def test_both_navies_go_through_every_box_in_order(side: int) -> None:
    s = board(turn=8, stack=[], hands=((22, 30), (33, 71)))
    boxes = []
    for _ in range(13):
        enter(s, Advance(side, 1))
        while s.pending:
            play(s, "done")
        boxes.append(s.navy[side])
    assert boxes == list(range(1, 14))


@clause("turmoil.c.naval-track.2")
def test_an_event_may_start_the_race_for_the_german_navy_but_no_attempt() -> None:
    s = action(A, 1, fate=dice(6))
    play(s, "1", "naval")
    assert s.navy == (0, 0)
    s = event(1, fate=dice(1), support={"wilhelm_ii": (5, 0)})
    play(s, "wilhelm_ii", "done")
    assert s.navy == (1, 0)


@clause("turmoil.r.naval-pass-through", "turmoil.n.nassau.2")
def test_each_box_on_the_way_is_entered() -> None:
    # Past Nassau (its penalty ends) into Bellerophon, second: 1 VP.
    s = advanced(L, 3, navy=(4, 0))
    assert s.navy == (4, 3)
    assert s.vp == 1
    assert not s.alone(A, 2)
    s = advanced(L, 3)
    assert asked(s) is questions.Place  # Dreadnought before the others
    assert s.navy == (0, 1)
    play(s, "italy", "sweden")
    assert s.navy == (0, 3)
    assert s.vp == 2


@clause("turmoil.n.hms-dreadnought.1", "turmoil.r.naval-box-support")
def test_dreadnought_gives_the_first_navy_support_in_two_uncontrolled_independent_spaces() -> None:
    s = advanced(L, support={"italy": (3, 0), "sweden": (0, 3), "denmark": (1, 0)})
    assert s.pending[0].seat == L
    spaces = legal(s)
    assert {"denmark", "morocco", "done"} <= spaces
    assert not {"italy", "sweden", "norway", "paris"} & spaces
    play(s, "denmark")
    assert "denmark" not in legal(s)
    play(s, "morocco")
    assert s.pending == ()
    assert support(s, "denmark") == (1, 1)
    assert advanced(A, navy=(0, 1)).pending == ()  # nothing for the second


@clause("turmoil.n.nassau.1", "turmoil.n.nassau.2", "turmoil.r.first-second")
def test_the_nassau_penalty_lasts_until_the_other_navy_comes_or_passes() -> None:
    for navy, worth in (((1, 0), 3), ((2, 1), 2), ((2, 2), 3), ((3, 1), 2), ((3, 3), 3)):
        s = action(L, 15, navy=navy, support=HOME)
        play(s, "15", "operations")
        assert s.ops == worth


@clause("turmoil.n.bellerophon.1", "turmoil.n.kaiser.1", "turmoil.c.high-water-mark.1")
@clause("turmoil.n.king-george-v.1", "turmoil.n.queen-elizabeth.1")
@pytest.mark.parametrize("box", [3, 6, 9, 11])
def test_these_boxes_give_two_to_the_first_and_one_to_the_second(box: int) -> None:
    assert advanced(A, navy=(box - 1, box - 1)).vp == -2
    assert advanced(L, navy=(box - 1, box - 1)).vp == 2
    assert advanced(A, navy=(box - 1, box)).vp == -1
    assert advanced(L, navy=(box + 1, box - 1)).vp == 1


@clause("turmoil.n.revenge.1")
def test_revenge_gives_four_to_the_first_and_nothing_to_the_second() -> None:
    assert advanced(A, navy=(12, 12)).vp == -4
    assert advanced(L, navy=(13, 12)).vp == 0


@clause("turmoil.r.naval-ceiling")
def test_an_advance_past_the_last_box_is_lost() -> None:
    s = advanced(L, 2, navy=(0, 12))
    assert s.navy == (0, 13)
    s = event(57, L, navy=(13, 13), fate=dice(1))
    assert s.navy == (13, 13)
    assert has_card(s, 57) == "removed"


# -- Helgoland -----------------------------------------------------------------------------------


@clause("turmoil.n.helgoland.1", "turmoil.r.helgoland-timing", "turmoil.r.ability-after-moving-on")
@pytest.mark.parametrize("navy", [(0, 4), (3, 6)])
def test_helgoland_gives_one_more_round_for_a_naval_attempt_at_minus_one(navy: tuple[int, int]) -> None:
    s = board(**LAST_ROUND, hands=((30,), (22, 33, 40)), navy=navy, attempts=(0, 1), fate=dice(3))
    play(s, "33", "event", "symbolism", "symbolism", "fauvism", "fauvism")
    assert s.pending[0].seat == L
    assert asked(s) is questions.Helgoland
    assert legal(s) == {"22", "40", "pass"}
    events = play(s, "22")
    assert sum_of(events, facts.Attempt, "total") == [3 + 2 + 1 - 1]
    assert s.turn == 2


@clause("turmoil.r.helgoland-timing")
def test_the_helgoland_attempt_is_outside_the_limit_of_the_turn() -> None:
    hands = ((), (22,))
    s = board(turn=1, active=L, hands=hands, navy=(0, 4), fate=dice(1), stack=[HelgolandRound(L)])
    play(s, "22")
    assert s.plus == (False, True)
    assert s.attempts == (0, 0)


@clause("turmoil.n.helgoland.1", "turmoil.r.helgoland-timing")
def test_the_helgoland_round_is_optional_and_no_place_for_a_scoring_card() -> None:
    s = board(**LAST_ROUND, hands=((30,), (6, 22, 33)), navy=(0, 4))
    play(s, "33", "event", "symbolism", "symbolism", "fauvism", "fauvism")
    assert legal(s) == {"22", "pass"}
    assert refused(s, "6").clause == "turmoil.6.0.b"
    play(s, "pass")
    assert ended(s).winners == (A,)  # the scoring card was still held


@clause("turmoil.n.helgoland.1", "turmoil.r.first-second")
def test_there_is_no_helgoland_round_once_the_other_navy_has_come() -> None:
    s = board(**LAST_ROUND, hands=((30,), (22, 33)), navy=(4, 6))
    play(s, "33", "event", "symbolism", "symbolism", "fauvism", "fauvism")
    assert s.turn == 2


@clause("turmoil.r.helgoland-same-turn")
def test_the_extra_attempt_is_for_the_same_turn_and_needs_no_regular_one() -> None:
    s = board(**LAST_ROUND, hands=((30,), (22, 33, 40)), navy=(0, 3), fate=dice(6))
    play(s, "22", "naval")
    assert s.navy == (0, 4)
    assert asked(s) is questions.Helgoland
    s = board(**LAST_ROUND, hands=((30,), (22, 33)), navy=(0, 4))
    play(s, "33", "event", "symbolism", "symbolism", "fauvism", "fauvism")
    assert s.attempts == (0, 0)
    assert asked(s) is questions.Helgoland


@clause("turmoil.r.extra-round-and-obligations")
def test_a_helgoland_attempt_is_none_of_those_owed() -> None:
    s = board(**LAST_ROUND, hands=((30,), (15, 22, 33)), navy=(0, 4), owed=2, fate=dice(1, 1))
    play(s, "33")
    assert s.owed == 1
    assert asked(s) is questions.Helgoland
    play(s, "22")
    assert s.owed == 1
    assert s.turn == 2


@clause("turmoil.r.extra-round-and-obligations")
def test_a_helgoland_round_is_no_round_for_a_scoring_card() -> None:
    s = board(**LAST_ROUND, hands=((30,), (6, 22, 33)), navy=(0, 4), owed=2)
    assert legal(s) == {"6"}


# -- Colossus ------------------------------------------------------------------------------------


@clause("turmoil.n.colossus.1", "turmoil.r.colossus-use")
@pytest.mark.parametrize(("card", "removed"), [(22, False), (40, False), (14, True)])
def test_colossus_lets_one_own_or_joint_card_give_event_and_operations(card: int, removed: bool) -> None:
    s = action(L, card, navy=(0, 5), support=HOME)
    play(s, str(card))
    assert {"event", "event_first", "operations", "operations_first"} <= legal(s)
    t = s.copy()
    play(t, "event_first")
    assert asked(t) is questions.Place
    play(s, "operations_first")
    assert asked(s) is questions.Operations
    while s.pending:
        s.apply(s.pending[0].legal[0])
    assert has_card(s, card) == ("removed" if removed else "discard")


@clause("turmoil.n.colossus.1", "turmoil.r.colossus-use")
def test_colossus_is_for_one_card_a_turn() -> None:
    s = board(turn=1, active=L, hands=((30, 31), (22, 33, 40)), navy=(0, 5), support=HOME)
    play(s, "22", "event_first", "dijon", "dijon", "place", "paris", "paris")
    play(s, "30", "event", "kiel", "kiel", "33")
    assert not {"event_first", "operations_first"} & legal(s)
    assert refused(s, "event_first").clause == "turmoil.2.2.4.a"


@clause("turmoil.r.colossus-condition")
@pytest.mark.parametrize(("space", "takes_place"), [("dual_monarchy", True), ("vienna", False)])
def test_colossus_lets_operations_bring_about_what_the_event_asks_for(space: str, takes_place: bool) -> None:
    # Bernhard von Bülow asks for three Monarch spaces.
    monarchs = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (1, 0)}
    s = action(A, 18, turn=1, navy=(5, 0), support=monarchs, discard=[13])
    play(s, "18")
    assert legal(s) == {"operations", "operations_first", "naval"}
    assert refused(s, "event").clause == "turmoil.r.own-unplayable-event"
    assert refused(s, "event_first").clause == "turmoil.r.own-unplayable-event"
    play(s, "operations_first", space, space, space)
    assert (asked(s) is questions.ReplayMay) if takes_place else not s.pending
    assert s.combined == (True, False)
    if not takes_place:
        assert has_card(s, 18) == "discard"


@clause("turmoil.r.colossus-condition")
def test_colossus_is_of_no_use_where_operations_do_not_help() -> None:
    monarchs = {"wilhelm_ii": (5, 0), "nicolas_ii": (4, 0), "dual_monarchy": (1, 0)}
    banned = action(A, 18, turn=4, navy=(5, 0), support=monarchs, bans=[(74, 18)])
    # Control when the round began, control of the opponent, an event that has not taken place.
    late = action(L, 41, turn=4, navy=(0, 5), support={"french_writers": (0, 2)})
    theirs = action(A, 61, navy=(5, 0), support={"moscow": (0, 3), "kiel": (1, 0)})
    before = action(L, 63, turn=4, navy=(0, 5), support=HOME)
    for s, card in ((banned, "18"), (late, "41"), (theirs, "61"), (before, "63")):
        play(s, card)
        assert legal(s) == {"operations", "naval"}


@clause("turmoil.r.legacy-1848-colossus")
@pytest.mark.parametrize("order", ["event_first", "operations_first"])
@pytest.mark.parametrize("red", [True, False])
def test_colossus_gives_the_operations_of_legacy_of_1848_once(order: str, red: bool) -> None:
    hands = ([48, 13] if red else [13], [60, 22])
    s = board({"paris": (0, 1)}, turn=4, active=L, navy=(0, 5), hands=hands)
    play(s, "60", order)
    if order == "operations_first":
        play(s, "paris", "paris")
    if red:
        assert asked(s) is questions.LegacyBoth
        play(s, "done")
    if order == "event_first":
        assert asked(s) is questions.Buy
        play(s, "paris", "paris")
    assert support(s, "paris") == (0, 3)
    assert asked(s) is questions.Card
    assert s.active == A
    assert has_card(s, 60) == "removed"


@clause("turmoil.n.colossus.1")
@pytest.mark.parametrize("order", ["event_first", "operations_first"])
def test_colossus_gives_a_card_shown_to_legacy_of_1848_and_the_operations(order: str) -> None:
    s = board({"paris": (0, 1)}, turn=4, active=L, navy=(0, 5), hands=([48, 13], [60, 22]))
    first, then = ("48", "place", "paris", "paris"), ("paris", "paris", "48")
    play(s, "60", order, *(first if order == "event_first" else then))
    assert support(s, "paris") == (0, 3)
    assert support(s, "constantinople") == (2, 0)
    assert has_card(s, 60) == "removed"
    assert has_card(s, 48) == "display"


@clause("turmoil.n.colossus.1", "turmoil.r.first-second")
def test_colossus_ends_when_the_other_navy_comes() -> None:
    s = action(L, 22, navy=(5, 7))
    play(s, "22")
    assert legal(s) == {"event", "operations", "naval"}


# -- Orion, Moltke, König, Bayern ----------------------------------------------------------------


def second_round(**position: Any) -> TurmoilState:
    """The Liberal player's second round, with a card to play for an event that asks nothing."""
    return board(turn=1, round=2, active=L, hands=((13, 30), (2, 22)), **position)


@clause("turmoil.n.orion.1", "turmoil.r.ability-after-moving-on")
@pytest.mark.parametrize(("navy", "seen"), [((0, 7), True), ((6, 9), True), ((7, 8), False), ((0, 6), False)])
def test_orion_shows_the_opponents_hand_after_the_own_second_round(navy: tuple[int, int], seen: bool) -> None:
    s = second_round(navy=navy)
    assert shown(s, L)["players"][A]["hand"] == [None, None]
    play(s, "2", "event")
    hand = shown(s, L)["players"][A]["hand"]
    assert hand == (["card.13", "card.30"] if seen else [None, None])
    assert shown(s, A)["players"][L]["hand"] == [None]


@clause("turmoil.n.orion.1")
def test_orion_works_in_the_second_round_only() -> None:
    s = board(turn=1, round=3, active=L, hands=((13, 30), (2, 22)), navy=(0, 7))
    play(s, "2", "event")
    assert shown(s, L)["players"][A]["hand"] == [None, None]


@clause("turmoil.n.orion.1")
def test_orion_reached_in_the_second_round_works_at_its_end() -> None:
    s = second_round(navy=(0, 6), fate=dice(6))
    play(s, "22", "naval")
    assert s.navy == (0, 7)
    assert shown(s, L)["players"][A]["hand"] == ["card.13", "card.30"]


@clause("turmoil.r.high-water-ability")
def test_a_german_navy_moved_back_keeps_what_its_high_water_mark_reached() -> None:
    s = action(L, 15, navy=(1, 0), high_water=3, support=HOME)
    play(s, "15", "operations")
    assert s.ops == 2  # Nassau
    s = board(turn=1, round=2, active=A, hands=((16, 30), (13, 22)), navy=(5, 3), high_water=7)
    play(s, "16", "event")
    assert shown(s, A)["players"][L]["hand"] == ["card.13", "card.22"]  # Orion
    s = action(L, 15, navy=(1, 2), high_water=3, support=HOME)
    play(s, "15", "operations")
    assert s.ops == 3  # the British navy has come to Nassau


@clause("turmoil.n.moltke.1")
@pytest.mark.parametrize(("navy", "more"), [((8, 0), True), ((9, 7), True), ((8, 8), False), ((7, 0), False)])
def test_moltke_gives_one_more_stability_card_at_each_scoring_card(navy: tuple[int, int], more: bool) -> None:
    s = scoring_begun("russia", navy=navy)
    play(s, "stability.17", seat=A)
    assert (s.decision(A) is not None) is more
    play(s, "stability.9", seat=L)
    assert s.decision(L) is None


@clause("turmoil.n.konig.1", "turmoil.r.konig-dice")
def test_konig_lets_a_player_roll_his_check_again_and_the_new_die_stands() -> None:
    s = action(L, 22, navy=(0, 10), support={"dijon": (1, 0)}, fate=dice(1, 2))
    play(s, "22", "operations", "dijon")
    assert s.pending[0].seat == L
    assert legal(s) == {"keep", "reroll"}
    t = s.copy()
    t.journal = []
    events = play(t, "keep")
    assert sum_of(events, facts.Check, "die") == [1]
    assert t.rerolled == (False, False)
    events = play(s, "reroll")
    assert sum_of(events, facts.Check, "die") == [2]
    assert s.rerolled == (False, True)


@clause("turmoil.r.konig-dice")
def test_konig_is_for_naval_attempts_crises_and_dice_of_events_too() -> None:
    s = action(L, 22, navy=(0, 10), fate=dice(1))
    play(s, "22", "naval")
    assert asked(s) is questions.Reroll
    s = action(A, 24, navy=(10, 0), fate=dice(1))
    play(s, "24", "event")
    assert asked(s) is questions.Reroll
    s = scoring_begun("russia", navy=(10, 8))
    choose(s, 17, 8)
    assert asked(s) is questions.Reroll
    assert s.pending[0].seat == A


@clause("turmoil.r.konig-dice")
def test_konig_is_not_for_the_dice_of_the_great_war() -> None:
    s = war(3, 4, navy=(10, 0), track=COLLAPSED)
    assert asked(s) is questions.WarRegion


@clause("turmoil.n.konig.1", "turmoil.r.konig-dice")
def test_konig_is_once_a_turn_in_an_own_round_and_until_the_other_navy_comes() -> None:
    s = action(L, 22, navy=(0, 10), support={"dijon": (9, 0), "nice": (9, 0)}, fate=dice(1, 2, 3))
    play(s, "22", "operations", "dijon", "reroll", "nice")
    assert s.pending == ()  # the second check was rolled once
    s = action(A, 12, navy=(0, 10), support={"vienna": (1, 0)}, fate=dice(1))
    play(s, "12", "event_first")
    assert asked(s) is not questions.Reroll  # a Liberal die, but in the other player's round
    s = action(L, 22, navy=(10, 11), fate=dice(1))
    play(s, "22", "naval")
    assert s.pending == ()


@clause("turmoil.n.bayern.1")
def test_bayern_lets_the_first_discard_two_cards_and_draw_three() -> None:
    s = advanced(A, navy=(11, 11), hands=((22, 30, 31), (33,)), deck=[40, 42, 44])
    assert legal(s) == {"22", "30", "31", "done"}
    t = s.copy()
    play(t, "done")
    assert t.hands[A] == (22, 30, 31)
    play(s, "22")
    assert "done" not in legal(s)
    play(s, "31")
    assert s.hands[A] == (30, 40, 42, 44)
    assert s.discard == [22, 31]
    assert advanced(A, navy=(11, 12), hands=((22, 30, 31), ())).pending == ()


# -- the High Water Mark -------------------------------------------------------------------------


@clause("turmoil.c.high-water-mark.2", "turmoil.c.high-water-mark.4")
def test_a_navy_that_comes_back_gets_no_reward_up_to_its_high_water_mark() -> None:
    s = advanced(A, 2, navy=(4, 0), high_water=6)
    assert s.navy == (6, 0)
    assert s.vp == 0  # neither the first nor the second reward of Kaiser class
    s = advanced(A, 1, navy=(2, 3), high_water=4)
    assert s.vp == 0
    s = advanced(A, 3, navy=(4, 0), high_water=5)
    assert s.vp == -2  # Kaiser class lies beyond it
    assert s.high_water == 0


@clause("turmoil.c.high-water-mark.3", "turmoil.r.high-water-british-vp")
def test_below_the_high_water_mark_the_british_navy_is_second() -> None:
    s = advanced(L, 1, navy=(4, 5), high_water=6)
    assert s.vp == 1
    s = advanced(L, 1, navy=(0, 1), high_water=2)
    assert not s.alone(L, 2)  # no ability: it was not first
    s = advanced(L, 1, navy=(4, 5))
    assert s.vp == 2


@clause("turmoil.r.naval-floor")
def test_the_german_navy_goes_back_to_the_start_at_most() -> None:
    s = event(32, navy=(1, 3), fate=dice(1))
    assert s.navy == (0, 3)
    assert s.high_water == 1
    s = event(32, navy=(0, 3), fate=dice(1))
    assert s.navy == (0, 3)
    assert s.high_water == 0


@clause("turmoil.r.navy-to-forward")
def test_lord_fisher_moves_the_british_navy_forward_only_and_with_rewards() -> None:
    s = event(15)
    assert s.navy == (0, 1)
    assert asked(s) is questions.Place
    s = event(15, navy=(0, 3))
    assert s.navy == (0, 3)
    assert s.pending == ()


@clause("turmoil.n.konig.1")
def test_stability_effects_outside_the_own_round_are_not_rolled_again() -> None:
    s = stability(16, REGION["russia"], navy=(10, 9), active=L, fate=dice(1))
    assert s.pending == ()
