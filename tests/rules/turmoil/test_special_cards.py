"""Two-power Standard and Eight Nation Alliance: turmoil.c.two-power-standard, .c.eight-nation-alliance"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.checks import Operate
from salon.games.turmoil.effects.removing import Remove
from salon.kernel import Text
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, board, dice, event, kinds, legal, play, refused, support
from tests.rules.turmoil.war_board import IDLE, action, choose, end_of_turn, has_card, sum_of

HOME: dict[str, tuple[int, int]] = {"kiel": (1, 0), "paris": (0, 1)}


# -- Two-power Standard --------------------------------------------------------------------------


@clause("turmoil.c.two-power-standard.2", "turmoil.r.two-power-number", "turmoil.r.high-water-lead")
@pytest.mark.parametrize(
    ("navy", "high_water", "owed"),
    [((2, 1), 0, 3), ((1, 1), 0, 2), ((1, 2), 0, 2), ((0, 1), 3, 2)],
)
def test_the_liberal_player_owes_two_attempts_or_three_if_he_trails(
    navy: tuple[int, int], high_water: int, owed: int
) -> None:
    assert event(29, navy=navy, high_water=high_water).owed == owed


@clause("turmoil.c.two-power-standard.1", "turmoil.r.two-power-start")
def test_the_attempts_begin_with_the_liberal_players_next_round() -> None:
    s = board(turn=1, hands=((29, 30, 31), (14, 22, 33)), navy=(5, 5), fate=dice(1, 1))
    play(s, "29", "event")
    assert s.owed == 2
    play(s, "22")
    assert (s.owed, s.attempts) == (1, (0, 1))
    assert has_card(s, 22) == "discard"
    s = board(turn=1, active=L, hands=((30, 31), (22, 29, 33)), support=HOME, navy=(5, 5), fate=dice(1))
    play(s, "29", "event_first", "place", "paris", "paris", "paris")  # its own operations are spent
    assert s.owed == 2
    play(s, "30", "event", "kiel", "kiel", "22")
    assert s.owed == 1


@clause("turmoil.c.two-power-standard.1")
def test_attempts_still_owed_fill_the_first_rounds_of_the_next_turn() -> None:
    s = board(
        turn=1,
        round=7,
        active=L,
        hands=((), (22, 33)),
        deck=[16, 14],
        navy=(5, 5),
        owed=3,
        fate=dice(1, 1),
    )
    play(s, "22")
    assert (s.turn, s.owed) == (2, 2)
    play(s, "16", "event")
    assert s.pending[0].seat == L
    events = play(s, "33")
    assert facts.Attempt in kinds(events)
    assert s.owed == 1


@clause("turmoil.r.two-power-after-limit")
def test_owed_attempts_are_made_after_the_regular_one() -> None:
    s = action(L, 22, owed=1, attempts=(0, 1), fate=dice(1))
    events = play(s, "22")
    assert facts.Attempt in kinds(events)
    assert s.owed == 0


@clause("turmoil.r.two-power-carry-limit")
def test_a_carried_attempt_uses_up_the_regular_one_of_its_turn() -> None:
    s = end_of_turn(1, owed=1, attempts=(0, 2))
    assert (s.owed, s.attempts) == (1, (0, 0))
    s = board(turn=2, active=L, hands=((30, 31), (22, 33)), owed=1, navy=(5, 5), fate=dice(1))
    play(s, "22", "30", "event", "kiel", "kiel", "33")
    assert "naval" not in legal(s)
    assert refused(s, "naval").clause == "turmoil.6.3.3.a"


@clause("turmoil.c.two-power-standard.3", "turmoil.r.must-play-scoring")
def test_scoring_cards_take_the_last_rounds_of_the_turn() -> None:
    s = board(turn=1, round=7, active=L, hands=((30,), (6, 22)), owed=2)
    assert legal(s) == {"6"}
    assert refused(s, "22").clause == "turmoil.c.two-power-standard.3"
    s = board(turn=1, round=6, active=L, hands=((30,), (6, 7, 22)), owed=2)
    assert legal(s) == {"6", "7"}
    # Nobody else is forced.
    s = board(turn=1, round=7, active=L, hands=((30,), (6, 22)))
    assert legal(s) == {"6", "22"}


@clause("turmoil.c.two-power-standard.4", "turmoil.r.two-power-scoring-early")
def test_while_there_are_rounds_enough_the_attempt_comes_first() -> None:
    s = board(turn=1, round=6, active=L, hands=((30,), (6, 22)), owed=2)
    assert legal(s) == {"22"}
    assert refused(s, "6").clause == "turmoil.c.two-power-standard.4"


@clause("turmoil.c.two-power-standard.5")
def test_an_attempt_that_gave_way_to_a_scoring_card_is_still_owed() -> None:
    s = board(turn=1, round=7, active=L, hands=((30,), (6, 22)), owed=2, fate=dice(1))
    play(s, "6")
    choose(s, *IDLE)
    assert (s.turn, s.owed) == (2, 2)


@clause("turmoil.r.two-power-no-card")
def test_without_a_card_or_with_scoring_cards_alone_the_debt_waits() -> None:
    s = board(turn=1, round=2, active=L, hands=((30, 31), ()), owed=2)
    assert s.pending[0].seat == A
    assert s.owed == 2
    s = board(turn=1, round=2, active=L, hands=((30, 31), (6,)), owed=2, fate=dice(1))
    assert legal(s) == {"6"}
    play(s, "6")
    choose(s, *IDLE)
    assert s.owed == 2


@clause("turmoil.r.two-power-last-box")
def test_in_the_last_box_the_debt_lapses() -> None:
    s = action(L, 6, 22, navy=(0, 13), owed=2)
    assert legal(s) == {"6", "22"}
    play(s, "22")
    assert "event" in legal(s)


@clause("turmoil.r.two-power-second-copy")
def test_eight_nation_alliance_takes_the_place_of_no_attempt() -> None:
    s = action(L, 17, 30, owed=1, fate=dice(1))
    events = play(s, "17")
    assert facts.Attempt in kinds(events)
    assert s.hands[L] == (30,)
    # A forced discard happens all the same.
    s = board(turn=1, hands=((31, 37), (22, 33)), owed=2, fate=dice(1))
    play(s, "37", "event")
    assert len(s.hands[L]) == 1
    assert s.owed == 2


# -- Eight Nation Alliance -----------------------------------------------------------------------


def allied(side: int, partner: int, **position: Any) -> Any:
    position.setdefault("support", HOME)
    s = action(side, 17, partner, **position)
    play(s, "17")
    return s


@clause("turmoil.c.eight-nation-alliance.1")
def test_eight_nation_alliance_is_never_used_in_the_opponents_round() -> None:
    s = board(turn=1, hands=((30, 31), (17, 22)), support=HOME)
    play(s, "30", "event", "kiel")
    assert {decision.seat for decision in s.pending} == {A}
    s = action(A, 22, other=(17,), support=HOME)
    play(s, "22", "event_first")
    assert s.pending[0].seat == L
    assert asked(s) is questions.Place
    assert s.hands[L] == (17,)


@clause(
    "turmoil.c.eight-nation-alliance.2", "turmoil.c.eight-nation-alliance.4", "turmoil.r.eight-nation-scope"
)
@pytest.mark.parametrize(("side", "partner", "home"), [(A, 15, "kiel"), (L, 21, "paris")])
def test_the_other_card_gives_its_operations_and_its_event_stays_away(
    side: int, partner: int, home: str
) -> None:
    s = allied(side, partner)
    play(s, str(partner), "operations")
    assert s.ops == 3
    play(s, "place", home, home, home)
    assert s.pending == ()
    assert s.navy == (0, 0)
    assert not s.force
    assert not s.happened
    assert s.vp == 0


@clause("turmoil.c.eight-nation-alliance.3", "turmoil.r.eight-nation-own-removal")
def test_both_cards_are_discarded_even_with_an_asterisk() -> None:
    s = allied(A, 15)
    play(s, "15", "operations", "place", "kiel", "kiel", "kiel")
    assert has_card(s, 15) == "discard"
    assert has_card(s, 17) == "discard"


@clause("turmoil.r.eight-nation-scope", "turmoil.c.eight-nation-alliance.2")
def test_only_a_card_of_the_opponent_goes_with_it() -> None:
    s = action(A, 6, 17, 22, 30, 40, support=HOME)
    play(s, "17")
    assert legal(s) == {"22", "operations", "naval"}
    assert refused(s, "event").clause == "turmoil.c.eight-nation-alliance.2"
    for card in ("6", "30", "40"):
        assert refused(s, card).clause == "turmoil.r.eight-nation-scope"


@clause("turmoil.r.eight-nation-scope")
def test_the_operations_are_changed_by_the_users_modifiers() -> None:
    s = allied(A, 15, force={35: A})
    play(s, "15", "operations")
    assert s.ops == 4
    s = allied(A, 15, navy=(1, 1), fate=dice(1))
    events = play(s, "15", "naval")
    assert sum_of(events, facts.Attempt, "total") == [1 + 3]  # no bonus: it is no own event


@clause("turmoil.r.eight-nation-naval")
def test_operations_with_it_give_the_opponent_a_point_and_a_naval_attempt_does_not() -> None:
    for side in (A, L):
        s = allied(side, 30 if side == A else 22)
        play(s, "operations")
        assert s.vp == (1 if side == A else -1)
        s = allied(side, 30 if side == A else 22, fate=dice(1))
        play(s, "naval")
        assert s.vp == 0


@clause("turmoil.r.eight-nation-scope")
def test_the_pair_is_one_round_and_two_cards() -> None:
    s = board(turn=1, hands=((15, 17, 30), (22, 33)), support=HOME)
    play(s, "17", "15", "operations", "place", "kiel", "kiel", "kiel")
    assert s.pending[0].seat == L
    assert s.hands[A] == (30,)
    assert support(s, "kiel") == (4, 0)


@clause("turmoil.r.bismarck-event-checks")
def test_legacy_of_bismarck_closes_the_balkans_to_checks_of_events_too() -> None:
    position: dict[str, Any] = {"support": {"serbia": (3, 0), "bulgaria": (2, 0)}}
    assert legal(event(47, **position)) >= {"constantinople"}
    s = event(47, force={25: A}, **position)
    play(s, "constantinople", "greece")  # then two checks in the Balkans, which have no targets
    assert s.pending == ()
    assert support(s, "serbia") == (3, 0)


@clause("turmoil.r.mitteleuropa-ops")
def test_modifiers_change_the_operations_of_mitteleuropa_once() -> None:
    position: dict[str, Any] = {"support": {"berlin": (1, 0)}, "navy": (3, 0)}
    s = event(107, **position)
    play(s, "option.2")
    assert s.ops == 8
    s = event(107, force={35: A}, **position)
    play(s, "option.2")
    assert s.ops == 9


@clause("turmoil.r.preventive-war-region")
def test_preventive_war_takes_three_from_one_region_if_any_has_three() -> None:
    s = event(
        106, support={"vienna": (1, 0), "berlin": (2, 0), "kiel": (1, 0), "poland": (3, 0), "italy": (5, 0)}
    )
    assert legal(s) == {"berlin", "kiel", "poland"}
    assert refused(s, "vienna").clause == "turmoil.r.preventive-war-region"
    assert refused(s, "italy").clause == "turmoil.2.1.1.b"
    play(s, "kiel")
    assert support(s, "berlin") == (0, 0)  # what was left to choose
    assert support(s, "poland") == (3, 0)


@clause("turmoil.r.preventive-war-region")
def test_preventive_war_takes_the_most_if_no_region_has_three() -> None:
    s = event(106, support={"vienna": (1, 0), "berlin": (2, 0), "poland": (1, 0), "moscow": (1, 0)})
    assert legal(s) == {"berlin", "poland", "moscow"}
    play(s, "moscow")
    assert support(s, "poland") == (0, 0)
    assert s.pending == ()


@clause("turmoil.r.preventive-war-region", "turmoil.m.black-hand.3")
def test_preventive_war_does_not_count_the_black_hand() -> None:
    s = event(106, support={"serbia": (1, 0), "berlin": (2, 0)}, black_hand="serbia")
    assert support(s, "berlin") == (0, 0)
    assert support(s, "serbia") == (3, 0)


@clause("turmoil.r.preventive-war-region")
def test_preventive_war_and_bosnia_in_two_regions() -> None:
    annexed: dict[str, Any] = {"changes": ["bosnia_annexed"]}
    s = event(106, support={"bosnia": (1, 0), "vienna": (2, 0), "serbia": (1, 0)}, **annexed)
    assert legal(s) == {"bosnia", "vienna"}  # Austria-Hungary has three, the Balkans two
    play(s, "bosnia")
    assert support(s, "vienna") == (0, 0)
    assert support(s, "serbia") == (1, 0)


@clause("turmoil.7.4.a")
@pytest.mark.parametrize(("turn", "plain", "other"), [(3, 3, 3), (7, 3, 3), (8, 3, 4), (10, 3, 4)])
def test_operations_have_another_value_in_the_georgian_era_only_where_the_card_says_so(
    turn: int, plain: int, other: int
) -> None:
    s = board()
    s.turn = turn
    assert Operate(3).printed(s) == plain
    assert Operate(3, georgian=4).printed(s) == other


@clause("turmoil.r.preventive-war-region")
@pytest.mark.parametrize(("n", "limited"), [(1, False), (2, True), (3, True)])
def test_a_card_says_that_support_leaves_one_region_where_there_is_more_than_one(
    n: int, limited: bool
) -> None:
    limit = Remove("authoritarian", n, one_region=True).words().args["limit"]
    assert isinstance(limit, Text)
    assert (limit.id == "turmoil.limit.only") == limited
