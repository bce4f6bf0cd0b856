"""`salon import`: records become tables of the house."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import database_url
from salon.kernel import BadSetup, Text, fault
from salon.lang import Words
from salon.server.records import Imported, Read, bring_in, read


def add_arguments(command: Parser) -> None:
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help=command.say("help.arg-records"))
    command.add_argument(
        "--seat", action="append", default=[], metavar="N=WHO", help=command.say("help.arg-import-seat")
    )
    command.add_argument("--url", metavar="URL", help=command.say("help.arg-url"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    wanted = dict(map(who, args.seat))
    found = [read(path) for path in args.files]  # every file is sound before anything is written
    house = (args.url or os.environ.get("SALON_URL") or "http://127.0.0.1:1919").rstrip("/")
    for path, made in zip(args.files, asyncio.run(add(database_url(args), found, wanted)), strict=True):
        address = f"{house}/tables/{made.table.id}"
        facts = {"path": str(path), "moves": str(made.moves), "address": address}
        print(speaker.say(Text(f"cli.imported-{made.table.status}", {**facts})))
        for seat, secret in made.invitations.items():
            link = f"{address}#seat={seat}&invitation={secret}"
            name = made.table.seats[seat].name
            print(speaker.say(Text("cli.import-link", {"seat": str(seat + 1), "name": name, "link": link})))
    return 0


def who(given: str) -> tuple[int, str]:
    """`2=Ana`, `3=bot:random`, `1=open`."""
    number, equals, name = given.partition("=")
    if not equals or not number.isdecimal() or not 1 <= int(number[:4]) <= 8 or not name.strip():
        raise fault(BadSetup, "cli.bad-import-seat", given=given[:80])
    return int(number) - 1, name.strip()


async def add(url: str, found: list[Read], wanted: dict[int, str]) -> list[Imported]:

    from salon.server.database import Database
    from salon.server.opening import reach
    from salon.server.store import Store

    store = Store(Database(reach(url, new=True)))
    try:
        return await bring_in(store, found, wanted)
    finally:
        store.database.close()
