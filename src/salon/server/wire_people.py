"""What people say and are told about themselves and what is theirs, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from salon.lang import Language
from salon.server.wire import Name
from salon.server.wire_base import Sent, Told

Password: TypeAlias = Annotated[
    str, Meta(max_length=200)
]  # one that was given before rules changed may be short
NewPassword: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Token: TypeAlias = Annotated[str, Meta(max_length=80)]
NoticeKind: TypeAlias = Literal["turn", "reminder", "nudge", "asked", "begun"]
NoticeWay: TypeAlias = Literal["mail", "push", "webhook", "sound"]  # a sound is made by an open page


class Me(Told, frozen=True):
    """Who the session belongs to."""

    id: int
    name: str
    guest: bool
    language: Language
    email: str = ""
    confirmed: bool = False  # whether the address is known to be theirs: else nothing is sent to it
    webhook: str = ""
    nameless: bool = False  # a guest who has not said what they want to be called


class NewGuest(Sent, frozen=True):
    name: Name = "Guest"
    language: Language = "en"


class Settings(Sent, frozen=True):
    """What a person may change; what is not sent stays."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class Memo(Sent, frozen=True):
    """A note to oneself."""

    text: Annotated[str, Meta(max_length=10_000)]


class NewCredentials(Sent, frozen=True):
    """What an account is made with."""

    name: Name
    password: NewPassword


class Credentials(Sent, frozen=True):
    """What somebody logs in with; `carry`: tables that they began here as a guest become the account's."""

    name: Name
    password: Password
    carry: bool = False


class PasswordSent(Sent, frozen=True):
    """A new password in place of the old one."""

    old: Password
    new: NewPassword


class Forgotten(Sent, frozen=True):
    """Who has forgotten their password; a letter goes to the address they confirmed."""

    name: Name


class Reset(Sent, frozen=True):
    """A new password, with what the letter holds."""

    token: Token
    password: NewPassword


class SessionInfo(Told, frozen=True):
    """A browser in which somebody is logged in."""

    id: str
    created: float
    seen: float
    browser: str
    here: bool = False  # it is this one


class SessionEnd(Sent, frozen=True):
    """Which session is to end; with none, all but this one."""

    id: Annotated[str, Meta(max_length=16)] = ""


class Farewell(Sent, frozen=True):
    """Forget me; an account says so with its password."""

    password: Password = ""


class Notice(Told, frozen=True):
    """What is posted to a person's webhook: it is their turn, it still is shortly before the deadline, …

    The same `id` may come twice if the first call's answer was lost.
    """

    id: str
    kind: NoticeKind
    table: str
    game: str
    title: str
    seat: int
    name: str
    text: str
    prompt: str
    url: str
    language: Language
    deadline: float | None = None
