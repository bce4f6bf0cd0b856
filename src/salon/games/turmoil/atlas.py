"""The map, and what events make of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from salon.games.turmoil.bits import bits, listed, unions
from salon.games.turmoil.holding import control, holdings, presence
from salon.games.turmoil.terms import (
    BOSNIA,
    CHANGES,
    CONGO,
    FRANCE,
    INDEPENDENT,
    MONARCHY,
    MONARCHY_OPTION,
    NOBODY,
    NORWAY,
    REGIONS,
    SECULARISM,
    SIDES,
    Icon,
    RegionName,
)
from salon.games.turmoil.where import Where
from salon.kernel import OWN

Id = Annotated[str, Meta(pattern="^[a-z][a-z_]*$")]
Sheet = Annotated[int, Meta(ge=0, le=1000)]  # where it is drawn
Support = Annotated[int, Meta(ge=0, le=9)]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the map as its file has it."""

    id: Id
    region: RegionName | Literal["independent"]
    stability: Annotated[int, Meta(ge=1, le=9)]
    battleground: bool
    icons: tuple[Icon, ...]
    start: tuple[Support, Support]
    adjacent: tuple[str, ...]
    x: Sheet
    y: Sheet
    source: str = OWN
    known: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box that counts, in Support Checks next to it, as controlled by its side."""

    id: Id
    side: Literal["authoritarian", "liberal"]
    adjacent: tuple[str, ...]
    x: Sheet
    y: Sheet
    source: str = OWN


class Atlas:
    """The printed map by number, and its worlds."""

    def __init__(self, spaces: tuple[Space, ...], boxes: tuple[Box, ...]) -> None:
        self.spaces = spaces
        self.boxes = boxes
        self.ids = tuple(space.id for space in spaces)
        self.number = {id: n for n, id in enumerate(self.ids)}
        self.stability = tuple(space.stability for space in spaces)
        # The start of the game, and what follows from it.
        self.start = [n for space in spaces for n in space.start]
        self.there = presence(self.start)
        self.held = control(self.start, self.stability)
        self.holds = holdings(self.held)
        self._worlds: dict[int, World] = {}

    def world(self, changes: int) -> World:
        """The map with what events have changed on it."""
        found = self._worlds.get(changes)
        if found is None:
            found = self._worlds[changes] = World(self, changes)
        return found


class World:
    """The map as it is after some events: all tables that the rules look into."""

    def __init__(self, atlas: Atlas, changes: int) -> None:
        self.atlas = atlas
        self.changes = changes
        number = atlas.number
        gone = number["french_catholic_church"] if changes & SECULARISM else -1
        self.spaces = tuple(n for n in range(len(atlas.spaces)) if n != gone)
        self.missing = () if gone < 0 else (gone,)
        # Norway takes no support and no Support Check before its independence (turmoil.4.norway.a).
        closed = -1 if changes & NORWAY else number["norway"]
        self.open = tuple(n for n in self.spaces if n != closed)
        self.is_open = frozenset(self.open)
        self.neighbours = tuple(
            tuple(number[id] for id in space.adjacent if id in number and number[id] != gone)
            if n != gone
            else ()
            for n, space in enumerate(atlas.spaces)
        )
        self.near = tuple(map(bits, self.neighbours))
        self.reach = tuple(
            frozenset(x for x in (n, *near) if x in self.is_open) for n, near in enumerate(self.neighbours)
        )
        self.reaches = unions(tuple(map(bits, self.reach)))
        # boxes[side][space]: how many boxes next to a space count as controlled by a side.
        self.boxes = tuple(
            tuple(
                sum(box.side == side and space.id in box.adjacent for box in atlas.boxes)
                for space in atlas.spaces
            )
            for side in SIDES
        )
        self.icons = tuple(self._icons(space) for space in atlas.spaces)
        members: list[list[int]] = [[] for _ in range(len(REGIONS) + 1)]
        for n in self.spaces:
            for region in self._regions(n):
                members[region].append(n)
        self.regions = tuple(tuple(spaces) for spaces in members)
        self.independent = self.regions[INDEPENDENT]
        self.region_of = tuple(self._regions(n) for n in range(len(atlas.spaces)))
        self.battlegrounds = tuple(
            tuple(n for n in spaces if atlas.spaces[n].battleground) for spaces in self.regions
        )
        # beside[region]: the Independent spaces next to it (turmoil.r.adjacent-independent-count).
        africa = {number[id] for id in ("morocco", "algeria", "tunisia")}
        self.beside = tuple(
            tuple(
                n
                for n in self.independent
                if any(x in spaces for x in self.neighbours[n]) or (region == FRANCE and n in africa)
            )
            for region, spaces in enumerate(self.regions[:INDEPENDENT])
        )
        # areas[region]: the region and the open Independent spaces next to it.
        self.areas = tuple(
            (*spaces, *(n for n in beside if n in self.is_open))
            for spaces, beside in zip(self.regions[:INDEPENDENT], self.beside, strict=True)
        )
        self._within: dict[frozenset[int], int] = {}
        # kin[space]: the spaces that share a scoring region with a space, and itself.
        self.kin = tuple(self.within(frozenset(found) - {INDEPENDENT}) for found in self.region_of)
        self.fixed: dict[Where, tuple[int, ...]] = {}  # what `find` found that depends on the map alone
        self._found: dict[tuple[Where, int, int], tuple[int, ...]] = {}

    def _icons(self, space: Space) -> frozenset[Icon]:
        icons = set(space.icons)
        if space.id == "belgium" and self.changes & CONGO:
            icons.add("annex")
        if space.id == "paris" and self.changes & MONARCHY:
            icons = {"monarch"}
        return frozenset(icons)

    def _regions(self, n: int) -> tuple[int, ...]:
        space = self.atlas.spaces[n]
        if space.region == "independent":
            return (INDEPENDENT,)
        own = REGIONS.index(space.region)
        if space.id == "bosnia" and self.changes & BOSNIA:
            return (REGIONS.index("austria_hungary"), own)
        return (own,)

    def within(self, regions: frozenset[int]) -> int:
        """All spaces of some regions, as bits."""
        found = self._within.get(regions)
        if found is None:
            found = 0
            for region in regions:
                found |= bits(self.regions[region])
            self._within[regions] = found
        return found

    def find(self, where: Where, region: int, chosen: int) -> tuple[int, ...]:
        """The open spaces that are meant, before control and support are looked at."""
        key = (where, region, chosen)
        found = self._found.get(key)
        if found is None:
            found = listed(self._meant(where, region, chosen) & bits(self.open))
            self._found[key] = found
            if where.is_fixed:
                self.fixed[where] = found
        return found

    def _meant(self, w: Where, region: int, chosen: int) -> int:
        """The spaces that are meant, as bits: those of which all is true that is said, and the others."""
        others = 0
        for other in w.also:
            others |= self._meant(other, region, chosen)
        if w.also and w == Where(also=w.also):
            return others
        found = bits(self.spaces) & ~self._named(w.without) & self._scored(w.scored, region)
        if w.region:
            found &= self.within(frozenset(map(REGIONS.index, w.region)))
        if w.icon:
            found &= sum(1 << n for n in self.spaces if not self.icons[n].isdisjoint(w.icon))
        if w.space:
            found &= self._named(w.space)
        if w.next_to:
            found &= self._next_to(self._named(w.next_to))
        if w.next_to_chosen:
            found &= self._next_to(1 << chosen) if chosen != NOBODY else 0
        if w.in_chosen:
            found &= self.within(frozenset({chosen})) if chosen != NOBODY else 0
        if w.independent:
            found &= bits(self.independent)
        if w.battleground:
            found &= sum(1 << n for n in self.spaces if self.atlas.spaces[n].battleground)
        if w.only_with and not self.changes >> CHANGES.index(w.only_with) & 1:
            return others
        if w.only_without_monarchy and self.changes & MONARCHY_OPTION:
            return others
        return found | others

    def _named(self, ids: tuple[str, ...]) -> int:
        return sum(1 << self.atlas.number[id] for id in ids)

    def _next_to(self, spaces: int) -> int:
        return sum(1 << n for n in self.spaces if self.near[n] & spaces)

    def _scored(self, word: str, region: int) -> int:
        inside = bits(self.regions[region])
        match word:
            case "in":
                return inside
            case "out":
                return ~inside
            case "near":
                return ~inside & self._next_to(inside)
            case "beside":
                return bits(self.beside[region])
            case _:
                return -1  # all
