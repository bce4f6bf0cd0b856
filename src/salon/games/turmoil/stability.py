"""A scoring card is played: Stability cards, the scoring, and a Crisis roll (turmoil.9.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import DONE, STABILITY_CARD, stability_answer
from salon.games.turmoil.base import TurmoilStep, refusal
from salon.games.turmoil.effects.tracks import Crisis
from salon.games.turmoil.force import lift
from salon.games.turmoil.frames import begin
from salon.games.turmoil.naval import MOLTKE
from salon.games.turmoil.reasons import is_stability, why_not_ready
from salon.games.turmoil.scoring import score
from salon.games.turmoil.terms import LIBERAL, NOBODY, REGIONS, SIDE, STABILITY_SOURCE, without
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


def begin_scoring(s: TurmoilState, card: int, *, bare: bool = False) -> None:
    """The four steps of a stability check lie on the stack, the first on top; or only the scoring itself."""
    s.region = s.cards.scores[card] - 1
    s.actor, s.source = s.active, card
    s.tell(facts.Scoring, SIDE[s.active], f"region.{REGIONS[s.region]}")
    s.stack.append(EndScoring(card))
    if bare:
        s.stack.append(ScoreRegion())
    else:
        s.stack += (Crisis(), ScoreRegion(), PlayStability(1 - s.active), ChooseStability())


def calm(s: TurmoilState) -> TurmoilState:
    """The same position, but the scoring ends without its Crisis roll: for who weighs Stability cards."""
    other = s.copy()
    other.stack = [step for step in s.stack if type(step) is not Crisis]
    return other


class ChooseStability(TurmoilStep, frozen=True):
    """Both players at once, in secret, choose a Stability card; some may choose more."""

    clause = "turmoil.9.0.1.a"
    must = "turmoil.9.0.1.a"

    def enter(self, s: TurmoilState) -> tuple[Decision, ...] | None:
        asked: tuple[Decision, ...] = ()
        for side in range(2):
            if not _decided(s, side):
                asked += (self.question(s, side),)
        if asked:
            return asked
        s.stack.pop()
        for side in range(2):
            s.picked[side] = tuple([card for card in s.picked[side] if card])
        s.reveals += 1
        return None

    def question(self, s: TurmoilState, side: int) -> Decision:
        legal = tuple(map(stability_answer, s.available(side)))
        if s.picked[side]:
            legal += (DONE,)
        return Decision(side, questions.Stability(f"region.{REGIONS[s.region]}"), legal, self.clause)

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        # A nought says that a player chooses no more.
        s.picked[seat] += (0 if action == DONE else action - STABILITY_CARD,)
        if not _decided(s, seat):
            s.refresh_if_one(seat)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        return why_not_ready(s, self.clause, action, seat) or super().refuse(s, action, seat)


def _decided(s: TurmoilState, side: int) -> bool:
    picked = s.picked[side]
    return bool(picked) and (0 in picked or len(picked) >= _allowed(s, side))


def _allowed(s: TurmoilState, side: int) -> int:
    """How many Stability cards a player may choose (turmoil.r.extra-stability-cards)."""
    allowed, number = 1 + s.alone(side, MOLTKE), s.cards.atlas.number
    for owner, region, space, _ in s.laws.extra:
        if owner == side and region == s.region and (not space or s.held[number[space]] == side):
            allowed += 1
    return allowed


class PlayStability(TurmoilStep, frozen=True):
    """The chosen cards are revealed and carried out in turns, the non-active player's first."""

    clause = "turmoil.9.0.2.a"
    must = "turmoil.9.0.2.b"
    side: int

    def enter(self, s: TurmoilState) -> Decision | None:
        if s.aborted or not (s.picked[0] or s.picked[1]):
            s.stack.pop()
            use_up_extra(s)
            s.picked[0] = s.picked[LIBERAL] = ()
            for side in range(2):
                s.refresh_if_one(side)
            return None
        side = self.side if s.picked[self.side] else 1 - self.side
        picks = s.picked[side]
        if len(picks) > 1:
            legal = tuple(STABILITY_CARD + card for card in picks)
            return Decision(side, questions.StabilityNext(), legal, self.clause)
        self.play(s, side, picks[0])
        return None

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        self.play(s, seat, action - STABILITY_CARD)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if is_stability(action):
            return refusal(self.must, "turmoil.why.stability-not-picked", card=s.vocabulary.name(action))
        return super().refuse(s, action, seat)

    def play(self, s: TurmoilState, side: int, card: int) -> None:
        s.stack[-1] = PlayStability(1 - side)
        s.picked[side] = without(s.picked[side], card)
        s.spend_stability(side, card)
        s.reveals += 1
        if s.journal is not None:  # frequent: see facts.py
            s.tell(facts.Stability, SIDE[side], f"stability.{card}")
        if s.all_hold(s.cards.stability_cards[card].requires, side):
            begin(s, s.cards.stability_effect[card], side, STABILITY_SOURCE + card)
        else:
            s.tell(facts.NoEffect, f"stability.{card}")


def use_up_extra(s: TurmoilState) -> None:
    """Additional cards were for this scoring; who keeps an unplayed card of one broken off keeps them too."""
    for owner, region, _, card in s.laws.extra:
        if region == s.region and not s.picked[owner]:
            lift(s, card)


class ScoreRegion(TurmoilStep, frozen=True):
    """The region is scored on the position after all Stability cards."""

    clause = "turmoil.9.0.3.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if not s.aborted and score(s, s.region):
            s.finish((LIBERAL,), "turmoil.end.germany")


class EndScoring(TurmoilStep, frozen=True):
    """The scoring card is laid away, or goes back to the hand, and the VP marker is looked at."""

    clause = "turmoil.9.0.5.a"
    card: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if s.aborted:
            s.aborted = False
            s.playing = ()
            s.give(s.active, self.card, openly=True)
        else:
            s.put_away(self.card)
        s.region, s.actor, s.source = NOBODY, NOBODY, 0
        s.test_victory()
