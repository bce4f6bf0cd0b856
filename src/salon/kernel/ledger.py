"""The rule ledger of a game: every rule as a clause, worked examples as data, a ruling for each gap.

`players` are the modes in which an entry holds; without them it holds in every mode of the game.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel.errors import UnknownName, fault


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable rule. A clause with `card` has the words of that card."""

    id: str
    section: str
    players: tuple[str, ...] = ()
    title: str = ""
    text: str = ""
    card: str = ""
    basis: str = ""  # the kind of text it rests on: rule, note, errata, optional, …
    data: dict[str, Any] = {}  # the numbers of the text
    same_as: tuple[str, ...] = ()  # clauses that say the same thing in another place
    cards: tuple[str, ...] = ()  # symbols of the cards it names, if it is not the words of one


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the house reads a gap in the rulebook."""

    id: str
    question: str
    options: tuple[str, ...]
    ruling: str
    rationale: str
    clauses: tuple[str, ...]
    confidence: str
    players: tuple[str, ...] = ()
    config: str = ""
    impact: str = ""
    confirmed_by: str = ""
    cards: tuple[str, ...] = ()  # symbols of those it names


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example of the rulebook, as data that a test replays."""

    id: str
    title: str
    clauses: tuple[str, ...]
    given: dict[str, Any]
    when: dict[str, Any]
    then: dict[str, Any]
    section: str = ""
    players: tuple[str, ...] = ()
    kind: str = ""
    note: str = ""
    contradictions: tuple[str, ...] = ()
    disputed: bool = False  # what is printed is not what the rules give
    cards: tuple[str, ...] = ()  # symbols of those it names


class Contradiction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rulebook contradicts itself or its components, and what holds instead."""

    id: str
    where: str
    printed: str
    problem: str
    corrected: str
    severity: str
    clauses: tuple[str, ...]
    ruling: str = ""


# The languages in which there are printed rulebooks to differ; the house may speak others.
EDITIONS = ("en", "es", "ja")


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rulebooks of the three languages say different things, and what follows."""

    id: str
    where: str
    en: str
    es: str
    ja: str
    effect: str
    clauses: tuple[str, ...] = ()


class Ledger(
    msgspec.Struct,
    frozen=True,
    dict=True,
    forbid_unknown_fields=True,
    rename={
        "clauses": "clause",
        "rulings": "ruling",
        "examples": "example",
        "contradictions": "contradiction",
        "differences": "difference",
    },
):
    """All of them, in the order of the rulebook."""

    schema: str
    game: str
    modes: tuple[str, ...]
    clauses: tuple[Clause, ...]
    rulings: tuple[Ruling, ...]
    examples: tuple[Example, ...]
    contradictions: tuple[Contradiction, ...] = ()
    differences: tuple[Difference, ...] = ()

    @staticmethod
    def load(path: Path) -> Ledger:
        return msgspec.toml.decode(path.read_bytes(), type=Ledger)

    @property
    def entries(self) -> tuple[Clause | Ruling, ...]:
        """All that can be cited: the clauses and the rulings."""
        return (*self.clauses, *self.rulings)

    def find(self, id: str) -> Clause | Ruling:
        """The clause or ruling with that id, with or without the game's name before it."""
        found = self._by_id.get(id) or self._by_id.get(f"{self.game}.{id}")
        if found is None:
            raise fault(UnknownName, "kernel.unknown-clause", clause=id[:80], game=self.game)
        return found

    @cached_property
    def _by_id(self) -> dict[str, Clause | Ruling]:
        return {entry.id: entry for entry in self.entries}
