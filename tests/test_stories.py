"""Every game's facts are told: each kind by a telling of its own, and each fact in exactly one line."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import salon
from salon import bots
from salon.kernel import Event, Fact, Game, State, look_back, passages
from salon.kernel.story import changed
from salon.lang import LANGUAGES, words
from salon.lang.marks import Marks

PARTS = ("actor", "card", "cards", "die")


def kinds(base: type[Fact]) -> Iterator[type[Fact]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def played(game: Game[State], seats: int, seed: int) -> tuple[State, list[Event]]:
    """A random game, and what happened in it."""
    chance = random.Random(seed)
    s = game.new(seats=seats, seed=seed)
    log = list(s.journal or ())
    if s.journal:
        s.journal.clear()
    while s.result is None:
        decision = next(iter(bots.due(s)))
        log += s.apply(chance.choice(decision.legal or decision.aside), decision.seat)
    return s, log


@pytest.mark.parametrize("id", salon.list_games())
def test_every_kind_of_fact_says_how_it_is_told(id: str) -> None:
    game = salon.load(id)
    concrete = {kind for kind in kinds(game.facts) if not kind.__subclasses__() or kind in game.tellings}
    assert concrete == set(game.tellings)
    for kind, telling in game.tellings.items():
        fields = set(kind.__struct_fields__)
        named = {getattr(telling, part) for part in PARTS} - {""}
        loose = [*telling.sums, *telling.last, *telling.lists]
        assert named | set(loose) <= fields, kind
        assert len(loose) == len(set(loose)), kind
        assert telling.merges or not telling.last, kind
        assert 0 <= telling.weight <= 9, kind
        assert not kind.heading or telling.weight == 0, kind


@pytest.mark.parametrize("id", salon.list_games())
@pytest.mark.parametrize("seed", [1, 2])
def test_merged_lines_tell_every_fact_once(id: str, seed: int) -> None:
    game = salon.load(id)
    for seats in game.seat_counts:
        s, log = played(game, seats, seed)
        names = [f"P{n}" for n in range(s.seats)]
        for seat in (None, 0):
            facts = [event.seen_by(seat) for event in log]
            story = passages(game.tellings, facts)
            lines = [line for passage in story for line in passage.lines]
            assert [place for line in lines for place in line.places] == list(range(len(log)))
            for line in lines:
                assert line.facts == tuple(facts[place] for place in line.places)
                for field in line.telling.sums:
                    total = sum(getattr(fact, field) for fact in line.facts)
                    assert line.text.args.get(field, total) == total
                words("en").say(line.text, names)
            for passage in story:
                assert passage.title in passage.lines
                assert set(passage.shown) <= set(passage.lines) or len(passage.lines) == 1
        assert 3 * len(story) < 2 * len(log), f"{len(log)} facts are {len(story)} passages"


@pytest.mark.parametrize("id", salon.list_games())
def test_names_in_sentences_are_where_they_are_said_to_be(id: str) -> None:
    game = salon.load(id)
    s, log = played(game, game.seat_counts[-1], 3)
    names = [f"Inés {n} 🌹" for n in range(s.seats)]
    for language in LANGUAGES:
        speaker = words(language)
        seen: Counter[str] = Counter()
        for event in log:
            text = event.fact.text
            marks = Marks()
            said, spans = marks.spans(speaker.say(text, names, marks))
            assert said == speaker.say(text, names)  # the marks change no word
            units = said.encode("utf-16-le")
            for start, end, symbol in spans:
                part = units[2 * start : 2 * end].decode("utf-16-le").casefold()
                forms = {speaker.name(game.id, symbol, names, form) for form in ("", "the", "of", "in", "to")}
                assert part in {form.casefold() for form in forms}, (said, symbol)
                seen[symbol.partition(".")[0]] += 1
        assert seen, language


@pytest.mark.parametrize("id", salon.list_games())
def test_changes_lead_from_one_number_to_the_next(id: str) -> None:
    """What a fact says of a number fits what the fact before said of it."""
    game = salon.load(id)
    _, log = played(game, game.seat_counts[-1], 4)
    now: dict[tuple[str, str], int] = {}
    found = 0
    for event in log:
        changes = event.fact.changes()
        for change in changes:
            key = change.symbol, change.of
            assert change.was == now.get(key, change.was), event.fact
            now[key] = change.now
            found += 1
        if not changes:  # it may have set a number anew without saying what it was
            named = {getattr(event.fact, field) for field in event.fact.__struct_fields__}
            now = {key: value for key, value in now.items() if key[0] not in named}
    assert found
    assert all(change.was != change.now for change in changed(event.fact for event in log))


SPAN = 14  # facts between two looks back


def recap(id: str, seats: int, seed: int) -> Iterator[str]:
    """What is told of a game when one looks back at parts of it, and what stands for each passage."""
    game = salon.load(id)
    facts = [event.fact for event in played(game, seats, seed)[1]]
    for passage in passages(game.tellings, facts):
        if len(passage.lines) > 1:
            shown = " ".join(line.text.id.removeprefix(f"{id}.log.") for line in passage.shown)
            yield f"{id} passage {passage.first}: {shown}"
    for first in range(0, len(facts), SPAN):
        back = look_back(game.tellings, facts[first : first + SPAN], first)
        told = " ".join(line.text.id.removeprefix(f"{id}.log.") for line in back.lines)
        yield f"{id} look back {first}: {told} ({back.smaller} smaller)"


def test_what_weighs_is_told_as_it_was(request: pytest.FixtureRequest) -> None:
    """After a change that is meant: `pytest tests/test_stories.py --write-golden`; read the difference."""
    path = Path(__file__).parent / "golden" / "stories.txt"
    counts = {id: salon.load(id).seat_counts for id in salon.list_games()}
    tables = [(id, seats, 1) for id in counts for seats in {counts[id][0], counts[id][-1]}]
    found = [line for table in sorted(tables) for line in recap(*table)]
    if request.config.getoption("write_golden"):
        path.write_text("\n".join(found) + "\n", "utf-8")
    assert found == path.read_text("utf-8").splitlines()
