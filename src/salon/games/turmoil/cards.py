"""The map and all cards: what is printed, and the tables that steps look into."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from salon.games.turmoil.answers import CARD, MOBILIZATION, SPACES, names
from salon.games.turmoil.atlas import Atlas, Box, Space
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.conditions import AnyCondition
from salon.games.turmoil.effects import Effect
from salon.games.turmoil.lawbook import Laws
from salon.games.turmoil.laws import Law
from salon.games.turmoil.terms import (
    BOX_SOURCE,
    CARDS,
    ERAS,
    LAST_BOX,
    NOBODY,
    REGIONS,
    SIDES,
    STABILITY,
    VICTORY,
    Era,
    Nation,
    RegionName,
)
from salon.kernel import OWN, Vocabulary

MOBILIZATION_CARDS = 35


Number = Annotated[int, Meta(ge=1, le=CARDS)]
Points = Annotated[int, Meta(ge=0, le=VICTORY)]


class StrategyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Number
    era: Era
    side: Literal["authoritarian", "liberal", "both"]
    ops: Annotated[int, Meta(ge=0, le=5)] = 0
    scores: RegionName | None = None
    asterisk: bool = False
    lasting: bool = False
    red: bool = False
    never_after: tuple[Number, ...] = ()
    requires: tuple[AnyCondition, ...] = ()
    effect: tuple[Effect, ...] = ()
    on_operations: tuple[Effect, ...] = ()
    source: str = OWN
    known: tuple[str, ...] = ()


class StabilityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=1, le=2 * STABILITY)]
    side: Literal["authoritarian", "liberal"]
    effect: tuple[Effect, ...]
    requires: tuple[AnyCondition, ...] = ()
    source: str = OWN
    known: tuple[str, ...] = ()


class MobilizationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern="^[A-Z][0-9]$")]
    nation: Nation
    priority: Annotated[int, Meta(ge=0, le=8)]
    effect: tuple[Effect, ...]
    plan: str = ""
    requires: tuple[AnyCondition, ...] = ()
    source: str = OWN
    known: tuple[str, ...] = ()


class NavalBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the Naval Arms Race: what the first and the second navy get, what the first can do alone."""

    number: Annotated[int, Meta(ge=0, le=LAST_BOX)]
    entry: Annotated[int, Meta(ge=0, le=20)]
    first: tuple[Effect, ...] = ()
    second: tuple[Effect, ...] = ()
    alone: Literal["", "nassau", "helgoland", "colossus", "orion", "moltke", "koenig"] = ""
    source: str = OWN
    known: tuple[str, ...] = ()


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What presence, domination and control of a region are worth."""

    region: RegionName
    presence: Points
    domination: Points
    control: Points
    source: str = OWN


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is printed: the cards, the boxes of the naval track and the map."""

    strategy: Annotated[tuple[StrategyCard, ...], Meta(min_length=CARDS, max_length=CARDS)]
    stability: Annotated[tuple[StabilityCard, ...], Meta(min_length=2 * STABILITY, max_length=2 * STABILITY)]
    mobilization: Annotated[
        tuple[MobilizationCard, ...], Meta(min_length=MOBILIZATION_CARDS, max_length=MOBILIZATION_CARDS)
    ]
    naval: Annotated[tuple[NavalBox, ...], Meta(min_length=LAST_BOX + 1, max_length=LAST_BOX + 1)]
    space: Annotated[tuple[Space, ...], Meta(min_length=SPACES, max_length=SPACES)]
    box: Annotated[tuple[Box, ...], Meta(min_length=3, max_length=3)]
    scoring: Annotated[tuple[Scoring, ...], Meta(min_length=len(REGIONS), max_length=len(REGIONS))]


class Cards:
    """Everything printed, by number: the hot tables that the steps look into."""

    def __init__(self, deck: Deck) -> None:
        atlas = Atlas(deck.space, deck.box)
        strategy, stability, mobilization = deck.strategy, deck.stability, deck.mobilization
        naval, scoring = deck.naval, deck.scoring
        self.atlas = atlas
        self.strategy = strategy
        self.mobilization = mobilization
        self.vocabulary = Vocabulary(names(atlas.ids, tuple(card.code for card in mobilization)))
        self.stability = atlas.stability
        self.numbers = tuple(card.number for card in strategy)
        # Tables by card number; there is no card 0.
        self.ops = (0, *(card.ops for card in strategy))
        self.side = (
            NOBODY,
            *(NOBODY if card.side == "both" else SIDES.index(card.side) for card in strategy),
        )
        self.era = ("", *(card.era for card in strategy))
        self.of_era = [tuple(card.number for card in strategy if card.era == era) for era in ERAS]
        # in_eras[n]: the cards that are in the game from that era on.
        self.in_eras = [
            [card.number for card in strategy if ERAS.index(card.era) <= era] for era in range(len(ERAS))
        ]
        self.scores = (0, *(REGIONS.index(card.scores) + 1 if card.scores else 0 for card in strategy))
        self.asterisk = (False, *(card.asterisk for card in strategy))
        self.lasting = (False, *(card.lasting for card in strategy))
        self.red = (False, *(card.red for card in strategy))
        self.requires = ((), *(card.requires for card in strategy))
        # bars_after[n]: the bans, as cards print them about themselves, once the event of a card took place.
        self.bars_after: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((number, card.number) for card in strategy if number in card.never_after)
            for number in range(CARDS + 1)
        )
        # Effects lie reversed, ready to be put on the stack: the first step ends on top.
        self.effect = ((), *(_reversed(card.effect) for card in strategy))
        self.on_operations = ((), *(_reversed(card.on_operations) for card in strategy))
        self.laws_of = (
            (),
            *(tuple(step for step in card.effect if isinstance(step, Law)) for card in strategy),
        )
        self.for_turn = tuple(any(law.turn for law in laws) for laws in self.laws_of)
        self.stability_cards = {card.number: card for card in stability}
        self.stability_effect = ((), *(_reversed(card.effect) for card in stability))
        self.mobilization_effect = tuple(_reversed(card.effect) for card in mobilization)
        self.mobilization_number = {card.code: n for n, card in enumerate(mobilization)}
        self.boxes = tuple(
            msgspec.structs.replace(box, first=_reversed(box.first), second=_reversed(box.second))
            for box in naval
        )
        self.entry = tuple(box.entry for box in naval)
        values: dict[str, tuple[int, int, int]] = {
            row.region: (row.presence, row.domination, row.control) for row in scoring
        }
        self.scoring = tuple(values[region] for region in REGIONS)
        self.source_names = {
            0: "",
            **{n: self.vocabulary.name(CARD + n) for n in range(1, MOBILIZATION + MOBILIZATION_CARDS - CARD)},
            **{BOX_SOURCE + box.number: f"box.{box.number}" for box in naval},
        }
        self.clauses = {source: _clause(source) for source in self.source_names}
        self._laws: dict[tuple[tuple[int, int], ...], Laws] = {}

    def laws(self, in_force: tuple[tuple[int, int], ...]) -> Laws:
        """What the laws of some cards amount to."""
        found = self._laws.get(in_force)
        if found is None:
            found = self._laws[in_force] = Laws(
                (law, side, card) for card, side in in_force for law in self.laws_of[card]
            )
        return found


def _clause(source: int) -> str:
    """The rule behind the questions of an effect."""
    if source <= CARDS:
        return "turmoil.7.1.a"
    if source < MOBILIZATION - CARD:
        return "turmoil.9.0.2.a"
    return "turmoil.6.3.5.a" if source >= BOX_SOURCE else "turmoil.8.4.4.e"


def _reversed(effect: tuple[Effect, ...]) -> tuple[EffectStep, ...]:
    return tuple(reversed(effect))
