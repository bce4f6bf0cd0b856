"""Words for clients: rendered once, remembered for the next who reads the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date
from functools import cache, lru_cache
from typing import Generic, TypeVar

from babel.dates import format_date

from salon.kernel import Arg, Text
from salon.lang import Words, capital, is_about, starts_with_i, words
from salon.lang.marks import Marks, Span, unmarked

REMEMBERED = 20_000  # ways in which tables are seated
SENTENCES = 4_000  # of a language that are remembered for sure: there is no end of new ones, few come again
T = TypeVar("T")
MARK = "\ue000"  # a character that no font and no keyboard has: the end of a stand-in


class Remembered(Generic[T]):
    """What was asked for lately: the last so many things, and of those before them what was asked for since.

    >>> known = Remembered[int](2)
    >>> for n in (1, 2, 1, 3, 1, 4):
    ...     known.put(str(n), n)
    >>> [known.get(str(n)) for n in (1, 2, 3, 4)]
    [1, None, 3, 4]
    """

    def __init__(self, sure: int) -> None:
        self._sure = sure
        self._new: dict[Hashable, T] = {}
        self._old: dict[Hashable, T] = {}

    def get(self, key: Hashable) -> T | None:
        found = self._new.get(key)
        if found is None and (found := self._old.get(key)) is not None:
            self.put(key, found)
        return found

    def put(self, key: Hashable, found: T) -> None:
        if len(self._new) >= self._sure and key not in self._new:
            self._old, self._new = self._new, {}
        self._new[key] = found

    def __len__(self) -> int:
        return len(self._new) + len(self._old)


class Speaker:
    """One language. Fluent is slow; tables say the same few thousand things over and over.

    What differs from table to table is who sits there. So a sentence is made with stand-ins for
    their names, and remembered; a name takes the place of its stand-in last.
    """

    def __init__(self, language: str, own: Words | None = None) -> None:
        self.words: Words = own or words(language)
        self._said = Remembered[str](SENTENCES)
        self._marked = Remembered[tuple[str, Marks]](SENTENCES)

    def say(self, text: Text, names: tuple[str, ...] = ()) -> str:
        return self._once(("say", text), names, lambda who: self.words.say(text, who))

    def spans(
        self, text: Text, names: tuple[str, ...] = (), you: int | None = None
    ) -> tuple[str, tuple[Span, ...]]:
        """A sentence, as the player at the seat `you` reads it, and where in it things are named."""
        stand_ins, places = _stand_ins(self.called(names))
        key = text, stand_ins, is_about(text, you)
        found = self._marked.get(key)
        if found is None:
            marks = Marks()
            found = self.words.say(text, stand_ins, marks, you), marks
            self._marked.put(key, found)
        said, marks = found
        if MARK in said:
            for stand_in, name in places:
                said = said.replace(stand_in, unmarked(name))
        return marks.spans(said)

    def waiting(self, prompt: Text, seat: int, names: tuple[str, ...]) -> str:
        """What somebody else is asked, as others read it."""
        return self._once(("waiting", prompt, seat), names, lambda who: self.words.waiting(prompt, seat, who))

    def name(self, game: str, symbol: str, names: tuple[str, ...] = ()) -> str:
        """What something in a game is called."""
        return self._once(("name", game, symbol), names, lambda who: self.words.name(game, symbol, who))

    def called(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """How those around a table are called, in the language of who reads it."""
        return tuple(map(self.words.called, names))

    def _once(self, key: Hashable, names: tuple[str, ...], make: Callable[[tuple[str, ...]], str]) -> str:
        stand_ins, places = _stand_ins(self.called(names))
        found = self._said.get((key, stand_ins))
        if found is None:
            found = make(stand_ins)
            self._said.put((key, stand_ins), found)
        if MARK in found:
            for stand_in, name in places:
                found = found.replace(stand_in, name)
        return found

    def date(self, day: date) -> str:
        """A day as people write it.

        >>> speaker("en").date(date(2026, 11, 16)), speaker("ja").date(date(2026, 11, 16))
        ('16 November 2026', '2026年11月16日')
        """
        return format_date(day, format="long", locale=self.words.locale)

    def label(self, id: str, /, **args: Arg) -> str:
        """A sentence of the house itself."""
        return self.say(Text(id, args))


@lru_cache(REMEMBERED)
def _stand_ins(names: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
    """Words that a language treats as it would the names, by their first sound and as capitals;
    and what to put in their places.
    """
    if any(MARK in name for name in names):  # it could be taken for a stand-in
        return names, ()
    found = tuple(f"{'i' if starts_with_i(name) else 'x'}{n}{MARK}" for n, name in enumerate(names))
    places = zip(found, names, strict=True)
    return found, tuple(
        pair for word, name in places for pair in ((word, name), (capital(word), capital(name)))
    )


@cache
def speaker(language: str) -> Speaker:
    return Speaker(language)
