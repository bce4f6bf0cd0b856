"""Solitaire: the end of the game and victory: v1919.solo.end.*"""

from __future__ import annotations

import random

import pytest

from salon.games.v1919 import facts
from salon.games.v1919.state import V1919State
from salon.kernel import BadSetup, Play, Player, Record
from tests.marks import clause
from tests.rules.v1919.board import GAME, ids, issue, play
from tests.rules.v1919.solo_board import UK, asks, controls, names, settle_through, solo, strengths

END = "rush_to_the_finish"
WITH_END = (END, "korea", "togo", "nauru")


def finished(vp: int, target: int = 20) -> V1919State:
    """The player settles the Game End card."""
    s = solo(active="usa", issues=WITH_END, cubes={END: {"usa": 1}}, vp=vp, target=target)
    assert s.pending
    play(s, "settle")
    assert s.result is not None
    return s


@clause("v1919.solo.end.1")
@pytest.mark.parametrize("settler", ["usa", "uk"])
def test_settling_the_game_end_card_ends_the_game_at_once(settler: str) -> None:
    s = solo(active=settler, issues=WITH_END, cubes={END: {settler: 1}}, vp=3)
    if settler == "usa":
        play(s, "settle")  # a bot that leads it does so by itself
    assert s.result is not None
    assert s.result.reason.id == "v1919.end.settled"
    assert s.pending == ()
    assert controls(s, END) == settler
    assert len(s.waiting_events) == 2  # no Step of a Settle is carried out


@clause("v1919.solo.end.1")
def test_the_game_end_card_on_the_table_ends_nothing() -> None:
    s = solo(active="uk", issues=WITH_END, cubes={"korea": {"uk": 1}})
    settle_through(s)
    assert s.result is None


@clause("v1919.solo.end.1", "v1919.ruling.issue.endtrigger")
def test_the_game_ends_once_the_settle_that_emptied_the_deck_is_finished() -> None:
    s = solo(
        active="usa",
        cubes={"smyrna": {"usa": 1}},
        last_issues=["silesia", "armenia"],
        event_deck=["scapa_flow"],
    )
    play(s, "settle", "option.smyrna.turkey", "togo", "event.amritsar", "deck")
    assert s.issue_deck == []
    assert asks(s) == "keep"  # the action begun is completed
    told = ids(play(s, "silesia"))
    assert s.happiness[UK] == 19  # the Crisis
    assert told.index("v1919.log.crisis") < told.index("v1919.end.emptied")
    assert s.result is not None
    assert s.result.reason.id == "v1919.end.emptied"
    assert names(s.issues)[2] == "silesia"


@clause("v1919.ruling.issue.endtrigger")
def test_an_uprising_of_the_last_crisis_is_still_resolved() -> None:
    s = solo(
        cubes={"korea": {"uk": 1}},
        last_issues=["silesia", "armenia"],
        event_deck=["ataturk"],
        settled={"arabia": "france", "danzig": "france", "rheinland": "usa"},
        unrest={"middle_east": 8},
    )
    settle_through(s)
    assert s.issue_deck == []
    while s.result is None:
        assert asks(s) in {"solo-bid", "option", "faction", "bid-winner"}
        play(s, *(["pass"] if asks(s) == "solo-bid" else [s.vocabulary.name(s.pending[0].legal[0])]))
    assert controls(s, "arabia") is not None
    assert s.uprisings == 1
    assert s.keg[2] == 1


@clause("v1919.solo.end.1", "v1919.ruling.issue.endtrigger")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_the_deck_must_be_empty(left: int) -> None:
    cards = ["silesia", "armenia", "egypt"][:left]
    s = solo(cubes={"smyrna": {"uk": 1}}, last_issues=cards)
    settle_through(s)
    assert len(s.issue_deck) == max(0, left - 2)
    assert (s.result is not None) == (left <= 2)


@clause("v1919.ruling.issue.endtrigger")
def test_a_discard_taken_leaves_the_deck_as_it_is() -> None:
    position = {"last_issues": ["silesia"], "issue_discard": ["banat"]}
    s = solo(active="usa", cubes={"smyrna": {"usa": 1}}, **position)
    play(s, "settle", "option.smyrna.italy", "togo", "event.amritsar", "discard.1")
    assert s.result is None
    assert s.issue_deck == [issue("silesia")]


@clause("v1919.solo.end.2")
@pytest.mark.parametrize(("vp", "won"), [(0, False), (19, False), (20, True), (21, True), (40, True)])
def test_20_points_are_a_victory(vp: int, won: bool) -> None:
    s = finished(vp)
    assert GAME.new(1, seed=1).target == 20  # if nothing else is said
    assert s.result is not None
    assert s.result.winners == ((0,) if won else ())
    assert s.result.scores == (vp,)


@clause("v1919.solo.end.3", "v1919.solo.end.4")
@pytest.mark.parametrize("target", [1, 5, 10, 15, 19, 20, 24, 25, 30, 60])
def test_the_target_may_be_raised_or_lowered_from_game_to_game(target: int) -> None:
    assert GAME.new(1, seed=1, options={"target": target}).target == target
    for vp in (target - 1, target):
        result = finished(vp, target).result
        assert result is not None
        assert result.winners == ((0,) if vp == target else ())


@clause("v1919.solo.end.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_target_is_for_solitaire_alone(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(seats, seed=1, options={"target": 20})


@clause("v1919.ruling.solo.final")
def test_only_the_points_of_the_game_count_at_the_end() -> None:
    s = solo(
        active="usa",
        issues=WITH_END,
        cubes={END: {"usa": 1}},
        settled={"rheinland": "usa", "danzig": "usa", "saar": "uk"},
        counters={"rheinland": ["naval_usa", "industry"]},
        happiness={"usa": 30, "uk": 0},
        vp=6,
    )
    assert strengths(s)["usa"] == 12
    told = ids(play(s, "settle"))
    assert s.result is not None
    assert s.result.scores == (6,)
    assert "v1919.log.score" not in told
    assert "v1919.log.solo-lost" in told
    assert s.strategy == [-1] * 4


def play_out(target: int, step: int) -> V1919State:
    """A whole game: the first answer each time, or with a `step` other ones, by their number."""
    s = GAME.new(1, seed=8, options={"target": target})
    points = answers = 0
    while s.result is None:
        (decision,) = s.pending
        assert decision.seat == 0
        told = ids(s.apply(decision.legal[answers * step % len(decision.legal)]))
        s.game.check(s)
        points += told.count("v1919.log.solo-vp")
        answers += 1
    assert answers > 100
    assert s.pending == ()
    assert s.vp == points
    return s


@clause("v1919.solo.end.1", "v1919.solo.end.2", "v1919.solo.seq.2")
@pytest.mark.parametrize("step", [0, 7])
def test_a_whole_game(step: int) -> None:
    points = play_out(99, step).vp
    for target, won in ((max(1, points), points > 0), (points + 1, False)):
        s = play_out(target, step)
        assert (s.vp, s.target) == (points, target)
        assert (s.view(0)["vp"], s.view(0)["target"]) == (points, target)
        assert s.result is not None
        assert s.result.scores == (points,)
        assert s.result.winners == ((0,) if won else ())
        assert s.result.reason.id in {"v1919.end.settled", "v1919.end.emptied"}


def test_who_played_is_told_how_far_and_why() -> None:
    """The points of the log, the turns of one's own factions, and the strengths at the end."""
    rules, whim = GAME, random.Random(4)
    play = Play.begin(Record.of(rules, [Player("Ana", "you")], 4), rules)
    while play.state.result is None:
        asked = play.state.pending[0]
        play.act(whim.choice(asked.legal), asked.seat)
    assert isinstance(play.state, V1919State)
    told = [event.fact for event in play.log]
    mine, turns = "", 0
    for fact in told:
        if isinstance(fact, facts.Start | facts.Faction):
            mine = fact.nation
        turns += isinstance(fact, facts.Turn) and fact.nation == mine
    points = sum(isinstance(fact, facts.SoloVp) for fact in told)
    how, ahead, compared, changed = rules.alone(play.state, play.log)
    assert (how.id, how.args["points"], how.args["target"]) == ("v1919.alone.lost", points, 20)
    assert ahead.args == {"points": points, "turns": turns}
    assert compared.args["mine"] == mine
    assert changed.args["n"] == sum(isinstance(fact, facts.Faction) for fact in told)
