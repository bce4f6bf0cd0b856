"""Bad records, card packs and settings: each is refused in words, or read as what it is."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random

import salon
from salon.games import folder
from salon.kernel import Play, Record, SalonError
from salon.server import mail, webhook
from salon.server.gate import networks, place, without_port
from tests.fuzz.mutation import STRANGE, raw, shape

MOVES = 12  # of the records that are changed


class Files:
    """Makes one thing after the other; `done` counts them by kind."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self._records = [_record(game, seats) for game in salon.list_games() for seats in _seats(game)]
        self._folder = tempfile.TemporaryDirectory()
        self._packs = {game: _pack(game) for game in salon.list_games()}
        self._settings = tuple(self._ways_to_set())

    def close(self) -> None:
        self._folder.cleanup()

    def record(self) -> None:
        """A record changed in its bytes, in its shape, or in a move with the chain made good again."""
        chance, good = self.chance, self.chance.choice(self._records)
        roll = chance.random()
        with suppress(SalonError):
            if roll < 0.5:
                found = Record.from_json(raw(chance, good.to_json()))
            elif roll < 0.8:
                shaped = json.dumps(shape(chance, json.loads(good.to_json())), indent=2)
                found = Record.from_json(shaped.encode(errors="surrogatepass"))
            else:
                found = Record(good.header)
                for move in good.moves[: chance.randrange(len(good.moves))]:
                    found.add(move.seat, move.action, move.note)
                other = chance.choice(chance.choice(self._records).moves)
                found.add(chance.choice((other.seat, -1, 9, 2**40)), chance.choice((other.action, "", "x.y")))
            found.replay()

    def pack(self) -> None:
        """A file of a card pack changed; its game is made and its cards are told."""
        chance = self.chance
        game = chance.choice(list(self._packs))
        where = Path(self._folder.name, game)
        where.mkdir(exist_ok=True)
        changed = chance.choice(list(self._packs[game]))
        for name, data in self._packs[game].items():
            (where / name).write_bytes(raw(chance, data) if name == changed else data)
        with suppress(SalonError):
            import_module(f"salon.games.{game}").load(where).catalogue()

    def setting(self) -> None:
        with suppress(SalonError):
            self.chance.choice(self._settings)()

    def _ways_to_set(self) -> Iterator[Callable[[], object]]:
        chance = self.chance

        def near(good: str) -> str:
            return raw(chance, good.encode()).decode(errors="replace")

        yield lambda: mail.settings(near("smtps://ana%40example.org:pw@mail.example.org:25"), near("a@b.c"))
        yield lambda: networks(near("127.0.0.1, 10.0.0.0/8, ::1/64"))
        yield lambda: place(near("2001:db8:1:2:3::4"))
        yield lambda: without_port(near("[2001:db8::1]:443"))
        yield lambda: webhook.parse(near("https://user@example.org:8443/a?b#c"))

        def options() -> object:
            game = salon.load(chance.choice(salon.list_games()))
            names = [*game.options, "x"]
            return game.settle_options(
                chance.choice(game.seat_counts),
                {chance.choice(names): chance.choice(STRANGE) for _ in range(2)},
            )

        yield options


def _seats(game: str) -> tuple[int, ...]:
    return salon.load(game).seat_counts


def _record(game: str, seats: int) -> Record:
    """The first moves of a game."""
    play = Play.begin(Record.of(salon.load(game), [f"P{n}" for n in range(seats)], seed=seats))
    for _ in range(MOVES):
        decision = next(d for d in play.state.pending if d.legal)
        play.act(decision.legal[0], decision.seat)
    return play.record


def _pack(game: str) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder(game) / "cards").glob("*.toml")}
