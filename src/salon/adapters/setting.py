"""A table as programs that learn see it: a fixed number of answers, masks, numbers, rewards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from salon.games import load
from salon.kernel import BadSetup, Decision, Fate, Game, Result, State, Value, counts, fault


class Setting:
    """A game with a number of seats and options: all its matches have the same spaces.

    >>> import salon
    >>> setting = Setting(salon.list_games()[0])
    >>> s = setting.new(seed=7)
    >>> len(setting.encode(s, 0)) == setting.size, len(setting.mask(s, 0)) == setting.actions
    (True, True)
    """

    def __init__(
        self, game: str | Game[State], seats: int | None = None, options: Mapping[str, Value] | None = None
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = self.game.seat_counts[-1] if seats is None else seats
        self.options = self._options(options or {})
        self.game.new(self.seats, 0, self.options)  # a bad table is refused here, not in the first match
        encoder = self.game.encoder(self.seats)
        if encoder is None:
            raise fault(BadSetup, "kernel.no-encoder", game=self.game.id)
        self.blocks = encoder.blocks
        self.size = encoder.size
        self.encode = encoder.encode
        self.actions = len(self.game.vocabulary)
        self._nothing = bytes(self.actions)
        self._mask = lru_cache(65536)(self._write_mask)

    def __reduce__(self) -> tuple[type[Setting], tuple[str, int, dict[str, Value]]]:
        return Setting, (self.game.id, self.seats, self.options)

    def _options(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Those given, and those without which there are no numbers."""
        found = dict(given)
        for name, value in self.game.study.items():
            counts = self.game.options[name].seat_counts
            if counts and self.seats not in counts:
                continue
            if found.setdefault(name, value) != value:
                raise fault(BadSetup, "kernel.no-encoder-for", option=name, value=str(value).lower())
        return found

    def new(self, seed: int | str | None = None, fate: Fate | None = None) -> State:
        """A new match, silent: nothing is told of it."""
        return self.game.new(self.seats, seed, self.options, fate).copy()

    def mask(self, s: State, seat: int) -> bytes:
        """A 1 for each answer that the seat may give now; none if it is not asked."""
        decision = next((d for d in s.pending if d.seat == seat), None)
        return self._nothing if decision is None else self._mask(answers(decision))

    def mask_of(self, decision: Decision) -> bytes:
        """A 1 for each answer to a question."""
        return self._mask(answers(decision))

    def _write_mask(self, legal: tuple[int, ...]) -> bytes:
        return counts(legal, self.actions)

    def rewards(self, result: Result | None) -> tuple[float, ...]:
        """What the end is worth to each seat: 1 to who wins alone, shared if several do.

        The others lose as much between them. If nobody wins, all lose 1, as does who loses alone.
        """
        if result is None:
            return (0.0,) * self.seats
        winners = result.winners
        if self.seats == 1 or not winners:
            return tuple(1.0 if seat in winners else -1.0 for seat in range(self.seats))
        share = self.seats / len(winners)
        return tuple(((share if seat in winners else 0) - 1) / (self.seats - 1) for seat in range(self.seats))


def asked(s: State) -> Decision:
    """The question that comes next, where several may be answered at the same time."""
    return s.awaited()[0]


def answers(decision: Decision) -> tuple[int, ...]:
    """The answers that bring the game on."""
    return decision.legal or decision.hoped
