"""The application: addresses, pages, sockets, and what happens when it starts and stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from salon.kernel.version import VERSION
from salon.server.api import Endpoint, openapi, route
from salon.server.database import Database, open_engine
from salon.server.handlers import Handlers
from salon.server.house import House
from salon.server.limits import Limits
from salon.server.live import LiveTable
from salon.server.migrations import upgrade
from salon.server.people import Visitor, meet, set_cookie
from salon.server.sockets import Socket
from salon.server.store import CHANNEL, Store

WEB = Path(__file__).parent.parent / "web"
SWEEP_SECONDS = 5
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
    house = House(store)
    handlers = Handlers(house, configuration.host_token)
    limits = Limits(rate=30, burst=120)

    async def who(request: Request) -> Visitor:
        visitor = await meet(request, store)
        if not limits.allows(visitor.address):
            return msgspec.structs.replace(visitor, limited=True)
        return visitor

    def cookie(response: Response, token: str | None) -> None:
        set_cookie(response, token, secure=configuration.secure)

    endpoints: list[Endpoint] = handlers.endpoints()
    document = msgspec.json.encode(openapi(endpoints, VERSION))

    async def describe(_: Request) -> Response:
        return Response(document, media_type="application/json")

    async def page(_: Request) -> Response:
        return FileResponse(WEB / "index.html", headers={"cache-control": "no-cache"})

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, house, store)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(sweep(house))]
        if not store.database.is_sqlite:
            tasks.append(asyncio.create_task(listen(configuration.database, house)))
        tasks.append(asyncio.create_task(house.resume()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            house.close()
            store.database.close()

    upgrade(engine)
    return Starlette(
        routes=[
            *(route(endpoint, who, cookie) for endpoint in endpoints),
            Route("/api/openapi.json", describe),
            WebSocketRoute("/ws/tables/{id}", socket),
            Mount("/web", StaticFiles(directory=WEB, check_dir=False)),
            Route("/favicon.ico", lambda _: FileResponse(WEB / "favicon.svg")),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(SafeHeaders)],
        lifespan=lifespan,
    )


async def serve_socket(websocket: WebSocket, house: House, store: Store) -> None:
    """Let a browser sit or watch at a table."""
    origin, host = websocket.headers.get("origin"), websocket.headers.get("host")
    if origin is not None and origin.partition("://")[2] != host:
        await websocket.close(1008)
        return
    visitor = await meet(websocket, store)
    try:
        table: LiveTable = await house.table(websocket.path_params["id"])
    except Exception:  # noqa: BLE001  (no such table: the handshake is refused)
        await websocket.close(1008)
        return
    await websocket.accept()
    user = visitor.user
    connection = Socket(websocket, table, user.id if user else 0, user.name if user else "", visitor.language)
    await connection.run()


async def sweep(house: House) -> None:
    """Now and then: forget idle tables, look at the clocks."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        house.forget_idle()
        await house.look_at_clocks(time.time())


async def listen(url: str, house: House) -> None:
    """Hear what other servers on the same PostgreSQL write; when the line breaks, read anew."""
    import psycopg

    while True:
        with suppress(psycopg.OperationalError):
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"listen {CHANNEL}")
                for table in house.in_memory:
                    await house.heard(table.table.id)
                async for note in connection.notifies():
                    await house.heard(note.payload.partition(":")[0])
        await asyncio.sleep(0.5)
