"""What the greedy bot has planned is kept to the next thing that nobody could foresee, and no further."""

from __future__ import annotations

import pytest

import salon
from salon import bots
from salon.bots.greedy import Greedy
from salon.kernel import Fate, State
from salon.kernel.play import point_of_no_return


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (2, 4)])
def test_no_plan_outlives_a_reveal(seats: int, seed: int) -> None:
    game = salon.load("court")
    s: State = game.new(seats, seed=seed)
    fate, chance = Fate.of(seed).fork(), Fate.of(seed + 1).fork()
    players = [bots.load("greedy", game) for _ in range(seats)]
    kept = asked_again = 0
    for _ in range(100):
        if s.result is not None:
            break
        seat = s.pending[0].seat
        bot, world = players[seat], s.determinize(seat, fate)
        assert isinstance(bot, Greedy)
        action = bot.choose(world, seat, chance)
        after = world.copy()
        after.apply(action, seat)
        if not point_of_no_return(world, after):
            kept += bool(bot.plan)
        else:
            assert not bot.plan, "what follows was found in one imagined world only"
            own = after.decision(seat)
            asked_again += own is not None and len(own.legal) > 1
        s.apply(action, seat)
    assert kept > 10, "a turn is searched about once"
    assert asked_again, "no reveal came before the end of a turn: this game proves nothing"


def test_a_plan_is_followed_without_a_search_and_dropped_when_it_cannot_be() -> None:
    searched: list[State] = []

    def value(s: State, seat: int) -> float:
        searched.append(s)
        return 0.0

    s: State = salon.load("court").new(3, seed=1)
    legal = s.pending[0].legal
    bot = Greedy(value, 20)
    bot.plan = [legal[3], legal[5]]
    assert bot.choose(s, 0, Fate.of(1)) == legal[3]
    assert bot.plan == [legal[5]]
    assert not searched
    bot.plan = [len(s.vocabulary) - 1, legal[5]]
    assert bot.choose(s, 0, Fate.of(1)) in legal
    assert searched
