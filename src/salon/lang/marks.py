"""Where the names are in a sentence."""

from __future__ import annotations

import re
from typing import TypeAlias

Span: TypeAlias = tuple[int, int, str]  # of a sentence: from, to, and what is named there

_END = "\ue001"
_FIRST, _LAST = 0xE100, 0xE900  # one for each name
_MARKS = re.compile(f"[{_END}{chr(_FIRST)}-{chr(_LAST - 1)}]")


class Marks:
    """Marks names in a sentence, so that they can be told from other words without looking for them.

    A mark is made of characters that no font and no keyboard has, and that count as no letter.

    >>> marks = Marks()
    >>> marks.spans("So says " + marks.put("the King", "character.king") + ".")
    ('So says the King.', ((8, 16, 'character.king'),))
    """

    def __init__(self, *, numbers: bool = False) -> None:
        self.symbols: list[str] = []
        self.numbers = numbers  # numbers are marked too, as `number.7`

    def put(self, name: str, symbol: str) -> str:
        if len(self.symbols) >= _LAST - _FIRST:  # nobody reads so long a list name by name
            return name
        self.symbols.append(symbol)
        return f"{chr(_FIRST + len(self.symbols) - 1)}{unmarked(name)}{_END}"

    def spans(self, said: str) -> tuple[str, tuple[Span, ...]]:
        """The sentence without its marks, and where its names are, counted as browsers count letters."""
        found: list[Span] = []
        plain, place, start, symbol = [], 0, 0, ""
        for letter in said:
            if letter == _END:
                if place > start:
                    found.append((start, place, symbol))
            elif _FIRST <= ord(letter) < _LAST:
                start, symbol = place, self.symbols[ord(letter) - _FIRST]
            else:
                plain.append(letter)
                place += 2 if ord(letter) > 0xFFFF else 1
        return "".join(plain), tuple(found)


def unmarked(said: str) -> str:
    """Words without marks, whoever has put them there."""
    return _MARKS.sub("", said)


def start_of(words: str) -> int:
    """Where the first letter is, after a mark."""
    return 1 if words and _FIRST <= ord(words[0]) < _LAST else 0
