"""The front page of the full screen: unfinished games, new games, and the languages of the house."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from salon import bots
from salon.cli.panels import FADED, GOLD, Keys
from salon.cli.render import said
from salon.cli.session import Session, unfinished
from salon.cli.setup import players
from salon.games import games, load
from salon.kernel import Arg, Game, Record, SalonError, State, Text
from salon.lang import LANGUAGES, Words, words

SHOWN = 5  # of the unfinished games, the newest


class Menu(Screen[Session]):
    """What one can play here; it closes with the session that was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.leave", show=False),
        Binding("f2", "next_language", show=False),
        Binding("f3", "next_level", show=False),
    ]

    def __init__(self, speaker: Words) -> None:
        super().__init__()
        self.speaker = speaker
        self.level = bots.USUAL  # of the bots in a new game
        self.waiting = unfinished()[:SHOWN]
        self.entries: dict[str, Callable[[], Session]] = {}
        self.languages, self.question, self.opponents, self.message = (
            Static(id=id, markup=False) for id in ("languages", "question", "opponents", "message")
        )
        self.message.add_class("-wrong")
        self.options = OptionList(id="menu", markup=False, compact=True)

    def compose(self) -> ComposeResult:
        with Vertical(id="front") as front:
            front.border_title = "Salon"
            yield self.languages
            yield self.question
            yield self.opponents
            yield self.options
            yield self.message
        yield Keys()

    def on_mount(self) -> None:
        self.speak(self.speaker.language)
        self.options.action_first()
        self.options.focus()

    def speak(self, language: str) -> None:
        """Say everything in a language."""
        self.speaker = words(language)
        say = self.say
        place = self.options.highlighted
        self.languages.update(Content("   ").join(self._language(code) for code in LANGUAGES))
        self.question.update(say("cli.menu"))
        self._say_level()
        self.message.update()
        self.options.set_options(self._options())
        self.options.highlighted = place
        self.query_one(Keys).show(
            [
                ("Enter", say("cli.key-start"), "screen.start"),
                ("F2", say("cli.menu-language"), "screen.next_language"),
                ("F3", say("cli.menu-level"), "screen.next_level"),
                ("Esc", say("cli.key-quit"), "app.leave"),
            ]
        )

    def _say_level(self) -> None:
        about = self.speaker.label("bots", f"bots.{self.level}", "about")
        self.opponents.update(self.say("cli.menu-bots", level=self.say(f"bots.{self.level}"), about=about))

    def say(self, id: str, /, **args: Arg) -> str:
        return self.speaker.say(Text(id, args))

    def _language(self, code: str) -> Content:
        name = words(code).say(Text("house.own-name"))
        if code == self.speaker.language:
            return Content.styled(f"● {name}", f"bold {GOLD}")
        return Content.from_markup(f"[@click=screen.language('{code}')]○ $name[/]", name=name)

    def _options(self) -> list[Option | None]:
        """What one can start, under headings; `entries` says what each begins."""
        self.entries = {}
        listed: list[Option | None] = []
        if self.waiting:
            listed.append(_heading(self.say("cli.menu-unfinished")))
        for path, record in self.waiting:
            resume = partial(self.resume, path, record)
            listed.append(self._entry(str(path), self._resumable(path, record), resume))
        for id in games():
            if listed:
                listed.append(None)  # a rule between the groups
            game = load(id)
            name = partial(self.speaker.name, id, "title")
            listed.append(_heading(name(), name(form="blurb")))
            for seats in game.seat_counts:
                begin = partial(self.begin, game, seats)
                listed.append(self._entry(f"{id} {seats}", self.say("cli.menu-seats", bots=seats - 1), begin))
        return listed

    def _entry(self, id: str, name: str, begin: Callable[[], Session]) -> Option:
        self.entries[id] = begin
        return Option(Content(f"  {name}"), id=id)

    def _resumable(self, path: Path, record: Record) -> str:
        game = record.game_id
        return self.say(
            "cli.menu-go-on",
            title=self.speaker.name(game, "title"),
            players=self.speaker.join([player.name for player in record.header.players]),
            moves=len(record.moves),
            when=time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime)),
        )

    def resume(self, path: Path, record: Record) -> Session:
        return Session(load(record.game_id), record, self.speaker, path)

    def begin(self, game: Game[State], seats: int) -> Session:
        around = ",".join(["you"] + ["bot"] * (seats - 1))
        record = Record.of(game, players(around, game, self.speaker, self.level))
        return Session(game, record, self.speaker)

    @on(OptionList.OptionSelected, "#menu")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        try:
            session = self.entries[event.option_id or ""]()
        except (SalonError, OSError) as error:
            self.message.update(said(self.speaker, error))
            return
        self.dismiss(session)

    def action_start(self) -> None:
        self.options.action_select()

    def action_language(self, code: str) -> None:
        self.speak(code)

    def action_next_level(self) -> None:
        place = bots.BOTS.index(self.level)
        self.level = bots.BOTS[(place + 1) % len(bots.BOTS)]
        self._say_level()

    def action_next_language(self) -> None:
        place = LANGUAGES.index(self.speaker.language)
        self.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])


def _heading(title: str, blurb: str = "") -> Option:
    return Option(Content.assemble((title, f"bold {GOLD}"), (f"  {blurb}", FADED)), disabled=True)
