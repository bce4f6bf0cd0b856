"""What the sentences of cards are put together from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

import msgspec

from salon.kernel import Arg, Text

# How a field is spoken of: by the symbol of a kind of thing, or by its number.
KINDS = {
    "side": "side",
    "by": "side",
    "fires": "side",
    "region": "region",
    "nation": "nation",
    "marker": "marker",
    "era": "era",
    "card": "card",
}
NUMBERS = ("n", "behind", "georgian")


def spoken(record: msgspec.Struct) -> dict[str, Arg]:
    """The fields of a step or condition, as its sentence takes them."""
    found: dict[str, Arg] = {}
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if field in KINDS:
            found[field] = f"{KINDS[field]}.{value}"
        elif field == "cards":
            found[field] = card_symbols(value)
        elif field in NUMBERS:
            found[field] = value
    return found


def chain(id: str, texts: Iterable[Text]) -> Text:
    return reduce(lambda before, text: Text(id, {"first": before, "then": text}), texts)


def limits(numbers: Mapping[str, int], words: Mapping[str, bool]) -> Text:
    """In few words, how what is placed, removed or moved must be spread."""
    found = [Text(f"turmoil.limit.{name}", {"n": n}) for name, n in numbers.items() if n]
    found += [Text(f"turmoil.limit.{name}") for name, holds in words.items() if holds]
    if not found:
        return Text("turmoil.limit.none")
    return Text("turmoil.limit.only", {"limits": chain("turmoil.limit.both", found)})


def upto(may_stop: bool) -> str:
    """Whether it says up to."""
    return "yes" if may_stop else "no"


def way(n: int) -> dict[str, Arg]:
    """A number that goes up or down."""
    return {"n": abs(n), "way": "down" if n < 0 else "up"}


def space_symbols(spaces: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"space.{space}" for space in spaces)


def card_symbols(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"card.{number}" for number in numbers)


def plan_symbols(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"mobilization.{code.lower()}" for code in codes)
