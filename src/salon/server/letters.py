"""Whose address is whose: nothing but a question is sent to one that nobody has confirmed.

Every letter holds links that open without logging in: one to confirm, one to have no more of them. A page
asks once more before anything is done, for there are programmes that follow every link of a letter.
"""

from __future__ import annotations

import html
import secrets
import time
from typing import Literal, TypeAlias, cast

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from salon.server.database import Database
from salon.server.gate import Gate
from salon.server.schema import addresses, letters, users
from salon.server.speech import speaker
from salon.server.store import hashed

Kind: TypeAlias = Literal["confirm", "stop", "reset"]
DAY = 86400.0
CONFIRM_DAYS = 3  # in which a question can be answered
RESET_DAYS = 1 / 24  # in which a forgotten password can be set anew
ASKED_A_DAY = 3  # questions to one address, whoever asks for them
KEPT_DAYS = 400  # links to have no more, and the wish to be left alone
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="icon" href="/web/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/web/style.css">
</head>
<body>
<main>
<h1>Salon</h1>
<p>{title}</p>
{more}
</main>
</body>
</html>
"""


def folded(email: str) -> str:
    """An address as it is counted: however it is written, its letters end in one box."""
    return email.casefold()


class Letters:
    """What the database knows of addresses and links."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask(self, user_id: int, email: str, now: float) -> str | None:
        """What a letter needs to ask whether an address is theirs; None if it is not to be asked."""
        email, token = folded(email), secrets.token_urlsafe(24)

        def job(c: Connection) -> str | None:
            c.execute(delete(letters).where(letters.c.at < now - KEPT_DAYS * DAY))
            same = (letters.c.email == email, letters.c.kind == "confirm", letters.c.at > now - DAY)
            asked = c.execute(select(func.count()).select_from(letters).where(*same)).scalar_one()
            states = select(addresses.c.user_id, addresses.c.state, addresses.c.at).where(
                addresses.c.email == email
            )
            for row in c.execute(states):
                if row.state == "silent" and row.at > now - KEPT_DAYS * DAY:
                    return None
                if row.state == "confirmed" and row.user_id == user_id:
                    return None
            if asked >= ASKED_A_DAY:
                return None
            _set_state(c, user_id, email, "asked", now)
            _add(c, "confirm", token, (user_id, email), now)
            return token

        return await self._database.write(job)

    async def ask_reset(self, user_id: int, email: str, now: float) -> str | None:
        """What a letter needs for a new password; None for an address that nobody confirmed, or too often."""
        email, token = folded(email), secrets.token_urlsafe(24)

        def job(c: Connection) -> str | None:
            same = (letters.c.email == email, letters.c.kind == "reset", letters.c.at > now - DAY)
            sent = c.execute(select(func.count()).select_from(letters).where(*same)).scalar_one()
            state = c.execute(select(addresses.c.state).where(_is(user_id, email))).scalar()
            if state != "confirmed" or sent >= ASKED_A_DAY:
                return None
            _add(c, "reset", token, (user_id, email), now)
            return token

        return await self._database.write(job)

    async def whose_reset(self, token: str) -> int | None:
        """Whose password may be set anew with what a letter held."""
        found = await self._database.read(lambda c: _find(c, "reset", token, time.time()))
        return None if found is None else found[0]

    async def end_resets(self, user_id: int) -> None:
        """A letter is good once; its row stays and counts, but opens nothing."""
        used = update(letters).where(letters.c.user_id == user_id, letters.c.kind == "reset")

        def job(c: Connection) -> None:
            for token in (
                c.execute(
                    select(letters.c.token).where(letters.c.user_id == user_id, letters.c.kind == "reset")
                )
                .scalars()
                .all()
            ):
                c.execute(used.where(letters.c.token == token).values(token=hashed(secrets.token_hex())))

        await self._database.write(job)

    async def state(self, user_id: int, email: str) -> str:
        """asked, confirmed or silent; empty if nobody has asked yet."""
        query = select(addresses.c.state).where(_is(user_id, folded(email)))
        return await self._database.read(lambda c: c.execute(query).scalar() or "")

    async def stop_token(self, user_id: int, email: str, now: float) -> str:
        """What a letter needs so that there will be no more of them."""
        token = secrets.token_urlsafe(24)
        await self._database.write(lambda c: _add(c, "stop", token, (user_id, folded(email)), now))
        return token

    async def is_good(self, kind: Kind, token: str, now: float) -> bool:
        return await self._database.read(lambda c: _find(c, kind, token, now) is not None)

    async def use(self, kind: Kind, token: str, now: float) -> bool:
        """Do what a link is for. To follow it twice does no harm."""

        def job(c: Connection) -> bool:
            found = _find(c, kind, token, now)
            if found is None:
                return False
            user_id, email = found
            if kind == "confirm":
                _set_state(c, user_id, email, "confirmed", now)
                return True
            # Whoever never confirmed it did not want to hear from us in the first place.
            state = c.execute(select(addresses.c.state).where(_is(user_id, email))).scalar()
            if state == "asked":
                _set_state(c, user_id, email, "silent", now)
            elif state == "confirmed":
                c.execute(delete(addresses).where(_is(user_id, email)))
            own = c.execute(select(users.c.email).where(users.c.id == user_id)).scalar()
            if own is not None and folded(own) == email:
                c.execute(update(users).where(users.c.id == user_id).values(email=None))
            return True

        return await self._database.write(job)


def _is(user_id: int, email: str) -> ColumnElement[bool]:
    return and_(addresses.c.user_id == user_id, addresses.c.email == email)


def _add(c: Connection, kind: Kind, token: str, whose: tuple[int, str], now: float) -> None:
    row = {"token": hashed(token), "user_id": whose[0], "email": whose[1], "kind": kind, "at": now}
    c.execute(insert(letters).values(row))


def _set_state(c: Connection, user_id: int, email: str, state: str, now: float) -> None:
    c.execute(delete(addresses).where(_is(user_id, email)))
    c.execute(insert(addresses).values(user_id=user_id, email=email, state=state, at=now))


def _find(c: Connection, kind: Kind, token: str, now: float) -> tuple[int, str] | None:
    days = {"confirm": CONFIRM_DAYS, "reset": RESET_DAYS, "stop": KEPT_DAYS}[kind]
    same = (letters.c.token == hashed(token), letters.c.kind == kind, letters.c.at > now - days * DAY)
    row = c.execute(select(letters.c.user_id, letters.c.email).where(*same)).first()
    return None if row is None else (row.user_id, row.email)


def page(letters_: Letters, gate: Gate) -> Route:
    """Where the links of letters lead: a question, and what became of it."""

    async def serve(request: Request) -> Response:
        visitor = await gate.who(request)
        voice = speaker(visitor.language)

        def tell(status: int, id: str, more: str = "") -> Response:
            title = html.escape(voice.label(f"house.{id}"))
            words = PAGE.format(language=visitor.language, title=title, more=more)
            return HTMLResponse(words, status, headers={"cache-control": "no-store"})

        if visitor.limited:
            return tell(429, "too-often")
        kind, token, now = request.path_params["kind"], request.path_params["token"], time.time()
        if kind not in {"confirm", "stop"}:
            return tell(404, "link-bad")
        kind = cast("Kind", kind)
        if request.method == "POST":
            done = await letters_.use(kind, token, now)
            return tell(200, f"link-{kind}-done") if done else tell(404, "link-bad")
        if not await letters_.is_good(kind, token, now):
            return tell(404, "link-bad")
        button = html.escape(voice.label(f"house.link-{kind}-button"))
        return tell(200, f"link-{kind}", f'<form method="post"><button>{button}</button></form>')

    return Route("/mail/{kind}/{token}", serve, methods=["GET", "POST"])
