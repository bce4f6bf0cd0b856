"""The typed layer over Starlette: what a handler takes and gives is checked, documented and encoded here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Generic, Never, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from salon.kernel import IllegalAction, SalonError
from salon.server.database import AWAY, outage
from salon.server.house import NoTable
from salon.server.live import LiveTable, Stale
from salon.server.packing import Often
from salon.server.people import Visitor, language_of
from salon.server.speech import speaker
from salon.server.store import User
from salon.server.wire import Problem
from salon.server.wire_base import Sent
from salon.server.wire_people import Notice

BODY_LIMIT = 32_768
PROBLEM = "application/problem+json"
RETRY_SECONDS = 5
often = Often()
In_co = TypeVar("In_co", covariant=True)
S = TypeVar("S", bound=Sent)


class Declined(Exception):
    """A request that is not answered as asked."""

    def __init__(self, status: int, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.args_of_message = args


class Call(Generic[In_co]):
    """A request as a handler sees it."""

    def __init__(self, request: Request, visitor: Visitor, body: In_co) -> None:
        self.request = request
        self.visitor = visitor
        self.body = body
        self.table: LiveTable | None = None  # what it is about, for words of refusal
        self.set_cookie: str | None = None
        self.clear_cookie = False

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str, default: str = "") -> str:
        return self.request.query_params.get(name, default)

    def query_as(self, kind: type[S]) -> S:
        """What the address asks for, by the fields of a record; what it cannot be is refused."""
        given = self.request.query_params
        found = {name: given[name] for name in kind.__struct_fields__ if name in given}
        return msgspec.convert(found, kind, strict=False)


async def table_of(call: Call[object], current: Callable[[str], Awaitable[LiveTable]]) -> LiveTable:
    """The table that the address names; a refusal speaks of it."""
    try:
        call.table = await current(call.path("id"))
    except NoTable:
        raise Declined(404, "house.no-table") from None
    return call.table


def somebody(call: Call[object]) -> User:
    """Who asks, if they have come in."""
    if call.visitor.user is None:
        raise Declined(401, "house.no-session")
    return call.visitor.user


class Endpoint(msgspec.Struct, frozen=True):
    """One address of the API, for the router and for OpenAPI."""

    method: str
    path: str
    takes: type[object] | None
    gives: object  # a type, as the encoder takes them
    summary: str
    handler: Callable[[Call[Never]], Awaitable[object]]
    tag: str = ""
    query: tuple[str, ...] = ()
    kept: bool = (
        False  # it is the same for many and for long: packed, and sent again only when it has changed
    )
    most: int = BODY_LIMIT  # bytes that may be sent
    alone: bool = False  # it does not matter who asks, and the database may be away


def route(endpoint: Endpoint, meet: Callable[[Request], Awaitable[Visitor]], cookie: CookieMaker) -> Route:
    """The Starlette route of an endpoint."""
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)

    async def serve(request: Request) -> Response:
        try:
            visitor = await meet(request)
        except AWAY as error:
            return away(error, language_of(request, None))
        call: Call[object] = Call(request, visitor, None)
        try:
            if visitor.limited:
                raise Declined(429, "house.too-often")
            if visitor.foreign and request.method not in {"GET", "HEAD"}:
                raise Declined(403, "house.other-origin")
            if decoder is not None:
                call.body = decoder.decode(await read_body(request, endpoint.most))
            # The decoder has made its body what the handler takes.
            found = await endpoint.handler(cast("Call[Never]", call))
        except Declined as error:
            return problem(
                error.status, speaker(visitor.language).label(error.message, **error.args_of_message)
            )
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            title = speaker(visitor.language).label("house.bad-request", reason=str(error)[:200])
            return problem(400, title)
        except SalonError as error:
            return refused(error, call)
        except AWAY as error:
            return away(error, visitor.language)
        except ClientDisconnect:  # nobody is left to be told, and nothing of ours went wrong
            return Response(status_code=400)
        response = await often.response(found, request) if endpoint.kept else answer(found)
        if call.set_cookie is not None:
            cookie(response, call.set_cookie)
        elif call.clear_cookie:
            cookie(response, None)
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method])


CookieMaker = Callable[[Response, str | None], None]


async def read_body(request: Request, most: int) -> bytes:
    """The body, if it is not too long."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Declined(413, "house.too-long")
    return body


def answer(found: object) -> Response:
    if isinstance(found, Response):
        return found
    if found is None:
        return Response(status_code=204)
    return Response(
        msgspec.json.encode(found), media_type="application/json", headers={"cache-control": "no-store"}
    )


def refused(error: SalonError, call: Call[object]) -> Response:
    """The rules, or the course of the game, say no; to a stale answer also how the table stands now."""
    table, visitor = call.table, call.visitor
    stale = table is not None and isinstance(error, Stale)
    voice = table.voice(visitor.language) if table else speaker(visitor.language)
    told = Problem(
        status=409,
        title=voice.say(error.text, table.names if table else ()),
        clause=error.clause if isinstance(error, IllegalAction) else "",
        version=table.version if table else None,
        update=table.sight.update_for(visitor.user, visitor.language) if table and stale else None,
    )
    return Response(msgspec.json.encode(told), 409, media_type=PROBLEM)


def away(error: Exception, language: str) -> Response:
    """The database is away: they may come back soon. The log says so once in a while, not every time."""
    outage.seen(error)
    response = problem(503, speaker(language).label("house.away"))
    response.headers["retry-after"] = str(RETRY_SECONDS)
    return response


def problem(status: int, title: str) -> Response:
    body = msgspec.json.encode(Problem(status=status, title=title))
    return Response(body, status, media_type=PROBLEM)


def openapi(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    """The description of all addresses, made of the same types that check them."""
    types = [t for e in endpoints for t in (e.takes, e.gives) if t is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem, Notice], ref_template="#/components/schemas/{name}"
    )
    found = dict(zip([*map(id, types), id(Problem), id(Notice)], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    wrong = {
        "description": "refused",
        "content": {PROBLEM: {"schema": found[id(Problem)]}},
    }
    for e in endpoints:
        operation: dict[str, Any] = {
            "summary": e.summary,
            "operationId": e.handler.__name__,
            "tags": [e.tag],
            "parameters": [
                *(
                    {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                    for name in _names(e.path)
                ),
                *({"name": name, "in": "query", "schema": {"type": "string"}} for name in e.query),
            ],
            "responses": {
                "200" if e.gives is not None else "204": {
                    "description": e.summary,
                    **({"content": {"application/json": {"schema": found[id(e.gives)]}}} if e.gives else {}),
                },
                **dict.fromkeys(("400", "401", "403", "404", "409", "413", "429", "503"), wrong),
            },
        }
        if e.takes is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": found[id(e.takes)]}},
            }
        paths.setdefault(e.path, {})[e.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Salon", "version": version},
        "paths": paths,
        "webhooks": {
            "notice": {
                "post": {
                    "summary": "Sent to the webhook of one whose turn it is",
                    "operationId": "notice",
                    "tags": ["people"],
                    "requestBody": {"content": {"application/json": {"schema": found[id(Notice)]}}},
                    "responses": {"2XX": {"description": "taken; anything else is tried again or given up"}},
                }
            }
        },
        "components": {"schemas": components},
    }


def _names(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]
