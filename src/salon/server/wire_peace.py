"""Reports, what the host does about them, and the host's pages, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from salon.lang import Language
from salon.server.wire import Name
from salon.server.wire_base import Sent, Told

ReportKind: TypeAlias = Literal["name", "talk", "play"]
PageName: TypeAlias = Literal["rules", "privacy", "contact"]
Id: TypeAlias = Annotated[int, Meta(ge=1, le=2**53)]
Reason: TypeAlias = Annotated[str, Meta(max_length=300)]


class ComplaintSent(Sent, frozen=True):
    """What somebody has against another's name, talk or play."""

    about: Id
    kind: ReportKind
    words: Annotated[str, Meta(min_length=1, max_length=500)]
    table: Annotated[str, Meta(max_length=12)] = ""


class Heard(Told, frozen=True):
    """Something that was said at a table."""

    name: str
    text: str
    at: float


class Complaint(Told, frozen=True):
    """A report, for the host."""

    id: int
    at: float
    kind: ReportKind
    by: str
    about: str
    about_id: int
    words: str
    name: str  # what they were called then
    heard: tuple[Heard, ...] = ()
    table: str = ""
    before: int = 0  # other reports about the same person


class Sanction(Told, frozen=True):
    """What somebody may not do, until when."""

    id: int
    name: str
    kind: Literal["mute", "ban"]
    until: float
    why: str


class Deed(Told, frozen=True):
    """Something the host has done."""

    at: float
    what: str
    about: str
    words: str


class Peace(Told, frozen=True):
    """What the host sees of the peace of the house."""

    reports: tuple[Complaint, ...] = ()
    sanctions: tuple[Sanction, ...] = ()
    journal: tuple[Deed, ...] = ()


class Measure(Sent, frozen=True):
    """What the host does about a person, or about a report: with no person, it was nothing."""

    what: Literal["mute", "ban", "rename", "lift-mute", "lift-ban", "dismiss"]
    about: Annotated[int, Meta(ge=0, le=2**53)] = 0
    report: Annotated[int, Meta(ge=0, le=2**53)] = 0
    days: Annotated[int, Meta(ge=1, le=36_500)] = 7
    name: Name = "–"
    why: Reason = ""


class HousePage(Told, frozen=True):
    """A page that the host fills in: plain text, with a few marks that the page knows."""

    name: PageName
    language: Language
    body: str = ""


class HousePageSent(Sent, frozen=True):
    language: Language
    body: Annotated[str, Meta(max_length=20_000)]
