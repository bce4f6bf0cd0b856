"""Which spaces a card means, as data and in words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.games.turmoil.phrases import chain, space_symbols
from salon.games.turmoil.terms import ChangeName, Icon, RegionName, Who
from salon.kernel import Text

Mode: TypeAlias = Literal["one", "any", "some", "all"]  # of the spaces described
NOTHING = Text("turmoil.where.nothing")
OTHER: dict[Who, Who] = {
    "authoritarian": "liberal",
    "liberal": "authoritarian",
    "own": "enemy",
    "enemy": "own",
}


class Where(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True, omit_defaults=True):
    """Which spaces a card means. All that is said must hold; `also` adds the spaces of other descriptions.

    `own` and `enemy` are seen from the side that the step names. What cards call chosen is the space or
    the region that an earlier step of the same event chose; the scored region is that of a scoring card.
    """

    region: tuple[RegionName, ...] = ()
    icon: Annotated[tuple[Icon, ...], Meta(max_length=3)] = ()
    space: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    next_to: tuple[str, ...] = ()
    next_to_chosen: bool = False
    in_chosen: bool = False
    independent: bool = False
    battleground: bool = False
    scored: Literal["", "in", "out", "near", "beside"] = ""  # beside: the Independent spaces next to it
    control: Literal["", "own", "enemy", "none", "not-enemy"] = ""
    support: Literal["", "no-enemy", "both"] = ""
    only_with: ChangeName | Literal[""] = ""
    only_without_monarchy: bool = False  # unless the optional rule about the French monarchy is in use
    also: tuple[Where, ...] = ()

    def __post_init__(self) -> None:
        if any(other.control or other.support for other in self.also):
            raise ValueError("control and support are said of all spaces, not inside `also`")

    @property
    def is_fixed(self) -> bool:
        """Whether it means the same spaces whatever has been chosen or is being scored."""
        here = not (self.scored or self.next_to_chosen or self.in_chosen)
        return here and all(other.is_fixed for other in self.also)

    # -- in words ------------------------------------------------------------------------------

    def words(self, side: Who, mode: Mode = "some", *, bare: bool = True) -> Text:
        """The spaces that are meant, for a side: one, any one, some, or all of them.

        A region alone is just named (in France), unless its spaces are counted (4 spaces in France).
        """
        own = msgspec.structs.replace(self, also=())
        found = [own._described(side, mode, bare)] if own != ANYWHERE or not self.also else []
        found += [other.words(side, mode, bare=bare) for other in self.also]
        return chain("turmoil.where.also", found)

    @property
    def is_named(self) -> bool:
        """Whether it says nothing but the names of spaces."""
        return bool(self.space) and self == Where(space=self.space)

    def _described(self, side: Who, mode: Mode, bare: bool) -> Text:
        if self == ANYWHERE:
            return Text("turmoil.where.anywhere")
        if self.is_named:
            return self._named(mode)
        if bare and mode in ("any", "some"):
            if self == Where(region=self.region):
                return Text("turmoil.where.region", {"regions": self._regions})
            if self == Where(scored="in"):
                return Text("turmoil.where.scored")
        return Text(
            "turmoil.where.spaces",
            {
                "noun": self._noun(mode),
                "place": self._place(),
                "control": self._control(side),
                "support": self._support(side),
                "except": self._except(),
                "only": self._only(),
            },
        )

    @property
    def _regions(self) -> tuple[str, ...]:
        return tuple(f"region.{region}" for region in self.region)

    def _named(self, mode: Mode) -> Text:
        choice = mode in ("any", "some") and len(self.space) > 1
        spaces = space_symbols(self.space)
        return Text("turmoil.where.named", {"spaces": spaces, "mode": "some" if choice else "all"})

    def _noun(self, mode: Mode) -> Text:
        if self.space:
            return self._named(mode)
        if self.icon:
            icons = (f"icon.{icon}" for icon in self.icon)
            names = dict(zip(("first", "second", "third"), icons, strict=False))
            return Text(f"turmoil.where.icons-{len(self.icon)}", {**names, "mode": mode})
        independent = self.independent or self.scored == "beside"
        noun = "independent" if independent else "battleground" if self.battleground else "noun"
        return Text(f"turmoil.where.{noun}", {"mode": mode})

    def _place(self) -> Text:
        if self.region:
            return Text("turmoil.where.in-region", {"regions": self._regions})
        if self.next_to:
            return Text("turmoil.where.next-to", {"spaces": space_symbols(self.next_to)})
        if self.in_chosen or self.next_to_chosen:
            near = "in" if self.in_chosen else "near"
            return Text(f"turmoil.where.chosen-{near}")
        if not self.scored:
            return NOTHING
        word = "here" if self.space else "near" if self.scored == "beside" else self.scored
        return Text(f"turmoil.where.scored-{word}")

    def _control(self, side: Who) -> Text:
        match self.control:
            case "":
                return NOTHING
            case "none":
                return Text("turmoil.where.uncontrolled")
            case "not-enemy":
                return Text("turmoil.where.not-controlled", {"side": f"side.{OTHER[side]}"})
        owner = side if self.control == "own" else OTHER[side]
        return Text("turmoil.where.controlled", {"side": f"side.{owner}"})

    def _support(self, side: Who) -> Text:
        if self.support == "no-enemy":
            return Text("turmoil.where.without", {"side": f"side.{OTHER[side]}"})
        return Text("turmoil.where.with-both") if self.support else NOTHING

    def _except(self) -> Text:
        if not self.without:
            return NOTHING
        return Text("turmoil.where.except", {"spaces": space_symbols(self.without)})

    def _only(self) -> Text:
        if self.only_with:
            return Text("turmoil.where.only-with", {"marker": f"marker.{self.only_with}"})
        return Text("turmoil.where.only-without-monarchy") if self.only_without_monarchy else NOTHING


ANYWHERE = Where()


def mode_of(n: object) -> Mode:
    """How the spaces are spoken of in which so many are placed."""
    return "any" if n == 1 else "some"
