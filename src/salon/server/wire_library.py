"""What the library tells: the rules as a book, the cards with where they come from, examples on the board."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import field

from salon.server.wire import SeatInfo, Sheet
from salon.server.wire_base import Told
from salon.server.wire_story import Line


class Law(Told, frozen=True):
    """A clause as the book shows it. `rulings`, `examples` and `see` are ids."""

    id: str
    title: str
    text: str
    modes: tuple[str, ...] = ()  # in which it holds, where that is not all
    rulings: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    see: tuple[str, ...] = ()  # clauses that say the same in another place
    card: str = ""


class SectionInfo(Told, frozen=True):
    title: str
    laws: tuple[Law, ...]


class ChapterInfo(Told, frozen=True):
    id: str
    title: str
    lede: str
    sections: tuple[SectionInfo, ...]


class RulingInfo(Told, frozen=True):
    """How the house reads a gap in the rulebook."""

    id: str
    question: str
    ruling: str
    why: str
    readings: tuple[str, ...]
    sure: int  # 3: follows from the text, 2: judgement, 1: assumed
    clauses: tuple[str, ...]
    option: str = ""  # of a table, that decides it


class ExampleInfo(Told, frozen=True):
    """A worked example of the rulebook."""

    id: str
    title: str
    clauses: tuple[str, ...]
    note: str = ""
    disputed: bool = False  # what is printed is not what the rules give
    staged: bool = False  # it opens on the board


class ContradictionInfo(Told, frozen=True):
    """Where the rulebook contradicts itself."""

    id: str
    where: str
    printed: str
    problem: str
    corrected: str
    clauses: tuple[str, ...]


class DifferenceInfo(Told, frozen=True):
    """Where the rulebooks of the languages differ."""

    id: str
    where: str
    said: dict[str, str]  # by language
    effect: str
    clauses: tuple[str, ...]


class TermInfo(Told, frozen=True):
    """A word of the game in every language, and what it means."""

    id: str
    names: dict[str, str]
    text: str
    clause: str


class BookInfo(Told, frozen=True):
    """The rules of a game."""

    title: str
    modes: tuple[str, ...]
    chapters: tuple[ChapterInfo, ...]
    rulings: tuple[RulingInfo, ...]
    examples: tuple[ExampleInfo, ...]
    contradictions: tuple[ContradictionInfo, ...]
    differences: tuple[DifferenceInfo, ...]
    terms: tuple[TermInfo, ...]


class DeckCard(Told, frozen=True):
    """A card of the catalogue."""

    id: str
    kind: str
    name: str
    facts: tuple[str, ...]
    effect: tuple[str, ...]
    source: str
    fields: dict[str, str]  # every field, and where it comes from
    tags: tuple[str, ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    printed: dict[str, Any] = field(default_factory=dict)
    clauses: tuple[str, ...] = ()  # that speak of it
    examples: tuple[str, ...] = ()


class DeckInfo(Told, frozen=True):
    """The cards of a game. `kinds`, `tags`, `groups` and `numbers` are the words for what is in them."""

    title: str
    edition: str  # the rules and the pack that the cards are of
    kinds: dict[str, str]
    groups: dict[str, str]  # of tags
    tags: dict[str, str]
    numbers: dict[str, str]
    fields: dict[str, str]
    cards: tuple[DeckCard, ...]
    board: str = ""  # the folder of the game's own board
    emblems: str = ""


class StageStep(Told, frozen=True):
    """A position of an example: who answered what, what the log says of it, and how it looks then."""

    view: msgspec.Raw
    texts: tuple[str, ...]
    log: tuple[Line, ...]
    sheets: tuple[Sheet, ...] = ()
    said: str = ""  # the answer, in words
    seat: int | None = None


class StageInfo(Told, frozen=True):
    """An example on the board: the position before, and one after each answer."""

    id: str
    title: str
    seats: tuple[SeatInfo, ...]
    steps: tuple[StageStep, ...]
    asked: str = ""  # what is asked where it ends
    you: int | None = None  # whose side it is seen from
    board: str = ""
    emblems: str = ""
