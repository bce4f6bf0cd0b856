"""`salon verify`: is a record genuine, and was its deck fair? Every move is played again and compared."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import add_cards
from salon.games import load
from salon.kernel import BadRecord, BadSetup, Record, Text, fault
from salon.kernel.fate import Draw
from salon.kernel.text import Arg
from salon.lang import Words

# What people keep: the house's promise, or the link with it and perhaps the seal of all promises.
PROMISE = re.compile(r"(?:.*#)?([0-9a-f]{64})(?:\.([0-9a-f]{64}))?")


def add_arguments(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=command.say("help.arg-record"))
    add_cards(command)
    command.add_argument("--promise", metavar="LINK", help=command.say("help.arg-promise"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    promised = _promised(args.promise)
    record, draws = Record.load(args.file), list[Draw]()
    state = record.replay(game=load(record.game_id, args.cards), draws=draws)
    _compare(record, *promised)
    header = record.header
    finished = "cli.genuine" if state.result else "cli.genuine-unfinished"
    told: dict[str, Arg] = {
        "game": header.game,
        "moves": len(record.moves),
        "commitment": header.commitment,
    }
    print(speaker.say(Text(finished, told)))
    print(speaker.say(Text("cli.fair-draws", {"draws": len(draws)})))
    if header.mix is not None:
        given = [str(share.seat + 1) for share in header.mix.shares if share.secret]
        absent = [str(share.seat + 1) for share in header.mix.shares if not share.secret]
        print(speaker.say(Text("cli.fair-shares", {"seats": ", ".join(given) or "–"})))
        if absent:
            print(speaker.say(Text("cli.fair-absent", {"seats": ", ".join(absent)})))
    print(speaker.say(Text("cli.fair-kept" if promised[0] else "cli.fair-unkept")))
    return 0


def _promised(given: str | None) -> tuple[str, str]:
    """The house's promise and the seal, from a link or from the digits alone."""
    if given is None:
        return "", ""
    found = PROMISE.fullmatch(given)
    if found is None:
        raise fault(BadSetup, "cli.bad-promise", given=given[:200])
    return found[1], found[2] or ""


def _compare(record: Record, commitment: str, seal: str) -> None:
    """Whether the record is what was promised to one who kept the promise."""
    header = record.header
    if commitment and commitment != header.commitment:
        found = header.commitment
        raise BadRecord(Text("cli.fair-other-promise", {"kept": commitment, "found": found}), 0)
    if seal and (header.mix is None or seal != header.mix.seal()):
        raise BadRecord(Text("cli.fair-other-seal"), 0)
