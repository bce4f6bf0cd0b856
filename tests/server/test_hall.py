"""The front page's line: my tables as they move, those to join and to watch; and quick matches."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from salon.games import load
from salon.kernel import Fate
from salon.server import matching
from salon.server.speech import speaker
from tests.server.conftest import Meet
from tests.server.people import PATIENCE, Json, Line, Person, table_for
from tests.server.running import Postgres, Process, Server


@contextmanager
def hall(person: Person, query: str = "") -> Iterator[Line]:
    """A line to the hall."""
    with Line(*person.socket_address(f"/ws/hall{query}")) as line:
        yield line


def until(line: Line, fits: Callable[[Json], bool]) -> Json:
    return line.until("hall", fits)


def card(told: Json, table: str) -> Json:
    return next((found for found in told.get("cards", []) if found["table"]["id"] == table), {})


def test_a_table_moves_in_the_hall(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil", pace={"kind": "daily", "days": 2})
    with hall(ana) as line, hall(ben, "?lang=es") as other:
        first = card(until(line, lambda told: told.get("whole", False)), table)
        assert first["table"]["your_turn"]
        assert first["prompt"]
        assert 0 < first["left"] <= 2 * 86400
        assert first["scores"] == [0, 0]
        assert first["reached"] == "turn 1"
        until(other, lambda told: told.get("whole", False))
        before = ana.view(table)
        ana.answers(table, before)
        moved = card(until(line, lambda told: bool(card(told, table))), table)
        assert moved["version"] == 1
        assert card(until(other, lambda told: bool(card(told, table))), table)["version"] == 1


def test_a_card_says_no_more_than_the_seat_may_know(meet: Meet) -> None:
    """The last line is the one of the log as this seat reads it, and the prompt is one's own."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    for person in (ana, ben, ana, ben):
        if person.view(table)["question"]:
            person.answers(table)
    for person in (ana, ben):
        with hall(person) as line:
            found = card(until(line, lambda told: told.get("whole", False)), table)
        view = person.view(table)
        if view["log"]:
            assert found["last"] == view["log"][-1]["text"]
        assert found.get("prompt", "") == (view["question"] or {}).get("prompt", "")


def test_what_waits_and_what_is_played_is_told_to_all(meet: Meet) -> None:
    ana, ben, stranger = meet("Ana"), meet("Ben"), meet()
    private, _ = ana.opens("court", "me", "open")
    with hall(stranger) as line:
        until(line, lambda told: told.get("whole", False))
        public, _ = ana.opens("court", "me", "open", public=True)
        told = until(line, lambda told: public in {t["id"] for t in told.get("open") or []})
        assert private not in {t["id"] for t in told["open"]}
        assert "cards" not in told
        ben.joins(public, 1)
        told = until(line, lambda told: public in {c["table"]["id"] for c in told.get("watch") or []})
        assert "prompt" not in card({"cards": told["watch"]}, public)


def test_a_question_to_all_is_told_in_the_hall(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.did(f"/api/tables/{table}/resign")
    with hall(ben) as line:
        until(line, lambda told: told.get("whole", False))
        ana.did(f"/api/tables/{table}/ask", what="rematch")
        told = until(line, lambda told: bool(card(told, table).get("asked")))
        assert card(told, table)["asked"] == "Ana asks for a rematch"


def test_who_wants_the_same_meets(meet: Meet) -> None:
    ana, ben, eva = meet("Ana of the match"), meet("Ben of the match"), meet("Eva of the match")
    wanted = {"game": "court", "seats": 2, "pace": "daily"}
    first = ana.did("/api/match", **wanted)
    assert "met" not in first
    assert ana.did("/api/match", **wanted)["table"]["id"] == first["table"]["id"]  # she waits there already
    other = eva.did("/api/match", **{**wanted, "pace": "live"})
    assert other["table"]["id"] != first["table"]["id"]
    met = ben.did("/api/match", **wanted)
    assert met["met"]
    assert met["table"]["id"] == first["table"]["id"]
    assert ben.view(first["table"]["id"])["status"] == "playing"
    ana.refused("/api/match", game="none", seats=2)
    ana.refused("/api/match", 400, game="court", seats=1)
    eva.did(f"/api/tables/{other['table']['id']}/fill", bot="random")  # or bots
    assert eva.view(other["table"]["id"])["status"] == "playing"


def test_nobody_is_met_who_has_gone(meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a clock after a minute, else after days; who is in the house may wait as long as they like."""
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    first = ana.did("/api/match", game="turmoil", seats=2, pace="live")["table"]["id"]
    slow = ana.did("/api/match", game="turmoil", seats=2, pace="daily")["table"]["id"]
    since = time.time()
    monkeypatch.setattr(matching, "time", SimpleNamespace(time=lambda: since + 3600))
    mine = ben.did("/api/match", game="turmoil", seats=2, pace="live")
    assert mine["table"]["id"] != first
    assert not mine.get("met", False)
    assert ben.did("/api/match", game="turmoil", seats=2, pace="daily")["table"]["id"] == slow
    with hall(ben) as line:
        until(line, lambda told: told.get("whole", False))
        assert (
            eva.did("/api/match", game="turmoil", seats=2, pace="live")["table"]["id"] == mine["table"]["id"]
        )
        assert eva.view(mine["table"]["id"])["status"] == "playing"


def test_friends_who_are_here_are_told(meet: Meet) -> None:
    """Both ways friends, on the front page or at a table; not who keeps to themselves."""
    ana, ben, carla = meet(), meet(), meet()
    for person, name in ((ana, "Ana in the hall"), (ben, "Ben in the hall"), (carla, "Carla in the hall")):
        person.me = person.did("/api/account", name=name, password="a long word of ours")
    for one, other in ((ana, ben), (ben, ana), (carla, ana)):
        one.did(f"/api/people/{other.me['id']}/tie", kind="friend")
    mine = {"id": ben.me["id"], "name": "Ben in the hall"}
    with hall(ana) as a:
        assert until(a, lambda told: told.get("whole", False)).get("friends", []) == []
        with hall(ben), hall(carla):
            assert until(a, lambda told: "friends" in told)["friends"] == [mine]
        assert until(a, lambda told: "friends" in told)["friends"] == []
        table, _ = ben.opens("court", "me", "bot", public=True)
        with ben.socket(table):
            told = until(a, lambda told: bool(told.get("friends")))["friends"]
            assert told == [{**mine, "table": table, "title": "Versailles"}]
        until(a, lambda told: told.get("friends") == [])
        ben.did("/api/wishes", rated=True, shown=False)
    with hall(ben), hall(ana) as a:
        assert until(a, lambda told: told.get("whole", False)).get("friends", []) == []


@pytest.mark.parametrize("text", ["x" * 200])
def test_the_hall_hears_nothing_but_pings(server: Server, meet: Meet, text: str) -> None:
    with hall(meet()) as line:
        until(line, lambda told: told.get("whole", False))
        line.socket.send('{"type":"ping"}')
        assert json.loads(line.socket.recv(PATIENCE))["type"] == "pong"
        line.socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            line.socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_the_hall_of_one_server_shows_what_happens_at_the_other(postgres: Postgres) -> None:
    database = postgres.database()
    with (
        Process(database) as one,
        Process(database) as two,
        Person(one.wait(), "Ana") as ana,
        Person(two.wait(), "Ben") as ben,
    ):
        table = table_for([ana, ben])
        with hall(ana) as line:
            until(line, lambda told: told.get("whole", False))
            ben.answers(table)
            assert card(until(line, lambda told: bool(card(told, table))), table)["version"] == 1
        first = ana.did("/api/match", game="turmoil", seats=2, pace="free")
        assert (
            ben.did("/api/match", game="turmoil", seats=2, pace="free")["table"]["id"] == first["table"]["id"]
        )


def test_who_blocks_or_hides_is_gone_at_once_and_the_page_elsewhere_hears_of_what_waits(
    meet: Meet,
) -> None:
    """Nobody loads anything anew for it."""
    ana, ben = meet(), meet()
    for person, name in ((ana, "Ana at once"), (ben, "Ben at once")):
        person.me = person.did("/api/account", name=name, password="a long word of ours")
    with hall(ana) as a, hall(ben):
        until(a, lambda told: told.get("whole", False))
        for one, other in ((ana, ben), (ben, ana)):
            one.did(f"/api/people/{other.me['id']}/tie", kind="friend")
        assert [one["name"] for one in until(a, lambda told: "friends" in told)["friends"]] == ["Ben at once"]
        ben.did("/api/wishes", rated=True, shown=False)
        assert until(a, lambda told: "friends" in told)["friends"] == []
        ben.did("/api/wishes", rated=True, shown=True)
        assert until(a, lambda told: "friends" in told)["friends"]
        ben.did(f"/api/people/{ana.me['id']}/tie", kind="block")
        assert until(a, lambda told: "friends" in told)["friends"] == []


def test_on_other_pages_one_hears_of_what_waits_and_of_nothing_else(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil")
    quiet = table_for([ben, ana], "turmoil", pace={"leave": "end"})
    ana.answers(quiet)
    while ana.view(quiet)["question"]:
        ana.answers(quiet)
    with hall(ana, "?only=mine") as line:
        first = until(line, lambda told: told.get("whole", False))
        assert [found["table"]["id"] for found in first["cards"]] == [table]
        assert not first.keys() & {"open", "watch", "friends"}
        while ana.view(table)["question"]:
            ana.answers(table)
        assert until(line, lambda told: bool(told.get("gone")))["gone"] == [table]
        ben.did(f"/api/tables/{quiet}/ask", what="end")
        told = card(until(line, lambda told: bool(card(told, quiet))), quiet)
        assert told["asked"] == "Ben proposes to end the game here"


def test_friends_at_another_server_are_here_too(postgres: Postgres) -> None:
    """And what they want of each other is known there at once: also whom one does not want to read."""
    database = postgres.database()
    with (
        Process(database) as one,
        Process(database) as two,
        Person(one.wait()) as ana,
        Person(two.wait()) as ben,
    ):
        for person, name in ((ana, "Ana"), (ben, "Ben")):
            person.me = person.did("/api/account", name=name, password="a long word of ours")
        for person, other in ((ana, ben), (ben, ana)):
            person.did(f"/api/people/{other.me['id']}/tie", kind="friend")
        mine = {"id": ben.me["id"], "name": "Ben"}
        with hall(ana) as a:
            with hall(ben):
                assert until(a, lambda told: bool(told.get("friends")))["friends"] == [mine]
            until(a, lambda told: told.get("friends") == [])
            table, _ = ben.opens("court", "me", "bot", public=True)
            with ben.socket(table):
                told = until(a, lambda told: bool(told.get("friends")))["friends"]
                assert told == [{**mine, "table": table, "title": "Versailles"}]
                ben.did("/api/wishes", rated=True, shown=False)
                assert until(a, lambda told: "friends" in told)["friends"] == []
        # Ana sits at one server with two pages, and mutes through the other one.
        elsewhere = Person(two.url)
        with elsewhere, ana.socket(table) as line:
            line.until("update")
            elsewhere.did("/api/login", name="Ana", password="a long word of ours")
            ben.did(f"/api/tables/{table}/chat", type="chat", text="hurry up")
            said = line.until("chat")
            elsewhere.did(f"/api/tables/{table}/mute", message=said["id"], muted=True)
            # What was announced before this is known when this is.
            elsewhere.did(f"/api/tables/{table}/chat", type="chat", text="first")
            line.until("chat", lambda told: told["text"] == "first")
            ben.did(f"/api/tables/{table}/chat", type="chat", text="hurry up again")
            elsewhere.did(f"/api/tables/{table}/chat", type="chat", text="second")
            assert line.until("chat")["text"] == "second"


@pytest.mark.parametrize(("game", "seats"), [("court", 2), ("court", 4), ("turmoil", 2), ("v1919", 3)])
def test_what_a_card_counts_is_the_same_in_all_worlds_a_seat_may_be_in(game: str, seats: int) -> None:
    """How far the game has come, scores and hands tell nothing that a seat cannot know."""
    rules = load(game)
    s, chance, said = rules.new(seats=seats, seed=5), random.Random(5), set()
    while s.result is None:
        if chance.random() < 0.2:
            told = rules.reached(s), rules.standing(s), [rules.held(s, n) for n in range(seats)]
            said.add(speaker("en").say(told[0], ()) if told[0] else "")
            for seat in range(seats):
                other = s.determinize(seat, Fate.of(chance.randrange(2**32)))
                assert (rules.reached(other), rules.standing(other)) == told[:2]
                assert [rules.held(other, n) for n in range(seats)] == told[2]
        decision = s.pending[0]
        s.apply(chance.choice(decision.legal), decision.seat)
    assert len(said) > 3
