"""`salon export`: games of the house as records."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from salon.cli import Parser
from salon.cli.setup import database_url, free_file
from salon.kernel import BadSetup, Text, fault
from salon.kernel.pack_file import ENDING
from salon.lang import Words

if TYPE_CHECKING:
    from salon.server.records import Found


def add_arguments(command: Parser) -> None:
    command.add_argument("targets", nargs="+", metavar="TABLE|PATH", help=command.say("help.arg-export"))
    command.add_argument("--all", action="store_true", help=command.say("help.arg-all"))
    command.add_argument("--unfinished", action="store_true", help=command.say("help.arg-unfinished"))
    command.add_argument("--cards", action="store_true", help=command.say("help.arg-with-cards"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))
    command.add_argument("--overwrite", action="store_true", help=command.say("help.arg-overwrite"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    *ids, last = args.targets
    if bool(ids) == args.all:
        raise fault(BadSetup, "cli.export-what")
    target = Path(last)
    one_file = len(ids) == 1 and not target.is_dir() and not last.endswith("/")
    found, skipped = asyncio.run(find(database_url(args), ids, unfinished=args.unfinished))
    names = {
        id: target if one_file else target / f"{each.record.game_id}-{id}.json" for id, each in found.items()
    }
    with_cards = found.items() if args.cards else ()
    packs = {names[id].with_suffix(ENDING): each.pack for id, each in with_cards if each.pack}
    for path in (*names.values(), *packs):
        free_file(path, overwrite=args.overwrite)
    for id, path in names.items():
        record = found[id].record
        record.save(path)
        said = "cli.exported" if found[id].sound else "cli.exported-unplayed"
        print(speaker.say(Text(said, {"path": str(path), "moves": str(len(record.moves))})))
    for path, data in packs.items():
        path.write_bytes(data)
        print(speaker.say(Text("cli.exported-cards", {"path": str(path)})))
    if skipped:
        print(speaker.say(Text("cli.export-skipped", {"count": skipped})))
    return 0


async def find(url: str, ids: list[str], *, unfinished: bool) -> tuple[dict[str, Found], int]:
    """The records of these tables, or of all, and how many were left out because they go on."""
    from salon.server.database import Database
    from salon.server.opening import reach
    from salon.server.records import take_out
    from salon.server.store import Store

    store = Store(Database(reach(url)))
    try:
        known = {table.id: table for table in await store.all_tables()}
        for id in ids:
            if id not in known:
                raise fault(BadSetup, "cli.no-table", table=id[:40])
        found: dict[str, Found] = {}
        skipped = 0
        for id in ids or known:
            out = await take_out(store, known[id])
            if out.ended or unfinished:
                found[id] = out
            elif ids:
                raise fault(BadSetup, "cli.table-goes-on", table=id)
            else:
                skipped += 1
        return found, skipped
    finally:
        store.database.close()
