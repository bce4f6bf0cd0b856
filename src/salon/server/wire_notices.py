"""How people want to be told, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from salon.server.wire_base import Sent, Told
from salon.server.wire_people import NoticeKind, NoticeWay

GameName: TypeAlias = Annotated[str, Meta(max_length=40)]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]  # of a day


class Unwanted(Sent, frozen=True):
    """A way by which one does not want to hear of something."""

    kind: NoticeKind
    way: NoticeWay


class QuietHours(Sent, frozen=True):
    """From when to when nothing is sent: it comes afterwards, if it is still so."""

    start: Minute
    end: Minute


class NoticeWishes(Sent, frozen=True):
    """How I want to be told; who has said nothing is told of everything, at once, by every way they gave."""

    unwanted: Annotated[tuple[Unwanted, ...], Meta(max_length=50)] = ()
    games: Annotated[tuple[GameName, ...], Meta(max_length=50)] = ()  # of these, nothing
    quiet: QuietHours | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"  # in which hours are meant
    digest: Annotated[int, Meta(ge=0, le=23)] | None = None  # one e-mail a day of all turns, at this hour


class NoticeSettings(Told, frozen=True):
    """How I am told, and what this house can do."""

    wishes: NoticeWishes
    ways: tuple[NoticeWay, ...]  # of this house
    kinds: tuple[NoticeKind, ...]
    key: str = ""  # with which a browser is asked to take messages
    here: bool = False  # this browser takes them
    browsers: int = 0  # that take them


class PushSent(Sent, frozen=True):
    """Where a browser takes messages, and the keys to seal them with."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class Tried(Told, frozen=True):
    """By which ways a trial notice went out."""

    sent: tuple[NoticeWay, ...] = ()
    failed: tuple[NoticeWay, ...] = ()
