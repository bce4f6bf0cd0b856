"""The browser's own labels, as plain JSON: from `web.ftl`, and the names of a game's things."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from salon import lang
from salon.games import games
from salon.server.api import Call, Refusal

CATALOGUES = Path(lang.__file__).parent
SHARED = ("source-", "known-")  # what the terminal says as well: where a card's text comes from
BOARDS = Path(__file__).parent.parent / "web" / "games"


async def ui(call: Call[None]) -> dict[str, str]:
    """Labels by name, with `{argument}` where something is filled in; `boards` lists the drawn boards.

    With `game`, the names of that game's things instead, by their symbols with hyphens for dots.
    """
    game = call.query("game")
    if not game:
        own, terminal = labels(call.visitor.language, "web"), labels(call.visitor.language, "cli")
        shared = {name: label for name, label in terminal.items() if name.startswith(SHARED)}
        return {**shared, **own, "boards": " ".join(boards())}
    if game not in games():
        raise Refusal(404, "house.no-game")
    return labels(call.visitor.language, game)


@cache
def labels(language: str, part: str) -> dict[str, str]:
    """The messages of a catalogue that need no grammar; English where a translation is missing."""
    found = {} if language == "en" else dict(labels("en", part))
    path = CATALOGUES / language / f"{part}.ftl"
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            text = _plain(entry.value)
            if text is not None:
                found[entry.id.name.removeprefix(f"{part}-")] = text
    return found


@cache
def boards() -> tuple[str, ...]:
    """The games that have a board of their own."""
    return tuple(sorted(path.stem for path in BOARDS.glob("*.js")))


def _plain(pattern: ast.Pattern) -> str | None:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
        else:
            return None
    return "".join(parts)
