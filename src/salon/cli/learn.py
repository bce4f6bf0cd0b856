"""`salon learn`: a guided first game in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from salon import bots
from salon.cli import Parser
from salon.cli.history import hush, hushed
from salon.cli.session import Session
from salon.cli.setup import add_confirm, players
from salon.kernel import (
    Action,
    Game,
    Guide,
    LessonCard,
    Player,
    Progress,
    Record,
    State,
    Text,
    UnknownName,
    fault,
)
from salon.kernel.lesson import FIRST
from salon.lang import Words

LEARNER = "learn:"  # what plays the learner's seat in a record, and then which lesson


def add_arguments(command: Parser) -> None:
    command.add_game("game")
    command.add_argument("lesson", nargs="?", default=FIRST, help=command.say("help.arg-lesson"))
    command.add_argument("--plain", action="store_true", help=command.say("help.arg-plain"))
    add_confirm(command)
    command.add_argument("--save", metavar="FILE", type=Path, help=command.say("help.arg-save"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    from salon.games import load

    game = load(args.game)
    lesson = game.lessons.get(args.lesson)
    if lesson is None:
        known = ", ".join(game.lessons) or "–"
        raise fault(UnknownName, "house.no-lesson", game=game.id, lesson=args.lesson[:40], known=known)
    seats = [Player(lesson.player(seat), f"bot:{bots.LEVELS[0]}") for seat in range(lesson.seats)]
    seats[lesson.learner] = Player(players("you", game, speaker)[0].name, LEARNER + args.lesson)
    record = Record.of(game, seats, lesson.seed, lesson.options)
    session = LessonSession(game, record, speaker, args.save)
    session.care.confirm = args.confirm
    if not args.plain and sys.stdin.isatty() and sys.stdout.isatty():
        from salon.cli.screen import play

        return play(session)
    from salon.cli.plain import play as play_plain

    return play_plain(session)


def open_session(game: Game[State], record: Record, speaker: Words, path: Path | None) -> Session:
    """A session for a record: with the lesson, if it is one."""
    kind = LessonSession if _lesson(record) in game.lessons else Session
    return kind(game, record, speaker, path)


def _lesson(record: Record) -> str:
    kinds = [player.player for player in record.header.players]
    return next((kind.removeprefix(LEARNER) for kind in kinds if kind.startswith(LEARNER)), "")


class LessonSession(Session):
    """A table at which a lesson is given."""

    def __init__(self, game: Game[State], record: Record, words: Words, path: Path | None = None) -> None:
        super().__init__(game, record, words, path)
        self.guide = Guide(game, game.lessons[_lesson(record)])
        self.progress = Progress()
        self._told: dict[str, int] = {}  # how often each hint was told
        self._last = ""
        self._retrace(record)

    def _retrace(self, record: Record) -> None:
        """Find out where the learner is; what had to be read on the way has been read."""
        state = record.replay(0, game=self.game)
        for move in record.moves:
            while self.guide.is_reading(state, self.progress):
                self.progress.turn_page()
            place = self.guide.before(state, self.progress, move.action)
            state.apply(self.game.vocabulary.action(move.action), move.seat, move.note)
            self.guide.after(state, self.progress, place)

    def card(self) -> LessonCard | None:
        return None if self.over else self.guide.card(self.play.state, self.progress)

    def turn_page(self, *, free: bool = False) -> None:
        self.progress.turn_page()
        self.progress.free |= free

    def bot_to_move(self) -> int | None:
        if self.guide.is_over(self.play.state, self.progress):
            return super().bot_to_move()
        scripted = self.guide.scripted(self.play.state, self.progress)
        return scripted[0] if scripted else None

    def let_bot_move(self) -> bool:
        scripted = self.guide.scripted(self.play.state, self.progress)
        if scripted is None:
            return super().let_bot_move()
        seat, name = scripted
        self._give(self.game.vocabulary.action(name), seat)
        return True

    def answer(self, action: Action, seat: int) -> None:
        decision = self.play.state.decision(seat)
        if decision is not None and action in {*decision.legal, *decision.aside}:
            self.guide.check(self.play.state, self.progress, seat, self.game.vocabulary.name(action))
        self._give(action, seat)

    def _give(self, action: Action, seat: int) -> None:
        place = self.guide.before(self.play.state, self.progress, self.game.vocabulary.name(action))
        super().answer(action, seat)
        self.guide.after(self.play.state, self.progress, place)

    def hints(self, seat: int) -> list[str]:
        """Beside what there is to do, one thing that is worth noticing; each a few times in a game."""
        said = super().hints(seat)
        if not self.guide.is_over(self.play.state, self.progress):
            return said
        for hint in self.game.hints(self.play.state, seat):
            told = self._told.get(hint.id, 0)
            if told < self.game.hint_rules[hint.id].times and hint.id not in hushed(self.game.id):
                self._told[hint.id] = told + 1
                self._last = hint.id
                words = self.text(Text(f"{self.game.id}.hint.{hint.id}", hint.args))
                return [*said, self.say("cli.hint", hint=Text("kernel.literal", {"words": words}))]
        return said

    def hush(self) -> str:
        """Silence the last hint for good."""
        if not self._last:
            return self.say("cli.no-hint")
        hush(self.game.id, self._last)
        return self.say("cli.hushed")

    def undo(self, seat: int) -> None:
        super().undo(seat)
        self.progress.cut(len(self.play.record.moves))
