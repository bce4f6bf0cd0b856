"""The table on the full screen. All that it shows and does goes through a Session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.visual import VisualType
from textual.widgets import Input, Label, OptionList

from salon.cli.panels import (
    FADED,
    GOLD,
    Answers,
    Board,
    HandOver,
    Keys,
    LessonPanel,
    Page,
    Prose,
    Story,
    drawn,
    heading,
    page_room,
)
from salon.cli.recap import FEW as FEW_FACTS
from salon.cli.recap import Tale, recap
from salon.cli.render import said
from salon.cli.session import Command, Session
from salon.cli.sheets import Sheet, sheet
from salon.kernel import Held, Result, SalonError

FEW = 7  # so many answers have room where rows are dear
MAP_ROWS = 44  # of a map at the head of the board: it is drawn if there are columns enough, else listed
GUARD = 0.5  # seconds in which Enter does not yet open the screen to the next person


class GameScreen(Screen[None]):
    """The table: board, log, question, answers, and the line one types in.

    While bots answer, in a thread, `asked` is None and nothing here touches the game.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "rule", show=False),
        Binding("f2,ctrl+z", "undo", show=False),
        Binding("f3", "cards", show=False),
        Binding("f4", "log", show=False),
        Binding("f5", "board", show=False),
        Binding("f6", "deal", show=False),
        Binding("escape", "back", show=False),
        Binding("ctrl+s", "save", show=False),
        Binding("up", "move(-1)", show=False),
        Binding("down", "move(1)", show=False),
        Binding("pageup", "turn_page(-1)", show=False),
        Binding("pagedown", "turn_page(1)", show=False),
        Binding("q,enter", "finish", show=False),
    ]

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__()
        self.session, self.pace = session, pace
        self.alone = session.people[0] if len(session.people) == 1 else None
        self.asked: int | None = None  # the person whose answer is awaited
        self.viewer = self.alone  # through whose eyes the table is seen
        self._at_screen: int | None = None  # the last person who was asked
        self._tale = Tale()
        self._wants: str | None = None  # who wants to offer a deal as soon as a bot has answered
        self._held: asyncio.Event | None = None  # set when the game may go on to a bot's turn
        self.table = Container(id="table")
        self.board, self.story, self.answers = Board(id="board"), Story(id="story"), Answers(id="answers")
        self.prompt, self.message = Prose(id="prompt"), Prose(id="message")
        self.lesson = LessonPanel(session)
        self.reading = False  # whether a card of a lesson waits to be read
        self.line = Input(placeholder=session.say("cli.placeholder"), compact=True)

    # -- what is seen ------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        say = self.session.say
        with self.table:
            yield self.board
            yield self.lesson
            yield self.prompt
            yield self.answers
            yield self.story
        yield self.message
        with Horizontal(id="line"):
            yield Label("›")
            yield self.line
        yield Keys()
        self.board.border_title = heading(self.session.words.name(self.session.game.id, "title"))
        self.answers.border_title = heading(say("cli.answers"))
        self.story.border_title = heading(say("cli.story"))

    def on_mount(self) -> None:
        self.note()
        self.line.focus()
        self.go_on()

    def show_keys(self) -> None:
        """The keys that do something now: when all is over there is only something to read."""
        say, over = self.session.say, self.session.over
        before = [("F1", say("cli.key-rule"), "screen.rule"), ("F2", say("cli.key-undo"), "screen.undo")]
        reading = [
            ("F3", say("cli.key-cards"), "screen.cards"),
            ("F4", say("cli.story"), "screen.log"),
            ("F5", say("cli.board"), "screen.board"),
        ]
        if self.session.asides():
            before.append(("F6", say("cli.key-deal"), "screen.deal"))
        save = ("^S", say("cli.key-save"), "screen.save")
        leave = ("q" if over else "F10", say("cli.key-quit"), "app.leave")
        self.query_one(Keys).show([*reading, leave] if over else [*before, *reading, save, leave])

    def note(self, message: str = "", wrong: bool = False) -> None:
        """The line for what went wrong, or well."""
        self.message.say(message)
        self.message.set_class(wrong, "-wrong")
        self.message.set_class(not message, "-empty")

    def look(self, viewer: int | None) -> None:
        """Show the table as a seat may see it, or, with None, as everyone may."""
        session = self.session
        if viewer != self.viewer:
            self.viewer = viewer
            self._tale = Tale()
        tables = session.game.tables(session.play.state, viewer)
        sheets = [sheet(table, session.words, session.names) for table in tables]
        self.board.show(sheets, session.charter(viewer, MAP_ROWS))
        self.story.show(self._tale.tell(session, viewer))
        self.show_keys()

    def read_card(self) -> bool:
        """Show the card of a lesson, if there is one; True if it is to be read before the game goes on."""
        card = self.session.card()
        self.lesson.show(card)
        self.reading = card is not None and not card.asked
        if self.reading:
            self.asked = self.session.people[0]
            self.look(self.asked)
            self.answers.offer([])
            self.prompt.say(self.session.say("cli.lesson-next"))
        return self.reading

    def ask(self, seat: int | None) -> None:
        """Put the open question to a person; with None, wait."""
        self.asked = seat
        if seat is None:
            self.answers.offer([])
            return
        session = self.session
        answered = ""
        try:
            answered = session.answer_only(seat)
        except OSError as error:
            self.complain(error)
        if answered:
            self.note(answered)
            self.asked = None
            self.call_next(self.go_on)
            return
        self.look(seat)
        happened = recap(session, seat, FEW_FACTS)
        if happened and not self.message.has_class("-wrong"):  # what went wrong is not talked over
            self.note("  ·  ".join(happened))
        question = session.say("cli.prompt", player=f"seat.{seat}", question=session.prompt(seat))
        hints = "  ·  ".join(session.hints(seat))  # rows are dear
        self.prompt.say("\n".join(filter(None, (question, hints))))
        title = "cli.draft" if seat == session.drafting else "cli.answers"
        self.answers.border_title = heading(session.say(title))
        offered = session.offered(seat)
        self.table.set_class(len(offered) > FEW, "-many")
        self.answers.offer(
            [(number, name, allowed, session.remark(number, seat)) for number, name, allowed in offered]
        )
        self.line.focus()

    # -- how the game goes on ----------------------------------------------------------------

    def go_on(self) -> None:
        """Ask on at once if the same person is next; else wait for the others."""
        seat, waits = self.session.person(), self.session.bot_to_move() is None
        if waits and self.read_card():
            return
        if seat is not None and waits and seat in (self.alone, self._at_screen):
            self.ask(seat)
        else:
            self.ask(None)
            self.wait_for_others()

    @work(exclusive=True)
    async def wait_for_others(self) -> None:
        """Let the bots answer, then ask the next person, or tell how it ended."""
        session = self.session
        self.look(self.alone)
        while (bot := session.bot_to_move()) is not None:
            if session.bot_begins() and self._wants is None:
                await self.hold(bot)
            if self._wants is not None and session.asides() and self.step_in(self._wants, None):
                break
            self.prompt.say(session.say("cli.thinking", player=f"seat.{bot}"))
            told = len(session.play.log)
            await self.bot_move()
            self.look(self.alone)
            if len(session.play.log) > told:  # a secret choice gives nothing to follow
                await asyncio.sleep(self.pace)
        if self._wants is not None and not session.over:
            self.step_in(self._wants, session.person())
        if session.play.state.result is not None:
            self.tell_end(session.play.state.result)
        elif not self.read_card() and (seat := session.person()) is not None:
            await self.ask_next(seat)

    async def hold(self, bot: int) -> None:
        """Stop before a bot's turn until a person goes on or wants to offer a deal."""
        self.prompt.say(self.session.say("cli.bot-begins", player=f"seat.{bot}"))
        self._held = asyncio.Event()
        await self._held.wait()
        self._held = None

    def step_in(self, name: str, asked: int | None) -> bool:
        """Begin or withdraw an offer unasked; False, and a reason, if nobody can now."""
        self._wants = None
        self.note()
        try:
            self.keep(partial(self.session.step_in, name, asked))
        except SalonError as error:
            self.complain(error)
            return False
        return True

    async def bot_move(self) -> None:
        """One answer of a bot, in a thread: it may think for long. A file that cannot be written is told."""
        try:
            await asyncio.to_thread(self.session.let_bot_move)
        except OSError as error:
            self.complain(error)

    async def ask_next(self, seat: int) -> None:
        """Put the question to a person, who may have to come to the screen first."""
        if seat not in (self.alone, self._at_screen):
            await self.hand_over(seat)
        self._at_screen = seat
        self.ask(seat)

    async def hand_over(self, seat: int) -> None:
        """Clear everything one person may have left, then wait for the next to be alone."""
        self.look(None)
        self.note()
        self.prompt.say("")
        self.line.clear()
        self.board.scroll_home(animate=False)
        text = self.session.say("cli.hand-over", player=f"seat.{seat}")
        await self.app.push_screen_wait(HandOver(text, guard=GUARD if self.pace else 0))

    def tell_end(self, result: Result) -> None:
        """The result in place of the answers; board and log stay to be read."""
        session = self.session
        self.keep(session.save)
        self.look(self.alone)
        self.answers.border_title = heading(session.say("cli.result"))
        self.answers.tell(Group(Text(session.text(result.reason)), self.ranking(result)))
        self.prompt.say(session.say("cli.over"))
        self.query_one("#line").display = False
        self.story.focus()

    def ranking(self, result: Result) -> RenderableType:
        """The players, the winners first."""
        say, scores = self.session.say, result.scores
        order = sorted(range(len(scores)), key=lambda seat: (seat not in result.winners, -scores[seat]))
        mark = {seat: f"★ {say('cli.winner')}" for seat in result.winners}
        body = [[self.session.names[seat], str(scores[seat]), mark.get(seat, "")] for seat in order]
        grid = [[say("cli.player"), say("cli.points"), ""], *body]
        return drawn([Sheet("", grid, grid)], self.size.width, titled=False)

    # -- what the player does ----------------------------------------------------------------

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """Enter: what stands in the line, or, if nothing does, what the arrow keys have reached.

        What cannot be done stays in the line, selected, to be mended or typed over.
        """
        line = event.value.strip() or self.answers.chosen
        if self.asked is None:
            self.meanwhile(event.value.strip())
            return
        if self.reading and not event.value.strip():
            self.go_on_reading()
            return
        if not line:
            return
        if self.obey(line):
            self.line.clear()
        else:
            self.line.action_select_all()

    def go_on_reading(self, *, free: bool = False) -> None:
        """The card has been read, or the lesson is left."""
        self.session.turn_page(free=free)
        self.go_on()

    def meanwhile(self, line: str) -> None:
        """What can be said while the bots have their turn: to go on, or that one wants to offer a deal."""
        typed = self.session.command(line) if line else None
        if line and (typed is None or typed.command not in {"deal", "pause"}):
            return  # too early: it is kept
        self.line.clear()
        if typed is not None and typed.command == "pause":
            self.note(self.session.pause())
        elif typed is not None:
            self._wants = typed.rest
            if self._held is None:
                self.note(self.session.say("cli.deal-soon"))
        if self._held is not None:
            self._held.set()

    @on(OptionList.OptionSelected, "#options")
    def picked(self, event: OptionList.OptionSelected) -> None:
        self.line.focus()
        self.obey(event.option_id or "")

    def obey(self, line: str) -> bool:
        """Do what a line says; say what is wrong with it if it cannot be done."""
        seat = self.asked
        if seat is None:
            return False
        self.note()
        try:
            understood = self.session.read(line, seat)
            if understood.action is not None:
                if doubt := self.session.care.hesitate(understood.action, seat):
                    self.note(f"⚠ {doubt}")
                    return False
                self.keep(partial(self.session.answer, understood.action, seat))
                self.go_on()
            else:
                self.command(understood.command or "help", understood.rest, seat)
        except Held as error:  # allowed, but not what the lesson is about
            self.note(self.session.text(error.text))
            return False
        except (SalonError, OSError) as error:
            self.complain(error)
            return False
        return True

    def keep(self, change: Callable[[], object]) -> None:
        """Change the game. If only the file cannot be written, the change stands and the player is told."""
        try:
            change()
        except OSError as error:
            self.complain(error)

    def complain(self, error: SalonError | OSError) -> None:
        self.note(said(self.session.words, error, self.session.names), wrong=True)

    def command(self, command: Command, rest: str, seat: int) -> None:  # noqa: PLR0912  (one line for each)
        match command:
            case "why":
                self.note(self.session.why(rest or self.answers.chosen, seat))
            case "save":
                path = self.session.save_as(rest)
                self.note(self.session.say("cli.saved", path=str(path)))
            case "undo":
                self.note(self.session.say("cli.undone"))
                self.keep(partial(self.session.undo, seat))
                self.go_on()
            case "cards":
                self.action_cards()
            case "log":
                self.action_log()
            case "board":
                self.action_board()
            case "map":
                self.action_map(seat)
            case "help":
                self.action_rule()
            case "deal":
                if self.step_in(rest, seat):
                    self.go_on()
            case "back":
                self.session.go_back(seat)
                self.go_on()
            case "note":
                self.note(self.session.write_note(rest, seat))
                self.ask(seat)
            case "pause":
                self.note(self.session.pause())
            case "hush":
                self.note(self.session.hush())
            case "free":
                self.go_on_reading(free=True)
            case "quit":
                self.leave()

    def action_rule(self) -> None:
        if self.asked is not None:
            rule = Content(self.session.rule(self.asked))
            commands = Content.styled(self.session.commands(), FADED)
            self.open("cli.rule", rule + "\n\n" + commands)

    def action_deal(self) -> None:
        if self.asked is not None:
            self.obey("deal")
        elif not self.session.over:
            self.meanwhile("deal")

    def action_back(self) -> None:
        """Leave a draft, or an offer that can wait; elsewhere the key does nothing."""
        if self.asked is not None and self.session.may_go_back(self.asked):
            self.obey("back")

    def action_undo(self) -> None:
        self.obey("undo")

    def action_save(self) -> None:
        self.obey("save")

    def action_cards(self) -> None:
        say, session = self.session.text, self.session
        cards = [
            Content.assemble(
                (say(card.name), f"bold {GOLD}"),
                (f"  {session.words.join([say(fact) for fact in card.facts])}", FADED),
                f"\n{session.words.sentences(card.effect)}",
            )
            for card in session.game.catalogue()
        ]
        self.open("cli.key-cards", Content("\n\n").join(cards))

    def action_log(self) -> None:
        lines = [
            Content.styled(f"\n{line}", f"bold {GOLD}") if heading else Content(line)
            for line, heading in self.story.told
        ]
        self.open("cli.story", Content("\n").join(lines), from_end=True)

    def action_map(self, seat: int | None = None) -> None:
        """The map at the size of the screen, less the frame of the page."""
        lines = self.session.map(seat, self.size.width - 8, self.size.height - 4)
        say = self.session.say
        page = Page(say("cli.map"), Content("\n".join(lines)), say("cli.key-close"))
        self.app.push_screen(page.add_class("wide"))

    def action_board(self) -> None:
        self.open("cli.board", drawn(self.board.sheets, page_room(self.size.width), self.board.chart))

    def open(self, title: str, body: VisualType, from_end: bool = False) -> None:
        say = self.session.say
        self.app.push_screen(Page(say(title), body, say("cli.key-close"), from_end))

    def action_move(self, step: int) -> None:
        """The arrow keys reach the answers while the line keeps the letters."""
        if self.line.selected_text == self.line.value:
            self.line.clear()
        if step > 0:
            self.answers.options.action_cursor_down()
        else:
            self.answers.options.action_cursor_up()

    def action_turn_page(self, step: int) -> None:
        if step > 0:
            self.board.scroll_page_down()
        else:
            self.board.scroll_page_up()

    def action_finish(self) -> None:
        """When all is over, q and Enter leave."""
        if self.session.over:
            self.leave()

    def leave(self) -> None:
        """The game is saved when the screen has closed and no bot is in the middle of an answer."""
        self.app.exit()

    def on_key(self, event: events.Key) -> None:
        """Letters belong in the line, wherever the focus is."""
        if event.is_printable and event.character and self.asked is not None and not self.line.has_focus:
            self.line.focus()
            self.line.insert_text_at_cursor(event.character)
            event.stop()
