"""Scripts and styles of the page joined: forty files on disk, a few answers on the wire.

Nothing is compiled. The text of a module stays as it is, inside a function of its own that gives back what
the module exports; an `import` becomes a look at what another has given back. That means the same as long as
no module needs itself in a circle and nothing that is exported is assigned again. So only modules written as
the page's own are joined: imports at the top, functions, classes and constants exported where they are
declared. Others are served as they lie on disk, and so is everything in development.

All share one instance of each module: at its own address a joined one is a few lines that point to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from posixpath import dirname, join, normpath, relpath
from typing import NamedTuple

APP = "web/app.js"  # joined, it holds all that the page is made of and boards use
GIVEN = "modules$"  # what each module has given back, by its path

_HEAD = re.compile(
    r"(?:\s|//[^\n]*\n|/\*.*?\*/"
    r"|import (?:(?:\{(?P<names>[^}]*)\}|\* as (?P<whole>\w+)) from )?"
    r"(?P<quote>['\"])(?P<from>[^'\"\n]+)(?P=quote);\n)",
    re.DOTALL,
)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) (\w+)\b)", re.MULTILINE)
_NOTHING = re.compile(r"^export \{\};?$", re.MULTILINE)
_OTHER = re.compile(r"^\s*(?:import\b\s*[^\s(.]|export\b)", re.MULTILINE)
_PLACE = re.compile(r"\bimport\s*[(.]")  # what depends on the address of the module
_STYLE = re.compile(r"^@import (?:url\()?(['\"])([\w.-]+)\1\)?;", re.MULTILINE)


# Comments that stand alone on their lines. In a script only those that begin as documentation does: what else
# looks like a comment may be inside a text.
_ALONE = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)
_ALONE_IN_STYLES = re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*\n", re.MULTILINE | re.DOTALL)


class Unjoinable(Exception):
    """A module is written in another way than ours, or uses something that is not there."""


class Module(NamedTuple):
    """A module, taken apart."""

    path: str
    imports: tuple[tuple[str, str], ...]  # from which module, and what: the left side of a declaration
    uses: frozenset[tuple[str, str]]  # the same by single names
    body: str
    exports: tuple[str, ...]


def read(path: str, text: str) -> Module:
    """Take a module apart.

    >>> read("web/a.js", "import { b as c } from './b.js';\\nexport const d = c;\\n")[1:]
    ((('web/b.js', '{ b: c }'),), frozenset({('web/b.js', 'b')}), 'const d = c;\\n', ('d',))
    """
    imports: list[tuple[str, str]] = []
    uses: set[tuple[str, str]] = set()
    end = 0
    while found := _HEAD.match(text, end):
        end = found.end()
        if found["from"] is None:
            continue
        if not found["from"].startswith("."):
            raise Unjoinable(path)
        source = normpath(join(dirname(path), found["from"]))
        names = [name.split() for name in (found["names"] or "").split(",") if name.strip()]
        if any(len(name) not in {1, 3} for name in names):
            raise Unjoinable(path)
        uses.update((source, name[0]) for name in names)
        renamed = ", ".join(name[0] if len(name) == 1 else f"{name[0]}: {name[2]}" for name in names)
        imports.append((source, found["whole"] or (f"{{ {renamed} }}" if names else "")))
    body = _NOTHING.sub("", text[end:])
    exports = tuple(_EXPORT.findall(body))
    body = _EXPORT.sub("", body)
    if _OTHER.search(body):
        raise Unjoinable(path)
    return Module(path, tuple(imports), frozenset(uses), body, exports)


def scripts(files: Mapping[str, str], boards: Iterable[str]) -> dict[str, str]:
    """What is served in place of the modules that can be joined: those of the app, those of each board."""
    try:
        app = _graph(files, APP, {})
    except Unjoinable:
        return {}
    shared = {path: module for path, module in app.items() if path != APP}
    served = {
        APP: f"export const {GIVEN} = {{}};\n" + "".join(map(_wrapped, shared.values())) + _begun(app[APP]),
        **{path: _pointer(module, APP) for path, module in shared.items()},
    }
    for board in boards:
        try:
            own = _graph(files, board, shared)
        except Unjoinable:
            continue
        served |= {path: _pointer(module, board) for path, module in own.items()}
        served[board] = _entry(own[board], own.values())
    return {path: _ALONE.sub("", text) for path, text in served.items()}


def styles(files: Mapping[str, str], path: str, inside: tuple[str, ...] = ()) -> str:
    """A style sheet with those in it that it imports, if all of them lie beside it."""
    text, home = files[path], dirname(path)
    wanted = [join(home, name) for _, name in _STYLE.findall(text)]
    around = (*inside, path)
    if text.count("@import") != len(wanted) or any(w in around or w not in files for w in wanted):
        return text
    text = _ALONE_IN_STYLES.sub("", text)
    return _STYLE.sub(lambda found: styles(files, join(home, found[2]), around), text)


def sprite(house: bytes, games: Iterable[bytes]) -> bytes:
    """The emblems of the house with those of its games: one drawing, and one question for it.

    >>> sprite(b'<svg a="1"><symbol id="x"/></svg>', [b'<svg b="2"><symbol id="y"/></svg>'])
    b'<svg a="1"><symbol id="x"/><symbol id="y"/></svg>'
    """
    inside = b"".join(drawing[drawing.index(b">") + 1 : drawing.rindex(b"</svg>")] for drawing in games)
    end = house.rindex(b"</svg>")
    return house[:end] + inside + house[end:]


def _graph(files: Mapping[str, str], entry: str, known: Mapping[str, Module]) -> dict[str, Module]:
    """A module and all that it needs, each after what it needs itself, without what is known already."""
    found: dict[str, Module] = {}
    unfinished: set[str] = set()

    def visit(path: str) -> None:
        if path in found or path in known:
            return
        strange = path not in files or (dirname(path) != dirname(entry) and _PLACE.search(files[path]))
        if strange or path in unfinished:
            raise Unjoinable(path)
        unfinished.add(path)
        module = read(path, files[path])
        for source, _ in module.imports:
            visit(source)
        for source, name in module.uses:
            if name not in (found.get(source) or known[source]).exports:
                raise Unjoinable(path)
        found[path] = module

    visit(entry)
    if any(path.startswith("web/") for path in found) and not entry.startswith("web/"):
        raise Unjoinable(
            entry
        )  # of what belongs to the page there must be one instance, not one for each board
    return found


def _looks(module: Module) -> str:
    return "".join(f"const {what} = {GIVEN}['{source}'];\n" for source, what in module.imports if what)


def _wrapped(module: Module) -> str:
    gives = ", ".join(module.exports)
    return (
        f"{GIVEN}['{module.path}'] = await (async () => {{\n"
        f"{_looks(module)}{module.body}\nreturn {{ {gives} }};\n}})();\n"
    )


def _begun(app: Module) -> str:
    """The page begins. Nobody waits for it: a board that it waits for needs what stands before this."""
    return f"(async () => {{\n{_looks(app)}{app.body}\n}})();\n"


def _entry(entry: Module, modules: Iterable[Module]) -> str:
    takes = f"import {{ {GIVEN} }} from '{_from(entry.path, APP)}';\n"
    return takes + "".join(map(_wrapped, modules)) + _exported(entry)


def _pointer(module: Module, holder: str) -> str:
    """Where a joined module would be: whoever imports it from here gets the one that all have."""
    first = "" if holder == APP else f"import '{_from(module.path, holder)}';\n"
    return f"{first}import {{ {GIVEN} }} from '{_from(module.path, APP)}';\n{_exported(module)}"


def _exported(module: Module) -> str:
    if not module.exports:
        return ""
    return f"export const {{ {', '.join(module.exports)} }} = {GIVEN}['{module.path}'];\n"


def _from(path: str, other: str) -> str:
    found = relpath(other, dirname(path))
    return found if found.startswith(".") else f"./{found}"
