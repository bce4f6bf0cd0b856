"""The entries of a table's log: what was done, by whom. They are appended, never changed."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

By: TypeAlias = Literal["person", "bot", "programme"]
What: TypeAlias = Literal["end", "pause", "rematch"]  # a question to all at the table
# What becomes of the seats of those who do not come to a rematch: they are waited for, or a bot sits there,
# or they stand open.
Without: TypeAlias = Literal["", "bot", "open"]


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


# -- between people: see `motions` --------------------------------------------------------------


class Ask(Row, frozen=True, tag="ask"):
    """The seat asks all: to end the game, to pause it, or after the end to play again."""

    what: What
    without: Without = ""


class Reply(Row, frozen=True, tag="reply"):
    """The seat says yes or no to what is asked; of a rematch also what becomes of those who do not come."""

    yes: bool = True
    without: Without = ""


class Ready(Row, frozen=True, tag="ready"):
    """The seat wants the pause to end; when all do, it does."""


class Claim(Row, frozen=True, tag="claim"):
    """The seat claims the win, because another has stayed away too long."""

    of: int


class StandIn(Row, frozen=True, tag="stand-in"):
    """A bot plays for another seat, whose person has stayed away too long, until they are back."""

    of: int
    bot: str


class Grant(Row, frozen=True, tag="grant"):
    """The seat gives another so many seconds more."""

    of: int
    seconds: float


class Spare(Row, frozen=True, tag="spare"):
    """The seat's time ran out, and it uses one of its days to spare."""


class Nudge(Row, frozen=True, tag="nudge"):
    """The seat reminds another that it is waited for."""

    of: int


class Replace(Row, frozen=True, tag="replace"):
    """Somebody has taken over the seat of a person who left for good."""

    former: int


Between: TypeAlias = Ask | Reply | Ready | Claim | StandIn | Grant | Spare | Nudge | Replace
AnyRow: TypeAlias = Act | Undo | Resign | Agree | Lend | Page | Between

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyRow)


def decode(body: str | bytes) -> AnyRow:
    found: AnyRow = _decoder.decode(body)
    return found
