"""`salon fuzz`: random games by the thousand, with every promise of the kernel checked on the way."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import add_table_arguments, number, options
from salon.games import load
from salon.kernel import Play, Record, Text, Value
from salon.kernel.conformance import random_game
from salon.lang import Words

CHUNK = 50
EVERY = 97  # the costly checks at every so many positions: prime, so that all phases come up


def add_arguments(command: Parser) -> None:
    command.add_game("game")
    command.add_argument("--games", type=int, default=1000, metavar="N", help=command.say("help.arg-games"))
    command.add_argument("--seats", type=int, metavar="K", help=command.say("help.arg-count"))
    add_table_arguments(command)
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=command.say("help.arg-jobs")
    )
    command.add_argument("--out", type=Path, default=Path(), metavar="DIR", help=command.say("help.arg-out"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    game = load(args.game, args.cards)
    seats = game.seat_counts[-1] if args.seats is None else args.seats
    chosen = options(args, game)
    game.new(seats, seed=0, options=chosen)  # refuse a bad table before the work starts
    start = number("--seed", args.seed or "0", 0)
    games = number("--games", str(args.games), 1)
    jobs = min(number("--jobs", str(args.jobs), 1), -(-games // CHUNK))
    chunks = [
        (game.id, args.cards, seats, chosen, first, min(CHUNK, start + games - first))
        for first in range(start, start + games, CHUNK)
    ]
    moves, ends = 0, dict[str, int]()
    for done, (count, reasons, failure) in enumerate(_work(chunks, jobs), 1):
        if failure is not None:
            return _report(failure, args, speaker)
        moves += count
        for reason in reasons:
            ends[reason] = ends.get(reason, 0) + 1
        _progress(min(done * CHUNK, games), games)
    print(
        speaker.say(Text("cli.fuzz-fine", {"games": games, "game": game.id, "seats": seats, "moves": moves}))
    )
    for reason, count in sorted(ends.items(), key=lambda item: -item[1]):
        print(f"  {100 * count / games:5.1f} %  {speaker.say(Text(reason))}")
    return 0


Chunk = tuple[str, Path | None, int, dict[str, Value], int, int]
Done = tuple[int, list[str], "tuple[int, bytes, str] | None"]


def _work(chunks: list[Chunk], jobs: int) -> Iterator[Done]:
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, chunks)


def play_chunk(chunk: Chunk) -> Done:
    """Play some games: the number of moves, how they ended, and the first failure with its record."""
    id, cards, seats, chosen, first, count = chunk
    game = load(id, cards)
    moves = 0
    reasons: list[str] = []
    for seed in range(first, first + count):
        play = Play.begin(Record.of(game, [f"P{n + 1}" for n in range(seats)], seed, chosen), game)
        try:
            random_game(game, seats, seed, chosen, every=EVERY, play=play)
        except Exception as error:  # noqa: BLE001  (whatever goes wrong is the finding)
            return moves, reasons, (seed, play.record.to_json(), f"{type(error).__name__}: {error}")
        moves += len(play.record.moves)
        assert play.state.result is not None
        reasons.append(play.state.result.reason.id)
    return moves, reasons, None


def _report(failure: tuple[int, bytes, str], args: argparse.Namespace, speaker: Words) -> int:
    """Keep the failing game as a record, with the command that plays it again."""
    seed, record, reason = failure
    path = args.out / f"{args.game}-fuzz-{seed}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(record)
    again = ["salon", "fuzz", args.game, "--games", "1", "--seed", str(seed)]
    again += ["--seats", str(args.seats)] if args.seats else []
    again += [word for option in args.option for word in ("--option", option)]
    again += ["--cards", str(args.cards)] if args.cards else []
    told = {
        "seed": str(seed),
        "reason": reason,
        "command": shlex.join(["salon", "replay", str(path)]),
        "repeat": shlex.join(again),
    }
    print(speaker.say(Text("cli.fuzz-failed", {**told})))
    return 1


def _progress(done: int, games: int) -> None:
    """A bar on the error stream, where somebody is watching."""
    if not sys.stderr.isatty():
        return
    filled = 40 * done // games
    end = "\n" if done == games else ""
    print(f"\r{'█' * filled}{'░' * (40 - filled)} {done}/{games}", end=end, file=sys.stderr, flush=True)
