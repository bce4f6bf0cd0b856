"""The greedy bot at court: what it expects of markers."""

from __future__ import annotations

import pytest

from salon.games.court.bot import FAVOR, HOPE, _expected_markers
from salon.games.court.terms import CHAMBERLAIN, KING, QUEEN
from tests.rules.court.board import table


def test_a_favor_moves_no_more_than_may_still_come() -> None:
    s = table([], [], favors=("king",))
    worth = _expected_markers(s)  # at the start much may come
    assert worth[CHAMBERLAIN] - worth[QUEEN] == pytest.approx(min(FAVOR, HOPE))
    assert worth[QUEEN] - worth[KING] == pytest.approx(min(FAVOR, HOPE))
    s = table([], [], markers={"king": 4, "queen": 5, "duchess": 5}, favors=("king",))
    assert _expected_markers(s) == s.markers  # at the end nothing does
