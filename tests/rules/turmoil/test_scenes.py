"""The example of play on the board: each position is the one that the ledger prints."""

from __future__ import annotations

import pytest

from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.turn import PlayCard
from salon.kernel.scene import played
from tests.rules.turmoil.board import GAME, legal
from tests.rules.turmoil.examples import EXAMPLES, position, wanted

# A scoring goes on by itself to the count and the Crisis roll, which are examples of their own.
GOES_ON = [id for id in GAME.scenes if EXAMPLES[id].when.get("mode") == "scoring"]


@pytest.mark.parametrize("id", [id for id in GAME.scenes if id not in GOES_ON])
def test_the_position_is_the_printed_one(id: str) -> None:
    *_, moment = played(GAME, id)
    assert isinstance(moment.state, TurmoilState)
    dealt = (
        moment.state.turn != EXAMPLES[id].given["turn"]
    )  # the last card of a turn: the next hands are dealt
    then = {k: v for k, v in EXAMPLES[id].then.items() if not (dealt and k.startswith("hand_"))}
    assert position(moment.state, then) == wanted(then)


@pytest.mark.parametrize("id", GOES_ON)
def test_after_a_scoring_the_support_is_the_printed_one(id: str) -> None:
    *_, moment = played(GAME, id)
    assert isinstance(moment.state, TurmoilState)
    then = {key: value for key, value in EXAMPLES[id].then.items() if key == "support"}
    assert position(moment.state, then) == wanted(then)


def test_a_position_that_is_arranged_asks_anew() -> None:
    s = GAME.new(2, seed=1)
    while type(s.stack[-1]) is not PlayCard:
        s.apply(s.pending[0].legal[0], s.pending[0].seat)
    GAME.arrange(s, {"hands": [[9, 30], [22]], "deck": [13], "vp": 3})
    assert legal(s) == {"9", "30"}
    assert (s.vp, s.deck[-1]) == (3, 13)
