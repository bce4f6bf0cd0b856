"""A table in play: its game in memory, its log in the database, and those who sit and watch."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from salon.kernel import (
    Action,
    CannotUndo,
    Game,
    IllegalAction,
    Play,
    Player,
    Record,
    SalonError,
    Text,
    fault,
)
from salon.server import rows
from salon.server.speech import Speaker, speaker
from salon.server.store import Store, StoredRow, StoredTable
from salon.server.wire import (
    Answer,
    Line,
    Moment,
    Question,
    Refused,
    SeatInfo,
    Update,
    Waiting,
)

if TYPE_CHECKING:
    from salon.server.sockets import Socket

SNAPSHOT_EVERY = 200  # entries


class Stale(SalonError):
    """An answer to a question that is no longer open."""


class NotYours(SalonError):
    """Somebody acts for a seat that is not theirs."""


class LiveTable:
    """One table. All changes go through `commit`: first the log, then the game, then everyone is told."""

    def __init__(self, store: Store, table: StoredTable, game: Game[Any]) -> None:
        self.store = store
        self.table = table
        self.game = game
        self.names = tuple(seat.name for seat in table.seats)
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.version = 0
        self.lent: dict[int, str] = {}  # seats that a bot plays for their people
        self.agreed: set[int] = set()
        self.ended: Text | None = None  # how it ended, if not by the rules
        self.losers: tuple[int, ...] = ()
        self.on_change: Callable[[LiveTable], None] = lambda _: None
        self._began()

    def _began(self) -> None:
        players = [Player(seat.name, f"bot:{seat.bot}" if seat.bot else "you") for seat in self.table.seats]
        record = Record.of(self.game, players, self.table.seed, self.table.options)
        self.play = Play.begin(record, self.game)
        self.marks = [len(self.play.log)]  # marks[n]: lines of the log after n moves
        self.asked_at = [0] * len(self.names)  # the version at which each seat's question came up
        self.moved_at = self.table.started or self.table.created

    async def reload(self) -> None:
        """Read anew who sits where."""
        found = await self.store.table(self.table.id)
        assert found is not None
        self.table = found
        self.names = tuple(seat.name for seat in found.seats)

    # -- the log -----------------------------------------------------------------------------

    async def catch_up(self) -> bool:
        """Read what the log has that this table has not; True if there was anything."""
        found = await self.store.rows_after(self.table.id, self.version)
        for stored in found:
            self._apply(stored)
        return bool(found)

    async def commit(self, row: rows.AnyRow) -> None:
        """Write an entry down, then do it. If another server was faster, catch up and refuse."""
        stored = StoredRow(self.version + 1, time.time(), row)
        if not await self.store.append(self.table.id, stored.version, row, stored.at):
            await self.catch_up()
            await self.tell()
            raise fault(Stale, "house.stale")
        self._apply(stored)
        if self.version % SNAPSHOT_EVERY == 0:
            await self.store.save_snapshot(
                self.table.id, self.version, self.game.key, self.play.state.snapshot()
            )
        if self.over:
            await self.store.set_status(self.table.id, "ended")

    def _apply(self, stored: StoredRow) -> None:
        row = stored.row
        before = {d.seat: d for d in self.play.state.pending}
        match row:
            case rows.Act():
                self.play.act(self.game.vocabulary.action(row.action), row.seat)
                self.marks.append(len(self.play.log))
                self.agreed.clear()
            case rows.Undo():
                self.play.undo(row.seat)
                del self.marks[len(self.play.record.moves) + 1 :]
            case rows.Resign():
                self.ended = Text(
                    "house.end.late" if row.late else "house.end.resigned", {"seat": f"seat.{row.seat}"}
                )
                self.losers = (row.seat,)
            case rows.Agree():
                self.agreed.add(row.seat)
                if self.agreed >= set(self.people):
                    self.ended = Text("house.end.agreed")
            case rows.Lend():
                if row.bot:
                    self.lent[row.seat] = row.bot
                else:
                    self.lent.pop(row.seat, None)
        self.version = stored.version
        self.moved_at = stored.at
        for decision in self.play.state.pending:
            if decision.seat == row.seat or before.get(decision.seat) != decision:
                self.asked_at[decision.seat] = stored.version

    @property
    def winners(self) -> tuple[int, ...]:
        """Who wins when somebody gives up: all the others."""
        return tuple(seat for seat in range(len(self.names)) if self.losers and seat not in self.losers)

    # -- who may do what ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ended is not None or self.play.state.result is not None

    @property
    def started(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.user_id is not None or seat.bot for seat in self.table.seats)

    @property
    def status(self) -> str:
        return "ended" if self.over else "playing" if self.started else "waiting"

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.table.seats if not seat.bot]

    def seats_of(self, user_id: int) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.user_id == user_id]

    def seat_of(self, user_id: int) -> int | None:
        """Where a person sits: with several seats, the one that is asked."""
        mine = self.seats_of(user_id)
        asked = [d.seat for d in self.play.state.pending if d.legal and d.seat in mine]
        return asked[0] if asked else mine[0] if mine else None

    def own_seat(self, user_id: int, wanted: int | None = None) -> int:
        """The seat a person acts for."""
        seat = self.seat_of(user_id) if wanted is None else wanted
        if seat is None or seat not in self.seats_of(user_id):
            raise fault(NotYours, "house.not-your-seat")
        return seat

    def bot_at(self, seat: int) -> str | None:
        return self.table.seats[seat].bot or self.lent.get(seat)

    def bot_to_move(self) -> int | None:
        """A seat whose bot can answer now."""
        if self.over or not self.started:
            return None
        return next((d.seat for d in self.play.state.pending if d.legal and self.bot_at(d.seat)), None)

    def waiting_for(self) -> list[int]:
        """The seats of people who are to answer now."""
        if self.over or not self.started:
            return []
        return [d.seat for d in self.play.state.pending if d.legal and not self.bot_at(d.seat)]

    # -- what people do ----------------------------------------------------------------------

    async def act(self, seat: int, name: str, version: int, by: Any = "person") -> None:
        """Take an answer exactly once: one that was given to an older question is refused."""
        async with self.lock:
            self._check_running()
            if version < self.asked_at[seat] or version > self.version:
                raise fault(Stale, "house.stale")
            action = self.game.vocabulary.action(name)
            self._check_legal(action, seat)
            await self.commit(rows.Act(seat, name, by))
        await self.tell()

    async def undo(self, seat: int) -> None:
        async with self.lock:
            self._check_running()
            if not self.play.can_undo(seat):
                raise fault(CannotUndo, "kernel.cannot-undo")
            await self.commit(rows.Undo(seat))
        await self.tell()

    async def do(self, row: rows.Resign | rows.Agree | rows.Lend) -> None:
        """Resign, agree to end it, or let a bot take over."""
        async with self.lock:
            self._check_running()
            await self.commit(row)
        await self.tell()

    def _check_running(self) -> None:
        if self.over:
            raise fault(SalonError, "house.over")
        if not self.started:
            raise fault(SalonError, "house.not-started")

    def _check_legal(self, action: Action, seat: int) -> None:
        decision = self.play.state.decision(seat)
        if decision is None or (action not in decision.legal and action not in decision.aside):
            raise IllegalAction(self.play.state.why_not(action, seat))

    # -- what people see ---------------------------------------------------------------------

    async def tell(self) -> None:
        """Show the table to all who are connected; what is the same is made once."""
        made: dict[tuple[int | None, str, int], bytes] = {}
        for socket in tuple(self.sockets):
            seat = self.seat_of(socket.user_id)
            key = (seat, socket.language, socket.log_known)
            if key not in made:
                made[key] = msgspec.json.encode(self.update(seat, socket.language, socket.log_known))
            socket.log_known = len(self.play.log)
            socket.send(made[key])
        self.on_change(self)

    def update(self, seat: int | None, language: str, log_known: int = 0) -> Update:
        """The table as a seat sees it, in a language; of the log, what is not yet known."""
        voice = speaker(language)
        s = self.play.state
        known = min(log_known, len(self.play.log))
        # An undo cuts lines off: those after the last move are always sent again.
        known = min(known, self.marks[-2] if len(self.marks) > 1 else 0)
        result = s.result
        reason = self.ended or (result.reason if result else None)
        running = self.started and not self.over
        return Update(
            version=self.version,
            move=len(self.play.record.moves),
            at=time.time(),
            status=self.status,  # type: ignore[arg-type]  # one of the three words
            you=seat,
            seats=self.seat_infos(),
            view=msgspec.Raw(msgspec.json.encode(s.view(seat))),
            question=self.question(seat, voice) if running and seat is not None else None,
            waiting=tuple(
                Waiting(seat=d.seat, prompt=voice.say(d.prompt, self.names))
                for d in s.pending
                if d.legal and d.seat != seat and running
            ),
            log_from=known,
            log=tuple(self.lines(known, seat, voice)),
            undo=seat is not None and running and self.play.can_undo(seat),
            result=voice.say(reason, self.names) if reason else "",
            winners=result.winners if result else self.winners,
            agreed=tuple(sorted(self.agreed)),
            next_table=self.table.next_table or "",
        )

    def question(self, seat: int, voice: Speaker) -> Question | None:
        s = self.play.state
        decision = s.decision(seat)
        if decision is None:
            return None
        allowed = {*decision.legal, *decision.aside}
        return Question(
            seat=seat,
            prompt=voice.say(decision.prompt, self.names),
            clause=decision.clause,
            answers=tuple(
                self._answer(action, seat, voice, legal=action in allowed) for action in s.offered(seat)
            ),
        )

    def _answer(self, action: Action, seat: int, voice: Speaker, *, legal: bool) -> Answer:
        name = self.game.vocabulary.name(action)
        label = voice.name(self.game.id, name, self.names)
        if legal:
            return Answer(action=name, label=label)
        refusal = self.play.state.why_not(action, seat)
        why = voice.say(refusal.text, self.names)
        return Answer(action=name, label=label, legal=False, why=why, clause=refusal.clause)

    def lines(self, start: int, seat: int | None, voice: Speaker, stop: int | None = None) -> list[Line]:
        """The log as a seat may read it."""
        move = next((n for n, mark in enumerate(self.marks) if mark > start), len(self.marks))
        found = []
        for index, event in enumerate(self.play.log[start:stop], start):
            while move < len(self.marks) and self.marks[move] <= index:
                move += 1
            text = event.seen_by(seat)
            found.append(Line(move=move, text=voice.say(text, self.names), names=_symbols(text)))
        return found

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        here = {seat for socket in self.sockets for seat in self.seats_of(socket.user_id)}
        return tuple(
            SeatInfo(
                name=seat.name,
                kind="bot" if seat.bot else "open" if seat.user_id is None else "person",
                lent=seat.seat in self.lent,
                here=seat.seat in here,
            )
            for seat in self.table.seats
        )

    def moment(self, move: int, seat: int | None, language: str) -> Moment:
        """The table after some moves, as it was seen then."""
        state = self.play.record.replay(move, game=self.game)
        voice = speaker(language)
        first = self.marks[move - 1] if move else 0
        return Moment(
            move=move,
            view=msgspec.Raw(msgspec.json.encode(state.view(seat))),
            log=tuple(self.lines(first, seat, voice, self.marks[move])),
        )

    def refusal(self, error: SalonError, language: str) -> Refused:
        clause = error.clause if isinstance(error, IllegalAction) else ""
        return Refused(
            title=speaker(language).say(error.text, self.names), clause=clause, version=self.version
        )


def _symbols(text: Text) -> tuple[str, ...]:
    """The things a sentence names, so that a board can light them up."""
    found: list[str] = []
    for arg in text.args.values():
        if isinstance(arg, tuple):
            found += arg
        elif isinstance(arg, str) and "." in arg:
            found.append(arg)
    return tuple(found)
