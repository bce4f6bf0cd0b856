"""The catalogues are complete: every message and variable in every language, and none too many."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import salon
from salon import lang
from salon.kernel import Fact, Question, Said
from salon.kernel.fact import kebab
from salon.kernel.pack_kinds import labels, values
from salon.lang import LANGUAGES, catalogues, slug
from salon.lang.chapters import outline

LANG = Path(lang.__file__).parent
SOURCES = LANG.parent
PARTS = sorted([*(path.stem for path in (LANG / "en").glob("*.ftl")), *salon.list_games()])
# Messages with these ids are names: each language has the forms that its grammar needs.
NAMES = re.compile(
    r"[a-z0-9]+-((character|action|nation|region|counter|issue|option|event|strategy|side|era|icon|level|space"
    r"|stability|mobilization|box|marker|plan|verb)-|card-[0-9])"
)


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's name
        self.names.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, dict[str, frozenset[str]]]:
    """For each message: its value ("") and attributes, each with the variables used."""
    entries = [
        entry
        for path in catalogues(language, part)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
    ]
    found: dict[str, dict[str, frozenset[str]]] = {}
    for entry in entries:
        assert not isinstance(entry, ast.Junk), f"{part} in {language}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{part} in {language} has {entry.id.name} twice"
        patterns = {"": entry.value, **{a.id.name: a.value for a in entry.attributes}}
        found[entry.id.name] = {}
        for name, pattern in patterns.items():
            assert pattern is not None, f"{part} in {language}: {entry.id.name} is empty"
            variables = Variables()
            variables.visit(pattern)
            found[entry.id.name][name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("part", PARTS)
def test_every_message_and_variable_is_there(language: str, part: str) -> None:
    english, other = messages("en", part), messages(language, part)
    assert english.keys() == other.keys()
    for id, patterns in english.items():
        if NAMES.match(id):
            continue
        assert patterns == other[id], f"{part} in {language}: {id} has other attributes or variables"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("game", salon.list_games())
def test_every_rule_is_translated(language: str, game: str) -> None:
    ledger = salon.load(game).ledger
    wanted = {c.id: {"", "title"} for c in ledger.clauses if not c.card}
    wanted |= {r.id: {"", "question", "rationale", "options"} for r in ledger.rulings}
    wanted |= {e.id: {"", "note"} if e.note else {""} for e in ledger.examples}
    wanted |= {c.id: {"", "printed", "problem", "corrected"} for c in ledger.contradictions}
    wanted |= {d.id: {"", *LANGUAGES, "effect"} for d in ledger.differences}
    wanted |= {f"{game}.section.{slug(c.section)}": {""} for c in ledger.clauses}
    found = messages(language, f"{game}-rules")
    assert {id.replace(".", "-"): kinds for id, kinds in wanted.items()} == {
        id: set(patterns) for id, patterns in found.items()
    }


def source_strings() -> set[str]:
    """Every string in the sources that looks like a message id."""
    parts = "|".join(PARTS)
    pattern = re.compile(rf"""["']((?:{parts})\.[a-z0-9.{{}}_-]+)["']""")
    found = {id for path in SOURCES.rglob("*.py") for id in pattern.findall(path.read_text("utf-8"))}
    said = sayings()
    families = {f"{game}.{kind}" for game in salon.list_games() for kind in ("log", "ask")}
    families |= {kind.family for kind in said}
    columns = {"packs.id"}  # of the database
    return found - families - columns | {kind.id() for kind in said}


def sayings() -> list[type[Said]]:
    """All kinds of facts and questions of the games."""
    for game in salon.list_games():
        salon.load(game)

    def below(kind: type[Said]) -> list[type[Said]]:
        return [kind, *(found for child in kind.__subclasses__() for found in below(child))]

    families = [base for top in (Fact, Question) for base in top.__subclasses__()]
    families = [base for base in families if base.__module__.startswith("salon.games.")]
    known = {id for game in salon.list_games() for id in messages("en", game)}
    # What only others are derived from has no sentence of its own.
    return [
        kind
        for base in families
        for kind in below(base)[1:]
        if not kind.__subclasses__() or kind.id().replace(".", "-") in known
    ]


def retold() -> set[str]:
    """The sentences for several facts of a kind together, and those that say one in fewer words."""
    tellings = [item for game in salon.list_games() for item in salon.load(game).tellings.items()]
    many = {f"{kind.id()}-many" for kind, telling in tellings if telling.lists}
    return many | {f"{kind.id()}-brief" for kind, telling in tellings if telling.brief}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_together_has_a_sentence(language: str) -> None:
    for id in retold():
        assert id.replace(".", "-") in messages(language, id.partition(".")[0]), f"no words for {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_and_question_has_a_sentence(language: str) -> None:
    for said in sayings():
        part, _, _ = said.id().partition(".")
        assert said.id().replace(".", "-") in messages(language, part), f"no words for {said.id()}"


def test_every_id_in_the_code_has_its_words() -> None:
    known = {id for part in PARTS for id in messages("en", part)}
    ledgers = [salon.load(game).ledger for game in salon.list_games()]
    rules = {entry.id for ledger in ledgers for entry in ledger.entries}
    for id in source_strings() - rules:
        if "{" in id:  # a family: at least one message of it must exist
            family = re.compile(re.sub(r"\{[^}]*\}", "[a-z0-9_-]+", id.replace(".", "-")))
            assert any(family.fullmatch(message) for message in known) or "{name}.1" in id or "{kind" in id, (
                id
            )
        else:
            assert id.replace(".", "-") in known, f"no words for {id}"


def answer_kinds() -> set[tuple[str, str]]:
    """The kinds of answers of each game, under which the page lists many of them."""
    names = {(game, name) for game in salon.list_games() for name in salon.load(game).vocabulary.names}
    return {(game, name.partition(".")[0]) for game, name in names}


def library_messages(game: str) -> set[str]:
    """What is said of a game in the library: its chapters and words, what its cards are sorted by, and what
    is established of them.
    """
    plan, cards = outline(game), salon.load(game).catalogue()
    found = {f"{game}.chapter.{chapter.id}" for chapter in plan.chapters}
    found |= {f"{game}.word.{term.id}" for term in plan.terms}
    found |= {f"{game}.cards.{card.id.partition('.')[0]}" for card in cards}
    fields = {field for card in cards for field in (*card.known, *card.fields) if "." not in field}
    found |= {f"{game}.known-{field}" for field in fields}
    found |= {f"{game}.facet.{tag.partition('.')[0]}" for card in cards for tag in card.tags}
    return found | {f"{game}.number.{name}" for card in cards for name in card.numbers}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", salon.list_games())
def test_the_library_has_its_words(game: str, language: str) -> None:
    known = messages(language, game)
    assert {id.replace(".", "-") for id in library_messages(game)} <= known.keys()


def test_no_words_without_use() -> None:
    used = {id.replace(".", "-") for id in source_strings() | retold()}
    families = [re.compile(re.sub(r"\{[^}]*\}", "[a-z0-9_-]+", id)) for id in used if "{" in id]
    names = {
        f"{game}-{symbol}".replace(".", "-")
        for game in salon.list_games()
        for symbol in (
            *salon.load(game).vocabulary.names,
            *(c.id for c in salon.load(game).catalogue()),
            *("title", "tagline", "art", "curve"),
        )
    }
    options = [(game, option) for game in salon.list_games() for option in salon.load(game).options.values()]
    names |= {f"{game}-choice-{choice}" for game, option in options for choice in option.choices}
    names |= {f"{game}-about-{option}" for game in salon.list_games() for option in salon.load(game).options}
    names |= {f"{game}-option-{option}" for game in salon.list_games() for option in salon.load(game).options}
    names |= {
        id.replace(".", "-")
        for game in salon.list_games()
        for name, lesson in salon.load(game).lessons.items()
        for id in (f"{game}.lessons.{name}", *lesson.messages(game))
    }
    names |= {f"{game}-cost-{kind}" for game in salon.list_games() for kind in salon.load(game).costs}
    names |= {f"{game}-hint-{id}" for game in salon.list_games() for id in salon.load(game).hint_rules}
    for form in (salon.load(game).form for game in salon.list_games()):
        said = [form.label(field) for field in labels(form)] + [form.value(value) for value in values(form)]
        said += [form.value(kebab(step)) for step in salon.load(form.game).card_vocabulary()["records"]]
        names |= {text.id.replace(".", "-") for text in said}
    steps = {
        t.id.replace(".", "-")
        for g in salon.list_games()
        for c in salon.load(g).catalogue()
        for t in c.effect
    }
    # Symbols that are put together in code, such as f"level.{name}".
    kinds = {
        k for path in SOURCES.rglob("*.py") for k in re.findall(r'f"([a-z]+)\.\{', path.read_text("utf-8"))
    }
    families += [re.compile(f"{game}-{kind}-[a-z0-9_-]+") for game in salon.list_games() for kind in kinds]
    # Labels of the browser's own are named in its scripts, without the part before them.
    scripts = "".join(path.read_text("utf-8") for path in (SOURCES / "web").rglob("*.js"))
    for part in ("web", "library", "packs", "people"):
        used |= {f"{part}-{key}" for key in re.findall(r"['\"`]([a-z][a-z0-9-]*)['\"`]", scripts)}
        families += [
            re.compile(f"{part}-{start}.*") for start in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", scripts)
        ]
    names |= {id.replace(".", "-") for game in salon.list_games() for id in library_messages(game)}
    families += [re.compile(f"{game}-kind-{kind}") for game, kind in answer_kinds()]
    for game in salon.list_games():
        boards = (salon.load(game).folder / "board").glob("*.js")
        own = "".join(path.read_text("utf-8") for path in boards)
        used |= {f"{game}-{key}" for key in re.findall(r"['\"`](board-[a-z0-9-]*)['\"`]", own)}
        families += [
            re.compile(f"{game}-{key}.*")
            for found in re.findall(r"`(board-(?:[a-z0-9-]*-)?)\$\{|words\[`([a-z-]+-)\$\{", own)
            for key in found
            if key
        ]
    for part in PARTS:
        for id in messages("en", part):
            if id in used | names | steps or any(family.fullmatch(id) for family in families):
                continue
            raise AssertionError(f"{id} is never said")


@pytest.mark.parametrize("game", salon.list_games())
def test_every_step_with_a_cost_of_its_own_has_words_for_it(game: str) -> None:
    known = messages("en", game)
    assert {f"{game}-cost-{kind}" for kind in salon.load(game).costs} <= known.keys()


def test_every_prompt_has_words_for_those_who_wait() -> None:
    for game in salon.list_games():
        for id, patterns in messages("en", game).items():
            if id.startswith(f"{game}-ask-"):
                assert "who" in patterns.get("wait", ()), f"{id} has no .wait that says who is asked"


def test_japanese_counts_without_a_singular() -> None:
    """Its plural rules know `other` alone: what is said of one is chosen by the number itself."""
    places = [*(LANG / "ja").glob("*.ftl"), *(SOURCES / "games").glob("*/words/ja/*.ftl")]
    assert places
    assert not [path.name for path in places if "[one]" in path.read_text("utf-8")]
