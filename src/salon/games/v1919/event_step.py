"""What the steps of Events have in common: each is one sentence of a card, in events.toml.

The steps of one effect share the `decider`, the `chosen` player and the Regions already `named`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from salon.games.v1919.base import V1919Step
from salon.games.v1919.terms import NATIONS
from salon.kernel import Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

RegionName: TypeAlias = Literal["europe", "balkans", "middle_east", "africa", "pacific"]
Place: TypeAlias = Literal[
    "europe", "balkans", "middle_east", "africa", "pacific", "random", "choice", "choice_2", "choice_other"
]
Who: TypeAlias = Literal["uk", "france", "usa", "italy", "japan", "all_players", "chosen_player", "decider"]


def powers(s: V1919State, who: Who) -> tuple[int, ...]:
    """Whom a word on a card means, clockwise from the decider."""
    if who in NAMED:
        return NAMED[who]
    if who == "all_players":
        start = s.powers.index(s.decider) if s.decider in s.powers else s.turn
        everyone = s.clockwise(start)
        return (*everyone, *(p for p in s.factions if p not in everyone))
    if who == "chosen_player":
        return (s.chosen,)
    return (s.decider,)


NAMED = {name: (nation,) for nation, name in enumerate(NATIONS)}


class EventStep(V1919Step, frozen=True):
    """A step that an Event may name, in its own words."""

    clause = "v1919.settle.2a"

    def words(self) -> Text:
        """Without a full stop."""
        raise NotImplementedError

    def possible(self, s: V1919State, power: int) -> bool:
        """Whether it could do anything for a player who has to choose it (v1919.ruling.event.choice)."""
        return True

    def beyond_usa(self) -> bool:
        """Whether it touches what the two-player USA has not, and may choose to lose (v1919.twoplayer.21)."""
        return False
