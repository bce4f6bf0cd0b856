"""`salon play`: a game in the terminal, full screen or plain."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from salon import bots
from salon.cli import Parser
from salon.cli.history import past
from salon.cli.setup import add_confirm, add_table_arguments, default_seats, options, players, seed
from salon.kernel import BadRecord, BadSetup, Game, Record, State, fault
from salon.lang import Words


def add_arguments(command: Parser) -> None:
    command.add_game("game", nargs="?")
    command.add_argument("--seats", metavar="you,bot,…", help=command.say("help.arg-seats"))
    command.add_argument("--bot", metavar="LEVEL", default=bots.USUAL, help=command.say("help.arg-bot"))
    command.add_argument("--solo", action="store_true", help=command.say("help.arg-solo"))
    add_table_arguments(command)
    command.add_argument("--plain", action="store_true", help=command.say("help.arg-plain"))
    command.add_argument("--ask", action="store_true", help=command.say("help.arg-ask"))
    add_confirm(command)
    command.add_argument("--save", metavar="FILE", type=Path, help=command.say("help.arg-save"))
    command.add_argument("--resume", nargs="?", const="", metavar="FILE", help=command.say("help.arg-resume"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    from salon.cli.learn import open_session
    from salon.cli.packs import dealt

    full_screen = not args.plain and sys.stdin.isatty() and sys.stdout.isatty()
    if args.game is None and args.resume is None:
        return _menu(speaker, full_screen)
    game, record, path = _resume(args) if args.resume is not None else _begin(args, speaker)
    if args.cards is not None:
        _, speaker = dealt(game.id, args.cards, speaker)
    session = open_session(game, record, speaker, path)
    session.asks_all = args.ask
    session.care.confirm = args.confirm
    if full_screen:
        from salon.cli.screen import play

        return play(session)
    from salon.cli.plain import play as play_plain

    return play_plain(session)


def _begin(args: argparse.Namespace, speaker: Words) -> tuple[Game[State], Record, Path | None]:
    from salon.cli.packs import played
    from salon.games import load

    game = load(args.game, args.cards)
    around = "you" if args.solo else args.seats or default_seats(game)
    seats = players(around, game, speaker, args.bot)
    if len(seats) not in game.seat_counts:
        allowed = ", ".join(map(str, game.seat_counts))
        raise fault(BadSetup, "kernel.bad-seats", game=game.id, seats=len(seats), allowed=allowed)
    chosen = options(args, game)
    if len(seats) == 1:
        chosen = {**game.next_options(past(game.id, seats[0].name)), **chosen}
    pack = played(game.id, args.cards)
    return game, Record.of(game, seats, seed(args), chosen, pack=pack), args.save


def _resume(args: argparse.Namespace) -> tuple[Game[State], Record, Path]:
    from salon.cli.session import unfinished
    from salon.games import games, load

    if args.resume:
        path = Path(args.resume)
        record = Record.load(path)
    else:
        waiting = unfinished()
        if not waiting:
            raise fault(BadRecord, "cli.nothing-to-resume", game=games()[0])
        path, record = waiting[0]
    return load(record.game_id, args.cards), record, path


def _menu(speaker: Words, full_screen: bool) -> int:
    if full_screen:
        from salon.cli.screen import menu

        return menu(speaker)
    from salon.cli.plain import menu as menu_plain

    return menu_plain(speaker)
