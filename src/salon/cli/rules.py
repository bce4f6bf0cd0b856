"""`salon rules`: the rule ledger in words."""

from __future__ import annotations

import argparse

from salon.cli import Parser
from salon.cli.render import page
from salon.games import load
from salon.kernel import Clause, Ledger, Ruling, Text
from salon.lang import Words
from salon.lang.summary import summary


def add_arguments(command: Parser) -> None:
    command.add_game("game")
    command.add_argument(
        "clause", nargs="?", metavar=command.say("help.clause"), help=command.say("help.arg-clause")
    )


def run(args: argparse.Namespace, speaker: Words) -> int:
    ledger = load(args.game).ledger
    if args.clause:
        _one(ledger, ledger.find(args.clause), speaker)
    else:
        _all(ledger, speaker)
    return 0


def _all(ledger: Ledger, speaker: Words) -> None:
    print(page(summary(ledger.game, speaker.language)))
    section = ""
    for clause in ledger.clauses:
        if clause.section != section:
            section = clause.section
            print(f"\n{speaker.section(ledger, section)}")
        title, text = speaker.clause(ledger, clause)
        print(f"  {clause.id}  {title}\n      {text}")
    print("\n" + speaker.say(Text("cli.rulings")))
    for ruling in ledger.rulings:
        question, answer, _ = speaker.ruling(ledger, ruling)
        print(f"  {ruling.id}  {question}\n      {answer}")


def _one(ledger: Ledger, entry: Clause | Ruling, speaker: Words) -> None:
    if isinstance(entry, Ruling):
        question, answer, reason = speaker.ruling(ledger, entry)
        print(f"{entry.id}\n{question}\n{answer}\n{speaker.say(Text('cli.reason', {'reason': reason}))}")
        if entry.config:
            words = speaker.name(ledger.game, f"option.{entry.config}")
            print(speaker.say(Text("cli.ruling-option", {"option": entry.config, "words": words})))
        related = entry.clauses
    else:
        title, text = speaker.clause(ledger, entry)
        print(f"{entry.id}  {title}\n{speaker.section(ledger, entry.section)}\n{text}")
        related = tuple(ruling.id for ruling in ledger.rulings if entry.id in ruling.clauses)
    if related:
        print(speaker.say(Text("cli.see-also", {"ids": ", ".join(related)})))
