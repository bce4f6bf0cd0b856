"""The entries of a table's log: what was done, by whom. They are appended, never changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

By: TypeAlias = Literal["person", "bot", "programme"]


class Timed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """At a table with clocks: how late it was by the house's own, and what live clocks have lost since the
    entry before, by seat.
    """

    up: float = 0.0
    spent: tuple[float, ...] = ()


class Row(Timed, frozen=True, tag=True, tag_field="do"):
    """One entry."""

    seat: int


class Act(Row, frozen=True, tag="act"):
    """An answer, by the person at the seat, a bot, or a programme the person left behind."""

    action: str
    by: By = "person"
    note: str = ""
    rule: str = ""  # of the programme: which one answered


class Undo(Row, frozen=True, tag="undo"):
    """The seat takes its last answer back."""


class Resign(Row, frozen=True, tag="resign"):
    """The seat gives the game up; `late` if its time ran out. A bot plays on in its place, or it is over."""

    late: bool = False
    bot: str = ""


class Agree(Row, frozen=True, tag="agree"):
    """The seat offers, or agrees, to end the game without a winner."""


class Lend(Row, frozen=True, tag="lend"):
    """A bot plays for the seat, or with no name no longer does."""

    bot: str = ""


class Page(Row, frozen=True, tag="page"):
    """The seat has read a card of its lesson; `free` if it leaves the lesson and plays on."""

    free: bool = False


AnyRow: TypeAlias = Act | Undo | Resign | Agree | Lend | Page

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyRow)


def decode(body: str | bytes) -> AnyRow:
    found: AnyRow = _decoder.decode(body)
    return found
