"""What is read from files must not be too much."""

from __future__ import annotations

import pytest

from salon.kernel.files import check_tree


@pytest.mark.parametrize(
    ("tree", "found"),
    [
        ([1, {"a": [2.5]}], ""),
        ([[[[1]]]], "depth"),
        (list(range(9)), "nodes"),
        ({"a": [101]}, "number"),
        ([1, {"a": [2, 101, "b"]}], "number"),
        ({"a": -100.5}, "number"),
    ],
)
def test_what_is_too_much_is_named(tree: object, found: str) -> None:
    assert check_tree(tree, depth=3, nodes=9, number=100) == found
