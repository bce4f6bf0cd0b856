"""The icons of the house as an application, drawn from its own: `python -m docs.img.make_icons`.

`icon-whole` has no edge of its own: systems that cut icons into their own shape cut it. `icon-badge` is the
small white mark that stands in a bar of notices.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import chromium

WEB = Path(__file__).parents[2] / "src" / "salon" / "web"
PAPER = "#efe5cf"


def draw(page: Page, name: str, size: int, drawing: str, ground: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    style = "margin:0;width:100vw;height:100vh;display:grid;place-items:center"
    page.set_content(f'<body style="{style};background:{ground}">{drawing}</body>')
    page.screenshot(path=WEB / f"{name}.png", omit_background=True)


def main() -> None:
    icon = (WEB / "favicon.svg").read_text("utf-8")
    letter = re.search(r'<path d="([^"]+)"', icon)
    assert letter is not None
    sized = icon.replace("<svg ", '<svg width="100%" height="100%" ')
    inner = icon.replace("<svg ", '<svg width="76%" height="76%" ')
    mark = (
        '<svg width="100%" height="100%" viewBox="8 8 32 32"><path fill="none" stroke="#fff" '
        f'stroke-width="4" stroke-linecap="round" d="{letter[1]}"/></svg>'
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        page = browser.new_page()
        draw(page, "icon-192", 192, sized, "transparent")
        draw(page, "icon-512", 512, sized, "transparent")
        draw(page, "icon-whole", 512, inner, PAPER)
        draw(page, "icon-badge", 96, mark, "transparent")
        browser.close()


if __name__ == "__main__":
    main()
