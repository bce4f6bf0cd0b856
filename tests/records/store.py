"""Stored games: a file a game, each record in its canonical form with a digest of all that it showed."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from salon.kernel import Event, Game, Record, SalonError, State, Text
from salon.lang import words

FOLDER = Path(__file__).parent
KINDS = ("legal", "events", "views", "boards")  # in the order in which a change would first be felt
DRAWN = 20  # after every so many moves, and at the end, the board is drawn as for the terminal
WIDTH, HEIGHT = 100, 40  # of a map
SHORT = 2  # bytes of a digest: it is chained, so what one misses the next one shows


class Stored(msgspec.Struct, frozen=True):
    """One game: who played it how, its record, and for each position the short digests, by kind, in hex."""

    name: str
    record: str
    marks: dict[str, str]


class File(msgspec.Struct, frozen=True):
    """The stored games of one game, and a digest of each of its cards as the catalogue shows it."""

    cards: dict[str, str]
    games: list[Stored]


class Difference(AssertionError):
    """Where a stored game first goes another way now."""


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json.gz"


def read(game: str) -> File:
    return msgspec.json.decode(gzip.decompress(path_of(game).read_bytes()), type=File)


def write(game: Game[Any], found: list[Stored]) -> None:
    file = File(cards(game), found)
    path_of(game.id).write_bytes(gzip.compress(msgspec.json.encode(file), mtime=0))


def cards(game: Game[Any]) -> dict[str, str]:
    """Of each card: its name, facts, sentences and what is printed on it."""
    return {card.id: hashlib.blake2b(_plain(card)).hexdigest()[:8] for card in game.catalogue()}


def store(name: str, record: Record, game: Game[Any]) -> Stored:
    marks = list(walk(record, game))
    return Stored(
        name,
        record.to_json().decode(),
        {kind: "".join(each[kind] for each in marks) for kind in KINDS},
    )


def again(stored: Stored, game: Game[Any]) -> tuple[Stored, list[str]]:
    """A stored game with the digests of today, and the kinds of them that have changed."""
    new = store(stored.name, Record.from_json(stored.record.encode()), game)
    return new, [kind for kind in KINDS if new.marks[kind] != stored.marks[kind]]


def walk(record: Record, game: Game[Any]) -> Iterator[dict[str, str]]:
    """Play a record again; after the set-up and after each move the digests of what all could see."""
    log: list[Event] = []
    s = record.replay(0, game=game, log=log)
    chains = {kind: hashlib.blake2b() for kind in KINDS}

    def marks(number: int, events: tuple[Event, ...]) -> dict[str, str]:
        drawn = number % DRAWN == 0 or not s.pending
        shown = (_questions(s), _told(events, s.seats), _views(s), _boards(s) if drawn else b"")
        for kind, found in zip(KINDS, shown, strict=True):
            chains[kind].update(found)
        return {kind: chain.copy().digest()[:SHORT].hex() for kind, chain in chains.items()}

    yield marks(0, tuple(log))
    for number, move in enumerate(record.moves, 1):
        yield marks(number, s.apply(game.vocabulary.action(move.action), move.seat, move.note))
    if s.result != record.result:
        raise Difference(f"it ends otherwise: {s.result}, not {record.result}")


def _questions(s: State) -> bytes:
    """The open questions with their answers by name: numbers may change with the vocabulary."""
    names = s.vocabulary.names
    return _plain(
        [
            (
                d.seat,
                _said(d.prompt),
                d.clause,
                [names[a] for a in d.legal],
                [names[a] for a in d.aside],
                [names[a] for a in d.noted],
            )
            for d in s.pending
        ]
    )


def _told(events: tuple[Event, ...], seats: int) -> bytes:
    """What everyone reads of them: the sentences, not what they are called in the code."""
    return _plain([[_said(event.seen_by(seat).text) for event in events] for seat in (None, *range(seats))])


@lru_cache(50_000)
def _said(text: Text) -> str:
    return words("en").say(text)


def _views(s: State) -> bytes:
    """What everyone sees, but for the questions, which are kept apart."""
    found = []
    for viewer in (None, *range(s.seats)):
        view = s.view(viewer)
        del view["pending"]
        found.append(_plain(view))
    return b"\n".join(found)


def _boards(s: State) -> bytes:
    """The tables and the map, as the one who is asked sees them; names stand as symbols."""
    viewer = s.pending[0].seat if s.pending else None
    chart = s.game.chart(s, viewer, lambda symbol, form: f"{symbol}/{form}", WIDTH, HEIGHT)
    return _plain([s.game.tables(s, viewer), chart])


def _plain(shown: object) -> bytes:
    return msgspec.json.encode(shown, order="sorted")


def compare(stored: Stored, game: Game[Any]) -> None:
    """Raise a `Difference` that names the first move after which anything is not as it was, and what."""
    record = Record.from_json(stored.record.encode())
    width = 2 * SHORT
    number = 0
    try:
        for number, marks in enumerate(walk(record, game)):
            for kind in KINDS:
                if marks[kind] != stored.marks[kind][number * width : (number + 1) * width]:
                    raise Difference(f"{kind} differ")
    except Difference as found:
        raise Difference(_place(stored, record, number, str(found))) from None
    except SalonError as refused:
        raise Difference(_place(stored, record, number + 1, f"it is refused: {refused}")) from None


def _place(stored: Stored, record: Record, number: int, said: str) -> str:
    if number == 0:
        return f"{record.game_id}, {stored.name}, at the start: {said}"
    move = record.moves[number - 1]
    return f"{record.game_id}, {stored.name}, move {number} (seat {move.seat}, {move.action}): {said}"
