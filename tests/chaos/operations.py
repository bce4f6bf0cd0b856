"""Everything the store can be asked, on a small house that has some of each thing in it."""

from __future__ import annotations

import inspect
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec
from sqlalchemy import Engine, select

from salon.kernel import Fate, Text
from salon.kernel.fairness import Share
from salon.server import rows
from salon.server.programmes import Programme, Rule
from salon.server.schema import metadata
from salon.server.store import Fair, Store, StoredNotice, StoredSeat, StoredTable
from salon.server.wire import Pace

Contents: TypeAlias = dict[str, list[dict[str, object]]]
Operation: TypeAlias = Callable[[Store], Awaitable[object]]

ANA, BEN = 1, 2
TABLE, OTHER, NEW, UNSEALED, SEALED = (letter * 10 for letter in "abcde")
SHARE = Share.of(0, "5" * 64)
TOKEN = "a session of Ana's"
NOTICE = StoredNotice(TABLE, 0, "turn", 1, "mail", 1, 0.0)
PROGRAMME = Programme((Rule("1", "any", ""),))


def _table(id: str, open_seats: int = 0) -> StoredTable:
    seats = [StoredSeat(0, "Ana", user_id=ANA), StoredSeat(1, "Bot", bot="random")]
    seats += [StoredSeat(n, "", invitation="x") for n in range(2, 2 + open_seats)]
    return StoredTable(
        id=id,
        game="court",
        options={},
        seed=Fate.of(1).seed,
        pace=Pace(),
        public=True,
        status="waiting" if open_seats else "playing",
        creator=ANA,
        created=1.0,
        started=None if open_seats else 1.0,
        next_table=None,
        seats=tuple(seats),
        fair=Fair(id) if open_seats else None,
    )


async def furnish(store: Store) -> None:
    """Ana, who is a guest, Ben, who has an account; tables in play, waiting, and about to be dealt."""
    await store.new_user("Ana", "en")
    await store.new_user("Ben", "es", password="hashed")
    await store.open_session(ANA)
    await store.new_table(_table(TABLE))
    await store.new_table(_table(OTHER, open_seats=1))
    for id, sealed in ((UNSEALED, False), (SEALED, True)):  # before the first card
        fair = Fair(id, (Share(0, SHARE.promise),) * sealed, (0,) * (not sealed), sealed)
        waits = msgspec.structs.replace(_table(id), status="waiting", started=None, fair=fair)
        await store.new_table(waits)
    for version in range(1, 4):
        await store.append(TABLE, version, rows.Act(0, "a"), 1.0)
    await store.save_snapshot(TABLE, 3, "engine", b"snapshot")
    await store.save_moments(TABLE, "engine", {2: b"two"})
    await store.save_programme(TABLE, 0, ANA, PROGRAMME)
    await store.new_notice(NOTICE, "")
    await store.add_message(TABLE, ANA, "hello", 1.0)
    await store.save_note(TABLE, ANA, "remember")


# What each is asked; it stands here once for every way in which the store can be asked.
OPERATIONS: dict[str, Operation] = {
    "add_message": lambda s: s.add_message(TABLE, BEN, "well met", 2.0),
    "add_rematch": lambda s: s.add_rematch(TABLE, _table(NEW)),
    "add_tables": lambda s: s.add_tables(
        [(msgspec.structs.replace(_table(NEW), creator=0), [rows.Act(0, "a"), rows.Act(1, "b")])]
    ),
    "all_about": lambda s: s.all_about(ANA),
    "all_tables": lambda s: s.all_tables(),
    "announce": lambda s: s.announce(TABLE, "here", "1"),
    "append": lambda s: s.append(TABLE, 4, rows.Act(0, "b"), 2.0),
    "beat": lambda s: s.beat(),
    "change_user": lambda s: s.change_user(ANA, name="Anne"),
    "close_session": lambda s: s.close_session(TOKEN),
    "close_sessions": lambda s: s.close_sessions(ANA),
    "count_running": lambda s: s.count_running(),
    "count_waiting": lambda s: s.count_waiting(ANA),
    "end": lambda s: s.end(TABLE, Text("house.end.agreed"), (0,)),
    "entries": lambda s: s.entries(TABLE),
    "forget": lambda s: s.forget(ANA),
    "hurry": lambda s: s.hurry(UNSEALED, sealed=False),
    "is_taken": lambda s: s.is_taken("ben"),
    "last_snapshot": lambda s: s.last_snapshot(TABLE),
    "make_account": lambda s: s.make_account(ANA, "Anne", "hashed"),
    "message": lambda s: s.message(1),
    "messages": lambda s: s.messages(TABLE),
    "moment": lambda s: s.moment(TABLE, "engine", 2),
    "new_notice": lambda s: s.new_notice(msgspec.structs.replace(NOTICE, turn=2), ""),
    "new_table": lambda s: s.new_table(_table(NEW, open_seats=1)),
    "new_user": lambda s: s.new_user("Eva", "ja", password="hashed"),
    "note": lambda s: s.note(TABLE, ANA),
    "notice_counts": lambda s: s.notice_counts(-1.0),
    "notices_to_try": lambda s: s.notices_to_try(1.0),
    "open_session": lambda s: s.open_session(ANA),
    "open_tables": lambda s: s.open_tables(),
    "played_alone": lambda s: s.played_alone(ANA, "court"),
    "programme": lambda s: s.programme(TABLE, 0),
    "programmed_seats": lambda s: s.programmed_seats(TABLE),
    "promise": lambda s: s.promise(UNSEALED, 0, SHARE.promise),
    "readable_rows": lambda s: s.readable_rows(TABLE),
    "reveal": lambda s: s.reveal(SEALED, 0, SHARE.secret),
    "rows_after": lambda s: s.rows_after(TABLE, 1),
    "save_moments": lambda s: s.save_moments(TABLE, "engine", {1: b"one", 3: b"three"}),
    "save_note": lambda s: s.save_note(TABLE, ANA, "forget"),
    "save_programme": lambda s: s.save_programme(TABLE, 0, ANA, None),
    "save_snapshot": lambda s: s.save_snapshot(TABLE, 3, "engine", b"another"),
    "session_user": lambda s: s.session_user(TOKEN),
    "sessions": lambda s: s.sessions(ANA),
    "set_rules": lambda s: s.set_rules(TABLE, "court/2"),
    "settle_notice": lambda s: s.settle_notice(NOTICE, "sent", 3.0),
    "snapshot": lambda s: s.snapshot(TABLE, "engine"),
    "stop_programme": lambda s: s.stop_programme(
        TABLE, 0, PROGRAMME, msgspec.structs.replace(PROGRAMME, stopped="undone")
    ),
    "table": lambda s: s.table(TABLE),
    "table_there": lambda s: s.table_there(TABLE),
    "tables_in_play": lambda s: s.tables_in_play(ANA),
    "tables_of": lambda s: s.tables_of(ANA),
    "tables_to_mind": lambda s: s.tables_to_mind(),
    "take_seat": lambda s: s.take_seat(OTHER, 2, BEN, "Ben"),
    "try_notice_again": lambda s: s.try_notice_again(NOTICE, time.time()),
    "user": lambda s: s.user(ANA),
    "user_named": lambda s: s.user_named("ben"),
}


# Not tried yet: what packs, people, tournaments and manners at the table ask. What is new belongs above.
UNTRIED = frozenset(
    (
        "add_contest_bots",
        "add_report",
        "advance_contest",
        "all_packs",
        "begin_contest",
        "bodies_played",
        "call_otherwise",
        "carry_over",
        "change_club",
        "change_seat",
        "close_contest",
        "close_table",
        "club",
        "club_tables",
        "clubs_listed",
        "come_to_contest",
        "complain",
        "contest",
        "contest_version",
        "contests_listed",
        "contests_to_mind",
        "count_clubs",
        "count_opened",
        "count_reports",
        "count_results",
        "drop_pack",
        "drop_takers",
        "edit",
        "enter_contest",
        "fill_seats",
        "find_people",
        "found_club",
        "free_seat",
        "games_of",
        "has_met",
        "has_taken",
        "house_page",
        "invitation_opened",
        "invitations",
        "invite",
        "is_member",
        "is_under",
        "join_club",
        "journal_of_late",
        "keep_house_page",
        "keep_version",
        "kept_apart",
        "known",
        "ladder",
        "last_results",
        "leave_club",
        "leave_contest",
        "lift",
        "make_keeper",
        "members_of",
        "message_at",
        "mute",
        "muted_by",
        "names_of",
        "new_pack",
        "next_changes",
        "open_contest",
        "open_reports",
        "pack",
        "pack_body",
        "pack_linked",
        "pack_of_version",
        "pack_version",
        "pack_whole",
        "packs_seen_by",
        "place_on",
        "ratings_of",
        "rename",
        "replace",
        "replace_entrant",
        "sanction",
        "sanctions_now",
        "seasons",
        "set_pack",
        "set_tested",
        "set_up",
        "settle_report",
        "step",
        "stop_rating",
        "tables_to_watch",
        "take_pack",
        "takers",
        "tie",
        "ties_of",
        "ties_to",
        "together",
        "uses",
        "wish",
    )
)


def all_there_are() -> set[str]:
    """The names of all that the store can be asked."""
    found = inspect.getmembers(Store, inspect.iscoroutinefunction)
    return {name for name, _ in found if not name.startswith("_")}


# -- what is in the database, read past the store ------------------------------------------------


def contents(engine: Engine) -> Contents:
    with engine.connect() as connection:
        return {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }


def put_back(engine: Engine, kept: Contents) -> None:
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
        for table in metadata.sorted_tables:
            if kept[table.name]:
                connection.execute(table.insert(), kept[table.name])


def changes(before: Contents, after: Contents) -> dict[str, tuple[int, int]]:
    """How many rows of each table came and went; times and secrets differ from one try to the next."""
    found = {}
    for name, rows_before in before.items():
        came = sum(row not in rows_before for row in after[name])
        went = sum(row not in after[name] for row in rows_before)
        if came or went:
            found[name] = (came, went)
    return found
