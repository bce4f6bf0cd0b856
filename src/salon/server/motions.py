"""What is decided around a game: questions to all, pauses, nudges, days to spare, and who left for good.

All of it follows from the log of the table, like the game itself.
"""

from __future__ import annotations

import msgspec

from salon.kernel import Text
from salon.server import rows
from salon.server.seating import How, Seating


class Motion(msgspec.Struct):
    """A question to all at the table."""

    what: rows.What
    seat: int  # who asks
    version: int
    at: float  # by the clock on the wall
    yes: dict[int, rows.Without]  # and of a rematch: what is to become of the seats of those who do not come
    no: list[int] = msgspec.field(default_factory=list)


class Manners(msgspec.Struct):
    """How things stand between the people at a table."""

    motion: Motion | None = None
    refused: dict[int, int] = msgspec.field(default_factory=dict)  # by seat: when its question was declined
    paused: float | None = None  # since when, by the house's clock
    ready: list[int] = msgspec.field(default_factory=list)  # who wants the pause to end
    spared: dict[int, int] = msgspec.field(default_factory=dict)  # days to spare that a seat has used
    nudged: dict[int, tuple[float, int]] = msgspec.field(default_factory=dict)  # when, at which version
    quits: list[tuple[int, int, How]] = msgspec.field(default_factory=list)  # seat, person, how: replaced


class Mannered(Seating):
    """The part of a course that is between its people."""

    manners: Manners
    ended: Text | None
    losers: tuple[int, ...]
    version: int

    def replaced(self) -> dict[int, tuple[int, How]]:
        """By seat that somebody has taken over: who sat there at the beginning, and how they left."""
        found: dict[int, tuple[int, How]] = {}
        for seat, person, how in self.manners.quits:
            found.setdefault(seat, (person, how))
        return found

    def voters(self) -> set[int]:
        """The seats that are asked: of people who are still there; of several seats of one, the first.

        After the end all who have played are asked.
        """
        seats = [seat for seat in self.table.seats if seat.user_id is not None]
        over = self.ended is not None or self.play.state.result is not None
        there = [s for s in seats if over or s.seat not in self.lent]
        first: dict[int | None, int] = {}
        for seat in there:
            first.setdefault(seat.user_id, seat.seat)
        return set(first.values())

    def voice_of(self, seat: int) -> int:
        """The seat that speaks for all seats of one person."""
        owner = self.table.seats[seat].user_id
        return next((s for s in sorted(self.voters()) if self.table.seats[s].user_id == owner), seat)

    def is_agreed(self) -> bool:
        """Whether all have said yes to what is asked."""
        motion = self.manners.motion
        return motion is not None and self.voters() <= motion.yes.keys()

    def settles_without(self) -> rows.Without:
        """Of a rematch: what becomes of the seats of those who do not come, if all who come want the same."""
        motion = self.manners.motion
        wishes = {wish for seat, wish in motion.yes.items() if seat in self.voters()} if motion else set()
        return wishes.pop() if len(wishes) == 1 else ""

    def look_at_motion(self, up: float) -> None:
        """Whoever has left or come meanwhile: is it decided?"""
        motion = self.manners.motion
        if motion is None or motion.what == "rematch" or not self.is_agreed():
            return
        self.manners.motion = None
        if motion.what == "end":
            self.ended = Text("house.end.agreed")
        else:
            self.manners.paused, self.manners.ready = up, []

    def do_between(self, row: rows.Between, up: float, at: float) -> None:
        """What an entry of the log says between people."""
        manners, mine = self.manners, self.voice_of(row.seat)
        match row:
            case rows.Ask():
                manners.motion = Motion(row.what, row.seat, self.version + 1, at, {mine: row.without})
            case rows.Reply() if manners.motion is not None:
                self._reply(manners.motion, mine, row)
            case rows.Ready():
                manners.ready = sorted({*manners.ready, mine})
                if self.voters() <= set(manners.ready):
                    self._go_on(up)
            case rows.Claim():
                self.ended = Text("house.end.late", {"seat": f"seat.{row.of}"})
                self.losers = (*self.gone, row.of)
            case rows.StandIn():
                self.lent[row.of] = row.bot
            case rows.Spare():
                manners.spared[row.seat] = manners.spared.get(row.seat, 0) + 1
            case rows.Nudge():
                manners.nudged[row.of] = at, self.version + 1
            case rows.Replace():
                how = self.gone.pop(row.seat, "resigned")
                self.lent.pop(row.seat, None)
                manners.quits.append((row.seat, row.former, how))
            case _:
                pass
        self.look_at_motion(up)

    def _reply(self, motion: Motion, mine: int, row: rows.Reply) -> None:
        if row.yes:
            motion.yes[mine] = row.without
            motion.no = [seat for seat in motion.no if seat != mine]
            return
        motion.yes.pop(mine, None)
        asker = self.voice_of(motion.seat)
        if motion.what != "rematch" or not motion.yes:  # declined, or taken back
            if mine != asker:
                self.manners.refused[asker] = self.version + 1
            self.manners.motion = None
        else:
            motion.no = sorted({*motion.no, mine})

    def _go_on(self, up: float) -> None:
        """The pause is over: it has cost nobody time."""
        self.manners.paused, self.manners.ready = None, []
