"""`salon arena`: bots against bots, from all seats; ratings with their intervals, and a report."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from salon.arena import Figures, Run, Setting
from salon.arena.page import page, percents, table
from salon.arena.run import ENGINES, LOCAL
from salon.arena.setting import usual_seats
from salon.cli import INTERRUPTED, Parser
from salon.cli.render import pad, width
from salon.cli.setup import add_table_arguments, number, options
from salon.games import load
from salon.kernel import Text
from salon.kernel.version import VERSION
from salon.lang import Words

PAGE, TABLE = "index.html", "games.csv"
COLUMNS = ("arena.column-bot", "arena.column-rating", "arena.column-share", "arena.column-time")
EVERY = 1.0  # seconds between two looks at the ratings


def add_arguments(command: Parser) -> None:
    command.add_game("game")
    command.add_argument("--bots", required=True, metavar="A,B,…", help=command.say("help.arg-arena-bots"))
    command.add_argument("--games", default="200", metavar="N", help=command.say("help.arg-arena-games"))
    command.add_argument("--seats", metavar="K", help=command.say("help.arg-arena-seats"))
    command.add_argument("--workers", default="1", metavar="K", help=command.say("help.arg-jobs"))
    command.add_argument("--engine", default=LOCAL, choices=ENGINES, help=command.say("help.arg-engine"))
    command.add_argument("--all", action="store_true", help=command.say("help.arg-arena-all"))
    command.add_argument("--report", type=Path, metavar="DIR", help=command.say("help.arg-report"))
    add_table_arguments(command)


def run(args: argparse.Namespace, speaker: Words) -> int:
    setting = _setting(args)
    games = number("--games", args.games, 1)
    workers = number("--workers", args.workers, 1)
    rounds = -(-games // setting.games_in_round)
    found = Run(setting, rounds, args.report)
    line = _Line(speaker, rounds * setting.games_in_round)
    if found.kept:
        print(speaker.say(Text("arena.goes-on", {"games": found.kept})))
    try:
        found.play(workers, to_the_end=args.all, watch=line.show, engine=args.engine)
    except KeyboardInterrupt:
        line.end()
        kept = "arena.interrupted-kept" if args.report else "arena.interrupted"
        print(speaker.say(Text(kept, {"games": len(found.games)})))
        return INTERRUPTED
    line.end()
    _tell(found, speaker)
    if args.report:
        (args.report / PAGE).write_text(page(found, speaker, VERSION), encoding="utf-8")
        (args.report / TABLE).write_text(table(found), encoding="utf-8")
        print(speaker.say(Text("arena.written", {"path": str(args.report / PAGE)})))
    return 0


def _setting(args: argparse.Namespace) -> Setting:
    game = load(args.game, args.cards)
    names = tuple(word.strip() for word in args.bots.split(","))
    seats = number("--seats", args.seats, 1) if args.seats else usual_seats(game, len(names))
    setting = Setting(
        game=args.game,
        seats=seats,
        bots=names,
        seed=number("--seed", args.seed or "0", 0),
        options=options(args, game),
        cards=str(args.cards or ""),
    )
    setting.check()
    return setting


class _Line:
    """How far the run is and how the bots stand, on the error stream where somebody is watching."""

    def __init__(self, speaker: Words, games: int) -> None:
        self.speaker, self.games = speaker, games
        self.watched = sys.stderr.isatty()
        self.looked, self.standing, self.wide = 0.0, "", 0

    def show(self, run: Run) -> None:
        if not self.watched:
            return
        now = time.monotonic()
        if now - self.looked >= EVERY and run.rounds:
            self.looked, self.standing = now, self._standing(run)
        done = len(run.games)
        filled = 20 * done // self.games
        text = f"{'█' * filled}{'░' * (20 - filled)} {done}/{self.games}  {self.standing}"
        wide, self.wide = self.wide, width(text)
        print(f"\r{pad(text, max(wide, self.wide))}", end="", file=sys.stderr, flush=True)

    def _standing(self, run: Run) -> str:
        found = Figures(run.rounds, run.setting.names).ratings()
        return " · ".join(
            f"{self.speaker.say(Text(f'bots.{line.bot}'))} {line.rating:+.0f}"
            + (f" ±{(line.high - line.low) / 2:.0f}" if len(run.rounds) > 1 else "")
            for line in found
        )

    def end(self) -> None:
        if self.watched:
            print(file=sys.stderr)


def _tell(run: Run, speaker: Words) -> None:
    """The bots in their order: rating, share of wins, and what they took to think."""
    figures, spent = Figures(run.rounds, run.setting.names), run.spent
    counts = {"games": len(figures.games), "deals": len(figures.rounds), "seats": run.setting.seats}
    print(speaker.say(Text("arena.played", {**counts})))
    print(speaker.say(Text("arena.certain" if run.certain else "arena.all-played")))
    lines = [[speaker.say(Text(id)) for id in COLUMNS]]
    for found in figures.ratings():
        share = figures.of_bot(found.bot)
        assert share is not None
        taken = "–"
        if found.bot in spent.seconds:
            each = 1000 * spent.seconds[found.bot] / spent.answers[found.bot]
            taken = f"{each:.1f} ms ({spent.longest[found.bot]:.2f} s)"
        rating = f"{found.rating:+.0f} ({found.low:+.0f} … {found.high:+.0f})"
        lines.append([speaker.say(Text(f"bots.{found.bot}")), rating, percents(share), taken])
    wide = [max(map(width, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  " + "  ".join(map(pad, line, wide)).rstrip())
