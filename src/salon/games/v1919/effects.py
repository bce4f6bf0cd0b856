"""The vocabulary of Events: tracks, Issues and choices, and the union of all that a card may name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import (
    CHOICE,
    NATION,
    REGION,
    T_CHOICE,
    T_REGION,
)
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.cards_score import bearing
from salon.games.v1919.effects_pieces import (
    ExhaustInfluence,
    ExhaustMilitary,
    MayDemobilize,
    ReadyMilitary,
    RecoverInfluence,
    WithdrawInfluence,
)
from salon.games.v1919.event_step import EventStep, Place, Who, powers
from salon.games.v1919.reasons import issue_of, not_played
from salon.games.v1919.terms import (
    EVERYWHERE,
    LAST_KEG,
    MOST_HAPPY,
    NATION_NAME,
    NOBODY,
    REGIONS,
)
from salon.games.v1919.tracks import change_happiness
from salon.games.v1919.uprising import UprisingCheck, random_region, unsettle_by_event
from salon.games.v1919.wording import branches, icon, in_turn, signed, where, whom
from salon.kernel import Action, Arg, Refusal, Text
from salon.kernel.fact import kebab

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


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
        return self.ask(s, s.decider, questions.Region(), legal)

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

    def words(self) -> Text:
        return where(kebab(type(self).__name__), self.region, **signed(self.n))

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

    def words(self) -> Text:
        return whom("happiness", self.nation, **signed(self.n))

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

    def words(self) -> Text:
        return Text("v1919.step.happiness-if-military", {**signed(self.n), "units": self.units})

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        hit = [p for p in s.clockwise(s.turn) if s.units(p) >= self.units]
        change_happiness(s, [(power, self.n) for power in hit])


class UnsettleIssue(EventStep, frozen=True):
    """The decider puts a settled Issue up for bids."""

    region: Literal["europe", "balkans", "middle_east", "africa", "pacific", "none", ""] = ""
    counter: str = ""
    max_stars: int = 99  # 99: any number

    def words(self) -> Text:
        stars: dict[str, Arg] = {"stars": self.max_stars}
        if self.region == "none":
            return Text("v1919.step.unsettle-issue-none", stars)
        if self.region:
            return Text("v1919.step.unsettle-issue-region", {"region": f"region.{self.region}", **stars})
        if self.counter:
            return Text("v1919.step.unsettle-issue-counter", {"counter": icon(self.counter), **stars})
        return Text("v1919.step.unsettle-issue-any", stars)

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple(s.cards.first_issue + issue for issue in self.targets(s))
        if not legal:
            s.stack.pop()
            return None
        return self.ask(s, s.decider, questions.Unsettle(), legal)

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


class Choose(EventStep, frozen=True):
    """The decider applies exactly one of the branches."""

    options: tuple[tuple[Effect, ...], ...]

    def words(self) -> Text:
        count = len(self.options)
        return (
            in_turn(self.options[0])
            if count == 1
            else Text(f"v1919.step.choose-{count}", branches(self.options))
        )

    def branch(self, action: Action) -> Text:
        """The branch that an answer takes, in words."""
        return in_turn(self.options[action - CHOICE])

    def enter(self, s: V1919State) -> Asked | None:
        return self.offer(s, s.decider)

    def offer(self, s: V1919State, power: int) -> Asked | None:
        legal = self.useful(s, power)
        if len(legal) > 1:
            return self.ask(s, power, CHOICES[len(self.options)](*self.options), legal)
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

    def words(self) -> Text:
        count = len(self.options)
        return Text(f"v1919.step.choose-player-{count}", branches(self.options))

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple(NATION + power for power in s.factions)
        return self.ask(s, s.decider, questions.Player(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.chosen = action - NATION
        s.tell(facts.Named, NATION_NAME[s.chosen])
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
CHOICES = {2: questions.Choice2, 3: questions.Choice3}
