"""Support Checks: turmoil.6.2.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.support import settle_black_hand
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import AUSTRIA_HUNGARY, NOBODY
from tests.marks import clause
from tests.rules.turmoil.board import (
    NUMBER,
    A,
    L,
    asked,
    board,
    control,
    dice,
    event,
    kinds,
    legal,
    play,
    refused,
    shown,
    stability,
    support,
)


def checking(
    position: dict[str, tuple[int, int]], *rolls: int, side: int = A, card: int = 21, **more: Any
) -> TurmoilState:
    """A player makes Support Checks with a card: 21 has 3 operations."""
    hands = ((card, 34), (22,)) if side == A else ((34,), (card, 22))
    s = board(position, active=side, hands=hands, fate=dice(*rolls), **more)
    play(s, str(card), "operations" if s.cards.side[card] in (side, NOBODY) else "operations_first")
    if asked(s) is questions.Operations:
        play(s, "check")
    return s


def sums(s: TurmoilState, space: str, side: int = A) -> dict[str, int]:
    found: dict[str, int] = shown(s, side)["checks"][space]
    return found


@clause("turmoil.6.2.1.a")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_check_never_helps_the_opponent(die: int) -> None:
    # Jugendstil has stability 2: the die and 3 against 4.
    s = checking({"jugendstil": (1, 2), "silesia": (0, 1)}, die)
    play(s, "jugendstil")
    own, enemy = support(s, "jugendstil")
    assert own >= 1
    assert enemy <= 2
    assert enemy == max(0, 2 - (die - 1))


@clause("turmoil.6.2.2.a")
def test_a_card_gives_two_checks() -> None:
    s = checking({"jugendstil": (0, 3), "silesia": (0, 3), "symbolism": (0, 3)}, 2, 2)
    events = play(s, "jugendstil", "silesia")
    assert kinds(events).count(facts.Check) == 2
    assert (asked(s), s.pending[0].seat) == (questions.Card, L)


@clause("turmoil.6.2.2.b")
@pytest.mark.parametrize("card", [28, 13, 21, 1])  # of 1, 2, 3 and 4 operations
def test_two_checks_whatever_the_value(card: int) -> None:
    s = checking({"jugendstil": (0, 9), "silesia": (0, 9), "symbolism": (0, 9)}, 1, 1, card=card)
    assert sums(s, "jugendstil")["strength"] == s.cards.ops[card]
    events = play(s, "jugendstil", "silesia")
    assert kinds(events).count(facts.Check) == 2
    assert asked(s) is questions.Card


@clause("turmoil.6.2.2.c")
def test_the_two_checks_are_in_different_spaces() -> None:
    s = checking({"jugendstil": (0, 3), "silesia": (0, 3)}, 2, 2)
    play(s, "jugendstil")
    assert legal(s) == {"silesia", "done"}
    assert refused(s, "jugendstil").clause == "turmoil.6.2.2.c"


@clause("turmoil.6.2.2.d")
def test_checks_of_an_event_may_be_in_the_same_space() -> None:
    # Kulturkampf: 3 and the die against 6 for a Church of stability 3.
    position = {"austrian_catholic_church": (4, 0), "russian_orthodox_church": (4, 0)}
    s = event(38, support=position, fate=dice(4, 4))
    play(s, "austrian_catholic_church")
    assert "austrian_catholic_church" in legal(s)
    play(s, "austrian_catholic_church")
    assert support(s, "austrian_catholic_church") == (2, 0)


@clause("turmoil.r.second-check-optional")
def test_the_second_check_may_be_waived() -> None:
    s = checking({"jugendstil": (0, 3), "silesia": (0, 3)}, 2)
    assert "done" not in legal(s)
    play(s, "jugendstil")
    play(s, "done")
    assert (support(s, "silesia"), s.pending[0].seat) == ((0, 3), L)
    # With no second target it is lost.
    s = checking({"jugendstil": (0, 3)}, 2)
    play(s, "jugendstil")
    assert s.pending[0].seat == L


@clause("turmoil.6.2.3.a")
def test_a_target_holds_support_of_the_opponent() -> None:
    s = checking({"jugendstil": (0, 1), "silesia": (4, 0), "moscow": (5, 1)}, 1)
    assert legal(s) == {"jugendstil", "moscow"}
    for space in ("silesia", "kiel"):
        assert refused(s, space).clause == "turmoil.6.2.3.a"


@clause("turmoil.r.check-targets-independent")
def test_independent_spaces_are_targets_too() -> None:
    s = checking({"sweden": (0, 1), "belgium": (0, 1)}, 1)
    assert legal(s) == {"sweden", "belgium"}
    assert refused(s, "norway").clause == "turmoil.4.norway.a"
    position = {"sweden": (0, 1), "norway": (0, 1), "belgium": (0, 1)}
    s = checking(position, 1, turn=4, changes=["norwegian_independence"])
    assert legal(s) == {"sweden", "belgium", "norway"}


@clause("turmoil.r.check-targets-independent")
def test_neither_the_black_hand_nor_a_lost_church_is_a_target() -> None:
    s = board({"serbia": (1, 0), "bosnia": (1, 0)}, turn=8, active=L, hands=((13,), (14, 22)))
    settle_black_hand(s, NUMBER["serbia"])
    play(s, "14", "operations")
    assert (asked(s), legal(s)) == (questions.Check, {"bosnia"})
    assert refused(s, "serbia").clause == "turmoil.m.black-hand.2"
    s = checking({"paris": (0, 1), "nice": (0, 1)}, 1, changes=["state_secularism"])
    assert refused(s, "french_catholic_church").clause == "turmoil.m.state-secularism.2"


@clause("turmoil.6.2.3.b")
def test_the_first_check_is_done_before_the_second_is_named() -> None:
    # Berlin is Liberal, next to Jugendstil; the first check takes it.
    s = checking({"berlin": (0, 3), "jugendstil": (0, 1)}, 6, 1)
    assert sums(s, "jugendstil")["enemy"] == 1
    play(s, "berlin")
    assert (support(s, "berlin"), control(s, "berlin")) == ((0, 0), NOBODY)
    assert sums(s, "jugendstil")["enemy"] == 0


@clause("turmoil.6.2.4.a")
@pytest.mark.parametrize(("space", "threshold"), [("symbolism", 2), ("jugendstil", 4), ("siberia", 10)])
def test_the_threshold_is_twice_the_stability(space: str, threshold: int) -> None:
    s = checking({space: (0, 1), "silesia": (0, 1)}, 1)
    assert sums(s, space)["threshold"] == threshold


@clause("turmoil.6.2.4.b", "turmoil.6.2.5.a")
@pytest.mark.parametrize(
    ("card", "die", "lost"),
    [(28, 3, 0), (28, 4, 1), (28, 6, 3), (13, 2, 0), (13, 3, 1), (21, 1, 0), (21, 2, 1), (21, 6, 5)],
)
def test_die_and_value_must_be_more_than_the_threshold(card: int, die: int, lost: int) -> None:
    s = checking({"jugendstil": (0, 9)}, die, card=card)
    play(s, "jugendstil")
    assert support(s, "jugendstil") == (0, 9 - lost)


@clause("turmoil.6.2.4.b")
def test_the_value_is_the_one_that_events_have_made_of_it() -> None:
    for force, strength in (({}, 3), ({35: A}, 4), ({16: L}, 2)):
        s = checking({"jugendstil": (0, 9)}, 1, force=force)
        assert sums(s, "jugendstil")["strength"] == strength


@clause("turmoil.6.2.4.c", "turmoil.6.2.4.d")
@pytest.mark.parametrize(("berlin", "lost"), [((3, 0), 2), ((0, 3), 0), ((2, 0), 1), ((1, 3), 1)])
def test_neighbours_help_and_hinder(berlin: tuple[int, int], lost: int) -> None:
    s = checking({"jugendstil": (0, 9), "berlin": berlin}, 2)
    play(s, "jugendstil")
    assert support(s, "jugendstil") == (0, 9 - lost)


@clause("turmoil.6.2.4.c", "turmoil.6.2.4.d")
def test_each_controlled_neighbour_counts() -> None:
    position = {
        "saint_petersburg": (0, 1), "finland": (2, 0), "baltic_states": (2, 0), "nicolas_ii": (0, 4),
        "russian_bourgeoisie": (1, 0),
    }  # fmt: skip
    s = checking(position, 1)
    found = sums(s, "saint_petersburg")
    assert (found["own"], found["enemy"], found["strength"], found["threshold"]) == (2, 1, 3, 6)
    assert found["needs"] == 3  # 3 + 3 + 2 - 1 is 7


@clause("turmoil.6.2.4.e")
@pytest.mark.parametrize(
    ("space", "side", "own", "enemy"),
    [
        ("brittany_normandy", A, 0, 1),
        ("brittany_normandy", L, 1, 0),
        ("netherlands", A, 0, 1),
        ("belgium", L, 1, 0),
        ("greece", A, 0, 1),
        ("libya", L, 1, 0),
        ("crimea", A, 1, 0),
        ("constantinople", L, 0, 1),
        ("paris", A, 0, 0),
    ],
)
def test_boxes_count_as_controlled(space: str, side: int, own: int, enemy: int) -> None:
    there = (0, 1) if side == A else (1, 0)
    s = checking({space: there, "symbolism": there}, 1, side=side, card=21 if side == A else 14)
    found = sums(s, space, side)
    assert (found["own"], found["enemy"]) == (own, enemy)


@clause("turmoil.r.check-across-regions")
def test_neighbours_in_other_regions_count_each_once() -> None:
    position = {
        "imperial_army": (0, 1),
        "french_armed_forces": (0, 4),
        "belgium": (3, 0),
        "wilhelm_ii": (5, 0),
    }
    s = checking(position, 1)
    found = sums(s, "imperial_army")
    assert (found["own"], found["enemy"]) == (2, 1)
    # Greece: Constantinople of no region, and the Egypt box.
    s = checking({"greece": (0, 1), "constantinople": (0, 3), "symbolism": (0, 1)}, 1)
    found = sums(s, "greece")
    assert (found["own"], found["enemy"]) == (0, 2)


@clause("turmoil.6.2.4.f")
@pytest.mark.parametrize("points", [(0, 1), (0, 9), (9, 1), (5, 5)])
def test_support_in_the_target_does_not_matter_for_the_roll(points: tuple[int, int]) -> None:
    s = checking({"jugendstil": points, "silesia": (0, 1)}, 2)
    found = sums(s, "jugendstil")
    assert (found["strength"], found["own"], found["enemy"], found["threshold"]) == (3, 0, 0, 4)
    play(s, "jugendstil")
    assert support(s, "jugendstil")[L] == points[L] - 1


@clause("turmoil.6.2.5.a")
def test_an_equal_total_changes_nothing() -> None:
    s = checking({"jugendstil": (1, 1), "silesia": (0, 1)}, 1)
    play(s, "jugendstil")
    assert support(s, "jugendstil") == (1, 1)


@clause("turmoil.6.2.5.b", "turmoil.6.2.5.c")
@pytest.mark.parametrize(
    ("liberal", "die", "after"),
    [(4, 4, (0, 1)), (3, 4, (0, 0)), (2, 4, (1, 0)), (1, 4, (2, 0)), (1, 3, (1, 0)), (1, 2, (0, 0))],
)
def test_the_margin_removes_and_then_adds(liberal: int, die: int, after: tuple[int, int]) -> None:
    s = checking({"jugendstil": (0, liberal)}, die)
    play(s, "jugendstil")
    assert support(s, "jugendstil") == after


@clause("turmoil.6.2.5.d", "turmoil.r.check-cap-arithmetic")
@pytest.mark.parametrize(
    ("points", "die", "after"),
    [
        ((0, 1), 6, (2, 0)),  # margin 5: one goes, and no more than control needs comes
        ((1, 1), 6, (2, 0)),
        ((2, 1), 6, (2, 0)),
        ((4, 1), 6, (4, 0)),  # already more than enough: none comes, none goes
        ((1, 4), 6, (2, 0)),
        ((1, 5), 6, (1, 0)),
        ((1, 7), 6, (1, 2)),
    ],
)
def test_no_more_is_added_than_control_needs(
    points: tuple[int, int], die: int, after: tuple[int, int]
) -> None:
    s = checking({"jugendstil": points}, die)
    play(s, "jugendstil")
    assert support(s, "jugendstil") == after


@clause("turmoil.r.event-check-value")
def test_a_check_of_a_stability_card_has_the_value_it_says() -> None:
    # Support of the Generals: strength 3, whatever events make of the values of cards.
    for force in ({}, {35: A}, {16: L}):
        s = stability(
            13,
            AUSTRIA_HUNGARY,
            support={"galicia": (2, 0), "vienna": (0, 3), "trieste": (0, 1)},
            force=force,
        )
        assert {found["strength"] for found in shown(s, A)["checks"].values()} == {3}
