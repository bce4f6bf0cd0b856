"""Pictures of every page of a real house, into build/pictures: `make pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from salon.server.database import sqlite_url
from tests.browser import chromium
from tests.browser.conftest import QUIET
from tests.browser.tour import TOKEN, lay_tables, tour
from tests.browser.visitor import House, Visitor
from tests.server.running import Server

PICTURES = Path(__file__).parents[2] / "build" / "pictures"
WALKS = [
    ("en", 360, False),
    ("en", 1024, False),
    ("en", 1920, False),
    ("en", 360, True),
    ("en", 1024, True),
    ("es", 360, False),
    ("es", 1024, False),
    ("ja", 360, False),
    ("ja", 1024, False),
]


def main() -> None:
    path = chromium.find()
    if path is None:
        print("No pictures of the pages: there is no Chromium here")
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_url(Path(folder, "salon.db")), host_token=TOKEN) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        house = House(server.url)
        with Visitor(browser, house) as me:
            tables, memory = lay_tables(me), me.context.storage_state()
        for language, width, dark in WALKS:
            light = "dark" if dark else "light"
            with Visitor(browser, house, language=language, width=width, dark=dark, memory=memory) as me:
                for stop in tour(me, tables):
                    me.page.screenshot(path=PICTURES / f"{stop.name}-{language}-{width}-{light}.png")
        browser.close()


if __name__ == "__main__":
    main()
