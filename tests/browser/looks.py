"""What must be so on every page, whatever it shows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tests.browser.player import Json
from tests.browser.visitor import Visitor

COLOURS = ["color-contrast"]
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AXE = """([part, tags]) => axe.run({ include: [part], exclude: ['.sprite'] }, {
  runOnly: tags, resultTypes: ['violations'], preload: false, iframes: false,
})"""

# Every text that is on the screen or read out, one a line.
TEXTS = """() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // The names of clauses stand in the rules and where they are cited.
    if (parent.closest('code, kbd, noscript, .cl, .langs') || !parent.checkVisibility()) continue;
    found.add(walker.currentNode.data.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest('.langs')) found.add(element.getAttribute(name).trim());
  return [...found];
}"""

# The name of a message or of a thing instead of its words, or an argument that nobody filled in.
BARE = re.compile(r"[a-z]+([._-][a-z0-9]+)+|.*\{\w+\}.*|.*\b(undefined|NaN|null)\b.*|\[object.*")

# Reaching beyond the right edge: what makes the page scroll sideways.
TOO_WIDE = """() => {
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over <= 0) return null;
  const isOut = (element) => element.getBoundingClientRect().right > innerWidth + 1;
  const out = [...document.querySelectorAll('body *')].filter(isOut).slice(0, 4);
  return `${over} px: ` + out.map((e) => `${e.tagName} ${e.getAttribute('class') ?? ''}`).join(', ');
}"""


@cache
def axe() -> str:
    """The source of axe-core, which comes with its Python package."""
    found = find_spec("axe_playwright_python")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).with_name("axe.min.js").read_text("utf-8")


def barriers(me: Visitor, part: str = "html", rules: Sequence[str] = RULES) -> list[str]:
    """What axe-core finds in a part of the page that shuts somebody out."""
    page = me.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found: Json = page.evaluate(AXE, [part, rules])
    return [
        f"{one['id']} ({one['help']}): {', '.join(node['html'][:160] for node in one['nodes'][:3])}"
        for one in found["violations"]
    ]


def texts(me: Visitor) -> list[str]:
    """All that the page says."""
    found: list[str] = me.page.evaluate(TEXTS)
    return found


def strange_words(me: Visitor) -> list[str]:
    """Texts that are not words."""
    return [f"no words: {text}" for text in texts(me) if BARE.fullmatch(text)]


def too_wide(me: Visitor) -> list[str]:
    """What makes the page scroll sideways."""
    found = me.page.evaluate(TOO_WIDE)
    return [f"too wide: {found}"] if found else []


def missing_emblems(me: Visitor) -> list[str]:
    """Emblems that are named and not drawn anywhere."""
    script = "[...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))"
    named: set[str] = set(me.page.evaluate(script))
    return [f"no emblem {id}" for id in sorted(named) if not me.page.locator(id).count()]


def check_looks(me: Visitor) -> None:
    """The page shuts nobody out, says all in words, draws all emblems, and does not scroll sideways."""
    me.page.evaluate("scrollTo(0, 0)")  # what scrolls may lie half under the prompt, as anywhere
    found = barriers(me) + strange_words(me) + too_wide(me) + missing_emblems(me)
    assert not found, "\n".join(found)
