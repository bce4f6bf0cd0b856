"""The worked examples of the rulebook, played from the ledger's data: court.ex.*"""

from __future__ import annotations

import re

import pytest

from salon.games.court.scoring import counts
from salon.games.court.terms import CHARACTERS
from tests.marks import clause
from tests.rules.court.board import (
    COURT,
    asks,
    discards,
    ids,
    legal,
    markers,
    play,
    refused,
    table,
    under,
)

EXAMPLES = {example.id: example for example in COURT.ledger.examples}
SEATS = {"A": 0, "B": 1, "C": 2}
ORDINALS = {"first": 1, "second": 2, "third": 3}
FILLERS = [f"spymaster.{value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)]
FULL = ["seneschal.3", "seneschal.4", "seneschal.5", "seneschal.6"]


def lower(counts: dict[str, int]) -> dict[str, int]:
    """Markers of the ledger, by the engine's names."""
    return {name.lower(): count for name, count in counts.items() if count}


@clause("court.ex.influence.1")
def test_third_card_or_new_character() -> None:
    example = EXAMPLES["court.ex.influence.1"]
    seat = SEATS[example.given["player"]]
    piles = {(seat, name.lower()): FILLERS[:count] for name, count in example.given["under"].items()}
    laid_out = {name for _, name in piles}
    assert example.when["phase"] == "influence"
    for line in example.then["legal"]:
        ordinal = ORDINALS[line.split()[0]]
        names = [name for name in CHARACTERS if name.title() in line] or set(CHARACTERS) - laid_out
        for name in names:
            s = table(["king.1", "pension.2", "queen.1"], [], [], piles=piles)
            before = len(under(s, seat, name))
            play(s, name, "queen.1")
            assert len(under(s, seat, name)) == ordinal == before + example.then["placed_cards"]
            assert asks(s) == "court.action.1"


@clause("court.ex.king.1")
def test_king_puts_a_marker_on_the_duchess() -> None:
    example = EXAMPLES["court.ex.king.1"]
    most, card = (example.given[key].lower() for key in ("a_is_among_most_under", "hand_has"))
    actor, target = example.when["activate"].lower(), example.when["target"].lower()
    s = table(
        [f"{card}.3", "queen.1"],
        [],
        [],
        active=SEATS[example.given["player"]],
        piles={(0, most): FILLERS[:2], (1, most): FILLERS[2:4]},
        markers=lower(example.given["markers"]),
        phase="action",
    )
    events = play(s, f"{actor}.3", target)
    assert markers(s) == lower(example.then["markers"])
    more = re.fullmatch(r"(\w+) (\d+) is more than (\w+) (\d+)", example.then["check"])
    assert more is not None
    gains = [event.text.args for event in events if event.text.id == "court.log.marker"]
    assert gains == [
        {"character": f"character.{more[1].lower()}", "gained": 1, "count": int(more[2])},
        {"character": f"character.{more[3].lower()}", "gained": 1, "count": int(more[4]) + 1},
    ]


@clause("court.ex.duchess.1")
def test_duchess_against_a_rivals_king() -> None:
    example = EXAMPLES["court.ex.duchess.1"]
    given, when, then = example.given, example.when, example.then
    first, actor, target = (
        name.lower()
        for name in (when["attempt_first"].split()[1], when["then_activate"], when["target_character"])
    )
    assert given["discard_value"] == when["discard"]
    a, b = SEATS["A"], SEATS[when["target_player"]]
    piles = {
        (SEATS[who], "king"): FILLERS[6 * i : 6 * i + n]
        for i, (who, n) in enumerate(given["under_king"].items())
    }
    s = table(
        [f"{first}.6", f"{actor}.6", f"queen.{when['discard']}", "cardinal.6"],
        ["pension.2", "queen.1", "queen.3", "queen.4"],
        piles=piles | {(a, given["a_may_activate"].lower()): ["queen.5"]},
        phase="action",
    )
    assert (f"{first}.6" in legal(s)) == then["king_activation_legal"]
    assert refused(s, f"{first}.6").clause == "court.activate.2"
    before = under(s, b, target)
    events = play(s, f"{actor}.6", f"seat.{b}", target, f"queen.{when['discard']}")
    assert ("court.log.fail" not in ids(events)) == then["success"]
    removed = set(before) & set(discards(s))
    assert len(before) - len(under(s, b, target)) == len(removed) == then["cards_removed_at_random"]
    assert {who: len(under(s, SEATS[who], "king")) for who in given["under_king"]} == then["under_king"]
    assert markers(s) == lower(then["markers_delta"])
    play(s, "cardinal", "queen.1", "pension.2", "cardinal")
    play(s, "cardinal", "cardinal.6")
    assert s.active == a
    assert (f"{first}.6" in legal(s)) == then["a_may_activate_king_next_turn"]


@clause("court.ex.queen.1")
def test_queen_on_the_cardinal() -> None:
    example = EXAMPLES["court.ex.queen.1"]
    actor, target = example.when["activate"].lower(), example.when["target"].lower()
    mine, other = example.given["under_cardinal"]["me"], example.given["under_cardinal"]["other"]
    succeeds = {}
    for value in range(1, 7):
        s = table(
            [f"{actor}.1", f"duchess.{value}", "seneschal.1"],
            FULL,
            FULL,
            piles={(0, actor): ["king.1"], (0, target): FILLERS[:mine], (1, target): FILLERS[6 : 6 + other]},
            phase="action",
        )
        play(s, f"{actor}.1", target, f"duchess.{value}")
        succeeds[value] = markers(s) == {actor: 1} and len(under(s, 0, target)) == mine + 1
    assert min(value for value, success in succeeds.items() if success) == example.then["minimum_value"]
    for value, success in example.then["succeeds"].items():
        assert succeeds[int(value)] == success


@clause("court.ex.king.2")
@pytest.mark.parametrize("target", [name for name in CHARACTERS if name != "king"])
def test_target_level_with_the_king(target: str) -> None:
    example = EXAMPLES["court.ex.king.2"]
    actor = example.when["activate"].lower()
    start, end = (
        {target if name == "target" else name.lower(): count for name, count in data["markers"].items()}
        for data in (example.given, example.then)
    )
    s = table(
        [f"{actor}.3", "queen.1"], [], [], piles={(0, actor): ["king.1"]}, markers=start, phase="action"
    )
    play(s, f"{actor}.3", target)
    assert markers(s) == end


@clause("court.ex.scoring.1")
def test_control_of_the_king() -> None:
    example = EXAMPLES["court.ex.scoring.1"]
    name = example.when["score"].lower()
    matching, most = example.given["matching"], example.given["most_cards"]
    size = 1 + max(matching.values())
    piles = {}
    for who, count in matching.items():
        seat = SEATS[who]
        own = [f"{name}.{2 * seat + 1 + i // 2}" for i in range(count)]
        piles[seat, name] = own + (FILLERS[4 * seat :][: size - count] if who in most else [])
    nobodys = {"duchess": 5, "cardinal": 5}  # they end the game, and nobody has cards under them
    s = table([], [], [], piles=piles, markers={name: example.given["king_markers"], **nobodys}, phase="draw")
    assert s.result is not None
    assert dict(zip(matching, counts(s, CHARACTERS.index(name)), strict=True)) == example.then["count"]
    assert dict(zip(matching, s.result.scores, strict=True)) == example.then["points"]
