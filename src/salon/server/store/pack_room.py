"""How much room packs may take."""

from __future__ import annotations

from sqlalchemy import Connection, delete, desc, func, select

from salon.kernel import SalonError, fault
from salon.server.schema import pack_changes, pack_versions, packs

MOST_BYTES, MOST_BYTES_EACH = 256_000, 4_000_000  # of one version, and of all that somebody has
KEPT_BYTES = 200_000  # of what can be taken back, in each pack


class PackFull(SalonError):
    """There is no room for more."""


def check_room(c: Connection, owner: int, size: int, instead: int = 0) -> None:
    if size > MOST_BYTES:
        raise fault(PackFull, "packs.too-long", most=MOST_BYTES // 1000)
    if _bytes_of(c, owner) - instead + size > MOST_BYTES_EACH:
        raise fault(PackFull, "packs.no-room", most=MOST_BYTES_EACH // 1_000_000)


def _bytes_of(c: Connection, owner: int) -> int:
    mine = select(packs.c.id).where(packs.c.owner == owner)
    query = select(func.coalesce(func.sum(pack_versions.c.size), 0)).where(pack_versions.c.pack_id.in_(mine))
    return int(c.execute(query).scalar_one())


def forget_oldest(c: Connection, owner: int, pack_id: str, newest: int) -> None:
    """What can be taken back has room for itself in each pack, and in what its owner has left.

    Nobody is refused a change for it: the oldest are let go.
    """
    room = min(KEPT_BYTES, MOST_BYTES_EACH - _bytes_of(c, owner))
    of = pack_changes.c.pack_id == pack_id
    sizes = select(pack_changes.c.number, func.length(pack_changes.c.body).label("size")).where(of)
    for row in c.execute(sizes.order_by(desc(pack_changes.c.number))):
        room -= row.size
        if room < 0 and row.number < newest:
            c.execute(delete(pack_changes).where(of, pack_changes.c.number <= row.number))
            return
