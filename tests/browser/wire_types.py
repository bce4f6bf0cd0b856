"""What goes over the wire, as types for the page: `python -m tests.browser.wire_types` writes them."""

from __future__ import annotations

import inspect
from functools import singledispatch
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect as types

from salon.kernel import Fact
from salon.server import (
    wire,
    wire_ahead,
    wire_base,
    wire_contests,
    wire_fair,
    wire_hall,
    wire_house,
    wire_insight,
    wire_library,
    wire_manners,
    wire_notices,
    wire_packs,
    wire_peace,
    wire_people,
    wire_persons,
    wire_story,
)

TARGET = Path(__file__).parents[2] / "src" / "salon" / "web" / "wire.d.ts"
HEAD = "// Made from server/wire*.py by `make wire`. What is left out has its default.\n"
PLAIN = {
    types.AnyType: "any",
    types.RawType: "any",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def declarations() -> str:
    """One type for each record of the wire, in their order there."""
    parts = (
        *(wire_base, wire, wire_manners, wire_story, wire_ahead, wire_fair, wire_insight),
        *(wire_house, wire_library, wire_packs, wire_people, wire_hall),
        *(wire_persons, wire_contests, wire_peace, wire_notices),
    )
    return HEAD + "".join(declaration(kind) for part in parts for kind in records(part))


def records(part: ModuleType) -> list[type[msgspec.Struct]]:
    """Those of a module."""
    found = [
        kind
        for _, kind in inspect.getmembers(part, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == part.__name__
    ]
    found = [kind for kind in found if kind not in {wire_base.Sent, wire_base.Told}]
    return sorted(found, key=lambda kind: inspect.getsourcelines(kind)[1])


def declaration(kind: type[msgspec.Struct]) -> str:
    """A record as an interface, with its words."""
    described = types.type_info(kind)
    assert isinstance(described, types.StructType)
    lines = [f"  {described.tag_field}: '{described.tag}';\n"] if described.tag_field else []
    lines += [f"  {field(each)};\n" for each in described.fields]
    about = inspect.getdoc(kind)
    own = about and about not in {inspect.getdoc(wire_base.Sent), inspect.getdoc(wire_base.Told)}
    words = f"/** {' '.join((about or '').split())} */\n" if own else ""
    return f"\n{words}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def field(found: types.Field) -> str:
    """A field; one with a default may be missing, and then is not null in place of it."""
    if found.required:
        return f"{found.encode_name}: {named(found.type)}"
    kind = found.type
    if isinstance(kind, types.UnionType) and found.default is None:
        kind = types.UnionType(tuple(t for t in kind.types if not isinstance(t, types.NoneType)))
    return f"{found.encode_name}?: {named(kind)}"


@singledispatch
def named(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    return PLAIN[type(kind)]


@named.register
def _(kind: types.StructType) -> str:
    return "{ kind: string; [field: string]: any }" if issubclass(kind.cls, Fact) else kind.cls.__name__


@named.register
def _(kind: types.LiteralType) -> str:
    return " | ".join(f"'{value}'" for value in kind.values)


@named.register
def _(kind: types.UnionType) -> str:
    return " | ".join(dict.fromkeys(map(named, kind.types)))


@named.register
def _(kind: types.VarTupleType) -> str:
    inside = named(kind.item_type)
    return f"({inside})[]" if " | " in inside else f"{inside}[]"


@named.register
def _(kind: types.TupleType) -> str:
    return f"[{', '.join(map(named, kind.item_types))}]"


@named.register
def _(kind: types.DictType) -> str:
    return f"Record<{named(kind.key_type)}, {named(kind.value_type)}>"


def main() -> None:
    TARGET.write_text(declarations(), "utf-8")


if __name__ == "__main__":
    main()
