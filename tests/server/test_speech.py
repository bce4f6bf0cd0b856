"""What the server remembers having said is what it would have said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from salon.games import games, load
from salon.kernel import Play, Record, Text
from salon.lang import LANGUAGES, words
from salon.server.speech import MARK, SENTENCES, Speaker
from tests.server.conftest import Meet

PEOPLE = ("Ana", "iris", "Hugo", "hilario", "ión", "x0", "I1", "さくら", "i", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games())
def test_a_name_in_place_of_its_stand_in_reads_as_the_name_itself(game_id: str, language: str) -> None:
    game, random, speaker = load(game_id), Random(7), Speaker(language)
    seats = game.seat_counts[-1]
    play = Play.begin(Record.of(game, ["P"] * seats, 7), game)
    said = 0
    while play.state.result is None and said < 400:
        decision = play.state.pending[0]
        names = tuple(random.sample(PEOPLE, seats))
        assert speaker.say(decision.prompt, names) == words(language).say(decision.prompt, names)
        for event in play.act(random.choice(decision.legal), decision.seat):
            text = event.seen_by(random.randrange(seats)).text
            assert speaker.say(text, names) == words(language).say(text, names)
            said += 1


def test_lists_and_capitals_are_as_the_names_have_them() -> None:
    text = Text(
        "court.log.score",
        {
            "character": "character.king",
            "players": ("seat.0", "seat.1"),
            "owners": 2,
            "counts": "2",
            "markers": 3,
        },
    )
    for names in (("Ana", "Hugo"), ("Ana", "Iris"), ("ana", "hielo"), ("iris", "ana")):
        assert Speaker("es").say(text, names) == words("es").say(text, names)
    assert Speaker("es").say(text, ("Ana", "Iris")) != Speaker("es").say(text, ("Ana", "Eva"))


def test_of_new_sentences_not_all_are_remembered_and_the_common_ones_are() -> None:
    """There is no end of them, and each weighs a kilobyte or two: memory would grow for hours."""
    voice, made = Speaker("en"), []
    real = voice.words.say

    def say(text: Text, *args: Any) -> str:
        made.append(text.args["n"])
        return real(text, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(voice.words, "say", say)
        for n in range(10 * SENTENCES):
            voice.spans(Text("turmoil.card.ops", {"n": 0}))
            voice.spans(Text("turmoil.card.ops", {"n": n}))
        assert len(voice._marked) <= 2 * SENTENCES
        assert made.count(0) == 1


def test_a_name_with_the_mark_itself_is_no_trap() -> None:
    text = Text(
        "court.log.activate", {"player": "seat.0", "character": "character.king", "played": "card.king.3"}
    )
    names = (f"x1{MARK}", "Ben")
    assert Speaker("en").say(text, names) == words("en").say(text, names)


def test_who_has_no_name_is_called_in_the_readers_language(meet: Meet) -> None:
    ana, emi = meet("Ana"), meet("", "ja")
    emi.me = emi.did("/api/guest", language="ja")
    assert emi.me["name"] == "ゲスト"
    assert emi.did("/api/settings", name="ゲスト")["name"] == "ゲスト"  # as read, not a name of her own
    table, invitations = ana.opens("court", "me", "open", "bot")
    emi.joins(table, 1, invitations["1"])
    assert [seat["name"] for seat in ana.view(table)["seats"]] == ["Ana", "Guest", "Bot 3"]
    assert [seat["name"] for seat in emi.view(table)["seats"]] == ["Ana", "ゲスト", "ボット3"]
