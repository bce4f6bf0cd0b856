"""The board as tables, and the cards in words made of their steps, where there are only words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from typing import TYPE_CHECKING, Any

import msgspec

from salon.games._turmoil.atlas import ANYWHERE, Where
from salon.games._turmoil.conditions import Condition, Count
from salon.games._turmoil.effects.choosing import If
from salon.games._turmoil.effects.support import Place
from salon.games._turmoil.terms import (
    AUTHORITARIAN,
    CARDS,
    EIGHT_NATION_ALLIANCE,
    INDEPENDENT,
    LIBERAL,
    NOBODY,
    REGIONS,
    SIDE,
    SIDES,
)
from salon.games._turmoil.view import PlayerView, SpaceView, TurmoilView
from salon.kernel import Arg, Card, Cell, Table, Text

if TYPE_CHECKING:
    from salon.games._turmoil.base import EffectStep
    from salon.games._turmoil.cards import Cards, MobilizationCard, NavalBox, StabilityCard, StrategyCard

Fields = dict[str, Any]

_NONE = Text("turmoil.table.none")
_NOTHING = Text("turmoil.where.nothing")
_NO_LIMIT = Text("turmoil.limit.none")
_NAVIES = ("german_navy", "british_navy")  # by side
_SHOWN = 8  # of the discards
