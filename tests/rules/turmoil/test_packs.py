"""A map and cards of one's own: each file may take the place of the house's, and faults name their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from salon.games import turmoil
from salon.games.turmoil.cards import read
from salon.kernel import BadCards, Text

HOUSE = Path(turmoil.__file__).parent / "cards"
TABLES = {"map": "space", "strategy": "card", "stability": "card", "mobilization": "card", "naval": "box"}


def house(name: str) -> str:
    return (HOUSE / f"{name}.toml").read_text("utf-8")


def pack(folder: Path, name: str, text: str) -> Path:
    (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def without_the_last(name: str) -> str:
    """A file of the house without its last space, card or box; what may follow them is left."""
    lines = house(name).splitlines(keepends=True)
    start = max(n for n, line in enumerate(lines) if line.startswith(f"[[{TABLES[name]}]]"))
    end = next((n for n in range(start + 1, len(lines)) if lines[n].startswith("[")), len(lines))
    return "".join(lines[:start] + lines[end:])


@pytest.mark.parametrize("name", TABLES)
def test_what_a_folder_does_not_hold_comes_from_the_house(tmp_path: Path, name: str) -> None:
    found, own = read(pack(tmp_path, name, house(name))), read()
    assert (found.strategy, found.mobilization, found.boxes) == (own.strategy, own.mobilization, own.boxes)
    assert (found.stability_cards, found.atlas.ids) == (own.stability_cards, own.atlas.ids)


@pytest.mark.parametrize("name", TABLES)
def test_the_digest_tells_packs_apart_and_the_house_has_none(tmp_path: Path, name: str) -> None:
    same = read(tmp_path).digest
    assert len(same) == 12
    assert read(tmp_path).digest == same
    assert read(pack(tmp_path, name, house(name) + "\n# mine\n")).digest not in {same, ""}
    assert read().digest == ""


@pytest.mark.parametrize("name", TABLES)
def test_a_file_with_one_too_few_is_refused(tmp_path: Path, name: str) -> None:
    number = house(name).count(f"[[{TABLES[name]}]]")
    with pytest.raises(BadCards) as fault:
        read(pack(tmp_path, name, without_the_last(name)))
    assert fault.value.text == Text(
        "turmoil.cards-count", {"file": name, "found": number - 1, "expected": number}
    )


@pytest.mark.parametrize("name", ["strategy", "stability"])
def test_two_cards_of_one_number_are_refused(tmp_path: Path, name: str) -> None:
    assert "number = 2\n" in house(name)
    with pytest.raises(BadCards) as fault:
        read(pack(tmp_path, name, house(name).replace("number = 2\n", "number = 1\n", 1)))
    assert fault.value.text.id == "turmoil.cards-count"


@pytest.mark.parametrize("name", TABLES)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.toml").mkdir()
    with pytest.raises(BadCards) as fault:
        read(tmp_path)
    assert fault.value.text.id == "kernel.cards-unreadable"
    assert fault.value.text.args == {"path": str(tmp_path / f"{name}.toml"), "reason": "Is a directory"}


@pytest.mark.parametrize("text", ["[[", "ghost = 1\n", "\xff"])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "naval.toml").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadCards) as fault:
        read(tmp_path)
    assert fault.value.text.id == "kernel.cards-broken"
    assert fault.value.text.args["path"] == str(tmp_path / "naval.toml")
