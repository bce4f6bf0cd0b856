"""What the board shows beforehand is what the rules then do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import salon
from salon.games.v1919 import facts, questions
from salon.games.v1919.forecast import deployments, mutiny_line, plan, worth
from salon.games.v1919.scoring import points
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NATIONS
from salon.kernel import Question
from tests.marks import clause
from tests.rules.v1919.board import GAME, REGIONS, issue, nation, play, question, table
from tests.rules.v1919.solo_board import CARDS, asks, solo

SEATS = (2, 3, 4)


def positions(seats: int, kind: type[Question], seed: int = 7) -> Iterator[tuple[V1919State, dict[str, Any]]]:
    """The positions of a random game in which something is asked, with the public view of each."""
    chance = random.Random(seed)
    s = salon.load("v1919").new(seats, seed=seed)
    assert isinstance(s, V1919State)
    while s.result is None:
        decision = chance.choice([d for d in s.pending if d.legal])
        if isinstance(question(decision), kind):
            yield s, s.view(None)
        s.apply(chance.choice(decision.legal), decision.seat)


@pytest.mark.parametrize("seats", SEATS)
def test_an_option_does_what_was_shown(seats: int) -> None:
    seen = 0
    for s, view in positions(seats, questions.Option):
        shown = view["resolving"]
        card = next(c for c in GAME.catalogue() if c.id == shown["issue"])
        numbers = {option["id"]: n for n, option in enumerate(card.printed["options"])}
        for action in next(d for d in s.pending if d.legal).legal:
            does = shown["does"][numbers[s.vocabulary.name(action)]]
            after = s.copy()
            after.stack[-1].answer(after, action, 0)
            assert {r: after.unrest[REGIONS.index(r)] for r in does.get("unrest", {})} == does.get(
                "unrest", {}
            )
            if not does.get("mutiny"):
                happiness = {n: after.happiness[nation(n)] for n in does.get("happiness", {})}
                assert happiness == does.get("happiness", {})
            mutinies = [step for step in after.stack if type(step).__name__ == "Mutiny"]
            assert bool(mutinies) == bool(does.get("mutiny"))
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("seats", SEATS)
def test_a_disc_brings_what_was_foretold(seats: int) -> None:
    seen = 0
    for s, view in positions(seats, questions.DeploySpace):
        decision = next(d for d in s.pending if d.legal)
        foretold = deployments(s, decision.seat)
        assert view["forecast"] == {}  # nobody else chooses among these
        assert foretold.keys() == {s.vocabulary.name(action) for action in decision.legal}
        for name, foreseen in foretold.items():
            after = s.copy()
            after.journal = []
            told = tuple(event.seen_by(decision.seat) for event in after.apply(name, decision.seat))
            assert told[: len(foreseen.facts)] == foreseen.facts
            deploy = foreseen.facts[0]
            assert isinstance(deploy, facts.Deploy)
            region = name.split(".")[1]
            assert after.unrest[REGIONS.index(region)] == deploy.unrest
            seen += 1
    assert seen > 20


def test_a_disc_that_brings_a_mutiny_is_foretold() -> None:
    s = table("uk", "france", "usa", active="uk", happiness={"uk": 11})
    play(s, "deploy")
    foretold = deployments(s, s.pending[0].seat)
    mutinies = 0
    for outcome in foretold.values():
        (now,) = [f.happiness for f in outcome.facts if isinstance(f, facts.Happiness)] or [11]
        asks = any(isinstance(asked, questions.Mutiny) for _, asked in outcome.asked)
        assert (asks or facts.Mutiny("nation.uk") in outcome.facts) == (now <= 10)
        mutinies += now <= 10
    assert mutinies


@pytest.mark.parametrize("seats", SEATS)
def test_a_settlement_gives_what_was_shown(seats: int) -> None:
    seen = 0
    for s, view in positions(seats, questions.Settle):
        for shown in view["table"]:
            action = s.vocabulary.action(shown["issue"])
            if action not in s.pending[0].legal:
                continue
            after = s.copy()
            after.stack[-1].answer(after, action, 0)
            settled = action - s.cards.first_issue
            assert NATIONS[after.controller[settled]] == shown["winner"]
            if settled != s.cards.game_end:
                back = {n: after.available[nation(n)] - s.available[nation(n)] for n in shown["back"]}
                assert back == shown["back"]
            seen += 1
    assert seen


def test_the_least_that_takes_the_lead_is_the_least_that_may_be_placed() -> None:
    for s, view in positions(4, questions.PlaceCubes):
        decision = next(d for d in s.pending if d.legal)
        asked = question(decision)
        assert isinstance(asked, questions.PlaceCubes)
        shown = next(i for i in (*view["table"], *view["waiting"]) if i and i["issue"] == asked.issue)
        least = s.vocabulary.name(decision.legal[0])
        assert least == f"amount.{shown['need'][NATIONS[s.actor]]}"


def test_the_mutiny_line_follows_the_discs() -> None:
    s = table("uk", "france", "usa", units={"uk": {"europe": 7}})
    assert mutiny_line(s, nation("uk")) == 10  # three discs need 11
    s.demobilized.append(nation("uk"))
    assert mutiny_line(s, nation("uk")) == 4
    s.demobilized.append(nation("uk"))
    assert mutiny_line(s, nation("uk")) is None  # one disc may always be kept


def test_a_strategy_card_is_worth_what_it_would_score() -> None:
    s = table("uk", "france", "usa", settled={"syria": "uk"}, counters={"syria": ["empire_france"]})
    for card in range(len(GAME.cards.strategies)):
        for power in s.powers:
            s.strategy[power] = -1
            without = sum(points(s, power).values())
            s.strategy[power] = card
            assert worth(s, power, card) == sum(points(s, power).values()) - without


@pytest.mark.parametrize(
    ("cubes", "exhausted", "political", "issues"),
    [
        ({"smyrna": {"france": 3}}, {}, "settle", ("issue.smyrna",)),
        ({"smyrna": {"usa": 3}}, {}, "place", ()),
        ({"togo": {"france": 14}}, {"france": 1}, "reclaim", ()),
        ({"togo": {"france": 15}, "smyrna": {"uk": 1}}, {}, "settle-other", ("issue.smyrna",)),
        ({"togo": {"france": 15}, "smyrna": {"usa": 1}}, {}, "nothing", ()),
    ],
)
def test_a_bot_is_said_to_do_what_its_rules_have_it_do(
    cubes: dict[str, dict[str, int]], exhausted: dict[str, int], political: str, issues: tuple[str, ...]
) -> None:
    s = solo(active="usa", powers=("usa", "uk", "france"), cubes=cubes, exhausted=exhausted)
    found = plan(s, nation("france"))
    assert (found.political, found.issues) == (political, issues)
    assert s.view(0)["plans"]["france"]["political"] == political  # type: ignore[index, call-overload]


def test_a_bot_wants_a_disc_where_its_issues_are_in_danger() -> None:
    s = solo(active="usa", powers=("usa", "uk", "france"), settled={"syria": "uk"}, unrest={"middle_east": 5})
    assert (plan(s, nation("uk")).military, plan(s, nation("uk")).regions) == ("deploy", ("middle_east",))
    s.happiness[nation("france")] = 12
    assert plan(s, nation("france")).military == "demobilize"


@clause("v1919.solo.botmil.7", "v1919.solo.botpol.5")
def test_a_plan_counts_the_cubes_that_a_disc_brings_back_first() -> None:
    # France has one cube left; a disc in column 7 returns two, enough to lead two empty Issues.
    s = solo(
        active="usa",
        powers=("usa", "france", "uk"),
        cubes={"togo": {"france": 10}},
        exhausted={"france": 4},
        settled={"syria": "france"},
        unrest={"middle_east": 5},
    )
    assert (plan(s, nation("france")).political, plan(s, nation("france")).military) == ("place", "deploy")
    play(s, "place", "smyrna", "1", "korea", "1", "done")
    assert s.available[nation("france")] == 3
    assert asks(s) == "place"


@clause("v1919.solo.botmil.6")
def test_a_plan_names_the_most_pressing_region() -> None:
    held = {"syria": "uk", "arabia": "uk", "danzig": "uk"}
    s = solo(
        active="usa", powers=("usa", "uk", "france"), settled=held, unrest={"middle_east": 5, "europe": 5}
    )
    assert plan(s, nation("uk")).regions == ("middle_east",)


@clause("v1919.solo.botmil.6", "v1919.solo.botpol.6")
def test_if_a_die_must_decide_between_two_columns_a_plan_counts_on_the_one_that_brings_less() -> None:
    # One Issue each, of as many stars; in Europe column 7 is taken, and a disc in column 8 brings nothing.
    position: dict[str, Any] = {
        "active": "usa",
        "powers": ("usa", "france", "uk"),
        "cubes": {"togo": {"france": 10}},
        "exhausted": {"france": 4},
        "settled": {"syria": "france", "anschluss": "france"},
        "unrest": {"middle_east": 5, "europe": 5},
    }
    assert CARDS.stars[issue("syria")] == CARDS.stars[issue("anschluss")]
    either = plan(solo(**position), nation("france"))
    assert (either.political, set(either.regions)) == ("place", {"middle_east", "europe"})
    less = plan(solo(**position, units={"usa": {"europe": 7}}), nation("france"))
    assert (less.political, set(less.regions)) == ("reclaim", {"middle_east", "europe"})


@clause("v1919.solo.botpol.2", "v1919.solo.botpol.8")
def test_a_plan_says_what_the_issues_are_worth_to_the_bot() -> None:
    potential = CARDS.potential
    lead = {"baltic": {"uk": 1}, "silesia": {"uk": 4}}
    s = solo(active="usa", powers=("usa", "uk", "france"), issues=(*lead, "togo", "nauru"), cubes=lead)
    assert plan(s, nation("uk")).issues == ("issue.baltic",)
    assert plan(s, nation("uk")).worth == potential[issue("baltic")][nation("uk")] > 0
    assert plan(s, nation("france")).worth == 0  # it places
    s = solo(
        active="usa",
        powers=("usa", "uk", "france"),
        issues=(*lead, "togo", "nauru"),
        cubes={**lead, "togo": {"france": 15}},
    )
    worths = [potential[issue(name)][nation("france")] for name in lead]
    assert len(set(worths)) == 2
    found = plan(s, nation("france"))
    assert (found.political, found.issues) == ("settle-other", ("issue.baltic", "issue.silesia"))
    assert found.worth == max(worths)


@pytest.mark.parametrize(
    "told",
    [
        facts.Settle("nation.uk", "issue.syria", "nation.uk", 1),
        facts.Reclaim("nation.uk", 1, 1),
        facts.NoAction("nation.uk"),
    ],
)
def test_a_plan_is_not_what_was_told_before(told: facts.V1919Fact) -> None:
    s = solo(active="usa", powers=("usa", "uk", "france"))
    s.tell_apart(told)
    assert plan(s, nation("uk")).political == "place"


def test_a_plan_changes_nothing() -> None:
    s = solo(active="usa", powers=("usa", "uk", "france"), cubes={"smyrna": {"uk": 3}})
    before = s.copy()
    plan(s, nation("uk"))
    assert s == before


def test_the_steps_of_a_settlement_are_told_with_who_decides() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        active="france",
        issues=["smyrna", "korea", "togo", "nauru", "egypt"],
        cubes={"smyrna": {"uk": 2}},
        table_event="ho_chi_minh",
        event_cube="usa",
        waiting_events=["march_first", "may_fourth"],
        issue_deck=["danzig", "saar"],
    )

    def told() -> tuple[int, list[str | None]]:
        found: Any = s.view(None)["settle"]
        return found["step"], found["deciders"]

    assert s.view(None)["settle"] is None
    play(s, "settle")
    assert told() == (1, ["uk", "usa", "france", "france", "france"])
    assert s.view(None)["gap"] == 0
    play(s, "option.smyrna.turkey")
    assert told() == (2, [None, "usa", "france", "france", "france"])
    play(s, "decline")
    assert told()[0] == 3
    play(s, "togo", "event.march_first")
    assert told()[0] == 4
    assert s.view(None)["drawn"] == ["issue.danzig", "issue.saar"]


def test_the_printed_numbers_go_with_the_catalogue() -> None:
    cards = {card.id: card.printed for card in GAME.catalogue()}
    assert cards["issue.smyrna"]["region"] == "middle_east"
    assert cards["issue.smyrna"]["options"][0]["id"] == "option.smyrna.italy"
    assert cards["event.ho_chi_minh"]["icon"]
    assert {"type": "icon", "icon": "industry", "vp": 1} in cards["strategy.global_trade"]["score"]
    assert all(not {"source", "known"} & set(printed) for printed in cards.values())
