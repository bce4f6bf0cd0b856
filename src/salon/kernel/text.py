"""Text: a message id with arguments. It becomes words only in `salon.lang`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, Union

import msgspec

# An argument is a number, a symbol of the vocabulary ("character.king", "seat.2"), a word or another
# text; a tuple is a list of symbols that each language joins in its own way.
Arg: TypeAlias = Union[int, str, tuple[str, ...], "Text"]


class Text(msgspec.Struct, frozen=True, gc=False):
    """What is to be said, without the words.

    >>> Text("kernel.not-your-turn", {"seat": "seat.1"}).id
    'kernel.not-your-turn'
    """

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))

    def __str__(self) -> str:
        return _voice(self)


def _plain(text: Text) -> str:
    return f"{text.id} {text.args}" if text.args else text.id


_voice: Callable[[Text], str] = _plain


def speak_with(voice: Callable[[Text], str]) -> None:
    """Give `str(text)` a voice. The kernel knows no language, so `salon` lends it English."""
    global _voice
    _voice = voice
