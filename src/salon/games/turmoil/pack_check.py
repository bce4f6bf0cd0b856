"""What is wrong with a pack of Europe in Turmoil beyond kinds and ranges: names of spaces and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeAlias

import msgspec

from salon.games.turmoil.terms import CARDS, REGIONS
from salon.kernel import Arg, Text, Wrong
from salon.kernel.pack_plain import Json

Path: TypeAlias = tuple[str | int, ...]
# Fields of steps, conditions and places that name spaces, cards by number, and Mobilization cards.
SPACES = frozenset({"space", "without", "next_to"})
NUMBERS = frozenset({"cards", "card", "with_card", "never_after"})
# What cannot be counted by less or more than this without leaving the board.
LEAST, MOST = -20, 20


def faults(cards: Mapping[str, Json], house: Mapping[str, Json]) -> Iterator[Wrong]:
    """All of them; `house` is the body of the house, whose cards and spaces keep their order."""
    spaces = [space["id"] for space in house["space"]]
    codes = [card["code"] for card in house["mobilization"]]
    yield from _order(cards, house)
    near: dict[str, set[str]] = {}
    places = [*house["space"], *house["box"]]
    for group in ("space", "box"):
        for card in cards[group]:
            if card is not None:
                near[card.id] = set(card.adjacent)
    ids = {place["id"] for place in places}
    for group in ("space", "box"):
        for number, card in enumerate(cards[group]):
            for place, other in enumerate(card.adjacent if card is not None else ()):
                path = (group, number, "adjacent", place)
                if other not in ids or other == card.id:
                    yield Wrong(path, "turmoil.pack-no-space", {"found": _own(other)})
                elif other in near and card.id not in near[other] and group == "space":
                    yield Wrong(path, "turmoil.pack-one-way", {"found": f"space.{other}"})
    for group in ("strategy", "stability", "mobilization", "naval"):
        for number, card in enumerate(cards[group]):
            if card is not None:
                yield from _steps(card, (group, number), frozenset(spaces), frozenset(codes))


def _order(cards: Mapping[str, Json], house: Mapping[str, Json]) -> Iterator[Wrong]:
    """Cards and spaces are known by their place."""
    keys = {"strategy": "number", "stability": "number", "mobilization": "code", "naval": "number"}
    keys |= {"space": "id", "box": "id"}
    for group, key in keys.items():
        for number, (card, own) in enumerate(zip(cards[group], house[group], strict=False)):
            if card is not None and getattr(card, key) != own[key]:
                expected = _own(own[key])
                yield Wrong((group, number, key), "turmoil.pack-order", {"expected": expected}, fix=own[key])
    found = [row.region for row in cards["scoring"] if row is not None]
    if None not in cards["scoring"] and sorted(found) != sorted(REGIONS):
        yield Wrong(("scoring",), "turmoil.pack-no-region")


def _own(words: object) -> Text:
    return Text("kernel.literal", {"words": str(words)[:40]})


def _steps(found: Json, path: Path, spaces: frozenset[str], codes: frozenset[str]) -> Iterator[Wrong]:
    """What a record names must be there, however deep it lies."""
    if isinstance(found, tuple):
        for number, part in enumerate(found):
            yield from _steps(part, (*path, number), spaces, codes)
        return
    if not isinstance(found, msgspec.Struct):
        return
    for field in _fields(type(found)):
        value = getattr(found, field)
        several = isinstance(value, tuple)
        for number, part in enumerate(value if several else (value,)):
            at = (*path, field, number) if several else (*path, field)
            wrong = _name(field, part, spaces, codes)
            if wrong is not None:
                yield Wrong(at, *wrong)
            elif not isinstance(part, str | int):
                yield from _steps(part, at, spaces, codes)


def _name(
    field: str, part: object, spaces: frozenset[str], codes: frozenset[str]
) -> tuple[str, dict[str, Arg]] | None:
    """What is wrong with a name or number in a field."""
    if field in SPACES and isinstance(part, str):
        return ("turmoil.pack-no-space", {"found": _own(part)}) if part and part not in spaces else None
    if field in NUMBERS and isinstance(part, int | str):
        known = part in codes if isinstance(part, str) else 1 <= part <= CARDS
        if known or (part == 0 and field == "with_card"):
            return None
        return "turmoil.pack-no-card", {"found": _own(part)}
    if isinstance(part, int) and field != "number" and not LEAST <= part <= MOST:
        return "turmoil.pack-number", {"found": part, "least": LEAST, "most": MOST}
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    return kind.__struct_fields__
