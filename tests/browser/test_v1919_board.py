"""The drawn board of v1919: every answer is on it, it foretells, it stays still, and deals are made on it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from tests.browser.visitor import House

pytestmark = pytest.mark.slow

Json = dict[str, Any]
OPEN = """async seats => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  }).then(answer => answer.json());
  await post('/api/guest', {name: 'Ana', language: 'en'});
  return (await post('/api/tables', {game: 'v1919', seats: seats.map(kind => ({kind}))})).table.id;
}"""
SHOWN = "() => [...document.querySelectorAll('.v-board [data-action]')].map(e => e.dataset.action)"
CLICK = """action => document.querySelector(`.v-board [data-action="${action}"].legal`).click()"""
GHOSTS = """() => [...document.querySelectorAll('.v-ghost')].map(e => e.parentElement.dataset).map(
  d => d.cell ? ['unrest', ...d.cell.split(':')] : ['happiness', d.happy])"""


class Conference:
    """A page at a table of v1919, all seats of which are one's own."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.update: Json = {}
        self.troubles: list[str] = []
        page.on("console", lambda m: self.troubles.append(m.text) if m.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("websocket", self._overhear)

    def _overhear(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "update":
                self.update = said

        socket.on("framereceived", hear)

    def sits_down(self, url: str, seats: int) -> None:
        self.page.goto(url)
        table = self.page.evaluate(OPEN, ["me"] * seats)
        self.page.goto(f"{url}/tables/{table}")
        self.page.wait_for_selector(".v-board .legal", state="attached")

    @property
    def legal(self) -> list[str]:
        answers = self.update["question"]["answers"]
        return [answer["action"] for answer in answers if answer.get("legal", True)]

    def gives(self, action: str) -> None:
        before = self.update["version"]
        self.page.evaluate(CLICK, action)
        for _ in range(400):
            self.page.wait_for_timeout(15)
            self.page.evaluate(
                "() => document.querySelector('dialog[open] .primary')?.click()"
            )  # yes, I mean it
            if self.update["version"] > before and self.page.locator(".prompt.pending").count() == 0:
                return
        raise AssertionError(f"nothing comes of {action}")

    def plays(self, answers: int) -> None:
        for _ in range(answers):
            wanted = [action for action in self.legal if action != "verb.propose"]
            # Settling brings on most of what a board has to show.
            self.gives("verb.settle" if "verb.settle" in wanted else self.random.choice(wanted))

    def gives_first(self, *kinds: str) -> None:
        """Of each kind, one after the other, the first that is legal."""
        for kind in kinds:
            self.gives(next(action for action in self.legal if action.startswith(kind)))


@pytest.fixture
def conference(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Conference]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    here = Conference(context.new_page(), seed=19)
    here.sits_down(house.url, getattr(request, "param", 3))
    yield here
    assert not here.troubles
    context.close()


@pytest.mark.parametrize("conference", [1, 4], indirect=True)
def test_every_answer_is_on_the_board(conference: Conference) -> None:
    for _ in range(60):
        shown = set(conference.page.evaluate(SHOWN))
        assert {answer["action"] for answer in conference.update["question"]["answers"]} <= shown
        assert conference.page.locator("[data-answer]").count() == 0  # none is left to the bar
        conference.plays(1)


def test_an_option_pointed_at_shows_where_the_markers_would_lie(conference: Conference) -> None:
    conference.plays(25)
    seen = 0
    for shown in conference.update["view"]["table"]:
        rows = conference.page.locator(f'.v-table [data-issue="{shown["issue"] if shown else ""}"]')
        for number in range(rows.count()):
            rows.nth(number).hover()
            does, view = shown["does"][number], conference.update["view"]
            expected = [
                ["unrest", region, str(column)]
                for region, column in does.get("unrest", {}).items()
                if column != view["regions"][region]["unrest"]
            ] + [
                ["happiness", str(value)]
                for nation, value in does.get("happiness", {}).items()
                if value != view["nations"][nation]["happiness"]
            ]
            assert sorted(conference.page.evaluate(GHOSTS)) == sorted(expected)
            seen += 1
    assert seen
    conference.page.mouse.move(2, 2)
    assert conference.page.locator(".v-ghost").count() == 0


def test_what_stays_is_left_where_it_is(conference: Conference) -> None:
    conference.plays(3)
    mark = "() => { for (const e of document.querySelectorAll('.v-regions td, .v-power')) e.kept = true }"
    kept = "() => [...document.querySelectorAll('.v-regions td, .v-power')].every(e => e.kept)"
    conference.page.evaluate(mark)
    conference.plays(12)
    assert conference.page.evaluate(kept)


def test_a_deal_is_made_in_its_dialog_and_shown_while_it_binds(conference: Conference) -> None:
    conference.gives_first("nation.", "nation.", "verb.propose", "nation.", "verb.term_not_place", "issue.")
    dialog = conference.page.locator(".v-deal")
    assert dialog.locator(".v-terms li").count() == 1
    conference.gives("verb.offer")
    assert dialog.locator('[data-action="verb.accept"]').count() == 1
    assert dialog.locator('[data-do="counter"]').count() == 1
    conference.gives("verb.accept")
    assert dialog.count() == 0
    assert conference.page.locator(".v-bound li").count() == 1
