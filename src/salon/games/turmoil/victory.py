"""How the game ends before its time: twenty points, or the outbreak of the Great War."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts
from salon.games.turmoil.base import TurmoilStep
from salon.games.turmoil.force import end_turn_laws
from salon.games.turmoil.terms import LIBERAL
from salon.games.turmoil.war import GreatWar

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState


class TestVictory(TurmoilStep, frozen=True):
    """After a whole event, after operations and after a scoring: has a side 20 VP?"""

    clause = "turmoil.10.4.1.a"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.test_victory()


def outbreak(s: TurmoilState) -> None:
    """The war cuts everything short: the rest of the event, the round and the turn (turmoil.8.3.1.e)."""
    s.tell(facts.Outbreak)
    for card in s.playing:
        s.put_away(card)
    s.stack.clear()
    end_turn_laws(s)  # what lasts for the turn does not bind the war (turmoil.r.war-loss-placement)
    s.used, s.ops, s.more = (), 0, 0
    s.set_reach(0)
    s.picked[0] = s.picked[LIBERAL] = ()
    if not s.test_victory():
        s.stack.append(GreatWar())
