"""Sentences about other cards, markers, Stability cards and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import STABILITY_CARD
from salon.games.turmoil.base import EffectStep
from salon.games.turmoil.force import repeal
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.reasons import why_not_ready
from salon.games.turmoil.terms import (
    ALL_READY,
    CHANGES,
    MARKERS,
    NOBODY,
    SIDE,
    ChangeName,
    MarkerName,
    Who,
    with_side,
)
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class Forbid(EffectStep, frozen=True):
    """Some events are barred for as long as this one is in force, or for good if it does not last."""

    cards: tuple[int, ...]

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.bans += tuple((s.source, card) for card in self.cards)


class Cancel(EffectStep, frozen=True):
    """Events in force end."""

    cards: tuple[int, ...]

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        for card in self.cards:
            if card in s.display:
                s.tell(facts.Cancel, f"card.{card}")
        repeal(s, self.cards)


class Change(EffectStep, frozen=True):
    """A marker changes the map."""

    marker: ChangeName

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.change_map(1 << CHANGES.index(self.marker))
        s.tell(facts.Marker, f"marker.{self.marker}")

    def words(self) -> Text:
        return self.sentence(f"-{self.marker.replace('_', '-')}")


class Track(EffectStep, frozen=True):
    """A marker comes on the Great War track: over another one, or in the leftmost open position."""

    marker: MarkerName
    over: tuple[MarkerName, ...] = ()

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        marker = MARKERS.index(self.marker)
        if marker in s.track:
            return
        under = next((m for m in map(MARKERS.index, self.over) if m in s.track), NOBODY)
        if under != NOBODY:
            s.track = tuple([marker if m == under else m for m in s.track])
        else:
            s.track += (marker,)
        s.tell(facts.Track, f"marker.{self.marker}", s.status)

    def words(self) -> Text:
        marker, over = f"marker.{self.marker}", tuple(f"marker.{marker}" for marker in self.over)
        if len(over) == 2:  # the two sides of one marker
            return self.sentence("-over-either", marker=marker, first=over[0], second=over[1])
        return self.sentence("-over", marker=marker, over=over) if over else self.sentence("", marker=marker)


class RefreshStability(EffectStep, frozen=True):
    """All of a side's Stability cards become available."""

    side: Who

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        s.set_ready(side, ALL_READY)
        s.tell(facts.Refresh, SIDE[side])


class ExhaustStability(EffectStep, frozen=True):
    """Make one of the opponent's available Stability cards unavailable."""

    side: Who

    def enter(self, s: TurmoilState) -> Decision:
        side = side_of(self.side, s.actor)
        legal = tuple(STABILITY_CARD + n for n in s.available(side))
        return Decision(s.actor, questions.Exhaust(), legal, self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        side, card = side_of(self.side, s.actor), action - STABILITY_CARD
        s.tell(facts.Exhaust, SIDE[side], s.vocabulary.name(action))
        s.spend_stability(side, card)
        s.refresh_if_one(side)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        side = side_of(self.side, s.actor)
        return why_not_ready(s, self.rule(s), action, side) or super().refuse(s, action, seat)


class AbortScoring(EffectStep, frozen=True):
    """The scoring stops; the scoring card goes back to the hand of the player who played it."""

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.aborted = True  # nothing more of it happens (turmoil.r.popular-uproar)


class ExtraRound(EffectStep, frozen=True):
    """A player gets one more action round this turn."""

    side: Who

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        side = side_of(self.side, s.actor)
        s.extra_rounds = with_side(s.extra_rounds, side, s.extra_rounds[side] + 1)
        s.tell(facts.ExtraRound, SIDE[side])
