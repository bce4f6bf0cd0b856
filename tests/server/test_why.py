"""Why something cannot be chosen: of anything in the game, at any time, in the reader's language."""

from __future__ import annotations

import pytest

import salon
from tests.server.conftest import Meet
from tests.server.people import Json, Person, table_for

NOT_ASKED = {
    "en": "That is not what is asked now. Choose your nation.",
    "es": "No es lo que se pregunta ahora. Elige tu nación.",
    "ja": "今の質問では選べません。担当する国を選んでください。",
}


def why(person: Person, table: str, action: str, lang: str = "en") -> Json:
    found: Json = person.get(f"/api/tables/{table}/why?action={action}&lang={lang}")
    return found


@pytest.mark.parametrize("game", salon.list_games())
def test_everything_has_a_reason(game: str, meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben], game)
    ledger = salon.load(game).ledger
    version = ana.view(table)["version"]
    for person in (ana, ben):
        for action in salon.load(game).vocabulary.names[::7]:
            found = why(person, table, action)
            assert found["version"] == version
            assert found["why"]
            ledger.find(found["clause"])


def test_the_reason_is_said_in_the_readers_language(meet: Meet) -> None:
    people = [meet("Ana"), meet("Ben"), meet("Cleo")]
    table = table_for(people, "v1919")
    asked = next(person for person in people if person.view(table)["question"])
    for lang, said in NOT_ASKED.items():
        assert why(asked, table, "force.0.1", lang)["why"] == said


def test_who_waits_is_told_for_whom(meet: Meet) -> None:
    people = [meet("Ana"), meet("Ben"), meet("Cleo")]
    table = table_for(people, "v1919")
    asked = next(person for person in people if person.view(table)["question"])
    waiting = next(person for person in people if not person.view(table)["question"])
    assert why(waiting, table, "nation.uk")["why"].startswith("It is not your turn; the table waits for ")
    assert asked is not waiting


def test_strangers_and_unknown_things_are_refused(meet: Meet) -> None:
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    path = f"/api/tables/{table}/why?action="
    assert meet().http.get(f"{path}character.king").status_code in {401, 403, 409}
    assert ana.http.get(f"{path}character.nobody").status_code == 409
    assert ana.http.get(path).status_code in {400, 422}


def test_what_can_be_named_first_comes_with_what_is_at_stake(meet: Meet) -> None:
    """A card of the hand before the character that it goes under."""
    ana, ben = meet("Ana"), meet("Ben")
    table = table_for([ana, ben])
    for person in (ana, ben):
        for _ in range(2):
            person.answers(table)
    person = next(p for p in (ana, ben) if p.view(table)["question"])
    with person.socket(table) as line:
        finals = line.until("finals")
    (later,) = finals["later"]
    hand = person.view(table)["view"]["players"][person.view(table)["you"]]["hand"]
    assert len(later["after"]) == 7
    assert set(later["actions"]) == set(hand)
