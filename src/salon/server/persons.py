"""The part of the API that is about people as others know them: their page, games, friends and ladders."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from statistics import fmean

import msgspec

from salon.games import games, load
from salon.kernel import SalonError, Source
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.house import House
from salon.server.limits import Limits
from salon.server.names import fold
from salon.server.people import clean
from salon.server.rating import FLOOR, Ladder, Strength, shown, spread
from salon.server.speech import Speaker, speaker
from salon.server.store import Filter, Known, Standing, User
from salon.server.store.persons import PAGE, AnyRow
from salon.server.wire_persons import (
    Acquaintance,
    Favourite,
    GameRating,
    History,
    HistoryAsked,
    LadderAsked,
    LadderPage,
    People,
    PersonPage,
    Played,
    Point,
    Rival,
    Rung,
    Share,
    SourceShare,
    Tie,
    TieSent,
    Together,
    Wishes,
)

CURVE = 60  # points of a curve, at most
RECENT = 6
SOURCES = 6
FAVOURITES, OPENINGS = 6, 3
KNOWN = 300  # friends and others, at most


class Persons:
    """Pages about people."""

    def __init__(self, house: House, *, limited: bool = True) -> None:
        self.house, self.store = house, house.store
        self._ties = Limits(rate=0.5, burst=30, off=not limited)

    def endpoints(self) -> list[Endpoint]:
        get, post, people = "GET", "POST", "people"
        asked = ("game", "result", "seats", "pace", "rival", "before", "lang")
        ladder = ("game", "pace", "season", "circle", "club", "bots", "after", "lang")
        return [
            Endpoint(get, "/api/people", None, People, "Those I know", self.people, people, ("find",)),
            Endpoint(get, "/api/people/{id}", None, PersonPage, "A person", self.person, people, ("lang",)),
            Endpoint(get, "/api/people/{id}/games", None, History, "Their games", self.games, people, asked),
            Endpoint(post, "/api/people/{id}/tie", TieSent, None, "A friend or not", self.tie, people),
            Endpoint(get, "/api/wishes", None, Wishes, "What I want to be shown", self.wishes, people),
            Endpoint(post, "/api/wishes", Wishes, Wishes, "Change what is shown of me", self.wish, people),
            Endpoint(get, "/api/ladder", None, LadderPage, "A ladder", self.ladder, people, ladder),
        ]

    # -- a person ----------------------------------------------------------------------------

    async def _known(self, call: Call[object]) -> Known:
        id = call.path("id")
        found = await self.store.known(int(id)) if id.isdecimal() and len(id) < 16 else None
        if found is None:
            raise Declined(404, "people.no-person")
        return found

    async def _open(self, call: Call[object]) -> Known:
        """Somebody whose page may be read."""
        found = await self._known(call)
        me = call.visitor.user
        if not found.shown and (me is None or me.id != found.id):
            raise Declined(404, "people.no-person")
        return found

    async def person(self, call: Call[None]) -> PersonPage:
        found, me, voice = await self._known(call), call.visitor.user, speaker(call.visitor.language)
        you = me is not None and me.id == found.id
        tie, asks = await self._between(me, found)
        base = PersonPage(id=found.id, name=found.name, since=found.since, you=you, rated=found.rated)
        if tie == "block":
            return msgspec.structs.replace(base, tie="block", blocked=True)
        if not found.shown and not you:
            return msgspec.structs.replace(base, tie=tie, hidden=True)
        count, left = await self.store.count_results(found.id)
        recent = await self.store.games_of(found.id, Filter(), RECENT)
        together = None
        if me is not None and not you and not me.guest:
            played, won, lost = await self.store.together(me.id, found.id)
            together = Together(games=played, won=won, lost=lost) if played else None
        return msgspec.structs.replace(
            base,
            hidden=not found.shown,
            games=count,
            left=left,
            tie=tie,
            asks=asks,
            mutual=asks and tie == "friend",
            ratings=await self._ratings(found, voice),
            recent=tuple(_played(row, around, found.id, me, voice) for row, around in recent),
            friends=await self._mutual(found.id),
            together=together,
        )

    async def _between(self, me: User | None, found: Known) -> tuple[Tie, bool]:
        if me is None or me.id == found.id:
            return "", False
        mine = await self.store.ties_of(me.id)
        theirs = await self.store.ties_of(found.id)
        return mine.get(found.id, ""), theirs.get(me.id) == "friend"

    async def _mutual(self, user_id: int) -> tuple[Acquaintance, ...]:
        mine = await self.store.ties_of(user_id)
        friends = [id for id in await self.store.ties_to(user_id, "friend") if mine.get(id) == "friend"]
        names = await self.store.names_of(friends[:KNOWN])
        return tuple(
            Acquaintance(id=id, name=name) for id, name in sorted(names.items(), key=lambda pair: pair[1])
        )

    async def _ratings(self, found: Known, voice: Speaker) -> tuple[GameRating, ...]:
        last = await self.store.last_results(found.id)
        strengths = await self.store.ratings_of(found.id) if found.rated else {}
        by_game: dict[str, list[AnyRow]] = defaultdict(list)
        for row in last:
            by_game[row.game].append(row)
        shown_games = [game for game in games() if game in by_game]
        ratings = []
        for game in shown_games:
            strength = strengths.get(game, Strength())
            here = await self.store.place_on(Ladder(game), found.id) if strength.games else None
            ratings.append(game_rating(game, by_game[game], strength, here, voice))
        return tuple(ratings)

    async def games(self, call: Call[None]) -> History:
        found, asked = await self._open(call), call.query_as(HistoryAsked)
        wanted = Filter(**{name: getattr(asked, name) for name in Filter._fields})
        games = await self.store.games_of(found.id, wanted, PAGE + 1)
        voice = speaker(call.visitor.language)
        return History(
            games=tuple(
                _played(row, around, found.id, call.visitor.user, voice) for row, around in games[:PAGE]
            ),
            more=len(games) > PAGE,
        )

    # -- friends and others ------------------------------------------------------------------

    async def people(self, call: Call[None]) -> People:
        """Those I know; or with `find` those whose names begin so."""
        start = fold(clean(call.query("find")[:40]))
        found = await self.store.find_people(start) if start else []
        me = call.visitor.user
        mine = await self.store.ties_of(me.id) if me else {}
        theirs = await self.store.ties_to(me.id, "friend") if me else set()
        names = await self.store.names_of(sorted({*mine, *theirs})[: 2 * KNOWN])

        def those(ids: Iterable[int]) -> tuple[Acquaintance, ...]:
            chosen = sorted((id for id in ids if id in names), key=lambda id: fold(names[id]))
            return tuple(_acquaintance(id, names[id], mine, theirs) for id in chosen)

        return People(
            friends=those(id for id, kind in mine.items() if kind == "friend"),
            asking=those(id for id in theirs if id not in mine),
            blocked=those(id for id, kind in mine.items() if kind == "block"),
            found=tuple(_acquaintance(one.id, one.name, mine, theirs) for one in found),
        )

    async def tie(self, call: Call[TieSent]) -> None:
        me, found = somebody(call), await self._known(call)
        if me.guest:
            raise Declined(403, "people.accounts-only")
        if me.id == found.id:
            raise Declined(409, "people.not-yourself")
        if not self._ties.allows(str(me.id)):
            raise Declined(429, "house.too-often")
        mine = await self.store.ties_of(me.id)
        if call.body.kind and found.id not in mine and len(mine) >= KNOWN:
            raise Declined(409, "people.too-many", most=KNOWN)
        await self.store.tie(me.id, found.id, call.body.kind)
        await self.house.person_changed(me.id)

    async def wishes(self, call: Call[None]) -> Wishes:
        me = await self.store.known(somebody(call).id)
        return Wishes(rated=me.rated, shown=me.shown) if me else Wishes(rated=False, shown=False)

    async def wish(self, call: Call[Wishes]) -> Wishes:
        me = somebody(call)
        if me.guest:
            raise Declined(403, "people.accounts-only")
        await self.store.wish(me.id, rated=call.body.rated, shown=call.body.shown)
        await self.house.person_changed(me.id)
        return call.body

    # -- ladders -----------------------------------------------------------------------------

    async def ladder(self, call: Call[None]) -> LadderPage:
        asked, me, voice = call.query_as(LadderAsked), call.visitor.user, speaker(call.visitor.language)
        game = asked.game or next(iter(games()), "")
        if game not in games():
            raise Declined(404, "house.no-game")
        among = await self._circle(asked, me)
        ladder = Ladder(game, asked.pace, asked.season)
        rungs, of = await self.store.ladder(ladder, bots=asked.bots, among=among, after=asked.after)
        mine = await self.store.place_on(ladder, me.id, bots=asked.bots, among=among) if me else None
        my_rung = None
        if me and mine and mine[0]:
            my_rung = _rung(mine[0], Standing("", me.id, me.name, mine[2]), me, voice)
        after = asked.after + len(rungs)
        return LadderPage(
            game=game,
            title=voice.label(f"{game}.title"),
            floor=FLOOR,
            seasons=tuple(await self.store.seasons(game)),
            rungs=tuple(_rung(asked.after + n, one, me, voice) for n, one in enumerate(rungs, 1)),
            of=of,
            me=my_rung,
            more=max(0, FLOOR - (mine[2].games if mine else 0)) if me and not me.guest else 0,
            next=after if after < of else 0,
        )

    async def _circle(self, asked: LadderAsked, me: User | None) -> Sequence[int] | None:
        """Among whom one looks; None: among all. A closed club is its members' alone."""
        if asked.club:
            club = await self.store.club(asked.club)
            members = [one.id for one in await self.store.members_of(asked.club)]
            if club is None or not (club.open or (me is not None and me.id in members)):
                raise Declined(404, "people.no-club")
            return members
        if asked.circle == "friends" and me is not None:
            ties = await self.store.ties_of(me.id)
            return [me.id, *(id for id, kind in ties.items() if kind == "friend")]
        return None


def _acquaintance(id: int, name: str, mine: dict[int, Tie], theirs: set[int]) -> Acquaintance:
    tie = mine.get(id, "")
    return Acquaintance(
        id=id,
        name=name,
        tie=tie,
        asks=id in theirs and not tie,
        mutual=tie == "friend" and id in theirs,
    )


def game_rating(
    game: str,
    rows: Sequence[AnyRow],
    strength: Strength,
    here: tuple[int, int, Strength] | None,
    voice: Speaker,
) -> GameRating:
    """How somebody stands in a game, from their last results in it, the oldest first."""
    enough = strength.games >= FLOOR
    rated = [row for row in rows if row.mu is not None]
    step = max(1, math.ceil(len(rated) / CURVE))
    points = [*rated[:-1:step], *rated[-1:]] if enough else []
    played = _cards_used(rows)
    return GameRating(
        game=game,
        title=voice.label(f"{game}.title"),
        emblem=load(game).about.emblem,
        games=strength.games,
        won=strength.won,
        more=max(0, FLOOR - strength.games),
        rating=round(strength.rating) if enough else None,
        give=round(strength.give) if enough else None,
        place=here[0] or None if here else None,
        of=here[1] if here else 0,
        curve=tuple(
            Point(at=row.at, rating=round(shown(row.mu)), give=round(spread(row.sigma))) for row in points
        ),
        seats=_shares([(str(row.seats), row) for row in rows]),
        sides=_shares([(_name(voice, game, row.side), row) for row in rows if row.side]),
        sources=_sources(rows, voice),
        cards=_most_used(game, [(card, won) for won, cards in played for card in cards], voice, FAVOURITES),
        openings=_most_used(game, [(cards[0], won) for won, cards in played], voice, OPENINGS),
        counted=len(played),
    )


def _cards_used(rows: Sequence[AnyRow]) -> list[tuple[bool, tuple[str, ...]]]:
    """Games won or not, with the cards used; packs have cards of their own and are left out."""
    return [
        (row.won, msgspec.json.decode(row.played, type=tuple[str, ...]))
        for row in rows
        if row.played and row.without not in {"cards", "lesson"}
    ]


def _most_used(
    game: str, used: Sequence[tuple[str, bool]], voice: Speaker, most: int
) -> tuple[Favourite, ...]:
    games = Counter(card for card, _ in used)
    won = Counter(card for card, was_won in used if was_won)
    order = sorted(games, key=lambda card: (-games[card], -won[card], card))[:most]
    return tuple(
        Favourite(symbol=card, label=_name(voice, game, card), games=games[card], won=won[card])
        for card in order
    )


def _shares(rows: Sequence[tuple[str, AnyRow]]) -> tuple[Share, ...]:
    by_label: dict[str, list[AnyRow]] = defaultdict(list)
    for label, row in rows:
        by_label[label].append(row)
    return tuple(
        Share(
            label=label,
            games=len(found),
            won=sum(row.won for row in found),
            promised=round(sum(row.chance for row in found if row.chance is not None), 1)
            if all(row.chance is not None for row in found)
            else None,
        )
        for label, found in sorted(by_label.items())
    )


def _sources(rows: Sequence[AnyRow], voice: Speaker) -> tuple[SourceShare, ...]:
    """What one's points come from when one wins, and when one does not; the widest differences first."""
    told = [(row.won, _by_label(row.sources, voice)) for row in rows if row.sources]
    won = [points for was_won, points in told if was_won]
    lost = [points for was_won, points in told if not was_won]

    def mean(found: list[dict[str, int]], label: str) -> float | None:
        return round(fmean(points.get(label, 0) for points in found), 1) if found else None

    labels = {label for _, points in told for label in points}
    shares = [SourceShare(label=label, won=mean(won, label), lost=mean(lost, label)) for label in labels]
    shares.sort(key=lambda share: (-abs((share.won or 0) - (share.lost or 0)), share.label))
    return tuple(shares[:SOURCES])


def _by_label(sources: str, voice: Speaker) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    with suppress(msgspec.MsgspecError, SalonError, LookupError):  # of rules that are no longer here
        for source in msgspec.json.decode(sources, type=tuple[Source, ...]):
            found[voice.say(source.label)] += source.points
    return dict(found)


def _name(voice: Speaker, game: str, symbol: str) -> str:
    return voice.name(game, symbol) if game in games() and symbol else ""


def _played(row: AnyRow, around: Sequence[AnyRow], user_id: int, me: User | None, voice: Speaker) -> Played:
    """A line of a history. A private table is linked to for those alone who sat there."""
    here = row.game in games()
    mine = me is not None and me.id in {seat.user_id for seat in around}
    rated = row.mu is not None and row.before is not None
    return Played(
        number=row.number,
        table=row.table_id if row.public or mine else "",
        game=row.game,
        title=voice.label(f"{row.game}.title") if here else row.game,
        emblem=load(row.game).about.emblem if here else "",
        at=row.at,
        pace=row.pace,
        rank=row.rank,
        won=row.won,
        gone=row.gone,
        seats=tuple(
            Rival(
                name=voice.words.called(seat.name),
                rank=seat.rank,
                id=seat.user_id if seat.key and seat.user_id else 0,
                points=seat.points,
                won=seat.won,
                gone=seat.gone,
                them=seat.seat == row.seat,
            )
            for seat in around
        ),
        side=_name(voice, row.game, row.side),
        change=round(shown(row.mu)) - round(shown(row.before)) if rated else None,
        without="" if rated else voice.label(f"people.without-{row.without or 'guests'}"),
    )


def _rung(place: int, standing: Standing, me: User | None, voice: Speaker) -> Rung:
    bot = standing.who.removeprefix("bot:") if standing.who.startswith("bot:") else ""
    strength = standing.strength
    return Rung(
        place=place,
        name=voice.label(f"bots.{bot}") if bot else standing.name,
        rating=round(strength.rating),
        give=round(strength.give),
        games=strength.games,
        won=strength.won,
        last=strength.last,
        id=standing.id,
        bot=bool(bot),
        you=me is not None and standing.id == me.id,
    )
