"""What is in the database, read past the store and put back."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from typing import TypeAlias

from sqlalchemy import Engine, Table

from salon.server.schema import metadata

Row: TypeAlias = tuple[object, ...]
Contents: TypeAlias = dict[str, list[Row]]


class Ground:
    """A look at a database by one line of its own, made to be quick: all is put back very often."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._line = engine.raw_connection()
        self._quote = engine.dialect.identifier_preparer.quote
        self._selects = {
            table.name: f"select {', '.join(map(self._quote, table.columns.keys()))} from {table.name}"
            for table in metadata.sorted_tables
        }
        self._sums = ""
        # A row is put back by itself: without foreign keys nothing goes with one that is taken away.
        if engine.dialect.name == "sqlite":
            self._value, self._mark = "?", "pragma data_version"
            self._ask("pragma synchronous=off")
            self._ask("pragma foreign_keys=off")
        else:  # far away: one question tells which tables to ask for
            driver = self._line.driver_connection
            assert driver is not None
            driver.autocommit = True
            self._value, self._mark = "%s", "select pg_current_wal_insert_lsn()"
            self._ask("set session_replication_role = replica")
            words = "select '{0}', coalesce(sum(hashtextextended(t::text, 0)), 0)::text from {0} t"
            self._sums = " union all ".join(map(words.format, self._selects))
        self._kept = self.contents()
        self._kept_sums = set(self._ask(self._sums)) if self._sums else set()
        self._seen = self._ask(self._mark)

    def _ask(self, words: str, values: Row = ()) -> list[Row]:
        with closing(self._line.cursor()) as cursor:
            cursor.execute(words, values)
            return [tuple(row) for row in cursor.fetchall()] if cursor.description else []

    def contents(self) -> Contents:
        """All rows of all tables."""
        return {name: self._ask(words) for name, words in self._selects.items()}

    def _changed(self) -> Contents:
        """The tables with other rows than were kept, and perhaps more."""
        if not self._sums:
            return self.contents()
        sums = set(self._ask(self._sums)) - self._kept_sums
        return {str(name): self._ask(self._selects[str(name)]) for name, _ in sums}

    def put_back(self) -> dict[str, tuple[int, int]]:
        """Make all as it was, and say how many rows of each table had come and gone.

        Their numbers alone can be compared: times and secrets differ from one try to the next.
        """
        now = self._ask(self._mark)
        if now == self._seen:  # nobody has written anything
            return {}
        found = {}
        for name, rows in self._changed().items():
            if rows == self._kept[name]:
                continue
            before, after = set(self._kept[name]), set(rows)
            came, went = after - before, before - after
            if came or went:
                found[name] = (len(came), len(went))
                self._mend(metadata.tables[name], came, went)
        self._seen = self._ask(self._mark)
        return found

    def _mend(self, table: Table, came: Iterable[Row], went: Iterable[Row]) -> None:
        name, columns = self._quote(table.name), list(table.columns)
        key = [n for n, column in enumerate(columns) if column.primary_key]
        where = " and ".join(f"{self._quote(columns[n].name)} = {self._value}" for n in key)
        for row in came:
            self._ask(f"delete from {name} where {where}", tuple(row[n] for n in key))
        into = ", ".join(self._quote(column.name) for column in columns)
        for row in went:
            self._ask(f"insert into {name} ({into}) values ({', '.join([self._value] * len(columns))})", row)

    def close(self) -> None:
        self._line.close()
        self._engine.dispose()
