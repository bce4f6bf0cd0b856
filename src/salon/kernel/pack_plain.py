"""Records as plain data without what is so by default, and words that are plain text."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, TypeAlias

import msgspec

# Controls, marks of direction and other unseen things, lone surrogates, private characters, line ends.
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

Json: TypeAlias = Any  # what JSON and TOML hold


def plain(found: Json) -> Json:
    """A record as data for JSON, without fields that have their default values.

    A field that a later version adds so changes nothing about what was written before it.

    >>> class Step(msgspec.Struct, tag=True, tag_field="step"):
    ...     n: int
    ...     free: bool = False
    >>> plain((Step(1), Step(2, True)))
    [{'step': 'Step', 'n': 1}, {'step': 'Step', 'n': 2, 'free': True}]
    """
    if isinstance(found, msgspec.Struct):
        config = found.__struct_config__
        told: dict[str, Any] = {}
        if config.tag is not None and config.tag_field is not None:
            told[config.tag_field] = config.tag
        for name, default in _defaults(type(found)):
            value = getattr(found, name)
            if default is msgspec.NODEFAULT or value != default:
                told[name] = plain(value)
        return told
    if isinstance(found, dict):
        return {key: plain(value) for key, value in found.items()}
    if isinstance(found, list | tuple):
        return [plain(value) for value in found]
    return found


@cache
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Json], ...]:
    """The fields of a kind of record with their defaults; to look for them takes long."""
    return tuple(
        (
            field.name,
            field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory(),
        )
        for field in msgspec.structs.fields(kind)
    )


def unseen(words: str) -> str:
    """The first character of some words that is not plain text, as its number; empty if there is none.

    >>> unseen("Esmirna"), unseen("a\\u202eb")
    ('', 'U+202E')
    """
    for letter in words:
        if unicodedata.category(letter) in UNSEEN:
            return f"U+{ord(letter):04X}"
    return ""
