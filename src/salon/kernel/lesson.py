"""Lessons: a guided first game as data, the file `lesson.toml` of a game (or `lesson-NAME.toml` for another).

A lesson is an ordinary game with a known seed, in which the others answer from a script and the learner is
asked for one thing at a time. Its words are messages: step `pick` of a game says `GAME.lesson.pick` under the
heading `GAME.lesson.pick.title`, and `GAME.lesson.pick.NAME` where the answer strays.

Answers are written in a row, as cues:

    character.king                  this answer
    space.fauvism|space.paris       the first of these that is legal
    place-cubes:amount.3|least      to a question of this kind; else the cue is left out
    bid:verb.pass?                  it may be left out also when no such answer is legal
    place:space.italy|*+            again and again while there are such questions; `*` is any answer
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from salon.kernel.about import Value
from salon.kernel.errors import SalonError, fault

FIRST = "first"  # the lesson of `lesson.toml`


class BadLesson(SalonError):
    """A lesson that cannot be read."""


class Cue(msgspec.Struct, frozen=True):
    """One answer of the script; see above for how it is written."""

    seat: int
    give: tuple[str, ...]
    kind: str = ""
    optional: bool = False
    again: bool = False
    also: tuple[str, ...] = ()  # what else the learner may answer: patterns

    @classmethod
    def read(cls, written: str, seat: int, also: tuple[str, ...] = ()) -> Cue:
        """
        >>> Cue.read("place-cubes:amount.3|least", 1)
        Cue(seat=1, give=('amount.3', 'least'), kind='place-cubes', optional=True, again=False, also=())
        """
        again = written.endswith("+")
        maybe = written.rstrip("+").endswith("?")
        kind, _, answers = written.rstrip("+?").rpartition(":")
        return cls(seat, tuple(answers.split("|")), kind, bool(kind) or maybe or again, again, also)


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat does by the script, before the words of a step; the learner too, where it is plain."""

    seat: int
    do: str


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner is asked for. `also`: what is let through as well; all else is held back."""

    do: str
    also: tuple[str, ...] = ()


class Stray(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when the learner answers otherwise: the first whose patterns fit."""

    on: tuple[str, ...]
    say: str


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card of text: what it points at, what happens before, and what is to be done, if anything is."""

    id: str
    lit: tuple[str, ...] = ()
    turns: tuple[Turn, ...] = ()
    asks: tuple[Ask, ...] = ()
    strays: tuple[Stray, ...] = ()
    values: dict[str, str] = {}  # the numbers in the words, by their places in the learner's view
    when: dict[str, Value] = {}  # nothing is said or asked unless these places of the view hold these values
    unless: dict[str, Value] = {}  # or if these do
    optional: bool = False  # with other answers it does not come
    mistake: bool = False  # the one that is worth making


class Part(msgspec.Struct, frozen=True):
    """A part of the script: an answer that it gives or asks the learner for, or words to be read."""

    step: LessonStep
    cue: Cue | None = None
    asked: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A guided game."""

    seats: int
    seed: int
    learner: int
    steps: tuple[LessonStep, ...]
    names: dict[str, str] = {}  # of the others, by seat
    options: dict[str, Value] = {}

    @staticmethod
    def load(path: Path) -> Lesson:
        try:
            found = msgspec.toml.decode(path.read_bytes(), type=Lesson)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise fault(BadLesson, "kernel.bad-lesson", path=str(path), reason=str(error)) from None
        ids = [step.id for step in found.steps]
        twice = next((id for id in ids if ids.count(id) > 1), None)
        if twice is not None:
            raise fault(BadLesson, "kernel.lesson-twice", path=str(path), step=twice)
        return found

    @cached_property
    def script(self) -> tuple[Part, ...]:
        """All that happens, in its order."""
        found: list[Part] = []
        for step in self.steps:
            found += [
                Part(step, Cue.read(word, turn.seat)) for turn in step.turns for word in turn.do.split()
            ]
            if not step.asks:
                found.append(Part(step))
            for ask in step.asks:
                cues = [Cue.read(word, self.learner, ask.also) for word in ask.do.split()]
                found += [Part(step, cue, asked=True) for cue in cues]
        return tuple(found)

    def messages(self, game: str) -> set[str]:
        """The ids of all its words."""
        ids = {step.id for step in self.steps} | {f"{step.id}.title" for step in self.steps}
        ids |= {f"{step.id}.{stray.say}" for step in self.steps for stray in step.strays}
        return {f"{game}.lesson.{id}" for id in ids}

    def player(self, seat: int) -> str:
        """The name of one of the others."""
        return self.names.get(str(seat), f"Bot {seat + 1}")


def lessons_in(folder: Path) -> dict[str, Lesson]:
    """The lessons of a game by their names; a game may have none."""
    return {
        path.stem.removeprefix("lesson").lstrip("-") or FIRST: Lesson.load(path)
        for path in sorted(folder.glob("lesson*.toml"))
    }
