"""A game at the terminal, without the screen: seats, bots, the words a player types, autosave.

The full screen and the plain text are two faces of this.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import Literal, TypeAlias, get_args

import msgspec

from salon import bots
from salon.cli import recap
from salon.cli.care import Care
from salon.cli.history import remember
from salon.cli.setup import saves
from salon.cli.sheets import Chart
from salon.kernel import (
    Action,
    Arg,
    BadNote,
    Decision,
    Event,
    Game,
    LessonCard,
    Play,
    Record,
    Ruling,
    SalonError,
    State,
    Text,
    UnknownName,
    check_note,
    fault,
)
from salon.kernel.fate import Fate
from salon.lang import Words

Command: TypeAlias = Literal[
    "undo",
    "help",
    "why",
    "save",
    "log",
    "board",
    "map",
    "cards",
    "quit",
    "deal",
    "back",
    "note",
    "pause",
    "free",
    "hush",
]
COMMANDS: tuple[Command, ...] = get_args(Command)
MOST_REFUSED = 20  # answers that are not allowed and still listed


class Typed(msgspec.Struct, frozen=True):
    """What a player typed: an answer, or a command with what follows it."""

    action: Action | None = None
    command: Command | None = None
    rest: str = ""


class Session:
    """One table at one terminal."""

    def __init__(self, game: Game[State], record: Record, words: Words, path: Path | None = None) -> None:
        self.game = game
        self.words = words
        self.path = path or new_path(game, record)
        self.play = Play.begin(record, game)
        self.names = [self.words.called(player.name) for player in record.header.players]
        self._bots = {
            seat: bots.load(player.player.removeprefix("bot:"), game)
            for seat, player in enumerate(record.header.players)
            if player.player.startswith("bot")
        }
        self.people = [seat for seat in range(len(self.names)) if seat not in self._bots]
        self.pausing = False  # whether to stop before each turn of a bot
        self.asks_all = False  # whether to ask also where there is only one answer
        self.began = len(self.play.log)  # what was told before is known
        self.answered: dict[int, tuple[int, int]] = {}  # how long the log was before and after a last answer
        self.care = Care(self)
        self._taken_back = False  # whether the last thing done was to take an answer back
        self.drafting: int | None = None  # the person at whose draft of a deal the table looks
        self._notes: dict[int, str] = {}  # that are to go with the offers in the making
        self._put_off: dict[int, Text] = {}  # the offers that people will answer later
        self.save()

    # -- the game ----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.play.state.result is not None

    def person(self) -> int | None:
        """The seat of the person who is to answer; None while bots think or when all is over.

        Whoever is drafting goes first, then those to whom an offer was made: soon it may have lapsed.
        """
        if self.drafting is not None:
            return self.drafting
        awaited = (*self._unanswered(), *self.play.state.awaited())
        return next((d.seat for d in awaited if d.seat in self.people), None)

    def _unanswered(self) -> list[Decision]:
        """Offers made to people which they have not put off."""
        return [
            d
            for d in self.play.state.pending
            if d.hoped and d.seat in self.people and self._put_off.get(d.seat) != d.prompt
        ]

    def bot_to_move(self) -> int | None:
        """The seat of a bot that can answer without waiting for a person."""
        if self.drafting is not None or self._unanswered():
            return None
        return next((d.seat for d in bots.due(self.play.state) if d.seat in self._bots), None)

    def let_bot_move(self) -> bool:
        """One answer of a bot, if one is due. Bots go first, so that people see what they must know."""
        seat = self.bot_to_move()
        if seat is None:
            return False
        self.play.act(bots.answer(self._bots[seat], self.play.state, seat, self._fate()), seat)
        self.save()
        return True

    def _fate(self) -> Fate:
        """Chance for the bots, apart from the game's own, and the same when the game is taken up again."""
        header = self.play.record.header
        key = f"bot {header.seed} {len(self.play.record.moves)}"
        return Fate(hashlib.sha256(key.encode()).hexdigest())

    def answer(self, action: Action, seat: int) -> None:
        decision = self.play.state.decision(seat)
        note = self._notes.get(seat, "") if decision is not None and action in decision.noted else ""
        draft = self._draft(seat)
        told = len(self.play.log)
        self.play.act(action, seat, note)
        self.answered[seat] = told, len(self.play.log)
        self._taken_back = False
        aside = decision is not None and action in decision.aside
        self._follow(seat if aside else None, draft)
        self.save()
        if self.over:
            remember(self.play.record)

    def answer_only(self, seat: int) -> str:
        """Give the one answer there is, and say so; nothing if there are others.

        With several people at the table nobody is to learn from it who had no choice. What was asked before
        an answer that has been taken back is asked again: else nothing before it could be taken back.
        """
        decision = self.play.state.decision(seat)
        if decision is None or not decision.only or self.asks_all or self._taken_back or len(self.people) > 1:
            return ""
        action = decision.legal[0]
        said = self.say("cli.answered-only", prompt=decision.prompt, answer=self.name(action))
        self.answer(action, seat)
        return said

    def card(self) -> LessonCard | None:
        """What a lesson says now."""
        return None

    def turn_page(self, *, free: bool = False) -> None:
        """Go on in a lesson, or leave it and play on."""

    def hush(self) -> str:
        """Silence the last hint."""
        return self.say("cli.no-hint")

    def undo(self, seat: int) -> None:
        draft = self._draft(seat)
        self.play.undo(seat)
        self.answered[seat] = len(self.play.log), len(self.play.log)
        self._taken_back = True
        self._follow(seat, draft)
        self.save()

    def save(self, path: Path | None = None) -> Path:
        target = path or self.path
        self.play.record.save(target)
        return target

    def save_as(self, name: str) -> Path:
        """Save under a name the player typed; without one, where the game is kept anyway."""
        return self.save(Path(name).expanduser() if name else None)

    # -- deals -------------------------------------------------------------------------------

    def _draft(self, seat: int) -> Text | None:
        """What a seat is drafting."""
        decision = self.play.state.decision(seat)
        return decision.draft if decision is not None else None

    def _follow(self, seat: int | None, before: Text | None) -> None:
        """Look at a seat's draft if it was changed or looked at; forget the notes of drafts that are gone."""
        now = self._draft(seat) if seat is not None else None
        self.drafting = seat if now is not None and (seat == self.drafting or now != before) else None
        self._notes = {who: note for who, note in self._notes.items() if self._draft(who) is not None}

    def asides(self) -> dict[int, str]:
        """What people may do unasked, by seat: offer a deal, go on with one, answer or withdraw an offer."""
        found: dict[int, str] = {}
        for d in self.play.state.pending:
            if not d.aside or d.seat not in self.people:
                continue
            if d.hoped and self._put_off.get(d.seat) == d.prompt:
                found[d.seat] = self.say("cli.aside-reply")
            elif d.draft is not None:
                found[d.seat] = self.say("cli.aside-draft")
            elif not d.hoped:
                found[d.seat] = self.name(d.aside[0])
        return found

    def step_in(self, name: str, asked: int | None) -> None:
        """Turn to what a person may do unasked: the one named, or the one who is asked, or the only one."""
        free = self.asides()
        wanted = [seat for seat in free if name and self.names[seat].casefold() == name.casefold()]
        if not name:
            wanted = [asked] if asked in free else list(free)
        if len(wanted) != 1:
            if not free:
                raise fault(UnknownName, "cli.no-deal")
            players = tuple(f"seat.{seat}" for seat in free)
            raise fault(UnknownName, "cli.whose-deal", players=players)
        seat = wanted[0]
        decision = self.play.state.decision(seat)
        assert decision is not None
        if decision.hoped and self._put_off.get(seat) == decision.prompt:
            self.drafting = None
            del self._put_off[seat]
        elif decision.draft is not None:
            self.drafting = seat
        else:
            self.answer(decision.aside[0], seat)

    def may_go_back(self, seat: int) -> bool:
        """Whether a person can leave what is shown for the game: a draft, or an offer that can wait."""
        decision = self.play.state.decision(seat)
        waits = decision is not None and decision.hoped and decision not in self.play.state.awaited()
        return seat == self.drafting or bool(waits)

    def go_back(self, seat: int) -> None:
        """Leave a draft as it is, or an offer for later."""
        decision = self.play.state.decision(seat)
        if decision is None or not self.may_go_back(seat):
            raise fault(UnknownName, "cli.no-back")
        if seat != self.drafting:
            self._put_off[seat] = decision.prompt
        self.drafting = None

    def bot_begins(self) -> bool:
        """Whether to stop: a bot is about to begin its turn, and a person could offer a deal first."""
        log = self.play.log
        begins = bool(log) and is_heading(log[-1])
        return self.pausing and begins and self.bot_to_move() is not None and bool(self.asides())

    def pause(self) -> str:
        """Begin or cease to stop before each turn of a bot."""
        self.pausing = not self.pausing
        return self.say("cli.pause-on" if self.pausing else "cli.pause-off")

    def write_note(self, words: str, seat: int) -> str:
        """Keep a note for the offer in the making; without words, drop it."""
        if self._draft(seat) is None:
            raise fault(BadNote, "cli.no-note")
        check_note(words)
        self._notes.pop(seat, None)
        if not words:
            return self.say("cli.note-gone")
        self._notes[seat] = words
        return self._kept(words)

    def _kept(self, words: str) -> str:
        return self.say("cli.note-kept", note=Text("kernel.literal", {"words": words}))

    def hints(self, seat: int) -> list[str]:
        """What there is to do beside the answers that are shown."""
        if seat == self.drafting:
            note = self._notes.get(seat)
            return [self._kept(note) if note else self.say("cli.may-note"), self.say("cli.may-leave")]
        found = [self.say("cli.may-reply-later")] if self.may_go_back(seat) else []
        for other, what in self.asides().items():
            if other != seat:
                found.append(self.say("cli.aside", player=f"seat.{other}", answer=what))
            elif self._draft(seat) is not None:  # an offer stands among the answers
                found.append(self.say("cli.own-draft"))
        return found

    def map(self, seat: int | None, width: int, height: int) -> list[str]:
        """The map, or that there is none."""
        return self.charter(seat, height)(width) or [self.say("cli.no-map")]

    def charter(self, seat: int | None, height: int) -> Chart:
        """The map as it is now, drawn with characters at any width, also while the game goes on."""
        game, state = self.game, self.play.state.copy()

        def name(symbol: str, form: str) -> str:
            return self.words.name(game.id, symbol, form=form)

        return lambda width: game.chart(state, seat, name, width, height)

    def commands(self) -> str:
        """The commands, with those for deals where there are any."""
        said = self.say("cli.commands")
        if any(d.aside or d.noted for d in self.play.state.pending):
            said += "\n" + self.say("cli.commands-deals")
        return said

    # -- words -------------------------------------------------------------------------------

    def say(self, id: str, /, **args: Arg) -> str:
        return self.words.say(Text(id, args), self.names)

    def text(self, text: Text) -> str:
        """A text in words, to the one person at the terminal."""
        you = self.people[0] if len(self.people) == 1 else None
        return self.words.say(text, self.names, you=you)

    def name(self, action: Action) -> str:
        """An answer in words."""
        called = self.play.state.called(action)
        if called is not None:
            return self.text(called)
        return self.words.name(self.game.id, self.game.vocabulary.name(action), self.names)

    def shown(self, seat: int) -> tuple[Action, ...]:
        """The answers that are put to a person: of the open draft, to an offer, or to the game's question."""
        decision = self.play.state.decision(seat)
        if decision is None:
            return ()
        if seat == self.drafting:
            drafted = [action for action in decision.aside if action not in decision.hoped]
            return tuple(sorted(drafted, key=lambda action: action not in decision.noted))  # the offer first
        if decision.hoped:
            return decision.hoped
        offered = self.play.state.offered(seat)
        talk = decision.aside if decision.draft is not None else ()
        return tuple(action for action in offered if action not in talk)

    def offered(self, seat: int) -> list[tuple[int, str, bool]]:
        """The numbered answers: number, words, and whether it is allowed.

        A whole map of what is not allowed would bury the rest: then it is left out, but can be asked about.
        """
        shown, allowed = self.shown(seat), self._allowed(seat)
        brief = sum(action not in allowed for action in shown) > MOST_REFUSED
        return [
            (n, self.name(action), action in allowed)
            for n, action in enumerate(shown, 1)
            if action in allowed or not brief
        ]

    def _allowed(self, seat: int) -> set[Action]:
        decision = self.play.state.decision(seat)
        return {*decision.legal, *decision.aside} if decision is not None else set()

    def remark(self, number: int, seat: int) -> str:
        """What there is to know about a numbered answer before it is given."""
        action = self.shown(seat)[number - 1]
        if action not in self._allowed(seat):
            return self.say("cli.not-allowed", number=number)
        return self.care.remark(action, seat)

    def log(self, seat: int | None, since: int = 0) -> list[str]:
        """The story so far, as a seat may read it."""
        return [line for line, _ in recap.told(self, seat, since)]

    def prompt(self, seat: int) -> str:
        """The draft or the question, and what follows where that is the same whatever is answered."""
        decision = self.play.state.decision(seat)
        if decision is None:
            return ""
        if seat == self.drafting and decision.draft is not None:
            return self.text(decision.draft)
        return self.words.gap.join(filter(None, (self.text(decision.prompt), self.care.common(seat))))

    def rule(self, seat: int) -> str:
        """The rule behind the question."""
        decision = self.play.state.decision(seat)
        return self.clause(decision.clause) if decision else ""

    def clause(self, id: str) -> str:
        """A rule in words, with its id."""
        entry = self.game.ledger.find(id)
        if isinstance(entry, Ruling):
            question, ruling, _ = self.words.ruling(self.game.ledger, entry)
            return f"{question} {ruling} [{entry.id}]"
        title, text = self.words.clause(self.game.ledger, entry)
        return f"{self.say('cli.titled', title=title, text=text)} [{entry.id}]"

    def why(self, rest: str, seat: int) -> str:
        """Why an answer, given by number or name, is not allowed or not wise, with the clause."""
        action = self.find(rest, seat)
        if action in self._allowed(seat) and (reason := self.care.reason(action, seat)):
            return reason
        refusal = self.play.state.why_not(action, seat)
        return f"{self.text(refusal.text)} [{refusal.clause}]"

    # -- what a player types -----------------------------------------------------------------

    def read(self, line: str, seat: int) -> Typed:
        """Understand a line: a number, the name of an answer, or a command in the player's language."""
        return self.command(line) or Typed(action=self.find(line, seat))

    def command(self, line: str) -> Typed | None:
        """The command that a line begins with, if any."""
        first, *rest = line.split(maxsplit=1)
        for command in COMMANDS:
            if first.casefold() in self._command_words(command):
                return Typed(command=command, rest="".join(rest).strip())
        return None

    def _command_words(self, command: Command) -> list[str]:
        """The words for a command: the player's language and, everywhere, English."""
        return [word for word in (*self.say(f"cli.word-{command}").split(), command) if word]

    def find(self, given: str, seat: int) -> Action:
        """The answer of a number or a name."""
        given = given.strip()
        offered = self.shown(seat)
        if given.isdecimal():
            number = int(given)
            if 1 <= number <= len(offered):
                return offered[number - 1]
            raise fault(UnknownName, "cli.no-such-number", given=given[:20], count=len(offered))
        for action in offered:
            if given.casefold() == self.name(action).casefold():
                return action
        if given in self.game.vocabulary:
            return self.game.vocabulary.action(given)
        raise fault(UnknownName, "cli.not-understood", given=given[:60], count=len(offered))


def is_heading(event: Event) -> bool:
    """Whether it opens a new part of the log, such as a turn."""
    return event.fact.heading


def new_path(game: Game[State], record: Record) -> Path:
    """A new file in the user's data directory, named by the game and the moment."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return saves() / f"{game.id}-{stamp}-{record.header.commitment[:6]}.json"


def unfinished() -> list[tuple[Path, Record]]:
    """Saved games that are not over, the newest first; files that cannot be read are left alone."""
    found: list[tuple[Path, Record]] = []
    for path in sorted(saves().glob("*.json"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            record = Record.load(path)
        except (SalonError, OSError):
            continue
        if record.result is None:
            found.append((path, record))
    return found
