"""What each address of the API does."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from starlette.responses import Response

from salon.games import games, load
from salon.kernel import Record, Ruling
from salon.lang import GUEST
from salon.server import rows
from salon.server.api import Call, Declined, Endpoint
from salon.server.house import House, NoTable
from salon.server.limits import Limits
from salon.server.live import Broken, LiveTable
from salon.server.mail import is_address
from salon.server.notices import Notices
from salon.server.panel import compose, describe
from salon.server.past import Past
from salon.server.people import NOBODY, clean, clean_text, hash_password, is_password
from salon.server.records import unplayed
from salon.server.shelf import game_info
from salon.server.sockets import Talk
from salon.server.speech import speaker
from salon.server.store import StoredTable, User
from salon.server.ui import labels
from salon.server.webhook import BadAddress, resolve
from salon.server.wire import (
    ActSent,
    Chat,
    ChatSent,
    Credentials,
    Curve,
    Invited,
    Join,
    LendSent,
    Me,
    Memo,
    Moment,
    NewGuest,
    NewTable,
    ProgrammeInfo,
    ProgrammeSent,
    Settings,
    TableInfo,
    Tables,
    UndoSent,
    Update,
)
from salon.server.wire_house import CardInfo, ClauseInfo, GameInfo, WordsInfo


class Handlers:
    """The API over a house."""

    def __init__(self, house: House, notices: Notices, *, limited: bool = True) -> None:
        self.house = house
        self.notices = notices
        self.store = house.store
        self.past = Past(house.store)
        self.talk = Talk(limited=limited)
        self.guests = Limits(rate=1, burst=60, off=not limited)
        self.log_ins = Limits(rate=0.2, burst=10, off=not limited)
        self.looks = Limits(rate=10, burst=100, off=not limited)
        self.looks_of_strangers = Limits(rate=1, burst=20, off=not limited)
        self.tables = Limits(rate=0.5, burst=30, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post = "GET", "POST"
        table = "/api/tables/{id}"
        return [
            Endpoint(
                get,
                "/api/games",
                None,
                tuple[GameInfo, ...],
                "The games",
                self.games,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                get,
                "/api/games/{game}/words",
                None,
                WordsInfo,
                "Names of things",
                self.words,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                get,
                "/api/games/{game}/rules",
                None,
                tuple[ClauseInfo, ...],
                "The rules",
                self.rules,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(
                get,
                "/api/games/{game}/cards",
                None,
                tuple[CardInfo, ...],
                "The cards",
                self.cards,
                "games",
                ("lang",),
                kept=True,
            ),
            Endpoint(get, "/api/me", None, Me, "Who I am", self.me, "people"),
            Endpoint(post, "/api/guest", NewGuest, Me, "Come in as a guest", self.guest, "people"),
            Endpoint(post, "/api/account", Credentials, Me, "Make an account", self.account, "people"),
            Endpoint(post, "/api/login", Credentials, Me, "Log in", self.login, "people"),
            Endpoint(post, "/api/logout", None, None, "Log out", self.logout, "people"),
            Endpoint(post, "/api/settings", Settings, Me, "Change what is mine", self.settings, "people"),
            Endpoint(
                get, "/api/tables", None, Tables, "My tables, and open ones", self.list_tables, "tables"
            ),
            Endpoint(post, "/api/tables", NewTable, Invited, "Open a table", self.new_table, "tables"),
            Endpoint(get, table, None, TableInfo, "A table", self.table_info, "tables"),
            Endpoint(post, table + "/end", None, TableInfo, "End a broken table", self.end_apart, "tables"),
            Endpoint(post, table + "/join", Join, TableInfo, "Sit down", self.join, "tables"),
            Endpoint(get, table + "/view", None, Update, "What I see", self.view, "play", ("lang",)),
            Endpoint(
                get,
                table + "/moments/{move}",
                None,
                Moment,
                "A past position",
                self.moment,
                "play",
                ("lang",),
            ),
            Endpoint(get, table + "/curve", None, Curve, "How it moved", self.curve, "play", ("lang",)),
            Endpoint(post, table + "/act", ActSent, Update, "Answer", self.act, "play", ("lang",)),
            Endpoint(post, table + "/undo", UndoSent, Update, "Take it back", self.undo, "play", ("lang",)),
            Endpoint(post, table + "/resign", None, Update, "Give up", self.resign, "play", ("lang",)),
            Endpoint(post, table + "/agree", None, Update, "Agree to end it", self.agree, "play", ("lang",)),
            Endpoint(post, table + "/lend", LendSent, Update, "Let a bot play", self.lend, "play", ("lang",)),
            Endpoint(
                get, table + "/programme", None, ProgrammeInfo, "My answers ahead", self.programme, "play"
            ),
            Endpoint(
                post,
                table + "/programme",
                ProgrammeSent,
                ProgrammeInfo,
                "Answer ahead",
                self.keep_programme,
                "play",
            ),
            Endpoint(post, table + "/rematch", None, Invited, "Play again", self.rematch, "tables"),
            Endpoint(get, table + "/chat", None, tuple[Chat, ...], "What was said", self.chat, "talk"),
            Endpoint(post, table + "/chat", ChatSent, None, "Say something", self.say, "talk"),
            Endpoint(get, table + "/note", None, Memo, "My note", self.note, "talk"),
            Endpoint(post, table + "/note", Memo, None, "Keep my note", self.keep_note, "talk"),
            Endpoint(
                get,
                table + "/record",
                None,
                dict[str, Any],
                "The record of an ended game",
                self.record,
                "tables",
            ),
        ]

    # -- the house and its games -------------------------------------------------------------

    async def games(self, call: Call[None]) -> tuple[GameInfo, ...]:
        voice, user = speaker(call.visitor.language), call.visitor.user
        alone = {id: await self.house.next_options(load(id), user) if user else {} for id in games()}
        return tuple(game_info(id, voice, alone[id]) for id in games())

    async def words(self, call: Call[None]) -> WordsInfo:
        game, voice = self._game(call), speaker(call.visitor.language)
        return WordsInfo(
            title=voice.label(f"{game.id}.title"),
            names={name: voice.name(game.id, name) for name in game.vocabulary.names},
            labels=labels(call.visitor.language, game.id),
        )

    async def rules(self, call: Call[None]) -> tuple[ClauseInfo, ...]:
        game, words = self._game(call), speaker(call.visitor.language).words
        ledger = game.ledger
        found = [
            ClauseInfo(id=c.id, section=words.section(ledger, c.section), title=title, text=text)
            for c in ledger.clauses
            for title, text in [words.clause(ledger, c)]
        ]
        section = speaker(call.visitor.language).label("house.rulings")
        for entry in ledger.entries:
            if isinstance(entry, Ruling):
                question, ruling, why = words.ruling(ledger, entry)
                found.append(
                    ClauseInfo(id=entry.id, section=section, title=question, text=f"{ruling} ({why})")
                )
        return tuple(found)

    async def cards(self, call: Call[None]) -> tuple[CardInfo, ...]:
        game, voice = self._game(call), speaker(call.visitor.language)
        return tuple(
            CardInfo(
                id=card.id,
                name=voice.say(card.name),
                facts=tuple(map(voice.say, card.facts)),
                effect=tuple(map(voice.say, card.effect)),
                source=card.source,
                known=card.known,
                printed=card.printed,
            )
            for card in game.catalogue()
        )

    def _game(self, call: Call[Any]) -> Any:
        id = call.path("game")
        if id not in games():
            raise Declined(404, "house.no-game")
        return load(id)

    # -- people ------------------------------------------------------------------------------

    def _user(self, call: Call[Any]) -> User:
        if call.visitor.user is None:
            raise Declined(401, "house.no-session")
        return call.visitor.user

    async def me(self, call: Call[None]) -> Me:
        return _me(self._user(call))

    async def guest(self, call: Call[NewGuest]) -> Me:
        """A stranger gets a session; a known one keeps it."""
        if call.visitor.user is not None:
            return _me(call.visitor.user)
        if not self.guests.allows(call.visitor.address):
            raise Declined(429, "house.too-often")
        name = clean(call.body.name) or GUEST
        user = await self.store.new_user(name, call.body.language)
        assert user is not None
        call.set_cookie = await self.store.open_session(user.id)
        return _me(user)

    async def account(self, call: Call[Credentials]) -> Me:
        """A guest's tables stay with the account."""
        self._slow_down(call)
        name = clean(call.body.name)
        if not name:
            raise Declined(400, "house.no-name")
        password = await hash_password(call.body.password)
        user = call.visitor.user
        if user is not None and user.guest:
            if not await self.store.make_account(user.id, name, password):
                raise Declined(409, "house.name-taken", name=name)
            return _me(await self._again(user.id))
        made = await self.store.new_user(name, call.visitor.language, password)
        if made is None:
            raise Declined(409, "house.name-taken", name=name)
        call.set_cookie = await self.store.open_session(made.id)
        return _me(made)

    async def login(self, call: Call[Credentials]) -> Me:
        self._slow_down(call)
        user = await self.store.user_named(clean(call.body.name))
        known = user.password if user and user.password else NOBODY
        if not await is_password(known, call.body.password) or user is None:
            raise Declined(401, "house.wrong-password")
        call.set_cookie = await self.store.open_session(user.id)
        return _me(user)

    async def logout(self, call: Call[None]) -> None:
        if call.visitor.token:
            await self.store.close_session(call.visitor.token)
        call.clear_cookie = True

    async def settings(self, call: Call[Settings]) -> Me:
        user, body = self._user(call), call.body
        changes: dict[str, Any] = {}
        if body.name is not None and user.guest:
            name = clean(body.name)
            as_read = speaker(user.language).words.called(user.name)
            changes["name"] = name if name and name != as_read else user.name
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
        return _me(changed)

    async def _webhook(self, call: Call[Any], url: str) -> str:
        """An address that may be called, as far as one can tell now; it is looked at again at every call."""
        if url and url != self._user(call).webhook:
            self._slow_down(call)  # names are looked up for strangers
            try:
                await resolve(url, private=self.notices.webhooks == "private")
            except BadAddress as error:
                raise Declined(400, error.text.id) from None
        return url

    async def _again(self, user_id: int) -> User:
        found = await self.store.user(user_id)
        assert found is not None
        return found

    def _slow_down(self, call: Call[Any]) -> None:
        if not self.log_ins.allows(call.visitor.address):
            raise Declined(429, "house.too-often")

    # -- tables ------------------------------------------------------------------------------

    async def list_tables(self, call: Call[None]) -> Tables:
        user = call.visitor.user
        mine = await self.store.tables_of(user.id) if user else []
        for table in mine:
            if table.status == "playing":  # in memory it knows whose turn it is
                await self.house.is_apart(table.id)
        known = {table.id for table in mine}
        others = [table for table in await self.store.open_tables() if table.id not in known]
        return Tables(
            mine=tuple(self._info(table, call) for table in mine),
            open=tuple(self._info(table, call) for table in others),
        )

    def _info(self, table: StoredTable, call: Call[Any]) -> TableInfo:
        return self.house.info(table, call.visitor.user, speaker(call.visitor.language))

    async def new_table(self, call: Call[NewTable]) -> Invited:
        user = self._user(call)
        if not self.tables.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        table, invitations = await self.house.open_table(call.body, user)
        await self.house.table(table.id)
        return Invited(table=self._info(table, call), invitations={str(n): s for n, s in invitations.items()})

    async def _table(self, call: Call[Any]) -> LiveTable:
        try:
            call.table = await self.house.current(call.path("id"))
        except NoTable:
            raise Declined(404, "house.no-table") from None
        return call.table

    async def table_info(self, call: Call[None]) -> TableInfo:
        """Also of a table that cannot be played: it says so."""
        try:
            return self._info((await self._table(call)).table, call)
        except Broken:
            return self._info(self.house.apart[call.path("id")].table, call)

    async def end_apart(self, call: Call[None]) -> TableInfo:
        """End a table that cannot be played; the log stays."""
        user = self._user(call)
        with suppress(Broken):
            await self._table(call)
        return self._info(await self.house.close_apart(call.path("id"), user), call)

    async def join(self, call: Call[Join]) -> TableInfo:
        user = self._user(call)
        await self._table(call)
        table = await self.house.join(call.path("id"), call.body, user)
        return self._info(table.table, call)

    async def rematch(self, call: Call[None]) -> Invited:
        """The same game with the same people; who asks second is led to the first one's table."""
        user, table = self._user(call), await self._table(call)
        if not table.over or not table.seats_of(user.id):
            raise Declined(409, "house.not-over")
        next_id = await self.house.rematch(table, user)
        stored = await self.store.table(next_id)
        assert stored is not None
        return Invited(table=self._info(stored, call), invitations={})

    async def record(self, call: Call[None]) -> Response:
        """The record of a game shows all hands, so it is given when the game is over."""
        try:
            table = await self._table(call)
        except Broken:
            apart = self.house.apart[call.path("id")].table
            if apart.status != "ended":
                raise
            return _file(await unplayed(self.store, apart))
        if not table.over:
            raise Declined(409, "house.not-over")
        return _file(table.play.record)

    # -- play --------------------------------------------------------------------------------

    async def view(self, call: Call[None]) -> Update:
        table = await self._table(call)
        return table.sight.update_for(call.visitor.user, call.visitor.language)

    def _seat(self, table: LiveTable, call: Call[Any]) -> int | None:
        user = call.visitor.user
        return table.seat_of(user.id) if user else None

    async def moment(self, call: Call[None]) -> Moment:
        table = await self._table(call)
        move = call.path("move")
        if not move.isdecimal() or len(move) > 6 or int(move) > len(table.play.record.moves):
            raise Declined(404, "house.no-moment")
        self._slow_past(call)
        state = await self.past.position(table, int(move))
        return table.sight.moment(state, int(move), self._seat(table, call), call.visitor.language)

    def _slow_past(self, call: Call[Any]) -> None:
        """Strangers may look back too, but not as fast as those who are somebody."""
        user = call.visitor.user
        limits, key = (self.looks, str(user.id)) if user else (self.looks_of_strangers, call.visitor.address)
        if not limits.allows(key):
            raise Declined(429, "house.too-often")

    async def curve(self, call: Call[None]) -> Curve:
        """What everyone would have scored shows what lay hidden, so it is given when the game is over."""
        table = await self._table(call)
        if not table.over:
            raise Declined(409, "house.not-over")
        if table.sight.scores is None:
            self._slow_past(call)
            table.sight.scores = await self.past.scores(table)
        return table.sight.curve(table.sight.scores, call.visitor.language)

    async def act(self, call: Call[ActSent]) -> Update:
        user, table = self._user(call), await self._table(call)
        seat = table.own_seat(user.id, call.body.seat)
        await table.act(seat, call.body.action, call.body.version, note=call.body.note)
        return table.sight.update_for(user, call.visitor.language)

    async def undo(self, call: Call[UndoSent]) -> Update:
        user, table = self._user(call), await self._table(call)
        await table.undo(table.own_seat(user.id), call.body.version, everything=call.body.all)
        return table.sight.update_for(user, call.visitor.language)

    async def resign(self, call: Call[None]) -> Update:
        user, table = self._user(call), await self._table(call)
        await table.do(rows.Resign(table.own_seat(user.id)))
        return table.sight.update_for(user, call.visitor.language)

    async def agree(self, call: Call[None]) -> Update:
        user, table = self._user(call), await self._table(call)
        await table.do(rows.Agree(table.own_seat(user.id)))
        return table.sight.update_for(user, call.visitor.language)

    async def lend(self, call: Call[LendSent]) -> Update:
        user, table = self._user(call), await self._table(call)
        await table.do(rows.Lend(table.own_seat(user.id), call.body.bot))
        return table.sight.update_for(user, call.visitor.language)

    async def programme(self, call: Call[None]) -> ProgrammeInfo:
        """Of one's own seat alone: nobody else learns of it before it answers."""
        user, table = self._user(call), await self._table(call)
        seat = table.own_seat(user.id)
        found = await self.store.programme(table.table.id, seat)
        return describe(found, table, seat, call.visitor.language)

    async def keep_programme(self, call: Call[ProgrammeSent]) -> ProgrammeInfo:
        user, table = self._user(call), await self._table(call)
        seat = table.own_seat(user.id)
        async with table.lock:  # no answer is given by the old one while the new one is written
            if table.over:
                raise Declined(409, "house.over")
            before = await self.store.programme(table.table.id, seat)
            found = compose(call.body, before, table, seat)
            await self.store.save_programme(table.table.id, seat, user.id, found)
            (table.programmed.add if found else table.programmed.discard)(seat)
        self.house.programmes.wake(table)
        return describe(found, table, seat, call.visitor.language)

    # -- talk --------------------------------------------------------------------------------

    async def chat(self, call: Call[None]) -> tuple[Chat, ...]:
        table, called = await self._table(call), speaker(call.visitor.language).words.called
        return tuple(
            Chat(at=m.at, name=called(m.name), text=m.text, seat=table.seat_of(m.user_id))
            for m in await self.store.messages(table.table.id)
        )

    async def say(self, call: Call[ChatSent]) -> None:
        user, table = self._user(call), await self._table(call)
        await self.talk.say(table, user.id, user.name, call.body.text)

    async def note(self, call: Call[None]) -> Memo:
        user, table = self._user(call), await self._table(call)
        return Memo(text=await self.store.note(table.table.id, user.id))

    async def keep_note(self, call: Call[Memo]) -> None:
        user, table = self._user(call), await self._table(call)
        await self.store.save_note(table.table.id, user.id, clean_text(call.body.text))


def _file(record: Record) -> Response:
    return Response(record.to_json(), media_type="application/json")


def _me(user: User) -> Me:
    return Me(
        id=user.id,
        name=speaker(user.language).words.called(user.name),
        guest=user.guest,
        language=user.language,
        email=user.email or "",
        webhook=user.webhook or "",
    )
