"""Steps that move influence and favor markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.court.base import CharacterStep, prompt, refusal
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import (
    CHAMBERLAIN,
    CHARACTER,
    DONE,
    EVERYONE,
    PLAYER,
)
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class Mark(EffectStep, frozen=True):
    """The target gets one marker. Only a King who chose himself gains it by his activation."""

    needs = frozenset({"target"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        if s.target == s.acting:
            s.gain()
        else:
            s.add_marker(s.target)


class Gain(EffectStep, frozen=True):
    """The character activated gains one marker."""

    needs = frozenset({"activation"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.gain()


class Follow(EffectStep, frozen=True):
    """If the target has more markers than the character activated, that one gains a marker too."""

    needs = frozenset({"activation", "target"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        if s.markers[s.target] > s.markers[s.acting]:
            s.gain()


class Rob(EffectStep, frozen=True):
    """One marker moves from the target to the character activated."""

    needs = frozenset({"activation", "target"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.markers[s.target] -= 1
        s.say("court.log.lose", character=CHARACTER[s.target], count=s.markers[s.target])
        s.gain()


class Unmark(EffectStep, frozen=True):
    """One marker of the target goes back to the supply."""

    needs = frozenset({"target"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        s.markers[s.target] -= 1
        s.say("court.log.lose", character=CHARACTER[s.target], count=s.markers[s.target])


class PlaceFavors(CharacterStep, EffectStep, frozen=True):
    """Put favor markers on up to so many characters that have none, never on the Chamberlain."""

    wants = "favor"
    up_to: int
    placed: int = 0

    def enter(self, s: CourtState) -> Decision | None:
        free = tuple(c for c in EVERYONE if c != CHAMBERLAIN and not s.favors[c])
        if not free or not self.up_to:
            s.stack.pop()
            if not self.placed:
                s.say("court.log.no-effect", by=s.actor)
            return None
        return self.ask(s, prompt("court.ask.favor", left=self.up_to), (*free, DONE))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action == DONE:
            s.say("court.log.favor-done" if self.placed else "court.log.favor-none", player=PLAYER[s.active])
            return
        s.favors[action] = True
        s.say("court.log.favor", player=PLAYER[s.active], character=CHARACTER[action])
        s.stack.append(PlaceFavors(self.up_to - 1, self.placed + 1))

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        if c == CHAMBERLAIN:
            return refusal("court.chamberlain.2", "court.why.favor-himself")
        return refusal("court.chamberlain.9", "court.why.favor-twice", character=CHARACTER[c])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return (*EVERYONE, DONE)
