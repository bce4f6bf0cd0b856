"""What can be asked: frozen records.

A question's sentence is the message `turmoil.ask.NAME`; its fields are the arguments, unless it says others.
"""

from __future__ import annotations

from salon.games.turmoil.base import EffectStep, words
from salon.kernel import Arg, Question


class TurmoilQuestion(Question, frozen=True):
    """Something that is asked."""

    family = "turmoil.ask"


# -- the course of the game ---------------------------------------------------------------------


class Show(TurmoilQuestion, frozen=True):
    """Whether to show the scoring cards of the opening hand."""


class SetUp(TurmoilQuestion, frozen=True):
    """A space for 1 support at the start."""

    left: int


class Card(TurmoilQuestion, frozen=True):
    """The card of the action round."""


class Mode(TurmoilQuestion, frozen=True):
    """What a card is played for."""

    card: str


class Helgoland(TurmoilQuestion, frozen=True):
    """A card for one more naval attempt, or none."""

    secret = True


class Reroll(TurmoilQuestion, frozen=True):
    """Whether to roll a die again."""

    die: int


# -- operations ---------------------------------------------------------------------------------


class Operations(TurmoilQuestion, frozen=True):
    """What to do with operations of a value."""

    n: int


class Buy(TurmoilQuestion, frozen=True):
    """A space for support, with so many operations points left."""

    left: int


class Check(TurmoilQuestion, frozen=True):
    """The space of a Support Check."""

    left: int
    strength: int


# -- events -------------------------------------------------------------------------------------


class Choice(TurmoilQuestion, frozen=True):
    """One of two courses."""

    card: str
    options: tuple[tuple[EffectStep, ...], tuple[EffectStep, ...]]

    def args(self) -> dict[str, Arg]:
        first, second = map(words, self.options)
        return {"card": self.card, "first": first, "second": second}


class Place(TurmoilQuestion, frozen=True):
    """A space for 1 support of a side."""

    side: str
    left: int
    card: str


class PlaceRegion(TurmoilQuestion, frozen=True):
    """A space of the next region for 1 support of a side."""

    side: str
    card: str


class FillControl(TurmoilQuestion, frozen=True):
    """A space to control."""

    card: str


class FillMatch(TurmoilQuestion, frozen=True):
    """A space in which to match the opponent's support."""

    card: str


class FillLoosen(TurmoilQuestion, frozen=True):
    """A space that the opponent no longer controls."""

    card: str


class Remove(TurmoilQuestion, frozen=True):
    """A space that 1 support of a side leaves."""

    side: str
    left: int
    card: str


class RemoveAny(TurmoilQuestion, frozen=True):
    """A space that 1 support of either side leaves."""

    left: int
    card: str


class Side(TurmoilQuestion, frozen=True):
    """Whose support leaves."""


class Convert(TurmoilQuestion, frozen=True):
    """A space in which 1 support of a side becomes the other's."""

    side: str
    left: int
    card: str


class ConvertAll(TurmoilQuestion, frozen=True):
    """A space in which all support becomes the other side's."""

    card: str


class MoveFrom(TurmoilQuestion, frozen=True):
    """A space that support of a side leaves for another; nothing left to go is all of it at once."""

    side: str
    left: int
    card: str


class MoveTo(TurmoilQuestion, frozen=True):
    """The space that support enters, coming from one."""

    space: str
    card: str


class Space(TurmoilQuestion, frozen=True):
    """A space."""

    card: str


class Region(TurmoilQuestion, frozen=True):
    """A region."""

    card: str


class BlackHand(TurmoilQuestion, frozen=True):
    """The space of the Black Hand."""


# -- cards --------------------------------------------------------------------------------------


class Discard(TurmoilQuestion, frozen=True):
    """A card to discard."""

    secret = True
    left: int


class Exchange(TurmoilQuestion, frozen=True):
    """A card to exchange for a new one."""

    secret = True
    left: int


class Take(TurmoilQuestion, frozen=True):
    """A card of the discards for the hand."""


class Replay(TurmoilQuestion, frozen=True):
    """A card of the discards for its event."""

    card: str


class ReplayMay(TurmoilQuestion, frozen=True):
    """A card of the discards for its event, or none."""

    card: str


class Legacy(TurmoilQuestion, frozen=True):
    """One of the cards shown for its event, or operations."""


class LegacyBoth(TurmoilQuestion, frozen=True):
    """One of the cards shown for its event, or only the operations."""


# -- the tracks, scoring, the Great War ---------------------------------------------------------


class BuyTension(TurmoilQuestion, frozen=True):
    """Whether to give up 1 VP to lower Tension."""

    tension: int
    to: int


class Retreat(TurmoilQuestion, frozen=True):
    """How many boxes the German Navy goes back, each for so many operations points."""

    ops: int


class Stability(TurmoilQuestion, frozen=True):
    """In secret, a Stability card for the scoring of a region."""

    secret = True
    region: str


class StabilityNext(TurmoilQuestion, frozen=True):
    """The Stability card to carry out next."""


class Exhaust(TurmoilQuestion, frozen=True):
    """The Stability card that becomes unavailable."""


class Plan(TurmoilQuestion, frozen=True):
    """A Mobilization card of a nation."""

    secret = True
    nation: str


class UBoats(TurmoilQuestion, frozen=True):
    """Whether the U-boats join the plan for Germany."""

    secret = True


class WarRegion(TurmoilQuestion, frozen=True):
    """The region whose losses come next."""


class Loss(TurmoilQuestion, frozen=True):
    """A space that 1 support is lost from."""

    left: int
