"""The golden deck: what is printed on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from salon.games.court.effects import Effect
from salon.games.court.terms import CARDS_OF_EACH, CHARACTERS, FIRST_CARD, FIXED_NAMES, NOBODY
from salon.kernel import OWN, Vocabulary

Seal = Annotated[int, Meta(ge=1, le=6)]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character or an action card: its values, one for each copy, and its effect as steps."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    values: Annotated[tuple[Seal, ...], Meta(min_length=1, max_length=CARDS_OF_EACH)]
    effect: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=8)]
    source: str = OWN
    known: tuple[str, ...] = ()


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All cards."""

    character: Annotated[tuple[Kind, ...], Meta(min_length=len(CHARACTERS), max_length=len(CHARACTERS))]
    action: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=CARDS_OF_EACH)]


class Cards:
    """The deck, by action number: the hot tables that the steps look into.

    `ruled` are the effects of the action cards of which the ledger has a clause: the house's.
    """

    def __init__(self, pack: Pack, ruled: Mapping[str, tuple[Effect, ...]]) -> None:
        self.pack = pack
        self.kinds = (*pack.character, *pack.action)
        faces = [(kind, value) for kind in self.kinds for value in sorted(set(kind.values))]
        self.vocabulary = Vocabulary([*FIXED_NAMES, *(f"card.{kind.id}.{value}" for kind, value in faces)])
        padding = (NOBODY,) * FIRST_CARD
        # character[card]: whose card it is, NOBODY for an action card. value[card]: its seal.
        self.character = (*padding, *(self._character(kind) for kind, _ in faces))
        self.value = (*padding, *(value for _, value in faces))
        self.deck = tuple(
            card
            for card, (kind, value) in enumerate(faces, FIRST_CARD)
            for _ in range(kind.values.count(value))
        )
        # Effects lie reversed, ready to be put on the stack: the first step ends on top.
        self.activation = tuple(tuple(reversed(kind.effect)) for kind in pack.character)
        self.action = {
            card: tuple(reversed(kind.effect))
            for card, (kind, _) in enumerate(faces, FIRST_CARD)
            if kind in pack.action
        }
        # symbol[card]: the name of what acts when the card is played.
        self.symbol = {
            card: f"{'character' if kind in pack.character else 'action'}.{kind.id}"
            for card, (kind, _) in enumerate(faces, FIRST_CARD)
        }

        # clause[card]: the rule of an action card; if it does other things than the house's, the general one.
        self.clause = {
            card: f"court.action.{kind.id}" if ruled.get(kind.id) == kind.effect else "court.actioncard.2"
            for card, (kind, _) in enumerate(faces, FIRST_CARD)
        }
        self.sorted_deck = tuple(sorted(self.deck))

    @staticmethod
    def _character(kind: Kind) -> int:
        return CHARACTERS.index(kind.id) if kind.id in CHARACTERS else NOBODY
