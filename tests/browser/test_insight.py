"""What bots make of an ended game: nothing is asked until it is wanted; then what cost most is listed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looks import check_looks
from tests.browser.scenes import TWENTY, rehearsed
from tests.browser.script import bring, sit_down
from tests.browser.visitor import House, Visit

MOVES = 24
PATIENCE = 60_000


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("ja", 360)])
def test_the_costliest_answers_are_listed_and_lead_to_their_moment(
    visit: Visit, house: House, language: str, width: int
) -> None:
    me = visit(language=language, width=width)
    table = sit_down(me, bring(house, rehearsed(TWENTY).record, MOVES))
    me.does(f"/api/tables/{table}/resign")
    panel = me.sees(".insight")
    assert panel.locator("li").count() == 0
    panel.locator("button").click()
    first = panel.locator("ol > li").first
    expect(first).to_be_visible(timeout=PATIENCE)
    assert "−" in first.locator("h3").inner_text()
    assert first.locator(".lines p").count() >= 2
    check_looks(me)
    first.locator("button").click()
    me.waits("the moment", "location.hash.startsWith('#move=')")
