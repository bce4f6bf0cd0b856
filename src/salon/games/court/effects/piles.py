"""Steps that move or show cards of the deck and of the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from salon.games.court import facts, questions
from salon.games.court.base import CourtStep, fail, kinds, refusal, stop_without_effect
from salon.games.court.effects.step import EffectStep
from salon.games.court.terms import CHARACTER, FIRST_CARD, PLAYER, SENESCHAL, pile
from salon.kernel import Action, Arg, Decision, Refusal

if TYPE_CHECKING:
    from salon.games.court.state import CourtState


MOST_REVEALED = 24  # a quarter of the deck


class Reveal(EffectStep, frozen=True):
    """Turn up the top cards of the deck; a short deck gets the shuffled discards beneath it first."""

    gives = frozenset({"revealed"})
    count: Annotated[int, Meta(ge=1, le=MOST_REVEALED)]

    def told(self) -> dict[str, Arg]:
        return {"count": self.count}

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        if len(s.deck) < self.count:
            s.reshuffle_beneath()
        cut = max(0, len(s.deck) - self.count)
        s.revealed = tuple(sorted(s.deck[cut:]))
        del s.deck[cut:]
        if s.memory is not None:
            s.left += s.revealed
        s.reveals += 1
        if s.journal is not None:
            s.tell(facts.Reveal, PLAYER[s.active], CHARACTER[s.target], s.names(s.revealed))


class TakeMatch(EffectStep, frozen=True):
    """Take one revealed card of the target's name into hand; the other revealed cards are discarded."""

    needs = frozenset({"revealed", "target"})
    wants = "card"

    def rule(self, s: CourtState) -> str:
        return "court.seneschal.3" if s.acting == SENESCHAL else super().rule(s)

    def enter(self, s: CourtState) -> Decision | None:
        matches = kinds(tuple(card for card in s.revealed if s.cards.character[card] == s.target))
        if len(matches) > 1:
            return self.ask(s, questions.Take(CHARACTER[s.target]), matches)
        if matches:
            self.answer(s, matches[0], s.active)
        else:
            s.discard += s.revealed
            s.revealed = ()
            fail(s)
        return None

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        rest = list(s.revealed)
        rest.remove(action)
        s.discard += rest
        s.revealed = ()
        s.take_openly(s.active, action)

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        if action < FIRST_CARD:
            return super().refuse(s, action, seat)
        return refusal(self.rule(s), "court.why.not-a-match", character=CHARACTER[s.target])

    def offered(self, s: CourtState, seat: int) -> tuple[Action, ...]:
        return kinds(s.revealed)


class RemoveCard(EffectStep, frozen=True):
    """One card of the victim's pile under the target, picked at random, is discarded; without one it ends."""

    needs = frozenset({"target", "victim"})

    def enter(self, s: CourtState) -> None:
        index = pile(s.victim, s.target)
        if not s.piles[index]:
            stop_without_effect(s)
            return
        s.stack.pop()
        place = s.fate.below(len(s.piles[index]))
        card = s.piles[index][place]
        s.piles[index] = s.piles[index][:place] + s.piles[index][place + 1 :]
        s.known[index] = s.known[index][:place] + s.known[index][place + 1 :]
        s.discard.append(card)
        s.reveals += 1
        s.tell(facts.Remove, PLAYER[s.victim], CHARACTER[s.target], s.cards.vocabulary.names[card], place + 1)


class Look(EffectStep, frozen=True):
    """The active player looks at the victim's cards under the target."""

    needs = frozenset({"target", "victim"})

    def enter(self, s: CourtState) -> None:
        s.stack.pop()
        index = pile(s.victim, s.target)
        me = 1 << s.active
        s.known[index] = tuple(mask | me for mask in s.known[index])
        s.reveals += 1
        if s.journal is None:
            return
        who, whose, under = PLAYER[s.active], PLAYER[s.victim], CHARACTER[s.target]
        cards = s.names(s.piles[index])
        s.tell_apart(
            facts.Look(who, whose, under, len(cards)),
            (s.active, facts.LookOwn(who, whose, under, len(cards), cards)),
        )


class Exchange(EffectStep, frozen=True):
    """Give one of one's own cards under the target for a random one of the victim's, if there are any."""

    needs = frozenset({"target", "victim"})
    wants = "card"

    def enter(self, s: CourtState) -> Decision | None:
        mine = tuple(sorted(s.piles[pile(s.active, s.target)]))
        if not mine or not s.piles[pile(s.victim, s.target)] or s.victim == s.active:
            stop_without_effect(s)
            return None
        asked = questions.Exchange(CHARACTER[s.target], PLAYER[s.victim])
        return self.ask(s, asked, kinds(mine))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        mine, theirs = pile(s.active, s.target), pile(s.victim, s.target)
        give = _newest(s.piles[mine], action)
        take = s.fate.below(len(s.piles[theirs]))
        given, taken = s.piles[mine][give], s.piles[theirs][take]
        # Each of the two knows both cards now; whoever had seen one still knows it.
        both = 1 << s.active | 1 << s.victim
        given_known, taken_known = s.known[mine][give] | both, s.known[theirs][take] | both
        s.piles[mine] = _replace(s.piles[mine], give, taken)
        s.known[mine] = _replace(s.known[mine], give, taken_known)
        s.piles[theirs] = _replace(s.piles[theirs], take, given)
        s.known[theirs] = _replace(s.known[theirs], take, given_known)
        s.reveals += 1
        if s.journal is None:
            return
        what = (PLAYER[s.active], PLAYER[s.victim], CHARACTER[s.target], give + 1, take + 1)
        own = facts.ExchangeOwn(*what, s.cards.vocabulary.names[given], s.cards.vocabulary.names[taken])
        s.tell_apart(facts.Exchange(*what), (s.active, own), (s.victim, own))

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        return _not_in_pile(self, s, action, s.target, seat)


class MoveCard(EffectStep, frozen=True):
    """Move one of one's own cards from under the source to under the target."""

    needs = frozenset({"source", "target"})
    wants = "card"

    def enter(self, s: CourtState) -> Decision | None:
        mine = tuple(sorted(s.piles[pile(s.active, s.source)]))
        if not mine or s.source == s.target:
            stop_without_effect(s)
            return None
        asked = questions.Move(CHARACTER[s.source], CHARACTER[s.target])
        return self.ask(s, asked, kinds(mine))

    def answer(self, s: CourtState, action: Action, seat: int) -> None:
        s.stack.pop()
        source, target = pile(s.active, s.source), pile(s.active, s.target)
        place = _newest(s.piles[source], action)
        s.piles[target] += (action,)
        s.known[target] += (s.known[source][place],)
        s.piles[source] = s.piles[source][:place] + s.piles[source][place + 1 :]
        s.known[source] = s.known[source][:place] + s.known[source][place + 1 :]
        if s.journal is None:
            return
        what = (PLAYER[s.active], CHARACTER[s.source], CHARACTER[s.target], place + 1)
        s.tell_apart(facts.Move(*what), (s.active, facts.MoveOwn(*what, s.cards.vocabulary.names[action])))

    def refuse(self, s: CourtState, action: Action, seat: int) -> Refusal:
        return _not_in_pile(self, s, action, s.source, seat)


def _newest(cards: tuple[int, ...], card: int) -> int:
    """The place of the newest of equal cards. All see which place it leaves, so it may not be left open."""
    return len(cards) - 1 - cards[::-1].index(card)


def _replace(items: tuple[int, ...], place: int, item: int) -> tuple[int, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _not_in_pile(step: EffectStep, s: CourtState, action: Action, under: int, seat: int) -> Refusal:
    if action < FIRST_CARD:
        return CourtStep.refuse(step, s, action, seat)
    return refusal(
        step.rule(s), "court.why.not-in-pile", card=s.vocabulary.name(action), character=CHARACTER[under]
    )
