"""One game of the arena, and what is kept of it."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from salon import bots
from salon.arena.setting import Setting, Table
from salon.bots import Bot
from salon.kernel import Event, Fate, Game, InvariantBroken, Source, State
from salon.kernel.fact import HOWS, How

NOBODY: Mapping[str, Callable[[], Bot]] = MappingProxyType({})


class Played(msgspec.Struct, frozen=True):
    """A game that has ended. Everything in it hangs on its seed and its bots alone."""

    seed: int
    bots: tuple[str, ...]  # by seat, as all that follows
    sides: tuple[str, ...]
    won: tuple[float, ...]  # 1, or a share of it where several won
    scores: tuple[int, ...]
    answers: tuple[int, ...]
    end: str  # the id of the reason
    sources: tuple[tuple[Source, ...], ...]
    used: tuple[dict[How, tuple[str, ...]], ...]  # the cards that a seat held, settled, played or took


class Spent(msgspec.Struct):
    """Processor time that each bot has taken, which hangs on the machine: it is told and not kept."""

    seconds: dict[str, float] = {}
    answers: dict[str, int] = {}
    longest: dict[str, float] = {}

    def add(self, bot: str, seconds: float) -> None:
        self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds
        self.answers[bot] = self.answers.get(bot, 0) + 1
        self.longest[bot] = max(self.longest.get(bot, 0.0), seconds)

    def take_in(self, other: Spent) -> None:
        for bot, seconds in other.seconds.items():
            self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds
            self.answers[bot] = self.answers.get(bot, 0) + other.answers[bot]
            self.longest[bot] = max(self.longest.get(bot, 0.0), other.longest[bot])


def play_game(
    setting: Setting, table: Table, guests: Mapping[str, Callable[[], Bot]] = NOBODY
) -> tuple[Played, Spent]:
    """Play one game to its end. Names may be those of guests: players of one's own, such as learn."""
    game = setting.rules
    s = game.new(setting.seats, table.seed, setting.options)
    players = [guests[name]() if name in guests else bots.load(name, game) for name in table.bots]
    log: list[Event] = []
    answers = [0] * setting.seats
    spent = Spent()
    held: list[set[str]] = [set() for _ in range(setting.seats)]
    for turn in range(game.max_decisions):
        if s.result is not None:
            break
        seat = next(bots.due(s)).seat
        # The same chance for whoever sits there: what differs between the games of a deal is the bots.
        chance = Fate(hashlib.sha256(f"arena {table.seed} {seat} {turn}".encode()).hexdigest())
        began = time.process_time()
        action = bots.answer(players[seat], s, seat, chance)
        spent.add(table.bots[seat], time.process_time() - began)
        log += s.apply(action, seat)
        answers[seat] += 1
        for number, cards in enumerate(held):
            cards.update(game.hand(s, number))
    if s.result is None:
        raise InvariantBroken(f"seed {table.seed}: {game.id} does not end")
    winners = s.result.winners
    played = Played(
        seed=table.seed,
        bots=table.bots,
        sides=tuple(game.side(s, seat) for seat in range(setting.seats)),
        won=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(setting.seats)),
        scores=s.result.scores,
        answers=tuple(answers),
        end=s.result.reason.id,
        sources=game.tally(s, log),
        used=_used(game, s, log, held),
    )
    return played, spent


def _used(
    game: Game[State], s: State, log: list[Event], held: list[set[str]]
) -> tuple[dict[How, tuple[str, ...]], ...]:
    """By seat, the cards that it has held, and those that the facts say it has used; each once."""
    owners = {game.side(s, seat): seat for seat in range(s.seats)}
    owners |= {f"seat.{seat}": seat for seat in range(s.seats)}
    found: list[dict[How, set[str]]] = [{"held": cards} for cards in held]
    for event in log:
        use = event.fact.used()
        if use is not None and use.by in owners:
            found[owners[use.by]].setdefault(use.how, set()).add(use.card)
    return tuple({how: tuple(sorted(uses[how])) for how in HOWS if uses.get(how)} for uses in found)
