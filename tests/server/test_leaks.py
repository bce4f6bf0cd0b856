"""The adversary of `python -m tests.leaks` at a few positions of every game; and that it would see a leak."""

from __future__ import annotations

import pytest

from salon.kernel import SalonError
from salon.server.live import LiveTable
from salon.server.wire import Refused
from tests import leaks


def test_nothing_a_seat_receives_tells_worlds_apart_that_it_cannot_know_apart() -> None:
    count, told_apart = leaks.run(4, 7, leaks.all_kinds())
    assert not told_apart
    assert count["worlds that differ"] > count["worlds"] / 2


def test_the_adversary_sees_a_leak_of_one_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    told = LiveTable.refusal

    def longer(self: LiveTable, error: SalonError, language: str) -> Refused:
        """Its length tells whether the number of bytes of the true position is odd."""
        found = told(self, error, language)
        odd = sum(self.play.state.snapshot()) % 2
        return Refused(title=found.title + " " * odd, clause=found.clause, version=found.version)

    monkeypatch.setattr(LiveTable, "refusal", longer)
    assert leaks.run(6, 7, [("court", 3)])[1]
