"""Scoring a region: turmoil.10.0 to .10.3, .c.independent"""

from __future__ import annotations

import msgspec
import pytest

from salon.games.turmoil import facts
from salon.games.turmoil.atlas import Atlas
from salon.games.turmoil.scoring import CONTROL, DOMINATION, NONE, PRESENCE, standings
from salon.games.turmoil.terms import FRANCE
from salon.games.turmoil.turn import EndTurn
from salon.kernel import Event
from tests.marks import clause
from tests.rules.turmoil.board import GAME, NUMBER, A, L, board, dice, ended, event, play
from tests.rules.turmoil.war_board import (
    COLLAPSED,
    IDLE,
    REGION,
    action,
    choose,
    end_of_turn,
    enter,
    scoring,
    scoring_begun,
    sum_of,
    war,
)


def scored(events: tuple[Event, ...]) -> list[str]:
    """The regions that were scored, in their order."""
    return [str(region)[7:] for region in sum_of(events, facts.Score, "region")][::2]


def level(region: str, side: int, support: dict[str, tuple[int, int]]) -> int:
    s = board(support=support, stack=[])
    return standings(s, REGION[region])[side].level


# All battlegrounds of Austria-Hungary and of Russia, with just the support that control needs.
VIENNA, BUDAPEST = {"vienna": (3, 0)}, {"budapest": (2, 0)}
BOHEMIA, MORAVIA = {"bohemia": (2, 0)}, {"moravia": (2, 0)}


@clause("turmoil.10.0.a", "turmoil.10.4.2.a", "turmoil.8.4.5.a")
def test_regions_are_scored_by_scoring_cards_at_the_end_and_after_a_war() -> None:
    s = scoring_begun("russia")
    assert scored(choose(s, *IDLE)) == ["russia"]
    s = enter(board(turn=10, stack=[]), EndTurn())
    assert s.journal is not None
    assert scored(tuple(s.journal)) == ["france", "germany", "austria_hungary", "russia", "balkans"]
    s = war(3, 3, track=COLLAPSED)
    s.fate = dice(*[1] * 6)
    assert scored(play(s, "france")) == ["france", "germany"]
    s = action(A, 106, tension=3)
    assert scored(play(s, "106", "event")) == []
    s = enter(board(turn=9, stack=[]), EndTurn())
    assert s.journal is not None
    assert scored(tuple(s.journal)) == []


@clause("turmoil.10.1.1.a")
def test_presence_is_control_of_a_space() -> None:
    assert level("austria_hungary", A, {"bohemia": (2, 0)}) == PRESENCE
    assert level("austria_hungary", A, {"bohemia": (1, 0)}) == NONE
    assert level("austria_hungary", L, {"bohemia": (2, 0)}) == NONE


@clause("turmoil.10.1.1.b")
def test_domination_is_more_spaces_and_more_battlegrounds() -> None:
    assert level("austria_hungary", A, {**VIENNA, **BOHEMIA, "budapest": (0, 0)}) == DOMINATION
    # As many battlegrounds as the opponent.
    assert level("austria_hungary", A, {**VIENNA, **BOHEMIA, **MORAVIA, "budapest": (0, 2)}) == PRESENCE
    # As many spaces as the opponent.
    liberal = {"trieste": (0, 3), "croatia": (0, 3)}
    assert level("austria_hungary", A, {**VIENNA, **BOHEMIA, **liberal}) == PRESENCE


@clause("turmoil.10.1.1.c", "turmoil.r.control-without-normal-space")
def test_domination_needs_a_battleground_and_another_space() -> None:
    assert level("austria_hungary", A, VIENNA) == PRESENCE
    assert level("austria_hungary", A, {**BOHEMIA, **MORAVIA}) == PRESENCE
    assert level("austria_hungary", A, {**VIENNA, **BOHEMIA}) == DOMINATION


@clause("turmoil.10.1.1.d", "turmoil.r.control-without-normal-space")
def test_control_is_all_battlegrounds_and_more_spaces() -> None:
    assert level("austria_hungary", A, {**VIENNA, **BUDAPEST}) == CONTROL
    two = {"bohemia": (0, 2), "moravia": (0, 2)}
    assert level("austria_hungary", A, {**VIENNA, **BUDAPEST, **two}) == PRESENCE
    assert level("austria_hungary", A, {**VIENNA, **BUDAPEST, **two, "galicia": (2, 0)}) == CONTROL


@clause("turmoil.10.1.2.a")
@pytest.mark.parametrize(
    ("region", "values"),
    [
        ("france", (3, 6, 9)),
        ("germany", (3, 6, 9)),
        ("austria_hungary", (2, 4, 6)),
        ("russia", (3, 6, 9)),
        ("balkans", (2, 4, 6)),
    ],
)
def test_each_level_scores_its_number_alone(region: str, values: tuple[int, int, int]) -> None:
    spaces = [space for space in GAME.cards.atlas.spaces if space.region == region]
    fields = {space.id: (space.stability, 0) for space in spaces if space.battleground}
    normal = next({space.id: (space.stability, 0)} for space in spaces if not space.battleground)
    first = dict([next(iter(fields.items()))])
    presence, domination, control = values
    assert scoring(region, support=normal).vp == -presence
    assert scoring(region, support={**first, **normal}).vp == -domination - 1
    assert scoring(region, support=fields).vp == -control - len(fields)


@clause("turmoil.10.1.3.a")
def test_each_battleground_held_scores_one() -> None:
    held = {"moscow": (0, 3), "poland": (0, 3), "nicolas_ii": (4, 0)}
    s = board(support=held, stack=[])
    authoritarian, liberal = standings(s, REGION["russia"])
    assert (authoritarian.battlegrounds, liberal.battlegrounds) == (1, 2)
    assert scoring("russia", support=held).vp == (3 + 2) - (3 + 1)


@clause("turmoil.10.1.4.a", "turmoil.r.adjacent-independent-count")
def test_each_independent_space_next_to_the_region_scores_one_once() -> None:
    held = {"italy": (0, 3), "switzerland": (0, 5), "sweden": (0, 3)}
    assert scoring("austria_hungary", support=held).vp == 2  # Italy has two lines to it
    assert scoring("france", support=held).vp == 2
    assert scoring("russia", support=held).vp == 1
    assert scoring("germany", support={"italy": (0, 2), "sweden": (0, 2)}).vp == 0  # not controlled


@clause("turmoil.c.independent.1")
def test_the_boxes_score_nothing() -> None:
    for region in REGION:
        s = board(stack=[])
        assert {GAME.cards.atlas.ids[n] for n in s.world.beside[REGION[region]]}.isdisjoint(
            {"united_kingdom", "egypt", "ottoman_empire"}
        )
        assert scoring(region).vp == 0


@clause("turmoil.c.independent.2", "turmoil.r.north-africa-line")
def test_north_africa_counts_for_france_whatever_the_lines() -> None:
    africa = ("algeria", "tunisia", "morocco")
    assert scoring("france", support=dict.fromkeys(africa, (3, 0))).vp == -3
    lines = tuple(
        msgspec.structs.replace(
            space, adjacent=tuple(id for id in space.adjacent if "colonials" not in (id, space.id))
        )
        for space in GAME.cards.atlas.spaces
    )
    world = Atlas(lines, GAME.cards.atlas.boxes).world(0)
    assert {NUMBER[space] for space in africa} <= set(world.beside[FRANCE])


@clause("turmoil.10.1.5.a")
def test_the_marker_moves_by_the_difference_towards_the_higher_total() -> None:
    held = {"vienna": (3, 0), "bohemia": (2, 0), "moravia": (0, 2)}
    s = scoring("austria_hungary", support=held, vp=3)
    assert s.vp == 3 - (4 + 1) + 2
    s = scoring("austria_hungary", support={"vienna": (0, 3), "moravia": (2, 0)}, vp=-1)
    assert s.vp == -1 + (2 + 1) - 2


@clause("turmoil.r.example-france-domination")
def test_three_battlegrounds_alone_do_not_dominate_france() -> None:
    held = {
        "paris": (0, 2),
        "french_writers": (0, 3),
        "beau_monde": (0, 3),
        "nice": (0, 1),
        "bordeaux": (0, 1),
        "french_catholic_church": (4, 0),
    }
    assert scoring("france", support=held).vp == (3 + 3) - (3 + 1)
    assert scoring("france", support={**held, "nice": (0, 2)}).vp == (6 + 3) - (3 + 1)


@clause("turmoil.10.2.a")
def test_other_events_score_only_as_they_say() -> None:
    s = action(A, 100, tension=4)
    play(s, "100", "event")
    assert s.vp == -4
    s = action(A, 30)
    play(s, "30", "event", "kiel", "kiel")
    assert s.vp == 0


@clause("turmoil.10.3.1.a", "turmoil.10.3.2.a")
def test_points_move_the_one_marker_and_nought_is_a_place_of_its_own() -> None:
    s = event(106, tension=3, vp=10)
    assert s.vp == 8  # the Liberal lead shrinks first
    s = event(106, tension=3, vp=1)
    assert s.vp == -1  # from 1 over 0
    s = event(106, tension=3, vp=2)
    assert s.vp == 0


@clause("turmoil.10.3.3.a")
def test_when_both_gain_only_the_difference_moves_the_marker() -> None:
    s = action(A, 82, tension=6, vp=0, fate=dice(1))
    play(s, "82", "event", "option.2")
    assert s.vp == 1 + 2  # the Liberal gains 1, the Authoritarian side loses 2
    held = {"vienna": (3, 0), "moravia": (0, 2)}
    assert scoring("austria_hungary", support=held).vp == -1


@clause("turmoil.r.vp-overflow")
def test_the_marker_is_not_stopped_at_twenty_before_everything_is_counted() -> None:
    # 2 + 1 for Tension take it past 20, and nothing stops there.
    s = action(A, 106, tension=0, vp=-19)
    play(s, "106", "event")
    assert s.vp == -19 - 2 - 2
    assert ended(s).winners == (A,)
    # Cultural Hegemony to 20, then a scoring that takes 4 away.
    held = {"symbolism": (1, 0), "moscow": (0, 3)}
    s = scoring("russia", picks=(17, 8), vp=-19, support=held)
    assert s.vp == -19 - 1 - 3 + 4
    s = end_of_turn(10, vp=-19, support={"vienna": (3, 0), "moscow": (0, 3), "poland": (0, 3)})
    assert ended(s).scores == (19 + 3 - 5, -19 - 3 + 5)
