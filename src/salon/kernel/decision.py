"""What passes between a game and its players: questions, refusals, events, results."""

from __future__ import annotations

from typing import TypeAlias, final

import msgspec

from salon.kernel.text import Text

# A symbol of the game's vocabulary: an int in Python, its name in files and on the wire.
Action: TypeAlias = int


@final
class Decision(msgspec.Struct, frozen=True, gc=False):
    """One question to one seat.

    The prompt is public: it never tells what only the seat may know. `legal` is the only source of
    legality and is for that seat's eyes. `clause` is the rule behind the question. `aside` holds answers
    that may be given but do not bring the game on, such as offering a deal: searches leave them alone, and
    a question with nothing else waits for nobody. `noted` are the answers that may carry a note: free
    words, which bind nobody. `hoped` are those of `aside` that somebody hopes for, such as the answer to
    an offer: while nobody has anything legal, the game waits for them. `draft` is what the seat is putting
    together aside, for its own eyes.
    """

    seat: int
    prompt: Text
    legal: tuple[Action, ...]
    clause: str
    aside: tuple[Action, ...] = ()
    noted: tuple[Action, ...] = ()
    hoped: tuple[Action, ...] = ()
    draft: Text | None = None


class Refusal(msgspec.Struct, frozen=True):
    """Why an answer is not allowed: the clause and a sentence a player understands."""

    clause: str
    text: Text


class Event(msgspec.Struct, frozen=True):
    """Something that happened. Everyone reads `text`; a seat named in `private` reads its own."""

    text: Text
    private: tuple[tuple[int, Text], ...] = ()

    def seen_by(self, seat: int | None) -> Text:
        """The wording for a seat, or for a spectator (None)."""
        for owner, text in self.private:
            if owner == seat:
                return text
        return self.text


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Text


class Source(msgspec.Struct, frozen=True):
    """Points of one seat, and what they are for."""

    label: Text
    points: int
