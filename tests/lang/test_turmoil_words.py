"""The words of Europe in Turmoil: every card and every sentence in each language, tables, the map as text."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from salon.cli.sheets import plain
from salon.games.turmoil import Turmoil, facts, load, questions
from salon.games.turmoil.chart import LEGEND, chart, columns
from salon.games.turmoil.conditions import Not, OnTrack
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.view import view
from salon.kernel import Card, Text
from salon.lang import LANGUAGES, words
from salon.server.ui import labels

NAMES = ["Ana", "Íñigo"]
# What no sentence has: ids, holes, doubled marks, a space before a mark, a hyphen for a minus.
FLAW = re.compile(r"turmoil[.-]|\b[a-z]+\.[a-z0-9_]+\b|[{}]|None|  |\.\.| [.,;:)]|\( |、、|。。|[( ]-\d")
ENGLISH = re.compile(r"\b(the|of|and|with|player|space|card)\b", re.IGNORECASE)
CONTRACTION = re.compile(r"\b(de|a) el\b")
LATIN = re.compile(r"(?!HMS)[A-Za-z]{3,}")


@cache
def game() -> Turmoil:
    return load()


def flaw(language: str, said: str) -> bool:
    if language == "ja":
        return bool(FLAW.search(said) or LATIN.search(said))
    if language == "es":
        return bool(FLAW.search(said) or ENGLISH.search(said) or CONTRACTION.search(said))
    return bool(FLAW.search(said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_not_hold_names_what_that_is(language: str) -> None:
    speaker, marker = words(language), OnTrack("balkan_war")
    said = speaker.say(Not(marker).words(), NAMES)
    assert speaker.name("turmoil", "marker.balkan_war") in said
    assert said != speaker.say(marker.words(), NAMES)


def check(text: Text) -> None:
    for language in LANGUAGES:
        said = words(language).say(text, NAMES)
        assert said, (language, text)
        assert not flaw(language, said), (language, text.id, said)


def found(cards: list[Card], id: str) -> Card:
    return next(card for card in cards if card.id == id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_a_name(language: str) -> None:
    speaker = words(language)
    for symbol in game().vocabulary.names:
        said = speaker.name("turmoil", symbol)
        assert said != symbol
        assert not FLAW.search(said)


def test_names_take_the_form_a_sentence_needs() -> None:
    text = facts.WarRegion("region.balkans").text
    assert words("en").say(text) == "War losses in the Balkans."
    assert words("es").say(text) == "Pérdidas de guerra en los Balcanes."
    taken = facts.Take("side.liberal", "card.77").text
    assert words("es").say(taken) == "El jugador liberal toma «Alsacia-Lorena» de la pila de descartes."
    assert words("ja").say(taken) == "自由主義陣営は捨て札から「アルザス＝ロレーヌ」を手札に加えました。"


def test_the_arithmetic_of_rolls_is_told() -> None:
    crisis = facts.Crisis("side.liberal", die=4, tension=1, status=-6, total=-1, war=0)
    assert words("en").say(crisis.text) == (
        "Crisis roll: 4 (die) + 1 (Tension) − 6 (Great War status) = −1. The Great War does not break out."
    )
    sums = {"die": 5, "strength": 3, "own": 2, "enemy": 1, "threshold": 4, "total": 9, "success": 1}
    assert words("es").say(facts.Check("side.liberal", "space.paris", **sums).text) == (
        "Chequeo de apoyo en París por parte del jugador liberal: 5 (dado) + 3 (valor)"
        " + 2 (adyacentes propios) − 1 (adyacentes del rival) = 9 contra 4. Tiene éxito."
    )


# -- cards ---------------------------------------------------------------------------------------


def test_the_catalogue_has_every_card_and_box() -> None:
    cards = game().catalogue()
    assert len(cards) == 110 + 20 + 35 + 14
    assert len({card.id for card in cards}) == len(cards)
    for card in cards:
        assert card.facts
        assert card.effect
        for text in (card.name, *card.facts, *card.effect):
            check(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole(language: str) -> None:
    for card in game().catalogue():
        for text in card.effect:
            said = words(language).say(text)
            assert said.endswith("。" if language == "ja" else "."), said
            assert said[0] == said[0].upper() or said[0] == "«", said


@pytest.mark.parametrize(
    ("id", "language", "said"),
    [
        (
            "card.11",
            "en",
            "Move up to 4 Liberal SP from Worker spaces in France and Germany to Russia, Austria-Hungary and"
            " the Balkans, at most 2 into each space.",
        ),
        (
            "card.34",
            "ja",
            "知識人スペース（ボスニア、シベリアを除く）すべてに権威主義陣営のSPを1個ずつ置く。",
        ),
        (
            "card.10",
            "es",
            "«Entente Cordiale» entra en el registro de la Gran Guerra. Coloca 4 PA liberales en espacios de"
            " Francia que no controle el jugador autoritario, como máximo 2 en cada espacio.",
        ),
        (
            "card.80",
            "en",
            "The Liberal player chooses: (1) the Authoritarian player gains 3 VP; or (2) (if the"
            " Authoritarian player controls the French Armed Forces, place 2 Authoritarian SP in France,"
            " all in one space; otherwise, place 2 Authoritarian SP in the French Armed Forces), then Tension"
            " rises by 1, then make a Crisis roll.",
        ),
        (
            "stability.9",
            "en",
            "Only if you control at least 4 spaces in the scored region. Place 1 Liberal SP in any space"
            " outside the scored region.",
        ),
        (
            "mobilization.g5",
            "es",
            "El jugador autoritario gana 2 PV, y 1 más por cada uno de estos eventos en vigor: «Ampliación"
            " del ejército alemán» y «Von Bethmann-Hollweg». Retira 1 PA autoritario de cada uno de los"
            " espacios de Alemania que controla el jugador autoritario.",
        ),
        (
            "card.50",
            "en",
            "Place 1 Authoritarian SP in Belgium. While Splendid Isolation is not on the Great War track,"
            " Britain fights for the Entente in the Great War. The Authoritarian player adds 1 to the war"
            " roll.",
        ),
        (
            "card.53",
            "es",
            "Chequeo de estabilidad y puntuación de Alemania: presencia 3, dominio 6, control 9 PV; 1 PV por"
            " cada espacio conflictivo y por cada independiente adyacente. Después, una tirada de crisis. Si"
            " el jugador liberal tiene el control de Alemania, gana la partida.",
        ),
        (
            "box.0",
            "ja",
            "両方の海軍がここから始める。両方がまだここにある間、権威主義陣営の建艦判定は失敗する。",
        ),
        ("box.3", "ja", "最初に到達：2点を得る。2番目に到達：1点を得る。"),
    ],
)
def test_a_card_says_what_its_steps_do(id: str, language: str, said: str) -> None:
    assert words(language).sentences(found(game().catalogue(), id).effect) == said


def test_what_forbids_a_card_and_what_needs_it_follows_from_other_cards() -> None:
    speaker = words("en")
    facts = {card.id: [speaker.say(fact) for fact in card.facts] for card in game().catalogue()}
    assert facts["card.10"][-2:] == ["forbidden by Splendid Isolation", "needed for Henry Wilson"]
    assert "forbidden by Yugoslavia" in facts["card.83"]  # the ban is a step within the contest
    assert facts["card.16"] == ["Victorian Era", "joint card", "value 4", "lasting event"]
    assert [id for id, said in facts.items() if "may be chosen beside another card of Germany" in said] == [
        "mobilization.g2"
    ]


# -- games ---------------------------------------------------------------------------------------


def answer(s: TurmoilState, chance: random.Random) -> tuple[int, int]:
    """A random answer; scoring cards are mostly played, or games would be over after a turn."""
    decision = chance.choice(s.pending)
    if isinstance(decision.question, questions.Card) and chance.random() < 0.8:
        names = {action: s.vocabulary.name(action) for action in decision.legal}
        scoring = [a for a, name in names.items() if s.cards.scores[int(name.partition(".")[2])]]
        if scoring:
            return chance.choice(scoring), decision.seat
    return chance.choice(decision.legal), decision.seat


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told(seed: int) -> None:
    """Every question, refusal and event of random games, and the tables now and then."""
    chance = random.Random(seed)
    s = game().new(2, seed, {"mobilization": seed % 2 == 0, "monarchy": seed % 3 == 0})
    texts: dict[str, Text] = {}
    while s.pending:
        for decision in s.pending:
            texts[repr(decision.prompt)] = decision.prompt
            assert words("en").say(decision.prompt).endswith(".")
            for action in chance.sample(range(len(game().vocabulary)), 3):
                if action not in decision.legal:
                    why = s.why_not(action, decision.seat).text
                    if why.id.startswith("turmoil."):
                        texts[repr(why)] = why
        if chance.random() < 0.01:
            tables = game().tables(s, chance.choice((None, 0, 1)))
            for language in LANGUAGES:
                assert "turmoil" not in plain(tables, words(language), NAMES)
        action, seat = answer(s, chance)
        for event in s.apply(action, seat):
            for fact in (event.fact, *(fact for _, fact in event.private)):
                texts[repr(fact.text)] = fact.text
    for text in texts.values():
        check(text)


# -- the board -----------------------------------------------------------------------------------


def test_the_tables_show_every_space_and_the_sums_of_a_check() -> None:
    s = game().new(2, 7)
    chance = random.Random(7)
    while not s.view(s.pending[0].seat)["checks"]:
        action, seat = answer(s, chance)
        s.apply(action, seat)
    tables = {table.title.id: table for table in game().tables(s, s.pending[0].seat)}
    regions = ("france", "germany", "austria_hungary", "russia", "balkans", "independent")
    spaces = [row[0] for region in regions for row in tables[f"turmoil.region.{region}"].rows]
    assert len(spaces) == len(s.world.spaces)
    sums = tables["turmoil.table.checks"]
    assert len(sums.columns) == 6
    assert sums.rows


def test_a_hidden_hand_is_not_in_the_tables() -> None:
    s = game().new(2, 1)
    speaker = words("en")
    shown = plain(game().tables(s, 0), speaker, NAMES)
    assert "8 hidden cards" in shown
    assert all(speaker.name("turmoil", f"card.{card}") in shown for card in s.hands[0])
    assert not any(f"  {speaker.name('turmoil', f'card.{card}')}  " in shown for card in s.hands[1])


def drawn(language: str, width: int, height: int) -> list[str]:
    speaker = words(language)

    def name(symbol: str, form: str) -> str:
        return speaker.name("turmoil", symbol, form=form)

    return chart(view(game().new(2, 1), 0), game().cards.atlas, name, width, height)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(150, 45), (130, 40), (110, 34), (200, 60)])
def test_the_map_shows_every_space_once(language: str, width: int, height: int) -> None:
    lines = drawn(language, width, height)
    assert len(lines) == height
    assert max(map(columns, lines)) <= width
    speaker, whole = words(language), "\n".join(lines)
    for space in game().cards.atlas.spaces:
        label = speaker.name("turmoil", f"space.{space.id}", form="short")
        assert len(re.findall(rf"(?<!\w){re.escape(label)} \d+/\d+", whole)) == 1, label
    check(LEGEND)


def test_labels_tell_support_control_and_battlegrounds() -> None:
    whole = "\n".join(drawn("en", 150, 45))
    assert "*Wilhelm II 5/0A" in whole
    assert " Picardy 0/2L" in whole
    assert "[United Kingdom L]" in whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_gets_lists_by_region(language: str) -> None:
    lines = drawn(language, 80, 24)
    assert max(map(columns, lines)) <= 80
    assert words(language).name("turmoil", "region.france") == lines[0]
    assert sum(line.count("/") for line in lines) >= len(game().cards.atlas.spaces)


@pytest.mark.parametrize("seed", range(12))
def test_every_refusal_is_a_sentence_with_a_rule(seed: int) -> None:
    """All answers of the vocabulary, wherever a new kind of question comes up in a random game."""
    chance = random.Random(seed)
    s = game().new(2, seed=seed, options={"mobilization": seed % 2 == 0, "monarchy": seed % 3 == 0})
    asked: set[tuple[type, type, int]] = set()
    said: set[tuple[str, str]] = set()
    while s.result is None:
        decision = chance.choice(s.pending)
        kind = (type(s.stack[-1]), type(decision.question), min(2, len(s.used)))
        if kind not in asked:
            asked.add(kind)
            before = s.snapshot()
            for action in set(range(len(s.vocabulary))) - set(decision.legal):
                refusal = s.why_not(action, decision.seat)
                game().ledger.find(refusal.clause)
                assert refusal.text.id.startswith("turmoil.why."), (kind, s.vocabulary.name(action))
                if (text := (refusal.text.id, repr(refusal.text.args))) not in said:
                    said.add(text)
                    check(refusal.text)
            assert s.snapshot() == before
        s.apply(chance.choice(decision.legal), decision.seat)
    assert len(asked) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_the_map_seen_from_afar(language: str) -> None:
    """Of every place and region; none is that of another."""
    found = {name: said for name, said in labels(language, "turmoil").items() if name.startswith("short-")}
    places = {f"short-{name}" for name in (*game().printed()["spaces"], *game().printed()["boxes"])}
    regions = {f"short-{name}" for name in (*game().printed()["regions"], "independent")}
    assert set(found) == places | regions
    assert len({found[name] for name in places}) == len(places)
    most = 6 if language == "ja" else 9
    assert not [said for name, said in found.items() if name in places and len(said) > most]
