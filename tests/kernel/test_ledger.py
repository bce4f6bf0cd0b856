"""The ledgers: they load, every id is one of a kind, and every reference leads somewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import salon
from salon.kernel import Example, Ledger, Ruling, UnknownName
from salon.kernel.ledger import Contradiction, Difference
from salon.lang import slug

FILES = sorted(Path(salon.__file__).parent.glob("games/*/rules.toml"))  # also of games not yet ready
LEDGERS = {path.parent.name: Ledger.load(path) for path in FILES}
MESSAGE = re.compile(r"[a-z][a-z0-9-]*")

HEAD = """
schema = "rule-ledger/1"
game = "tiny"
modes = ["2p"]
ruling = []
example = []
"""


@pytest.fixture(params=LEDGERS)
def ledger(request: pytest.FixtureRequest) -> Ledger:
    return LEDGERS[request.param]


def read(tmp_path: Path, tables: str) -> Ledger:
    path = tmp_path / "rules.toml"
    path.write_text(HEAD + tables, "utf-8")
    return Ledger.load(path)


def test_every_id_is_one_of_a_kind(ledger: Ledger) -> None:
    everything = (*ledger.entries, *ledger.examples, *ledger.contradictions, *ledger.differences)
    ids = Counter(entry.id.replace(".", "-") for entry in everything)  # as in the catalogues
    assert [id for id, n in ids.items() if n > 1] == []
    for entry in everything:
        assert entry.id.startswith(f"{ledger.game}.")
        assert MESSAGE.fullmatch(entry.id.replace(".", "-"))


def test_titles_are_statements(ledger: Ledger) -> None:
    """A folded chapter is a short rulebook: no mere labels, and no two alike under one heading."""
    titled = [clause for clause in ledger.clauses if clause.title]
    assert [clause.title for clause in titled if len(clause.title.split()) < 3] == []
    alike = Counter((clause.section, clause.title) for clause in titled)
    assert [place for place, n in alike.items() if n > 1] == []


def test_every_reference_leads_somewhere(ledger: Ledger) -> None:
    clauses = {clause.id for clause in ledger.clauses}
    rulings = {ruling.id for ruling in ledger.rulings}
    contradictions = {contradiction.id for contradiction in ledger.contradictions}
    for clause in ledger.clauses:
        assert clauses - {clause.id} >= set(clause.same_as), clause.id
    citing: list[Ruling | Example | Contradiction | Difference] = [*ledger.rulings, *ledger.examples]
    for entry in (*citing, *ledger.contradictions, *ledger.differences):
        assert clauses >= set(entry.clauses), entry.id
    for example in ledger.examples:
        assert contradictions >= set(example.contradictions), example.id
        assert example.contradictions or not example.disputed, example.id
    for contradiction in ledger.contradictions:
        assert contradiction.ruling in rulings | {""}, contradiction.id


def test_every_entry_names_modes_of_its_game(ledger: Ledger) -> None:
    for entry in (*ledger.entries, *ledger.examples):
        assert set(entry.players) <= set(ledger.modes), entry.id


def test_every_section_has_a_message_of_its_own(ledger: Ledger) -> None:
    sections = {clause.section for clause in ledger.clauses}
    assert len({slug(section) for section in sections}) == len(sections)


def test_a_clause_is_found_with_or_without_the_name_of_its_game(ledger: Ledger) -> None:
    for entry in ledger.entries:
        assert ledger.find(entry.id) is entry
        assert ledger.find(entry.id.removeprefix(f"{ledger.game}.")) is entry
    with pytest.raises(UnknownName):
        ledger.find("nobody.1")


def test_what_a_ledger_may_leave_out(tmp_path: Path) -> None:
    ledger = read(
        tmp_path,
        """
        [[clause]]
        id = "tiny.1"
        section = "Play"

        [[contradiction]]
        id = "tiny.x.1"
        where = "page 1"
        printed = "two"
        problem = "there are three"
        corrected = "three"
        severity = "text"
        clauses = ["tiny.1"]
        """,
    )
    (clause,) = ledger.clauses
    assert (clause.players, clause.basis, clause.data, clause.same_as) == ((), "", {}, ())
    (contradiction,) = ledger.contradictions
    assert contradiction.ruling == ""
    assert ledger.differences == ()


@pytest.mark.parametrize(
    "table", ["clause]]\nsection = 'Play'", "contradiction]]", "difference]]", "anything]]"]
)
def test_unknown_fields_are_refused(tmp_path: Path, table: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(tmp_path, f"[[{table}\nid = 'tiny.1'\ncolour = 'blue'\n")


def test_cards_that_a_rule_names_exist(ledger: Ledger) -> None:
    entries = (*ledger.entries, *ledger.examples)
    cards = {card.id for card in salon.load(ledger.game).catalogue()}
    assert {card for entry in entries for card in entry.cards} <= cards
    assert any(entry.cards for entry in entries)
    assert not [e.id for e in entries if len(set(e.cards)) != len(e.cards)]
    assert not [c.id for c in ledger.clauses if c.card and c.cards], (
        "the words of a card are that card's alone"
    )
