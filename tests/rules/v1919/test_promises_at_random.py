"""Games full of deals, made and accepted at random: whatever was promised and could be kept is kept."""

from __future__ import annotations

from collections import Counter

import pytest

from salon.games.v1919.answers import ACCEPT, CANCEL, DROP, LATER, OFFER, PROPOSE
from salon.games.v1919.state import V1919State
from salon.kernel import Action, Fate
from tests.marks import clause
from tests.rules.v1919.board import GAME

MOST = 12  # answers that a draft may take
TIRED = 400  # answers after which nobody talks any more


def answer(s: V1919State, action: Action, seat: int, told: Counter[str]) -> None:
    before = s.copy()
    for event in s.apply(action, seat):
        told[event.text.id.removeprefix("v1919.log.")] += 1
    s.game.check(s)
    s.game.check_after(s, before, action, seat)  # that no promise was broken
    anew = s.copy()
    anew.run()
    assert anew.pending == s.pending  # also of those whose questions a draft has left as they were


def bargain(s: V1919State, maker: int, chance: Fate, told: Counter[str]) -> None:
    """A deal put together at random; all partners accept what they can."""
    answer(s, PROPOSE, maker, told)
    for _ in range(MOST):
        decision = s.decision(maker)
        assert decision is not None
        if OFFER in decision.aside and chance.below(3):
            answer(s, OFFER, maker, told)
            break
        useful = [a for a in decision.aside if a not in {CANCEL, DROP, OFFER, LATER, PROPOSE, ACCEPT}]
        answer(s, chance.pick(useful or [CANCEL]), maker, told)
        if s.talk is None or s.talk.drafts[maker] is None:
            return
    else:
        answer(s, CANCEL, maker, told)
    while s.talk is not None and s.talk.deals:
        hoped = [d for d in s.pending if d.hoped]
        if not hoped:
            break
        decision = chance.pick(hoped)
        answer(s, decision.hoped[0], decision.seat, told)


@clause("v1919.negotiation.4", "v1919.ruling.negotiation.escape", "v1919.ruling.negotiation.due")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_promises_are_kept(seats: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(4):
        play_one(seats, seed, told)
    assert told["deal-accepted"] > 40
    assert told["paid"] > 10


def play_one(seats: int, seed: int, told: Counter[str]) -> None:
    s = GAME.new(seats, seed=seed)
    chance = Fate.of(seed).fork()
    for count in range(20 * TIRED):
        if s.result is not None:
            return
        makers = [d.seat for d in s.pending if PROPOSE in d.aside]
        if makers and count < TIRED and chance.below(4) == 0:
            bargain(s, chance.pick(makers), chance, told)
            continue
        decision = chance.pick(list(s.awaited()))
        answer(s, chance.pick(decision.legal or decision.hoped), decision.seat, told)
    raise AssertionError("it does not end")
