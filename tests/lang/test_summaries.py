"""The rules on one page: in every language, with the same parts."""

from __future__ import annotations

import pytest

import salon
from salon.cli.render import page
from salon.lang import LANGUAGES
from salon.lang.summary import summary


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", salon.list_games())
def test_a_summary_has_the_same_parts_in_every_language(game: str, language: str) -> None:
    english, other = summary(game, "en"), summary(game, language)
    assert english
    assert [(block.kind, len(block.rows)) for block in english] == [
        (block.kind, len(block.rows)) for block in other
    ]
    for block in other:
        assert len({len(row) for row in block.rows}) == 1
        assert all("".join(row) for row in block.rows)
    assert language == "en" or english != other


@pytest.mark.parametrize("game", salon.list_games())
def test_a_summary_fits_on_a_page(game: str) -> None:
    words = page(summary(game, "en")).split()
    assert 250 < len(words) < 800
    assert not any("*" in word for word in words)
