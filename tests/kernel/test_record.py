"""Records: readable, replayable, and refused with the place of the fault when they are not genuine."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import salon
from salon.kernel import BadRecord, Fate, Player, Record, SalonError
from salon.kernel.conformance import random_game


@cache
def finished() -> bytes:
    return random_game(salon.load("court"), 3, 5, every=0).record.to_json()


def fault_of(data: bytes) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.from_json(data).replay()
    return caught.value


def test_a_record_is_a_file_that_replays(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.json"
    Record.from_json(finished()).save(path)
    assert path.read_bytes() == finished()
    result = Record.load(path).replay().result
    assert result is not None
    assert len(result.scores) == 3


def test_a_record_can_be_read_by_people() -> None:
    lines = finished().decode().splitlines()
    assert '    "game": "court/3",' in lines
    assert lines[lines.index('  "moves": [') + 1].startswith('    [2,"character.duchess"')


def test_replay_to_a_moment() -> None:
    record = Record.from_json(finished())
    assert record.replay(0).first == -1  # type: ignore[attr-defined]  # a CourtState
    middle = record.replay(40)
    assert middle.result is None
    assert middle.pending[0].seat == record.moves[40].seat


@given(st.data())
def test_any_byte_changed_is_found(data: st.DataObject) -> None:
    genuine = bytearray(finished())
    place = data.draw(st.integers(0, len(genuine) - 1))
    genuine[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != genuine[place]))
    with pytest.raises(SalonError):
        Record.from_json(bytes(genuine)).replay()


@given(st.integers(0, 100_000))
@example(0)
def test_a_truncated_record_is_refused_with_a_place(length: int) -> None:
    cut = finished()[: length % (len(finished()) - 1)]  # without its last line end it is whole, but rewritten
    fault = fault_of(cut)
    assert fault.text.id == "kernel.record-malformed"
    assert fault.text.args["line"] == cut.count(b"\n") + 1


def test_a_changed_move_is_named() -> None:
    lines = finished().split(b"\n")
    start = lines.index(b'  "moves": [')
    lines[start + 7] = lines[start + 7].replace(b"[", b"[ ", 1).replace(b'"c', b'"C', 1)
    fault = fault_of(b"\n".join(lines))
    assert (fault.position, str(fault)) == (7, "Move 7 is not as it was recorded.")


def test_a_forged_move_is_named_with_its_clause() -> None:
    """Whoever forges the checks as well still has to play by the rules."""
    record = Record.from_json(finished())
    forged = Record(record.header)
    for move in record.moves[:3]:
        forged.add(move.seat, move.action)
    forged.add(record.moves[0].seat, record.moves[0].action)
    fault = fault_of(forged.to_json())
    assert fault.position == 4
    assert fault.text.args["clause"] in {"court.turn.1", "court.setup.5"}


def test_an_unknown_action_is_named() -> None:
    forged = Record(Record.from_json(finished()).header)
    forged.add(0, "character.pope")
    fault = fault_of(forged.to_json())
    assert (fault.position, fault.text.id) == (1, "kernel.record-unknown")


def test_a_forged_result_is_found() -> None:
    record = Record.from_json(finished())
    assert record.result is not None
    record.result = msgspec.structs.replace(record.result, winners=(0, 1, 2))
    assert fault_of(record.to_json()).text.id == "kernel.record-outcome"


def test_a_seed_that_was_not_promised_is_found() -> None:
    record = Record.from_json(finished())
    header = msgspec.structs.replace(record.header, seed=Fate.of(6).seed)
    assert fault_of(Record(header).to_json()).text.id == "kernel.record-commitment"


def test_a_record_of_another_version_is_refused() -> None:
    assert (
        fault_of(finished().replace(b"salon-record/1", b"salon-record/9")).text.id == "kernel.record-format"
    )
    record = Record.from_json(finished())
    header = msgspec.structs.replace(record.header, game="court/99")
    assert fault_of(Record(header).to_json()).text.id == "kernel.other-game"


@pytest.mark.parametrize("data", [b"", b"[]", b"null", b"{}", b'{"header": {}}', b"[" * 100_000, b"\xff\xfe"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    fault_of(data)


def test_players_are_written_down() -> None:
    record = Record.of(salon.load("court"), ["Ana", Player("Colbert", "bot:greedy")], seed=1)
    assert [p.player for p in record.header.players] == ["you", "bot:greedy"]
    assert record.header.options == {
        name: option.default for name, option in salon.load("court").options.items()
    }


def test_a_save_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record = Record.from_json(finished())
    record.save(path)

    def no_room(_: int) -> None:
        raise OSError("no room")

    monkeypatch.setattr("os.fsync", no_room)
    record.cut(len(record.moves) - 1)
    with pytest.raises(OSError, match="no room"):
        record.save(path)
    assert path.read_bytes() == finished()


# -- notes -----------------------------------------------------------------------------------------


def test_a_note_is_written_only_where_there_is_one() -> None:
    record = Record(Record.from_json(finished()).header)
    record.add(0, "character.king")
    record.add(1, "character.queen", "peace")
    lines = record.to_json().decode().splitlines()
    start = lines.index('  "moves": [') + 1
    assert [len(msgspec.json.decode(line.strip(" ,"))) for line in lines[start : start + 2]] == [3, 4]
    assert lines[start + 1].strip().endswith('"peace"]')
    assert Record.from_json(record.to_json()).moves == record.moves


@pytest.mark.parametrize(("old", "new"), [("peace", "Peace"), (',"peace"', ""), (',"peace"', ',""')])
def test_a_changed_note_is_found(old: str, new: str) -> None:
    record = Record(Record.from_json(finished()).header)
    record.add(1, "character.queen", "peace")
    record.add(0, "character.king")
    fault = fault_of(record.to_json().replace(old.encode(), new.encode()))
    assert (fault.position, fault.text.id) == (1, "kernel.record-changed")


def test_an_empty_note_is_not_written_out() -> None:
    record = Record(Record.from_json(finished()).header)
    record.add(0, "character.king")
    data = record.to_json().replace(b'"]\n', b'",""]\n')
    assert fault_of(data).text.id == "kernel.record-rewritten"


def test_a_note_where_none_is_allowed_is_named() -> None:
    forged = Record(Record.from_json(finished()).header)
    move = Record.from_json(finished()).moves[0]
    forged.add(move.seat, move.action, "peace")
    fault = fault_of(forged.to_json())
    assert (fault.position, fault.text.id) == (1, "kernel.record-illegal")
