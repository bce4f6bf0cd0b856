"""A small house that has some of each thing in it: what a store is asked about when it is tried."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable, insert, update

from salon.games import load
from salon.kernel import Fate, Text
from salon.kernel.fairness import Share
from salon.server import rows
from salon.server.contest import Rules
from salon.server.outcome import Outcome
from salon.server.programmes import Programme, Rule
from salon.server.rating import FLOOR
from salon.server.schema import clubs, contests, ratings, sessions
from salon.server.store import (
    Fair,
    Store,
    StoredDeck,
    StoredMessage,
    StoredNotice,
    StoredPack,
    StoredSeat,
    StoredTable,
    hashed,
)
from salon.server.store.base import to_json
from salon.server.store.packs import Body, DraftChange
from salon.server.wire import Pace
from salon.server.wire_notices import NoticeWishes, PushSent

ANA, BEN, CLEO = 1, 2, 3
TABLE, OTHER, NEW, UNSEALED, SEALED, HALL, DUEL, DONE, ALONE = (letter * 10 for letter in "abcdefghi")
CLUB, OPENED, RUNNING, PACK = "club", "opened", "running", "pack"
VERSION = 2  # the row of the pack's first version; the draft's is before it
SHARE = Share.of(0, "5" * 64)
TOKEN = "a session of Ana's"
SAID = StoredMessage(1, ANA, "Ana", 1.0, "hello")
NOTICE = StoredNotice(TABLE, 0, "turn", 1, "mail", 1, 0.0)
PROGRAMME = Programme((Rule("1", "any", ""),))
PUSH = PushSent("https://push.example/1", "key", "secret")
BODY: Body = {"name": "Ours", "languages": ["en"], "base": "court", "cards": []}
AGREED = Text("house.end.agreed")
FOREVER = 4e9
SWISS = Rules("swiss", 2, 3, Pace(), pause=0)
ROUND = Rules("round", 2, 0, Pace("daily"))


def a_table(id: str, open_seats: int = 0, people: Sequence[int] = (ANA,)) -> StoredTable:
    """People, then a bot if there is one person alone, then free seats."""
    names = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo"}
    seats = [StoredSeat(n, names[who], user_id=who) for n, who in enumerate(people)]
    seats += [StoredSeat(1, "Bot", bot="random")] * (len(people) == 1)
    seats += [StoredSeat(n, "", invitation="x") for n in range(2, 2 + open_seats)]
    return StoredTable(
        id=id,
        game="court",
        options={},
        seed=Fate.of(1).seed,
        pace=Pace(),
        public=True,
        status="waiting" if open_seats else "playing",
        creator=people[0],
        created=1.0,
        started=None if open_seats else 1.0,
        next_table=None,
        seats=tuple(seats),
        rules=load("court").key,
        fair=Fair(id),
    )


def a_pack(id: str, owner: int) -> StoredPack:
    return StoredPack(
        id=id,
        owner=owner,
        author="",
        game="court",
        name="Ours",
        share="private",
        linked=False,
        house=None,
        affirmed=None,
        hidden="",
        at=0,
        stamp=0,
        created=1.0,
    )


def call_it_theirs(body: Body) -> DraftChange:
    """A change of a draft."""
    change = DraftChange(((("name",), "Theirs"),), ((("name",), body["name"]),), "name")
    body["name"] = "Theirs"
    return change


def call_it_ours(body: Body, _: DraftChange) -> None:
    """The same taken back."""
    body["name"] = "Ours"


async def end(store: Store, table: StoredTable) -> None:
    """The first seat has won by the rules: the end, the result and the ratings are one."""
    found = [
        Outcome(s.seat, s.user_id, s.bot or "", 1 + s.seat, s.seat == 0, gone=False, late=False, points=9)
        for s in table.seats
    ]
    await store.end(table.id, AGREED, (0,), lambda c: store.keep_result(c, table, found, (0,)))


async def _write(store: Store, statement: Executable) -> None:
    """What the store itself would not do so: with an id that is known, or in less time."""
    await store.database.write(lambda c: c.execute(statement))


async def furnish(store: Store) -> None:
    """Ana, who is a guest, Ben and Cleo, who have accounts; whatever people have and do in a house."""
    await store.new_user("Ana", "en")
    await store.new_user("Ben", "es", password="hashed")
    await store.new_user("Cleo", "ja", password="hashed")
    await store.open_session(ANA)
    await _furnish_tables(store)
    await _furnish_people(store)
    await _furnish_company(store)
    await _furnish_shelf(store)


async def _furnish_tables(store: Store) -> None:
    """Tables in play, waiting, about to be dealt, and over."""
    await store.new_table(msgspec.structs.replace(a_table(TABLE), created=time.time()))
    await store.new_table(a_table(OTHER, open_seats=1))
    await store.new_table(a_table(DUEL, people=(BEN, CLEO)))
    for id, sealed in ((UNSEALED, False), (SEALED, True)):  # before the first card
        fair = Fair(id, (Share(0, SHARE.promise),) * sealed, (0,) * (not sealed), sealed)
        waits = msgspec.structs.replace(a_table(id), status="waiting", started=None, fair=fair)
        await store.new_table(waits)
    for version in range(1, 4):
        await store.append(TABLE, version, rows.Act(0, "a"), 1.0)
    await store.save_snapshot(TABLE, 3, "engine", b"snapshot")
    await store.save_moments(TABLE, "engine", {2: b"two"})
    await store.save_programme(TABLE, 0, ANA, PROGRAMME)
    await store.save_programme(DUEL, 1, CLEO, PROGRAMME)
    await store.new_notice(NOTICE, "")
    await store.new_notice(msgspec.structs.replace(NOTICE, turn=9), "digest")
    await store.add_message(TABLE, ANA, SAID.text, SAID.at)
    await store.save_note(TABLE, ANA, "remember")
    await store.save_note(TABLE, CLEO, "has looked on")
    await store.new_table(a_table(DONE, people=(BEN, CLEO)))
    await end(store, await store.table_there(DONE))
    await _write(store, update(ratings).values(games=FLOOR))  # so many that they are shown
    alone = a_table(ALONE)
    await store.new_table(msgspec.structs.replace(alone, seats=alone.seats[:1]))
    await end(store, await store.table_there(ALONE))


async def _furnish_people(store: Store) -> None:
    """What people want of each other and of the house, and what the host has done about it."""
    session = {"token": hashed(TOKEN), "user_id": ANA, "created": time.time(), "seen": time.time()}
    await _write(store, insert(sessions).values(**session))
    await store.keep_push(ANA, TOKEN, PUSH)
    await store.wish_notices(ANA, NoticeWishes(digest=8), 100.0)
    await store.wish(CLEO, rated=True, shown=True)
    await store.tie(BEN, CLEO, "friend")
    await store.tie(CLEO, BEN, "friend")
    await store.tie(CLEO, ANA, "block")
    await store.mute(ANA, BEN, muted=True)
    await store.add_report(TABLE, SAID, CLEO, "rude")
    await store.complain(BEN, ANA, "name", "no name", TABLE)
    await store.sanction(ANA, "mute", FOREVER, "rude")
    await store.keep_house_page("rules", "en", "Be kind.")


async def _furnish_company(store: Store) -> None:
    """A club of Ben's and Cleo's, and their tournaments: one is open, one plays its first round."""
    club = {"id": CLUB, "name": "Friends", "about": "", "open": True, "invitation": "x", "created": 1.0}
    await _write(store, insert(clubs).values(**club))
    await store.join_club(CLUB, BEN)
    await store.make_keeper(CLUB, BEN)
    await store.join_club(CLUB, CLEO)
    for id, rules in ((OPENED, ROUND), (RUNNING, SWISS)):
        contest = {
            "id": id,
            "title": "Cup",
            "game": "court",
            "settings": to_json(rules),
            "state": "open",
            "round": 0,
            "version": 1,
            "creator": BEN,
            "club_id": CLUB,
            "created": 1.0,
        }
        await _write(store, insert(contests).values(**contest))
        await store.enter_contest(id, BEN, "Ben")
        await store.enter_contest(id, CLEO, "Cleo")
        await store.add_contest_bots(id, ["random"])
    await store.begin_contest(RUNNING)
    for table_id in (await store.advance_contest(RUNNING)).laid:
        await end(store, await store.table_there(table_id))


async def _furnish_shelf(store: Store) -> None:
    """A pack of Ben's, lent to the club, with which Cleo helps: two versions, and a change taken back."""
    await store.new_pack(a_pack(PACK, BEN), BODY, guest=False)
    await store.keep_version(PACK, BODY, "play 1", "whole 1", "{}")
    await store.keep_version(PACK, BODY, "play 2", "whole 2", "{}")
    await store.edit(PACK, call_it_theirs, BEN)
    await store.edit(PACK, call_it_theirs, BEN)
    await store.step(PACK, call_it_ours, back=True, by=BEN)
    await store.set_pack(PACK, share="link", link=hashed("link"))
    await store.take_pack(PACK, CLEO)
    await store.set_helps(PACK, CLEO, helps=True)
    await store.lend_pack(CLUB, PACK, lent=True)
    deck = StoredDeck(VERSION, PACK, 1, "Ours", "Ben", "play 1", "{}")
    hall = msgspec.structs.replace(
        a_table(HALL, open_seats=1, people=(ANA, BEN)),
        created=time.time(),
        deck=deck,
        fair=Fair(HALL, (Share(0, SHARE.promise),)),
    )
    await store.new_table(hall, {2: "secret"})
