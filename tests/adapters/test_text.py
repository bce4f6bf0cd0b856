"""The table in words: everything a seat may know and say, and a transcript that can be played again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import salon
from salon.adapters.text import Answer, TextTable, Transcript, board
from salon.kernel import BadRecord, Fate, IllegalAction, SalonError, UnknownName
from salon.lang import LANGUAGES

KINDS = [(id, salon.load(id).seat_counts[-1]) for id in salon.list_games()]


def play(table: TextTable, random: Random, most: int, talk: float = 0.0) -> None:
    """Some answers, in turn by number, id and words; of those aside as many as `talk` says."""
    for n in range(most):
        if table.over:
            return
        answers = table.answers(table.turn)
        onward = [answer for answer in answers if not answer.aside]
        answer = random.choice(onward if onward and random.random() >= talk else answers)
        table.answer(
            (str(answer.number), answer.id, answer.words)[n % 2 if twins(answers, answer) else n % 3]
        )


def twins(answers: list[Answer], answer: Answer) -> bool:
    return sum(other.words == answer.words for other in answers) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "seats"), KINDS)
def test_a_prompt_has_everything_and_no_gap_in_its_words(id: str, seats: int, language: str) -> None:
    table = TextTable(id, seats, seed=2, language=language)
    for _ in range(12):
        seat = table.turn
        prompt = table.prompt(seat)
        assert all(f"{a.number}. {a.words} [{a.id}]" in prompt for a in table.answers(seat))
        assert "adapter-" not in prompt
        assert f"{id}." not in prompt.replace(f"[{id}.", "")
        play(table, Random(4), 1)


@pytest.mark.parametrize(("id", "seats"), [("court", 2), ("v1919", 3)])
def test_a_transcript_is_read_back_and_played_again(id: str, seats: int, tmp_path: Path) -> None:
    table = TextTable(id, seats, seed=3)
    play(table, Random(1), 160, talk=0.15)
    table.save(tmp_path / "game.jsonl")
    found = Transcript.from_lines((tmp_path / "game.jsonl").read_bytes())
    assert found.to_lines() == table.transcript.to_lines()
    assert found.replay().state == table.state
    assert found.ending == table.transcript.ending


def test_a_finished_game_has_its_ending() -> None:
    table = TextTable("court", 2, seed=5)
    play(table, Random(5), 2000)
    result = table.state.result
    assert result is not None
    assert table.transcript.ending is not None
    assert table.transcript.ending.winners == result.winners


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b'{"format":"other/1"}', b"[" * 5000])
def test_what_is_no_transcript_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Transcript.from_lines(data)


def test_what_is_not_understood_is_put_down_and_changes_nothing() -> None:
    table = TextTable("court", 2, seed=5)
    before = table.state.copy()
    for said in ("", "99", "card.king.9", "I would rather not"):
        with pytest.raises(SalonError):
            table.answer(said)
    assert table.state == before
    assert [entry.refused != "" for entry in table.transcript.entries] == [True] * 4
    with pytest.raises((UnknownName, IllegalAction)):
        TextTable("turmoil", seed=1).prompt(5)


def test_a_seat_reads_nothing_that_it_cannot_know() -> None:
    """In worlds that look the same to it, the prompt is the same."""
    for id, seats in KINDS:
        table, chance = TextTable(id, seats, seed=8), Fate.of(8)
        for _ in range(6):
            play(table, Random(3), 9)
            seat = table.turn
            shown = table.prompt(seat)
            truth = table.play.state
            table.play.state = truth.determinize(seat, chance)
            assert table.prompt(seat) == shown
            table.play.state = truth


def test_deals_are_made_in_words() -> None:
    """An offer is put together, sent with a note, read by its partner and accepted."""
    table = TextTable("v1919", 3, seed=3)
    random = Random(7)
    shown = ""
    for _ in range(3000):
        seat = table.turn
        answers = {answer.id: answer for answer in table.answers(seat)}
        if "verb.accept" in answers:
            shown = table.prompt(seat)
            table.answer("verb.accept")
            break
        send = answers.get("verb.offer")
        if send is not None and send.noted:
            table.answer("verb.offer: for the peace of Europe")
            continue
        aside = [answer for answer in answers.values() if answer.aside and answer.id != "verb.cancel"]
        onward = [answer for answer in answers.values() if not answer.aside]
        table.answer(random.choice(aside or onward).id)
    assert "for the peace of Europe" in shown
    assert any(entry.note for entry in table.transcript.entries)


def test_rules_are_told_on_demand() -> None:
    table = TextTable("court", 2, seed=1, language="es")
    assert table.rules().startswith("#") or len(table.rules()) > 500
    assert table.rules("court.king.2").startswith("[court.king.2]")
    assert "Rey" in table.rules("Rey")
    assert "xyzzy" in table.rules("xyzzy")


def test_a_spectator_sees_the_table_too() -> None:
    state = salon.load("court").new(2, seed=1)
    assert board(state, None) != board(state, 0)
