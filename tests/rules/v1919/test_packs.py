"""Cards of one's own: a folder takes the place of the house's files, and faults name their place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from salon.games import v1919
from salon.games.v1919.cards import read
from salon.kernel import BadCards, Text

HOUSE = Path(v1919.__file__).parent / "cards"
FILES = {"issues": "issue", "events": "event", "strategies": "strategy", "board": "column"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the house's cards."""
    for name in FILES:
        shutil.copy(HOUSE / f"{name}.toml", tmp_path)
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> Path:
    path = folder / f"{name}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.mark.parametrize("name", FILES)
def test_the_digest_tells_packs_apart_and_the_house_has_none(folder: Path, name: str) -> None:
    cards, same = read(folder)
    assert len(same) == 12
    assert cards.issues == read()[0].issues
    assert read(change(folder, name, "\n[[", "\n# mine\n[["))[1] not in {same, ""}
    assert read()[1] == ""


@pytest.mark.parametrize("name", ["issues", "events", "strategies"])
def test_one_card_too_few_is_refused(folder: Path, name: str) -> None:
    path, kind = folder / f"{name}.toml", FILES[name]
    text = path.read_text("utf-8")
    number = text.count(f"[[{kind}]]")
    path.write_text(text[: text.rindex(f"[[{kind}]]")], "utf-8")
    with pytest.raises(BadCards) as fault:
        read(folder)
    assert fault.value.text == Text(
        "v1919.cards-count", {"path": str(folder), "what": kind, "found": number - 1, "expected": number}
    )


def test_there_is_one_issue_that_ends_the_game(folder: Path) -> None:
    with pytest.raises(BadCards) as fault:
        read(change(folder, "issues", "game_end = true", "game_end = false"))
    assert fault.value.text == Text(
        "v1919.cards-count", {"path": str(folder), "what": "game_end", "found": 0, "expected": 1}
    )


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_missing_is_named(folder: Path, name: str) -> None:
    path = folder / f"{name}.toml"
    path.unlink()
    with pytest.raises(BadCards) as fault:
        read(folder)
    assert fault.value.text == Text(
        "kernel.cards-unreadable", {"path": str(path), "reason": "No such file or directory"}
    )


@pytest.mark.parametrize("name", FILES)
def test_a_broken_file_is_named(folder: Path, name: str) -> None:
    path = folder / f"{name}.toml"
    path.write_text("ghost = 1\n", "utf-8")
    with pytest.raises(BadCards) as fault:
        read(folder)
    assert fault.value.text.id == "kernel.cards-broken"
    assert fault.value.text.args["path"] == str(path)
