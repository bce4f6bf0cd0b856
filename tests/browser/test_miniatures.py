"""The front page shows each table as it stands, drawn by a module of its game."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visit, Visitor

DRAWING = ".turncard .mini svg"
DRAWN = {
    "court": "[data-side='seat.1']",
    "turmoil": "[data-side='side.liberal']",
    "v1919": "use[href^='#re-']",
}


def waits_for(me: Visitor, table: str) -> None:
    """It is my turn there."""
    me.notices(lambda: bool(me.asks(f"/api/tables/{table}/view").get("question")))


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 360)])
def test_a_table_is_shown_as_it_stands(visit: Visit, language: str, width: int) -> None:
    me = visit(language=language, width=width)
    me.comes_in()
    tables = {game: me.opens(game, "me", "random") for game in DRAWN}
    for table in tables.values():
        me.hurries(table, 6)
        waits_for(me, table)
    me.goes_to("/")
    for game, table in tables.items():
        card = me.page.locator(f".turncard[data-table='{table}']")
        card.locator(f".mini svg {DRAWN[game]}").first.wait_for(state="attached")
        assert card.locator("img").count() == 0
        assert len(card.locator(".mini").get_attribute("aria-label") or "") > 10
        box = card.locator(".mini").bounding_box()
        assert box is not None
        assert box["width"] >= 80
        assert box["x"] + box["width"] <= width
    assert me.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_poster_stands_where_no_picture_comes(visit: Visit) -> None:
    me = visit()
    me.comes_in()
    table = me.opens("court", "me", "random")
    waits_for(me, table)
    me.page.route("**/games/court/board/mini.js", lambda route: route.abort())
    me.goes_to("/")
    me.sees(f".turncard[data-table='{table}'] img")
    assert me.page.locator(DRAWING).count() == 0
    me.troubles.clear()
