"""What is at stake with an answer: that it is true is a promise, see `kernel.conformance`."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import Game, State
from salon.kernel.conformance import random_game
from salon.kernel.fate import Fate
from salon.kernel.play import Play
from salon.lang import LANGUAGES, words

GAMES = [("court", 3), ("turmoil", 2), ("v1919", 3), ("v1919", 2), ("v1919", 1)]


def test_nobody_is_asked_nothing_is_at_stake() -> None:
    s = salon.load("court").new(3, seed=7)
    assert not s.game.stakes(s, 5)


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_all_that_is_said_has_words_in_every_language(id: str, seats: int) -> None:
    """What answers cost and what is warned of in a whole game, and each cost that the game names is met."""
    game = salon.load(id)
    voices = [words(language) for language in LANGUAGES]
    names = tuple(f"P{n}" for n in range(seats))
    said = 0

    def visit(play: Play) -> None:
        nonlocal said
        s = play.state
        for decision in s.pending:
            for stake in s.game.stakes(s, decision.seat).values():
                texts = [stake.cost, stake.caution.text if stake.caution else None]
                for text in filter(None, texts):
                    said += 1
                    assert all(voice.say(text, names) for voice in voices)

    random_game(game, seats, 3, every=0, visit=visit)
    assert said


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_what_is_said_is_the_same_in_all_worlds_that_look_the_same(id: str, seats: int) -> None:
    game: Game[State] = salon.load(id)
    chance = Fate.of(3)
    s = game.new(seats, seed=11)
    for number in range(250):
        if s.result is not None:
            break
        for decision in s.pending:
            other = s.determinize(decision.seat, chance)
            assert game.stakes(s, decision.seat) == game.stakes(other, decision.seat)
            if number % 5 == 0:
                for action in game.vocabulary:
                    assert s.why_not(action, decision.seat) == other.why_not(action, decision.seat)
        decision = chance.pick(tuple(d for d in s.pending if d.legal) or s.pending)
        s.apply(chance.pick(decision.legal or decision.aside), decision.seat)


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_what_is_warned_of_is_asked_about_and_what_is_final_where_few_answers_are(
    id: str, seats: int
) -> None:
    game = salon.load(id)
    seen = set()

    def visit(play: Play) -> None:
        s = play.state
        for decision in s.pending:
            found = s.game.stakes(s, decision.seat)
            rare = 2 * sum(found[a].final for a in decision.legal) < len(decision.legal)
            for stake in found.values():
                seen.add((stake.caution is not None, stake.final and rare))
                if stake.caution is not None or (stake.final and rare):
                    assert stake.costly

    random_game(game, seats, 3, every=0, visit=visit)
    assert {(True, False), (False, True)} & seen
