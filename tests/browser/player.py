"""Somebody who plays any game through its page, as a person does: by mouse, or with the keyboard alone."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, Request, WebSocket

Json = dict[str, Any]
Hand = Literal["mouse", "keys"]

EYES = Path(__file__).with_name("eyes.js")
PATIENCE = 30_000  # ms; the machine may be busy
ASIDES = 2  # answers a player gives in a game that do not bring it on, such as offers of deals
STOPS = 300  # presses of Tab, or moves of the mouse, after which an answer counts as out of reach


class OutOfReach(AssertionError):
    """The page offers an answer that cannot be given."""


class Player:
    """Plays at the page's table. The same seed gives the same game where chance and bots allow it.

    Every legal answer of the server must be on the page, and whatever the page complains of is an error.
    """

    def __init__(self, page: Page, seed: int = 0, hand: Hand = "mouse") -> None:
        self.page = page
        self.hand = hand
        self.random = random.Random(seed)
        self.version = -1  # up to which everything has been answered
        self.given: list[tuple[int, str]] = []
        self.asides = 0
        self.heard: Json = {}
        self.troubles: list[str] = []
        self._listen()

    # -- what must not happen --------------------------------------------------------------------

    def _listen(self) -> None:
        page, trouble = self.page, self.troubles.append
        # This player answers everything: the page is to answer nothing by itself meanwhile.
        page.add_init_script("localStorage.setItem('salon.ask-only', '1')")
        page.on(
            "console",
            lambda said: trouble(f"{said.type}: {said.text}") if said.type in {"error", "warning"} else None,
        )
        page.on("pageerror", lambda error: trouble(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on(
            "response",
            lambda found: trouble(f"{found.status}: {found.url}") if found.status >= 400 else None,
        )
        page.on("websocket", self._overhear)

    def _failed(self, asked: Request) -> None:
        if asked.failure != "net::ERR_ABORTED":  # by going to another page
            self.troubles.append(f"failed: {asked.url} {asked.failure}")

    def _overhear(self, socket: WebSocket) -> None:
        def hear(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "update" and said["version"] >= self.heard.get("version", -1):
                self.heard = said
            elif said["type"] == "refused" and not said.get("held"):  # a lesson says why, on its card
                self.troubles.append(f"refused: {said['title']}")

        socket.on("framereceived", hear)

    def check(self) -> None:
        """Nothing went wrong so far."""
        assert not self.troubles, "\n".join(self.troubles)

    # -- looking -----------------------------------------------------------------------------------

    def goes_to(self, address: str) -> None:
        self.page.goto(address)
        self.sees("#main > *")

    def waits(self, what: str, condition: str, argument: object = None) -> Any:
        """Wait until a condition in the page holds, and give its value."""
        wait = "([what, argument, patience]) => eyes.until(what, () => CONDITION, patience)"
        return self.page.evaluate(wait.replace("CONDITION", condition), [what, argument, PATIENCE])

    def notices(self, something: Callable[[], bool]) -> None:
        """Wait until what the browser reports makes something so."""
        end = time.monotonic() + PATIENCE / 1000
        while not something():
            assert time.monotonic() < end, "nothing is to be noticed"
            self.page.wait_for_timeout(10)

    def sees(self, selector: str) -> Locator:
        """Wait until this is on the screen."""
        found = self.page.locator(selector).first
        found.wait_for(timeout=PATIENCE)
        return found

    # -- playing -----------------------------------------------------------------------------------

    def is_asked(self) -> Json:
        """Wait until there is something to answer, or the game is over."""
        ready: Json = self.waits("a question", "eyes.ready(argument)", self.version)
        if "dialog" in ready:
            self._confirm()
            ready = self.waits("a question", "eyes.ready(argument)", self.version)
        assert "dialog" not in ready, f"in the way: {ready['dialog']}"
        # The browser may show what was said before it tells us of it.
        self.notices(lambda: self.heard.get("version", -1) >= ready["version"])
        return ready

    def is_asked_now(self) -> bool:
        """Whether there is something to answer at this moment."""
        ready = self.page.evaluate("version => eyes.ready(version)", self.version)
        if ready and "dialog" in ready:  # this is about the last answer: afterwards it may be another's turn
            if self.page.locator("dialog .confirm-how select").count():  # it may be closing
                self._confirm()
            return False
        return bool(ready) and not ready["over"]

    def is_over(self) -> bool:
        return bool(self.page.locator(".table-grid[data-state=over]").count())

    def is_settled(self, version: int | None = None) -> None:
        """Wait until the last answer has been taken, or that of a version."""
        taken = "Number(document.querySelector('.table-grid').dataset.version) > argument"
        self.waits("the answer is taken", taken, self.version if version is None else version)

    def step(self) -> bool:
        """Give one answer; false if the game is over."""
        ready = self.is_asked()
        self.check()
        if ready["over"]:
            return False
        self.gives(self._choose(ready), ready["version"])
        return True

    def gives(self, action: str, version: int) -> None:
        """Give this answer to the question of a version, unless the table has moved on."""
        try:
            if self.hand == "mouse":
                self._click(action)
            else:
                self._press(action)
        except OutOfReach:
            # While one may say something aside, the others play on, and the question is gone.
            now = self.page.locator(".table-grid").get_attribute("data-version")
            if now == str(version):
                raise
            return
        self.given.append((version, action))
        self.version = version

    def plays(self, until: Callable[[], bool] = lambda: False, answers: int = 2000) -> None:
        """Go on to the end, or until something is so, or for so many answers."""
        while answers and not until() and self.step():
            answers -= 1
        self.check()

    def _choose(self, ready: Json) -> str:
        shown: list[str] = ready["answers"]
        if self.heard.get("version") != ready["version"]:
            return self.random.choice(shown)
        answers = [a for a in self.heard["question"]["answers"] if a.get("legal", True)]
        missing = {a["action"] for a in answers} - set(shown)
        assert not missing, f"The page does not offer {sorted(missing)}"
        on: list[str] = [a["action"] for a in answers if not a.get("aside")]
        aside: list[str] = [a["action"] for a in answers if a.get("aside")]
        if aside and (not on or (self.asides < ASIDES and self.random.random() < 0.1)):
            self.asides += 1
            return self.random.choice(aside)
        return self.random.choice(on)

    def _click(self, action: str) -> None:
        """Point at the answer, look whether it is still there, and click."""
        mouse, at = self.page.mouse, None
        for _ in range(STOPS):
            before, at = at, self.page.evaluate("([action, at]) => eyes.point(action, at)", [action, at])
            if not at:
                break
            if at == before:
                mouse.down()
                mouse.up()
                return
            mouse.move(at["x"], at["y"])
            if at["first"]:
                mouse.down()
                mouse.up()
                at = None
        raise OutOfReach(f"No click reaches {action}")

    def _press(self, action: str) -> None:
        keyboard = self.page.keyboard
        for _ in range(4):
            away = self.page.evaluate("action => eyes.distance(action)", action)
            for _ in range(min(abs(away), STOPS)):
                keyboard.press("Tab" if away > 0 else "Shift+Tab")
            if self.page.evaluate("eyes.focused()") == action:
                keyboard.press("Enter")
                return
        raise OutOfReach(f"The keyboard does not come to {action}")

    def agrees(self) -> None:
        """If the page asks whether an answer is meant: yes."""
        sent = "document.querySelector('dialog[open]') || !document.querySelector('.weighing')"
        self.waits("it is sent, or asked about", f"Boolean({sent})")
        if self.page.locator("dialog[open]").count():
            self._confirm()

    def _confirm(self) -> None:
        """The page asks whether an answer is meant: yes, and it shall ask no more."""
        self.sees("dialog .confirm-how select")
        if self.hand == "mouse":
            self.page.locator("dialog .confirm-how select").select_option("never")
            self.page.locator("dialog .primary").click()
        else:
            self.page.keyboard.press("Shift+Tab")
            self.page.keyboard.press("Shift+Tab")
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
