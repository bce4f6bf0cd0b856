"""What a body is made of, by its types: fields, choices, and what is left to steps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import inspect

from salon.kernel.pack import NOTES, Form
from salon.kernel.pack_plain import Json


@cache
def info(kind: type[msgspec.Struct]) -> inspect.StructType:
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def unwrapped(kind: inspect.Type) -> tuple[inspect.Type, Mapping[str, Json]]:
    """A type without its notes, and these."""
    if isinstance(kind, inspect.Metadata):
        return kind.type, kind.extra or {}
    return kind, {}


def inner(field: inspect.Field) -> bool:
    """Whether a step writes a field itself: no card says it."""
    return bool(unwrapped(field.type)[1].get("inner"))


@cache
def labels(form: Form) -> frozenset[str]:
    """All groups and fields that a body may have."""
    return _told(form)[0] | NOTES


@cache
def values(form: Form) -> frozenset[str]:
    """All values that a field may choose from."""
    return _told(form)[1]


@cache
def _told(form: Form) -> tuple[frozenset[str], frozenset[str]]:
    fields, choices = set[str](), set[str]()
    seen = set[type]()
    waiting: list[inspect.Type] = [info(form.kind)]
    while waiting:
        kind, extra = unwrapped(waiting.pop())
        choices.update(extra.get("choices", ()))
        if isinstance(kind, inspect.StructType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                fields.update(field.encode_name for field in kind.fields)
                fields.update([kind.tag_field] if kind.tag_field else [])
                waiting += [field.type for field in kind.fields]
        elif isinstance(kind, inspect.LiteralType):
            choices.update(str(value) for value in kind.values)
        waiting += parts(kind)
    return frozenset(fields), frozenset(choices)


@cache
def tagged(form: Form) -> dict[str, type[msgspec.Struct]]:
    """The records that a tag names: steps and conditions."""
    found: dict[str, type[msgspec.Struct]] = {}
    seen = set[type]()
    waiting: list[inspect.Type] = [info(form.kind)]
    while waiting:
        kind, _ = unwrapped(waiting.pop())
        if isinstance(kind, inspect.StructType) and kind.cls not in seen:
            seen.add(kind.cls)
            if kind.tag_field:
                found[str(kind.tag)] = kind.cls
            waiting += [field.type for field in kind.fields]
        waiting += parts(kind)
    return found


def parts(kind: inspect.Type) -> list[inspect.Type]:
    """The types that a list, a map or a choice of types is made of."""
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return [*kind.item_types]
    if isinstance(kind, inspect.UnionType):
        return [*kind.types]
    return [kind.key_type, kind.value_type] if isinstance(kind, inspect.DictType) else []
