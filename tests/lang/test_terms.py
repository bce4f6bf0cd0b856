"""One term for one thing: names as in the glossaries, and no word that another has replaced."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import salon
from salon import lang
from salon.lang import LANGUAGES, catalogues, words

HERE = Path(__file__).parent
HOUSE = sorted({path.stem.partition("-")[0] for path in (Path(lang.__file__).parent / "en").glob("*.ftl")})


def said(language: str) -> Iterator[tuple[str, str]]:
    """Every line of every catalogue, with the id of its message; the rules in English are in the ledgers."""
    parts = [*HOUSE, *(part for game in salon.list_games() for part in (game, f"{game}-rules"))]
    for part in parts:
        for path in catalogues(language, part):
            id = ""
            for line in path.read_text("utf-8").splitlines():
                if line.startswith("#"):
                    continue
                begins = re.match(r"(?:([a-z0-9][\w-]*)|    \.\w+) = ", line)
                id = begins[1] or id if begins else id
                yield id, line[begins.end() :] if begins else line
    if language == "en":
        for game in salon.list_games():
            ledger = salon.load(game).ledger
            yield from ((clause.id, f"{clause.title} {clause.text}") for clause in ledger.clauses)
            yield from ((r.id, f"{r.question} {r.ruling} {r.rationale}") for r in ledger.rulings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_another_has_replaced(language: str) -> None:
    terms = tomllib.loads((HERE / "terms.toml").read_text("utf-8"))[language]
    lines = list(said(language))
    assert len(lines) > 1000
    wrong = [
        f"{id}: {line} (say: {term['instead']})"
        for term in terms
        for id, line in lines
        if re.search(term["word"], line) and not ("but" in term and re.match(term["but"], id))
    ]
    assert not wrong, "\n".join(wrong)


def test_the_words_looked_for_would_be_found() -> None:
    """A pattern that matches nothing would pass for ever."""
    samples = {
        "en": "two instalments § answered ahead at leisure a letter the house",
        "es": "un fichero en vivo a solas charla el acta mirando fracasa agitación tenéis de el rey"
        " la carta que mover elige si cambiar controles de apoyo boca abajo … primer jugador en juego",
        "ja": "対局 規則 ハウス 手紙 なぜ不可 費用 盤面 使用済み だれ ……しました：作戦 です。」試行"
        " 影響力キューブ 勝利を分け合う ボットが打つ ボードの盤 一手 キューブの持ち主 ホスト { $n }局",
    }
    terms = tomllib.loads((HERE / "terms.toml").read_text("utf-8"))
    for language, sample in samples.items():
        for term in terms[language]:
            assert re.search(term["word"], sample), term


@pytest.mark.parametrize("game", salon.list_games())
def test_names_follow_the_glossary(game: str) -> None:
    names = tomllib.loads((HERE / f"glossary-{game}.toml").read_text("utf-8"))
    assert names
    for symbol, translations in names.items():
        for language, name in translations.items():
            assert words(language).name(game, symbol) == name
