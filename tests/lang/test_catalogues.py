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
from salon.lang import LANGUAGES, slug

LANG = Path(lang.__file__).parent
SOURCES = LANG.parent
PARTS = sorted(path.stem for path in (LANG / "en").glob("*.ftl"))
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
    resource = FluentParser().parse((LANG / language / f"{part}.ftl").read_text("utf-8"))
    found: dict[str, dict[str, frozenset[str]]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}.ftl: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        assert entry.id.name not in found, f"{language}/{part}.ftl has {entry.id.name} twice"
        patterns = {"": entry.value, **{a.id.name: a.value for a in entry.attributes}}
        found[entry.id.name] = {}
        for name, pattern in patterns.items():
            assert pattern is not None, f"{language}/{part}.ftl: {entry.id.name} is empty"
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
        assert patterns == other[id], f"{language}/{part}.ftl: {id} has other attributes or variables"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
@pytest.mark.parametrize("game", salon.games())
def test_every_rule_is_translated(language: str, game: str) -> None:
    ledger = salon.load(game).ledger
    wanted = {c.id: {"", "title"} for c in ledger.clauses if not c.card}
    wanted |= {r.id: {"", "question", "rationale"} for r in ledger.rulings}
    wanted |= {f"{game}.section.{slug(c.section)}": {""} for c in ledger.clauses}
    found = messages(language, f"{game}-rules")
    assert {id.replace(".", "-"): kinds for id, kinds in wanted.items()} == {
        id: set(patterns) for id, patterns in found.items()
    }


def source_strings() -> set[str]:
    """Every string in the sources that looks like a message id."""
    parts = "|".join(("kernel", "cli", "help", "house", *salon.games()))
    pattern = re.compile(rf"""["']((?:{parts})\.[a-z0-9.{{}}_-]+)["']""")
    return {id for path in SOURCES.rglob("*.py") for id in pattern.findall(path.read_text("utf-8"))}


def test_every_id_in_the_code_has_its_words() -> None:
    known = {id for part in PARTS for id in messages("en", part)}
    ledgers = [salon.load(game).ledger for game in salon.games()]
    rules = {entry.id for ledger in ledgers for entry in ledger.entries}
    for id in source_strings() - rules:
        if "{" in id:  # a family: at least one message of it must exist
            family = re.compile(re.sub(r"\{[^}]*\}", "[a-z0-9_-]+", id.replace(".", "-")))
            assert any(family.fullmatch(message) for message in known) or "{name}.1" in id or "{kind" in id, (
                id
            )
        else:
            assert id.replace(".", "-") in known, f"no words for {id}"


def test_no_words_without_use() -> None:
    used = {id.replace(".", "-") for id in source_strings()}
    families = [re.compile(re.sub(r"\{[^}]*\}", "[a-z0-9_-]+", id)) for id in used if "{" in id]
    names = {
        f"{game}-{symbol}".replace(".", "-")
        for game in salon.games()
        for symbol in (
            *salon.load(game).vocabulary.names,
            *(c.id for c in salon.load(game).catalogue()),
            "title",
        )
    }
    names |= {f"{game}-option-{option}" for game in salon.games() for option in salon.load(game).options}
    steps = {
        t.id.replace(".", "-") for g in salon.games() for c in salon.load(g).catalogue() for t in c.effect
    }
    # Symbols that are put together in code, such as f"level.{name}".
    kinds = {
        k for path in SOURCES.rglob("*.py") for k in re.findall(r'f"([a-z]+)\.\{', path.read_text("utf-8"))
    }
    families += [re.compile(f"{game}-{kind}-[a-z0-9_-]+") for game in salon.games() for kind in kinds]
    # Labels of the browser's own are named in its scripts, without the part before them.
    scripts = "".join(path.read_text("utf-8") for path in (SOURCES / "web").rglob("*.js"))
    used |= {f"web-{key}" for key in re.findall(r"['\"`]([a-z][a-z0-9-]*)['\"`]", scripts)}
    families += [re.compile(f"web-{start}.*") for start in re.findall(r"`([a-z][a-z0-9-]*-)\$\{", scripts)]
    for part in PARTS:
        for id in messages("en", part):
            if id in used | names | steps or any(family.fullmatch(id) for family in families):
                continue
            raise AssertionError(f"{id} is never said")


def test_every_prompt_has_words_for_those_who_wait() -> None:
    for game in salon.games():
        for id, patterns in messages("en", game).items():
            if id.startswith(f"{game}-ask-"):
                assert "who" in patterns.get("wait", ()), f"{id} has no .wait that says who is asked"
