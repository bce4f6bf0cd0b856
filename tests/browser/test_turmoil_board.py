"""The board of turmoil: what is known of the other hand, and a map that stays under the pointer."""

from __future__ import annotations

import pytest

from salon.games.turmoil.state import TurmoilState
from salon.kernel import State
from tests.browser.looks import barriers
from tests.browser.scenes import Match, rehearsed, seek, show
from tests.browser.script import bring, sit_down
from tests.browser.visitor import House, Visit

# The places that can be pressed where they are now, and where.
PLACES = """() => [...document.querySelectorAll('.tm-hit.legal')].flatMap((hit) => {
  const box = hit.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return document.elementFromPoint(x, y) === hit ? [{ space: hit.dataset.space, x, y }] : [];
})"""
UNDER = """async ([x, y]) => {
  for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
  return document.elementFromPoint(x, y).getAttribute('data-space');
}"""


def seen_cards(state: State) -> int | None:
    assert isinstance(state, TurmoilState)
    return len(state.seen[1]) or None


@pytest.mark.parametrize("width", [360, 1366])
def test_what_was_shown_of_the_other_hand_stays_in_sight(visit: Visit, house: House, width: int) -> None:
    match, moves, count = seek(Match("turmoil", 2, 13, ""), "card", seen_cards)
    me = visit(width=width)
    sit_down(me, bring(house, rehearsed(match).record, moves))
    me.is_asked()
    known = me.sees(".tm-known")
    assert known.locator(".tm-known-card").count() == count
    assert barriers(me, ".tm-known") == []
    known.click()
    assert me.sees("dialog[open] .tm-browse").locator("> li").count() == count


def test_nothing_is_said_of_a_hand_that_nobody_has_seen(visit: Visit) -> None:
    me = visit(width=1366)
    me.sits_at("turmoil", "me", "random")
    me.is_asked()
    assert not me.page.locator(".tm-known:visible").count()


def test_the_map_stays_under_the_pointer(visit: Visit, house: House) -> None:
    """On a phone the dock grows with what it tells of a place."""
    me = visit(language="es", width=360)
    show(me, house, "turmoil-placing")
    places = me.page.evaluate(PLACES)
    assert len(places) > 3
    for place in places[:6]:
        now = {found["space"]: found for found in me.page.evaluate(PLACES)}.get(place["space"])
        if now is None:
            continue
        me.page.mouse.move(now["x"], now["y"])
        assert me.page.evaluate(UNDER, [now["x"], now["y"]]) == now["space"]
