"""What can happen to deals and to the promises they leave."""

from __future__ import annotations

from salon.games.v1919.facts import V1919Fact
from salon.kernel import Arg, Text


class DealOffer(V1919Fact, frozen=True):
    """A nation offers a deal; its terms follow."""

    nation: str
    partners: tuple[str, ...]


class Term(V1919Fact, frozen=True):
    """What is promised; only the table at that moment can say it."""

    term: Text


class DealNote(V1919Fact, frozen=True):
    """A player's own words, which bind nobody."""

    nation: str
    note: str

    def args(self) -> dict[str, Arg]:
        return {"nation": self.nation, "note": Text("kernel.literal", {"words": self.note})}


class DealAccepted(V1919Fact, frozen=True):
    nation: str


class DealRefused(V1919Fact, frozen=True):
    nation: str


class DealWithdrawn(V1919Fact, frozen=True):
    nation: str


class DealLapsed(V1919Fact, frozen=True):
    """The turn is over, and nobody has answered."""

    nation: str


class Paid(V1919Fact, frozen=True):
    """A nation exhausts cubes so that its partner recovers as many."""

    nation: str
    partner: str
    cubes: int


class Lapsed(V1919Fact, frozen=True):
    """What was to be paid for was not done."""

    nation: str
    partner: str
    cubes: int


class WordKept(V1919Fact, frozen=True):
    """A promise about a later turn was kept."""

    nation: str
    term: Text


class WordBroken(V1919Fact, frozen=True):
    """A promise about a later turn was broken."""

    nation: str
    term: Text


class WordUnasked(V1919Fact, frozen=True):
    """The question of a promise has not come up."""

    nation: str
    term: Text


class WordVoid(V1919Fact, frozen=True):
    """The Issue of a promise is gone."""

    nation: str
    term: Text
