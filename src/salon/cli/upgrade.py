"""`salon upgrade`: bring the database to this version, or first see what would change."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from salon.cli import Parser
from salon.cli.setup import database_url
from salon.games import load
from salon.kernel import Record, SalonError, Text
from salon.lang import Words

CHANGES = 1  # exit code: something would change


def add_arguments(command: Parser) -> None:
    command.add_argument("records", nargs="*", metavar="PATH", type=Path, help=command.say("help.arg-played"))
    command.add_argument("--check", action="store_true", help=command.say("help.arg-check"))
    command.add_argument("--database", metavar="URL", help=command.say("help.arg-database"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    from salon.server.migrations import newest
    from salon.server.opening import take_over

    url = database_url(args)
    if not args.check and not args.records:
        engine, lock = take_over(url)
        engine.dispose()
        lock.close()
        print(speaker.say(Text("cli.upgraded", {"form": newest()})))
        return 0
    files = [file for path in args.records for file in files_in(path)]
    changes = [(str(file), change) for file in files if (change := record_change(file)) is not None]
    count = 0
    if args.check:
        found, count = asyncio.run(table_changes(url))
        changes += found
    for what, change in changes:
        print(speaker.say(Text("cli.changes", {"what": what, "change": change})))
    facts = {"tables": str(count), "records": str(len(files)), "changes": str(len(changes))}
    print(speaker.say(Text("cli.upgrade-checked", {**facts})))
    return CHANGES if changes else 0


def files_in(path: Path) -> list[Path]:
    return sorted(path.rglob("*.json")) if path.is_dir() else [path]


def record_change(path: Path) -> Text | None:
    """Why a record is not played as it was; None if it is."""
    try:
        record = Record.load(path)
        record.replay(game=load(record.game_id))
    except SalonError as error:
        return error.text
    return None


async def table_changes(url: str) -> tuple[list[tuple[str, Text]], int]:
    """What would change at which tables, and how many were looked at: in a copy, brought to this version."""
    from salon.server.backup import backup
    from salon.server.database import Database, sqlite_url
    from salon.server.opening import reach
    from salon.server.store import Store
    from salon.server.upgrade import change_of

    with tempfile.TemporaryDirectory(prefix="salon-") as folder:
        copy = Path(folder, "copy.db")
        backup(url, copy)
        store = Store(Database(reach(sqlite_url(copy), new=True)))
        try:
            tables = await store.all_tables()
            found = [(table.id, change) for table in tables if (change := await change_of(store, table))]
        finally:
            store.database.close()
    return found, len(tables)
