"""Records out of a database and into it: the same files that `salon replay` and `salon verify` read."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from salon import bots
from salon.games import load
from salon.kernel import BadRecord, BadSetup, Fate, Player, Record, SalonError, State, Text, fault
from salon.kernel.record import FORMAT, MIXED, Header
from salon.kernel.version import VERSION
from salon.server import rows
from salon.server.decks import Decks
from salon.server.live import LiveTable
from salon.server.pack_written import written
from salon.server.people import clean
from salon.server.reception import new_id
from salon.server.store import Fair, Store, StoredDeck, StoredSeat, StoredTable, User, hashed
from salon.server.wire import Pace

NOBODY = 0  # who opens a table at which no account sits: a guest made for it


class Found(msgspec.Struct, frozen=True):
    """The record of a table, whether the table has ended, and whether the record can be played here; and
    the pack that it is played with, as a file."""

    table: StoredTable
    record: Record
    ended: bool
    sound: bool = True
    pack: bytes | None = None


class Imported(msgspec.Struct, frozen=True):
    """A record that has become a table, with the secrets of the invitations to its open seats."""

    table: StoredTable
    moves: int
    invitations: dict[int, str]


async def take_out(store: Store, stored: StoredTable) -> Found:
    """The record of a table. One that can be played here is read in again before it is given away."""
    pack = None
    if stored.deck is not None:
        of, version, body = await store.pack_version(stored.deck.id)
        pack = written(of, version.version, body)
    try:
        table = LiveTable(store, stored, *await Decks(store).game_of(stored))
        await table.catch_up()  # the whole log, and nothing is written
        record = table.play.record
        Record.from_json(record.to_json()).replay(game=table.game)
    except (SalonError, msgspec.MsgspecError):
        ended = stored.status == "ended"
        return Found(stored, await unplayed(store, stored), ended, sound=False, pack=pack)
    return Found(stored, record, table.over, pack=pack)


async def unplayed(store: Store, stored: StoredTable) -> Record:
    """The record of a table that cannot be played here, as far as its log can be read."""
    moves: list[rows.Act] = []
    for entry in await store.readable_rows(stored.id):
        if isinstance(entry.row, rows.Act):
            moves.append(entry.row)
        elif isinstance(entry.row, rows.Undo):  # of the seat's last answer; what others said aside stays
            last = max((n for n, move in enumerate(moves) if move.seat == entry.row.seat), default=None)
            if last is not None:
                del moves[last]
    mix, key = stored.mix, stored.rules or stored.game
    record = Record(
        Header(
            format=MIXED if mix else FORMAT,
            engine=VERSION,
            game=key,
            options=stored.options,
            seed=mix.seed() if mix else stored.seed,
            commitment=Fate.of(stored.seed).commitment(),
            players=tuple(
                Player(seat.name, f"bot:{seat.bot}" if seat.bot else "you") for seat in stored.seats
            ),
            mix=mix,
            scene=stored.pace.scene,
            pack=stored.deck.played() if stored.deck and "+" in key else None,
        )
    )
    for move in moves:
        record.add(move.seat, move.action, move.note)
    return record


class Read(msgspec.Struct, frozen=True):
    """A record from a file; one with a pack is played again where the pack is."""

    path: Path
    record: Record
    state: State | None


def read(path: Path) -> Read:
    """A record from a file, played again from beginning to end if it is one of the house's cards."""
    with _at(path):
        record = Record.load(path)
        has_pack = "+" in record.header.game
        return Read(path, record, None if has_pack else record.replay(game=load(record.game_id)))


@contextmanager
def _at(path: Path) -> Iterator[None]:
    """Says of a fault in which file it is."""
    try:
        yield
    except SalonError as error:
        position = error.position if isinstance(error, BadRecord) else 0
        raise BadRecord(Text("cli.file", {"path": str(path), "reason": error.text}), position) from None


async def _played(store: Store, found: Read) -> tuple[Record, State, StoredDeck | None]:
    """What a record comes to, with the pack that it names if the house has it."""
    record = found.record
    if found.state is not None:
        return record, found.state, None
    with _at(found.path):
        pack, house = record.header.pack, load(record.game_id)
        id = await store.version_played(house.id, pack.play if pack else record.header.game.partition("+")[2])
        if id is None:
            return record, record.replay(game=house), None  # which says what pack it needs
        of, version, body = await store.pack_version(id)
        state = record.replay(game=house.with_pack(body["cards"]))
        deck = StoredDeck(id, of.id, version.version, of.name, of.author, version.play, version.tested or "")
        return record, state, deck


async def bring_in(store: Store, read: list[Read], wanted: dict[int, str]) -> list[Imported]:
    """Make tables of records, all or none. `wanted`: who sits where, an account, bot, bot:NAME or open."""
    found = [await _played(store, each) for each in read]
    people = {name: await store.user_named(name) for name in wanted.values() if _is_account(name)}
    for name, user in people.items():
        if user is None:
            raise fault(BadSetup, "cli.no-account", name=name[:40])
    made = [_table(record, state, deck, wanted, people) for record, state, deck in found]
    logs = [
        [
            rows.Act(
                move.seat, move.action, "bot" if each.table.seats[move.seat].bot else "person", move.note
            )
            for move in record.moves
        ]
        for each, (record, *_) in zip(made, found, strict=True)
    ]
    await store.add_tables([(each.table, log) for each, log in zip(made, logs, strict=True)])
    return made


def _is_account(who: str) -> bool:
    return who != "open" and who.partition(":")[0] != "bot"


def _table(
    record: Record,
    state: State,
    deck: StoredDeck | None,
    wanted: dict[int, str],
    people: dict[str, User | None],
) -> Imported:
    count = len(record.header.players)
    if any(seat >= count for seat in wanted):
        raise fault(BadSetup, "cli.bad-viewer", seat=str(max(wanted) + 1), seats=count)
    over = state.result is not None
    invitations: dict[int, str] = {}
    around = []
    for number, player in enumerate(record.header.players):
        name = clean(player.name)[:40] or f"{number + 1}"
        who = wanted.get(number, player.player if player.player.startswith("bot:") else "open")
        if user := people.get(who):
            around.append(StoredSeat(number, user.name, user_id=user.id))
        elif who.startswith("bot") and not (over and not bots.knows(who.removeprefix("bot:"))):
            bot = who.partition(":")[2] or bots.USUAL
            bots.load(bot, state.game)  # raises if there is none
            around.append(StoredSeat(number, name, bot=bot))
        elif over:  # nobody sits down any more, and a bot we do not know need not play
            around.append(StoredSeat(number, name))
        else:
            invitations[number] = secrets.token_urlsafe(16)
            around.append(StoredSeat(number, name, invitation=hashed(invitations[number])))
    now, mix = time.time(), record.header.mix
    table = StoredTable(
        id=new_id(),
        game=record.game_id,
        options=record.header.options,
        seed=mix.house if mix else record.header.seed,
        pace=Pace(scene=record.header.scene),
        public=False,
        status="ended" if over else "waiting" if invitations else "playing",
        creator=next((seat.user_id for seat in around if seat.user_id is not None), NOBODY),
        created=now,
        started=None if invitations else now,
        next_table=None,
        seats=tuple(around),
        rules=record.header.game,
        fair=Fair(mix.table, mix.shares, sealed=True) if mix else None,
        deck=deck,
    )
    return Imported(table, len(record.moves), invitations)
