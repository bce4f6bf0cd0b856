"""Choosing an option of an Issue: Unrest, Happiness, counters."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import COUNTER, T_OPTION
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.reasons import COUNTER_ANSWERS
from salon.games.v1919.terms import COUNTERS, FLAGS, NATION_NAME, NATIONS, NOBODY, SOLO_COUNTERS, USA
from salon.games.v1919.tracks import change_happiness
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.cards import Cards, OptionCard
    from salon.games.v1919.state import V1919State


def unhappiness(option: OptionCard, power: int) -> int:
    """The Happiness that a power would lose; gains do not count against it."""
    return sum(max(0, -n) for nation, n in option.happiness.items() if nation == NATIONS[power])


def option_value(cards: Cards, issue: int, option: OptionCard, power: int) -> int:
    """Solitaire: the stars of an Issue and the counters of an option that count for a faction."""
    kinds = [COUNTERS[counter] for counter in SOLO_COUNTERS[power]]
    return cards.stars[issue] + sum(
        any(name in kinds for name in icon.split("|")) for icon in option.counters
    )


def potential_value(cards: Cards, issue: int, power: int) -> int:
    """Solitaire: the value of an Issue under the option best for a faction (v1919.solo.def.6)."""
    options = cards.issues[issue].options
    return max((option_value(cards, issue, option, power) for option in options), default=cards.stars[issue])


def bot_options(cards: Cards, issue: int, power: int) -> tuple[Action, ...]:
    """The options a bot would take: highest value, then least Unhappiness; ties are the player's."""
    options = cards.issues[issue].options
    ranks = [(option_value(cards, issue, option, power), -unhappiness(option, power)) for option in options]
    best = max(ranks, default=None)  # the Game End card has no options
    return tuple(a for a, rank in zip(cards.options[issue], ranks, strict=True) if rank == best)


def usa_options(cards: Cards, issue: int) -> tuple[Action, ...]:
    """The options that the two-player USA may take: those with the least USA Unhappiness."""
    loss = [unhappiness(option, USA) for option in cards.issues[issue].options]
    return tuple(a for a, lost in zip(cards.options[issue], loss, strict=True) if lost == min(loss))


class ChooseOption(V1919Step, frozen=True):
    """The controller picks one of the printed options."""

    issue_settled: int
    clause = "v1919.settle.1f"

    def enter(self, s: V1919State) -> Asked | None:
        issue = self.issue_settled
        power = s.controller[issue]
        legal = self.allowed(s, power)
        if len(legal) > 1:
            return self.ask(s, power, questions.Option(s.cards.issue_name[issue]), legal)
        self.answer(s, legal[0], NOBODY)
        return None

    def allowed(self, s: V1919State, power: int) -> tuple[Action, ...]:
        """All options; the two-player USA takes one with the least USA Unhappiness (v1919.twoplayer.16)."""
        if s.is_bot(power):
            return s.cards.bot_options[self.issue_settled][power]
        if power == USA and s.seats == 2:
            return s.cards.usa_options[self.issue_settled]
        return s.cards.options[self.issue_settled]

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        issue = self.issue_settled
        number = s.cards.options[issue].index(action)
        power = s.controller[issue]
        s.option[issue] = number
        if s.terms:
            s.did(T_OPTION, power, action)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Option, NATION_NAME[power], s.cards.vocabulary.names[action])
        for region, n in s.cards.unrest[issue][number].items():
            s.move_unrest(region, n)
        if more := s.cards.more[issue][number]:
            for name, n in more.keg.items():
                s.move_keg(s.cards.region_number[name], n)
            if more.then:
                from salon.games.v1919.effects import OptionEffect  # Events may settle Issues

                s.stack.append(OptionEffect(power, more.then))
        s.stack += s.cards.counter_steps[issue][number]
        changes = s.cards.happiness[issue][number]
        if len(changes) > 1:
            change_happiness(s, [(n, changes[n]) for n in everyone(s.clockwise(s.turn)) if n in changes])
        elif changes:
            change_happiness(s, changes.items())

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = self.issue_settled
        if action in s.cards.options[issue]:
            if s.seats == 1:
                return refusal("v1919.solo.botsettle.1", "v1919.why.bot-option")
            return refusal("v1919.twoplayer.16", "v1919.why.usa-option")
        if any(action in options for options in s.cards.options):
            return refusal(self.clause, "v1919.why.other-option", issue=s.cards.issue_name[issue])
        return super().refuse(s, action, seat)


def counter_steps(issue: int, option: OptionCard) -> tuple[PlaceCounter, ...]:
    """For the counters of an option, the first one on top of the stack."""
    return tuple(PlaceCounter(issue, counter) for counter in reversed(option.counters))


@cache
def everyone(players: tuple[int, ...]) -> tuple[int, ...]:
    """The nations in the order in which an option changes their Happiness: the players first."""
    return (*players, *(nation for nation in range(len(NATIONS)) if nation not in players))


class PlaceCounter(V1919Step, frozen=True):
    """A Strategy counter is put on the Issue; where two flags are shown its controller decides."""

    issue_settled: int
    counter: str
    clause = "v1919.issue.6"

    def enter(self, s: V1919State) -> Asked | None:
        choices = either(self.counter)
        if len(choices) > 1:
            owner = s.controller[self.issue_settled]
            if s.is_bot(owner):  # it places its own flag (v1919.ruling.solo.optionpiv)
                choices = tuple(c for c in choices if c - COUNTER in FLAGS[owner]) or choices
            if len(choices) > 1:
                return self.ask(s, owner, questions.Counter(), choices)
        self.answer(s, choices[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        s.counters[self.issue_settled] += (action - COUNTER,)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Counter, s.cards.vocabulary.names[action], s.cards.issue_name[self.issue_settled])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in COUNTER_ANSWERS:
            return super().refuse(s, action, seat)
        return refusal(self.clause, "v1919.why.counter", counter=s.vocabulary.name(action))


@cache
def either(counter: str) -> tuple[Action, ...]:
    """The counters that "naval_uk|naval_usa" leaves to choose from."""
    return tuple(COUNTER + COUNTERS.index(name) for name in counter.split("|"))
