"""Steps that choose whom an effect is about."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from salon.games.court import facts, questions
from salon.games.court.base import CharacterStep, end_effect, refusal, stop_without_effect
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import (
    CARDINAL,
    CHARACTER,
    DONE,
    DUCHESS,
    EVERYONE,
    KING,
    MAX_SEATS,
    NOBODY,
    PLAYER,
    SEAT,
    SPYMASTER,
    pile,
)
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.court.state import CourtState

# The clauses by which a character may not be chosen by its own action, or a player by that of a character.
SELF = {KING: "court.ruling.king.self", CARDINAL: "court.ruling.cardinal.self"}
OWN = {DUCHESS: "court.ruling.duchess.self", SPYMASTER: "court.spymaster.4"}
OTHERS = tuple(tuple(c for c in EVERYONE if c != self) for self in EVERYONE)


def or_stop(sentence: Text) -> Text:
    """A choice that one need not make."""
    return Text("court.step.may", {"sentence": sentence})


_character = cache(questions.Character)  # there are few, and search asks them all the time


class Choice(EffectStep, frozen=True, omit_defaults=True):
    """A step that chooses among all, or among some."""

    among: str = "any"
    may: bool = False  # or end the effect here

    def words(self, card: str) -> Text:
        return or_stop(super().words(card)) if self.may else super().words(card)

    @property
    def variant(self) -> str:
        return f"-{self.among}"


class ChooseCharacter(CharacterStep, Choice, frozen=True, omit_defaults=True):
    """Choose the character that the effect is about. With nobody to choose the effect ends."""

    gives = frozenset({"target"})
    among: Literal["any", "others", "behind", "two-markers", "rivalled", "shared", "not-source"] = "any"

    def enter(self, s: CourtState) -> Decision | None:
        legal = self.choices(s)
        if not legal:
            stop_without_effect(s)
            return None
        return self.ask(s, _character(s.actor), (*legal, DONE) if self.may else legal)

    def choices(self, s: CourtState) -> tuple[int, ...]:
        """The characters that may be chosen."""
        if self.among == "any":
            return EVERYONE if s.acting != KING or s.rules.king_himself else OTHERS[KING]
        if self.among == "others":
            return OTHERS[s.acting] if s.acting != NOBODY else EVERYONE
        allows = self.allows
        return tuple([c for c in EVERYONE if allows(s, c)])

    def allows(self, s: CourtState, c: int) -> bool:
        """Whether a narrower choice has this character in it."""
        markers = s.markers
        match self.among:
            case "behind":
                return markers[c] < max(markers)
            case "two-markers":
                return markers[c] >= 2
            case "rivalled":
                mine = len(s.piles[pile(s.active, c)])
                return bool(s.hands[s.active]) and max(map(len, s.piles[c :: len(EVERYONE)])) > mine
            case "shared":
                return bool(s.piles[pile(s.active, c)] and s.piles[pile(s.victim, c)])
            case "not-source":
                return c != s.source
        return True

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        if action == DONE:
            end_effect(s)
            return
        s.target = action
        s.stack.pop()
        if s.journal is None:  # frequent: see facts.py
            return
        if s.victim == NOBODY:
            s.tell(facts.Target, PLAYER[seat], CHARACTER[action])
        else:
            s.tell(facts.TargetPile, PLAYER[seat], PLAYER[s.victim], CHARACTER[action])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return (*EVERYONE, DONE) if self.may else EVERYONE

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        if c == s.acting and self.among in {"any", "others"}:
            clause = SELF.get(c, self.rule(s))
            return refusal(clause, "court.why.character-others", character=CHARACTER[c], by=s.actor)
        return refusal(self.rule(s), f"court.why.character-{self.among}", character=CHARACTER[c], by=s.actor)


class ChooseSource(CharacterStep, EffectStep, frozen=True):
    """Choose a character of one's own with two cards or more, to take one from."""

    gives = frozenset({"source"})

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple([c for c in EVERYONE if len(s.piles[pile(s.active, c)]) >= 2])
        if not legal:
            stop_without_effect(s)
            return None
        return self.ask(s, questions.Source(s.actor), legal)

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.source = action
        s.stack.pop()

    def why_not(self, s: CourtState, c: int, seat: int) -> Refusal:
        return refusal(self.rule(s), "court.why.source", character=CHARACTER[c])


class ChoosePlayer(Choice, frozen=True, omit_defaults=True):
    """Choose the player that the effect is about."""

    gives = frozenset({"victim"})
    wants = "player"
    among: Literal["any", "others", "sharing"] = "any"

    def enter(self, s: CourtState) -> Decision | None:
        legal = tuple([SEAT + p for p in range(s.seats) if self.allows(s, p)])
        if not legal:
            stop_without_effect(s)
            return None
        return self.ask(s, questions.Player(s.actor), (*legal, DONE) if self.may else legal)

    def allows(self, s: CourtState, player: int) -> bool:
        match self.among:
            case "others":
                return player != s.active
            case "sharing":
                shares = any(s.piles[pile(s.active, c)] and s.piles[pile(player, c)] for c in EVERYONE)
                return player != s.active and shares
        return s.rules.duchess_own or s.acting != DUCHESS or player != s.active

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        if action == DONE:
            end_effect(s)
            return
        s.victim = action - SEAT
        s.stack.pop()

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        player = action - SEAT
        if not 0 <= player < MAX_SEATS:
            return super().refuse(s, action, seat)
        if player >= s.seats:
            return refusal(self.rule(s), "court.why.player-absent", seats=s.seats)
        if player == s.active:
            return refusal(OWN.get(s.acting, self.rule(s)), "court.why.player-others")
        return refusal(self.rule(s), f"court.why.player-{self.among}", player=PLAYER[player])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return (*range(SEAT, SEAT + s.seats), *((DONE,) if self.may else ()))
