"""Pictures of every scene of a real house, into docs/img/all; those that are kept go into docs/img too, and
docs/gallery.md shows them: `make pictures`.

With words, only of the scenes whose names contain one of them: `python -m docs.img.make_pages v1919-deal`.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from docs.img.gallery import (
    ALL,
    GALLERY,
    IMG,
    LANGUAGES,
    LIGHTS,
    WIDTHS,
    Picture,
    gallery,
    kept,
    names,
)
from salon.server.database import sqlite_url
from tests.browser import chromium
from tests.browser.conftest import QUIET
from tests.browser.scenes import SCENES, show
from tests.browser.tour import TOKEN, lay_tables, tour
from tests.browser.visitor import House, Visitor
from tests.server.running import Server

WALKS = [(language, width) for language in LANGUAGES for width in WIDTHS]
# Those that are kept must stay small: by width, the scale of a picture and its quality.
SHARPNESS = {360: (1.0, 25), 1024: (0.75, 20), 1920: (0.5, 20)}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MARKED = 300  # ms until the server has said which answers cannot be taken back


def main(*wanted: str) -> None:
    path = chromium.find()
    if path is None:
        print("No pictures of the pages: there is no Chromium here")
        return
    scenes = {name for name in names() if any(word in name for word in wanted or ("",))}
    for old in () if wanted else [*ALL.glob("*.webp"), *IMG.glob("*.webp")]:
        old.unlink()
    ALL.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_url(Path(folder, "salon.db")), host_token=TOKEN) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        house = House(server.url, server.database)
        take_pages(browser, house, scenes - SCENES.keys())
        take_boards(browser, house, scenes & SCENES.keys())
        browser.close()
    for one in (one for scene in scenes for one in kept(scene)):
        shutil.copyfile(ALL / one.file, IMG / one.file)
    GALLERY.write_text(gallery(), "utf-8")


def take_pages(browser: Browser, house: House, wanted: set[str]) -> None:
    with Visitor(browser, house) as me:
        tables, memory = lay_tables(me, house), me.context.storage_state()
    for language, width in WALKS if wanted else ():
        with Visitor(browser, house, language=language, width=width, memory=memory) as me:
            for stop in tour(me, tables):
                if stop.name in wanted:
                    me.page.locator(stop.part).first.evaluate("e => e.scrollIntoView()")
                    take(me, stop.name)


def take_boards(browser: Browser, house: House, wanted: set[str]) -> None:
    for language, width in WALKS if wanted else ():
        with Visitor(browser, house, language=language, width=width) as me:
            for scene in sorted(wanted):
                show(me, house, scene)
                take(me, scene)


def take(me: Visitor, scene: str) -> None:
    """What is on the screen, in both lights."""
    assert me.page.viewport_size is not None
    width, height = me.page.viewport_size["width"], me.page.viewport_size["height"]
    scale, quality = SHARPNESS[width]
    clip = {"x": 0, "y": me.page.evaluate("scrollY"), "width": width, "height": height, "scale": scale}
    me.page.wait_for_timeout(MARKED)
    lens = me.context.new_cdp_session(me.page)
    for light in LIGHTS:
        me.page.emulate_media(color_scheme=light)
        me.page.evaluate(DRAWN)
        shot = lens.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
        file = ALL / Picture(scene, me.language, width, light).file
        file.write_bytes(base64.b64decode(shot["data"]))
    lens.detach()
    me.page.emulate_media(color_scheme="light")


if __name__ == "__main__":
    main(*sys.argv[1:])
