"""Deals of 1919 over the wire: what is drafted aside stops nobody, and what is offered is answered."""

from __future__ import annotations

import time

import pytest

from salon.games import load
from salon.games.v1919.negotiation import Negotiation
from salon.kernel import Text
from salon.lang import words
from salon.server import rows
from tests.marks import clause
from tests.server.conftest import Meet
from tests.server.log import plays_of, rows_of
from tests.server.people import PATIENCE, Json, Person, legal, say, table_for
from tests.server.running import Server

STALE = "The game has moved on. Here is how it stands now."


def asks(person: Person, table: str) -> Json:
    question: Json = person.view(table)["question"]
    return question


def begin(people: list[Person]) -> tuple[str, list[Person]]:
    """A table at the first action of a turn: who is asked, and then the others."""
    table = table_for(people, "v1919")
    while True:
        person = next(p for p in people if (q := asks(p, table)) and q.get("must", True))
        if "verb.place" in legal(person.view(table)):
            return table, [person, *(p for p in people if p is not person)]
        person.answers(table)


def nation(person: Person, table: str) -> str:
    update = person.view(table)
    return str(update["view"]["powers"][update["you"]])


@clause("v1919.ruling.negotiation.aside")
def test_a_draft_is_seen_by_its_maker_alone_and_nobody_waits_for_it(meet: Meet) -> None:
    table, (ana, ben, eva) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    before, public = ana.view(table), meet().view(table)
    mine = say(ben, table, "verb.propose", f"deal.nation.{nation(ana, table)}", "term.not_place")
    assert mine["view"]["draft"]["said"][0] == "term.not_place"
    assert mine["question"]["draft"].startswith("Your deal with ")
    assert not mine["question"]["must"]
    for person, was in ((ana, before), (eva, eva.view(table)), (meet(), public)):
        now = person.view(table)
        assert now["view"]["draft"] is None
        assert "draft" not in (now["question"] or {})
        assert now["log"] == was["log"]
    now = ana.view(table)
    assert (now["question"], now["since"]) == (before["question"], before["since"])
    assert now["version"] == before["version"] + 3
    # What was answered before the others drafted is no stale answer.
    assert ana.act(table, before, "verb.place").status_code == 200


@clause("v1919.ruling.negotiation.software")
def test_an_answer_bears_the_name_that_the_position_gives_it(
    meet: Meet, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, *_) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    place = load("v1919").vocabulary.action("verb.place")
    effect = Text("v1919.why.not-now")
    monkeypatch.setattr(Negotiation, "called", lambda s, action: effect if action == place else None)
    labels = {answer["action"]: answer["label"] for answer in asks(ana, table)["answers"]}
    assert labels["verb.place"] == words("en").say(effect)
    assert labels["verb.deploy"] == words("en").name("v1919", "verb.deploy")


@clause("v1919.ruling.negotiation.aside")
def test_an_answer_is_taken_back_across_what_others_draft(server: Server, meet: Meet) -> None:
    table, (ana, ben, eva) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    partner = nation(ana, table)
    say(ben, table, "verb.propose")
    start = ana.view(table)
    say(ana, table, "verb.place")
    said = [f"deal.nation.{partner}", "verb.later"]
    say(ben, table, said[0])
    now = say(ana, table, "issue.")
    say(ben, table, said[1])
    assert (now["undo"], now["undos"]) == (True, 2)
    version = ana.view(table)["version"]
    back = ana.did(f"/api/tables/{table}/undo", type="undo", version=version, all=True)
    assert back["question"] == start["question"]
    assert not back.get("undo", False)
    assert back["move"] == start["move"] + len(said)
    assert ben.view(table)["view"]["draft"]["partners"] == [partner]
    assert not eva.view(table).get("undo", False)
    assert rows_of(server.database, table)[-2:] == [rows.Undo(back["you"])] * 2
    # The log and the moments are those of a game in which it was never said.
    told = plays_of(server.database, table)[-1]
    assert [move.action for move in told.record.moves[start["move"] :]] == said
    for move in range(start["move"], back["move"] + 1):
        moment = ana.get(f"/api/tables/{table}/moments/{move}")
        assert moment["view"] == told.record.replay(move).view(back["you"])
    assert back["log"] == start["log"]


def test_the_drafter_takes_back_draft_answers_and_nobody_elses(meet: Meet) -> None:
    table, (ana, ben, eva) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    before = [person.view(table).get("undos", 0) for person in (ana, ben, eva)]
    say(ana, table, "verb.propose")
    mine = say(ben, table, "verb.propose", "deal.nation.")
    assert mine["undos"] == before[1] + 2
    back = ben.did(f"/api/tables/{table}/undo", type="undo", version=mine["version"])
    empty = {"partners": [], "terms": [], "said": [], "asks": "", "choices": []}
    assert back["view"]["draft"] == empty
    assert ana.view(table)["view"]["draft"] is not None
    after = [person.view(table).get("undos", 0) for person in (ana, ben, eva)]
    assert after == [before[0] + 1, before[1] + 1, before[2]]


@clause("v1919.ruling.negotiation.aside", "v1919.ruling.negotiation.one")
def test_an_offer_to_the_one_who_is_asked_comes_first(meet: Meet) -> None:
    table, (ana, ben, eva) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    say(ben, table, "verb.propose", f"deal.nation.{nation(ana, table)}", "term.not_place", "deal.issue.")
    before = ana.view(table)
    offered = say(ben, table, "verb.offer")
    assert (offered["question"]["must"], legal(offered)) == (False, ["verb.withdraw"])
    now = ana.view(table)
    assert now["question"].get("must", True)
    assert legal(now) == ["verb.accept", "verb.counter", "verb.refuse", "verb.propose"][: len(legal(now))]
    assert ana.act(table, before, "verb.place").json()["title"] == STALE
    # Whatever the reply is, everyone hears it: none can be taken back, and that is said beforehand.
    final = {a["action"] for a in now["question"]["answers"] if a.get("final")}
    assert final >= {"verb.accept", "verb.counter", "verb.refuse"}
    assert not eva.view(table)["question"]["must"]
    assert [w["seat"] for w in eva.view(table)["waiting"]] == [now["you"]]
    # Each reads the terms in a language of their own.
    (term,) = now["view"]["offers"][0]["terms"]
    assert now["texts"][0].endswith("on " + ana.get("/api/games/v1919/words")["names"][term["action"]])
    (spanish,) = meet("Leo", "es").view(table)["texts"]
    assert spanish != now["texts"][0]
    agreed = say(ana, table, "verb.accept")
    assert agreed["texts"] == now["texts"]
    assert [t["kind"] for t in agreed["view"]["terms"]] == ["term.not_place"]
    assert "verb.place" in legal(agreed)


def test_texts_follow_the_order_of_the_view(meet: Meet) -> None:
    table, (ana, ben, eva) = begin([meet("Ana"), meet("Ben"), meet("Eva")])
    one, other = nation(ana, table), nation(ben, table)
    say(ana, table, "verb.propose", f"deal.nation.{other}", "term.not_place", "deal.issue.")
    say(ana, table, "verb.later", "term.not_place", f"deal.nation.{other}", "deal.issue.", "verb.offer")
    say(ben, table, "verb.accept")
    say(ben, table, "verb.propose", f"deal.nation.{nation(eva, table)}")
    say(ben, table, "verb.later", "term.military", f"deal.nation.{other}", "deal.verb.done", "verb.offer")
    mine = say(
        ana, table, "verb.propose", f"deal.nation.{other}", "verb.later", "term.pass", f"deal.nation.{one}"
    )
    view = mine["view"]
    kinds = [
        *view["terms"],
        *view["dues"],
        *view["marks"],
        *view["offers"][0]["terms"],
        *view["draft"]["terms"],
    ]
    assert [t["kind"] for t in kinds] == ["term.not_place", "term.not_place", "term.military", "term.pass"]
    assert [text.startswith("not binding") for text in mine["texts"]] == [False, True, True, True]
    assert len(eva.view(table)["texts"]) == 3  # not the draft of another
    moment = ana.get(f"/api/tables/{table}/moments/{mine['move'] - 1}")
    assert moment["texts"] == mine["texts"][:3]


def test_a_bot_is_asked_for_its_reply(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("v1919", "me", "bot", "bot")
    end = time.monotonic() + PATIENCE
    while "verb.place" not in legal(update := ana.view(table)):
        if update["question"] and update["question"].get("must", True):
            ana.answers(table, update)
        assert time.monotonic() < end
        time.sleep(0.02)
    others = [n for n in update["view"]["powers"] if n != nation(ana, table)]
    said = [
        "verb.propose",
        *(f"deal.nation.{n}" for n in others),
        "term.not_place",
        "deal.issue.",
        "verb.offer",
    ]
    update = say(ana, table, *said)
    while (update := ana.view(table))["view"]["offers"]:
        assert time.monotonic() < end, "no bot has answered"
        time.sleep(0.02)
    assert "verb.place" in legal(update)
    assert any(line["text"].endswith(("accepts the deal.", "refuses the deal.")) for line in update["log"])
