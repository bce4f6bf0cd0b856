"""What the errata put right: turmoil.e.* (those of 4.3.1 and 6.3.2 stand with the deal and the navies)"""

from __future__ import annotations

from typing import Any

from salon.games.turmoil import facts
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NOBODY
from salon.games.turmoil.war import GreatWar
from salon.kernel import Event, Fact
from tests.marks import clause
from tests.rules.turmoil.board import A, L, board, dice, ended, kinds, play, turn_over

LEAGUE = {"germany", "austria_hungary", "russia", "france"}  # with the Three Emperor League on the track


def war(*rolls: int, **position: Any) -> TurmoilState:
    """The Great War breaks out: a die for the Central Powers, one for the Entente, then the losses."""
    return board(stack=[GreatWar()], fate=dice(*rolls), **position)


def rolled(events: tuple[Event, ...]) -> list[tuple[type[Fact], str]]:
    """The rolls of gains and losses in a region, and whose they were."""
    found = (event.fact for event in events)
    return [(type(fact), fact.side) for fact in found if isinstance(fact, facts.Loss | facts.Gain)]


@clause("turmoil.e.8.4.3.1")
def test_the_loser_rolls_twice_in_a_region_of_his_own() -> None:
    liberal_victory = war(1, 6, 1, 1, 1)
    assert liberal_victory.war_winner == L
    assert rolled(play(liberal_victory, "germany")) == [
        (facts.Loss, "side.authoritarian"),
        (facts.Loss, "side.liberal"),
        (facts.Loss, "side.authoritarian"),
    ]
    authoritarian_victory = war(6, 1, 1, 1, 1)
    assert rolled(play(authoritarian_victory, "france")) == [
        (facts.Loss, "side.liberal"),
        (facts.Loss, "side.authoritarian"),
        (facts.Loss, "side.liberal"),
    ]


@clause("turmoil.e.8.4.3.2")
def test_the_authoritarian_player_loses_support_in_a_region_of_the_victorious_entente() -> None:
    s = war(1, 6, 2, 2, support={"paris": (0, 1), "nice": (3, 0), "dijon": (3, 0)})
    events = play(s, "france", "paris", "paris")
    assert rolled(events) == [(facts.Gain, "side.liberal"), (facts.Loss, "side.authoritarian")]
    assert s.pending[0].seat == A


@clause("turmoil.e.8.4.5")
def test_with_mobilization_nobody_wins_the_war() -> None:
    def fought(vp: int) -> TurmoilState:
        s = board(stack=[GreatWar()], options={"mobilization": True}, vp=vp)
        while s.pending:
            s.apply(s.pending[0].legal[0], s.pending[0].seat)
        return s

    first = fought(0)
    assert first.war_winner == NOBODY
    even = fought(-first.vp)
    assert even.vp == 0
    assert ended(even).winners == ()
    assert ended(even).reason.id == "turmoil.end.both-lose"


@clause("turmoil.e.10.0")
def test_after_turn_ten_all_regions_are_scored_and_after_a_war_those_that_fought() -> None:
    last = turn_over(10)
    assert last.journal is not None
    scored = [e.fact.region for e in last.journal if isinstance(e.fact, facts.Score)]
    assert len(set(scored)) == 5
    s = war(1, 6, *[1] * 20)
    events: tuple[Event, ...] = ()
    while s.pending:
        events += s.apply(s.pending[0].legal[0])
    regions = {e.fact.region for e in events if isinstance(e.fact, facts.Score)}
    assert regions == {f"region.{id}" for id in LEAGUE}
    assert facts.Crisis not in kinds(events)
