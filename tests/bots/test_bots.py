"""Bots: legal, honest, and the greedy one better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import salon
from salon import bots
from salon.bots.greedy import Greedy
from salon.bots.random import Random
from salon.kernel import Action, Fate, Game, State, UnknownName
from tests.rules.v1919.board import act, table

COURT = salon.load("court")


def match(names: list[str], seed: int, game: Game[Any] = COURT) -> State:
    s: State = game.new(len(names), seed=seed)
    fate = Fate.of(seed).fork()
    players = [bots.load(name, game) for name in names]
    while s.result is None:
        d = s.pending[0]
        s.apply(bots.answer(players[d.seat], s, d.seat, fate), d.seat)
    return s


def test_greedy_beats_three_random_ones() -> None:
    """Chance would give it one game in four; over 1,000 games it wins about 97 in 100."""
    games = 12
    wins = 0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        result = match(names, seed).result
        assert result is not None
        wins += result.winners == (seed % 4,)
    assert wins > games * 0.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_ones_at_the_conference(seats: int) -> None:
    for seed in range(3):
        names = ["random"] * seats
        names[seed % seats] = "greedy"
        result = match(names, seed, salon.load("v1919")).result
        assert result is not None
        assert result.winners == (seed % seats,)


def test_greedy_plays_the_conference_alone() -> None:
    def points(name: str) -> int:
        results = [match([name], seed, salon.load("v1919")).result for seed in range(3)]
        return sum(result.scores[0] for result in results if result is not None)

    assert points("greedy") > points("random") + 10


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_at_every_table(seats: int) -> None:
    assert match(["greedy"] * seats, 5).result is not None


def test_a_bot_never_holds_the_truth() -> None:
    """What a bot is given differs from the truth in what its seat cannot know."""
    s = COURT.new(4, seed=3)
    given: list[State] = []

    class Spy:
        def choose(self, s: State, seat: int, fate: Fate) -> Action:
            given.append(s)
            return s.pending[seat].legal[0]

    bots.answer(Spy(), s, 1, Fate.of(9))
    (shown,) = given
    assert shown.view(1) == s.view(1)
    assert shown.fate != s.fate
    assert shown.view(2) != s.view(2)


def test_the_same_fate_gives_the_same_answers() -> None:
    first, again = match(["greedy", "random", "random"], 2), match(["greedy", "random", "random"], 2)
    assert first == again


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="expected one of: greedy, random"):
        bots.load("deep-thought", COURT)


def test_a_game_without_a_value_is_played_at_random() -> None:
    class Other:
        id = "nowhere"

    game: Any = Other()
    assert isinstance(bots.load("greedy", game), Random)


# -- deals -----------------------------------------------------------------------------------------


def offer(*terms: str) -> State:
    """The UK offers the USA, whose turn it is and which leads Syria, a deal."""
    s = table(
        "uk",
        "france",
        "usa",
        active="usa",
        issues=["syria", "smyrna", "togo", "korea", "saar"],
        cubes={"syria": {"usa": 4, "uk": 1}, "smyrna": {"uk": 2}},
        exhausted={"usa": 5, "uk": 5},
    )
    s.deals = True
    s.run()
    for name in ("propose", "usa", *terms, "offer"):
        s.apply(act(name), 0)
    return s


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        (["give", "3"], "verb.accept"),  # cubes for nothing
        (["take", "3"], "verb.refuse"),
        (["term_settle", "smyrna"], "verb.refuse"),  # a promise for nothing
        (["give", "5", "term_not_place", "saar"], "verb.accept"),  # a promise that is well paid
        (["take", "3", "term_not_place", "saar"], "verb.refuse"),
    ],
)
def test_greedy_accepts_a_deal_by_which_it_does_not_lose(terms: list[str], answer: str) -> None:
    game = salon.load("v1919")
    for seed in range(5):  # whatever chance says
        s = offer(*terms)
        assert game.vocabulary.name(bots.answer(bots.load("greedy", game), s, 2, Fate.of(seed))) == answer


def test_greedy_plans_anew_after_a_deal() -> None:
    game = salon.load("v1919")
    bot = bots.load("greedy", game)
    assert isinstance(bot, Greedy)
    s = offer("give", "5", "term_not_place", "saar")
    bot._plan = [act("place"), act("saar")]
    s.apply(bots.answer(bot, s, 2, Fate.of(1)), 2)
    assert not bot._plan
    while s.pending[0].seat == 2 and s.pending[0].legal:
        s.apply(bots.answer(bot, s, 2, Fate.of(1)), 2)  # never an answer that the deal forbids
    assert s.result is None
