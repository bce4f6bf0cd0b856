"""Somebody who goes through a lesson on its page, and strays now and then."""

from __future__ import annotations

from tests.browser.looks import check_looks
from tests.browser.player import Json
from tests.browser.visitor import Visitor

# Nothing that can be pressed lies under the card, wherever one looks; nor does the question.
COVERED = """(which) => {
  const card = document.querySelector(which);
  const pressed = '[data-action].legal, [data-answer], .prompt, .answers';
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const mine = [...card.querySelectorAll('*'), card];
  for (const part of mine) part.style.setProperty('pointer-events', 'none', 'important');
  const found = new Set();
  for (let x = left + 2; x < right - 1; x += 5)
    for (let y = top + 2; y < bottom - 1; y += 5) {
      const below = document.elementFromPoint(x, y)?.closest(pressed);
      if (below) found.add(below.dataset.action ?? below.dataset.answer ?? below.className);
    }
  for (const part of mine) part.style.removeProperty('pointer-events');
  return [...found];
}"""
MISSING = """(lit) => lit.filter((symbol) => {
  const name = CSS.escape(symbol);
  const ways = ['symbol', 'action', 'answer', 'lesson'].map((kind) => `[data-${kind}="${name}"]`);
  return !document.querySelector(ways.join());
})"""
LOOKS = 60
STEADY = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def covered_by(me: Visitor, card: str = ".lesson-card:not(.hint)") -> list[str]:
    """What can be pressed and lies under a card."""
    found: list[str] = me.page.evaluate(COVERED, card)
    return found


class Learner:
    """Reads the cards of a lesson and does what they ask, but for a few answers of their own."""

    def __init__(self, visitor: Visitor, strays: int = 0) -> None:
        self.me, self.page = visitor, visitor.page
        self.strays = strays
        self.reactions: dict[str, str] = {}  # by step
        self.steps: list[str] = []
        self.pictures: str = ""  # a folder, to look at

    def learns(self, game: str, lesson: str = "first") -> None:
        self.me.comes_in()
        found = self.me.does(f"/api/games/{game}/lessons", lesson=lesson)
        self.me.goes_to(f"/tables/{found['table']['id']}")
        self.me.sees(".table-grid[data-state]")

    def reads(self) -> Json | None:
        """The card that is shown, when all has come to rest; None when the lesson is over."""
        self.me.waits(
            "a card", "document.querySelector('.lesson-card:not([hidden]), body:not(.learning) .table-grid')"
        )
        if not self.page.locator("body.learning").count():
            return None
        shown = int(self.page.locator(".table-grid").get_attribute("data-version") or 0)
        self.me.notices(lambda: self.me.heard.get("version", -1) >= shown)
        card: Json | None = self.me.heard.get("lesson")
        return card

    def goes_through(self) -> None:
        """To the end of the lesson."""
        while (card := self.reads()) is not None:
            self.page.evaluate(STEADY)
            self._looks_at(card)
            before = self.me.heard["version"]
            if not card.get("asked"):
                self.page.locator(".lesson-next").click()
            elif not self._strays(card):
                self.me.is_asked()
                self.me.gives(card["asked"], self.me.heard["version"])
            else:
                continue
            self.me.is_settled(before)
        self.me.check()

    def _looks_at(self, card: Json) -> None:
        if self.steps[-1:] != [card["id"]]:
            self.steps.append(card["id"])
            if self.pictures:
                self.page.screenshot(path=f"{self.pictures}/{card['number']:02}-{card['id']}.png")
            missing = self.page.evaluate(MISSING, card.get("lit", []))
            assert not missing, f"{card['id']} points at {missing}, which the board does not show"
            if card["number"] == 1 or card.get("last"):
                check_looks(self.me)
        for _ in range(LOOKS):  # which answers are final is said a moment later, and the question grows
            if not (covered := covered_by(self.me)):
                return
            self.page.evaluate(STEADY)
        raise AssertionError(f"the card {card['id']} lies on {covered}")

    def _strays(self, card: Json) -> bool:
        """Answer otherwise, if that is held back: a reason stands on the card, and nothing has changed."""
        if len(self.reactions) >= self.strays or card["id"] in self.reactions or len(self.steps) < 4:
            return False
        answers = [a for a in self.me.heard["question"]["answers"] if a.get("legal", True)]
        others = [a["action"] for a in answers if a["action"] != card["asked"] and not a.get("aside")]
        if not others:
            return False
        ready = self.me.is_asked()
        before, said = self.me.heard["version"], self._said()
        self.me.gives(others[0], ready["version"])
        self.me.version = ready["version"] - 1
        self.me.notices(lambda: self.me.heard["version"] > before or self._said() not in {"", said})
        if self._said() not in {"", said}:
            self.reactions[card["id"]] = self._said()
        return True

    def _said(self) -> str:
        found = self.page.locator(".lesson-said")
        return found.first.inner_text() if found.count() else ""
