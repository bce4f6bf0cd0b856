"""A question with one answer: only who plays alone against bots is told that it may be answered by itself."""

from __future__ import annotations

from tests.server.conftest import Meet
from tests.server.people import legal, table_for


def test_who_plays_alone_is_told_the_one_answer_there_is(meet: Meet) -> None:
    ana = meet("Ana")
    found: set[int] = set()
    while len(found) < 2:  # most hands have no choice at the start of the game, some have
        table, _ = ana.opens("turmoil", "me", "bot")
        update = ana.view(table)
        assert "verb.no" in legal(update)
        assert update["question"].get("only", "") == ("" if len(legal(update)) > 1 else "verb.no")
        found.add(len(legal(update)))


def test_with_another_person_at_the_table_nobody_is(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    found: set[int] = set()
    while 1 not in found:
        table = table_for([ana, ben], "turmoil")
        for person in (ana, ben):
            update = person.view(table)
            assert "only" not in update["question"] or not update["question"]["only"]
            found.add(len(legal(update)))


def test_an_offer_aside_is_never_answered_by_itself(meet: Meet) -> None:
    ana = meet("Ana")
    table, _ = ana.opens("v1919", "me", "bot", "bot", options={"deals": True})
    update = ana.view(table)
    for _ in range(30):
        if not legal(update):
            break
        question = update["question"]
        assert not question.get("only") or len(question["answers"]) == 1
        update = ana.answers(table, update)
