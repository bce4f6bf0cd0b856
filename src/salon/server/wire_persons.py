"""What is told about a person, their games and the ladders, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from salon.server.wire_base import Sent, Told

Tie: TypeAlias = Literal["", "friend", "block"]
PaceKind: TypeAlias = Literal["", "free", "live", "daily"]
Season: TypeAlias = Annotated[str, Meta(pattern=r"^(\d{4}-Q[1-4])?$", max_length=7)]
GameId: TypeAlias = Annotated[str, Meta(max_length=40)]
UserId: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]


class Wishes(Sent, frozen=True):
    """What I want of ratings, ladders and a page of my own."""

    rated: bool
    shown: bool


class TieSent(Sent, frozen=True):
    """What somebody is to me: a friend, kept at a distance, or nothing."""

    kind: Tie


class Acquaintance(Told, frozen=True):
    """Somebody, in a list."""

    id: int
    name: str
    tie: Tie = ""  # what they are to me
    asks: bool = False  # they call me a friend, and I have not answered
    mutual: bool = False  # friends both ways


class People(Told, frozen=True):
    """Those I know: friends, who would like to be one, whom I keep at a distance; or who was looked for."""

    friends: tuple[Acquaintance, ...] = ()
    asking: tuple[Acquaintance, ...] = ()
    blocked: tuple[Acquaintance, ...] = ()
    found: tuple[Acquaintance, ...] = ()


class Point(Told, frozen=True):
    """A rating after a game."""

    at: float
    rating: int
    give: int  # the band reaches so far to either side


class Share(Told, frozen=True):
    """Games of one sort, how many were won, and how many the ratings would have promised."""

    label: str
    games: int
    won: int
    promised: float | None = None


class SourceShare(Told, frozen=True):
    """Points of one source, on average, when one wins and when one does not."""

    label: str
    won: float | None
    lost: float | None


class Favourite(Told, frozen=True):
    """A card that somebody uses often, or first: in how many games, and how many of these they won."""

    symbol: str
    label: str
    games: int
    won: int


class GameRating(Told, frozen=True):
    """How somebody stands in a game."""

    game: str
    title: str
    emblem: str
    games: int  # rated ones
    won: int
    more: int = 0  # games until the rating is shown
    rating: int | None = None
    give: int | None = None
    place: int | None = None  # on the ladder
    of: int = 0
    curve: tuple[Point, ...] = ()
    seats: tuple[Share, ...] = ()
    sides: tuple[Share, ...] = ()
    sources: tuple[SourceShare, ...] = ()
    cards: tuple[Favourite, ...] = ()  # the favourites
    openings: tuple[Favourite, ...] = ()  # what they used first
    counted: int = 0  # games of which that is known


class Rival(Told, frozen=True):
    """A seat of a game that is over."""

    name: str
    rank: int
    id: int = 0  # of a person with an account
    points: int | None = None
    won: bool = False
    gone: bool = False
    them: bool = False  # whose history it is


class Played(Told, frozen=True):
    """A game that is over, in somebody's history."""

    number: int
    table: str  # empty: a private table that is nothing to whoever asks
    game: str
    title: str
    emblem: str
    at: float
    pace: str
    rank: int
    won: bool
    gone: bool
    seats: tuple[Rival, ...]
    side: str = ""
    change: int | None = None  # of the rating
    without: str = ""  # why it has none, in words


class History(Told, frozen=True):
    """Games that are over, the newest first; `more` if there are older ones."""

    games: tuple[Played, ...]
    more: bool = False


class HistoryAsked(Sent, frozen=True):
    game: GameId = ""
    result: Literal["", "won", "lost", "left"] = ""
    seats: Annotated[int, Meta(ge=0, le=8)] = 0
    pace: PaceKind = ""
    rival: UserId = 0
    before: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Together(Told, frozen=True):
    """Games that two have played with each other."""

    games: int
    won: int  # by whoever asks
    lost: int  # won by the other


class PersonPage(Told, frozen=True):
    """A person, as others may know them."""

    id: int
    name: str
    since: float
    you: bool = False
    hidden: bool = False  # they keep their page to themselves
    blocked: bool = False  # I keep them at a distance
    games: int = 0
    left: int = 0  # of these, given up or run out of time
    rated: bool = True
    tie: Tie = ""
    asks: bool = False
    mutual: bool = False
    ratings: tuple[GameRating, ...] = ()
    recent: tuple[Played, ...] = ()
    friends: tuple[Acquaintance, ...] = ()
    together: Together | None = None


class LadderAsked(Sent, frozen=True):
    game: GameId = ""
    pace: PaceKind = ""
    season: Season = ""
    circle: Literal["", "friends"] = ""
    club: Annotated[str, Meta(max_length=12)] = ""
    bots: bool = False
    after: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Rung(Told, frozen=True):
    """Somebody on a ladder."""

    place: int
    name: str
    rating: int
    give: int
    games: int
    won: int
    last: str  # of the last games, the newest first: W or L
    id: int = 0
    bot: bool = False
    you: bool = False


class LadderPage(Told, frozen=True):
    """A ladder: who has played enough, by the lower end of the band."""

    game: str
    title: str
    floor: int
    seasons: tuple[str, ...]  # the newest first
    rungs: tuple[Rung, ...]
    of: int
    me: Rung | None = None  # if I stand on it
    more: int = 0  # games until I do
    next: int = 0  # what to ask for what follows; 0: nothing does
