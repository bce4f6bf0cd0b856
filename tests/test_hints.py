"""Hints: all are written down, have words in every language, come up in play, and tell nobody's secrets."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

import salon
from salon.games.turmoil.operations import Checks
from salon.kernel import BadHints, Fate, Hint, State, Text
from salon.kernel.hint import rules_in
from salon.lang import LANGUAGES, words
from tests.rules.court import board as court
from tests.rules.turmoil import board as turmoil
from tests.rules.v1919 import dealing
from tests.rules.v1919.solo_board import solo

NAMES = ["Ana", "Odile", "Mateo", "Rosa"]
GAMES = {"court": (3, 12), "turmoil": (2, 3), "v1919": (4, 4)}  # seats, and games to play at random
RARE = 5  # hints of a game that need not come up in so few games


def hear(game: str, seats: int, seed: int) -> list[tuple[State, int, Hint]]:
    """What a random game would have told: each hint at its first time."""
    known, chance = salon.load(game), random.Random(seed)
    s = known.new(seats, seed)
    found: dict[str, tuple[State, int, Hint]] = {}
    while s.result is None:
        decision = s.awaited()[0]
        for hint in known.hints(s, decision.seat):
            if hint.id not in found:
                found[hint.id] = (s.copy(), decision.seat, hint)
        s.apply(chance.choice(decision.legal), decision.seat)
    return list(found.values())


@pytest.mark.parametrize("game", GAMES)
def test_hints_come_up_and_can_be_said(game: str) -> None:
    known = salon.load(game)
    seats, games = GAMES[game]
    heard: Counter[str] = Counter()
    for seed in range(games):
        for n in {seats, known.seat_counts[0]}:
            for _, _, hint in hear(game, n, seed):
                heard[hint.id] += 1
                for language in LANGUAGES:
                    assert words(language).say(Text(f"{game}.hint.{hint.id}", hint.args), NAMES)
                for symbol in hint.lit:
                    named = symbol in known.vocabulary or words("en").name(game, symbol) != symbol
                    assert named or symbol.startswith("part."), symbol
    assert set(heard) <= set(known.hint_rules)
    assert len(set(known.hint_rules) - set(heard)) <= RARE, set(known.hint_rules) - set(heard)


def due(game: str, seats: int) -> list[str]:
    """How often each hint was due in two random games, and how it was filled in the first time."""
    known, chance = salon.load(game), Fate.of(7)
    often, first = Counter[str](), dict[str, Hint]()
    for seed in range(2):
        s = known.new(seats, seed)
        while s.result is None:
            decision = s.awaited()[0]
            for hint in known.hints(s, decision.seat):
                often[hint.id] += 1
                first.setdefault(hint.id, hint)
            s.apply(chance.pick(decision.legal), decision.seat)
    return [
        f"{game} {seats} {id}: {often[id]} times, first {first[id].args} {' '.join(first[id].lit)}".rstrip()
        for id in known.hint_rules
        if often[id]
    ]


def test_hints_are_due_as_often_as_they_were(request: pytest.FixtureRequest) -> None:
    """After a change that is meant: `pytest tests/test_hints.py --write-golden`, and read the difference."""
    path = Path(__file__).parent / "golden" / "hints.txt"
    tables = [(game, n) for game in GAMES for n in sorted({salon.load(game).seat_counts[0], GAMES[game][0]})]
    found = [line for game, n in tables for line in due(game, n)]
    if request.config.getoption("--write-golden"):
        path.write_text("\n".join(found) + "\n", "utf-8")
    assert path.read_text("utf-8").splitlines() == found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_only_what_the_seat_can_see(game: str) -> None:
    """In another world that looks the same to the seat, it is told the same."""
    known = salon.load(game)
    for s, seat, _ in hear(game, GAMES[game][0], 1):
        other = s.determinize(seat, Fate.of(99))
        assert known.hints(other, seat) == known.hints(s, seat)


@pytest.mark.parametrize(("great", "due"), [({"queen": 5}, True), ({}, False)])
def test_a_rival_who_can_end_the_game_is_named(great: dict[str, int], due: bool) -> None:
    """The Duchess lacks one marker, and the next player may use her; a great one must be there already."""
    piles = {(1, "duchess"): ["king.1"]}
    s = court.table(["king.3"], ["duchess.1"], [], piles=piles, markers={"duchess": 4, **great})
    found = {hint.id: hint for hint in s.game.hints(s, 0)}
    assert ("rival-can-end" in found) == due
    assert not due or found["rival-can-end"].args == {"rival": "seat.1"}


@pytest.mark.parametrize(("points", "due"), [(13, False), (14, True)])
def test_near_defeat_is_told_from_fourteen_points_behind(points: int, due: bool) -> None:
    s = turmoil.board(vp=points, hands=((20,), ()))
    found = {hint.id: hint.args for hint in s.game.hints(s, 0)}
    assert ("near-defeat" in found) == due
    assert not due or found["near-defeat"] == {"n": 20 - points}


def test_of_two_support_checks_the_likelier_one_is_named() -> None:
    s = turmoil.board({"fauvism": (0, 1), "siberia": (0, 1)})
    s.ops = 4
    s.stack.append(Checks(turmoil.A))
    s.run()
    assert [hint.lit for hint in s.game.hints(s, turmoil.A) if hint.id == "odds"] == [("space.fauvism",)]


@pytest.mark.parametrize("leader", ["usa", "uk"])
def test_a_deal_is_thought_of_where_another_would_win_what_pleases_oneself(leader: str) -> None:
    """Syria's French option pleases France, which cannot win it now."""
    s = dealing.bargain(active="france", cubes={"syria": {leader: 4}}, happiness={"france": 10})
    found = {hint.id: hint for hint in s.game.hints(s, dealing.seat(s, "france"))}
    assert found["deal-settle"].args["nation"] == f"nation.{leader}"
    assert found["deal-settle"].lit == ("issue.syria",)
    s = dealing.bargain(active="france", cubes={"syria": {"france": 4}}, happiness={"france": 10})
    assert "deal-settle" not in {hint.id for hint in s.game.hints(s, dealing.seat(s, "france"))}


@pytest.mark.parametrize(("bolshevik", "due"), [(2, True), (1, False)])
def test_a_strong_faction_in_trouble_is_better_left(bolshevik: int, due: bool) -> None:
    """Danzig gives the UK 4 stars, each counter 1 more: it is told from 6 ahead of all others on."""
    counters = {"danzig": ["bolshevik"] * bolshevik}
    s = solo(mine="uk", settled={"danzig": "uk"}, counters=counters, unrest={"europe": 5})
    assert ("solo-switch" in {hint.id for hint in s.game.hints(s, 0)}) == due


@pytest.mark.parametrize(("settled", "due"), [({"togo": "usa"}, True), ({"togo": "uk"}, False), ({}, False)])
def test_unrest_is_hot_where_an_uprising_would_strike_oneself(settled: dict[str, str], due: bool) -> None:
    s = dealing.bargain(
        issues=["syria", "smyrna", "banat", "korea", "saar"], settled=settled, unrest={"africa": 5}
    )
    assert ("hot-region" in {hint.id for hint in s.game.hints(s, dealing.seat(s, "usa"))}) == due


def test_bad_hints_say_what_is_wrong(tmp_path: Path) -> None:
    assert rules_in(tmp_path) == {}
    (tmp_path / "hints.toml").write_text("hints = [{ ids = 'a' }]", "utf-8")
    with pytest.raises(BadHints) as found:
        rules_in(tmp_path)
    assert "hints.toml" in words("en").say(found.value.text)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_nothing_gets_no_hint(game: str) -> None:
    known = salon.load(game)
    s = known.new(GAMES[game][0], 1)
    asked = {decision.seat for decision in s.pending}
    assert known.hints(s, s.seats) == []
    assert all(known.hints(s, seat) == [] for seat in range(s.seats) if seat not in asked)
