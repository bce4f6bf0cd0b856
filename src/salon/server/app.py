"""The application: addresses, pages, sockets, and what happens when it starts and stops."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from salon.kernel.pack_trial import GAMES
from salon.kernel.version import VERSION
from salon.server.accounts import Accounts
from salon.server.api import Endpoint, openapi, problem, route
from salon.server.callers import RESERVED, Caller, descriptors
from salon.server.claims import Claims
from salon.server.clocks import BEAT_SECONDS
from salon.server.clubs import Clubs
from salon.server.contests import Contests
from salon.server.courtesies import Courtesies
from salon.server.database import AWAY, QUERY_SECONDS, REACHED, Database, outage
from salon.server.edition import Press
from salon.server.errands import Errands
from salon.server.gate import Gate, networks
from salon.server.hall import Hall, Listener
from salon.server.handlers import Handlers
from salon.server.host import Faults, Host
from salon.server.house import House, NoTable
from salon.server.lessons import Lessons
from salon.server.letters import page as page_of_letters
from salon.server.library import Library
from salon.server.limits import Counts, Limit
from salon.server.lines import Outbox, TableLine, keep_alive
from salon.server.live import Broken, LiveTable
from salon.server.mail import Mail
from salon.server.matching import Matching
from salon.server.metrics import Counted, Metrics
from salon.server.notice_settings import NoticeBoard
from salon.server.notices import Notices
from salon.server.opening import Lock, cannot_be_used, take_over
from salon.server.pack_files import PackFiles
from salon.server.pack_shares import PackShares
from salon.server.packs import Packs
from salon.server.peace import Peacekeeper
from salon.server.people import Visitor, set_cookie
from salon.server.persons import Persons
from salon.server.pulse import Pulse
from salon.server.rulebook import Rulebook
from salon.server.shares import Shares
from salon.server.sockets import Socket, Talk
from salon.server.store import CHANNEL, Store
from salon.server.table_cards import TableCards
from salon.server.trials import Trials

SWEEP_SECONDS = 5
SILENT_SECONDS = 30.0  # a line to PostgreSQL on which nothing is heard for so long is made anew
TABLE = "/ws/tables/"
HALL = "/ws/hall"
LINES_EACH = 20  # of one person: a few tables on a few devices
LINES_OF_STRANGERS = 50  # in one place
LINES_PART = 0.8  # of all connections may be lines to tables; the others are for who comes in
FAULTS_OF = ("salon", "uvicorn.error")  # the logs whose errors the host is shown
_log = logging.getLogger("salon")
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Configuration(msgspec.Struct, frozen=True):
    """How a server is set up."""

    database: str
    secure: bool = False  # served over TLS: cookies only there
    host_token: str = ""  # opens the host's page
    limited: bool = True  # how often one may ask; off for scripts on a machine of one's own
    address: str = "http://127.0.0.1:1919"  # where people find the house, for links in notices
    mail: Mail | None = None
    webhooks: str = ""  # "private": also to addresses inside the network; "off": to none
    pushes: bool = True  # messages to browsers go out, through the services of their makers
    proxies: str = ""  # addresses and networks of those that say for whom they ask
    trial_games: int = GAMES  # that a pack plays before it can be played with
    dev: bool = False  # the page's files one by one, and as they are on disk now
    last_seconds: float = (
        0  # for the process to end after it was told to, whatever it is at; 0: it is not ours
    )


class SafeHeaders:
    """Every answer says what a browser may do with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def open_store(url: str) -> tuple[Store, Lock]:
    """Take a database over, and go on with its clock."""
    engine, lock = take_over(url)
    store = Store(Database(engine, QUERY_SECONDS))
    try:
        store.wind_clock()
        store.rate_what_is_left()
    except SQLAlchemyError as error:
        store.database.close()
        lock.close()
        raise cannot_be_used(error, url) from None
    return store, lock


def make_app(configuration: Configuration) -> Starlette:
    """A server on a database."""
    store, lock = open_store(configuration.database)
    claims = Claims(configuration.database)
    house = House(store, claims)
    limited = configuration.limited
    notices = Notices(
        house,
        configuration.mail,
        configuration.address,
        configuration.webhooks,
        pushes=configuration.pushes,
    )
    handlers = Handlers(house, limited=limited)
    accounts = Accounts(house, notices, limited=limited)
    pulse = Pulse(store.database, notices)
    faults = Faults()
    host = Host(
        house, notices, faults, configuration.host_token, secure=configuration.secure, limited=limited
    )
    packs = Packs(house, Trials(configuration.trial_games), limited=limited)
    metrics = Metrics(house, host)
    contests = Contests(house, host, limited=limited)
    reading = Errands("library")
    press = Press(dev=configuration.dev)
    gate = Gate(store, networks(configuration.proxies), scheme_of(configuration), limited=limited)

    cookie = partial(set_cookie, secure=configuration.secure)
    endpoints: list[Endpoint] = [
        *pulse.endpoints(),
        *Library(house, reading).endpoints(),
        *Rulebook(reading).endpoints(),
        *accounts.endpoints(),
        *NoticeBoard(notices, limited=limited).endpoints(),
        *Persons(house, limited=limited).endpoints(),
        *contests.endpoints(),
        *Clubs(store).endpoints(),
        *Peacekeeper(house, host, limited=limited).endpoints(),
        *handlers.endpoints(),
        *Courtesies(handlers).endpoints(),
        *Matching(handlers).endpoints(),
        *Shares(house, handlers).endpoints(),
        *Lessons(house, handlers.tables).endpoints(),
        *packs.endpoints(),
        *PackFiles(packs, reading).endpoints(),
        *PackShares(packs, host, limited=limited).endpoints(),
        *TableCards(handlers, reading).endpoints(),
        *host.endpoints(),
        *metrics.endpoints(),
    ]
    document = msgspec.json.encode(openapi(endpoints, VERSION))

    async def describe(_: Request) -> Response:
        return Response(document, media_type="application/json")

    async def page(request: Request) -> Response:
        if request.path_params["path"].startswith(("api/", "ws/", "v/", "web/", "games/")):
            return problem(404, "Not Found")
        return await press.entry(request)

    door = Door(house, gate, handlers.talk, limited=limited)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Door]]:
        for name in FAULTS_OF:
            logging.getLogger(name).addHandler(faults)
        always = (sweep(house, notices, contests), keep_alive(door.lines), beat(house), metrics.watch())
        tasks = [asyncio.create_task(each) for each in always]
        if not store.database.is_sqlite:
            tasks.append(asyncio.create_task(listen(configuration.database, house)))
        tasks.append(asyncio.create_task(house.resume()))
        try:
            yield {"door": door}  # found there by each `TableLine`
        finally:
            if configuration.last_seconds:
                leave_within(configuration.last_seconds)
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            for name in FAULTS_OF:
                logging.getLogger(name).removeHandler(faults)
            await notices.close()
            handlers.close()
            contests.close()
            reading.close()
            await packs.close()
            house.close()
            await claims.close()
            store.database.close()
            lock.close()

    return Starlette(
        routes=[
            *(route(endpoint, gate.anyone if endpoint.alone else gate.who, cookie) for endpoint in endpoints),
            Route("/api/openapi.json", describe),
            page_of_letters(notices.letters, gate),
            Route("/v/{edition}/{path:path}", press.file),
            Route("/web/{path:path}", press.lead),
            Route("/games/{game}/board/{path:path}", press.lead),
            Route("/favicon.ico", press.icon),
            Route("/manifest.webmanifest", press.manifest),
            Route("/sw.js", press.worker),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Counted, metrics.requests), Middleware(SafeHeaders)],
        exception_handlers={Exception: fail},
        lifespan=lifespan,
    )


def scheme_of(configuration: Configuration) -> str:
    """How the house is reached, where no proxy says it."""
    return "https" if configuration.secure else urlsplit(configuration.address).scheme


def leave_within(seconds: float) -> None:
    """End the process then, whatever still goes on: a letter to a slow post office, a bot that thinks.

    What people were told is in the database by then; the rest is done after the next start.
    """
    end = threading.Timer(seconds, os._exit, (0,))
    end.daemon = True
    end.start()


async def fail(_: Request, error: Exception) -> Response:
    """A fault of ours: it is in the log, and says nothing to the one who asked."""
    response = problem(500, "Internal Server Error")
    response.raw_headers.extend(HEADERS)
    return response


class Door:
    """Lets browsers in, to sit or to watch at a table."""

    def __init__(self, house: House, gate: Gate, talk: Talk, *, limited: bool) -> None:
        self.lines: set[TableLine] = set()
        self.silent: dict[Caller, None] = {}
        self.most = descriptors() - RESERVED
        self.outbox = Outbox()
        self.limited = limited
        self._house, self._gate, self._talk = house, gate, talk
        self._hall = Hall(house)
        self._people = Counts(LINES_EACH, off=not limited)
        self._strangers = Counts(LINES_OF_STRANGERS, off=not limited)

    async def open(self, line: TableLine, connection: HTTPConnection) -> Socket | Listener | None:
        """Their end of the line; None for those who may not come in."""
        try:
            return await self._open(line, connection)
        except AWAY as error:  # a browser tries again by itself
            outage.seen(error)
            return None

    async def _open(self, line: TableLine, connection: HTTPConnection) -> Socket | Listener | None:
        path = connection.scope["path"]
        if not path.startswith((TABLE, HALL)) or len(self.lines) > self.most * LINES_PART:
            return None
        visitor = await self._gate.who(connection)
        if visitor.limited or visitor.foreign:
            return None
        key, counts = self._place_for(visitor)
        if not counts.take(key):
            return None
        if path == HALL:
            only_mine = connection.query_params.get("only") == "mine"
            return await self._let_into_hall(
                line, visitor, lambda: counts.give_back(key), only_mine=only_mine
            )
        try:
            table: LiveTable = await self._house.table(path.removeprefix(TABLE))
            muted = await self._house.store.muted_by(visitor.user.id) if visitor.user else frozenset()
        except (NoTable, Broken):
            counts.give_back(key)
            return None
        except BaseException:  # also when the other side hangs up meanwhile
            counts.give_back(key)
            raise
        line.accept()
        limit = Limit(rate=20, burst=60) if self.limited else None
        socket = Socket(
            line, table, visitor, talk=self._talk, limit=limit, on_leave=lambda: counts.give_back(key)
        )
        socket.muted = muted
        try:
            socket.enter()
        except BaseException:  # what is shown could not be made: the line is nobody's, and counts no more
            socket.leave()
            raise
        return socket

    async def _let_into_hall(
        self, line: TableLine, visitor: Visitor, on_leave: Callable[[], None], *, only_mine: bool
    ) -> Listener:
        listener = Listener(self._hall, line, visitor, on_leave, only_mine=only_mine)
        line.accept()
        try:
            await self._hall.enter(listener)
        except BaseException:  # also when the other side hangs up meanwhile
            listener.leave()
            raise
        return listener

    def _place_for(self, visitor: Visitor) -> tuple[str, Counts]:
        if visitor.user is not None:
            return str(visitor.user.id), self._people
        return visitor.address, self._strangers


async def sweep(house: House, notices: Notices, contests: Contests) -> None:
    """Now and then: forget idle tables, look at the clocks, tell people, wake bots that stopped."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.forget_idle()
        house.rollcall.announce_all(house.in_memory)
        await _round("The other servers could not be told", house.rollcall.be_heard())
        await _round("Tables could not be read again", house.tell_owed())
        await _round("Ends could not be written", house.write_ends())
        await _round("Clocks could not be looked at", house.look_at_clocks())
        await _round("Tournaments could not be looked at", contests.look())
        await _round("Notices could not be looked at", notices.look(time.time()))
        house.wake()


async def _round(failed: str, work: Awaitable[None]) -> None:
    """A part of a sweep; a fault in it must not end all sweeping."""
    try:
        await work
    except AWAY as error:
        outage.seen(error)
    except Exception:  # noqa: BLE001  (whatever it was, there is a next time)
        _log.exception(failed)


async def beat(house: House) -> None:
    """Leave a mark now and then. Somebody always waits: at tables without a clock too, at tournaments."""
    while True:
        try:
            await house.store.beat()
        except AWAY as error:  # and what passes meanwhile does not count
            outage.seen(error)
        await asyncio.sleep(BEAT_SECONDS)


async def listen(url: str, house: House) -> None:
    """Hear what other servers on the same PostgreSQL write; when the line breaks, read anew.

    This server hears itself as well, at every sweep: a line on which nothing comes is broken.
    """
    import psycopg
    from psycopg.conninfo import make_conninfo

    address = make_conninfo(url, **REACHED)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                await house.read_all()
                silent = False
                while not silent:
                    silent = True
                    async for note in connection.notifies(timeout=SILENT_SECONDS):
                        silent = False
                        await house.heard(note.payload)
                outage.seen(TimeoutError("nothing is heard of the other servers"))
        except (psycopg.OperationalError, *AWAY) as error:
            outage.seen(error)
        except Exception:  # noqa: BLE001  (whatever it was, one must go on listening)
            _log.exception("The other servers cannot be heard; trying again")
        await asyncio.sleep(0.5)
