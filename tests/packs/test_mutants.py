"""A few mutated packs every day; `python -m tests.fuzz.packs` makes ten thousand."""

from __future__ import annotations

import pytest

import salon
from tests.fuzz.packs import run


@pytest.mark.parametrize(("game", "mutants"), [("court", 100), ("turmoil", 20), ("v1919", 40)])
def test_mutants_are_refused_in_words_or_played(game: str, mutants: int) -> None:
    counts, failures = run(salon.load(game), range(5000, 5000 + mutants))
    assert not failures
    assert counts["refused"] > 0
    assert counts["played"] > 0
