"""Sentences of cards with places in them, made of the sentences that cards say."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from salon.kernel import Game, State, Text
from salon.kernel.pack_kinds import tagged
from salon.kernel.pack_plain import Json
from salon.lang import LANGUAGES, words
from salon.lang.marks import Marks

SIGNS = ("+", "−")


def patterns(game: Game[State], record: dict[str, Any], tag: str) -> list[dict[str, Any]]:
    """How a step is said: for each choice that changes the sentence, that with `{field}` for its places.

    A signed number is one place with its sign. Steps that hold other steps, or places of a map, are said with
    what they hold, and have no pattern.
    """
    found: list[dict[str, Any]] = []
    for chosen, values in _examples(record["fields"]):
        try:
            step: Json = msgspec.convert({record["tag"]: tag, **values}, tagged(game.form)[tag])
            text = step.words(game.form.myself) if game.form.myself else step.words()
        except (msgspec.MsgspecError, AttributeError, TypeError, KeyError, IndexError):
            continue
        said = {language: _with_places(text, language, values) for language in LANGUAGES}
        if not any(one["words"] == said for one in found):
            found.append({"when": chosen, "words": said})
    return found


def _examples(fields: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Values for the fields of a step: every choice of the first choice, the first of all others."""
    # Of a field that may hold one thing or several, one.
    fields = [{**field, **field["of"][0]} if field["kind"] == "either" else field for field in fields]
    plain = [
        field for field in fields if field["kind"] in ("choice", "number", "yes-no") or field["required"]
    ]
    first = next((field for field in plain if field["kind"] == "choice"), None)
    rest: dict[str, Json] = {}
    for field in plain:
        if field is not first and field["required"]:
            rest[field["name"]] = _value(field, rest.values())
    if any(value is None for value in rest.values()):
        return
    if first is None:
        yield {}, rest
        return
    for choice in first["choices"]:
        yield {first["name"]: choice["id"]}, {first["name"]: choice["id"], **rest}


def _value(field: dict[str, Any], taken: Collection[Json]) -> Json:
    """A value for a field; of several numbers each is another, so that it can be told where each is said."""
    match field["kind"]:
        case "choice":
            return field["choices"][0]["id"]
        case "number":
            most = min(7, field["to"] if field["to"] is not None else 7)
            least = max(1, field["from"] if field["from"] is not None else 1)
            return next((n for n in range(most, least - 1, -1) if n not in taken), most)
        case "yes-no":
            return True
    return None


def _with_places(text: Text, language: str, values: dict[str, Any]) -> str:
    """A sentence in which names and numbers are places again."""
    marks = Marks(numbers=True)
    said, spans = marks.spans(words(language).say(text, marks=marks))
    numbers = {str(value): key for key, value in values.items() if type(value) is int}
    for start, end, symbol in reversed(spans):
        kind, _, name = symbol.partition(".")
        before = said[:start]
        if kind == "number":
            field = numbers.get(name)
            before = before[:-1] if before.endswith(SIGNS) else before
        else:
            field = next((key for key, value in values.items() if value == name), None)
        if field is not None:
            said = f"{before}{{{field}}}{said[end:]}"
    return said
