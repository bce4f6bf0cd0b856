"""The labels of the browser, as plain JSON: those of the page from `web.ftl`, and those of a game."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from salon.lang import LANGUAGES, Language, catalogues
from salon.server.speech import speaker
from salon.server.wire_house import LanguageInfo, Page

APART = ("lesson", "hints", "summary", "book")  # what is said by the server where it is wanted
PARTS = ("web", "cli", "house")  # of the catalogues of the house, that labels are taken from
SHARED = ("source-",)  # what the terminal says as well: where a card's text comes from


def page(language: Language) -> Page:
    """What the page needs to speak in a language."""
    own, terminal = labels(language, "web"), labels(language, "cli")
    shared = {name: label for name, label in terminal.items() if name.startswith(SHARED)}
    return Page(
        language=language, languages=languages(), labels={**shared, **own}, gap=speaker(language).words.gap
    )


@cache
def languages() -> tuple[LanguageInfo, ...]:
    """The languages of the house, as each calls itself."""
    return tuple(
        LanguageInfo(
            id=id, name=speaker(id).label("house.own-name"), short=speaker(id).label("house.short-name")
        )
        for id in LANGUAGES
    )


@cache
def labels(language: str, part: str) -> dict[str, str]:
    """The messages of a catalogue that need no grammar; English where a translation is missing."""
    found = {} if language == "en" else dict(labels("en", part))
    for path in catalogues(language, part):
        if path.stem in APART:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                text = _plain(entry.value)
                if text is not None:
                    found[entry.id.name.removeprefix(f"{part}-")] = text
    return found


def _plain(pattern: ast.Pattern) -> str | None:
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append(element.expression.value)
        else:
            return None
    return "".join(parts)
