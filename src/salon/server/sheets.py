"""A position as tables in words, for the board that shows any game."""

from __future__ import annotations

from collections.abc import Iterable

from salon.kernel import Cell, Game, State, Table, Text
from salon.server.shelf import board_of
from salon.server.speech import Speaker
from salon.server.wire import Part, Sheet


def sheets(
    game: Game[State], s: State, seat: int | None, voice: Speaker, names: tuple[str, ...]
) -> tuple[Sheet, ...]:
    """The tables of a game as a seat sees them; of one with a board of its own, none."""
    return () if board_of(game.id) else as_sheets(game.tables(s, seat), voice, names)


def as_sheets(tables: Iterable[Table], voice: Speaker, names: tuple[str, ...]) -> tuple[Sheet, ...]:
    """Tables in words."""

    def part(text: Text) -> Part:
        named = next(iter(text.args.values())) if len(text.args) == 1 else None
        symbol = named if isinstance(named, str) and "." in named else ""
        return Part(text=voice.say(text, names), symbol=symbol)

    def cell(value: Cell) -> int | tuple[Part, ...]:
        if isinstance(value, int):
            return value
        return tuple(map(part, (value,) if isinstance(value, Text) else value))

    return tuple(
        Sheet(
            title=voice.say(table.title, names),
            columns=tuple(voice.say(column, names) for column in table.columns),
            rows=tuple(tuple(map(cell, row)) for row in table.rows),
        )
        for table in tables
    )
