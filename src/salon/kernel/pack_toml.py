"""How a pack is written: TOML in one fixed way, so that equal packs are equal bytes."""

from __future__ import annotations

import json
import re
from typing import Any

from salon.kernel.pack_plain import Json

WIDTH = 100
# What is written first and last of a card; all else is in the order of the alphabet between them.
FIRST = ("step", "test", "id", "number", "code", "region", "type", "name")
LAST = (
    "options",
    "crisis",
    "conference",
    "requires",
    "effect",
    "on_operations",
    "score",
    "then",
    "otherwise",
    "source",
    "known",
    "printed",
    "unsure",
    "wish",
    "figure",
)
_PLACE = {
    **{key: (0, n) for n, key in enumerate(FIRST)},
    **{key: (2, n) for n, key in enumerate(LAST)},
}
_BARE = re.compile("[A-Za-z0-9_-]+")


def toml(header: dict[str, Any], body: dict[str, Any]) -> str:
    """A header, one field to a line, then every card as a table.

    >>> print(toml({"name": "Ours"}, {"action": [{"values": [1, 6], "id": "ball"}]}))
    name = "Ours"
    <BLANKLINE>
    [[action]]
    id = "ball"
    values = [1, 6]
    <BLANKLINE>
    """
    blocks = ["".join(f"{_key(key)} = {_value(value)}\n" for key, value in header.items())]
    for group, cards in sorted(body.items()):
        if isinstance(cards, list):
            blocks += [f"[[{_key(group)}]]\n{_fields(card)}" for card in cards]
        else:
            blocks.append(f"[{_key(group)}]\n{_fields(cards)}")
    return "\n".join(blocks)


def _fields(card: dict[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in _sorted(card))


def _sorted(table: dict[str, Any]) -> list[tuple[str, Json]]:
    said = [(key, value) for key, value in table.items() if value is not None]  # TOML has no word for nothing
    return sorted(said, key=lambda item: (_PLACE.get(item[0], (1, 0)), item[0]))


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(words: str) -> str:
    """A string as TOML has it: JSON's way, but for one letter."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Json, depth: int = 0) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(part, depth)}" for key, part in _sorted(value))
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        line = f"[{', '.join(_value(part, depth) for part in value)}]"
        if len(line) + 2 * depth <= WIDTH and "\n" not in line:
            return line
        blanks = "  " * (depth + 1)
        rows = "".join(f"{blanks}{_value(part, depth + 1)},\n" for part in value)
        return f"[\n{rows}{'  ' * depth}]"
    return repr(value)
