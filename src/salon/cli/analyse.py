"""`salon analyse`: what the answers of a recorded game cost, and what bots would have considered."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.bots.insight import Considered, Continuation, analyse, costliest
from salon.cli import Parser
from salon.cli.render import shown
from salon.cli.setup import number
from salon.games import load
from salon.kernel import Arg, BadSetup, Game, Record, State, Text, fault
from salon.lang import Words

MOST = "8"
LEAST_COST = 0.005  # below this an answer was as good as the best


def add_arguments(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", type=Path, help=command.say("help.arg-record"))
    command.add_argument("--most", default=MOST, metavar="N", help=command.say("help.arg-analyse-most"))
    command.add_argument("--move", metavar="N", help=command.say("help.arg-analyse-move"))
    command.add_argument("--seat", metavar="N", help=command.say("help.arg-analyse-seat"))
    command.add_argument("--cards", metavar="DIR", type=Path, help=command.say("help.arg-cards"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    record = Record.load(args.file)
    count = len(record.header.players)
    most = number("--most", args.most, 1)
    seat = None if args.seat is None else number("--seat", args.seat, 1) - 1
    if seat is not None and seat >= count:
        raise fault(BadSetup, "cli.bad-viewer", seat=args.seat, seats=count)
    first, moves = 0, len(record.moves)
    if args.move is not None:
        first, moves = number("--move", args.move, 1) - 1, 1
        if first >= len(record.moves):
            raise fault(BadSetup, "cli.bad-moment", at=args.move, moves=len(record.moves))
    game = load(record.game_id, args.cards)
    names = tuple(speaker.called(shown(player.name)) for player in record.header.players)
    found = [each for each in analyse(game, record, first, moves) if seat is None or each[1].seat == seat]
    print(speaker.say(Text("insight.head", {"game": speaker.name(game.id, "title")})))
    if not found:
        print(speaker.say(Text("insight.silent")))
        return 0
    told = found if args.move is not None else costliest(found, most)
    for move, each in told:
        _tell(game, move, each, speaker, names)
    if not told:
        print(speaker.say(Text("insight.nothing")))
    print(speaker.say(Text("insight.estimates")))
    return 0


def _tell(game: Game[State], move: int, found: Considered, speaker: Words, names: tuple[str, ...]) -> None:
    """An answer, and the lines that could have been played instead."""
    given = found.given or found.lines[0]
    said: dict[str, Arg] = {
        "move": move,
        "seat": f"seat.{found.seat}",
        "given": speaker.name(game.id, game.vocabulary.name(given.answers[0]), names),
        "chance": _points(given.chance),
        "best": _points(found.lines[0].chance),
        "cost": _points(found.cost),
    }
    id = "insight.answer" if found.cost >= LEAST_COST else "insight.fine"
    print(f"\n{speaker.say(Text(id, said), names)}")
    for line in found.lines:
        print(f"  {_line(game, line, speaker, names)}")


def _line(game: Game[State], line: Continuation, speaker: Words, names: tuple[str, ...]) -> str:
    answers = [speaker.name(game.id, game.vocabulary.name(action), names) for action in line.answers]
    return f"{_points(line.chance):>3} %  {' → '.join(answers)}"


def _points(chance: float) -> int:
    return round(100 * chance)
