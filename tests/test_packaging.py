"""The archive of the sources holds what the tests read, and the index gets links that hold there."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ALWAYS = {"LICENSE", "pyproject.toml"}  # hatchling takes these along by itself


def test_the_archive_of_the_sources_has_all_that_tests_and_make_name() -> None:
    included = PYPROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    texts = [path.read_text("utf-8") for path in (ROOT / "Makefile", *ROOT.glob("tests/**/*.py"))]
    said = set(re.findall(r"[\w.-]+", "\n".join(texts)))
    named = {path.name for path in ROOT.iterdir() if path.name in said and not path.name.startswith(".")}
    named -= {"build", "dist"}
    assert {"benchmarks", "deploy", "docs", "examples", "locks", "src", "tests", "biome.json"} <= named
    missing = {name for name in named - ALWAYS if not any(fnmatch(f"/{name}", one) for one in included)}
    assert not missing


def hook(monkeypatch: pytest.MonkeyPatch, **config: str) -> dict[str, Any]:
    """What the index is told with a setting; what builds packages is not installed here."""

    class Interface:
        def __init__(self) -> None:
            self.root, self.config = str(ROOT), {**PROJECT, **config}

    stub = ModuleType("hatchling.metadata.plugin.interface")
    vars(stub)["MetadataHookInterface"] = Interface
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, stub.__name__, stub)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, Any] = {}
    module.ProjectHook().update(found)
    return found


PROJECT: dict[str, str] = PYPROJECT["tool"]["hatch"]["metadata"]["hooks"]["custom"]


def test_without_an_address_nothing_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    told = hook(monkeypatch, address="")
    assert "urls" not in told
    assert told["readme"]["text"] == (ROOT / "README.md").read_text("utf-8")


def test_with_an_address_every_link_and_picture_of_the_readme_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = hook(monkeypatch, address="https://forge.example/ana/salon/")
    assert told["urls"]["Homepage"] == "https://forge.example/ana/salon"
    readme = told["readme"]["text"]
    links = re.findall(r"""(?:\]\(|src=")([^)"]+)""", readme)
    assert len(links) > 20
    assert all(link.startswith("https://") for link in links)
    raw = "https://forge.example/ana/salon/raw/main/"
    for link in (link for link in links if link.endswith(".webp")):
        assert link.startswith(raw)
        assert (ROOT / link.removeprefix(raw)).exists()


@pytest.mark.parametrize("page", ["README.md", "docs/decisions/005-packaging.md"])
def test_how_many_packages_the_engine_needs_is_said_rightly(page: str) -> None:
    names = [re.split(r"[<>=]", line)[0] for line in PYPROJECT["project"]["dependencies"]]
    assert len(names) == 3
    text = (ROOT / page).read_text("utf-8")
    assert "three packages" in text or all(name in text for name in names)
