"""The two great boards: whole games of every kind and end, worked out beforehand and then played through the page."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from salon.server.speech import speaker
from tests.browser.looks import check_looks
from tests.browser.player import Hand
from tests.browser.script import bring, follow, rehearse, sit_down
from tests.browser.visitor import House, Visit


class Match(NamedTuple):
    """A game, its seed, how it ends, who plays it how, and how many of its last answers go through the page."""

    game: str
    seats: int
    seed: int
    end: str
    language: str = "en"
    width: int = 1024
    hand: Hand = "mouse"
    last: int | None = None  # all if none

    @property
    def name(self) -> str:
        how = "whole" if self.last is None else f"last-{self.last}"
        return f"{self.game}-{self.seats}-{self.end}-{self.hand}-{how}"


# The seeds of short games, by a search through the first few hundred.
MATCHES = [
    Match("turmoil", 2, 52, "held", "ja", hand="keys"),
    Match("turmoil", 2, 120, "twenty", "es"),
    Match("turmoil", 2, 3, "war", width=360, last=40),
    Match("turmoil", 2, 101, "turn-ten", width=1920, last=40),
    Match("v1919", 1, 24, "settled", "es"),
    Match("v1919", 2, 15, "settled", "ja", 360),
    Match("v1919", 3, 24, "settled", width=1920),
    Match("v1919", 4, 42, "settled"),
]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.name)
def test_game(visit: Visit, house: House, match: Match) -> None:
    script = rehearse(match.game, match.seats, match.seed, hasty=match.game == "v1919")
    assert script.result.reason.id == f"{match.game}.end.{match.end}"
    answers = script.answers[-(match.last or 0) :]
    me = visit(language=match.language, width=match.width, hand=match.hand)
    table = sit_down(me, bring(house, script.record, 0 if match.last is None else answers[0][0]))
    follow(me, answers)

    names = tuple(seat.name for seat in script.record.header.seats)
    lead = me.sees(".verdict .lead").inner_text()
    assert lead == speaker(match.language).say(script.result.reason, names)
    assert ("Ana" in me.sees(".verdict h1").inner_text()) == (0 in script.result.winners)
    record = me.asks(f"/api/tables/{table}/record")
    assert [tuple(move[:2]) for move in record["moves"]] == [(m.seat, m.action) for m in script.record.moves]
    assert me.given == answers
    check_looks(me)
