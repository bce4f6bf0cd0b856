"""A terminal for tests: sit down at a table, type, and read what is on the screen."""

from __future__ import annotations

import asyncio
import html
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from salon.cli.front import Menu
from salon.cli.panels import HandOver, Page
from salon.cli.screen import SalonApp
from salon.cli.session import Session
from salon.cli.setup import players
from salon.cli.table import GameScreen
from salon.games import load
from salon.kernel import Record, Value
from salon.lang import words

Script: TypeAlias = Callable[[Pilot[None], GameScreen], Awaitable[None]]

SMALL, LARGE = (80, 24), (160, 45)


def keep_apart(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of one's own, and bots that do not dawdle."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("SALON_PACE", "0")


def table(
    seats: str = "you:Ana,bot:random,bot:random",
    language: str = "en",
    seed: int = 3,
    id: str = "court",
    options: dict[str, Value] | None = None,
) -> Session:
    game = load(id)
    record = Record.of(game, players(seats, game, words(language)), seed, options)
    return Session(game, record, words(language))


def at(session: Session, script: Script, size: tuple[int, int] = LARGE, *, settled: bool = True) -> SalonApp:
    """Sit down at a table and follow a script, once something is wanted of a person unless told otherwise."""
    app = SalonApp(session.words, session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settle(pilot) if settled else await pilot.pause()
            await script(pilot, game(app))

    asyncio.run(run())
    return app


def game(app: App[None]) -> GameScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the screen wants something of a person, or all is over."""
    await until(lambda: isinstance(pilot.app.screen, Menu | Page | HandOver) or quiet(pilot.app.screen))
    await pilot.pause()


def quiet(screen: object) -> bool:
    return isinstance(screen, GameScreen) and (screen.asked is not None or screen.answers.result.display)


async def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not ready():
        assert time.monotonic() < end, "nothing happens any more"
        await asyncio.sleep(0.001)


async def enter(pilot: Pilot[None], line: str = "") -> None:
    """Type a line; a long one comes at once, as if pasted."""
    if len(line) == 1:
        await pilot.press(line)
    elif line:
        game(pilot.app).line.value = line
    await pilot.press("enter")
    await settle(pilot)


async def first_answer(pilot: Pilot[None], game: GameScreen) -> None:
    """Give the first answer that is allowed, without waiting for the drawing of it."""
    game.session.care.confirm = "never"
    asked, before = game.asked, len(game.session.play.record.moves)
    assert asked is not None
    number = next(number for number, _, allowed in game.session.offered(asked) if allowed)
    game.line.value = str(number)
    await game.line.action_submit()
    await until(lambda: len(game.session.play.record.moves) > before)
    await until(lambda: isinstance(pilot.app.screen, HandOver) or quiet(game))


def shown(widget: Static) -> str:
    return str(widget.visual)


def seen(app: App[None]) -> str:
    """All the words on the screen, each piece of one style on a line."""
    texts = re.findall(r"<text[^>]*>(.*?)</text>", app.export_screenshot())
    return "\n".join(" ".join(html.unescape(text).split()) for text in texts)


def moves(session: Session) -> list[tuple[int, str]]:
    return [(move.seat, move.action) for move in session.play.record.moves if move.seat in session.people]


def headless(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """Let `play` and `menu` run without a terminal, with these keys pressed."""
    run = SalonApp.run

    async def press(pilot: Pilot[Any]) -> None:
        for key in keys:
            await settle(pilot)
            await pilot.press(key)

    monkeypatch.setattr(SalonApp, "run", lambda app: run(app, headless=True, size=SMALL, auto_pilot=press))
