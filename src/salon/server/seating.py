"""Who sits where at a table in play, and who plays for whom."""

from __future__ import annotations

from typing import Literal, TypeAlias

from salon.kernel import Play, SalonError, fault
from salon.server.store import StoredTable

How: TypeAlias = Literal["resigned", "late"]


class NotYours(SalonError):
    """Somebody acts for a seat that is not theirs."""


class Seating:
    """The seats of a table."""

    table: StoredTable
    play: Play
    lent: dict[int, str]  # seats that a bot plays for their people
    gone: dict[int, How]  # of these, the seats given up for good

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.table.seats if not seat.bot]

    def seats_of(self, user_id: int) -> list[int]:
        return [seat.seat for seat in self.table.seats if seat.user_id == user_id]

    def seat_of(self, user_id: int) -> int | None:
        """Where a person sits: with several seats, the one that is asked."""
        mine = self.seats_of(user_id)
        asked = [d.seat for d in self.play.state.awaited() if d.seat in mine]
        return asked[0] if asked else mine[0] if mine else None

    def own_seat(self, user_id: int, wanted: int | None = None) -> int:
        """The seat a person acts for."""
        seat = self.seat_of(user_id) if wanted is None else wanted
        if seat is None or seat not in self.seats_of(user_id):
            raise fault(NotYours, "house.not-your-seat")
        if seat in self.gone:
            raise fault(NotYours, "house.gone")
        return seat

    def bot_at(self, seat: int) -> str | None:
        return self.table.seats[seat].bot or self.lent.get(seat)

    def others_play_on(self, seat: int) -> bool:
        """Whether the game goes on if a seat is given up: it has three seats or more and people."""
        left = [other for other in self.people if other != seat and other not in self.gone]
        return len(self.table.seats) > 2 and bool(left) and self.table.pace.leave != "end"

    @property
    def is_alone(self) -> bool:
        """Whether one person plays against bots: nobody else could learn from how soon they answer."""
        return len({seat.user_id for seat in self.table.seats if not seat.bot}) == 1
