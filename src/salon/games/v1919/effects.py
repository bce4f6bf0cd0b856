"""The vocabulary of Events: each step is one sentence of a card, in events.toml.

The steps of one effect share the `decider`, the `chosen` player and the Regions already `named`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from salon.games.v1919.answers import (
    AMOUNT,
    CHOICE,
    DECLINE,
    DEMOBILIZE,
    DISC_EXHAUSTED,
    DISC_IN,
    NATION,
    REGION,
    T_CHOICE,
    T_REGION,
)
from salon.games.v1919.base import Asked, V1919Step, prompt, refusal
from salon.games.v1919.cards_score import bearing
from salon.games.v1919.reasons import cubes_of, issue_of, no_disc, not_played
from salon.games.v1919.remember import remembered
from salon.games.v1919.terms import ALL_SLOTS, EVERYWHERE, LAST_KEG, MOST_HAPPY, NATIONS, NOBODY, REGIONS
from salon.games.v1919.tracks import Demobilize, change_happiness, disc_sources, lift_disc
from salon.games.v1919.uprising import UprisingCheck, random_region, unsettle_by_event
from salon.kernel import Action, Arg, Refusal, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

RegionName: TypeAlias = Literal["europe", "balkans", "middle_east", "africa", "pacific"]
Place: TypeAlias = Literal[
    "europe", "balkans", "middle_east", "africa", "pacific", "random", "choice", "choice_2", "choice_other"
]
Who: TypeAlias = Literal["uk", "france", "usa", "italy", "japan", "all_players", "chosen_player", "decider"]


def powers(s: V1919State, who: Who) -> tuple[int, ...]:
    """Whom a word on a card means, clockwise from the decider."""
    if who in NAMED:
        return NAMED[who]
    if who == "all_players":
        start = s.powers.index(s.decider) if s.decider in s.powers else s.turn
        everyone = s.clockwise(start)
        return (*everyone, *(p for p in s.factions if p not in everyone))
    if who == "chosen_player":
        return (s.chosen,)
    return (s.decider,)


NAMED = {name: (nation,) for nation, name in enumerate(NATIONS)}


class EventStep(V1919Step, frozen=True, cache_hash=True):
    """A step that an Event may name. The texts of choices are found by it, so that its hash is kept."""

    clause = "v1919.settle.2a"

    def possible(self, s: V1919State, power: int) -> bool:
        """Whether it could do anything for a player who has to choose it (v1919.ruling.event.choice)."""
        return True

    def beyond_usa(self) -> bool:
        """Whether it touches what the two-player USA has not, and may choose to lose (v1919.twoplayer.21)."""
        return False


class AtPlace(EventStep, frozen=True):
    """A step that works on Regions: printed, random, or chosen by the decider."""

    region: Place
    n: int

    def enter(self, s: V1919State) -> Asked | None:
        printed = s.cards.region_number.get(self.region)
        if printed is not None:
            self.leave(s, [printed])
            return None
        if self.region == "random":
            self.leave(s, random_region(s))
            return None
        legal = tuple(REGION + r for r in EVERYWHERE if r not in s.named and self.can_move(s, r))
        if not legal:
            self.leave(s, [])
            return None
        return self.ask(s, s.decider, prompt("v1919.ask.region"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if s.terms:
            s.did(T_REGION, s.decider, action)
        again = self.region == "choice_2"
        self.leave(s, [action - REGION])
        if again:
            s.stack.append(type(self)("choice_other", self.n))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        region = action - REGION
        if not 0 <= region < REGIONS:
            return super().refuse(s, action, seat)
        reason = "v1919.why.named" if region in s.named else "v1919.why.cannot-move"
        return refusal("v1919.ruling.event.impossible", reason, region=s.region_name(region))

    def leave(self, s: V1919State, regions: list[int]) -> None:
        s.stack.pop()
        for region in regions:
            s.named += (region,)
            self.work(s, region)

    def possible(self, s: V1919State, power: int) -> bool:
        printed = s.cards.region_number.get(self.region)
        if printed is not None:
            return self.can_move(s, printed)
        return self.region == "random" or any(self.can_move(s, region) for region in EVERYWHERE)

    def can_move(self, s: V1919State, region: int) -> bool:
        raise NotImplementedError

    def work(self, s: V1919State, region: int) -> None:
        raise NotImplementedError


class Unrest(AtPlace, frozen=True):
    """Unrest rises or falls."""

    def can_move(self, s: V1919State, region: int) -> bool:
        return s.unrest[region] < s.cap(region) if self.n > 0 else s.unrest[region] > s.keg[region] + 1

    def work(self, s: V1919State, region: int) -> None:
        s.move_unrest(region, self.n)


class PowderKeg(AtPlace, frozen=True):
    """A Powder Keg advances or goes back."""

    def can_move(self, s: V1919State, region: int) -> bool:
        return s.keg[region] < LAST_KEG if self.n > 0 else s.keg[region] > 0

    def work(self, s: V1919State, region: int) -> None:
        s.move_keg(region, self.n)


class Happiness(EventStep, frozen=True):
    """Happiness rises or falls."""

    nation: Who
    n: int

    def possible(self, s: V1919State, power: int) -> bool:
        """Markers that are not in play cannot be moved (v1919.ruling.solo.void-branches)."""
        named = (power,) if self.nation in {"chosen_player", "decider"} else powers(s, self.nation)
        return any(s.tracked(p) and 0 < s.happiness[p] < MOST_HAPPY + (self.n < 0) for p in named)

    def beyond_usa(self) -> bool:
        return self.nation in {"usa", "chosen_player", "decider"}

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        change_happiness(s, [(power, self.n) for power in powers(s, self.nation)])


class HappinessIfMilitary(EventStep, frozen=True):
    """The Happiness of players with so many discs not demobilized changes."""

    units: int
    n: int

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        hit = [p for p in s.clockwise(s.turn) if s.units(p) >= self.units]
        change_happiness(s, [(power, self.n) for power in hit])


class RecoverInfluence(EventStep, frozen=True):
    """Cubes go from Exhausted to Available."""

    who: Who
    n: int

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            moved = s.recover(power, self.n)
            s.say("v1919.log.recover", nation=f"nation.{NATIONS[power]}", cubes=moved)


class ExhaustInfluence(EventStep, frozen=True):
    """Cubes go from Available to Exhausted."""

    who: Who
    n: int

    def possible(self, s: V1919State, power: int) -> bool:
        return s.available[power] > 0

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            if power in s.factions:
                moved = s.exhaust(power, self.n)
                s.say("v1919.log.exhaust", nation=f"nation.{NATIONS[power]}", cubes=moved)


class WithdrawInfluence(EventStep, frozen=True):
    """Some of one's own cubes go from one Issue on the board back to Available."""

    who: Who
    n: int

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        legal = tuple(
            s.cards.first_issue + s.issues[slot]
            for slot in ALL_SLOTS
            if s.issues[slot] != NOBODY and s.cubes[slot][power]
        )
        if not legal:
            s.stack.pop()
            return None
        return self.ask(s, power, prompt("v1919.ask.withdraw"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        (power,) = powers(s, self.who)
        slot = s.issues.index(action - s.cards.first_issue)
        s.stack[-1] = WithdrawCubes(power, slot, min(self.n, s.cubes[slot][power]))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue, (power,) = issue_of(s, action), powers(s, self.who)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        nation, name = f"nation.{NATIONS[power]}", s.cards.issue_name[issue]
        return refusal(self.clause, "v1919.why.no-cubes-of", nation=nation, issue=name)


class WithdrawCubes(EventStep, frozen=True):
    """How many."""

    power: int
    slot_withdrawn: int
    most: int

    def enter(self, s: V1919State) -> Asked | None:
        if self.most == 1:
            self.answer(s, AMOUNT + 1, NOBODY)
            return None
        legal = tuple(range(AMOUNT + 1, AMOUNT + self.most + 1))
        return self.ask(s, self.power, prompt("v1919.ask.withdraw-cubes"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        count = action - AMOUNT
        s.add_cubes(self.slot_withdrawn, self.power, -count)
        s.available[self.power] += count
        s.say("v1919.log.withdraw", nation=f"nation.{NATIONS[self.power]}", cubes=count)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if cubes_of(action) == NOBODY:
            return super().refuse(s, action, seat)
        return refusal(self.clause, "v1919.why.withdraw", cubes=self.most)


class ReadyMilitary(EventStep, frozen=True):
    """All Exhausted discs become Available."""

    who: Who

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        for power in powers(s, self.who):
            s.discs[power] += s.discs_exhausted[power]
            s.discs_exhausted[power] = 0
            s.say("v1919.log.ready", nation=f"nation.{NATIONS[power]}")


class ExhaustMilitary(EventStep, frozen=True):
    """So many discs, Available or deployed, go to Exhausted; of those in a Region there is but one."""

    who: Who
    n: int
    region: RegionName | None = None

    def sources(self, s: V1919State, power: int) -> tuple[Action, ...]:
        if self.region:
            here = s.cards.region_number[self.region]
            return (DISC_IN + here,) if s.disc_in(power, here) else ()
        return tuple(source for source in disc_sources(s, power) if source != DISC_EXHAUSTED)

    def possible(self, s: V1919State, power: int) -> bool:
        return bool(self.sources(s, power))

    def beyond_usa(self) -> bool:
        return True

    def enter(self, s: V1919State) -> Asked | None:
        (power,) = powers(s, self.who)
        sources = self.sources(s, power)
        if not sources:
            s.stack.pop()
            return None
        if len(sources) > 1:
            return self.ask(s, power, prompt("v1919.ask.exhaust-disc"), sources)
        self.answer(s, sources[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if self.n > 1:
            s.stack[-1] = ExhaustMilitary(self.who, self.n - 1, self.region)
        else:
            s.stack.pop()
        (power,) = powers(s, self.who)
        lift_disc(s, power, action)
        s.discs_exhausted[power] += 1
        s.say("v1919.log.exhaust-disc", nation=f"nation.{NATIONS[power]}")

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action == DISC_EXHAUSTED:
            return refusal(self.clause, "v1919.why.already-exhausted")
        (power,) = powers(s, self.who)
        return no_disc(s, power, action, self.clause) or super().refuse(s, action, seat)


class MayDemobilize(EventStep, frozen=True):
    """Players in turn may demobilize one disc each, by the normal rule."""

    who: Who

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.stack += [OfferDemobilize(p) for p in reversed(powers(s, self.who)) if p in s.powers]


class OfferDemobilize(EventStep, frozen=True):
    """One player may demobilize."""

    power: int

    def enter(self, s: V1919State) -> Asked | None:
        if not s.units(self.power):
            s.stack.pop()
            return None
        return self.ask(s, self.power, prompt("v1919.ask.may-demobilize"), (DEMOBILIZE, DECLINE))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DEMOBILIZE:
            s.stack.append(Demobilize(self.power))


class UnsettleIssue(EventStep, frozen=True):
    """The decider puts a settled Issue up for bids."""

    region: Literal["europe", "balkans", "middle_east", "africa", "pacific", "none", ""] = ""
    counter: str = ""
    max_stars: int = 99

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple(s.cards.first_issue + issue for issue in self.targets(s))
        if not legal:
            s.stack.pop()
            return None
        return self.ask(s, s.decider, prompt("v1919.ask.unsettle"), legal)

    def targets(self, s: V1919State) -> list[int]:
        among: Sequence[int] = range(len(s.controller))
        if self.region:
            among = s.cards.of_region[s.cards.region_number.get(self.region, NOBODY)]
        return [issue for issue in among if s.controller[issue] != NOBODY and self.matches(s, issue)]

    def matches(self, s: V1919State, issue: int) -> bool:
        card = s.cards.issues[issue]
        if card.game_end or card.stars > self.max_stars:
            return False
        return bool(self.region) or not bearing(self.counter).isdisjoint(s.counters[issue])

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        unsettle_by_event(s, action - s.cards.first_issue)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        issue = issue_of(s, action)
        if issue == NOBODY:
            return super().refuse(s, action, seat)
        reason = "v1919.why.nobody-controls" if s.controller[issue] == NOBODY else "v1919.why.not-named"
        return refusal("v1919.event.4", reason, issue=s.cards.issue_name[issue])


@remembered
def choice_prompt(options: tuple[tuple[Effect, ...], ...]) -> Text:
    """A choice between effects, which the question itself tells."""
    from salon.games.v1919.tables import words  # the words of cards are made of cards, and those of effects

    names = ("first", "second", "third")
    told: dict[str, Arg] = {name: words(branch) for name, branch in zip(names, options, strict=False)}
    count = len(told)
    return Text(f"v1919.ask.choice-{count}", told)


def branch_words(step: Choose, action: Action) -> Arg:
    """A branch in words."""
    return choice_prompt(step.options).args[("first", "second", "third")[action - CHOICE]]


class Choose(EventStep, frozen=True):
    """The decider applies exactly one of the branches."""

    options: tuple[tuple[Effect, ...], ...]

    def enter(self, s: V1919State) -> Asked | None:
        return self.offer(s, s.decider)

    def offer(self, s: V1919State, power: int) -> Asked | None:
        legal = self.useful(s, power)
        if len(legal) > 1:
            return self.ask(s, power, choice_prompt(self.options), legal)
        self.answer(s, legal[0] if legal else CHOICE, NOBODY)
        return None

    def useful(self, s: V1919State, power: int) -> tuple[Action, ...]:
        """The branches that could do anything for a player, or that the two-player USA may choose to lose."""
        usa = power not in s.powers
        found: tuple[Action, ...] = ()
        for number, branch in enumerate(self.options):
            for step in branch:
                if not isinstance(step, EventStep) or step.possible(s, power) or (usa and step.beyond_usa()):
                    found += (CHOICE + number,)
                    break
        return found

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if s.terms:
            s.did(T_CHOICE, s.decider, action)
        s.stack.pop()
        s.stack += reversed(self.options[action - CHOICE])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if 0 <= action - CHOICE < len(self.options):
            return refusal("v1919.ruling.event.choice", "v1919.why.no-effect")
        return super().refuse(s, action, seat)


class ChoosePlayer(Choose, frozen=True):
    """The decider names a player, who applies exactly one of the branches."""

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple(NATION + power for power in s.factions)
        return self.ask(s, s.decider, prompt("v1919.ask.player"), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.chosen = action - NATION
        s.say("v1919.log.named", nation=f"nation.{NATIONS[s.chosen]}")
        s.stack[-1] = ChosenPlayer(self.options)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        return not_played(s, action) or V1919Step.refuse(self, s, action, seat)


class ChosenPlayer(Choose, frozen=True):
    """The player named chooses."""

    def enter(self, s: V1919State) -> Asked | None:
        return self.offer(s, s.chosen)


Effect: TypeAlias = (
    UprisingCheck
    | Unrest
    | PowderKeg
    | Happiness
    | HappinessIfMilitary
    | RecoverInfluence
    | ExhaustInfluence
    | WithdrawInfluence
    | ReadyMilitary
    | ExhaustMilitary
    | MayDemobilize
    | UnsettleIssue
    | Choose
    | ChoosePlayer
)
