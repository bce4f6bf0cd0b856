"""What decided a game: three sentences in every language, however it ended."""

from __future__ import annotations

import pytest

from salon.games import load
from salon.kernel import Event, Result, Text
from salon.lang import LANGUAGES
from salon.server.curve import Course, course
from salon.server.decided import SENTENCES, broken_off, decision
from salon.server.speech import speaker
from tests.browser.scenes import COURT, HELD, SOLITAIRE, THREE_POWERS, TWENTY, WAR, Match, rehearsed

WHY = Text("test.why")


def ids(said: tuple[Text, ...]) -> list[str]:
    return [text.id for text in said]


@pytest.mark.parametrize("match", [COURT, HELD, TWENTY, WAR, THREE_POWERS], ids=lambda match: match.name)
def test_three_sentences(match: Match) -> None:
    record, game, log = rehearsed(match).record, load(match.game), list[Event]()
    end = record.replay(game=game, log=log)
    found = course(record, game)
    assert end.result is not None
    said = decision(found, game.tally(end, log), end.result)
    names = tuple(player.name for player in record.header.players)
    assert len(set(said)) == SENTENCES
    is_said(said, names)


def test_a_game_alone_tells_by_itself_what_decided_it() -> None:
    record, game, log = rehearsed(SOLITAIRE).record, load(SOLITAIRE.game), list[Event]()
    end = record.replay(game=game, log=log)
    verdict, *decided = game.alone(end, log)
    assert len({verdict, *decided}) == 1 + SENTENCES
    is_said((verdict, *decided), ("Ana",))


def is_said(said: tuple[Text, ...], names: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        voice = speaker(language)
        assert all(voice.say(text, names) for text in said)


def test_a_game_that_is_given_up_tells_how_it_stood() -> None:
    said = broken_off(((0, 0), (0, 3), (1, 3)), WHY)
    assert ids(said) == [WHY.id, "house.decided.standing", "house.decided.step"]
    assert [text.args.get("seat") for text in said[1:]] == ["seat.1", "seat.1"]


def test_the_winner_was_ahead_since_some_move_or_only_in_the_end() -> None:
    result = Result((5, 3), (0,), WHY)
    early = Course(((0, 0), (4, 1), (5, 3)), {})
    late = Course(((0, 0), (1, 3), (5, 3)), {})
    assert ids(decision(early, (), result))[0] == "house.decided.ahead"
    assert ids(decision(late, (), result)) == [
        "house.decided.last",
        "house.decided.step",
        "house.decided.rival",
    ]


def test_who_wins_from_behind_does_so_by_the_rules() -> None:
    found = Course(((0, 0), (0, 2), (1, 5)), {})
    said = decision(found, (), Result((1, 5), (0,), WHY))
    assert ids(said) == [WHY.id, "house.decided.standing", "house.decided.step"]
    assert said[1].args["seat"] == "seat.1"


def test_a_shared_victory_says_that_points_are_level() -> None:
    found = Course(((0, 0), (2, 0), (2, 2)), {})
    assert ids(decision(found, (), Result((2, 2), (0, 1), WHY)))[:2] == [WHY.id, "house.decided.level"]
