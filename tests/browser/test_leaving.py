"""One of three gives up: they are told what will happen, the others see it and play on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit

WORDS = {
    "en": ("Give up", "The game goes on", "has given up"),
    "es": ("Rendirse", "La partida sigue", "se ha rendido"),
    "ja": ("投了", "ゲームは続きます", "投了しました"),
}


@pytest.mark.parametrize(("language", "width"), [("en", 1366), ("es", 360), ("ja", 1366)])
def test_the_others_play_on(visit: Visit, language: str, width: int) -> None:
    give_up, goes_on, told = WORDS[language]
    ana, ben = visit(language=language, width=width), visit(language=language, width=width)
    for person in (ana, ben):
        person.comes_in()
    opened = ana.does(
        "/api/tables",
        game="court",
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
    )
    table = opened["table"]["id"]
    ben.does(f"/api/tables/{table}/join", seat=1, invitation=opened["invitations"]["1"])
    for person in (ana, ben):
        person.goes_to(f"/tables/{table}")
        person.is_asked()

    ben.looks_beside("seats")
    ben.page.get_by_role("button", name=give_up, exact=True).click()
    dialog = ben.page.locator("dialog[open]")
    expect(dialog).to_contain_text(goes_on)
    dialog.locator(".primary").click()
    expect(ana.page.locator(".slip")).to_contain_text(told)
    expect(ben.page.locator(".seat-acts button")).to_have_count(0)  # nothing is left to do here

    ana.plays(answers=8)
    assert ana.asks(f"/api/tables/{table}/view")["status"] == "playing"
