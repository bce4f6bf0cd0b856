"""The pages for those who are away, in a browser: the host's, the account's, and answers given ahead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from salon.server.database import sqlite_url
from salon.server.mail import Mail
from tests.server.people import Person, legal, table_for
from tests.server.running import Server, wait_until


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path / "salon.db"), host_token="open sesame") as found:
        yield found


def page_of(browser: Browser, person: Person | None = None, language: str = "en") -> Page:
    context = browser.new_context(locale=language, viewport={"width": 1024, "height": 800})
    if person is not None:
        context.add_cookies(
            [{"name": c.name, "value": c.value or "", "url": person.url} for c in person.http.cookies.jar]
        )
        context.add_init_script("localStorage.setItem('salon.known', '1')")
    return context.new_page()


def test_the_hosts_page_forgets_the_token(browser: Browser, house: Server) -> None:
    page = page_of(browser)
    page.goto(f"{house.url}/host#open%20sesame")
    expect(page.get_by_role("heading", name="The server now")).to_be_visible()
    assert page.url == f"{house.url}/host"
    page.reload()
    expect(page.get_by_role("heading", name="The server now")).to_be_visible()
    assert (
        page.evaluate("document.cookie + JSON.stringify({...localStorage, ...sessionStorage})").count(
            "sesame"
        )
        == 0
    )
    page.get_by_role("button", name="Leave this page").click()
    page.get_by_label("Host’s token").last.fill("wrong")
    page.get_by_role("button", name="Show").click()
    asked = page.get_by_role("region", name="Host’s token")
    expect(asked.get_by_role("alert")).to_have_text("This page is for the host.")
    page.context.close()


def test_a_person_minds_their_own_account(browser: Browser, house: Server) -> None:
    old, new = "a court of mirrors", "peace in our time"
    with Person(house.url, "Ana") as ana, Person(house.url) as phone:
        ana.did("/api/account", name="Ana", password=old)
        phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 14) Chrome/140.0"
        phone.did("/api/login", name="Ana", password=old)
        page = page_of(browser, ana)
        page.goto(f"{house.url}/account")
        page.get_by_role("button", name="End the session in Chrome, Android").click()
        expect(page.locator(".sessions li")).to_have_count(1)
        assert phone.http.get("/api/me").status_code == 401
        password = page.get_by_role("region", name="Password")
        password.get_by_label("Old password").fill("not the old one")
        password.get_by_label("New password").fill(new)
        password.get_by_role("button").click()
        expect(password.get_by_role("alert")).to_have_text("Name and password do not match.")
        password.get_by_label("Old password").fill(old)
        password.get_by_role("button").click()
        expect(page.get_by_text("The password is changed.")).to_be_visible()
        phone.did("/api/login", name="Ana", password=new)
        own = page.get_by_role("region", name="My data")
        with page.expect_download() as given:
            own.get_by_role("link", name="Download").click()
        assert given.value.suggested_filename == "salon-my-data.json"
        own.get_by_label("Password").fill(new)
        own.get_by_role("button", name="Delete account").click()
        page.get_by_role("dialog").get_by_role("button", name="Delete account").click()
        expect(page.locator(".signin")).to_have_text("Sign in")
        assert phone.http.get("/api/me").status_code == 401
        page.context.close()


def test_the_account_offers_what_the_house_can_send(browser: Browser, house: Server, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    out = Mail("127.0.0.1", 9, tls=False, sender="house@salon.example")
    with (
        Server(sqlite_url(tmp_path / "other" / "salon.db"), mail=out, webhooks="off") as letters,
        Person(house.url, "Ana") as ana,
        Person(letters.url, "Ben") as ben,
    ):
        page = page_of(browser, ana)
        page.goto(f"{house.url}/account")
        page.locator("input[name=webhook]").fill("http://127.0.0.1:8000/")
        expect(page.get_by_label("E-mail")).to_have_count(0)
        notices = page.get_by_role("region", name="Notices")
        notices.get_by_role("button", name="Save").click()
        expect(page.get_by_text("is inside a private network")).to_be_visible()
        page.context.close()
        page = page_of(browser, ben)
        page.goto(f"{letters.url}/account")
        page.locator("input[name=email]").fill("ben@example.org")
        expect(page.get_by_label("Webhook")).to_have_count(0)
        page.get_by_role("region", name="Notices").get_by_role("button", name="Save").click()
        wait_until("it is kept", lambda: ben.get("/api/me").get("email") == "ben@example.org")
        page.context.close()


def test_answers_are_given_ahead_from_the_table(browser: Browser, house: Server) -> None:
    with Person(house.url, "Ana") as ana, Person(house.url, "Ben") as ben:
        table = table_for([ana, ben])
        page = page_of(browser, ana)
        page.goto(f"{house.url}/tables/{table}")
        page.click('.rail [data-tab="seats"]')
        page.get_by_role("button", name="Answers in advance").click()
        panel = page.get_by_role("dialog", name="Answers in advance")
        panel.locator("select[name=action]").select_option(label="Queen")
        panel.get_by_role("button", name="Add", exact=True).click()
        expect(panel.get_by_role("listitem")).to_have_count(1)
        panel.get_by_text("any question", exact=True).click()
        panel.locator("select[name=times]").select_option(label="times: 3")
        panel.get_by_role("button", name="Add", exact=True).click()
        expect(panel.get_by_role("listitem")).to_have_count(2)
        panel.get_by_role("button", name="Move “pass” up").click()
        expect(panel.get_by_role("listitem").first).to_contain_text("used 0 of 3 times")
        panel.get_by_role("button", name="Remove “pass”").click()
        expect(panel.get_by_role("listitem")).to_have_count(1)
        panel.get_by_label("Until").select_option(label="your hand changes")
        wait_until("it is kept", lambda: ana.get(f"/api/tables/{table}/programme")["until"] == "hand")
        [rule] = ana.get(f"/api/tables/{table}/programme")["rules"]
        assert (rule["action"], rule["scope"]) == ("character.queen", "kind")
        panel.get_by_role("button", name="Close").click()
        # The first favourite is Ana's own; the second is given for her, and it is Ben's turn.
        ana.answers(table)
        wait_until("the second is given", lambda: not legal(ana.view(table)))
        page.get_by_role("button", name="Answers in advance").click()
        expect(panel.get_by_role("listitem")).to_contain_text("Queen")
        assert ana.get(f"/api/tables/{table}/programme")["rules"][0]["used"] == 1
        page.context.close()
