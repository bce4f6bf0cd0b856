"""The library: rules as a book, cards with where they come from, examples on the board."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from salon.games import games, load
from salon.lang import LANGUAGES
from salon.lang.chapters import outline
from salon.server import library, rulebook
from salon.server.database import sqlite_url
from salon.server.errands import Errands
from salon.server.reading import Reading
from salon.server.rulebook import book, deck, mentions
from salon.server.staging import staged
from tests.envoys import unpack, with_games
from tests.server.conftest import Meet
from tests.server.people import Person
from tests.server.running import Server

MOST_CHAPTERS = 12
SOURCES = {"rulebook", "public", "deduced", "designed"}


@pytest.mark.parametrize("game", games())
def test_every_clause_stands_in_one_chapter(game: str) -> None:
    ledger, found = load(game).ledger, book(game, "en")
    assert len(found.chapters) <= MOST_CHAPTERS
    shown = [law.id for c in found.chapters for section in c.sections for law in section.laws]
    assert sorted(shown) == sorted(clause.id for clause in ledger.clauses)
    assert all(chapter.sections for chapter in found.chapters)


@pytest.mark.parametrize("game", games())
def test_a_section_fits_exactly_one_chapter_by_its_name(game: str) -> None:
    """What fits none would land in the last one, and nobody would notice."""
    plan = outline(game)
    for section in {clause.section for clause in load(game).ledger.clauses}:
        assert any(chapter.has(section) for chapter in plan.chapters), section


@pytest.mark.parametrize("game", games())
def test_rulings_and_examples_stand_with_their_clauses(game: str) -> None:
    found = book(game, "en")
    laws = {law.id: law for c in found.chapters for section in c.sections for law in section.laws}
    for ruling in found.rulings:
        assert ruling.sure in {1, 2, 3}
        assert len(ruling.readings) > 1
        for clause in ruling.clauses:
            assert ruling.id in laws[clause].rulings
    for example in found.examples:
        for clause in example.clauses:
            assert example.id in laws[clause].examples
    for law in laws.values():
        assert set(law.see) <= laws.keys()
    for term in found.terms:
        assert term.clause in laws
        assert set(term.names) == set(LANGUAGES)


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_card_says_where_it_comes_from(game: str) -> None:
    found = deck(game, "es")
    assert len({card.id for card in found.cards}) == len(found.cards) == len(load(game).catalogue())
    for card in found.cards:
        assert card.fields
        assert set(card.fields.values()) <= SOURCES
        assert set(card.tags) <= found.tags.keys()
        assert set(card.numbers) <= found.numbers.keys()
        assert card.kind in found.kinds


def test_what_is_known_of_an_issue_is_known_by_field() -> None:
    cards = {card.id: card for card in deck("v1919", "en").cards}
    smyrna = cards["issue.smyrna"]
    assert smyrna.fields["name"] == "rulebook"
    assert smyrna.fields["stars"] == "designed"
    assert smyrna.fields["option.smyrna.greece"] == "rulebook"
    assert smyrna.fields["option.smyrna.turkey"] == "designed"


def test_the_rules_that_speak_of_a_card_are_found_by_its_name() -> None:
    clauses, examples = mentions("v1919")["issue.smyrna"]
    assert "v1919.ex.settle.1" in examples
    assert not any(".reparations" in id for id in examples)
    clauses, _ = mentions("court")["action.audience"]
    assert clauses == ("court.action.audience",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_told_step_by_step(language: str) -> None:
    found = staged("v1919", "v1919.ex.settle.2", language)
    assert found is not None
    assert [len(step.log) > 0 for step in found.steps] == [False, True, True]
    assert found.steps[1].said
    assert found.steps[1].seat == found.you == 1
    assert found.steps[0].view != found.steps[1].view
    assert found.asked


def test_an_example_that_is_words_alone_cannot_be_shown() -> None:
    assert staged("v1919", "v1919.ex.solo.1", "en") is None


def test_the_addresses(meet: Meet) -> None:
    ana = meet("Ana").http
    for game in games():
        for what in ("book", "deck"):
            first = ana.get(f"/api/games/{game}/{what}?lang=ja")
            assert first.status_code == 200
            again = ana.get(
                f"/api/games/{game}/{what}?lang=ja", headers={"if-none-match": first.headers["etag"]}
            )
            assert again.status_code == 304
            other = ana.get(f"/api/games/{game}/{what}?lang=es")
            assert other.headers["etag"] != first.headers["etag"]
    assert ana.get("/api/games/court/examples/court.ex.king.1").status_code == 200
    assert ana.get("/api/games/court/examples/court.ex.scoring.1").status_code == 404
    assert ana.get("/api/games/nothing/book").status_code == 404


def test_the_event_loop_makes_none_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A book takes a second to make; until then the house would stand still for everyone."""
    where: dict[str, list[str]] = {}

    def noting(name: str, real: Any) -> Any:
        def call(*args: Any) -> Any:
            where.setdefault(name, []).append(threading.current_thread().name)
            return real(*args)

        return call

    for name in ("book", "deck", "staged"):
        monkeypatch.setattr(rulebook, name, noting(name, getattr(rulebook, name)))
    for name in ("words", "rules", "cards"):
        monkeypatch.setattr(library, name, noting(name, getattr(library, name)))
    with Server(sqlite_url(tmp_path / "salon.db")) as server, Person(server.url) as stranger:
        for what in ("book", "deck", "words", "rules", "cards", "examples/court.ex.king.1"):
            for _ in range(2):
                assert stranger.http.get(f"/api/games/court/{what}").status_code == 200
    made_once = ["library_0"]
    assert where == dict.fromkeys(("book", "deck", "words", "rules", "cards", "staged"), made_once)


def test_pages_that_are_not_there_push_out_none_that_are() -> None:
    made: list[str] = []

    def make(name: str) -> str | None:
        made.append(name)
        return name if name.isupper() else None

    async def script() -> None:
        errands = Errands("library")
        pages = Reading(errands, make, most=2)
        for name in ("A", "B", "x", "y", "z", "A", "C", "A", "B"):
            assert await pages.get(name) == (name if name.isupper() else None)
        errands.close()

    asyncio.run(script())
    assert made == ["A", "B", "x", "y", "z", "C", "B"]


def test_a_game_without_chapters_has_its_sections_for_chapters(tmp_path: Path) -> None:
    """The game of docs/adding-a-game.md: nothing was written for the library, and it is there."""
    unpack(tmp_path)
    script = (
        "from salon.server.rulebook import book, deck\n"
        "found = book('envoys', 'es')\n"
        "print(len(found.chapters), all(c.title and c.sections for c in found.chapters), found.terms)\n"
        "print(len(deck('envoys', 'es').cards))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **with_games(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    chapters, whole, terms = done.stdout.splitlines()[0].split(" ", 2)
    assert int(chapters) > 1
    assert (whole, terms) == ("True", "()")
