"""What has happened and how it ended, as it goes over the wire."""

from __future__ import annotations

from typing import Literal

from salon.kernel import Fact
from salon.lang.marks import Span
from salon.server.wire_base import Told


class Line(Told, frozen=True):
    """A line of the log, said after so many moves, and where in it things are named.

    The fact behind it comes with its kind and fields: a board that knows the kind stages it.
    """

    move: int
    text: str
    fact: Fact
    spans: tuple[Span, ...] = ()
    by: Literal["", "programme"] = ""  # a programme gave the answer that led to it


class Sentence(Told, frozen=True):
    """What some lines of the log say together; without a text, the one line says it by itself."""

    lines: tuple[int, ...]  # their places in the log
    text: str = ""
    spans: tuple[Span, ...] = ()
    small: bool = False  # to be read when the passage is opened


class Passage(Told, frozen=True):
    """What belongs together in the log: something that was done, and what followed. A heading is one too."""

    first: int  # the place in the log of its first line
    title: int  # which of the sentences says what it is about
    sentences: tuple[Sentence, ...]
    actor: str = ""  # who did it: a seat, or what a seat plays
    heading: bool = False


class Changed(Told, frozen=True):
    """A number on the board that is another than before: of which thing, and of whom or what."""

    symbol: str
    was: int
    now: int
    of: str = ""


class RecapLine(Told, frozen=True):
    """A fact of a look back: the card that was played, cards that were shown, dice, changes; in words."""

    lines: tuple[int, ...]
    move: int
    text: str
    spans: tuple[Span, ...] = ()
    actor: str = ""
    card: str = ""
    cards: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    changes: tuple[Changed, ...] = ()


class Recap(Told, frozen=True):
    """What has happened since my last answer, after so many moves: the weightiest, in its order."""

    since: int
    lines: tuple[RecapLine, ...]
    smaller: int = 0
    changes: tuple[Changed, ...] = ()


class Ending(Told, frozen=True):
    """How it ended: who won, and what that means to me. `mirrored`: what one seat gains the other loses."""

    headline: str
    verdict: str = ""
    mirrored: bool = False


class Points(Told, frozen=True):
    """Points of a seat, and what they were for."""

    label: str
    points: int


class CurveLine(Told, frozen=True):
    """What a seat would have scored after each move."""

    seat: int
    scores: tuple[int, ...]


class Turn(Told, frozen=True):
    """A move that changed much: who gained most by it against the best of the others, and how much."""

    move: int
    seat: int
    gain: int


class Curve(Told, frozen=True):
    """How the scores of an ended game moved. `mirrored`: two seats share one marker, so one line says all."""

    label: str
    lines: tuple[CurveLine, ...]
    turns: tuple[Turn, ...]
    decided: tuple[str, ...] = ()  # what decided it: three sentences
    mirrored: bool = False
