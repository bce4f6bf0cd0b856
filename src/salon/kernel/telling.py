"""How the facts of a game are told: what opens a passage of the log, what is told together, what weighs."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import msgspec

from salon.kernel.fact import Fact

# Where a fact stands in the log. An `opening` begins a passage and leaves its title to the `lead` after it;
# a `lead` begins one and is its title; a `detail` follows from what stands before it.
Part: TypeAlias = Literal["opening", "lead", "detail"]


class Telling(msgspec.Struct, frozen=True):
    """How one kind of fact is told. All other names are of fields of the fact.

    Facts of the kind that follow each other become one line if they agree in all fields but these: those in
    `sums` are added up, of those in `last` the last counts, those in `lists` are collected. What differs in
    `lists` is said by the message `ID-many`, which also knows how many `times` it happened.

    `weight` decides what a look back shows: 0 never; 1 barely matters, 9 decides the game.
    """

    weight: int = 1
    part: Part = "lead"
    actor: str = ""  # who did it
    card: str = ""  # the card that was played or came up: a look back shows it before all else
    cards: str = ""  # cards that lay hidden and are shown
    die: str = ""  # what a die showed
    brief: bool = False  # the message `ID-brief` says it in fewer words, where not every number counts
    sums: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    lists: tuple[str, ...] = ()

    @property
    def merges(self) -> bool:
        return bool(self.sums or self.lists)

    @property
    def is_news(self) -> bool:
        """Whether nobody could foresee it: chance or a hidden card has spoken."""
        return bool(self.cards or self.die)


PLAIN = Telling()  # of a kind that a game says nothing about: a line of its own


detail = partial(Telling, part="detail")


def may_join(telling: Telling, one: Fact, other: Fact) -> bool:
    """Whether two facts of one kind are told together."""
    if type(one) is not type(other) or not telling.merges:
        return False
    loose = {*telling.sums, *telling.last, *telling.lists}
    return all(
        getattr(one, field) == getattr(other, field) for field in one.__struct_fields__ if field not in loose
    ) and all(getattr(one, field) * getattr(other, field) >= 0 for field in telling.sums)


def is_same_place(telling: Telling, one: Fact, other: Fact) -> bool:
    """Whether two facts that may be told together are about the same things."""
    return may_join(telling, one, other) and all(
        getattr(one, field) == getattr(other, field) for field in telling.lists
    )


def joined(telling: Telling, one: Fact, other: Fact) -> Fact:
    """Two facts about the same things as one: what is added up, and the rest as the later one has it."""
    sums = {field: getattr(one, field) + getattr(other, field) for field in telling.sums}
    return msgspec.structs.replace(other, **sums)
