"""A walk through the house: every page, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.browser.visitor import Visitor

TOKEN = "for the host"


class Tables(NamedTuple):
    """The tables that a walk stops at: each game in mid-course, and one that is over."""

    court: str
    turmoil: str
    v1919: str
    over: str


def lay_tables(me: Visitor) -> Tables:
    """Play until there is something to see at each table."""
    me.comes_in()
    court = me.opens("court", "me", "random", "random")
    turmoil = me.opens("turmoil", "me", "random")
    v1919 = me.opens("v1919", "me", "random", "random")
    over = me.opens("court", "me", "random", "random")
    me.hurries(court, 24)
    me.hurries(turmoil, 24)
    me.hurries(v1919, 40)
    me.hurries(over, 12)
    me.does(f"/api/tables/{over}/resign")
    return Tables(court, turmoil, v1919, over)


def tour(me: Visitor, tables: Tables) -> Iterator[str]:
    """Bring the page to each of its faces, and say which it shows."""
    page = me.page
    me.knows_the_house()
    for name, address, sight in (
        ("front", "/", ".mytables"),
        ("tables", "/tables", ".rows"),
        ("new-court", "/new/court", ".newtable"),
        ("new-turmoil", "/new/turmoil", ".newtable"),
        ("new-v1919", "/new/v1919", ".newtable"),
        ("account", "/account", ".twocol .panel"),
        ("no-page", "/nowhere", ".lone"),
    ):
        me.goes_to(address)
        me.sees(sight)
        yield name

    me.goes_to("/host")
    page.fill("input[type=password]", TOKEN)
    page.click("form .primary")
    me.sees("main dd")
    yield "host"

    for game in ("court", "turmoil", "v1919"):
        me.goes_to(f"/tables/{getattr(tables, game)}")
        me.sees(".prompt.mine")
        yield game

    page.keyboard.press("r")
    me.sees(".drawer .clause")
    yield "rules"
    page.keyboard.press("Escape")

    page.keyboard.press("?")
    me.sees("dialog[open]")
    yield "help"
    page.keyboard.press("Escape")

    page.locator(".about").first.click()
    me.sees("dialog[open] .card-text")
    yield "card"
    page.keyboard.press("Escape")

    me.goes_to(f"/tables/{tables.court}#learn")
    me.sees(".lesson h2")
    yield "learn"

    me.goes_to(f"/tables/{tables.over}")
    me.sees(".results .chart")
    yield "results"
    page.keyboard.press("ArrowLeft")
    me.sees(".prompt.past")
    yield "past"
