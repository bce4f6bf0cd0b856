"""Packs of cards of one's own: their drafts with what was done to them, their versions, who may use them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

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
from salon.server.store.base import to_json
from salon.server.store.clubs import lent_to
from salon.server.store.pack_hands import PackHands
from salon.server.store.pack_room import PackFull, check_room, forget_oldest

Share: TypeAlias = Literal["private", "link", "house"]
AnyRow: TypeAlias = Row[tuple[object, ...]]
Body: TypeAlias = dict[str, Any]  # name, languages, base, and the cards as the kernel has them

DRAFT = 0  # the version that is being edited
PEN = 60.0  # seconds without a change after which somebody else may go on
KEPT = 500  # changes that can be taken back
SAME = 20  # versions of the same cards that are looked at
PACKS_EACH, PACKS_OF_A_GUEST, VERSIONS_EACH = 20, 1, 30


class Penned(SalonError):
    """Somebody else is keying in."""


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
T = TypeVar("T")


class Aside(Protocol):
    """Does something in another thread."""

    def __call__(self, job: Callable[[], T], /) -> Awaitable[T]: ...


class Packs(PackHands):
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
            check_room(c, pack.owner, len(text.encode()))
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

    async def packs_whole(self, whole: str, user_id: int) -> list[tuple[StoredPack, int]]:
        """Versions with all of that in them, each with its pack: those of a person first, then the newest."""
        of = and_(pack_versions.c.whole == whole, pack_versions.c.version != DRAFT)
        query = select(pack_versions.c.pack_id, pack_versions.c.version).where(of)
        query = query.join(packs, packs.c.id == pack_versions.c.pack_id)
        query = query.order_by(desc(packs.c.owner == user_id), desc(pack_versions.c.id)).limit(SAME)

        def job(c: Connection) -> list[tuple[StoredPack, int]]:
            found = c.execute(query).all()
            known = {pack.id: pack for pack in _packs(c, packs.c.id.in_([row.pack_id for row in found]))}
            return [(known[row.pack_id], row.version) for row in found]

        return await self.database.read(job)

    async def version_played(self, game: str, play: str) -> int | None:
        """The oldest version of which play has that digest, whoever it is of, if the house has one."""
        query = select(pack_versions.c.id).join(packs, packs.c.id == pack_versions.c.pack_id)
        query = query.where(
            packs.c.game == game,
            pack_versions.c.play.startswith(play, autoescape=True),
            pack_versions.c.version != DRAFT,
        )
        query = query.order_by(pack_versions.c.id).limit(1)
        found: int | None = await self.database.read(lambda c: c.execute(query).scalar())
        return found

    # -- the draft ---------------------------------------------------------------------------

    async def edit(self, pack_id: str, edit: Edit, by: int = 0, aside: Aside = asyncio.to_thread) -> Body:
        """Change a draft; what was taken back before cannot be done again.

        What is to be written is made beside the thread that writes for all; where somebody was faster, again.
        """

        def made(text: str) -> tuple[Body, str, str]:
            body = _body(text)
            change = edit(body)
            return body, to_json(body), to_json(change)

        async def once(stamp: int, text: str) -> Body | None:
            body: Body
            body, after, change = await aside(partial(made, text))

            def job(c: Connection) -> Body | None:
                row = _locked(c, pack_id)
                _take_pen(c, row, by)
                if row.stamp != stamp:
                    return None
                number = row.at + 1
                _write_draft(c, row.owner, pack_id, after)
                gone = or_(pack_changes.c.number > row.at, pack_changes.c.number <= number - KEPT)
                c.execute(delete(pack_changes).where(pack_changes.c.pack_id == pack_id, gone))
                c.execute(
                    insert(pack_changes).values(pack_id=pack_id, number=number, body=change, at=time.time())
                )
                forget_oldest(c, row.owner, pack_id, number)
                _moved(c, pack_id, number, row.stamp + 1, body)
                return body

            return await self.database.write(job)

        while True:
            stamp, text, _ = await self._draft_now(pack_id, 0)
            body = await once(stamp, text)
            if body is not None:
                return body

    async def step(
        self,
        pack_id: str,
        apply: Callable[[Body, DraftChange], None],
        *,
        back: bool,
        by: int = 0,
        aside: Aside = asyncio.to_thread,
    ) -> Body | None:
        """Take the last change back, or make it again; None if there is none."""

        def made(text: str, change: str) -> tuple[Body, str]:
            body = _body(text)
            apply(body, msgspec.json.decode(change, type=DraftChange))
            return body, to_json(body)

        async def once(stamp: int, text: str, change: str) -> Body | None:
            body: Body
            body, after = await aside(partial(made, text, change))

            def job(c: Connection) -> Body | None:
                row = _locked(c, pack_id)
                _take_pen(c, row, by)
                if row.stamp != stamp:
                    return None
                _write_draft(c, row.owner, pack_id, after)
                _moved(c, pack_id, row.at + (-1 if back else 1), row.stamp + 1, body)
                return body

            return await self.database.write(job)

        while True:
            stamp, text, change = await self._draft_now(pack_id, 0 if back else 1)
            if change is None:
                return None
            if (body := await once(stamp, text, change)) is not None:
                return body

    async def _draft_now(self, pack_id: str, ahead: int) -> tuple[int, str, str | None]:
        """The stamp of a draft, the draft, and the change it stands at or one ahead of it."""

        def job(c: Connection) -> tuple[int, str, str | None]:
            row = c.execute(select(packs.c.stamp, packs.c.at).where(packs.c.id == pack_id)).one()
            draft = select(pack_versions.c.body).where(
                pack_versions.c.pack_id == pack_id, pack_versions.c.version == DRAFT
            )
            change = select(pack_changes.c.body).where(
                pack_changes.c.pack_id == pack_id, pack_changes.c.number == row.at + ahead
            )
            return row.stamp, c.execute(draft).scalar_one(), c.execute(change).scalar_one_or_none()

        return await self.database.read(job)

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
        """Keep what was tested as the next version; the same one twice is one, tested anew."""
        text = to_json(body)

        def job(c: Connection) -> int:
            row = _locked(c, pack_id)
            mine = pack_versions.c.pack_id == pack_id
            same = and_(mine, pack_versions.c.whole == whole, pack_versions.c.version != DRAFT)
            if (known := c.execute(select(pack_versions.c.version).where(same)).scalar()) is not None:
                c.execute(update(pack_versions).where(same).values(tested=tested))  # perhaps by other rules
                return int(known)
            count, last = c.execute(select(func.count(), func.max(pack_versions.c.version)).where(mine)).one()
            if count > VERSIONS_EACH:
                raise fault(PackFull, "packs.too-many-versions", most=VERSIONS_EACH)
            check_room(c, row.owner, len(text.encode()))
            number = int(last) + 1
            _add_version(c, pack_id, number, text, (play, whole, tested))
            return number

        return await self.database.write(job)

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


def _write_draft(c: Connection, owner: int, pack_id: str, text: str) -> None:
    size = len(text.encode())
    where = and_(pack_versions.c.pack_id == pack_id, pack_versions.c.version == DRAFT)
    before = c.execute(select(pack_versions.c.size).where(where)).scalar_one()
    check_room(c, owner, size, before)
    c.execute(update(pack_versions).where(where).values(body=text, size=size, at=time.time()))


def _moved(c: Connection, pack_id: str, at: int, stamp: int, body: Body) -> None:
    values = {"at": at, "stamp": stamp, "name": str(body["name"])[:60]}
    c.execute(update(packs).where(packs.c.id == pack_id).values(**values))


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
