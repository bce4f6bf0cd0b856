"""What bots say that they considered: from what the seat may know alone, in the order of what it expects."""

from __future__ import annotations

import pytest

import salon
from salon import bots
from salon.bots.insight import LINES, LONGEST, Considered, Continuation, analyse, consider, costliest
from salon.games.turmoil.answers import CARD
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Fate, Game, Play, Record, State
from tests.bots.test_levels import middle
from tests.rules.turmoil.board import board

TABLES = [("court", 3), ("court", 2), ("turmoil", 2), ("v1919", 3)]


def choosing(id: str, seats: int, seed: int, answers: int) -> tuple[State, int]:
    """A position in which a seat has a choice."""
    s = middle(salon.load(id), seats, seed, answers)
    fate = Fate.of(seed)
    while len((d := next(bots.due(s))).legal) < 3:
        s.apply(fate.pick(d.legal or d.aside), d.seat)
    return s, d.seat


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_lines_can_be_played_and_the_best_comes_first(id: str, seats: int) -> None:
    for seed, answers in ((1, 20), (5, 50)):
        s, seat = choosing(id, seats, seed, answers)
        before = s.copy()
        found = consider(s.game, s, seat, Fate.of(3), s.pending[0].legal[0])
        assert found is not None
        assert s == before
        chances = [line.chance for line in found.lines]
        assert chances == sorted(chances, reverse=True)
        assert 2 <= len(chances) <= LINES
        assert all(0 <= chance <= 1 for chance in chances)
        assert len({line.answers for line in found.lines}) == len(chances)
        for line in found.lines:
            assert 1 <= len(line.answers) <= LONGEST
            after = s.determinize(seat, Fate.of(3))
            for action in line.answers:
                after.apply(action, seat)  # raises if it is not allowed
        assert found.given is not None
        assert found.cost == pytest.approx(max(0.0, chances[0] - found.given.chance))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_nothing_it_considers(id: str, seats: int) -> None:
    hidden = False
    for seed, answers in ((1, 25), (2, 60)):
        s, seat = choosing(id, seats, seed, answers)
        other = s.determinize(seat, Fate.of(77))
        hidden |= other != s
        assert consider(s.game, s, seat, Fate.of(5)) == consider(s.game, other, seat, Fate.of(5))
    assert hidden, "both worlds were the same: this proves nothing"


def test_an_answer_that_loses_the_game_at_once_costs_what_there_was_to_lose() -> None:
    """In the last round with a scoring card and another one, the other one is played."""
    s = board(start=True, turn=3, hands=((6, 20), (33,)))
    assert isinstance(s.stack[-1], PlayCard)
    s.round = 7
    s.stack[2:] = [step for step in s.stack[2:] if isinstance(step, PlayCard)]
    game: Game[State] = salon.load("turmoil")
    found = consider(game, s, 0, Fate.of(1), CARD + 20)
    assert found is not None
    assert found.lines[0].answers == (CARD + 6,)
    assert found.cost > 0.2


def test_nothing_is_said_where_there_is_no_choice_and_of_what_is_said_aside() -> None:
    s = middle(salon.load("v1919"), 3, 3, 40)
    waiting = next(seat for seat in range(3) if not any(d.seat == seat and d.legal for d in s.pending))
    assert consider(s.game, s, waiting, Fate.of(1)) is None
    alone = salon.load("v1919").new(1, seed=1)
    assert consider(alone.game, alone, 0, Fate.of(1)) is None, "nobody to win against"


def test_a_game_is_looked_through_in_parts_as_in_one_go() -> None:
    game: Game[State] = salon.load("turmoil")
    play = Play.begin(Record.of(game, ["Ana", "Ben"], seed=4), game)
    fate = Fate.of(2)
    for _ in range(24):
        decision = play.state.pending[0]
        play.act(fate.pick(decision.legal), decision.seat)
    whole = list(analyse(game, play.record))
    parts = [each for first in range(0, 24, 7) for each in analyse(game, play.record, first, 7)]
    assert whole == parts
    assert [move for move, _ in whole] == sorted({move for move, _ in whole})
    dear = costliest(whole, 3)
    assert len(dear) == 3, "chance costs something"
    assert min(each.cost for _, each in dear) >= max(
        each.cost for move, each in whole if all(move != other for other, _ in dear)
    )


def test_what_costs_nothing_is_not_among_the_costliest() -> None:
    fine = Considered(0, (Continuation((1,), 0.5), Continuation((2,), 0.4)), Continuation((1,), 0.5))
    slip = Considered(0, (Continuation((1,), 0.5), Continuation((2,), 0.4)), Continuation((2,), 0.4))
    assert costliest([(1, fine), (2, slip), (3, fine)], 5) == [(2, slip)]
