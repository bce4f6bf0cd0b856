"""What a player may suppose of what the other has chosen in secret: turmoil.9.0.1, turmoil.8.4.4.d

A bot thinks in worlds that agree with all it has seen. Each must hold choices that could really lie there,
and over many worlds every one of them.
"""

from __future__ import annotations

from salon.games.turmoil.state import TurmoilState
from salon.kernel import Fate
from tests.marks import clause
from tests.rules.turmoil.board import GAME, A, L, play
from tests.rules.turmoil.test_mobilization import ALLIANCE, COLLAPSE, mobilized
from tests.rules.turmoil.war_board import scoring_begun

WORLDS = 60
PLANS = [
    {n for n, plan in enumerate(GAME.cards.mobilization) if plan.nation == nation and plan.code != "G2"}
    for nation in ("germany", "austria_hungary")
]


def supposed(s: TurmoilState, by: int) -> set[tuple[int, ...]]:
    """What the other side may have chosen, as one side may suppose."""
    fate = Fate.of(1)
    worlds = [s.determinize(by, fate) for _ in range(WORLDS)]
    assert {world.picked[by] for world in worlds} == {s.picked[by]}  # one's own choices are known
    return {world.picked[1 - by] for world in worlds}


def codes(picks: set[tuple[int, ...]]) -> set[tuple[str, ...]]:
    plans = GAME.cards.mobilization
    return {tuple(plans[card].code if card >= 0 else "" for card in cards) for cards in picks}


@clause("turmoil.9.0.1.a", "turmoil.9.0.d")
def test_any_available_stability_card_may_lie_there() -> None:
    s = scoring_begun("russia", ready=([16, 17, 18], [2, 8]))
    play(s, "stability.17", seat=A)
    assert supposed(s, by=L) == {(16,), (17,), (18,)}
    assert supposed(s, by=A) == {()}  # the other has not chosen yet


@clause("turmoil.9.0.1.a", "turmoil.r.extra-stability-cards")
def test_that_no_second_stability_card_was_chosen_is_known() -> None:
    s = scoring_begun("france", navy=(8, 0), ready=([11, 12, 13], None))
    play(s, "stability.11", "done", seat=A)
    assert supposed(s, by=L) == {(11, 0), (12, 0), (13, 0)}
    s = scoring_begun("france", navy=(8, 0), ready=([11, 12, 13], None))
    play(s, "stability.11", "stability.13", seat=A)
    assert supposed(s, by=L) == {(a, b) for a in (11, 12, 13) for b in (11, 12, 13) if a != b}


@clause("turmoil.8.4.4.d")
def test_any_plan_of_the_nation_may_lie_there() -> None:
    s = mobilized(ALLIANCE, "dual_alliance")
    play(s, "mobilization.g6", seat=A)
    assert codes(supposed(s, by=L)) == {("G1",), ("G3",), ("G4",), ("G5",), ("G6",)}
    play(s, "mobilization.a3", seat=A)
    assert {cards[1] for cards in codes(supposed(s, by=L))} == {"A1", "A2", "A3"}


@clause("turmoil.8.4.4.d", "turmoil.r.mobilization-uboat")
def test_the_u_boats_may_lie_there_or_not() -> None:
    for answer in ("mobilization.g2", "done"):
        s = mobilized(COLLAPSE, navy=(1, 3))
        play(s, "mobilization.g6", answer, seat=A)
        assert {cards[1:] for cards in codes(supposed(s, by=L))} == {("G2",), ("",)}


@clause("turmoil.8.4.4.e")
def test_plans_that_lie_open_are_known_and_no_other_can_be_one_of_them() -> None:
    plans = GAME.cards.mobilization
    s = mobilized(ALLIANCE, "dual_alliance")
    play(s, "mobilization.g6", "mobilization.a3", seat=A)
    german, austrian = s.picked[A]
    for revealed in range(1, 9):
        s.revealed = revealed
        for place, card in enumerate((german, austrian)):
            later = {n for n in PLANS[place] if plans[n].priority >= revealed}
            is_open = plans[card].priority < revealed
            assert {cards[place] for cards in supposed(s, by=L)} == ({card} if is_open else later)


@clause("turmoil.8.4.4.d", "turmoil.r.mobilization-uboat")
def test_whether_the_u_boats_sail_is_known_once_plans_lie_open() -> None:
    for answer, code in (("mobilization.g2", "G2"), ("done", "")):
        s = mobilized(COLLAPSE, navy=(1, 3))
        play(s, "mobilization.g6", answer, seat=A)
        s.revealed = 1
        assert {cards[1] for cards in codes(supposed(s, by=L))} == {code}
