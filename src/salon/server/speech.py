"""Words for clients: rendered once, remembered for the next who reads the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from salon.kernel import Arg, Text
from salon.lang import Words, capital, starts_with_i, words

REMEMBERED = 20_000
MARK = "\ue000"  # a character that no font and no keyboard has: the end of a stand-in


class Speaker:
    """One language. Fluent is slow; tables say the same few thousand things over and over.

    What differs from table to table is who sits there. So a sentence is made with stand-ins for
    their names, and remembered; a name takes the place of its stand-in last.
    """

    def __init__(self, language: str) -> None:
        self.words: Words = words(language)
        self._said: dict[Any, str] = {}
        self.name = lru_cache(REMEMBERED)(self.words.name)

    def say(self, text: Text, names: tuple[str, ...] = ()) -> str:
        if any(MARK in name for name in names):
            return self.words.say(text, names)
        stand_ins = _stand_ins(names)
        key = (text.id, _key(text.args), stand_ins)
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[key] = self.words.say(text, stand_ins)
        return _put_in(found, zip(stand_ins, names, strict=True)) if MARK in found else found

    def waiting(self, prompt: Text, seat: int, names: tuple[str, ...]) -> str:
        """What somebody else is asked, as others read it."""
        key = ("waiting", prompt.id, _key(prompt.args), seat, names)
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self.words.waiting(prompt, seat, names)
        return found

    def label(self, id: str, /, **args: Arg) -> str:
        """A sentence of the house itself."""
        return self.say(Text(id, args))


@lru_cache(REMEMBERED)
def _stand_ins(names: tuple[str, ...]) -> tuple[str, ...]:
    """Words that a language treats as it would the names: by their first sound, and as capitals."""
    return tuple(f"{'i' if starts_with_i(name) else 'x'}{n}{MARK}" for n, name in enumerate(names))


def _put_in(said: str, names: Iterable[tuple[str, str]]) -> str:
    for stand_in, name in names:
        said = said.replace(stand_in, name).replace(stand_in.capitalize(), capital(name))
    return said


def _key(args: dict[str, Arg]) -> tuple[Any, ...]:
    return tuple(
        (name, (arg.id, _key(arg.args)) if isinstance(arg, Text) else arg) for name, arg in args.items()
    )


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)
