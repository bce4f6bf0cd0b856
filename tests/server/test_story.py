"""The log as it is read at a table: passages and links, the look back, silent moves, all open at the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import msgspec
import pytest

import salon
from salon import bots
from salon.kernel import Game, State
from salon.lang import LANGUAGES
from tests.server.conftest import Meet
from tests.server.people import Json, Person, legal, onward, play_on, say, table_for

ENDS: dict[str, Callable[[str, Person, Person], object]] = {
    "given up": lambda table, ana, ben: ben.did(f"/api/tables/{table}/resign"),
    "agreed": lambda table, ana, ben: [p.did(f"/api/tables/{table}/agree") for p in (ana, ben)],
}


def told(update: Json) -> list[str]:
    """All sentences of the story, in order."""
    lines = {update["log_from"] + n: line["text"] for n, line in enumerate(update["log"])}
    return [
        sentence.get("text") or lines[sentence["lines"][0]]
        for passage in update["story"]
        for sentence in passage["sentences"]
    ]


@pytest.mark.parametrize("game", salon.list_games())
def test_a_browser_that_keeps_up_has_the_story_of_one_that_comes_late(game: str, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], game)
    with ana.socket(table) as line:
        line.until("update")
        kept: list[Json] = []
        seen = 0
        while True:
            for message in line.told[seen:]:
                if message["type"] == "update" and message.get("story"):
                    first = message["story"][0]["first"]
                    kept = [passage for passage in kept if passage["first"] < first] + message["story"]
            seen = len(line.told)
            if line.update["version"] >= 40 or line.update["status"] == "ended":
                break
            person = next(p for p in (ana, ben) if onward(p.view(table)))
            update = person.view(table)
            person.act(table, update, person.random.choice(onward(update)))
            line.after(update["version"])
        whole = ana.view(table)
        assert kept == whole["story"]
        places = [n for p in kept for s in p["sentences"] for n in s["lines"]]
        assert places == list(range(len(whole["log"])))
        assert all(passage["title"] < len(passage["sentences"]) for passage in kept)


def test_support_in_several_spaces_is_one_line(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], "turmoil")
    play_on(table, [ana, ben], answers=12)
    # The set-up places one by one, at random; what lies together in the log is told together.
    assert [
        text
        for text in told(ana.view(table))
        if re.match(r"\+\d (Authoritarian|Liberal) SP in .+ and ", text)
    ]
    symbols = {
        symbol.partition(".")[0]
        for passage in ana.view(table)["story"]
        for sentence in passage["sentences"]
        for _, _, symbol in sentence.get("spans", ())
    }
    assert "space" in symbols


def test_a_look_back_has_what_others_did_and_is_gone_with_the_next_answer(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], options={"marquis": False})
    say(ana, table, "character.king", "character.queen")
    say(ben, table, "character.king", "character.queen")
    first = next(p for p in (ana, ben) if legal(p.view(table)))
    other = ben if first is ana else ana
    while legal(first.view(table)):  # a whole turn
        first.answers(table)
    now = other.view(table)
    recap = now["recap"]
    assert recap["since"] in (2, 4)  # the other's last choice of a character
    assert all(line["move"] > recap["since"] for line in recap["lines"])
    assert 1 <= len(recap["lines"]) <= 7
    played = [line for line in recap["lines"] if line.get("card")]
    assert played or any("can play nothing" in line["text"] for line in recap["lines"])
    assert not [line for line in recap["lines"] if "draws" in line["text"]]
    assert "recap" not in other.answers(table)
    assert "recap" not in meet().view(table)  # who watches has no last answer


def test_what_the_seneschal_reveals_in_vain_is_in_the_look_back_of_who_named(meet: Meet) -> None:
    """The cards lie open for no question: only the fact tells of them."""
    for n in range(40):
        ana, ben = meet(f"Ana {n}"), meet(f"Ben {n}")
        table = table_for([ana, ben])
        for _ in range(300):
            person = next((p for p in (ana, ben) if legal(p.view(table))), None)
            if person is None:
                break
            update = person.view(table)
            wanted = [a for a in legal(update) if a.startswith("card.seneschal")]
            taken = person.act(table, update, person.random.choice(wanted or legal(update))).json()
            lines = taken["log"][len(update["log"]) :]
            kinds = [line["fact"]["kind"] for line in lines]
            if "reveal" in kinds and "fail" in kinds:
                shown = next(line for line in lines if line["fact"]["kind"] == "reveal")
                assert taken["view"]["revealed"] == []
                recap = next(line for line in taken["recap"]["lines"] if line.get("cards"))
                assert recap["cards"] == shown["fact"]["cards"]
                return
    raise AssertionError("the Seneschal never failed")


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("game", ["court", "turmoil"])
def test_when_it_is_over_everything_lies_open_to_everyone(game: str, end: str, meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet()
    table = table_for([ana, ben], game)
    play_on(table, [ana, ben], answers=25)
    address = f"/api/tables/{table}/moments/20"

    def hands(view: Json) -> list[list[str | None]]:
        return [player["hand"] for player in view["players"]]

    assert None in [card for hand in hands(eva.get(address)["view"]) for card in hand]
    with eva.socket(table) as line:
        line.until("update")
        known = line.update["version"]
        ENDS[end](table, ana, ben)
        while line.update["status"] != "ended":
            line.after(known)
            known = line.update["version"]
        assert None not in [card for hand in hands(line.update["view"]) for card in hand]
        assert line.update["log_from"] == 0  # it reads anew
    truth = [ana.get(address)["view"], ben.get(address)["view"], eva.get(address)["view"]]
    for view in truth:
        assert None not in [card for hand in hands(view) for card in hand]
        assert hands(view) == hands(truth[0])
        assert "piles" not in view["players"][0] or None not in [
            card for player in view["players"] for pile in player["piles"].values() for card in pile
        ]


def test_at_the_end_the_log_names_the_cards_that_were_put_face_down(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    play_on(table, [ana, ben], answers=12)

    def kinds(person: Person) -> list[str]:
        return [line["fact"]["kind"] for line in person.view(table)["log"]]

    assert {"place", "place-own"} <= set(kinds(ana))
    ben.did(f"/api/tables/{table}/resign")
    assert "place" not in kinds(ana)
    assert kinds(ana) == kinds(ben) == kinds(meet())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_has_done_is_told_to_you_and_to_others_by_name(language: str, meet: Meet) -> None:
    """Also when all is over and others read what one alone had been told."""
    ana, ben = meet("Ana", language), meet("Ben", language)
    table = table_for([ana, ben])
    play_on(table, [ana, ben], answers=12)

    def of_ana(reader: Person) -> list[str]:
        log = reader.view(table)["log"]
        hers = [line for line in log if line["fact"].get("player") == "seat.0"]
        return [line["text"] for line in hers if line["fact"].get("victim") != "seat.0"]

    for is_over in (False, True):
        if is_over:
            ben.did(f"/api/tables/{table}/resign")
        assert [line for line in of_ana(ana) if "Ana" in line] == []
        for reader in (ben, meet(language=language)):
            assert [line for line in of_ana(reader) if "Ana" not in line] == []


def test_silent_moves_are_named_as_far_as_the_reader_may_know_them(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    say(ana, table, "character.king")

    def answer(person: Person, move: int) -> str:
        found: str = person.get(f"/api/tables/{table}/moments/{move}").get("answer", "")
        return found

    assert answer(ana, 0) == ""
    assert answer(ana, 1) == "Ana: King"
    assert answer(ben, 1) == answer(meet(), 1) == "Ana has made a choice in secret."
    say(ana, table, "character.queen")
    say(ben, table, "character.king", "character.queen")
    first = next(p for p in (ana, ben) if legal(p.view(table)))
    say(first, table, "character.duchess")
    assert answer(meet(), 5) == f"{first.me['name']}: Duchess"  # the next question says it to all
    ben.did(f"/api/tables/{table}/resign")
    assert answer(ben, 1) == answer(meet(), 1) == "Ana: King"


def test_what_is_drafted_aside_is_nobody_elses_affair(meet: Meet) -> None:
    ana, ben, eva = meet("Ana"), meet("Ben"), meet("Eva")
    table = table_for([ana, ben, eva], "v1919")
    people = [ana, ben, eva]
    while not (asking := [p for p in people if drafts(p.view(table))]):
        person = next(p for p in people if onward(p.view(table)))
        person.answers(table)
    person = asking[0]
    update = person.view(table)
    person.act(table, update, drafts(update)[0])
    move = person.view(table)["move"]
    own = person.get(f"/api/tables/{table}/moments/{move}")["answer"]
    assert own != f"{person.me['name']} has made a choice in secret."
    for other in people:
        if other is not person:
            found = other.get(f"/api/tables/{table}/moments/{move}")["answer"]
            assert found == f"{person.me['name']} has made a choice in secret."


def drafts(update: Json) -> list[str]:
    answers = update["question"]["answers"] if update["question"] else []
    return [a["action"] for a in answers if a.get("aside") and a["action"].startswith("verb.")]


@pytest.mark.parametrize("id", salon.list_games())
def test_an_answer_that_is_named_could_be_told_from_every_other(id: str) -> None:
    """What a question declares public: whoever sees the position after it sees which answer was given."""
    game = salon.load(id)
    tried = sum(_tell_apart(game, seats, seed) for seats in game.seat_counts[:3] for seed in (1, 2))
    assert tried


def _tell_apart(game: Game[State], seats: int, seed: int) -> int:
    chance, tried = random.Random(seed), 0
    s = game.new(seats=seats, seed=seed)
    for _ in range(250):
        if s.result is not None:
            break
        decision = next(iter(bots.due(s)))
        action = chance.choice(decision.legal)
        before = s.copy()
        if s.apply(action, decision.seat) or decision.question.secret:
            continue
        for other in chance.sample(decision.legal, min(6, len(decision.legal))):
            after = before.copy()
            after.journal = []
            if other == action or after.apply(other, decision.seat) or after == s:
                continue
            for reader in (None, *(seat for seat in range(seats) if seat != decision.seat)):
                tried += 1
                assert _seen(s, reader) != _seen(after, reader), (decision.question, reader)
    return tried


def _seen(s: State, reader: int | None) -> bytes:
    return msgspec.json.encode(s.game.sight(s, reader))
