"""Cards of one's own: a folder takes the place of the house's files, and faults name their place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from salon.games import v1919
from salon.games.v1919 import load
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


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("issues", "stars = 6", "stars = 5"),
        ("events", "optional = true\n", ""),
        ("strategies", "vp = 3", "vp = 4"),
        ("board", "influence = 4", "influence = 5"),
    ],
)
def test_the_digest_tells_packs_apart_and_the_house_has_none(
    folder: Path, name: str, old: str, new: str
) -> None:
    assert load(folder) is load()
    assert load(change(folder, name, "\n[[", "\n# mine\n[[")).pack == ""
    found = load(change(folder, name, old, new))
    assert len(found.pack) == 12
    assert found.key == f"v1919/{v1919.V1919.version}+{found.pack}"


def parts(text: Text) -> list[Text]:
    """A text and those inside it."""
    return [text, *(part for arg in text.args.values() if isinstance(arg, Text) for part in parts(arg))]


@pytest.mark.parametrize("name", ["issues", "events", "strategies"])
def test_one_card_too_few_is_refused(folder: Path, name: str) -> None:
    path, kind = folder / f"{name}.toml", FILES[name]
    text = path.read_text("utf-8")
    number = text.count(f"[[{kind}]]")
    path.write_text(text[: text.rindex(f"[[{kind}]]")], "utf-8")
    with pytest.raises(BadCards) as fault:
        load(folder)
    assert Text("pack.too-few", {"found": number - 1, "least": number}) in parts(fault.value.text)


def test_there_is_one_issue_that_ends_the_game(folder: Path) -> None:
    with pytest.raises(BadCards) as fault:
        load(change(folder, "issues", "game_end = true", "game_end = false"))
    assert "v1919.pack-no-game-end" in {text.id for text in parts(fault.value.text)}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_missing_is_named(folder: Path, name: str) -> None:
    path = folder / f"{name}.toml"
    path.unlink()
    with pytest.raises(BadCards) as fault:
        load(folder)
    assert fault.value.text == Text(
        "kernel.cards-unreadable", {"path": str(path), "reason": "No such file or directory"}
    )


@pytest.mark.parametrize("name", FILES)
def test_a_broken_file_is_named(folder: Path, name: str) -> None:
    path = folder / f"{name}.toml"
    path.write_text("ghost = 1\n", "utf-8")
    with pytest.raises(BadCards) as fault:
        load(folder)
    assert fault.value.text.id == "kernel.cards-schema"
    assert fault.value.text.args["path"] == str(path)
