"""The places and values of a body in words."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from typing import Any, TypeAlias

from salon.kernel.pack import Fault, Form, Wrong, pointer
from salon.kernel.pack_kinds import labels, values
from salon.kernel.pack_plain import Json, unseen
from salon.kernel.text import Arg, Text

Path: TypeAlias = tuple[str | int, ...]
_SYMBOL = re.compile(r"[a-z]+(\.[a-z0-9_-]{1,60}){1,2}")


def own(words: object) -> Text:
    """Somebody's own words, which name nothing."""
    return Text("kernel.literal", {"words": "".join(c for c in str(words)[:40] if not unseen(c))})


def no(what: str, path: Path, found: object, choices: Json) -> Wrong:
    """There is no such thing; the near one is said, and can be taken."""
    near = near_to(found, choices)
    args: dict[str, Arg] = {"found": own(found)}
    if near is None:
        return Wrong(path, f"pack.no-{what}", args)
    return Wrong(path, f"pack.no-{what}-near", {**args, "near": near}, fix=near)


def near_to(found: object, choices: Json) -> Json:
    """The choice that was probably meant."""
    names = [each for each in choices if isinstance(each, str)]
    near = difflib.get_close_matches(str(found)[:40].lower(), [n.lower() for n in names], n=1, cutoff=0.6)
    return next((name for name in names if name.lower() == near[0]), None) if near else None


class Places:
    """The places of a body in words."""

    def __init__(self, form: Form, body: dict[str, Any]) -> None:
        self.form, self.body = form, body

    def fault(self, found: Wrong) -> Fault:
        path, said = found.path, dict(found.args)
        if isinstance(near := said.get("near"), str):
            said["near"] = self.near(found.code, near)
        # What is not there has no place of its own.
        at = tuple(self.places(path[:-1] if path and self._is_unknown(found) else path))
        return Fault(self.card(path), pointer(path), found.code, said, at, found.doubt, found.fix)

    def _is_unknown(self, found: Wrong) -> bool:
        """Whether a fault is about the name of a field, which there is not."""
        last = found.path[-1]
        if found.code.startswith(("pack.no-field", "pack.no-group", "pack.no-language")):
            return True
        return (
            found.code.startswith("pack.no-choice")
            and isinstance(last, str)
            and last not in labels(self.form)
        )

    def card(self, path: Path) -> str:
        """The symbol of the card in which a path ends."""
        if len(path) < 2 or path[0] not in self.form.keys:
            return str(path[0]) if path else ""
        card = self._at(path[:2])
        return self.form.symbol(str(path[0]), card) if isinstance(card, dict) else str(path[0])

    def places(self, path: Path) -> Iterator[Text]:
        """From the card inwards: what is in a list by its number and name, a field by its label."""
        for depth, part in enumerate(path):
            if isinstance(part, int):
                if depth >= 1 and isinstance(path[depth - 1], int):
                    yield Text("pack.number", {"n": part + 1})
                continue
            if depth + 1 < len(path) and isinstance(number := path[depth + 1], int):
                yield Text("pack.numbered", {"what": self.label(part), "n": number + 1})
                thing = self._at(path[: depth + 2])
                if isinstance(thing, dict) and depth <= 2 and (name := self._name(thing, path[: depth + 2])):
                    yield name
            else:
                yield self.label(part)

    def _name(self, thing: dict[str, Any], path: Path) -> Text | None:
        """What a thing is called: its owner's words, else its symbol."""
        name = thing.get("name")
        if isinstance(name, dict) and name and all(isinstance(words, str) for words in name.values()):
            return own(next(iter(name.values())))
        group = str(path[0])
        if group not in self.form.keys or len(path) not in (2, 4):
            return None
        if len(path) == 4 and group not in self.form.inner:
            return None
        symbol = (
            self.form.symbol(group, thing)
            if len(path) == 2
            else self.form.symbol(group, self._at(path[:2]), str(thing.get("id", "")))
        )
        return self.form.name(symbol) if _SYMBOL.fullmatch(symbol) else None

    def near(self, code: str, name: str) -> Text:
        """What was probably meant, in words, or as files have it."""
        if code == "pack.no-choice-near":
            return self.form.value(name)
        return own(name) if code == "pack.no-step-near" else self.label(name)

    def label(self, field: str) -> Text:
        """What a field or a group is called."""
        if field in labels(self.form):
            return self.form.label(field)
        return self.form.value(field) if field in values(self.form) else own(field)

    def _at(self, path: Path) -> Json:
        found: Json = self.body
        for part in path:
            try:
                found = found[part]
            except (KeyError, IndexError, TypeError):
                return None
        return found
