"""`salon backup`: everything in one file, while the house is open."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import database_url, free_file
from salon.kernel import Text
from salon.lang import Words


def add_arguments(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=command.say("help.arg-backup"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))
    command.add_argument("--overwrite", action="store_true", help=command.say("help.arg-overwrite"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    from salon.server.backup import backup

    url = database_url(args)
    target = free_file(args.file, overwrite=args.overwrite, but=url)
    tables, answers = backup(url, target)
    facts = {"path": str(target), "tables": str(tables), "answers": str(answers)}
    print(speaker.say(Text("cli.backed-up", {**facts})))
    return 0
