"""The pages of tournaments. What is the same for all is worked out once for each change, in a thread."""

from __future__ import annotations

import time
from typing import NamedTuple

import msgspec

from salon.games import games, load
from salon.server.contest import Contest, Entrant, Pairing
from salon.server.errands import Errands, Once
from salon.server.pairing import WON, Place
from salon.server.speech import Speaker, speaker
from salon.server.store import Store, User
from salon.server.wire_contests import (
    ContestLine,
    ContestPage,
    EntrantInfo,
    PairedSeat,
    PairedTable,
    RoundInfo,
)

KEPT = 32  # pages, each in one language
KEPT_SECONDS = 10.0  # somebody may call themselves otherwise: that changes no tournament


class Common(NamedTuple):
    """What of a page is the same for all who read a language."""

    contest: Contest
    entrants: tuple[EntrantInfo, ...]
    rounds: tuple[RoundInfo, ...]
    opener: str
    at: float


class Pages:
    """The pages of all tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._errands = Errands("tournaments")
        self._once = Once[Common | None](self._errands)
        self._kept: dict[tuple[str, int, str], Common] = {}  # the latest last

    async def common(self, id: str, language: str) -> Common | None:
        """What all are shown of a tournament as it stands now."""
        version = await self._store.contest_version(id)
        if version is None:
            return None
        key = id, version, language
        found = self._kept.get(key)
        if found is not None and time.monotonic() - found.at < KEPT_SECONDS:
            return found
        return await self._once.get(key, lambda: self._find(id, language))

    async def _find(self, id: str, language: str) -> Common | None:
        contest = await self._store.contest(id)
        if contest is None:
            return None
        names = await self._store.names_of([contest.creator]) if contest.creator else {}
        opener = names.get(contest.creator or 0, "")
        found = await self._errands.run(common_of, contest, speaker(language), opener)
        key = id, contest.version, language
        self._kept.pop(key, None)
        self._kept[key] = found
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    def close(self) -> None:
        self._errands.close()


def common_of(contest: Contest, voice: Speaker, opener: str) -> Common:
    known = {one.number: one for one in contest.entrants}
    rounds: dict[int, list[PairedTable]] = {}
    for pairing in contest.pairings:
        rounds.setdefault(pairing.round, []).append(_table(pairing))
    return Common(
        contest,
        tuple(_entrant(known[place.number], place, voice) for place in contest.standings),
        tuple(RoundInfo(number=n, tables=tuple(found)) for n, found in sorted(rounds.items())),
        opener,
        time.monotonic(),
    )


def page_of(common: Common, me: User | None, voice: Speaker, *, keeper: bool) -> ContestPage:
    """A page as one person sees it. Where not all may watch, the address of a table is for those at it."""
    contest = common.contest
    mine = contest.entrant_of(me.id) if me else None
    number = mine.number if mine else None
    shown = keeper or contest.rules.public
    return ContestPage(
        line=line_of(contest, voice),
        version=contest.version,
        entrants=tuple(
            msgspec.structs.replace(one, you=True) if one.number == number else one for one in common.entrants
        ),
        rounds=tuple(
            RoundInfo(
                number=each.number, tables=tuple(_told(table, number, shown=shown) for table in each.tables)
            )
            for each in common.rounds
        ),
        absent=contest.rules.absent,
        late=contest.rules.late,
        opener=common.opener,
        opener_id=contest.creator if common.opener and contest.creator else 0,
        keeper=keeper,
        me=number,
        can_enter=me is not None
        and not me.guest
        and (contest.takes_newcomers if mine is None else mine.gone and contest.state == "playing"),
        next_at=contest.next_at,
        club=contest.club,
    )


def _told(table: PairedTable, number: int | None, *, shown: bool) -> PairedTable:
    if number is not None and any(seat.number == number for seat in table.seats):
        return msgspec.structs.replace(table, yours=True)
    return table if shown or not table.table else msgspec.structs.replace(table, table="")


def line_of(contest: Contest, voice: Speaker, count: int | None = None) -> ContestLine:
    here = contest.game in games()
    rules = contest.rules
    return ContestLine(
        id=contest.id,
        title=contest.title,
        game=contest.game,
        game_title=voice.label(f"{contest.game}.title") if here else contest.game,
        emblem=load(contest.game).about.emblem if here else "",
        kind=rules.kind,
        seats=rules.seats,
        pace=rules.pace,
        state=contest.state,
        round=contest.round,
        rounds=rules.rounds,
        entrants=len(contest.entrants) if count is None else count,
        created=contest.created,
    )


def _entrant(one: Entrant, place: Place, voice: Speaker) -> EntrantInfo:
    return EntrantInfo(
        number=one.number,
        name=f"{voice.words.called(one.name)} ({voice.label(f'bots.{one.bot}')})"
        if one.bot
        else voice.words.called(one.name),
        rank=place.rank,
        points=round(place.points / WON, 2),
        rivals=round(float(place.rivals) / WON, 2),
        share=round(place.share, 3),
        wins=place.wins,
        id=one.user_id if one.person and one.user_id else 0,
        bot=bool(one.bot),
        away=one.away,
        gone=one.gone,
    )


def _table(pairing: Pairing) -> PairedTable:
    points = pairing.points or ()
    return PairedTable(
        board=pairing.board,
        seats=tuple(
            PairedSeat(
                number=number,
                points=round(points[seat] / WON, 2) if points else None,
                absent=number in pairing.absent,
            )
            for seat, number in enumerate(pairing.seats)
        ),
        table=pairing.table_id or "",
        over=pairing.points is not None,
    )
