"""`salon cards`: the catalogue of cards, and the check of a pack of one's own."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.cli import Parser
from salon.games import load
from salon.kernel import Text
from salon.lang import Words


def add_arguments(command: Parser) -> None:
    verbs = command.add_subparsers(dest="verb", metavar=command.say("help.command"), required=True)
    listing = verbs.add_parser(
        "list", help=command.say("help.cards-list"), description=command.say("help.cards-list")
    )
    listing.add_argument("game", metavar=command.say("help.game"), help=command.say("help.arg-game"))
    listing.add_argument("--cards", metavar="DIR", type=Path, help=command.say("help.arg-cards"))
    check = verbs.add_parser(
        "check", help=command.say("help.cards-check"), description=command.say("help.cards-check")
    )
    check.add_argument("folder", metavar="DIR", type=Path, help=command.say("help.arg-cards"))
    check.add_argument(
        "--game", default="court", metavar=command.say("help.game"), help=command.say("help.arg-game")
    )


def run(args: argparse.Namespace, speaker: Words) -> int:
    if args.verb == "check":
        game = load(args.game, args.folder)
        print(
            speaker.say(Text("cli.cards-fine", {"folder": str(args.folder), "kinds": len(game.catalogue())}))
        )
        return 0
    for card in load(args.game, args.cards).catalogue():
        print(f"{speaker.say(card.name)}  [{card.id}]")
        print("  " + speaker.join([speaker.say(fact) for fact in card.facts]))
        print("  " + speaker.sentences(card.effect))
        source = speaker.say(Text(f"cli.source-{card.source}"))
        known = ", ".join(speaker.say(Text(f"cli.known-{field}")) for field in card.known)
        print("  " + speaker.say(Text("cli.provenance", {"source": source, "known": known or "–"})))
    return 0
