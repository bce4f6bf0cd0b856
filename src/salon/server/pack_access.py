"""Who may see a pack, and who may play with it."""

from __future__ import annotations

from salon.games import load
from salon.server.api import Declined
from salon.server.store import Store, StoredDeck, StoredPack, StoredVersion, User
from salon.server.trials import read_report
from salon.server.wire import NewTable


def lost() -> Declined:
    """What is said of a pack that is not there, and of one that somebody may not see."""
    return Declined(404, "packs.no-pack")


class PackAccess:
    """Opens packs for those who may see them; for all others they are not there."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def seen(self, id: str, user: User | None) -> StoredPack:
        """A pack that this person may see."""
        pack = await self.store.pack(id[:12])
        if pack is None or not await self.may_see(pack, user):
            raise lost()
        return pack

    async def own(self, id: str, user: User) -> StoredPack:
        """A pack of one's own, with a draft."""
        pack = await self.store.pack(id[:12])
        if pack is None or pack.owner != user.id or pack.draft is None:
            raise lost()
        return pack

    async def keyed(self, id: str, user: User) -> StoredPack:
        """A pack whose draft this person may change: their own, or one that they help with."""
        pack = await self.store.pack(id[:12])
        if pack is None or not pack.keyed_by(user.id) or (pack.hidden and pack.owner != user.id):
            raise lost()
        return pack

    async def may_see(self, pack: StoredPack, user: User | None) -> bool:
        if pack.hidden:
            return pack.hidden == "host" and user is not None and pack.owner == user.id
        if user is not None and pack.owner == user.id:
            return True
        if pack.share == "house" and pack.house is not None:
            return True
        if pack.share == "private" or user is None:
            return False
        return await self.store.has_taken(pack.id, user.id) or await self.store.is_lent_to(pack.id, user.id)

    def visible(self, pack: StoredPack, user: User | None) -> tuple[StoredVersion, ...]:
        """The versions that one may play with: others than the owner see only those that passed."""
        if user is not None and pack.owner == user.id:
            return pack.kept
        if pack.share == "house" and pack.house is not None:
            return tuple(v for v in pack.kept if v.version == pack.house)
        return pack.kept

    async def deck_for(self, new: NewTable, user: User) -> StoredDeck:
        """The version of a pack that a table is to be opened with."""
        found = await self.store.pack_of_version(new.pack)
        if found is None or not await self.may_see(found, user):
            raise lost()
        version = next((v for v in self.visible(found, user) if v.id == new.pack), None)
        if version is None:
            raise lost()
        if found.game != new.game:
            raise Declined(409, "packs.other-game")
        report = read_report(version.tested)
        if not report.passed or report.rules != load(found.game).key:
            raise Declined(409, "packs.untested")
        if found.hidden:
            raise Declined(409, "packs.hidden-by-host")
        return StoredDeck(
            version.id,
            found.id,
            version.version,
            found.name,
            found.author,
            version.play,
            version.tested or "",
        )
