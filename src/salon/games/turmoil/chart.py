"""The map as characters: each space near its place, with the support of both sides and who controls it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeAlias

from salon.games.turmoil.terms import CHANGES, INDEPENDENT, REGIONS
from salon.games.turmoil.view import SpaceView, TurmoilView
from salon.kernel import Text

if TYPE_CHECKING:
    from salon.games.turmoil.atlas import Atlas

# A symbol in a form, in words: ("space.paris", "short"), ("side.liberal", "letter").
Names: TypeAlias = Callable[[str, str], str]
Spot: TypeAlias = tuple[str, int, int]  # a label and where its middle belongs

LEGEND = Text("turmoil.chart.legend")
GAP = 1  # free columns between two labels
_TAKEN = "\N{NO-BREAK SPACE}"  # stands for a space inside a label while others look for room
_FAR, _WIDE = 4, 24  # how far a label may be moved from its place: rows, columns
_LEAST_WIDTH, _LEAST_HEIGHT = 110, 34  # of a drawing that can be read


def chart(v: TurmoilView, atlas: Atlas, names: Names, width: int, height: int) -> list[str]:
    """The map in so many columns and rows; where there is not room enough, lists by region.

    A label is moved as little as need be for none to cover another: `*Paris 1/3L` is a Battleground with
    1 Authoritarian and 3 Liberal SP that the Liberal side controls.
    """
    if width >= _LEAST_WIDTH and height >= _LEAST_HEIGHT:
        drawing = _draw(_spots(v, atlas, names), width, height)
        if drawing:
            return drawing
    return _lists(v, atlas, names, width)


def _label(space: str, found: SpaceView, names: Names, battleground: bool) -> str:
    mark = names(f"side.{found.control}", "letter") if found.control else ""
    star = "*" if battleground else ""
    return f"{star}{names(f'space.{space}', 'short')} {found.authoritarian}/{found.liberal}{mark}"


def _spots(v: TurmoilView, atlas: Atlas, names: Names) -> list[Spot]:
    boxes = [
        (f"[{names(f'space.{box.id}', 'short')} {names(f'side.{box.side}', 'letter')}]", box.x, box.y)
        for box in atlas.boxes
    ]
    spaces = [
        (_label(space.id, v.spaces[space.id], names, space.battleground), space.x, space.y)
        for space in atlas.spaces
        if space.id in v.spaces
    ]
    return [*spaces, *boxes]


def _draw(spots: list[Spot], width: int, height: int) -> list[str]:
    """All labels on one sheet; nothing if they do not fit."""
    left, right = min(x for _, x, _ in spots), max(x for _, x, _ in spots)
    top, bottom = min(y for _, _, y in spots), max(y for _, _, y in spots)
    sheet: list[list[str]] = [[" "] * width for _ in range(height)]
    margin = max(columns(label) for label, _, _ in spots) // 2
    for label, x, y in sorted(spots, key=lambda spot: (spot[2], spot[1])):
        size = columns(label)
        row = round((y - top) * (height - 1) / (bottom - top))
        column = round(margin + (x - left) * (width - 2 * margin - 1) / (right - left)) - size // 2
        place = _free(sheet, row, column, size)
        if place is None:
            return []
        _write(sheet, *place, label)
    return ["".join(line).replace(_TAKEN, " ").rstrip() for line in sheet]


def _free(sheet: list[list[str]], row: int, column: int, size: int) -> tuple[int, int] | None:
    """The free place nearest to the wanted one; a row counts as much as two columns and a bit."""
    best, found = None, None
    for down in range(-_FAR, _FAR + 1):
        for along in range(-_WIDE, _WIDE + 1):
            cost = (5 * abs(down) + 2 * abs(along), down, along)
            y, x = row + down, column + along
            if (
                (best is None or cost < best)
                and 0 <= y < len(sheet)
                and x >= 0
                and x + size <= len(sheet[y])
                and all(cell == " " for cell in sheet[y][max(0, x - GAP) : x + size + GAP])
            ):
                best, found = cost, (y, x)
    return found


def _write(sheet: list[list[str]], row: int, column: int, label: str) -> None:
    for letter in label:
        sheet[row][column] = _TAKEN if letter == " " else letter
        wide = columns(letter) == 2
        if wide:
            sheet[row][column + 1] = ""
        column += 1 + wide


def _lists(v: TurmoilView, atlas: Atlas, names: Names, width: int) -> list[str]:
    world = atlas.world(sum(1 << CHANGES.index(change) for change in v.changes))
    lines = []
    for region in range(INDEPENDENT + 1):
        name = REGIONS[region] if region < INDEPENDENT else "independent"
        labels = (
            _label(atlas.ids[n], v.spaces[atlas.ids[n]], names, atlas.spaces[n].battleground)
            for n in world.regions[region]
        )
        lines += [names(f"region.{name}", ""), *_columns(labels, width), ""]
    return lines[:-1]


def _columns(labels: Iterable[str], width: int) -> list[str]:
    """Labels side by side in even columns."""
    found = list(labels)
    size = max(map(columns, found)) + 2
    across = max(1, (width - 2) // size)
    return [
        ("  " + "".join(label + " " * (size - columns(label)) for label in found[n : n + across])).rstrip()
        for n in range(0, len(found), across)
    ]


def columns(text: str) -> int:
    """The columns a text takes on a terminal.

    >>> columns("Paris"), columns("パリ")
    (5, 4)
    """
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
