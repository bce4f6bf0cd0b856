"""The pages about people, in every language and at every size: nobody is shut out, nothing is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, StorageState

from salon.server.rating import FLOOR
from tests.browser.looks import check_looks
from tests.browser.tour import TOKEN
from tests.browser.visitor import House, Visit, Visitor

PASSWORD = "a long word of ours"


def gives_up(loser: Visitor, winner: Visitor) -> str:
    """A game of two that one gives up."""
    made = winner.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}], public=True)
    table: str = made["table"]["id"]
    loser.does(f"/api/tables/{table}/join", seat=1, invitation=made["invitations"]["1"])
    loser.does(f"/api/tables/{table}/resign")
    return table


def account(visitor: Visitor, name: str) -> int:
    made = visitor.does("/api/account", name=name, password=PASSWORD)
    visitor.knows_the_house()
    return int(made["id"])


@pytest.fixture(scope="module")
def ana(browser: Browser, house: House) -> tuple[int, StorageState]:
    """Ana, who has a rating and a friend."""
    with Visitor(browser, house) as ana, Visitor(browser, house) as ben:
        me, other = account(ana, "Ana"), account(ben, "Odile")
        for _ in range(FLOOR):
            gives_up(ben, ana)
        gives_up(ana, ben)
        for visitor, id in ((ana, other), (ben, me)):
            assert visitor.context.request.post(f"/api/people/{id}/tie", data={"kind": "friend"}).ok
        ana.goes_to("/")
        return me, ana.context.storage_state()


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 360)])
def test_a_person_a_ladder_and_a_history(
    visit: Visit, ana: tuple[int, StorageState], language: str, width: int
) -> None:
    id, memory = ana
    me = visit(language=language, width=width, memory=memory)
    me.goes_to(f"/people/{id}")
    me.sees(".curve .line")
    check_looks(me)
    me.page.click(f'a[href="/people/{id}/games"]')
    me.sees(".filters")
    check_looks(me)
    me.page.click('.choice-row a[href$="result=left"]')
    me.waits("one game is left", "document.querySelectorAll('.games tbody tr').length === 1")
    assert me.page.url.endswith("?result=left")
    me.page.click('.places a[href="/ladder"]')
    me.sees(".ladder .mine")
    assert me.page.locator(".ladder tbody tr").count() == 2
    check_looks(me)
    me.page.click('.places a[href="/people"]')
    me.sees(".names a:has-text('Odile')")
    check_looks(me)


def test_a_friend_who_comes_shows_on_the_front_page(visit: Visit, ana: tuple[int, StorageState]) -> None:
    """And goes from it, without anything loaded anew."""
    _, memory = ana
    me, other = visit(language="ja", width=360, memory=memory), visit()
    me.goes_to("/")
    me.sees(".openings:not([hidden]) header")
    other.does("/api/login", name="Odile", password=PASSWORD)
    other.knows_the_house()
    other.goes_to("/")
    me.sees(".friend:has-text('Odile')")
    check_looks(me)
    other.page.close()
    me.waits("she has gone", "!document.querySelector('.friend')")


def test_a_friend_is_found_and_kept_and_sent_away(visit: Visit, ana: tuple[int, StorageState]) -> None:
    me = visit(width=1366)
    account(me, "Mateo")
    me.goes_to("/people")
    me.page.fill('input[name="find"]', "an")
    me.page.click('form button[type="submit"]')
    me.page.click(".names a:has-text('Ana')")
    me.page.click("button:has-text('Add as a friend')")
    me.sees("button:has-text('Take back')")
    me.page.click("button:has-text('Block')")
    me.page.click("dialog .primary, .slip .primary, [role=alertdialog] .primary")
    me.sees("text=You have blocked Ana.")
    assert not me.page.locator(".ratings").count()
    assert me.asks("/api/people")["blocked"][0]["name"] == "Ana"


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 360)])
def test_a_tournament_is_opened_played_and_followed(
    visit: Visit, ana: tuple[int, StorageState], language: str, width: int
) -> None:
    """Its standings change under one's eyes: nobody loads anything anew."""
    _, memory = ana
    me = visit(language=language, width=width, memory=memory)
    me.goes_to("/leagues/new")
    check_looks(me)
    me.page.fill('input[name="title"]', "Cup of " + language)
    me.page.select_option('select[name="kind"]', "round")
    me.page.select_option('select[name="pace"]', "daily")
    me.page.fill('input[name="bots"]', "2")
    me.page.select_option('select[name="bot"]', "novice")
    me.page.locator('.choices input[type="checkbox"]').last.uncheck()
    me.page.uncheck('input[name="late"]')
    me.page.click("form .primary")
    me.sees(".standings")
    contest = "/api" + me.page.url[me.page.url.index("/leagues") :].replace("leagues", "contests")
    opened = me.asks(contest)
    assert not opened["late"]
    assert len({one["name"].rpartition(" (")[2] for one in opened["entrants"]}) == 1
    me.page.select_option('select[name="level"]', "random")
    me.page.click(".acts .bot")
    me.sees(".standings tbody tr >> nth=2")  # and of another level than those it began with
    assert len({one["name"].rpartition(" (")[2] for one in me.asks(contest)["entrants"]}) == 2
    me.page.click(".acts .primary >> nth=0")  # take part
    me.sees(".standings .mine")
    me.page.click(".acts .primary")  # begin
    me.sees(".cross")
    check_looks(me)
    table = me.page.locator(".pairing.mine a").first.get_attribute("href")
    assert me.asks(f"/api{table}")["options"]["duchess_own"] is False
    beside = me.context.new_page()  # who comes to the table has a share in its deck
    beside.goto(table or "")
    beside.locator(".table-grid").wait_for()
    me.notices(lambda: me.asks(f"/api{table}/view")["status"] != "waiting")
    beside.close()
    assert me.context.request.post(f"/api{table}/resign").ok
    me.waits(
        "a result comes in",
        "[...document.querySelectorAll('.standings b')].some((b) => b.textContent === '1')",
    )
    me.goes_to("/leagues")
    me.sees(f".names a:has-text('Cup of {language}')")
    check_looks(me)


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("ja", 360)])
def test_a_club_and_the_hosts_pages(
    visit: Visit, ana: tuple[int, StorageState], language: str, width: int
) -> None:
    _, memory = ana
    me = visit(language=language, width=width, memory=memory)
    me.goes_to("/clubs")
    me.page.fill('input[name="name"]', "The Evening")
    me.page.fill(
        'textarea[name="about"]', "# Thursdays\n\n- **eight** o'clock\n\n<img src=x onerror=alert(1)>"
    )
    me.page.click("form button[type=submit]")
    me.sees(".prose h2:has-text('Thursdays')")
    assert me.page.locator(".prose li b").inner_text() == "eight"
    assert not me.page.locator(".prose img").count()
    me.sees(".club-packs")
    check_looks(me)
    me.goes_to("/about/rules")
    check_looks(me)


def test_the_host_reads_a_report_and_acts(visit: Visit, ana: tuple[int, StorageState]) -> None:
    id, _ = ana
    me = visit(width=1366)
    account(me, "Reporter")
    me.goes_to(f"/people/{id}")
    me.page.click("button:has-text('Report')")
    me.page.fill("dialog textarea", "I do not like this name.")
    me.page.click("dialog .primary")
    host = visit(width=360)
    host.goes_to(f"/host#{TOKEN}")
    host.sees(".reports .said:has-text('I do not like this name.')")
    check_looks(host)
    host.page.click(".reports button:has-text('Nothing wrong')")
    host.sees(".reports:has-text('No reports.')")
    host.page.select_option("select >> nth=-1", "privacy")
    host.page.fill("textarea", "We keep **little**.")
    host.page.click("button:has-text('Save')")
    host.waits("it is kept", "document.querySelector('.toast, [role=status]') !== null")
    host.goes_to("/about/privacy")
    host.sees(".prose b:has-text('little')")
