"""Ratings: what results count, for whom, and that they are the same when made anew."""

from __future__ import annotations

import time
from typing import Any, cast

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from salon.cli import main
from salon.server.database import Database, open_engine, sqlite_url
from salon.server.rating import BETA, Counted, Ladder, Place, Strength, Table, chances, rate, season_of
from salon.server.schema import places, ratings, results
from salon.server.store import Store
from tests.server.history import fill, house, resigned
from tests.server.people import play_on, table_for


def counted(number: int, *ranks: tuple[str, int], game: str = "court") -> Counted:
    best = min(rank for _, rank in ranks)
    around = (Place(seat, who, rank, rank == best) for seat, (who, rank) in enumerate(ranks))
    return Counted(number, game, "free", "2026-Q4", float(number), tuple(around))


def test_a_first_game_moves_as_the_published_model_says() -> None:
    """For two who are new: Weng and Lin's rule by hand, with c² = 2 (σ² + β²) and both chances a half."""
    table: Table = {}
    [change] = rate([counted(1, ("user:1", 1), ("user:2", 2))], table)
    variance = (25 / 3) ** 2 + (25 / 300) ** 2  # a little uncertainty comes back before each game
    c = (2 * (variance + (25 / 6) ** 2)) ** 0.5
    gain = variance / c * 0.5
    assert table[Ladder("court")]["user:1"].mu == pytest.approx(25 + gain)
    assert table[Ladder("court")]["user:2"].mu == pytest.approx(25 - gain)
    assert change.chances == {0: 0.5, 1: 0.5}
    assert table[Ladder("court", "free", "2026-Q4")] == table[Ladder("court")]
    assert table[Ladder("court", "free")].keys() == {"user:1", "user:2"}
    assert Ladder("turmoil") not in table


def test_four_hundred_more_is_ten_times_as_strong_for_two() -> None:
    weak, strong = Strength(sigma=0.0), Strength(mu=25 + BETA * 2**0.5 * 2.302585093, sigma=0.0)
    assert strong.rating - weak.rating == pytest.approx(400)
    assert chances([(0, weak), (1, strong)])[1] == pytest.approx(10 / 11)


def test_who_is_not_rated_is_left_out() -> None:
    """A guest between two who are rated changes nothing for these."""
    with_guest, without = {}, {}  # type: Table, Table
    game = counted(1, ("user:1", 1), ("", 2), ("user:2", 3))
    list(rate([game._replace(places=(game.places[0], game.places[2]))], with_guest))
    list(rate([counted(1, ("user:1", 1), ("user:2", 2))], without))
    assert with_guest == without


def test_a_bot_at_several_seats_is_one() -> None:
    table: Table = {}
    seats = ("user:1", 1), ("bot:courtier", 2), ("bot:courtier", 3)
    list(rate([counted(1, *seats)], table))
    model = PlackettLuce()
    (_,), (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1, 2, 3])
    bot = table[Ladder("court")]["bot:courtier"]
    assert bot.games == 1
    assert bot.mu == pytest.approx((second.mu + third.mu) / 2)
    list(rate([counted(2, ("bot:courtier", 1), ("bot:courtier", 2))], table))
    assert table[Ladder("court")]["bot:courtier"] == bot  # against itself it shows nothing


def kept(database: str) -> list[tuple[object, ...]]:
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            found = c.execute(select(ratings).order_by(*ratings.primary_key.columns)).all()
            return [tuple(row) for row in found]
    finally:
        engine.dispose()


def places_of(database: str) -> list[Any]:
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            return list(c.execute(select(places)))
    finally:
        engine.dispose()


def without_of(database: str) -> dict[str, str]:
    engine = open_engine(database)
    try:
        with engine.connect() as c:
            return {row.table_id: row.without for row in c.execute(select(results))}
    finally:
        engine.dispose()


def test_ratings_kept_game_by_game_are_those_made_anew(
    ready: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(ready, "Ana", "Ben", "carla") as (ana, ben, guest):
        for loser, winner in ((ana, ben), (ben, ana), (ana, ben)):
            resigned(loser, winner)
        resigned(guest, ana)
        live = {"kind": "live", "minutes": 10}
        resigned(ben, ana, pace=live)
        before = kept(ready)
        assert {row[3] for row in before} == {f"user:{ana.me['id']}", f"user:{ben.me['id']}"}
        by_ladder = {(row[1], row[2]): row[7] for row in before}
        season = season_of(time.time())
        assert by_ladder == {("", ""): 4, ("free", ""): 3, ("live", ""): 1, ("", season): 4} | {
            ("free", season): 3,
            ("live", season): 1,
        }
        assert main(["rate", "--all", "--database", ready]) == 0
        assert kept(ready) == before
        said = capsys.readouterr().out
        assert "4 results count; no rating has changed." in said
        assert "Versailles: Ana" in said
        # One who wants no ratings is gone from the table, and what the other has stays as it was.
        ben.did("/api/wishes", rated=False, shown=True)
        mine = [row for row in before if row[3] == f"user:{ana.me['id']}"]
        after = kept(ready)
        assert [row for row in after if row[3] == f"user:{ana.me['id']}"] == mine
        assert not [row for row in after if row[3] == f"user:{ben.me['id']}"]
        resigned(ben, ana)
        assert kept(ready) == after
        assert main(["rate", "--all", "--database", ready]) == 0
        assert [row for row in kept(ready) if row[3] == f"user:{ana.me['id']}"] == mine


def test_what_does_not_count_says_why(ready: str) -> None:
    with house(ready, "Ana", "Ben") as (ana, ben):
        hot, _ = ana.opens("court", "me", "me")
        ana.did(f"/api/tables/{hot}/resign")
        alone, _ = ana.opens("v1919", "me")
        ana.did(f"/api/tables/{alone}/resign")
        agreed, invitations = ana.opens("court", "me", "open")
        ben.joins(agreed, 1, invitations["1"])
        for person in (ana, ben):
            person.did(f"/api/tables/{agreed}/agree")
        other = resigned(ana, ben)
        found = without_of(ready)
        assert found == {hot: "hotseat", alone: "alone", other: ""}
        assert len(kept(ready)) == 8


def test_a_game_of_three_ranks_by_points_and_who_left_is_last(ready: str) -> None:
    with house(ready, "Ana") as (ana,):
        table = ana.did(
            "/api/tables",
            game="court",
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "novice"}],
        )["table"]["id"]
        ana.did(f"/api/tables/{table}/resign")
        engine = open_engine(ready)
        with engine.connect() as c:
            found = {row.who: row for row in c.execute(select(places))}
        engine.dispose()
        assert found[f"user:{ana.me['id']}"].rank == 3
        assert found[f"user:{ana.me['id']}"].gone
        assert found["bot:random"].rank == found["bot:novice"].rank == 1
        assert found["bot:random"].mu > 25 > found[f"user:{ana.me['id']}"].mu


def test_results_of_before_are_rated_when_the_house_opens(tmp_path: Any) -> None:
    from salon.server.migrations import upgrade

    url = sqlite_url(tmp_path / "old.db")
    engine = open_engine(url)
    upgrade(engine)
    engine.dispose()
    fill(url, 300, people=20)
    store = Store(Database(open_engine(url)))
    try:
        assert store.rate_what_is_left() == 300
        first = store.every_rating()
        assert sum(line.strength.games for line in first if not line.pace and not line.season) == 600
        assert store.rate_what_is_left() == 0
        assert store.rate_what_is_left(anew=True) == 300
        assert store.every_rating() == first
    finally:
        store.database.close()


def test_who_was_replaced_has_lost_and_who_came_instead_is_not_rated(ready: str) -> None:
    """Of three one leaves and another plays on in their seat: the place is that of the one who left."""
    with house(ready, "Ana", "Ben", "Eva", "Dora") as people:
        ana, ben, eva, dora = people
        table = table_for([ana, ben, eva], pace={"leave": "open"})
        ana.answers(table)
        ben.did(f"/api/tables/{table}/resign")
        [link] = ana.did(f"/api/tables/{table}/invitations", seat=1)
        dora.did(f"/api/tables/{table}/join", seat=1, invitation=link["secret"])
        assert play_on(table, [ana, dora, eva])["status"] == "ended"
        found = {row.seat: row for row in places_of(ready)}
        assert [found[seat].user_id for seat in range(3)] == [one.me["id"] for one in (ana, ben, eva)]
        assert (found[1].rank, found[1].won, found[1].gone, found[1].late) == (3, False, True, False)
        assert sorted(found[seat].rank for seat in (0, 2)) in ([1, 2], [1, 1])
        rated = {row[3] for row in kept(ready)}
        assert rated == {f"user:{one.me['id']}" for one in (ana, ben, eva)}
        of_all = {row[3]: row for row in kept(ready) if row[1:3] == ("", "")}
        strength = {who: cast(float, row[4]) for who, row in of_all.items()}
        assert strength[f"user:{ben.me['id']}"] == min(strength.values()) < 25
        before = kept(ready)
        assert main(["rate", "--all", "--database", ready]) == 0
        assert kept(ready) == before
        # Whom the others have beaten is named, and not the one who sat there in the end.
        [game] = ana.get(f"/api/people/{ana.me['id']}/games")["games"]
        names = {seat["name"] for seat in game["seats"]}
        assert names == {"Ana", "Ben", "Eva"}
        assert dora.get(f"/api/people/{dora.me['id']}/games")["games"] == []
