"""The application: addresses, pages, sockets, and what happens when it starts and stops."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from salon.kernel.version import VERSION
from salon.server.api import Endpoint, openapi, problem, route
from salon.server.claims import Claims
from salon.server.database import Database, open_engine
from salon.server.handlers import Handlers
from salon.server.host import Faults, Host
from salon.server.house import House, NoTable
from salon.server.limits import Limit, Limits
from salon.server.lines import Line, Outbox, keep_alive
from salon.server.live import LiveTable
from salon.server.mail import Mail
from salon.server.migrations import migrate
from salon.server.notices import Notices
from salon.server.people import Visitor, meet, preferred, set_cookie
from salon.server.sockets import Socket
from salon.server.store import CHANNEL, Store

WEB = Path(__file__).parent.parent / "web"
SWEEP_SECONDS = 5
TABLE = "/ws/tables/"
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


def make_app(configuration: Configuration) -> Starlette:
    """A server on a database."""
    engine = open_engine(configuration.database)
    store = Store(Database(engine))
    claims = Claims(configuration.database)
    house = House(store, claims)
    limited = configuration.limited
    notices = Notices(house, configuration.mail, configuration.address, configuration.webhooks)
    handlers = Handlers(house, notices, limited=limited)
    faults = Faults()
    host = Host(
        house, notices, faults, configuration.host_token, secure=configuration.secure, limited=limited
    )
    addresses = Limits(rate=60, burst=240, off=not limited)
    sessions = Limits(rate=30, burst=120, off=not limited)

    async def who(connection: HTTPConnection) -> Visitor:
        address = connection.client.host if connection.client else ""
        if not addresses.allows(address):
            return Visitor(
                None, preferred(connection.headers.get("accept-language", "")), address, limited=True
            )
        visitor = await meet(connection, store)
        if visitor.user is not None and not sessions.allows(str(visitor.user.id)):
            return msgspec.structs.replace(visitor, limited=True)
        return visitor

    def cookie(response: Response, token: str | None) -> None:
        set_cookie(response, token, secure=configuration.secure)

    endpoints: list[Endpoint] = [*handlers.endpoints(), *host.endpoints()]
    document = msgspec.json.encode(openapi(endpoints, VERSION))

    async def describe(_: Request) -> Response:
        return Response(document, media_type="application/json")

    async def page(request: Request) -> Response:
        if request.path_params["path"].startswith(("api/", "ws/")):
            return problem(404, "Not Found")
        return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})

    door = Door(house, who, limited=limited)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Door]]:
        for name in FAULTS_OF:
            logging.getLogger(name).addHandler(faults)
        tasks = [asyncio.create_task(sweep(house, notices)), asyncio.create_task(keep_alive(door.lines))]
        if not store.database.is_sqlite:
            tasks.append(asyncio.create_task(listen(configuration.database, house)))
        tasks.append(asyncio.create_task(house.resume()))
        try:
            yield {"door": door}  # found there by each `Line`
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            for name in FAULTS_OF:
                logging.getLogger(name).removeHandler(faults)
            await notices.close()
            house.close()
            await claims.close()
            store.database.close()

    migrate(engine)
    return Starlette(
        routes=[
            *(route(endpoint, who, cookie) for endpoint in endpoints),
            Route("/api/openapi.json", describe),
            Mount("/web", StaticFiles(directory=WEB, check_dir=False)),
            Route("/favicon.ico", lambda _: FileResponse(WEB / "favicon.svg")),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={Exception: fail},
        lifespan=lifespan,
    )


async def fail(_: Request, error: Exception) -> Response:
    """A fault of ours: it is in the log, and says nothing to the one who asked."""
    response = problem(500, "Internal Server Error")
    response.raw_headers.extend(HEADERS)
    return response


class Door:
    """Lets browsers in, to sit or to watch at a table."""

    def __init__(
        self, house: House, who: Callable[[HTTPConnection], Awaitable[Visitor]], *, limited: bool
    ) -> None:
        self.lines: set[Line] = set()
        self.outbox = Outbox()
        self._house, self._who, self._limited = house, who, limited

    async def open(self, line: Line, connection: HTTPConnection) -> Socket | None:
        """Their end of the line; None for those who may not come in."""
        path, headers = connection.scope["path"], connection.headers
        origin, host = headers.get("origin"), headers.get("host")
        if not path.startswith(TABLE) or (origin is not None and origin.partition("://")[2] != host):
            return None
        visitor = await self._who(connection)
        if visitor.limited:
            return None
        try:
            table: LiveTable = await self._house.table(path.removeprefix(TABLE))
        except NoTable:
            return None
        line.accept()
        socket = Socket(line, table, visitor, Limit(rate=20, burst=60) if self._limited else None)
        socket.enter()
        return socket


async def sweep(house: House, notices: Notices) -> None:
    """Now and then: forget idle tables, look at the clocks, tell people, wake bots that stopped."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.forget_idle()
        house.announce_all()
        try:
            await house.look_at_clocks(time.time())
        except Exception:  # noqa: BLE001  (a fault of one look must not end all looking)
            _log.exception("The clocks could not be looked at")
        try:
            await notices.look(time.time())
        except Exception:  # noqa: BLE001  (nor may this)
            _log.exception("Notices could not be looked at")
        for table in house.in_memory:
            house.thinkers.wake(table)
            house.programmes.wake(table)


async def listen(url: str, house: House) -> None:
    """Hear what other servers on the same PostgreSQL write; when the line breaks, read anew."""
    import psycopg

    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                for table in house.in_memory:
                    await house.read_anew(table)
                async for note in connection.notifies():
                    await house.heard(note.payload)
        except Exception:  # noqa: BLE001  (whatever it was, one must go on listening)
            _log.exception("The other servers cannot be heard; trying again")
        await asyncio.sleep(0.5)
