"""The open questions as a view shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.kernel.fact import Question

if TYPE_CHECKING:
    from salon.kernel.state import State


class QuestionView(msgspec.Struct, frozen=True):
    """An open question. Only the seat that is asked sees its answers."""

    seat: int
    question: Question
    clause: str
    legal: tuple[str, ...] | None
    offered: tuple[str, ...] | None


def questions(s: State, seat: int | None) -> tuple[QuestionView, ...]:
    """What is asked of whom, with the answers of the one seat that looks.

    What others may say aside is their own affair: of a question with nothing else only its seat hears.
    """
    name = s.vocabulary.name
    return tuple(
        QuestionView(
            d.seat,
            d.question,
            d.clause,
            tuple(map(name, (*d.legal, *d.aside))) if d.seat == seat else None,
            tuple(map(name, s.offered(d.seat))) if d.seat == seat else None,
        )
        for d in s.pending
        if d.seat == seat or d.legal or d.hoped
    )
