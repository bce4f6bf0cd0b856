"""Nothing hidden leaves the server: each message to a seat is checked against what the engine lets it see."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import pytest

import salon
from salon.kernel import Play, Text
from salon.lang import words
from tests.server.conftest import Meet
from tests.server.log import plays_of
from tests.server.people import Json, Line, legal, table_for
from tests.server.running import Server

ANSWERS = 40
UPDATE = {
    "type", "version", "move", "at", "status", "you", "seats", "view", "texts", "question", "waiting",
    "log_from", "log", "story", "recap", "since", "undo", "undos", "result", "winners", "agreed",
    "next_table", "tally", "manners", "setting",
}  # fmt: skip
SEAT = {"name", "kind", "side", "you", "lent", "here", "clock", "deadline", "hand"}


def check(line: Line, seat: int | None, plays: list[Play], names: tuple[str, ...]) -> int:
    """Compare all that a connection was told with what its seat may know; how many updates there were."""
    say = words("en").say
    log: list[str] = []
    seen = 0
    for message in line.told:
        if message["type"] == "presence":
            assert set(message) == {"type", "seats", "watching"}
            assert all(set(info) <= SEAT for info in message["seats"])
            continue
        if message["type"] == "finals":  # the same in all worlds: tests/kernel/test_stake.py
            assert set(message) <= {
                "type",
                "version",
                "actions",
                "ends",
                "costly",
                "costs",
                "warnings",
                "later",
            }
            continue
        if message["type"] == "fairness":  # fingerprints, and nothing of what they are made from
            assert set(message) <= {"type", "table", "commitment", "stage", "mixed", "shares", "seal"}
            assert all(set(share) == {"seat", "promise"} for share in message.get("shares", ()))
            continue
        assert message["type"] == "update"
        assert set(message) <= UPDATE
        assert all(set(info) <= SEAT for info in message["seats"])
        play = plays[message["version"]]
        state = play.state
        assert message["you"] == seat
        assert message["view"] == state.view(seat)
        assert message.get("texts", []) == [say(text, names) for text in state.game.texts(state, seat)]
        assert message["question"] == question(play, seat, names)
        assert ("tally" in message) <= (state.result is not None)
        # What is asked of others is public: prompts never tell what only their seat may know.
        assert message["waiting"] == [
            {"seat": d.seat, "prompt": words("en").waiting(d.prompt, d.seat, names)}
            for d in state.awaited()
            if d.seat != seat
        ]
        log[message["log_from"] :] = [entry["text"] for entry in message["log"]]
        assert log == [say(event.seen_by(seat).text, names, you=seat) for event in play.log]
        for entry, event in zip(message["log"], play.log[message["log_from"] :], strict=True):
            text = event.seen_by(seat).text
            assert {symbol for _, _, symbol in entry.get("spans", ())} <= set(symbols(text.args))
            assert entry.get("id", text.id) == text.id
            assert entry.get("args", {}).items() <= text.args.items()
        seen += 1
    return seen


def question(play: Play, seat: int | None, names: tuple[str, ...]) -> Json | None:
    decision = None if seat is None else play.state.decision(seat)
    if decision is None or seat is None:
        return None
    say, game = words("en"), play.state.game
    answers = []
    for action in play.state.offered(seat):
        name = game.vocabulary.name(action)
        answer: Json = {"action": name, "label": say.name(game.id, name, names)}
        if action not in {*decision.legal, *decision.aside}:
            refusal = play.state.why_not(action, seat)
            answer |= {"legal": False, "why": say.say(refusal.text, names), "clause": refusal.clause}
        answer |= {"aside": True} if action in decision.aside else {}
        answer |= {"noted": True} if action in decision.noted else {}
        answers.append({key: value for key, value in answer.items() if value != ""})
    prompt = say.say(decision.prompt, names)
    found: Json = {"seat": seat, "prompt": prompt, "clause": decision.clause, "answers": answers}
    found |= {} if decision in play.state.awaited() else {"must": False}
    return found | ({"draft": say.say(decision.draft, names)} if decision.draft else {})


def symbols(args: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for arg in args.values():
        if isinstance(arg, Text):
            found += symbols(arg.args)
        else:
            found += arg if isinstance(arg, tuple) else [arg] if isinstance(arg, str) else []
    return found


@pytest.mark.parametrize("game", salon.list_games())
def test_a_connection_hears_what_its_seat_may_know_and_no_more(game: str, server: Server, meet: Meet) -> None:
    people = [meet("Ana"), meet("Ben")]
    table = table_for(people, game)
    with ExitStack() as stack:
        seats = [stack.enter_context(person.socket(table)) for person in people]
        public = stack.enter_context(meet().socket(table))
        lines = [*seats, public]
        for line in lines:
            line.until("update")
        given = 0
        while given < ANSWERS and seats[0].update["status"] == "playing":
            seat = next(n for n, line in enumerate(seats) if legal(line.update))
            now = seats[seat].update["version"]
            seats[seat].act(people[seat].random.choice(legal(seats[seat].update)))
            for line in lines:
                line.after(now)
            given += 1
        plays = plays_of(server.database, table)
        for seat, line in enumerate(seats):
            assert check(line, seat, plays, ("Ana", "Ben")) == given + 1
        assert check(public, None, plays, ("Ana", "Ben")) == given + 1
    views = [people[0].view(table), people[1].view(table), meet().view(table)]
    if views[0]["status"] == "playing":
        assert views[0]["view"] != views[1]["view"] != views[2]["view"]


def test_a_moment_is_shown_as_it_was_seen(server: Server, meet: Meet) -> None:
    people = [meet("Ana"), meet("Ben")]
    table = table_for(people)
    for _ in range(3):
        for person in people:
            while legal(now := person.view(table)) and now["version"] < 12:
                person.answers(table, now)
    play = plays_of(server.database, table)[-1]
    for seat, person in [(0, people[0]), (1, people[1]), (None, meet())]:
        for move in (0, 5, 12):
            moment = person.get(f"/api/tables/{table}/moments/{move}")
            assert moment["view"] == play.record.replay(move).view(seat)
