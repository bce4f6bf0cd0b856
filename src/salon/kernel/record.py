"""Record: a match as a file. Readable, versioned, replayable, and hard to change by accident."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from salon.kernel.about import Value
from salon.kernel.decision import Event, Result
from salon.kernel.errors import BadRecord, IllegalAction, SalonError
from salon.kernel.fairness import Mix
from salon.kernel.fate import Draw, Fate, Witness
from salon.kernel.files import read_file
from salon.kernel.game import Game, S
from salon.kernel.pack import shown
from salon.kernel.pack_plain import unseen
from salon.kernel.scene import start_of, taken_up
from salon.kernel.state import State
from salon.kernel.text import Arg, Text
from salon.kernel.version import VERSION

FORMAT = "salon-record/1"
MIXED = "salon-record/2"  # its seed was made by the house and the seats together: the header says of what
# A game of ten thousand moves, with a note to each hundredth, has half a megabyte.
MOST_BYTES = 16 << 20
MOST_MOVES = 100_000


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a name and what plays it (`you`, `bot:courtier` …)."""

    name: Annotated[str, Meta(max_length=200)]
    player: Annotated[str, Meta(max_length=200)]


class PackPlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pack of cards that a match was played with: as its owner called it, and the digest of what play
    depends on, in full."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    version: Annotated[int, Meta(ge=1, le=2**31)]
    play: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

    def needed(self) -> Text:
        """What is said to one who has other cards."""
        name = Text("kernel.literal", {"words": self.name})
        return Text("kernel.record-pack", {"name": name, "version": self.version, "digest": shown(self.play)})


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a match starts from. `commitment` was published before the first card."""

    format: str
    engine: str
    game: str
    options: dict[str, Value]
    seed: str
    commitment: str
    players: Annotated[tuple[Player, ...], Meta(max_length=64)] = msgspec.field(name="seats")
    mix: Mix | None = None  # what the seed was made of, if not by one hand
    # An example from which it was played on, after so many of its answers: `GAME.ex.settle.1/2`.
    scene: Annotated[str, Meta(max_length=100)] = ""
    pack: PackPlayed | None = None  # if it was not played with the house's cards


class Move(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer. `check` chains it to all that stands before it, so that a change can be located.

    A note is written only where there is one.
    """

    seat: int
    action: str
    check: str
    note: str = ""

    def to_json(self) -> bytes:
        if self.note:
            return msgspec.json.encode(self)
        return msgspec.json.encode((self.seat, self.action, self.check))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    header: Header
    check: str
    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)]
    result: Result | None
    end: str


class _PeekHeader(msgspec.Struct, frozen=True):
    format: str = ""


class _Peek(msgspec.Struct, frozen=True):
    header: _PeekHeader = _PeekHeader()


class Record:
    """A match: its header and its answers, one after the other.

    >>> import salon
    >>> record = Record.of(salon.load(salon.list_games()[0]), ["Ana", "Ben", "Carla"], seed=7)
    >>> record.replay().pending[0].seat
    0
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.moves: list[Move] = []
        self.result: Result | None = None
        self._chain = [_digest(b"", msgspec.json.encode(header))]

    @classmethod
    def of(
        cls,
        game: Game[S],
        seats: Sequence[str | Player],
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        mix: Mix | None = None,
        *,
        pack: PackPlayed | None = None,
    ) -> Record:
        """An empty record for a new match; names alone stand for people. A `mix` makes the seed.

        A `pack` that is played as the house's cards are is not written down: it is no other game.
        """
        fate = Fate.of(mix.seed() if mix else seed)
        players = tuple(p if isinstance(p, Player) else Player(p, "you") for p in seats)
        return cls(
            Header(
                format=MIXED if mix else FORMAT,
                engine=VERSION,
                game=game.key,
                options=game.settle_options(len(players), options or {}),
                seed=fate.seed,
                commitment=(mix or fate).commitment(),
                players=players,
                mix=mix,
                pack=pack if game.pack else None,
            )
        )

    @classmethod
    def onward(
        cls,
        game: Game[S],
        seats: Sequence[str | Player],
        scene: str,
        seed: int | str | None = None,
        *,
        pack: PackPlayed | None = None,
    ) -> Record:
        """An empty record for a match that is played on from an example; `scene` as in the header.

        >>> import salon
        >>> game = salon.load(salon.list_games()[0])
        >>> record = Record.onward(game, ["Ana", "Ben", "Carla"], f"{next(iter(game.scenes))}/1", seed=7)
        >>> record.header.scene.partition("/")[2], len(record.replay().pending)
        ('1', 1)
        """
        header = cls.of(game, seats, seed, start_of(game, scene).options, pack=pack).header
        return cls(msgspec.structs.replace(header, scene=scene))

    @property
    def game_id(self) -> str:
        """The id of the game, without the version of its rules and the digest of a card pack."""
        return self.header.game.partition("/")[0]

    # -- writing -----------------------------------------------------------------------------

    def add(self, seat: int, action: str, note: str = "") -> None:
        """Write down one answer, with its note."""
        entry = (seat, action, note) if note else (seat, action)
        digest = _digest(self._chain[-1], msgspec.json.encode(entry))
        self._chain.append(digest)
        self.moves.append(Move(seat, action, digest.hex()[:8], note))

    def cut(self, length: int) -> None:
        """Strike out all answers after the first so many."""
        del self.moves[length:]
        del self._chain[length + 1 :]
        self.result = None

    def finish(self, result: Result) -> None:
        """Write down how it ended."""
        self.result = result

    def to_json(self) -> bytes:
        """The one way to write this record: a line for each move."""
        encode = msgspec.json.encode
        header = msgspec.json.format(encode(self.header), indent=2).decode().replace("\n", "\n  ")
        moves = ",\n".join("    " + move.to_json().decode() for move in self.moves)
        end = _digest(self._chain[-1], encode(self.result)).hex()[:8]
        return (
            "{\n"
            f'  "header": {header},\n'
            f'  "check": "{self._chain[0].hex()[:8]}",\n'
            f'  "moves": [{chr(10) + moves + chr(10) + "  " if moves else ""}],\n'
            f'  "result": {encode(self.result).decode()},\n'
            f'  "end": "{end}"\n'
            "}\n"
        ).encode()

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all, so that a crash loses nothing."""
        target = Path(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = target.with_name(target.name + ".part")
        with draft.open("wb") as file:
            file.write(self.to_json())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)

    # -- reading -----------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a file; one that is damaged or was changed is refused, with the place of the fault."""
        return cls.from_json(read_file(Path(path), MOST_BYTES))

    @classmethod
    def from_json(cls, data: bytes) -> Record:
        if len(data) > MOST_BYTES:
            raise _fault("kernel.record-long", 0, most=MOST_BYTES)
        _check_format(data)
        try:
            file = msgspec.json.decode(data, type=_File)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise _malformed(data, str(error)) from None
        record = cls(file.header)
        if (file.header.format == MIXED) != (file.header.mix is not None):
            raise _fault("kernel.record-mix", 0)
        check_pack(file.header)
        if file.check != record._chain[0].hex()[:8]:
            raise _fault("kernel.record-header", 0)
        for number, move in enumerate(file.moves, 1):
            record.add(move.seat, move.action, move.note)
            if record.moves[-1] != move:
                raise _fault("kernel.record-changed", number, move=number)
        if file.result is not None:
            record.finish(file.result)
        if file.end != _digest(record._chain[-1], msgspec.json.encode(file.result)).hex()[:8]:
            raise _fault("kernel.record-result", len(file.moves) + 1)
        if data != record.to_json():
            line, column = _place(data, _first_difference(data, record.to_json()))
            raise _fault("kernel.record-rewritten", 0, line=line, column=column)
        return record

    def replay(
        self,
        at: int | None = None,
        *,
        game: Game[S] | None = None,
        log: list[Event] | None = None,
        draws: list[Draw] | None = None,
    ) -> State:
        """Play the match again, to the end or through its first `at` moves.

        Every answer is checked; the final result is compared with the one written down. The events
        are added to `log` and the draws to `draws` if one is given, also those before a fault.
        """
        played: Game[S] | Game[State] = game or find_for(self.header)
        if played.key != self.header.game:
            raise _other_game(self.header, played)
        check_seed(self.header)
        fate = Fate.of(self.header.seed) if draws is None else Witness(self.header.seed, seen=draws)
        state = (
            _begun(self.header, find_for(self.header), fate)
            if game is None
            else _begun(self.header, game, fate)
        )
        events = list(state.journal or ())
        if state.journal:
            state.journal.clear()
        for number, move in enumerate(self.moves if at is None else self.moves[:at], 1):
            if isinstance(fate, Witness):
                fate.move = number
            try:
                events += state.apply(played.vocabulary.action(move.action), move.seat, move.note)
            except IllegalAction as error:
                raise _fault(
                    "kernel.record-illegal", number, move=number, clause=error.clause, reason=error.text
                ) from None
            except SalonError as error:
                raise _fault("kernel.record-unknown", number, move=number, reason=error.text) from None
        if at is None and state.result != self.result:
            raise _fault("kernel.record-outcome", len(self.moves) + 1)
        if log is not None:
            log += events
        return state


def _begun(header: Header, game: Game[S], fate: Fate) -> State:
    """The position before the first answer: a new game, or what an example has come to."""
    if not header.scene:
        return game.new(len(header.players), options=header.options, fate=fate)
    start = start_of(game, header.scene)
    if (start.seats, start.options) != (len(header.players), header.options):
        raise _fault("kernel.record-scene", 0, example=header.scene)
    return taken_up(game, header.scene, fate)


def check_pack(header: Header) -> None:
    """Whether what is said of the pack fits the key of the game, and can be shown."""
    if header.pack is None:
        return
    played = header.game.partition("+")[2]
    if not played or not header.pack.play.startswith(played) or unseen(header.pack.name):
        raise _fault("kernel.record-header", 0)


def check_seed(header: Header) -> None:
    """Whether the seed is the one that was promised, and made of what it is said to be made of."""
    fate, mix = Fate.of(header.seed), header.mix
    if (mix or fate).commitment() != header.commitment:
        raise _fault("kernel.record-commitment", 0)
    if mix is None:
        return
    seats = [share.seat for share in mix.shares]
    if seats != sorted(set(seats)) or any(seat >= len(header.players) for seat in seats):
        raise _fault("kernel.record-shares", 0)
    for share in mix.shares:
        if share.secret and not share.is_kept:
            raise _fault("kernel.record-share", 0, seat=share.seat + 1)
    if mix.seed() != header.seed:
        raise _fault("kernel.record-mix", 0)


# -- where games are found -------------------------------------------------------------------------


def _no_games(id: str) -> Game[State]:
    raise _fault("kernel.unknown-game", 0, game=id, known="–")


_finder: Callable[[str], Game[State]] = _no_games


def find_games_with(finder: Callable[[str], Game[State]]) -> None:
    """Tell records where games are found. The kernel knows none; `salon.games` does."""
    global _finder
    _finder = finder


def find(key: str) -> Game[State]:
    """The game of a record, by its key (`envoys/1`)."""
    game = _finder(key.split("/", maxsplit=1)[0])
    found = game.under(key)
    if found is None:
        raise _fault("kernel.other-game", 0, found=key[:80], expected=game.key)
    return found


def find_for(header: Header) -> Game[State]:
    """The game of a header, by the rules it names; one with a pack must be given with its cards."""
    game = _finder(header.game.split("/", maxsplit=1)[0])
    found = game.under(header.game)
    if found is None:
        raise _other_game(header, game)
    return found


def _other_game(header: Header, game: Game[S] | Game[State]) -> BadRecord:
    """By other rules, or by these with other cards."""
    rules = header.game.partition("+")[0]
    if header.pack is not None and rules == game.key.partition("+")[0]:
        return BadRecord(header.pack.needed(), 0)
    return _fault("kernel.other-game", 0, found=header.game[:80], expected=game.key)


# -- faults ----------------------------------------------------------------------------------------


def _fault(id: str, position: int, /, **args: Arg) -> BadRecord:
    return BadRecord(Text(id, args), position)


def _digest(before: bytes, entry: bytes) -> bytes:
    return hashlib.sha256(before + entry).digest()


def _check_format(data: bytes) -> None:
    """Name the version before anything else: a newer record may look quite different."""
    try:
        found = msgspec.json.decode(data, type=_Peek).header.format
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _malformed(data, str(error)) from None
    if found not in {FORMAT, MIXED}:
        expected = f"{FORMAT}, {MIXED}"
        raise _fault("kernel.record-format", 0, found=found[:80] or "–", expected=expected)


def _malformed(data: bytes, reason: str) -> BadRecord:
    byte = re.search(r"\(byte (\d+)\)", reason)
    line, column = _place(data, int(byte[1]) if byte else len(data))
    move = re.search(r"`\$\.moves\[(\d+)\]", reason)
    if move:
        return _fault("kernel.record-unknown", int(move[1]) + 1, move=int(move[1]) + 1, reason=reason)
    if "`$" in reason:
        return _fault("kernel.record-shape", 0, reason=reason)
    return _fault("kernel.record-malformed", 0, line=line, column=column, reason=reason)


def _place(data: bytes, offset: int) -> tuple[int, int]:
    before = data[:offset]
    return before.count(b"\n") + 1, offset - (before.rfind(b"\n") + 1) + 1


def _first_difference(a: bytes, b: bytes) -> int:
    return next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
