"""What packs of Europe in Turmoil are: corrections of known cards, of the naval boxes and of the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from salon.games.turmoil.cards import Deck
from salon.kernel import Form, Sheet, Text, Wrong

SYMBOLS = {"strategy": "card", "naval": "box", "box": "space"}


class TurmoilForm(Form):
    kind = Deck
    sheets = (
        Sheet("strategy", "turmoil-strategy/1", {"card": "strategy"}, optional=True),
        Sheet("stability", "turmoil-stability/1", {"card": "stability"}, optional=True),
        Sheet("mobilization", "turmoil-mobilization/1", {"card": "mobilization"}, optional=True),
        Sheet("naval", "turmoil-naval/1", {"box": "naval"}, optional=True),
        Sheet("map", "turmoil-map/1", {}, optional=True),
    )
    keys: ClassVar[Mapping[str, str]] = {
        "strategy": "number",
        "stability": "number",
        "mobilization": "code",
        "naval": "number",
        "space": "id",
        "box": "id",
        "scoring": "region",
    }
    named: ClassVar[Mapping[str, str]] = {
        "strategy": "card",
        "stability": "stability",
        "mobilization": "mobilization",
    }

    def symbol(self, group: str, card: Mapping[str, Any], inner: str = "") -> str:
        kind = {"strategy": "card", "naval": "box", "box": "space", "scoring": "region"}.get(group, group)
        return f"{kind}.{str(card.get(self.keys[group], '')).lower()}"

    def name(self, symbol: str) -> Text:
        return Text("turmoil.card.name", {"card": symbol})

    def faults(self, cards: Mapping[str, Any]) -> Iterator[Wrong]:
        yield from ()
