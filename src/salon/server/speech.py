"""Words for clients: rendered once, remembered for the next who reads the same."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from salon.kernel import Arg, Text
from salon.lang import Words, words

REMEMBERED = 20_000


class Speaker:
    """One language. Fluent is slow; a table says the same few hundred things over and over."""

    def __init__(self, language: str) -> None:
        self.words: Words = words(language)
        self._said: dict[Any, str] = {}
        self.name = lru_cache(REMEMBERED)(self.words.name)

    def say(self, text: Text, names: tuple[str, ...] = ()) -> str:
        key = (text.id, _key(text.args), names)
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[key] = self.words.say(text, names)
        return found

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


def _key(args: dict[str, Arg]) -> tuple[Any, ...]:
    return tuple(
        (name, (arg.id, _key(arg.args)) if isinstance(arg, Text) else arg) for name, arg in args.items()
    )


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)
