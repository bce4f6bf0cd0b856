"""Who hears what is said at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from salon.server.speech import speaker
from salon.server.wire import Chat

if TYPE_CHECKING:
    from salon.server.live import LiveTable
    from salon.server.store import StoredMessage


def is_beside(table: LiveTable, user_id: int) -> bool:
    """Whether somebody speaks as one who looks on at a private game: the players shall not be advised."""
    return table.started and not table.over and not table.table.public and not table.seats_of(user_id)


def hears(table: LiveTable, user_id: int, muted: Collection[int], said: StoredMessage) -> bool:
    """Whether somebody hears this: not what they do not want to, nor as a player what is said beside."""
    if said.user_id in muted:
        return False
    return not said.beside or table.over or not table.seats_of(user_id)


def heard(table: LiveTable, said: StoredMessage, user_id: int, language: str) -> Chat:
    """What was said, as somebody reads it."""
    return Chat(
        at=said.at,
        name=speaker(language).words.called(said.name),
        text=said.text,
        seat=table.seat_of(said.user_id),
        id=said.id,
        beside=said.beside,
        mine=said.user_id == user_id,
    )
