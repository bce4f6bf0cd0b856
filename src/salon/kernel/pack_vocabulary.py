"""What cards may be made of, as data: made from the same types that check and play them."""

from __future__ import annotations

from typing import Any

from msgspec import NODEFAULT, inspect

from salon.kernel.fact import kebab
from salon.kernel.pack import NOTES, Form
from salon.kernel.pack_check import LONGEST
from salon.kernel.pack_kinds import info, inner, unwrapped
from salon.kernel.pack_plain import Json


def vocabulary(form: Form) -> dict[str, Any]:
    """Groups of cards, the steps and other records that their fields hold, and limits.

    Every field has a `kind`: choice, number, yes-no, text, card, list, pair, map, or record. A card is one of
    a `group`, or what is `inside` the one named beside it. A list or a map says what it is `of`; a record
    names one of `records`, or several that a tag tells apart: `one_of`.
    """
    told = Told(form)
    groups = []
    for field in info(form.kind).fields:
        kind, _ = unwrapped(field.type)
        single = not isinstance(kind, inspect.VarTupleType)
        card = kind if not isinstance(kind, inspect.VarTupleType) else kind.item_type
        assert isinstance(card, inspect.StructType)
        count = (
            {}
            if not isinstance(kind, inspect.VarTupleType)
            else {"from": kind.min_length, "to": kind.max_length}
        )
        groups.append(
            {
                "id": field.name,
                "label": form.label(field.name),
                "single": single,
                "key": form.keys.get(field.name, ""),
                "named": field.name in form.named,
                "inner": form.inner.get(field.name, ""),
                **count,
                "fields": told.fields(card, {"source", "known"}),
            }
        )
    while told.waiting:
        kind = told.waiting.pop()
        told.records[kind.cls.__name__] = told.record(kind)
    return {
        "game": form.game,
        "groups": groups,
        "records": dict(sorted(told.records.items())),
        "limits": {**LONGEST, "steps": form.most_steps, "depth": form.most_depth},
        "notes": sorted(NOTES),
        "needs": form.needs(),
    }


class Told:
    """Types as data; the records that they speak of wait to be told."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.records: dict[str, Any] = {}
        self.waiting: list[inspect.StructType] = []

    def record(self, kind: inspect.StructType) -> dict[str, Any]:
        found: dict[str, Any] = {"fields": self.fields(kind, set())}
        if kind.tag_field:
            found |= {"tag": kind.tag_field, "label": self.form.value(kebab(str(kind.tag)))}
            found |= self.form.step(kind.cls)
        return found

    def fields(self, kind: inspect.StructType, without: set[str]) -> list[dict[str, Any]]:
        return [
            {
                "name": field.encode_name,
                "label": self.form.label(field.encode_name),
                "required": field.required,
                **({} if field.default is NODEFAULT else {"default": _plain_default(field.default)}),
                **({"parts": list(parts)} if (parts := self.form.parts(field.encode_name)) else {}),
                **self.naming(field.encode_name, self.value(field.type)),
            }
            for field in kind.fields
            if field.encode_name not in without and not inner(field)
        ]

    def naming(self, field: str, told: dict[str, Any]) -> dict[str, Any]:
        """A value, or a list of some, that names what another group has."""
        if told["kind"] == "list":
            return {**told, "of": self.naming(field, told["of"])}
        group = self.form.group_of(field, told["kind"])
        if not group:
            return told
        return {"kind": "card", "group": group, "inside": "", "optional": bool(told.get("optional"))}

    def value(self, kind: inspect.Type) -> dict[str, Any]:
        kind, extra = unwrapped(kind)
        if isinstance(kind, inspect.UnionType):
            return self.union(kind)
        if isinstance(kind, inspect.StructType):
            return {"kind": "record", "record": self.named(kind)}
        if isinstance(kind, inspect.LiteralType):
            return {"kind": "choice", "choices": self.choices(kind.values)}
        if isinstance(kind, inspect.BoolType):
            return {"kind": "yes-no"}
        if isinstance(kind, inspect.IntType):
            return {"kind": "number", "from": kind.ge, "to": kind.le, "never": list(extra.get("never", ()))}
        if isinstance(kind, inspect.StrType):
            if "choices" in extra:
                either = bool(extra.get("either"))
                return {"kind": "choice", "choices": self.choices(extra["choices"]), "either": either}
            if "card" in extra:
                return {"kind": "card", "group": extra["card"], "inside": extra.get("inside", "")}
            return {"kind": "text", "pattern": kind.pattern}
        if isinstance(kind, inspect.VarTupleType):
            item = self.value(kind.item_type)
            most = kind.max_length if "one_of" not in item or kind.max_length else self.form.most_steps
            return {"kind": "list", "from": kind.min_length or 0, "to": most, "of": item}
        if isinstance(kind, inspect.TupleType):
            return {"kind": "pair", "of": [self.value(each) for each in kind.item_types]}
        if isinstance(kind, inspect.DictType):
            return {"kind": "map", "keys": self.value(kind.key_type), "of": self.value(kind.value_type)}
        return {"kind": "nothing"}

    def union(self, kind: inspect.UnionType) -> dict[str, Any]:
        records = [each for each in kind.types if isinstance(each, inspect.StructType)]
        others = [self.value(each) for each in kind.types if not isinstance(each, inspect.StructType)]
        others = [each for each in others if each["kind"] != "nothing"]
        if not others:
            return {"kind": "record", "one_of": [self.named(each) for each in records]}
        if not records and len(others) == 1:
            return {**others[0], "optional": True}
        both = [*others, *({"kind": "record", "record": self.named(each)} for each in records)]
        return {"kind": "either", "of": both}

    def named(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name not in self.records:
            self.records[name] = {}
            self.waiting.append(kind)
        return name

    def choices(self, values: Json) -> list[dict[str, Any]]:
        return [
            {"id": value, "label": self.form.value(str(value))}
            for value in sorted(values, key=self.form.rank)
        ]


def _plain_default(value: Json) -> Json:
    return list(value) if isinstance(value, tuple) else value if isinstance(value, str | int) else None
