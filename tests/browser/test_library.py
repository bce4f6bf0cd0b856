"""The library as its reader finds it: cards, rules and examples as pages."""

from __future__ import annotations

import pytest

from tests.browser.looks import barriers, missing_emblems, strange_words, too_wide
from tests.browser.visitor import Visit, Visitor

# Every kind of page, with what is there when it has come.
PAGES = {
    "/library": ".lib-shelf",
    "/cards/v1919?kind=event": ".lib-card",
    "/cards/turmoil?side=both": ".lib-card",
    "/cards/court": ".lib-card",
    "/cards/v1919?view=table": ".lib-table",
    "/cards/v1919/issue.smyrna": ".lib-three",
    "/cards/turmoil/stability.3": ".lib-three",
    "/cards/court/print": ".lib-sheet",
    "/rules/v1919": ".lib-summary",
    "/rules/v1919/settle": ".lib-clause",
    "/rules/turmoil/war": ".lib-clause",
    "/rules/court/rulings": ".lib-ruling",
    "/rules/v1919/examples": ".lib-example",
    "/rules/v1919/differences": ".lib-difference",
    "/rules/v1919/words": ".lib-terms",
    "/rules/court?q=king": ".lib-found",
    "/rules/court/examples/court.ex.king.1": ".lib-stage",
    "/rules/v1919/examples/v1919.ex.settle.2": ".lib-stage",
    "/rules/turmoil/examples/turmoil.ex.1.1.lib": ".lib-stage",
}
SMALL = """() => [...document.querySelectorAll('main *')]
  .filter((e) => e.checkVisibility() && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .filter((e) => !e.closest('.lib-sheet, .board-root'))
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 11)
  .map((e) => `${e.tagName}.${e.className} ${getComputedStyle(e).fontSize}`).slice(0, 5)"""


def reads(me: Visitor, path: str, sight: str) -> None:
    me.goes_to(path)
    me.sees(sight)


@pytest.mark.parametrize(
    "turn", [0, pytest.param(1, marks=pytest.mark.long), pytest.param(2, marks=pytest.mark.long)]
)
@pytest.mark.parametrize(
    ("language", "width", "dark"), [("es", 360, False), ("ja", 360, True), ("en", 1366, False)]
)
def test_every_page_is_for_everybody(visit: Visit, language: str, width: int, dark: bool, turn: int) -> None:
    """Every day each page in one of three ways, in the long form in all."""
    me = visit(language=language, width=width, dark=dark)
    found = []
    way = ("es", "ja", "en").index(language)
    for path, sight in list(PAGES.items())[(way + turn) % 3 :: 3]:
        reads(me, path, sight)
        wrong = barriers(me) + strange_words(me) + too_wide(me) + missing_emblems(me)
        wrong += [f"too small: {text}" for text in me.page.evaluate(SMALL)]
        if me.page.locator("main h1:visible").count() != 1:
            wrong.append("not one h1")
        found += [f"{path}: {what}" for what in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "path", ["/cards/v1919?region=africa", "/rules/v1919/settle", "/rules/court/rulings"]
)
def test_on_a_phone_everything_is_large_enough_for_a_thumb(visit: Visit, path: str) -> None:
    me = visit(width=360)
    reads(me, path, "main h1")
    me.sees(".lib-card, .lib-clause, .lib-ruling")
    low = me.page.evaluate(
        """() => [...document.querySelectorAll('main a, main button, main summary')]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 43.5)
          .map((e) => `${e.tagName} ${e.className} ${e.textContent.slice(0, 30)}`).slice(0, 5)"""
    )
    assert not low


def test_a_filter_is_an_address(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919", ".lib-card")
    assert me.page.locator(".lib-card").count() == 109
    me.page.click("#facet-region-africa")
    me.page.click("#facet-kind-issue")
    assert me.page.url.endswith("/cards/v1919?region=africa&kind=issue")
    shown = me.page.locator(".lib-card").count()
    assert 0 < shown < 20
    counted = me.page.locator("label:has(#facet-kind-event) .num").inner_text()
    other = visit(language="es", width=1366)
    reads(other, me.page.url.removeprefix(me.page.url.split("/cards")[0]), ".lib-card")
    assert other.page.locator(".lib-card").count() == shown
    assert other.page.locator("label:has(#facet-kind-event) .num").inner_text() == counted
    other.page.locator(".lib-chip").first.click()
    other.waits("more cards", "document.querySelectorAll('.lib-card').length > argument", shown)


def test_a_filter_that_finds_nothing_says_what_to_loosen(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919?kind=strategy&region=africa", ".lib-catalogue .panel")
    loose = me.page.locator(".lib-catalogue .panel a")
    assert loose.count() == 2
    loose.first.click()
    me.sees(".lib-card")


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [("es", "turquia", "issue.smyrna"), ("ja", "すみるな", "issue.smyrna"), ("en", "smirna", "")],
)
def test_searching_the_cards_folds_accents_and_kana(
    visit: Visit, language: str, typed: str, name: str
) -> None:
    me = visit(language=language, width=1366)
    reads(me, "/cards/v1919", ".lib-card")
    me.page.keyboard.press("/")
    me.page.keyboard.type(typed)
    if name:
        me.sees(f"[data-card='{name}']")
        assert me.page.locator(".lib-card").count() < 15
    else:
        me.sees(".lib-catalogue .panel a")


def test_cards_by_keyboard(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919?kind=issue", ".lib-card")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    name = me.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name == me.page.locator(".lib-open").nth(1).get_attribute("aria-label")
    me.page.keyboard.press("l")
    me.waits("another language", "document.activeElement.getAttribute('lang') === 'es'")
    me.page.keyboard.press("Enter")
    me.sees(".lib-three")
    assert me.page.locator(".lib-one").count() == 3
    me.page.keyboard.press("p")
    me.sees(".lib-sheet")


def test_where_a_card_comes_from(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919?q=smyrna", "[data-card='issue.smyrna']")
    me.page.click("[data-card='issue.smyrna'] .lib-foot summary")
    told = me.sees("[data-card='issue.smyrna'] .lib-foot dl").inner_text()
    assert "rulebook" in told
    assert "Greece" in told
    assert me.page.locator("[data-card='issue.smyrna'] .lib-marks .lib-mark").count() == 6


def test_the_table_of_cards_is_sorted(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919?kind=issue&view=table", ".lib-table")
    me.page.click("th[data-column=stars] button")
    me.page.click("th[data-column=stars] button")
    stars = [int(text) for text in me.page.locator(".lib-table td.num").all_inner_texts()]
    assert stars == sorted(stars, reverse=True)
    assert me.page.locator("th[data-column=stars]").get_attribute("aria-sort") == "descending"


def test_the_print_sheet_has_cards_in_their_size(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/cards/v1919/print?kind=strategy", ".lib-sheet")
    assert me.page.locator(".lib-sheet").count() == 2  # ten cards, nine to a sheet
    me.page.emulate_media(media="print")
    box = me.page.locator(".lib-cell").first.bounding_box()
    assert box is not None
    millimetre = 96 / 25.4
    assert abs(box["width"] - 63 * millimetre) < 1
    assert abs(box["height"] - 88 * millimetre) < 1
    assert not me.page.locator(".masthead").is_visible()
    me.page.emulate_media(media="screen")
    me.page.locator(".lib-settings button", has_text="List").click()
    me.waits("a list", "document.querySelectorAll('.lib-sheet').length === 1")
    assert "size=list" in me.page.url
    me.page.locator(".lib-settings button", has_text="+").first.click()
    me.sees(".lib-cell.double [lang=es]")


def test_a_link_to_a_clause_opens_it_in_its_chapter(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/rules/v1919#v1919.settle.1d", "[id='v1919.settle.1d'][open] .lib-text")
    assert "/rules/v1919/settle#" in me.page.url
    assert me.page.locator("[id='v1919.settle.1d'] .lib-example").count()
    assert (
        me.page.locator("[id='v1919.settle.1d'] .lib-inside > .lib-about code").first.inner_text()
        == "v1919.settle.1d"
    )
    me.page.locator("[id='v1919.settle.1d'] .lib-ruling").first.wait_for()


def test_the_number_of_players_leaves_clauses_out(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/rules/v1919/setup", ".lib-clause")
    every = me.page.locator(".lib-clause").count()
    me.page.locator(".lib-kicker button").nth(1).click()
    me.waits("fewer clauses", "document.querySelectorAll('.lib-clause').length < argument", every)
    assert "players=solo" in me.page.url


@pytest.mark.parametrize(("language", "word"), [("en", "powder keg"), ("es", "polvorin"), ("ja", "火薬樽")])
def test_searching_the_rules_finds_all_kinds(visit: Visit, language: str, word: str) -> None:
    me = visit(language=language, width=1366)
    reads(me, "/rules/v1919", ".lib-summary")
    me.page.keyboard.press("/")
    me.page.keyboard.type(word)
    me.sees(".lib-hit")
    kinds = me.page.evaluate("[...document.querySelectorAll('.lib-hit .lib-tag')].map((e) => e.className)")
    assert {"lib-tag rule", "lib-tag card"} <= set(kinds)
    me.page.locator(".lib-hit h3 a").first.click()
    me.sees(".lib-clause.found")


def test_near_spellings_are_found_last(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/rules/v1919?q=demobilise", ".lib-hit")
    assert "emobiliz" in me.page.locator(".lib-hit").first.inner_text()


def test_an_example_is_stepped_through_on_the_board(visit: Visit) -> None:
    me = visit(width=1366)
    reads(me, "/rules/v1919/settle#v1919.settle.1d", "[id='v1919.settle.1d'][open] .lib-example a")
    me.page.locator("[id='v1919.settle.1d'] .lib-example a.btn").first.click()
    me.sees(".lib-stage .v-issue")
    before = me.page.locator(".board-root").inner_text()
    me.page.keyboard.press("ArrowRight")
    me.waits("a step", "document.querySelector('.lib-steps [aria-current]')?.previousElementSibling !== null")
    me.page.locator(".lib-stepper .tool").last.click()
    me.waits("the end", "new URLSearchParams(location.search).get('step') === '2'")
    assert me.page.locator(".board-root").inner_text() != before


@pytest.mark.parametrize("width", [1366, 360])
def test_an_example_is_played_on_from(visit: Visit, width: int) -> None:
    me = visit(width=width)
    reads(me, "/rules/v1919/examples/v1919.ex.place.1?step=1", ".lib-stage .v-issue, .lib-stage .v-board")
    me.page.get_by_role("button", name="Play on from here").click()
    me.sees(".table-grid[data-state]")
    table = me.page.url.rsplit("/", 1)[1]
    assert me.asks(f"/api/tables/{table}")["pace"] == {"scene": "v1919.ex.place.1/1"}
    me.plays(answers=2)
    me.is_asked()
    me.page.reload()
    me.sees(".table-grid[data-state]")
    assert me.asks(f"/api/tables/{table}/view")["move"] >= 2


def test_the_ways_to_the_library(visit: Visit) -> None:
    me = visit(width=1366)
    me.goes_to("/")
    me.page.click(".masthead .to-library")
    me.sees(".lib-shelf")
    me.page.go_back()
    me.page.click("#court .facts a[href='/rules/court']")
    me.sees(".lib-summary")
    me.sits_at("court", "me", "random")
    me.page.keyboard.press("r")
    page = me.sees(".drawer header a")
    assert page.get_attribute("href") == "/rules/court"


def test_the_library_weighs_nothing_until_it_is_asked_for(visit: Visit) -> None:
    me = visit()
    me.goes_to("/")
    me.sees(".poster")
    loaded = me.page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    assert not [name for name in loaded if "/library/" in name or "-library.json" in name]
