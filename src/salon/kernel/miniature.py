"""Miniature: a position as a small picture shows it, to anyone."""

from __future__ import annotations

import msgspec

from salon.kernel.text import Text


class Miniature(msgspec.Struct, frozen=True):
    """Rows of numbers, which `board/mini.js` of the game draws, and what they show in a sentence.

    It goes out with every table of the front page whenever that table moves: some hundred bytes, no more.
    """

    rows: dict[str, tuple[int, ...]]
    says: Text
