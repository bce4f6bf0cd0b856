"""Modules joined mean what they mean one by one; what is not sure to is left alone."""

from __future__ import annotations

import pytest

from salon.games import games
from salon.server import joining
from salon.server.edition import sources

APP = {"web/app.js": "import { one } from './one.js';\none();\n", "web/one.js": "export function one() {}\n"}
BOARD = "games/chess/board/board.js"


def test_every_module_of_the_house_is_joined() -> None:
    """All that the app imports is in one file, all of a board in another."""
    files = {address: path.read_text("utf-8") for address, path in sources() if path.suffix == ".js"}
    boards = [f"games/{id}/board/board.js" for id in games()]
    served = joining.scripts(files, boards)
    assert set(boards) <= set(served)
    assert len(served[joining.APP]) > 100_000
    whole = {joining.APP, *boards}
    for path in set(served) - whole:
        assert len(served[path]) < 500, f"{path} is not joined"
    for path in served:
        needed = {source for source, _ in joining.read(path, files[path]).imports} if path in files else set()
        assert needed <= served.keys(), f"{path} needs one that is not joined"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("export let count = 0;\n", "what is exported may change"),
        ("export default class {}\n", "it has no name"),
        ("export { a };\nconst a = 1;\n", "not where it is declared"),
        ("export * from './more.js';\n", "all of another"),
        ("const a = 1;\nimport { one } from '../../../web/one.js';\n", "an import that is not at the top"),
        ("import one from '../../../web/one.js';\n", "what has no name"),
        ("import { two } from '../../../web/one.js';\n", "what is not exported there"),
        ("export const a = 1, b = 2;\nexport const id = b;\n", ""),
        ("import { board } from './board.js';\n", "itself, in a circle"),
        ("import { other } from '../../../web/other.js';\n", "what the page does not use itself"),
        ("import { x } from './nothing.js';\n", "what is not there"),
        ("import { x } from 'elsewhere';\n", "what is not ours"),
        ("import { place } from './deep/place.js';\n", "what depends on where it is"),
    ],
)
def test_a_board_written_in_another_way_is_served_as_it_is(text: str, why: str) -> None:
    files = {
        **APP,
        BOARD: text,
        "web/other.js": "export const other = 1;\n",
        "games/chess/board/deep/place.js": "export const place = import.meta.url;\n",
    }
    served = joining.scripts(files, [BOARD])
    assert (BOARD in served) == (not why)
    assert joining.APP in served


def test_more_than_one_constant_in_a_line_cannot_be_taken_for_one() -> None:
    files = {
        **APP,
        BOARD: "import { b } from './b.js';\n",
        "games/chess/board/b.js": "export const a = 1, b = 2;\n",
    }
    assert BOARD not in joining.scripts(files, [BOARD])


def test_where_the_app_cannot_be_joined_nothing_is() -> None:
    assert joining.scripts({**APP, "web/one.js": "export let one;\n", BOARD: ""}, [BOARD]) == {}


def test_a_style_sheet_has_those_in_it_that_it_imports() -> None:
    files = {
        "a/board.css": "/* board */\n@import 'map.css'; /* the map */\n@import url(\"b.css\");\n",
        "a/map.css": "@import 'deep.css';\n.map {}\n",
        "a/deep.css": ".deep {}\n",
        "a/b.css": ".b {}\n",
    }
    found = joining.styles(files, "a/board.css")
    assert found.split() == [
        ".deep",
        "{}",
        ".map",
        "{}",
        "/*",
        "the",
        "map",
        "*/",
        ".b",
        "{}",
    ]


@pytest.mark.parametrize(
    "other", ["@import '../c.css';", "@import 'b.css' print;", "@import 'a.css';", "@import 'no.css';"]
)
def test_a_style_sheet_that_imports_from_elsewhere_stays_as_it_is(other: str) -> None:
    """What is imported must come first: half of them cannot be put in place."""
    files = {"a/a.css": f"@import 'b.css';\n{other}\n", "a/b.css": ".b {}\n", "c.css": ".c {}\n"}
    assert joining.styles(files, "a/a.css") == files["a/a.css"]


def test_comments_that_stand_alone_are_left_out_and_nothing_else() -> None:
    text = (
        "/** What it\n * does. */\nexport function one() {\n"
        "  /** @type {1} */ (1);\n  return '/** no comment */' /* nor this */;\n}\n"
    )
    served = joining.scripts({"web/app.js": APP["web/app.js"], "web/one.js": text}, [])[joining.APP]
    assert "What it" not in served
    assert "  /** @type {1} */ (1);\n  return '/** no comment */' /* nor this */;" in served
    sheet = "/* Why. */\na { b: c; } /* here */\n"
    assert joining.styles({"web/a.css": sheet}, "web/a.css") == "a { b: c; } /* here */\n"
