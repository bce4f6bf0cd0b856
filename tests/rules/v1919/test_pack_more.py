"""Sentences about those who have most, Influence of others, cards and tests; and what options may do."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from salon.games.v1919 import V1919
from salon.games.v1919.conditions import HappinessAtLeast, Not, Settled, UnrestAtLeast
from salon.games.v1919.effects import ChoosePlayer, Effect, Happiness, If, PowderKeg, Unrest
from salon.games.v1919.effects_cards import PlaceInfluence, RemoveInfluence, ReplaceWaiting, SwapIssues
from salon.games.v1919.effects_pieces import (
    ExhaustInfluence,
    MayDemobilize,
    MustDemobilize,
    ReadyMilitary,
    RecallMilitary,
    RecoverInfluence,
)
from salon.games.v1919.event_step import powers
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS, NOBODY
from salon.games.v1919.uprising import UprisingCheck
from salon.kernel import Step
from salon.kernel.conformance import random_game
from salon.kernel.pack_plain import plain
from salon.lang import LANGUAGES, words
from tests.rules.v1919.board import (
    GAME,
    asked,
    carry_out,
    changes,
    event,
    ids,
    issue,
    legal,
    nation,
    play,
    refused,
    script,
    table,
)

Steps = tuple[Step[Any], ...]
FIVE = ("smyrna", "korea", "togo", "nauru", "banat")


def decided(s: V1919State, *steps: Step[Any]) -> dict[str, int]:
    """What steps change by themselves, decided by France."""
    before = s.copy()
    s.decider = nation("france")
    carry_out(s, *steps)
    return changes(before, s)


def again(s: V1919State) -> V1919State:
    """The same position, in which things may happen."""
    found = s.copy()
    found.journal = []
    return found


@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("happiest", {"france", "uk"}),
        ("unhappiest", {"usa"}),
        ("most_issues", {"usa"}),
        ("most_middle_east", {"uk"}),
        ("most_africa", set()),
    ],
)
def test_those_who_have_most(who: Any, found: set[str]) -> None:
    s = table(
        *("uk", "france", "usa"),
        settled={"smyrna": "uk", "silesia": "usa", "labour_charter": "usa"},
        happiness={"uk": 14, "france": 14, "usa": 13, "italy": 20},
    )
    s.decider = nation("france")
    assert {NATIONS[power] for power in powers(s, who)} == found
    changed = decided(s, Happiness(who, 1))
    assert changed == {f"happiness.{name}": 1 for name in found}


def test_if_something_is_so() -> None:
    s = table("uk", "france", "usa", unrest={"africa": 5}, happiness={"uk": 15}, settled={"smyrna": "uk"})
    s.option[issue("smyrna")] = 1
    s.decider = nation("france")
    option = GAME.cards.issues[issue("smyrna")].options
    for test, holds in (
        (UnrestAtLeast("africa", 5), True),
        (UnrestAtLeast("africa", 6), False),
        (Not(UnrestAtLeast("africa", 6)), True),
        (HappinessAtLeast("uk", 15), True),
        (HappinessAtLeast("decider", 30), False),
        (Settled("smyrna"), True),
        (Settled("korea"), False),
        (Settled("smyrna", option[1].id), True),
        (Settled("smyrna", option[0].id), False),
    ):
        step = If(test, (Unrest("europe", 1),), (Unrest("pacific", 1),))
        assert decided(again(s), step) == {f"unrest.{'europe' if holds else 'pacific'}": 1}
        without = If(test, (Unrest("europe", 1),))
        assert decided(again(s), without) == ({"unrest.europe": 1} if holds else {})
        assert step.possible(s, nation("uk"))
        assert without.possible(s, nation("uk")) == holds


def test_influence_is_taken_off_an_issue() -> None:
    cubes = {"smyrna": {"uk": 3}, "togo": {"uk": 1, "france": 2}}
    s = table("uk", "france", "usa", issues=FIVE, cubes=cubes)
    before = s.copy()
    s.decider = nation("france")
    carry_out(s, RemoveInfluence("uk", 2))
    assert asked(s) == ("france", "v1919.ask.remove-from")
    assert legal(s) == {"issue.smyrna", "issue.togo"}
    assert refused(s, "korea").text.id == "v1919.why.not-named"
    told = play(s, "smyrna")
    assert "v1919.log.removed" in ids(told)
    assert changes(before, s) == {"exhausted.uk": 2}
    s = table("uk", "france", "usa", issues=FIVE, cubes={"smyrna": {"uk": 3}})
    assert decided(s, RemoveInfluence("uk", 15, "available")) == {"available.uk": 3}
    assert decided(s, RemoveInfluence("uk", 1)) == {}  # none is left


def test_influence_is_put_on_an_issue() -> None:
    s = table("uk", "france", "usa", issues=FIVE, exhausted={"uk": 14})
    before = s.copy()
    s.decider = nation("france")
    carry_out(s, PlaceInfluence("uk", 3))
    assert asked(s) == ("uk", "v1919.ask.place-on")
    play(s, "korea")
    assert changes(before, s) == {"available.uk": -1}
    assert s.cubes[1][nation("uk")] == 1
    assert decided(s, PlaceInfluence("uk", 3)) == {}


def test_an_issue_of_the_waiting_room_is_replaced() -> None:
    s = table(
        *("uk", "france", "usa"),
        issues=FIVE,
        cubes={"togo": {"uk": 2}},
        issue_deck=["silesia", "armenia"],
        issue_discard=["fiume"],
    )
    before = s.copy()
    s.decider = nation("france")
    carry_out(s, ReplaceWaiting("issue", "deck"))
    assert legal(s) == {"issue.togo", "issue.nauru", "issue.banat"}
    assert refused(s, "smyrna").text.id == "v1919.why.not-waiting"
    play(s, "togo")
    assert changes(before, s) == {"available.uk": 2}
    assert s.issues[2] == issue("silesia")
    assert s.issue_discard[-1] == issue("togo")
    assert s.reveals == before.reveals + 1
    carry_out(s, ReplaceWaiting("issue", "discards"))
    play(s, "nauru")
    assert (s.issues[3], s.issue_discard[-1]) == (issue("togo"), issue("nauru"))


def test_the_game_end_card_stays_in_the_waiting_room() -> None:
    end = GAME.cards.issues[GAME.cards.game_end].id
    s = table("uk", "france", "usa", issues=["smyrna", "korea", end, "nauru", "banat"])
    s.decider = nation("france")
    carry_out(s, ReplaceWaiting("issue", "deck"))
    assert legal(s) == {"issue.nauru", "issue.banat"}
    assert refused(s, end).text.id == "v1919.why.not-named"


def test_an_event_of_the_waiting_room_is_replaced_without_its_crisis() -> None:
    waiting = ["amritsar", "march_first"]
    s = table("uk", "france", "usa", waiting_events=waiting, event_deck=["ibn_saud"])
    s.decider = nation("france")
    carry_out(s, ReplaceWaiting("event", "deck"))
    assert refused(s, "event.ibn_saud").text.id == "v1919.why.not-waiting"
    play(s, "event.amritsar")
    assert s.waiting_events == [event("ibn_saud"), event("march_first")]
    assert s.event_discard[-1] == event("amritsar")
    carry_out(s, ReplaceWaiting("event", "discards"))
    play(s, "event.march_first")
    assert s.waiting_events == [event("ibn_saud"), event("amritsar")]


def test_two_issues_change_places_with_their_influence() -> None:
    s = table("uk", "france", "usa", issues=FIVE, cubes={"smyrna": {"uk": 3}, "togo": {"usa": 1}})
    s.decider = nation("france")
    carry_out(s, SwapIssues())
    assert legal(s) == {"issue.smyrna", "issue.korea"}
    play(s, "smyrna")
    assert legal(s) == {"issue.togo", "issue.nauru", "issue.banat"}
    assert refused(s, "korea").text.id == "v1919.why.not-named"
    told = play(s, "togo")
    assert "v1919.log.swapped" in ids(told)
    assert s.issues[:3] == [issue("togo"), issue("korea"), issue("smyrna")]
    assert (s.cubes[0][nation("usa")], s.cubes[2][nation("uk")]) == (1, 3)


def with_option(**more: Any) -> V1919:
    """The game with more on Smyrna's first option."""
    body = GAME.pack_of_house()
    number = issue("smyrna")
    body["issue"][number]["options"] = [{"id": "italy", **more}]
    assert [fault for fault in GAME.check_pack(body) if not fault.doubt] == []
    playing = GAME.with_pack(body)
    assert isinstance(playing, V1919)
    return playing


def deal(s: V1919State, playing: V1919) -> None:
    """Go on with other cards."""
    s.cards = playing.cards
    s.game = playing  # type: ignore[assignment]  # a game of positions of its own kind


def test_an_option_may_move_a_keg_and_say_what_events_say() -> None:
    playing = with_option(
        keg={"africa": 1},
        then=[
            {"step": "Unrest", "region": "random", "n": 1},
            {"step": "PowderKeg", "region": "same", "n": 1},
            {"step": "Happiness", "nation": "decider", "n": 1},
        ],
    )
    s = table("uk", "france", "usa", issues=FIVE, cubes={"smyrna": {"usa": 1}}, fate=script(5))
    deal(s, playing)
    before = s.copy()
    s.apply(playing.vocabulary.action("verb.settle"))
    changed = changes(before, s)
    assert changed["keg.africa"] == changed["keg.pacific"] == changed["unrest.pacific"] == 1
    assert changed["happiness.usa"] == 1  # who controls the Issue decides
    assert s.named == ()
    (card,) = [card for card in playing.catalogue() if card.id == "issue.smyrna"]
    said = words("en").say(card.effect[0])
    assert "Powder Keg in Africa +1" in said
    assert "Happiness of the decider +1" in said


def test_an_option_in_the_middle_of_an_event_leaves_it_as_it_was() -> None:
    """An Uprising inside an Event, with the option of the Issue it unsettles; then the Event goes on."""
    playing = with_option(then=[{"step": "Unrest", "region": "choice", "n": 1}])
    s = table(
        *("uk", "france", "usa"),
        settled={"smyrna": "uk"},
        unrest={"middle_east": 8},
        fate=script(6),
        uprisings=1,
    )
    deal(s, playing)
    s.decider = nation("france")
    carry_out(s, UprisingCheck("middle_east"), Happiness("decider", 1))
    before = s.copy()
    while s.pending[0].question.id() != "v1919.ask.region":
        names = {s.vocabulary.name(action): action for action in s.pending[0].legal}
        uk = s.powers[s.pending[0].seat] == nation("uk")
        s.apply(names.get("verb.bid", names["verb.pass"]) if uk and "verb.bid" in names
                else names.get("verb.pass", s.pending[0].legal[0]))  # fmt: skip
    assert s.decider == nation("uk")
    s.apply(s.vocabulary.action("region.africa"))
    assert changes(before, s)["happiness.france"] == 1
    assert (s.chosen, s.named) == (NOBODY, ())


MORE: tuple[Steps, ...] = (
    (If(UnrestAtLeast("africa", 4), (Unrest("choice", 1),), (Unrest("random", 1),)), PowderKeg("same", 1)),
    (If(Not(Settled("smyrna")), (SwapIssues(),)), Happiness("happiest", -1)),
    (ReplaceWaiting("issue", "deck"), ReplaceWaiting("event", "discards")),
    (ReplaceWaiting("issue", "discards"), ReplaceWaiting("event", "deck")),
    (RemoveInfluence("france", 2), PlaceInfluence("decider", 2)),
    (
        ChoosePlayer(
            (
                (RemoveInfluence("chosen_player", 3, "available"),),
                (PlaceInfluence("chosen_player", 1),),
                (If(HappinessAtLeast("chosen_player", 12), (Happiness("chosen_player", -2),)),),
            ),
            "others",
        ),
    ),
    (RecoverInfluence("most_issues", 2), ExhaustInfluence("unhappiest", 2)),
    (ReadyMilitary("happiest"), ReadyMilitary("most_europe", 1), MustDemobilize("most_africa")),
    (MayDemobilize("unhappiest"), RecallMilitary("most_balkans", "europe")),
    (Happiness("most_pacific", 1), Happiness("most_middle_east", -1)),
)


def test_all_of_them_are_played_said_and_foretold() -> None:
    body = GAME.pack_of_house()
    for number, card in enumerate(body["event"]):
        card["crisis" if number % 2 else "conference"] = plain(MORE[number // 2 % len(MORE)])
    for number, card in enumerate(body["issue"]):
        for option in card.get("options", ())[:1]:
            option["then"] = plain(MORE[number % len(MORE)])
            option["keg"] = {"africa": 1 if number % 2 else -1}
    assert [fault.said for fault in GAME.check_pack(body)] == []
    playing = GAME.with_pack(body)
    for language in LANGUAGES:
        for card in playing.catalogue():
            for text in card.effect:
                said = words(language).say(text)
                assert "  " not in said
                assert "v1919-" not in said
    for seats in (1, 2, 3, 4):
        random_game(playing, seats, seats, {"deals": False} if seats > 1 else {}, every=97)


def test_cards_without_them_are_written_as_before() -> None:
    step = If(Settled("smyrna"), (Happiness("uk", 1),))
    said = {
        "step": "If",
        "test": {"test": "Settled", "issue": "smyrna"},
        "then": [{"step": "Happiness", "nation": "uk", "n": 1}],
    }
    assert plain(step) == said
    assert msgspec.convert(said, type=Effect) == step
    printed = [card.printed for card in GAME.catalogue()]
    assert not any("keg" in option or "then" in option for p in printed for option in p.get("options", ()))
