"""A few mutated packs every day; `python -m tests.fuzz.packs` makes ten thousand."""

from __future__ import annotations

import pytest

import salon
from tests.fuzz.packs import run


# Of mutants of Europe in Turmoil most are refused: among these are some that are played.
@pytest.mark.parametrize(
    ("game", "first", "mutants"), [("court", 5000, 100), ("turmoil", 5040, 20), ("v1919", 5000, 40)]
)
def test_mutants_are_refused_in_words_or_played(game: str, first: int, mutants: int) -> None:
    counts, failures = run(salon.load(game), range(first, first + mutants))
    assert not failures
    assert counts["refused"] > 0
    assert counts["played"] > 0
