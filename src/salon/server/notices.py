"""Notices: who is away is told once for each turn, by e-mail, in their browser or by webhook."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.message import EmailMessage

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from salon.kernel import SalonError, Text
from salon.server import hours, mail, push, timing, webhook
from salon.server.database import AWAY, outage
from salon.server.due import Due, due, is_still, open_question
from salon.server.house import House
from salon.server.letters import Letters, folded
from salon.server.limits import Limits
from salon.server.live import LiveTable
from salon.server.mail import Mail, NotSent
from salon.server.outgoing import Silent, Slots
from salon.server.panel import describe
from salon.server.push import Message
from salon.server.speech import Speaker, speaker
from salon.server.store import StoredNotice, StoredPush, User
from salon.server.wire_notices import NoticeWishes, PushSent, Unwanted
from salon.server.wire_people import Notice, NoticeKind, NoticeWay

LEASE = 300.0  # after so long one that a server was at is taken for lost, and tried again
RETRIES = (60.0, 300.0, 1800.0)  # seconds before the second try, the third …
PUSH_SECONDS = 10.0  # for all browsers of one person together
SECONDS_EACH, BURST = (
    180.0,
    30,
)  # no person gets more by one channel than so many at once, then one in so long
LAST_WORDS = 2.0  # seconds for what is on its way when the server ends
DAY = 86400
DIGEST_AGAIN = 1800.0  # seconds before an e-mail of the day that did not go out is tried again
_log = logging.getLogger("salon")


def wants(wishes: NoticeWishes, game: str, kind: NoticeKind, way: NoticeWay) -> bool:
    """Whether somebody wants to be told so of that.

    >>> wants(NoticeWishes(unwanted=(Unwanted("turn", "mail"),)), "chess", "turn", "mail")
    False
    """
    return game not in wishes.games and Unwanted(kind, way) not in wishes.unwanted


class Notices:
    """The notices of one server. What is sent and what failed is in the database, for all servers."""

    def __init__(
        self, house: House, out: Mail | None, address: str, webhooks: str, *, pushes: bool = True
    ) -> None:
        self.house = house
        self.store = house.store
        self.out = out
        self.letters = Letters(house.store.database)
        self.address = address.rstrip("/")
        self.webhooks = webhooks  # "", "private" or "off"
        self.pushes = pushes  # whether messages to browsers go out
        self._signer: push.Signer | None = None
        self.failures: list[tuple[float, str]] = []  # the last few, for the host
        self._often = Limits(rate=1 / SECONDS_EACH, burst=BURST)
        self._slots = Slots()
        self._silent = Silent()
        self._sending: set[asyncio.Task[None]] = set()
        self._post_office = ThreadPoolExecutor(1, "mail")

    @property
    def ways(self) -> tuple[NoticeWay, ...]:
        """How people can be told here."""
        there: dict[NoticeWay, bool] = {
            "mail": self.out is not None,
            "push": self.pushes,
            "webhook": self.webhooks != "off",
        }
        return tuple(way for way, is_there in there.items() if is_there)

    async def given(self, user: User) -> list[NoticeWay]:
        """The ways that somebody gave, of those there are; by mail only where they confirmed it."""
        there = {"mail": bool(user.email), "webhook": bool(user.webhook), "push": False}
        if self.pushes:
            there["push"] = bool(await self.store.pushes_of(user.id))
        found = [way for way in self.ways if there[way]]
        if "mail" in found and await self.letters.state(user.id, user.email or "") != "confirmed":
            found.remove("mail")
        return found

    async def signer(self) -> push.Signer:
        """Signs messages to browsers, with the key of all servers of the house."""
        if self._signer is None:
            key = await self.store.house_key("vapid", push.new_key)
            contact = push.contact(self.address, self.out.sender if self.out else "")
            self._signer = push.Signer(key, contact)
        return self._signer

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

    def send_reset_soon(self, user: User) -> None:
        """Who asks is not kept waiting: the time it takes would tell whether there is an address."""
        self._run(self._send_reset(user))

    async def _send_reset(self, user: User) -> None:
        try:
            await self.send_reset(user)
        except AWAY as error:  # it can be asked for again
            outage.seen(error)

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
        # Letters that somebody waits for have places of their own.
        async with self._slots.slot("asked", message["To"]):
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
        for user_id, at in await self.store.digests_due(now):
            then = hours.next_digest(await self.store.notice_wishes(user_id), now)
            if await self.store.take_digest(user_id, at, then or now + DAY):
                self._run(self._digest(user_id))

    async def _tell(self, table: LiveTable, each: Due, now: float) -> None:
        user = await self.store.user(each.user_id)
        here = each.user_id in table.present()
        if user is None:
            return
        if user.email is not None and not await self.letters.state(user.id, user.email):
            await self.confirm(user)  # from before addresses were asked for
        given = await self.given(user)
        wishes = await self.store.notice_wishes(user.id) if given else NoticeWishes()
        for channel in given:
            if not wants(wishes, table.game.id, each.kind, channel):
                continue
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
        try:
            table = await self.house.table(notice.table_id)
            user_id = table.table.seats[notice.seat].user_id
            since = time.monotonic()
            async with self._slots.slot(notice.channel, str(user_id)):
                if time.monotonic() - since < LEASE / 2:  # else it is tried again, perhaps at another server
                    await self._settle(notice, table)
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

    async def _settle(self, notice: StoredNotice, table: LiveTable) -> None:
        """Send it if it is still true, and they want it now; write down what became of it."""
        user_id = table.table.seats[notice.seat].user_id
        user = await self.store.user(user_id) if user_id is not None else None
        if user is None or not is_still(table, notice):
            return await self.store.settle_notice(notice, "late")
        wishes = await self.store.notice_wishes(user.id)
        if notice.channel not in await self.given(user):
            return await self.store.settle_notice(notice, "late")
        until = hours.quiet_until(wishes, time.time())
        if until is not None:
            return await self.store.hold_notice(notice, until)
        if notice.channel == "mail" and notice.kind == "turn" and wishes.digest is not None:
            return await self.store.settle_notice(notice, "digest")
        return await self.store.settle_notice(notice, await self._send(table, notice, user))

    async def _send(self, table: LiveTable, notice: StoredNotice, user: User) -> str:
        """Send it; what became of it."""
        email, url = user.email or "", user.webhook or ""
        where = {"mail": folded(email), "webhook": url}.get(notice.channel, f"push {user.id}")
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
        elif notice.channel == "push":
            left = timing.days_left(table, notice.seat)
            soon = table.table.pace.kind == "live"
            await self.push(
                user.id,
                self.message(told, user),
                urgency="high" if soon else "normal",
                seconds=int(max(60.0, min(DAY, left if left is not None else DAY))),
            )
        else:
            assert self.out is not None
            stop = await self._stop(user, email)
            await self._post(mail.letter(self.out, email, *self._words(told, user, stop), stop))
        return "sent"

    async def push(
        self, user_id: int, message: push.Message, *, urgency: push.Urgency = "normal", seconds: int = DAY
    ) -> None:
        """To all of somebody's browsers: enough if one takes it. Those that are gone are forgotten."""
        signer, private = await self.signer(), self.webhooks == "private"

        async def to(found: StoredPush) -> NotSent | None:
            try:
                box = push.mailbox(PushSent(found.endpoint, found.p256dh, found.auth))
                async with asyncio.timeout(PUSH_SECONDS):
                    await push.send(box, message, signer, urgency=urgency, seconds=seconds, private=private)
            except (NotSent, TimeoutError) as error:
                failed = error if isinstance(error, NotSent) else NotSent("TimeoutError")
                if push.is_gone(failed) or self._silent.failed(found.endpoint):
                    await self.store.drop_push(found.endpoint)
                return failed
            self._silent.heard(found.endpoint)
            return None

        failed = await asyncio.gather(*map(to, await self.store.pushes_of(user_id)))
        if None not in failed:
            known = [error for error in failed if error is not None]
            raise next((error for error in known if error.again), NotSent("no browser", again=False))

    async def _digest(self, user_id: int) -> None:
        """One e-mail of all that waits for somebody, as it stands now."""
        user = await self.store.user(user_id)
        aside = await self.store.put_aside(user_id)
        if user is None or not aside:
            return
        parts, still = [], []
        for notice in aside:
            try:
                table = await self.house.table(notice.table_id)
            except SalonError:  # it cannot be played any more
                await self.store.settle_notice(notice, "late")
                continue
            if not is_still(table, notice):
                await self.store.settle_notice(notice, "late")
                continue
            told = self.notice(table, notice, user)
            said = mail.unlinked(told.text), mail.unlinked(told.prompt)
            parts.append("\n".join(filter(None, (*said, told.url))))
            still.append(notice)
        if not still or "mail" not in await self.given(user):
            return
        async with self._slots.slot("mail", str(user.id)):
            try:
                await self._post(await self._digest_letter(user, parts))
            except NotSent as error:
                self.failures = [*self.failures[-9:], (time.time(), f"mail: {error}")]
                _log.warning("An e-mail of the day did not go out (%s)", error)
                await self.store.put_off_digest(user_id, time.time() + DIGEST_AGAIN)
                return
        for notice in still:
            await self.store.settle_notice(notice, "sent")

    async def _digest_letter(self, user: User, parts: list[str]) -> EmailMessage:
        assert self.out is not None
        email, voice = user.email or "", speaker(user.language)
        stop = await self._stop(user, email)
        end = "-- \n" + voice.label("house.notice-stop", address=stop)
        subject = voice.label("house.digest-subject", tables=len(parts))
        return mail.letter(self.out, email, subject, "\n\n".join([*parts, end]) + "\n", stop)

    async def try_out(self, user: User) -> tuple[list[NoticeWay], list[NoticeWay]]:
        """A trial by every way somebody gave: those by which it went out, and those by which it did not."""
        voice = speaker(user.language)
        title, text = voice.label("house.trial-subject"), voice.label("house.trial")
        sent: list[NoticeWay] = []
        failed: list[NoticeWay] = []
        for way in await self.given(user):
            try:
                if way == "push":
                    await self.push(user.id, push.Message(title, text, "/account", "trial", user.language))
                elif way == "mail":
                    assert self.out is not None
                    stop = await self._stop(user, user.email or "")
                    await self._post(mail.letter(self.out, user.email or "", title, f"{text}\n", stop))
                else:
                    told = {"kind": "trial", "text": text, "url": f"{self.address}/account"}
                    private = self.webhooks == "private"
                    await webhook.post(user.webhook or "", msgspec.json.encode(told), private=private)
                sent.append(way)
            except NotSent as error:
                self.failures = [*self.failures[-9:], (time.time(), f"{way}: {error}")]
                failed.append(way)
        return sent, failed

    # -- words -------------------------------------------------------------------------------

    def notice(self, table: LiveTable, notice: StoredNotice, user: User, stopped: str = "") -> Notice:
        """What is told: nothing but what everybody at the table may read."""
        voice = table.voice(user.language)
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
            prompt=self._prompt(table, notice, voice, names),
            url=f"{self.address}/tables/{notice.table_id}",
            language=user.language,
            deadline=timing.deadline(table, notice.seat),
        )

    def _prompt(self, table: LiveTable, notice: StoredNotice, voice: Speaker, names: tuple[str, ...]) -> str:
        """What is asked: of this seat by the game, or of all."""
        motion = open_question(table) if notice.kind == "asked" else None
        if motion is not None:
            return voice.say(Text(f"house.ask-{motion.what}", {"seat": f"seat.{motion.seat}"}), names)
        decision = table.play.state.decision(notice.seat)
        return voice.say(decision.prompt, names) if decision else ""

    def message(self, told: Notice, user: User) -> Message:
        """A notice as a browser shows it."""
        return Message(
            title=self._subject(told, user),
            body="\n".join(filter(None, (told.text, told.prompt))),
            url=f"/tables/{told.table}",
            tag=f"{told.table}-{told.seat}",
            lang=user.language,
        )

    def _subject(self, told: Notice, user: User) -> str:
        return speaker(user.language).label(f"house.notice-subject-{told.kind}", title=told.title)

    def _words(self, told: Notice, user: User, stop: str) -> tuple[str, str]:
        """Subject and text of a letter."""
        voice = speaker(user.language)
        parts = [mail.unlinked(told.text), mail.unlinked(told.prompt)]  # a card may be called like an address
        if told.deadline is not None:
            until = datetime.fromtimestamp(told.deadline, UTC)
            date, hour = voice.date(until), f"{until:%H:%M}"
            parts.append(voice.label("house.notice-until", date=date, hour=hour))
        parts += [told.url, "-- \n" + voice.label("house.notice-stop", address=stop)]
        return self._subject(told, user), "\n\n".join(parts) + "\n"

    async def close(self) -> None:
        """What is not sent yet is tried again after the next start."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WORDS)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._post_office.shutdown(wait=False, cancel_futures=True)
