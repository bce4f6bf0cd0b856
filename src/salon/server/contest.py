"""A tournament as it is kept: its rules, who takes part, its tables."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.kernel import Value
from salon.server.pairing import Meeting, Place, standings
from salon.server.wire import Pace

Kind: TypeAlias = Literal["swiss", "round"]
State: TypeAlias = Literal["open", "playing", "ended", "closed"]
Absent: TypeAlias = Literal["forfeit", "bot"]


class Rules(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    kind: Kind
    seats: int
    rounds: int  # of a Swiss tournament; 0: as many as it takes
    pace: Pace
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    absent: Absent = "forfeit"
    late: bool = True  # newcomers may still enter a Swiss tournament until half of it is played
    pause: Annotated[int, Meta(ge=0, le=3600)] = 120  # seconds between two rounds
    public: bool = True  # anyone may watch its tables

    @property
    def at_once(self) -> bool:
        """Whether all rounds are played side by side."""
        return self.kind == "round" and self.pace.kind == "daily"


class Entrant(msgspec.Struct, frozen=True):
    number: int
    name: str
    user_id: int | None = None
    bot: str | None = None
    since: int = 1
    away: bool = False
    gone: bool = False
    seen: float = 0.0
    person: bool = False  # whose page can be read


class Pairing(msgspec.Struct, frozen=True):
    """A table of a round: or a bye, or one whose rival did not come."""

    round: int
    board: int
    seats: tuple[int, ...]
    table_id: str | None = None
    absent: tuple[int, ...] = ()
    points: tuple[int, ...] | None = None
    shares: tuple[float, ...] = ()

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.round, self.seats, self.points or (), self.shares)


class Contest(msgspec.Struct, frozen=True):
    id: str
    title: str
    game: str
    rules: Rules
    state: State
    round: int
    version: int
    next_at: float | None
    creator: int | None
    club: str
    created: float
    entrants: tuple[Entrant, ...] = ()
    pairings: tuple[Pairing, ...] = ()

    @property
    def meetings(self) -> list[Meeting]:
        return [pairing.meeting for pairing in self.pairings]

    @property
    def standings(self) -> list[Place]:
        return standings([entrant.number for entrant in self.entrants], self.meetings)

    @property
    def running(self) -> list[Pairing]:
        return [pairing for pairing in self.pairings if pairing.points is None]

    @property
    def takes_newcomers(self) -> bool:
        """Whether one may still enter."""
        if self.state == "open":
            return True
        rules = self.rules
        return (
            self.state == "playing"
            and rules.kind == "swiss"
            and rules.late
            and 2 * self.round <= rules.rounds
        )

    def entrant_of(self, user_id: int) -> Entrant | None:
        return next((one for one in self.entrants if one.user_id == user_id), None)
