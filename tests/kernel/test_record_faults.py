"""What is wrong with a record is said exactly: which kind, at which move, in which line and column."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

import salon
from salon.kernel import BadRecord, Event, Record, SalonError, UnknownName
from salon.kernel.conformance import random_game
from salon.kernel.record import FORMAT, MIXED, find
from salon.kernel.text import Arg

COURT = salon.load("court")


@cache
def whole() -> bytes:
    return random_game(COURT, 3, 5, every=0).record.to_json()


def fault_of(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(data).replay()
    return caught.value


def told(fault: BadRecord) -> tuple[str, int, dict[str, Arg]]:
    return fault.text.id, fault.position, fault.text.args


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"", 1, 1),
        (b"{\n  ?", 2, 3),
        (b"?", 1, 1),
        (b'{\n\n  "header": {},\n ?}', 4, 2),
        (b'{"header": {', 1, 13),
    ],
)
def test_what_cannot_be_read_is_placed_by_line_and_column(data: bytes, line: int, column: int) -> None:
    id, position, args = told(fault_of(data))
    assert (id, position, args["line"], args["column"]) == ("kernel.record-malformed", 0, line, column)


def test_a_byte_of_white_space_is_placed() -> None:
    lines = whole().split(b"\n")
    lines[5] += b" "
    id, position, args = told(fault_of(b"\n".join(lines)))
    assert (id, position, args) == (
        "kernel.record-rewritten",
        0,
        {"line": 6, "column": len(lines[5])},
    )


def test_a_last_line_too_many_is_placed() -> None:
    _, position, args = told(fault_of(whole() + b"\n"))
    assert (position, args) == (0, {"line": whole().count(b"\n") + 1, "column": 1})


@pytest.mark.parametrize(("found", "said"), [("other/2", "other/2"), ("x" * 200, "x" * 80), ("", "–")])
def test_another_format_is_named_but_not_at_any_length(found: str, said: str) -> None:
    data = whole().replace(FORMAT.encode(), found.encode())
    expected = f"{FORMAT}, {MIXED}"
    assert told(fault_of(data)) == ("kernel.record-format", 0, {"found": said, "expected": expected})


def test_a_field_of_the_wrong_shape_is_named() -> None:
    data = whole().replace(b'"engine": "', b'"engine": 7, "x": "', 1)
    id, position, args = told(fault_of(data))
    assert (id, position) == ("kernel.record-shape", 0)
    assert "header" in str(args["reason"])


def test_a_move_of_the_wrong_shape_is_counted_from_one() -> None:
    lines = whole().split(b"\n")
    start = lines.index(b'  "moves": [')
    lines[start + 3] = b'    ["two","character.king","00000000"],'
    id, position, args = told(fault_of(b"\n".join(lines)))
    assert (id, position, args["move"]) == ("kernel.record-unknown", 3, 3)


def test_a_changed_header_is_found() -> None:
    data = whole().replace(b'"name": "P1"', b'"name": "P9"')
    assert told(fault_of(data)) == ("kernel.record-header", 0, {})


def test_a_changed_result_is_found_after_the_last_move() -> None:
    record = Record.from_json(whole())
    assert record.result is not None
    winners = msgspec.json.encode(record.result.winners)
    data = whole().replace(b'"winners":' + winners, b'"winners":[0,1,2]')
    assert data != whole()
    assert told(fault_of(data)) == ("kernel.record-result", len(record.moves) + 1, {})


def test_a_forged_outcome_is_found_after_the_last_move() -> None:
    record = Record.from_json(whole())
    record.result = None
    assert told(fault_of(record.to_json())) == ("kernel.record-outcome", len(record.moves) + 1, {})


def test_part_of_a_finished_record_needs_no_result() -> None:
    record = Record.from_json(whole())
    assert record.replay(len(record.moves)).result == record.result
    assert record.replay(len(record.moves) - 1).result is None


@pytest.mark.parametrize(
    ("key", "said"), [("court/9", "court/9"), ("court/" + "9" * 200, "court/" + "9" * 74)]
)
def test_rules_of_another_version_are_named_but_not_at_any_length(key: str, said: str) -> None:
    header = msgspec.structs.replace(Record.from_json(whole()).header, game=key)
    expected = ("kernel.other-game", 0, {"found": said, "expected": COURT.key})
    assert told(fault_of(Record(header).to_json())) == expected
    with pytest.raises(BadRecord) as caught:
        Record(header).replay(game=COURT)
    assert told(caught.value) == expected
    with pytest.raises(BadRecord) as caught:
        find(key)
    assert told(caught.value) == expected


def test_a_seed_that_was_not_promised_is_of_the_header() -> None:
    header = msgspec.structs.replace(Record.from_json(whole()).header, commitment="0" * 64)
    assert told(fault_of(Record(header).to_json())) == ("kernel.record-commitment", 0, {})


def test_a_record_from_an_example_has_its_seats_and_its_options() -> None:
    scene = f"{next(iter(COURT.scenes))}/1"
    header = Record.onward(COURT, ["Ana", "Ben", "Carla"], scene, seed=7).header
    assert Record.from_json(Record(header).to_json()).replay().pending
    two = msgspec.structs.replace(header, players=header.players[:2])
    assert told(fault_of(Record(two).to_json())) == ("kernel.record-scene", 0, {"example": scene})
    with pytest.raises(UnknownName):
        Record(msgspec.structs.replace(header, scene="court.ex.nothing/1")).replay()


def test_an_answer_taken_back_takes_the_result_with_it() -> None:
    record = Record.from_json(whole())
    moves = len(record.moves)
    record.cut(len(record.moves) - 1)
    assert (len(record.moves), record.result) == (moves - 1, None)
    again = Record.from_json(whole())
    record.add(again.moves[-1].seat, again.moves[-1].action)
    assert again.result is not None
    record.finish(again.result)
    assert record.to_json() == whole()


def test_a_save_leaves_no_draft_behind(tmp_path: Path) -> None:
    for _ in range(2):  # also over the old one
        Record.from_json(whole()).save(tmp_path / "two" / "deep" / "game.json")
    assert [path.name for path in tmp_path.rglob("*")] == ["two", "deep", "game.json"]


def test_the_story_is_added_to_a_log_that_has_begun() -> None:
    record = Record.from_json(whole())
    first: list[Event] = []
    second: list[Event] = []
    record.replay(game=COURT, log=first)
    second += first[:3]
    record.replay(game=COURT, log=second)
    assert second == first[:3] + first


def test_a_snapshot_names_the_other_game_but_not_at_any_length() -> None:
    with pytest.raises(BadRecord) as caught:
        COURT.restore(msgspec.json.encode({"game": "x" * 200}))
    assert told(caught.value) == ("kernel.other-game", 0, {"found": "x" * 80, "expected": COURT.key})


LONG = "z" * 200


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: COURT.new(2, options={LONG: True}),
        lambda: COURT.new(2, options={"marquis": LONG}),
        lambda: COURT.new(2, seed=LONG),
        lambda: COURT.ledger.find(LONG),
        lambda: COURT.vocabulary.action(LONG),
    ],
)
def test_what_a_stranger_wrote_is_cut_after_eighty_letters(wrong: Callable[[], object]) -> None:
    with pytest.raises(SalonError) as caught:
        wrong()
    assert "z" * 80 in caught.value.text.args.values()
