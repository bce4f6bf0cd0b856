"""The truth about a table, read from the database past the server."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from salon.games import load
from salon.kernel import Play, Record
from salon.server import rows
from salon.server.database import open_engine
from salon.server.schema import actions, seats, tables
from salon.server.store import Fair


def rows_of(database: str, table: str) -> list[rows.AnyRow]:
    """The log of a table; its versions must be 1, 2, 3 …"""
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            query = select(actions).where(actions.c.table_id == table).order_by(actions.c.version)
            found = c.execute(query).all()
    finally:
        engine.dispose()
    assert [row.version for row in found] == list(range(1, len(found) + 1))
    return [rows.decode(row.body) for row in found]


def seed_of(stored: Any) -> str:
    """The seed that the cards of a table come from, by its row."""
    fair = msgspec.json.decode(stored.fair, type=Fair) if stored.fair else None
    return fair.mix(stored.seed).seed() if fair else str(stored.seed)


def plays_of(database: str, table: str) -> list[Play]:
    """The game after each version, played anew by the engine alone."""
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            stored = c.execute(select(tables).where(tables.c.id == table)).one()
            names = c.execute(select(seats.c.name).where(seats.c.table_id == table).order_by(seats.c.seat))
            players = list(names.scalars())
    finally:
        engine.dispose()
    game: Any = load(stored.game)
    options = msgspec.json.decode(stored.options)
    seed = seed_of(stored)
    found = [Play.begin(Record.of(game, players, seed, options), game)]
    moves: list[tuple[int, str]] = []
    for row in rows_of(database, table):
        if isinstance(row, rows.Act):
            moves.append((row.seat, row.action))
        elif isinstance(row, rows.Undo):  # of the seat's last answer; what others said aside later stays
            del moves[max(n for n, (seat, _) in enumerate(moves) if seat == row.seat)]
        play = Play.begin(Record.of(game, players, seed, options), game)
        for seat, action in moves:
            play.act(game.vocabulary.action(action), seat)
        found.append(play)
    return found
