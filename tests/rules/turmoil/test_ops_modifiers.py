"""Events that change operations values, and events that grant operations: turmoil.7.3, .7.4"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, board, dice, event, legal, play, refused, support
from tests.rules.turmoil.war_board import action, end_of_turn, sum_of

STYMIED, ABSOLUTISM, MARCH = 16, 35, 36
AT_HOME = {"kiel": (1, 0), "paris": (0, 1)}


def value(side: int, card: int, **position: Any) -> int:
    """What a card buys when it is played for operations."""
    position.setdefault("support", AT_HOME)
    s = action(side, card, **position)
    play(s, str(card), "operations" if s.cards.side[card] != 1 - side else "operations_first")
    return s.ops


@clause("turmoil.7.3.1.a")
def test_modifiers_are_summed_before_the_least_value_is_looked_at() -> None:
    assert value(A, 28, force={STYMIED: L, ABSOLUTISM: A}) == 1  # 1 - 1 + 1, and not 1, then 1 + 1
    assert value(A, 31, force={ABSOLUTISM: A}) == 3
    assert value(A, 31, force={STYMIED: L}) == 1


@clause("turmoil.7.3.2.a")
def test_no_card_is_worth_less_than_one() -> None:
    assert value(A, 28, force={STYMIED: L}) == 1


@clause("turmoil.7.3.3.a")
def test_a_modifier_is_for_one_player_alone() -> None:
    assert value(L, 22, force={ABSOLUTISM: A}) == 2
    assert value(A, 22, force={MARCH: L}) == 2
    assert value(L, 22, force={STYMIED: L}) == 2
    assert value(L, 22, force={STYMIED: A}) == 1
    assert value(A, 30, force={STYMIED: A}) == 2


@clause("turmoil.7.3.3.b")
def test_the_modified_value_counts_for_placement_checks_and_the_naval_race() -> None:
    enemies = {"kiel": (1, 0), "dijon": (0, 1)}
    s = action(A, 30, force={ABSOLUTISM: A}, support=enemies, fate=dice(1))
    play(s, "30", "operations")
    t = s.copy()
    play(t, "place", "kiel", "kiel", "kiel")
    assert support(t, "kiel") == (4, 0)
    assert t.pending == ()
    s.journal = []
    events = play(s, "check", "dijon")
    assert sum_of(events, facts.Check, "strength") == [3]
    s = action(A, 30, force={ABSOLUTISM: A}, navy=(1, 1), fate=dice(1))
    events = play(s, "30", "naval")
    assert sum_of(events, facts.Attempt, "total") == [1 + 2 + 1 + 1]


@clause("turmoil.7.3.3.b")
def test_the_modified_value_counts_where_a_card_asks_for_its_value() -> None:
    russia = {"moscow": (9, 0), "poland": (9, 0)}
    s = event(78, force={STYMIED: A}, support=russia, fate=dice(1, 1, 1, 1, 1))
    checks = 0
    while s.pending:
        play(s, "moscow")
        checks += 1
    assert checks == 4  # a card of 5, less 1


@clause("turmoil.r.ops-order-clamp", "turmoil.c.nassau.1")
def test_nassau_comes_after_the_events_and_the_least_value_last() -> None:
    alone: dict[str, Any] = {"navy": (2, 0)}
    assert value(L, 22, force={MARCH: L}, **alone) == 2  # 2 + 1, less 1
    assert value(L, 15, force={STYMIED: A}, **alone) == 2  # 3 - 1, and Nassau passes it over
    assert value(L, 58, force={STYMIED: A}, **alone) == 1


@clause("turmoil.c.nassau.1", "turmoil.n.nassau.1")
def test_nassau_lowers_the_opponents_cards_of_three_or_more_whosever_event_they_hold() -> None:
    assert value(L, 15, navy=(2, 0)) == 2
    assert value(L, 1, navy=(2, 0)) == 3
    assert value(L, 22, navy=(2, 0)) == 2
    assert value(A, 1, navy=(2, 0)) == 4
    assert value(A, 1, navy=(0, 2)) == 3


@clause("turmoil.c.nassau.1", "turmoil.r.fired-event-ops-value")
def test_an_event_that_fires_in_the_opponents_round_has_its_owners_value() -> None:
    # The Liberal event of card 12 checks with 3: Nassau is for cards the Liberal player plays in his rounds.
    position: dict[str, Any] = {
        "navy": (2, 0),
        "support": {"vienna": (1, 0), "kiel": (1, 0)},
        "fate": dice(1),
    }
    s = action(A, 12, force={ABSOLUTISM: A}, **position)
    events = play(s, "12", "event_first")
    assert sum_of(events, facts.Check, "strength") == [3]
    s = action(A, 12, force={MARCH: L}, **{**position, "fate": dice(1)})
    events = play(s, "12", "event_first")
    assert sum_of(events, facts.Check, "strength") == [4]


@clause("turmoil.r.ops-maximum")
def test_there_is_no_greatest_value() -> None:
    assert value(L, 78, force={MARCH: L}) == 6


@clause("turmoil.c.absolutism-march.1", "turmoil.r.absolutism-same-card")
@pytest.mark.parametrize(("side", "card"), [(A, MARCH), (L, ABSOLUTISM)])
def test_the_bonus_is_not_for_the_card_that_gives_it(side: int, card: int) -> None:
    s = action(side, card, support=AT_HOME)
    play(s, str(card), "event_first")
    assert s.ops == 3
    assert s.laws.ops[1 - side] == 1


@clause("turmoil.c.absolutism-march.1")
def test_even_with_colossus_the_own_bonus_starts_with_the_next_card() -> None:
    s = board(turn=3, hands=((ABSOLUTISM, 30), (22, 33)), navy=(5, 0), support={"kiel": (1, 0)})
    play(s, str(ABSOLUTISM), "event_first")
    assert s.ops == 3
    play(s, "kiel", "kiel", "kiel", "22", "event", "dijon", "dijon", "30", "operations")
    assert s.ops == 3  # a card of 2


@clause("turmoil.c.absolutism-march.2")
@pytest.mark.parametrize(("side", "card"), [(A, ABSOLUTISM), (L, MARCH)])
def test_the_bonus_cards_themselves_grant_no_operations(side: int, card: int) -> None:
    s = action(side, card, support=AT_HOME)
    play(s, str(card), "event")
    assert s.pending == ()
    assert s.display == (card,)


@clause("turmoil.r.absolutism-duration")
def test_the_bonus_ends_with_the_turn() -> None:
    s = end_of_turn(2, force={ABSOLUTISM: A, MARCH: L, STYMIED: A})
    assert s.laws.ops == [0, 0]
    assert s.display == ()


# -- operations of an event --------------------------------------------------------------------


@clause("turmoil.7.4.a")
def test_granted_operations_follow_the_rules_of_operations() -> None:
    s = event(55, support={"paris": (0, 1), "dijon": (1, 0)})
    assert asked(s) is questions.Operations
    t = s.copy()
    play(t, "place")
    assert t.ops == 3
    assert "bordeaux" in legal(t)
    assert refused(t, "moscow").clause == "turmoil.6.1.2.b"
    play(s, "check")
    assert legal(s) == {"dijon"}
    assert refused(s, "paris").clause == "turmoil.6.2.3.a"


@clause("turmoil.7.4.b")
def test_granted_operations_are_changed_by_events_too() -> None:
    s = event(55, force={STYMIED: A}, support={"paris": (0, 1)})
    assert s.ops == 2
    s = event(55, force={MARCH: L}, turn=8, support={"paris": (0, 1)})
    assert s.ops == 5


@clause("turmoil.7.4.b")
def test_a_closed_region_is_closed_for_granted_operations_too() -> None:
    s = event(55, force={25: A}, support={"trieste": (0, 1), "greece": (0, 2)})
    play(s, "place")
    assert "trieste" in legal(s)
    assert not {"bosnia", "greece"} & legal(s)
    assert refused(s, "bosnia").clause == "turmoil.7.2.a"


@clause("turmoil.r.granted-ops-naval")
def test_general_operations_of_an_event_allow_a_naval_attempt_within_the_limit() -> None:
    red: dict[str, Any] = {"hands": ((30,), ()), "support": {"paris": (0, 1)}}
    assert "naval" in legal(event(60, **red))
    assert "naval" not in legal(event(60, attempts=(0, 1), **red))


@clause("turmoil.r.granted-ops-naval")
def test_operations_for_support_alone_allow_no_naval_attempt() -> None:
    s = event(107, navy=(2, 2), support={"kiel": (1, 0)})
    play(s, "option.1")
    assert asked(s) is questions.Buy


# -- Balkan Federation -------------------------------------------------------------------------


@clause("turmoil.r.balkan-federation-checks")
def test_balkan_federation_adds_to_checks_that_are_all_in_the_balkans() -> None:
    position: dict[str, Any] = {
        "support": {"bosnia": (5, 0), "bulgaria": (5, 0), "moscow": (5, 0)},
        "force": {84: L},
    }
    s = action(L, 22, **position, fate=dice(1, 1))
    events = play(s, "22", "operations", "bosnia")
    assert sum_of(events, facts.Check, "strength") == [3]
    assert legal(s) == {"bulgaria", "done"}
    s = action(L, 22, **position, fate=dice(1, 1))
    events = play(s, "22", "operations", "moscow", "bosnia")
    assert sum_of(events, facts.Check, "strength") == [2, 2]


@clause("turmoil.r.balkan-federation-checks")
def test_balkan_federation_adds_a_point_that_only_the_balkans_get() -> None:
    s = action(L, 22, support={"romania": (0, 1)}, force={84: L})
    play(s, "22", "operations")
    t = s.copy()
    play(t, "serbia", "bulgaria", "romania")
    assert t.pending == ()
    assert support(t, "romania") == (0, 2)
    play(s, "romania", "transylvania")
    assert s.pending == ()


def points_in_the_balkans(card: int, **position: Any) -> int:
    """How much support a Liberal card buys if all of it goes to Romania."""
    s = action(L, card, support={"romania": (0, 1)}, **position)
    play(s, str(card), "operations")
    while s.pending:
        play(s, "romania")
    return support(s, "romania")[L] - 1


@clause("turmoil.6.3.9.a", "turmoil.r.ops-order-clamp")
def test_nassau_comes_after_the_point_of_balkan_federation() -> None:
    alone: dict[str, Any] = {"navy": (2, 0)}
    assert points_in_the_balkans(22, force={84: L}) == 3
    assert points_in_the_balkans(22, force={84: L}, **alone) == 2  # 2 + 1, less 1
    assert points_in_the_balkans(36, force={84: L}, **alone) == 3  # 3 + 1, less 1
    assert points_in_the_balkans(22, force={84: L, STYMIED: A}, **alone) == 2  # 2 + 1 - 1
    enemies = {"bosnia": (5, 0), "bulgaria": (5, 0), "moscow": (5, 0)}
    s = action(L, 22, support=enemies, force={84: L}, fate=dice(1), **alone)
    events = play(s, "22", "operations", "bosnia")
    assert sum_of(events, facts.Check, "strength") == [2]
    assert legal(s) == {"bulgaria", "moscow", "done"}  # no bonus that would bind the second check


@clause("turmoil.7.3.1.a", "turmoil.r.ops-order-clamp")
def test_the_point_of_balkan_federation_is_summed_before_the_least_value_is_looked_at() -> None:
    assert points_in_the_balkans(58, force={84: L}) == 2
    assert points_in_the_balkans(58, force={84: L, STYMIED: A}) == 1  # 1 + 1 - 1


@clause("turmoil.7.4.b", "turmoil.r.ops-order-clamp")
def test_nassau_comes_after_the_point_of_balkan_federation_in_granted_operations() -> None:
    for navy, bought in (((0, 0), 5), ((2, 0), 4)):
        s = event(55, turn=8, force={84: L}, support={"romania": (0, 1)}, navy=navy)
        play(s, "place")
        while s.pending:
            play(s, "romania")
        assert support(s, "romania") == (0, 1 + bought)


@clause("turmoil.r.absolutism-same-card", "turmoil.n.colossus.1")
def test_balkan_federation_adds_nothing_to_its_own_operations() -> None:
    s = board(turn=8, active=L, hands=((30, 31), (84, 22)), navy=(0, 5), support={"romania": (0, 1)})
    play(s, "84", "event_first", "romania")
    assert s.ops == 2
    play(s, "romania", "romania")
    assert support(s, "romania") == (0, 4)
    assert s.active == A
    assert s.laws.bonus_in[L] != s.laws.bonus_in[A]
