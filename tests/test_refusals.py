"""Whatever is refused is refused in words: a clause of the ledger, a sentence without symbols of ours."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import salon
from salon.kernel import Play, Text
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, words

SYMBOL = re.compile(r"[a-z_]+\.[a-z0-9_]+")
NOTE = re.compile("„.*平和")  # a player's own words in these games, which may hold anything
GAMES = 4
OFTEN = 3  # how often in each game each kind of question is looked at


@pytest.mark.parametrize(
    ("id", "seats"), [(id, n) for id in salon.list_games() for n in salon.load(id).seat_counts]
)
def test_every_refusal_is_a_sentence_with_its_clause(id: str, seats: int) -> None:
    game = salon.load(id)
    names = [f"P{n + 1}" for n in range(seats)]
    said: set[str] = set()

    def ask_all(play: Play) -> None:
        s = play.state
        for decision in s.pending:
            kind = f"{type(s.stack[-1]).__name__} {decision.prompt.id} {bool(decision.legal)}"
            seen[kind] += 1
            if seen[kind] > OFTEN:
                continue
            for action in game.vocabulary:
                refused = s.why_not(action, decision.seat)
                game.ledger.find(refused.clause)
                key = str((refused.text.id, refused.text.args))
                if key not in said:
                    said.add(key)
                    for language in LANGUAGES:
                        sentence = words(language).say(refused.text, names)
                        assert not SYMBOL.search(NOTE.sub("", sentence)), f"{language}: {sentence}"
                        assert sentence, refused

    for seed in range(GAMES):
        seen: Counter[str] = Counter()
        random_game(game, seats, seed, every=0, visit=ask_all)


def test_what_is_no_answer_at_all_is_told_the_question() -> None:
    s = salon.load("v1919").new(3, seed=1)
    refused = s.why_not(s.vocabulary.action("force.0.1"))
    assert refused.text == Text("kernel.not-an-answer", {"question": s.pending[0].prompt})
    assert words("en").say(refused.text) == "That is not what is asked now. Choose your nation."
    assert words("es").say(refused.text) == "No es lo que se pregunta ahora. Elige tu nación."
    assert words("ja").say(refused.text) == "今の質問では選べません。担当する国を選んでください。"


def test_one_who_may_only_speak_aside_is_told_to_wait() -> None:
    s = salon.load("v1919").new(3, seed=1)
    while not any(not d.legal for d in s.pending):
        s.apply(s.pending[0].legal[0])
    asked, onlooker = s.pending[0], next(d for d in s.pending if not d.legal)
    refused = s.why_not(asked.legal[0], onlooker.seat)
    assert refused.text == Text("kernel.not-your-turn", {"waiting": (f"seat.{asked.seat}",)})
    assert refused.clause == "v1919.turn.1"
