"""The drawn board of v1919: every answer is on it, it foretells, it stays still."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.scenes import show
from tests.browser.test_recap import KINDS, at_my_turn
from tests.browser.visitor import House, Visit, Visitor

SHOWN = """[...document.querySelectorAll(':is(.v-board, .v-hand) [data-action]')].map(
  (e) => e.dataset.action)"""
OPEN = """!document.querySelector('.v-over') &&
  [...document.querySelectorAll('.v-table .v-option')].some((e) => e.getClientRects().length)"""
# In sight: on the tracks, or beside the numbers where the tracks are folded.
GHOSTS = """[...document.querySelectorAll('.v-ghost')].filter((e) => e.getClientRects().length).map((e) => {
  const { cell, mini, happy } = e.parentElement.dataset;
  const then = e.textContent.replace('→', '');
  return cell ? ['unrest', ...cell.split(':')] : mini ? ['unrest', mini, then] : ['happiness', happy ?? then];
})"""

# Events of which neither all is in sight nor three whole lines: the rest is a press away.
HALF = """() => [...document.querySelectorAll('.v-event')].filter((card) => {
  const lines = 3 * parseFloat(getComputedStyle(card).lineHeight);
  return card.scrollHeight > card.clientHeight + 1 && card.clientHeight < lines;
}).map((card) => `${card.dataset.key}: ${card.clientHeight} of ${card.scrollHeight} px`)"""
# What stands beyond the edges of its answer.
SPILT = """() => [...document.querySelectorAll('.v-docket > .v-chip')].flatMap((chip) => {
  const edge = chip.getBoundingClientRect();
  return [...chip.querySelectorAll('svg, b, small, .v-cube')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width && (box.left < edge.left || box.right > edge.right);
  }).map((part) => `${chip.textContent}: ${part.outerHTML}`);
})"""
CUT_OFF = """() => [...document.querySelectorAll('.mark-change:not([hidden])')].filter((mark) =>
  mark.getBoundingClientRect().top < document.querySelector('.hall').getBoundingClientRect().top).length"""


@pytest.fixture
def me(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    """At a table all seats of which are one's own."""
    found: Visitor = visit(width=1920, seed=19)
    found.sits_at("v1919", *["me"] * getattr(request, "param", 3))
    return found


def legal(me: Visitor) -> list[str]:
    me.is_asked()
    answers = me.heard["question"]["answers"]
    return [a["action"] for a in answers if a.get("legal", True) and not a.get("aside")]


def give(me: Visitor, *actions: str) -> None:
    """Give answers, one after the other: for part of a name the first that is legal."""
    for action in actions:
        chosen = next(found for found in legal(me) if found.startswith(action))
        me.gives(chosen, me.heard["version"])
    me.is_asked()


def go_on(me: Visitor, answers: int) -> None:
    """Settle when it can be done: that brings on most of what a board has to show."""
    for _ in range(answers):
        wanted = legal(me)
        give(me, "verb.settle" if "verb.settle" in wanted else me.random.choice(wanted))


@pytest.mark.parametrize("me", [1, 4], indirect=True)
def test_every_answer_is_on_the_board(me: Visitor) -> None:
    for _ in range(40):
        me.is_asked()
        shown = set(me.page.evaluate(SHOWN))
        assert {answer["action"] for answer in me.heard["question"]["answers"]} <= shown
        assert me.page.locator("[data-answer]").count() == 0  # none is left to the bar
        go_on(me, 1)


def test_a_space_pointed_at_shows_what_a_disc_would_bring(me: Visitor) -> None:
    while "verb.deploy" not in legal(me):
        go_on(me, 1)
    give(me, "verb.deploy")
    if not legal(me)[0].startswith("space."):
        give(me, "disc.")
    for space in legal(me)[:8]:
        _, region, column = space.split(".")
        me.page.locator(f'[data-cell="{region}:{column}"]').hover()
        told = {fact["kind"]: fact for fact in me.heard["view"]["forecast"][space]["facts"][::-1]}
        words = me.page.locator("#v-if").inner_text()
        deploy, before = told["deploy"], me.heard["view"]["regions"][region]["unrest"]
        assert (f"{before} → {deploy['unrest']}" in words) == (deploy["unrest"] < before)
        if "happiness" in told:
            assert f"→ {told['happiness']['happiness']}" in words
        assert me.page.locator(".v-ghost.v-unit").count() == 1


def shows(me: Visitor, ghosts: list[list[str]]) -> bool:
    found: list[list[str]] = me.page.evaluate(GHOSTS)
    return sorted(found) == ghosts


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 657), (1024, 768)])
def test_an_option_pointed_at_shows_where_the_markers_would_lie(me: Visitor, size: tuple[int, int]) -> None:
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    go_on(me, 25)
    while not me.page.evaluate(OPEN):
        go_on(me, 1)  # a question about the world, or cards drawn: they lie in place of the Issues
    seen = 0
    for shown in me.heard["view"]["table"]:
        rows = me.page.locator(f'.v-table .v-option[data-issue="{shown["issue"] if shown else ""}"]')
        for number in range(rows.count()):
            if not rows.nth(number).is_visible():
                continue  # where Issues are rows one of them stands open
            rows.nth(number).hover()
            does, view = shown["does"][number], me.heard["view"]
            expected = [
                ["unrest", region, str(column)]
                for region, column in does.get("unrest", {}).items()
                if column != view["regions"][region]["unrest"]
            ] + [
                ["happiness", str(value)]
                for nation, value in does.get("happiness", {}).items()
                if value != view["nations"][nation]["happiness"]
            ]
            me.notices(partial(shows, me, sorted(expected)))
            seen += 1
    assert seen
    me.page.mouse.move(2, 2)
    assert me.page.locator(".v-ghost").count() == 0


def test_what_stays_is_left_where_it_is(me: Visitor) -> None:
    go_on(me, 3)
    mark = "() => { for (const e of document.querySelectorAll('.v-regions td, .v-power')) e.kept = true }"
    kept = "() => [...document.querySelectorAll('.v-regions td, .v-power')].every(e => e.kept)"
    me.page.evaluate(mark)
    go_on(me, 12)
    assert me.page.evaluate(kept)


@pytest.mark.parametrize("scene", ["v1919", "v1919-deal"])
def test_events_show_whole_lines(visit: Visit, house: House, scene: str) -> None:
    """On a laptop, in the longest language; also while a deal takes half of the screen."""
    me = visit(language="es", width=1366)
    show(me, house, scene)
    assert me.page.evaluate(HALF) == []


def test_on_a_phone_questions_and_answers_have_room(visit: Visit, house: House) -> None:
    me = visit(language="ja", width=360)
    show(me, house, "v1919-cubes")
    assert me.page.evaluate(SPILT) == []
    ask = me.sees(".prompt .ask").bounding_box()
    assert ask is not None
    assert ask["width"] > 200


def test_marks_of_the_powers_are_whole_on_a_phone(visit: Visit, house: House) -> None:
    me = visit(language="ja", width=360, motion=True)
    at_my_turn(me, house, KINDS["v1919"])
    me.sees(".recap")
    assert me.page.locator(".mark-change:not([hidden])").count()
    assert me.page.evaluate(CUT_OFF) == 0
