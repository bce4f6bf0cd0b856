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

# Fields and values with names of their own; others are called as the files have them.
LABELS = frozenset(
    """
    strategy stability mobilization naval space box scoring number code id name side ops era
    asterisk lasting red scores requires effect on_operations never_after nation priority plan entry
    first second alone region start adjacent icons battleground presence domination control step n
    where then otherwise options cards card marker test
    """.split()  # noqa: SIM905  (a list of words)
)
VALUES = {
    "region": REGIONS,
    "side": ("authoritarian", "liberal", "own", "enemy", "both"),
    "era": ERAS,
    "icon": get_args(Icon),
    "nation": get_args(Nation),
    "marker": (*MARKERS, *CHANGES),
}


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

    def label(self, field: str) -> Text:
        return super().label(field) if field in LABELS else Text("kernel.literal", {"words": field})

    def value(self, value: str) -> Text:
        """Its name, if it has one; else as the file has it."""
        for kind, names in VALUES.items():
            if value in names:
                return Text("turmoil.card.name", {"card": f"{kind}.{value}"})
        return Text("kernel.literal", {"words": value or "–"})

    def faults(self, cards: Mapping[str, Json]) -> Iterator[Wrong]:
        yield from faults(cards, json.loads(self.house))
