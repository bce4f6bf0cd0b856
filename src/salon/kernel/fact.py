"""Facts: what happened, as data. A question is such a record too: what is asked."""

from __future__ import annotations

import re
from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec

from salon.kernel.text import Arg, Text


def kebab(name: str) -> str:
    """The name of a class as part of a message id.

    >>> kebab("WarRoll")
    'war-roll'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Said(msgspec.Struct, frozen=True, gc=False, tag=kebab, tag_field="kind"):
    """A record with a sentence of its own: the message `FAMILY.NAME`, whose arguments are its fields.

    Its fields are symbols of the vocabulary and numbers, so that whoever knows its kind can show it in
    another way than by words. On the wire it is its kind and its fields.
    """

    family: ClassVar[str]  # such as `envoys.log`

    @classmethod
    def id(cls) -> str:
        """Of its message."""
        return f"{cls.family}.{kebab(cls.__name__)}"

    def args(self) -> dict[str, Arg]:
        """What the sentence is filled in with."""
        found = ((field, getattr(self, field)) for field in self.__struct_fields__)
        return {field: value.text if isinstance(value, Said) else value for field, value in found}

    @property
    def text(self) -> Text:
        return Text(self.id(), self.args())


class NewNumber(msgspec.Struct, frozen=True, gc=False):
    """A number on the table that has changed: the thing it belongs to, and of whom or what it is."""

    symbol: str
    was: int
    now: int
    of: str = ""


How: TypeAlias = Literal["held", "settled", "played", "taken"]
HOWS: tuple[How, ...] = get_args(How)


class Use(msgspec.Struct, frozen=True, gc=False):
    """A card and who used it, as symbols: a seat or what it plays, and a line of the game's catalogue."""

    by: str
    card: str
    how: How = "played"


class Fact(Said, frozen=True):
    """Something that happened: everyone may know all of its fields, unless it is told to a seat alone.

    Log, staging, recap, tally and statistics all come from facts; a sentence is never read again.
    """

    heading: ClassVar[bool] = False  # its sentence is the heading of what follows, such as a turn

    def changes(self) -> tuple[NewNumber, ...]:
        """The numbers on the table that it changed, so that a board can show the old ones beside the new."""
        return ()

    def used(self) -> Use | None:
        """The card that somebody played, settled or took with it; statistics count these."""
        return None


class Question(Said, frozen=True):
    """What a seat is asked. Boards look at its kind and its fields, never at the spelling of an id."""

    secret: ClassVar[bool] = False  # others cannot know the answer from what they see then


def kind_of_question(question: Question) -> str:
    """The kind of a question; of one that is asked in another's name, the kind of that."""
    while isinstance(inner := getattr(question, "question", None), Question):
        question = inner
    return kebab(type(question).__name__)
