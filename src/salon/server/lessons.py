"""The addresses of what is arranged: a lesson is begun and read, or an example played on from."""

from __future__ import annotations

from salon.games import games, load
from salon.kernel import Game, State
from salon.lang.summary import Block, summary
from salon.server.api import Call, Declined, Endpoint, table_of
from salon.server.house import House
from salon.server.lesson_table import LessonTable
from salon.server.limits import Limits
from salon.server.speech import speaker
from salon.server.store import StoredTable, User
from salon.server.wire import Invited, LessonSent, OnwardSent, PageSent, Update

SUMMARY = "/api/games/{game}/summary"


class Lessons:
    """What one who learns asks for."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.house, self._limits = house, limits

    def endpoints(self) -> list[Endpoint]:
        lessons, page = "/api/games/{game}/lessons", "/api/tables/{id}/page"
        onward = "/api/games/{game}/examples/{example}/play"
        return [
            Endpoint(
                "GET", SUMMARY, None, tuple[Block, ...], "Rules on a page", self.summary, "games", ("lang",)
            ),
            Endpoint("POST", lessons, LessonSent, Invited, "Begin a lesson", self.new_lesson, "tables"),
            Endpoint("POST", onward, OnwardSent, Invited, "Play on from an example", self.onward, "tables"),
            Endpoint("POST", page, PageSent, Update, "Read on in a lesson", self.page, "play", ("lang",)),
        ]

    async def summary(self, call: Call[None]) -> tuple[Block, ...]:
        game = call.path("game")
        if game not in games():
            raise Declined(404, "house.no-game")
        return summary(game, call.visitor.language)

    async def new_lesson(self, call: Call[LessonSent]) -> Invited:
        user, game = self._opener(call)
        return await self._there(call, await self.house.reception.open_lesson(game, call.body.lesson, user))

    async def onward(self, call: Call[OnwardSent]) -> Invited:
        user, game = self._opener(call)
        place = f"{call.path('example')}/{call.body.step}"
        return await self._there(call, await self.house.reception.open_example(game, place, user))

    def _opener(self, call: Call[object]) -> tuple[User, Game[State]]:
        """Who opens a table of which game, if they may."""
        user, game = call.visitor.user, call.path("game")
        if user is None:
            raise Declined(401, "house.no-session")
        if game not in games():
            raise Declined(404, "house.no-game")
        if not self._limits.allows(str(user.id)):
            raise Declined(429, "house.too-often")
        return user, load(game)

    async def _there(self, call: Call[object], table: StoredTable) -> Invited:
        await self.house.table(table.id)
        voice = speaker(call.visitor.language)
        return Invited(table=self.house.info(table, call.visitor.user, voice), invitations={})

    async def page(self, call: Call[PageSent]) -> Update:
        """Go on to the next card, or leave the lesson and play on."""
        if call.visitor.user is None:
            raise Declined(401, "house.no-session")
        table = await table_of(call, self.house.current)
        if not isinstance(table, LessonTable):
            raise Declined(409, "house.no-page")
        user = call.visitor.user
        await table.turn_page(table.own_seat(user.id), call.body.version, free=call.body.free)
        return table.sight.update_for(user, call.visitor.language)
