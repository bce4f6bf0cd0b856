"""What the house says of itself and of its games, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from salon.kernel import Value, Weight
from salon.lang import Language
from salon.server.wire import Status
from salon.server.wire_base import Sent, Told
from salon.server.wire_people import NoticeWay


class Health(Told, frozen=True):
    version: str
    up: float
    notices: tuple[NoticeWay, ...] = ()  # the ways in which people can be told


class Ready(Told, frozen=True):
    """The database can be read and written; else the answer is 503."""

    database: str


class OptionInfo(Told, frozen=True):
    label: str
    about: str  # what it means, in a sentence
    default: Value
    choices: tuple[Value, ...]
    labels: dict[str, str] = field(default_factory=dict)  # of the choices that are words
    seats: tuple[int, ...] = ()


class PosterInfo(Told, frozen=True):
    address: str
    alt: str
    focus: str
    narrow: str = ""


class BotInfo(Told, frozen=True):
    """A bot that one may play against: its level, and what that means in a sentence."""

    id: str
    name: str
    about: str


class GameInfo(Told, frozen=True):
    """A game, for the front page and for opening a table. Addresses are those of files."""

    id: str
    title: str
    tagline: str
    seats: tuple[int, ...]
    minutes: int
    weight: Weight
    emblem: str
    options: dict[str, OptionInfo]
    bots: tuple[BotInfo, ...]  # the weakest first
    poster: PosterInfo | None = None
    board: str = ""  # the folder of its own board; without one it is shown by tables
    lessons: dict[str, str] = field(default_factory=dict)  # their titles
    sides: tuple[str, ...] = ()  # what each seat plays, by name, where that does not change


class LanguageInfo(Told, frozen=True):
    """A language of the house, as it calls itself."""

    id: Language
    name: str
    short: str


class Page(Told, frozen=True):
    """What the page needs to speak. Labels have `{argument}` where something is filled in."""

    language: Language
    languages: tuple[LanguageInfo, ...]
    labels: dict[str, str]
    gap: str  # what stands between two sentences


class WordsInfo(Told, frozen=True):
    """The names of a game's vocabulary, and its other words by symbols with hyphens for dots."""

    title: str
    names: dict[str, str]
    labels: dict[str, str]
    printed: dict[str, Any]  # what never changes and is on no card, such as a map, for a drawn board


class ClauseInfo(Told, frozen=True):
    id: str
    section: str
    title: str
    text: str


class CardInfo(Told, frozen=True):
    id: str
    name: str
    facts: tuple[str, ...]
    effect: tuple[str, ...]
    source: str
    known: tuple[str, ...] = ()
    printed: dict[str, Any] = field(default_factory=dict)  # its numbers and symbols, for a drawn board


class HostEntry(Sent, frozen=True):
    token: Annotated[str, Meta(max_length=200)]


class Fault(Told, frozen=True):
    """Something that went wrong."""

    at: float
    text: str


class HostTable(Told, frozen=True):
    """A table as the host sees it."""

    id: str
    title: str
    status: Status
    names: tuple[str, ...]
    waiting: tuple[str, ...]
    moves: int
    sockets: int
    moved: float


class Hosted(Told, frozen=True):
    """What the host sees of this server; running games and notices are those of all servers."""

    version: str
    up: float
    load: float  # of the machine, over a minute
    tables: int
    sockets: int
    running: int
    errors: int
    faults: tuple[Fault, ...]
    notices: dict[str, int]  # of the last days, by what became of them
    failures: tuple[Fault, ...]
    shown: tuple[HostTable, ...]  # the tables that moved last
    apart: tuple[Fault, ...] = ()  # the tables that cannot be played
