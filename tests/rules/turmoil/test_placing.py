"""Operations, and placing support with them: turmoil.6.0.*, .6.1.*"""

from __future__ import annotations

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.bits import listed
from salon.games.turmoil.effects.support import settle_black_hand
from salon.games.turmoil.operations import can_place, price, reach
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NOBODY
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Refusal, Text
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
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
    support,
)

BOXES_REACH = {"brittany_normandy", "netherlands", "belgium", "greece", "libya"}


@clause("turmoil.6.0.a")
def test_the_whole_value_goes_into_one_use() -> None:
    s = board({"fauvism": (1, 0), "paris": (0, 2)}, hands=((21, 13), ()), fate=dice(1, 1))
    play(s, "21", "operations")
    assert legal(s) == {"place", "check"}
    play(s, "place", "fauvism")
    assert asked(s) is questions.Buy
    for name in ("check", "naval"):
        assert refused(s, name).clause == "turmoil.6.0.a"
    assert refused(s, "done").clause == "turmoil.r.spend-all-ops"
    play(s, "fauvism", "fauvism")
    assert (s.attempts, s.round) == ((0, 0), 2)


@clause("turmoil.6.0.a")
def test_a_naval_attempt_is_all_that_a_card_does() -> None:
    s = board({"fauvism": (1, 0), "paris": (0, 2)}, hands=((21, 13), (22,)), fate=dice(1))
    play(s, "21", "naval")
    assert (s.pending[0].seat, asked(s)) == (L, questions.Card)


@clause("turmoil.6.0.b")
def test_a_scoring_card_gives_no_operations() -> None:
    s = board(start=True, hands=((6, 13), ()))
    play(s, "6")
    assert asked(s) is questions.Stability
    for name in ("operations", "naval", "place"):
        assert refused(s, name, seat=A).clause == "turmoil.9.0.1.a"
    # Nor can it be used in an extra naval round.
    s = board(round=7, active=L, hands=((), (22, 6, 33)), navy=(0, 4))
    play(s, "22", "event", "dijon", "dijon")
    assert (asked(s), legal(s)) == (questions.Helgoland, {"33", "pass"})
    assert refused(s, "6").clause == "turmoil.6.0.b"


@clause("turmoil.r.no-legal-placement")
def test_what_cannot_be_done_is_not_offered() -> None:
    s = board({"paris": (0, 2)}, hands=((21, 13), ()), fate=dice(1))
    play(s, "21", "operations")  # no Authoritarian support: only checks are possible
    assert asked(s) is questions.Check
    s = board({"fauvism": (1, 0)}, hands=((21, 13), ()))
    play(s, "21", "operations")  # no Liberal support: only placing is possible
    assert asked(s) is questions.Buy


@clause("turmoil.r.no-legal-placement")
def test_operations_that_can_do_nothing_are_lost() -> None:
    s = board(hands=((21, 13), (22,)), attempts=(1, 0))
    events = play(s, "21", "operations")
    assert facts.NoOperations in kinds(events)
    assert (s.discard, s.pending[0].seat, s.ops) == ([21], L, 0)


# -- support of events -------------------------------------------------------------------------


@clause("turmoil.6.1.1.a", "turmoil.6.1.1.b")
def test_support_of_an_event_needs_no_neighbour_and_costs_no_more() -> None:
    s = event(30, support={"kiel": (0, 3)})
    assert control(s, "kiel") == L
    play(s, "kiel", "kiel")
    assert support(s, "kiel") == (2, 3)
    # Bought, the same two points would have cost four operations, and have needed a neighbour.
    bought = board({"kiel": (0, 3), "denmark": (1, 0)}, hands=((30, 13), ()))
    play(bought, "30", "operations", "place", "kiel")
    assert (support(bought, "kiel"), asked(bought)) == ((1, 3), questions.Card)


@clause("turmoil.r.event-support-limits")
def test_closed_spaces_take_no_support_of_events() -> None:
    s = event(104, support={"denmark": (0, 2)})
    assert "norway" not in legal(s)
    gone = event(31, changes=["state_secularism"])
    assert "french_catholic_church" not in legal(gone)
    s = board(turn=4, changes=["state_secularism"], hands=((42,), ()))
    play(s, "42", "event")
    assert refused(s, "french_catholic_church").clause == "turmoil.m.state-secularism.2"


@clause("turmoil.r.event-support-limits")
@pytest.mark.parametrize(("card", "side"), [(109, A), (84, L)])
def test_the_space_of_the_black_hand_takes_support_of_both_sides(card: int, side: int) -> None:
    s = board(turn=8, active=side, hands=((card,), (22,)) if side == A else ((13,), (card,)))
    settle_black_hand(s, NUMBER["serbia"])
    play(s, str(card), "event", "serbia")
    assert support(s, "serbia") == ((3, 0) if side == A else (2, 1))


@clause("turmoil.r.naval-box-support")
def test_support_of_a_naval_box_is_placed_like_that_of_an_event() -> None:
    s = board({"algeria": (3, 0)}, active=L, hands=((13,), (22, 33)), fate=dice(6))
    play(s, "22", "naval")
    # No Liberal support anywhere; Algeria is controlled, Norway closed.
    assert "algeria" not in legal(s)
    assert {"libya", "sweden", "done"} <= legal(s)
    play(s, "libya")
    assert refused(s, "libya").clause == "turmoil.6.3.5.a"  # one in each of two spaces
    play(s, "sweden")
    assert (support(s, "libya"), support(s, "sweden"), s.pending[0].seat) == ((0, 1), (0, 1), A)


# -- reach -------------------------------------------------------------------------------------


@clause("turmoil.6.1.2.b")
def test_support_goes_with_or_next_to_own_support() -> None:
    s = board({"jugendstil": (1, 0), "silesia": (0, 1)}, hands=((21, 13), ()))
    play(s, "21", "operations", "place")
    assert legal(s) == {"jugendstil", "berlin"}
    for space in ("wilhelm_ii", "silesia", "paris"):
        assert refused(s, space).clause == "turmoil.6.1.2.b"


@clause("turmoil.6.1.2.c")
def test_support_just_placed_does_not_reach_further() -> None:
    s = board({"jugendstil": (1, 0)}, hands=((21, 13), (22,)))
    play(s, "21", "operations", "berlin")
    assert legal(s) == {"jugendstil", "berlin"}
    # The commonest mistake of all: Berlin was not there before.
    assert refused(s, "wilhelm_ii") == Refusal(
        "turmoil.6.1.2.c",
        Text("turmoil.why.just-placed", {"space": "space.wilhelm_ii", "next": "space.berlin"}),
    )
    assert refused(s, "paris").clause == "turmoil.6.1.2.b"
    play(s, "berlin", "berlin")
    assert "wilhelm_ii" in {GAME.cards.atlas.ids[n] for n in listed(reach(s, A))}  # from the next time on


@clause("turmoil.r.adjacency-snapshot")
def test_an_event_before_the_operations_can_narrow_the_reach() -> None:
    # Stolypin Land Reforms takes the only Liberal support.
    position = {"belarus": (0, 1), "fauvism": (1, 0)}
    s = board(position, turn=8, active=L, hands=((13,), (89,)))
    play(s, "89", "event_first")
    assert asked(s) is questions.Check  # nothing is left to place from
    s = board(position, turn=8, active=L, hands=((13,), (89,)))
    play(s, "89", "operations_first", "place")
    assert legal(s) == {"belarus", "ukraine", "tsarist_army"}


@clause("turmoil.r.adjacency-snapshot")
def test_an_event_before_the_operations_can_widen_the_reach() -> None:
    # Colossus class: event and operations of one card.
    s = board({"jugendstil": (1, 0)}, hands=((30, 13), ()), navy=(5, 0))
    play(s, "30", "event_first", "galicia", "galicia")
    assert legal(s) == {"jugendstil", "berlin", "galicia", "moravia", "budapest", "tsarist_army"}


@clause("turmoil.r.boxes-placement-adjacency")
def test_boxes_do_not_help_to_place() -> None:
    s = board({"jugendstil": (1, 1)}, hands=((21,), (22,)))
    for side in (A, L):
        found = {GAME.cards.atlas.ids[n] for n in listed(reach(s, side))}
        assert found == {"jugendstil", "berlin"}
        assert not found & BOXES_REACH


@clause("turmoil.r.black-hand-adjacency")
def test_the_black_hand_counts_like_support_but_never_leaves() -> None:
    s = event(103)
    play(s, "macedonia")
    assert control(s, "macedonia") == A
    assert {GAME.cards.atlas.ids[n] for n in listed(reach(s, A))} == {
        "macedonia",
        "serbia",
        "bulgaria",
        "greece",
        "constantinople",
    }
    assert s.removable(NUMBER["macedonia"], A) == 0
    s.add(NUMBER["macedonia"], A)
    assert s.removable(NUMBER["macedonia"], A) == 1


# -- costs -------------------------------------------------------------------------------------


@clause("turmoil.6.1.3.a")
@pytest.mark.parametrize("points", [(0, 0), (0, 2), (3, 0), (1, 3)])
def test_a_point_costs_one_where_the_opponent_does_not_control(points: tuple[int, int]) -> None:
    s = board({"vienna": points, "viennese_secession": (1, 0)}, hands=((21, 13), ()))
    play(s, "21", "operations")
    if asked(s) is questions.Operations:
        play(s, "place")
    play(s, "vienna")
    assert s.ops == 2


@clause("turmoil.6.1.3.b")
def test_a_point_costs_two_where_the_opponent_controls() -> None:
    s = board({"vienna": (0, 5), "viennese_secession": (1, 0)}, hands=((21, 13), ()))
    play(s, "21", "operations", "place", "vienna")
    assert s.ops == 1
    assert refused(s, "vienna").clause == "turmoil.6.1.3.b"
    assert "vienna" not in legal(s)


@clause("turmoil.6.1.2.a", "turmoil.6.1.3.c")
def test_the_cost_falls_when_control_is_broken() -> None:
    s = board({"vienna": (0, 3), "viennese_secession": (1, 0)}, hands=((1, 13), ()))
    play(s, "1", "operations", "place")
    left = []
    for _ in range(3):
        left.append(s.ops)
        play(s, "vienna")
        if len(left) == 1:
            assert control(s, "vienna") == NOBODY
    assert left == [4, 2, 1]
    assert support(s, "vienna") == (3, 3)


@clause("turmoil.r.cost-rise-within-placement")
def test_the_cost_never_rises() -> None:
    for liberal in range(8):
        s = board({"vienna": (0, liberal)}, hands=((13,), ()))
        costs = []
        for _ in range(10):
            costs.append(price(s, A, NUMBER["vienna"], free=False))
            s.add(NUMBER["vienna"], A)
        assert costs == sorted(costs, reverse=True)
        assert costs.count(2) == max(0, liberal - 2)


@clause("turmoil.r.spend-all-ops")
def test_operations_are_spent_as_far_as_they_reach() -> None:
    s = board({"jugendstil": (1, 0)}, hands=((21, 13), ()))
    play(s, "21", "operations", "jugendstil")
    assert "done" not in legal(s)
    # One left, and everything in reach costs two: it is lost.
    s = board({"jugendstil": (1, 3), "berlin": (0, 3)}, hands=((21, 13), (22,)))
    play(s, "21", "operations", "place", "berlin", "berlin")
    assert (support(s, "berlin"), s.pending[0].seat, s.ops) == ((2, 3), L, 0)
    s = board({"jugendstil": (1, 9), "berlin": (0, 9)}, hands=((21, 13), (22,)))
    play(s, "21", "operations", "place", "berlin")
    assert (support(s, "berlin"), s.pending[0].seat, s.ops) == ((1, 9), L, 0)


def reached(s: TurmoilState, side: int, where: Where = ANYWHERE) -> set[str]:
    return {s.cards.atlas.ids[n] for n in listed(reach(s, side, where))}


@clause("turmoil.6.1.2.b", "turmoil.6.1.2.c", "turmoil.7.2.a", "turmoil.8.4.4.e")
def test_what_narrows_the_reach() -> None:
    position = {"paris": (0, 2), "greece": (0, 1), "romania": (1, 0)}
    s = board(position, stack=[])
    names, neighbours = s.cards.atlas.ids, s.world.neighbours
    near = {names[n] for name in ("paris", "greece") for n in (NUMBER[name], *neighbours[NUMBER[name]])}
    assert reached(s, L) == near & {names[n] for n in s.world.open} == near
    assert reached(s, L, Where(region=("france",))) == near & {names[n] for n in s.world.regions[0]}
    balkans = {names[n] for n in s.world.regions[4]}
    assert near & balkans
    assert reached(board(position, force={25: A}, stack=[]), L) == near - balkans
    s.frozen = (NUMBER["paris"], NUMBER["berlin"])
    assert reached(s, L) == near - {"paris"}
    for force, is_open in (({}, True), ({25: A}, False)):
        s = board(position, force=force, stack=[])
        s.ops = 3
        assert can_place(s, L, Where(region=("balkans",)), free=True) == is_open
        assert can_place(s, L, Where(region=("germany",)), free=True) is False


@clause("turmoil.6.1.2.b", "turmoil.6.1.3.b")
def test_one_operation_buys_nothing_where_all_is_the_opponents() -> None:
    nothing = {"switzerland": (0, 1)}
    around = {name: (9, 0) for name in GAME.cards.atlas.ids if name not in {"switzerland", "norway"}}
    for position, ops, may in (
        ({**around, **nothing}, 1, True),  # in Switzerland, which nobody controls
        ({**around, "switzerland": (9, 1)}, 1, False),
        ({**around, "switzerland": (9, 1)}, 2, True),
        ({**around, "switzerland": (0, 9)}, 1, True),
        ({**around, "switzerland": (0, 9)}, 0, False),
        ({**around, "switzerland": (9, 0)}, 3, False),
    ):
        s = board(position, stack=[])
        s.ops = ops
        assert can_place(s, L, ANYWHERE, free=False) == may


@clause("turmoil.6.1.2.a")
@pytest.mark.parametrize("space", GAME.cards.atlas.ids)
def test_support_in_any_one_space_is_enough_to_place_more(space: str) -> None:
    s = board({space: (0, 1)})
    s.ops = 9
    assert can_place(s, L, ANYWHERE, free=False)
    assert not can_place(s, A, ANYWHERE, free=False)
