"""Tournaments over the API, and what moves them on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable

from salon.games import games, load
from salon.server.api import Call, Declined, Endpoint, somebody
from salon.server.contest import Contest, Entrant, Rules
from salon.server.contest_pages import Pages, line_of, page_of
from salon.server.database import AWAY, outage
from salon.server.host import Host
from salon.server.house import House
from salon.server.live import Broken, LiveTable
from salon.server.pairing import sizes
from salon.server.people import clean
from salon.server.speech import speaker
from salon.server.wire_contests import BotsSent, ContestList, ContestPage, EntrantSent, NewContest

OPENED_EACH = 5  # tournaments of one person that are not over
LAID_SECONDS = 2.0  # that the answer to who begins one waits for its tables
_log = logging.getLogger("salon")


class Contests:
    """All tournaments of the house."""

    def __init__(self, house: House, host: Host, *, limited: bool = True) -> None:
        self.house, self.store, self._host = house, house.store, host
        self._limited = limited
        self._of_table: dict[str, str] = {}  # tables that are played for a tournament, of those laid here
        self._moving: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._pages = Pages(house.store)
        house.on_change.append(self._changed)

    def endpoints(self) -> list[Endpoint]:
        get, post, tag, one = "GET", "POST", "tournaments", "/api/contests/{id}"
        page, lang = ContestPage, ("lang",)
        return [
            Endpoint(get, "/api/contests", None, ContestList, "Tournaments", self.list_contests, tag, lang),
            Endpoint(post, "/api/contests", NewContest, page, "Open a tournament", self.open_, tag, lang),
            Endpoint(get, one, None, page, "A tournament", self.contest, tag, ("seen", "lang")),
            Endpoint(post, one + "/enter", None, page, "Take part", self.enter, tag, lang),
            Endpoint(post, one + "/leave", None, page, "Take part no more", self.leave, tag, lang),
            Endpoint(post, one + "/here", None, page, "I am here", self.here, tag, lang),
            Endpoint(post, one + "/bots", BotsSent, page, "Let bots take part", self.bots, tag, lang),
            Endpoint(post, one + "/replace", EntrantSent, page, "A bot instead", self.replace, tag, lang),
            Endpoint(post, one + "/remove", EntrantSent, page, "Send somebody away", self.remove, tag, lang),
            Endpoint(post, one + "/begin", None, page, "Begin", self.begin, tag, lang),
            Endpoint(post, one + "/close", None, page, "Call it off", self.close_contest, tag, lang),
        ]

    # -- what moves them on ------------------------------------------------------------------

    def _changed(self, table: LiveTable) -> None:
        """A table that is over may have been the last of its round."""
        if table.over and table.table.id in self._of_table:
            self.wake(self._of_table.pop(table.table.id))

    def wake(self, id: str) -> None:
        """Look whether something is due; once more if one is at it."""
        if id in self._moving:
            self._again.add(id)
            return
        task = self._moving[id] = asyncio.create_task(self._move(id))
        task.add_done_callback(lambda _: self._moving.pop(id, None))

    async def _move(self, id: str) -> None:
        try:
            self._again.add(id)
            while id in self._again:
                self._again.discard(id)
                more = True
                while more:
                    step = await self.store.advance_contest(id)
                    await self._took_place(id, step.laid)
                    more = step.more
        except AWAY as error:  # it is looked at again at the next sweep
            outage.seen(error)
        except Exception:  # noqa: BLE001  (a fault in one tournament is not one of the others)
            _log.exception("Tournament %s does not go on", id)

    async def _took_place(self, id: str, laid: Iterable[str]) -> None:
        """Take new tables into memory, so that bots begin and clocks are looked at."""
        for table_id in laid:
            self._of_table[table_id] = id
            try:
                await self.house.table(table_id)
            except Broken:  # its host has been told
                continue

    async def look(self) -> None:
        """Now and then: what other servers played, and rounds whose time has come."""
        for id in await self.store.contests_to_mind():
            self.wake(id)

    def close(self) -> None:
        for task in self._moving.values():
            task.cancel()
        self._pages.close()

    # -- reading -----------------------------------------------------------------------------

    async def list_contests(self, call: Call[None]) -> ContestList:
        """Those of closed clubs are for their members."""
        voice, user = speaker(call.visitor.language), call.visitor.user
        found = await self.store.contests_listed(viewer=user.id if user else 0)
        return ContestList(contests=tuple(line_of(contest, voice, n) for contest, n in found))

    async def contest(self, call: Call[None]) -> ContestPage | None:
        """Nothing, if it is as it was when last `seen`."""
        id, seen = call.path("id"), call.query("seen")
        if seen.isdecimal() and len(seen) < 10 and await self.store.contest_version(id) == int(seen):
            return None
        return await self._page(call)

    async def _page(self, call: Call[object]) -> ContestPage:
        language = call.visitor.language
        common = await self._pages.common(call.path("id"), language)
        if common is None:
            raise Declined(404, "people.no-contest")
        keeper = self._keeps(call, common.contest)
        await self._check_seen(call, common.contest, keeper=keeper)
        return page_of(common, call.visitor.user, speaker(language), keeper=keeper)

    async def _found(self, call: Call[object]) -> Contest:
        """A tournament and who takes part."""
        found = await self.store.contest_head(call.path("id"))
        if found is None:
            raise Declined(404, "people.no-contest")
        await self._check_seen(call, found, keeper=self._keeps(call, found))
        return found

    async def _check_seen(self, call: Call[object], contest: Contest, *, keeper: bool) -> None:
        """What a closed club plays is seen by its members, and by those who take part."""
        user = call.visitor.user
        if not contest.club or keeper or (user is not None and contest.entrant_of(user.id)):
            return
        club = await self.store.club(contest.club)
        if club is None or club.open:
            return
        if user is None or not await self.store.is_member(club.id, user.id):
            raise Declined(404, "people.no-contest")

    # -- opening and keeping -----------------------------------------------------------------

    async def open_(self, call: Call[NewContest]) -> ContestPage:
        body, creator = call.body, await self._may_open(call)
        rules, title = self._rules(body), clean(body.title)
        if not title:
            raise Declined(400, "house.no-name")
        if body.club and (creator is None or not await self.store.is_member(body.club, creator)):
            raise Declined(403, "people.members-only")
        id = await self.store.open_contest(
            title, body.game, rules, creator=creator, robots=body.bots, club=body.club
        )
        call.request.path_params["id"] = id
        return await self._page(call)

    async def _may_open(self, call: Call[object]) -> int | None:
        """Whose tournament it will be: an account's; the host's own are nobody's."""
        user = call.visitor.user
        if user is None or user.guest:
            if not self._is_host(call):
                raise Declined(403, "people.accounts-only")
            return None
        if self._limited and await self.store.count_opened(user.id) >= OPENED_EACH:
            raise Declined(409, "people.too-many-contests", most=OPENED_EACH)
        return user.id

    def _rules(self, body: NewContest) -> Rules:
        if body.game not in games():
            raise Declined(404, "house.no-game")
        game = load(body.game)
        if body.seats not in game.seat_counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise Declined(409, "kernel.bad-seats", game=game.id, seats=body.seats, allowed=allowed)
        if body.pace.is_arranged:
            raise Declined(409, "house.lesson-apart")
        for seats in {body.seats, *sizes(body.seats * 2 - 1, body.seats, game.seat_counts)}:
            game.settle_options(seats, body.options)
        return Rules(
            kind=body.kind,
            seats=body.seats,
            rounds=body.rounds,
            pace=body.pace,
            options=body.options,
            absent=body.absent,
            late=body.late,
            pause=body.pause if body.pace.kind == "live" else 0,
            public=body.public,
        )

    def _is_host(self, call: Call[object]) -> bool:
        try:
            self._host.check(call)
        except Declined:
            return False
        return True

    def _keeps(self, call: Call[object], contest: Contest) -> bool:
        user = call.visitor.user
        return (user is not None and user.id == contest.creator and not user.guest) or self._is_host(call)

    async def _kept(self, call: Call[object]) -> Contest:
        """A tournament, for who may change it."""
        contest = await self._found(call)
        if not self._keeps(call, contest):
            raise Declined(403, "people.not-your-contest")
        return contest

    async def bots(self, call: Call[BotsSent]) -> ContestPage:
        contest = await self._kept(call)
        return await self._then(call, self.store.add_contest_bots(contest.id, call.body.bots))

    async def replace(self, call: Call[EntrantSent]) -> ContestPage:
        contest = await self._kept(call)
        body = call.body
        return await self._then(call, self.store.replace_entrant(contest.id, body.number, body.bot))

    async def remove(self, call: Call[EntrantSent]) -> ContestPage:
        contest = await self._kept(call)
        if call.body.number not in {one.number for one in contest.entrants}:
            raise Declined(409, "people.contest-nobody")
        return await self._then(call, self.store.leave_contest(contest.id, call.body.number))

    async def begin(self, call: Call[None]) -> ContestPage:
        contest = await self._kept(call)
        await self.store.begin_contest(contest.id)
        self.wake(contest.id)
        await asyncio.wait({self._moving[contest.id]}, timeout=LAID_SECONDS)
        return await self._page(call)

    async def close_contest(self, call: Call[None]) -> ContestPage:
        contest = await self._kept(call)
        return await self._then(call, self.store.close_contest(contest.id))

    # -- taking part -------------------------------------------------------------------------

    async def enter(self, call: Call[None]) -> ContestPage:
        user, contest = somebody(call), await self._found(call)
        if user.guest:
            raise Declined(403, "people.accounts-only")
        if contest.club and not await self.store.is_member(contest.club, user.id):
            raise Declined(403, "people.members-only")
        return await self._then(call, self.store.enter_contest(contest.id, user.id, user.name))

    async def leave(self, call: Call[None]) -> ContestPage:
        contest, mine = await self._mine(call)
        return await self._then(call, self.store.leave_contest(contest.id, mine.number))

    async def here(self, call: Call[None]) -> ContestPage:
        contest, mine = await self._mine(call)
        return await self._then(call, self.store.come_to_contest(contest.id, mine.number))

    async def _mine(self, call: Call[object]) -> tuple[Contest, Entrant]:
        user, contest = somebody(call), await self._found(call)
        mine = contest.entrant_of(user.id)
        if mine is None:
            raise Declined(403, "people.not-in-it")
        return contest, mine

    async def _then(self, call: Call[object], step: Awaitable[None]) -> ContestPage:
        """Do something, and show what came of it."""
        await step
        return await self._page(call)
