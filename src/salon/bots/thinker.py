"""A player that thinks once and then says what it has planned."""

from __future__ import annotations

from salon.kernel import Action, Fate, State
from salon.kernel.mind import Reply, Think


class Thinker:
    """Asks a search for the answers to give now and next, and keeps to them while they can be given.

    What is no part of a turn, such as an offer, is answered by `reply`, if the game lends one.
    """

    def __init__(self, think: Think, effort: int, reply: Reply | None = None) -> None:
        self.think = think
        self.effort = effort
        self.reply = reply
        self.plan: list[Action] = []

    def choose(self, s: State, seat: int, fate: Fate) -> Action:
        if self.reply is not None and (answer := self.reply(s, seat)) is not None:
            self.plan = []  # what was planned may not be the best any more, or not allowed
            return answer
        legal = next(d.legal for d in s.pending if d.seat == seat)
        if len(legal) == 1:
            self.plan = self.plan[1:] if self.plan[:1] == [legal[0]] else []
            return legal[0]
        if not self.plan or self.plan[0] not in legal:
            self.plan = self.think(s, seat, fate, self.effort)
        return self.plan.pop(0)
