"""What steps and cards say themselves with: lists, signs, whom a word on a card means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Protocol

from salon.games.v1919.terms import COUNTERS, NATIONS
from salon.kernel import Arg, Text

# Counters of several nations, which an Event or a Strategy card may name together.
_WIDER: dict[str, Arg] = {"naval": Text("v1919.counter.naval"), "empire": Text("v1919.counter.empire")}
_BRANCHES = ("first", "second", "third")


class Worded(Protocol):
    """What stands on a card as a sentence."""

    def words(self) -> Text: ...


def in_turn(steps: Iterable[Worded]) -> Text:
    """The steps of an effect in words, without a full stop."""
    return chained("v1919.step.then", [step.words() for step in steps])


def chained(id: str, texts: Sequence[Text]) -> Text:
    return reduce(lambda before, text: Text(id, {"first": before, "then": text}), texts)


def branches(options: Iterable[Iterable[Worded]]) -> dict[str, Arg]:
    """The branches of a choice in words."""
    return dict(zip(_BRANCHES, map(in_turn, options), strict=False))


def signed(n: int) -> dict[str, Arg]:
    return {"n": abs(n), "way": "down" if n < 0 else "up"}


def whom(step: str, who: str | tuple[str, ...], **args: Arg) -> Text:
    """A step that is about a nation or several, or about whom a word on the card means."""
    if isinstance(who, tuple):
        nations = tuple(f"nation.{nation}" for nation in who)
        return Text(f"v1919.step.{step}-nations", {**args, "nations": nations})
    if (found := those(who)) is not None:
        return Text(f"v1919.step.{step}-those", {**args, "whom": found})
    variant = "nation" if who in NATIONS else who.replace("_", "-")
    return Text(f"v1919.step.{step}-{variant}", {**args, "nation": f"nation.{who}"})


def those(who: str) -> Text | None:
    """Players who have most of something, in words."""
    if who in ("happiest", "unhappiest", "most_issues"):
        return Text(f"v1919.who.{who.replace('_', '-')}")
    if who.startswith("most_"):
        return Text("v1919.who.most-issues-in", {"region": f"region.{who.removeprefix('most_')}"})
    return None


def where(step: str, region: str, **args: Arg) -> Text:
    """A step that is about a Region that is printed, or found in another way."""
    special = ("any", "random", "choice", "choice_2", "choice_other", "same")
    variant = region.replace("_", "-") if region in special else "printed"
    return Text(f"v1919.step.{step}-{variant}", {**args, "region": f"region.{region}"})


def icon(name: str) -> Arg:
    """A counter, or those of several nations."""
    return f"counter.{name}" if name in COUNTERS else _WIDER.get(name, name)


def wording(symbol: str) -> Text | None:
    """The names of numbers and places, and of the cards of other packs, which no catalogue names."""
    kind, _, rest = symbol.partition(".")
    first, _, last = rest.rpartition(".")
    match kind:
        case "deal":
            return Text("v1919.named", {"what": rest})
        case "amount":
            return Text("v1919.amount", {"n": int(rest)})
        case "disc":
            return Text("v1919.disc-in", {"region": f"region.{rest}"})
        case "force":
            return Text("v1919.force", {"here": int(first), "discs": int(last)})
        case "space":
            return Text("v1919.space", {"region": f"region.{first}", "column": int(last)})
        case "issue" | "event" | "strategy" | "option":
            return Text("kernel.literal", {"words": last.replace("_", " ").capitalize()})
    return None
