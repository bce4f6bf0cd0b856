"""Clubs over the API: members, their tables, their ladder, their tournaments."""

from __future__ import annotations

import secrets

from salon.games import games, load
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.contest_pages import line_of
from salon.server.people import clean, clean_text
from salon.server.speech import speaker
from salon.server.store import Store, User
from salon.server.store.clubs import MOST, StoredClub
from salon.server.wire_contests import (
    ClubChange,
    ClubJoin,
    ClubLine,
    ClubList,
    ClubPack,
    ClubPage,
    ClubTable,
    Member,
    MemberSent,
    NewClub,
    PackLent,
)

KEPT_EACH = 10  # clubs that one person keeps


class Clubs:
    """All clubs of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def endpoints(self) -> list[Endpoint]:
        get, post, tag, one, lang = "GET", "POST", "clubs", "/api/clubs/{id}", ("lang",)
        return [
            Endpoint(get, "/api/clubs", None, ClubList, "Clubs", self.list_clubs, tag),
            Endpoint(post, "/api/clubs", NewClub, ClubPage, "Found a club", self.found, tag, lang),
            Endpoint(get, one, None, ClubPage, "A club", self.club, tag, ("invitation", "lang")),
            Endpoint(post, one, ClubChange, ClubPage, "Change it", self.change, tag, lang),
            Endpoint(post, one + "/join", ClubJoin, ClubPage, "Join", self.join, tag, lang),
            Endpoint(post, one + "/leave", None, None, "Go", self.leave, tag),
            Endpoint(post, one + "/packs", PackLent, ClubPage, "Lend a pack", self.lend, tag, lang),
            Endpoint(post, one + "/members", MemberSent, ClubPage, "A member", self.member, tag, lang),
        ]

    async def list_clubs(self, call: Call[None]) -> ClubList:
        user = call.visitor.user
        found = await self.store.clubs_listed(user.id if user else 0)
        return ClubList(clubs=tuple(_line(club, mine) for club, mine in found))

    def _account(self, call: Call[object]) -> User:
        user = somebody(call)
        if user.guest:
            raise Declined(403, "people.accounts-only")
        return user

    async def _found(self, call: Call[object]) -> StoredClub:
        club = await self.store.club(call.path("id"))
        if club is None:
            raise Declined(404, "people.no-club")
        return club

    async def found(self, call: Call[NewClub]) -> ClubPage:
        user, name = self._account(call), clean(call.body.name)
        if not name:
            raise Declined(400, "house.no-name")
        if await self.store.count_clubs(user.id) >= KEPT_EACH:
            raise Declined(409, "people.too-many-clubs", most=KEPT_EACH)
        about = clean_text(call.body.about)
        call.request.path_params["id"] = await self.store.found_club(
            user.id, name, about, open_=call.body.open
        )
        return await self.club(call)

    async def club(self, call: Call[object]) -> ClubPage:
        """Of a closed club, for members and for those who are invited."""
        club, user = await self._found(call), call.visitor.user
        voice = speaker(call.visitor.language)
        members = await self.store.members_of(club.id)
        mine = next((one for one in members if user and one.id == user.id), None)
        invited = secrets.compare_digest(call.query("invitation").encode(), club.invitation.encode())
        if not club.open and mine is None and not invited:
            raise Declined(404, "people.no-club")
        tables = await self.store.club_tables(club.id, user.id if user else 0) if mine or club.open else []
        contests = await self.store.contests_listed(club.id, 10) if mine or club.open else []
        lent = await self.store.packs_lent(club.id) if mine or club.open else []
        return ClubPage(
            line=_line(club, mine is not None),
            about=club.about,
            members=tuple(Member(id=one.id, name=one.name, keeper=one.keeper) for one in members),
            tables=tuple(
                ClubTable(
                    id=row.id,
                    title=voice.label(f"{row.game}.title") if row.game in games() else row.game,
                    emblem=load(row.game).about.emblem if row.game in games() else "",
                    status=row.status,
                    names=tuple(voice.words.called(name) for name in names if name),
                )
                for row, names in tables
            ),
            contests=tuple(line_of(contest, voice, count) for contest, count in contests),
            packs=tuple(
                ClubPack(
                    id=pack.id,
                    name=pack.name,
                    title=voice.label(f"{pack.game}.title") if pack.game in games() else pack.game,
                    emblem=load(pack.game).about.emblem if pack.game in games() else "",
                    author=pack.author,
                    mine=user is not None and user.id == pack.owner,
                )
                for pack in lent
            ),
            keeper=mine is not None and mine.keeper,
            invitation=club.invitation if mine else "",
        )

    async def _kept(self, call: Call[object]) -> StoredClub:
        user, club = somebody(call), await self._found(call)
        if not any(one.id == user.id and one.keeper for one in await self.store.members_of(club.id)):
            raise Declined(403, "people.keepers-only")
        return club

    async def change(self, call: Call[ClubChange]) -> ClubPage:
        club, body = await self._kept(call), call.body
        changes: dict[str, str | bool] = {}
        if body.name is not None:
            changes["name"] = clean(body.name) or club.name
        if body.about is not None:
            changes["about"] = clean_text(body.about)
        if body.open is not None:
            changes["open"] = body.open
        if changes:
            await self.store.change_club(club.id, **changes)
        return await self.club(call)

    async def join(self, call: Call[ClubJoin]) -> ClubPage:
        user, club = self._account(call), await self._found(call)
        invited = secrets.compare_digest(call.body.invitation.encode(), club.invitation.encode())
        if not club.open and not invited and not await self.store.is_member(club.id, user.id):
            raise Declined(404, "people.no-club")
        if club.members >= MOST:
            raise Declined(409, "people.club-full", most=MOST)
        await self.store.join_club(club.id, user.id)
        return await self.club(call)

    async def leave(self, call: Call[None]) -> None:
        user, club = somebody(call), await self._found(call)
        await self.store.leave_club(club.id, user.id)

    async def lend(self, call: Call[PackLent]) -> ClubPage:
        """A member puts a pack of their own on the shelf; a keeper may take any away."""
        user, club, body = somebody(call), await self._found(call), call.body
        if not await self.store.is_member(club.id, user.id):
            raise Declined(403, "people.members-only")
        pack = await self.store.pack(body.pack)
        mine = pack is not None and pack.owner == user.id and not pack.hidden
        if body.lent and (pack is None or not mine):
            raise Declined(404, "packs.no-pack")
        if body.lent and pack is not None and pack.share == "private":
            raise Declined(409, "people.pack-private")
        if not body.lent and not mine:
            await self._kept(call)
        await self.store.lend_pack(club.id, body.pack, lent=body.lent)
        return await self.club(call)

    async def member(self, call: Call[MemberSent]) -> ClubPage:
        club, body = await self._kept(call), call.body
        if not await self.store.is_member(club.id, body.id):
            raise Declined(404, "people.no-person")
        if body.act == "keeper":
            await self.store.make_keeper(club.id, body.id)
        else:
            await self.store.leave_club(club.id, body.id)
        return await self.club(call)


def _line(club: StoredClub, mine: bool) -> ClubLine:
    return ClubLine(id=club.id, name=club.name, members=club.members, open=club.open, mine=mine)
