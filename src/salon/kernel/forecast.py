"""Forecasts: what an answer would do, worked out by the rules themselves on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Literal, NoReturn, TypeVar

import msgspec
from msgspec.structs import replace

from salon.kernel.decision import Action, Decision
from salon.kernel.errors import IllegalAction
from salon.kernel.fact import Fact, Question, kebab
from salon.kernel.fate import Fate, Need

if TYPE_CHECKING:
    from salon.kernel.state import State

T = TypeVar("T")

MOST = 216  # outcomes that are told apart: three dice


class Outcome(msgspec.Struct, frozen=True):
    """One way in which it may go: what happens, as the seat would be told, until something stops it.

    That is a question (`asked`, with the seats), the end of the game, or a step that draws or shows
    something hidden (`before` is its kind): what follows from that only the game itself may say.
    """

    ways: int  # of `Forecast.of`
    facts: tuple[Fact, ...]
    asked: tuple[tuple[int, Question], ...] = ()
    ends: bool = False
    before: str = ""


class Prospect(Outcome, frozen=True):
    """What is certain of an answer: its outcome up to any die, what comes then, and who wins if it ends."""

    by: Literal["", "die", "draw", "show"] = ""
    winners: tuple[int, ...] = ()
    then: tuple[Action, ...] = ()  # what the seat itself may answer to its next question


class Forecast(msgspec.Struct, frozen=True):
    """What an answer would do: one outcome, or several with their odds where dice decide.

    >>> import salon
    >>> game = salon.load(salon.list_games()[0])
    >>> s = game.new(seats=2, seed=7)
    >>> before = s.snapshot()
    >>> forecast = game.forecast(s, s.pending[0].legal[0])
    >>> [(outcome.ways, forecast.of) for outcome in forecast.outcomes], s.snapshot() == before
    ([(1, 1)], True)
    """

    of: int
    outcomes: tuple[Outcome, ...]

    @property
    def certain(self) -> tuple[Fact, ...]:
        """What happens in any case."""
        first, *others = (outcome.facts for outcome in self.outcomes)
        return tuple(fact for fact in first if all(fact in facts for facts in others))


class _Drawn(Exception):
    """A card was to be drawn or a deck to be shuffled: nobody knows what comes."""


class _Dice(Fate, tag="dice"):
    """Dice that fall as they are told; nothing else can be drawn."""

    fallen: tuple[int, ...] = ()

    def roll(self, sides: int = 6) -> int:
        if self.counter >= len(self.fallen):
            raise Need(sides)
        self.counter += 1
        return self.fallen[self.counter - 1]

    def below(self, n: int) -> NoReturn:
        raise _Drawn

    def shuffle(self, items: list[T]) -> NoReturn:
        raise _Drawn

    def copy(self) -> _Dice:
        return _Dice(self.seed, self.counter, self.fallen)


def forecast(s: State, action: Action, seat: int, most: int = MOST) -> Forecast:
    """See `Game.forecast`."""
    decision = s.decision(seat)
    if decision is None or action not in (*decision.legal, *decision.aside):
        raise IllegalAction(s.why_not(action, seat))
    found: dict[Outcome, Fraction] = {}
    for chance, ahead in _prospects(s, action, decision, most):
        outcome = Outcome(1, ahead.facts, ahead.asked, ahead.ends, ahead.before)
        found[outcome] = found.get(outcome, Fraction(0)) + chance
    of = lcm(*(chance.denominator for chance in found.values()))
    return Forecast(of, tuple(replace(outcome, ways=int(of * found[outcome])) for outcome in found))


def prospect(s: State, action: Action, decision: Decision) -> Prospect:
    """What is certain of a legal answer: it is followed up to the first die."""
    return _follow(s, action, decision, (), stop=True)


def _prospects(
    s: State, action: Action, decision: Decision, most: int, fallen: tuple[int, ...] = ()
) -> Iterator[tuple[Fraction, Prospect]]:
    """Every way it may go once some dice have fallen, with its share of the chance."""
    try:
        yield Fraction(1), _follow(s, action, decision, fallen)
    except Need as need:
        if need.n > most:
            yield Fraction(1), _follow(s, action, decision, fallen, stop=True)
            return
        for die in range(1, need.n + 1):
            for chance, ahead in _prospects(s, action, decision, most // need.n, (*fallen, die)):
                yield chance / need.n, ahead


def _follow(
    s: State, action: Action, decision: Decision, fallen: tuple[int, ...], *, stop: bool = False
) -> Prospect:
    """One way to go, with these dice; where one more is needed, it stops there or raises `Need`."""
    seat, trial = decision.seat, s.copy()
    trial.fate, trial.journal = _Dice("", 0, fallen), []
    step, told = trial.stack[-1], 0
    by: Literal["", "die", "draw", "show"] = ""
    asked: Decision | tuple[Decision, ...] | None = None
    try:
        if action in decision.legal:
            step.answer(trial, action, seat)
        else:
            trial.answer_aside(action, seat)
        while trial.reveals == s.reveals and trial.stack and asked is None:
            told, step = len(trial.journal), trial.stack[-1]
            asked = step.enter(trial)
    except Need:
        if not stop:
            raise
        by = "die"
    except _Drawn:
        by = "draw"
    shown = trial.reveals != s.reveals
    by = by or ("show" if shown else "")
    ends = not by and not trial.stack
    open = (asked,) if isinstance(asked, Decision) else asked or ()
    return Prospect(
        1,
        # What the step has told that shows something hidden may be about that.
        tuple(event.seen_by(seat) for event in (trial.journal[:told] if shown else trial.journal)),
        () if shown else tuple((d.seat, d.question) for d in open if d.legal or d.hoped),
        ends=ends,
        before=kebab(type(step).__name__) if by else "",
        by=by,
        winners=trial.result.winners if ends and trial.result else (),
        then=() if shown else next((d.legal for d in open if d.seat == seat), ()),
    )
