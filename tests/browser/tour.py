"""A walk through the house: every page, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.browser.scenes import SCENES, Scene, place, rehearsed
from tests.browser.script import bring, join
from tests.browser.visitor import House, Visitor

TOKEN = "for the host"


class Stop(NamedTuple):
    """A face of the house. Where it differs from the one before in one part alone, that part."""

    name: str
    part: str = "html"


class Tables(NamedTuple):
    """The tables that a walk stops at: each game in mid-course, one that is over, one of bots."""

    court: str
    turmoil: str
    v1919: str
    over: str
    bots: str


def lay_tables(me: Visitor, house: House) -> Tables:
    """There is something to see at each table."""
    me.comes_in()
    court, turmoil, v1919, over = (
        lay(me, house, SCENES[name]) for name in ("court", "turmoil-hand", "v1919", "court-end")
    )
    version, action = rehearsed(SCENES["court-end"].match).answers[-1]
    me.does(f"/api/tables/{over}/act", type="act", version=version, action=action)
    me.hurries(over, 1)  # the bots bring it to its end
    return Tables(court, turmoil, v1919, over, me.opens("court", "random", "random"))


def lay(me: Visitor, house: House, scene: Scene) -> str:
    match, moves = place(scene)
    return join(me, bring(house, rehearsed(match).record, moves))


def tour(me: Visitor, tables: Tables) -> Iterator[Stop]:
    """Bring the page to each of its faces, and say which it shows."""
    me.knows_the_house()
    yield from around_the_house(me)
    yield from at_the_tables(me, tables)
    yield from over_a_board(me)
    yield from afterwards(me, tables)


def around_the_house(me: Visitor) -> Iterator[Stop]:
    page = me.page
    for name, address, sight in (
        ("front", "/", ".yourturn"),
        ("tables", "/tables", ".rows"),
        ("new-court", "/new/court", ".newtable"),
        ("new-turmoil", "/new/turmoil", ".newtable"),
        ("new-v1919", "/new/v1919", ".newtable"),
        ("people", "/people", "form [type=submit]"),
        ("ladder", "/ladder", ".places"),
        ("leagues", "/leagues", ".contests"),
        ("clubs", "/clubs", ".places"),
        ("about", "/about/rules", "main h1"),
        ("account", "/account", ".twocol .panel"),
        ("reset", "/reset", "main h1"),
        ("no-page", "/nowhere", ".lone"),
    ):
        me.goes_to(address)
        me.sees(sight)
        yield Stop(name)

    me.goes_to("/new/court")
    for number, pace in enumerate(("live", "daily"), start=1):
        page.locator("input[name=pace]").nth(number).check()
        me.sees("input[name=late]")
        yield Stop(f"clock-{pace}", ".newtable")

    me.goes_to("/host")
    page.fill("input[type=password]", TOKEN)
    page.click("form .primary")
    me.sees("main dd")
    yield Stop("host")


def at_the_tables(me: Visitor, tables: Tables) -> Iterator[Stop]:
    """Each board; beside the last one all that opens. What happened since one's last turn: `test_recap`."""
    page = me.page
    for game in ("court", "turmoil", "v1919"):
        me.goes_to(f"/tables/{getattr(tables, game)}")
        me.sees(".prompt.mine")
        yield Stop(game)

    for pane in ("seats", "log", "talk"):
        me.looks_beside(pane)
        yield Stop(pane, ".side")
    page.click('.rail [data-tab="talk"]')  # away again
    page.click(".masthead .menu")
    me.sees(".settings")
    yield Stop("menu", ".masthead")
    page.click(".masthead .menu")


def over_a_board(me: Visitor) -> Iterator[Stop]:
    """What lies over the board of v1919."""
    page = me.page
    page.keyboard.press("r")
    me.sees(".drawer .summary")
    yield Stop("rules", ".drawer")
    page.keyboard.press("Escape")

    page.keyboard.press("?")
    me.sees("dialog[open]")
    yield Stop("help", "dialog")
    page.keyboard.press("Escape")

    page.locator("[data-card]").first.click()
    me.sees("dialog[open] .card-text")
    yield Stop("card", "dialog")
    page.keyboard.press("Escape")

    me.sees(".v-docket .final").click()  # settling cannot be undone
    me.sees("dialog[open] .confirm-how")
    yield Stop("sure", "dialog")
    page.keyboard.press("Escape")


def afterwards(me: Visitor, tables: Tables) -> Iterator[Stop]:
    """A lesson, a game of others, the end of one and what is left of it."""
    lesson = me.does("/api/games/court/lessons", lesson="first")["table"]["id"]
    me.goes_to(f"/tables/{lesson}")
    me.sees(".lesson-card h2")
    yield Stop("learn")

    me.goes_to(f"/tables/{tables.bots}#watch")
    me.sees(".prompt.past")
    yield Stop("watch", ".prompt")

    me.goes_to(f"/tables/{tables.over}")
    me.sees_results(tables.over)
    yield Stop("results")
    me.looks_beside("log")
    me.page.keyboard.press("ArrowLeft")
    yield Stop("past", ".logpanel")

    me.goes_to(f"/tables/{tables.over}/verify")
    me.sees("main .panel")
    yield Stop("verify")
