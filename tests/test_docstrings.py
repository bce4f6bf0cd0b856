"""The examples in docstrings run, and docs/api.md, which is made from the docstrings, is current."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import salon
from docs.make_api import API, CHAPTERS, page

# Alembic alone runs its environment and the steps of migrations.
FOREIGN = ("salon.server.migrations.env", "salon.server.migrations.versions")
MODULES = [
    "salon",
    *(m.name for m in pkgutil.walk_packages(salon.__path__, "salon.") if not m.name.startswith(FOREIGN)),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = sum(len(test.examples) for name in MODULES for test in finder.find(import_module(name)))
    assert examples > 20


def test_the_reference_is_current() -> None:
    """`python -m docs.make_api` writes it."""
    assert API.read_text("utf-8") == page()


def test_the_reference_tells_of_the_whole_face() -> None:
    told = {name for module, names in CHAPTERS.values() if module == "salon" for name in names}
    assert told == set(salon.__all__) - {"__version__"}
