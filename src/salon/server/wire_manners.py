"""What is between the people at a table, over the wire as `wire` has it: questions to all, pauses, nudges."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from salon.server.wire_base import Sent, Told

Seat: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
What: TypeAlias = Literal["end", "pause", "rematch"]
Without: TypeAlias = Literal["", "bot", "open"]


class MotionInfo(Told, frozen=True):
    """A question to all at the table: who asks, who has said what, and whose answer is still to come."""

    what: What
    seat: int
    at: float
    title: str
    text: str  # what follows if all agree
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    mine: bool = False  # I am asked, and have not answered
    without: dict[str, Without] = field(default_factory=dict)  # of a rematch: their wish for the other seats
    patient: bool = False  # others may still come: it is too early to begin without them


class Overdue(Told, frozen=True):
    """Somebody who has stayed away too long, and what I may do about it."""

    seat: int
    title: str
    claim: bool = False  # the win
    grant: bool = False  # more time


class MannersInfo(Told, frozen=True):
    """What is between the people at a table, for the one who looks."""

    motion: MotionInfo | None = None
    closed: bool = False  # it was closed before it began
    paused: bool = False
    ready: tuple[int, ...] = ()  # who wants the pause to end
    overdue: tuple[Overdue, ...] = ()
    nudge: tuple[int, ...] = ()  # seats I may nudge
    nudged: bool = False  # somebody has nudged me since I was asked
    vacant: tuple[int, ...] = ()  # seats that were given up and may be taken over by somebody else
    may_ask: tuple[What, ...] = ()
    spare: dict[str, int] = field(default_factory=dict)  # days that a seat has to spare, by seat
    lose: str = ""  # what happens to whom if I give up


class AskSent(Sent, frozen=True):
    """I ask all at the table."""

    what: What
    without: Without = ""


class ReplySent(Sent, frozen=True):
    """My answer to what is asked; of a rematch also what is to become of those who do not come."""

    yes: bool
    without: Without = ""


class SeatSent(Sent, frozen=True):
    """Somebody's seat."""

    seat: Seat


class InvitationInfo(Told, frozen=True):
    """An invitation: the secret in its link, since when it is good, and when it was first opened."""

    seat: int
    secret: str
    at: float
    opened: float | None = None


class OpenedSent(Sent, frozen=True):
    """I have come by this link."""

    seat: Seat
    invitation: Annotated[str, Meta(max_length=80)]


class ReportSent(Sent, frozen=True):
    """Something said at the table should be looked at by the host."""

    message: Annotated[int, Meta(ge=1, le=2**53)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class MuteSent(Sent, frozen=True):
    """I do not want to read what this one says, or do again."""

    message: Annotated[int, Meta(ge=1, le=2**53)]
    muted: bool = True
