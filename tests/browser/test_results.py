"""Results that tell the story: who won, by how much and why, in the colours of the seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looks import check_looks
from tests.browser.scenes import COURT, SOLITAIRE, TWENTY, Match, rehearsed
from tests.browser.script import bring, sit_down
from tests.browser.visitor import House, Visit, Visitor

PAINT = "e => getComputedStyle(e).backgroundColor"


def to_the_end(me: Visitor, house: House, match: Match) -> None:
    """Give the last answer, and let the bots give theirs."""
    moves, action = rehearsed(match).answers[-1]
    table = sit_down(me, bring(house, rehearsed(match).record, moves))
    version = me.asks(f"/api/tables/{table}/view")["version"]
    me.does(f"/api/tables/{table}/act", type="act", version=version, action=action)
    me.sees(".headline")


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 1366)])
def test_points_by_source_in_the_colour_of_the_seat(
    visit: Visit, house: House, language: str, width: int
) -> None:
    me = visit(language=language, width=width)
    to_the_end(me, house, COURT)
    result = rehearsed(COURT).result
    won = 0 in result.winners
    said = me.sees(".verdict .lead").inner_text()
    others = [score for seat, score in enumerate(result.scores) if seat not in {0, *result.winners}]
    gap = result.scores[0] - max(others) if won else result.scores[result.winners[0]] - result.scores[0]
    assert str(gap) in said
    assert str(max(result.scores)) in me.page.locator(".headline").inner_text()
    for seat in range(3):
        bar = me.page.locator(f".scorebar li[data-side='seat.{seat}'] .seg").first
        badge = me.page.locator(f".scorebar li[data-side='seat.{seat}'] .badge")
        if bar.count():
            assert bar.evaluate(PAINT) == badge.evaluate(PAINT)
    line = me.sees(".chart .ln[data-side='seat.0']").first
    name = me.page.locator(".scorebar li[data-side='seat.0'] .who b")
    assert line.evaluate("e => getComputedStyle(e).stroke") == name.evaluate("e => getComputedStyle(e).color")
    check_looks(me)


def test_a_watcher_is_told_no_verdict(visit: Visit, house: House) -> None:
    me = visit(width=1366)
    to_the_end(me, house, COURT)
    other = visit(width=1366)
    other.comes_in("Eva")
    other.page.goto(me.page.url)
    other.sees(".headline")
    expect(other.page.locator(".verdict .lead")).to_have_count(0)


@pytest.mark.parametrize("width", [1366, 360])
def test_one_marker_is_a_tug_of_war(visit: Visit, house: House, width: int) -> None:
    me = visit(language="es", width=width)
    to_the_end(me, house, TWENTY)
    me.sees(".tug .seg")
    assert me.page.locator(".tug > li").count() == 2
    assert "20" in me.page.locator(".headline").inner_text()
    check_looks(me)


def test_a_lost_game_alone_says_so(visit: Visit, house: House) -> None:
    me = visit(language="es", width=1366)
    to_the_end(me, house, SOLITAIRE)
    assert not rehearsed(SOLITAIRE).result.winners
    assert me.page.locator(".headline").inner_text() == "Ana pierde"
    assert me.sees(".verdict.lost .lead").inner_text().startswith("Pierdes con")
    assert me.sees(".decided").inner_text().count(".") == 3


def test_who_gives_up_reads_so_and_the_other_too(visit: Visit) -> None:
    me, other = visit(width=1366), visit(width=1366)
    me.comes_in("Ana")
    other.comes_in("Ben")
    found = me.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}])
    table = found["table"]["id"]
    other.does(f"/api/tables/{table}/join", seat=1, invitation=found["invitations"]["1"])
    me.page.goto(f"/tables/{table}")
    me.sees(".table-grid[data-state]")
    me.does(f"/api/tables/{table}/resign")
    expect(me.page.locator(".headline")).to_have_text("Ben wins")
    expect(me.page.locator(".verdict .lead")).to_have_text("You gave up.")
    other.page.goto(f"/tables/{table}")
    expect(other.page.locator(".verdict .lead")).to_have_text("You win, because Ana gave up.")
