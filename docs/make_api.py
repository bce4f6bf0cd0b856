"""docs/api.md, made from the docstrings: `python -m docs.make_api`.

It reads the sources and not what Python makes of them, so that every version of Python writes the same page.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

API = Path(__file__).parent / "api.md"

# What is told, in the order in which one comes to need it.
CHAPTERS = {
    "Games": ("salon", ["load", "list_games", "Game"]),
    "A match": ("salon", ["State", "Action", "Decision", "Event", "Fact", "Question", "Result", "Text"]),
    "What would happen": ("salon", ["Forecast", "Outcome"]),
    "Memory": ("salon", ["Record", "Play"]),
    "Chance": ("salon", ["Fate", "Script"]),
    "Faults": ("salon", ["SalonError", "IllegalAction"]),
    "Bots": ("salon.bots", ["load", "Bot", "due", "answer"]),
    "Words": ("salon.lang", ["words", "Words"]),
    "The small parts": (
        "salon.kernel",
        [
            "About",
            "Option",
            "Card",
            "Refusal",
            "Source",
            "Player",
            "View",
            "Table",
            "Ledger",
            "Clause",
            "Ruling",
        ],
    ),
    "To write a game": (
        "salon.kernel",
        ["Step", "Said", "Vocabulary", "Mind", "fault", "UnknownName", "BadSetup", "BadCards", "Need"],
    ),
    "To check a game": ("salon.kernel.conformance", ["random_game", "check_position", "check_end"]),
}


class Found(NamedTuple):
    """Where a name is defined."""

    node: ast.stmt
    source: str


def find(module: ModuleType, name: str) -> Found:
    """The definition of a name, followed through the imports of a module to where it is."""
    source = inspect.getsource(module)
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return Found(node, source)
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            return Found(node, source)
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return find(import_module(node.module), alias.name)
    raise LookupError(f"{module.__name__} has no {name}")


def page() -> str:
    """The text of docs/api.md."""
    return "\n".join(lines())


def lines() -> Iterator[str]:
    import salon

    yield "# The interface"
    yield ""
    yield "Made from the docstrings by `make api`; the examples are run by the tests. What stands here is"
    yield "kept, or its change is told in [the changes](../CHANGELOG.md). How the parts work together:"
    yield "[how it is built](architecture.md)."
    yield ""
    yield from told(inspect.getdoc(salon) or "")
    for title, (module, names) in CHAPTERS.items():
        yield f"## {title}: `{module}`"
        yield ""
        for name in names:
            yield from definition(f"{module}.{name}", name, find(import_module(module), name))


def definition(path: str, name: str, found: Found) -> Iterator[str]:
    node = found.node
    if isinstance(node, ast.FunctionDef):
        yield f"### `{path}`\n"
        yield from code([signature(node, found.source, name)])
        yield from told(ast.get_docstring(node) or "")
    elif isinstance(node, ast.ClassDef):
        yield f"### `{path}`\n"
        yield from told(ast.get_docstring(node) or "")
        fields = [field(item, found.source) for item in node.body if is_field(item)]
        if fields:
            yield from code(fields)
        for item in node.body:
            if isinstance(item, ast.FunctionDef) and not item.name.startswith("_"):
                yield from method(item, found.source)
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        yield f"### `{path}`\n"
        yield from code([f"{name} = {ast.unparse(node.value)}"])


def method(node: ast.FunctionDef, source: str) -> Iterator[str]:
    """A method or a property that says what it is for; one that does not is named by its signature alone."""
    kinds = {ast.unparse(decorator) for decorator in node.decorator_list}
    if kinds & {"property", "cached_property"}:
        yield from code([f"{node.name}: {ast.unparse(node.returns) if node.returns else ''}"])
    else:
        before = "".join(f"@{kind}\n" for kind in sorted(kinds & {"classmethod", "staticmethod"}))
        yield from code([before + signature(node, source)])
    yield from told(ast.get_docstring(node) or "")


def is_field(item: ast.stmt) -> bool:
    return isinstance(item, ast.AnnAssign) and not ast.unparse(item.target).startswith("_")


def field(item: ast.stmt, source: str) -> str:
    """A field, with the comment behind it."""
    lines = source.splitlines()[item.lineno - 1 : item.end_lineno]
    return textwrap.dedent("\n".join(lines))


def signature(node: ast.FunctionDef, source: str, name: str = "") -> str:
    """The head of a function as it is written, under the name by which it is known."""
    lines = source.splitlines()[node.lineno - 1 : node.body[0].lineno - 1]
    head = textwrap.dedent("\n".join(lines)).removesuffix(":")
    return re.sub(r"^def \w+", f"def {name or node.name}", head)


def code(lines: list[str]) -> Iterator[str]:
    yield "```python"
    yield from lines
    yield "```"
    yield ""


def told(docstring: str) -> Iterator[str]:
    """A docstring: its words, and its examples as code."""
    for block in re.split(r"\n\n+", docstring):
        words, arrow, example = block.partition(">>>")
        if words.strip():
            yield words.strip("\n")
            yield ""
        if arrow:
            yield "```pycon"
            yield arrow + example
            yield "```"
            yield ""


if __name__ == "__main__":
    API.write_text(page(), "utf-8")
