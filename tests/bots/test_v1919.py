"""The greedy bot at the conference: what it sees in the cards is what they say."""

from __future__ import annotations

import pytest

from salon.games.v1919.bot import _settled, _strategy_card, _tables
from salon.games.v1919.cards_score import line_points
from salon.games.v1919.terms import ITALY, JAPAN, MOST_HAPPY
from tests.rules.v1919.board import GAME, nation, table


@pytest.mark.parametrize("card", range(len(GAME.cards.strategies)))
def test_a_strategy_card_is_worth_what_it_would_score(card: int) -> None:
    """Italy is sure to sign, and Japan to refuse; every counter lies somewhere."""
    s = table("uk", "france", "usa", settled={"syria": "uk", "smyrna": "france"}, unrest={"europe": 5})
    s.happiness[ITALY], s.happiness[JAPAN] = MOST_HAPPY, 0
    syria, smyrna = (issue for issue, owner in enumerate(s.controller) if owner >= 0)
    s.counters[syria], s.counters[smyrna] = (0, 3, 3), tuple(range(1, 8))
    uk, tables = nation("uk"), _tables(GAME.cards)
    s.demobilized[0] = uk
    s.discs[uk] -= 1
    counters = _settled(s, tables, [0.0] * 4)
    found = _strategy_card(s, tables.strategies[card], uk, counters)
    assert found == pytest.approx(sum(line_points(s, uk, card)), abs=0.01)
