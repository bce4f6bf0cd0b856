"""`salon analyse`: what the answers of a recorded game cost, in words."""

from __future__ import annotations

from pathlib import Path

import pytest

import salon
from salon.bots.insight import analyse, costliest
from salon.cli import BAD_INPUT, main
from salon.kernel import Fate, Play, Record
from salon.lang import LANGUAGES


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a game that was played at random."""
    game = salon.load("turmoil")
    play = Play.begin(Record.of(game, ["Ana", "Ben"], seed=4), game)
    fate = Fate.of(2)
    for _ in range(24):
        decision = play.state.pending[0]
        play.act(fate.pick(decision.legal), decision.seat)
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    play.record.save(path)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_costliest_answers_are_told_with_what_was_better(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), "--most", "2", "--lang", language]) == 0
    said = capsys.readouterr().out
    game = salon.load("turmoil")
    dear = costliest(list(analyse(game, Record.load(file))), 2)
    for move, found in dear:
        assert str(move) in said
        assert f"{round(100 * found.cost)}" in said
        assert said.count(f"{round(100 * found.lines[0].chance)}")
    assert "space." not in said
    assert "card." not in said


def test_one_move_or_one_seat_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(file), "--move", "6", "--lang", "en"]) == 0
    assert "Move 6, " in capsys.readouterr().out
    assert main(["analyse", str(file), "--seat", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Ana" in said
    assert "Ben:" not in said


@pytest.mark.parametrize(
    "more", [("--move", "99"), ("--move", "x"), ("--seat", "3"), ("--most", "0"), ("--seat", "0")]
)
def test_what_cannot_be_is_refused_in_one_line(
    more: tuple[str, str], file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", str(file), *more]) == BAD_INPUT
    told = capsys.readouterr()
    assert not told.out
    assert "Traceback" not in told.err
