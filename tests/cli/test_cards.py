"""`salon cards` for all three games: made, listed, checked, compared, given away and brought in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import salon
from salon.cli import main
from salon.kernel.pack_file import read_pack, write_pack

# Of each game a number of a card, another that it may be, and one that it may not.
NUMBERS: dict[str, tuple[tuple[str | int, ...], int, int]] = {
    "court": (("action", 0, "values", 0), 4, 9),
    "turmoil": (("strategy", 0, "ops"), 3, 70),
    "v1919": (("issue", 0, "stars"), 7, 99),
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf of one's own, and a folder to write files into."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def changed(file: Path, game: str, value: int) -> Path:
    """The same pack with another number."""
    pack = read_pack(file.read_bytes(), str(file))
    path, _, _ = NUMBERS[game]
    here: Any = pack.body
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    other = file.with_name(f"other-{value}.salonpack")
    other.write_bytes(write_pack(pack))
    return other


@pytest.mark.parametrize("game", list(NUMBERS))
def test_a_pack_from_new_to_import(home: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    path, other, wrong = NUMBERS[game]
    assert main(["cards", "new", game, "Our box", "-o", "box.salonpack"]) == 0
    box = home / "box.salonpack"
    assert box.read_text("utf-8").startswith("#")  # it says what to do
    assert main(["cards", "new", game, "Our box", "-o", "box.salonpack"]) == 2  # nothing is written over
    assert main(["cards", "check", "box.salonpack"]) == 0
    assert main(["cards", "diff", "box.salonpack", "box.salonpack"]) == 0
    capsys.readouterr()
    # Another number: it is seen, and played with another digest.
    mine = changed(box, game, other)
    assert main(["cards", "check", str(mine)]) == 0
    assert main(["cards", "diff", "box.salonpack", str(mine)]) == 0
    assert any(line.strip().startswith(("+", "-")) for line in capsys.readouterr().out.splitlines())
    assert main(["cards", "test", str(mine), "--games", "2"]) == 0
    # A wrong one: its place is said, for people and for programs.
    bad = changed(box, game, wrong)
    capsys.readouterr()
    assert main(["cards", "check", str(bad)]) == 2
    place = "/" + "/".join(map(str, path))
    assert place in capsys.readouterr().err
    assert main(["cards", "check", "--json", str(bad)]) == 2
    [fault] = json.loads(capsys.readouterr().out)
    assert (fault["path"], bool(fault["said"])) == (place, True)
    assert main(["cards", "import", str(bad)]) == 2
    assert main(["cards", "list"]) == 0
    assert "our-box" not in capsys.readouterr().out
    # Given away and brought in: the same bytes, the same digest.
    assert main(["cards", "import", str(mine)]) == 0
    assert main(["cards", "list"]) == 0
    assert "our-box-1" in capsys.readouterr().out
    assert main(["cards", "list", game, "--cards", "our-box-1"]) == 0
    assert capsys.readouterr().out
    assert main(["cards", "export", "our-box-1", "-o", "again.salonpack"]) == 0
    assert (home / "again.salonpack").read_bytes() == mine.read_bytes()
    again = read_pack((home / "again.salonpack").read_bytes(), "again")
    assert salon.load(game).play_of(again.body) == salon.load(game).play_of(read_pack(mine.read_bytes()).body)
