"""The Great War: who fights, who wins, what it costs, and the last scoring (turmoil.8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import REGION
from salon.games.turmoil.base import SpaceStep, TurmoilStep, refusal
from salon.games.turmoil.bits import bits
from salon.games.turmoil.mobilization import begin_mobilization
from salon.games.turmoil.operations import PlaceSupport, affordable, reach
from salon.games.turmoil.reasons import why_area, why_closed, why_unmoved
from salon.games.turmoil.scoring import score
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    BALKAN_WAR,
    DUAL_ALLIANCE,
    ENTENTE_CORDIALE,
    FRANCO_RUSSIAN_ALLIANCE,
    GERMANY,
    LIBERAL,
    MARKERS,
    NOBODY,
    PERFIDIOUS_ITALY,
    REGIONS,
    SIDE,
    THREE_EMPEROR_LEAGUE,
    TRIPLE_ALLIANCE,
    WAR_MARKERS,
)
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

BLOCS = ("central", "entente")  # by side
WAR_POINTS = 4
PRIZES = ("constantinople", "italy")


def blocs(s: TurmoilState) -> dict[str, str]:
    """Who fights on which side (turmoil.8.4.1, .8.4.4.b, .c)."""
    central, entente = BLOCS
    track = s.track
    found = {"germany": central, "france": entente}
    if ENTENTE_CORDIALE in track:
        found["britain"] = entente
    for nation, marker in s.laws.called.items():
        if MARKERS.index(marker) not in track:
            found[nation] = entente
    if DUAL_ALLIANCE in track or THREE_EMPEROR_LEAGUE in track:
        found["austria_hungary"] = central
    if THREE_EMPEROR_LEAGUE in track:
        found["russia"] = central
    elif FRANCO_RUSSIAN_ALLIANCE in track:
        found["russia"] = entente
    if BALKAN_WAR in track:
        found["balkans"] = found.get("russia", entente)
    if s.mobilization:
        if "russia" in found:
            found["ottoman_empire"] = entente if found["russia"] == central else central
        if TRIPLE_ALLIANCE in track:
            found["italy"] = central
        elif PERFIDIOUS_ITALY in track:
            found["italy"] = entente
    return found


class GreatWar(TurmoilStep, frozen=True):
    """The war begins."""

    clause = "turmoil.8.4.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.actor, s.source, s.region = NOBODY, 0, NOBODY
        s.blocs = blocs(s)
        for side, bloc in enumerate(BLOCS):
            nations = tuple(f"nation.{nation}" for nation, other in s.blocs.items() if other == bloc)
            s.tell(facts.Bloc, SIDE[side], nations)
        s.stack.append(EndWar())
        if s.mobilization:
            begin_mobilization(s)
        else:
            s.stack += (Losses(), WarRoll())


def war_modifier(s: TurmoilState, side: int) -> int:
    """What a side adds to its die (turmoil.8.4.2)."""
    number, held = s.cards.atlas.number, s.held
    return (
        sum(n for marker, n in WAR_MARKERS[side].items() if marker in s.track)
        + sum(n for who, n, other, _ in s.laws.war if who == side and (not other or s.is_in_force(other)))
        + (s.lead(side) > 0)
        + any(held[number[space]] == side for space in PRIZES)
    )


class WarRoll(TurmoilStep, frozen=True):
    """Each side rolls a die; the higher total wins the war."""

    clause = "turmoil.8.4.2.b"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        totals = []
        for side in range(2):
            die = s.fate.roll()
            totals.append(die + war_modifier(s, side))
            s.tell(facts.WarRoll, SIDE[side], die, totals[side] - die, totals[side])
        if totals[0] == totals[1]:
            s.tell(facts.WarLost)
        else:
            s.war_winner = int(totals[LIBERAL] > totals[AUTHORITARIAN])
            s.tell(facts.WarWon, SIDE[s.war_winner])
            s.gain(s.war_winner, WAR_POINTS)
        s.waiting = tuple(region for region, id in enumerate(REGIONS) if id in s.blocs)


class Losses(TurmoilStep, frozen=True):
    """The regions at war are dealt with one after the other (turmoil.8.4.3)."""

    clause = "turmoil.8.4.3.j"

    def enter(self, s: TurmoilState) -> Decision | None:
        if not s.waiting:
            s.stack.pop()
            if s.war_winner != NOBODY:
                take_prizes(s, s.war_winner)
            return None
        if len(s.waiting) == 1:
            self.answer(s, REGION + s.waiting[0], s.war_winner)
            return None
        legal = tuple(REGION + region for region in s.waiting)
        return Decision(self.chooser(s), questions.WarRegion(), legal, self.rule(s))

    def chooser(self, s: TurmoilState) -> int:
        """The winner; if both lost, the players in turns, the Liberal one first."""
        if s.war_winner != NOBODY:
            return s.war_winner
        done = sum(id in s.blocs for id in REGIONS) - len(s.waiting)
        return LIBERAL if done % 2 == 0 else AUTHORITARIAN

    def rule(self, s: TurmoilState) -> str:
        return self.clause if s.war_winner != NOBODY else "turmoil.8.4.3.k"

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        region = action - REGION
        s.waiting = tuple(other for other in s.waiting if other != region)
        side = BLOCS.index(s.blocs[REGIONS[region]])
        s.tell(facts.WarRegion, f"region.{REGIONS[region]}")
        if s.war_winner == side:
            s.stack += (LossRoll(1 - side, region), GainRoll(side, region))
        else:
            s.stack += (LossRoll(side, region), LossRoll(1 - side, region), LossRoll(side, region))

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        region = action - REGION
        if not 0 <= region < len(REGIONS):
            return super().refuse(s, action, seat)
        name = s.vocabulary.name(action)
        if REGIONS[region] in s.blocs:
            return refusal(self.rule(s), "turmoil.why.region-over", region=name)
        return refusal("turmoil.8.4.3.a", "turmoil.why.not-at-war", region=name)


def area(s: TurmoilState, region: int) -> tuple[int, ...]:
    """Where the war changes support: the region and the Independent spaces next to it (turmoil.8.4.3.b)."""
    return s.world.areas[region]


class LossRoll(TurmoilStep, frozen=True):
    """A die of losses: so much of a side's own support goes."""

    clause = "turmoil.c.war-losses.1"
    side: int
    region: int

    def enter(self, s: TurmoilState) -> None:
        die = s.fate.roll()
        s.tell(facts.Loss, SIDE[self.side], die)
        s.stack[-1] = Loss(self.side, self.region, die)


class Loss(SpaceStep, frozen=True):
    """Own support goes, point by point."""

    clause = "turmoil.8.4.3.b"
    must = "turmoil.c.war-losses.1"
    side: int
    region: int
    n: int

    def enter(self, s: TurmoilState) -> Decision | None:
        side = self.side
        legal = s.removable_from(area(s, self.region), side) if self.n else ()
        if len(legal) <= self.n and sum([s.removable(n, side) for n in legal]) <= self.n:
            s.stack.pop()
            for space in legal:
                s.remove(space, side, s.removable(space, side))
            return None
        if len(legal) == 1:
            s.stack.pop()
            s.remove(legal[0], side, self.n)
            return None
        return Decision(side, questions.Loss(left=self.n), legal, self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack[-1] = Loss(self.side, self.region, self.n - 1)
        s.remove(action, self.side)

    def why_not(self, s: TurmoilState, space: int, seat: int) -> Refusal:
        found = (
            why_closed(s, space)
            or why_area(s, self.region, space)
            or why_unmoved(s, "turmoil.r.war-loss-owner", space, self.side)
        )
        assert found is not None, "what can be lost may be chosen"
        return found


class GainRoll(TurmoilStep, frozen=True):
    """A die of operations for the winner of the war."""

    clause = "turmoil.8.4.3.d"
    side: int
    region: int

    def enter(self, s: TurmoilState) -> None:
        side = self.side
        s.stack.pop()
        s.ops = s.fate.roll()
        s.tell(facts.Gain, SIDE[side], s.ops)
        s.set_reach(reach(s, side) & bits(area(s, self.region)))
        if affordable(s, side, s.reach_bits, free=False):
            s.stack.append(PlaceSupport(side, region=self.region))
        else:
            s.ops = 0
            s.set_reach(0)


def take_prizes(s: TurmoilState, side: int) -> None:
    """The winner fills Constantinople and Italy up to control (turmoil.8.4.3.e, .h)."""
    for id in PRIZES:
        space = s.cards.atlas.number[id]
        n = s.short_of_control(space, side)
        if n:
            s.add(space, side, n)


class EndWar(TurmoilStep, frozen=True):
    """The regions that took part are scored, and the game is over (turmoil.8.4.5)."""

    clause = "turmoil.8.4.5.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        germany = False
        for region, id in enumerate(REGIONS):
            if id in s.blocs:
                germany = (score(s, region) and region == GERMANY) or germany
        if germany:
            s.finish((LIBERAL,), "turmoil.end.germany")
        elif s.vp:
            s.finish((int(s.vp > 0),), "turmoil.end.war")
        elif s.war_winner != NOBODY:
            s.finish((s.war_winner,), "turmoil.end.war-tie")
        else:
            s.finish((), "turmoil.end.both-lose")
