"""Happiness, Mutiny, and the ways of Military Units: deploy, demobilize."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.answers import DISC_AVAILABLE, DISC_EXHAUSTED, DISC_IN, REGION, SPACE, T_DEPLOY
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.reasons import no_disc
from salon.games.v1919.terms import FIRST_SPACE, NATION_NAME, NOBODY, space
from salon.kernel import Action, Refusal

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class ChangeHappiness(V1919Step, frozen=True):
    """A marker moves; a player who is now over the limit for Military Units has a Mutiny at once."""

    nation: int
    n: int
    clause = "v1919.happiness.1"

    def enter(self, s: V1919State) -> None:
        s.stack.pop()
        s.move_happiness(self.nation, self.n)
        if s.over_limit(self.nation):
            s.stack.append(Mutiny(self.nation))


def change_happiness(s: V1919State, changes: Iterable[tuple[int, int]]) -> None:
    """Move the markers of nations one after the other; after a Mutiny the rest has to wait."""
    rest = iter(changes)
    for nation, n in rest:
        s.move_happiness(nation, n)
        if s.over_limit(nation):
            s.stack += [ChangeHappiness(*change) for change in reversed([*rest])]
            s.stack.append(Mutiny(nation))
            return


class Mutiny(V1919Step, frozen=True):
    """A forced demobilization into the 1 box, again and again while the player is over the limit."""

    power: int
    clause = "v1919.mutiny.4"

    def enter(self, s: V1919State) -> Asked | None:
        if not s.over_limit(self.power):
            s.stack.pop()
            return None
        sources = disc_sources(s, self.power)
        if len(sources) > 1:
            return self.ask(s, self.power, questions.Mutiny(), sources)
        self.answer(s, sources[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.tell(facts.Mutiny, NATION_NAME[self.power])
        lift_disc(s, self.power, action)
        s.demobilized.append(self.power)
        s.move_happiness(self.power, 1)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        return no_disc(s, self.power, action, self.clause) or super().refuse(s, action, seat)


class Deploy(V1919Step, frozen=True):
    """A Military Action: choose the disc, Available or already deployed."""

    clause = "v1919.deploy.1"

    def enter(self, s: V1919State) -> Asked | None:
        legal = deployable(s, s.active)
        if len(legal) > 1:
            return self.ask(s, s.active, questions.DeployDisc(), legal)
        self.answer(s, legal[0], s.turn)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack[-1] = DeployTo(action)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action == DISC_EXHAUSTED and s.discs_exhausted[s.active]:
            return refusal(self.clause, "v1919.why.exhausted-disc")
        return no_disc(s, s.active, action, self.clause) or super().refuse(s, action, seat)


class DeployTo(V1919Step, frozen=True):
    """Place the disc in an empty space of columns 5 to 8, with all effects of the column."""

    disc: int
    clause = "v1919.deploy.3"

    def enter(self, s: V1919State) -> Asked:
        power = s.active
        return self.ask(s, power, questions.DeploySpace(), deploy_spaces(s, power, self.disc))

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        power, index = s.active, action - SPACE
        region, column = index // 4, index % 4 + FIRST_SPACE
        if s.terms:
            s.did(T_DEPLOY, power, REGION + region)
        lift_disc(s, power, self.disc)
        s.spaces[index] = power
        if s.unrest[region] >= column:
            s.unrest[region] = column - 1
        printed = s.cards.board.column[column - FIRST_SPACE]
        cubes = s.recover(power, printed.influence)
        s.tell(facts.Deploy, NATION_NAME[power], s.cards.region_name[region], column, cubes, s.unrest[region])
        if printed.happiness:
            s.stack.append(ChangeHappiness(power, printed.happiness))

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        index = action - SPACE
        if not 0 <= index < len(s.spaces):
            return super().refuse(s, action, seat)
        region = s.region_name(index // 4)
        if s.spaces[index] == s.active and self.disc == DISC_IN + index // 4:
            return refusal("v1919.ruling.deploy.same", "v1919.why.same-space")
        if s.spaces[index] != NOBODY:
            return refusal("v1919.deploy.4", "v1919.why.occupied", region=region)
        return refusal("v1919.deploy.15", "v1919.why.one-disc", region=region)

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return tuple(range(SPACE, SPACE + len(s.spaces)))


class Demobilize(V1919Step, frozen=True):
    """A disc goes for good to the highest free box; the owner's Happiness rises by its number."""

    power: int
    clause = "v1919.demobilize.1"

    def enter(self, s: V1919State) -> Asked | None:
        sources = disc_sources(s, self.power)
        if len(sources) > 1:
            return self.ask(s, self.power, questions.Demobilize(), sources)
        self.answer(s, sources[0], NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        lift_disc(s, self.power, action)
        boxes, box = demobilize_boxes(s), demobilize_box(s)
        gain = 1
        if box < len(boxes):
            s.demobilized[box] = self.power
            gain = boxes[box]
        else:
            s.demobilized.append(self.power)
        s.tell(facts.Demobilize, NATION_NAME[self.power], gain)
        s.move_happiness(self.power, gain)

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        return no_disc(s, self.power, action, "v1919.demobilize.6") or super().refuse(s, action, seat)


def demobilize_boxes(s: V1919State) -> tuple[int, ...]:
    """The boxes for one disc each; the two grey ones count with four players."""
    board = s.cards.board
    return board.demobilize + (board.demobilize_grey if s.seats == 4 else ())


def demobilize_box(s: V1919State) -> int:
    """Where the next disc goes: the free box that is worth most; past the last one, the 1 box."""
    boxes = demobilize_boxes(s)
    free = [box for box, owner in enumerate(s.demobilized[: len(boxes)]) if owner == NOBODY]
    return max(free, key=boxes.__getitem__, default=len(boxes))


def disc_sources(s: V1919State, power: int) -> tuple[Action, ...]:
    """Where a power has discs that are not demobilized."""
    found = [DISC_AVAILABLE] if s.discs[power] else []
    if s.discs_exhausted[power]:
        found.append(DISC_EXHAUSTED)
    if power in s.spaces:
        found += deployed(s, power)
    return tuple(found)


def deployed(s: V1919State, power: int) -> list[Action]:
    """The discs of a power on the tracks."""
    return [DISC_IN + index // 4 for index, owner in enumerate(s.spaces) if owner == power]


def lift_disc(s: V1919State, power: int, source: Action) -> None:
    """Take a disc from where an answer says it is."""
    if source == DISC_AVAILABLE:
        s.discs[power] -= 1
    elif source == DISC_EXHAUSTED:
        s.discs_exhausted[power] -= 1
    else:
        region = source - DISC_IN
        s.spaces[space(region, s.disc_in(power, region))] = NOBODY


def deployable(s: V1919State, power: int) -> tuple[Action, ...]:
    """The discs that can be deployed: Available ones and those on the tracks.

    Some space is always free: of the four spaces of a Region the other powers hold three at most.
    """
    return tuple(source for source in disc_sources(s, power) if source != DISC_EXHAUSTED)


def deploy_spaces(s: V1919State, power: int, disc: Action) -> tuple[Action, ...]:
    """The empty spaces for a disc, in Regions where the power has no other disc."""
    found = [SPACE + index for index, owner in enumerate(s.spaces) if owner == NOBODY]
    if power in s.spaces:
        others = {*deployed(s, power)} - {disc}
        found = [action for action in found if DISC_IN + (action - SPACE) // 4 not in others]
    return tuple(found)
