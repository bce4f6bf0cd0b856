"""The parts of the full screen: board, log, answers, keys, and the pages that open over them.

They show what they are given and know nothing of the game, so that they can be drawn again at any
size while a bot is thinking.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.theme import Theme
from textual.visual import VisualType
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from salon.cli.session import Session
from salon.cli.sheets import Chart, Sheet, broken, written
from salon.kernel import LessonCard

# Gold and ink on the dark of an old table. Colour sets apart; it is never the only sign of anything.
GOLD, FADED, PAPER, INK = "#c9a961", "#a1967f", "#e8dfcb", "#1a1815"
THEME = Theme(
    "salon",
    primary=GOLD,
    accent=GOLD,
    error="#e8a48f",
    foreground=PAPER,
    background=INK,
    surface=INK,
    panel="#2a261f",
    variables={
        "faded": FADED,
        "block-cursor-background": GOLD,
        "block-cursor-foreground": INK,
        "block-cursor-blurred-background": "#4d4432",
        "scrollbar": "#6b6049",
        "scrollbar-background": INK,
    },
)

SHORT = 30  # below so many rows tables go without their titles, so that the hands stay in sight

LogLine: TypeAlias = tuple[str, bool]  # a line of the log, and whether it is a heading
Key: TypeAlias = tuple[str, str, str]  # a key, its word, its action


def heading(title: str) -> Content:
    """The title of a panel, set into the rule above it."""
    return Content(f" {title} ")


class Board(VerticalScroll):
    """The map, where the game has one, and the tables of the game."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.sheets: list[Sheet] = []
        self.chart: Chart = lambda _: []
        self._paper = Static()

    def compose(self) -> ComposeResult:
        yield self._paper

    def show(self, sheets: list[Sheet], chart: Chart) -> None:
        self.sheets, self.chart = sheets, chart
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        bar = 0 if self.show_vertical_scrollbar else self.styles.scrollbar_size_vertical
        room = self.scrollable_content_region.width - bar
        if room > 0:
            self._paper.update(drawn(self.sheets, room, self.chart, titled=self.app.size.height >= SHORT))


def drawn(
    sheets: Sequence[Sheet], room: int, chart: Chart = lambda _: [], *, titled: bool = True
) -> RenderableType:
    """Map and tables in so many columns; where rows are dear, tables have an underlined heading alone."""
    parts = [_line(line) for line in chart(room)]
    if parts:
        parts.append(Text())
    for sheet in sheets:
        heads, rule, body = written(sheet, room)
        if titled:
            parts.append(_line(sheet.title, f"bold {GOLD}"))
            parts += [*(_line(line, FADED) for line in (*heads, *rule)), *map(_line, body), Text()]
        else:
            parts += [*(_line(line, f"underline {FADED}") for line in heads), *map(_line, body)]
    return Group(*parts)


def _line(text: str, style: str = "") -> Text:
    return Text(text, style, no_wrap=True, overflow="crop")


class Story(RichLog):
    """The log. Lines are added as they come; another width or another reader has them written anew."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, wrap=True, min_width=1)
        self.told: list[LogLine] = []
        self._width = 0

    def show(self, lines: list[LogLine]) -> None:
        known = len(self.told)
        if self.told != lines[:known]:
            known = 0
            self.clear()
        self.told = list(lines)
        self._write_from(known)

    def on_resize(self, event: events.Resize) -> None:
        if self._width != event.size.width:
            self._width = event.size.width
            self.clear()
            self._write_from(0)
        self.scroll_end(animate=False)

    def _write_from(self, start: int) -> None:
        for place, (line, is_heading) in enumerate(self.told[start:], start):
            if not is_heading:
                self.write(_item(line, self._width))
                continue
            if place:
                self.write("")
            self.write(Text("\n".join(broken(line, self._width)), f"bold {GOLD}"))


def _item(line: str, room: int) -> Text:
    """A line that stays behind its dot where it is broken."""
    first, *others = broken(line, max(room - 2, 1))
    return Text.assemble(("· ", FADED), "\n".join([first, *(f"  {rest}" for rest in others)]))


class Prose(Static):
    """Words that are broken only where a word ends, also in Japanese."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False)
        self._words = ""

    def say(self, words: str) -> None:
        self._words = words
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        room = self.size.width
        lines = (broken(line, room) if room else [line] for line in self._words.splitlines())
        self.update("\n".join(part for line in lines for part in line))


class LessonPanel(Prose):
    """The card of a lesson: what was said to the last answer, what it teaches, what it asks for."""

    def __init__(self, session: Session) -> None:
        super().__init__(id="lesson")
        self._session = session
        self.display = False

    def show(self, card: LessonCard | None) -> None:
        self.display = card is not None
        if card is None:
            return
        say, session = self._session.say, self._session
        self.border_title = heading(say("cli.lesson-step", number=card.number, of=card.of, title=card.title))
        asked = session.name(session.game.vocabulary.action(card.asked)) if card.asked else ""
        parts = (
            session.text(card.said) if card.said else "",
            session.text(card.text),
            say("cli.lesson-asked", answer=asked) if asked else "",
        )
        self.say("\n".join(filter(None, parts)))


class Answers(Vertical):
    """The numbered answers; when all is over, the result in their place."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.options = OptionList(id="options", markup=False, compact=True)
        self.result = Static(id="result", markup=False)
        self.result.display = False

    def compose(self) -> ComposeResult:
        yield self.options
        yield self.result

    def offer(self, answers: Sequence[tuple[int, str, bool, str]]) -> None:
        """Number, name, whether it is allowed, and a remark."""
        self.options.set_options(Option(_answer(*answer), id=str(answer[0])) for answer in answers)

    @property
    def chosen(self) -> str:
        """The number of the answer that the arrow keys have reached; empty if none."""
        option = self.options.highlighted_option
        return (option.id or "") if option else ""

    def tell(self, result: RenderableType) -> None:
        self.options.display = False
        self.result.display = True
        self.result.update(result)


def _answer(number: int, name: str, allowed: bool, remark: str) -> Content:
    words = f"  {name} — {remark}" if remark else f"  {name}"
    if allowed:
        return Content.assemble((f"{number:>2}", f"bold {GOLD}"), words)
    return Content.styled(f"{number:>2}{words}", FADED)


class Keys(Static):
    """The keys at the foot of the screen; a click does the same."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[Content] = []

    def show(self, keys: Sequence[Key]) -> None:
        self._parts = [
            Content.from_markup(f"[@click={action}][b $accent]{key}[/b $accent] $word[/]", word=word)
            for key, word, action in keys
        ]
        self.on_resize()

    def on_resize(self) -> None:
        """Set wide if there is room for it."""
        wide, close = (Content(gap).join(self._parts) for gap in ("   ", " "))
        self.update(wide if wide.cell_length <= self.size.width else close)


class Page(ModalScreen[None]):
    """Something to read, over the table: a rule, the cards, the whole log, the whole board."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,f1,f2,f3,f4,f5", "dismiss", show=False)]

    def __init__(self, title: str, body: VisualType, close: str, from_end: bool = False) -> None:
        super().__init__()
        self._title, self._body, self._close, self._from_end = title, body, close, from_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = Content(self._title)
            page.border_subtitle = Content(f"Esc {self._close}")
            yield Static(self._body, markup=False)

    def on_mount(self) -> None:
        if self._from_end:
            self.query_one("#page").scroll_end(animate=False)


def page_room(columns: int) -> int:
    """The columns for what a page says, on a screen of so many: less frame, margin and scrollbar."""
    return min(100, columns * 9 // 10) - 7


class HandOver(Screen[None]):
    """Between two people: nothing but whose turn it is to look.

    Enter does nothing at first: the one before may have pressed it once too often.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take", show=False)]

    def __init__(self, words: str, guard: float) -> None:
        super().__init__()
        self._words, self._guard = words, guard
        self._ready = not guard

    def compose(self) -> ComposeResult:
        yield Static(self._words, id="hand-over", markup=False)

    def on_mount(self) -> None:
        if self._guard:
            self.set_timer(self._guard, self._open)

    def _open(self) -> None:
        self._ready = True

    def action_take(self) -> None:
        if self._ready:
            self.dismiss()
