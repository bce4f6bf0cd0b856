"""The pictures of the docs, taken from real sessions: `make pictures`."""

from __future__ import annotations

import asyncio
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from salon.cli.screen import SalonApp
from salon.cli.session import Session
from salon.cli.setup import players
from salon.cli.table import GameScreen
from salon.games import load
from salon.kernel import Record
from salon.lang import words

HERE = Path(__file__).parent
ANSWERS = 30  # Ana's, before the picture is taken


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(court("en", Path(folder) / "game.json"))
    # The font is the reader's own: a picture in a page must not fetch one from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    lines = [line.rstrip() for line in svg.splitlines() if line.strip()]
    (HERE / "court-terminal.svg").write_text("\n".join(lines) + "\n", "utf-8")


async def court(language: str, record: Path) -> str:
    """A game of Versailles in mid-course, before Ana's answer."""
    game = load("court")
    seats = players("you:Ana,bot,bot", game, words(language))
    session = Session(game, Record.of(game, seats, 1661), words(language), record)
    app = SalonApp(session.words, session)
    async with app.run_test(size=(150, 40)) as pilot:
        for _ in range(ANSWERS):
            table = await asked(app)
            number = next(n for n, _, allowed in session.offered(0) if allowed)
            before = len(session.play.record.moves)
            table.line.value = str(number)
            await table.line.action_submit()
            await answered(session, before)
        await asked(app)
        await pilot.pause()
        await pilot.pause()
        return app.export_screenshot(title="salon play court")


async def asked(app: SalonApp) -> GameScreen:
    """Wait until the bots have answered and Ana is asked."""
    await until(lambda: isinstance(app.screen, GameScreen) and app.screen.asked is not None)
    assert isinstance(app.screen, GameScreen)
    return app.screen


async def answered(session: Session, before: int) -> None:
    """Wait until there are more answers than before."""
    await until(lambda: len(session.play.record.moves) > before)


async def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not ready():
        assert time.monotonic() < end, "nothing happens any more"
        await asyncio.sleep(0.01)


if __name__ == "__main__":
    main()
