"""Stakes: what is worth knowing of an answer before it is given, by the rules themselves.

Whether it can be taken back, whether it hands over to others, what it costs in a sentence, and a word of
caution where a rule makes it a bad surprise. Everything comes from a forecast, so it is the same in all
positions that look the same to the seat.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec.structs import replace

from salon.kernel.decision import Action, Decision
from salon.kernel.forecast import Prospect, prospect
from salon.kernel.text import Arg, Text

if TYPE_CHECKING:
    from salon.kernel.game import Game
    from salon.kernel.state import State

S = TypeVar("S", bound="State")


class Caution(msgspec.Struct, frozen=True):
    """A warning before an answer: a plain sentence, and the clause behind it."""

    clause: str
    text: Text


def caution(clause: str, id: str, /, **args: Arg) -> Caution:
    return Caution(clause, Text(id, args))


class Stake(msgspec.Struct, frozen=True):
    """What an answer leads to.

    `final`: chance, something newly seen, the end or a bot's answer follows, so it cannot be taken back; of
    what is said aside, everyone hears it. `next` are the seats that are asked then: where the seat itself
    is none of them the answer hands over (`ends`). `cost` says in a sentence what follows where that is
    more than another question to the seat, and `then` are the answers to that. `costly`: there is a caution,
    or most other answers could be taken back and this one cannot; where that is the rule, a mark is enough.
    """

    final: bool
    ends: bool
    next: tuple[int, ...] = ()
    then: tuple[Action, ...] = ()
    costly: bool = False
    cost: Text | None = None
    caution: Caution | None = None


def stakes(game: Game[S], s: S, seat: int, bots: Collection[int]) -> dict[Action, Stake]:
    """See `Game.stakes`."""
    decision = s.decision(seat)
    if decision is None:
        return {}
    found = {a: _stake(game, s, a, decision, bots) for a in (*decision.legal, *decision.aside)}
    warned = {given.text.id if (given := found[action].caution) else "" for action in decision.legal}
    if len(warned) == 1 and "" not in warned:
        found = {
            a: replace(stake, caution=None, cost=stake.caution.text) if stake.caution else stake
            for a, stake in found.items()
        }
    rare = 2 * sum(found[action].final for action in decision.legal) < len(decision.legal)
    return {
        a: replace(stake, costly=True) if stake.caution or (stake.final and rare) else stake
        for a, stake in found.items()
    }


def _stake(game: Game[S], s: S, action: Action, decision: Decision, bots: Collection[int]) -> Stake:
    seat, outcome = decision.seat, prospect(s, action, decision)
    heard = bool(outcome.facts) and s.only_talk(action)
    next = tuple(dict.fromkeys(asked for asked, _ in outcome.asked))
    stopped = bool(outcome.before) or outcome.ends
    ends = outcome.ends or not (stopped or seat in next or heard)
    given = game.caution(s, action, seat, outcome)
    if outcome.ends and seat not in outcome.winners and given is None:
        given = caution(game.end_clause, "kernel.cost.lost")
    final = stopped or heard or any(asked in bots for asked in next)
    cost = _cost(game, outcome, seat, ends=ends)
    return Stake(final, ends, next, outcome.then, cost=cost, caution=given)


def _cost(game: Game[S], outcome: Prospect, seat: int, *, ends: bool) -> Text | None:
    """What follows, in a sentence."""
    if outcome.ends:
        return Text("kernel.cost.won" if seat in outcome.winners else "kernel.cost.lost")
    if outcome.before in game.costs:
        return Text(f"{game.id}.cost.{outcome.before}")
    if outcome.before:
        return Text(f"kernel.cost.{outcome.by}")
    if ends and outcome.asked:
        return Text("kernel.cost.others", {"next": tuple(f"seat.{asked}" for asked, _ in outcome.asked)})
    return None
