"""What the tests of the page share: a browser, a house to visit, and visitors."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from salon.server.database import sqlite_url
from tests.browser import chromium
from tests.browser.player import PATIENCE
from tests.browser.visitor import House, Visit, Visitor
from tests.server.running import Server

QUIET = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--no-sandbox"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
expect.set_options(timeout=PATIENCE)
FAILED = pytest.StashKey[bool]()
PICTURES = Path(__file__).parents[2] / "build" / "failed"  # of pages at which a test failed


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file of tests: while Playwright runs, others cannot have an event loop of their own."""
    path = chromium.find()
    if path is None:
        pytest.skip("no Chromium: install it, or say where it is with CHROMIUM=...")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield found
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running house with nobody in it."""
    database = sqlite_url(tmp_path_factory.mktemp("house") / "salon.db")
    with Server(database, host_token="for the host") as server:
        yield House(server.url, database)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Visit]:
    """Somebody comes in with a browser of their own; in the end nothing may have gone wrong in it."""
    with ExitStack() as stack:
        visitors: list[Visitor] = []

        def come(**how: object) -> Visitor:
            visitors.append(stack.enter_context(Visitor(browser, house, **how)))  # type: ignore[arg-type]
            return visitors[-1]

        yield come
        if request.node.stash.get(FAILED, False):
            PICTURES.mkdir(parents=True, exist_ok=True)
            for n, visitor in enumerate(visitors):
                visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{n}.png")
            return
        for visitor in visitors:
            visitor.check()
