"""The simplest player: any legal answer is as good as another."""

from __future__ import annotations

from salon.kernel import Action, Fate, State


class Random:
    """Chooses among the legal answers at random."""

    def __init__(self) -> None:
        self.plan: list[Action] = []

    def choose(self, s: State, seat: int, fate: Fate) -> Action:
        return fate.pick(next(d.legal or d.hoped or d.aside for d in s.pending if d.seat == seat))
