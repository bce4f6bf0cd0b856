"""What can be asked at the conference: frozen records, whose sentences are the messages `v1919.ask.NAME`.

Their fields are the arguments; boards and tests look at the kind of a question and its fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.wording import branches
from salon.kernel import Arg, Question, Text

if TYPE_CHECKING:
    from salon.games.v1919.effects import Effect


class V1919Question(Question, frozen=True):
    """Something that is asked."""

    family = "v1919.ask"


class For(V1919Question, frozen=True):
    """A question in the name of a nation that is not the player's own."""

    nation: str
    question: V1919Question


# -- the course of the game ------------------------------------------------------------------------


class Nation(V1919Question, frozen=True):
    """Which nation to play."""


class Action(V1919Question, frozen=True):
    """Which action to take."""


class UsaAction(V1919Question, frozen=True):
    """Two players: which Political Action the USA takes."""


class Place(V1919Question, frozen=True):
    """On which Issue to put cubes."""


class PlaceCubes(V1919Question, frozen=True):
    """How many; the least number takes the lead."""

    issue: str
    least: int


class Reclaim(V1919Question, frozen=True):
    """How many cubes to take back."""


class ReclaimDisc(V1919Question, frozen=True):
    """Which deployed disc to take back."""


class UsaReclaim(V1919Question, frozen=True):
    """Two players: how many own cubes to take back with those of the USA."""


class DeployDisc(V1919Question, frozen=True):
    """Which disc to deploy."""

    secret = True


class DeploySpace(V1919Question, frozen=True):
    """And where."""


class Demobilize(V1919Question, frozen=True):
    """Which disc to demobilize."""


class MayDemobilize(V1919Question, frozen=True):
    """Whether to demobilize one."""


class Mutiny(V1919Question, frozen=True):
    """Which disc is lost to a Mutiny."""


# -- a Settle --------------------------------------------------------------------------------------


class Settle(V1919Question, frozen=True):
    """Which Issue to settle."""


class BotSettle(V1919Question, frozen=True):
    """Solitaire: which Issue a bot settles."""


class Tied(V1919Question, frozen=True):
    """Solitaire: which of the factions tied for most cubes takes the Issue."""

    issue: str


class Option(V1919Question, frozen=True):
    """Which option of the Issue."""

    issue: str


class Counter(V1919Question, frozen=True):
    """Which of two Strategy counters."""


class Perform(V1919Question, frozen=True):
    """Whether to resolve the Conference effect."""

    event: str


class AdvanceIssue(V1919Question, frozen=True):
    """Which Issue moves to the Table."""


class AdvanceEvent(V1919Question, frozen=True):
    """Which Event moves to the Table."""


class EventCube(V1919Question, frozen=True):
    """Whether to put a cube on it."""


class Refill(V1919Question, frozen=True):
    """Where the new Issue comes from."""


class Keep(V1919Question, frozen=True):
    """Which of the Issues drawn stays."""


# -- Events ----------------------------------------------------------------------------------------


class Region(V1919Question, frozen=True):
    """Which Region."""


class Player(V1919Question, frozen=True):
    """Which player's nation."""


class Choice2(V1919Question, frozen=True, tag="choice-2"):
    """Which of two effects."""

    first: tuple[Effect, ...]
    second: tuple[Effect, ...]

    @classmethod
    def id(cls) -> str:
        return "v1919.ask.choice-2"

    def args(self) -> dict[str, Arg]:
        return branches((self.first, self.second))


class Choice3(V1919Question, frozen=True, tag="choice-3"):
    """Which of three effects."""

    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    third: tuple[Effect, ...]

    @classmethod
    def id(cls) -> str:
        return "v1919.ask.choice-3"

    def args(self) -> dict[str, Arg]:
        return branches((self.first, self.second, self.third))


class RemoveFrom(V1919Question, frozen=True):
    """From which Issue to take Influence of a nation."""

    nation: str


class PlaceOn(V1919Question, frozen=True):
    """On which Issue to put so much Influence."""

    cubes: int


class Replace(V1919Question, frozen=True):
    """Which card of the Waiting Room to discard."""


class SwapOut(V1919Question, frozen=True):
    """Which Issue of the Table to exchange."""


class SwapIn(V1919Question, frozen=True):
    """And for which of the Waiting Room."""


class Withdraw(V1919Question, frozen=True):
    """From which Issue to take cubes back."""


class WithdrawCubes(V1919Question, frozen=True):
    """How many."""


class ExhaustDisc(V1919Question, frozen=True):
    """Which disc to exhaust."""


class Unsettle(V1919Question, frozen=True):
    """Which Issue becomes Unsettled."""


# -- Uprisings and bids ----------------------------------------------------------------------------


class Modifier(V1919Question, frozen=True):
    """Whether to change the roll for a Region."""

    region: str


class Affected(V1919Question, frozen=True):
    """Who is affected by the Uprising in a Region."""

    region: str


class Bid(V1919Question, frozen=True):
    """Whether to bid for an Issue."""

    issue: str


class SoloBid(V1919Question, frozen=True):
    """Solitaire: whether to beat the bid of the bots."""

    issue: str
    nations: tuple[str, ...]
    strength: int
    cubes: int


class BidForce(V1919Question, frozen=True):
    """With which discs."""


class BidCubes(V1919Question, frozen=True):
    """With how many cubes."""

    least: int


class BidWinner(V1919Question, frozen=True):
    """Solitaire: which of two bots with equal bids wins."""


class Faction(V1919Question, frozen=True):
    """Solitaire: which of the weakest factions to take over."""


class Strategy(V1919Question, frozen=True):
    """Which Strategy card."""


# -- deals -----------------------------------------------------------------------------------------


class MayDeal(V1919Question, frozen=True):
    """Nothing is asked, but a deal may be offered."""


class DealReply(V1919Question, frozen=True):
    """Whether to accept an offer."""

    offer: Text


class DealWait(V1919Question, frozen=True):
    """Whether to withdraw one's own."""

    offer: Text


class DealAgreed(V1919Question, frozen=True):
    """Others are still to answer."""

    offer: Text
