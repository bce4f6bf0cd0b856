"""The game in docs/adding-a-game.md is real: it is taken from the page and played."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from salon import lang
from salon.kernel import Text

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


@pytest.fixture
def envoys(tmp_path: Path) -> Path:
    """The files of the page, as a package."""
    blocks = re.findall(r"```\w+ file=(\S+)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert [name for name, _ in blocks] == ["rules.toml", "__init__.py", "envoys.ftl", "test_envoys.py"]
    folder = tmp_path / "envoys"
    folder.mkdir()
    for name, text in blocks:
        (folder / name).write_text(text, "utf-8")
    return folder


def module(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[name] = found
    spec.loader.exec_module(found)
    return found


def test_the_example_passes_the_conformance_suite(envoys: Path) -> None:
    game = module("envoys_game", envoys / "__init__.py").load()
    module("envoys_proof", envoys / "test_envoys.py").prove(game)


def test_the_example_can_be_played_and_speaks(envoys: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = module("envoys_game", envoys / "__init__.py").load()
    monkeypatch.setattr(lang, "_catalogue", lambda language, part: envoys / f"{part}.ftl")
    state = game.new(seed=1)
    words = lang.Words("en")
    assert words.say(state.pending[0].prompt) == "Choose in secret the envoy you send."
    assert words.say(Text("envoys.log.worth", {"points": 1})) == "The conference is worth 1 point."
