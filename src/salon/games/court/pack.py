"""What packs of the court are: the seven characters and the action cards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from salon.games.court.cards import Kind, Pack
from salon.games.court.effects import Activate, Effect, Reveal, TakeMatch
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import CARDS_OF_EACH, CHARACTERS
from salon.kernel import Form, Sheet, Text, Wrong
from salon.kernel.pack_places import own
from salon.kernel.pack_plain import Json


class CourtForm(Form):
    kind = Pack
    sheets = (Sheet("cards", "court-cards/1", {}),)
    keys: ClassVar[Mapping[str, str]] = {"character": "id", "action": "id"}
    myself = "character.king"
    named: ClassVar[Mapping[str, str]] = {"action": "action"}

    @cached_property
    def ruled(self) -> Mapping[str, tuple[Effect, ...]]:
        """What the house's action cards do: the ledger has a clause for each."""
        house: Pack = self.typed(json.loads(self.house))
        return {kind.id: kind.effect for kind in house.action}

    def name(self, symbol: str) -> Text:
        return Text("court.table.name", {"symbol": symbol})

    def step(self, kind: type[msgspec.Struct]) -> dict[str, Any]:
        assert issubclass(kind, EffectStep)
        return {"needs": sorted(kind.needs), "gives": sorted(kind.gives)}

    def faults(self, cards: Mapping[str, Json]) -> Iterator[Wrong]:
        found: list[Kind | None] = cards["character"]
        if len(found) != len(CHARACTERS) or any(
            card is not None and card.id != id for card, id in zip(found, CHARACTERS, strict=False)
        ):
            yield Wrong(
                ("character",),
                "court.pack-characters",
                {"characters": tuple(f"character.{c}" for c in CHARACTERS)},
            )
        for number, card in enumerate(found):
            if card is not None:
                for place, step in enumerate(card.effect):
                    if isinstance(step, Activate):
                        yield Wrong(("character", number, "effect", place), "court.pack-activate")
                if len(card.values) != CARDS_OF_EACH:
                    args = {"found": len(card.values), "expected": CARDS_OF_EACH}
                    yield Wrong(("character", number, "values"), "court.pack-copies", {**args})
                yield from order(card, {"activation"}, ("character", number))
        actions: list[Kind | None] = cards["action"]
        copies = sum(len(card.values) for card in actions if card is not None)
        if copies != CARDS_OF_EACH and None not in actions:
            yield Wrong(("action",), "court.pack-actions", {"found": copies, "expected": CARDS_OF_EACH})
        for number, card in enumerate(actions):
            if card is not None:
                if card.id in CHARACTERS:  # the cards of both lie in one deck
                    yield Wrong(("action", number, "id"), "pack.twice", {"found": own(card.id)})
                yield from order(card, set(), ("action", number))


def order(card: Kind, given: set[str], path: tuple[str | int, ...]) -> Iterator[Wrong]:
    """Each step must find what it works on: a character, a player, a value … chosen by an earlier one."""
    for number, (step, after) in enumerate(zip(card.effect, (*card.effect[1:], None), strict=True)):
        if isinstance(step, Reveal) != isinstance(after, TakeMatch):
            yield Wrong((*path, "effect", number), "court.pack-reveal")
        for need in sorted(step.needs - given):
            yield Wrong((*path, "effect", number), "court.pack-needs", {"needs": Text(f"court.given.{need}")})
        given |= step.gives
