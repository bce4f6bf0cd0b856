"""Tournaments: played to their end through the wire; who comes late, leaves or stays away."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from salon.server.database import open_engine, sqlite_url
from salon.server.schema import entrants
from tests.server.history import house
from tests.server.people import Json, Person
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


def check_swiss_of_bots(person: Person, bots: int, rounds: int) -> Json:
    id = opened(person, bots=["random"] * bots)
    assert seen(person, id)["line"]["state"] == "open"
    person.did(f"/api/contests/{id}/begin")
    page = ended(person, id)
    assert len(page["rounds"]) == page["line"]["rounds"] == rounds
    met = [
        frozenset(seat["number"] for seat in table["seats"])
        for round_ in page["rounds"]
        for table in round_["tables"]
    ]
    assert len(met) == len(set(met)) == rounds * bots // 2  # nobody met anybody twice
    assert all(table["over"] and table["table"] for r in page["rounds"] for table in r["tables"])
    assert sum(one["points"] for one in page["entrants"]) == rounds * bots / 2
    check_standings(page)
    # Each table's result is that of its game, as anyone may read it.
    table = page["rounds"][-1]["tables"][0]
    view = person.view(table["table"])
    assert view["status"] == "ended"
    return page


def test_a_swiss_tournament_of_bots_is_played_to_its_end(people: list[Person]) -> None:
    check_swiss_of_bots(people[0], 4, 2)


@pytest.mark.long
def test_a_swiss_tournament_of_sixteen_bots_is_played_to_its_end(people: list[Person]) -> None:
    page = check_swiss_of_bots(people[0], 16, 4)
    # With four rounds among sixteen one has won all, or those level at the top have met or lost.
    assert page["entrants"][0]["points"] >= 3


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
            wait_until(f"round {number}", lambda n=number: len(seen(first, id)["rounds"]) == n)
            tables = seen(first, id)["rounds"][-1]["tables"]
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
    first = seen(ana, id)
    assert [[s["number"] for s in t["seats"]] for t in first["rounds"][0]["tables"]] == [[2, 1], [3]]
    assert next(one for one in first["entrants"] if one["number"] == 3)["points"] == 1
    dora.did(f"/api/contests/{id}/enter")  # while the first round is played
    gives_up(ben, id)
    wait_until("round 2", lambda: len(seen(ana, id)["rounds"]) == 2)
    # Level at one point, 1 and 3 meet; 2 and 4, who have none, too.
    second = [{s["number"] for s in t["seats"]} for t in seen(ana, id)["rounds"][1]["tables"]]
    assert second == [{1, 3}, {2, 4}]
    # Ben leaves while he plays on; he is not expected again until he comes back.
    ben.did(f"/api/contests/{id}/leave")
    for person in (ben, carla):  # Ana plays Carla, and Ben Dora
        gives_up(person, id)
    wait_until("round 3", lambda: len(seen(ana, id)["rounds"]) == 3)
    third = [{s["number"] for s in t["seats"]} for t in seen(ana, id)["rounds"][2]["tables"]]
    assert sorted(map(len, third)) == [1, 2]
    assert set.union(*third) == {1, 3, 4}
    eva.refused(f"/api/contests/{id}/enter")  # half of it is played
    eva.refused(f"/api/contests/{id}/here", 403)
    ben.did(f"/api/contests/{id}/enter")  # back to what he had
    give_up_all(id, [dora, carla])
    wait_until("round 4", lambda: len(seen(ana, id)["rounds"]) == 4)
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
    version = page["version"]
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
