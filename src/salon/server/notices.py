"""Notices: who is away when it becomes their turn is told, by e-mail or webhook, once for each turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.message import EmailMessage
from typing import Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from salon.server import mail, timing, webhook
from salon.server.house import House
from salon.server.letters import Letters, folded
from salon.server.limits import Limits
from salon.server.live import LiveTable
from salon.server.mail import Mail, NotSent
from salon.server.panel import describe
from salon.server.speech import speaker
from salon.server.store import StoredNotice, User
from salon.server.wire_people import Notice, NoticeKind

GRACE = 30.0  # seconds in which one may come back, or the turn be taken back
LEASE = 300.0  # after so long one that a server was at is taken for lost, and tried again
RETRIES = (60.0, 300.0, 1800.0)  # seconds before the second try, the third …
AT_ONCE = 4
SECONDS_EACH, BURST = (
    180.0,
    30,
)  # no person gets more by one channel than so many at once, then one in so long
LAST_WORDS = 2.0  # seconds for what is on its way when the server ends
_log = logging.getLogger("salon")


class Due(msgspec.Struct, frozen=True):
    """A person who should hear of something."""

    seat: int
    user_id: int
    kind: NoticeKind
    turn: int  # the version since which it is so


def due(table: LiveTable, now: float) -> Iterator[Due]:
    """Who is to be told something at a table, and has not been by this server."""
    heard = set()  # one who plays several seats hears of the first that is asked
    for seat in table.waiting_for():
        user_id = table.table.seats[seat].user_id
        if user_id is None or user_id in heard:
            continue
        heard.add(user_id)
        _, nudged = table.manners.nudged.get(seat, (0.0, 0))
        if nudged > table.acted_at[seat] and table.told.get((seat, "nudge")) != nudged:
            yield Due(seat, user_id, "nudge", nudged)
        left = timing.days_left(table, seat)
        if left is not None and left <= warning(table.table.pace.days):
            found = Due(seat, user_id, "reminder", table.asked_at[seat])
        elif now >= table.turn_time[seat] + GRACE:
            found = Due(seat, user_id, "turn", table.turn_at[seat])
        else:
            continue
        if table.told.get((seat, found.kind)) != found.turn:
            yield found


def warning(days: int) -> float:
    """How long before the deadline of a turn of so many days the reminder comes: a quarter, at most a day.

    >>> warning(1) / 3600, warning(14) / 3600
    (6.0, 24.0)
    """
    return min(days * 86400 / 4, 86400.0)


class Notices:
    """The notices of one server. What is sent and what failed is in the database, for all servers."""

    def __init__(self, house: House, out: Mail | None, address: str, webhooks: str) -> None:
        self.house = house
        self.store = house.store
        self.out = out
        self.letters = Letters(house.store.database)
        self.address = address.rstrip("/")
        self.webhooks = webhooks  # "", "private" or "off"
        self.failures: list[tuple[float, str]] = []  # the last few, for the host
        self._often = Limits(rate=1 / SECONDS_EACH, burst=BURST)
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._sending: set[asyncio.Task[None]] = set()
        self._post_office = ThreadPoolExecutor(1, "mail")

    @property
    def ways(self) -> tuple[Literal["mail", "webhook"], ...]:
        """How people can be told here."""
        post: tuple[Literal["mail"], ...] = () if self.out is None else ("mail",)
        return post if self.webhooks == "off" else (*post, "webhook")

    async def channels(self, user: User) -> list[str]:
        """How a person wants to be told, of what is possible; by mail only where they confirmed it."""
        given = {"mail": user.email, "webhook": user.webhook}
        found: list[str] = [way for way in self.ways if given[way]]
        if "mail" in found and await self.letters.state(user.id, user.email or "") != "confirmed":
            found.remove("mail")
        return found

    async def confirm(self, user: User) -> None:
        """Ask whether the address is theirs, if there is one and nobody has said so."""
        if self.out is None or user.email is None:
            return
        now = time.time()
        token = await self.letters.ask(user.id, user.email, now)
        if token is None:
            return
        voice, stop = speaker(user.language), await self._stop(user, user.email)
        link = self._link("confirm", token, user)
        parts = [
            voice.label("house.confirm-letter", house=self.address),
            link,
            voice.label("house.confirm-not-you"),
            "-- \n" + voice.label("house.confirm-stop", address=stop),
        ]
        subject = voice.label("house.confirm-subject")
        self._run(self._ask(mail.letter(self.out, user.email, subject, "\n\n".join(parts) + "\n", stop)))

    async def send_reset(self, user: User) -> None:
        """A letter with which a forgotten password can be set anew, to an address that was confirmed."""
        if self.out is None or user.email is None or user.guest:
            return
        token = await self.letters.ask_reset(user.id, user.email, time.time())
        if token is None:
            return
        voice, stop = speaker(user.language), await self._stop(user, user.email)
        parts = [
            voice.label("house.reset-letter", name=mail.unlinked(user.name), address=self.address),
            f"{self.address}/reset#{token}",
            voice.label("house.reset-not-you"),
            "-- \n" + voice.label("house.notice-stop", address=stop),
        ]
        subject = voice.label("house.reset-subject")
        self._run(self._ask(mail.letter(self.out, user.email, subject, "\n\n".join(parts) + "\n", stop)))

    async def _ask(self, message: EmailMessage) -> None:
        async with self._turn:
            try:
                await self._post(message)
            except NotSent as error:  # it can be asked for again
                self.failures = [*self.failures[-9:], (time.time(), f"mail: {error}")]
                _log.warning("A letter that somebody waits for did not go out (%s)", error)

    async def _post(self, message: EmailMessage) -> None:
        assert self.out is not None
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._post_office, mail.send, self.out, message)

    async def _stop(self, user: User, email: str) -> str:
        return self._link("stop", await self.letters.stop_token(user.id, email, time.time()), user)

    def _link(self, kind: str, token: str, user: User) -> str:
        return f"{self.address}/mail/{kind}/{token}?lang={user.language}"

    async def look(self, now: float) -> None:
        """Tell those who are to be told; try again what did not get through."""
        for table in self.house.in_memory:
            for each in tuple(due(table, now)):
                table.told[each.seat, each.kind] = each.turn
                await self._tell(table, each, now)
        for notice in await self.store.notices_to_try(now):
            again = await self.store.try_notice_again(notice, now + LEASE)
            if again is not None:
                self._start(again)

    async def _tell(self, table: LiveTable, each: Due, now: float) -> None:
        user = await self.store.user(each.user_id)
        here = each.user_id in table.present()
        if user is None:
            return
        if user.email is not None and not await self.letters.state(user.id, user.email):
            await self.confirm(user)  # from before addresses were asked for
        for channel in await self.channels(user):
            notice = StoredNotice(
                table.table.id, each.seat, each.kind, each.turn, channel, 0 if here else 1, now + LEASE
            )
            # Of several servers one writes it down, and that one sends it.
            if await self.store.new_notice(notice, "seen" if here else "") and not here:
                self._start(notice)

    def _start(self, notice: StoredNotice) -> None:
        self._run(self._deliver(notice))

    def _run(self, sending: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, notice: StoredNotice) -> None:
        async with self._turn:
            try:
                await self.store.settle_notice(notice, await self._send(notice))
            except NotSent as error:
                await self._failed(notice, error)
            except Exception as error:  # noqa: BLE001  (whatever it is, it must disturb nothing)
                _log.exception("A notice about table %s failed", notice.table_id)
                await self._failed(notice, NotSent(type(error).__name__))

    async def _failed(self, notice: StoredNotice, error: NotSent) -> None:
        """Count it, and say when it is tried again, if at all."""
        last = not error.again or notice.tries > len(RETRIES)
        self.failures = [*self.failures[-9:], (time.time(), f"{notice.channel}: {error}")]
        _log.warning(
            "A notice by %s about table %s did not go out (%s)%s",
            *(notice.channel, notice.table_id, error, "" if last else "; it is tried again"),
        )
        later = 0.0 if last else time.time() + RETRIES[notice.tries - 1]
        try:
            await self.store.settle_notice(notice, "failed" if last else "", later)
        except SQLAlchemyError:  # the lease will have it tried again
            _log.exception("What became of a notice could not be written down")

    async def _send(self, notice: StoredNotice) -> str:
        """Send it if it is still true; what became of it."""
        table = await self.house.table(notice.table_id)
        nudges = [table.manners.nudged.get(seat, (0.0, 0))[1] for seat in range(len(table.names))]
        since = {"turn": table.turn_at, "reminder": table.asked_at, "nudge": nudges}[notice.kind]
        user_id = table.table.seats[notice.seat].user_id
        if user_id is None or notice.seat not in table.waiting_for() or since[notice.seat] != notice.turn:
            return "late"
        user = await self.store.user(user_id)
        if user is None or notice.channel not in await self.channels(user):
            return "late"
        email, url = user.email or "", user.webhook or ""
        where = folded(email) if notice.channel == "mail" else url
        if notice.tries == 1 and not (
            self._often.allows(f"{user.id} {notice.channel}") and self._often.allows(f"to {where}")
        ):
            return "held"
        ahead = await self.store.programme(notice.table_id, notice.seat)
        stopped = describe(ahead, table, notice.seat, user.language).stopped
        told = self.notice(table, notice, user, stopped)
        if notice.channel == "webhook":
            body = msgspec.json.encode(told)
            await webhook.post(url, body, private=self.webhooks == "private")
        else:
            assert self.out is not None
            stop = await self._stop(user, email)
            await self._post(mail.letter(self.out, email, *self._words(told, user, stop), stop))
        return "sent"

    # -- words -------------------------------------------------------------------------------

    def notice(self, table: LiveTable, notice: StoredNotice, user: User, stopped: str = "") -> Notice:
        """What is told: nothing but what everybody at the table may read."""
        voice = table.voice(user.language)
        decision = table.play.state.decision(notice.seat)
        title = voice.label(f"{table.game.id}.title")
        names = tuple(map(mail.unlinked, voice.called(table.names)))
        others = [name for seat, name in enumerate(names) if seat not in table.seats_of(user.id)]
        kind = notice.kind if others else f"{notice.kind}-alone"
        text = voice.label(f"house.notice-{kind}", title=title, names=voice.words.join(others))
        return Notice(
            id=f"{notice.table_id}-{notice.seat}-{notice.kind}-{notice.turn}",
            kind=notice.kind,
            table=notice.table_id,
            game=table.game.id,
            title=title,
            seat=notice.seat,
            name=voice.words.called(table.names[notice.seat]),
            text=f"{text} {mail.unlinked(stopped)}".strip(),
            prompt=voice.say(decision.prompt, names) if decision else "",
            url=f"{self.address}/tables/{notice.table_id}",
            language=user.language,
            deadline=timing.deadline(table, notice.seat),
        )

    def _words(self, told: Notice, user: User, stop: str) -> tuple[str, str]:
        """Subject and text of a letter."""
        voice = speaker(user.language)
        parts = [told.text, told.prompt]
        if told.deadline is not None:
            until = datetime.fromtimestamp(told.deadline, UTC)
            date, hour = voice.date(until), f"{until:%H:%M}"
            parts.append(voice.label("house.notice-until", date=date, hour=hour))
        parts += [told.url, "-- \n" + voice.label("house.notice-stop", address=stop)]
        return voice.label(f"house.notice-subject-{told.kind}", title=told.title), "\n\n".join(parts) + "\n"

    async def close(self) -> None:
        """What is not sent yet is tried again after the next start."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WORDS)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._post_office.shutdown(wait=False, cancel_futures=True)
