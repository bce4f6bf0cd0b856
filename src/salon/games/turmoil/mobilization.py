"""The optional War Mobilization: plans chosen in secret, carried out by priority (turmoil.8.4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.turmoil import facts, questions
from salon.games.turmoil.answers import DONE, MOBILIZATION
from salon.games.turmoil.base import EffectStep, TurmoilStep, refusal
from salon.games.turmoil.frames import begin
from salon.games.turmoil.laws import side_of
from salon.games.turmoil.phrases import plan_symbols, way
from salon.games.turmoil.terms import MOBILIZATION_SOURCE, NO_PLAN, SIDE, U_BOATS, Nation, Who
from salon.games.turmoil.where import Where
from salon.kernel import Action, Decision, Refusal, Text

if TYPE_CHECKING:
    from salon.games.turmoil.state import TurmoilState

LAST_PRIORITY = 8
BLOCS = ("central", "entente")


def begin_mobilization(s: TurmoilState) -> None:
    s.stack += (*(Priority(n) for n in range(LAST_PRIORITY, -1, -1)), ChoosePlans())


def nations(s: TurmoilState, side: int) -> tuple[str, ...]:
    """The nations that fight on a side."""
    return tuple(nation for nation, bloc in s.blocs.items() if bloc == BLOCS[side])


class ChoosePlans(TurmoilStep, frozen=True):
    """Both players at once, in secret, choose a card for each nation on their side."""

    clause = "turmoil.8.4.4.d"
    must = "turmoil.r.mobilization-must-select"

    def enter(self, s: TurmoilState) -> tuple[Decision, ...] | None:
        asked = tuple(question for side in range(2) if (question := self.question(s, side)))
        if asked:
            return asked
        s.stack.pop()
        for side in range(2):
            s.picked[side] = tuple(card for card in s.picked[side] if card != NO_PLAN)
        return None

    def question(self, s: TurmoilState, side: int) -> Decision | None:
        """One card for each nation in turn; for Germany the U-boats may come along."""
        plans, picks = s.cards.mobilization, s.picked[side]
        chosen = {plans[card].nation for card in picks if card != NO_PLAN and plans[card].code != U_BOATS}
        for nation in nations(s, side):
            if nation not in chosen:
                legal = tuple(
                    MOBILIZATION + n
                    for n, plan in enumerate(plans)
                    if plan.nation == nation and plan.code != U_BOATS
                )
                return Decision(side, questions.Plan(nation=f"nation.{nation}"), legal, self.clause)
        if side == 0 and len(picks) == len(chosen):
            boats = s.cards.mobilization_number[U_BOATS]
            question = questions.UBoats()
            return Decision(side, question, (DONE, MOBILIZATION + boats), "turmoil.r.mobilization-uboat")
        return None

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.picked[seat] += (NO_PLAN if action == DONE else action - MOBILIZATION,)

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action < MOBILIZATION:
            return super().refuse(s, action, seat)
        plan, name = s.cards.mobilization[action - MOBILIZATION], s.vocabulary.name(action)
        nation = f"nation.{plan.nation}"
        if plan.nation not in nations(s, seat):
            return refusal(self.clause, "turmoil.why.not-your-nation", card=name, nation=nation)
        if plan.code == U_BOATS:
            return refusal("turmoil.r.mobilization-uboat", "turmoil.why.boats-later", card=name)
        return refusal(self.clause, "turmoil.why.other-nation", card=name, nation=nation)


class Priority(TurmoilStep, frozen=True):
    """All cards of one priority: read from the same position, then carried out together."""

    clause = "turmoil.8.4.4.e"
    n: int

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.revealed = self.n + 1
        due = [
            (side, card)
            for side in range(2)
            for card in s.picked[side]
            if s.cards.mobilization[card].priority == self.n
        ]
        if not due:
            return
        s.reveals += 1
        s.plan = ()
        s.stack.append(CarryOut())
        for side, card in reversed(due):
            s.stack.append(Plan(side, card, valid(s, side, card)))


def valid(s: TurmoilState, side: int, card: int) -> bool:
    """Whether a card has an effect, judged when its priority comes (turmoil.8.4.4.f)."""
    plan = s.cards.mobilization[card]
    if plan.code in s.nullified:
        return False
    return s.all_hold(plan.requires, side)


class Plan(TurmoilStep, frozen=True):
    """One card: its decisions are made; what it changes waits for the others."""

    clause = "turmoil.8.4.4.g"
    side: int
    card: int
    valid: bool

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        name = s.vocabulary.name(MOBILIZATION + self.card)
        if not self.valid:
            s.tell(facts.NoEffect, name)
            return
        s.tell(facts.Plan, SIDE[self.side], name)
        begin(s, s.cards.mobilization_effect[self.card], self.side, MOBILIZATION_SOURCE + self.card)


class CarryOut(TurmoilStep, frozen=True):
    """The changes of a priority are made: what goes first, then what comes."""

    clause = "turmoil.r.mobilization-simultaneous"

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        plan, s.plan = s.plan or (), None
        for change in plan:
            if change.n < 0:
                n = min(-change.n, s.removable(change.space, change.side))
                if n:
                    s.remove(change.space, change.side, n)
        for change in plan:
            if change.n > 0:
                s.add(change.space, change.side, change.n)


# -- sentences that only Mobilization cards have ------------------------------------------------


class Nullify(EffectStep, frozen=True):
    """Other plans have no effect."""

    cards: tuple[str, ...]

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.nullified += self.cards

    def words(self) -> Text:
        return self.sentence("", cards=plan_symbols(self.cards))


class AdjustVp(EffectStep, frozen=True):
    """Other plans bring more or fewer victory points."""

    n: int
    cards: tuple[str, ...] = ()
    plan: str = ""  # all cards of one plan

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        yields = dict(s.yields)
        for card in s.cards.mobilization:
            if card.code in self.cards or (self.plan and card.plan == self.plan):
                yields[card.code] = yields.get(card.code, 0) + self.n
        s.yields = yields

    def words(self) -> Text:
        if self.plan:
            return self.sentence("-plan", **way(self.n), plan=f"plan.{self.plan}")
        return self.sentence("", **way(self.n), cards=plan_symbols(self.cards))


class Freeze(EffectStep, frozen=True):
    """Support in some spaces can neither be added nor removed from now on."""

    where: Where

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        s.frozen = s.spaces(self.where, s.actor)

    def words(self) -> Text:
        return self.sentence("", where=self.where.words("own"))


class Join(EffectStep, frozen=True):
    """A nation joins a side if it has taken none."""

    nation: Nation
    side: Who

    def enter(self, s: TurmoilState) -> None:
        s.stack.pop()
        if self.nation not in s.blocs:
            s.blocs = {**s.blocs, self.nation: BLOCS[side_of(self.side, s.actor)]}
            s.tell(facts.Joins, f"nation.{self.nation}")


class ExtraPlan(EffectStep, frozen=True):
    """A player may add a card of a nation, of a later priority."""

    side: Who
    nation: Nation
    from_priority: int

    def enter(self, s: TurmoilState) -> Decision | None:
        side = side_of(self.side, s.actor)
        legal = tuple(
            MOBILIZATION + n
            for n, plan in enumerate(s.cards.mobilization)
            if plan.nation == self.nation and plan.priority >= self.from_priority and n not in s.picked[side]
        )
        if not legal:
            s.stack.pop()
            return None
        question = questions.Plan(nation=f"nation.{self.nation}")
        return Decision(side, question, (*legal, DONE), self.rule(s))

    def answer(self, s: TurmoilState, action: Action, seat: int) -> None:
        s.stack.pop()
        if action != DONE:
            s.picked[seat] += (action - MOBILIZATION,)
            s.tell_apart(
                facts.ExtraPlan(side=SIDE[seat]),
                (seat, facts.ExtraPlanOwn(card=s.vocabulary.name(action))),
            )

    def refuse(self, s: TurmoilState, action: Action, seat: int) -> Refusal:
        if action < MOBILIZATION:
            return super().refuse(s, action, seat)
        plan, name = s.cards.mobilization[action - MOBILIZATION], s.vocabulary.name(action)
        if plan.nation != self.nation:
            nation = f"nation.{plan.nation}"
            return refusal(self.rule(s), "turmoil.why.other-nation", card=name, nation=nation)
        if action - MOBILIZATION in s.picked[seat]:
            return refusal(self.rule(s), "turmoil.why.plan-picked", card=name)
        return refusal(self.rule(s), "turmoil.why.priority-over", card=name, n=self.from_priority)

    def words(self) -> Text:
        nation = f"nation.{self.nation}"
        return self.sentence("", side=f"side.{self.side}", nation=nation, n=self.from_priority)
