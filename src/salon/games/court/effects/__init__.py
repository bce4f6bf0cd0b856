"""The vocabulary of cards: each step is one sentence of a card, in cards.toml as in the rulebook.

The steps of one effect share what has been chosen: `target` (a character), `victim` (a player),
`source` (a character), `value` (of the card discarded). `acting` is the character activated, if any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from salon.games.court.effects.activation import Activate
from salon.games.court.effects.beside import (
    AnotherTurn,
    DiscardCards,
    DrawCards,
    ShowHand,
    TakeDiscard,
)
from salon.games.court.effects.choosing import ChooseCharacter, ChoosePlayer, ChooseSource
from salon.games.court.effects.hand import DiscardCard, PlaceCard, Require
from salon.games.court.effects.markers import Follow, Gain, Mark, PlaceFavors, Rob, Unmark
from salon.games.court.effects.piles import Exchange, Look, MoveCard, RemoveCard, Reveal, TakeMatch
from salon.games.court.effects.step import EffectStep
from salon.kernel import any_on_cards

__all__ = [
    "Activate",
    "AnotherTurn",
    "ChooseCharacter",
    "ChoosePlayer",
    "ChooseSource",
    "DiscardCard",
    "DiscardCards",
    "DrawCards",
    "Effect",
    "Exchange",
    "Follow",
    "Gain",
    "Look",
    "Mark",
    "MoveCard",
    "PlaceCard",
    "PlaceFavors",
    "RemoveCard",
    "Require",
    "Reveal",
    "Rob",
    "ShowHand",
    "TakeDiscard",
    "TakeMatch",
    "Unmark",
]

if TYPE_CHECKING:
    Effect: TypeAlias = EffectStep
else:
    Effect = any_on_cards(EffectStep)
