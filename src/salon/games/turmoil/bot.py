"""What bots know of Europe in Turmoil."""

from __future__ import annotations

from salon.games.turmoil.bot_search import BUDGET, Search
from salon.games.turmoil.bot_value import value
from salon.games.turmoil.state import TurmoilState
from salon.kernel import Action, State

__all__ = ["BUDGET", "reply", "value"]


def reply(s: State, seat: int) -> Action:
    """The answer to a question. The search of `Greedy` would follow one imagined die, and try support in
    every order; so events are played out over all faces of the die, and operations are valued by what they
    buy."""
    assert isinstance(s, TurmoilState)
    decision = next(d for d in s.pending if d.seat == seat)
    return decision.legal[0] if len(decision.legal) == 1 else Search(s, seat).best(s, decision)
