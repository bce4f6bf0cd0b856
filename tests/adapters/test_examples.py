"""The examples for researchers run, in a short form."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_scripted_player_plays_a_game_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    example("text_player").main("court", 7)
    assert "winners" in capsys.readouterr().out
    assert (tmp_path / "transcript.jsonl").read_text("utf-8").count("\n") > 20


def test_openspiels_search_plays_court(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["openspiel_mcts.py", "--games", "1", "--simulations", "2"])
    example("openspiel_mcts").main()
    assert "of 1 against random" in capsys.readouterr().out


def test_a_player_learns_court_from_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Too few games to be strong, but enough to see that rivals choose what they lay face down."""
    learner = example("self_play")
    monkeypatch.setattr(learner, "LOOK", 40)
    learned = learner.learn(3, 4)
    assert 0.3 < learned.match < 0.6  # dealt at random it would be an eighth
    monkeypatch.setattr(sys, "argv", ["self_play.py", "--seats", "2", "--games", "1", "--deals", "1"])
    learner.main()
    assert "of 2 games" in capsys.readouterr().out
