"""Every game of the house passes the conformance suite, with every number of seats and every option."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import Any

import pytest

import salon
from salon.games.court.effects import Reveal
from salon.kernel import Fate, Game, InvariantBroken, Option, Play, State, Value
from salon.kernel.conformance import check_refusals, check_secrets, random_game
from salon.lang import LANGUAGES, words

Table = tuple[str, int, dict[str, Value]]


def tables() -> list[Table]:
    """Every game and number of seats, with its options in all combinations, or each by itself if many."""
    found: list[Table] = []
    for id in salon.list_games():
        game = salon.load(id)
        for seats in game.seat_counts:
            usable = {n: o for n, o in game.options.items() if not o.seat_counts or seats in o.seat_counts}
            found += [(id, seats, options) for options in combinations(usable)]
    return found


def combinations(options: dict[str, Option]) -> list[dict[str, Value]]:
    """All up to a dozen; of more, the defaults, each other value by itself, and all otherwise."""
    if prod(len(few(option)) for option in options.values()) <= 12:
        return [dict(zip(options, values, strict=True)) for values in product(*map(few, options.values()))]
    usual = {name: option.default for name, option in options.items()}
    single = [
        {**usual, name: value}
        for name, option in options.items()
        for value in few(option)
        if value != usual[name]
    ]
    others = {name: next(v for v in reversed(few(o)) if v != o.default) for name, o in options.items()}
    return [usual, *single, others]


def few(option: Option) -> tuple[Value, ...]:
    """The values of an option; of very many the default and the two ends."""
    if len(option.choices) <= 4:
        return option.choices
    return tuple(dict.fromkeys((option.default, option.choices[0], option.choices[-1])))


# The costly promises are checked at every so many positions: long games have enough of them.
EVERY = {"court": 1, "v1919": 61}
EACH_TABLE = pytest.mark.parametrize(("id", "seats", "options"), tables())


@EACH_TABLE
def test_random_games_keep_every_promise(id: str, seats: int, options: dict[str, Value]) -> None:
    """One game is looked at closely, and some more are played through."""
    game, every = salon.load(id), EVERY.get(id, 61)
    random_game(game, seats, 0, options, every=every)
    for seed in range(100, 120 if every == 1 else 103):
        random_game(game, seats, seed, options, every=0)


# Random games in which a promise was broken once: what `salon fuzz` found.
BROKEN_ONCE = [("turmoil", 2, 126)]  # a forecast told whether the other had kept a scoring card


@pytest.mark.parametrize(("id", "seats", "seed"), BROKEN_ONCE)
def test_what_was_broken_once_is_kept(id: str, seats: int, seed: int) -> None:
    random_game(salon.load(id), seats, seed, every=97)


@pytest.mark.long
@pytest.mark.parametrize(
    ("id", "seats", "options"), [table for table in tables() if EVERY.get(table[0]) == 1]
)
def test_more_random_games_keep_every_promise(id: str, seats: int, options: dict[str, Value]) -> None:
    """Where games are short, there are more of them."""
    for seed in range(1, 4):
        random_game(salon.load(id), seats, seed, options, every=1)
    for seed in range(120, 160):
        random_game(salon.load(id), seats, seed, options, every=0)


def test_random_games_talk_aside_but_go_on() -> None:
    """Every end of a deal comes up, and the deals do not outnumber the rest of the game."""
    play = random_game(salon.load("v1919"), 3, 1, every=0)
    ends = [event.text.id for event in play.log if event.text.id.startswith("v1919.log.deal-")]
    assert {"v1919.log.deal-accepted", "v1919.log.deal-refused", "v1919.log.deal-withdrawn"} <= set(ends)
    offered = sum(move.action == "verb.propose" for move in play.record.moves)
    assert 20 < offered < len(play.record.moves) / 10


@EACH_TABLE
def test_whatever_is_not_legal_is_refused_in_three_languages(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    game = salon.load(id)
    every = EVERY.get(id, 61) if seats > 1 else 23  # a game played alone has fewer positions
    seen: set[tuple[str, str]] = set()

    def try_everything(state: State) -> None:
        for seat in range(seats):
            check_refusals(state, seat)
            for action in game.vocabulary:
                decision = state.decision(seat)
                if decision is not None and action in (*decision.legal, *decision.aside):
                    continue
                refusal = state.why_not(action, seat)
                if (refusal.text.id, refusal.clause) not in seen:
                    seen.add((refusal.text.id, refusal.clause))
                    assert len({words(language).say(refusal.text) for language in LANGUAGES}) == 3

    def visit(play: Play) -> None:
        if len(play.record.moves) % every == 0:
            try_everything(play.state)

    random_game(game, seats, 11, options, every=0, visit=visit)
    assert len(seen) > 5


@EACH_TABLE
def test_determinize_samples_what_is_hidden(id: str, seats: int, options: dict[str, Value]) -> None:
    """It is not enough that nothing leaks: what is hidden must really vary."""
    game = salon.load(id)
    chance = Fate.of(1)
    state = random_game_until(game, seats, options, 30)
    for seat in range(seats):
        worlds = {hidden(state.determinize(seat, chance)) for _ in range(8)}
        assert len(worlds) > 1
        check_secrets(state, seat, chance, state.view(seat))


def hidden(state: State) -> str:
    """A position without its fate, which is new in every world anyway."""
    return repr({name: value for name, value in state.position().items() if name != "fate"})


def random_game_until(game: Game[Any], seats: int, options: dict[str, Value], moves: int) -> State:
    chance = Fate.of(4)
    state: State = game.new(seats, seed=4, options=options)
    for _ in range(moves):
        decision = chance.pick([d for d in state.pending if d.legal])
        state.apply(chance.pick(decision.legal), decision.seat)
    return state


def play_many(game: Game[Any]) -> None:
    for seed in range(30):
        random_game(game, 3, seed)


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: a view that shows the top of the deck is caught."""
    game = salon.load("court")
    honest = game.state.view

    def leaky(self: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(self, seat), "top": self.deck[-1]}

    monkeypatch.setattr(game.state, "view", leaky)
    with pytest.raises(InvariantBroken, match="sees only what it may know"):
        random_game(game, 3, 1)


def test_a_missed_reveal_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: if turning up cards did not count as a reveal it could be undone."""
    honest = Reveal.enter

    def silent(self: Reveal, s: Any) -> None:
        before = s.reveals
        honest(self, s)
        s.reveals = before

    monkeypatch.setattr(Reveal, "enter", silent)
    with pytest.raises(
        InvariantBroken,
        match=r"shows seat \d something new and can be undone|a forecast tells nothing hidden",
    ):
        play_many(salon.load("court"))
