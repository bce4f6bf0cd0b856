"""A new event of steps that there are: one place in a data file, and it is played, spoken of and searched.
One of a step of its own: the step's class more.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

import salon
from salon import bots
from salon.games.turmoil import Turmoil, facts, load, questions
from salon.games.turmoil.state import TurmoilState
from salon.kernel import Fate
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, catalogues, words

CARD = 37
EVENT = 'effect = [{ step = "Tension", n = 2 }, { step = "Vp", side = "own", n = 1 }]'


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Turmoil:
    """The game with a pack in which one card has another event."""
    folder = tmp_path_factory.mktemp("pack")
    house = (Turmoil.folder / "cards" / "strategy.toml").read_text("utf-8")
    start = house.index(f"number = {CARD}\n")
    changed = house[:start] + re.sub(r"effect = \[.*?\]\n", f"{EVENT}\n", house[start:], count=1)
    assert changed != house
    (folder / "strategy.toml").write_text(changed, "utf-8")
    return load(folder)


def opened(game: Turmoil, seed: int) -> TurmoilState:
    """A game at the first card of the first player."""
    s = game.new(2, seed=seed)
    while not isinstance(s.pending[0].question, questions.Card):
        s.apply(s.pending[0].legal[0])
    return s


def test_it_is_played_by_its_steps(game: Turmoil) -> None:
    card = game.vocabulary.action(f"card.{CARD}")
    s = next(s for seed in range(60) if card in (s := opened(game, seed)).pending[0].legal)
    s.apply(card, 0)
    before = s.vp, s.tension
    told = [type(event.fact) for event in s.apply("verb.event", 0)]
    assert facts.Tension in told
    assert (s.vp, s.tension) == (before[0] - 1, before[1] + 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_text_comes_from_its_steps(game: Turmoil, language: str) -> None:
    card = next(card for card in game.catalogue() if card.id == f"card.{CARD}")
    said = words(language).sentences(card.effect)
    assert {"2", "1"} <= set(re.findall(r"\d", said))
    assert len(card.effect) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_name_is_one_message_in_one_catalogue(language: str) -> None:
    files = [
        path
        for path in catalogues(language, "turmoil")
        if f"turmoil-card-{CARD} =" in path.read_text("utf-8")
    ]
    assert len(files) == 1


def test_games_with_it_keep_every_promise_and_bots_play_them(game: Turmoil) -> None:
    random_game(game, 2, 5, every=40)
    s = game.new(2, seed=5)
    bot = bots.load("greedy", game)
    for _ in range(5):
        s.apply(bots.answer(bot, s, s.pending[0].seat, Fate.of(1)), s.pending[0].seat)


# -- a new step -------------------------------------------------------------------------------

CLASS = '''

class Calm(EffectStep, frozen=True):
    """Tension falls, but not below a level."""

    n: int
    never_below: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.shift_tension(-min(self.n, max(0, s.tension - self.never_below)))

    def words(self) -> Text:
        return self.sentence("", n=self.n, least=self.never_below)
'''
SENTENCES = {
    "en": ("Tension falls by { $n }, but not below { $least }", "Tension calms down", "Never below"),
    "es": ("la Tensión baja { $n }, pero no de { $least }", "la Tensión se calma", "Nunca por debajo de"),
    "ja": ("緊張度を{ $n }下げる。{ $least }を下回らない", "緊張が和らぐ", "下限"),
}
NEW_STEP = '[{ step = "Calm", n = 3, never_below = 2 }]'
TRIAL = f"""
import salon
from salon.games.turmoil import questions
from salon.kernel import Text
from salon.lang import LANGUAGES, words
from salon.lang.packs import said_vocabulary

game = salon.load("turmoil")
assert game.check_pack(game.pack_of_house()) == []
card = next(card for card in game.catalogue() if card.id == "card.{CARD}")
for language in LANGUAGES:
    said = words(language).sentences(card.effect)
    assert "3" in said and "2" in said, said
    record = game.card_vocabulary()["records"]["Calm"]
    labels = [record["label"], *(field["label"] for field in record["fields"])]
    assert all(words(language).knows(label.id) for label in labels), labels
action = game.vocabulary.action(card.id)
for seed in range(60):
    s = game.new(2, seed=seed)
    while not isinstance(s.pending[0].question, questions.Card):
        s.apply(s.pending[0].legal[0])
    if action in s.pending[0].legal:
        break
s.tension = 4
s.apply(action, 0)
s.apply("verb.event", 0)
assert s.tension == 2
"""


def put(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


def sums(tree: Path) -> dict[str, bytes]:
    return {
        path.relative_to(tree).as_posix(): sha256(path.read_bytes()).digest()
        for path in tree.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_a_new_step_touches_its_class_and_what_its_event_touches_anyway(tmp_path: Path) -> None:
    """A house in which an event of a step of its own was added plays it and has its words."""
    source = Path(salon.__file__).parent
    shutil.copytree(source, tmp_path / "salon", ignore=shutil.ignore_patterns("__pycache__", "web", "server"))
    folder = tmp_path / "salon" / "games" / "turmoil"
    before = sums(tmp_path)
    put(folder / "effects" / "rules.py", "\n\nclass AbortScoring", f"{CLASS}\n\nclass AbortScoring")
    cards = (folder / "cards" / "strategy.toml").read_text("utf-8")
    start = cards.index(f"number = {CARD}\n")
    changed = re.sub(r"effect = \[.*?\]\n", f"effect = {NEW_STEP}\n", cards[start:], count=1)
    (folder / "cards" / "strategy.toml").write_text(cards[:start] + changed, "utf-8")
    for language, (sentence, label, field) in SENTENCES.items():
        beside = (
            f"turmoil-value-calm = {label}\nturmoil-field-never-below = {field}\n"
            f"turmoil-step-calm = {sentence}\nturmoil-value-abort-scoring ="
        )
        put(folder / "words" / language / "game.ftl", "turmoil-value-abort-scoring =", beside)
    after = sums(tmp_path)
    touched = sorted(
        path.removeprefix("salon/games/turmoil/") for path in after if after[path] != before[path]
    )
    words_of = [f"words/{language}/game.ftl" for language in sorted(LANGUAGES)]
    assert touched == ["cards/strategy.toml", "effects/rules.py", *words_of]
    subprocess.run(
        [sys.executable, "-c", TRIAL],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=True,
        timeout=120,
    )
