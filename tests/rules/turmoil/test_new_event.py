"""A new event of steps that there are: one place in a data file, and it is played, spoken of and searched."""

from __future__ import annotations

import re

import pytest

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
