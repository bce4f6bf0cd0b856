"""What is said on a terminal, where some letters are two columns wide."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from salon.kernel import Cell, IllegalAction, SalonError, Text
from salon.lang import Names, Words
from salon.lang.summary import Block

_STEERING = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


def said(speaker: Words, error: SalonError | OSError, names: Names = ()) -> str:
    """What went wrong, with the clause if a rule forbids it."""
    if isinstance(error, OSError):
        reason = error.strerror or str(error)
        return speaker.say(Text("cli.file", {"path": str(error.filename or ""), "reason": reason}))
    clause = f" [{error.clause}]" if isinstance(error, IllegalAction) else ""
    return speaker.say(error.text, names) + clause


def shown(text: str) -> str:
    """A text of somebody else's: what would steer the terminal, or turn the writing round, is spelt out.

    >>> print(shown("\\x1b[31mAna\\u202e"))
    \\x1b[31mAna\\u202e
    """
    return _STEERING.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def page(blocks: Sequence[Block]) -> str:
    """The rules on one page, for those who have letters alone."""
    return "\n\n".join(map(_part, blocks)).replace("**", "").replace("*", "")


def _part(block: Block) -> str:
    if block.kind == "table":
        wide = [max(map(width, column)) for column in zip(*block.rows, strict=True)]
        lines = [
            "  ".join(cell + " " * (size - width(cell)) for cell, size in zip(row, wide, strict=True))
            for row in block.rows
        ]
        return "\n".join(f"  {line.rstrip()}" for line in lines)
    marks = {"list": "· ", "steps": "– "}
    return "\n".join(marks.get(block.kind, "") + row[0] for row in block.rows)


def width(text: str) -> int:
    """The columns a text takes on a terminal.

    >>> width("King"), width("国王")
    (4, 4)
    """
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def cell(value: Cell, words: Words, names: Names, *, brief: bool = False) -> str:
    """What stands in a cell; in brief, names are short where they have a short form."""
    if isinstance(value, int):
        return str(value)
    say = words.short if brief else words.say
    return say(value, names) if isinstance(value, Text) else words.join([say(text, names) for text in value])
