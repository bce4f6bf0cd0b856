"""`salon verify`: is a record genuine? Every move is played again and compared."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.cli import Parser
from salon.games import load
from salon.kernel import Record, Text
from salon.lang import Words


def add_arguments(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=command.say("help.arg-record"))
    command.add_argument("--cards", metavar="DIR", type=Path, help=command.say("help.arg-cards"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    record = Record.load(args.file)
    state = record.replay(game=load(record.game_id, args.cards))
    finished = "cli.genuine" if state.result else "cli.genuine-unfinished"
    print(
        speaker.say(
            Text(
                finished,
                {
                    "game": record.header.game,
                    "moves": len(record.moves),
                    "commitment": record.header.commitment,
                },
            )
        )
    )
    return 0
