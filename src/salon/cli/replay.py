"""`salon replay`: a recorded game told again, to any moment."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.cli import Parser
from salon.cli.packs import dealt
from salon.cli.render import shown
from salon.cli.setup import add_cards
from salon.cli.sheets import plain, room
from salon.kernel import BadSetup, Event, Record, fault
from salon.lang import Words


def add_arguments(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=command.say("help.arg-record"))
    command.add_argument("--at", metavar="N", type=int, help=command.say("help.arg-at"))
    command.add_argument("--seat", metavar="N", type=int, help=command.say("help.arg-seat"))
    add_cards(command)


def run(args: argparse.Namespace, speaker: Words) -> int:
    record = Record.load(args.file)
    count = len(record.header.players)
    if args.at is not None and not 0 <= args.at <= len(record.moves):
        raise fault(BadSetup, "cli.bad-moment", at=str(args.at), moves=len(record.moves))
    if args.seat is not None and not 1 <= args.seat <= count:
        raise fault(BadSetup, "cli.bad-viewer", seat=str(args.seat), seats=count)
    seat = None if args.seat is None else args.seat - 1
    names = [speaker.called(shown(player.name)) for player in record.header.players]
    game, speaker = dealt(record.game_id, args.cards, speaker)
    log: list[Event] = []
    state = record.replay(args.at, game=game, log=log)
    for event in log:
        print(speaker.say(event.seen_by(seat).text, names))
    print("", plain(game.tables(state, seat), speaker, names, room()), sep="\n")
    for decision in state.pending:
        print(f"\n{names[decision.seat]}: {speaker.say(decision.prompt, names)}")
    return 0
