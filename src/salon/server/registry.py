"""The registry: who may be called what, and what follows when somebody is called otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.kernel import SalonError, fault
from salon.server.names import clashes, is_of_a_bot
from salon.server.people import clean
from salon.server.speech import speaker
from salon.server.store import User

if TYPE_CHECKING:
    from salon.server.house import House
    from salon.server.live import LiveTable


class NameTaken(SalonError):
    """A name is somebody else's."""


class Registry:
    """The names of the house."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def check_free(self, name: str) -> None:
        """Guests take whatever name they like, but nobody's."""
        if is_of_a_bot(name) or await self._store.is_taken(name):
            raise fault(NameTaken, "house.name-taken", name=name)

    async def call(self, user: User, wanted: str) -> User:
        """Give a guest another name, at all tables where they sit. What the house has called them is none."""
        name = clean(wanted)
        if not name or name in (user.name, speaker(user.language).words.called(user.name)):
            return user
        await self.check_free(name)
        going = await self._store.rename(user.id, name)
        if going is None:
            raise fault(NameTaken, "house.name-at-table", name=name)
        await self.show(going)
        return msgspec.structs.replace(user, name=name)

    async def call_at(self, table: LiveTable, user: User, wanted: str) -> User:
        """The same for a guest who is about to sit down at a table."""
        if not user.guest:
            return user
        if clashes(clean(wanted), table.table.names_beside(user.id)):
            raise fault(NameTaken, "house.name-at-table", name=clean(wanted))
        return await self.call(user, wanted)

    async def show(self, tables: list[str]) -> None:
        """Names have changed at these tables: who looks at them sees it."""
        for table in tables:
            await self._house.look_again(table)
