"""The course of a game at a table, as its log has made it: no database, and nobody who looks on."""

from __future__ import annotations

from salon import bots
from salon.kernel import Game, LessonCard, Play, Player, Progress, Record, State, Text
from salon.server import rows, snapshots
from salon.server.clocks import Clocks
from salon.server.decks import Deck, voice_of
from salon.server.motions import Mannered, Manners
from salon.server.seating import How
from salon.server.speech import Speaker
from salon.server.store import StoredRow, StoredTable
from salon.server.wire import Status

DAY_SECONDS = 86400.0
LAYOUT = 0  # the seed of the cards that lie on a table before any are dealt: the same at every table


class Course(Mannered):
    """All that follows from the log, entry by entry."""

    def __init__(self, table: StoredTable, game: Game[State], deck: Deck | None = None) -> None:
        self.table = table
        self.game = game
        self.deck = deck  # the pack that it is played with; None: the house's cards
        self.names = tuple(seat.name for seat in table.seats)
        self.broken = False  # its log cannot be played any further
        self.version = 0
        self.snapped = 0  # the version of the last snapshot
        self.lent: dict[int, str] = {}  # seats that a bot plays for their people
        self.gone: dict[int, How] = {}  # seats given up for good, in which a bot plays on
        self.agreed: set[int] = set()  # to end the game, by entries of an older form
        self.manners = Manners()
        closed = table.status == "ended" and table.started is None  # before it began
        self.ended: Text | None = table.result if closed else None  # how it ended, if not by the rules
        self.losers: tuple[int, ...] = ()
        self.moved = 0  # the version of the last answer, given or taken back
        self.progress = Progress()  # of one who learns
        self.used: dict[str, int] = {}  # how often each rule of a programme has answered
        self.play = Play.begin(self._record(), self.game)
        self.keeper = snapshots.Keeper()
        self.marks = [len(self.play.log)]  # marks[n]: lines of the log after n moves
        self.by: list[str] = []  # by[n]: who gave move n + 1, the person, a bot or a programme
        self.asked_at = [0] * len(self.names)  # the version at which each seat's question came up
        self.turn_at = [0] * len(self.names)  # the version since which each seat has been waited for
        self.acted_at = [0] * len(self.names)  # the version of the last answer of each seat
        self.undone_at = [0] * len(self.names)  # the version at which each seat last took something back
        self.moved_at = self.table.started or self.table.created
        self.turn_time = [self.moved_at] * len(self.names)
        up = self.table.up or self.moved_at
        self.clocks = Clocks(
            up, [60.0 * self.table.pace.minutes] * len(self.names), asked=[up] * len(self.names)
        )

    def voice(self, language: str) -> Speaker:
        """A language, in which cards have the names of this table's pack."""
        return voice_of(self.deck, language)

    def _record(self) -> Record:
        """The match before its first answer; one whose seed is not yet made is laid out as all are."""
        table = self.table
        players = [Player(seat.name, f"bot:{seat.bot}" if seat.bot else "you") for seat in table.seats]
        pack = table.deck.played() if table.deck else None
        if not table.dealt:
            return Record.of(self.game, players, LAYOUT, table.options, pack=pack)
        if table.pace.scene:
            return Record.onward(self.game, players, table.pace.scene, table.seed, pack=pack)
        return Record.of(self.game, players, table.seed, table.options, table.mix, pack=pack)

    # -- the log -----------------------------------------------------------------------------

    def _apply(self, stored: StoredRow) -> None:
        row = stored.row
        before = {d.seat: d for d in self.play.state.pending}
        waited = self.waiting_for()
        up = row.up or stored.at  # the latter in a log from before the house had a clock
        for seat in waited:
            self.clocks.left[seat] -= row.spent[seat] if row.spent else up - self.clocks.at
        self.clocks.at = up
        if isinstance(row, rows.Between):
            self._do_between(row, up, stored.at)
        else:
            self._do(row)
            self.look_at_motion(up)
        self.version = stored.version
        self.moved_at = stored.at
        if isinstance(row, rows.Act | rows.Undo):
            self.moved = stored.version
            self.asked_at[row.seat] = stored.version  # the same answer again would be stale
            self.clocks.asked[row.seat] = up
        for decision in self.play.state.pending:
            if before.get(decision.seat) != decision:
                self.asked_at[decision.seat] = stored.version
                self.clocks.asked[decision.seat] = up
        waiting = self.waiting_for()
        if not isinstance(row, rows.Between):
            for seat in set(waited) - set(waiting):
                self.clocks.left[seat] += self.table.pace.seconds
        for seat in set(waiting) - set(waited):
            self.turn_at[seat], self.turn_time[seat] = stored.version, stored.at
        self.keeper.look(self)

    def _do_between(self, row: rows.Between, up: float, at: float) -> None:
        """What is between people, and what it does to the clocks."""
        paused = self.manners.paused
        self.do_between(row, up, at)
        clocks = self.clocks
        if paused is not None and self.manners.paused is None:
            clocks.asked = [asked + up - paused for asked in clocks.asked]
        if isinstance(row, rows.Grant):
            clocks.left[row.of] += row.seconds
            clocks.asked[row.of] += row.seconds
        elif isinstance(row, rows.Spare):
            clocks.asked[row.seat] += DAY_SECONDS
        elif isinstance(row, rows.Replace):
            clocks.asked[row.seat] = up
            clocks.left[row.seat] = max(clocks.left[row.seat], 60.0 * self.table.pace.minutes / 2)

    def _do(self, row: rows.AnyRow) -> None:
        match row:
            case rows.Act():
                self.play.act(self.game.vocabulary.action(row.action), row.seat, row.note)
                self.marks.append(len(self.play.log))
                self.by.append(row.by)
                self.acted_at[row.seat] = self.version + 1
                if row.rule:
                    self.used[row.rule] = self.used.get(row.rule, 0) + 1
                if row.by != "bot":
                    self.agreed.clear()
                motion = self.manners.motion
                if motion is not None and motion.what == "end" and motion.seat == row.seat:
                    self.manners.motion = None  # who plays on takes it back
            case rows.Undo():
                kept = self.play.undo(row.seat)
                self.undone_at[row.seat] = self.version + 1
                left = len(self.play.record.moves) - len(kept)
                self.keeper.cut(left)
                self._cut_off(self.marks[left])
                self.by[left:] = [self.by[old] for old, _ in kept]
                self.marks[left + 1 :] = [lines for _, lines in kept]
            case rows.Resign() if row.bot:
                self.gone[row.seat] = "late" if row.late else "resigned"
                self.lent[row.seat] = row.bot
            case rows.Resign():
                self.ended = Text(
                    "house.end.late" if row.late else "house.end.resigned", {"seat": f"seat.{row.seat}"}
                )
                self.losers = (*self.gone, row.seat)
            case rows.Agree():
                self.agreed.add(row.seat)
                if self.agreed >= {seat for seat in self.people if seat not in self.lent}:
                    self.ended = Text("house.end.agreed")
            case rows.Lend():
                if row.bot:
                    self.lent[row.seat] = row.bot
                else:
                    self.lent.pop(row.seat, None)

    def _cut_off(self, lines: int) -> None:
        """The log of the game is so long now, before what is said again."""

    # -- how it stands -----------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether all seats are taken and the cards are dealt."""
        return self.table.started is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who wins when somebody gives up: all the others."""
        return tuple(seat for seat in range(len(self.names)) if self.losers and seat not in self.losers)

    @property
    def over(self) -> bool:
        return self.ended is not None or self.play.state.result is not None

    @property
    def reason(self) -> Text | None:
        """Why it is over, if it is."""
        result = self.play.state.result
        return self.ended or (result.reason if result else None)

    @property
    def won(self) -> tuple[int, ...] | None:
        """Who has won; None while it goes on, and if all agreed to end it."""
        result = self.play.state.result
        if self.ended is not None:
            return self.winners if self.losers else None
        return result.winners if result else None

    @property
    def status(self) -> Status:
        return "ended" if self.over else "playing" if self.started else "waiting"

    def bot_to_move(self) -> int | None:
        """A seat whose bot can answer now."""
        if self.over or self.broken or not self.started or self.manners.paused is not None:
            return None
        return next((d.seat for d in bots.due(self.play.state) if self.bot_at(d.seat)), None)

    def scripted(self) -> tuple[int, str] | None:
        """Whose answer the script of a lesson gives now, and which."""
        return None

    def card(self, seat: int | None) -> LessonCard | None:
        """What a lesson shows to a seat."""
        return None

    def waiting_for(self) -> list[int]:
        """The seats of people who are to answer now."""
        if self.over or self.broken or not self.started or self.manners.paused is not None:
            return []
        return [d.seat for d in self.play.state.awaited() if not self.bot_at(d.seat)]

    @property
    def timed(self) -> bool:
        return self.table.pace.kind in {"live", "daily"}
