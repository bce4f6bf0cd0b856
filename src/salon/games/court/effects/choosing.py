"""Steps that choose whom an effect is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from salon.games.court.base import CharacterStep, prompt, refusal
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import (
    CARDINAL,
    CHARACTER,
    EVERYONE,
    NOBODY,
    PLAYER,
    SEAT,
    pile,
)
from salon.kernel import Action, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


class ChooseCharacter(CharacterStep, EffectStep, frozen=True):
    """Choose the character that the effect is about. With nobody to choose the effect ends."""

    gives = frozenset({"target"})
    among: Literal["any", "others", "not-leading", "two-markers", "rivalled", "shared", "not-source"] = "any"

    def enter(self, s: CourtState) -> Decision | None:
        legal = EVERYONE if self.among == "any" else tuple(c for c in EVERYONE if self.allows(s, c))
        if not legal:
            s.stop_without_effect()
            return None
        return self.ask(s, prompt("court.ask.character", by=s.actor), legal)

    def allows(self, s: CourtState, c: int) -> bool:
        markers, mine = s.markers, s.piles[pile(s.active, c)]
        match self.among:
            case "others":
                return c != s.acting
            case "not-leading":
                return markers[c] < max(markers) or markers.count(markers[c]) > 1
            case "two-markers":
                return markers[c] >= 2
            case "rivalled":
                return bool(s.hands[s.active]) and s.most_of_others(s.active, c) >= len(mine)
            case "shared":
                return bool(mine and s.piles[pile(s.victim, c)])
            case "not-source":
                return c != s.source
        return True

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.target = action
        s.stack.pop()
        if s.journal is None:
            return
        if s.victim == NOBODY:
            s.say("court.log.target", player=PLAYER[seat], character=CHARACTER[action])
        else:
            s.say(
                "court.log.target-pile",
                player=PLAYER[seat],
                victim=PLAYER[s.victim],
                character=CHARACTER[action],
            )

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        clause = "court.ruling.cardinal.self" if c == s.acting == CARDINAL else self.rule(s)
        return refusal(clause, f"court.why.character-{self.among}", character=CHARACTER[c], by=s.actor)


class ChooseSource(CharacterStep, EffectStep, frozen=True):
    """Choose a character of one's own with two cards or more, to take one from."""

    gives = frozenset({"source"})

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple(c for c in EVERYONE if len(s.piles[pile(s.active, c)]) >= 2)
        if not legal:
            s.stop_without_effect()
            return None
        return self.ask(s, prompt("court.ask.source", by=s.actor), legal)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.source = action
        s.stack.pop()

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return refusal(self.rule(s), "court.why.source", character=CHARACTER[c])


class ChoosePlayer(EffectStep, frozen=True):
    """Choose the player that the effect is about."""

    gives = frozenset({"victim"})
    among: Literal["any", "others", "sharing"] = "any"

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple(SEAT + p for p in range(s.seats) if self.allows(s, p))
        if not legal:
            s.stop_without_effect()
            return None
        return self.ask(s, prompt("court.ask.player", by=s.actor), legal)

    def allows(self, s: CourtState, player: int) -> bool:
        match self.among:
            case "others":
                return player != s.active
            case "sharing":
                shares = any(s.piles[pile(s.active, c)] and s.piles[pile(player, c)] for c in EVERYONE)
                return player != s.active and shares
        return True

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.victim = action - SEAT
        s.stack.pop()

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        if not SEAT <= action < SEAT + s.seats:
            return super().refuse(s, action, seat)
        clause = "court.spymaster.4" if s.actor == "character.spymaster" else self.rule(s)
        return refusal(clause, f"court.why.player-{self.among}", player=PLAYER[action - SEAT])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return tuple(range(SEAT, SEAT + s.seats))
