"""Steps: the small frozen records of which a game is a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

import msgspec

from salon.kernel.decision import Action, Decision, Refusal
from salon.kernel.text import Text

if TYPE_CHECKING:
    from salon.kernel.state import State

S_contra = TypeVar("S_contra", bound="State", contravariant=True)  # a step for any state serves one of a game


class Step(msgspec.Struct, Generic[S_contra], frozen=True, gc=False, tag=True, tag_field="step"):
    """One thing to do or to ask. Subclasses are the vocabulary of one game.

    A step on top of the stack is entered. Either it works (and takes itself off the stack) and
    returns None, or it asks, and then it changes nothing: asking twice gives the same question.
    """

    on_cards: ClassVar[bool]  # False: no card names this very step; see `any_on_cards`

    def enter(self, s: S_contra) -> Decision | tuple[Decision, ...] | None:
        """Do automatic work, or ask one seat (or several at once, in secret)."""
        raise NotImplementedError

    def answer(self, s: S_contra, action: Action, seat: int) -> None:
        """Take one legal answer."""
        raise NotImplementedError

    def refuse(self, s: S_contra, action: Action, seat: int) -> Refusal:
        """Say why an answer is not among the legal ones."""
        asked = next(d for d in s.pending if d.seat == seat)
        # The question is public, and what was answered is known to the one who reads this.
        return Refusal(asked.clause, Text("kernel.not-an-answer", {"question": asked.prompt}))

    def offered(self, s: S_contra, seat: int) -> tuple[Action, ...]:
        """What a player would look at here: the legal answers and those that deserve a reason why not."""
        return next(d.legal for d in s.pending if d.seat == seat)
