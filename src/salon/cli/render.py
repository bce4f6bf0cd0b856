"""Tables and lists as plain text, aligned also where letters are two columns wide."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from salon.kernel import Cell, IllegalAction, SalonError, Table, Text
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


def cell(value: Cell, words: Words, names: Names) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Text):
        return words.say(value, names)
    return words.join([words.say(text, names) for text in value])


def rows(table: Table, words: Words, names: Names) -> tuple[str, list[str], list[list[str]]]:
    """A table in words: title, headings, cells."""
    return (
        words.say(table.title, names),
        [words.say(column, names) for column in table.columns],
        [[cell(value, words, names) for value in row] for row in table.rows],
    )


def plain(tables: Sequence[Table], words: Words, names: Names) -> str:
    """Tables as lines of text."""
    lines: list[str] = []
    for table in tables:
        title, headings, body = rows(table, words, names)
        columns = [max(map(width, column)) for column in zip(headings, *body, strict=True)]
        lines += ["", title]
        for row in (headings, ["─" * columns_ for columns_ in columns], *body):
            cells = (pad(text, columns_) for text, columns_ in zip(row, columns, strict=True))
            lines.append("  " + "  ".join(cells).rstrip())
    return "\n".join(lines[1:])
