"""Fate: the same chance everywhere, and scripted chance for tests."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.kernel import BadSetup, Fate, Need, Script
from salon.kernel import fate as chance


def test_the_same_draws_on_every_python() -> None:
    fate = Fate.of(1919)
    assert [fate.below(100) for _ in range(8)] == [86, 87, 87, 61, 76, 39, 27, 33]
    deck = list(range(10))
    fate.shuffle(deck)
    assert deck == [1, 9, 2, 5, 6, 0, 8, 7, 4, 3]


@given(st.integers(0, 2**256 - 1), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    fate = Fate.of(seed)
    assert all(0 <= fate.below(n) < n for _ in range(5))


@given(st.integers(0, 2**64), st.integers(0, 40), st.integers(0, 120))
def test_shuffle_draws_as_below_does(seed: int, before: int, size: int) -> None:
    quick, slow = Fate.of(seed), Fate.of(seed)
    for _ in range(before):
        quick.below(6), slow.below(6)
    shuffled, expected = list(range(size)), list(range(size))
    quick.shuffle(shuffled)
    for i in range(size - 1, 0, -1):
        j = slow.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert shuffled == expected
    assert quick == slow


def test_every_face_comes_up_about_equally_often() -> None:
    fate = Fate.of(5)
    faces = [fate.roll() for _ in range(6000)]
    assert {1, 2, 3, 4, 5, 6} == set(faces)
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))


def drawing(words: tuple[int, ...], monkeypatch: pytest.MonkeyPatch) -> Fate:
    """A fate whose first sixteen words are these, then sixteen more of the last."""
    sixteen = (words + (words[-1],) * 16)[:16]
    monkeypatch.setattr(chance, "_block", lambda seed, index: sixteen if index == 0 else (words[-1],) * 16)
    return Fate.of(0)


@pytest.mark.parametrize("n", [3, 6, 7, 13, 55, 3 * 2**30, 2**32 - 1])
def test_words_that_would_favour_low_numbers_are_drawn_again(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the 2³² words only the largest multiple of n counts, so that each number has as many words."""
    fair = 2**32 // n * n
    fate = drawing((fair, 2**32 - 1, fair - 1, 0), monkeypatch)
    assert (fate.below(n), fate.counter) == (n - 1, 3)
    assert (fate.below(n), fate.counter) == (0, 4)


@pytest.mark.parametrize("n", [1, 2, 64, 2**31, 2**32])
def test_a_power_of_two_uses_every_word(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    fate = drawing((2**32 - 1,), monkeypatch)
    assert (fate.below(n), fate.counter) == (n - 1, 1)


def test_a_range_of_three_quarters_is_drawn_evenly() -> None:
    """Without a second draw the lower third would come up in half of all cases."""
    fate, n = Fate.of(11), 3 * 2**30
    thirds = [fate.below(n) * 3 // n for _ in range(3000)]
    assert all(900 < thirds.count(third) < 1100 for third in range(3))


def test_a_shuffle_draws_such_words_again_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three items need a number below 3, then one below 2: the word 2³² - 1 is no fair draw for the first."""
    fate = drawing((2**32 - 1, 1, 0), monkeypatch)
    items = ["a", "b", "c"]
    fate.shuffle(items)
    assert (items, fate.counter) == (["c", "a", "b"], 3)


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_is_a_number_or_its_digits(seed: bytes) -> None:
    assert Fate.of(seed.hex()) == Fate.of(int.from_bytes(seed, "big"))
    assert Fate.of(seed.hex()).commitment() == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("seed", [-1, 2**256, "", "xyz", "A" * 64, "0" * 63])
def test_other_seeds_are_refused(seed: int | str) -> None:
    with pytest.raises(BadSetup, match="is not a seed; expected a whole number"):
        Fate.of(seed)


def test_a_secret_seed_is_new_each_time() -> None:
    assert Fate.of() != Fate.of()


def test_a_fork_tells_nothing_of_its_origin() -> None:
    fate = Fate.of(3)
    assert fate.fork().seed != fate.seed
    assert fate.fork() != fate.fork()


def test_a_copy_goes_its_own_way() -> None:
    fate = Fate.of(3)
    twin = fate.copy()
    fate.below(6)
    assert twin.counter == 0


def test_a_script_gives_its_outcomes_and_then_asks() -> None:
    fate = Script.of_outcomes(2, 0, 1)
    assert (fate.roll(), fate.pick("ab")) == (3, "a")
    items = ["x", "y"]
    fate.shuffle(items)
    assert items == ["x", "y"]
    with pytest.raises(Need) as need:
        fate.below(13)
    assert need.value.n == 13


def test_a_script_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="is 6, not below 6"):
        Script.of_outcomes(6).roll()
