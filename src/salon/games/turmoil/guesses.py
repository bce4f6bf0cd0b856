"""What a seat cannot know, dealt anew: a world that it could not tell from the real one."""

from __future__ import annotations

from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import NO_PLAN, U_BOATS, with_side
from salon.kernel import Fate


def guess(s: TurmoilState, seat: int, fate: Fate) -> TurmoilState:
    """A silent copy with another deck, another hand and other secret choices of the opponent."""
    other = s.copy()
    other.fate = fate.fork()
    enemy = 1 - seat
    known = s.seen[enemy]
    unseen = sorted((*s.deck, *(card for card in s.hands[enemy] if card not in known)))
    fate.shuffle(unseen)
    hidden = len(s.hands[enemy]) - len(known)
    other.hands[enemy] = tuple(sorted((*known, *unseen[:hidden])))
    other.deck = unseen[hidden:]
    if 0 in s.shown:  # what the opponent has decided is not yet known
        other.shown = with_side(s.shown, enemy, min(1, s.shown[enemy]))
    if s.picked[enemy]:
        other.picked[enemy] = _picks_for(s, enemy, fate)
    if other.result is None:
        other.run()
    return other


def _picks_for(s: TurmoilState, side: int, fate: Fate) -> tuple[int, ...]:
    """Secret choices that the other side could not tell from the real ones."""
    if s.blocs:
        return tuple(_plan_for(s, card, fate) for card in s.picked[side])
    ready = sorted((*s.available(side), *(card for card in s.picked[side] if card)))
    fate.shuffle(ready)
    return tuple(ready.pop() if card else 0 for card in s.picked[side])


def _plan_for(s: TurmoilState, card: int, fate: Fate) -> int:
    """Another Mobilization card that could lie there: of the same nation, and not yet due."""
    plans = s.cards.mobilization
    boats = s.cards.mobilization_number[U_BOATS]
    if card in (NO_PLAN, boats):
        return card if s.revealed else fate.pick((NO_PLAN, boats))
    nation, due = plans[card].nation, plans[card].priority < s.revealed
    others = [
        n
        for n, plan in enumerate(plans)
        if plan.nation == nation and n != boats and plan.priority >= s.revealed
    ]
    return card if due else fate.pick(others)
