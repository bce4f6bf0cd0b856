"""The course of the game: nations are picked, then turns of one Political and perhaps one Military Action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919 import facts, questions
from salon.games.v1919.actions import CHOOSE_ACTION, MILITARY, POLITICAL, political_actions, why_not_political
from salon.games.v1919.answers import AMOUNT, AMOUNTS, DONE, NATION, PLACE, RECLAIM, SETTLE, T_ACTION
from salon.games.v1919.base import Asked, V1919Step, refusal
from salon.games.v1919.place import PLACE as PLACE_STEP
from salon.games.v1919.reasons import NATION_ANSWERS, PLAYED, cubes_of
from salon.games.v1919.scoring import score
from salon.games.v1919.settle import SETTLE as SETTLE_STEP
from salon.games.v1919.solo import begin_solo_turn
from salon.games.v1919.terms import NATION_NAME, NOBODY, RECLAIM_MOST, STALL, USA
from salon.kernel import Action, Decision, Refusal, Step

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class PickNations(V1919Step, frozen=True):
    """Players pick nations one after the other, the starting Active Player first."""

    clause = "v1919.setup.2"

    def enter(self, s: V1919State) -> Asked | None:
        seat = self.next(s)
        if seat == NOBODY:
            s.stack[-1] = TURN
            return None
        legal = tuple(NATION + power for power in range(max(2, s.seats)) if power not in s.powers)
        if len(legal) > 1:
            return (Decision(seat, questions.Nation(), legal, self.clause),)
        self.answer(s, legal[0], seat)
        return None

    def next(self, s: V1919State) -> int:
        order = [(s.first + i) % s.seats for i in range(s.seats)]
        return next((seat for seat in order if s.powers[seat] == NOBODY), NOBODY)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.powers[seat] = action - NATION
        s.tell(facts.Nation, f"seat.{seat}", s.cards.vocabulary.names[action])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action not in NATION_ANSWERS:
            return Step.refuse(self, s, action, seat)  # nothing has been begun
        nation = s.vocabulary.name(action)
        if action - NATION in s.powers:
            return refusal("v1919.setup.2", "v1919.why.nation-taken", nation=nation)
        return refusal(PLAYED[s.seats], "v1919.why.not-played", nation=nation)


class Turn(V1919Step, frozen=True):
    """One turn after the other."""

    clause = "v1919.turn.1"

    def enter(self, s: V1919State) -> None:
        s.stack.append(END_TURN)
        begin_turn(s)


def begin_turn(s: V1919State) -> None:
    """Lay out what is done before END_TURN."""
    s.actor = s.powers[s.turn]
    s.political = s.military = False
    if s.journal is not None:  # frequent: see facts.py
        s.tell(facts.Turn, NATION_NAME[s.actor])
    if s.seats == 1:
        begin_solo_turn(s)
    else:
        s.stack += COURSE[s.seats]


class UsaAction(V1919Step, frozen=True):
    """Two players: whoever has the turn closes it with a Political Action of the USA."""

    clause = "v1919.twoplayer.8"

    def enter(self, s: V1919State) -> Asked | None:
        s.actor = USA
        legal = political_actions(s, USA)
        if not legal:  # the forced Reclaim has nothing to return (v1919.ruling.twoplayer.emptyreclaim)
            s.stack.pop()
            s.tell(facts.NoAction, NATION_NAME[USA])
            return None
        return self.ask(s, s.active, questions.UsaAction(), legal)

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        if s.terms:
            s.did(T_ACTION, USA, action)
        s.stack[-1] = {PLACE: PLACE_STEP, RECLAIM: UsaReclaim(), SETTLE: SETTLE_STEP}[action]

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        if action in POLITICAL:
            return why_not_political(s, USA, action)
        if action in MILITARY:
            return refusal("v1919.twoplayer.11", "v1919.why.usa-military")
        if action == DONE:
            return refusal("v1919.twoplayer.8", "v1919.why.usa-due")
        return super().refuse(s, action, seat)

    def offered(self, s: V1919State, seat: int) -> tuple[Action, ...]:
        return POLITICAL


class UsaReclaim(V1919Step, frozen=True):
    """The USA takes back all it can, up to six; its player may take back as many own cubes."""

    clause = "v1919.twoplayer.25"
    talk = False

    def enter(self, s: V1919State) -> Asked | None:
        returned = min(RECLAIM_MOST, s.exhausted[USA])
        most = min(returned, s.exhausted[s.active])
        if most:
            return self.ask(s, s.active, questions.UsaReclaim(), AMOUNTS[: most + 1])
        self.answer(s, AMOUNT, NOBODY)
        return None

    def answer(self, s: V1919State, action: Action, seat: int) -> None:
        s.stack.pop()
        returned = s.recover(USA, RECLAIM_MOST)
        own = s.recover(s.active, action - AMOUNT)
        s.tell(facts.UsaReclaim, returned, own, NATION_NAME[s.active])

    def refuse(self, s: V1919State, action: Action, seat: int) -> Refusal:
        cubes, returned = cubes_of(action), min(RECLAIM_MOST, s.exhausted[USA])
        if cubes == NOBODY:
            return super().refuse(s, action, seat)
        if cubes > returned:
            return refusal(self.clause, "v1919.why.usa-share", cubes=returned)
        return refusal(self.clause, "v1919.why.exhausted", cubes=s.exhausted[s.active])


class EndTurn(V1919Step, frozen=True):
    """The next turn, clockwise, which ends here as well.

    A conference that settles nothing any more is scored as it stands.
    """

    clause = "v1919.turn.10"

    def enter(self, s: V1919State) -> None:
        players = len(s.powers)
        if s.deals:
            s.end_of_turn()
        s.turn = (s.turn + 1) % players
        s.idle += 1
        if s.idle >= STALL * players:
            s.actor = NOBODY
            score(s, facts.Stall)
        else:
            begin_turn(s)


TURN = Turn()
END_TURN = EndTurn()
USA_ACTION = UsaAction()
# What a turn consists of, by the number of seats; the last step is on top.
COURSE = {2: (USA_ACTION, CHOOSE_ACTION), 3: (CHOOSE_ACTION,), 4: (CHOOSE_ACTION,)}
