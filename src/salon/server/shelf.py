"""The games on the shelf, as the front page and the form of a new table show them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from salon import bots
from salon.games import load
from salon.kernel import Game, Option, Poster, State, Value
from salon.server.speech import Speaker
from salon.server.store import StoredTable
from salon.server.wire_house import BotInfo, GameInfo, OptionInfo, PosterInfo

BOARD = "board.js"
EMBLEMS = "emblems.svg"


@cache
def board_of(id: str) -> str:
    """The address of a game's own board; empty if it has none."""
    return f"/games/{id}/board" if (load(id).folder / "board" / BOARD).exists() else ""


@cache
def emblems_of(id: str) -> str:
    """The address of the emblems that a game's board brings; empty if it brings none.

    They come with those of the house (`Edition`), which every page has by then.
    """
    return f"/web/{EMBLEMS}" if (load(id).folder / "board" / EMBLEMS).exists() else ""


@cache
def sides_of(id: str) -> tuple[str, ...]:
    """What each seat plays, by its symbol, where that does not change; empty where seats are alike."""
    game = load(id)
    start = game.new(seats=game.seat_counts[-1], seed=0)
    sides = tuple(game.side(start, seat) for seat in range(game.seat_counts[-1]))
    return () if any(side.startswith("seat.") for side in sides) else sides


def game_info(id: str, voice: Speaker, alone: Mapping[str, Value]) -> GameInfo:
    """A game in a language; `alone` are the options proposed to one who plays alone."""
    game = load(id)
    about = game.about
    return GameInfo(
        id=id,
        title=voice.label(f"{id}.title"),
        tagline=voice.label(f"{id}.tagline"),
        seats=about.seat_counts,
        minutes=about.minutes,
        weight=about.weight,
        emblem=about.emblem,
        options={name: _option(id, name, option, voice, alone) for name, option in about.options.items()},
        poster=_poster(id, about.poster, voice) if about.poster else None,
        board=board_of(id),
        sides=tuple(voice.label(f"{id}.{side}") for side in sides_of(id)),
        lessons={name: voice.label(f"{id}.lessons.{name}") for name in game.lessons},
        bots=tuple(
            BotInfo(
                id=bot,
                name=voice.label(f"bots.{bot}"),
                about=voice.words.label("bots", f"bots.{bot}", "about"),
            )
            for bot in bots.choice(game)
        ),
    )


def _poster(id: str, poster: Poster, voice: Speaker) -> PosterInfo:
    return PosterInfo(
        address=f"/games/{id}/board/{poster.file}",
        alt=voice.label(f"{id}.art"),
        focus=poster.focus,
        narrow=poster.narrow,
    )


def _option(id: str, name: str, option: Option, voice: Speaker, alone: Mapping[str, Value]) -> OptionInfo:
    words = [choice for choice in option.choices if isinstance(choice, str)]
    about = f"{id}.about.{name}"
    return OptionInfo(
        label=voice.label(f"{id}.option.{name}"),
        about=voice.label(about) if voice.words.knows(about) else "",
        default=alone.get(name, option.default),
        choices=option.choices,
        labels={word: voice.label(f"{id}.choice.{word}") for word in words},
        seats=option.seat_counts or (),
    )


def by_rules(stored: StoredTable) -> Game[State]:
    """The game of a table by the rules it began with; if they are gone, by those there are."""
    game = load(stored.game)
    return game.under(stored.rules) or game
