"""`python -m benchmarks.idle`: what a board costs the machine while nobody touches it.

A table at which it is my turn, with motion as most people have it; the processor time that Chromium's
processes take in ten seconds, beside that of an empty page.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from benchmarks.pages import GAMES, QUIET, SCREEN, TABLE, browser, opened
from benchmarks.serving import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

SETTLE = 12_000  # ms: what a question does to be seen is over by then
QUESTION = ".table-grid[data-state='mine'], .board-root [data-action].legal"


@dataclass(frozen=True)
class Idle:
    """Processor time of all of Chromium, as part of one core."""

    page: str
    cores: float
    animations: int  # that still run


def measure(chromium: Browser, url: str, game: str, seconds: float) -> Idle:
    """A table in a game, or an empty page if it is none."""
    lens = chromium.new_browser_cdp_session()
    with chromium.new_context(base_url=url, viewport=SCREEN, reduced_motion="no-preference") as context:
        page = context.new_page()
        if game:
            page.goto(opened(context, game))
            page.locator(TABLE).wait_for()
            page.locator(QUESTION).first.wait_for()
        page.wait_for_timeout(SETTLE)
        running = "document.getAnimations().filter((one) => one.playState === 'running').length"
        animations: int = page.evaluate(running)
        before = _spent(lens)
        page.wait_for_timeout(seconds * 1000)
        spent = _spent(lens) - before
    lens.detach()
    return Idle(game or "empty page", spent / seconds, animations)


def _spent(lens: CDPSession) -> float:
    """Seconds of processor time of the browser, its pages and what draws them."""
    found = lens.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(process["cpuTime"]) for process in found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.idle", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of watching (default: %(default)g)")
    args = parser.parse_args()
    path = browser()
    if path is None:
        sys.exit("There is no Playwright or no Chromium here")
    from playwright.sync_api import sync_playwright

    with TemporaryDirectory() as folder, server(folder) as found, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        print(f"{'idle':<12}  {'cores':>6}  {'animations':>10}")
        for game in ("", *GAMES):
            idle = measure(chromium, found.url, game, args.seconds)
            print(f"{idle.page:<12}  {idle.cores:>6.3f}  {idle.animations:>10}", flush=True)
        chromium.close()


if __name__ == "__main__":
    main()
