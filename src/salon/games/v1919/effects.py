"""The vocabulary of Events: tracks, Issues and choices, and any sentence that a card may name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.games.v1919 import effects_cards, effects_pieces, facts, questions, uprising
from salon.games.v1919.answers import (
    CHOICE,
    NATION,
    REGION,
    T_CHOICE,
    T_REGION,
)
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.cards_score import bearing
from salon.games.v1919.conditions import AnyCondition, IssueId
from salon.games.v1919.effects_cards import (
    Restore,
)
from salon.games.v1919.event_step import EventStep, Happier, Nations, Place, RegionName, Units, Who, powers
from salon.games.v1919.reasons import NATION_ANSWERS, issue_of, not_played
from salon.games.v1919.terms import (
    COUNTERS,
    EVERYWHERE,
    LAST_KEG,
    MOST_HAPPY,
    NATION_NAME,
    NOBODY,
    REGIONS,
)
from salon.games.v1919.tracks import change_happiness
from salon.games.v1919.uprising import last_named, random_region, unsettle_by_event
from salon.games.v1919.wording import branches, icon, in_turn, signed, where, whom
from salon.kernel import Action, Arg, Refusal, Text, any_on_cards
from salon.kernel.fact import kebab

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class AtPlace(EventStep, frozen=True):
    """A step that works on Regions: printed, random, or chosen by the decider."""

    on_cards = False
    region: Place
    n: Annotated[int, Meta(ge=-7, le=7, extra={"never": (0,)})]

    def enter(self, s: V1919State) -> Asked | None:
        printed = s.cards.region_number.get(self.region)
        if printed is not None:
            self.leave(s, [printed])
            return None
        if self.region == "random":
            self.leave(s, random_region(s))
            return None
        if self.region == "same":
            self.leave(s, last_named(s))
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
            s.stack.append(msgspec.structs.replace(self, region="choice_other"))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        region = action - REGION
        if not 0 <= region < REGIONS:
            return super().refuse(s, action, seat)
        reason = "v1919.why.named" if region in s.named else "v1919.why.cannot-move"
        return refusal("v1919.ruling.event.impossible", reason, region=s.region_name(region))

    def finds(self) -> frozenset[str]:
        return frozenset({"region"})

    def leave(self, s: V1919State, regions: list[int]) -> None:
        s.stack.pop()
        if not regions:  # what speaks of the same Region finds none either, wherever it comes
            s.named += (NOBODY,)
        for region in regions:
            if self.region != "same":
                s.named += (region,)
            self.work(s, region)

    def possible(self, s: V1919State, power: int) -> bool:
        printed = s.cards.region_number.get(self.region)
        if printed is not None:
            return self.can_move(s, printed)
        return self.region in {"random", "same"} or any(self.can_move(s, region) for region in EVERYWHERE)

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


class PowderKeg(AtPlace, frozen=True, omit_defaults=True):
    """A Powder Keg advances or goes back; Unrest stays unless the card says that it moves with it."""

    pulls: bool = False

    def words(self) -> Text:
        moved = super().words()
        return Text("v1919.step.with-unrest", {"step": moved}) if self.pulls else moved

    def can_move(self, s: V1919State, region: int) -> bool:
        return s.keg[region] < LAST_KEG if self.n > 0 else s.keg[region] > 0

    def work(self, s: V1919State, region: int) -> None:
        keg, unrest = s.keg[region], s.unrest[region]
        s.move_keg(region, self.n)
        if self.pulls:  # but for what the Keg itself has pushed
            s.move_unrest(region, s.keg[region] - keg - (s.unrest[region] - unrest))


class Happiness(EventStep, frozen=True):
    """Happiness rises or falls."""

    nation: Who | Nations
    n: Happier

    def words(self) -> Text:
        return whom("happiness", self.nation, **signed(self.n))

    def possible(self, s: V1919State, power: int) -> bool:
        """Markers that are not in play cannot be moved (v1919.ruling.solo.void-branches)."""
        named = (power,) if self.nation in ("chosen_player", "decider") else powers(s, self.nation)
        return any(s.tracked(p) and 0 < s.happiness[p] < MOST_HAPPY + (self.n < 0) for p in named)

    def beyond_usa(self) -> bool:
        return self.nation in ("usa", "chosen_player", "decider") or "usa" in self.nation

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        change_happiness(s, [(power, self.n) for power in powers(s, self.nation)])


class HappinessIfMilitary(EventStep, frozen=True):
    """The Happiness of players with so many discs not demobilized changes."""

    units: Units
    n: Happier

    def words(self) -> Text:
        return Text("v1919.step.happiness-if-military", {**signed(self.n), "units": self.units})

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        hit = [p for p in s.clockwise(s.turn) if s.units(p) >= self.units]
        change_happiness(s, [(power, self.n) for power in hit])


class UnsettleIssue(EventStep, frozen=True):
    """The decider puts a settled Issue up for bids."""

    region: Literal["europe", "balkans", "middle_east", "africa", "pacific", "none", ""] = ""
    counter: Annotated[str, Meta(extra={"choices": ("", *COUNTERS, "naval", "empire")})] = ""
    max_stars: Annotated[int, Meta(ge=1, le=99)] = 99  # 99: any number

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

    options: Annotated[tuple[Branch, ...], Meta(min_length=2, max_length=3)]

    def words(self) -> Text:
        return Text(f"v1919.step.choose-{len(self.options)}", branches(self.options))

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
                if step.possible(s, power) or (usa and step.beyond_usa()):
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


class UnsettleNamed(EventStep, frozen=True):
    """One Issue, which the card names, is put up for bids; if it is not settled nothing happens."""

    issue: IssueId

    def words(self) -> Text:
        return Text("v1919.step.unsettle-named", {"issue": f"issue.{self.issue}"})

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        issue = s.cards.issue_name.index(f"issue.{self.issue}")
        if s.controller[issue] != NOBODY and issue != s.cards.game_end:
            unsettle_by_event(s, issue)


class UnsettleOf(UnsettleIssue, frozen=True, omit_defaults=True):
    """The decider puts a settled Issue up for bids: any, or one that somebody controls."""

    controller: Literal["", "chosen_player", "decider", "others"] = ""
    counter: Annotated[str, Meta(extra={"inner": True})] = ""

    def words(self) -> Text:
        where: Arg = Text("v1919.step.unsettle-anywhere")
        if self.region == "none":
            where = Text("v1919.step.unsettle-nowhere")
        elif self.region:
            where = Text("v1919.step.unsettle-where", {"region": f"region.{self.region}"})
        whose = self.controller.replace("_", "-") or "anybody"
        args: dict[str, Arg] = {"stars": self.max_stars, "where": where}
        return Text(f"v1919.step.unsettle-of-{whose}", args)

    def matches(self, s: V1919State, issue: int) -> bool:
        card, owner = s.cards.issues[issue], s.controller[issue]
        if card.game_end or card.stars > self.max_stars:
            return False
        match self.controller:
            case "chosen_player":
                return owner == s.chosen
            case "decider":
                return owner == s.decider
            case "others":
                return owner != s.decider
        return True


class ChoosePlayer(Choose, frozen=True, omit_defaults=True):
    """The decider names a player, who applies exactly one of the branches; with nobody to name it ends."""

    options: Annotated[tuple[Branch, ...], Meta(min_length=1, max_length=3)]
    among: Literal["anyone", "others", "military", "controls"] = "anyone"
    region: RegionName | None = None  # where that player has a Military Unit, or controls an Issue

    def words(self) -> Text:
        count, told = len(self.options), branches(self.options)
        if self.among == "anyone":
            return Text(f"v1919.step.choose-player-{count}", told)
        place: dict[str, Arg] = {"region": f"region.{self.region}"} if self.region else {}
        whom = Text(f"v1919.step.player-{self.among}", place)
        if self.region:
            whom = Text(f"v1919.step.player-{self.among}-in", place)
        return Text(f"v1919.step.choose-among-{count}", {**told, "whom": whom})

    def enter(self, s: V1919State) -> Asked | None:
        legal = tuple(NATION + power for power in s.factions if self.may_name(s, power))
        if not legal:
            s.stack.pop()
            return None
        return self.ask(s, s.decider, questions.Player(), legal)

    def may_name(self, s: V1919State, power: int) -> bool:
        here = s.cards.region_number[self.region] if self.region else NOBODY
        match self.among:
            case "others":
                return power != s.decider
            case "military":
                return bool(s.disc_in(power, here)) if self.region else s.units(power) > 0
            case "controls":
                return power in s.cards.entries[here](s.controller) if self.region else power in s.controller
        return True

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.chosen = action - NATION
        s.tell(facts.Named, NATION_NAME[s.chosen])
        s.stack[-1] = ChosenPlayer(self.options)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        away = not_played(s, action)
        if away is None and action in NATION_ANSWERS:
            return refusal(self.clause, "v1919.why.not-that-player", nation=s.vocabulary.name(action))
        return away or V1919Step.refuse(self, s, action, seat)


class ChosenPlayer(Choose, frozen=True):
    """The player named chooses."""

    on_cards = False

    def enter(self, s: V1919State) -> Asked | None:
        return self.offer(s, s.chosen)


class If(EventStep, frozen=True, omit_defaults=True):
    """One course if something is so, perhaps another if it is not."""

    test: AnyCondition
    then: Branch
    otherwise: Annotated[tuple[Effect, ...], Meta(max_length=8)] = ()

    def words(self) -> Text:
        told: dict[str, Arg] = {"test": self.test.words(), "then": in_turn(self.then)}
        if self.otherwise:
            return Text("v1919.step.if-else", {**told, "otherwise": in_turn(self.otherwise)})
        return Text("v1919.step.if", told)

    def course(self, s: V1919State) -> tuple[Effect, ...]:
        return self.then if self.test.holds(s) else self.otherwise

    def possible(self, s: V1919State, power: int) -> bool:
        return any(step.possible(s, power) for step in self.course(s))

    def beyond_usa(self) -> bool:
        return any(step.beyond_usa() for step in (*self.then, *self.otherwise))

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.stack += reversed(self.course(s))


class OptionEffect(V1919Step, frozen=True):
    """What an option does beyond numbers, in the sentences of Events; its controller decides."""

    power: int
    effect: tuple[Effect, ...]
    clause = "v1919.settle.1f"

    def enter(self, s: V1919State) -> None:
        s.stack[-1] = Restore(s.decider, s.chosen, s.named)
        s.decider, s.chosen, s.named = self.power, NOBODY, ()
        s.stack += reversed(self.effect)


if TYPE_CHECKING:
    Effect: TypeAlias = EventStep
else:  # all of these modules, so that it knows the steps in them
    STEPS = effects_cards, effects_pieces, uprising
    Effect = any_on_cards(EventStep)
# What a card does, and each branch of a choice.
Branch: TypeAlias = Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
CHOICES = {2: questions.Choice2, 3: questions.Choice3}
