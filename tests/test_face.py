"""The public face: what `import salon` gives, and what a type checker makes of it."""

from __future__ import annotations

import re
import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import pytest

import salon
import salon.games.court

ROOT = Path(__file__).parents[1]
OPENING = ["import salon", "g = salon.load('court')", "s = g.new(seats=3, seed=7)"]


def type_check(folder: Path, program: str) -> str:
    """What mypy says of a program that uses the package."""
    file = folder / "program.py"
    file.write_text(program, "utf-8")
    command = [sys.executable, "-m", "mypy", "--no-error-summary", str(file)]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode in {0, 1}, found.stderr
    return found.stdout


def example() -> str:
    """The example of the README."""
    return "".join(re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL))


def test_all_that_is_announced_is_there() -> None:
    assert {name for name in salon.__all__ if not hasattr(salon, name)} == set()
    assert {"Decision", "Event", "Fact", "Game", "Play", "Question", "Record", "Result", "State"} < set(
        salon.__all__
    )


def test_a_game_is_also_a_package() -> None:
    game = salon.games.court.load()
    assert game.id == "court"
    assert game.id in salon.list_games()


def test_a_type_checker_passes_the_example(tmp_path: Path) -> None:
    assert type_check(tmp_path, example()) == ""


def test_a_type_checker_finds_slips_and_knows_what_is_played(tmp_path: Path) -> None:
    slips = ["s.aply(0)", "g.nwe()", "s.game.nwe()", "s.result.winers", "s.pending[0].lgal"]
    found = ["g", "s", "s.game", "s.copy()", "s.pending", "s.apply(0)", "s.result", "g.restore(b'')"]
    said = type_check(tmp_path, "\n".join([*OPENING, *slips, *(f"reveal_type({name})" for name in found)]))
    for slip in ("aply", "nwe", "winers", "lgal"):
        assert f'has no attribute "{slip}"' in said
    kinds = re.findall(r'Revealed type is "(.*)"', said)
    assert len(kinds) == len(found)
    assert not [kind for kind in kinds if "Any" in kind]


def test_an_answer_is_an_action_or_its_name() -> None:
    s = salon.load("court").new(3, seed=7)
    by_number, by_name, by_member = s.copy(), s.copy(), s.copy()
    action = s.pending[0].legal[0]

    class Answer(IntEnum):
        FIRST = action

    by_number.apply(action)
    by_name.apply(s.vocabulary.name(action))
    by_member.apply(Answer.FIRST)
    assert by_number == by_name == by_member != s


@pytest.mark.parametrize("wrong", [None, 1.0, True, ["card.king.3"], b"card.king.3"])
def test_an_answer_of_another_type_is_refused_and_changes_nothing(wrong: object) -> None:
    s = salon.load("court").new(3, seed=7)
    before = s.copy()
    with pytest.raises(TypeError, match=f"an action .* or its name .*, not {type(wrong).__name__}"):
        s.apply(wrong)  # type: ignore[arg-type]  # that is what is tried
    assert s == before
