"""Which card to play, by rounds imagined to their end: the Chancellor of Europe in Turmoil."""

from __future__ import annotations

from salon.bots.search import Plan, Trials
from salon.games.turmoil.bot_foresight import Foresight
from salon.games.turmoil.bot_search import Search
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Fate

CARDS, WORLDS = 3, 6  # cards that are compared, and imagined hands of the opponent
LONGEST = 60  # answers of a round and its reply


class Rounds(Trials):
    """Compares the best cards by what comes of them when both sides have played one."""

    def __init__(self, s: TurmoilState, seat: int, search: Foresight) -> None:
        self.s, self.seat, self.search = s, seat, search
        self.worlds = WORLDS

    def candidates(self, fate: Fate) -> list[Plan]:
        """The cards that look best after the opponent's reply."""
        legal = list(next(d.legal for d in self.s.pending if d.seat == self.seat))
        fate.shuffle(legal)  # so that ties favour nobody
        worth = self.search.cards(self.s, legal)
        found = [Plan(each, (action,)) for each, action in zip(worth, legal, strict=True)]
        found.sort(key=lambda plan: -plan.worth)
        return found[:CARDS]

    def play_on(self, plan: Plan, chance: Fate) -> float:
        """Play the card, let the opponent play one of those that he may hold, and see."""
        s = self.s.determinize(self.seat, chance.copy())
        s.apply(plan.answers[0], self.seat)
        for _ in range(LONGEST):
            asked = next((d for d in s.pending if d.legal), None)
            if asked is None or s.blocs or (asked.seat == self.seat and type(s.stack[-1]) is PlayCard):
                break
            legal = asked.legal
            s.apply(legal[0] if len(legal) == 1 else Search(s, asked.seat).best(s, asked), asked.seat)
        return self.search.worth(s)
