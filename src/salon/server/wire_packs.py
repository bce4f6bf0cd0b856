"""What is said of packs of cards of one's own, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from salon.kernel.pack_plain import Json
from salon.lang import LANGUAGES, Language
from salon.server.wire import Sheet, Symbol
from salon.server.wire_base import Sent, Told

PackName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Part: TypeAlias = Annotated[str, Meta(max_length=60)]
ShareKind: TypeAlias = Literal["private", "link", "house"]


class KeyedIn(Told, frozen=True):
    """How far one kind of cards is keyed in."""

    label: str
    cards: int
    keyed: int = 0
    unsure: int = 0


class PackVersion(Told, frozen=True):
    """A version that was kept. `id` is what a table is opened with."""

    id: int
    version: int
    digest: str  # of all that play depends on, as it is shown
    play: str  # the same in full
    at: float
    games: int = 0  # in which it was tested
    fits: bool = False  # tested with the rules of now


class PackLine(Told, frozen=True):
    """A pack on the shelf."""

    id: str
    game: str
    title: str  # of the game
    emblem: str
    name: str
    author: str
    mine: bool
    share: ShareKind
    languages: tuple[str, ...] = ()
    keyed: dict[str, KeyedIn] = field(default_factory=dict)
    faults: int = 0  # of the draft
    versions: tuple[PackVersion, ...] = ()  # the newest first
    takers: int = 0
    helpers: int = 0  # who key in too
    house: int = 0  # the version that everyone may use
    hidden: bool = False  # by the host
    draft: bool = False  # it is edited here
    tables: int = 0  # that it keeps


class HousePack(Told, frozen=True):
    """The cards that come with a game: what every pack begins as."""

    game: str
    title: str
    emblem: str
    keyed: dict[str, KeyedIn]


class Shelf(Told, frozen=True):
    packs: tuple[PackLine, ...]
    house: tuple[HousePack, ...]
    most: int
    most_bytes: int
    bytes: int = 0


class NewPack(Sent, frozen=True):
    """A pack begins as a copy of a version, or of the cards that come with the game."""

    game: Symbol
    name: PackName
    base: Annotated[int, Meta(ge=0, le=2**53)] = 0
    languages: Annotated[tuple[Language, ...], Meta(min_length=1, max_length=len(LANGUAGES))] = ("en",)


class FaultInfo(Told, frozen=True):
    """Something wrong with a pack, at its place; a doubt may be kept."""

    card: str
    path: str  # JSON Pointer
    code: str
    text: str  # what is wrong
    said: str  # where, and what
    doubt: bool = False
    fix: Json = None  # what could stand there instead
    fix_said: str = ""  # the same in words


class PenInfo(Told, frozen=True):
    """Who keys in now, if it is somebody else: several do it one after the other."""

    stamp: int  # of the draft
    holder: str = ""
    shared: bool = False  # there are others who may


class PackInfo(Told, frozen=True):
    """A pack as the editor has it."""

    line: PackLine
    cards: Json
    base: Json  # the cards it began as
    names: dict[str, dict[str, str]]  # of cards without one of their own: by symbol and language
    kinds: dict[str, str]  # of the symbols of each group of cards
    vocabulary: Json
    faults: tuple[FaultInfo, ...]
    stamp: int
    undo: str = ""
    redo: str = ""
    pen: PenInfo | None = None


class Put(Sent, frozen=True):
    """A value at its place; with none, what stands there is taken away."""

    path: Annotated[tuple[Part, ...], Meta(min_length=1, max_length=16)]
    value: Json = None


class Edits(Sent, frozen=True):
    """Changes that are taken back together."""

    puts: Annotated[tuple[Put, ...], Meta(min_length=1, max_length=32)]
    label: Annotated[str, Meta(max_length=80)] = ""
    stamp: Annotated[int, Meta(ge=0, le=2**53)] = 0
    show: Annotated[str, Meta(max_length=80)] = ""  # the card to be shown


class CardShown(Told, frozen=True):
    """A card in one language."""

    name: str
    facts: tuple[str, ...]
    effect: tuple[str, ...]


class Edited(Told, frozen=True):
    """What became of it."""

    stamp: int
    faults: tuple[FaultInfo, ...]
    undo: str = ""
    redo: str = ""
    shown: dict[str, CardShown] = field(default_factory=dict)  # by language; none of a card with faults
    cards: Json = None  # all of them, where somebody else has changed some, or something was taken back
    name: str = ""


class Often(Told, frozen=True):
    """How often something came about."""

    said: str
    n: int


class SeatsWon(Told, frozen=True):
    """How many games with so many seats each of them won."""

    seats: int
    won: tuple[int, ...]


class TrialInfo(Told, frozen=True):
    """How a test goes, or went."""

    state: Literal["none", "waiting", "running", "passed", "unkept", "failed", "late", "broken"]
    done: int = 0
    of: int = 0
    moves: int = 0
    version: int = 0
    card: str = ""
    name: str = ""  # of that card
    seats: int = 0
    seed: str = ""
    move: int = 0
    promise: str = ""
    ours: bool = False  # not the pack is at fault, but the rules that allowed it
    last: tuple[str, ...] = ()
    position: tuple[Sheet, ...] = ()
    problem: str = ""  # why it was not kept, though it passed
    ends: tuple[Often, ...] = ()  # how the games ended
    wins: tuple[SeatsWon, ...] = ()
    things: int = 0  # cards, and what is named on them
    missed: tuple[str, ...] = ()  # those of them that never came up, by name


class Difference(Told, frozen=True):
    """What differs on one card, in words."""

    card: str
    name: str
    group: str
    fields: tuple[str, ...]
    before: tuple[str, ...] = ()
    now: tuple[str, ...] = ()


class Comparison(Told, frozen=True):
    name: str

    differences: tuple[Difference, ...]
    same: bool = False  # played alike


class ShareSent(Sent, frozen=True):
    """Who may use it. `affirm`: nothing in it was copied but numbers and mechanics."""

    share: ShareKind
    affirm: bool = False
    drop: Annotated[int, Meta(ge=0, le=2**53)] = 0  # a person who is to have it no longer
    helper: Annotated[int, Meta(ge=0, le=2**53)] = 0  # one of those who have it
    helps: bool = False  # whether that person may key in too


class Taker(Told, frozen=True):
    id: int
    name: str
    helps: bool = False  # keys in too


class ShareState(Told, frozen=True):
    share: ShareKind
    affirmed: bool = False
    link: str = ""  # the secret: shown once
    linked: bool = False
    takers: tuple[Taker, ...] = ()
    house: int = 0
    asked: bool = False  # for the host's yes


class TakeSent(Sent, frozen=True):
    secret: Annotated[str, Meta(min_length=1, max_length=80)]


class ImportSent(Sent, frozen=True):
    file: Annotated[str, Meta(max_length=262_144)]


class HostPack(Told, frozen=True):
    """A pack as the host sees it: nobody's cards."""

    id: str
    name: str
    author: str
    game: str
    share: ShareKind
    bytes: int
    versions: tuple[int, ...]
    house: int = 0
    hidden: bool = False


class HostPackSent(Sent, frozen=True):
    """What the host decides: which version everyone may use (0: none), and whether it is hidden."""

    version: Annotated[int, Meta(ge=0, le=1000)] = 0
    hidden: bool = False
