"""The walk of one click: which files run between the pointer and the redraw, in a real house and browser.

`python -m docs.walk` prints them, in the order in which they are first met on either side of the line. A
number is that of the table in docs/architecture.md, which lists the files that hand the click on. It fails if
one of those did not run, or if one ran that the section does not name.
"""

from __future__ import annotations

import re
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from playwright.sync_api import Page, sync_playwright

import salon
from salon.server import app, finality, metrics
from salon.server.database import sqlite_url
from tests.browser import chromium
from tests.browser.conftest import QUIET
from tests.browser.visitor import House, Visitor
from tests.server.running import Server

SOURCES = str(Path(salon.__file__).parent) + "/"
ARCHITECTURE = Path(__file__).with_name("architecture.md")
ANSWERS = 20  # before the click: cards lie on the table by then
HOUR = 3600.0
STILL = 1000  # ms until nothing moves any more
CARD = "card."
LEGAL = f'[data-action^="{CARD}"].legal'


def section() -> str:
    """What the docs say of the walk."""
    return ARCHITECTURE.read_text("utf-8").split("## The walk of one click")[1].split("\n## ")[0]


def is_named(file: str) -> bool:
    """Whether the docs speak of it, or of its folder."""
    return f"`{file}`" in section() or f"`{Path(file).parent.as_posix()}`" in section()


def listed() -> dict[str, int]:
    """The files of the walk, with their numbers."""
    rows = re.findall(r"^\| (\d+) \| `([\w/.]+)` \|", section(), re.MULTILINE)
    return {file: int(number) for number, file in rows}


class Watch:
    """Which functions of the package run while it is open, in all threads that begin after it is set up."""

    def __init__(self) -> None:
        self.open = False
        self.met: dict[str, list[str]] = {}
        threading.setprofile(self._see)

    def _see(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if self.open and event == "call" and code.co_filename.startswith(SOURCES):
            called = self.met.setdefault(code.co_filename.removeprefix(SOURCES), [])
            if code.co_name not in called and not code.co_name.startswith("<"):
                called.append(code.co_name)


def click(page: Page, watch: Watch) -> dict[str, list[str]]:
    """Click the first answer on the board and wait for what comes of it; the scripts that ran meanwhile."""
    lens = page.context.new_cdp_session(page)
    lens.send("Profiler.enable")
    lens.send("Profiler.startPreciseCoverage", {"callCount": True})
    before = page.locator(".table-grid").get_attribute("data-version")
    page.locator(LEGAL).first.hover()
    page.wait_for_timeout(STILL)
    lens.send("Profiler.takePreciseCoverage")  # what ran until now does not count
    watch.open = True
    page.locator(LEGAL).first.click()
    page.locator(f'.table-grid:not([data-version="{before}"])').wait_for()
    watch.open = False
    return {
        script["url"].split("/", 5)[5]: ran  # after the host and the edition
        for script in lens.send("Profiler.takePreciseCoverage")["result"]
        if script["url"].startswith("http") and (ran := functions(script))
    }


def functions(script: dict[str, Any]) -> list[str]:
    """The named functions of a script that were called."""
    called = [one["functionName"] for one in script["functions"] if one["ranges"][0]["count"]]
    return [name for name in dict.fromkeys(called) if name]


def may_play(view: dict[str, Any]) -> bool:
    """Whether the question is which card of the hand to play."""
    return any(answer["action"].startswith(CARD) for answer in view["question"]["answers"])


def stop_the_clock() -> None:
    """What the house does now and then is no part of a click."""
    app.SWEEP_SECONDS = int(HOUR)
    finality.FINALS_SECONDS = metrics.LATE_SECONDS = HOUR


def main() -> int:
    path = chromium.find()
    if path is None:
        print("There is no Chromium here")
        return 0
    stop_the_clock()
    watch, walk = Watch(), listed()
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_url(Path(folder, "salon.db")), dev=True) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        with Visitor(browser, House(server.url, server.database), width=1920) as me:
            table = me.sits_at("court", "me", "me", answers=ANSWERS)
            while not may_play(me.asks(f"/api/tables/{table}/view")):
                me.hurries(table, 1)
            me.page.wait_for_timeout(STILL)
            scripts = click(me.page, watch)
        browser.close()
    for met in (scripts, watch.met):
        for file, called in met.items():
            print(f"{walk.get(file, ''):>3} {file}  {', '.join(called)}")
        print(f"{len(met)} files\n")
    idle = [file for file in walk if file not in scripts and file not in watch.met]
    print(f"{len(walk)} hand it on; of those, not met: {', '.join(idle) or 'none'}")
    strange = [file for file in (*scripts, *watch.met) if not is_named(file)]
    print(f"{len(scripts) + len(watch.met)} in all; not named in the docs: {', '.join(strange) or 'none'}")
    return int(bool(idle or strange))


if __name__ == "__main__":
    sys.exit(main())
