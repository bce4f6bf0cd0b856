"""Tournaments: played to their end through the wire; who comes late, leaves or stays away."""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import update
from sqlalchemy.engine import Engine

from salon.kernel import Fate
from salon.kernel.fairness import Mix, Share, promise_of
from salon.server import patience
from salon.server.contest import Rules
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.migrations import upgrade
from salon.server.schema import entrants
from salon.server.store import Store, rounds
from salon.server.store.rounds import PORTION
from salon.server.wire import Pace
from tests.server.history import house
from tests.server.people import Json, Person, table_for
from tests.server.running import Server, wait_until


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Person]]:
    url = sqlite_url(tmp_path_factory.mktemp("contests") / "salon.db")
    with house(url, "Ana", "Ben", "Carla", "Dora", "Eva", "guest of the day") as found:
        yield found


def opened(person: Person, **settings: object) -> str:
    """A tournament of court at tables for two, without a clock, unless it is said otherwise."""
    settings = {"title": "Autumn", "game": "court", "pace": {"kind": "free"}, **settings}
    made: Json = person.did("/api/contests", **settings)
    id: str = made["line"]["id"]
    return id


def seen(person: Person, id: str) -> Json:
    found: Json = person.get(f"/api/contests/{id}")
    return found


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """These people give no shares to the seed, and a table does not wait for them as long as usual."""
    monkeypatch.setattr(patience, "SHARE_SECONDS", 0.1)


def dealt(person: Person, id: str, number: int = 1) -> list[Json]:
    """The tables of a round, when the cards are dealt."""

    def is_dealt(table: Json) -> bool:
        return bool(table["table"]) and person.view(table["table"])["status"] != "waiting"

    def are_dealt() -> bool:
        rounds = seen(person, id)["rounds"]
        if len(rounds) < number:
            return False
        return all(table.get("over") or is_dealt(table) for table in rounds[number - 1]["tables"])

    wait_until(f"round {number} is dealt", are_dealt)
    found: list[Json] = seen(person, id)["rounds"][number - 1]["tables"]
    return found


def ended(person: Person, id: str) -> Json:
    wait_until("the tournament ends", lambda: seen(person, id)["line"]["state"] == "ended", 400)
    return seen(person, id)


def counted_by_hand(page: Json) -> dict[int, tuple[float, float, int]]:
    """Points, Buchholz and wins from the tables as they are listed, with nothing but sums."""
    points: dict[int, float] = {one["number"]: 0.0 for one in page["entrants"]}
    for round_ in page["rounds"]:
        for table in round_["tables"]:
            for seat in table["seats"]:
                points[seat["number"]] += seat["points"]
    found = {}
    for number, own in points.items():
        rivals, wins = 0.0, 0
        for round_ in page["rounds"]:
            for table in round_["tables"]:
                around = [seat["number"] for seat in table["seats"]]
                if number not in around:
                    continue
                others = [points[other] for other in around if other != number]
                rivals += sum(others) / len(others) if others else own
                mine = next(seat for seat in table["seats"] if seat["number"] == number)
                wins += len(around) > 1 and mine["points"] == 1
        found[number] = own, rivals, wins
    return found


def check_standings(page: Json) -> None:
    by_hand = counted_by_hand(page)
    order = [one["number"] for one in page["entrants"]]
    for one in page["entrants"]:
        points, rivals, wins = by_hand[one["number"]]
        assert math.isclose(one["points"], points, abs_tol=0.02)
        assert math.isclose(one["rivals"], rivals, abs_tol=0.05)
        assert one["wins"] == wins
    keys = [tuple(round(part, 1) for part in by_hand[number][:2]) for number in order]
    assert keys == sorted(keys, reverse=True)


def check_swiss_of_bots(person: Person, bots: int, count: int) -> Json:
    id = opened(person, bots=["random"] * bots)
    assert seen(person, id)["line"]["state"] == "open"
    person.did(f"/api/contests/{id}/begin")
    page = ended(person, id)
    assert len(page["rounds"]) == page["line"]["rounds"] == count
    met = [
        frozenset(seat["number"] for seat in table["seats"])
        for round_ in page["rounds"]
        for table in round_["tables"]
    ]
    assert len(met) == len(set(met)) == count * bots // 2  # nobody met anybody twice
    assert all(table["over"] and table["table"] for r in page["rounds"] for table in r["tables"])
    assert sum(one["points"] for one in page["entrants"]) == count * bots / 2
    check_standings(page)
    # Each table's result is that of its game, as anyone may read it.
    table = page["rounds"][-1]["tables"][0]
    view = person.view(table["table"])
    assert view["status"] == "ended"
    return page


# A tournament of bots as it goes with `known_deals`: who meets whom in each round, and the points.
EIGHT_MET = [
    [{1: 1, 2: 0}, {3: 1, 4: 0}, {5: 0.5, 6: 0.5}, {7: 0, 8: 1}],
    [{1: 0, 3: 1}, {5: 1, 8: 0}, {2: 0, 6: 1}, {4: 0, 7: 1}],
    [{3: 1, 5: 0}, {6: 0, 8: 1}, {1: 0, 7: 1}, {2: 1, 4: 0}],
]
# How all stand then, worked by hand: number, points, Buchholz, wins. So 3 beat 4 (0), 1 (1) and 5 (1½): 2½.
# 8 beat 7 (2) and 6 (1½) and lost to 5 (1½): 5. 5 met 6 (1½), 8 (2) and 3 (3): 6½.
EIGHT_STAND = [
    *((3, 3, 2.5, 3), (8, 2, 5, 2), (7, 2, 3, 2), (5, 1.5, 6.5, 1)),
    *((6, 1.5, 4.5, 1), (1, 1, 6, 1), (2, 1, 2.5, 1), (4, 0, 6, 0)),
]


SIXTEEN_MET = [
    [
        *({1: 1, 2: 0}, {3: 1, 4: 0}, {5: 0.5, 6: 0.5}, {7: 0, 8: 1}),
        *({9: 0, 10: 1}, {11: 0, 12: 1}, {13: 0, 14: 1}, {15: 0, 16: 1}),
    ],
    [
        *({1: 1, 3: 0}, {8: 0, 10: 1}, {12: 1, 14: 0}, {5: 0, 16: 1}),
        *({2: 1, 6: 0}, {4: 0, 7: 1}, {9: 0, 11: 1}, {13: 1, 15: 0}),
    ],
    [
        *({1: 1, 12: 0}, {10: 0, 16: 1}, {8: 0, 14: 1}, {2: 1, 3: 0}),
        *({7: 0, 11: 1}, {5: 1, 13: 0}, {6: 0, 9: 1}, {4: 1, 15: 0}),
    ],
    [
        *({1: 1, 16: 0}, {10: 1, 12: 0}, {2: 1, 11: 0}, {5: 0, 14: 1}),
        *({3: 0, 8: 1}, {7: 0, 9: 1}, {4: 0, 13: 1}, {6: 0, 15: 1}),
    ],
]
# So 12 met 11 (2 points), 14 (3), 1 (4) and 10 (3): 12. Where points and Buchholz are level, as of 2 and 14,
# the share of the points scored at the tables decides.
SIXTEEN_STAND = [
    *((1, 4, 9, 4), (16, 3, 9.5, 3), (10, 3, 9, 3), (2, 3, 7.5, 3), (14, 3, 7.5, 3), (12, 2, 12, 2)),
    *((8, 2, 8, 2), (11, 2, 8, 2), (9, 2, 6.5, 2), (13, 2, 6.5, 2), (5, 1.5, 8.5, 1), (3, 1, 10, 1)),
    *((7, 1, 7, 1), (15, 1, 6.5, 1), (4, 1, 5, 1), (6, 0.5, 7.5, 0)),
]


@pytest.fixture
def known_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of tournaments are dealt by their number: bots then play the same games each time."""
    seeds, ids = itertools.count(1), itertools.count(2)
    monkeypatch.setattr(rounds, "Fate", SimpleNamespace(of=lambda: Fate.of(next(seeds))))
    letters = "abcdefghjk"
    monkeypatch.setattr(
        rounds, "new_id", lambda: "games" + "".join(letters[int(digit)] for digit in f"{next(ids):05}")
    )


def crosstable(page: Json) -> list[list[dict[int, float]]]:
    return [
        [{seat["number"]: seat["points"] for seat in table["seats"]} for table in round_["tables"]]
        for round_ in page["rounds"]
    ]


@pytest.mark.usefixtures("known_deals")
@pytest.mark.parametrize(
    ("met", "stand"),
    [(EIGHT_MET, EIGHT_STAND), pytest.param(SIXTEEN_MET, SIXTEEN_STAND, marks=pytest.mark.long)],
)
def test_a_swiss_tournament_of_bots_is_played_to_its_end(
    tmp_path: Path, met: list[list[dict[int, float]]], stand: list[tuple[int, float, float, int]]
) -> None:
    """Eight every day; sixteen, which take as long as 32 games do, with the long tests.

    Each in a house of its own: their tables have the same names.
    """
    with house(sqlite_url(tmp_path / "salon.db"), "Ana") as [ana]:
        page = check_swiss_of_bots(ana, len(stand), len(met))
    assert crosstable(page) == met
    told = [(one["number"], one["points"], one["rivals"], one["wins"]) for one in page["entrants"]]
    assert told == stand


# Of sixteen the lower number always wins. Who meets whom, worked by hand: neighbours in the order of points,
# then Buchholz, then number, who have not met.
SIXTEEN = [
    [(1, 2), (3, 4), (5, 6), (7, 8), (9, 10), (11, 12), (13, 14), (15, 16)],
    [(1, 3), (5, 7), (9, 11), (13, 15), (2, 4), (6, 8), (10, 12), (14, 16)],
    [(1, 5), (9, 13), (2, 3), (6, 7), (10, 11), (14, 15), (4, 8), (12, 16)],
    [(1, 9), (5, 13), (2, 10), (6, 14), (3, 11), (7, 15), (4, 12), (8, 16)],
]
# And how all stand in the end: number, points, Buchholz. So 5 met 6 (3 points), 7 (2), 1 (4) and 13 (2): 11.
STANDING = [
    *((1, 4, 11), (5, 3, 11), (2, 3, 10), (9, 3, 9), (6, 3, 8), (3, 2, 10), (13, 2, 9), (7, 2, 8)),
    *((10, 2, 8), (4, 2, 7), (14, 2, 6), (11, 1, 8), (8, 1, 7), (15, 1, 6), (12, 1, 5), (16, 0, 5)),
]


def test_a_swiss_tournament_of_sixteen_as_it_was_worked_by_hand(tmp_path: Path) -> None:
    names = [f"P{n}" for n in range(1, 17)]
    with house(sqlite_url(tmp_path / "salon.db"), *names) as sixteen:
        first = sixteen[0]
        id = opened(first, pause=0)
        for person in sixteen:
            person.did(f"/api/contests/{id}/enter")
        first.did(f"/api/contests/{id}/begin")
        for number, pairs in enumerate(SIXTEEN, 1):
            tables = dealt(first, id, number)
            by_pair = {tuple(sorted(s["number"] for s in t["seats"])): t["table"] for t in tables}
            assert set(by_pair) == set(pairs)
            for pair in pairs:
                sixteen[pair[1] - 1].did(f"/api/tables/{by_pair[pair]}/resign")
        page = ended(first, id)
        assert [(one["number"], one["points"], one["rivals"]) for one in page["entrants"]] == STANDING
        check_standings(page)


def my_table(person: Person, id: str) -> str:
    [table] = [
        table["table"]
        for round_ in seen(person, id)["rounds"]
        for table in round_["tables"]
        if table.get("yours") and not table.get("over")
    ]
    return str(table)


def gives_up(person: Person, id: str) -> None:
    person.did(f"/api/tables/{my_table(person, id)}/resign")


def test_people_enter_late_have_byes_leave_and_come_back(people: list[Person]) -> None:
    ana, ben, carla, dora, eva, guest = people
    id = opened(ana, rounds=4, title="  Late  ")
    assert seen(ana, id)["line"]["title"] == "Late"
    guest.refused(f"/api/contests/{id}/enter", 403)
    ben.refused(f"/api/contests/{id}/begin", 403)
    for person in (ana, ben, carla):
        person.did(f"/api/contests/{id}/enter")
    ana.did(f"/api/contests/{id}/begin")
    ana.refused(f"/api/contests/{id}/begin")
    # Round 1: 1 and 2 meet; 3 has the bye, which counts as a win.
    dealt(ana, id)
    first = seen(ana, id)
    assert [[s["number"] for s in t["seats"]] for t in first["rounds"][0]["tables"]] == [[2, 1], [3]]
    assert next(one for one in first["entrants"] if one["number"] == 3)["points"] == 1
    dora.did(f"/api/contests/{id}/enter")  # while the first round is played
    gives_up(ben, id)
    dealt(ana, id, 2)
    # Level at one point, 1 and 3 meet; 2 and 4, who have none, too.
    second = [{s["number"] for s in t["seats"]} for t in seen(ana, id)["rounds"][1]["tables"]]
    assert second == [{1, 3}, {2, 4}]
    # Ben leaves while he plays on; he is not expected again until he comes back.
    ben.did(f"/api/contests/{id}/leave")
    for person in (ben, carla):  # Ana plays Carla, and Ben Dora
        gives_up(person, id)
    dealt(ana, id, 3)
    third = [{s["number"] for s in t["seats"]} for t in seen(ana, id)["rounds"][2]["tables"]]
    assert sorted(map(len, third)) == [1, 2]
    assert set.union(*third) == {1, 3, 4}
    eva.refused(f"/api/contests/{id}/enter")  # half of it is played
    eva.refused(f"/api/contests/{id}/here", 403)
    ben.did(f"/api/contests/{id}/enter")  # back to what he had
    give_up_all(id, [dora, carla])
    dealt(ana, id, 4)
    last = seen(ana, id)["rounds"][3]["tables"]
    assert {s["number"] for t in last for s in t["seats"]} == {1, 2, 3, 4}
    give_up_all(id, [carla, ben, dora])
    page = ended(ana, id)
    check_standings(page)
    assert page["entrants"][0]["name"] == "Ana"
    assert page["entrants"][0]["points"] >= 3


def give_up_all(id: str, people: list[Person]) -> None:
    """Those who play now, one after the other; a table is over as soon as one of the two has."""
    for person in people:
        for table in seen(person, id)["rounds"][-1]["tables"]:
            if table.get("yours") and table.get("table") and not table.get("over"):
                person.post(f"/api/tables/{table['table']}/resign")


def not_seen(database: str, contest: str, number: int) -> None:
    """As if they had entered yesterday and not come since."""
    engine = open_engine(database)
    with engine.begin() as c:
        mine = (entrants.c.contest_id == contest, entrants.c.number == number)
        c.execute(update(entrants).where(*mine).values(seen=1.0))
    engine.dispose()


@pytest.mark.parametrize("absent", ["bot", "forfeit"])
def test_who_is_absent_is_played_for_or_loses(tmp_path: Path, absent: str) -> None:
    url = sqlite_url(tmp_path / "salon.db")
    with house(url, "Ana", "Ben") as (ana, ben):
        live = {"kind": "live", "minutes": 5}
        id = opened(ana, rounds=2, absent=absent, bots=["random", "random", "random"], pace=live)
        ben.did(f"/api/contests/{id}/enter")
        not_seen(url, id, 4)
        ana.did(f"/api/contests/{id}/begin")
        page = seen(ana, id)
        [table] = [t for t in page["rounds"][0]["tables"] if any(s["number"] == 4 for s in t["seats"])]
        [seat] = [s for s in table["seats"] if s["number"] == 4]
        assert seat["absent"]
        if absent == "forfeit":
            assert table["over"]
            assert len(table["seats"]) == 1
            assert seat["points"] == 0
        else:
            lent = [one for one in ana.view(table["table"])["seats"] if one["name"] == "Ben"]
            assert lent[0]["lent"]
        # He comes after all, for what follows.
        ben.did(f"/api/contests/{id}/here")
        [ben_there] = [one for one in seen(ana, id)["entrants"] if one["number"] == 4]
        assert not ben_there.get("away")
        # Or the opener lets a bot take his place for good.
        ben.refused(f"/api/contests/{id}/replace", 403, number=4)
        ana.did(f"/api/contests/{id}/replace", number=4, bot="random")
        ana.refused(f"/api/contests/{id}/replace", number=4, bot="random")
        assert [one["bot"] for one in seen(ana, id)["entrants"] if one["number"] == 4] == [True]
        ana.did(f"/api/contests/{id}/close")
        assert seen(ana, id)["line"]["state"] == "closed"


def test_a_round_robin_by_the_day_is_played_side_by_side(people: list[Person]) -> None:
    ana, ben, carla, *_ = people
    id = opened(ana, kind="round", pace={"kind": "daily", "days": 2})
    for person in (ana, ben, carla):
        person.did(f"/api/contests/{id}/enter")
    ana.did(f"/api/contests/{id}/begin")
    page = seen(ana, id)
    assert len(page["rounds"]) == 3
    assert page["line"]["rounds"] == 3
    mine = [t["table"] for r in page["rounds"] for t in r["tables"] if t.get("yours") and t.get("table")]
    assert len(mine) == 2
    for number in (1, 2, 3):
        dealt(ana, id, number)
    version = seen(ana, id)["version"]
    assert ana.http.get(f"/api/contests/{id}?seen={version}").status_code == 204
    ana.did(f"/api/tables/{mine[0]}/resign")
    query = f"/api/contests/{id}?seen={version}"
    wait_until("the result is in", lambda: ana.http.get(query).status_code == 200)
    assert seen(ana, id)["entrants"][0]["points"] >= 1


def test_three_at_a_table_share_points(people: list[Person]) -> None:
    ana = people[0]
    id = opened(ana, seats=3, rounds=1, bots=["random"] * 5)
    ana.did(f"/api/contests/{id}/begin")
    page = ended(ana, id)
    # A table for three and one for two.
    assert sorted(len(table["seats"]) for table in page["rounds"][0]["tables"]) == [2, 3]
    assert sum(one["points"] for one in page["entrants"]) == pytest.approx(1.5 + 1)
    check_standings(page)


def test_what_is_not_possible_is_refused(people: list[Person]) -> None:
    ana, ben, *_, guest = people
    guest.refused("/api/contests", 403, title="Mine", game="court")
    ana.refused("/api/contests", 404, title="Chess", game="chess")
    ana.refused("/api/contests", 409, title="Four", game="turmoil", seats=4)
    ana.refused("/api/contests", 400, title="Five", game="court", seats=5)
    ana.refused("/api/contests", 409, title="Options", game="court", options={"none": "such"})
    assert ana.http.get("/api/contests/nowhere").status_code == 404
    id = opened(ana)
    ana.refused(f"/api/contests/{id}/begin")  # nobody takes part
    ben.did(f"/api/contests/{id}/enter")
    ben.did(f"/api/contests/{id}/enter")
    assert len(seen(ana, id)["entrants"]) == 1
    ben.did(f"/api/contests/{id}/leave")
    assert not seen(ana, id)["entrants"]
    assert id in [line["id"] for line in ana.get("/api/contests")["contests"]]


def test_a_tournament_survives_a_restart(ready: str) -> None:
    with house(ready, "Ana") as (ana,):
        id = opened(ana, bots=["random"] * 4)
        ana.did(f"/api/contests/{id}/begin")
        cookies = ana.http.cookies
    with Server(ready) as server, Person(server.url) as again:
        again.http.cookies = cookies
        check_standings(ended(again, id))
        assert not again.get("/api/tables")["mine"]  # its tables are theirs who sit there


def test_the_host_opens_a_tournament_of_nobody(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "salon.db")
    with Server(url, host_token="for the host") as server, Person(server.url) as host:
        host.http.headers["authorization"] = "Bearer for the host"
        id = opened(host, bots=["random", "random"], rounds=1)
        host.did(f"/api/contests/{id}/begin")
        assert ended(host, id)["rounds"][0]["tables"][0]["over"]


def test_a_share_of_each_who_plays_is_waited_for(
    people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a tournament too, the house alone does not make the deck."""
    monkeypatch.setattr(patience, "SHARE_SECONDS", 60)
    ana, ben, *_ = people
    id = opened(ana, rounds=1)
    for person in (ana, ben):
        person.did(f"/api/contests/{id}/enter")
    ana.did(f"/api/contests/{id}/begin")
    path = f"/api/tables/{my_table(ana, id)}"
    open_ = ana.get(f"{path}/fairness")
    assert (open_["stage"], sorted(open_["expected"])) == ("open", [0, 1])
    assert open_["commitment"]
    around = seen(ana, id)["rounds"][0]["tables"][0]["seats"]
    by_number = {1: ana, 2: ben}
    shares = [Share.of(n, f"{n:02}" * 32) for n in range(2)]
    for seat, share in enumerate(shares):
        by_number[around[seat]["number"]].did(f"{path}/promise", promise=share.promise)
    assert ana.get(f"{path}/fairness")["stage"] == "sealed"
    for seat, share in enumerate(shares):
        by_number[around[seat]["number"]].did(f"{path}/reveal", secret=share.secret)
    ben.did(f"{path}/resign")
    told = ana.get(f"{path}/fairness")
    mix = Mix(told["house"], told["table"], tuple(shares))
    assert told["seed"] == mix.seed()
    assert promise_of(told["house"]) == open_["commitment"]


def test_the_seat_of_who_is_absent_is_not_waited_for(tmp_path: Path) -> None:
    """A bot has been lent to it before the cards are dealt, and plays once they are."""
    url = sqlite_url(tmp_path / "salon.db")
    with house(url, "Ana", "Ben") as (ana, ben):
        id = opened(ana, rounds=1, absent="bot", pace={"kind": "live", "minutes": 5})
        for person in (ana, ben):
            person.did(f"/api/contests/{id}/enter")
        not_seen(url, id, 2)
        ana.did(f"/api/contests/{id}/begin")
        table = my_table(ana, id)
        [expected] = ana.get(f"/api/tables/{table}/fairness").get("expected", ()) or [None]
        dealt(ana, id)
        around = ana.view(table)["seats"]
        assert [bool(one.get("lent")) for one in around] == [one["name"] == "Ben" for one in around]
        assert expected in (None, next(n for n, one in enumerate(around) if one["name"] == "Ana"))
        wait_until("it is Ana's turn", lambda: ana.view(table)["question"] is not None)


def test_a_tournament_of_too_many_tables_is_refused(people: list[Person]) -> None:
    eva = people[4]
    daily: Json = {"kind": "round", "pace": {"kind": "daily"}}
    told = eva.refused("/api/contests", bots=["random"] * 46, title="All", game="court", **daily)
    assert "1,035" in told["title"]
    assert "1,024" in told["title"]
    id = opened(eva, bots=["random"] * 45, **daily)
    told = eva.refused(f"/api/contests/{id}/bots", bots=["random"])
    assert "1,024" in told["title"]
    other = opened(eva, bots=["random"] * 19)
    told = eva.refused(f"/api/contests/{other}/bots", bots=["random"])  # bots of one account
    assert "64" in told["title"]
    eva.refused("/api/contests", bots=["random"], title="More", game="court")
    eva.did(f"/api/contests/{id}/close")
    eva.did(f"/api/contests/{other}/bots", bots=["random"])


def test_the_largest_tournament_holds_nobody_up(tmp_path: Path) -> None:
    """Nobody else's write waits longer than for a portion of its tables, and none is laid twice."""
    store = Store(Database(made(tmp_path)))
    rules = Rules("round", 2, 0, Pace("daily"))

    async def script() -> tuple[float, list[str]]:
        user = await store.new_user("Ana", "en")
        assert user is not None
        id = await store.open_contest("All", "court", rules, creator=user.id, robots=["random"] * 45)
        waited: list[float] = []

        async def others() -> None:
            while True:
                since = time.monotonic()
                await store.beat()
                waited.append(time.monotonic() - since)
                await asyncio.sleep(0.01)

        probe = asyncio.create_task(others())
        await store.begin_contest(id)
        laid: list[str] = []
        more = True
        while more:
            step = await store.advance_contest(id)
            laid += step.laid
            more = step.more
        probe.cancel()
        contest = await store.contest(id)
        assert contest is not None
        assert {pairing.table_id for pairing in contest.pairings if len(pairing.seats) == 2} == set(laid)
        return max(waited), laid

    try:
        longest, laid = asyncio.run(script())
    finally:
        store.database.close()
    assert len(laid) == len(set(laid)) == 45 * 44 // 2
    print(f"{1000 * longest:.0f} ms at most for another's write")
    assert longest < 2


def test_a_server_that_stops_while_it_lays_tables_goes_on_with_them(tmp_path: Path) -> None:
    engine = made(tmp_path)
    store = Store(Database(engine))

    async def script() -> None:
        user = await store.new_user("Ana", "en")
        assert user is not None
        rules = Rules("round", 2, 0, Pace("daily"))
        id = await store.open_contest("All", "court", rules, creator=user.id, robots=["random"] * 12)
        await store.begin_contest(id)
        assert await store.contests_to_mind() == [id]
        assert len((await store.advance_contest(id)).laid) == PORTION
        # Here it stops; another looks what there is to do.
        assert await store.contests_to_mind() == [id]
        while (await store.advance_contest(id)).more:
            pass
        assert not await store.contests_to_mind()
        contest = await store.contest(id)
        assert contest is not None
        assert all(pairing.table_id for pairing in contest.pairings)
        assert len(contest.pairings) == 66

    try:
        asyncio.run(script())
    finally:
        store.database.close()


def made(folder: Path) -> Engine:
    engine = open_engine(sqlite_url(folder / "salon.db"))
    upgrade(engine)
    return engine


def test_tables_that_not_all_may_watch_are_told_to_those_at_them(people: list[Person]) -> None:
    ana, ben, carla, dora, *_ = people
    id = opened(ana, rounds=1, public=False)
    for person in (ben, carla):
        person.did(f"/api/contests/{id}/enter")
    ana.did(f"/api/contests/{id}/begin")
    assert my_table(ben, id) == my_table(carla, id)
    [table] = seen(dora, id)["rounds"][0]["tables"]
    assert not table.get("table")
    [table] = seen(ana, id)["rounds"][0]["tables"]  # who keeps it may look after it
    assert table["table"]


def test_what_a_closed_club_plays_is_seen_by_its_members(people: list[Person]) -> None:
    ana, ben, carla, *_ = people
    club = ana.did("/api/clubs", name="Behind doors", open=False)
    ben.did(f"/api/clubs/{club['line']['id']}/join", invitation=club["invitation"])
    id = opened(ana, club=club["line"]["id"])

    def listed(person: Person) -> list[str]:
        return [line["id"] for line in person.get("/api/contests")["contests"]]

    assert id in listed(ben)
    assert id not in listed(carla)
    assert carla.http.get(f"/api/contests/{id}").status_code == 404
    assert seen(ben, id)["line"]["id"] == id
    # And who is invited but no member is shown the people, not what they play.
    page = carla.get(f"/api/clubs/{club['line']['id']}?invitation={club['invitation']}")
    assert not page["contests"]


def test_private_tables_of_members_are_told_to_nobody_else(people: list[Person]) -> None:
    ana, ben, carla, *_ = people
    club = ana.did("/api/clubs", name="Open house")["line"]["id"]
    ben.did(f"/api/clubs/{club}/join")
    private, public = table_for([ana, ben], public=False), table_for([ana, ben], public=True)

    def told(person: Person) -> set[str]:
        return {table["id"] for table in person.get(f"/api/clubs/{club}")["tables"]}

    assert told(carla) == {public}
    assert told(ben) == {public, private}
