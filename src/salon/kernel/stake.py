"""Stakes: what is worth knowing of an answer before it is given, by the rules themselves.

Whether it can be taken back, whether it hands over to others, what it costs in a sentence, and a word of
caution where a rule makes it a bad surprise. Everything comes from a forecast, so it is the same in all
positions that look the same to the seat.
"""

from __future__ import annotations

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

    `final`: chance, something newly seen or the end follows, so it cannot be taken back; of what is said
    aside, everyone hears it. `next` are the seats that are asked then: where the seat itself is none of
    them the answer hands over (`ends`). `cost` says in a sentence what follows where that is more than
    another question to the seat.
    """

    final: bool
    ends: bool
    next: tuple[int, ...] = ()
    cost: Text | None = None
    caution: Caution | None = None


def stakes(game: Game[S], s: S, seat: int) -> dict[Action, Stake]:
    """What is at stake with each answer to the open question of a seat.

    What all answers are warned of cannot be helped: there it is only said what they cost.
    """
    decision = s.decision(seat)
    if decision is None:
        return {}
    found = {a: _stake(game, s, a, decision) for a in (*decision.legal, *decision.aside)}
    warned = [found[action].caution for action in decision.legal]
    if not warned or any(given is None or given.text.id != _id(warned[0]) for given in warned):
        return found
    return {
        a: replace(stake, caution=None, cost=stake.caution.text) if stake.caution else stake
        for a, stake in found.items()
    }


def _id(given: Caution | None) -> str:
    return given.text.id if given else ""


def _stake(game: Game[S], s: S, action: Action, decision: Decision) -> Stake:
    seat, outcome = decision.seat, prospect(s, action, decision)
    heard = bool(outcome.facts) and s.only_talk(action)
    next = tuple(dict.fromkeys(asked for asked, _ in outcome.asked))
    stopped = bool(outcome.before) or outcome.ends
    ends = outcome.ends or not (stopped or seat in next or heard)
    given = game.caution(s, action, seat, outcome)
    if outcome.ends and seat not in outcome.winners and given is None:
        given = caution(game.end_clause, "kernel.cost.lost")
    return Stake(stopped or heard, ends, next, _cost(game, outcome, seat, ends=ends), given)


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
