"""What is said of answers given ahead, over the wire as `wire` has it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from salon.server.wire_base import Sent, Told


class RuleSent(Sent, frozen=True):
    """A rule: a known one by its id alone, or a new one about the question that is open now.

    `action` is a symbol, or empty for whatever passes; `times` 0 is as often as it comes.
    """

    id: Annotated[str, Meta(max_length=16)] = ""
    scope: Literal["same", "kind", "any"] = "kind"
    action: Annotated[str, Meta(max_length=80)] = ""
    times: Annotated[int, Meta(ge=0, le=99)] = 0


class ProgrammeSent(Sent, frozen=True):
    """The answers to give ahead, in place of those there are; with no rules, none."""

    rules: Annotated[tuple[RuleSent, ...], Meta(max_length=20)]
    until: Literal["", "others", "turn", "round", "hand"] = ""


class RuleInfo(Told, frozen=True):
    """A rule of one's own, in words."""

    id: str
    scope: Literal["same", "kind", "any"]
    question: str
    action: str
    answer: str
    times: int
    used: int


class ProgrammeInfo(Told, frozen=True):
    """My answers given ahead. `stopped` says why they are given no more."""

    seat: int
    rules: tuple[RuleInfo, ...]
    until: Literal["", "others", "turn", "round", "hand"]
    untils: tuple[str, ...]
    stopped: str
    open: str  # the question that is open now, which a new rule is about
