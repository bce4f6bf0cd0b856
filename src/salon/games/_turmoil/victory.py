"""How the game ends before its time: twenty points, or the outbreak of the Great War."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games._turmoil.base import TurmoilStep
from salon.games._turmoil.terms import LIBERAL
from salon.games._turmoil.war import GreatWar

if TYPE_CHECKING:
    from salon.games._turmoil.state import TurmoilState


class TestVictory(TurmoilStep, frozen=True):
    """After a whole event, after operations and after a scoring: has a side 20 VP?"""

    clause = "turmoil.10.4.1.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.test_victory()


def outbreak(s: TurmoilState) -> None:
    """The war cuts everything short: the rest of the event, the round and the turn (turmoil.8.3.1.e)."""
    s.say("turmoil.log.outbreak")
    for card in s.playing:
        s.put_away(card)
    s.stack.clear()
    s.used, s.ops, s.reach = (), 0, ()
    s.picked[0] = s.picked[LIBERAL] = ()
    if not s.test_victory():
        s.stack.append(GreatWar())
