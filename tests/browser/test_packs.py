"""Packs in the browser: keyed in by the keyboard alone, tested, played by friends and bots."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from salon.games import load
from salon.kernel import BadRecord, Record
from salon.server.database import sqlite_url
from tests.browser.looks import barriers, too_wide
from tests.browser.visitor import House, Visit, Visitor
from tests.server.running import Server

SHEET = ".pk-sheet"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that tests packs with a few games."""
    database = sqlite_url(tmp_path_factory.mktemp("house") / "salon.db")
    with Server(database, host_token="for the host", trial_games=2) as server:
        yield House(server.url, database)


def tabs_to(page: Page, selector: str, key: str = "Tab", most: int = 120) -> None:
    """Press Tab until that has the focus."""
    for _ in range(most):
        if page.evaluate("(what) => !!document.activeElement?.matches(what)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {selector}")


def types(page: Page, words: str) -> None:
    """In place of what stands there."""
    page.keyboard.press("Control+a")
    page.keyboard.type(words)


def is_saved(page: Page, undo: str) -> None:
    """Wait until the last change is kept: undo names it."""
    expect(page.locator(".pk-bar")).to_contain_text(undo)


def keys_in(me: Visitor, game: str, name: str = "Our box") -> str:
    """A new pack by the keyboard: its id."""
    me.goes_to(f"/packs/new?game={game}")
    expect(me.page.locator(".pk-new input.search")).to_be_focused()
    me.page.keyboard.type(name)
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(f"{SHEET} .pk-field")
    return me.page.url.rpartition("/")[2].partition("#")[0]


def goes_to_group(page: Page, number: int) -> None:
    tabs_to(page, f".pk-groups button:nth-child({number})", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(f".pk-groups button:nth-child({number})")).to_have_attribute("aria-pressed", "true")


def is_tested(me: Visitor, pack: str) -> dict[str, Any]:
    """Test by the keyboard, and wait: the version on the shelf."""
    me.goes_to(f"/packs/{pack}/test")
    me.page.wait_for_selector(".pk-trial button")
    tabs_to(me.page, ".pk-trial button.primary")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".pk-yes, .pk-no", timeout=280_000)
    expect(me.page.locator(".pk-trial h2")).to_have_class("pk-yes")
    line = next(line for line in me.asks("/api/packs")["packs"] if line["id"] == pack)
    version: dict[str, Any] = line["versions"][0]
    return version


def test_an_owner_keys_in_a_box_by_the_keyboard_and_plays_with_a_friend(visit: Visit, tmp_path: Path) -> None:
    me = visit(width=1366)
    me.comes_in("Ana")
    pack = keys_in(me, "v1919")
    page = me.page
    # An Issue: its name, stars, Region, and a line of its first option.
    tabs_to(page, f"{SHEET} .pk-names input")
    types(page, "Ruhr")
    tabs_to(page, "[data-at='/issue/0/stars'] input")
    types(page, "99")  # broken
    page.keyboard.press("Enter")
    fault = page.locator("[data-at='/issue/0/stars'] .pk-fault")
    expect(fault).to_contain_text("99")
    expect(page.locator(".pk-bad")).to_be_visible()
    expect(page.locator("[data-at='/issue/0/stars'] input")).to_have_attribute("aria-invalid", "true")
    tabs_to(page, "[data-at='/issue/0/stars'] input", "Shift+Tab")
    page.keyboard.press("Alt+f")  # mended
    expect(fault).to_have_count(0)
    expect(page.locator("[data-at='/issue/0/stars'] input")).to_have_value("9")
    tabs_to(page, "[data-at='/issue/0/region'] [role=radio]")
    page.keyboard.press("p")
    expect(page.locator("[data-at='/issue/0/region'] [aria-checked=true]")).to_contain_text("Pacific")
    tabs_to(page, ".pk-option:nth-of-type(1) .pk-line-in")
    types(page, "me+2 uk-1 n uk/us")
    page.keyboard.press("Enter")
    expect(page.locator(".pk-proof article").first).to_contain_text("Unrest in the Middle East +2")
    expect(page.locator(".pk-proof article[lang=ja]")).to_contain_text("Ruhr")
    changes_other_kinds(page)
    assert barriers(me) + too_wide(me) == []
    me.goes_to(f"/packs/{pack}/compare")
    expect(page.locator(".pk-differences li")).to_have_count(4)
    table = plays_with_a_friend(visit, me, pack)
    is_of_its_pack_alone(me, pack, table, tmp_path)


def changes_other_kinds(page: Page) -> None:
    """An Event gets another sentence, a Strategy and a threshold other numbers."""
    goes_to_group(page, 2)
    tabs_to(page, "[data-at='/event/0/crisis/0/type'] select, [data-at^='/event/0/crisis/0'] select")
    page.keyboard.press("p")  # letter by letter: each chooses at once, however long the page takes
    expect(page.locator(".pk-proof article").first).not_to_contain_text("Crisis: Uprising Check")
    page.keyboard.press("p")
    expect(page.locator(".pk-proof article").first).to_contain_text("Crisis: Powder Keg")
    page.keyboard.press("Tab")
    # A Strategy, and a threshold of the board.
    goes_to_group(page, 3)
    tabs_to(page, "[data-at^='/strategy/0/score/'] .pk-number")
    types(page, "7")
    page.keyboard.press("Enter")
    is_saved(page, "Undo: ")
    goes_to_group(page, 4)
    tabs_to(page, "[data-at='/board/demobilize/0'] .pk-number")
    before = int(page.locator("[data-at='/board/demobilize/0'] .pk-number").input_value())
    types(page, str(before + 1))
    page.keyboard.press("Enter")
    is_saved(page, "Board")
    page.keyboard.press("Control+z")  # and back again
    expect(page.locator("[data-at='/board/demobilize/0'] .pk-number")).to_have_value(str(before))
    page.keyboard.press("Control+y")
    expect(page.locator("[data-at='/board/demobilize/0'] .pk-number")).to_have_value(str(before + 1))
    expect(page.locator(".pk-saved")).to_contain_text("Saved")
    expect(page.locator(".pk-proof article").first).to_contain_text(
        f"Demobilize box: Happiness +{before + 1}."
    )


def plays_with_a_friend(visit: Visit, me: Visitor, pack: str) -> str:
    """Tested, it is offered where a table is opened; who comes reads of it before sitting down. The table."""
    page = me.page
    version = is_tested(me, pack)
    me.goes_to(f"/new/v1919?pack={version['id']}")
    expect(page.locator("option:checked", has_text="Our box 1")).to_have_count(1)
    page.select_option(".newtable select >> nth=1", "open")
    page.select_option(".newtable select >> nth=2", "bot:novice")
    page.locator(".newtable label.check input").first.uncheck()  # no deals: a shorter game
    page.click(".newtable button[type=submit]")
    me.sees(".sitting")
    table = page.url.partition("/tables/")[2][:12].partition("#")[0]
    expect(page.locator(".pack-line")).to_contain_text(version["digest"])
    expect(page.locator(".plain-list", has_text=version["digest"])).to_be_visible()
    page.click(".sitting button:has-text('Copy invitation')")
    ben = visit(width=360)
    ben.comes_in("Ben")
    link = str(page.evaluate("navigator.clipboard.readText()"))
    ben.goes_to("/tables/" + link.partition("/tables/")[2])
    ben.sees(".table-grid[data-state]")
    expect(ben.page.locator(".pack-line")).to_contain_text(version["digest"])
    ben.page.locator("button:visible", has_text="Sit down").first.click()
    ben.notices(lambda: bool(me.asks(f"/api/tables/{table}")["status"] == "playing"))
    is_named_everywhere(visit, me, table, version["digest"])
    both_play(me, ben, table)
    assert me.asks(f"/api/tables/{table}")["pack"]["digest"] == version["digest"]
    me.goes_to(f"/tables/{table}")
    me.sees(".table-grid[data-state]")
    cards = me.asks(f"/api/tables/{table}/cards")
    assert next(card for card in cards if card["name"] == "Ruhr")["printed"]["stars"] == 9
    me.goes_to(f"/cards/v1919?table={table}")
    expect(page.locator(".lib-card", has_text="Ruhr").first).to_be_visible()
    return table


def is_named_everywhere(visit: Visit, me: Visitor, table: str, digest: str) -> None:
    """On the front page, on the pages of the rules and cards, and to one who only looks on."""
    named = re.compile(f"Our box 1 by Ana {digest}")
    me.goes_to("/")
    expect(me.page.locator(f'[data-table="{table}"] .pack-line')).to_have_text(named)
    anyone = visit(width=360)
    anyone.goes_to(f"/tables/{table}")
    anyone.sees(".table-grid[data-state]")
    expect(anyone.page.locator(".pack-line").first).to_contain_text(digest)
    for part in ("rules", "cards"):
        anyone.goes_to(f"/{part}/v1919?table={table}")
        expect(anyone.page.locator(".lib-head .pack-line")).to_have_text(named)
    assert barriers(anyone) + too_wide(anyone) == []
    anyone.goes_to("/rules/v1919")
    expect(anyone.page.locator(".lib-head")).to_be_visible()
    expect(anyone.page.locator(".pack-line")).to_have_count(0)


def both_play(me: Visitor, friend: Visitor, table: str) -> None:
    """Both answer until it is over."""
    path = f"/api/tables/{table}"
    for one in (me, friend):
        one.goes_to("/packs")  # a board that is drawn at every answer would only take time
    for _ in range(5000):
        moved = False
        for one in (me, friend):
            view = one.asks(f"{path}/view")
            while view["status"] == "playing" and (legal := answers_to(view)):
                sent = {"type": "act", "version": view["version"], "action": one.random.choice(legal)}
                found = one.context.request.post(f"{path}/act", data=sent)
                view = found.json() if found.ok else one.asks(f"{path}/view")
                moved = True
            if view["status"] != "playing":
                assert view["status"] == "ended"
                return
        if not moved:
            me.page.wait_for_timeout(20)  # the bot thinks
    raise AssertionError("it does not end")


def answers_to(view: dict[str, Any]) -> list[str]:
    """What may be answered to a question that has to be."""
    asked = view.get("question") or {}
    if not asked.get("must", True):
        return []
    return [answer["action"] for answer in asked.get("answers", ()) if answer.get("legal", True)]


def is_of_its_pack_alone(me: Visitor, pack: str, table: str, folder: Path) -> None:
    """The record is replayed with the pack and nothing else; a fresh house makes the same of its file."""
    record = Record.from_json(me.context.request.get(f"/api/tables/{table}/record").body())
    info = me.asks(f"/api/packs/{pack}")
    version = next(line for line in me.asks("/api/packs")["packs"] if line["id"] == pack)["versions"][0]
    assert record.replay(game=load("v1919").with_pack(info["cards"])).result is not None
    with pytest.raises(BadRecord, match=f"Our box 1 .{version['digest']}.*Import that pack"):
        record.replay(game=load("v1919"))
    assert record.header.pack is not None
    assert record.header.pack.play == version["play"]
    file = me.context.request.get(f"/api/packs/{pack}/export?version=1").text()
    with Server(sqlite_url(folder / "fresh.db"), trial_games=1) as server:
        browser = me.context.browser
        assert browser is not None
        with Visitor(browser, House(server.url)) as fresh:
            fresh.comes_in("Eva")
            brought = fresh.does("/api/packs/import", file=file)["id"]
            assert is_tested(fresh, brought)["digest"] == version["digest"]
            fresh.check()


@pytest.mark.parametrize("game", ["court", "turmoil"])
def test_packs_of_the_other_games_in_short(visit: Visit, game: str) -> None:
    me = visit(width=360, language="ja" if game == "court" else "es")
    me.comes_in("Ana")
    pack = keys_in(me, game)
    page = me.page
    number = page.locator(f"{SHEET} .pk-number").first
    page.keyboard.press("Control+Enter")
    tabs_to(page, f"{SHEET} .pk-number")
    at = page.evaluate("document.activeElement.closest('[data-at]').dataset.at")
    types(page, "2")
    page.keyboard.press("Enter")
    expect(page.locator(".pk-bar button:has(kbd)").first).to_be_enabled()
    number.blur()
    assert barriers(me) + too_wide(me) == []
    assert at.startswith("/")
    version = is_tested(me, pack)
    table = me.opens(game, "me", "novice", pack=version["id"])
    assert me.hurries(table, 3)["version"] >= 3
    file = me.context.request.get(f"/api/packs/{pack}/export?version=1").text()
    other = visit(width=360)
    other.comes_in("Eva")
    brought = other.does("/api/packs/import", file=file)["id"]
    assert load(game).play_of(other.asks(f"/api/packs/{brought}")["cards"]) == version["play"]


def test_a_line_says_unrest_and_kegs_and_keeps_what_it_cannot_read(visit: Visit) -> None:
    me = visit(width=1366)
    me.comes_in("Ana")
    pack = me.does("/api/packs", game="v1919", name="Our box")["id"]
    option: dict[str, Any] = me.asks(f"/api/packs/{pack}")["cards"]["issue"][0]["options"][0]
    patched = me.context.request.patch(
        f"/api/packs/{pack}/draft",
        data={
            "puts": [
                {
                    "path": ["cards", "issue", "0", "options", "0"],
                    "value": option | {"unrest": {"europe": 2}, "keg": {"africa": 1}},
                }
            ]
        },
    )
    assert patched.ok
    me.goes_to(f"/packs/{pack}")
    page = me.page
    line = page.locator("[data-at='/issue/0/options/0'] .pk-line-in")
    expect(line).to_have_value(re.compile(r"^eu\+2 .*k:af\+1\b"))
    line.focus()
    page.keyboard.press("Enter")
    line.focus()
    types(page, "eu+2 k:af+1 zz3 k:eu-1 s")  # one word of it is none
    page.keyboard.press("Enter")
    expect(page.locator(".pk-saved")).to_contain_text("Saved")

    def kept() -> dict[str, Any]:
        found: dict[str, Any] = me.asks(f"/api/packs/{pack}")["cards"]["issue"][0]["options"][0]
        return found

    while kept().get("keg") != {"africa": 1, "europe": -1}:
        page.wait_for_timeout(100)
    assert kept()["unrest"] == {"europe": 2}
    left = page.locator("[data-at='/issue/0/options/0'] .pk-left")
    expect(left).to_contain_text("zz3")
    expect(line).to_have_value(re.compile(r"zz3$"))
    expect(line).to_have_attribute("aria-invalid", "true")
    line.focus()
    types(page, "eu+2 k:af+1 s")
    page.keyboard.press("Enter")
    expect(left).to_have_count(0)
    while kept().get("keg") != {"africa": 1}:
        page.wait_for_timeout(100)
    # What could stand there is named as people call it.
    patched = me.context.request.patch(
        f"/api/packs/{pack}/draft",
        data={"puts": [{"path": ["cards", "issue", "0", "region"], "value": "midle_east"}]},
    )
    assert patched.json()["faults"][0]["fix_said"] == "Middle East"
    me.goes_to("/packs")
    me.goes_to(f"/packs/{pack}")
    expect(page.locator("[data-at='/issue/0/region'] .pk-fix")).to_contain_text("Make it Middle East")
    page.locator(f"{SHEET} .pk-names input").first.focus()
    page.evaluate(
        # As where Alt writes another sign.
        """document.activeElement.dispatchEvent(new KeyboardEvent('keydown',
          { key: 'ƒ', code: 'KeyF', altKey: true, bubbles: true, cancelable: true }))"""
    )
    expect(page.locator("[data-at='/issue/0/region'] [aria-checked=true]")).to_contain_text("Middle East")
    assert me.troubles == []


SMYRNA = ("Smyrna", "4", "m", (("Greece", "me+2 uk-1 n uk/us"), ("Italy", "me+1 it+1 uk-1 e it")))


def test_an_issue_takes_few_keys_and_a_helper_goes_on(visit: Visit) -> None:
    me = visit(width=1366)
    me.comes_in("Ana")
    pack = keys_in(me, "v1919")
    page = me.page
    me.goes_to("/packs")
    me.goes_to(f"/packs/{pack}#issue.smyrna")
    page.wait_for_selector(f"{SHEET} .pk-option")
    keys = 0

    def presses(*names: str) -> None:
        nonlocal keys
        keys += len(names)
        for name in names:
            page.keyboard.press(name)

    def says(words: str) -> None:
        nonlocal keys
        keys += len(words)
        page.keyboard.type(words)

    name, stars, region, options = SMYRNA
    expect(page.locator(f"{SHEET} .pk-names input").first).to_be_focused()
    says(name)
    presses("Tab")
    says(stars)
    presses("Tab")
    says(region)
    presses("Tab", "Tab", "Tab")  # past two symbols that it has not
    for number, (option, line) in enumerate(options):
        expect(page.locator(f"[data-at='/issue/21/options/{number}'] .pk-names input")).to_be_focused()
        says(option)
        presses("Tab")
        says(line)
        presses("Enter")
    presses("Control+Enter")
    expect(page.locator(".pk-card-head h2")).to_have_text("Issue 23")
    expect(page.locator(".pk-saved")).to_contain_text("Saved")
    assert keys <= 75  # with 53 Issues at two keys a second, half an hour
    card = me.asks(f"/api/packs/{pack}")["cards"]["issue"][21]
    while "options.turkey" not in card["printed"]:  # the last that is sent
        page.wait_for_timeout(100)
        card = me.asks(f"/api/packs/{pack}")["cards"]["issue"][21]
    assert (card["name"], card["stars"], card["region"]) == ({"en": "Smyrna"}, 4, "middle_east")
    assert card["options"][1]["happiness"] == {"italy": 1, "uk": -1}
    assert card["options"][1]["counters"] == ["empire_italy"]
    assert {"name", "stars", "region", "no_military", "options.turkey"} <= set(card["printed"])
    a_helper_goes_on(visit, me, pack)


def a_helper_goes_on(visit: Visit, me: Visitor, pack: str) -> None:
    """A helper sees what is keyed in as it is, and goes on afterwards."""
    page = me.page
    me.does(f"/api/packs/{pack}/versions")
    wait_for_version(me, pack)
    link = me.does(f"/api/packs/{pack}/share", share="link", affirm=True)["link"]
    eva = visit(width=1024)
    eva.comes_in("Eva")
    eva.does("/api/packs/take", secret=link)
    me.goes_to(f"/packs/{pack}/share")
    page.wait_for_selector(".pk-takers button")
    tabs_to(page, ".pk-takers button")
    page.keyboard.press("Enter")
    expect(page.locator(".pk-takers")).to_contain_text("keys in with you")
    me.goes_to(f"/packs/{pack}#issue.smyrna")
    page.wait_for_selector(f"{SHEET} .pk-option")
    tabs_to(page, "[data-at='/issue/21/stars'] input")
    types(page, "5")
    page.keyboard.press("Enter")
    expect(page.locator(".pk-saved")).to_contain_text("Saved")
    eva.goes_to(f"/packs/{pack}#issue.smyrna")
    eva.page.wait_for_selector(f"{SHEET} .pk-option")
    expect(eva.page.locator(".pk-bar")).to_contain_text("Ana is keying in")
    assert eva.page.locator(SHEET).evaluate("(sheet) => sheet.inert")
    expect(eva.page.locator("[data-at='/issue/21/stars'] input")).to_have_value("5")
    me.goes_to("/packs")  # Ana goes, and Eva may go on
    expect(eva.page.locator(".pk-bar")).not_to_contain_text("Ana is keying in")
    tabs_to(eva.page, "[data-at='/issue/21/stars'] input")
    types(eva.page, "6")
    eva.page.keyboard.press("Enter")
    expect(eva.page.locator(".pk-saved")).to_contain_text("Saved")
    assert me.asks(f"/api/packs/{pack}")["cards"]["issue"][21]["stars"] == 6


def wait_for_version(me: Visitor, pack: str) -> None:
    while me.asks(f"/api/packs/{pack}/trial")["state"] == "running":
        me.page.wait_for_timeout(200)
    assert me.asks(f"/api/packs/{pack}/trial")["state"] == "passed"
