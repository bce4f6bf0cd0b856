"""Was the deck fair? What is promised before the first card, and proved after the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.kernel import Game, Record, SalonError, State, Text
from salon.kernel.fairness import promise_of, seal
from salon.kernel.fate import Draw
from salon.server.wire import Fairness, ShareInfo

if TYPE_CHECKING:
    from salon.server.store import StoredTable


def fairness(table: StoredTable, *, over: bool) -> Fairness:
    """What everyone may know of the promises about a table's cards."""
    fair, commitment = table.fair, promise_of(table.seed)
    if fair is None:
        return Fairness(
            table=table.id,
            commitment=commitment,
            stage="over" if over else "dealt" if table.started is not None else "open",
            mixed=False,
            house=table.seed if over else "",
            seed=table.seed if over else "",
        )
    return Fairness(
        table=fair.table,
        commitment=commitment,
        stage="over" if over else "dealt" if table.dealt else "sealed" if fair.sealed else "open",
        mixed=True,
        shares=tuple(
            ShareInfo(seat=share.seat, promise=share.promise, secret=share.secret if over else "")
            for share in fair.shares
        ),
        expected=fair.expected,
        seal=seal(commitment, fair.table, fair.shares) if fair.sealed else "",
        house=table.seed if over else "",
        seed=fair.mix(table.seed).seed() if over else "",
    )


class Played(msgspec.Struct, frozen=True):
    """The draws of a record, as far as it can be played, and why no further."""

    draws: tuple[Draw, ...]
    fault: Text | None


def play(record: Record, game: Game[State]) -> Played:
    """Every draw of a record. The result is not looked at: a game that was given up has none."""
    draws: list[Draw] = []
    try:
        record.replay(len(record.moves), game=game, draws=draws)
    except SalonError as error:
        return Played(tuple(draws), error.text)
    return Played(tuple(draws), None)
