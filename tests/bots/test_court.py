"""Bots at court: what they expect of markers, and of cards that they have not seen."""

from __future__ import annotations

import pytest

import salon
from salon import bots
from salon.games.court.bot import FAVOR, HOPE, _expected_markers
from salon.games.court.bot_end import HIDDEN_MATCH, _falls, winning
from salon.games.court.state import CourtState
from salon.games.court.terms import CHAMBERLAIN, KING, QUEEN, pile
from salon.kernel import Fate
from tests.bots.test_levels import middle
from tests.rules.court.board import table


def test_a_favor_moves_no_more_than_may_still_come() -> None:
    s = table([], [], favors=("king",))
    worth = _expected_markers(s)  # at the start much may come
    assert worth[CHAMBERLAIN] - worth[QUEEN] == pytest.approx(min(FAVOR, HOPE))
    assert worth[QUEEN] - worth[KING] == pytest.approx(min(FAVOR, HOPE))
    s = table([], [], markers={"king": 4, "queen": 5, "duchess": 5}, favors=("king",))
    assert _expected_markers(s) == s.markers  # at the end nothing does


def hopeless() -> CourtState:
    """The next seat has six hidden cards under the King, and two more markers for the Queen are the end."""
    s = table(
        ["pension.2", "cardinal.1", "cardinal.2", "duchess.1"],
        ["seneschal.1", "seneschal.2", "seneschal.3", "duchess.2"],
        piles={
            (0, "king"): ["king.1", "king.2"],
            (0, "queen"): ["queen.1"],
            (1, "king"): ["spymaster.1", "spymaster.2", "cardinal.3", "duchess.3", "duchess.4", "king.3"],
        },
        markers={"king": 9, "queen": 3},
    )
    s.known[pile(1, KING)] = (0b10,) * 6
    return s


def ends(level: str, world: int) -> bool:
    """Whether a bot ends that match in its turn."""
    s = hopeless()
    bot, fate = bots.load(level, s.game), Fate.of(world)
    while s.result is None and s.pending[0].seat == 0:
        s.apply(bots.answer(bot, s, 0, fate), 0)
    return s.result is not None


def test_the_minister_does_not_end_a_match_that_hidden_cards_are_likely_to_lose() -> None:
    """Dealt at random few of them match, so a Courtier thinks that it wins; who lays a card chooses it."""
    assert sum(ends("courtier", world) for world in range(6)) > 3
    assert not any(ends("minister", world) for world in range(6))


def finished(seed: int) -> CourtState:
    s = middle(salon.load("court"), 3, seed, 40)
    fate = Fate.of(seed)
    while s.result is None:
        s.apply(fate.pick(s.pending[0].legal), s.pending[0].seat)
    assert isinstance(s, CourtState)
    return s


def test_who_has_won_is_as_sure_as_the_cards_are_known() -> None:
    doubtful = 0
    for seed in range(6):
        s = finished(seed)
        assert s.result is not None
        for seat in range(3):
            found = winning(s, seat)
            assert 0 <= found <= 1
            doubtful += 0 < found < 1
            assert winning(s.determinize(seat, Fate.of(7)), seat) == found
        s.known = [tuple(-1 for _ in cards) for cards in s.piles]
        for seat in range(3):
            assert winning(s, seat) == (seat in s.result.winners) / len(s.result.winners)
    assert doubtful


def test_hidden_cards_match_as_often_as_they_should() -> None:
    for hidden in (1, 3, 8):
        falls = _falls(hidden, 1, KING, HIDDEN_MATCH)
        assert sum(falls) / len(falls) == pytest.approx(hidden * HIDDEN_MATCH, abs=0.1)
        assert falls != _falls(hidden, 2, KING, HIDDEN_MATCH)
