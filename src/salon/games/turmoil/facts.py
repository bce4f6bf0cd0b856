"""What can happen in Europe: frozen records.

A fact's sentence is the message `turmoil.log.NAME`; its fields are the arguments, unless it says others.
A side is `side.liberal`, a space `space.paris`, and so on: symbols, as the catalogues know them.

The frequent ones are told only where a journal is kept: to build fields that nobody reads would take 7 % of a
silent playout.
"""

from __future__ import annotations

from salon.games.turmoil.terms import LIBERAL, SIDE
from salon.kernel import Arg, Fact, NewNumber, Text, Use


class TurmoilFact(Fact, frozen=True):
    """Something that happened."""

    family = "turmoil.log"


# -- the course of the game ---------------------------------------------------------------------


class Era(TurmoilFact, frozen=True):
    """The cards of an era join the deck."""

    era: str


class Turn(TurmoilFact, frozen=True):
    """A turn begins."""

    heading = True
    turn: int


class Round(TurmoilFact, frozen=True):
    """An action round of a side begins."""

    turn: int
    round: int
    side: str


class ExtraRound(TurmoilFact, frozen=True):
    """A side gets one more action round."""

    side: str


class End(TurmoilFact, frozen=True):
    """The game is over. The reason is the id of its sentence; a VP marker above 0 is a Liberal lead."""

    reason: str
    vp: int

    def args(self) -> dict[str, Arg]:
        return {"reason": Text(self.reason), "vp": standing(self.vp)}


def standing(vp: int) -> Text:
    """The place of the VP marker in words."""
    if not vp:
        return Text("turmoil.vp.even")
    return Text("turmoil.vp.lead", {"side": SIDE[vp > 0], "n": abs(vp)})


# -- cards --------------------------------------------------------------------------------------


class Draw(TurmoilFact, frozen=True):
    """A side draws cards."""

    side: str
    n: int


class DrawOwn(TurmoilFact, frozen=True):
    """Told to the side alone: which cards it draws."""

    cards: tuple[str, ...]


class Reshuffle(TurmoilFact, frozen=True):
    """The discards become a deck of so many cards."""

    n: int


class Shows(TurmoilFact, frozen=True):
    """A side shows cards of its hand."""

    side: str
    cards: tuple[str, ...]


class Espionage(TurmoilFact, frozen=True):
    """A side looks at the opponent's hand."""

    side: str


class EspionageOwn(TurmoilFact, frozen=True):
    """Told to the side alone: the hand it has seen."""

    cards: tuple[str, ...]


class NoCard(TurmoilFact, frozen=True):
    """A side has no card to play."""

    side: str


class Play(TurmoilFact, frozen=True):
    """A side plays a card; the mode is the answer that says for what."""

    side: str
    card: str
    mode: str

    def used(self) -> Use:
        return Use(self.side, self.card)


class Discard(TurmoilFact, frozen=True):
    """A card leaves a hand for the discards."""

    side: str
    card: str


class Take(TurmoilFact, frozen=True):
    """A card goes from the discards to a hand."""

    side: str
    card: str


# -- events and operations ----------------------------------------------------------------------


class Event(TurmoilFact, frozen=True):
    """An event takes place for a side."""

    side: str
    card: str


class NoEvent(TurmoilFact, frozen=True):
    """What an event asks for is not there."""

    card: str


class NoOperations(TurmoilFact, frozen=True):
    """A side has no space for its operations."""

    side: str


class Declines(TurmoilFact, frozen=True):
    """A side makes no use of what a card offers."""

    side: str
    card: str


class Option(TurmoilFact, frozen=True):
    """A side chooses one of the courses that a card offers, the first or the second."""

    side: str
    card: str
    option: int


class Cancel(TurmoilFact, frozen=True):
    """A card is no longer in force."""

    card: str


class Roll(TurmoilFact, frozen=True):
    """A die of a card; the total counts what is added."""

    side: str
    die: int
    total: int
    card: str


class Reroll(TurmoilFact, frozen=True):
    """A die is rolled again."""

    side: str
    was: int
    die: int


class Contest(TurmoilFact, frozen=True):
    """The totals of both sides."""

    authoritarian: int
    liberal: int
    card: str


# -- the map ------------------------------------------------------------------------------------


class Support(TurmoilFact, frozen=True):
    """Support of a side in a space changes, and what is there now; nobody in control is an empty word."""

    side: str
    n: int
    space: str
    liberal: int
    authoritarian: int
    control: str

    def args(self) -> dict[str, Arg]:
        return {**super().args(), "control": in_control(self.control)}


class Place(Support, frozen=True):
    """Support of a side comes into a space."""

    def changes(self) -> tuple[NewNumber, ...]:
        return (supported(self, self.n),)


class Remove(Support, frozen=True):
    """Support of a side leaves a space."""

    def changes(self) -> tuple[NewNumber, ...]:
        return (supported(self, -self.n),)


def supported(fact: Support, n: int) -> NewNumber:
    """The support of a side in a space, before and after."""
    now = fact.liberal if fact.side == SIDE[LIBERAL] else fact.authoritarian
    return NewNumber(fact.space, now - n, now, fact.side)


def in_control(side: str) -> Arg:
    """Who controls a space, in words."""
    return side or Text("turmoil.control.none")


class BlackHand(TurmoilFact, frozen=True):
    """The Black Hand settles in a space."""

    space: str


class Check(TurmoilFact, frozen=True):
    """A Support Check: `die + strength + own - enemy` is the total; success is 1 above the threshold."""

    side: str
    space: str
    die: int
    strength: int
    own: int
    enemy: int
    threshold: int
    total: int
    success: int


class Monarchy(TurmoilFact, frozen=True):
    """The French monarchy is restored."""


class Marker(TurmoilFact, frozen=True):
    """A marker changes the map."""

    marker: str


# -- the tracks ---------------------------------------------------------------------------------


class Vp(TurmoilFact, frozen=True):
    """The marker moves towards a side; a place above 0 is a Liberal lead."""

    side: str
    n: int
    vp: int

    def args(self) -> dict[str, Arg]:
        return {"side": self.side, "n": self.n, "vp": standing(self.vp)}


class Tension(TurmoilFact, frozen=True):
    """Tension was to move by `n`; where it is now."""

    n: int
    tension: int


class Crisis(TurmoilFact, frozen=True):
    """A Crisis roll: `die + tension + status` is the total; war is 1 if it breaks out."""

    side: str
    die: int
    tension: int
    status: int
    total: int
    war: int


class NoCrisis(TurmoilFact, frozen=True):
    """A card forbids the Crisis roll."""

    card: str


class Track(TurmoilFact, frozen=True):
    """A marker comes on the Great War track, whose status is then this."""

    marker: str
    status: int


class Attempt(TurmoilFact, frozen=True):
    """A naval attempt: success is 1, or 2 if the number was reached but the navy may not advance."""

    side: str
    box: str
    die: int
    bonus: int
    total: int
    needed: int
    success: int


class Navy(TurmoilFact, frozen=True):
    """A navy enters a box."""

    side: str
    box: str


class Retreat(TurmoilFact, frozen=True):
    """A navy goes back to a box."""

    side: str
    box: str


class Owed(TurmoilFact, frozen=True):
    """The Liberal player owes naval attempts."""

    n: int


# -- scoring ------------------------------------------------------------------------------------


class Scoring(TurmoilFact, frozen=True):
    """A side plays the scoring card of a region."""

    side: str
    region: str


class Stability(TurmoilFact, frozen=True):
    """A side reveals a Stability card."""

    side: str
    card: str


class NoEffect(TurmoilFact, frozen=True):
    """What a revealed card asks for is not there."""

    card: str


class Refresh(TurmoilFact, frozen=True):
    """All Stability cards of a side are available again."""

    side: str


class Exhaust(TurmoilFact, frozen=True):
    """A Stability card of a side becomes unavailable."""

    side: str
    card: str


class Score(TurmoilFact, frozen=True):
    """What a side scores in a region: `points + battlegrounds + independents` is the total."""

    region: str
    side: str
    level: str
    points: int
    battlegrounds: int
    independents: int
    total: int


# -- the Great War ------------------------------------------------------------------------------


class Outbreak(TurmoilFact, frozen=True):
    """The Great War breaks out."""


class Bloc(TurmoilFact, frozen=True):
    """The nations that fight on a side."""

    side: str
    nations: tuple[str, ...]


class Joins(TurmoilFact, frozen=True):
    """A nation enters the war."""

    nation: str


class WarRoll(TurmoilFact, frozen=True):
    """The war roll of a side."""

    side: str
    die: int
    bonus: int
    total: int


class WarWon(TurmoilFact, frozen=True):
    """A side wins the war."""

    side: str


class WarLost(TurmoilFact, frozen=True):
    """Both sides lose the war."""


class WarRegion(TurmoilFact, frozen=True):
    """The losses in a region begin."""

    region: str


class Loss(TurmoilFact, frozen=True):
    """A side loses as much of its own support as its die shows."""

    side: str
    die: int


class Gain(TurmoilFact, frozen=True):
    """A side has as many operations as its die shows."""

    side: str
    die: int


class Plan(TurmoilFact, frozen=True):
    """A side carries out a Mobilization card."""

    side: str
    card: str


class ExtraPlan(TurmoilFact, frozen=True):
    """A side adds a Mobilization card."""

    side: str


class ExtraPlanOwn(TurmoilFact, frozen=True):
    """Told to the side alone: which it is."""

    card: str
