"""After the storm: what was acknowledged against the log, entry by entry, and every record played again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from sqlalchemy import select

from salon.games import load
from salon.kernel import Play, Record
from salon.server import rows
from salon.server.database import open_engine
from salon.server.schema import actions, seats, tables
from tests.chaos.players import UNDO, Fault, Intent
from tests.server.log import seed_of


def check(database: str, intents: dict[str, list[Intent]]) -> Counter[str]:
    """Compare all tables; how much there was of what."""
    count: Counter[str] = Counter()
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            for stored in c.execute(select(tables)).all():
                names = c.execute(
                    select(seats.c.name).where(seats.c.table_id == stored.id).order_by(seats.c.seat)
                )
                query = select(actions).where(actions.c.table_id == stored.id).order_by(actions.c.version)
                found = c.execute(query).all()
                if [row.version for row in found] != list(range(1, len(found) + 1)):
                    raise Fault(f"{stored.id}: the log has a gap")
                log = [rows.decode(row.body) for row in found]
                compare(stored.id, log, intents.get(stored.id, []), count)
                replay(stored, list(names.scalars()), log)
                count["tables"] += 1
                count["entries"] += len(log)
    finally:
        engine.dispose()
    return count


def last_entry(database: str, table: str) -> str:
    """The newest entry in the log of a table, and its version."""
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            query = select(actions.c.version, actions.c.body).where(actions.c.table_id == table)
            found = c.execute(query.order_by(actions.c.version.desc()).limit(1)).first()
            return f"{found.version}: {found.body}" if found else "none"
    finally:
        engine.dispose()


def compare(table: str, log: list[rows.AnyRow], intents: list[Intent], count: Counter[str]) -> None:
    """Each answer acknowledged is there once, and nothing is there that nobody meant.

    Of an answer that had to be said again and was then refused nobody knows: it is there once or not at all.
    So for each seat all ways are followed to take its entries, one after the other, for what it meant.
    """
    for seat in {intent.seat for intent in intents}:
        mine = [intent for intent in intents if intent.seat == seat]
        done = [(n, _wish(row)) for n, row in enumerate(log, 1) if row.seat == seat and _wish(row)]
        taken = {0}  # how many of its entries are accounted for
        for intent in mine:
            once = {
                n + 1
                for n in taken
                if n < len(done) and done[n][1] == intent.wish and done[n][0] > intent.version
            }
            if intent.outcome == "acknowledged":
                taken = once
            elif not intent.outcome or intent.attempts > 1:
                taken |= once
            if not taken:
                raise Fault(f"{table}: {intent} is lost or doubled; the log has {done}")
        if len(done) not in taken:
            raise Fault(f"{table}, seat {seat}: {done[max(taken) :]} is in the log, and nobody knows why")
        count["in the log"] += len(done)
        count["acknowledged"] += sum(intent.outcome == "acknowledged" for intent in mine)


def _wish(row: rows.AnyRow) -> str:
    """What a person said with it; empty if it was a bot."""
    if isinstance(row, rows.Undo):
        return UNDO
    return row.action if isinstance(row, rows.Act) and row.by == "person" else ""


def replay(stored: Any, names: list[str], log: list[rows.AnyRow]) -> None:
    """All of it is legal where it stands; the record is read and played again; the end is the one told."""
    game: Any = load(stored.game)
    play = Play.begin(Record.of(game, names, seed_of(stored), msgspec.json.decode(stored.options)), game)
    for row in log:
        if isinstance(row, rows.Act):
            play.act(game.vocabulary.action(row.action), row.seat, row.note)
        elif isinstance(row, rows.Undo):
            play.undo(row.seat)
        elif not isinstance(row, rows.Between):  # all ask for the next game
            raise Fault(f"{stored.id}: nobody meant {row}")
    again = Record.from_json(play.record.to_json()).replay()
    if again != play.state:
        raise Fault(f"{stored.id}: the record leads elsewhere")
    if (stored.status == "ended") != (again.result is not None):
        raise Fault(f"{stored.id}: {stored.status}, but the game says {again.result}")
    if again.result is not None and msgspec.json.decode(stored.winners) != list(again.result.winners):
        raise Fault(f"{stored.id}: other winners")
