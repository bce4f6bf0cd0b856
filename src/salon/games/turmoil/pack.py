"""What packs of Europe in Turmoil are: corrections of known cards, of the naval boxes and of the map."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import ClassVar, get_args

from salon.games.turmoil.cards import Deck
from salon.games.turmoil.pack_check import faults
from salon.games.turmoil.terms import CHANGES, ERAS, MARKERS, REGIONS, Icon, Nation
from salon.kernel import Form, Sheet, Text, Wrong
from salon.kernel.pack_plain import Json

# Values with names of their own.
VALUES = {
    "region": REGIONS,
    "side": ("authoritarian", "liberal", "own", "enemy", "both"),
    "era": ERAS,
    "icon": get_args(Icon),
    "nation": get_args(Nation),
    "marker": (*MARKERS, *CHANGES),
}
# The order in which choices are offered.
ORDER: tuple[Json, ...] = ("", *ERAS, "own", "enemy", "authoritarian", "liberal", "both")


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

    def symbol(self, group: str, card: Mapping[str, Json], inner: str = "") -> str:
        kind = {"strategy": "card", "naval": "box", "box": "space", "scoring": "region"}.get(group, group)
        return f"{kind}.{str(card.get(self.keys[group], '')).lower()}"

    def name(self, symbol: str) -> Text:
        return Text("turmoil.card.name", {"card": symbol})

    def value(self, value: str) -> Text:
        """Its name, if it is one of the board's things."""
        for kind, names in VALUES.items():
            if value in names:
                return Text("turmoil.card.name", {"card": f"{kind}.{value}"})
        return super().value(value)

    def rank(self, value: Json) -> int:
        return ORDER.index(value) if value in ORDER else len(ORDER)

    def group_of(self, field: str, kind: str) -> str:
        if kind == "text" and field in ("space", "without", "next_to", "adjacent"):
            return "space"
        if kind == "text" and field == "cards":
            return "mobilization"
        numbered = ("card", "cards", "never_after", "with_card")
        return "strategy" if kind == "number" and field in numbered else ""

    def faults(self, cards: Mapping[str, Json]) -> Iterator[Wrong]:
        yield from faults(cards, json.loads(self.house))
