"""Sentences that decide which others are carried out, and with what number."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from salon.games.turmoil.answers import OPTION
from salon.games.turmoil.atlas import ANYWHERE, Where
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.conditions import AnyCondition
from salon.games.turmoil.dice import roll
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.terms import AUTHORITARIAN, LIBERAL, SIDE, Who, era_of
from salon.kernel import Action, Decision, Text

if TYPE_CHECKING:
    from salon.games.turmoil.effects import Effect
    from salon.games.turmoil.state import TurmoilState


@cache
def choice_prompt(options: tuple[tuple[Effect, ...], tuple[Effect, ...]], card: str) -> Text:
    """A question that says both courses in the words of the card."""
    from salon.games.turmoil.sentences import words

    return Text("turmoil.ask.choice", {"card": card, "first": words(options[0]), "second": words(options[1])})


class Choose(EffectStep, frozen=True):
    """A player chooses one of two courses."""

    by: Who
    options: tuple[tuple[Effect, ...], tuple[Effect, ...]]

    def enter(self, s: TurmoilState) -> Decision:
        legal = (OPTION, OPTION + 1)
        question = choice_prompt(self.options, s.source_name)
        return Decision(side_of(self.by, s.actor), question, legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if s.journal is not None:
            s.say("turmoil.log.option", side=SIDE[seat], card=s.source_name, option=action - OPTION + 1)
        s.stack += self.options[action - OPTION][::-1]


class If(EffectStep, frozen=True):
    """One course if something holds, another if not."""

    test: AnyCondition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.stack += (self.then if self.test.holds(s) else self.otherwise)[::-1]


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
        s.say("turmoil.log.roll", side=SIDE[s.actor], die=die, total=s.saved, card=s.source_name)


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
        s.say("turmoil.log.contest", authoritarian=ours, liberal=theirs, card=s.source_name)
        if ours >= theirs:
            s.stack += self.win[::-1]


class Repeat(EffectStep, frozen=True):
    """The same again, so many times."""

    n: int
    effect: tuple[Effect, ...]

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.stack += self.effect[::-1] * self.n
