"""Worked examples on the board: positions that the rules make, as a table would show them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from salon.games import load
from salon.kernel import Game, State
from salon.kernel.scene import Moment, played
from salon.server.sheets import sheets
from salon.server.shelf import board_of, emblems_of
from salon.server.speech import Speaker, speaker
from salon.server.wire import SeatInfo
from salon.server.wire_library import StageInfo, StageStep
from salon.server.wire_story import Line


def staged(game: str, id: str, language: str) -> StageInfo | None:
    """An example, from the position before it to its end; None if it cannot be shown."""
    found, voice = load(game), speaker(language)
    scene = found.scenes.get(id)
    if scene is None:
        return None
    moments = list(played(found, id))
    last = moments[-1].state
    names = tuple(voice.name(game, f"seat.{seat}") for seat in range(last.seats))
    example = next(example for example in found.ledger.examples if example.id == id)
    title, _ = voice.words.example(found.ledger, example)
    asked = last.pending[0] if last.pending else None
    return StageInfo(
        id=id,
        title=title,
        you=scene.you,
        seats=tuple(
            SeatInfo(name=name, kind="person", you=seat == scene.you) for seat, name in enumerate(names)
        ),
        steps=tuple(_steps(found, moments, scene.you, voice, names)),
        asked=voice.waiting(asked.prompt, asked.seat, names) if asked else "",
        board=board_of(game),
        emblems=emblems_of(game),
    )


def _steps(
    game: Game[State], moments: list[Moment], you: int, voice: Speaker, names: tuple[str, ...]
) -> Iterator[StageStep]:
    before: State | None = None
    for number, moment in enumerate(moments):
        s, said = moment.state, ""
        if moment.action is not None and before is not None:
            called = before.called(moment.action)
            symbol = game.vocabulary.name(moment.action)
            said = voice.say(called, names) if called else voice.name(game.id, symbol, names)
        facts = [event.seen_by(you) for event in moment.events]
        yield StageStep(
            view=msgspec.Raw(msgspec.json.encode(game.sight(s, you))),
            texts=tuple(voice.say(text, names) for text in game.texts(s, you)),
            log=tuple(
                Line(move=number, text=text, spans=spans, fact=fact)
                for fact in facts
                for text, spans in [voice.spans(fact.text, names)]
            ),
            sheets=sheets(game, s, you, voice, names),
            said=said,
            seat=moment.seat,
        )
        before = s
