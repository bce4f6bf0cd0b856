"""Packs of cards of one's own: their drafts with what was done to them, their versions, who may use them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    desc,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from salon.kernel import SalonError, fault
from salon.kernel.pack_plain import Json
from salon.server.schema import pack_changes, pack_takers, pack_versions, packs, tables, users
from salon.server.store.base import Base, to_json
from salon.server.store.clubs import lent_to

Share: TypeAlias = Literal["private", "link", "house"]
AnyRow: TypeAlias = Row[tuple[object, ...]]
Body: TypeAlias = dict[str, Any]  # name, languages, base, and the cards as the kernel has them

DRAFT = 0  # the version that is being edited
PEN = 60.0  # seconds without a change after which somebody else may go on
KEPT = 500  # changes that can be taken back
PACKS_EACH, PACKS_OF_A_GUEST, VERSIONS_EACH = 20, 1, 30
MOST_BYTES, MOST_BYTES_EACH = 256_000, 4_000_000


class PackFull(SalonError):
    """There is no room for more."""


class Penned(SalonError):
    """Somebody else is keying in."""


class Helper(msgspec.Struct, frozen=True):
    """Somebody who has taken a link; one who helps keys in too."""

    id: int
    name: str
    helps: bool = False


class DraftChange(msgspec.Struct, frozen=True):
    """What was done to a draft, and what takes it back: values by their paths; null takes one away."""

    redo: tuple[tuple[tuple[str, ...], Json], ...]
    undo: tuple[tuple[tuple[str, ...], Json], ...]
    label: str = ""


class StoredVersion(msgspec.Struct, frozen=True):
    id: int
    version: int
    play: str
    whole: str
    size: int
    tested: str | None
    at: float


class StoredPack(msgspec.Struct, frozen=True):
    id: str
    owner: int
    author: str
    game: str
    name: str
    share: Share
    linked: bool
    house: int | None
    affirmed: float | None
    hidden: str
    at: int
    stamp: int
    created: float
    takers: int = 0
    helpers: tuple[int, ...] = ()  # who keys in with its owner
    pen: int = 0  # who changed the draft last
    penned: float = 0.0
    changes: int = 0  # the newest that was made, also if it was taken back
    versions: tuple[StoredVersion, ...] = ()  # the draft is the first, if it is there

    @property
    def draft(self) -> StoredVersion | None:
        return self.versions[0] if self.versions and self.versions[0].version == DRAFT else None

    @property
    def kept(self) -> tuple[StoredVersion, ...]:
        """The versions that never change, the newest first."""
        return tuple(sorted((v for v in self.versions if v.version), key=lambda v: -v.version))

    def keyed_by(self, user_id: int) -> bool:
        """Whether somebody may change the draft."""
        return self.draft is not None and (user_id == self.owner or user_id in self.helpers)

    def with_another(self, user_id: int) -> int:
        """Who else has the pen now; 0 if nobody has."""
        return self.pen if self.pen != user_id and time.time() - self.penned < PEN else 0

    def version(self, number: int) -> StoredVersion | None:
        return next((v for v in self.versions if v.version == number), None)


# What was found in a draft and is to be written to it.
Edit: TypeAlias = Callable[[Body], DraftChange]


class Packs(Base):
    """All packs of the house."""

    async def new_pack(self, pack: StoredPack, body: Body, *, guest: bool) -> None:
        """A pack with its draft; what is too much for its owner is refused."""
        text = to_json(body)
        most = PACKS_OF_A_GUEST if guest else PACKS_EACH

        def job(c: Connection) -> None:
            mine = (
                select(func.count())
                .select_from(packs)
                .where(packs.c.owner == pack.owner, packs.c.hidden == "")
            )
            c.execute(select(users.c.id).where(users.c.id == pack.owner).with_for_update())
            if c.execute(mine).scalar_one() >= most:
                raise fault(PackFull, "packs.too-many", most=most)
            _check_room(c, pack.owner, len(text.encode()))
            values = {
                name: getattr(pack, name)
                for name in ("id", "owner", "game", "name", "share", "hidden", "at", "stamp", "created")
            }
            c.execute(insert(packs).values(**values))
            _add_version(c, pack.id, DRAFT, text)

        await self.database.write(job)

    async def pack(self, id: str) -> StoredPack | None:
        found = await self.database.read(lambda c: _packs(c, packs.c.id == id))
        return found[0] if found else None

    async def packs_seen_by(self, user_id: int | None) -> list[StoredPack]:
        """Those on a person's shelf: their own, those lent to them, and those for everyone."""
        house = and_(packs.c.share == "house", packs.c.house.is_not(None))
        if user_id is None:
            where: ColumnElement[bool] = house
        else:
            taken = exists().where(pack_takers.c.pack_id == packs.c.id, pack_takers.c.user_id == user_id)
            lent = or_(taken, packs.c.id.in_(lent_to(user_id)))
            where = or_(packs.c.owner == user_id, and_(lent, packs.c.share != "private"), house)
        shown = or_(packs.c.hidden == "", and_(packs.c.hidden == "host", packs.c.owner == (user_id or 0)))
        return await self.database.read(lambda c: _packs(c, and_(shown, where)))

    async def all_packs(self) -> list[StoredPack]:
        """For the host."""
        return await self.database.read(lambda c: _packs(c, packs.c.id == packs.c.id))

    async def has_taken(self, pack_id: str, user_id: int) -> bool:
        found = select(pack_takers.c.at).where(
            pack_takers.c.pack_id == pack_id, pack_takers.c.user_id == user_id
        )
        return await self.database.read(lambda c: c.execute(found).first() is not None)

    async def pack_body(self, pack_id: str, version: int) -> Body | None:
        query = select(pack_versions.c.body).where(
            pack_versions.c.pack_id == pack_id, pack_versions.c.version == version
        )
        text = await self.database.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if text is None else _body(text)

    async def pack_version(self, id: int) -> tuple[StoredPack, StoredVersion, Body]:
        """A version that is known to be there, such as that of a table."""

        def job(c: Connection) -> tuple[StoredPack, StoredVersion, Body]:
            row = c.execute(select(pack_versions).where(pack_versions.c.id == id)).one()
            (pack,) = _packs(c, packs.c.id == row.pack_id)
            return pack, _version(row), _body(row.body)

        return await self.database.read(job)

    async def pack_of_version(self, id: int) -> StoredPack | None:
        """The pack that has a version."""
        of = select(pack_versions.c.pack_id).where(pack_versions.c.id == id, pack_versions.c.version != DRAFT)
        found = await self.database.read(lambda c: _packs(c, packs.c.id.in_(of)))
        return found[0] if found else None

    async def pack_whole(self, whole: str) -> Body | None:
        """The pack with all of that in it."""
        query = select(pack_versions.c.body).where(pack_versions.c.whole == whole).limit(1)
        text = await self.database.read(lambda c: c.execute(query).scalar_one_or_none())
        return None if text is None else _body(text)

    async def bodies_played(self, play: str) -> list[Body]:
        """The cards with that digest, whoever they are of, as far as the house has them."""
        query = select(pack_versions.c.body).where(
            pack_versions.c.play.startswith(play, autoescape=True), pack_versions.c.version != DRAFT
        )
        return [_body(text) for text in await self.database.read(lambda c: c.execute(query).scalars().all())]

    # -- the draft ---------------------------------------------------------------------------

    async def edit(self, pack_id: str, edit: Edit, by: int = 0) -> Body:
        """Change a draft; what was taken back before cannot be done again."""

        def job(c: Connection) -> Body:
            row = _locked(c, pack_id)
            _take_pen(c, row, by)
            body = _draft(c, pack_id)
            change = edit(body)
            after = row.at + 1
            _write_draft(c, row.owner, pack_id, body)
            gone = or_(pack_changes.c.number > row.at, pack_changes.c.number <= after - KEPT)
            c.execute(delete(pack_changes).where(pack_changes.c.pack_id == pack_id, gone))
            c.execute(
                insert(pack_changes).values(
                    pack_id=pack_id, number=after, body=to_json(change), at=time.time()
                )
            )
            _moved(c, pack_id, after, row.stamp + 1, body)
            return body

        return await self.database.write(job)

    async def step(
        self, pack_id: str, apply: Callable[[Body, DraftChange], None], *, back: bool, by: int = 0
    ) -> Body | None:
        """Take the last change back, or make it again; None if there is none."""

        def job(c: Connection) -> Body | None:
            row = _locked(c, pack_id)
            _take_pen(c, row, by)
            number = row.at if back else row.at + 1
            query = select(pack_changes.c.body).where(
                pack_changes.c.pack_id == pack_id, pack_changes.c.number == number
            )
            text = c.execute(query).scalar_one_or_none()
            if text is None:
                return None
            body = _draft(c, pack_id)
            apply(body, msgspec.json.decode(text, type=DraftChange))
            _write_draft(c, row.owner, pack_id, body)
            _moved(c, pack_id, number - 1 if back else number, row.stamp + 1, body)
            return body

        return await self.database.write(job)

    async def next_changes(self, pack_id: str, at: int) -> tuple[str | None, str | None]:
        """What would be taken back, and what made again, in a word; None where there is nothing."""
        query = select(pack_changes.c.number, pack_changes.c.body).where(
            pack_changes.c.pack_id == pack_id, pack_changes.c.number.in_((at, at + 1))
        )
        rows = await self.database.read(lambda c: c.execute(query).all())
        found = {row.number: msgspec.json.decode(row.body, type=DraftChange).label for row in rows}
        return found.get(at), found.get(at + 1)

    # -- versions ----------------------------------------------------------------------------

    async def keep_version(self, pack_id: str, body: Body, play: str, whole: str, tested: str) -> int:
        """Keep what was tested as the next version; the same one twice is one."""
        text = to_json(body)

        def job(c: Connection) -> int:
            row = _locked(c, pack_id)
            mine = pack_versions.c.pack_id == pack_id
            same = select(pack_versions.c.version).where(
                mine, pack_versions.c.whole == whole, pack_versions.c.version != DRAFT
            )
            if (known := c.execute(same).scalar()) is not None:
                return int(known)
            count, last = c.execute(select(func.count(), func.max(pack_versions.c.version)).where(mine)).one()
            if count > VERSIONS_EACH:
                raise fault(PackFull, "packs.too-many-versions", most=VERSIONS_EACH)
            _check_room(c, row.owner, len(text.encode()))
            number = int(last) + 1
            _add_version(c, pack_id, number, text, (play, whole, tested))
            return number

        return await self.database.write(job)

    async def set_tested(self, version_id: int, tested: str) -> None:
        await self._do(update(pack_versions).where(pack_versions.c.id == version_id).values(tested=tested))

    async def uses(self, pack_id: str) -> int:
        """How many tables were opened with it."""
        of_it = select(pack_versions.c.id).where(pack_versions.c.pack_id == pack_id)
        query = select(func.count()).select_from(tables).where(tables.c.pack_version.in_(of_it))
        return await self.database.read(lambda c: c.execute(query).scalar_one())

    # -- who may use it ----------------------------------------------------------------------

    async def set_pack(self, pack_id: str, **values: object) -> None:
        await self._do(update(packs).where(packs.c.id == pack_id).values(**values))

    async def pack_linked(self, link: str) -> StoredPack | None:
        where = and_(packs.c.link == link, packs.c.share != "private", packs.c.hidden == "")
        found = await self.database.read(lambda c: _packs(c, where))
        return found[0] if found else None

    async def take_pack(self, pack_id: str, user_id: int) -> None:
        row = {"pack_id": pack_id, "user_id": user_id, "at": time.time()}
        await self._do(self._insert(pack_takers).values(**row).on_conflict_do_nothing())

    async def lay_down(self, pack_id: str, user_id: int) -> None:
        """Whoever had the pen keys in no more."""
        mine = and_(packs.c.id == pack_id, packs.c.pen == user_id)
        await self._do(update(packs).where(mine).values(penned=0.0))

    async def set_helps(self, pack_id: str, user_id: int, *, helps: bool) -> None:
        where = and_(pack_takers.c.pack_id == pack_id, pack_takers.c.user_id == user_id)
        await self._do(update(pack_takers).where(where).values(helps=helps))

    async def takers(self, pack_id: str) -> list[Helper]:
        query = (
            select(users.c.id, users.c.name, pack_takers.c.helps)
            .join(pack_takers, pack_takers.c.user_id == users.c.id)
            .where(pack_takers.c.pack_id == pack_id)
            .order_by(pack_takers.c.at)
        )
        found = await self.database.read(lambda c: c.execute(query).all())
        return [Helper(row.id, row.name, row.helps) for row in found]

    async def drop_takers(self, pack_id: str, user_id: int | None = None) -> None:
        where = pack_takers.c.pack_id == pack_id
        if user_id is not None:
            where = and_(where, pack_takers.c.user_id == user_id)
        await self._do(delete(pack_takers).where(where))

    async def drop_pack(self, pack_id: str) -> None:
        """Take it from the shelf. What no table is played with is gone; the rest is kept for these."""
        await self.database.write(lambda c: drop_packs(c, packs.c.id == pack_id))


def drop_packs(c: Connection, where: ColumnElement[bool]) -> None:
    """Let packs go, but for the versions that tables are played with."""
    ids = list(c.execute(select(packs.c.id).where(where)).scalars())
    used = exists().where(tables.c.pack_version == pack_versions.c.id)
    c.execute(delete(pack_versions).where(pack_versions.c.pack_id.in_(ids), ~used))
    c.execute(delete(pack_changes).where(pack_changes.c.pack_id.in_(ids)))
    c.execute(delete(pack_takers).where(pack_takers.c.pack_id.in_(ids)))
    left = exists().where(pack_versions.c.pack_id == packs.c.id)
    c.execute(delete(packs).where(packs.c.id.in_(ids), ~left))
    gone = {"hidden": "owner", "share": "private", "link": None, "house": None}
    c.execute(update(packs).where(packs.c.id.in_(ids)).values(**gone))


def _packs(c: Connection, where: ColumnElement[bool]) -> list[StoredPack]:
    query = (
        select(packs, users.c.name.label("author"))
        .join(users, users.c.id == packs.c.owner)
        .where(where)
        .order_by(desc(packs.c.created), packs.c.id)
    )
    rows = c.execute(query).all()
    ids = [row.id for row in rows]
    heads = [column for column in pack_versions.c if column.name != "body"]
    versions: dict[str, list[StoredVersion]] = {id: [] for id in ids}
    for row in c.execute(
        select(*heads).where(pack_versions.c.pack_id.in_(ids)).order_by(pack_versions.c.version)
    ):
        versions[row.pack_id].append(_version(row))
    takers = _counts(c, pack_takers.c.pack_id, func.count(), ids)
    helpers: dict[str, list[int]] = {id: [] for id in ids}
    for row in c.execute(
        select(pack_takers.c.pack_id, pack_takers.c.user_id).where(
            pack_takers.c.pack_id.in_(ids), pack_takers.c.helps
        )
    ):
        helpers[row.pack_id].append(row.user_id)
    changes = _counts(c, pack_changes.c.pack_id, func.max(pack_changes.c.number), ids)
    return [
        StoredPack(
            id=row.id,
            owner=row.owner,
            author=row.author,
            game=row.game,
            name=row.name,
            share=row.share,
            linked=row.link is not None,
            house=row.house,
            affirmed=row.affirmed,
            hidden=row.hidden,
            at=row.at,
            stamp=row.stamp,
            created=row.created,
            takers=takers.get(row.id, 0),
            helpers=tuple(helpers[row.id]) if row.share != "private" else (),
            pen=row.pen or 0,
            penned=row.penned or 0.0,
            changes=changes.get(row.id, 0),
            versions=tuple(versions[row.id]),
        )
        for row in rows
    ]


def _counts(
    c: Connection, of: ColumnElement[str], what: ColumnElement[int], ids: Sequence[str]
) -> dict[str, int]:
    return {row[0]: row[1] for row in c.execute(select(of, what).where(of.in_(ids)).group_by(of))}


def _version(row: AnyRow) -> StoredVersion:
    return StoredVersion(row.id, row.version, row.play, row.whole, row.size, row.tested, row.at)


def _body(text: str) -> Body:
    return msgspec.json.decode(text, type=Body)


def _locked(c: Connection, pack_id: str) -> AnyRow:
    """The row of a pack; of two who change it at once, the second waits."""
    return c.execute(select(packs).where(packs.c.id == pack_id).with_for_update()).one()


def _take_pen(c: Connection, row: AnyRow, by: int) -> None:
    """One keys in after the other: whoever changes something has the pen until it has rested for a while."""
    if not by:
        return
    if row.pen not in (None, by) and time.time() - (row.penned or 0.0) < PEN:
        name = c.execute(select(users.c.name).where(users.c.id == row.pen)).scalar()
        if name is not None:
            raise fault(Penned, "packs.penned", name=name)
    c.execute(update(packs).where(packs.c.id == row.id).values(pen=by, penned=time.time()))


def _draft(c: Connection, pack_id: str) -> Body:
    query = select(pack_versions.c.body).where(
        pack_versions.c.pack_id == pack_id, pack_versions.c.version == DRAFT
    )
    return _body(c.execute(query).scalar_one())


def _write_draft(c: Connection, owner: int, pack_id: str, body: Body) -> None:
    text = to_json(body)
    size = len(text.encode())
    where = and_(pack_versions.c.pack_id == pack_id, pack_versions.c.version == DRAFT)
    before = c.execute(select(pack_versions.c.size).where(where)).scalar_one()
    _check_room(c, owner, size, before)
    c.execute(update(pack_versions).where(where).values(body=text, size=size, at=time.time()))


def _moved(c: Connection, pack_id: str, at: int, stamp: int, body: Body) -> None:
    values = {"at": at, "stamp": stamp, "name": str(body["name"])[:60]}
    c.execute(update(packs).where(packs.c.id == pack_id).values(**values))


def _check_room(c: Connection, owner: int, size: int, instead: int = 0) -> None:
    if size > MOST_BYTES:
        raise fault(PackFull, "packs.too-long", most=MOST_BYTES // 1000)
    mine = select(packs.c.id).where(packs.c.owner == owner)
    query = select(func.coalesce(func.sum(pack_versions.c.size), 0)).where(pack_versions.c.pack_id.in_(mine))
    if c.execute(query).scalar_one() - instead + size > MOST_BYTES_EACH:
        raise fault(PackFull, "packs.no-room", most=MOST_BYTES_EACH // 1_000_000)


def _add_version(
    c: Connection, pack_id: str, number: int, text: str, of: tuple[str, str, str | None] = ("", "", None)
) -> None:
    """`of`: the digests of play and of the whole, and how it was tested."""
    c.execute(
        insert(pack_versions).values(
            pack_id=pack_id,
            version=number,
            play=of[0],
            whole=of[1],
            body=text,
            size=len(text.encode()),
            tested=of[2],
            at=time.time(),
        )
    )
