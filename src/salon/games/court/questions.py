"""What can be asked at court, as frozen records: their sentences are the messages `court.ask.NAME`."""

from __future__ import annotations

from salon.kernel import Question


class CourtQuestion(Question, frozen=True):
    """Something that is asked."""

    family = "court.ask"


class Favourite(CourtQuestion, frozen=True):
    secret = True
    left: int


class Influence(CourtQuestion, frozen=True):
    """Which character to put a card under."""


class Place(CourtQuestion, frozen=True):
    character: str


class Action(CourtQuestion, frozen=True):
    """Which card to play."""


class Stuck(CourtQuestion, frozen=True):
    """Which of the characters shown gets the top card of the deck."""


class Character(CourtQuestion, frozen=True):
    by: str


class Source(CourtQuestion, frozen=True):
    secret = True
    by: str


class Player(CourtQuestion, frozen=True):
    by: str


class Activate(CourtQuestion, frozen=True):
    """Which character to activate without its card."""


class Discard(CourtQuestion, frozen=True):
    by: str


class Tested(CourtQuestion, frozen=True):
    """Which card to discard for its value: a kind for each test of it."""

    by: str
    bound: int


class DiscardAboveLargestPile(Tested, frozen=True):
    """Above the most cards that anybody has there."""


class DiscardAbovePile(Tested, frozen=True):
    """Above the cards looked at."""


class DiscardBelowPile(Tested, frozen=True):
    """Below the cards of that player there."""


class DiscardBelowMarkers(Tested, frozen=True):
    """Below the markers there."""


class TakeDiscard(CourtQuestion, frozen=True):
    """Which of the discards to take into hand."""

    by: str


class Take(CourtQuestion, frozen=True):
    character: str


class Favor(CourtQuestion, frozen=True):
    left: int


class Exchange(CourtQuestion, frozen=True):
    character: str
    player: str


class Move(CourtQuestion, frozen=True):
    source: str
    character: str
