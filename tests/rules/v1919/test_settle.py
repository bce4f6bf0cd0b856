"""Settling an Issue: v1919.settle.0*, .1*, .3*, .4*, .5*"""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.settle import ADVANCE_EVENT, ADVANCE_ISSUE
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS, NOBODY, TABLE, WAITING
from salon.kernel.play import point_of_no_return
from tests.marks import clause
from tests.rules.v1919.board import (
    EXAMPLES,
    act,
    asked,
    at_conference,
    at_crisis,
    changes,
    counters,
    event,
    ids,
    issue,
    legal,
    nation,
    play,
    refused,
    table,
)

ISSUES = ["smyrna", "korea", "togo", "nauru", "banat"]


def slug(name: str) -> str:
    return name.lower().replace(" & ", "_").replace("'", "").replace(" ", "_")


def settling(held: dict[str, int], by: str, *powers: str, **more: Any) -> V1919State:
    """Smyrna with these cubes is settled by one of the players; the option is to be chosen."""
    s = table(*(powers or NATIONS[:3]), active=by, issues=ISSUES, cubes={"smyrna": held}, **more)
    play(s, "settle")
    return s


def discards(s: V1919State) -> list[str]:
    """The discarded Issues from the top."""
    return [s.cards.issues[card].id for card in reversed(s.issue_discard)]


@clause("v1919.settle.0a", "v1919.terms.15", "v1919.terms.17", "v1919.ruling.settle.nocubes")
def test_only_issues_on_the_table_with_cubes() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"togo": {"uk": 5}, "nauru": {"france": 1}})
    refused(s, "settle")  # cubes in the Waiting Room alone
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"korea": {"usa": 1}, "togo": {"uk": 5}})
    play(s, "settle")  # the UK has no cube on Korea, and Smyrna has none at all
    assert asked(s) == ("usa", "v1919.ask.option")
    both = {"smyrna": {"uk": 1}, "korea": {"usa": 1}, "togo": {"uk": 1}}
    s = table("uk", "france", "usa", issues=ISSUES, cubes=both)
    play(s, "settle")
    assert legal(s) == {"issue.smyrna", "issue.korea"}
    refused(s, "togo")


@clause("v1919.settle.0c")
def test_the_five_steps_in_their_order() -> None:
    s = at_conference("scapa_flow", waiting_events=["jan_smuts", "amritsar"], issue_discard=["silesia"])
    prompts = ["counter", "perform", "advance-issue", "advance-event", "event-cube", "refill", "action"]
    answers = ["counter.naval_uk", "decline", "togo", "event.jan_smuts", "0", "discard.1"]
    for prompt, answer in zip(prompts, answers, strict=False):
        assert asked(s) == ("france", f"v1919.ask.{prompt}")
        events = play(s, answer)
    assert "v1919.log.crisis" in ids(events)


@clause("v1919.settle.0b", "v1919.settle.0d", "v1919.settle.1c", "v1919.ex.settle.3", "v1919.terms.8")
def test_uk_settles_what_france_wins() -> None:
    example = EXAMPLES["v1919.ex.settle.3"]
    s = table(
        "uk",
        "france",
        "usa",
        active=example.given["active"],
        issues=ISSUES,
        cubes={slug(example.given["issue"]): example.given["influence"]},
    )
    before = s.copy()
    play(s, "settle")
    moved = {f"exhausted.{who}": n for who, n in example.then["to_exhausted"].items()}
    moved |= {f"available.{who}": n for who, n in example.then["to_available"].items()}
    assert changes(before, s) == moved
    assert s.controller[issue("smyrna")] == nation(example.then["controller"])
    assert asked(s) == (example.then["option_chooser"], "v1919.ask.option")


@clause("v1919.ex.settle.1", "v1919.settle.1b", "v1919.settle.1d", "v1919.ruling.settle.order")
def test_france_settles_smyrna() -> None:
    example = EXAMPLES["v1919.ex.settle.1"]
    s = table(
        "uk",
        "france",
        "usa",
        active=example.when["by"],
        issues=ISSUES,
        cubes={"smyrna": example.given["influence"]},
    )
    before = s.copy()
    play(s, "settle")
    moved = {f"exhausted.{who}": n for who, n in example.then["to_exhausted"].items()}
    moved |= {f"available.{who}": n for who, n in example.then["to_available"].items()}
    assert changes(before, s) == moved  # before the option is chosen
    assert asked(s) == ("france", "v1919.ask.option")
    assert s.controller[issue("smyrna")] == nation(example.then["controller"])


@clause("v1919.ex.settle.2", "v1919.settle.1f", "v1919.settle.1g", "v1919.settle.1h", "v1919.issue.6")
def test_smyrna_goes_to_greece() -> None:
    example = EXAMPLES["v1919.ex.settle.2"]
    then = example.then
    s = settling({"france": 5, "uk": 3}, "france", table_event="scapa_flow")
    before = s.copy()
    assert legal(s) == {"option.smyrna.italy", "option.smyrna.greece", "option.smyrna.turkey"}
    play(s, f"option.smyrna.{example.when['choose_option'].lower()}")
    assert asked(s) == (then["naval_chooser"], "v1919.ask.counter")
    assert legal(s) == {f"counter.naval_{flag}" for flag in then["naval_choices_offered"]}
    play(s, f"counter.naval_{example.when['naval_choice']}")
    moved = {f"happiness.{who}": n for who, n in then["happiness_delta"].items()}
    moved |= {f"unrest.{slug(where)}": n for where, n in then["unrest_delta"].items()}
    assert changes(before, s) == moved
    assert counters(s, "smyrna") == [name.replace(":", "_") for name in then["counters_on_issue"]]


@clause("v1919.ex.settle.4", "v1919.settle.1d", "v1919.settle.1e")
def test_bystander_with_one_cube() -> None:
    example = EXAMPLES["v1919.ex.settle.4"]
    s = table(
        "uk", "france", "usa", active="france", issues=ISSUES, cubes={"smyrna": example.given["influence"]}
    )
    before = s.copy()
    play(s, "settle")
    moved = {f"exhausted.{who}": n for who, n in example.then["to_exhausted"].items() if n}
    moved |= {f"available.{who}": n for who, n in example.then["to_available"].items()}
    assert changes(before, s) == moved


@clause("v1919.settle.1b", "v1919.settle.1c", "v1919.settle.1d")
def test_four_kinds_of_cubes() -> None:
    held = {"smyrna": {"uk": 4, "france": 7, "usa": 5, "italy": 2}}
    s = table("uk", "france", "usa", "italy", issues=ISSUES, cubes=held)
    before = s.copy()
    play(s, "settle")  # the UK settles, France wins
    assert changes(before, s) == {
        "available.uk": 4,
        "exhausted.france": 7,
        "exhausted.usa": 2,
        "available.usa": 3,
        "exhausted.italy": 1,
        "available.italy": 1,
    }


@clause("v1919.ruling.settle.tie", "v1919.terms.8")
@pytest.mark.parametrize(
    ("held", "by", "winner"),
    [
        ({"uk": 2, "usa": 2}, "france", "usa"),
        ({"uk": 2, "usa": 2}, "uk", "uk"),
        ({"uk": 2, "france": 2}, "usa", "uk"),
        ({"uk": 2, "france": 2, "usa": 1}, "france", "france"),
    ],
)
def test_tie_goes_clockwise_from_the_active_player(held: dict[str, int], by: str, winner: str) -> None:
    s = settling(held, by)
    assert s.controller[issue("smyrna")] == nation(winner)
    assert asked(s) == (winner, "v1919.ask.option")


@clause("v1919.ruling.settle.tie")
def test_two_player_usa_sits_after_the_active_player() -> None:
    s = settling({"uk": 2, "usa": 2}, "france", "uk", "france")
    assert s.controller[issue("smyrna")] == nation("usa")
    s = settling({"uk": 2, "usa": 2}, "uk", "uk", "france")
    assert s.controller[issue("smyrna")] == nation("uk")


@clause("v1919.settle.0f", "v1919.terms.2", "v1919.ruling.event.crisischooser")
def test_later_steps_belong_to_the_active_player() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="uk",
        issues=ISSUES,
        cubes={"smyrna": {"france": 3}},
        table_event="scapa_flow",
        waiting_events=["jan_smuts", "amritsar"],
        issue_discard=["silesia"],
    )
    play(s, "settle", "option.smyrna.turkey")
    for answer in ("decline", "togo", "event.jan_smuts", "1", "deck"):
        assert asked(s)[0] == "uk"
        play(s, answer)
    assert asked(s) == ("uk", "v1919.ask.keep")
    assert s.event_cube == nation("uk")


@clause("v1919.settle.1f", "v1919.terms.10", "v1919.terms.13", "v1919.settle.1i")
def test_settled_issue_in_its_controllers_area() -> None:
    s = settling({"france": 1}, "france", table_event="scapa_flow")
    assert s.option[issue("smyrna")] == NOBODY
    play(s, "option.smyrna.greece", "counter.naval_usa", "decline")
    play(s, "togo")
    assert s.option[issue("smyrna")] == 1
    assert issue("smyrna") not in s.issues
    shown = s.view(None)["settled"]
    card = {"issue": "issue.smyrna", "controller": "france", "option": "option.smyrna.greece"}
    assert shown == [{**card, "counters": ["naval_usa"]}]


@clause("v1919.ruling.settle.effectorder")
def test_unrest_then_happiness_then_counters() -> None:
    s = settling(
        {"uk": 1}, "france", happiness={"uk": 11}, table_event="scapa_flow", discs_exhausted={"uk": 1}
    )
    events = play(s, "option.smyrna.greece")
    assert ids(events) == ["v1919.log.option", "v1919.log.unrest", "v1919.log.happiness"]
    assert asked(s) == ("uk", "v1919.ask.mutiny")  # directly after the Happiness that caused it
    play(s, "disc.exhausted")
    assert asked(s) == ("uk", "v1919.ask.counter")


@clause("v1919.ruling.settle.effectorder", "v1919.ruling.mutiny.order", "v1919.terms.2")
def test_happiness_goes_clockwise_from_the_active_player() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="usa",
        issues=["womens_suffrage", *ISSUES[1:]],
        cubes={"womens_suffrage": {"uk": 1}},
    )
    play(s, "settle")
    events = play(s, "option.womens_suffrage.endorse")
    moved = [e.text.args["nation"] for e in events if e.text.id == "v1919.log.happiness"]
    assert moved == ["nation.usa", "nation.uk", "nation.france", "nation.italy"]


@clause("v1919.ruling.settle.staying", "v1919.settle.3a", "v1919.ruling.settle.slots")
def test_cubes_elsewhere_stay_and_travel_along() -> None:
    held = {"korea": {"uk": 2, "usa": 1}, "togo": {"uk": 3, "france": 1}, "banat": {"usa": 4}}
    s = at_conference(
        "scapa_flow", cubes=held, issue_deck=["silesia", "armenia"], waiting_events=["amritsar", "ibn_saud"]
    )
    play(s, "counter.naval_uk", "decline")
    assert legal(s) == {"issue.togo", "issue.nauru", "issue.banat"}
    before = s.copy()
    play(s, "togo", "event.amritsar", "silesia")
    assert [s.cards.issues[card].id for card in s.issues] == ["togo", "korea", "silesia", "nauru", "banat"]
    assert s.cubes == [before.cubes[2], before.cubes[1], (0, 0, 0, 0), before.cubes[3], before.cubes[4]]


@clause("v1919.settle.3c")
@pytest.mark.parametrize("card", ["togo", "nauru", "banat"])
@pytest.mark.parametrize("figure", ["amritsar", "jan_smuts"])
def test_the_order_of_issue_and_event_makes_no_difference(card: str, figure: str) -> None:
    """Both are chosen from what lay there before, and the one changes nothing for the other."""
    s = at_conference("scapa_flow", waiting_events=["amritsar", "jan_smuts"], exhausted={"france": 3})
    play(s, "counter.naval_uk", "decline")
    other = s.copy()
    issue_step, event_step = (other.stack.index(step) for step in (ADVANCE_ISSUE, ADVANCE_EVENT))
    assert issue_step == event_step + 1 == len(other.stack) - 1  # nothing comes between them
    other.stack[issue_step], other.stack[event_step] = ADVANCE_EVENT, ADVANCE_ISSUE
    other.run()
    cube = ["1"] if figure == "jan_smuts" else []  # a cube may go on an Event with the icon
    assert legal(other) == {"event.amritsar", "event.jan_smuts"}
    play(other, f"event.{figure}", *cube)
    assert legal(other) == legal(s) == {"issue.togo", "issue.nauru", "issue.banat"}
    play(other, card)
    play(s, card)
    assert legal(s) == {"event.amritsar", "event.jan_smuts"}
    play(s, f"event.{figure}", *cube)
    assert s == other


@clause("v1919.settle.3c")
def test_until_both_are_advanced_the_first_can_be_chosen_anew() -> None:
    """Nothing is seen or drawn between the two, so a player may undo the one to choose the other first."""
    s = at_conference("scapa_flow", waiting_events=["amritsar", "ibn_saud"], issue_discard=["saar"])
    play(s, "counter.naval_uk", "decline")
    before = s.copy()
    play(s, "togo")
    assert not point_of_no_return(before, s)
    play(s, "event.amritsar")
    assert not point_of_no_return(before, s)
    assert (s.drawn, s.issue_deck, s.event_deck) == ((), before.issue_deck, before.event_deck)


@clause("v1919.settle.3b", "v1919.ruling.settle.mandatoryadvance")
@pytest.mark.parametrize("card", ["togo", "nauru", "banat"])
@pytest.mark.parametrize("figure", ["amritsar", "ibn_saud"])
def test_an_issue_and_an_event_advance(card: str, figure: str) -> None:
    s = at_conference("scapa_flow", waiting_events=["amritsar", "ibn_saud"])
    play(s, "counter.naval_uk", "decline")
    refused(s, "decline")
    refused(s, "done")
    play(s, card)
    assert legal(s) == {"event.amritsar", "event.ibn_saud"}
    refused(s, "decline")
    play(s, f"event.{figure}")
    assert (s.issues[0], s.table_event) == (issue(card), event(figure))
    assert act(f"event.{figure}") not in s.waiting_events


@clause("v1919.settle.5a", "v1919.settle.5b", "v1919.ex.crisis.1", "v1919.event.5", "v1919.terms.16")
def test_bela_kun_is_drawn() -> None:
    example = EXAMPLES["v1919.ex.crisis.1"]
    card = slug(example.given["event_deck_top"])
    s = at_crisis(card)
    waiting, deck = s.waiting_events[:], s.event_deck[:]
    events = play(s, "silesia")
    assert slug(example.then["waiting_events_adds"]) == card
    assert s.waiting_events == [*waiting, event(card)]
    assert s.event_deck == deck[:-1]
    assert example.then["immediately"] == "uprising_check"
    assert ids(events)[-1] in {"v1919.log.check", "v1919.log.check-quiet"}


@clause("v1919.settle.3a")
def test_nothing_advances_from_an_empty_waiting_room() -> None:
    s = at_conference("scapa_flow", waiting_events=["amritsar", "ibn_saud"])
    s.issue_discard += s.issues[TABLE:]
    s.issues[TABLE:] = [NOBODY] * WAITING
    play(s, "counter.naval_uk", "decline")
    assert legal(s) == {"event.amritsar", "event.ibn_saud"}
    assert s.issues[TABLE:] == [NOBODY] * WAITING
