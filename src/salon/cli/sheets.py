"""Tables of words in so many columns: each as wide as its words need, and no word is ever broken.

Where there is not room enough names are short, then cells go over several lines; where even the longest words
do not fit beside each other, every row is a small list of its own.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from salon.cli.render import cell, pad, width
from salon.kernel import Table
from salon.lang import Names, Words

Row: TypeAlias = Sequence[str]
Grid: TypeAlias = Sequence[Row]  # the headings first
Chart: TypeAlias = Callable[[int], list[str]]  # a map in so many columns
GAP = 2  # columns between two columns of a table
UNLIMITED = 10_000  # columns, where nobody looks at a screen

# Where a line may end: after a space, a stroke or a mark; in Japanese also where a word begins after kana.
_BREAK = re.compile(
    r"(?<=[ /、。・／＝：」）])(?![、。・／：」）ー])"
    r"|(?<=[\u3041-\u309f])(?=[\u30a1-\u30fa\u4e00-\u9fff])|(?<=[^ 「（])(?=[「（])"
)


class Sheet(NamedTuple):
    """A table in words, as it is and with short names."""

    title: str
    full: Grid
    short: Grid


class Written(NamedTuple):
    """A table as lines. Where it is a list of its rows, the headings stand in the list."""

    heads: list[str]
    rule: list[str]
    body: list[str]


class Laid(NamedTuple):
    """A table in so many columns: the width of each, and its rows with every cell as lines."""

    widths: list[int]
    rows: list[list[list[str]]]


def sheet(table: Table, words: Words, names: Names) -> Sheet:
    def grid(brief: bool) -> Grid:
        heads = [cell(column, words, names, brief=brief) for column in table.columns]
        return [heads, *([cell(value, words, names, brief=brief) for value in row] for row in table.rows)]

    return Sheet(words.say(table.title, names), grid(False), grid(True))


def broken(text: str, columns: int) -> list[str]:
    """A text as lines of at most so many columns. A single longer word has a line of its own.

    >>> broken("Brittany/Normandy, the French Writers", 18)
    ['Brittany/Normandy,', 'the French Writers']
    >>> broken("支配していないスペース", 14)
    ['支配していない', 'スペース']
    """
    lines = [""]
    for piece in _pieces(text):
        if lines[-1] and width((lines[-1] + piece).rstrip()) > columns:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return lines


def written(sheet: Sheet, room: int) -> Written:
    """The table in so many columns."""
    laid = _laid(sheet, room)
    if laid is None:
        return Written([], [], _listed(sheet.short, room))
    heads, *body = [_side_by_side(row, laid.widths) for row in laid.rows]
    rule = (" " * GAP).join("─" * columns for columns in laid.widths)
    return Written(heads, [rule], [line for row in body for line in row])


def _side_by_side(row: list[list[str]], widths: list[int]) -> list[str]:
    height = max(map(len, row))
    cells = [[pad(text, columns) for text in lines] for lines, columns in zip(row, widths, strict=True)]
    blank = [" " * columns for columns in widths]
    return [
        (" " * GAP).join(c[n] if n < len(c) else b for c, b in zip(cells, blank, strict=True)).rstrip()
        for n in range(height)
    ]


def _laid(sheet: Sheet, room: int) -> Laid | None:
    """The way that takes the fewest lines; of two alike, the one with whole names."""
    ways = [found for grid in (sheet.full, sheet.short) if (found := _fitted(grid, room))]
    return min(ways, key=lambda laid: sum(max(map(len, row)) for row in laid.rows), default=None)


def _fitted(grid: Grid, room: int) -> Laid | None:
    columns = list(zip(*grid, strict=True))
    least = [max(_longest(text) for text in column) for column in columns]
    spare = room - sum(least) - GAP * (len(columns) - 1)
    if spare < 0:
        return None
    wanted = [max(map(width, column)) for column in columns]
    widths = list(least)
    # Room is given where it is needed: first to those that need little, so that most stand on one line.
    order = sorted(range(len(columns)), key=lambda n: wanted[n] - least[n])
    for place, n in enumerate(order):
        given = min(wanted[n] - least[n], spare // (len(order) - place))
        widths[n] += given
        spare -= given
    return Laid(widths, [[broken(text, widths[n]) for n, text in enumerate(row)] for row in grid])


def _listed(grid: Grid, room: int) -> list[str]:
    """Each row as a list of what it says under which heading."""
    heads, *rows = grid
    found: list[str] = []
    for row in rows:
        found += broken(row[0], room)
        for head, text in zip(heads[1:], row[1:], strict=True):
            found += [f"  {line}" for line in broken(f"{head} {text}" if head else text, room - 2)]
    return found


def _pieces(text: str) -> list[str]:
    return [piece for piece in _BREAK.split(text) if piece]


def _longest(text: str) -> int:
    return max((width(piece.rstrip()) for piece in _pieces(text)), default=0)


def plain(tables: Sequence[Table], words: Words, names: Names, room: int = UNLIMITED) -> str:
    """Tables as lines of text."""
    found: list[str] = []
    for table in tables:
        one = sheet(table, words, names)
        heads, rule, body = written(one, room - 2)
        found += ["", one.title, *(f"  {line}" for line in (*heads, *rule, *body))]
    return "\n".join(found[1:])


def room() -> int:
    """The columns that there are to write on."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else UNLIMITED
