"""A question with one answer is answered by the page, which says so; one that was taken back is asked."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

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
        expect(me.page.locator(".slip")).to_contain_text("Answered by itself")
        prompt = me.page.locator(".prompt .ask")
        expect(prompt).to_contain_text("Set-up")
        me.page.keyboard.press("u")
        expect(prompt).to_contain_text(SHOW)
        me.page.wait_for_timeout(1800)  # twice as long as the page waits before it answers
        expect(prompt).to_contain_text(SHOW)
