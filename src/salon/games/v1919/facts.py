"""What can happen at the conference: frozen records, whose sentences are the messages `v1919.log.NAME`.

Their fields are the arguments. Nations, Regions, Issues and other cards are named by their symbols.
The frequent ones are told only where a journal is kept: to build fields that nobody reads would take 4 to 5 %
of a silent playout.
What happens to deals lies in `deal_facts`.
"""

from __future__ import annotations

from salon.kernel import Arg, Fact, NewNumber, Use


class V1919Fact(Fact, frozen=True):
    """Something that happened."""

    family = "v1919.log"


# -- the course of the game ------------------------------------------------------------------------


class Nation(V1919Fact, frozen=True):
    """A player has picked a nation."""

    player: str
    nation: str


class Order(V1919Fact, frozen=True):
    """Solitaire: the factions, in the order of their turns."""

    nations: tuple[str, ...]


class Start(V1919Fact, frozen=True):
    """Solitaire: the faction that the player starts with."""

    nation: str


class Faction(V1919Fact, frozen=True):
    """Solitaire: the player takes over a faction."""

    nation: str


class SoloVp(V1919Fact, frozen=True):
    """Solitaire: the player's faction alone is the strongest."""

    points: int


class Turn(V1919Fact, frozen=True):
    """A turn begins."""

    heading = True
    nation: str


class NoAction(V1919Fact, frozen=True):
    """No Political Action was possible."""

    nation: str


class Place(V1919Fact, frozen=True):
    """Cubes are put on an Issue."""

    nation: str
    issue: str
    cubes: int


class Reclaim(V1919Fact, frozen=True):
    """Exhausted cubes and discs come back."""

    nation: str
    cubes: int
    discs: int


class Recall(V1919Fact, frozen=True):
    """A deployed disc comes back."""

    nation: str
    region: str


class UsaReclaim(V1919Fact, frozen=True):
    """The USA of the two-player game reclaims, and its player some `own` cubes with it."""

    cubes: int
    own: int
    nation: str


# -- a Settle --------------------------------------------------------------------------------------


class Settle(V1919Fact, frozen=True):
    """A nation settles an Issue in favour of the winner, who has so many cubes on it."""

    nation: str
    issue: str
    winner: str
    cubes: int

    def used(self) -> Use:
        return Use(self.winner, self.issue, "settled")


class Option(V1919Fact, frozen=True):
    """The controller of an Issue chooses an option."""

    nation: str
    option: str


class Counter(V1919Fact, frozen=True):
    """A Strategy counter is put on an Issue."""

    counter: str
    issue: str


class Conference(V1919Fact, frozen=True):
    """The Conference effect of an Event is resolved."""

    event: str
    nation: str

    def used(self) -> Use:
        return Use(self.nation, self.event)


class Declined(V1919Fact, frozen=True):
    """It is not."""

    event: str
    nation: str


class Advance(V1919Fact, frozen=True):
    """An Issue or an Event moves to the Table."""

    nation: str
    card: str


class EventCube(V1919Fact, frozen=True):
    """A cube is put on the Event of the Table."""

    nation: str


class Drawn(V1919Fact, frozen=True):
    """Issues are drawn, of which one is kept."""

    cards: tuple[str, ...]


class Refill(V1919Fact, frozen=True):
    """An Issue enters the Waiting Room."""

    issue: str


class Crisis(V1919Fact, frozen=True):
    """An Event enters the Waiting Room, and its Crisis happens."""

    event: str


class Reshuffle(V1919Fact, frozen=True):
    """So many discarded Events become the deck."""

    cards: int


# -- what Events do --------------------------------------------------------------------------------


class Named(V1919Fact, frozen=True):
    """The decider has named a player."""

    nation: str


class Recover(V1919Fact, frozen=True):
    """Cubes go from Exhausted to Available."""

    nation: str
    cubes: int


class Exhaust(V1919Fact, frozen=True):
    """Cubes go from Available to Exhausted."""

    nation: str
    cubes: int


class Removed(V1919Fact, frozen=True):
    """Cubes of a nation are taken off an Issue, to where the card says."""

    nation: str
    cubes: int
    issue: str
    to: str


class Replaced(V1919Fact, frozen=True):
    """A card of the Waiting Room is discarded for another."""

    old: str
    new: str


class Swapped(V1919Fact, frozen=True):
    """An Issue of the Table and one of the Waiting Room change places."""

    out: str
    come: str


class Withdraw(V1919Fact, frozen=True):
    """Cubes go from an Issue back to Available."""

    nation: str
    cubes: int


class Ready(V1919Fact, frozen=True):
    """All Exhausted discs become Available."""

    nation: str


class ReadySome(V1919Fact, frozen=True):
    """So many Exhausted discs become Available."""

    nation: str
    units: int


class ExhaustDisc(V1919Fact, frozen=True):
    """A disc is Exhausted."""

    nation: str


# -- tracks and Military Units ---------------------------------------------------------------------


class Unrest(V1919Fact, frozen=True):
    """Unrest has moved by `n`, to a column."""

    region: str
    n: int
    column: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.region, self.column - self.n, self.column),)


class Keg(V1919Fact, frozen=True):
    """A Powder Keg has moved by `n`, to a column."""

    region: str
    n: int
    column: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.region, self.column - self.n, self.column, "keg"),)


class Reset(V1919Fact, frozen=True):
    """After an Uprising Unrest lies right of the Powder Keg."""

    region: str
    column: int


class Happiness(V1919Fact, frozen=True):
    """A nation's Happiness has moved by `n`."""

    nation: str
    n: int
    happiness: int

    def changes(self) -> tuple[NewNumber, ...]:
        return (NewNumber(self.nation, self.happiness - self.n, self.happiness),)


class Mutiny(V1919Fact, frozen=True):
    """A nation has more discs than its Happiness allows."""

    nation: str


class Deploy(V1919Fact, frozen=True):
    """A disc is deployed, and brings cubes back; Unrest lies left of it."""

    nation: str
    region: str
    column: int
    cubes: int
    unrest: int


class Demobilize(V1919Fact, frozen=True):
    """A disc goes to a box of the demobilize track."""

    nation: str
    box: int


# -- Uprisings and bids ----------------------------------------------------------------------------


class RandomRegion(V1919Fact, frozen=True):
    """A die names a Region; a 6 names none."""

    roll: int


class CheckQuiet(V1919Fact, frozen=True):
    """Unrest is too low for an Uprising."""

    region: str


class Modifier(V1919Fact, frozen=True):
    """A nation says, before the roll, by how much it is changed."""

    nation: str
    n: int
    region: str


class Check(V1919Fact, frozen=True):
    """The die for a Region: with the announcements it is an Uprising or not."""

    region: str
    roll: int
    modifier: int
    needed: int
    rises: bool

    def args(self) -> dict[str, Arg]:
        rises = "yes" if self.rises else "no"
        return {**super().args(), "total": self.roll + self.modifier, "rises": rises}


class UprisingNobody(V1919Fact, frozen=True):
    """Nobody controls an Issue of the Region that rises."""

    region: str


class Affected(V1919Fact, frozen=True):
    """Whom the Uprising costs an Issue."""

    nation: str
    region: str


class Lot(V1919Fact, frozen=True):
    """A roll between equals: for a nation or for a Region."""

    name: str
    roll: int


class Unsettled(V1919Fact, frozen=True):
    """A nation loses an Issue, which is up for bids."""

    issue: str
    nation: str


class Bid(V1919Fact, frozen=True):
    """A nation bids."""

    nation: str
    strength: int
    cubes: int


class BidPass(V1919Fact, frozen=True):
    """A nation does not bid."""

    nation: str


class BidWon(V1919Fact, frozen=True):
    """A nation has the highest bid."""

    nation: str
    issue: str


class BidNobody(V1919Fact, frozen=True):
    """Nobody has bid."""

    issue: str


class Strategy(V1919Fact, frozen=True):
    """A nation takes a Strategy card."""

    nation: str
    strategy: str

    def used(self) -> Use:
        return Use(self.nation, self.strategy, "taken")


# -- the end ---------------------------------------------------------------------------------------


class Settled(V1919Fact, frozen=True):
    """The game ends: the Game End Issue is settled."""

    family = "v1919.end"


class Deck(V1919Fact, frozen=True):
    """The game ends: there is no Issue left to draw."""

    family = "v1919.end"


class Emptied(V1919Fact, frozen=True):
    """The solitaire game ends: the Issue deck is empty."""

    family = "v1919.end"


class Stall(V1919Fact, frozen=True):
    """The game is scored as it stands: no Issue has been settled for long."""

    family = "v1919.end"


class SoloWon(V1919Fact, frozen=True):
    points: int
    target: int


class SoloLost(V1919Fact, frozen=True):
    points: int
    target: int


class Signs(V1919Fact, frozen=True):
    """Italy or Japan signs the Treaty."""

    nation: str


class Refuses(V1919Fact, frozen=True):
    """Italy or Japan does not."""

    nation: str


class Score(V1919Fact, frozen=True):
    """The points of a nation by source."""

    nation: str
    issues: int
    flags: int
    strategy: int
    happiness: int


class Winners(V1919Fact, frozen=True):
    winners: tuple[str, ...]
    points: int
