"""What passes between a game and its players: questions, refusals, events, results."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, final

import msgspec

from salon.kernel.fact import Fact, Question
from salon.kernel.text import Text

if TYPE_CHECKING:
    from salon.kernel.state import State

# A symbol of the game's vocabulary: an int in Python, its name in files and on the wire.
Action: TypeAlias = int


@final
class Decision(msgspec.Struct, frozen=True, gc=False):
    """One question to one seat.

    The question is public: it never tells what only the seat may know. `legal` is the only source of
    legality and is for that seat's eyes. `clause` is the rule behind the question. `aside` holds answers
    that may be given but do not bring the game on, such as offering a deal: searches leave them alone, and
    a question with nothing else waits for nobody. `noted` are the answers that may carry a note: free
    words, which bind nobody. `hoped` are those of `aside` that somebody hopes for, such as the answer to
    an offer: while nobody has anything legal, the game waits for them. `draft` is what the seat is putting
    together aside, for its own eyes.

    >>> import salon
    >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
    >>> decision = s.pending[0]
    >>> print(decision.prompt)
    Choose in secret a character to begin with (2 to go).
    >>> [s.vocabulary.name(action) for action in decision.legal][:2]
    ['character.king', 'character.queen']
    """

    seat: int
    question: Question
    legal: tuple[Action, ...]
    clause: str
    aside: tuple[Action, ...] = ()
    noted: tuple[Action, ...] = ()
    hoped: tuple[Action, ...] = ()
    draft: Text | None = None

    @property
    def prompt(self) -> Text:
        """The question in words."""
        return self.question.text

    @property
    def only(self) -> bool:
        """Whether there is one answer and nothing else to say."""
        return len(self.legal) == 1 and not self.aside and not self.noted


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


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not allowed: the clause and a sentence a player understands."""

    clause: str
    text: Text


class Event(msgspec.Struct, frozen=True):
    """A fact as it was told: to everyone, and in another form to the seats named in `private`."""

    fact: Fact
    private: tuple[tuple[int, Fact], ...] = ()

    @property
    def text(self) -> Text:
        """What everyone reads."""
        return self.fact.text

    def seen_by(self, seat: int | None) -> Fact:
        """What a seat was told, or a spectator (None)."""
        for owner, fact in self.private:
            if owner == seat:
                return fact
        return self.fact

    def open_to(self, seat: int | None) -> Fact:
        """What a seat is told when all is over: also what others were told, if it says more of the same."""
        told = self.seen_by(seat)
        return next((fact for _, fact in self.private if isinstance(fact, type(told))), told)


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Text


class Source(msgspec.Struct, frozen=True):
    """Points of one seat, and what they are for."""

    label: Text
    points: int
