"""What a player is warned of before an answer in Europe in Turmoil, and what it costs to go on.

The rules themselves say what would happen; nothing here is asked while the game is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil.answers import CARD, EVENT, NAVAL, STABILITY_CARD
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.effects.hands import DiscardCard
from salon.games.turmoil.frames import begin
from salon.games.turmoil.laws import FailUnlessPlus
from salon.games.turmoil.naval import NavalAttempt, stuck
from salon.games.turmoil.opening import scoring_cards
from salon.games.turmoil.phrases import chain
from salon.games.turmoil.reasons import is_card, is_stability, law_of
from salon.games.turmoil.stability import ChooseStability
from salon.games.turmoil.terms import ROUNDS_IN, STABILITY_SOURCE
from salon.games.turmoil.turn import HelgolandRound, Mode, PlayCard
from salon.kernel import Action, Caution, Need, Script, caution

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

# The steps before which something hidden or a die comes, with words of their own: `turmoil.cost.NAME`.
COSTS = frozenset(
    {
        "checks",
        "resolve-check",
        "naval-attempt",
        "choose-stability",
        "end-turn",
        "next-turn",
        "crisis-roll",
        "exchange",
    }
)
# What a step may change in passing, and no board shows.
PASSING = frozenset({"stack", "pending", "fate"})


def cautions(s: TurmoilState, action: Action, seat: int) -> Caution | None:
    """The most pressing thing that speaks against an answer."""
    step = s.stack[-1]
    if isinstance(step, PlayCard) and (held := _held(s, action, seat)):
        return held
    if is_stability(action) and isinstance(step, ChooseStability):
        return _stability(s, action - STABILITY_CARD, seat)
    if isinstance(step, Mode) and action == EVENT:
        return _event(s, step.card, seat)
    if (isinstance(step, Mode) and action > CARD) or (isinstance(step, DiscardCard) and is_card(action)):
        return _short(s, seat)
    if action == NAVAL or isinstance(step, PlayCard | HelgolandRound):
        return _naval(s, action, seat)
    return None


def _rounds(s: TurmoilState, side: int) -> int:
    """The action rounds that a side has after this one, in this turn."""
    return max(0, ROUNDS_IN[s.turn] - s.round) + s.extra_rounds[side]


def _held(s: TurmoilState, action: Action, seat: int) -> Caution | None:
    """Another card takes the last round in which a scoring card could be played."""
    scoring = scoring_cards(s, seat)
    if action - CARD in scoring or len(scoring) <= _rounds(s, seat):
        return None
    cards = tuple(f"card.{card}" for card in scoring)
    return caution("turmoil.4.5.3.a", "turmoil.caution.held", cards=cards)


def _short(s: TurmoilState, seat: int) -> Caution | None:
    """A card leaves the hand beside the one of the round, and later rounds will have none."""
    left, rounds = len(s.hands[seat]) - 1, _rounds(s, seat)
    if left >= rounds:
        return None
    return caution("turmoil.4.5.2.g", "turmoil.caution.short", cards=left, rounds=rounds)


# -- the Naval Arms Race -----------------------------------------------------------------------


def _naval(s: TurmoilState, action: Action, seat: int) -> Caution | None:
    """An attempt with this answer cannot reach the number, or cannot bring the navy on."""
    trial = s.copy()
    trial.stack[-1].answer(trial, action, seat)
    attempt = trial.stack[-1] if trial.stack else None
    return _attempt(trial, attempt) if isinstance(attempt, NavalAttempt) else None


def _attempt(s: TurmoilState, attempt: NavalAttempt) -> Caution | None:
    needed, most = attempt.needed(s), attempt.most(s)
    if most < needed:
        box = f"box.{s.navy[attempt.side] + 1}"
        return caution("turmoil.6.3.1.c", "turmoil.caution.attempt", box=box, most=most, needed=needed)
    match stuck(s, attempt.side):
        case "race":
            return caution("turmoil.6.3.2.e", "turmoil.caution.race")
        case "plus":
            law = law_of(s, FailUnlessPlus)
            return caution("turmoil.7.2.a", "turmoil.caution.plus", card=law)
    return None


# -- cards without effect ----------------------------------------------------------------------


def _stability(s: TurmoilState, card: int, seat: int) -> Caution | None:
    """What a Stability card asks for is missing, or there is nothing for it to do, as things stand."""
    name, found = f"stability.{card}", s.cards.stability_cards[card]
    unmet = [test for test in found.requires if not s.copy().all_hold((test,), seat)]
    if unmet:
        tests = chain("turmoil.caution.and", [test.words() for test in unmet])
        return caution("turmoil.c.stability-choice.2", "turmoil.caution.unmet", card=name, tests=tests)
    return _idle(
        s,
        s.cards.stability_effect[card],
        seat,
        STABILITY_SOURCE + card,
        caution("turmoil.c.stability-choice.1", "turmoil.caution.idle", card=name),
    )


def _event(s: TurmoilState, card: int, seat: int) -> Caution | None:
    """An event of one's own that would change nothing."""
    if s.cards.lasting[card] or s.cards.bars_after[card] or s.cards.laws_of[card]:
        return None
    idle = caution("turmoil.r.own-event-no-effect", "turmoil.caution.idle", card=f"card.{card}")
    return _idle(s, s.cards.effect[card], s.actor_for(card, seat), card, idle)


def _idle(
    s: TurmoilState, effect: tuple[EffectStep, ...], side: int, source: int, idle: Caution
) -> Caution | None:
    """A caution if an effect would change nothing, or comes to a naval attempt in vain."""
    trial = s.copy()
    trial.stack, trial.fate = [], Script.of_outcomes()
    begin(trial, effect, side, source)
    try:
        while trial.stack:
            if trial.stack[-1].enter(trial) is not None:
                return None
    except Need:
        attempt = trial.stack[-1]
        return _attempt(trial, attempt) if isinstance(attempt, NavalAttempt) else None
    return idle if _same(trial, s) else None


def _same(trial: TurmoilState, s: TurmoilState) -> bool:
    """Whether nothing has changed; what was shown may have been anything."""
    one, other = trial.position(), s.position()
    return all(one[field] == other[field] for field in one if field not in PASSING)
