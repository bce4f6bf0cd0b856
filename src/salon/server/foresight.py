"""What an answer would do, told to the seat that may give it: the forecast of the rules, in words."""

from __future__ import annotations

import hashlib

import msgspec

from salon.kernel import Action, Fate, Forecast, Outcome, State, fault
from salon.server import story
from salon.server.errands import Errands, Once
from salon.server.live import LiveTable, Stale
from salon.server.speech import Speaker
from salon.server.wire import Foretold, ForetoldWay, Waiting

WORLDS = 8  # in which an answer is tried that is followed by something hidden


class Foreseen(msgspec.Struct, frozen=True):
    """What the rules say of an answer, and whether the turn ends with it."""

    forecast: Forecast
    turn_ends: bool


class Foresight:
    """Forecasts for all tables, worked out away from the event loop: an answer may have 216 ways to go."""

    def __init__(self) -> None:
        self._errands = Errands("foresight")
        self._asked = Once[Foreseen](self._errands)

    async def of(self, table: LiveTable, seat: int, name: str, language: str) -> Foretold:
        """What an answer to the open question would do."""
        action, version = table.game.vocabulary.action(name), table.version
        now, fate = table.play.state.copy(), world_of(table)  # the table goes on meanwhile
        found = await self._asked.get(
            (table.table.id, version, seat, action),
            lambda: self._errands.run(foresee, now, action, seat, fate),
        )
        if table.version != version:
            raise fault(Stale, "house.stale")
        return told(found, table, seat, action, language)

    def close(self) -> None:
        self._errands.close()


def foresee(s: State, action: Action, seat: int, fate: Fate) -> Foreseen:
    """The forecast of an answer. Where it stops at something hidden, whether the seat is asked again is
    found in worlds dealt anew: like all the rest it tells nothing that the seat cannot know.
    """
    forecast = s.game.forecast(s, action, seat)
    must = any(d.seat == seat for d in s.awaited())
    asks = any(seat == asked for outcome in forecast.outcomes for asked, _ in outcome.asked)
    if must and not asks and any(outcome.before for outcome in forecast.outcomes):
        asks = any(_asks_again(s.determinize(seat, fate), action, seat) for _ in range(WORLDS))
    return Foreseen(forecast, must and not asks)


def world_of(table: LiveTable) -> Fate:
    """What deals the worlds in which answers are tried: out of reach, and the same each time."""
    return Fate(hashlib.sha256(f"foresee {table.table.seed} {table.version}".encode()).hexdigest())


def told(found: Foreseen, table: LiveTable, seat: int, action: Action, language: str) -> Foretold:
    """A forecast in words."""
    voice, move = table.voice(language), len(table.play.record.moves) + 1
    return Foretold(
        version=table.version,
        seat=seat,
        action=table.game.vocabulary.name(action),
        of=found.forecast.of,
        outcomes=tuple(_way(each, table, seat, move, voice) for each in found.forecast.outcomes),
        turn_ends=found.turn_ends,
    )


def _asks_again(world: State, action: Action, seat: int) -> bool:
    world.apply(action, seat)
    return any(d.seat == seat for d in world.awaited())


def _way(outcome: Outcome, table: LiveTable, seat: int, move: int, voice: Speaker) -> ForetoldWay:
    mine = [question for asked, question in outcome.asked if asked == seat]
    return ForetoldWay(
        ways=outcome.ways,
        log=tuple(story.line(table, fact, move, voice, seat=seat) for fact in outcome.facts),
        prompt=voice.say(mine[0].text, table.names) if mine else "",
        waiting=tuple(
            Waiting(seat=asked, prompt=voice.waiting(question.text, asked, table.names))
            for asked, question in outcome.asked
            if asked != seat
        ),
        ends=outcome.ends,
        open=bool(outcome.before),
    )
