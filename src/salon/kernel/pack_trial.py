"""A pack is tried before it is played: random games with every promise of the kernel and of the game."""

from __future__ import annotations

import hashlib
import traceback
from collections import Counter
from collections.abc import Callable, Collection
from functools import lru_cache

import msgspec

from salon.kernel.about import Value
from salon.kernel.conformance import random_game, require
from salon.kernel.errors import InvariantBroken
from salon.kernel.game import Game, S
from salon.kernel.play import Play
from salon.kernel.record import Record
from salon.kernel.text import Text

GAMES = 200
EVERY = 13  # the costly checks at every so many positions: prime, so that all phases come up
MOST = 4_000  # answers in a game without talk aside: none that ends needs half as many
LONGER = 10  # times as many with it
MORE = 4  # one game more for so many, while something has not come up
LONG = 5  # one round of so many is played with what `Game.study` leaves out
ENDLESS = "a game ends"


class Stopped(msgspec.Struct, frozen=True):
    """A game that could not go on."""

    game: int  # which one, from 1
    seats: int
    seed: str
    options: dict[str, Value]
    promise: str  # that was broken; of any other fault its kind, which is the engine's
    ours: bool  # whether the engine is at fault rather than a promise that the cards broke
    last: Text  # what was told last of a card, else what was told last
    card: str  # the symbol of that card, if one was named
    record: bytes  # the game up to there: its last position is the one to look at
    trace: str = ""  # where the engine stumbled, if it did


class Trial(msgspec.Struct, frozen=True):
    """What came of it; a pack is sound if no game stopped."""

    play: str  # the digest of what was tried; empty: the house's cards
    games: int
    moves: int
    ends: dict[str, int]  # the ids of the reasons, and how often
    wins: dict[str, tuple[int, ...]]  # by number of seats, for each seat
    came_up: tuple[str, ...]  # the symbols of the cards that something was told of, and of what was wanted
    stopped: Stopped | None = None


def trial(
    game: Game[S],
    games: int = GAMES,
    progress: Callable[[int, int], None] | None = None,
    every: int = EVERY,
    wanted: Collection[str] = (),
) -> Trial:
    """Play so many games, spread over all numbers of seats and all options, up to the first that stops.

    The deals come from the digest: the same pack is tried in the same games. `progress` is told after each
    game how many of how many are done; whatever it raises ends the trial. Where cards or what is on them are
    `wanted`, some more games are played while one of them has not come up.
    """
    moves, left = 0, set(wanted)
    ends, came_up = Counter[str](), set[str]()
    wins: dict[str, list[int]] = {str(seats): [0] * seats for seats in game.seat_counts}
    stopped = None
    for number in range(games + (games // MORE if wanted else 0)):
        if number >= games and not left:
            break
        seats = game.seat_counts[number % len(game.seat_counts)]
        play, stopped = _one(game, seats, number, every)
        moves += len(play.record.moves)
        for event in play.log:
            came_up.update(_cards(game, event.text))
            came_up.update(left.intersection(_symbols(event.text)))
        left -= came_up
        if stopped is not None:
            break
        assert play.state.result is not None
        ends[play.state.result.reason.id] += 1
        for winner in play.state.result.winners:
            wins[str(seats)][winner] += 1
        if progress is not None:
            progress(number + 1, max(games, number + 1))
    return Trial(
        game.play,
        sum(ends.values()),
        moves,
        dict(sorted(ends.items())),
        {seats: tuple(won) for seats, won in wins.items()},
        tuple(sorted(came_up)),
        stopped,
    )


def _one(game: Game[S], seats: int, number: int, every: int) -> tuple[Play, Stopped | None]:
    seed = hashlib.sha256(f"{game.play}/{number}".encode()).hexdigest()
    options = spread(game, seats, number // len(game.seat_counts))
    play = Play.begin(Record.of(game, [f"P{n + 1}" for n in range(seats)], seed, options), game)

    def hurry(play: Play) -> None:
        most = MOST * (LONGER if any(decision.aside for decision in play.state.pending) else 1)
        require(len(play.record.moves) < most, ENDLESS)

    try:
        random_game(game, seats, int(seed[:8], 16), options, every=every, visit=hurry, play=play)
    except Exception as error:  # noqa: BLE001  (whatever goes wrong, the cards have brought it about)
        told = [event.text for event in (*play.log, *(play.state.journal or ()))]
        of_cards = [(text, card) for text in told for card in _cards(game, text)]
        last, card = of_cards[-1] if of_cards else (told[-1] if told else Text("pack.at-the-start"), "")
        promise = str(error) if isinstance(error, InvariantBroken) else type(error).__name__
        ours = not isinstance(error, InvariantBroken)
        data, trace = play.record.to_json(), traceback.format_exc() if ours else ""
        return play, Stopped(number + 1, seats, seed, options, promise, ours, last, card, data, trace)
    return play, None


def spread(game: Game[S], seats: int, round: int) -> dict[str, Value]:
    """Options of a table: every choice of each comes up in turn, and not always with the same others.

    What makes games long without making cards do more comes up in one of a few.
    """
    chosen: dict[str, Value] = {}
    for place, (name, option) in enumerate(game.options.items()):
        if not option.seat_counts or seats in option.seat_counts:
            choices = list(option.choices)
            plain = name in game.study and round % LONG
            chosen[name] = game.study[name] if plain else choices[(round // (place + 1)) % len(choices)]
    return chosen


def _symbols(text: Text) -> list[str]:
    """The things that a sentence names."""
    symbols = [symbol for arg in text.args.values() for symbol in (arg if isinstance(arg, tuple) else (arg,))]
    return [symbol for symbol in symbols if isinstance(symbol, str) and symbol.count(".")]


def _cards(game: Game[S], text: Text) -> list[str]:
    """The cards that a sentence names."""
    return [card for symbol in _symbols(text) for card in (_card(game, symbol),) if card]


def _card(game: Game[S], symbol: str) -> str:
    """The card that a symbol means, itself or one of its copies or options; empty if it means none."""
    ids = _ids(game)
    if symbol in ids:
        return symbol
    kind, name, *_ = symbol.split(".")
    if kind not in ("card", "option", "stack"):
        return ""
    return next((id for id in ids if id.partition(".")[2] == name), "")


@lru_cache(4)
def _ids(game: Game[S]) -> dict[str, None]:
    return dict.fromkeys(card.id for card in game.catalogue())
