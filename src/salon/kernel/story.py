"""The log as a story: facts of one kind in one line, what belongs together in one passage, and a look back.

This is how it is told, not what is kept: the log and the digests of stored games have every fact by itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from itertools import pairwise

import msgspec

from salon.kernel.fact import Fact, NewNumber
from salon.kernel.telling import PLAIN, Telling, is_same_place, joined, may_join
from salon.kernel.text import Arg, Text

FEWEST, MOST = 3, 7  # lines of a look back
WEIGHTY = 3  # beyond the fewest, only what weighs as much
BESIDE = 2  # so many lines are shown with the title of a passage that is not opened

Tellings = Mapping[type[Fact], Telling]


class ToldTogether(msgspec.Struct, frozen=True):
    """What one fact says, or several of a kind together, and their places in the log."""

    telling: Telling
    facts: tuple[Fact, ...]
    places: tuple[int, ...]

    @property
    def text(self) -> Text:
        """The sentence of the fact; of several, of their sum or of the list of what they are about."""
        if all(is_same_place(self.telling, one, other) for one, other in pairwise(self.facts)):
            text = reduce(lambda one, other: joined(self.telling, one, other), self.facts).text
            return Text(f"{text.id}-brief", text.args) if self.telling.brief else text
        args = self.facts[-1].args()
        args.update({field: sum(getattr(fact, field) for fact in self.facts) for field in self.telling.sums})
        args.update({field: _collected(self.facts, field) for field in self.telling.lists})
        return Text(f"{self.facts[0].id()}-many", {**args, "times": len(self.facts)})

    @property
    def actor(self) -> str:
        """Who did it, as a symbol."""
        return self._field(self.telling.actor)

    @property
    def card(self) -> str:
        return self._field(self.telling.card)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that were shown."""
        found = getattr(self.facts[0], self.telling.cards, ()) if self.telling.cards else ()
        return (found,) if isinstance(found, str) else tuple(found)

    @property
    def dice(self) -> tuple[int, ...]:
        field = self.telling.die
        return tuple(int(getattr(fact, field)) for fact in self.facts) if field else ()

    def _field(self, name: str) -> str:
        return str(getattr(self.facts[0], name)) if name else ""


class Passage(msgspec.Struct, frozen=True):
    """What belongs together: something that was done and all that followed from it; or a heading."""

    lines: tuple[ToldTogether, ...]

    @property
    def first(self) -> int:
        """Where it begins in the log."""
        return self.lines[0].places[0]

    @property
    def is_heading(self) -> bool:
        return self.lines[0].facts[0].heading

    @property
    def title(self) -> ToldTogether:
        return next((line for line in self.lines if line.telling.part == "lead"), self.lines[0])

    @property
    def shown(self) -> tuple[ToldTogether, ...]:
        """The lines that stand for the whole: the title, and the weightiest of the rest, in their order."""
        rest = [line for line in self.lines if line is not self.title and line.telling.weight]
        beside = sorted(rest, key=lambda line: -line.telling.weight)[:BESIDE]
        return (self.title, *(line for line in rest if line in beside))


class LookBack(msgspec.Struct, frozen=True):
    """What has happened, in a few lines; how many smaller ones there are; and which numbers have changed."""

    lines: tuple[ToldTogether, ...] = ()
    smaller: int = 0
    changes: tuple[NewNumber, ...] = ()


def begins(tellings: Tellings, facts: Sequence[Fact], place: int) -> bool:
    """Whether a passage begins at a place: it can be seen from the fact there and the one before."""
    if place == 0:
        return True
    before, fact = facts[place - 1], facts[place]
    if before.heading or fact.heading:
        return True
    part = _telling(tellings, fact).part
    if part != "lead":
        return part == "opening"
    return _telling(tellings, before).part != "opening" and not may_join(
        _telling(tellings, fact), before, fact
    )


def passages(tellings: Tellings, facts: Sequence[Fact], first: int = 0) -> list[Passage]:
    """The story of some facts, the first of which has a place in the log."""
    found: list[list[ToldTogether]] = []
    for place, fact in enumerate(facts):
        line = ToldTogether(_telling(tellings, fact), (fact,), (first + place,))
        if begins(tellings, facts, place):
            found.append([line])
        elif may_join(line.telling, facts[place - 1], fact):
            found[-1][-1] = _both(found[-1][-1], line)
        else:
            found[-1].append(line)
    return [Passage(tuple(lines)) for lines in found]


def look_back(
    tellings: Tellings, facts: Sequence[Fact], first: int = 0, own: Sequence[Fact] = ()
) -> LookBack:
    """What others have done since one's last answer, and what of one's `own` answer could not be foreseen.

    The cards that were played come before all else, then what weighs most; told in the order it happened.
    """
    before = passages(tellings, own, first - len(own))
    lines = [line for passage in before for line in passage.lines if line.telling.is_news]
    since = (passage for passage in passages(tellings, facts, first) if not passage.is_heading)
    for line in (line for passage in since for line in passage.lines):
        _add(lines, line)
    lines = [line for line in lines if line.telling.weight]
    ranked = sorted(lines, key=_rank)
    chosen = ranked[:FEWEST] + [line for line in ranked[FEWEST:MOST] if line.telling.weight >= WEIGHTY]
    shown = tuple(line for line in lines if line in chosen)
    return LookBack(shown, len(lines) - len(shown), changed(facts))


def changed(facts: Iterable[Fact]) -> tuple[NewNumber, ...]:
    """The numbers that are other than before, with what they were."""
    found: dict[tuple[str, str], NewNumber] = {}
    for change in (change for fact in facts for change in fact.changes()):
        key = change.symbol, change.of
        was = found[key].was if key in found else change.was
        found[key] = msgspec.structs.replace(change, was=was)
    return tuple(change for change in found.values() if change.was != change.now)


def _rank(line: ToldTogether) -> tuple[bool, int, int]:
    is_play = bool(line.telling.card) and line.telling.part == "lead"
    return not is_play, -line.telling.weight, line.places[0]


def _add(lines: list[ToldTogether], line: ToldTogether) -> None:
    """Add a line; one about the same thing as an earlier one, such as a track, is told with it."""
    telling = line.telling
    for n, other in enumerate(lines):
        if (
            telling.part == "detail"
            and is_same_place(telling, other.facts[-1], line.facts[0])
            and all(is_same_place(telling, line.facts[0], fact) for fact in (*other.facts, *line.facts))
        ):
            lines[n] = _both(other, line)
            return
    lines.append(line)


def _both(one: ToldTogether, other: ToldTogether) -> ToldTogether:
    return ToldTogether(one.telling, (*one.facts, *other.facts), (*one.places, *other.places))


def _telling(tellings: Tellings, fact: Fact) -> Telling:
    return tellings.get(type(fact), PLAIN)


def _collected(facts: Sequence[Fact], field: str) -> Arg:
    """What a field of several facts names, each once."""
    found: dict[str, None] = {}
    for fact in facts:
        value = getattr(fact, field)
        found.update(dict.fromkeys((value,) if isinstance(value, str) else value))
    return tuple(found)
