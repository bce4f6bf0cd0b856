"""The house knows no game by name: all there is of one lies in its folder."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import salon

SOURCES = Path(salon.__file__).parent
KINDS = {".py", ".js", ".ts", ".css", ".tcss", ".html", ".svg", ".ftl", ".toml", ".json"}
FILES = [
    path
    for path in sorted(SOURCES.rglob("*"))
    if path.suffix in KINDS and path.relative_to(SOURCES).parts[0] != "games"
]


@pytest.mark.parametrize("id", salon.list_games())
def test_no_game_is_named_outside_its_folder(id: str) -> None:
    named = re.compile(rf"(?<![a-z0-9]){id}(?![a-z0-9])", re.IGNORECASE)
    found = [str(path.relative_to(SOURCES)) for path in FILES if named.search(path.read_text("utf-8"))]
    assert not found


def test_there_are_files_of_every_part_to_look_at() -> None:
    parts = {path.relative_to(SOURCES).parts[0] for path in FILES}
    assert parts >= {"kernel", "bots", "lang", "cli", "server", "web"}


WRITTEN = {".py", ".js", ".css"}
MOST_LINES = 500
GENERATED = {"wire.d.ts"}  # by `make wire`, from the types of the server: nobody reads it from end to end


def sources() -> list[Path]:
    return [path for path in sorted(SOURCES.rglob("*")) if path.suffix in WRITTEN]


def test_no_file_is_long() -> None:
    written = [*sources(), *(path for path in SOURCES.rglob("*.ts") if path.name not in GENERATED)]
    lines = {str(path.relative_to(SOURCES)): len(path.read_text("utf-8").splitlines()) for path in written}
    assert not {path: n for path, n in lines.items() if n > MOST_LINES}


# Files that deal with JSON or TOML whose shape is not theirs to say, and what it is.
JSON_BEGINS = {
    "kernel/ledger.py": "the worked examples of rules.toml, each in the shape that its rule needs",
    "kernel/scene.py": "positions of examples.toml, by the fields of a game's state",
    "kernel/game.py": "what is printed, for a drawn board, and the vocabulary of packs",
    "kernel/pack.py": "bodies of packs, of any game",
    "kernel/pack_plain.py": "the same; `Json` is the name of what stands in them",
    "kernel/pack_check.py": "the same, before anything in it is known to be right",
    "kernel/pack_places.py": "the same",
    "kernel/pack_file.py": "packs as files",
    "kernel/pack_toml.py": "packs as TOML",
    "kernel/pack_vocabulary.py": "a schema of what cards may be made of",
    "lang/packs.py": "the same, in words",
    "lang/patterns.py": "patterns of steps, from that schema",
    "games/court/pack.py": "what a step adds to the schema",
    "games/v1919/pack.py": "what a step adds to the schema",
    "games/turmoil/printed.py": "the map, for its board",
    "games/turmoil/__init__.py": "hands the map on",
    "games/v1919/catalogue.py": "numbers and symbols of a card, for its board",
    "server/wire_house.py": "the same on the wire",
    "server/wire_library.py": "the same on the wire",
    "server/api.py": "OpenAPI",
    "server/handlers.py": "records, as files",
    "server/packs.py": "the vocabulary of packs",
    "server/pack_files.py": "packs as files",
    "server/pack_compare.py": "bodies of two packs",
    "server/store/packs.py": "stored bodies",
    "server/store/peace.py": "what had been said, as it was stored with a report",
    "server/store/leaving.py": "the file of all that is known of a person: rows of any table",
    "server/accounts.py": "that file",
}
BEGINS = re.compile(r"dict\[str, Any\]|(?<=^Json: TypeAlias = )Any\b", re.MULTILINE)
NO_TYPE = re.compile(r"^from typing import [^\n]*|\"\"\"Any ", re.MULTILINE)
MOST_IGNORED = 5


def test_types_end_only_where_json_begins() -> None:
    """`Any` stands for what JSON and TOML hold, and for nothing else; few lines are kept from the checker."""
    scripts = {path: path.read_text("utf-8") for path in sources() if path.suffix == ".py"}
    plain = {p.relative_to(SOURCES).as_posix(): NO_TYPE.sub("", text) for p, text in scripts.items()}
    assert {path for path, text in plain.items() if BEGINS.search(text)} == set(JSON_BEGINS)
    assert not [path for path, text in plain.items() if re.search(r"\bAny\b", BEGINS.sub("", text))]
    assert sum(text.count("type: ignore") for text in scripts.values()) <= MOST_IGNORED


# What once meant two or three things (docs/decisions/018): where it is defined.
ONE_THING = {
    "Line": ["server/wire_story.py"],
    "Refusal": ["kernel/decision.py"],
    "Note": ["games/v1919/terms.py"],
    "Change": ["games/turmoil/effects/rules.py"],
    "Tally": [],
}


def test_a_word_means_one_thing() -> None:
    found: dict[str, list[str]] = {word: [] for word in ONE_THING}
    for path in sources():
        for word in re.findall(r"^(?:class )?(\w+)(?:[(:]| =)", path.read_text("utf-8"), re.MULTILINE):
            if word in found:
                found[word].append(path.relative_to(SOURCES).as_posix())
    assert found == ONE_THING


def test_a_tally_is_the_score_by_source() -> None:
    """In the kernel as a promise of each game, in the games as its keeping, and nowhere else."""
    named = [
        path.relative_to(SOURCES).as_posix()
        for path in sources()
        if re.search(r"^ *(?:def|function) tally\(", path.read_text("utf-8"), re.MULTILINE)
    ]
    games = [f"games/{id}/{file}.py" for id in salon.list_games() for file in ("__init__", "tally")]
    assert named == [*games, "kernel/game.py"]


def test_no_script_knows_a_language() -> None:
    """A fourth is one more in the list of `salon.lang`, and its folders of words."""
    asks = re.compile(r"""language\s*[!=]==?\s*['"]|['"](es|ja)['"]""")
    assert not [
        path.name for path in sources() if path.suffix == ".js" and asks.search(path.read_text("utf-8"))
    ]


def test_what_only_one_game_paints_with_lies_in_its_folder() -> None:
    tokens = set(re.findall(r"(--[\w-]+):", (SOURCES / "web" / "base.css").read_text("utf-8")))
    assert len(tokens) > 30
    used: dict[str, set[str]] = {token: set() for token in tokens}
    for path in SOURCES.rglob("*"):
        if path.suffix in {".css", ".js", ".svg"}:
            room, game = path.relative_to(SOURCES).parts[:2]
            for token in re.findall(r"""(?:var\(|['"])(--[\w-]+)""", path.read_text("utf-8")):
                used.get(token, set()).add(game if room == "games" else room)
    assert not {token: users for token, users in used.items() if len(users) < 2 and users != {"web"}}


# Regular expressions of boards, all over what people read or write: where a long name may be broken, blanks
# in a note, and what stands before a colon.
READ_WORDS = {
    "games/turmoil/board/names.js": 1,
    "games/v1919/board/deal.js": 1,
    "games/v1919/board/issues.js": 1,
}
PATTERN = re.compile(
    r"(?<=[(=,:\[!&|?>]) ?/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n\[])+/[dgimsuvy]*(?=[.,;)\s\]])"
)
SPELLED = re.compile(r"\.(?:startsWith|endsWith|includes)\('(?:\w+\.|\.\w*|_\w*)'\)|new RegExp\(")


def test_no_board_reads_the_spelling_of_an_answer() -> None:
    """What an answer is stands in the question, in the view or on the answer: a symbol is taken apart by
    `parted` alone, at its first point."""
    boards = [path for path in sources() if path.suffix == ".js" and path.parent.name == "board"]
    assert len(boards) > 40
    texts = {path.relative_to(SOURCES).as_posix(): path.read_text("utf-8") for path in boards}
    assert {path: n for path, text in texts.items() if (n := len(PATTERN.findall(text)))} == READ_WORDS
    assert not {path: found for path, text in texts.items() if (found := SPELLED.findall(text))}


def test_the_test_of_boards_finds_what_it_looks_for() -> None:
    for wrong in (
        "filter((a) => /^(deal|term)\\./.test(a))",
        "const T = /^verb\\.(offer|drop)$/;",
        "x = [/^a.b/, 1]",
    ):
        assert PATTERN.search(wrong)
    for wrong in ("action.startsWith('side.')", "action.endsWith('_first')"):
        assert SPELLED.search(wrong)
    assert not PATTERN.search("const half = (a + b) / 2 / c; // a / b")


def imported(path: Path, package: str, *, types: bool) -> Iterator[str]:
    """The modules of a package that a file imports, wherever in it; with those it only names types of."""
    waiting: list[ast.AST] = [ast.parse(path.read_text("utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not types:
            waiting += node.orelse
            continue
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            yield from (str(node.module), *(f"{node.module}.{name.name}" for name in node.names))
        waiting += ast.iter_child_nodes(node)


@pytest.mark.parametrize("id", salon.list_games())
def test_a_state_imports_none_of_its_users(id: str) -> None:
    """The position does not know the steps, views and bots that work on it: who names its class uses it."""
    package, folder = f"salon.games.{id}", SOURCES / "games" / id
    users = {
        ".".join(("salon", *path.relative_to(SOURCES).with_suffix("").parts))
        for path in folder.rglob("*.py")
        if f"{package}.state" in imported(path, package, types=True)
    }
    assert len(users) > 5
    assert not users & set(imported(folder / "state.py", package, types=False))
