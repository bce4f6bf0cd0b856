"""`python -m tests.fuzz` in little: bad messages, records, packs and settings."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.fuzz.__main__ import fuzz_files, fuzz_server

MESSAGES = 2_000


def test_bad_messages_neither_break_nor_change_anything(tmp_path: Path) -> None:
    count: Counter[str] = Counter()
    fuzz_server(MESSAGES, 1, count, tmp_path / "log")
    assert count["on lines"] + count["requests"] >= 0.6 * MESSAGES
    assert count["answered 400"]


def test_bad_records_packs_and_settings_are_refused_in_words() -> None:
    count: Counter[str] = Counter()
    fuzz_files(MESSAGES, 1, count)
    assert set(count) == {"records", "packs", "settings"}
