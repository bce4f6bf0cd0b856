"""The guide: where a learner is in a lesson, what the script answers, and what is said to stray answers.

It holds nothing itself. Where a learner is follows from the answers given, from the pages read since, and
from the position: so a lesson is taken up again, and taken back, like any game.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

import msgspec

from salon.kernel.decision import Decision
from salon.kernel.errors import SalonError, fault
from salon.kernel.fact import kind_of_question
from salon.kernel.game import Game
from salon.kernel.lesson import Cue, Lesson, LessonStep, Part
from salon.kernel.state import State
from salon.kernel.text import Arg, Text


class Held(SalonError):
    """An answer that the rules allow and the lesson holds back: nothing has happened."""


class Progress(msgspec.Struct):
    """How far a learner is: for each answer given, what came next in the script and what was read before."""

    trail: list[tuple[int, int]] = msgspec.field(default_factory=list)
    read: int = 0  # pages turned since the last answer
    free: bool = False  # the learner has left the lesson, and plays on
    said: Text | None = None  # to the learner's last answer, until a page is turned

    def turn_page(self) -> None:
        self.read += 1
        self.said = None

    def cut(self, moves: int) -> None:
        """Answers were taken back, and so many are left."""
        self.read = self.trail[moves][1] if moves < len(self.trail) else 0
        del self.trail[moves:]
        self.said = None


class LessonCard(msgspec.Struct, frozen=True):
    """What the learner is shown."""

    step: LessonStep
    number: int
    of: int
    title: Text
    text: Text
    asked: str = ""  # the answer that is asked for; empty if the card is to be read
    said: Text | None = None  # to the learner's last answer
    last: bool = False


class Guide:
    """Leads through one lesson of a game."""

    def __init__(self, game: Game[State], lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self._script = lesson.script
        self._numbers = {step.id: n for n, step in enumerate(lesson.steps, 1)}

    # -- where we are ------------------------------------------------------------------------

    def place(self, s: State, progress: Progress) -> int:
        """The part of the script that is open; beyond the last one all is free play."""
        if progress.free:
            return len(self._script)
        at = progress.trail[-1][0] if progress.trail else 0
        for _ in range(progress.read):
            at = self._settle(s, at) + 1
        return self._settle(s, at)

    def _settle(self, s: State, at: int) -> int:
        """Pass over what does not apply here. A script that does not fit at all has come to its end."""
        while at < len(self._script):
            part, cue = self._script[at], self._script[at].cue
            applies = (cue is not None and not part.asked) or self._applies(s, part.step)
            if applies and (cue is None or self._fits(s, cue)):
                return at
            if applies and cue is not None and not cue.optional:
                return len(self._script)
            at += 1
        return at

    def is_over(self, s: State, progress: Progress) -> bool:
        return self.place(s, progress) >= len(self._script)

    def is_reading(self, s: State, progress: Progress) -> bool:
        """Whether a card is to be read before anything else happens."""
        part = self._part(self.place(s, progress))
        return part is not None and part.cue is None

    def card(self, s: State, progress: Progress) -> LessonCard | None:
        """The card that is shown; none while others play, and after the end."""
        at = self.place(s, progress)
        part = self._part(at)
        if part is None or (part.cue is not None and not part.asked):
            return None
        step, cue = part.step, part.cue
        id = f"{self.game.id}.lesson.{step.id}"
        return LessonCard(
            step=step,
            number=self._numbers[step.id],
            of=len(self._numbers),
            title=Text(f"{id}.title"),
            text=Text(id, self._values(s, step)),
            asked=self._answer(s, cue) or "" if cue is not None else "",
            said=progress.said,
            last=at == len(self._script) - 1,
        )

    # -- answers -----------------------------------------------------------------------------

    def _part(self, at: int) -> Part | None:
        return self._script[at] if at < len(self._script) else None

    def scripted(self, s: State, progress: Progress) -> tuple[int, str] | None:
        """Whose answer the script gives now, and which; None if it is the learner's move, or the end."""
        part = self._part(self.place(s, progress))
        if part is None or part.cue is None or part.asked:
            return None
        answer = self._answer(s, part.cue)
        return None if answer is None else (part.cue.seat, answer)

    def check(self, s: State, progress: Progress, seat: int, name: str) -> None:
        """Raise `Held` if the lesson holds a learner's answer back."""
        part = self._part(self.place(s, progress))
        if part is None or seat != self.lesson.learner:
            return
        if part.cue is None or not part.asked:
            raise fault(Held, "kernel.lesson-read")
        if name != self._answer(s, part.cue) and not self._lets(s, part.cue, name):
            raise Held(self._reaction(s, part.step, name) or Text("kernel.lesson-held"))

    def before(self, s: State, progress: Progress, name: str) -> int:
        """An answer is about to be given: which part of the script it is, and what is said to it."""
        at = self.place(s, progress)
        part = self._part(at)
        if part is not None and part.asked and part.cue is not None:
            strays = name != self._answer(s, part.cue)
            progress.said = self._reaction(s, part.step, name) if strays else None
        return at

    def after(self, s: State, progress: Progress, at: int) -> None:
        """An answer was given at this place of the script, and led to this position."""
        part = self._part(at)
        again = part is not None and part.cue is not None and part.cue.again and self._fits(s, part.cue)
        progress.trail.append((at if again else at + 1, progress.read))
        progress.read = 0

    def _reaction(self, s: State, step: LessonStep, name: str) -> Text | None:
        for stray in step.strays:
            if any(fnmatchcase(name, pattern) for pattern in stray.on):
                id = f"{self.game.id}.lesson.{step.id}.{stray.say}"
                return Text(id, {**self._values(s, step), "answer": name})
        return None

    def _fits(self, s: State, cue: Cue) -> bool:
        decision = s.decision(cue.seat)
        if decision is None or (cue.kind and kind_of_question(decision.question) != cue.kind):
            return False
        return self._answer(s, cue) is not None

    def _answer(self, s: State, cue: Cue) -> str | None:
        """The first of the cue's answers that is legal."""
        decision = s.decision(cue.seat)
        names = [] if decision is None else self._names(decision)
        amounts = [name for name in names if name.startswith("amount.")]
        for wanted in cue.give:
            if wanted in names:
                return wanted
            if wanted in {"least", "most"} and amounts:
                return amounts[0 if wanted == "least" else -1]
            if wanted == "*" and names:
                return names[0]
        return None

    def _lets(self, s: State, cue: Cue, name: str) -> bool:
        """Whether another answer is let through; what is said aside only under its full name."""
        decision = s.decision(cue.seat)
        aside = decision is not None and self.game.vocabulary.action(name) in decision.aside
        return name in cue.also if aside else any(fnmatchcase(name, pattern) for pattern in cue.also)

    def _names(self, decision: Decision) -> list[str]:
        name = self.game.vocabulary.name
        return [name(action) for action in (*decision.legal, *decision.aside)]

    # -- what the board shows ----------------------------------------------------------------

    def _applies(self, s: State, step: LessonStep) -> bool:
        if not step.when and not step.unless:
            return True
        view = self._view(s)
        is_so = [look_up(view, path) == value for path, value in step.when.items()]
        is_not = [look_up(view, path) != value for path, value in step.unless.items()]
        return all(is_so + is_not)

    def _values(self, s: State, step: LessonStep) -> dict[str, Arg]:
        if not step.values:
            return {}
        view = self._view(s)
        return {name: as_arg(look_up(view, path)) for name, path in step.values.items()}

    def _view(self, s: State) -> object:
        return msgspec.to_builtins(self.game.sight(s, self.lesson.learner))


def look_up(view: object, path: str) -> object:
    """A place in a view, by keys and numbers with dots between; of a list at the end, its length."""
    for key in path.split("."):
        if isinstance(view, list | tuple):
            view = view[int(key)]
        elif isinstance(view, dict):
            view = view[key]
        else:
            raise KeyError(path)
    return len(view) if isinstance(view, list | tuple) else view


def as_arg(found: object) -> Arg:
    return found if isinstance(found, int | str) else str(found)
