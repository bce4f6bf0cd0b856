"""Every page in every language, size and light: nobody is shut out, nothing is without words or cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, StorageState

from tests.browser.looks import barriers, strange_words, texts, too_wide
from tests.browser.script import bring, sit_down
from tests.browser.test_layout import GAMES, questions
from tests.browser.tour import Tables, lay_tables, tour
from tests.browser.visitor import House, Visit, Visitor

LATIN = re.compile(r"[A-Za-zÀ-ÿ]{3,}")
OWN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
NAMES = {"Salon", "Ana", "Bot", "Webhook", "Odile", "Mateo"}
DIGEST = re.compile(r"\b[0-9a-f]{64}\b")


@pytest.fixture(scope="module")
def known(browser: Browser, house: House) -> tuple[Tables, StorageState]:
    """Tables in mid-course, and what makes one the person who sits there."""
    with Visitor(browser, house) as me:
        return lay_tables(me, house), me.context.storage_state()


@pytest.mark.parametrize(
    ("language", "width", "dark"),
    [
        ("es", 360, False),  # its words are the longest
        ("en", 1024, True),
        pytest.param("en", 360, True, marks=pytest.mark.long),
        pytest.param("es", 1024, False, marks=pytest.mark.long),
        pytest.param("ja", 1920, False, marks=pytest.mark.long),
    ],
)
def test_nobody_is_shut_out(
    visit: Visit, known: tuple[Tables, StorageState], language: str, width: int, dark: bool
) -> None:
    tables, memory = known
    me = visit(language=language, width=width, dark=dark, memory=memory)
    found = []
    for place, part in tour(me, tables):
        wrong = barriers(me, part) + strange_words(me) + too_wide(me)
        found += [f"{place}: {what}" for what in wrong]
    assert not found, "\n".join(found)


def test_japanese(visit: Visit, known: tuple[Tables, StorageState]) -> None:
    """Whatever has none of its letters was forgotten."""
    tables, memory = known
    me = visit(language="ja", width=360, memory=memory)
    found = []
    for place, _ in tour(me, tables):
        latin = [
            text
            for text in texts(me)
            if not OWN.search(text) and set(LATIN.findall(DIGEST.sub("", text))) - NAMES
        ]
        found += [f"{place}: {what}" for what in latin + strange_words(me) + too_wide(me)]
    assert not found, "\n".join(found)


LONG = pytest.mark.long
WAYS = [
    pytest.param(game, width, dark, marks=[] if (game, width) == ("court", 360) and not dark else [LONG])
    for game in GAMES
    for width, dark in ((360, False), (1366, True))
]


@pytest.mark.parametrize(("game", "width", "dark"), WAYS)
def test_every_kind_of_question_shuts_nobody_out(
    visit: Visit, house: House, game: str, width: int, dark: bool
) -> None:
    me = visit(width=width, dark=dark)
    found = []
    for asked in questions(game):
        sit_down(me, bring(house, asked.record, asked.moves))
        me.version = -1  # another table
        me.is_asked()
        found += [f"{asked.kind}: {what}" for what in barriers(me) + strange_words(me) + too_wide(me)]
    assert not found, "\n".join(found)
