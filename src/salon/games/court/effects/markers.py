"""Steps that move influence and favor markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from salon.games.court import facts, questions
from salon.games.court.base import CharacterStep, refusal, stop_without_effect
from salon.games.court.effects.step import EffectStep
from salon.games.court.scoring import add_markers, gain
from salon.games.court.terms import (
    CHAMBERLAIN,
    CHARACTER,
    DONE,
    EVERYONE,
    GREAT,
    PLAYER,
)
from salon.kernel import Action, Arg, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class Mark(EffectStep, frozen=True):
    """The target gets markers, all at once. Only a King who chose himself gains them by his activation."""

    needs = frozenset({"target"})
    count: Annotated[int, Meta(ge=1, le=GREAT)] = 1

    def told(self) -> dict[str, Arg]:
        return {"count": self.count}

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        if s.target == s.acting:
            gain(s, self.count)
        else:
            add_markers(s, s.target, self.count)


class Markers(EffectStep, frozen=True, omit_defaults=True):
    """A step that moves one marker, or several."""

    count: Annotated[int, Meta(ge=1, le=GREAT)] = 1

    @property
    def variant(self) -> str:
        return "-many" if self.count > 1 else ""

    def told(self) -> dict[str, Arg]:
        return {"count": self.count} if self.count > 1 else {}


class Gain(Markers, frozen=True, omit_defaults=True):
    """The character activated gains markers."""

    needs = frozenset({"activation"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        gain(s, self.count)


class Follow(EffectStep, frozen=True):
    """If the target has more markers than the character activated, that one gains a marker too."""

    needs = frozenset({"activation", "target"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        if s.markers[s.target] > s.markers[s.acting]:
            gain(s)


def taken_from_target(s: CourtState, most: int) -> int:
    """Take so many markers of the target's, or all; a card that finds none does nothing more."""
    taken = min(most, s.markers[s.target])
    if not taken:
        stop_without_effect(s)
        return 0
    s.stack.pop()
    for _ in range(taken):
        s.markers[s.target] -= 1
        s.tell(facts.Lose, CHARACTER[s.target], s.markers[s.target])
    return taken


class Rob(Markers, frozen=True, omit_defaults=True):
    """Markers move from the target, as far as it has any, to the character activated."""

    needs = frozenset({"activation", "target"})

    def enter(self, s: CourtState) -> None:
        if taken := taken_from_target(s, self.count):
            gain(s, taken)


class Unmark(Markers, frozen=True, omit_defaults=True):
    """Markers of the target, as far as it has any, go back to the supply."""

    needs = frozenset({"target"})

    def enter(self, s: CourtState) -> None:
        taken_from_target(s, self.count)


class PlaceFavors(CharacterStep, EffectStep, frozen=True):
    """Put favor markers on up to so many characters that have none, never on the Chamberlain."""

    wants = "favor"
    up_to: Annotated[int, Meta(ge=1, le=len(EVERYONE))]
    placed: Annotated[int, Meta(extra={"inner": True})] = 0  # no card says it

    def told(self) -> dict[str, Arg]:
        return {"up_to": self.up_to, "placed": self.placed}

    def enter(self, s: CourtState) -> Decision | None:
        free = tuple([c for c in EVERYONE if c != CHAMBERLAIN and not s.favors[c]])
        if not free or not self.up_to:
            s.stack.pop()
            if not self.placed:
                s.tell(facts.NoEffect, s.actor)
            return None
        return self.ask(s, questions.Favor(self.up_to), (*free, DONE))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DONE:
            s.tell(facts.FavorDone if self.placed else facts.FavorNone, PLAYER[s.active])
            return
        s.favors[action] = True
        s.tell(facts.Favor, PLAYER[s.active], CHARACTER[action])
        s.stack.append(PlaceFavors(self.up_to - 1, self.placed + 1))

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        if c == CHAMBERLAIN:
            return refusal("court.chamberlain.2", "court.why.favor-himself")
        return refusal("court.chamberlain.9", "court.why.favor-twice", character=CHARACTER[c])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return (*EVERYONE, DONE)
