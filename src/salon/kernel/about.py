"""What a game says of itself before anybody plays it: its `game.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

Value: TypeAlias = bool | int | str
Weight: TypeAlias = Literal["light", "medium", "demanding"]


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice made when a table is opened.

    Its words are the message `GAME.option.NAME`; those of a choice that is a word, `GAME.choice.WORD`.
    """

    default: Value
    choices: tuple[Value, ...] = (True, False)
    # The numbers of seats it is for; None: all.
    seat_counts: tuple[int, ...] | None = msgspec.field(name="seats", default=None)
    span: tuple[int, int] | None = None  # in place of choices: all numbers from one to another

    def __post_init__(self) -> None:
        if self.span is not None:
            first, last = self.span
            msgspec.structs.force_setattr(self, "choices", tuple(range(first, last + 1)))


class Poster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture on the front page, a file of the board, and which part of it stays when it is cut."""

    file: str
    focus: str = "50% 50%"
    narrow: str = ""  # on a narrow screen, if it is another


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a game. Its title and tagline are the messages `GAME.title` and `GAME.tagline`."""

    seat_counts: tuple[int, ...] = msgspec.field(name="seats")
    minutes: int
    weight: Weight
    emblem: str = "salon"
    poster: Poster | None = None
    options: dict[str, Option] = {}

    @staticmethod
    def load(path: Path) -> About:
        return msgspec.toml.decode(path.read_bytes(), type=About)
