"""`salon learn`: the same lessons line by line, straying twice, to free play and its hints."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import salon
from salon.cli import main
from salon.lang import LANGUAGES, words
from tests.test_lessons import LESSONS, Walk


def lines(walk: Walk, strays: int) -> list[str]:
    """What to type in order to come to the end of a lesson."""
    typed: list[str] = []
    for card in walk.cards():
        if not card.asked:
            walk.progress.turn_page()
            typed.append("")
            continue
        held = next((name for name in walk.legal() if walk.is_held(name)), None)
        if strays and held:
            strays -= 1
            typed.append(held)
        walk.give(walk.lesson.learner, card.asked)
        typed.append(card.asked)
    assert not strays
    return typed


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_in_the_terminal(
    game: str, name: str, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    language = LANGUAGES[LESSONS.index((game, name)) % len(LANGUAGES)]
    walk = Walk(game, name)
    typed = lines(walk, strays=2)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n"))
    assert main(["learn", game, name, "--lang", language]) == 0
    told = capsys.readouterr().out
    speaker = words(language)
    for step in walk.steps:
        assert speaker.say(salon.Text(f"{game}.lesson.{step}.title")) in told
    held = [text for text in walk.texts if text.id.startswith(("kernel.lesson", f"{game}.lesson"))]
    assert sum(speaker.say(text) in told for text in held) >= 2
    (saved,) = (home / "salon" / "games").glob("*.json")
    assert f"learn:{name}" in saved.read_text("utf-8")  # its record says that it was a lesson


def test_a_lesson_is_taken_up_where_it_was(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game, name = LESSONS[0]
    typed = lines(Walk(game, name), strays=0)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed[:9]) + "\n"))
    assert main(["learn", game, "--lang", "en"]) == 0
    first = capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "--resume", "--plain", "--lang", "en"]) == 0
    again = capsys.readouterr().out
    step = [line for line in first.splitlines() if " of " in line and ": " in line][-1]
    assert step in again


def test_a_lesson_that_is_not_there(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, _ = LESSONS[0]
    assert main(["learn", game, "nothing", "--lang", "en"]) == 2
    assert "nothing" in capsys.readouterr().err
