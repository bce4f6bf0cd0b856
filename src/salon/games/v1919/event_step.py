"""What the steps of Events have in common: each is one sentence of a card, in events.toml.

The steps of one effect share the `decider`, the `chosen` player and the Regions already `named`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
# Those of the players who have most of something; all of them where several have as much.
Those: TypeAlias = Literal[
    "happiest",
    "unhappiest",
    "most_issues",
    "most_europe",
    "most_balkans",
    "most_middle_east",
    "most_africa",
    "most_pacific",
]
Who: TypeAlias = (
    Literal["uk", "france", "usa", "italy", "japan", "all_players", "chosen_player", "decider"] | Those
)
# Of those who have Influence and Military Units, all or one.
Player: TypeAlias = Literal["uk", "france", "usa", "italy", "all_players", "chosen_player", "decider"] | Those
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
    if who == "chosen_player":
        return (s.chosen,)
    if who == "decider":
        return (s.decider,)
    start = s.powers.index(s.decider) if s.decider in s.powers else s.turn
    players = s.clockwise(start)
    everyone = (*players, *(p for p in s.factions if p not in players))
    return everyone if who == "all_players" else _most(s, who, everyone)


def _most(s: V1919State, who: str, everyone: tuple[int, ...]) -> tuple[int, ...]:
    """Those who have most of something; nobody where nobody has any Issue."""
    if who in ("happiest", "unhappiest"):
        tracked = [power for power in everyone if s.tracked(power)]
        mark = (max if who == "happiest" else min)(s.happiness[power] for power in tracked)
        return tuple([power for power in tracked if s.happiness[power] == mark])
    owners: Sequence[int] = s.controller
    if who != "most_issues":
        owners = s.cards.entries[s.cards.region_number[who.removeprefix("most_")]](s.controller)
    held = {power: list(owners).count(power) for power in everyone}
    most = max(held.values())
    return tuple([power for power in everyone if most and held[power] == most])


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
