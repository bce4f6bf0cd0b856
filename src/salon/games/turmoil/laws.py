"""Events that last: each is a law, and the laws in force together say what is different now."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.force import enforce
from salon.games.turmoil.phrases import space_symbols, way
from salon.games.turmoil.terms import (
    AUTHORITARIAN,
    LIBERAL,
    REGIONS,
    MarkerName,
    Nation,
    RegionName,
    Who,
)
from salon.kernel import Arg, Text

if TYPE_CHECKING:
    from salon.games.turmoil.lawbook import Laws
    from salon.games.turmoil.state import TurmoilState


class Law(EffectStep, frozen=True):
    """A sentence that holds from now on: to the end of the turn, or until its card is cancelled."""

    on_cards = False
    turn: ClassVar[bool] = False  # it ends with the turn

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        enforce(s, s.source, s.actor)

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        """Say what is different now: the law is an actor's, and came by a card."""
        raise NotImplementedError


class TurnLaw(Law, frozen=True):
    """A law that ends with the turn."""

    on_cards = False
    turn = True


class OpsModifier(TurnLaw, frozen=True):
    """A player's later cards are worth more or less (turmoil.7.3.1.a)."""

    side: Who
    n: int

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.ops[side_of(self.side, actor)] += self.n

    def words(self) -> Text:
        return self.sentence("", **way(self.n), side=f"side.{self.side}")


class OpsBonusIn(TurnLaw, frozen=True):
    """A player's card spent wholly in one region is worth 1 more."""

    side: Who
    region: RegionName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.bonus_in[side_of(self.side, actor)] = REGIONS.index(self.region)


class DearTurn(TurnLaw, frozen=True):
    """Support bought in a region costs a player double until the turn ends."""

    side: Who
    region: RegionName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.dear[side_of(self.side, actor)].add(REGIONS.index(self.region))


class NoOperations(TurnLaw, frozen=True):
    """Nobody uses operations in a region until the turn ends."""

    region: RegionName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.closed |= {REGIONS.index(self.region)}


class SkipCrisis(TurnLaw, frozen=True):
    """Some cards make no Crisis roll until the turn ends."""

    cards: tuple[int, ...]

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.no_crisis.update(self.cards)


class DearUnlessMarker(Law, frozen=True):
    """Support bought in a region costs both players double while a marker is not on the track."""

    region: RegionName
    marker: MarkerName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.dear_unless[REGIONS.index(self.region)] = self.marker


class NoSurcharge(Law, frozen=True):
    """Spaces the opponent holds in a region cost a player no more than others."""

    side: Who
    region: RegionName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.free[side_of(self.side, actor)].add(REGIONS.index(self.region))


class NavalModifier(Law, frozen=True):
    """A player adds to all naval attempts."""

    side: Who
    n: int

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.naval[side_of(self.side, actor)] += self.n


class ExtraAttempt(Law, frozen=True):
    """A player may make one more naval attempt a turn."""

    side: Who

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.attempts[side_of(self.side, actor)] += 1


class FailUnlessPlus(Law, frozen=True):
    """A player's naval attempts fail while the marker is not on its +1 side."""

    side: Who

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.fails[side_of(self.side, actor)] = True


class WarModifier(Law, frozen=True):
    """A player adds to the war roll; some only while another event is in force."""

    side: Who
    n: int
    with_card: int = 0

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.war.append((side_of(self.side, actor), self.n, self.with_card, card))

    def words(self) -> Text:
        args: dict[str, Arg] = {"side": f"side.{self.side}", "n": self.n}
        if not self.with_card:
            return self.sentence("", **args)
        return self.sentence("-with", **args, card=f"card.{self.with_card}")


class CallToWar(Law, frozen=True):
    """A nation fights for the Entente in the Great War, unless a marker lies on the track."""

    nation: Nation
    marker: MarkerName

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.called[self.nation] = self.marker


class TensionCeiling(Law, frozen=True):
    """Tension cannot rise past a level while the Authoritarian side controls some spaces."""

    n: int
    space: tuple[str, ...]

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.ceilings.append(self)

    def words(self) -> Text:
        return self.sentence("", n=self.n, spaces=space_symbols(self.space))


class BuyTension(Law, frozen=True):
    """Before any Crisis roll a player may give up 1 VP to lower Tension by 1."""

    side: Who

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.buyer = side_of(self.side, actor)


class ExtraStability(Law, frozen=True):
    """A player may use one more Stability card when a region's scoring card is next played."""

    side: Who
    region: RegionName
    space: str = ""  # only while controlling it

    def amend(self, laws: Laws, actor: int, card: int) -> None:
        laws.extra.append((side_of(self.side, actor), REGIONS.index(self.region), self.space, card))

    def words(self) -> Text:
        args: dict[str, Arg] = {"side": f"side.{self.side}", "region": f"region.{self.region}"}
        if not self.space:
            return self.sentence("", **args)
        return self.sentence("-with", **args, space=f"space.{self.space}")


def side_of(word: Who, actor: int) -> int:
    """Whom a word on a card means when a side carries it out."""
    return _MEANT[word][actor]


# By the side that carries it out.
_MEANT: dict[Who, tuple[int, int]] = {
    "own": (AUTHORITARIAN, LIBERAL),
    "enemy": (LIBERAL, AUTHORITARIAN),
    "authoritarian": (AUTHORITARIAN, AUTHORITARIAN),
    "liberal": (LIBERAL, LIBERAL),
}
