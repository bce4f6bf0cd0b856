"""Playing over REST and sockets: every answer counts once, and all see what they may, at once."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from salon.kernel import Record
from salon.server import rows
from salon.server.database import sqlite_url
from tests.server.conftest import Meet
from tests.server.log import rows_of
from tests.server.people import Json, Person, legal, play_on, table_for
from tests.server.running import Server, wait_until

STALE = "The game has moved on. Here is how it stands now."


# -- exactly once --------------------------------------------------------------------------------


def test_an_answer_is_in_the_log_when_it_is_acknowledged(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    before = ana.view(table)
    after = ana.answers(table, before)
    assert (before["version"], after["version"], after["move"]) == (0, 1, 1)
    assert rows_of(server.database, table) == [rows.Act(0, legal(before)[0])]


def test_a_repeated_answer_is_refused_with_the_table_as_it_stands(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    before = ana.view(table)
    ana.answers(table, before)
    again = ana.act(table, before, legal(before)[0])
    problem = again.json()
    assert again.status_code == 409
    assert problem["title"] == STALE
    assert problem["version"] == 1
    now = ana.view(table)
    assert {**problem["update"], "at": 0} == {**now, "at": 0}
    assert len(rows_of(server.database, table)) == 1


def test_a_repeated_answer_is_stale_even_when_one_is_no_longer_asked(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    last: Json = {}
    while legal(now := ana.view(table)):
        last = now
        ana.answers(table, now)
    assert ana.act(table, last, legal(last)[0]).json()["title"] == STALE


def test_an_answer_from_the_future_is_refused(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    problem = ana.refused(f"/api/tables/{table}/act", type="act", version=7, action="character.king")
    assert problem["title"] == STALE
    assert problem["update"]["version"] == 0


def test_an_answer_sent_by_many_at_once_counts_once(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    now = ana.view(table)
    status: list[int] = []
    threads = [
        threading.Thread(target=lambda: status.append(ana.act(table, now, legal(now)[0]).status_code))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(status) == [200, 409, 409, 409, 409, 409]
    assert len(rows_of(server.database, table)) == 1


def test_two_seats_answer_at_the_same_version(server: Server, meet: Meet) -> None:
    """At the court all choose their first favourites at once, in secret."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    seen = ana.view(table), ben.view(table)
    assert seen[0]["version"] == seen[1]["version"] == 0
    assert ana.answers(table, seen[0])["version"] == 1
    assert ben.answers(table, seen[1])["version"] == 2
    assert [row.seat for row in rows_of(server.database, table)] == [0, 1]


def test_an_illegal_answer_is_refused_with_its_reason_and_clause(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    now = ana.answers(table)
    closed = next(a for a in now["question"]["answers"] if not a.get("legal", True))
    problem = ana.act(table, now, closed["action"]).json()
    assert (problem["title"], problem["clause"]) == (closed["why"], closed["clause"])
    assert ana.act(table, now, "no.such.thing").status_code == 409
    assert len(rows_of(server.database, table)) == 1


def test_nobody_answers_for_another(server: Server, meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben])
    act: Json = {"type": "act", "version": 0, "action": "character.king"}
    ana.refused(f"/api/tables/{table}/act", seat=1, **act)
    eva.refused(f"/api/tables/{table}/act", seat=0, **act)
    eva.refused(f"/api/tables/{table}/act", **act)
    meet().refused(f"/api/tables/{table}/act", 401, **act)
    for path in ("resign", "agree"):
        eva.refused(f"/api/tables/{table}/{path}")
    assert rows_of(server.database, table) == []


# -- sockets -------------------------------------------------------------------------------------


def test_both_seats_see_an_answer_at_once(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a, ben.socket(table) as b:
        a.until("update")
        b.until("update")
        a.act(legal(a.update)[0])
        assert a.until("update")["version"] == b.until("update")["version"] == 1
        assert [line["text"] for line in a.log] == [line["text"] for line in ana.view(table)["log"]]


def test_a_stale_answer_over_a_socket_is_refused_and_the_view_follows(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a:
        a.until("update")
        a.act(legal(a.update)[0])
        a.until("update", lambda u: u["version"] == 1)
        a.act(legal(a.update)[0], version=0)
        assert a.until("refused") == {"type": "refused", "title": STALE, "version": 1}
        assert a.until("update")["version"] == 1
    assert len(rows_of(server.database, table)) == 1


def test_who_comes_back_finds_everything(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ana.socket(table) as a:
        a.until("update")
    play_on(table, [ana, ben], 12)
    with ana.socket(table) as a:
        assert a.until("update")["version"] == 12
        assert a.log == ana.view(table)["log"]


def test_words_come_in_the_language_of_each(meet: Meet) -> None:
    ana, emi = meet("Ana", "es"), meet("Emi", "ja")
    table = table_for([ana, emi])
    with ana.socket(table) as a, emi.socket(table) as e, meet().socket(table, "?lang=en") as x:
        assert a.until("update")["question"]["prompt"].startswith("Elige")
        assert "選" in e.until("update")["question"]["prompt"]
        assert x.until("update")["waiting"][0]["prompt"].startswith("Ana is ")


# -- taking back, giving up, agreeing ------------------------------------------------------------


def test_undo_is_an_entry_of_the_log(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    before = ana.view(table)
    after = ana.answers(table, before)
    assert after["undo"]
    back = ana.did(f"/api/tables/{table}/undo", type="undo", version=1)
    assert (back["version"], back["move"], back["view"]) == (2, 0, before["view"])
    assert rows_of(server.database, table)[1] == rows.Undo(0)
    assert ana.answers(table, back)["version"] == 3


def test_all_is_taken_back_to_the_last_point_of_no_return(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    update = before = ana.view(table)
    while (after := ana.answers(table, update)).get("undo"):
        update = after
        assert update["undos"] == update["move"]
        if update["move"] == 2:
            break
    back = ana.did(f"/api/tables/{table}/undo", type="undo", version=update["version"], all=True)
    assert (back["move"], back["view"], back.get("undo", False)) == (0, before["view"], False)
    assert rows_of(server.database, table)[2:] == [rows.Undo(0), rows.Undo(0)]


def test_an_update_says_since_when_one_is_asked(meet: Meet) -> None:
    """What was answered at an older version was taken: a browser knows that its answer arrived."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    assert "since" not in ana.view(table)
    ben.answers(table)  # both choose at the same time
    assert "since" not in ana.view(table)
    assert ana.answers(table)["since"] == 2
    assert ben.view(table)["since"] == 1


def test_a_repeated_undo_is_refused(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.answers(table)
    ana.answers(table)
    ana.did(f"/api/tables/{table}/undo", type="undo", version=2)
    assert ana.refused(f"/api/tables/{table}/undo", type="undo", version=2)["title"] == STALE
    assert len(rows_of(server.database, table)) == 3


def test_an_answer_given_before_an_undo_is_stale(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    first = ana.view(table)
    ana.answers(table, first)
    ana.did(f"/api/tables/{table}/undo", type="undo", version=1)
    assert ana.act(table, first, legal(first)[0]).json()["title"] == STALE


def test_nobody_takes_back_what_another_did(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    ana.answers(table)
    ben.refused(f"/api/tables/{table}/undo", type="undo", version=1)


def test_the_log_of_a_browser_follows_an_undo(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], 8)
    with ana.socket(table) as a, ben.socket(table) as b, meet().socket(table) as x:
        lines = {ana: a, ben: b}
        for line in (a, b, x):
            line.until("update")
        undone = 0
        for _ in range(40):
            person = next((p for p in lines if legal(lines[p].update)), ana)
            line = lines[person]
            version = line.update["version"]
            if line.update.get("undo") and person.random.random() < 0.4:
                undone += 1
                line.say(type="undo", version=version)
            else:
                line.act(person.random.choice(legal(line.update)))
            for each in (a, b, x):
                each.after(version)
            assert len(a.log) == len(b.log) == len(x.log)
            assert [e["text"] for e in line.log] == [e["text"] for e in person.view(table)["log"]]
            if line.update["status"] == "ended":
                break
        assert undone


def test_who_gives_up_loses(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    with ben.socket(table) as b:
        b.until("update")
        ana.did(f"/api/tables/{table}/resign")
        end = b.until("update")
    assert (end["status"], end["winners"], end["result"]) == ("ended", [1], "Ana has given up.")
    assert ana.refused(f"/api/tables/{table}/resign")["title"] == "The game is over."
    assert ana.get(f"/api/tables/{table}")["status"] == "ended"
    assert [t["status"] for t in ana.get("/api/tables")["mine"] if t["id"] == table] == ["ended"]


def test_all_must_agree_to_end_it(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    assert ana.did(f"/api/tables/{table}/agree")["agreed"] == [0]
    assert ana.did(f"/api/tables/{table}/agree")["status"] == "playing"
    ana.answers(table)  # playing on takes the offer back
    assert "agreed" not in ben.view(table)
    ana.did(f"/api/tables/{table}/agree")
    end = ben.did(f"/api/tables/{table}/agree")
    assert (end["status"], end["result"]) == ("ended", "The players agreed to end the game.")
    assert "winners" not in end


# -- bots ----------------------------------------------------------------------------------------


def test_a_game_against_bots_is_played_to_the_end(meet: Meet) -> None:
    ana = meet("Ana")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = ana.did("/api/tables", game="court", seats=seats)["table"]["id"]
    end = play_on(table, [ana])
    assert end["status"] == "ended"
    assert end["winners"]
    record = Record.from_json(ana.http.get(f"/api/tables/{table}/record").content)
    state = record.replay()
    assert state.result is not None
    assert list(state.result.winners) == end["winners"]
    assert [seat.name for seat in record.header.players] == ["Ana", "Bot 2"]


def test_a_seat_is_lent_to_a_bot_and_taken_back(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    assert ana.did(f"/api/tables/{table}/lend", bot="random")["seats"][0]["lent"]
    wait_until("the bot answers for Ana", lambda: not legal(ana.view(table)))
    played = rows_of(server.database, table)[1:]
    assert played
    assert all(isinstance(row, rows.Act) and (row.seat, row.by) == (0, "bot") for row in played)
    back = ana.did(f"/api/tables/{table}/lend", bot="")
    assert "lent" not in back["seats"][0]
    while not legal(ana.view(table)):
        ben.answers(table)
    assert ana.answers(table)
    last = rows_of(server.database, table)[-1]
    assert isinstance(last, rows.Act)
    assert (last.seat, last.by) == (0, "person")


def test_bots_think_while_others_are_served(tmp_path: Path) -> None:
    """Bots play each other at two tables; nobody else's answer waits for one of their thoughts."""
    with (
        Server(sqlite_url(tmp_path / "salon.db")) as server,
        Person(server.url, "Ana") as ana,
        Person(server.url, "Ben") as ben,
    ):
        bots = [ana.opens("v1919", "bot", "bot", "bot")[0] for _ in range(2)]
        table = table_for([ana, ben])
        for id in bots:
            wait_until("the bots move", lambda id=id: ana.view(id)["version"] > 0)
        waits = []
        for _ in range(20):
            start = time.monotonic()
            play_on(table, [ana, ben], 1)
            waits.append(time.monotonic() - start)
        assert [ana.view(id)["status"] for id in bots] == ["playing", "playing"]
        assert sorted(waits)[len(waits) // 2] < 0.5


# -- after the end, and looking back -------------------------------------------------------------


def test_the_record_is_given_only_after_the_end(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], 6)
    early = ana.http.get(f"/api/tables/{table}/record")
    assert (early.status_code, early.json()["title"]) == (409, "The game is not over yet.")
    ana.did(f"/api/tables/{table}/resign")
    record = Record.from_json(ana.http.get(f"/api/tables/{table}/record").content)
    assert len(record.moves) == 6
    assert [seat.name for seat in record.header.players] == ["Ana", "Ben"]
    record.replay()


def test_any_moment_can_be_looked_at_again(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    seen = [ana.view(table)]
    for _ in range(15):
        play_on(table, [ana, ben], 1)
        seen.append(ana.view(table))
    told: list[Json] = []
    for move, then in enumerate(seen):
        moment = ana.get(f"/api/tables/{table}/moments/{move}")
        assert (moment["move"], moment["view"]) == (move, then["view"])
        told += moment["log"]
    assert told == seen[-1]["log"]
    for wrong in ("16", "-1", "x", "9" * 5000):
        assert ana.http.get(f"/api/tables/{table}/moments/{wrong}").status_code == 404


def test_a_rematch_is_one_table_for_all(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben])
    ana.refused(f"/api/tables/{table}/rematch")
    with ben.socket(table) as b:
        b.until("update")
        ana.did(f"/api/tables/{table}/resign")
        eva.refused(f"/api/tables/{table}/rematch")
        assert ana.did(f"/api/tables/{table}/rematch")["table"]["id"] == table  # Ben is asked first
        first = ben.did(f"/api/tables/{table}/rematch")["table"]["id"]
        assert b.until("update", lambda u: "next_table" in u)["next_table"] == first
    assert ana.did(f"/api/tables/{table}/rematch")["table"]["id"] == first
    assert ana.answers(first)["you"] == 0
    assert ben.answers(first)["you"] == 1
    assert len(ana.get("/api/tables")["mine"]) == 2
