"""What the page is told beyond the view: which answers are final, aside or noted; the score; the curve."""

from __future__ import annotations

import pytest

import salon
from salon.kernel import Record
from salon.kernel.conformance import random_game
from salon.server import rows
from salon.server.curve import course, turns
from salon.server.decided import ahead_since
from tests.browser.wire_types import TARGET, declarations
from tests.server.conftest import Meet
from tests.server.log import rows_of
from tests.server.people import Json, Person, legal, play_on, say, table_for
from tests.server.running import Server

GAMES = [(game, seats) for game in salon.list_games() for seats in salon.load(game).seat_counts]


def answer(update: Json, action: str) -> Json:
    return next(a for a in update["question"]["answers"] if a["action"] == action)


def asked(people: list[Person], table: str) -> tuple[Person, Json]:
    """Who must answer, and what they see."""
    for person in people:
        update = person.view(table)
        if update["question"] and update["question"].get("must", True):
            return person, update
    raise AssertionError("nobody is asked")


# -- deals: answers aside, with notes --------------------------------------------------------------


def a_deal(people: list[Person], table: str) -> tuple[Person, Json]:
    """Bring a game of 1919 to a deal with one term, ready to be offered."""
    while True:
        person, update = asked(people, table)
        if "verb.propose" in legal(update):
            break
        person.answers(table, update)
    return person, say(person, table, "verb.propose", "deal.nation.", "term.not_place", "deal.issue.")


def test_an_answer_aside_is_told_apart_and_nobody_must_give_it(meet: Meet) -> None:
    people = [meet(name) for name in ("Ana", "Ben", "Eva")]
    table = table_for(people, "v1919")
    while True:
        person, update = asked(people, table)
        if "verb.propose" in legal(update):
            break
        person.answers(table, update)
    assert answer(update, "verb.propose")["aside"]
    assert not any(answer(update, a).get("aside") for a in legal(update) if a != "verb.propose")
    others = [p.view(table) for p in people if p is not person]
    assert [other["question"]["must"] for other in others] == [False, False]
    assert all(answer(other, "verb.propose")["aside"] for other in others)


def test_a_note_goes_with_the_offer_into_record_and_log(server: Server, meet: Meet) -> None:
    people = [meet(name) for name in ("Ana", "Ben", "Eva")]
    table = table_for(people, "v1919")
    person, update = a_deal(people, table)
    assert answer(update, "verb.offer")["noted"]
    words = 'Next turn "Syria" is yours. 平和'
    path = f"/api/tables/{table}/act"
    person.did(path, type="act", version=update["version"], action="verb.offer", note=words)
    row = rows_of(server.database, table)[-1]
    assert isinstance(row, rows.Act)
    assert row.note == words
    assert all(any(words in line["text"] for line in p.view(table)["log"]) for p in people)
    for each in people:
        each.did(f"/api/tables/{table}/agree")
    record = Record.from_json(person.http.get(f"/api/tables/{table}/record").content)
    assert record.moves[-1].note == words


@pytest.mark.parametrize("note", ["x" * 281, "one\nline", "turned \u202e round"])
def test_a_bad_note_is_refused_and_changes_nothing(server: Server, meet: Meet, note: str) -> None:
    people = [meet(name) for name in ("Ana", "Ben", "Eva")]
    table = table_for(people, "v1919")
    person, update = a_deal(people, table)
    before = len(rows_of(server.database, table))
    sent = {"type": "act", "version": update["version"], "action": "verb.offer", "note": note}
    assert person.post(f"/api/tables/{table}/act", **sent).status_code in {400, 409}
    assert len(rows_of(server.database, table)) == before
    assert person.view(table)["version"] == update["version"]


def test_a_note_with_any_other_answer_is_refused(server: Server, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    action = legal(ana.view(table))[0]
    ana.refused(f"/api/tables/{table}/act", type="act", version=0, action=action, note="hello")
    assert not rows_of(server.database, table)
    with ana.socket(table) as line:
        line.until("update")
        line.say(type="act", version=0, action=action, note="hello")
        assert line.until("refused")["title"]
    assert ana.view(table)["version"] == 0


# -- what cannot be taken back ---------------------------------------------------------------------


def test_final_answers_are_those_that_cannot_be_undone(meet: Meet) -> None:
    """Two people: whoever looks at a question is told beforehand whether Undo will be there."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    seen = set()
    for _ in range(60):
        person, update = asked([ana, ben], table)
        action = person.random.choice(legal(update))
        after = person.act(table, update, action).json()
        final = answer(update, action).get("final", False)
        assert final != after.get("undo", False)
        everything = all(answer(update, a).get("final", False) for a in legal(update))
        assert update["question"].get("final", False) == everything
        seen.add(final)
        if after["status"] == "ended":
            break
    assert seen == {True, False}


def test_a_socket_is_told_which_answers_are_final_when_people_have_had_time_to_read(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    seen = set()
    for _ in range(12):
        person, update = asked([ana, ben], table)
        with person.socket(table) as line:
            told = line.until("update")
            assert not any("final" in answer for answer in told["question"]["answers"])
            finals = line.until("finals")
        assert finals["version"] == update["version"] == told["version"]
        assert finals["actions"] == [a["action"] for a in update["question"]["answers"] if a.get("final")]
        seen.add(bool(finals["actions"]))
        person.answers(table, update)
    assert seen == {True, False}


def test_what_a_bot_answers_at_once_cannot_be_taken_back(meet: Meet) -> None:
    """The last support that one side places before the other side's turn."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil")
    for person in (ana, ben):
        person.act(table, person.view(table), "verb.no")
    ana.answers(table)

    def places() -> list[Json]:
        return [a for a in ana.view(table)["question"]["answers"] if a.get("legal", True)]

    assert all(a["ends"] and a["cost"] == "Then it is up to Ben." for a in places())
    assert not any(a.get("final") for a in places())
    ben.did(f"/api/tables/{table}/lend", bot="greedy")
    assert all(a["final"] for a in places())


def test_a_socket_is_told_what_is_at_stake_as_the_page_is(meet: Meet) -> None:
    """Costs and warnings, in the language of who reads them: the same on the line and in a whole update."""
    ana, ben = meet("Ana", "es"), meet("Ben", "ja")
    table = table_for([ana, ben])
    seen: set[str] = set()
    for _ in range(40):
        person, update = asked([ana, ben], table)
        answers = {a["action"]: a for a in update["question"]["answers"] if a.get("legal", True)}
        with person.socket(table) as line:
            finals = line.until("finals")
        for kind in ("ends", "costly"):
            assert sorted(finals.get(kind, ())) == sorted(name for name, a in answers.items() if a.get(kind))
        costs = {action: cost for cost, those in finals.get("costs", {}).items() for action in those}
        assert costs == {name: a["cost"] for name, a in answers.items() if "cost" in a}
        warnings = finals.get("warnings", {})
        assert warnings == {name: a["warning"] for name, a in answers.items() if "warning" in a}
        seen |= {kind for a in answers.values() for kind in ("ends", "cost", "warning") if kind in a}
        person.answers(table, update)
    assert seen == {"ends", "cost", "warning"}


# -- who sits where, and how it ended --------------------------------------------------------------


def test_an_update_says_which_seats_are_mine(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table, invitations = ana.opens("court", "me", "open", "me")
    ben.joins(table, 1, invitations["1"])

    def mine(update: Json) -> list[int]:
        return [n for n, seat in enumerate(update["seats"]) if seat.get("you")]

    assert mine(ana.view(table)) == [0, 2]
    assert mine(ben.view(table)) == [1]
    assert mine(meet().view(table)) == []
    with ben.socket(table) as b, meet().socket(table) as x:
        assert mine(b.until("presence")) == [1]
        assert mine(x.until("presence")) == []


def test_a_list_of_tables_says_how_the_ended_ones_ended(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben", "es")
    table = table_for([ana, ben])
    assert "result" not in ana.get(f"/api/tables/{table}")
    ana.did(f"/api/tables/{table}/resign")
    assert ana.get("/api/tables")["mine"][0]["result"] == "Ana has given up."
    assert ben.get(f"/api/tables/{table}")["result"] == "Ana se ha rendido."


# -- the score and the curve -----------------------------------------------------------------------


def test_the_score_by_source_comes_with_the_end(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    assert "tally" not in ana.view(table)
    end = play_on(table, [ana, ben])
    assert [sum(s["points"] for s in seat) for seat in end["tally"]] == end["view"]["result"]["scores"]
    assert all(source["label"] for seat in end["tally"] for source in seat)


def test_the_curve_is_given_after_the_end_and_ends_with_the_score(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], 4)
    early = ana.http.get(f"/api/tables/{table}/curve")
    assert (early.status_code, early.json()["title"]) == (409, "The game is not over yet.")
    end = play_on(table, [ana, ben])
    found = ana.get(f"/api/tables/{table}/curve")
    assert found == meet().get(f"/api/tables/{table}/curve")
    assert [line["scores"][-1] for line in found["lines"]] == end["view"]["result"]["scores"]
    assert all(len(line["scores"]) == end["move"] + 1 for line in found["lines"])
    assert found["label"]
    assert all(0 < turn["move"] <= end["move"] and turn["gain"] > 0 for turn in found["turns"])


def test_a_game_given_up_has_a_curve_too(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], 9)
    ana.did(f"/api/tables/{table}/resign")
    found = ana.get(f"/api/tables/{table}/curve")
    assert [len(line["scores"]) for line in found["lines"]] == [10, 10]
    assert "Ana" in found["decided"][0]  # who gave up; then how it stood
    assert len(found["decided"]) > 1


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_every_curve_ends_with_the_result(id: str, seats: int) -> None:
    game = salon.load(id)
    play = random_game(game, seats, 5, every=0)
    assert play.state.result is not None
    found = course(play.record, game).scores
    assert found[-1] == play.state.result.scores
    assert len(found) == len(play.record.moves) + 1


def test_the_lead_and_the_turning_points() -> None:
    found = ((0, 0), (3, 0), (3, 4), (3, 4), (6, 4), (6, 5))
    assert ahead_since(found, 0) == 4
    assert ahead_since(found, 1) is None
    assert [(turn.move, turn.seat, turn.gain) for turn in turns(found)] == [(1, 0, 3), (2, 1, 4), (4, 0, 3)]


def test_the_page_knows_the_wire_as_it_is() -> None:
    assert TARGET.read_text("utf-8") == declarations(), "the wire has changed: make wire"
