"""Bringing new Issues and Events: v1919.settle.3d to .5c, v1919.ruling.issue.*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NOBODY
from salon.kernel import Script
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    GAME,
    act,
    asked,
    at_conference,
    at_crisis,
    changes,
    event,
    issue,
    legal,
    nation,
    play,
    refused,
)

END = "rush_to_the_finish"
PILE = ["silesia", "armenia", "persia", "egypt"]  # discards, the first on top


def slug(name: str) -> str:
    return name.lower().replace(" & ", "_").replace("'", "").replace(" ", "_")


def at_refill(**more: Any) -> V1919State:
    """Step 4 of a Settle by France; Togo has left the first space of the Waiting Room."""
    more = {"waiting_events": ["amritsar", "ibn_saud"], "event_deck": ["jan_smuts"], **more}
    s = at_conference("scapa_flow", **more)
    play(s, "counter.naval_uk", "decline", "togo", f"event.{more['waiting_events'][0]}")
    return s


def discards(s: V1919State) -> list[str]:
    return [s.cards.issues[card].id for card in reversed(s.issue_discard)]


@clause("v1919.ex.advance.1", "v1919.settle.3a", "v1919.settle.3b", "v1919.settle.3d", "v1919.terms.9")
def test_france_advances_new_guinea_and_balfour() -> None:
    example = EXAMPLES["v1919.ex.advance.1"]
    waiting = [slug(name) for name in example.given["waiting_issues"]]
    s = at_conference(
        "scapa_flow",
        active=example.given["active"],
        issues=["smyrna", "korea", *waiting],
        cubes={"new_guinea_samoa": {"france": 2, "uk": 1}},
        waiting_events=["arthur_balfour", "chaim_weizmann"],
    )
    play(s, "counter.naval_uk", "decline")
    before = s.copy()
    play(s, slug(example.when["advance_issue"]), f"event.{slug(example.when['advance_event'])}")
    assert GAME.cards.events[event("arthur_balfour")].icon is example.given["balfour_has_influence_icon"]
    assert legal(s) == {"amount.0", "amount.1"}
    play(s, str(int(example.when["place_cube"])))
    assert [s.issues[0], s.table_event] == [issue("new_guinea_samoa"), event("arthur_balfour")]
    assert (s.cubes[0] == before.cubes[2]) is example.then["cubes_follow_issue"]
    assert changes(before, s) == {"available.france": example.then["france_available_delta"]}
    assert s.event_cube == nation(example.then["event_controller"])


@clause("v1919.settle.3d", "v1919.settle.3e", "v1919.event.1", "v1919.ruling.event.onecube")
@pytest.mark.parametrize("wanted", [0, 1])
def test_one_cube_or_none(wanted: int) -> None:
    s = at_refill(waiting_events=["jan_smuts", "ibn_saud"], event_deck=["amritsar"], issue_discard=PILE)
    before = s.copy()
    assert legal(s) == {"amount.0", "amount.1"}
    play(s, str(wanted))
    assert s.event_cube == (nation("france") if wanted else NOBODY)
    assert changes(before, s) == ({"available.france": -1} if wanted else {})
    assert asked(s) == ("france", "v1919.ask.refill")  # nobody else may put one there


@clause("v1919.settle.3e", "v1919.event.1")
def test_no_cube_without_icon_or_cube() -> None:
    s = at_refill(issue_discard=PILE)  # Amritsar has no icon
    assert (asked(s)[1], s.event_cube) == ("v1919.ask.refill", NOBODY)
    s = at_refill(
        waiting_events=["jan_smuts", "ibn_saud"],
        event_deck=["amritsar"],
        issue_discard=PILE,
        cubes={"nauru": {"france": 14}},  # the fifteenth was on Smyrna
    )
    assert (asked(s)[1], s.available[nation("france")]) == ("v1919.ask.refill", 0)


@clause("v1919.ex.dive.1", "v1919.settle.4b", "v1919.settle.4f", "v1919.settle.4e")
def test_cost_of_the_discards() -> None:
    example = EXAMPLES["v1919.ex.dive.1"]
    names = dict(zip(example.given["discards_top_down"], PILE, strict=True))
    for position, (letter, cost) in enumerate(example.then["cost"].items(), 1):
        s = at_refill(issue_discard=PILE)
        assert legal(s) == {"verb.deck", "discard.1", "discard.2", "discard.3"}
        assert len(PILE) - 3 == len(example.then["unreachable"])
        view = s.view(2)["issue_discard"]  # anyone may look through them
        assert view == [f"issue.{name}" for name in reversed(PILE)]
        before = s.copy()
        play(s, f"discard.{position}")
        paid = changes(before, s)
        assert {paid.get("available.france", 0), -paid.get("exhausted.france", 0)} == {-cost}
        assert s.issues[2] == issue(names[letter])
        left = [name for name in PILE if name != names[letter]]
        assert discards(s) == left
        if letter == "B":
            assert left == [names[other] for other in example.then["order_after_taking_B"]]


@clause("v1919.settle.4b")
@pytest.mark.parametrize(("spare", "reach"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_discards_that_can_be_paid(spare: int, reach: int) -> None:
    s = at_refill(issue_discard=PILE, cubes={"nauru": {"france": 14 - spare}})
    assert s.available[nation("france")] == spare
    assert legal(s) == {"verb.deck", *(f"discard.{n}" for n in range(1, reach + 1))}


@clause("v1919.ruling.issue.payafter", "v1919.settle.1c")
def test_cubes_of_the_same_settle_can_pay() -> None:
    held = {"smyrna": {"uk": 3, "france": 1}, "nauru": {"france": 14}}
    s = at_refill(issue_discard=PILE, cubes=held)
    assert legal(s) == {"verb.deck", "discard.1", "discard.2"}
    play(s, "discard.2")
    assert (s.available[nation("france")], s.exhausted[nation("france")]) == (0, 1)


@clause("v1919.ruling.issue.shortpile")
@pytest.mark.parametrize("size", [0, 1, 2])
def test_short_pile(size: int) -> None:
    s = at_refill(issue_discard=PILE[:size])
    if size:
        assert legal(s) == {"verb.deck", *(f"discard.{n}" for n in range(1, size + 1))}
        before = s.copy()
        play(s, f"discard.{size}")
        assert changes(before, s).get("exhausted.france", 0) == size - 1
    else:
        assert asked(s)[1] == "v1919.ask.keep"


@clause("v1919.ex.refill.1", "v1919.settle.4a", "v1919.settle.4c", "v1919.settle.4d")
def test_france_draws_two_issues() -> None:
    example = EXAMPLES["v1919.ex.refill.1"]
    drawn = [slug(name) for name in example.given["drawn"]]
    s = at_refill(issue_deck=[*drawn, "saar"], issue_discard=PILE)
    play(s, "deck")
    assert legal(s) == {f"issue.{name}" for name in drawn}
    for place in (1, 2, 3):
        refused(s, f"discard.{place}")
    before = s.copy()
    play(s, slug(example.when["keep"]))
    assert s.issues[2] == issue(slug(example.then["waiting_room_slot"]))
    assert discards(s) == [slug(example.then["discard_top"]), *PILE]
    assert s.issue_deck[-1] == issue("saar")
    assert len(s.issue_deck) == len(before.issue_deck)
    assert changes(before, s) == {"unrest.africa": 1}  # no cost; the Crisis of Jan Smuts


@clause("v1919.end.3", "v1919.ruling.issue.gameendpair", "v1919.ruling.issue.gameenddiscard")
@pytest.mark.parametrize("deck", [[END, "silesia"], ["silesia", END]])
def test_game_end_card_must_be_kept(deck: list[str]) -> None:
    s = at_refill(issue_deck=deck, issue_discard=["egypt"])
    play(s, "deck")
    assert s.issues[2] == issue(END)
    assert discards(s) == ["silesia", "egypt"]
    assert s.result is None
    assert asked(s) == ("france", "v1919.ask.action")  # play goes on


@clause("v1919.ruling.issue.oneleft")
def test_one_issue_left() -> None:
    s = at_refill(issue_discard=PILE)
    everything = s.issue_deck
    s.issue_deck = everything[:1]
    s.controller = [nation("uk") if card in everything[1:] else c for card, c in enumerate(s.controller)]
    (last,) = s.issue_deck
    play(s, "deck")
    assert (s.issues[2], s.issue_deck, discards(s)) == (last, [], PILE)
    assert s.result is None


def emptied(s: V1919State) -> V1919State:
    """The same with an empty deck: its cards are settled."""
    for card in s.issue_deck:
        s.controller[card] = nation("uk")
    s.issue_deck = []
    return s


@clause("v1919.ruling.issue.endtrigger", "v1919.end.1")
def test_empty_deck() -> None:
    s = emptied(at_refill(issue_discard=PILE))
    play(s, "discard.1")  # the game goes on
    assert (s.result, s.issues[2]) == (None, issue("silesia"))
    s = emptied(at_refill(issue_discard=PILE))
    waiting = s.waiting_events[:]
    play(s, "deck")
    assert s.result is not None
    assert s.result.reason.id == "v1919.end.deck"
    assert s.waiting_events == waiting  # before step 5
    assert s.pending == ()


@clause("v1919.ruling.issue.bothempty")
def test_deck_and_discards_empty() -> None:
    s = at_conference("scapa_flow", waiting_events=["amritsar", "ibn_saud"])
    emptied(s)
    play(s, "counter.naval_uk", "decline", "togo", "event.amritsar")
    assert s.result is not None
    assert s.result.reason.id == "v1919.end.deck"


@clause("v1919.ruling.issue.unsettledback")
def test_unsettled_issue_taken_back_from_the_discards() -> None:
    s = at_conference(
        "prince_feisal",
        settled={"syria": "uk"},
        counters={"syria": ["empire_uk"]},
        waiting_events=["amritsar", "ibn_saud"],
        event_deck=["jan_smuts"],
        issue_discard=PILE,
    )
    play(s, "counter.naval_uk", "perform", "syria", "pass", "pass", "pass")
    assert discards(s) == ["syria", *PILE]
    play(s, "togo", "event.amritsar")
    before = s.copy()
    play(s, "discard.1")
    assert changes(before, s) == {"unrest.africa": 1}
    assert s.issues[2] == issue("syria")
    assert (s.cubes[2], s.counters[issue("syria")]) == ((0, 0, 0, 0), ())
    play(s, "done", "place", "syria", "1", "korea", "1")
    assert s.cubes[2][nation("usa")] == 1


@clause("v1919.settle.5c", "v1919.ruling.event.reshuffle")
def test_event_discards_form_a_new_deck() -> None:
    s = at_crisis("jan_smuts")
    discarded, board = s.event_discard[:], {s.table_event, *s.waiting_events}
    assert discarded == [event("scapa_flow")]  # just discarded in step 2
    s.event_discard = [*s.event_deck, *discarded]
    s.event_deck = []
    count = len(s.event_discard)
    # A shuffle that leaves each card where it is: Scapa Flow, the last, is on top.
    s.fate = Script.of_outcomes(*range(count - 1, 0, -1))
    play(s, "silesia")
    assert event("scapa_flow") in s.waiting_events
    assert (len(s.event_deck), s.event_discard) == (count - 1, [])
    assert not board & set(s.event_deck)


@clause("v1919.settle.5c")
def test_no_reshuffle_while_there_is_a_deck() -> None:
    s = at_crisis("jan_smuts", fate=Script.of_outcomes())
    s.event_discard, s.event_deck = [*s.event_discard, *s.event_deck[:-1]], s.event_deck[-1:]
    gone = s.event_discard[:]
    play(s, "silesia")
    assert (s.event_deck, s.event_discard) == ([], gone)
    assert act("event.jan_smuts") - s.cards.first_event in s.waiting_events
