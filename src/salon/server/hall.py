"""The hall: who is on the front page sees their tables move, and those to join and to watch."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable

import msgspec

from salon.games import games
from salon.lang import LANGUAGES
from salon.server import between, timing
from salon.server.database import AWAY, outage
from salon.server.house import House
from salon.server.lines import TableLine
from salon.server.live import Broken, LiveTable
from salon.server.people import Visitor
from salon.server.rollcall import Whereabouts
from salon.server.speech import Speaker, speaker
from salon.server.store import StoredTable, session_id
from salon.server.story import lines
from salon.server.wire import TableInfo
from salon.server.wire_hall import Card, FriendHere, HallTold

TOGETHER_SECONDS = 0.5  # what happens within so long is told together
LISTS_SECONDS = 2.0  # the lists for all are not read more often
SHOWN = 12  # tables of one person, those in play first
OPEN, WATCH = 8, 4
PING_LENGTH = 100
_log = logging.getLogger("salon")
PONG = b'{"type":"pong"}'


class Listener:
    """One browser on the front page."""

    def __init__(
        self,
        hall: Hall,
        line: TableLine,
        visitor: Visitor,
        on_leave: Callable[[], None],
        *,
        only_mine: bool = False,
    ) -> None:
        self.only_mine = only_mine  # on another page: which tables wait for them, and nothing else
        self._hall, self._line, self._on_leave = hall, line, on_leave
        self.user = visitor.user
        self.session = session_id(visitor.token)
        self.language = visitor.language
        self.told: dict[str, bytes] = {}  # by table: the card as it was last shown
        self.lists: tuple[bytes, bytes] = b"", b""
        self.friends: dict[int, str] = {}
        self.here: tuple[FriendHere, ...] = ()  # of them, as they were last shown
        self.bytes = 0

    async def hear(self, text: str) -> None:
        """They only ask whether the line still holds."""
        if len(text) > PING_LENGTH:
            self._line.close(1009)
        else:
            self._line.send(PONG)

    def send(self, told: HallTold) -> None:
        body = msgspec.json.encode(told)
        self.bytes += len(body)
        self._line.send(body)

    def dismiss(self) -> None:
        """Their session has ended: nothing more is told here, whatever becomes of the line."""
        self._hall.listeners.discard(self)
        self._line.close(1008)

    def leave(self) -> None:
        self._hall.listeners.discard(self)
        self._hall.moved()
        self._on_leave()


class Hall:
    """All who are on the front page of this server."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self.listeners: set[Listener] = set()
        self._dirty: set[str] = set()
        self._due = False
        self._lists_at = 0.0
        self._lists_due = False  # they may have changed
        self._lists: dict[str, tuple[tuple[TableInfo, ...], tuple[Card, ...]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        house.on_change.append(self.changed)
        house.on_heard = self.heard
        house.on_presence = self.moved
        house.on_sessions_end.append(self.dismiss)
        house.on_person = self.known_anew
        house.rollcall.where = self._here
        house.whereabouts = self._everywhere
        house.on_close.append(self.close)

    def changed(self, table: LiveTable) -> None:
        """Something has happened at a table."""
        self.heard(table.table.id)

    def heard(self, id: str) -> None:
        """Something has happened at a table, perhaps at another server."""
        if not self.listeners or not id:
            return
        self._dirty.add(id)
        self._soon()

    def dismiss(self, sessions: Collection[str]) -> None:
        """The lines that were opened in these sessions end with them."""
        for listener in tuple(self.listeners):
            if listener.session in sessions:
                listener.dismiss()

    def moved(self) -> None:
        """Somebody has come or gone: it matters where a friend looks."""
        if any(listener.friends for listener in self.listeners) or not self._store.database.is_sqlite:
            self._soon()

    async def known_anew(self, user_id: int) -> None:
        """Whom somebody knows has changed, or whether others may see them."""
        near = await self._store.ties_to(user_id, "friend")
        for listener in tuple(self.listeners):
            user = listener.user
            if user is None or user.guest or listener.only_mine:
                continue
            if user.id == user_id or user.id in near or user_id in listener.friends:
                listener.friends = await self._store.friends_of(user.id)
                self._soon()

    def _soon(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(TOGETHER_SECONDS, self._start)

    def _start(self) -> None:
        self._due = False
        task = asyncio.create_task(self._tell())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def enter(self, listener: Listener) -> None:
        """Show all there is to one who comes."""
        self.listeners.add(listener)
        mine = await self._mine(listener)
        cards = [await self._card(table, listener) for table in mine]
        if listener.only_mine:
            cards = [card for card in cards if _waits(card)]
            listener.told = {card.table.id: _known(card) for card in cards}
            listener.send(HallTold(at=time.time(), whole=True, cards=tuple(cards)))
            self.moved()
            return
        open_, watch = (await self._read_lists())[listener.language]
        listener.told = {card.table.id: _known(card) for card in cards}
        listener.lists = _encoded(open_), _encoded(watch)
        if listener.user is not None and not listener.user.guest:
            listener.friends = await self._store.friends_of(listener.user.id)
        listener.here = self._friends(listener, self._whereabouts())
        self.moved()
        listener.send(
            HallTold(
                at=time.time(),
                whole=True,
                cards=tuple(cards),
                open=open_,
                watch=watch,
                friends=listener.here,
                here=self._count(),
            )
        )

    def _count(self) -> int:
        """How many are on the front page."""
        return sum(not listener.only_mine for listener in self.listeners)

    def _here(self) -> dict[int, Whereabouts]:
        """Who is in the house, and where: at a table that they play at, if all may look at it."""
        found: dict[int, Whereabouts] = {}
        for listener in self.listeners:
            if listener.user is not None:
                found.setdefault(listener.user.id, Whereabouts())
        for table in self._house.in_memory:
            for socket in table.sockets:
                plays = table.table.public and not table.over and bool(table.seats_of(socket.user_id))
                if socket.user_id and (plays or socket.user_id not in found):
                    found[socket.user_id] = (
                        Whereabouts(table.table.id, table.game.id) if plays else Whereabouts()
                    )
        return found

    def _whereabouts(self) -> dict[int, Whereabouts]:
        """The same for those who want to know of friends; the other servers hear what they must."""
        self._house.rollcall.say_where(self._here())
        return self._everywhere() if any(listener.friends for listener in self.listeners) else {}

    def _everywhere(self) -> dict[int, Whereabouts]:
        """Who is in the house through any of its servers; who plays at one of them plays."""
        found = self._house.rollcall.elsewhere()
        for user_id, where in self._here().items():
            if where.table or user_id not in found:
                found[user_id] = where
        return found

    def _friends(self, listener: Listener, whereabouts: dict[int, Whereabouts]) -> tuple[FriendHere, ...]:
        voice = speaker(listener.language)
        found = []
        for id in listener.friends.keys() & whereabouts.keys():
            table, game = whereabouts[id]
            title = voice.label(f"{game}.title") if game in games() else ""
            found.append(FriendHere(id=id, name=listener.friends[id], table=table, title=title))
        return tuple(sorted(found, key=lambda friend: (friend.name, friend.id)))

    async def _mine(self, listener: Listener) -> list[StoredTable]:
        if listener.user is None:
            return []
        found = await self._store.tables_of(listener.user.id)
        found.sort(key=lambda table: (table.status == "ended", -table.created))
        return found[:SHOWN]

    async def _tell(self) -> None:
        """Tell each what has changed for them."""
        dirty, self._dirty = self._dirty, set()
        try:
            tables = [found for id in dirty if (found := await self._stored(id)) is not None]
            self._lists_due |= any(table.public for table in tables)
            if self._lists_due and self._count():
                await self._refresh_lists()
            whereabouts = self._whereabouts()
            for listener in tuple(self.listeners):
                if listener in self.listeners:  # else it has left while others were told
                    await self._tell_one(listener, tables, whereabouts)
        except AWAY as error:  # it is told with the next change
            outage.seen(error)
        except Exception:  # noqa: BLE001  (the hall must go on)
            _log.exception("The hall could not be told")

    async def _refresh_lists(self) -> None:
        """Read the lists for all anew, or soon if that was done just now."""
        wait = self._lists_at + LISTS_SECONDS - time.monotonic()
        if wait <= 0:
            self._lists_due = False
            await self._read_lists()
        elif not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(wait, self._start)

    async def _stored(self, id: str) -> StoredTable | None:
        live = next((table for table in self._house.in_memory if table.table.id == id), None)
        return live.table if live is not None else await self._store.table(id)

    async def _tell_one(
        self,
        listener: Listener,
        tables: Iterable[StoredTable],
        whereabouts: dict[int, Whereabouts],
    ) -> None:
        user = listener.user
        cards = []
        gone = []
        for table in tables:
            sits = user is not None and (
                table.creator == user.id or any(seat.user_id == user.id for seat in table.seats)
            )
            if not sits:
                if listener.told.pop(table.id, None) is not None:
                    gone.append(table.id)
                continue
            card = await self._card(table, listener)
            if listener.only_mine and not _waits(card):
                if listener.told.pop(table.id, None) is not None:
                    gone.append(table.id)
                continue
            known = _known(card)
            if listener.told.get(table.id) != known:
                listener.told[table.id] = known
                cards.append(card)
        if listener.only_mine:
            if cards or gone:
                listener.send(HallTold(at=time.time(), cards=tuple(cards), gone=tuple(gone)))
            return
        open_, watch = self._lists.get(listener.language, ((), ()))
        lists = _encoded(open_), _encoded(watch)
        before, listener.lists = listener.lists, lists
        friends = self._friends(listener, whereabouts)
        were, listener.here = listener.here, friends
        if cards or gone or lists != before or friends != were:
            listener.send(
                HallTold(
                    at=time.time(),
                    cards=tuple(cards),
                    gone=tuple(gone),
                    open=open_ if lists[0] != before[0] else None,
                    watch=watch if lists[1] != before[1] else None,
                    friends=friends if friends != were else None,
                    here=self._count(),
                )
            )

    async def _read_lists(self) -> dict[str, tuple[tuple[TableInfo, ...], tuple[Card, ...]]]:
        """The tables to join and to watch, for everybody who reads a language."""
        if self._lists and time.monotonic() - self._lists_at < LISTS_SECONDS:
            return self._lists
        self._lists_at = time.monotonic()
        waiting = (await self._store.open_tables())[:OPEN]
        playing = await self._store.tables_to_watch(WATCH)
        for table in playing:
            await self._house.is_apart(table.id)
        found: dict[str, tuple[tuple[TableInfo, ...], tuple[Card, ...]]] = {}
        for language in LANGUAGES:
            voice = speaker(language)
            found[language] = (
                tuple(self._house.info(table, None, voice) for table in waiting),
                tuple(self._shown(table, None, voice) for table in playing),
            )
        self._lists = found
        return found

    async def _card(self, table: StoredTable, listener: Listener) -> Card:
        if table.status == "playing":  # in memory it is known how it stands
            await self._house.is_apart(table.id)
        return self._shown(table, listener, speaker(listener.language))

    def _shown(self, table: StoredTable, listener: Listener | None, voice: Speaker) -> Card:
        user = listener.user if listener else None
        info = self._house.info(table, user, voice)
        live = next((each for each in self._house.in_memory if each.table.id == table.id), None)
        if live is None:
            return Card(table=info, since=table.started or table.created)
        try:
            return card(live, info, live.seat_of(user.id) if user else None, live.voice(voice.words.language))
        except Broken:
            return Card(table=info, since=table.created)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def card(live: LiveTable, info: TableInfo, seat: int | None, voice: Speaker) -> Card:
    """A table in memory, from a seat or from afar: nothing that its own page would not show there."""
    thinking = live.waiting_for()
    mine = [seat] if seat is not None and seat in thinking else thinking
    left = [
        found
        for each in mine
        for found in (timing.clock(live, each), timing.days_left(live, each))
        if found is not None
    ]
    last = lines(live, seat, voice, max(0, len(live.play.log) - 1)) if live.started else []
    decision = live.play.state.decision(seat) if seat is not None and seat in thinking else None
    shown = between.info(live, seat, voice)
    motion = shown.motion if shown else None
    reached = live.game.reached(live.play.state) if live.started and not live.over else None
    picture = live.game.miniature(live.play.state) if live.started else None
    return Card(
        table=info,
        version=live.version,
        move=len(live.play.record.moves),
        reached=voice.say(reached, live.names) if reached else "",
        sides=tuple(live.game.side(live.play.state, n) for n in range(len(live.names))),
        scores=live.game.standing(live.play.state) if live.started else (),
        thinking=tuple(thinking),
        left=min(left, default=None),
        since=live.moved_at,
        last=last[-1].text if last else "",
        prompt=voice.say(decision.prompt, live.names) if decision else "",
        asked=motion.title if motion and motion.mine and not info.next_table else "",
        watching=sum(not live.seats_of(user) for user in live.present()),
        picture=picture.rows if picture else {},
        pictured=voice.say(picture.says, live.names) if picture else "",
    )


def _waits(card: Card) -> bool:
    """Whether something is asked of the one who looks."""
    return card.table.your_turn or bool(card.asked)


def _known(card: Card) -> bytes:
    """What of a card is worth telling: clocks run by themselves, and are right with the next answer."""
    return msgspec.json.encode(msgspec.structs.replace(card, left=None, watching=0))


def _encoded(what: tuple[TableInfo, ...] | tuple[Card, ...]) -> bytes:
    return msgspec.json.encode([_known(each) if isinstance(each, Card) else each for each in what])
