"""The page in Chromium: its weight, how long a board takes to draw itself anew, how large an update is."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from benchmarks.load import Heard, Line, Match, Message, Person, connect, open_table
from benchmarks.serving import Server, server
from benchmarks.weight import load

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

REDRAW = Path(__file__).with_name("redraw.js")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
SCREEN: ViewportSize = {"width": 1440, "height": 900}
TABLE = ".table-grid[data-state]"
WARM_UP = 20  # redraws
REDRAWS = 200
GAMES: dict[str, dict[str, object]] = {"court": {"marquis": False}, "turmoil": {}, "v1919": {"deals": False}}
LONGEST = 60.0  # seconds of a game whose updates are weighed
LATER = 60  # answers in which a board is drawn: step by step, and from the first position to the last

# In place of a board the page gets one that draws as it does, and lets itself be watched. With a question it
# also says how long all of an update took: the board with what can be chosen, prompt, answers, log.
WATCHED = """
import * as board from './board.js?drawn';
export * from './board.js?drawn';
const asked = [];
export function draw(root, table) {
  window.watched = { root, table, draw: board.draw, asked };
  const start = performance.now();
  const scene = board.draw(root, table);
  const laidOut = () => document.body.offsetHeight && performance.now() - start;
  if (table.question) queueMicrotask(() => asked.push(laidOut()));
  return scene;
}
"""


@dataclass(frozen=True)
class Redraw:
    """How long a drawing takes, with the layout that follows from it."""

    what: str
    best_ms: float
    p50_ms: float
    p99_ms: float
    redraws: int


@dataclass(frozen=True)
class Updates:
    """What a player is sent in a game, update by update."""

    game: str
    p50_bytes: float
    p95_bytes: float
    updates: int


@dataclass(frozen=True)
class Weight:
    """What a page costs one who was never here, and what the next time."""

    page: str
    requests: int
    bytes: int
    again: int  # bytes


@dataclass(frozen=True)
class Pages:
    """What one run found out; without a browser there are only the updates."""

    weights: list[Weight]
    redraws: list[Redraw]
    updates: list[Updates]


def run(tell: Callable[[str], None]) -> Pages:
    """Measure all, with one server."""
    with TemporaryDirectory() as folder, server(folder) as found:
        updates = []
        for game, options in GAMES.items():
            tell(f"pages: the updates of a game of {game}")
            updates.append(weigh(found, game, options))
        path = browser()
        if path is None:
            tell("pages: no Playwright or no Chromium, so no page is loaded and no board drawn")
            return Pages([], [], updates)
        from playwright.sync_api import sync_playwright

        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
            weights = [weight(chromium, found, page, tell) for page in ("front", *GAMES)]
            redraws = [each for game in GAMES for each in redraw(chromium, found, game, tell)]
            chromium.close()
        return Pages(weights, redraws, updates)


def weight(chromium: Browser, found: Server, page: str, tell: Callable[[str], None]) -> Weight:
    """The front page, or a table of a game to which one comes by a link."""
    tell(f"pages: the weight of {page}")
    with chromium.new_context(base_url=found.url, locale="en") as context:
        path, there = ("/", ".poster img") if page == "front" else (opened(context, page), TABLE)
        first, second = (load(context.new_page(), path, there) for _ in range(2))
    return Weight(page, first.requests, first.bytes, second.bytes)


def opened(context: BrowserContext, game: str) -> str:
    """The address of a new table against a bot."""
    context.request.post("/api/guest", data={"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = context.request.post("/api/tables", data={"game": game, "seats": seats}).json()
    return f"/tables/{made['table']['id']}"


def weigh(found: Server, game: str, options: dict[str, object]) -> Updates:
    """Two play a random game; the first message, which brings the whole log, is no update."""
    sizes: list[int] = []
    people = (Person(found.url, "Ana"), Person(found.url, "Ben"))
    table = open_table(*people, game, options)

    async def play() -> None:
        match = Match(1, Heard())

        def hear(line: Line, message: Message, size: int) -> None:
            if match.going and message.type == "update":
                sizes.append(size)
            match.hear(line, message, size)

        match.lines = [await connect(found.port, table, person, hear) for person in people]
        await asyncio.sleep(0.5)
        match.going = True
        match.answer()
        async with asyncio.timeout(LONGEST):
            await match.over.wait()
        for line in match.lines:
            line.transport.close()

    asyncio.run(play())
    return Updates(game, median(sizes), quantiles(sizes, n=20)[18], len(sizes))


def browser() -> str | None:
    """Where Chromium is, if it and Playwright are here."""
    if find_spec("playwright") is None:
        return None
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def redraw(chromium: Browser, found: Server, game: str, tell: Callable[[str], None]) -> list[Redraw]:
    """A board through a part of a game, and at once from its beginning to its end."""
    tell(f"pages: the board of {game}, drawn {REDRAWS} times")
    with chromium.new_context(base_url=found.url, viewport=SCREEN, reduced_motion="reduce") as context:
        parts = draw(context.new_page(), game)
    return [_redraw(what, times) for what, times in parts.items()]


def draw(page: Page, game: str) -> dict[str, list[float]]:
    """Milliseconds of each redraw, by what is drawn."""
    address = f"**/games/{game}/board/board.js"
    page.route(address, lambda route: route.fulfill(body=WATCHED, content_type="text/javascript"))
    ask = page.context.request
    table = opened(page.context, game)
    path = f"/api{table}"
    page.goto(table)
    page.locator(TABLE).wait_for()
    view = ask.get(f"{path}/view").json()
    views = {view["version"]: view["view"]}  # as the page is sent them
    while view["version"] < LATER:
        answers = (view["question"] or {}).get("answers", [])
        legal = [a["action"] for a in answers if a.get("legal", True) and not a.get("aside")]
        if legal:
            act = {"type": "act", "version": view["version"], "action": legal[view["version"] % len(legal)]}
            ask.post(f"{path}/act", data=act)
        else:
            page.wait_for_timeout(20)  # the bot thinks
        view = ask.get(f"{path}/view").json()
        views[view["version"]] = view["view"]
    page.wait_for_timeout(500)
    asked: list[float] = page.evaluate("watched.asked")
    given = {"game": game, "redraws": REDRAWS, "warmUp": WARM_UP, "views": list(views.values())}
    found: dict[str, list[float]] = page.evaluate(REDRAW.read_text("utf-8"), given)
    return {**found, f"{game} asked": asked[WARM_UP // 2 :]}


def _redraw(what: str, times: list[float]) -> Redraw:
    return Redraw(what, min(times), median(times), quantiles(times, n=100)[98], len(times))
