"""What is written to and read from the database, in the terms of the server."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Select,
    and_,
    desc,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError

from salon.kernel import Text, Value
from salon.lang import Language
from salon.server import programmes, rows
from salon.server.database import Database, Statement
from salon.server.schema import (
    actions,
    messages,
    notes,
    notices,
    seats,
    sessions,
    snapshots,
    tables,
    users,
)
from salon.server.schema import programmes as stored_programmes
from salon.server.wire import NoticeKind, Pace, Status

SESSION_DAYS = 400
CHANNEL = "salon"


class User(msgspec.Struct, frozen=True):
    id: int
    name: str
    key: str | None
    password: str | None
    email: str | None
    webhook: str | None
    language: Language

    @property
    def guest(self) -> bool:
        return self.key is None


class StoredSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    invitation: str | None = None


class StoredTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Value]
    seed: str
    pace: Pace
    public: bool
    status: Status
    creator: int
    created: float
    started: float | None
    next_table: str | None
    seats: tuple[StoredSeat, ...]
    result: Text | None = None  # how it ended
    winners: tuple[int, ...] | None = None


class StoredRow(msgspec.Struct, frozen=True):
    version: int
    at: float
    row: rows.AnyRow


class StoredMessage(msgspec.Struct, frozen=True):
    id: int
    user_id: int
    name: str
    at: float
    text: str


class StoredNotice(msgspec.Struct, frozen=True):
    """Something a person is to hear. `at`: when it is tried again if nothing is heard of it."""

    table_id: str
    seat: int
    kind: NoticeKind
    turn: int
    channel: str
    tries: int
    at: float


def hashed(secret: str) -> str:
    """How secrets lie in the database: nobody who reads it can use them."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fold(name: str) -> str:
    """A name as it must be unique: however it is written, and as long as its column.

    >>> fold("ＡＮＡ  de Austria") == fold("Ana de austria")
    True
    """
    return unicodedata.normalize("NFKC", " ".join(name.split()).casefold())[:40]


class Store:
    """The database of the server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.server = secrets.token_hex(4)  # tells the servers on one database apart
        self._insert = insert_sqlite if database.is_sqlite else insert_postgresql
        self._append = Statement(self._insert(actions).on_conflict_do_nothing(), database.engine)

    async def _do(self, statement: Executable) -> None:
        """One statement, durable when it returns."""

        def job(c: Connection) -> None:
            c.execute(statement)

        await self.database.write(job)

    def _tell(self, c: Connection, table_id: str, what: str, number: int | str = 0) -> None:
        """Let the other servers know, when it is durable."""
        if not self.database.is_sqlite:
            payload = f"{self.server}:{table_id}:{what}:{number}"
            c.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def announce(self, table_id: str, what: str, words: str = "") -> None:
        """Let the other servers know something that nobody keeps."""
        if not self.database.is_sqlite:
            await self.database.write(lambda c: self._tell(c, table_id, what, words))

    # -- people ------------------------------------------------------------------------------

    async def new_user(
        self, name: str, language: Language, password: str | None = None, email: str | None = None
    ) -> User | None:
        """A new guest, or with a password an account; None if the name is taken."""
        key = None if password is None else fold(name)

        def job(c: Connection) -> User | None:
            if key is not None and c.execute(select(users.c.id).where(users.c.key == key)).first():
                return None
            found = c.execute(
                insert(users)
                .values(
                    name=name, key=key, password=password, email=email, language=language, created=time.time()
                )
                .returning(users.c.id)
            )
            return User(found.scalar_one(), name, key, password, email, None, language)

        try:
            return await self.database.write(job)
        except IntegrityError:  # another server was faster
            return None

    async def make_account(self, user_id: int, name: str, password: str) -> bool:
        """A guest becomes an account and keeps all tables; False if the name is taken."""
        key = fold(name)

        def job(c: Connection) -> bool:
            if c.execute(select(users.c.id).where(users.c.key == key)).first():
                return False
            c.execute(
                update(users).where(users.c.id == user_id).values(name=name, key=key, password=password)
            )
            return True

        try:
            return await self.database.write(job)
        except IntegrityError:  # another server was faster
            return False

    async def user_named(self, name: str) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.key == fold(name))))

    async def user(self, user_id: int) -> User | None:
        return await self.database.read(lambda c: _user(c, _USER.where(users.c.id == user_id)))

    async def change_user(self, user_id: int, **values: Any) -> None:
        await self._do(update(users).where(users.c.id == user_id).values(**values))

    async def open_session(self, user_id: int) -> str:
        token = secrets.token_urlsafe(32)
        row = {"token": hashed(token), "user_id": user_id, "created": time.time()}
        await self._do(insert(sessions).values(**row))
        return token

    async def close_session(self, token: str) -> None:
        await self._do(sessions.delete().where(sessions.c.token == hashed(token)))

    async def session_user(self, token: str) -> User | None:
        """Whose session it is."""
        since = time.time() - SESSION_DAYS * 86400
        query = _USER.join(sessions, sessions.c.user_id == users.c.id).where(
            sessions.c.token == hashed(token), sessions.c.created > since
        )
        return await self.database.read(lambda c: _user(c, query))

    # -- tables ------------------------------------------------------------------------------

    async def new_table(self, table: StoredTable) -> None:
        await self.database.write(lambda c: _add_table(c, table))

    async def add_tables(self, found: list[tuple[StoredTable, list[rows.Act]]]) -> None:
        """Add tables with their logs, all or none. Where nobody is the creator, a guest is made for it."""

        def job(c: Connection) -> None:
            nobody = 0
            for table, log in found:
                if not table.creator and not nobody:
                    guest = insert(users).values(name="Salon", language="en", created=time.time())
                    nobody = c.execute(guest.returning(users.c.id)).scalar_one()
                _add_table(c, msgspec.structs.replace(table, creator=table.creator or nobody))
                values = [
                    {
                        "table_id": table.id,
                        "version": n,
                        "at": table.created,
                        "body": rows.encode(row).decode(),
                    }
                    for n, row in enumerate(log, 1)
                ]
                if values:
                    c.execute(insert(actions), values)

        await self.database.write(job)

    async def add_rematch(self, table_id: str, again: StoredTable) -> bool:
        """Open the table where all play again; False, and nothing done, if there is one already."""
        change = (
            update(tables)
            .where(tables.c.id == table_id, tables.c.next_table.is_(None))
            .values(next_table=again.id)
        )

        def job(c: Connection) -> bool:
            if c.execute(change).rowcount != 1:
                return False
            _add_table(c, again)
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.database.read(lambda c: _tables(c, tables.c.id == id))
        return found[0] if found else None

    async def tables_of(self, user_id: int, limit: int = 50) -> list[StoredTable]:
        sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
        where = or_(tables.c.id.in_(sits), tables.c.creator == user_id)
        return await self.database.read(lambda c: _tables(c, where, limit))

    async def played_alone(self, user_id: int, game: str) -> list[tuple[dict[str, Value], bool]]:
        """The options of the games that a person has played alone, the oldest first, and whether they won."""
        other = seats.alias()
        query = (
            select(tables.c.options, tables.c.winners)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                seats.c.user_id == user_id,
                tables.c.game == game,
                tables.c.winners.is_not(None),
                ~exists().where(other.c.table_id == tables.c.id, other.c.seat != seats.c.seat),
            )
            .order_by(tables.c.created)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [(msgspec.json.decode(row.options), row.winners != "[]") for row in found]

    async def open_tables(self, limit: int = 50) -> list[StoredTable]:
        where = and_(tables.c.status == "waiting", tables.c.public)
        return await self.database.read(lambda c: _tables(c, where, limit))

    async def all_tables(self) -> list[StoredTable]:
        return await self.database.read(lambda c: _tables(c, tables.c.id == tables.c.id, 1_000_000))

    async def count_running(self) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status == "playing")
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    async def tables_to_mind(self) -> list[StoredTable]:
        """The running tables that go on without their people: with bots, lent seats, clocks or notices."""
        bot = exists().where(seats.c.table_id == tables.c.id, seats.c.bot.is_not(None))
        lent = exists().where(actions.c.table_id == tables.c.id, actions.c.body.startswith('{"do":"lend"'))
        clock = tables.c.pace != _json(Pace())
        told = exists().where(
            seats.c.table_id == tables.c.id,
            seats.c.user_id == users.c.id,
            or_(users.c.email.is_not(None), users.c.webhook.is_not(None)),
        )
        ahead = exists().where(stored_programmes.c.table_id == tables.c.id)
        where = and_(tables.c.status == "playing", or_(bot, lent, clock, told, ahead))
        return await self.database.read(lambda c: _tables(c, where, 100_000))

    async def take_seat(self, table_id: str, seat: int, user_id: int, name: str) -> bool:
        """Sit down; False if somebody was faster. With the last seat the game begins."""
        free = and_(seats.c.table_id == table_id, seats.c.user_id.is_(None), seats.c.bot.is_(None))
        sit = (
            update(seats)
            .where(free, seats.c.seat == seat)
            .values(user_id=user_id, name=name, invitation=None)
        )
        lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
        begin = (
            update(tables)
            .where(tables.c.id == table_id, ~exists().where(free))
            .values(status="playing", started=time.time())
        )

        def job(c: Connection) -> bool:
            c.execute(lock)  # of two who take the last two seats at once, the second sees the first
            if c.execute(sit).rowcount != 1:
                return False
            c.execute(begin)
            self._tell(c, table_id, "table")
            return True

        return await self.database.write(job)

    async def end(self, table_id: str, result: Text, winners: tuple[int, ...] | None) -> None:
        """The game is over, why, and who won; the answers given ahead go."""
        change = update(tables).where(tables.c.id == table_id)
        clear = stored_programmes.delete().where(stored_programmes.c.table_id == table_id)

        def job(c: Connection) -> None:
            won = _json(winners) if winners is not None else None
            c.execute(change.values(status="ended", result=_json(result), winners=won))
            c.execute(clear)

        await self.database.write(job)

    # -- the log of a table ------------------------------------------------------------------

    async def append(self, table_id: str, version: int, row: rows.AnyRow, at: float) -> bool:
        """Write down an entry as this version; False if there is one already. Durable when it returns."""
        values = {"table_id": table_id, "version": version, "at": at, "body": rows.encode(row).decode()}

        def job(c: Connection) -> bool:
            if self._append.run(c, values) != 1:
                return False
            self._tell(c, table_id, "log", version)
            return True

        return await self.database.write(job)

    async def rows_after(self, table_id: str, version: int) -> list[StoredRow]:
        query = (
            select(actions.c.version, actions.c.at, actions.c.body)
            .where(actions.c.table_id == table_id, actions.c.version > version)
            .order_by(actions.c.version)
        )
        return await self.database.read(
            lambda c: [StoredRow(row.version, row.at, rows.decode(row.body)) for row in c.execute(query)]
        )

    async def save_snapshot(self, table_id: str, version: int, engine: str, body: bytes) -> None:
        values = {"version": version, "engine": engine, "body": body}
        query = (
            self._insert(snapshots)
            .values(table_id=table_id, **values)
            .on_conflict_do_update(
                index_elements=["table_id"],
                set_=values,
                where=or_(snapshots.c.version <= version, snapshots.c.engine != engine),
            )
        )
        await self._do(query)

    async def snapshot(self, table_id: str, engine: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table by this engine, and its version."""
        query = select(snapshots.c.version, snapshots.c.body).where(
            snapshots.c.table_id == table_id, snapshots.c.engine == engine
        )
        found = await self.database.read(lambda c: c.execute(query).first())
        return (found.version, found.body) if found else None

    # -- answers given ahead -----------------------------------------------------------------

    async def programme(self, table_id: str, seat: int) -> programmes.Programme | None:
        query = select(stored_programmes.c.body).where(_at(table_id, seat))
        found = await self.database.read(lambda c: c.execute(query).scalar())
        return None if found is None else programmes.decode(found)

    async def programmed_seats(self, table_id: str) -> set[int]:
        query = select(stored_programmes.c.seat).where(stored_programmes.c.table_id == table_id)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def save_programme(
        self, table_id: str, seat: int, user_id: int, programme: programmes.Programme | None
    ) -> None:
        """Keep a seat's programme in place of the one before; None takes it away."""
        body = "" if programme is None else programmes.encode(programme).decode()
        keep = (
            self._insert(stored_programmes)
            .values(table_id=table_id, seat=seat, user_id=user_id, body=body)
            .on_conflict_do_update(index_elements=["table_id", "seat"], set_={"body": body})
        )
        drop = stored_programmes.delete().where(_at(table_id, seat))

        def job(c: Connection) -> None:
            c.execute(drop if programme is None else keep)
            self._tell(c, table_id, "programme", seat)

        await self.database.write(job)

    async def stop_programme(
        self, table_id: str, seat: int, before: programmes.Programme, stopped: programmes.Programme
    ) -> None:
        """Stop a programme, unless it was changed meanwhile."""
        then, now = (programmes.encode(each).decode() for each in (before, stopped))
        query = (
            update(stored_programmes)
            .where(_at(table_id, seat), stored_programmes.c.body == then)
            .values(body=now)
        )
        await self._do(query)

    # -- notices -----------------------------------------------------------------------------

    async def new_notice(self, notice: StoredNotice, outcome: str) -> bool:
        """Write down a notice; False if it is there already, and somebody else's to send."""
        values = {**msgspec.structs.asdict(notice), "outcome": outcome}
        query = (
            self._insert(notices)
            .values(**values)
            .on_conflict_do_nothing()
            .execution_options(preserve_rowcount=True)
        )
        return await self.database.write(lambda c: c.execute(query).rowcount == 1)

    async def notices_to_try(self, now: float, limit: int = 20) -> list[StoredNotice]:
        """Those that did not get through, or whose server is gone."""
        query = (
            select(*_NOTICE)
            .where(notices.c.outcome == "", notices.c.at <= now)
            .order_by(notices.c.at)
            .limit(limit)
        )
        return await self.database.read(lambda c: [StoredNotice(*row) for row in c.execute(query)])

    async def try_notice_again(self, notice: StoredNotice, at: float) -> StoredNotice | None:
        """Take a notice over; None if another server was faster."""
        query = (
            update(notices)
            .where(_is(notice), notices.c.tries == notice.tries, notices.c.outcome == "")
            .values(tries=notice.tries + 1, at=at)
        )
        mine = await self.database.write(lambda c: c.execute(query).rowcount == 1)
        return msgspec.structs.replace(notice, tries=notice.tries + 1, at=at) if mine else None

    async def settle_notice(self, notice: StoredNotice, outcome: str, at: float = 0.0) -> None:
        """Write down what became of it, and if nothing yet, when it is to be tried again."""
        await self._do(update(notices).where(_is(notice)).values(outcome=outcome, at=at or time.time()))

    async def notice_counts(self, since: float) -> dict[str, int]:
        """How many there were of each outcome; those still to be tried are under "waiting"."""
        query = (
            select(notices.c.outcome, func.count()).where(notices.c.at > since).group_by(notices.c.outcome)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return {outcome or "waiting": count for outcome, count in found}

    # -- chat and notes ----------------------------------------------------------------------

    async def add_message(self, table_id: str, user_id: int, words: str, at: float) -> None:
        values = {"table_id": table_id, "user_id": user_id, "at": at, "text": words}

        def job(c: Connection) -> None:
            found = c.execute(insert(messages).values(**values).returning(messages.c.id))
            self._tell(c, table_id, "chat", found.scalar_one())

        await self.database.write(job)

    async def messages(self, table_id: str, limit: int = 200) -> list[StoredMessage]:
        query = _MESSAGE.where(messages.c.table_id == table_id).order_by(desc(messages.c.id)).limit(limit)
        found = await self.database.read(lambda c: [StoredMessage(*m) for m in c.execute(query)])
        return found[::-1]

    async def message(self, id: int) -> StoredMessage | None:
        query = _MESSAGE.where(messages.c.id == id)
        found = await self.database.read(lambda c: c.execute(query).first())
        return StoredMessage(*found) if found else None

    async def note(self, table_id: str, user_id: int) -> str:
        query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == user_id)
        return await self.database.read(lambda c: c.execute(query).scalar() or "")

    async def save_note(self, table_id: str, user_id: int, words: str) -> None:
        query = (
            self._insert(notes)
            .values(table_id=table_id, user_id=user_id, text=words)
            .on_conflict_do_update(index_elements=["table_id", "user_id"], set_={"text": words})
        )
        await self._do(query)


_USER = select(
    users.c.id,
    users.c.name,
    users.c.key,
    users.c.password,
    users.c.email,
    users.c.webhook,
    users.c.language,
)
_MESSAGE = select(messages.c.id, messages.c.user_id, users.c.name, messages.c.at, messages.c.text).join(
    users, users.c.id == messages.c.user_id
)
_NOTICE = (
    notices.c.table_id,
    notices.c.seat,
    notices.c.kind,
    notices.c.turn,
    notices.c.channel,
    notices.c.tries,
    notices.c.at,
)
_NOTIFY = text("select pg_notify(:channel, :payload)")


def _user(c: Connection, query: Select[Any]) -> User | None:
    row = c.execute(query).first()
    if row is None:
        return None
    return User(row.id, row.name, row.key, row.password, row.email, row.webhook, row.language)


def _at(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(stored_programmes.c.table_id == table_id, stored_programmes.c.seat == seat)


def _is(notice: StoredNotice) -> ColumnElement[bool]:
    return and_(
        notices.c.table_id == notice.table_id,
        notices.c.seat == notice.seat,
        notices.c.kind == notice.kind,
        notices.c.turn == notice.turn,
        notices.c.channel == notice.channel,
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _add_table(c: Connection, table: StoredTable) -> None:
    c.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            options=_json(table.options),
            seed=table.seed,
            pace=_json(table.pace),
            public=table.public,
            status=table.status,
            creator=table.creator,
            created=table.created,
            started=table.started,
        )
    )
    c.execute(
        insert(seats),
        [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats],
    )


def _tables(c: Connection, where: Any, limit: int = 1) -> list[StoredTable]:
    found = c.execute(select(tables).where(where).order_by(desc(tables.c.created)).limit(limit)).all()
    around: dict[str, list[StoredSeat]] = {row.id: [] for row in found}
    for chunk in _chunks(list(around)):
        for row in c.execute(select(seats).where(seats.c.table_id.in_(chunk)).order_by(seats.c.seat)):
            around[row.table_id].append(StoredSeat(row.seat, row.name, row.user_id, row.bot, row.invitation))
    return [
        StoredTable(
            id=row.id,
            game=row.game,
            options=msgspec.json.decode(row.options),
            seed=row.seed,
            pace=msgspec.json.decode(row.pace, type=Pace),
            public=row.public,
            status=row.status,
            creator=row.creator,
            created=row.created,
            started=row.started,
            next_table=row.next_table,
            seats=tuple(around[row.id]),
            result=msgspec.json.decode(row.result, type=Text) if row.result else None,
            winners=msgspec.json.decode(row.winners, type=tuple[int, ...]) if row.winners else None,
        )
        for row in found
    ]


def _chunks(ids: Sequence[str], size: int = 500) -> list[Sequence[str]]:
    return [ids[n : n + size] for n in range(0, len(ids), size)]
