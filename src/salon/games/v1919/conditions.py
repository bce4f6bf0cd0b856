"""What an Event, or an option, may ask of the board before it does something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.games.v1919.event_step import RegionName, powers
from salon.games.v1919.terms import LAST_COLUMN, MOST_HAPPY, NATIONS, NOBODY
from salon.kernel import Arg, Text

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

IssueId: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", extra={"card": "issue"})]
# Empty: however it was settled.
OptionId: TypeAlias = Annotated[
    str, Meta(pattern="^([a-z][a-z0-9_]*)?$", extra={"card": "issue", "inside": "options"})
]


class Condition(msgspec.Struct, frozen=True, tag=True, tag_field="test", forbid_unknown_fields=True):
    """Something that is so, or is not."""

    def holds(self, s: V1919State) -> bool:
        raise NotImplementedError

    def words(self) -> Text:
        """After "if"."""
        raise NotImplementedError


class UnrestAtLeast(Condition, frozen=True):
    """Unrest of a Region has come so far."""

    region: RegionName
    n: Annotated[int, Meta(ge=2, le=LAST_COLUMN)]

    def holds(self, s: V1919State) -> bool:
        return s.unrest[s.cards.region_number[self.region]] >= self.n

    def words(self) -> Text:
        return Text("v1919.test.unrest-at-least", {"region": f"region.{self.region}", "n": self.n})


class HappinessAtLeast(Condition, frozen=True):
    """Happiness of a nation is so high; with 15 it would sign."""

    nation: Literal["uk", "france", "usa", "italy", "japan", "chosen_player", "decider"]
    n: Annotated[int, Meta(ge=1, le=MOST_HAPPY)]

    def holds(self, s: V1919State) -> bool:
        (power,) = powers(s, self.nation)
        return power != NOBODY and s.happiness[power] >= self.n

    def words(self) -> Text:
        variant = "nation" if self.nation in NATIONS else self.nation.replace("_", "-")
        args: dict[str, Arg] = {"nation": f"nation.{self.nation}", "n": self.n}
        return Text(f"v1919.test.happiness-at-least-{variant}", args)


class Settled(Condition, frozen=True):
    """An Issue is settled, perhaps with a certain option."""

    issue: IssueId
    option: OptionId = ""

    def holds(self, s: V1919State) -> bool:
        issue = s.cards.issue_name.index(f"issue.{self.issue}")
        if s.controller[issue] == NOBODY or not self.option:
            return s.controller[issue] != NOBODY
        taken = s.option[issue]
        return taken != NOBODY and s.cards.issues[issue].options[taken].id == self.option

    def words(self) -> Text:
        issue = f"issue.{self.issue}"
        if not self.option:
            return Text("v1919.test.settled", {"issue": issue})
        return Text("v1919.test.settled-so", {"issue": issue, "option": f"option.{self.issue}.{self.option}"})


class Not(Condition, frozen=True):
    """It is not so."""

    condition: UnrestAtLeast | HappinessAtLeast | Settled

    def holds(self, s: V1919State) -> bool:
        return not self.condition.holds(s)

    def words(self) -> Text:
        return Text("v1919.test.not", {"test": self.condition.words()})


AnyCondition: TypeAlias = UnrestAtLeast | HappinessAtLeast | Settled | Not
