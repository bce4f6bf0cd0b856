"""The small pictures of positions: small, the same in all worlds that nobody can tell apart, and in words."""

from __future__ import annotations

import json
import random

import pytest

import salon
from salon.games import folder, games
from salon.kernel import Fate, Game, State
from salon.lang import LANGUAGES
from salon.server.speech import speaker

MOST = 240  # bytes of the rows, in JSON
NAMES = ("Ana", "Ben", "Carla", "Dora")
KINDS = [(id, seats) for id in games() for seats in salon.load(id).seat_counts]


def positions(game: Game[State], seats: int) -> list[State]:
    """Every tenth of a random game, with its beginning and its end."""
    chance = random.Random(seats)
    s = game.new(seats, seed=seats)
    found = [s.copy()]
    for n in range(game.max_decisions):
        if s.result is not None:
            break
        decision = s.pending[0]
        s.apply(chance.choice(decision.legal), decision.seat)
        if n % 10 == 0 or s.result is not None:
            found.append(s.copy())
    return found


@pytest.mark.parametrize(("id", "seats"), KINDS)
def test_a_picture_is_small_and_public(id: str, seats: int) -> None:
    game = salon.load(id)
    for s in positions(game, seats):
        found = game.miniature(s)
        assert found is not None
        assert len(json.dumps(found.rows, separators=(",", ":"))) <= MOST
        for language in LANGUAGES:
            words = speaker(language).say(found.says, NAMES)
            assert words.strip() == words
            assert 10 < len(words) <= MOST
        if s.result is None:
            for seat in range(seats):
                other = s.determinize(seat, Fate.of(seat + 1))
                if seats > 1:  # and who only looks on knows no hand at all
                    other = other.determinize((seat + 1) % seats, Fate.of(seat + 9))
                assert game.miniature(other) == found


@pytest.mark.parametrize("id", games())
def test_what_a_game_tells_its_board_can_draw(id: str) -> None:
    assert salon.load(id).miniature(salon.load(id).new(seed=1)) is not None
    assert (folder(id) / "board" / "mini.js").exists()


def test_the_map_is_drawn_in_the_order_it_is_told() -> None:
    """The rows say who controls each space by its number, the layout names them."""
    layout = json.loads((folder("turmoil") / "board" / "layout.json").read_text())
    ids = salon.load("turmoil").cards.atlas.ids  # type: ignore[attr-defined]
    assert tuple(layout["spaces"])[: len(ids)] == ids
