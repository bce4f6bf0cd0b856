"""Japanese lines end between words: never inside a word of katakana, nor before a closing mark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visitor import House, Visitor

# Every place where a line ends between two letters that belong together, where one line would hold them.
BROKEN = r"""
() => {
  const found = [];
  const room = (inside) => {
    let box = inside;
    while (getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const kana = /[\u30a1-\u30faー]/u, closing = /[、。，」』）：・]/u;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, text = node.data;
    const box = node.parentElement.closest('svg') ? null : node.parentElement;
    if (!box || !box.checkVisibility() || !/[\u3040-\u30ff]/u.test(text)) continue;
    const range = document.createRange();
    let before = null;
    for (let i = 0; i < text.length; i++) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const rect = range.getClientRects()[0];
      if (!rect || !rect.width) { before = null; continue; }
      const here = { top: rect.top, size: rect.height, letter: text[i] };
      if (before && here.top > before.top + before.size / 2) {
        const last = text.slice(0, i).match(/[\u30a1-\u30faー]*$/u)[0];
        const run = last + text.slice(i).match(/^[\u30a1-\u30faー]*[、。」）：・*]*/u)[0];
        const whole = document.createRange();
        whole.setStart(node, i - last.length);
        whole.setEnd(node, i - last.length + run.length);
        const needed = [...whole.getClientRects()].reduce((sum, part) => sum + part.width, 0);
        const fits = needed <= room(box);
        if (closing.test(here.letter) || (kana.test(before.letter) && kana.test(here.letter) && fits)) {
          found.push(`${text.slice(Math.max(0, i - 8), i)}|${text.slice(i, i + 8)} in ${box.className}`);
        }
      }
      before = here;
    }
  }
  return found;
}
"""


def broken(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BROKEN)
    return found


@pytest.mark.parametrize("width", [360, 1366])
def test_japanese_lines_end_between_words(browser: Browser, house: House, width: int) -> None:
    with Visitor(browser, house, language="ja", width=width) as me:
        me.page.goto("/")
        me.page.locator(".poster").first.wait_for()
        assert not broken(me.page)
        for game, others in (("court", 2), ("turmoil", 1), ("v1919", 2)):
            me.sits_at(game, "me", *["random"] * others)
            assert not broken(me.page), game
            me.page.keyboard.press("r")
            me.page.locator(".drawer-body > *").first.wait_for()
            assert not broken(me.page), game


def test_the_letters_that_belong_together_would_be_found(browser: Browser, house: House) -> None:
    with Visitor(browser, house, language="ja") as me:
        me.page.goto("/")
        me.page.evaluate(
            """() => {
              const line = document.createElement('p');
              Object.assign(line.style, { width: '7em', wordBreak: 'break-all', lineBreak: 'anywhere' });
              line.textContent = 'あああああコンスタント';
              document.body.replaceChildren(line);
            }"""
        )
        assert broken(me.page)
