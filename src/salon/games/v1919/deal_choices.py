"""What may be said next of a deal that is being put together, in the groups in which it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.answers import (
    ACCEPT,
    AMOUNTS,
    ANY,
    AT_ONCE,
    CANCEL,
    DROP,
    LATER,
    NATION,
    OFFER,
    PAY,
    PROMISE,
    PROPOSE,
    REFUSE,
    REVISE,
    T_BID,
    T_MODIFIER,
    T_NO_UNITS,
    T_PASS,
    TALK,
    WITHDRAW,
)
from salon.games.v1919.drafts import plain
from salon.games.v1919.terms import NATIONS
from salon.kernel import Action

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State

# What is said around the terms; each has a place of its own.
_AROUND = frozenset({PROPOSE, OFFER, REVISE, CANCEL, DROP, ACCEPT, REFUSE, WITHDRAW})
# What a term may be about; all that is not named here is about this turn.
_KINDS = {
    PAY: "influence",
    T_PASS: "bids",
    T_BID: "bids",
    T_NO_UNITS: "bids",
    T_MODIFIER: "bids",
    LATER: "later",
}
_ORDER = ("influence", "turn", "bids", "later")


class ChoicesView(msgspec.Struct, frozen=True):
    """Answers that belong together."""

    # Of new terms their kind: "influence", "turn", "bids", "later"; of options their Issue; or nothing.
    about: str
    answers: tuple[str, ...]


def next_of(s: V1919State, seat: int, said: tuple[Action, ...]) -> tuple[str, tuple[ChoicesView, ...]]:
    """What is to be said next of a term, and the answers.

    It is what "kind" the term is, "who" promises or pays and "to" whom, "about" what, how "many", "when";
    "nothing" if nothing fits any more; empty where nothing may be said now.
    """
    decision = s.decision(seat)
    if decision is None:
        return "", ()
    may = [action for action in decision.aside if action not in _AROUND]
    if said:
        return _asks(s, said, may), _by_issue(s, may)
    kinds = [action for action in may if action < len(TALK)]  # the others are nations that may join
    groups = [(kind, [a for a in kinds if _KINDS.get(a, "turn") == kind]) for kind in _ORDER]
    return ("kind" if kinds else ""), tuple(_group(s, kind, found) for kind, found in groups if found)


def _asks(s: V1919State, said: tuple[Action, ...], may: list[Action]) -> str:
    """All answers are of one sort, but for those that leave it open."""
    if not may:
        return "nothing"
    first = may[0]
    if first < len(TALK):
        if first == ANY:
            return "many"
        return "when" if first == AT_ONCE or first >= PROMISE else "about"
    named = plain(s, first)
    if named in AMOUNTS:
        return "many"
    if NATION <= named < NATION + len(NATIONS):
        return "to" if len(said) > 1 and said[0] == PAY else "who"
    return "about"


def _by_issue(s: V1919State, may: list[Action]) -> tuple[ChoicesView, ...]:
    found: dict[str, list[Action]] = {}
    for action in may:
        found.setdefault(_issue(s, action), []).append(action)
    return tuple(_group(s, issue, answers) for issue, answers in found.items())


def _issue(s: V1919State, action: Action) -> str:
    """The Issue of which an answer names an option."""
    named = plain(s, action)
    owner = next((n for n, options in enumerate(s.cards.options) if named in options), None)
    return "" if owner is None else s.cards.issue_name[owner]


def _group(s: V1919State, about: str, answers: list[Action]) -> ChoicesView:
    return ChoicesView(about, tuple(map(s.vocabulary.name, answers)))
