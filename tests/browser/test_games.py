"""Whole games through the page, against bots."""

from __future__ import annotations

import pytest

from tests.browser.looks import check_looks
from tests.browser.player import Hand
from tests.browser.visitor import Visit

LONG = pytest.mark.long  # for `make browser`: minutes together
GAMES = [
    pytest.param("court", 2, "keys", "es", 1024, id="court-2-keys-es"),
    pytest.param("court", 2, "mouse", "ja", 360, id="court-2-mouse-ja"),
    pytest.param("court", 2, "mouse", "en", 1024, id="court-2-mouse-en", marks=LONG),
    # Of the two great games the last answers are given every day, in test_boards.py.
    pytest.param("turmoil", 2, "mouse", "en", 1024, id="turmoil-mouse-en", marks=LONG),
    pytest.param("v1919", 1, "mouse", "es", 1024, id="v1919-1-mouse-es", marks=LONG),
    pytest.param("court", 3, "mouse", "en", 1024, id="court-3-mouse-en", marks=LONG),
    pytest.param("court", 4, "mouse", "es", 1920, id="court-4-mouse-es", marks=LONG),
    pytest.param("turmoil", 2, "keys", "ja", 1024, id="turmoil-keys-ja", marks=LONG),
    pytest.param("turmoil", 2, "mouse", "es", 360, id="turmoil-mouse-es", marks=LONG),
    pytest.param("v1919", 2, "mouse", "ja", 1024, id="v1919-2-mouse-ja", marks=LONG),
    pytest.param("v1919", 3, "keys", "en", 1024, id="v1919-3-keys-en", marks=LONG),
    pytest.param("v1919", 4, "mouse", "en", 360, id="v1919-4-mouse-en", marks=LONG),
]


@pytest.mark.parametrize(("game", "seats", "hand", "language", "width"), GAMES)
def test_whole_game(visit: Visit, game: str, *, seats: int, hand: Hand, language: str, width: int) -> None:
    me = visit(language=language, width=width, hand=hand, seed=1)
    table = me.sits_at(game, "me", *["random"] * (seats - 1))
    me.plays()

    me.sees_results(table)
    record = me.asks(f"/api/tables/{table}/record")
    mine = [action for seat, action, *_ in record["moves"] if seat == 0]
    assert mine == [action for _, action in me.given], "What the page sent is not what the server took"
    check_looks(me)
