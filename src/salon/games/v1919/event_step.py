"""What the steps of Events have in common: each is one sentence of a card, in events.toml.

The steps of one effect share the `decider`, the `chosen` player and the Regions already `named`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec import Meta

from salon.games.v1919.base import V1919Step
from salon.games.v1919.terms import CUBES, DISCS, NATIONS
from salon.kernel import Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

RegionName: TypeAlias = Literal["europe", "balkans", "middle_east", "africa", "pacific"]
Place: TypeAlias = Literal[
    "europe",
    "balkans",
    "middle_east",
    "africa",
    "pacific",
    "random",
    "choice",
    "choice_2",
    "choice_other",
    "same",
]
Who: TypeAlias = Literal["uk", "france", "usa", "italy", "japan", "all_players", "chosen_player", "decider"]
# Of those who have Influence and Military Units, all or one.
Player: TypeAlias = Literal["uk", "france", "usa", "italy", "all_players", "chosen_player", "decider"]
One: TypeAlias = Literal["uk", "france", "usa", "italy", "chosen_player", "decider"]
# Several named nations in one sentence.
Nations: TypeAlias = Annotated[
    tuple[Literal["uk", "france", "usa", "italy", "japan"], ...], Meta(min_length=2, max_length=5)
]
Powers: TypeAlias = Annotated[
    tuple[Literal["uk", "france", "usa", "italy"], ...], Meta(min_length=2, max_length=4)
]
Cubes: TypeAlias = Annotated[int, Meta(ge=1, le=CUBES)]
Units: TypeAlias = Annotated[int, Meta(ge=1, le=DISCS)]
Happier: TypeAlias = Annotated[int, Meta(ge=-10, le=10, extra={"never": (0,)})]


def powers(s: V1919State, who: Who | tuple[str, ...]) -> tuple[int, ...]:
    """Whom a word on a card means, clockwise from the decider; several nations in the order of the card."""
    if isinstance(who, tuple):
        return tuple([NATIONS.index(nation) for nation in who])
    if who in NAMED:
        return NAMED[who]
    if who == "all_players":
        start = s.powers.index(s.decider) if s.decider in s.powers else s.turn
        everyone = s.clockwise(start)
        return (*everyone, *(p for p in s.factions if p not in everyone))
    if who == "chosen_player":
        return (s.chosen,)
    return (s.decider,)


# Words on a card that speak of what another sentence named.
NEEDS = {"chosen_player": "player", "choice_other": "region", "same": "region"}
NAMED = {name: (nation,) for nation, name in enumerate(NATIONS)}


class EventStep(V1919Step, frozen=True):
    """A step that an Event may name, in its own words."""

    clause = "v1919.settle.2a"

    def words(self) -> Text:
        """Without a full stop."""
        raise NotImplementedError

    def asks(self) -> Iterator[tuple[str, str]]:
        """The fields that speak of what an earlier step named, and what that is: a player or a Region."""
        for field in self.__struct_fields__:
            value = getattr(self, field)
            if isinstance(value, str) and value in NEEDS:
                yield field, NEEDS[value]

    def finds(self) -> frozenset[str]:
        """What it names for the steps after it."""
        return frozenset()

    def possible(self, s: V1919State, power: int) -> bool:
        """Whether it could do anything for a player who has to choose it (v1919.ruling.event.choice)."""
        return True

    def beyond_usa(self) -> bool:
        """Whether it touches what the two-player USA has not, and may choose to lose (v1919.twoplayer.21)."""
        return False
