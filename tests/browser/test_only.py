"""A question with one answer is answered by the page, which says so; one that was taken back is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from salon.kernel import Stake, State
from tests.browser.script import bring, sit_down
from tests.browser.test_care import found
from tests.browser.visitor import House, Visitor

SHOW = "You may show your opponent the scoring cards"


def test_the_page_gives_the_one_answer_there_is(browser: Browser, house: House) -> None:
    with Visitor(browser, house) as me:
        me.page.add_init_script("localStorage.removeItem('salon.ask-only')")
        me.comes_in()
        while True:  # most hands have no choice
            table = me.opens("turmoil", "me", "random")
            if me.asks(f"/api/tables/{table}/view")["question"].get("only"):
                break
        me.goes_to(f"/tables/{table}")
        expect(me.page.locator(".slip")).to_contain_text("Answered for you")
        prompt = me.page.locator(".prompt .ask")
        expect(prompt).to_contain_text("Set-up")
        me.page.keyboard.press("u")
        expect(prompt).to_contain_text(SHOW)
        me.page.wait_for_timeout(1800)  # twice as long as the page waits before it answers
        expect(prompt).to_contain_text(SHOW)


# What is asked, the aid, the hand and what can be pressed, as far as they lie under a slip.
UNDER = """(needed) => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter((part) => {
    const box = part.getBoundingClientRect();
    return Math.min(box.right, slip.right) > Math.max(box.left, slip.left) + 1
      && Math.min(box.bottom, slip.bottom) > Math.max(box.top, slip.top) + 1;
  }).map((part) => part.dataset.action ?? part.className);
}"""


def only_one(state: State, _: dict[int, Stake]) -> bool:
    decision = state.decision(0)
    return decision is not None and decision.only


@pytest.mark.parametrize("width", [360, 1024, 1366])
def test_what_is_said_of_it_lies_on_nothing_that_is_needed_now(
    browser: Browser, house: House, width: int
) -> None:
    """On a laptop the aid of who acts stands where such words used to lie.

    A phone has no free place: there they lie on the edge of the board, and a finger reaches what is below.
    """
    record, moves = found("court", 2, "action", only_one)
    with Visitor(browser, house, width=width) as me:
        me.page.add_init_script("localStorage.removeItem('salon.ask-only')")
        sit_down(me, bring(house, record, moves))
        me.is_settled(moves)
        expect(me.page.locator(".slip")).to_contain_text("Answered for you")
        expect(me.page.locator(".court-aid.doing")).to_be_visible()
        needed = ".dock .prompt, .dock .answers, .court-aid, .court-cards"
        me.waits("its place", f"({UNDER})(argument).length === 0", needed)
        below = me.page.evaluate(UNDER, "[data-action].legal")
        assert below == [] or width == 360
        for action in below:
            me.page.locator(f'[data-action="{action}"].legal').first.click(trial=True)
