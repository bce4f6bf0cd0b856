"""A map and cards of one's own: each file may take the place of the house's, and faults name their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from salon.games import turmoil
from salon.games.turmoil import Turmoil, load
from salon.kernel import BadCards, Text

HOUSE = Path(turmoil.__file__).parent / "cards"
TABLES = {"map": "space", "strategy": "card", "stability": "card", "mobilization": "card", "naval": "box"}


# Of each file, a number that play depends on.
CHANGES = {
    "map": ("stability = 2", "stability = 3"),
    "strategy": ("ops = 4", "ops = 3"),
    "stability": ('{ step = "Tension", n = 1 }', '{ step = "Tension", n = 2 }'),
    "mobilization": ("priority = 2", "priority = 3"),
    "naval": ("entry = 4", "entry = 5"),
}


def parts(text: Text) -> list[Text]:
    """A text and those inside it."""
    return [text, *(part for arg in text.args.values() if isinstance(arg, Text) for part in parts(arg))]


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
    assert load(pack(tmp_path, name, house(name))) is load()


@pytest.mark.parametrize("name", TABLES)
def test_the_digest_tells_packs_apart_and_the_house_has_none(tmp_path: Path, name: str) -> None:
    field, other = CHANGES[name]
    assert field in house(name)
    found = load(pack(tmp_path, name, house(name).replace(field, other, 1)))
    assert len(found.pack) == 12
    assert found.key == f"turmoil/{Turmoil.version}+{found.pack}"
    assert load(pack(tmp_path, name, house(name) + "\n# mine\n")).pack == load().pack == ""


@pytest.mark.parametrize("name", TABLES)
def test_a_file_with_one_too_few_is_refused(tmp_path: Path, name: str) -> None:
    number = house(name).count(f"[[{TABLES[name]}]]")
    with pytest.raises(BadCards) as fault:
        load(pack(tmp_path, name, without_the_last(name)))
    assert Text("pack.too-few", {"found": number - 1, "least": number}) in parts(fault.value.text)


@pytest.mark.parametrize("name", ["strategy", "stability"])
def test_two_cards_of_one_number_are_refused(tmp_path: Path, name: str) -> None:
    assert "number = 2\n" in house(name)
    with pytest.raises(BadCards) as fault:
        load(pack(tmp_path, name, house(name).replace("number = 2\n", "number = 1\n", 1)))
    assert "pack.twice" in {text.id for text in parts(fault.value.text)}


@pytest.mark.parametrize("name", TABLES)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.toml").mkdir()
    with pytest.raises(BadCards) as fault:
        load(tmp_path)
    assert fault.value.text.id == "kernel.cards-unreadable"
    assert fault.value.text.args == {"path": str(tmp_path / f"{name}.toml"), "reason": "Is a directory"}


@pytest.mark.parametrize("text", ["[[", "ghost = 1\n", "\xff"])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "naval.toml").write_bytes(text.encode("latin-1"))
    with pytest.raises(BadCards) as fault:
        load(tmp_path)
    assert fault.value.text.id in {"kernel.cards-broken", "kernel.cards-schema"}
    assert fault.value.text.args["path"] == str(tmp_path / "naval.toml")
