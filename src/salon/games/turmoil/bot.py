"""What bots know of Europe in Turmoil."""

from __future__ import annotations

from salon.games.turmoil.bot_foresight import Foresight
from salon.games.turmoil.bot_rounds import Rounds
from salon.games.turmoil.bot_search import BUDGET, Search
from salon.games.turmoil.bot_value import WIN, value
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Action, Fate, State
from salon.kernel.mind import Way

__all__ = ["BUDGET", "odds", "reply", "think", "value", "ways"]

REPLY = 3  # operations that the opponent is thought to spend in reply


def reply(s: State, seat: int) -> Action:
    """The answer to a question. The search of `Greedy` would follow one imagined die, and try support in
    every order; so events are played out over all faces of the die, and operations are valued by what they
    buy."""
    assert isinstance(s, TurmoilState)
    decision = next(d for d in s.pending if d.seat == seat)
    return decision.legal[0] if len(decision.legal) == 1 else Search(s, seat).best(s, decision)


def think(s: State, seat: int, fate: Fate, effort: int) -> list[Action]:
    """The answer to a question, weighed after the opponent's reply, and where more support goes."""
    assert isinstance(s, TurmoilState)
    decision = next(d for d in s.pending if d.seat == seat)
    search = Foresight(s, seat, REPLY, BUDGET)
    if effort > 1 and type(s.stack[-1]) is PlayCard:
        return list(Rounds(s, seat, search).best(fate).answers)
    return [search.best(s, decision), *search.placing]


def ways(s: State, seat: int, _fate: Fate) -> list[Way]:
    """The answers that are looked at, each weighed after the opponent's reply."""
    assert isinstance(s, TurmoilState)
    decision = next(d for d in s.pending if d.seat == seat)
    return Foresight(s, seat, REPLY, BUDGET).ways(s, decision)


def odds(_s: State, _seat: int, worth: float) -> float:
    """Values are chances already, from a lost game to one that is won."""
    return (worth + WIN) / (2 * WIN)
