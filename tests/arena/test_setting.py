"""Who meets whom: every deal from all seats."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import salon
from salon.arena import Setting
from salon.arena.setting import usual_seats
from salon.kernel import BadSetup, UnknownName


@pytest.mark.parametrize(
    ("seats", "bots", "games"),
    [(2, "ab", 2), (3, "abb", 3), (3, "abc", 3), (2, "abc", 6), (3, "ab", 6), (4, "abcd", 4), (4, "a", 1)],
)
def test_everyone_sits_everywhere_equally_often(seats: int, bots: str, games: int) -> None:
    setting = Setting("court", seats, tuple(bots), seed=5)
    assert setting.games_in_round == games
    for number in range(2):
        tables = setting.round(number)
        assert {table.seed for table in tables} == {5 + number}
        counts = [Counter(table.bots[seat] for table in tables) for seat in range(seats)]
        assert all(count == counts[0] for count in counts)
        assert len(tables) == len({table.bots for table in tables}) == games


def test_every_other_round_goes_the_other_way() -> None:
    """So that nobody always has the same one behind."""
    setting = Setting("court", 3, ("a", "b", "c"))
    behind = [
        {(t.bots[n], t.bots[(n + 1) % 3]) for t in setting.round(number) for n in range(3)}
        for number in range(2)
    ]
    assert not behind[0] & behind[1]


def test_bots_find_a_table_that_fits_them() -> None:
    court, turmoil = salon.load("court"), salon.load("turmoil")
    assert [usual_seats(court, n) for n in (1, 2, 3, 4, 6)] == [4, 2, 3, 4, 4]
    assert [usual_seats(turmoil, n) for n in (1, 2, 3)] == [2, 2, 2]


def test_what_cannot_be_played_is_refused_before_the_work_starts() -> None:
    with pytest.raises(BadSetup):
        Setting("v1919", 1, ("random",)).check()
    with pytest.raises(UnknownName):
        Setting("court", 2, ("random", "deep-thought")).check()
    with pytest.raises(BadSetup):
        Setting("court", 5, ("random",) * 5).check()
    with pytest.raises(BadSetup):
        Setting("court", 2, ("random",), options={"nonsense": True}).check()


def test_another_setting_has_another_fingerprint() -> None:
    one = Setting("court", 2, ("random",), seed=1)
    assert one.fingerprint() == Setting("court", 2, ("random",), seed=1).fingerprint()
    assert one.fingerprint() != Setting("court", 2, ("random",), seed=2).fingerprint()


@pytest.mark.parametrize("package", ["kernel", "bots", "arena", "games/court"])
def test_a_change_of_what_decides_games_is_another_fingerprint(
    package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Setting("court", 2, ("random",), seed=1)
    before, read, touched = setting.fingerprint(), Path.read_bytes, []
    folder = Path(salon.__file__).parent / package

    def changed(self: Path) -> bytes:
        if self.parent == folder:
            touched.append(self)
            return read(self) + b" "
        return read(self)

    monkeypatch.setattr(Path, "read_bytes", changed)
    assert setting.fingerprint() != before
    assert touched
