"""What a person does in the house besides playing on."""

from __future__ import annotations

import pytest

from salon.games import games, load
from salon.kernel import Play, Record
from tests.browser.player import Json
from tests.browser.script import bring, join, sit_down
from tests.browser.tour import TOKEN
from tests.browser.visitor import HEIGHT, House, Visit, Visitor


@pytest.mark.parametrize("game", ["court", "turmoil", "v1919"])
def test_play_now_is_one_click(visit: Visit, game: str) -> None:
    me = visit(language={"court": "en", "turmoil": "es", "v1919": "ja"}[game])
    me.goes_to("/")
    me.page.click(f"#{game} .primary")
    assert me.step()
    me.is_settled()


def test_play_now_is_in_sight_on_a_laptop(visit: Visit) -> None:
    """It lay below posters as high as the screen."""
    me = visit(width=1366)
    me.goes_to("/")
    for game in games():
        spot = me.sees(f"#{game} .primary").bounding_box()
        assert spot
        assert spot["y"] + spot["height"] <= HEIGHT[1366]


def test_new_table_with_invitation(visit: Visit) -> None:
    ana = visit()
    ana.goes_to("/")
    ana.page.click("#court a.btn")
    ana.sees(".newtable")
    ana.page.locator("input[name=count]").first.check()  # for two
    ana.page.locator("select").nth(1).select_option("open")
    ana.page.click("form .primary")
    ana.page.locator("dialog input").fill("Ana")
    ana.page.click("dialog .primary")
    ana.page.click(".sitting .open .btn >> nth=0")
    ana.sees(".slip")
    link = ana.page.evaluate("navigator.clipboard.readText()")

    ben = visit(language="es")
    ben.goes_to(link.removeprefix(ana.page.url.split("/tables")[0]))
    ben.page.click(".notice .primary")
    ben.page.locator("dialog input").fill("Benito")
    ben.page.click("dialog .primary")
    ben.looks_beside("seats")
    ben.sees(".seat .name:has-text('(tú)')")
    ana.looks_beside("seats")
    ana.sees(".seat .name:has-text('Benito')")
    for person in (ana, ben):  # court begins with a question to everybody
        person.step()


def test_watching(visit: Visit) -> None:
    me = visit()
    me.goes_to("/")
    me.page.click("#turmoil .btn:has-text('Watch')")
    me.sees(".prompt.past")
    shown = int(me.page.locator(".scrub .line").input_value())
    me.waits("the replay goes on", "Number(document.querySelector('.scrub .line').value) > argument", shown)
    assert not me.page.locator("[data-action].legal").count()


def test_rewind_and_share_a_moment(visit: Visit, house: House) -> None:
    me = visit()
    table = sits_half_way(me, visit(), house)
    me.is_asked()
    now = board(me)
    me.looks_beside("log")
    me.page.locator(".log .dot").nth(1).click()
    then = me.sees(".prompt.past .who").inner_text()
    assert board(me) != now
    me.page.click(".scrub .tool >> nth=-1")
    me.sees(".slip")
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert f"/tables/{table}#move=" in link

    other = visit()
    other.page.goto(link)
    assert other.sees(".prompt.past .who").inner_text() == then

    me.page.keyboard.press("ArrowRight")
    me.waits("a step", "document.querySelector('.prompt.past .who').textContent.trim() !== argument", then)
    me.page.click(".prompt .primary")
    me.sees(".prompt.mine")
    assert board(me) == now


def sits_half_way(me: Visitor, other: Visitor, house: House) -> str:
    """In the middle of a game of two people, always the same, when it is my turn."""
    game = load("court")
    play = Play.begin(Record.of(game, ["Ana", "Ben"], 7), game)
    while len(play.record.moves) < 20 or play.state.pending[0].seat:
        asked = play.state.pending[0]
        play.act(asked.legal[0], asked.seat)
    made = bring(house, play.record, len(play.record.moves))
    other.comes_in("Ben")
    join(other, made, 1)
    return sit_down(me, made, 0)


def board(me: Visitor) -> list[str]:
    """What lies on the table, without what was just said about it."""
    found: list[str] = me.page.locator(".board-root [data-symbol]").evaluate_all(
        "all => all.filter((e) => e.checkVisibility()).map((e) => e.dataset.symbol).sort()"
    )
    return found


def test_undo_by_key(visit: Visit) -> None:
    me = visit(hand="keys")
    first = faces_somebody_who_waits(me, visit())
    me.step()
    answered = me.is_asked()
    assert me.heard["move"] == 1
    me.sees(".prompt .btn:has-text('Undo')")
    me.page.keyboard.press("u")
    me.is_settled(answered["version"])
    undone = me.is_asked()
    assert me.heard["move"] == 0
    assert undone["answers"] == first["answers"]


def test_why_not(visit: Visit) -> None:
    me = visit()
    faces_somebody_who_waits(me, visit())
    me.step()  # what has been chosen cannot be chosen again
    me.is_asked()
    me.page.mouse.move(1, 1)
    at = me.waits("an answer that is not allowed", "eyes.reach('[data-action].closed')")
    me.page.mouse.move(at["x"], at["y"])
    why = me.sees(".tip").inner_text()
    reason = next(a for a in me.heard["question"]["answers"] if a["action"] == at["action"])
    assert reason["why"] in why
    me.page.click(".tip .cl")
    assert me.sees(".drawer .clause.found").get_attribute("data-clause") == reason["clause"]


def faces_somebody_who_waits(me: Visitor, other: Visitor) -> Json:
    """A table of two at which nothing happens by itself, and its first question, which is asked of both."""
    me.comes_in()
    other.comes_in("Ben")
    opened = me.does("/api/tables", game="court", seats=[{"kind": "me"}, {"kind": "open"}])
    table, secret = opened["table"]["id"], opened["invitations"]["1"]
    other.does(f"/api/tables/{table}/join", seat=1, invitation=secret)
    me.goes_to(f"/tables/{table}")
    return me.is_asked()


def test_dark_and_light(visit: Visit) -> None:
    me = visit(dark=True)
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    me.goes_to("/")
    dark = me.page.evaluate(colour)
    me.page.click(".masthead .settings .tool")
    light = me.page.evaluate(colour)
    me.page.reload()
    me.sees(".poster")
    assert me.page.evaluate(colour) == light != dark


def test_language_stays(visit: Visit) -> None:
    me = visit(language="es")
    me.goes_to("/")
    spanish = me.sees(".opening h1").inner_text()
    me.page.click(".langs [lang=ja]")
    me.sees("html[lang=ja] .opening")
    assert me.page.locator(".opening h1").inner_text() != spanish
    me.page.reload()
    me.sees("html[lang=ja] .opening")


def test_account(visit: Visit) -> None:
    me = visit()
    me.goes_to("/account")
    for form in (1, 0):  # make an account; later come back with it
        me.page.locator("input[name=name]").nth(form).fill("Madame")
        me.page.locator("input[name=password]").nth(form).fill("correct horse")
        me.page.locator("form .primary").nth(form).click()
        me.sees(".signin:has-text('Madame')")
        me.page.click("main > p.acts button")
        me.sees(".posters")
        me.goes_to("/account")


def test_host(visit: Visit) -> None:
    me = visit()
    me.goes_to("/host")
    me.page.fill("input[type=password]", "a guess")
    me.page.click("form .primary")
    me.sees(".problem:not(:empty)")
    assert [trouble[:4] for trouble in me.troubles if not trouble.startswith("error")] == ["403:"]
    me.troubles.clear()
    me.page.fill("input[type=password]", TOKEN)
    me.page.click("form .primary")
    me.sees("main dd")


def test_motion_does_not_mislead_a_click(visit: Visit) -> None:
    me = visit(motion=True, seed=2)
    table = me.sits_at("court", "me", "random", "random")
    me.plays(answers=8)
    me.is_settled()
    me.does(f"/api/tables/{table}/resign")  # then the record is open
    moves = me.asks(f"/api/tables/{table}/record")["moves"]
    assert [action for seat, action, *_ in moves if seat == 0] == [action for _, action in me.given]


def test_troubles_are_noticed(visit: Visit) -> None:
    """Whatever goes wrong in a page reaches the test: a forbidden script, an error, a missing file."""
    me = visit()
    me.goes_to("/")
    for wrong, word in (
        ("document.body.append(Object.assign(document.createElement('script'), { text: '1' }))", "inline"),
        ("setTimeout(() => { throw new Error('broken') })", "broken"),
        ("fetch('/web/nothing.js')", "404"),
    ):
        me.page.evaluate(f"() => {{ {wrong} }}")
        me.notices(lambda word=word: any(word in trouble for trouble in me.troubles))  # type: ignore[misc]
        me.troubles.clear()
