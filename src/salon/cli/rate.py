"""`salon rate`: the ratings of a house, and all of them made anew from its results."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from salon.cli import Parser
from salon.cli.setup import database_url
from salon.games import games
from salon.kernel import Text
from salon.lang import Words

if TYPE_CHECKING:
    from salon.server.store.results import Rated


def add_arguments(command: Parser) -> None:
    command.add_argument("--all", action="store_true", help=command.say("help.arg-rate-all"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    from salon.server.database import Database
    from salon.server.opening import reach
    from salon.server.store import Store

    store = Store(Database(reach(database_url(args))))
    try:
        before = store.every_rating()
        counted = store.rate_what_is_left(anew=args.all)
        after = store.every_rating()
    finally:
        store.database.close()
    for line in after:
        if line.pace or line.season or line.who.startswith("past:"):
            continue
        facts: dict[str, str | int] = {
            "game": title(line.game, speaker),
            "who": named(line, speaker),
            "games": line.strength.games,
        }
        rating = {"rating": str(round(line.strength.rating)), "give": str(round(line.strength.give))}
        print(speaker.say(Text("people.rating-line", {**facts, **rating})))
    changed = len(set(before) ^ set(after))
    if args.all:
        print(speaker.say(Text("people.rated-all", {"results": counted, "changed": changed})))
    return 0


def title(game: str, speaker: Words) -> str:
    """What a game is called; one that is no longer here, by its id."""
    return speaker.say(Text(f"{game}.title")) if game in games() else game


def named(line: Rated, speaker: Words) -> str:
    if line.who.startswith("bot:"):
        return speaker.say(Text(f"bots.{line.who.removeprefix('bot:')}"))
    return line.name or "–"
