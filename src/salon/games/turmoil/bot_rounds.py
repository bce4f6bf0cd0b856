"""Which card to play and what for, by rounds imagined to their end: the Chancellor of Europe in Turmoil."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from salon.bots.search import Plan, Trials
from salon.games.turmoil.answers import CARD
from salon.games.turmoil.bot_foresight import Foresight
from salon.games.turmoil.bot_search import BUDGET, Search
from salon.games.turmoil.stability import ChooseStability
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Action, Fate
from salon.kernel.play import point_of_no_return

CARDS, USES = 5, 6  # cards that are looked at, and of all their uses those that are compared
WORLDS = 24  # imagined hands of the opponent
LONGEST = 60  # answers of a round and its reply


class Rounds(Trials):
    """Compares the best cards and uses of them by what comes of them when both sides have played one.

    A plan is what would be played: the card, what for, and all support as the reply is foreseen. So it is
    found once, and each imagined game takes up behind it.
    """

    def __init__(self, s: TurmoilState, seat: int, search: Foresight) -> None:
        self.s, self.seat, self.search = s, seat, search
        self.worlds = WORLDS

    def candidates(self, fate: Fate) -> list[Plan]:
        """The uses of cards that look best after the opponent's reply."""
        legal = list(next(d.legal for d in self.s.pending if d.seat == self.seat))
        fate.shuffle(legal)  # so that ties favour nobody
        cards = [Plan(worth, (card,)) for worth, card in self._cards(legal)]
        found = [use for card in cards for use in self._uses(card)]
        found.sort(key=attrgetter("worth"), reverse=True)
        return [self.foreseen(plan) for plan in found[:USES]]

    def _cards(self, legal: list[Action]) -> list[tuple[float, Action]]:
        found = list(zip(self.search.cards(self.s, legal), legal, strict=True))
        found.sort(key=lambda card: -card[0])
        return found[:CARDS]

    def _uses(self, card: Plan) -> Iterator[Plan]:
        """A card for all that it may be played for, as it was valued."""
        action = card.answers[0]
        uses = {} if self.s.cards.scores[action - CARD] else self.search.uses_of(self.s, action)
        if not uses:
            yield card
        for use, worth in uses.items():
            yield Plan(worth, (action, use))

    def foreseen(self, plan: Plan) -> Plan:
        """The plan with the answers that follow, up to what nobody can foresee."""
        seat, answers = self.seat, list(plan.answers)
        s = self.s.copy()
        todo = list(answers)
        while len(answers) < LONGEST:
            if not todo:
                decision = s.decision(seat)
                if decision is None or not decision.legal or type(s.stack[-1]) in {PlayCard, ChooseStability}:
                    break
                search = Foresight(s, seat, self.search.reply, BUDGET)
                todo = [search.best(s, decision), *search.placing]
                answers += todo
            before = s.copy()
            s.apply(todo.pop(0), seat)
            if point_of_no_return(before, s):
                del answers[len(answers) - len(todo) :]
                break
        return Plan(plan.worth, tuple(answers))

    def play_on(self, plan: Plan, chance: Fate) -> float:
        """Follow the plan, let the opponent play a card that he may hold, and see."""
        s = self.s.determinize(self.seat, chance.copy())
        for action in plan.answers:
            decision = s.decision(self.seat)
            if decision is None or action not in decision.legal:
                break
            s.apply(action, self.seat)
        for _ in range(LONGEST):
            asked = next((d for d in s.pending if d.legal), None)
            if asked is None or s.blocs or (asked.seat == self.seat and type(s.stack[-1]) is PlayCard):
                break
            legal, search = asked.legal, Search(s, asked.seat)
            if len(legal) == 1:
                s.apply(legal[0], asked.seat)
            elif not search.placed(s, asked):
                s.apply(search.best(s, asked), asked.seat)
        return self.search.worth(s)
