"""Questions say for which nation one decides, where it is not one's own."""

from __future__ import annotations

import pytest

from salon.games.v1919 import questions
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import USA
from salon.games.v1919.wording import wording
from salon.kernel import Play
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import GAME, play, table
from tests.rules.v1919.solo_board import solo


def asked(s: V1919State) -> str:
    """The question in English; the other languages must have words of their own."""
    prompt = s.pending[0].prompt
    assert len({words(language).say(prompt) for language in LANGUAGES}) == len(LANGUAGES)
    return words("en").say(prompt)


@clause("v1919.twoplayer.8")
def test_the_usa_of_two_players_is_named() -> None:
    s = table("uk", "france", cubes={}, exhausted={"uk": 3})
    assert asked(s).startswith("Your turn")
    play(s, "reclaim", "3", "done")
    assert asked(s) == "Choose a Political Action for the USA."
    play(s, "place")
    assert asked(s) == "You decide for the USA. Place Influence: choose an Issue."


@clause("v1919.twoplayer.16")
def test_the_usa_is_named_when_it_chooses_an_option() -> None:
    issues = ["smyrna", "korea", "togo", "nauru", "banat"]
    s = table("uk", "france", issues=issues, cubes={"smyrna": {"usa": 2, "uk": 1}})
    play(s, "settle")
    assert asked(s) == "You decide for the USA. Choose an option for Smyrna."


def test_a_bot_of_the_solitaire_game_is_named() -> None:
    s = solo()
    assert asked(s) == "You decide for the UK. Place Influence: choose an Issue."
    s = solo(active="usa", cubes={"smyrna": {"usa": 1}, "korea": {"uk": 1}})
    play(s, "settle", "smyrna")
    assert asked(s) == "Choose an option for Smyrna."


def test_a_nation_is_named_just_where_one_decides_for_another() -> None:
    """Whole games: whatever the USA or a bot does is asked in its name, and nothing else is."""
    named = 0

    def visit(now: Play) -> None:
        nonlocal named
        s = now.state
        assert isinstance(s, V1919State)
        for decision in s.pending:
            asked = decision.question
            if isinstance(asked, questions.For):
                named += 1
                own = s.mine if s.seats == 1 else s.powers[decision.seat]
                assert s.vocabulary.action(asked.nation) != s.vocabulary.action("nation.uk") + own
            elif isinstance(asked, questions.Place | questions.Settle | questions.AdvanceIssue):
                assert not s.is_bot(s.actor)
                assert s.actor != USA or USA in s.powers

    for seats in (1, 2, 3):
        random_game(GAME, seats, 3, every=0, visit=visit)
        assert bool(named) == (seats < 3)
        named = 0


@pytest.mark.parametrize(
    ("symbol", "said"),
    [
        ("amount.3", "3 Influence"),
        ("disc.africa", "The Unit in Africa"),
        ("space.europe.7", "Europe, column 7"),
    ],
)
def test_numbers_and_places_have_names(symbol: str, said: str) -> None:
    named = wording(symbol)
    assert named is not None
    assert words("en").say(named) == said
