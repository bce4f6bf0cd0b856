"""`salon cards`: the catalogue of cards, and the check of a pack of one's own, which is played."""

from __future__ import annotations

import argparse
from pathlib import Path

from salon.cli import Parser
from salon.games import games, load
from salon.kernel import BadCards, Game, InvariantBroken, Play, Record, State, Text, fault
from salon.kernel.conformance import random_game, require
from salon.lang import Words

GAMES = 40  # random games with each number of seats: each action card comes up a hundred times
EVERY = 97
MOST = 2000  # answers in a game: no game that ends needs half as many
# What a broken promise of a position means to one who has made cards: the end of a message `cli.cards-…`.
MEANING = {
    "each of the 96 cards is in one place": "lost",
    "no character has fewer than no markers": "negative",
    "every question has answers": "unanswerable",
    (ENDLESS := "a game ends"): "endless",
}


def add_arguments(command: Parser) -> None:
    verbs = command.add_subparsers(dest="verb", metavar=command.say("help.command"), required=True)
    listing = verbs.add_parser(
        "list", help=command.say("help.cards-list"), description=command.say("help.cards-list")
    )
    listing.add_game("game")
    listing.add_argument("--cards", metavar="DIR", type=Path, help=command.say("help.arg-cards"))
    check = verbs.add_parser(
        "check", help=command.say("help.cards-check"), description=command.say("help.cards-check")
    )
    check.add_argument("folder", metavar="DIR", type=Path, help=command.say("help.arg-cards"))
    check.add_game("--game", default=games()[0])


def run(args: argparse.Namespace, speaker: Words) -> int:
    if args.verb == "check":
        game = load(args.game, args.folder)
        for seats in game.seat_counts:
            for seed in range(GAMES):
                try_out(game, seats, seed, str(args.folder))
        print(
            speaker.say(
                Text(
                    "cli.cards-fine",
                    {
                        "folder": str(args.folder),
                        "kinds": len(game.catalogue()),
                        "games": GAMES * len(game.seat_counts),
                    },
                )
            )
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


def try_out(game: Game[State], seats: int, seed: int, folder: str) -> None:
    """Play one random game with a pack; what goes wrong is told with what was last done, and the seed."""
    play = Play.begin(Record.of(game, [f"P{n + 1}" for n in range(seats)], seed), game)

    def hurry(play: Play) -> None:
        require(len(play.record.moves) < MOST, ENDLESS)

    try:
        random_game(game, seats, seed, every=EVERY, visit=hurry, play=play)
    except Exception as error:  # noqa: BLE001  (whatever goes wrong, the cards have brought it about)
        told = [event.text for event in (*play.log, *(play.state.journal or ()))]
        doing = [text for text in told if any(str(arg).startswith("card.") for arg in text.args.values())]
        raise fault(
            BadCards,
            "cli.cards-fail",
            folder=folder,
            seats=seats,
            seed=seed,
            last=(doing or told)[-1],
            what=_meaning(error),
            command=f"salon fuzz {game.id} --cards {folder} --seats {seats} --seed {seed} --games 1",
        ) from None


def _meaning(error: Exception) -> Text:
    if isinstance(error, InvariantBroken):
        promise = str(error)
        if (meaning := MEANING.get(promise)) is not None:
            return Text(f"cli.cards-{meaning}")
        return Text("cli.cards-promise", {"promise": promise})
    return Text("cli.cards-nothing")
