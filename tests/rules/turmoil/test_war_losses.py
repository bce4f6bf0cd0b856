"""What the Great War costs, and the scoring after it: turmoil.8.4.3, .8.4.5"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.war import GreatWar
from salon.kernel import Event, Fact
from tests.marks import clause
from tests.rules.turmoil.board import (
    A,
    L,
    asked,
    control,
    dice,
    ended,
    event,
    kinds,
    legal,
    play,
    refused,
    support,
)
from tests.rules.turmoil.war_board import COLLAPSED, enter, sum_of, war

WAR_DICE = {None: (3, 3), A: (6, 1), L: (1, 6)}
ALLIANCE = ("franco_russian_alliance", "dual_alliance")


def losses(
    region: str, *rolls: int, winner: int | None = None, **position: Any
) -> tuple[TurmoilState, tuple[Event, ...]]:
    """The losses of one of three regions begin, and these dice fall."""
    position.setdefault("track", (*COLLAPSED, "balkan_war"))
    s = war(*WAR_DICE[winner], **position)
    s.fate = dice(*rolls)
    return s, play(s, region)


def whole_war(winner: int | None, **position: Any) -> tuple[TurmoilState, tuple[Event, ...]]:
    """A war of Germany and France to its end: all dice of the losses are 1, and no choice matters."""
    s = war(*WAR_DICE[winner], track=COLLAPSED, **position)
    s.fate = dice(*[1] * 6)
    events: tuple[Event, ...] = ()
    while s.pending:
        events += s.apply(s.pending[0].legal[0])
    return s, events


def rolled(events: tuple[Event, ...]) -> list[tuple[type[Fact], str]]:
    """Who rolled which die of gains or losses."""
    found = (event.fact for event in events)
    return [(type(fact), fact.side) for fact in found if isinstance(fact, facts.Loss | facts.Gain)]


LOSS_A, LOSS_L = (facts.Loss, "side.authoritarian"), (facts.Loss, "side.liberal")
GAIN_A, GAIN_L = (facts.Gain, "side.authoritarian"), (facts.Gain, "side.liberal")


@clause("turmoil.8.4.3.a")
def test_each_region_of_either_side_is_dealt_with_once() -> None:
    s = war(3, 3, track=ALLIANCE)
    assert legal(s) == {"france", "germany", "austria_hungary", "russia"}
    s.fate = dice(*[1] * 12)
    play(s, "germany")
    assert legal(s) == {"france", "austria_hungary", "russia"}
    play(s, "france", "russia")
    assert s.result is not None


@clause("turmoil.8.4.3.a", "turmoil.8.4.3.b")
def test_losses_reach_the_region_and_the_independent_spaces_next_to_it_and_nothing_else() -> None:
    held = {
        "paris": (9, 0),
        "italy": (1, 0),
        "morocco": (1, 0),
        "libya": (5, 0),
        "moscow": (5, 0),
        "kiel": (5, 0),
    }
    s, _ = losses("france", 1, 3, 1, support=held)
    assert s.pending[0].seat == A
    assert legal(s) == {"paris", "italy", "morocco"}
    assert refused(s, "libya").clause == "turmoil.8.4.3.b"
    play(s, "italy", "morocco")
    assert support(s, "paris") == (8, 0)  # the last point has no other place
    assert support(s, "libya") == support(s, "moscow") == (5, 0)


@clause("turmoil.8.4.3.b")
def test_gains_reach_the_region_and_the_independent_spaces_next_to_it_and_nothing_else() -> None:
    held = {"paris": (0, 1), "tunisia": (0, 1), "alsace_lorraine": (0, 1), "kiel": (0, 1)}
    s, _ = losses("france", 3, 1, winner=L, support=held)
    assert asked(s) is questions.Buy
    assert {"paris", "tunisia", "italy", "algeria"} <= legal(s)
    assert not {"libya", "alsace_lorraine", "kiel", "bavaria"} & legal(s)


@clause("turmoil.8.4.3.c", "turmoil.r.war-loss-sequence", "turmoil.c.war-losses.1")
def test_a_beaten_entente_region_loses_liberal_authoritarian_liberal() -> None:
    s, events = losses("france", 1, 2, 3, winner=A, support={"paris": (9, 9)})
    assert rolled(events) == [LOSS_L, LOSS_A, LOSS_L]
    assert support(s, "paris") == (7, 5)


@clause("turmoil.8.4.3.f", "turmoil.r.war-loss-sequence", "turmoil.c.war-losses.1")
def test_a_beaten_central_region_loses_authoritarian_liberal_authoritarian() -> None:
    s, events = losses("germany", 1, 2, 3, winner=L, support={"kiel": (9, 9)})
    assert rolled(events) == [LOSS_A, LOSS_L, LOSS_A]
    assert support(s, "kiel") == (5, 7)


@clause("turmoil.8.4.3.d", "turmoil.r.war-loss-sequence", "turmoil.r.war-loss-owner")
def test_a_victorious_central_region_gains_and_then_the_liberal_side_loses() -> None:
    s, events = losses("germany", 3, 2, winner=A, support={"saxony": (1, 5)})
    assert s.pending[0].seat == A
    assert asked(s) is questions.Buy
    assert s.ops == 3
    events += play(s, "silesia", "silesia", "silesia")
    assert rolled(events) == [GAIN_A, LOSS_L]
    assert support(s, "silesia") == (3, 0)
    assert support(s, "saxony") == (1, 3)


@clause("turmoil.8.4.3.g", "turmoil.r.war-loss-sequence", "turmoil.r.war-loss-owner")
def test_a_victorious_entente_region_gains_and_then_the_authoritarian_side_loses() -> None:
    s, events = losses("france", 3, 2, winner=L, support={"paris": (5, 1)})
    assert s.pending[0].seat == L
    events += play(s, "nice", "nice", "nice")
    assert rolled(events) == [GAIN_L, LOSS_A]
    assert support(s, "nice") == (0, 3)
    assert support(s, "paris") == (3, 1)


@clause("turmoil.8.4.3.i", "turmoil.r.war-loss-sequence")
def test_when_both_have_lost_every_region_only_loses() -> None:
    held = {"paris": (9, 9), "kiel": (9, 9), "constantinople": (2, 0)}
    s, events = whole_war(None, support=held)
    assert rolled(events) == [LOSS_L, LOSS_A, LOSS_L, LOSS_A, LOSS_L, LOSS_A]
    assert support(s, "paris") == (8, 7)
    assert support(s, "kiel") == (7, 8)
    assert support(s, "constantinople") == (2, 0)
    assert support(s, "italy") == (0, 0)


@clause("turmoil.c.war-losses.1", "turmoil.r.war-loss-owner")
def test_each_removes_support_of_his_own_as_he_chooses() -> None:
    s, _ = losses("france", 1, 2, 1, winner=A, support={"paris": (3, 3), "dijon": (3, 3)})
    assert s.pending[0].seat == L
    play(s, "dijon")
    assert support(s, "dijon") == (3, 2)
    assert s.pending[0].seat == A
    play(s, "paris", "dijon")
    assert (support(s, "paris"), support(s, "dijon")) == ((2, 3), (2, 2))
    assert s.pending[0].seat == L


@clause("turmoil.r.war-loss-shortfall")
def test_who_has_less_than_the_die_loses_all_there_is() -> None:
    s, _ = losses("france", 6, 6, 6, winner=A, support={"paris": (2, 3), "dijon": (1, 1), "moscow": (0, 4)})
    assert support(s, "paris") == support(s, "dijon") == (0, 0)
    assert support(s, "moscow") == (0, 4)


@clause("turmoil.r.war-loss-shortfall", "turmoil.m.black-hand.3")
def test_the_black_hand_is_not_lost_in_the_war() -> None:
    s = event(103, track=(*COLLAPSED, "balkan_war"), support={"serbia": (1, 0)})
    play(s, "serbia")
    s.fate = dice(3, 3)
    enter(s, GreatWar())
    s.fate = dice(6, 6, 6, *[1] * 6)
    play(s, "balkans")
    assert support(s, "serbia") == (2, 0)


@clause("turmoil.r.war-loss-placement")
def test_gained_operations_follow_the_rules_of_placement() -> None:
    held = {"alsace_lorraine": (0, 1), "french_armed_forces": (4, 0)}
    s, _ = losses("france", 4, 1, winner=L, support=held)
    # The basis lies outside the area; the enemy's control costs double; what is out of reach is refused.
    assert legal(s) == {"french_armed_forces", "french_catholic_church"}
    assert refused(s, "paris").clause == "turmoil.6.1.2.b"
    play(s, "french_armed_forces")
    assert s.ops == 2
    play(s, "french_catholic_church")
    assert refused(s, "paris").clause == "turmoil.6.1.2.c"  # the basis is frozen


@clause("turmoil.r.war-loss-placement")
def test_modifiers_of_cards_do_not_change_gained_operations() -> None:
    s, _ = losses("france", 2, 1, winner=L, support={"paris": (0, 1)}, force={36: L})
    assert s.ops == 2
    s, _ = losses("france", 2, 1, winner=L, support={"paris": (0, 1)}, force={16: A}, navy=(2, 0))
    assert s.ops == 2


@clause("turmoil.r.war-loss-placement")
def test_balkan_federation_adds_nothing_to_gained_operations() -> None:
    s, _ = losses("balkans", 1, 1, winner=L, support={"romania": (0, 1)}, force={84: L})
    play(s, "romania")
    assert asked(s) is questions.WarRegion
    assert support(s, "romania") == (0, 2)


@clause("turmoil.r.war-loss-placement")
def test_gained_operations_that_buy_nothing_are_lost() -> None:
    s, _ = losses("france", 6, 1, winner=L, support={"moscow": (0, 3)})
    assert asked(s) is questions.WarRegion
    s, _ = losses("france", 2, 1, winner=L, support={"french_writers": (3, 0), "beau_monde": (0, 1)})
    play(s, "fauvism", "fauvism")
    assert asked(s) is questions.WarRegion


@clause("turmoil.r.war-loss-independents")
def test_an_independent_space_next_to_two_regions_suffers_with_both() -> None:
    s = war(3, 3, track=COLLAPSED, support={"belgium": (0, 9)})
    s.fate = dice(1, 1, 1, 1, 1, 1)
    play(s, "france")
    assert support(s, "belgium") == (0, 9 - 2 - 1)


@clause("turmoil.r.war-loss-independents")
def test_an_annexed_bosnia_suffers_with_both_its_regions() -> None:
    track = (*COLLAPSED, "dual_alliance", "balkan_war")
    s = war(3, 5, track=track, support={"bosnia": (9, 0)}, changes=["bosnia_annexed"])
    assert s.war_winner == -1
    s.fate = dice(*[1] * 12)
    play(s, "austria_hungary")
    assert support(s, "bosnia") == (7, 0)
    play(s, "balkans")
    assert support(s, "bosnia") == (6, 0)


@clause("turmoil.8.4.3.e", "turmoil.8.4.3.h")
@pytest.mark.parametrize(("winner", "won"), [(A, (3, 0)), (L, (0, 3))])
def test_the_winner_takes_constantinople_and_italy(winner: int, won: tuple[int, int]) -> None:
    s, _ = whole_war(winner)
    assert support(s, "constantinople") == support(s, "italy") == won
    assert control(s, "italy") == winner


@clause("turmoil.r.war-constantinople-italy-amount")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 2), (5, 2)), ((5, 0), (5, 0)), ((2, 0), (3, 0)), ((0, 4), (7, 4))]
)
def test_just_what_control_needs_is_added_and_the_rest_stays(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    s, _ = whole_war(A, support={"constantinople": before})
    assert support(s, "constantinople") == after


@clause("turmoil.r.war-constantinople-italy-time")
def test_the_prizes_come_once_after_all_regions() -> None:
    s = war(6, 1, track=(*COLLAPSED, "dual_alliance"), support={"italy": (0, 3)})
    s.fate = dice(*[1] * 10)
    play(s, "austria_hungary")
    assert support(s, "italy") == (0, 2)  # nothing yet
    play(s, "france")
    assert support(s, "italy") == (3, 0)


@clause("turmoil.8.4.3.j")
@pytest.mark.parametrize("winner", [A, L])
def test_the_winner_chooses_the_order_of_the_regions(winner: int) -> None:
    s, _ = losses("germany", *[1] * 3, winner=winner)
    assert asked(s) is questions.WarRegion
    assert s.pending[0].seat == winner
    assert s.pending[0].clause == "turmoil.8.4.3.j"
    assert legal(s) == {"france", "balkans"}


@clause("turmoil.8.4.3.k", "turmoil.r.war-order-alternate")
def test_when_both_have_lost_the_players_choose_in_turns_the_liberal_first() -> None:
    s = war(3, 3, track=ALLIANCE)
    s.fate = dice(*[1] * 12)
    chosen = []
    for region in ("germany", "austria_hungary", "russia"):
        assert region in legal(s)
        chosen.append(s.pending[0].seat)
        play(s, region)
    assert chosen == [L, A, L]
    assert s.result is not None


@clause("turmoil.8.4.3.l", "turmoil.8.4.5.a", "turmoil.8.4.5.b")
def test_after_the_losses_each_region_at_war_is_scored_once_and_the_game_is_over() -> None:
    held = {"paris": (0, 9), "wilhelm_ii": (9, 0), "moscow": (0, 9)}
    s, events = whole_war(A, support=held)
    assert sum_of(events, facts.Score, "region") == ["region.france"] * 2 + ["region.germany"] * 2
    assert facts.Stability not in kinds(events)
    assert facts.Crisis not in kinds(events)
    # 4 for the war; France 3 + 1 against 1 for Italy; Germany 3 + 1.
    assert ended(s).scores == (4 - 3 + 4, -(4 - 3 + 4))
    assert ended(s).winners == (A,)


@clause("turmoil.8.4.5.b")
@pytest.mark.parametrize(("war_winner", "vp", "winner"), [(A, 9, L), (L, -9, A), (A, 4, A)])
def test_the_side_of_the_marker_wins_whoever_won_the_war(war_winner: int, vp: int, winner: int) -> None:
    s, _ = whole_war(war_winner, vp=vp)
    assert s.war_winner == war_winner
    assert ended(s).winners == (winner,)
    assert ended(s).reason.id == "turmoil.end.war"


@clause("turmoil.8.4.5.c")
@pytest.mark.parametrize("winner", [A, L])
def test_on_nought_the_winner_of_the_war_wins_the_game(winner: int) -> None:
    # 4 for the war and 1 for Italy, next to France.
    s, _ = whole_war(winner, vp=5 if winner == A else -5)
    assert ended(s).scores == (0, 0)
    assert ended(s).winners == (winner,)
    assert ended(s).reason.id == "turmoil.end.war-tie"


@clause("turmoil.8.4.5.d", "turmoil.r.outcome-kinds")
def test_on_nought_without_a_winner_of_the_war_both_lose() -> None:
    s, _ = whole_war(None)
    assert ended(s).scores == (0, 0)
    assert ended(s).winners == ()
    assert ended(s).reason.id == "turmoil.end.both-lose"


@clause("turmoil.r.germany-in-great-war")
def test_liberal_control_of_germany_wins_after_a_war_too() -> None:
    fields = ("kiel", "east_prussia", "imperial_army", "wilhelm_ii", "alsace_lorraine")
    s, _ = whole_war(A, vp=-19, support=dict.fromkeys(fields, (0, 9)))
    assert ended(s).scores[A] > 0
    assert ended(s).winners == (L,)
    assert ended(s).reason.id == "turmoil.end.germany"


@clause("turmoil.r.war-scoring-order")
def test_the_order_of_the_regions_does_not_change_the_sum() -> None:
    found = set()
    for first in ("france", "germany"):
        s = war(3, 3, track=COLLAPSED, support={"paris": (0, 9), "kiel": (9, 0)})
        s.fate = dice(*[1] * 6)
        play(s, first)
        found.add(ended(s).scores)
    assert len(found) == 1
