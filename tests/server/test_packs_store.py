"""Packs in the database, on SQLite and on PostgreSQL: drafts and what was done to them, versions, limits."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from salon.server.backup import backup
from salon.server.database import sqlite_url
from salon.server.store import Store, StoredPack, User, hashed
from salon.server.store.pack_room import PackFull
from salon.server.store.packs import DraftChange
from tests.server.test_store import new_table, run, somebody

BODY = {"name": "Our box", "languages": ["en"], "base": "", "cards": {"issue": [{"id": "a", "stars": 3}]}}


def pack(owner: User, id: str = "aaaaaaaaaa", game: str = "court") -> StoredPack:
    return StoredPack(
        id=id,
        owner=owner.id,
        author=owner.name,
        game=game,
        name="Our box",
        share="private",
        linked=False,
        house=None,
        affirmed=None,
        hidden="",
        at=0,
        stamp=0,
        created=time.time(),
    )


def stars(n: int) -> Any:
    """An edit: the stars of the only Issue."""

    def edit(body: dict[str, Any]) -> DraftChange:
        before = body["cards"]["issue"][0]["stars"]
        body["cards"]["issue"][0]["stars"] = n
        path = ("cards", "issue", "0", "stars")
        return DraftChange(redo=((path, n),), undo=((path, before),), label=f"stars {n}")

    return edit


def put(body: dict[str, Any], change: DraftChange, *, back: bool) -> None:
    for path, value in change.undo if back else change.redo:
        assert path == ("cards", "issue", "0", "stars")
        body["cards"]["issue"][0]["stars"] = value


def back(body: dict[str, Any], change: DraftChange) -> None:
    put(body, change, back=True)


def again(body: dict[str, Any], change: DraftChange) -> None:
    put(body, change, back=False)


def found(body: dict[str, Any] | None) -> int:
    assert body is not None
    value: int = body["cards"]["issue"][0]["stars"]
    return value


def test_what_was_done_can_be_taken_back_another_day(ready: str) -> None:
    async def edit(store: Store) -> None:
        ana = await somebody(store)
        await store.new_pack(pack(ana), BODY, guest=True)
        for n in (4, 5):
            await store.edit("aaaaaaaaaa", stars(n))

    async def take_back(store: Store) -> None:
        assert await store.next_changes("aaaaaaaaaa", 2) == ("stars 5", None)
        assert found(await store.step("aaaaaaaaaa", back, back=True)) == 4
        assert found(await store.step("aaaaaaaaaa", back, back=True)) == 3
        assert await store.step("aaaaaaaaaa", back, back=True) is None
        assert await store.next_changes("aaaaaaaaaa", 0) == (None, "stars 4")
        assert found(await store.step("aaaaaaaaaa", again, back=False)) == 4
        await store.edit("aaaaaaaaaa", stars(7))  # another way: what was taken back is gone
        assert await store.step("aaaaaaaaaa", again, back=False) is None
        stored = await store.pack("aaaaaaaaaa")
        assert stored is not None
        assert (stored.at, stored.changes, stored.stamp) == (2, 2, 6)
        assert found(await store.pack_body("aaaaaaaaaa", 0)) == 7

    run(ready, edit)
    run(ready, take_back)


def test_of_what_was_done_the_last_is_kept(ready: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.store.packs.KEPT", 4)

    async def script(store: Store) -> None:
        await store.new_pack(pack(await somebody(store)), BODY, guest=True)
        for n in range(7):
            await store.edit("aaaaaaaaaa", stars(n))
        steps = 0
        while await store.step("aaaaaaaaaa", back, back=True) is not None:
            steps += 1
        assert steps == 4

    run(ready, script)


def test_there_is_room_for_so_much(ready: str) -> None:
    async def script(store: Store) -> None:
        ana = await somebody(store)
        await store.new_pack(pack(ana), BODY, guest=True)
        with pytest.raises(PackFull):  # a guest has one
            await store.new_pack(pack(ana, "bbbbbbbbbb"), BODY, guest=True)
        long = {**BODY, "cards": {"issue": ["x" * 300_000]}}
        with pytest.raises(PackFull):
            await store.new_pack(pack(ana, "bbbbbbbbbb"), long, guest=False)
        for n in range(19):
            await store.new_pack(pack(ana, f"{n:010}"), BODY, guest=False)
        with pytest.raises(PackFull):
            await store.new_pack(pack(ana, "bbbbbbbbbb"), BODY, guest=False)
        large = {**BODY, "cards": {"issue": ["x" * 240_000]}}
        for n in range(16):
            await store.keep_version("aaaaaaaaaa", large, f"{n:064}", f"{n:064}", "{}")
        with pytest.raises(PackFull):
            await store.keep_version("aaaaaaaaaa", large, "f" * 64, "f" * 64, "{}")
        assert await store.pack("bbbbbbbbbb") is None

    run(ready, script)


def test_what_can_be_taken_back_has_room_of_its_own(ready: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is refused a change for it: the oldest are let go."""

    def renamed(n: int) -> Any:
        def edit(body: dict[str, Any]) -> DraftChange:
            before, body["name"] = body["name"], f"{n}" * 30
            return DraftChange(((("name",), body["name"]),), ((("name",), before),), "x" * 900)

        return edit

    def nothing(body: dict[str, Any], change: DraftChange) -> None:
        pass

    monkeypatch.setattr("salon.server.store.pack_room.KEPT_BYTES", 5000)

    async def script(store: Store) -> None:
        await store.new_pack(pack(await somebody(store)), BODY, guest=True)
        for n in range(12):
            await store.edit("aaaaaaaaaa", renamed(n))
        steps = 0
        while await store.step("aaaaaaaaaa", nothing, back=True) is not None:
            steps += 1
        assert steps == 4

    run(ready, script)


def test_changes_are_made_beside_the_thread_that_writes(ready: str) -> None:
    """Also where two are made of the same draft: none is lost."""
    threads = set[str]()

    def more(body: dict[str, Any]) -> DraftChange:
        threads.add(threading.current_thread().name)
        change: DraftChange = stars(body["cards"]["issue"][0]["stars"] + 1)(body)
        return change

    async def script(store: Store) -> None:
        await store.new_pack(pack(await somebody(store)), BODY, guest=True)
        await asyncio.gather(*(store.edit("aaaaaaaaaa", more) for _ in range(8)))
        assert found(await store.pack_body("aaaaaaaaaa", 0)) == 11
        writers = {thread.name for thread in threading.enumerate() if "asyncio" not in thread.name}
        assert not threads & writers

    run(ready, script)


def test_a_version_tested_again_has_the_new_report(ready: str) -> None:
    async def script(store: Store) -> None:
        await store.new_pack(pack(await somebody(store)), BODY, guest=True)
        for report in ("{}", '{"passed":true}'):
            assert await store.keep_version("aaaaaaaaaa", BODY, "1" * 64, "2" * 64, report) == 1
            stored = await store.pack("aaaaaaaaaa")
            assert stored is not None
            assert [kept.tested for kept in stored.kept] == [report]

    run(ready, script)


def test_a_version_that_a_table_is_played_with_stays(ready: str, tmp_path: Path) -> None:
    async def script(store: Store) -> None:
        ana = await somebody(store)
        await store.new_pack(pack(ana), BODY, guest=True)
        assert await store.keep_version("aaaaaaaaaa", BODY, "1" * 64, "2" * 64, "{}") == 1
        assert await store.keep_version("aaaaaaaaaa", BODY, "1" * 64, "2" * 64, "{}") == 1  # the same
        assert await store.keep_version("aaaaaaaaaa", BODY, "3" * 64, "4" * 64, "{}") == 2
        stored = await store.pack("aaaaaaaaaa")
        assert stored is not None
        assert [kept.version for kept in stored.kept] == [2, 1]
        table = await new_table(store)
        used = stored.kept[1]

        def play_with_it(c: Any) -> None:
            c.exec_driver_sql(f"update tables set pack_version = {used.id} where id = '{table.id}'")

        await store.database.write(play_with_it)
        assert await store.uses("aaaaaaaaaa") == 1
        with pytest.raises(IntegrityError):
            await store.database.write(lambda c: c.exec_driver_sql("delete from pack_versions"))
        await store.set_pack("aaaaaaaaaa", share="link", link=hashed("secret"))
        await store.take_pack("aaaaaaaaaa", ana.id)
        assert await store.pack_linked(hashed("secret")) is not None
        await store.drop_pack("aaaaaaaaaa")
        stored = await store.pack("aaaaaaaaaa")
        assert stored is not None
        assert ([v.version for v in stored.versions], stored.hidden, stored.takers) == ([1], "owner", 0)
        assert await store.packs_seen_by(ana.id) == []
        assert await store.pack_linked(hashed("secret")) is None
        assert (await store.pack_version(used.id))[2] == BODY
        assert await store.version_played("court", "1" * 12) == used.id
        assert await store.version_played("turmoil", "1" * 12) is None

    run(ready, script)
    copy = tmp_path / "copy.db"
    backup(ready, copy)

    async def look(store: Store) -> None:
        id = await store.version_played("court", "1" * 12)
        assert id is not None
        assert (await store.pack_version(id))[2] == BODY

    run(sqlite_url(copy), look)


def test_who_leaves_is_given_their_packs_and_leaves_none_behind(ready: str) -> None:
    async def script(store: Store) -> None:
        ana = await somebody(store)
        await store.new_pack(pack(ana), BODY, guest=True)
        about = await store.all_about(ana.id)
        assert [(row["name"], row["version"]) for row in about["packs"]] == [("Our box", 0)]
        await store.forget(ana.id)
        assert await store.pack("aaaaaaaaaa") is None

    run(ready, script)
