"""People over the API: guests, accounts, passwords, sessions, and how one leaves."""

from __future__ import annotations

import logging
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec
from starlette.responses import Response

from salon import bots
from salon.kernel import SalonError
from salon.lang import GUEST
from salon.server import rows
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.house import House
from salon.server.limits import Limits
from salon.server.mail import is_address
from salon.server.names import fold, is_reserved
from salon.server.notices import Notices
from salon.server.passwords import is_common
from salon.server.people import NOBODY, browser_of, clean, hash_password, is_password
from salon.server.registry import Registry
from salon.server.speech import speaker
from salon.server.store import User, session_id
from salon.server.webhook import BadAddress, resolve
from salon.server.wire_people import (
    Credentials,
    Farewell,
    Forgotten,
    Me,
    NewCredentials,
    NewGuest,
    PasswordSent,
    Reset,
    SessionEnd,
    SessionInfo,
    Settings,
)

BRAKE = 100  # failures with one name, wherever they come from
REMEMBERED = 10_000  # places from which people have come
_log = logging.getLogger("salon")


class Accounts:
    """The part of the API that is about people."""

    def __init__(self, house: House, notices: Notices, *, limited: bool = True) -> None:
        self.house, self.notices, self.store = house, notices, house.store
        self.names = Registry(house)
        self.guests = Limits(rate=1, burst=60, off=not limited)
        self.log_ins = Limits(rate=0.2, burst=10, off=not limited)
        self.failures = Limits(rate=0.05, burst=10, off=not limited)  # by name and place
        self.brake = Limits(rate=0.5, burst=BRAKE, off=not limited)  # by name, from wherever they come
        self._proven: OrderedDict[str, None] = OrderedDict()  # names with places that had the right password

    def endpoints(self) -> list[Endpoint]:
        get, post, people = "GET", "POST", "people"
        return [
            Endpoint(get, "/api/me", None, Me, "Who I am", self.me, people),
            Endpoint(post, "/api/guest", NewGuest, Me, "Come in as a guest", self.guest, people),
            Endpoint(post, "/api/account", NewCredentials, Me, "Make an account", self.account, people),
            Endpoint(post, "/api/login", Credentials, Me, "Log in", self.login, people),
            Endpoint(post, "/api/logout", None, None, "Log out", self.logout, people),
            Endpoint(post, "/api/settings", Settings, Me, "Change what is mine", self.settings, people),
            Endpoint(post, "/api/password", PasswordSent, Me, "Change my password", self.password, people),
            Endpoint(post, "/api/forgotten", Forgotten, None, "Ask for a letter", self.forgotten, people),
            Endpoint(post, "/api/reset", Reset, Me, "A new password by letter", self.reset, people),
            Endpoint(
                get, "/api/sessions", None, tuple[SessionInfo, ...], "Where I am", self.sessions, people
            ),
            Endpoint(post, "/api/sessions/end", SessionEnd, None, "End a session", self.end, people),
            Endpoint(
                get, "/api/account/data", None, dict[str, Any], "What is known of me", self.data, people
            ),
            Endpoint(post, "/api/account/forget", Farewell, None, "Forget me", self.forget, people),
        ]

    # -- coming in ---------------------------------------------------------------------------

    async def me(self, call: Call[None]) -> Me:
        return await self._me(somebody(call))

    async def guest(self, call: Call[NewGuest]) -> Me:
        """A stranger gets a session; a known one keeps it."""
        if call.visitor.user is not None:
            return await self._me(call.visitor.user)
        if not self.guests.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
        name = clean(call.body.name) or GUEST
        await self.names.check_free(name)
        user = await self.store.new_user(name, call.body.language)
        assert user is not None
        await self._come_in(call, user.id)
        return await self._me(user)

    async def account(self, call: Call[NewCredentials]) -> Me:
        """A guest's tables stay with the account; the session of the guest does not."""
        self._slow_down(call)
        name = clean(call.body.name)
        if not name:
            raise Declined(400, "house.no-name")
        if is_reserved(name):
            raise Declined(409, "house.name-taken", name=name)
        password = await self._new_password(call.body.password, name)
        user = call.visitor.user
        if user is None or not user.guest:
            made = await self.store.new_user(name, call.visitor.language, password)
            if made is None:
                raise Declined(409, "house.name-taken", name=name)
            await self._come_in(call, made.id)
            return await self._me(made)
        going = await self.store.make_account(user.id, name, password)
        if going is None:
            raise Declined(409, "house.name-taken", name=name)
        await self.names.show(going)
        await self._end_sessions(user.id)
        await self._come_in(call, user.id)
        return await self._me(await self._again(user.id))

    async def login(self, call: Call[Credentials]) -> Me:
        self._slow_down(call)
        name = clean(call.body.name)
        user = await self.store.user_named(name)
        await self._check_password(call, name, user, call.body.password)
        assert user is not None
        guest = call.visitor.user
        if call.body.carry and guest is not None and guest.guest:
            going = await self.store.carry_over(guest.id, user.id)
            if going is None:
                raise Declined(409, "house.carry-not")
            await self.names.show(going)
        await self._come_in(call, user.id)
        return await self._me(user)

    async def _check_password(self, call: Call[object], name: str, user: User | None, password: str) -> None:
        """Whether it is theirs. Who guesses is slowed down by the name they guess at, and noted.

        Nobody is locked out by what others guess: one place is slowed down for itself, and all together
        only where they have never had the right password.
        """
        key, visitor = fold(name), call.visitor
        place = f"{key} {visitor.address}"
        here = place in self._proven or (
            visitor.user is not None and user is not None and user.id == visitor.user.id
        )
        if self.failures.spent(place) or (self.brake.spent(key) and not here):
            raise Declined(429, "house.too-often")
        known = user.password if user and user.password else NOBODY
        if not await is_password(known, password) or user is None:
            self.failures.allows(place)
            self.brake.allows(key)
            _log.warning("A log-in as %r from %s failed", name, call.visitor.address)
            raise Declined(401, "house.wrong-password")
        self._proven[place] = None
        self._proven.move_to_end(place)
        if len(self._proven) > REMEMBERED:
            self._proven.popitem(last=False)

    async def logout(self, call: Call[None]) -> None:
        if call.visitor.token:
            await self.store.close_session(call.visitor.token)
            self.house.end_lines([session_id(call.visitor.token)])
        call.clear_cookie = True

    async def _come_in(self, call: Call[object], user_id: int) -> None:
        """A session of their own, with a token that nobody has seen before; not for who is banned."""
        why = await self.store.is_under(user_id, "ban")
        if why is not None:
            raise Declined(403, "people.banned", why=why or "–")
        if call.visitor.token:
            await self.store.close_session(call.visitor.token)
            self.house.end_lines([session_id(call.visitor.token)])
        browser = browser_of(call.request.headers.get("user-agent", ""))
        call.set_cookie = await self.store.open_session(user_id, browser)

    async def _new_password(self, password: str, name: str) -> str:
        if is_common(password, name):
            raise Declined(400, "house.common-password")
        return await hash_password(password)

    # -- passwords and sessions --------------------------------------------------------------

    async def password(self, call: Call[PasswordSent]) -> Me:
        """With a new one all sessions end but this, which goes on under a new token."""
        user = somebody(call)
        self._slow_down(call)
        await self._check_password(call, user.name, user, call.body.old)
        await self._set_password(call, user, call.body.new)
        return await self._me(user)

    async def _set_password(self, call: Call[object], user: User, password: str) -> None:
        await self.store.change_user(user.id, password=await self._new_password(password, user.name))
        await self._end_sessions(user.id)
        await self._come_in(call, user.id)

    async def forgotten(self, call: Call[Forgotten]) -> None:
        """A letter to the address they confirmed, if there is one. Neither the answer nor its time tells."""
        self._slow_down(call)
        user = await self.store.user_named(clean(call.body.name))
        if user is not None:
            self.notices.send_reset_soon(user)

    async def reset(self, call: Call[Reset]) -> Me:
        self._slow_down(call)
        user_id = await self.notices.letters.whose_reset(call.body.token)
        user = await self.store.user(user_id) if user_id is not None else None
        if user is None or user_id is None:
            raise Declined(400, "house.link-bad")
        await self._set_password(call, user, call.body.password)
        await self.notices.letters.end_resets(user_id)
        return await self._me(user)

    async def sessions(self, call: Call[None]) -> tuple[SessionInfo, ...]:
        here = session_id(call.visitor.token)
        return tuple(
            SessionInfo(
                id=found.id,
                created=found.created,
                seen=found.seen,
                browser=found.browser,
                here=found.id == here,
            )
            for found in await self.store.sessions(somebody(call).id)
        )

    async def end(self, call: Call[SessionEnd]) -> None:
        user = somebody(call)
        if call.body.id:
            self.house.end_lines(await self.store.close_sessions(user.id, call.body.id))
        else:
            self.house.end_lines(await self.store.close_sessions(user.id, but=call.visitor.token))

    async def _end_sessions(self, user_id: int) -> None:
        self.house.end_lines(await self.store.close_sessions(user_id))

    # -- what is theirs ----------------------------------------------------------------------

    async def settings(self, call: Call[Settings]) -> Me:
        user, body = somebody(call), call.body
        changes: dict[str, str | None] = {}
        if body.name is not None and user.guest:
            user = await self.names.call(user, body.name)
        if body.language is not None:
            changes["language"] = body.language
        if body.email is not None:
            changes["email"] = clean(body.email) or None
            if changes["email"] and not is_address(changes["email"]):
                raise Declined(400, "house.bad-email")
            if changes["email"]:
                self._slow_down(call)  # a letter goes to an address that may be a stranger's
        if body.webhook is not None:
            changes["webhook"] = await self._webhook(call, clean(body.webhook)) or None
        if changes:
            await self.store.change_user(user.id, **changes)
        changed = await self._again(user.id)
        if body.email is not None:
            await self.notices.confirm(changed)
        return await self._me(changed)

    async def _webhook(self, call: Call[object], url: str) -> str:
        """An address that may be called, as far as one can tell now; it is looked at again at every call."""
        if url and url != somebody(call).webhook:
            self._slow_down(call)  # names are looked up for strangers
            try:
                await resolve(url, private=self.notices.webhooks == "private")
            except BadAddress as error:
                raise Declined(400, error.text.id) from None
        return url

    async def data(self, call: Call[None]) -> Response:
        found = await self.store.all_about(somebody(call).id)
        return Response(
            msgspec.json.format(msgspec.json.encode(found), indent=2),
            media_type="application/json",
            headers={
                "content-disposition": 'attachment; filename="salon-my-data.json"',
                "cache-control": "no-store",
            },
        )

    async def forget(self, call: Call[Farewell]) -> None:
        """Nothing that is theirs alone is left; a bot plays on for them, so that nobody's game is spoilt."""
        user = somebody(call)
        if not user.guest:
            self._slow_down(call)
            await self._check_password(call, user.name, user, call.body.password)
        for table in await self.store.tables_in_play(user.id):
            with suppress(SalonError):  # it cannot be played any more, or has just ended
                live = await self.house.table(table)
                for seat in live.seats_of(user.id):
                    await live.do(rows.Lend(seat, bots.USUAL))
        await self._end_sessions(user.id)
        for table in await self.store.forget(user.id):
            await self.house.look_again(table)
        call.clear_cookie = True

    # -- more --------------------------------------------------------------------------------

    async def _me(self, user: User) -> Me:
        state = await self.notices.letters.state(user.id, user.email) if user.email else ""
        return Me(
            id=user.id,
            name=speaker(user.language).words.called(user.name),
            guest=user.guest,
            language=user.language,
            email=user.email or "",
            confirmed=state == "confirmed",
            webhook=user.webhook or "",
            nameless=user.name == GUEST,
        )

    async def _again(self, user_id: int) -> User:
        found = await self.store.user(user_id)
        assert found is not None
        return found

    def _slow_down(self, call: Call[object]) -> None:
        if not self.log_ins.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
