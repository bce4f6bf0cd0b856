"""Hints: all are written down, have words in every language, come up in play, and tell nobody's secrets."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import salon
from salon.kernel import BadHints, Fate, Hint, State, Text
from salon.kernel.hint import rules_in
from salon.lang import LANGUAGES, words

NAMES = ["Ana", "Odile", "Mateo", "Rosa"]
GAMES = {"court": (3, 12), "turmoil": (2, 3), "v1919": (4, 4)}  # seats, and games to play at random
RARE = 5  # hints of a game that need not come up in so few games


def hear(game: str, seats: int, seed: int) -> list[tuple[State, int, Hint]]:
    """What a random game would have told: each hint at its first time."""
    known, chance = salon.load(game), random.Random(seed)
    s = known.new(seats, seed)
    found: dict[str, tuple[State, int, Hint]] = {}
    while s.result is None:
        decision = s.awaited()[0]
        for hint in known.hints(s, decision.seat):
            if hint.id not in found:
                found[hint.id] = (s.copy(), decision.seat, hint)
        s.apply(chance.choice(decision.legal), decision.seat)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_up_and_can_be_said(game: str) -> None:
    known = salon.load(game)
    seats, games = GAMES[game]
    heard: Counter[str] = Counter()
    for seed in range(games):
        for n in {seats, known.seat_counts[0]}:
            for _, _, hint in hear(game, n, seed):
                heard[hint.id] += 1
                for language in LANGUAGES:
                    assert words(language).say(Text(f"{game}.hint.{hint.id}", hint.args), NAMES)
                for symbol in hint.lit:
                    named = symbol in known.vocabulary or words("en").name(game, symbol) != symbol
                    assert named or symbol.startswith("part."), symbol
    assert set(heard) <= set(known.hint_rules)
    assert len(set(known.hint_rules) - set(heard)) <= RARE, set(known.hint_rules) - set(heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_only_what_the_seat_can_see(game: str) -> None:
    """In another world that looks the same to the seat, it is told the same."""
    known = salon.load(game)
    for s, seat, _ in hear(game, GAMES[game][0], 1):
        other = s.determinize(seat, Fate.of(99))
        assert known.hints(other, seat) == known.hints(s, seat)


def test_bad_hints_say_what_is_wrong(tmp_path: Path) -> None:
    assert rules_in(tmp_path) == {}
    (tmp_path / "hints.toml").write_text("hints = [{ ids = 'a' }]", "utf-8")
    with pytest.raises(BadHints) as found:
        rules_in(tmp_path)
    assert "hints.toml" in words("en").say(found.value.text)
