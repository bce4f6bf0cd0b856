"""The full screen: from a session, or from the front page, to the game and back to the terminal."""

from __future__ import annotations

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from salon.cli.front import Menu
from salon.cli.panels import SHORT, THEME
from salon.cli.session import Session
from salon.cli.table import GameScreen
from salon.kernel import BadSetup, fault
from salon.lang import Words

PACE = 0.5  # seconds after each answer of a bot, so that one can follow
WIDE = 110  # from so many columns on the log has a side of its own


def play(session: Session) -> int:
    """A game in the full screen, to its end or until one leaves."""
    return _run(SalonApp(session.words, session, pace()))


def menu(speaker: Words) -> int:
    """Choose a game in the full screen, and play it there."""
    return _run(SalonApp(speaker, None, pace()))


def pace() -> float:
    """The pause after a bot's answer, in seconds: SALON_PACE, or a comfortable one."""
    given = os.environ.get("SALON_PACE", "")
    try:
        seconds = float(given) if given else PACE
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= 60:
        raise fault(BadSetup, "cli.bad-pace", given=given[:20])
    return seconds


def _run(app: SalonApp) -> int:
    """Run, save whatever happened, and say on the terminal how to go on."""
    app.run()
    session = app.session
    if session is not None:
        path = str(session.save())
        print(session.say("cli.saved" if session.over else "cli.left", path=path))
    return app.return_code or 0


class SalonApp(App[None]):
    """One person's, or several people's, evening at the terminal."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c,f10", "leave", show=False, priority=True)]

    def __init__(self, speaker: Words, session: Session | None, pace: float = 0) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-short"), (SHORT, "-tall")]
        self.speaker, self.session, self.pace = speaker, session, pace
        self.register_theme(THEME)
        self.theme = THEME.name

    def on_mount(self) -> None:
        if self.session:
            self.start(self.session)
        else:
            self.push_screen(Menu(self.speaker), self.start)

    def start(self, session: Session | None) -> None:
        """Sit down at a table."""
        if session is not None:
            self.session = session
            self.push_screen(GameScreen(session, self.pace))

    def action_leave(self) -> None:
        self.exit()
