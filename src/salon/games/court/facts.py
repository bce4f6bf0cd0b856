"""What can happen at court, as frozen records.

The sentence of a fact is the message `court.log.NAME`, its fields are the arguments. One whose name ends on
`Own` is told to the player it concerns, in place of what everyone is told.

The frequent ones are told only where a journal is kept: to build fields that nobody reads would take 4 % of a
silent playout.
"""

from __future__ import annotations

from salon.games.court.terms import PLAYER
from salon.kernel import Arg, Fact, NewNumber, Text, Use


class CourtFact(Fact, frozen=True):
    """Something that happened."""

    family = "court.log"


# -- the course of the game ----------------------------------------------------------------------


class Favourites(CourtFact, frozen=True):
    player: str
    characters: tuple[str, ...]


class First(CourtFact, frozen=True):
    player: str


class Turn(CourtFact, frozen=True):
    heading = True
    player: str


class NoInfluence(CourtFact, frozen=True):
    player: str


class NoAction(CourtFact, frozen=True):
    player: str


class Stuck(CourtFact, frozen=True):
    player: str
    cards: tuple[str, ...]


class StuckNone(CourtFact, frozen=True):
    player: str
    character: str


class StuckDiscard(CourtFact, frozen=True):
    player: str
    count: int


class Marquis(CourtFact, frozen=True):
    card: str


class MarquisNothing(CourtFact, frozen=True):
    """The card of the Marquis brings no marker."""


# -- cards ---------------------------------------------------------------------------------------


class Place(CourtFact, frozen=True):
    """A card goes face down under a character: `count` of the player's lie there now."""

    player: str
    character: str
    count: int


class PlaceOwn(Place, frozen=True):
    card: str


class Draw(CourtFact, frozen=True):
    player: str
    count: int


class DrawOwn(Draw, frozen=True):
    cards: tuple[str, ...]


class Reshuffle(CourtFact, frozen=True):
    count: int


class Play(CourtFact, frozen=True):
    player: str
    card: str

    def used(self) -> Use:
        _, kind, _ = self.card.split(".")
        return Use(self.player, f"action.{kind}")


class Discard(CourtFact, frozen=True):
    player: str
    card: str


class Reveal(CourtFact, frozen=True):
    player: str
    character: str
    cards: tuple[str, ...]


class Take(CourtFact, frozen=True):
    player: str
    card: str


class ShowHand(CourtFact, frozen=True):
    """A player lays the hand open."""

    player: str
    cards: tuple[str, ...]


class AnotherTurn(CourtFact, frozen=True):
    """The next turn is the same player's."""

    player: str


class Remove(CourtFact, frozen=True):
    """A player loses a card under a character, the one at a place."""

    player: str
    character: str
    card: str
    place: int


class Look(CourtFact, frozen=True):
    player: str
    victim: str
    character: str
    count: int


class LookOwn(Look, frozen=True):
    cards: tuple[str, ...]


class Exchange(CourtFact, frozen=True):
    """A player's card at a place goes for the one at another place of the victim's."""

    player: str
    victim: str
    character: str
    place: int
    other: int


class ExchangeOwn(Exchange, frozen=True):
    given: str
    taken: str


class Move(CourtFact, frozen=True):
    player: str
    source: str
    character: str
    place: int


class MoveOwn(Move, frozen=True):
    card: str


# -- effects -------------------------------------------------------------------------------------


class Activate(CourtFact, frozen=True):
    player: str
    character: str
    played: str

    def used(self) -> Use:
        return Use(self.player, self.character)


class Target(CourtFact, frozen=True):
    player: str
    character: str


class TargetPile(CourtFact, frozen=True):
    player: str
    victim: str
    character: str


class Fail(CourtFact, frozen=True):
    by: str


class NoEffect(CourtFact, frozen=True):
    by: str


class Marker(CourtFact, frozen=True):
    """A character gains markers and has `count` now."""

    character: str
    gained: int
    count: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.character, self.count - self.gained, self.count),)


class Lose(CourtFact, frozen=True):
    """A character loses a marker and has `count` now."""

    character: str
    count: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.character, self.count + 1, self.count),)


class Divert(CourtFact, frozen=True):
    character: str
    diverted: int


class Favor(CourtFact, frozen=True):
    player: str
    character: str


class FavorNone(CourtFact, frozen=True):
    player: str


class FavorDone(CourtFact, frozen=True):
    player: str


class FavorUsed(CourtFact, frozen=True):
    character: str


# -- the end -------------------------------------------------------------------------------------


class End(CourtFact, frozen=True):
    """Why the game ends: a kind for each reason."""

    family = "court.end"


class Markers(End, frozen=True):
    """Two characters have five markers or more."""


class Deadlock(End, frozen=True):
    """Every card lies under a character."""


class Score(CourtFact, frozen=True):
    """The markers of a character go to players; by seat, the matches and the one more for the most cards."""

    character: str
    matches: tuple[int, ...]
    most: tuple[int, ...]
    players: tuple[str, ...]
    markers: int

    def args(self) -> dict[str, Arg]:
        return {
            "character": self.character,
            "counts": self._counts(),
            "players": self.players,
            "markers": self.markers,
            "owners": len(self.players),
        }

    def _counts(self) -> Text:
        """The matches of all players and who has the most cards, as a list of texts, each with the rest."""
        *firsts, told = [
            Text("court.log.count-most", {"player": PLAYER[player], "matches": found, "count": found + more})
            if more
            else Text("court.log.count", {"player": PLAYER[player], "matches": found})
            for player, (found, more) in enumerate(zip(self.matches, self.most, strict=True))
        ]
        for first in reversed(firsts):
            told = Text("court.log.counts", {"first": first, "others": told})
        return told


class ScoreNobody(CourtFact, frozen=True):
    character: str
    markers: int


class Winners(CourtFact, frozen=True):
    winners: tuple[str, ...]
    points: int
