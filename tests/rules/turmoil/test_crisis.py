"""Crisis rolls and the outbreak of the Great War: turmoil.8.3"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.effects.tracks import Crisis
from tests.marks import clause
from tests.rules.turmoil.board import A, L, asked, board, dice, ended, event, kinds, legal, play, support
from tests.rules.turmoil.war_board import (
    FOUR,
    IDLE,
    action,
    choose,
    crisis,
    has_card,
    on_track,
    scoring,
    scoring_begun,
    sum_of,
)

# With the markers of FOUR the status is -1.
TENSE: dict[str, Any] = {"tension": 5, "track": FOUR}
HELD = {"vienna": (3, 0), "budapest": (2, 0)}


@clause("turmoil.8.3.1.a")
def test_what_stands_before_the_crisis_is_done_before_it() -> None:
    s = event(1, **TENSE, fate=dice(2, 1, 1), support={"kiel": (1, 0)})
    assert s.tension == 6  # and only that makes 7
    assert s.blocs


@clause("turmoil.8.3.1.b", "turmoil.8.3.1.g")
def test_the_rest_of_an_event_comes_after_the_crisis() -> None:
    s = event(1, **TENSE, fate=dice(1), support={"kiel": (3, 0)})
    assert not s.blocs
    assert asked(s) is questions.Remove
    play(s, "kiel", "done")
    assert s.navy == (1, 0)


@clause("turmoil.8.3.1.b")
def test_a_crisis_comes_before_operations_not_yet_spent() -> None:
    for mode, peace in (("event_first", (3, 0)), ("operations_first", (5, 0))):
        s = action(A, 90, **TENSE, fate=dice(2, 1, 1), support={"kiel": (3, 0)})
        play(s, "90", mode)
        while asked(s) is questions.Buy:
            play(s, "kiel")
        assert s.blocs
        assert support(s, "kiel") == peace


@clause("turmoil.8.3.1.c", "turmoil.8.3.1.d")
@pytest.mark.parametrize(
    ("die", "tension", "track", "total"),
    [
        (6, 6, ("three_emperor_league",), 6),
        (6, 4, ("russian_collapse",), 6),
        (6, 5, ("russian_collapse",), 7),
        (1, 6, FOUR, 6),
        (2, 6, FOUR, 7),
        (3, 5, FOUR, 7),
        (6, 1, (*FOUR[:3], "balkan_war"), 7),
        (1, 0, ("three_emperor_league",), -5),
    ],
)
def test_die_tension_and_status_above_six_are_war(
    die: int, tension: int, track: tuple[str, ...], total: int
) -> None:
    s = crisis(die, 1, 1, tension=tension, track=track)
    assert s.journal is not None
    assert sum_of(tuple(s.journal), facts.Crisis, "total") == [total]
    assert bool(s.blocs) is (total > 6)


@clause("turmoil.8.3.1.e")
def test_the_outbreak_ends_the_event_the_round_and_the_turn() -> None:
    s = board(hands=((49, 30), (22, 33)), turn=4, **TENSE, fate=dice(2, 1, 6))
    events = play(s, "49", "event")
    assert facts.Outbreak in kinds(events)
    assert support(s, "bosnia") == (0, 0)
    assert s.view(None)["changes"] == []
    assert asked(s) is questions.WarRegion
    s.fate = dice(*[1] * 9)
    play(s, "france", "germany")
    assert ended(s).reason.id == "turmoil.end.war"
    assert s.turn == 4


@clause("turmoil.8.3.1.f")
def test_a_scoring_card_in_hand_does_not_lose_once_the_war_has_come() -> None:
    s = board(hands=((49, 6), (22, 33)), turn=4, vp=-3, **TENSE, fate=dice(2, 1, 1, *[1] * 9))
    play(s, "49", "event", "france", "germany")
    assert ended(s).winners == (A,)
    assert ended(s).reason.id == "turmoil.end.war"


@clause("turmoil.8.3.1.g")
def test_below_seven_nothing_happens_but_the_rest_of_the_event() -> None:
    s = board(hands=((49, 30), (22, 33)), turn=4, **TENSE, fate=dice(1))
    play(s, "49", "event")
    assert support(s, "bosnia") == (3, 0)
    assert (s.tension, s.vp) == (6, 0)
    assert s.pending[0].seat == L
    assert asked(s) is questions.Card


@clause("turmoil.8.3.2.a", "turmoil.9.0.4.a", "turmoil.10.3.4.a")
def test_every_scoring_card_ends_with_a_crisis_roll() -> None:
    s = scoring_begun("austria_hungary", tension=6, track=FOUR, support=HELD, die=1)
    events = choose(s, *IDLE)
    told = [id for id in kinds(events) if id in (facts.Score, facts.Crisis)]
    assert told == [facts.Score, facts.Score, facts.Crisis]
    assert s.result is None
    s = scoring("austria_hungary", tension=6, track=FOUR, support=HELD, fate=dice(2, 1, 1))
    assert s.blocs
    assert s.vp == -8 - 4  # scored first; then a war that the Dual Alliance wins


@clause("turmoil.r.crisis-interrupt")
def test_what_was_done_before_the_outbreak_stays() -> None:
    s = event(82, turn=8, tension=5, track=FOUR, fate=dice(6, 1, 1))
    play(s, "option.2")
    assert s.blocs
    assert s.tension == 6
    assert s.vp == 1 + 1 - 4  # for the event, for Tension, and the war
    # The Balkan War marker comes after the roll.
    s = event(87, tension=5, track=FOUR, fate=dice(6, 1, 1), support={"serbia": (0, 3)})
    assert on_track(s) == FOUR
    assert support(s, "serbia") == (0, 3)
    assert "balkans" not in s.blocs


@clause("turmoil.r.crisis-in-stability")
def test_an_outbreak_among_the_stability_cards_leaves_the_region_unscored() -> None:
    s = scoring_begun("austria_hungary", tension=6, track=FOUR, support=HELD)
    play(s, "stability.16", seat=A)
    # No card of the house does this: a crisis in step 2.
    s.stack.append(Crisis())
    s.fate = dice(6, 1, 1)
    s.pending = ()
    s.run()
    assert s.blocs
    assert s.vp == -4
    assert s.picked == [(), ()]  # what is left of them is not played in the war
    assert has_card(s, 7) == "discard"
    s = scoring_begun("austria_hungary", tension=6, track=FOUR, support=HELD, vp=-20)
    s.stack.append(Crisis())
    s.fate = dice(6)
    s.pending = ()
    s.run()
    assert ended(s).reason.id == "turmoil.end.twenty"


@clause("turmoil.r.crisis-roller")
def test_the_log_names_the_player_of_a_scoring_or_the_owner_of_the_event() -> None:
    for active, name in ((A, "side.authoritarian"), (L, "side.liberal")):
        s = scoring_begun("russia", active=active)
        assert sum_of(choose(s, *IDLE), facts.Crisis, "side") == [name]
    s = action(L, 49, fate=dice(1))
    assert sum_of(play(s, "49", "event_first"), facts.Crisis, "side") == ["side.authoritarian"]


@clause("turmoil.r.twenty-vs-war", "turmoil.9.0.5.a")
def test_who_has_twenty_after_a_scoring_wins_before_the_war() -> None:
    s = scoring("austria_hungary", vp=-12, tension=6, track=FOUR, support=HELD, fate=dice(6))
    assert ended(s).winners == (A,)
    assert ended(s).reason.id == "turmoil.end.twenty"
    assert not s.blocs


@clause("turmoil.r.twenty-vs-event-crisis")
def test_who_has_twenty_when_an_event_is_cut_short_wins_before_the_war() -> None:
    s = action(A, 82, vp=19, tension=5, track=FOUR, fate=dice(6))
    play(s, "82", "event", "option.2")
    assert ended(s).winners == (L,)
    assert ended(s).reason.id == "turmoil.end.twenty"


@clause("turmoil.r.twenty-vs-event-crisis", "turmoil.10.4.1.b")
def test_an_event_that_passes_twenty_goes_on_to_its_end() -> None:
    s = action(A, 82, vp=19, tension=0, track=FOUR, fate=dice(1))
    play(s, "82", "event", "option.2")
    assert s.tension == 2  # the rest took place before the game was over
    assert ended(s).winners == (L,)


@clause("turmoil.8.3.1.c")
def test_jean_jaures_may_lower_tension_before_the_roll_for_one_point() -> None:
    s = event(49, **TENSE, force={75: L}, fate=dice(2, 1, 1))
    assert s.pending[0].seat == L
    assert legal(s) == {"yes", "no"}
    assert s.pending[0].question == questions.BuyTension(tension=6, to=5)
    t = s.copy()
    play(s, "yes")
    assert (s.tension, s.vp) == (5, -1)
    assert not s.blocs
    play(t, "no")
    assert t.blocs
