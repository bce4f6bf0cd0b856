"""Stored games are played again, move by move: what may be answered, what is told, what everyone sees."""

from __future__ import annotations

import msgspec
import pytest

import salon
from salon.kernel import Record, Value
from tests.records.make import AT_LEAST, ends, usable
from tests.records.store import KINDS, SHORT, Difference, Stored, cards, compare, read

FILES = {id: read(id) for id in salon.list_games()}
STORED = {id: file.games for id, file in FILES.items()}
EACH = [
    pytest.param(id, each, id=f"{id}-{each.name.replace(' ', '-')}") for id in STORED for each in STORED[id]
]


@pytest.mark.parametrize(("id", "stored"), EACH)
def test_a_stored_game_goes_as_it_went(id: str, stored: Stored) -> None:
    compare(stored, salon.load(id))


@pytest.mark.parametrize("id", salon.list_games())
def test_the_stored_games_are_of_every_kind(id: str) -> None:
    game = salon.load(id)
    headers = [Record.from_json(stored.record.encode()).header for stored in STORED[id]]
    assert len(headers) >= AT_LEAST
    played: set[tuple[int, str, Value]] = {
        (len(header.players), name, value) for header in headers for name, value in header.options.items()
    }
    wanted = {
        (seats, name, value)
        for seats in game.seat_counts
        for name, values in usable(game, seats).items()
        for value in values
    }
    assert wanted <= played
    assert {len(header.players) for header in headers} == set(game.seat_counts)
    assert {player.player for header in headers for player in header.players} >= {"bot:random", "bot:greedy"}


# Ends that no stored game has, because none came up in a search; tests of their clauses set them up by hand
# (docs/decisions/011-proof.md).
UNSEEN = {
    "turmoil": {"turmoil.end.germany", "turmoil.end.draw"},
    "v1919": {"v1919.end.emptied"},
}


@pytest.mark.parametrize("id", salon.list_games())
def test_the_stored_games_end_in_every_way_but_those_that_were_not_found(id: str) -> None:
    results = [Record.from_json(stored.record.encode()).result for stored in STORED[id]]
    assert {result.reason.id for result in results if result} == ends(salon.load(id)) - UNSEEN.get(id, set())


@pytest.mark.parametrize("id", salon.list_games())
def test_every_card_says_what_it_said(id: str) -> None:
    now = cards(salon.load(id))
    before = FILES[id].cards
    assert sorted(card for card in {*now, *before} if now.get(card) != before.get(card)) == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("move", [0, 1, 40])
def test_a_difference_is_found_and_named(kind: str, move: int) -> None:
    """The comparison can fail: one digest of one kind is changed."""
    stored = STORED["court"][0]
    marks = stored.marks[kind]
    at = move * 2 * SHORT
    changed = marks[:at] + ("0" if marks[at] != "0" else "1") + marks[at + 1 :]
    other = msgspec.structs.replace(stored, marks={**stored.marks, kind: changed})
    where = "at the start" if move == 0 else rf"move {move} \(seat \d, [a-z.0-9]+\)"
    with pytest.raises(Difference, match=rf"{where}: {kind} differ$"):
        compare(other, salon.load("court"))


def test_an_answer_that_is_refused_now_is_named() -> None:
    record = Record.from_json(STORED["court"][0].record.encode())
    cut = Record(record.header)
    for move in record.moves[:5]:
        cut.add(move.seat, move.action, move.note)
    cut.add(record.moves[5].seat, "verb.done")
    other = msgspec.structs.replace(STORED["court"][0], record=cut.to_json().decode())
    with pytest.raises(Difference, match=r"move 6 \(seat \d, verb.done\): it is refused: "):
        compare(other, salon.load("court"))


def test_another_result_is_named() -> None:
    record = Record.from_json(STORED["court"][0].record.encode())
    assert record.result is not None
    record.finish(msgspec.structs.replace(record.result, winners=()))
    other = msgspec.structs.replace(STORED["court"][0], record=record.to_json().decode())
    with pytest.raises(Difference, match="it ends otherwise"):
        compare(other, salon.load("court"))
