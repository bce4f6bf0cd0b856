"""Words: how texts are said."""

from __future__ import annotations

from threading import Thread

import pytest
from fluent.runtime import FluentResource

import salon
from salon import lang
from salon.kernel import Play, Text, UnknownName
from salon.kernel.conformance import random_game
from salon.lang import LANGUAGES, words

KING = {"player": "seat.0", "character": "character.king", "played": "card.king.3"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana activates the King (King 3)."),
        ("es", "Ana activa al Rey (Rey 3)."),
        ("ja", "Anaは国王の能力を発動しました（国王3）。"),
    ],
)
def test_names_take_the_form_a_sentence_needs(language: str, said: str) -> None:
    assert words(language).say(Text("court.log.activate", {**KING}), ["Ana"]) == said


@pytest.mark.parametrize(
    ("language", "items", "said"),
    [
        ("en", ["a"], "a"),
        ("en", ["a", "b", "c"], "a, b and c"),
        ("es", ["Francia", "Italia"], "Francia e Italia"),
        ("es", ["Ana", "Hilario"], "Ana e Hilario"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("ja", ["国王", "王妃"], "国王、王妃"),
        ("en", [], ""),
    ],
)
def test_lists(language: str, items: list[str], said: str) -> None:
    assert words(language).join(items) == said


def test_seats_without_names_have_numbers() -> None:
    assert words("es").name("court", "seat.2") == "Jugador 3"


def test_symbols_that_nobody_named_are_shown_as_they_are() -> None:
    assert words("en").name("court", "action.royal-hunt") == "Royal hunt"
    assert words("en").name("court", "thing.7") == "thing.7"


def test_a_missing_message_is_an_error_here_and_the_next_best_words_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(LookupError):
        words("ja").say(Text("court.log.nothing"))
    with pytest.raises(LookupError):
        words("ja").say(Text("court.log.activate"))
    monkeypatch.setattr(lang, "strict", False)
    assert words("ja").say(Text("court.log.nothing")) == "court.log.nothing"


def test_a_language_without_words_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new language can begin empty: it has its own lists, and all else in English."""
    monkeypatch.setattr(lang, "strict", False)
    german, english = lang.Words("de"), words("en")
    s = salon.load("court").new(2, seed=1)
    prompt, ledger = s.pending[0].prompt, s.game.ledger
    assert german.say(prompt) == english.say(prompt)
    assert german.waiting(prompt, 0, ["Ana"]) == english.waiting(prompt, 0, ["Ana"])
    assert german.name("court", "character.king") == english.name("court", "character.king")
    clause = ledger.clauses[0]
    assert german.clause(ledger, clause) == (clause.title, clause.text)
    assert german.section(ledger, clause.section) == clause.section
    assert german.join(["a", "b", "c"]) == "a, b und c"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownName, match="expected one of: en, es, ja"):
        words("fr")


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"SALON_LANG": "es", "LANG": "ja"}, "es"),
        ({"LANG": "de_DE"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    for name in ("SALON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words().language == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", salon.list_games())
def test_whole_games_are_told(language: str, game: str) -> None:
    """Every prompt and every log line of many random games, public and private, has its words."""
    loaded = salon.load(game)
    speaker = words(language)
    for seats in loaded.seat_counts:
        names = ["Ana", "Ben", "Carla", "Íñigo"][:seats]
        prompts: dict[str, Text] = {}

        def note(play: Play, prompts: dict[str, Text] = prompts) -> None:
            prompts.update({d.prompt.id: d.prompt for d in play.state.pending})

        for seed in range(12):
            play = random_game(loaded, seats, seed, every=0, visit=note)
            for event in play.log:
                for fact in (event.fact, *(told for _, told in event.private)):
                    assert speaker.say(fact.text, names)
            for seat in (None, 0):
                for table in loaded.tables(play.state, seat):
                    assert speaker.say(table.title)
        for prompt in prompts.values():
            assert speaker.say(prompt, names).endswith((".", "。"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_speak_through_their_steps(language: str) -> None:
    cards = salon.load("court").catalogue()
    assert len(cards) == 13
    told = {words(language).sentences(card.effect) for card in cards}
    assert len(told) == 13


def test_a_catalogue_that_another_thread_reads_is_known_when_all_of_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else who speaks meanwhile finds no words, and that is remembered."""
    voice, text = lang.Words("es"), Text("court.title")
    said: list[str] = []

    def slowly(words: str) -> object:
        monkeypatch.setattr(lang, "FluentResource", FluentResource)
        other = Thread(target=lambda: said.append(voice.say(text)))
        other.start()
        other.join()
        return FluentResource(words)

    monkeypatch.setattr(lang, "FluentResource", slowly)
    assert [voice.say(text)] == said == [words("es").say(text)]
