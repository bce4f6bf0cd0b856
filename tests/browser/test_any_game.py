"""A game that brings no board of its own is played by its tables: the one of docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from salon.server.database import sqlite_url
from tests.browser.looks import check_looks
from tests.browser.player import Hand
from tests.browser.visitor import House, Visit
from tests.envoys import unpack, with_games
from tests.server.running import Process


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with that game on the shelf."""
    folder = tmp_path_factory.mktemp("house")
    unpack(folder / "games")
    database = sqlite_url(folder / "salon.db")
    with Process(database, with_games(folder / "games")) as server:
        server.wait()
        yield House(server.url, database)


@pytest.mark.parametrize(
    ("language", "title", "art"),
    [
        ("en", "Envoys", "Three seals on a letter"),
        ("es", "Enviados", "Tres sellos en una carta"),
        ("ja", "使節", "手紙の三つの封印"),
    ],
)
def test_it_stands_in_the_lobby_with_its_poster(visit: Visit, language: str, title: str, art: str) -> None:
    me = visit(language=language)
    me.goes_to("/")
    me.sees(f"#envoys h2:has-text('{title}')")
    picture = me.sees(f"#envoys img[src$='/games/envoys/board/poster.svg'][alt='{art}']")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)")
    me.page.click("#envoys .primary")
    assert me.step()
    me.is_settled()


@pytest.mark.parametrize(
    ("language", "hand", "width", "title", "envoy", "end"),
    [
        (
            "en",
            "mouse",
            1024,
            "Conference 1, for",
            "the cardinal",
            "The conferences are over; the victory is",
        ),
        (
            "es",
            "keys",
            1024,
            "Conferencia 1, por",
            "el cardenal",
            "Las conferencias han terminado; la victoria",
        ),
        ("ja", "mouse", 360, "第1会議（", "枢機卿", "すべての会議が終わりました。"),
    ],
)
def test_a_whole_game_against_a_bot(
    visit: Visit, language: str, hand: Hand, width: int, *, title: str, envoy: str, end: str
) -> None:
    me = visit(language=language, hand=hand, width=width)
    table = me.sits_at("envoys", "me", "greedy")
    expect(me.page.get_by_role("table")).to_contain_text(envoy)
    expect(me.page.locator(".board-generic h2")).to_contain_text(title)
    check_looks(me)
    me.plays()
    me.sees_results(table)
    expect(me.page.locator(".prompt")).to_contain_text(end)
    assert len(me.given) == 3


def test_an_answer_can_be_chosen_in_the_table(visit: Visit) -> None:
    me = visit()
    me.sits_at("envoys", "me", "greedy")
    me.is_asked()
    expect(me.page.get_by_role("row", name="Bot 2").get_by_role("button")).to_have_count(0)
    row = me.page.get_by_role("row", name="Ana")
    row.get_by_role("button", name="the cardinal").click()
    me.looks_beside("log")
    me.sees(".log :text('Ana has sent the cardinal.')")
    expect(row).not_to_contain_text("the cardinal")
    refused = me.page.locator(".prompt [data-answer='envoy.3']")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.hover()
    me.sees(":text('That envoy has been sent already.')")


def test_buttons_offline(visit: Visit) -> None:
    """Answers that are buttons stay without a line; one that is pressed waits for it, as on drawn boards."""
    me = visit()
    me.sits_at("envoys", "me", "random")
    ready = me.is_asked()
    me.context.set_offline(True)
    asked = me.sees(".prompt.offline .ask").inner_text()
    assert me.heard["question"]["prompt"] in asked
    me.gives(ready["answers"][0], ready["version"])
    me.sees(".table-grid.sending .prompt.offline")
    me.context.set_offline(False)
    me.is_settled()
    assert me.is_asked()["version"] > ready["version"]
    me.troubles[:] = [said for said in me.troubles if "ERR_INTERNET_DISCONNECTED" not in said]
