"""`salon dataset`: games between bots as a file of views, legal answers, choices and results."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeAlias

from salon import bots
from salon.adapters.dataset import Row, form_of, play_rows, write
from salon.cli import Parser
from salon.cli.setup import add_table_arguments, free_file, options
from salon.games import load
from salon.kernel import BadSetup, Text, Value, fault
from salon.lang import Words

Table: TypeAlias = tuple[str, "Path | None", tuple[str, ...], dict[str, Value]]


def add_arguments(command: Parser) -> None:
    command.add_game("game")
    command.add_argument("--games", type=int, default=100, metavar="N", help=command.say("help.arg-games"))
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help=command.say("help.arg-dataset")
    )
    command.add_argument("--seats", type=int, metavar="K", help=command.say("help.arg-count"))
    command.add_argument(
        "--bots", default="courtier", metavar="BOT,BOT", help=command.say("help.arg-dataset-bots")
    )
    command.add_argument("--every", type=int, default=1, metavar="N", help=command.say("help.arg-every"))
    add_table_arguments(command)
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=command.say("help.arg-jobs")
    )
    command.add_argument("--overwrite", action="store_true", help=command.say("help.arg-overwrite"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    game = load(args.game, args.cards)
    path = free_file(args.out, overwrite=args.overwrite)
    form_of(path)
    players = args.bots.split(",")
    seats = args.seats or (len(players) if len(players) > 1 else game.seat_counts[-1])
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        raise fault(BadSetup, "cli.dataset-bots", bots=len(players), seats=seats)
    for player in players:
        bots.load(player, game)
    chosen = options(args, game)
    game.new(seats, seed=0, options=chosen)  # refuse a bad table before the work starts
    first = _number("--seed", args.seed or "0", 0)
    games, every = _number("--games", str(args.games), 1), _number("--every", str(args.every), 1)
    jobs = min(_number("--jobs", str(args.jobs), 1), games)
    table: Table = (args.game, args.cards, tuple(players), chosen)
    play = partial(_play, table, every)
    count = write(path, _watched(_work(play, range(first, first + games), jobs), games))
    written = Text("cli.dataset-written", {"games": games, "rows": count, "path": str(path)})
    print(speaker.say(written))
    return 0


def _number(name: str, given: str, least: int) -> int:
    if not given.isdecimal() or int(given) < least:
        raise fault(BadSetup, "cli.bad-number", name=name, given=given[:40], least=least)
    return int(given)


def _play(table: Table, every: int, seed: int) -> list[Row]:
    id, cards, players, chosen = table
    return play_rows(load(id, cards), players, seed, chosen, every)


def _work(play: partial[list[Row]], seeds: range, jobs: int) -> Iterator[list[Row]]:
    """The games in the order of their seeds, whoever plays them."""
    if jobs == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, seeds)


def _watched(rows: Iterator[list[Row]], games: int) -> Iterator[list[Row]]:
    """A line on the error stream, where somebody is watching."""
    for done, found in enumerate(rows, 1):
        if sys.stderr.isatty():
            print(f"\r{done}/{games}", end="\n" if done == games else "", file=sys.stderr, flush=True)
        yield found
