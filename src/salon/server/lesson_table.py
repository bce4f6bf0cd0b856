"""A table at which a lesson is given: the others follow a script, the learner does one thing at a time."""

from __future__ import annotations

from salon.kernel import Game, Guide, Lesson, LessonCard, Player, Record, SalonError, State, fault
from salon.server import rows
from salon.server.live import LiveTable, Stale
from salon.server.store import Store, StoredTable


class LessonTable(LiveTable):
    """A table at which a lesson is given. Where the learner is follows from its log, as all else does."""

    def __init__(self, store: Store, table: StoredTable, game: Game[State], lesson: Lesson) -> None:
        self.guide = Guide(game, lesson)
        super().__init__(store, table, game)

    def _record(self) -> Record:
        """The record says that the deal was arranged, and whose lesson it was."""
        names = [seat.name for seat in self.table.seats]
        bots = [f"bot:{seat.bot}" for seat in self.table.seats]
        bots[self.guide.lesson.learner] = f"learn:{self.table.pace.lesson}"
        return Record.of(self.game, list(map(Player, names, bots)), self.table.seed, self.table.options)

    # -- the log -----------------------------------------------------------------------------

    def _do(self, row: rows.AnyRow) -> None:
        match row:
            case rows.Act():
                place = self.guide.before(self.play.state, self.progress, row.action)
                super()._do(row)
                self.guide.after(self.play.state, self.progress, place)
            case rows.Undo():
                super()._do(row)
                self.progress.cut(len(self.play.record.moves))
            case rows.Page():
                self.progress.turn_page()
                self.progress.free |= row.free
            case rows.Lend():
                super()._do(row)
                self.progress.free = True  # a bot learns nothing
            case _:
                super()._do(row)

    # -- what the script does ----------------------------------------------------------------

    @property
    def learning(self) -> bool:
        return not self.over and not self.guide.is_over(self.play.state, self.progress)

    def scripted(self) -> tuple[int, str] | None:
        return self.guide.scripted(self.play.state, self.progress)

    def bot_to_move(self) -> int | None:
        if self.over or self.broken or not self.learning or self.manners.paused is not None:
            return super().bot_to_move()
        scripted = self.scripted()
        return scripted[0] if scripted else None

    def card(self, seat: int | None) -> LessonCard | None:
        if self.over or seat != self.guide.lesson.learner:
            return None
        return self.guide.card(self.play.state, self.progress)

    # -- what the learner does ---------------------------------------------------------------

    def _check_legal(self, action: int, seat: int, note: str, by: str = "person") -> None:
        super()._check_legal(action, seat, note, by)
        if by != "bot":
            self.guide.check(self.play.state, self.progress, seat, self.game.vocabulary.name(action))

    async def turn_page(self, seat: int, version: int, *, free: bool) -> None:
        """Go on, once for each card; or leave the lesson and play on."""
        async with self.lock:
            await self._check_running(version)
            if version < self.version:
                raise fault(Stale, "house.stale")
            card = self.card(seat)
            if card is None or (card.asked and not free):
                raise fault(SalonError, "house.no-page")
            await self.commit(rows.Page(seat, free))
        await self.tell()
