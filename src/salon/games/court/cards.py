"""The golden deck: reading a card pack, and what the rules ask of a card."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from salon.games.court.effects import Effect
from salon.games.court.terms import CARDS_OF_EACH, CHARACTERS, FIRST_CARD, FIXED_NAMES, NOBODY
from salon.kernel import BadCards, Vocabulary, fault, read_cards

SCHEMA = "court-cards/1"
# The action cards with a clause of their own in the ledger; others follow court.actioncard.2.
HOUSE_ACTIONS = frozenset({"audience", "pension", "cachet", "introduction", "ball", "allegiance"})
Seal = Annotated[int, Meta(ge=1, le=6)]


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character or an action card: its values, one for each copy, and its effect as steps."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    values: tuple[Seal, ...]
    source: str
    effect: tuple[Effect, ...]
    known: tuple[str, ...] = ()


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cards."""

    schema: str
    character: tuple[Kind, ...]
    action: tuple[Kind, ...]


class Cards:
    """The deck, by action number: the hot tables that the steps look into."""

    def __init__(self, pack: Pack, digest: str = "") -> None:
        self.pack = pack
        self.digest = digest
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

        # clause[card]: the rule of an action card.
        self.clause = {
            card: f"court.action.{kind.id}" if kind.id in HOUSE_ACTIONS else "court.actioncard.2"
            for card, (kind, _) in enumerate(faces, FIRST_CARD)
        }
        self.sorted_deck = tuple(sorted(self.deck))

    @staticmethod
    def _character(kind: Kind) -> int:
        return CHARACTERS.index(kind.id) if kind.id in CHARACTERS else NOBODY


def read(folder: Path | None = None) -> Cards:
    """Read the house's cards, or those of a folder that holds a cards.toml."""
    path = (folder or Path(__file__).parent / "cards") / "cards.toml"
    pack, data = read_cards(path, Pack)
    if pack.schema != SCHEMA:
        raise fault(BadCards, "kernel.cards-schema", path=str(path), found=pack.schema[:80], expected=SCHEMA)
    _check_counts(pack, str(path))
    return Cards(pack, hashlib.sha256(data).hexdigest()[:12] if folder else "")


def _check_counts(pack: Pack, path: str) -> None:
    found = tuple(kind.id for kind in pack.character)
    if found != CHARACTERS:
        raise fault(BadCards, "court.cards-characters", path=path, expected=", ".join(CHARACTERS))
    for kind in pack.character:
        if len(kind.values) != CARDS_OF_EACH:
            raise fault(
                BadCards,
                "court.cards-copies",
                path=path,
                kind=kind.id,
                found=len(kind.values),
                expected=CARDS_OF_EACH,
            )
    actions = sum(len(kind.values) for kind in pack.action)
    if actions != CARDS_OF_EACH:
        raise fault(BadCards, "court.cards-actions", path=path, found=actions, expected=CARDS_OF_EACH)
    for kind in pack.character:
        _check_order(kind, {"activation"}, path)
    for kind in pack.action:
        _check_order(kind, set(), path)
    ids = [kind.id for kind in (*pack.character, *pack.action)]
    for id in ids:
        if ids.count(id) > 1:
            raise fault(BadCards, "court.cards-twice", path=path, kind=id)


def _check_order(kind: Kind, given: set[str], path: str) -> None:
    """Each step must find what it works on: a character, a player, a value … chosen by an earlier one."""
    for step in kind.effect:
        missing = step.needs - given
        if missing:
            raise fault(
                BadCards,
                "court.cards-order",
                path=path,
                kind=kind.id,
                step=type(step).__name__,
                needs=", ".join(sorted(missing)),
            )
        given |= step.gives
