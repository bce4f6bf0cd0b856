"""Tournaments and clubs, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from salon.kernel import Value
from salon.server.contest import Absent, Kind, State
from salon.server.wire import BotName, Pace
from salon.server.wire_base import Sent, Told

Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
EntrantNumber: TypeAlias = Annotated[int, Meta(ge=1, le=100_000)]
Robots: TypeAlias = Annotated[tuple[BotName, ...], Meta(max_length=64)]


class NewContest(Sent, frozen=True):
    title: Title
    game: Annotated[str, Meta(max_length=40)]
    kind: Kind = "swiss"
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0  # of a Swiss tournament; 0: as many as it takes
    pace: Pace = Pace(kind="live")
    options: dict[str, Value] = field(default_factory=dict)
    absent: Absent = "forfeit"
    late: bool = True
    pause: Annotated[int, Meta(ge=0, le=3600)] = 120
    public: bool = True
    bots: Robots = ()
    club: Annotated[str, Meta(max_length=12)] = ""


class BotsSent(Sent, frozen=True):
    """Bots that take part."""

    bots: Annotated[tuple[BotName, ...], Meta(min_length=1, max_length=64)]


class EntrantSent(Sent, frozen=True):
    """One of those who take part; with a bot, that one takes the place."""

    number: EntrantNumber
    bot: BotName = "courtier"


class EntrantInfo(Told, frozen=True):
    """One who takes part, and how they stand. Points are those of a table of two: one for a win."""

    number: int
    name: str
    rank: int
    points: float
    rivals: float  # Buchholz
    share: float
    wins: int
    id: int = 0
    bot: bool = False
    you: bool = False
    away: bool = False
    gone: bool = False


class PairedSeat(Told, frozen=True):
    number: int
    points: float | None = None
    absent: bool = False


class PairedTable(Told, frozen=True):
    """A table of a round; without an address it is a bye, or somebody did not come."""

    board: int
    seats: tuple[PairedSeat, ...]
    table: str = ""
    over: bool = False
    yours: bool = False


class RoundInfo(Told, frozen=True):
    number: int
    tables: tuple[PairedTable, ...]


class ContestLine(Told, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    game_title: str
    emblem: str
    kind: Kind
    seats: int
    pace: Pace
    state: State
    round: int
    rounds: int
    entrants: int
    created: float


class ContestPage(Told, frozen=True):
    """A tournament: who takes part and how they stand, and all its tables."""

    line: ContestLine
    version: int
    entrants: tuple[EntrantInfo, ...]  # the first first
    rounds: tuple[RoundInfo, ...]
    absent: Absent
    late: bool
    opener: str = ""
    opener_id: int = 0
    keeper: bool = False  # whether I keep it: its opener, or the host
    me: int | None = None  # my number
    can_enter: bool = False
    next_at: float | None = None
    club: str = ""


class ContestList(Told, frozen=True):
    contests: tuple[ContestLine, ...]


# -- clubs -------------------------------------------------------------------------------------


class NewClub(Sent, frozen=True):
    name: Title
    about: Annotated[str, Meta(max_length=2000)] = ""
    open: bool = True


class ClubChange(Sent, frozen=True):
    """What its keeper changes; what is not sent stays."""

    name: Title | None = None
    about: Annotated[str, Meta(max_length=2000)] | None = None
    open: bool | None = None


class ClubJoin(Sent, frozen=True):
    invitation: Annotated[str, Meta(max_length=64)] = ""


class MemberSent(Sent, frozen=True):
    """Another member: to be made keeper too, or sent away."""

    id: Annotated[int, Meta(ge=1, le=2**53)]
    act: Literal["keeper", "away"]


class Member(Told, frozen=True):
    id: int
    name: str
    keeper: bool = False


class ClubLine(Told, frozen=True):
    id: str
    name: str
    members: int
    open: bool
    mine: bool = False


class ClubTable(Told, frozen=True):
    """A table at which at least two members sit."""

    id: str
    title: str
    emblem: str
    status: str
    names: tuple[str, ...]


class ClubPack(Told, frozen=True):
    """A pack that a member lends to all members."""

    id: str
    name: str
    title: str  # of its game
    emblem: str
    author: str
    mine: bool = False


class PackLent(Sent, frozen=True):
    """A pack of one's own: lent to the club, or taken back."""

    pack: Annotated[str, Meta(max_length=12)]
    lent: bool = True


class ClubPage(Told, frozen=True):
    line: ClubLine
    about: str
    members: tuple[Member, ...]
    tables: tuple[ClubTable, ...]
    contests: tuple[ContestLine, ...]
    packs: tuple[ClubPack, ...] = ()
    keeper: bool = False
    invitation: str = ""  # of the link, for members


class ClubList(Told, frozen=True):
    clubs: tuple[ClubLine, ...]
