"""The rules of a game as a book: its `chapters.toml` says which sections of the ledger make a chapter.

    [[chapter]]
    id = "settle"                      # its title is `GAME.chapter.settle`, with the attribute `lede`
    sections = ["Political Action #3*", "STEP *"]    # patterns; a section belongs to the first that fits

    [[term]]
    id = "influence"                   # its name is `GAME.word.influence`
    clause = "GAME.terms.4"            # where it is said what it means

A game without that file has its sections for chapters, in the order of the ledger.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

import msgspec

from salon.games import folder, load
from salon.kernel import Clause
from salon.lang import Words, slug

FILE = "chapters.toml"


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: the sections of the ledger that are in it."""

    id: str
    sections: tuple[str, ...]

    def has(self, section: str) -> bool:
        return any(fnmatchcase(section, pattern) for pattern in self.sections)


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, and the clause that says what it means."""

    id: str
    clause: str


class Outline(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"chapters": "chapter", "terms": "term"}
):
    """The chapters in their order, and the words of the game."""

    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...] = ()
    written: bool = True  # it has titles and ledes of its own

    def chapter_of(self, clause: Clause) -> Chapter:
        """Where a clause stands; what fits nowhere stands in the last chapter."""
        return next((c for c in self.chapters if c.has(clause.section)), self.chapters[-1])


@cache
def outline(game: str) -> Outline:
    """The chapters of a game's rules."""
    path = folder(game) / FILE
    if path.exists():
        return msgspec.toml.decode(path.read_bytes(), type=Outline)
    sections = dict.fromkeys(clause.section for clause in load(game).ledger.clauses)
    return Outline(tuple(Chapter(slug(s), (_literal(s),)) for s in sections), written=False)


def heading(words: Words, game: str, chapter: Chapter) -> tuple[str, str]:
    """Title and lede of a chapter."""
    ledger = load(game).ledger
    if not outline(game).written:
        section = next(c.section for c in ledger.clauses if chapter.has(c.section))
        return words.section(ledger, section), ""
    return words.label(game, f"{game}.chapter.{chapter.id}"), words.label(
        game, f"{game}.chapter.{chapter.id}", "lede"
    )


def _literal(section: str) -> str:
    """A pattern that only this heading fits."""
    return "".join(f"[{letter}]" if letter in "[*?" else letter for letter in section)
