"""The drawn board of v1919: every answer is on it, it foretells, it stays still."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.visitor import Visit, Visitor

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
