"""The Naval Arms Race: attempts, the boxes and what they bring, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts
from salon.games.turmoil.base import TurmoilStep
from salon.games.turmoil.dice import roll
from salon.games.turmoil.frames import begin
from salon.games.turmoil.terms import AUTHORITARIAN, BOX_SOURCE, LAST_BOX, LIBERAL, SIDE, with_side

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

HELGOLAND, COLOSSUS, ORION, MOLTKE = 4, 5, 7, 8
SIDES_OF_A_DIE = 6


def may_attempt(s: TurmoilState, side: int) -> bool:
    """Whether a regular attempt is left this turn (turmoil.6.3.3.a, .6.3.7.a)."""
    return s.attempts[side] < s.laws.attempts[side] and s.navy[side] < LAST_BOX


def stuck(s: TurmoilState, side: int) -> str:
    """What keeps a navy where it is even if an attempt reaches the number; empty if nothing does."""
    if side == AUTHORITARIAN and s.navy == (0, 0):
        return "race"  # turmoil.6.3.2.e: the German Navy does not start the race by an attempt
    return "plus" if s.laws.fails[side] and not s.plus[side] else ""


class NavalAttempt(TurmoilStep, frozen=True):
    """One die against the number in the next box."""

    clause = "turmoil.6.3.1.b"
    side: int
    strength: int
    modifier: int = 0  # for an own event, or the Helgoland round
    counts: bool = True  # against the limit of the turn

    def enter(self, s: TurmoilState) -> None:
        side = self.side
        die = roll(s, side)
        if not die:
            return
        s.stack.pop()
        if self.counts:
            s.attempts = with_side(s.attempts, side, s.attempts[side] + 1)
        total = die + self.strength + self.bonus(s)
        box = s.navy[side] + 1
        needed = self.needed(s)
        reached = box <= LAST_BOX and total >= needed
        success = reached and not stuck(s, side)
        s.plus = with_side(s.plus, side, not success)
        if s.journal is not None:  # frequent: see facts.py
            s.tell(
                facts.Attempt,
                SIDE[side],
                f"box.{min(box, LAST_BOX)}",
                die,
                total - die,
                total,
                needed,
                1 if success else 2 if reached else 0,
            )
        if success:
            s.stack.append(Advance(side, 1))

    def bonus(self, s: TurmoilState) -> int:
        """What is added to the die and the strength."""
        return self.modifier + s.plus[self.side] + s.laws.naval[self.side]

    def needed(self, s: TurmoilState) -> int:
        """The number in the next box; there is none after the last."""
        box = s.navy[self.side] + 1
        return s.cards.entry[box] if box <= LAST_BOX else 0

    def most(self, s: TurmoilState) -> int:
        """The highest total that the die allows."""
        return SIDES_OF_A_DIE + self.strength + self.bonus(s)


class Advance(TurmoilStep, frozen=True):
    """A navy enters the next boxes, one after the other (turmoil.r.naval-pass-through)."""

    clause = "turmoil.6.3.5.a"
    side: int
    n: int
    rewards: bool = True

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = self.side
        box = s.navy[side] + 1
        if box > LAST_BOX:
            return
        if self.n > 1:
            s.stack.append(Advance(side, self.n - 1, self.rewards))
        first = s.reached(1 - side) < box
        again = side == AUTHORITARIAN and box <= s.high_water
        s.navy = with_side(s.navy, side, box)
        if side == AUTHORITARIAN and box > s.high_water:
            s.high_water = 0
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Navy, SIDE[side], f"box.{box}")
        if self.rewards and not again:
            card = s.cards.boxes[box]
            begin(s, card.first if first else card.second, side, BOX_SOURCE + box)


def retreat(s: TurmoilState, n: int) -> int:
    """The German Navy goes back and leaves its High Water Mark; how many boxes it went."""
    was = s.navy[AUTHORITARIAN]
    box = max(0, was - n)
    if box < was:
        s.navy = (box, s.navy[LIBERAL])
        s.high_water = s.high_water or was
        s.tell(facts.Retreat, SIDE[AUTHORITARIAN], f"box.{box}")
    return was - box
