"""How much comes over the wire until a page is there: for one who was never here, and for one who was."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchmarks.weight import load
from salon.games import games
from salon.server import edition
from salon.server.database import sqlite_url
from tests.browser.visitor import House, Visit, Visitor
from tests.server.running import Server

FIRST = 150_000  # bytes
SECOND = 10_000
REQUESTS = 15
TABLE = ".table-grid[data-state]"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_front_page(visit: Visit, language: str) -> None:
    me = visit(language=language)
    first, second = (load(me.page, "/", ".poster img") for _ in range(2))
    assert first.requests <= REQUESTS, first
    assert first.bytes <= FIRST, first
    assert second.requests <= 5, second
    assert second.bytes <= SECOND, second


@pytest.mark.parametrize("game", ["court", "turmoil", "v1919"])
def test_a_table_to_which_one_comes_by_a_link(visit: Visit, game: str) -> None:
    me = visit()
    me.comes_in()
    path = f"/tables/{me.opens(game, 'me', 'random')}"
    first, second = (load(me.page, path, TABLE) for _ in range(2))
    assert first.requests <= REQUESTS, first
    assert first.bytes <= FIRST, first
    assert second.bytes <= SECOND, second
    boards = {
        other for other in games() for address in first.addresses if f"/games/{other}/board/" in address
    }
    assert boards == {game}


def test_a_page_from_before_an_upgrade_comes_anew(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not mix what it has with the board of the new edition."""
    web = shutil.copytree(edition.WEB, tmp_path / "web")
    monkeypatch.setattr(edition, "WEB", web)
    with (
        Server(sqlite_url(tmp_path / "salon.db"), dev=True) as house,
        Visitor(browser, House(house.url)) as me,
    ):
        me.comes_in()
        table = me.opens("court", "me", "random")
        me.goes_to("/tables")
        link = me.sees(f"a[href='/tables/{table}']")
        before = me.page.locator("script").get_attribute("src")
        (web / "favicon.svg").unlink()
        me.context.request.get("/")  # somebody comes, and the house looks at its files
        link.click()
        me.sees(TABLE)
        after = me.page.locator("script").get_attribute("src")
    assert before != after
    assert any("404" in trouble for trouble in me.troubles)


def test_without_a_line_a_page_does_not_come_anew(visit: Visit) -> None:
    """A board that does not come for want of a line is asked for again by the one who reads."""
    me = visit()
    me.comes_in()
    table = me.opens("court", "me", "random")
    me.goes_to("/tables")
    me.sees(f"a[href='/tables/{table}']")
    me.page.route("**/games/court/board/board.js", lambda route: route.abort("internetdisconnected"))
    me.page.evaluate("window.same = true")
    me.page.click(f"a[href='/tables/{table}']")
    me.sees("#main [role=alert]")
    assert me.page.evaluate("window.same")
    me.page.unroute("**/games/court/board/board.js")
    me.page.click("#main .primary")
    me.sees(TABLE)
    me.troubles.clear()
