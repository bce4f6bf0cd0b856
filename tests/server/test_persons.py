"""People as others know them: pages, games, friends, ladders, and how one keeps out of all of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from salon.kernel import Event, Record
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.migrations import upgrade
from salon.server.rating import FLOOR, Ladder, season_of
from salon.server.store import Filter, Store
from tests.server.history import fill, house, plans, resigned
from tests.server.people import Json, Person, play_on


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Person]]:
    """Ana has won most of her games against Ben, and some against Carla; Dora has played none."""
    url = sqlite_url(tmp_path_factory.mktemp("known") / "salon.db")
    with house(url, "Ana", "Ben", "Carla", "Dora", "guest of the day") as people:
        ana, ben, carla, *_ = people
        for loser, winner in [(ben, ana)] * 4 + [(ana, ben)] + [(carla, ana)] * 2:
            resigned(loser, winner)
        resigned(ben, ana, public=True, pace={"kind": "live", "minutes": 5})
        yield people


def page_of(reader: Person, person: Person) -> Json:
    found: Json = reader.get(f"/api/people/{person.me['id']}")
    return found


def test_a_page_tells_ratings_results_and_what_was_promised(known: list[Person]) -> None:
    ana, ben, *_ = known
    page = page_of(ben, ana)
    assert page["name"] == "Ana"
    assert page["games"] == 8
    assert page["left"] == 1
    [rating] = page["ratings"]
    assert (rating["game"], rating["games"], rating["won"]) == ("court", 8, 7)
    assert rating["rating"] > 1500 > rating["rating"] - rating["give"]
    assert (rating["place"], rating["of"]) == (1, 2)
    assert len(rating["curve"]) == 8
    assert rating["curve"][-1] == {
        "at": rating["curve"][-1]["at"],
        "rating": rating["rating"],
        "give": rating["give"],
    }
    [two] = rating["seats"]
    assert (two["label"], two["games"], two["won"]) == ("2", 8, 7)
    assert 4 < two["promised"] < 7
    assert page["together"] == {"games": 6, "won": 1, "lost": 5}
    assert [game["won"] for game in page["recent"]] == [True, True, True, False, True, True]
    assert page["recent"][0]["table"]  # at the public table anyone may look
    # Carla has not played enough for a rating to be shown.
    [few] = page_of(ben, known[2])["ratings"]
    assert few["more"] == FLOOR - 2
    assert "rating" not in few


def test_favourites_come_from_the_facts(tmp_path: Path) -> None:
    """What each used in their games, and what first, as the record tells it when it is played again."""
    with house(sqlite_url(tmp_path / "salon.db"), "Ana", "Ben") as (ana, ben):
        used: Counter[str] = Counter()
        first: Counter[str] = Counter()
        for _ in range(2):
            table, invitations = ana.opens("court", "me", "open")
            ben.joins(table, 1, invitations["1"])
            play_on(table, (ana, ben))
            log: list[Event] = []
            Record.from_json(ana.http.get(f"/api/tables/{table}/record").content).replay(log=log)
            uses = [use for event in log if (use := event.fact.used()) is not None]
            cards = [use.card for use in uses if use.by == "seat.0"]
            used.update(set(cards))
            first[cards[0]] += 1
        assert used
        [rating] = page_of(ben, ana)["ratings"]
        assert rating["counted"] == 2
        told = {card["symbol"]: card["games"] for card in rating["cards"]}
        assert told == {card: used[card] for card in told}
        assert min(told.values()) >= max((n for card, n in used.items() if card not in told), default=0)
        assert {card["symbol"]: card["games"] for card in rating["openings"]} == dict(first)
        label = ana.get(f"/api/people/{ana.me['id']}?lang=es")["ratings"][0]["openings"][0]["label"]
        assert label
        assert "." not in label


def test_history_has_filters_and_tells_strangers_no_private_tables(known: list[Person]) -> None:
    ana, ben, carla, dora, _ = known
    path = f"/api/people/{ana.me['id']}/games"
    assert len(ana.get(path)["games"]) == 8
    assert all(game["table"] for game in ana.get(path)["games"])
    assert sum(bool(game["table"]) for game in dora.get(path)["games"]) == 1
    expected = {
        "result=won": 7,
        "result=lost": 0,
        "result=left": 1,
        "pace=live": 1,
        "seats=2": 8,
        "seats=3": 0,
        "game=turmoil": 0,
        f"rival={carla.me['id']}": 2,
        f"rival={ben.me['id']}&result=won&pace=free": 4,
    }
    found = {query: len(ana.get(f"{path}?{query}").get("games", ())) for query in expected}
    assert found == expected
    numbers = [game["number"] for game in ana.get(path)["games"]]
    older = ana.get(f"{path}?before={numbers[2]}")["games"]
    assert [game["number"] for game in older] == numbers[3:]
    assert ana.http.get(f"{path}?result=perhaps").status_code == 400
    changes = [game["change"] for game in ana.get(path)["games"]]
    assert all(change > 0 for n, change in enumerate(changes) if n != 3)
    assert changes[3] < 0


def test_ladders_have_a_floor_paces_and_seasons(known: list[Person]) -> None:
    ana, _, _, dora, guest = known
    ladder = ana.get("/api/ladder?game=court")
    assert [(rung["place"], rung["name"]) for rung in ladder["rungs"]] == [(1, "Ana"), (2, "Ben")]
    assert ladder["me"]["place"] == 1
    assert ladder["rungs"][0]["last"] == "WWWLW"
    assert ladder["rungs"][0]["you"]
    assert ladder["seasons"] == [season_of(time.time())]
    assert dora.get("/api/ladder?game=court")["more"] == FLOOR
    assert "more" not in guest.get("/api/ladder?game=court")
    assert (
        "rungs" not in ana.get("/api/ladder?game=court&pace=live")
        or not ana.get("/api/ladder?game=court&pace=live")["rungs"]
    )
    season = ana.get(f"/api/ladder?game=court&season={season_of(time.time())}&pace=free")
    assert [rung["name"] for rung in season["rungs"]] == ["Ana", "Ben"]
    assert ana.http.get("/api/ladder?game=chess").status_code == 404
    assert ana.http.get("/api/ladder?game=court&season=autumn").status_code == 400


def test_friends_are_so_both_ways_and_blocks_are_not_told(known: list[Person]) -> None:
    ana, ben, carla, dora, guest = known
    tie = "/api/people/{}/tie"
    ana.did(tie.format(ben.me["id"]), kind="friend")
    assert page_of(ben, ana)["asks"]
    assert [one["name"] for one in ben.get("/api/people")["asking"]] == ["Ana"]
    ben.did(tie.format(ana.me["id"]), kind="friend")
    assert page_of(ben, ana)["mutual"]
    assert [one["name"] for one in page_of(carla, ana)["friends"]] == ["Ben"]
    assert [r["name"] for r in ana.get("/api/ladder?game=court&circle=friends")["rungs"]] == ["Ana", "Ben"]
    # Dora keeps Carla at a distance: neither sits down where the other does.
    dora.did(tie.format(carla.me["id"]), kind="block")
    assert page_of(dora, carla) == {
        "id": carla.me["id"],
        "name": "Carla",
        "since": page_of(ana, carla)["since"],
        "tie": "block",
        "blocked": True,
    }
    assert not page_of(carla, dora).get("blocked")
    for host, comer in ((carla, dora), (dora, carla)):
        table, _ = host.opens("court", "me", "open", public=True)
        comer.refused(f"/api/tables/{table}/join", seat=1)
        ben.joins(table, 1)
    dora.did(tie.format(carla.me["id"]), kind="")
    assert not page_of(dora, carla).get("blocked")
    # Bad requests change nothing.
    ana.refused(tie.format(ana.me["id"]), kind="friend")
    ana.refused(tie.format(guest.me["id"]), 404, kind="friend")
    guest.refused(tie.format(ana.me["id"]), 403, kind="friend")
    ana.refused(tie.format(ben.me["id"]), 400, kind="foe")
    assert [one["name"] for one in ana.get("/api/people?find=ca")["found"]] == ["Carla"]


def test_who_wants_no_page_and_no_ratings_has_none(tmp_path: Path) -> None:
    with house(sqlite_url(tmp_path / "salon.db"), "Ana", "Ben") as (ana, ben):
        for _ in range(FLOOR):
            resigned(ben, ana)
        assert ana.get("/api/wishes") == {"rated": True, "shown": True}
        ben.did("/api/wishes", rated=False, shown=False)
        page = page_of(ana, ben)
        assert page["hidden"]
        assert not page.keys() & {"games", "ratings", "recent", "friends"}
        assert ana.http.get(f"/api/people/{ben.me['id']}/games").status_code == 404
        assert not ana.get("/api/people?find=be").get("found")
        assert [rung["name"] for rung in ana.get("/api/ladder?game=court")["rungs"]] == ["Ana"]
        assert "rating" not in page_of(ben, ben)["ratings"][0]  # and their own page says so
        # Who comes back begins anew.
        ben.did("/api/wishes", rated=True, shown=True)
        resigned(ben, ana)
        assert page_of(ana, ben)["ratings"][0]["games"] == 1


def test_with_an_account_go_ratings_friends_and_its_place_in_what_others_read(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "salon.db")
    with house(url, "Ana", "Ben") as (ana, ben):
        for _ in range(FLOOR):
            resigned(ben, ana)
        ana.did(f"/api/people/{ben.me['id']}/tie", kind="friend")
        before = page_of(ana, ana)["ratings"]
        data = ben.get("/api/account/data")
        assert len(data["results"]) == FLOOR
        assert len(data["ratings"]) == 4
        ben.did("/api/account/forget", password="a long word of ours")
        assert ana.http.get(f"/api/people/{ben.me['id']}").status_code == 404
        assert not ana.get("/api/people").get("friends")
        assert [rung["name"] for rung in ana.get("/api/ladder?game=court")["rungs"]] == ["Ana"]
        after = page_of(ana, ana)["ratings"]
        assert (after[0]["rating"], after[0]["give"]) == (before[0]["rating"], before[0]["give"])
        [first, *_] = ana.get(f"/api/people/{ana.me['id']}/games")["games"]
        assert [(seat["name"], seat.get("id", 0)) for seat in first["seats"]] == [
            ("Ana", ana.me["id"]),
            ("–", 0),
        ]


GAMES = 10_000


@pytest.fixture(scope="module")
def long_history(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    url = sqlite_url(tmp_path_factory.mktemp("long") / "salon.db")
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()
    fill(url, GAMES)
    store = Store(Database(open_engine(url)))
    yield store
    store.database.close()


@pytest.mark.long
def test_ten_thousand_results_are_rated_and_read(
    long_history: Store, record_property: Callable[..., None]
) -> None:
    """Prints how long what the pages ask takes: to be read with care on a busy machine."""
    store = long_history
    begin = time.process_time()
    assert store.rate_what_is_left() == GAMES
    took = {"rating them all, of the processor": time.process_time() - begin}
    for name, ask in {
        "a ladder": store.ladder(Ladder("court"), bots=False),
        "my place": store.place_on(Ladder("court"), 7),
        "a history": store.games_of(7, Filter()),
        "a history with a rival": store.games_of(7, Filter(rival=8)),
        "last results": store.last_results(7),
        "together": store.together(7, 8),
    }.items():
        begin = time.perf_counter()
        assert asyncio.run(_awaited(ask))
        took[name] = time.perf_counter() - begin
    for name, seconds in took.items():
        record_property(name, f"{1000 * seconds:.1f} ms")
        print(f"{name}: {1000 * seconds:.1f} ms")


async def _awaited(ask: object) -> object:
    return await ask  # type: ignore[misc]


def test_no_page_reads_the_whole_history(tmp_path: Path) -> None:
    """What the pages ask is found by an index: SQLite says how it means to answer."""
    url = sqlite_url(tmp_path / "salon.db")
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()
    fill(url, 50, people=10)
    store = Store(Database(open_engine(url)))
    try:
        found = plans(store)
        assert len(found) >= 6
        scans = [step for name, steps in found.items() for step in steps if step.startswith("SCAN")]
        assert not scans, scans
    finally:
        store.database.close()
