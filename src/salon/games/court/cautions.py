"""What a player is warned of before an answer at court, and what it costs to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court import facts
from salon.games.court.effects.hand import DiscardCard
from salon.games.court.effects.step import ACTIVATION
from salon.games.court.questions import DiscardBelowMarkers, DiscardBelowPile, Tested
from salon.games.court.terms import NOBODY, PLAYER
from salon.games.court.turn import Influence
from salon.kernel import Action, Caution, Outcome, caution

if TYPE_CHECKING:
    from salon.games.court.state import CourtState

# The steps before which something hidden comes, with words of their own: `court.cost.NAME`.
COSTS = frozenset({"action-phase", "end-turn", "favourites", "look", "reveal", "stuck"})
STUCK = "action-phase"  # all that is ever shown there is the hand of one who is stuck


def cautions(s: CourtState, action: Action, seat: int, outcome: Outcome) -> Caution | None:
    """The most pressing thing that speaks against an answer."""
    if outcome.before == STUCK or (isinstance(s.stack[-1], Influence) and _sticks(s, action, seat)):
        return caution("court.stuck.2", "court.caution.stuck")
    for fact in outcome.facts:
        match fact:
            case facts.NoAction() if fact.player == PLAYER[seat]:
                return caution("court.action.1", "court.caution.no-card")
            case facts.Fail():
                return _fails(s, action, fact.by)
            case facts.NoEffect():
                # With a card of its own each character has the clause of its action; any other card is one.
                acting = s.cards.character[action] if s.acting == NOBODY and s.played == NOBODY else s.acting
                clause = "court.action.general.2" if acting == NOBODY else ACTIVATION[acting]
                return caution(clause, "court.caution.no-effect", by=fact.by)
    return None


def _sticks(s: CourtState, action: Action, seat: int) -> bool:
    """Whether with this character any card laid would leave a hand that is stuck."""
    trial = s.copy()
    trial.apply(action, seat)
    asked = trial.decision(seat)
    if asked is None or trial.target != action:  # the last card went by itself
        return False
    return all(s.game.forecast(trial, card, seat).outcomes[0].before == STUCK for card in asked.legal)


def _fails(s: CourtState, action: Action, by: str) -> Caution:
    """A card that does not pass the test, or none left to pass it with."""
    (decision,) = s.pending
    question = decision.question
    if not isinstance(s.stack[-1], DiscardCard) or not isinstance(question, Tested):
        return caution("court.action.3", "court.caution.fails", by=by)
    below = isinstance(question, DiscardBelowMarkers | DiscardBelowPile)
    card = s.vocabulary.name(action)
    id = "court.caution.not-below" if below else "court.caution.not-above"
    return caution("court.action.3", id, by=by, card=card, bound=question.bound)
