"""What a seat sees as numbers: no more than it knows, and no less than its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import salon
from salon.kernel import Encoder, Fate, Game, State, Value, counts

Table = tuple[str, int, dict[str, Value]]


def tables() -> list[Table]:
    """Every game and number of seats, as programs play them; and one with all that can be added to it."""
    found: list[Table] = [
        (id, seats, {name: value for name, value in game.study.items() if fits(game, name, seats)})
        for id, game in ((id, salon.load(id)) for id in salon.list_games())
        for seats in game.seat_counts
    ]
    return [*found, ("turmoil", 2, {"mobilization": True, "monarchy": True})]


def fits(game: Game[State], option: str, seats: int) -> bool:
    counts = game.options[option].seat_counts
    return not counts or seats in counts


EACH_TABLE = pytest.mark.parametrize(("id", "seats", "options"), tables())


def positions(game: Game[State], seats: int, options: dict[str, Value], every: int) -> Iterator[State]:
    """Positions of random games, and their ends."""
    chance = Fate.of(seats)
    for seed in range(2):
        s = game.new(seats, seed, options)
        number = 0
        while s.result is None:
            if number % every == 0:
                yield s
            number += 1
            decision = chance.pick(s.awaited())
            s.apply(chance.pick(decision.legal or decision.hoped), decision.seat)
        yield s


def encoder_of(game: Game[State], seats: int) -> Encoder[State]:
    found = game.encoder(seats)
    assert found is not None
    return found


# In the order in which they lie they decide nothing: discards are shuffled before they are drawn from.
UNORDERED = {"discard", "removed", "display", "force", "barred", "changes", "waiting_events", "revealed"}


def canonical(view: Any, name: str = "") -> Any:
    """A view without the order of things that have none."""
    if isinstance(view, dict):
        return {key: canonical(value, key) for key, value in view.items() if key != "offered"}
    if name == "piles" or name in UNORDERED:
        return sorted(map(str, view)) if isinstance(view, list) else view
    if name == "legal":
        return None if view is None else sorted(view)
    if isinstance(view, list):
        return [canonical(value) for value in view]
    return view


def mask(s: State, seat: int) -> bytes:
    """The answers that a seat may give now, which go with its numbers."""
    decision = s.decision(seat)
    return counts((*decision.legal, *decision.aside) if decision else (), len(s.vocabulary))


@EACH_TABLE
def test_worlds_that_look_the_same_have_the_same_numbers(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    game, chance = salon.load(id), Fate.of(1)
    encoder = encoder_of(game, seats)
    for s in positions(game, seats, options, 7 if id == "court" else 41):
        for seat in range(seats):
            seen = encoder.encode(s, seat)
            assert len(seen) == encoder.size
            for _ in range(2 if s.result is None else 0):
                assert encoder.encode(s.determinize(seat, chance), seat) == seen
            assert encoder.encode(s, seat) == seen == encoder_of(game, seats).encode(s, seat)


@EACH_TABLE
def test_what_looks_different_has_different_numbers(id: str, seats: int, options: dict[str, Value]) -> None:
    """Positions that differ by one answer are the hardest to tell apart."""
    game = salon.load(id)
    encoder = encoder_of(game, seats)
    for s in positions(game, seats, options, 5 if id == "court" else 47):
        near = [s]
        for decision in s.awaited()[:2]:
            for action in (decision.legal or decision.hoped)[:12]:
                near.append(s.copy())
                near[-1].apply(action, decision.seat)
        for seat in range(seats):
            found: dict[tuple[bytes, bytes], Any] = {}
            for other in near:
                view = canonical(other.view(seat))
                key = encoder.encode(other, seat), mask(other, seat)
                known = found.setdefault(key, view)
                differ = [key for key in view if view[key] != known[key]]
                assert not differ, (differ, [(view[key], known[key]) for key in differ])
