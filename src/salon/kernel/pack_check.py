"""What is wrong with a pack: values against the types that play them, names, and the game's own rules.

Nothing here raises, whatever the body; all faults are found at once, each at its place.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from salon.kernel.pack import MOST, NOTES, Fault, Form, Wrong, canonical, excess
from salon.kernel.pack_kinds import info, inner, unwrapped
from salon.kernel.pack_places import Places, no, own
from salon.kernel.pack_plain import Json, unseen

Path: TypeAlias = tuple[str | int, ...]

MOST_CARDS = 4096  # remembered
LONGEST = {"name": 60, "inner": 40, "wish": 400, "text": 60}
MOST_LANGUAGES = 12
_LANGUAGE = re.compile("[a-z]{2,3}")
_FIGURE = re.compile("[a-z0-9][a-z0-9_.-]{0,59}")


def check(form: Form, body: object) -> list[Fault]:
    """All that is wrong with a body, in the order of the cards."""
    if not isinstance(body, dict):
        return [Fault("", "", "pack.no-body")]
    if too := excess(body):
        return [Fault("", "", f"pack.too-{too}", {"most": MOST[too]})]
    found = [*_body(form, body), *_names(form, body)]
    broken = {item.path[:2] for item in found}
    cards: dict[str, Any] = {}
    kinds = {field.name: unwrapped(field.type)[0] for field in info(form.kind).fields}
    for group, kind in kinds.items():
        items = body.get(group)
        if not isinstance(kind, inspect.VarTupleType):
            cards[group] = None if (group,) in {p[:1] for p in broken} else _read(form, group, kind, items)
        else:
            each = items if isinstance(items, list) else []
            cards[group] = [
                None if (group, n) in broken else _read(form, group, kind.item_type, card)
                for n, card in enumerate(each)
            ]
    # What no single value shows: some records say by themselves that they cannot be.
    for group, read in cards.items():
        for number, card in enumerate(read if isinstance(read, list) else []):
            if card is None and (group, number) not in broken:
                found.append(Wrong((group, number), "pack.unfit"))
    found += _unique(form, body)
    found += form.faults(cards)
    place = Places(form, body)
    order = {group: number for number, group in enumerate(kinds)}
    found.sort(key=lambda item: (order.get(str(item.path[0]), 99) if item.path else -1, _rank(item.path)))
    return [place.fault(item) for item in found]


def _rank(path: Path) -> int:
    return path[1] if len(path) > 1 and isinstance(path[1], int) else -1


def _read(form: Form, group: str, kind: inspect.Type, card: Json) -> Json:
    """A card as the record that plays it; None if there is still something wrong with it."""
    assert isinstance(kind, inspect.StructType)
    try:
        return _typed(kind.cls, canonical(form.bare_card(card, form.inner.get(group, ""), NOTES)))
    except (msgspec.MsgspecError, ValueError, TypeError):
        return None


# -- kinds, choices and ranges ---------------------------------------------------------------


def _body(form: Form, body: dict[str, Any]) -> list[Wrong]:
    kinds = {field.name: field.type for field in info(form.kind).fields}
    found: list[Wrong] = []
    for group, value in body.items():
        if group not in kinds:
            found.append(no("group", (str(group),), group, kinds))
            continue
        kind, _ = unwrapped(kinds[group])
        inner = form.inner.get(group, "")
        if isinstance(kind, inspect.VarTupleType) and isinstance(value, list):
            found += _count(kind, len(value), (group,))
            for number, card in enumerate(value):
                bare = form.bare_card(card, inner, NOTES)
                found += [
                    wrong._replace(path=(group, number, *wrong.path))
                    for wrong in _card(form, group, canonical(bare))
                ]
        else:
            found += Values(form).check(kind, form.bare_card(value, inner, NOTES), (group,))
    found += [Wrong((group,), "pack.missing") for group in kinds if group not in body]
    return found


def _count(kind: inspect.VarTupleType, found: int, path: Path) -> Iterator[Wrong]:
    least, most = kind.min_length or 0, kind.max_length
    if found < least:
        yield Wrong(path, "pack.too-few", {"found": found, "least": least})
    if most is not None and found > most:
        yield Wrong(path, "pack.too-many", {"found": found, "most": most})


@lru_cache(MOST_CARDS)
def _card(form: Form, group: str, data: bytes) -> tuple[Wrong, ...]:
    """What is wrong with one card; most cards are as they were when they were last looked at."""
    field = next(field for field in info(form.kind).fields if field.name == group)
    kind, _ = unwrapped(field.type)
    assert isinstance(kind, inspect.VarTupleType)
    return tuple(Values(form).check(kind.item_type, json.loads(data), ()))


@lru_cache(MOST_CARDS)
def _typed(kind: type[msgspec.Struct], data: bytes) -> Json:
    return msgspec.json.decode(data, type=kind)


class Values:
    """What is wrong with values, against the types that play them."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def check(self, kind: inspect.Type, value: Json, path: Path, depth: int = 0) -> Iterator[Wrong]:
        kind, extra = unwrapped(kind)
        if isinstance(kind, inspect.UnionType):
            yield from self._union(kind, value, path, depth)
        elif isinstance(kind, inspect.StructType):
            yield from self._struct(kind, value, path, depth)
        elif isinstance(kind, inspect.LiteralType):
            if not any(value == each and type(value) is type(each) for each in kind.values):
                yield no("choice", path, value, kind.values)
        elif isinstance(kind, inspect.BoolType):
            if not isinstance(value, bool):
                yield Wrong(path, "pack.kind", {"kind": "yes-no"})
        elif isinstance(kind, inspect.IntType):
            yield from self._number(kind, extra, value, path)
        elif isinstance(kind, inspect.StrType):
            yield from self._words(kind, extra, value, path)
        elif isinstance(kind, inspect.VarTupleType | inspect.TupleType | inspect.ListType):
            yield from self._list(kind, value, path, depth)
        elif isinstance(kind, inspect.DictType):
            yield from self._table(kind, value, path, depth)
        elif isinstance(kind, inspect.NoneType) and value is not None:
            yield Wrong(path, "pack.kind", {"kind": "nothing"})

    def _number(
        self, kind: inspect.IntType, extra: Mapping[str, Json], value: Json, path: Path
    ) -> Iterator[Wrong]:
        if not isinstance(value, int) or isinstance(value, bool):
            yield Wrong(path, "pack.kind", {"kind": "number"})
        elif kind.ge is not None and value < kind.ge:
            yield Wrong(path, "pack.too-small", {"found": value, "least": kind.ge}, fix=kind.ge)
        elif kind.le is not None and value > kind.le:
            yield Wrong(path, "pack.too-big", {"found": value, "most": kind.le}, fix=kind.le)
        elif value in extra.get("never", ()):
            yield Wrong(path, "pack.never", {"found": value})

    def _words(
        self, kind: inspect.StrType, extra: Mapping[str, Json], value: Json, path: Path
    ) -> Iterator[Wrong]:
        if not isinstance(value, str):
            yield Wrong(path, "pack.kind", {"kind": "text"})
        elif "choices" in extra:
            parts = value.split("|") if extra.get("either") else [value]
            wrong = next((part for part in parts if part not in extra["choices"]), None)
            if len(parts) > 2 or len(set(parts)) < len(parts):
                yield Wrong(path, "pack.either", {"found": own(value)})
            elif wrong is not None:
                yield no("choice", path, wrong, extra["choices"])
        elif len(value) > LONGEST["text"]:
            yield Wrong(path, "pack.long", {"found": len(value), "most": LONGEST["text"]})
        elif code := unseen(value):
            yield Wrong(path, "pack.unseen", {"letter": code})
        elif kind.pattern is not None and not re.search(kind.pattern, value):
            yield Wrong(path, "pack.no-id", {"found": own(value)})

    def _list(
        self,
        kind: inspect.VarTupleType | inspect.TupleType | inspect.ListType,
        value: Json,
        path: Path,
        depth: int,
    ) -> Iterator[Wrong]:
        if not isinstance(value, list):
            yield Wrong(path, "pack.kind", {"kind": "list"})
            return
        most: int | None
        if isinstance(kind, inspect.TupleType):
            each = list(kind.item_types)
            least, most = len(each), len(each)
        else:
            each = [kind.item_type] * len(value)
            least, most = kind.min_length or 0, kind.max_length
            if _holds_steps(kind.item_type):
                most = self.form.most_steps if most is None else most
        if len(value) < least:
            yield Wrong(path, "pack.too-few", {"found": len(value), "least": least})
        if most is not None and len(value) > most:
            yield Wrong(path, "pack.too-many", {"found": len(value), "most": most})
        for number, (item, part) in enumerate(zip(each, value, strict=False)):
            yield from self.check(item, part, (*path, number), depth)

    def _table(self, kind: inspect.DictType, value: Json, path: Path, depth: int) -> Iterator[Wrong]:
        if not isinstance(value, dict):
            yield Wrong(path, "pack.kind", {"kind": "record"})
            return
        keys, _ = unwrapped(kind.key_type)
        for key, part in value.items():
            if isinstance(keys, inspect.LiteralType) and key not in keys.values:
                yield no("choice", (*path, str(key)), key, keys.values)
            else:
                yield from self.check(kind.value_type, part, (*path, str(key)), depth)

    def _struct(self, kind: inspect.StructType, value: Json, path: Path, depth: int) -> Iterator[Wrong]:
        if not isinstance(value, dict):
            yield Wrong(path, "pack.kind", {"kind": "record"})
            return
        fields = {field.encode_name: field for field in kind.fields if not inner(field)}
        known = {*fields, *([kind.tag_field] if kind.tag_field else [])}
        for key in value:
            if key not in known:
                yield no("field", (*path, str(key)), key, known)
        for name, field in fields.items():
            if name in value:
                yield from self.check(field.type, value[name], (*path, name), depth)
            elif field.required:
                yield Wrong((*path, name), "pack.missing")

    def _union(self, kind: inspect.UnionType, value: Json, path: Path, depth: int) -> Iterator[Wrong]:
        """Of records, the one that the tag names; of other kinds, the one that the value has."""
        records = {
            str(each.tag): each
            for each in kind.types
            if isinstance(each, inspect.StructType) and each.tag_field
        }
        others = [
            each for each in kind.types if not (isinstance(each, inspect.StructType) and each.tag_field)
        ]
        if isinstance(value, dict) and records:
            first = next(iter(records.values()))
            assert first.tag_field is not None
            tag = value.get(first.tag_field)
            if not isinstance(tag, str):
                yield Wrong((*path, first.tag_field), "pack.missing")
            elif tag not in records:
                yield no("step", (*path, first.tag_field), tag, records)
            elif depth >= self.form.most_depth:
                yield Wrong(path, "pack.too-nested", {"most": self.form.most_depth})
            else:
                yield from self._struct(records[tag], value, path, depth + 1)
            return
        tried = [list(self.check(each, value, path, depth)) for each in others]
        if not tried:
            yield Wrong(path, "pack.kind", {"kind": "record"})
        elif all(tried):  # the one that is of the same kind says best what is wrong
            fitting = [found for found in tried if not any(item.code == "pack.kind" for item in found)]
            yield from (fitting or tried)[0]


def _holds_steps(kind: inspect.Type) -> bool:
    """Whether it is one of several records that a tag tells apart: the steps of a card."""
    kind, _ = unwrapped(kind)
    return isinstance(kind, inspect.UnionType) and any(
        isinstance(each, inspect.StructType) and each.tag_field for each in kind.types
    )


# -- names, and what is said beside play -----------------------------------------------------


def _names(form: Form, body: dict[str, Any]) -> Iterator[Wrong]:
    for group, _, thing, path in form.things(body):
        inside = len(path) > 2
        allowed = {"name"} if inside else NOTES
        if "name" in thing:
            if not (inside or group in form.named):
                yield Wrong((*path, "name"), "pack.fixed-name")
            else:
                yield from _name(thing["name"], (*path, "name"), LONGEST["inner" if inside else "name"])
        for key in sorted(NOTES - allowed):
            if key in thing:
                yield no("field", (*path, key), key, ())
        for key in ("printed", "unsure"):
            if key in thing and not _short_list(thing[key]):
                yield Wrong((*path, key), "pack.kind", {"kind": "list"})
        if "wish" in thing:
            yield from _plain(thing["wish"], (*path, "wish"), LONGEST["wish"])
        if "figure" in thing and not (
            isinstance(thing["figure"], str) and _FIGURE.fullmatch(thing["figure"])
        ):
            yield Wrong((*path, "figure"), "pack.no-id", {"found": own(thing["figure"])})


def _name(name: Json, path: Path, most: int) -> Iterator[Wrong]:
    if not isinstance(name, dict):
        yield Wrong(path, "pack.kind", {"kind": "names"})
        return
    if len(name) > MOST_LANGUAGES:
        yield Wrong(path, "pack.too-many", {"found": len(name), "most": MOST_LANGUAGES})
    for language, words in name.items():
        if not _LANGUAGE.fullmatch(str(language)):
            yield Wrong((*path, str(language)), "pack.no-language", {"found": own(language)})
        else:
            yield from _plain(words, (*path, language), most)


def _plain(words: Json, path: Path, most: int) -> Iterator[Wrong]:
    if not isinstance(words, str):
        yield Wrong(path, "pack.kind", {"kind": "text"})
    elif not words.strip():
        yield Wrong(path, "pack.empty")
    elif len(words) > most:
        yield Wrong(path, "pack.long", {"found": len(words), "most": most})
    elif code := unseen(words):
        yield Wrong(path, "pack.unseen", {"letter": code})


def _short_list(value: Json) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= 99
        and all(isinstance(each, str) and len(each) <= LONGEST["name"] * 2 for each in value)
    )


def _unique(form: Form, body: dict[str, Any]) -> Iterator[Wrong]:
    """No two cards of a group, and no two things on a card, have one id."""
    seen: Counter[tuple[str, str]] = Counter()
    for group, symbol, _, path in form.things(body):
        seen[group, symbol] += 1
        if seen[group, symbol] == 2:
            key = "id" if len(path) > 2 else form.keys[group]
            yield Wrong((*path, key), "pack.twice", {"found": own(symbol.rpartition(".")[2])})
