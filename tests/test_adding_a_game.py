"""The game in docs/adding-a-game.md is real: it is taken from the page, and the house plays it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.envoys import unpack, with_games


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of games, with one in it."""
    folder = tmp_path_factory.mktemp("games")
    unpack(folder)
    return folder


def run(games: Path, *arguments: str, typed: str = "", **more: str) -> str:
    """Run Python with the game on the shelf, and give what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=games,
        env=with_games(games) | {"XDG_DATA_HOME": str(games / "data"), **more},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_shows_every_file_it_speaks_of(games: Path) -> None:
    found = {str(path.relative_to(games / "envoys")) for path in (games / "envoys").rglob("*.*")}
    words = {f"words/{language}/game.ftl" for language in ("en", "es", "ja")}
    rules = {"words/es/rules.ftl", "words/ja/rules.ftl"}
    code = {"__init__.py", "facts.py", "bot.py", "tests/test_envoys.py"}
    assert found == words | rules | code | {"game.toml", "rules.toml", "board/poster.svg"}


def test_its_own_tests_pass(games: Path) -> None:
    said = run(games, "pytest", "-q", "-p", "no:cacheprovider", "envoys/tests")
    assert "54 passed" in said


def test_its_types_are_sound(games: Path) -> None:
    run(games, "mypy", "--strict", "--no-incremental", "-p", "envoys", MYPYPATH=str(games))


@pytest.mark.parametrize(
    ("language", "end"),
    [
        ("en", "The conferences are over; the victory is Ana and Ben’s."),
        ("es", "Las conferencias han terminado; la victoria es de Ana y Ben."),
        ("ja", "すべての会議が終わりました。勝者：Ana、Ben。"),
    ],
)
def test_it_is_played_in_the_terminal(games: Path, language: str, end: str) -> None:
    play = ("salon", "play", "envoys", "--plain", "--lang", language, "--seats")
    typed = "envoy.1\nenvoy.1\nenvoy.2\nenvoy.2\nenvoy.3\nenvoy.3\n"
    assert end in run(games, *play, "you:Ana,you:Ben", typed=typed)


@pytest.mark.parametrize(
    ("language", "worth", "sent"),
    [
        ("en", "Conference 1 is worth 5 points.", "Colbert has sent the cardinal."),
        ("es", "La conferencia 1 vale 5 puntos.", "Colbert ha enviado al cardenal."),
        ("ja", "第1会議は5点。", "コルベールは枢機卿を送った。"),
    ],
)
def test_a_bot_plays_it(games: Path, language: str, worth: str, sent: str) -> None:
    said = run(
        games,
        *("salon", "play", "envoys", "--plain", "--lang", language, "--seed", "7", "--seats", "you:Ana,bot"),
        typed="envoy.1\nenvoy.2\nenvoy.3\n",
    )
    assert worth in said
    assert sent in said  # the strongest for what is worth most


def test_it_is_fuzzed(games: Path) -> None:
    run(games, "salon", "fuzz", "envoys", "--games", "20")


@pytest.mark.parametrize(
    ("about", "code"),
    [
        pytest.param("seats = [2]\nminutes = 5\nweight = 'light'\n", "raise RuntimeError('no')", id="code"),
        pytest.param("seats = 'many'\n", "", id="game.toml"),
    ],
)
def test_a_faulty_game_is_left_out_and_the_others_are_played(about: str, code: str, tmp_path: Path) -> None:
    unpack(tmp_path)
    faulty = tmp_path / "faulty"
    faulty.mkdir()
    (faulty / "game.toml").write_text(about, "utf-8")
    (faulty / "__init__.py").write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import salon; print(*salon.list_games())"],
        env=with_games(tmp_path),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "envoys" in done.stdout.split()
    assert "faulty" not in done.stdout.split()
    assert "The game faulty is left out" in done.stderr
