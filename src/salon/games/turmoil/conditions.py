"""What a card asks for before it acts, and how it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from salon.games.turmoil.laws import side_of
from salon.games.turmoil.phrases import card_symbols, spoken
from salon.games.turmoil.terms import ERAS, MARKERS, Bloc, Era, MarkerName, Nation, Who, era_of
from salon.games.turmoil.where import ANYWHERE, Where
from salon.kernel import Arg, Text
from salon.kernel.fact import kebab

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Condition(
    msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="test", forbid_unknown_fields=True
):
    """Something that holds or not."""

    def holds(self, s: TurmoilState) -> bool:
        raise NotImplementedError

    def is_open_to(self, side: int) -> bool:
        """Whether a side's own operations can bring it about."""
        return False

    def words(self) -> Text:
        """The condition, as it follows the word if."""
        return self.phrase("", **spoken(self))

    def phrase(self, form: str, /, **args: Arg) -> Text:
        """One of the forms of the condition's message."""
        name = kebab(type(self).__name__)
        return Text(f"turmoil.test.{name}{form}", args)


class TensionAtMost(Condition, frozen=True):
    n: int

    def holds(self, s: TurmoilState) -> bool:
        return s.tension <= self.n


class Controls(Condition, frozen=True):
    """A side controls so many of some spaces, now or when the round began."""

    side: Who
    where: Where
    count: int = 1
    at_round_start: bool = False

    def holds(self, s: TurmoilState) -> bool:
        side = side_of(self.side, s.actor)
        held = s.dawn if self.at_round_start else s.held
        return [*map(held.__getitem__, s.spaces(self.where, side))].count(side) >= self.count

    def is_open_to(self, side: int) -> bool:
        return side_of(self.side, side) == side and not self.at_round_start

    def words(self) -> Text:
        side = f"side.{self.side}"
        if self.where.is_named:
            where = self.where.words(self.side, "all")
            return self.phrase("-dawn" if self.at_round_start else "-named", side=side, where=where)
        where = self.where.words(self.side, "one" if self.count == 1 else "some", bare=False)
        return self.phrase("", side=side, n=self.count, where=where)


class NavyAhead(Condition, frozen=True):
    side: Who

    def holds(self, s: TurmoilState) -> bool:
        return s.lead(side_of(self.side, s.actor)) > 0


class Happened(Condition, frozen=True):
    """One of these events has taken place."""

    cards: tuple[int, ...]

    def holds(self, s: TurmoilState) -> bool:
        return any(s.happened >> card & 1 for card in self.cards)


class InForce(Condition, frozen=True):
    """An event is in force."""

    card: int

    def holds(self, s: TurmoilState) -> bool:
        return s.is_in_force(self.card)


class OnTrack(Condition, frozen=True):
    """A marker lies on the Great War track."""

    marker: MarkerName

    def holds(self, s: TurmoilState) -> bool:
        return MARKERS.index(self.marker) in s.track


class InEra(Condition, frozen=True):
    era: Era

    def holds(self, s: TurmoilState) -> bool:
        return era_of(s.turn) == ERAS.index(self.era)


class Total(Condition, frozen=True):
    """The number an earlier step arrived at."""

    at_least: int

    def holds(self, s: TurmoilState) -> bool:
        return s.saved >= self.at_least

    def words(self) -> Text:
        return self.phrase("", n=self.at_least)


class ScoredByEnemy(Condition, frozen=True):
    """The opponent played the scoring card."""

    def holds(self, s: TurmoilState) -> bool:
        return s.active != s.actor


class Allied(Condition, frozen=True):
    """A nation fights in a bloc; `enemy` is the bloc against one's own."""

    nation: Nation
    bloc: Bloc | Literal["enemy"]

    def holds(self, s: TurmoilState) -> bool:
        bloc = ("central", "entente")[1 - s.actor] if self.bloc == "enemy" else self.bloc
        return s.blocs.get(self.nation) == bloc

    def words(self) -> Text:
        return self.phrase(f"-{self.bloc}", nation=f"nation.{self.nation}")


class TakesPart(Condition, frozen=True):
    nation: Nation

    def holds(self, s: TurmoilState) -> bool:
        return self.nation in s.blocs


class Not(Condition, frozen=True):
    condition: Allied | InForce | OnTrack | Controls

    def holds(self, s: TurmoilState) -> bool:
        return not self.condition.holds(s)

    def words(self) -> Text:
        if isinstance(self.condition, Allied):
            nation = f"nation.{self.condition.nation}"
            return self.phrase(f"-allied-{self.condition.bloc}", nation=nation)
        return self.phrase("", test=self.condition.words())


class Either(Condition, frozen=True):
    conditions: Annotated[tuple[Allied | Controls, ...], Meta(min_length=2, max_length=2)]

    def holds(self, s: TurmoilState) -> bool:
        return any(condition.holds(s) for condition in self.conditions)

    def words(self) -> Text:
        first, second = (condition.words() for condition in self.conditions)
        return self.phrase("", first=first, second=second)


AnyCondition = (
    TensionAtMost
    | Controls
    | NavyAhead
    | Happened
    | InForce
    | OnTrack
    | InEra
    | Total
    | ScoredByEnemy
    | Allied
    | TakesPart
    | Not
    | Either
)


class Count(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A number that the position gives."""

    of: Literal["saved", "card", "tension", "lead", "support", "controlled", "in-force"]
    where: Where = ANYWHERE
    side: Who = "own"
    most: int = 0  # a limit
    base: int = 0
    each: int = 1  # for each thing counted
    cards: tuple[int, ...] = ()

    def number(self, s: TurmoilState) -> int:
        n = self.base + self.each * self._count(s)
        return min(n, self.most) if self.most else n

    def _count(self, s: TurmoilState) -> int:
        side = side_of(self.side, s.actor)
        match self.of:
            case "saved":
                return s.saved
            case "card":
                return s.value_of(s.source, s.actor)
            case "tension":
                return s.tension
            case "lead":
                return max(0, s.lead(side))
            case "support":
                return sum([s.support[2 * n + side] for n in s.spaces(self.where, side)])
            case "controlled":
                return [s.held[n] for n in s.spaces(self.where, side)].count(side)
            case "in-force":
                return sum(s.is_in_force(card) for card in self.cards)

    def words(self) -> Text:
        """What is counted, after the words for each."""
        side = f"side.{self.side}"
        match self.of:
            case "lead":
                return Text("turmoil.count.lead", {"side": side})
            case "controlled" if self.where.space:
                where = self.where.words(self.side, "all")
                return Text("turmoil.count.controlled-named", {"side": side, "where": where})
            case "controlled":
                where = self.where.words(self.side, "one")
                return Text("turmoil.count.controlled", {"side": side, "where": where})
            case kind:
                return Text(f"turmoil.count.{kind}")

    def growing(self) -> dict[str, Arg]:
        """A number that grows with the events in force."""
        return {"n": self.base, "each": self.each, "cards": card_symbols(self.cards)}


Number = int | Count


def number(n: Number, s: TurmoilState) -> int:
    """A number, printed or counted."""
    return n if isinstance(n, int) else n.number(s)
