"""Sentences that decide which others are carried out, and with what number; and what all sentences are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

from salon.games.turmoil import facts, laws, mobilization, questions
from salon.games.turmoil.answers import OPTION
from salon.games.turmoil.base import EffectStep, words
from salon.games.turmoil.conditions import AnyCondition
from salon.games.turmoil.dice import roll
from salon.games.turmoil.effects import checks, hands, removing, rules, support, tracks
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL, SIDE, Who, era_of
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Action, Decision, Text, any_on_cards

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Choose(EffectStep, frozen=True):
    """A player chooses one of two courses."""

    by: Who
    options: tuple[
        Annotated[tuple[Effect, ...], Meta(min_length=1)], Annotated[tuple[Effect, ...], Meta(min_length=1)]
    ]

    def enter(self, s: TurmoilState) -> Decision:
        legal = (OPTION, OPTION + 1)
        question = questions.Choice(s.source_name, self.options)
        return Decision(side_of(self.by, s.actor), question, legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        s.tell(facts.Option, SIDE[seat], s.source_name, action - OPTION + 1)
        s.stack += self.options[action - OPTION][::-1]

    def words(self) -> Text:
        first, second = map(words, self.options)
        return self.sentence("", by=f"side.{self.by}", first=first, second=second)


class If(EffectStep, frozen=True):
    """One course if something holds, another if not."""

    conditional = True
    test: AnyCondition
    then: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    otherwise: tuple[Effect, ...] = ()

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.stack += (self.then if self.test.holds(s) else self.otherwise)[::-1]

    def words(self) -> Text:
        test, then = self.test.words(), self.then
        inner = then[0]
        if len(then) == 1 and isinstance(inner, If) and inner.otherwise == self.otherwise:
            # One condition inside another with the same way out: both must hold.
            test = Text("turmoil.test.both", {"first": test, "second": inner.test.words()})
            then = inner.then
        if self.otherwise:
            return self.sentence("-else", test=test, then=words(then), otherwise=words(self.otherwise))
        return self.sentence("", test=test, then=words(then))


class RollDie(EffectStep, frozen=True):
    """A die, with 1 more for each later era or for each controlled space; the total is remembered."""

    eras: bool = False
    where: Where = ANYWHERE

    def enter(self, s: TurmoilState) -> None:
        die = roll(s, s.actor)
        if not die:
            return
        s.stack.pop()
        more = era_of(s.turn) if self.eras else 0
        if self.where is not ANYWHERE:
            more += len(s.spaces(self.where, s.actor))
        s.saved = die + more
        s.tell(facts.Roll, SIDE[s.actor], die, s.saved, s.source_name)

    def words(self) -> Text:
        if self.eras:
            return self.sentence("-eras")
        return self.sentence("", where=self.where.words("own", "one"))


class Contest(EffectStep, frozen=True):
    """Both roll a die and add the spaces they control; the Authoritarian side wins ties."""

    where: Where
    win: tuple[Effect, ...]

    def enter(self, s: TurmoilState) -> None:
        # The Authoritarian die is remembered while the other may still be rolled again.
        if not s.saved:
            s.saved = roll(s, AUTHORITARIAN)
            return
        theirs = roll(s, LIBERAL)
        if not theirs:
            return
        s.stack.pop()
        spaces = s.spaces(self.where, s.actor)
        ours = s.saved + sum(s.held[n] == AUTHORITARIAN for n in spaces)
        theirs += sum(s.held[n] == LIBERAL for n in spaces)
        s.saved = 0
        s.tell(facts.Contest, ours, theirs, s.source_name)
        if ours >= theirs:
            s.stack += self.win[::-1]

    def words(self) -> Text:
        return self.sentence("", where=self.where.words("own", "all"), win=words(self.win))


class Repeat(EffectStep, frozen=True):
    """The same again, so many times."""

    n: int
    effect: Annotated[tuple[Effect, ...], Meta(min_length=1)]

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.stack += self.effect[::-1] * self.n

    def words(self) -> Text:
        return self.sentence("", n=self.n, effect=words(self.effect))


if TYPE_CHECKING:
    Effect: TypeAlias = EffectStep
else:  # all of these modules, so that it knows the steps in them; `Choose`, `If` and their like hold some
    STEPS = checks, hands, laws, mobilization, removing, rules, support, tracks
    Effect = any_on_cards(EffectStep)
