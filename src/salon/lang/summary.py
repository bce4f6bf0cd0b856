"""The rules of a game on one page: `words/LANGUAGE/summary.md`, a few plain forms of Markdown.

A line with `#` is a heading, lines with `-` are a list, with `1.` steps, with `|` a table whose first row is
its heading; anything else is text. `**bold**` and `*slanted*` stay: who shows them knows what they mean.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Literal, TypeAlias

import msgspec

from salon.games import folder

Kind: TypeAlias = Literal["heading", "text", "list", "steps", "table"]
_MARKS: tuple[tuple[str, Kind], ...] = (
    (r"#+ ", "heading"),
    (r"- ", "list"),
    (r"\d+\. ", "steps"),
    (r"\|", "table"),
)


class Block(msgspec.Struct, frozen=True):
    """A part of a page: rows of cells; all but a table have one cell in each row."""

    kind: Kind
    rows: tuple[tuple[str, ...], ...]


@cache
def summary(game: str, language: str) -> tuple[Block, ...]:
    """The page of a game in a language, else in English; a game may have none."""
    for code in (language, "en"):
        path = folder(game) / "words" / code / "summary.md"
        if path.exists():
            return read(path.read_text("utf-8"))
    return ()


def read(written: str) -> tuple[Block, ...]:
    """
    >>> read("Win.\\n\\n- one\\n- two")
    (Block(kind='text', rows=(('Win.',),)), Block(kind='list', rows=(('one',), ('two',))))
    """
    found: list[Block] = []
    for part in re.split(r"\n\s*\n", written.strip()):
        lines = part.splitlines()
        if _kind(lines[0]) == "text":  # to its end: a number at the start of a line is no step
            found.append(_block("text", lines))
        else:
            found += [_block(kind, list(same)) for kind, same in groupby(lines, _kind)]
    return tuple(found)


def _kind(line: str) -> Kind:
    return next((kind for mark, kind in _MARKS if re.match(mark, line)), "text")


def _block(kind: Kind, lines: list[str]) -> Block:
    if kind == "text":
        return Block(kind, ((" ".join(line.strip() for line in lines),),))
    if kind == "table":
        inside = (line.strip().removeprefix("|").removesuffix("|") for line in lines)
        rows = [tuple(cell.strip() for cell in line.split("|")) for line in inside]
        return Block(kind, tuple(row for row in rows if not set("".join(row)) <= {"-"}))
    mark = next(mark for mark, of in _MARKS if of == kind)
    return Block(kind, tuple((re.sub(mark, "", line, count=1).strip(),) for line in lines))
