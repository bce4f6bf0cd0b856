"""`salon verify` finds what a host changed, and `salon dice` what is not even."""

from __future__ import annotations

from pathlib import Path

import pytest

import salon
from salon.cli import main
from salon.cli.dice import Finding, above, even, examine, serial
from salon.kernel import Fate, Record
from salon.kernel.fairness import Mix, Share

MIX = Mix("0a" * 32, "abcdefghjk", (Share.of(0, "0b" * 32), Share(1, "0c" * 32)))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    Record.of(salon.load("court"), ["Ana", "Ben"], mix=MIX).save(path)
    return path


def verified(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["verify", *arguments])
    out, err = capsys.readouterr()
    return code, out + err


def link(commitment: str, seal: str) -> str:
    return f"https://salon.example/tables/abcdefghjk/verify#{commitment}.{seal}"


def test_a_record_is_compared_with_the_link_that_was_kept(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for kept in (MIX.commitment(), f"{MIX.commitment()}.{MIX.seal()}", link(MIX.commitment(), MIX.seal())):
        code, said = verified(capsys, str(file), "--promise", kept)
        assert (code, "The promise that you kept is the one of this record." in said) == (0, True)
    assert "shares of these seats: 1." in said
    assert "never came, of these seats: 2." in said
    assert "Draws: " in said
    code, said = verified(capsys, str(file))
    assert (code, "With --promise" in said) == (0, True)


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        (link("ab" * 32, MIX.seal()), "another promise than the one you kept"),
        (link(MIX.commitment(), "ab" * 32), "those of the players are others"),
        ("nonsense", "is no promise; expected 64 hexadecimal digits"),
    ],
)
def test_another_promise_is_refused(
    kept: str, words: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said = verified(capsys, str(file), "--promise", kept)
    assert (code, words in said) == (2, True)


# -- dice ----------------------------------------------------------------------------------------


def test_the_draws_of_a_seed_are_as_even_as_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice", "--draws", "200000", "--seed", "1919"]) == 0
    said = capsys.readouterr().out
    assert said.count("fair: ") == 7
    assert "All as even as chance." in said


class Loaded(Fate, tag="loaded"):
    """Favours low numbers a little."""

    def below(self, n: int) -> int:
        found = Fate.below(self, n * 9)
        return found % n if found < n * 8 else found % max(1, n // 2)


def test_loaded_dice_are_found() -> None:
    assert not all(found.fair for found in examine(Loaded(Fate.of(1919).seed), 100_000))
    assert not Finding("sides", 6, even(Loaded(Fate.of(3).seed), 6, 20_000)).fair


def test_dice_that_are_too_even_are_found() -> None:
    assert not Finding("sides", 6, [1000] * 6).fair


def test_dice_that_remember_are_found() -> None:
    counts = [0] * 36
    last = 0
    fate = Fate.of(4)
    for _ in range(20_000):  # one in ten repeats the one before
        now = last if fate.below(10) == 0 else fate.below(6)
        counts[last * 6 + now] += 1
        last = now
    assert not Finding("pairs", 6, counts).fair
    assert Finding("pairs", 6, serial(Fate.of(4), 6, 40_000)).fair


@pytest.mark.parametrize(
    ("chi_square", "freedom", "p"),
    [
        (3.841459, 1, 0.05),
        (11.0705, 5, 0.05),
        (18.30704, 10, 0.05),
        (70.15, 54, 0.0689),
        (2.70554, 1, 0.1),
        (0, 5, 1),
    ],
)
def test_the_likelihoods_are_those_of_the_tables(chi_square: float, freedom: int, p: float) -> None:
    assert above(chi_square, freedom) == pytest.approx(p, abs=2e-4)


@pytest.mark.parametrize("given", ["9999", "many", "-5", "999999999999"])
def test_a_bad_number_of_draws_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dice", f"--draws={given}"]) == 2
    assert "no number of draws" in capsys.readouterr().err
