"""What the front page is told over its line: my tables as they stand, those to join, those to watch."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from salon.server.wire import Pace, Promise, Symbol, TableInfo
from salon.server.wire_base import Sent, Told


class Card(Told, frozen=True):
    """A table as one sees it from the hall."""

    table: TableInfo
    since: float  # when it last moved
    version: int = 0
    move: int = 0
    reached: str = ""  # how far the game has come, in words
    sides: tuple[str, ...] = ()  # by seat, what it plays, as a symbol
    scores: tuple[int, ...] = ()  # by seat, where everybody may know them
    thinking: tuple[int, ...] = ()  # seats that are waited for
    left: float | None = None  # seconds of the one who has least: mine if it is my turn
    last: str = ""  # what happened last, as far as I may know it
    prompt: str = ""  # what I am asked
    asked: str = ""  # what is asked of all, and I have not answered
    watching: int = 0
    # The position, as the game's `board/mini.js` draws it: the same for all who may look.
    picture: dict[str, tuple[int, ...]] = field(default_factory=dict)
    pictured: str = ""  # what it shows, in a sentence


class FriendHere(Told, frozen=True):
    """A friend who is in the house now, and a public table at which they play."""

    id: int
    name: str
    table: str = ""
    title: str = ""  # of its game


class HallTold(Told, frozen=True, tag="hall", tag_field="type"):
    """What has changed; `whole`: this is all there is. What is left out is as it was."""

    at: float
    whole: bool = False
    cards: tuple[Card, ...] = ()
    gone: tuple[str, ...] = ()
    open: tuple[TableInfo, ...] | None = None
    watch: tuple[Card, ...] | None = None
    friends: tuple[FriendHere, ...] | None = None  # who are here
    here: int = 0  # how many are in the hall of this server


class MatchSent(Sent, frozen=True):
    """I want to play with whoever is there: the same game, pace and number of seats."""

    game: Symbol
    seats: Annotated[int, Meta(ge=2, le=8)]
    pace: Literal["free", "live", "daily"] = "live"
    promise: Promise = ""


class Matched(Told, frozen=True):
    """Where I sit now; `met`: with somebody who waited."""

    table: TableInfo
    met: bool = False


PACES = {
    "free": Pace(),
    "live": Pace(kind="live", minutes=30, seconds=15, late="ask", leave="open"),
    "daily": Pace(kind="daily", days=3, late="ask", leave="open", spare=3),
}
