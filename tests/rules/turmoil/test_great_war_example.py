"""The example of the Great War, from the Crisis roll to the last scoring, and that of War Mobilization."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from salon.games.turmoil import facts, questions
from salon.games.turmoil.mobilization import Priority
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import MARKERS, NOBODY, REGIONS, SIDE, STATUS, WAR_MARKERS
from salon.games.turmoil.war import GreatWar, area, war_modifier
from salon.kernel import Event, View
from salon.kernel.ledger import Example
from tests.marks import clause
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    asked,
    board,
    control,
    dice,
    ended,
    kinds,
    legal,
    play,
    support,
)
from tests.rules.turmoil.examples import (
    EXAMPLES,
    MARK,
    MOBILIZATION,
    SCHLIEFFEN_PLAN,
    SIDES,
    halt_before,
    lines,
    params,
    resume,
    slug,
)

CRISIS, PARTICIPANTS, RESOLUTION, LOSSES, SCORING = (EXAMPLES[f"turmoil.ex.gw.{n}"] for n in range(1, 6))
NAMES = {"authoritarian": A, "liberal": L}
SCORING_CARDS = (6, 7)  # one in each hand when the war breaks out
# Support for the losses to bite on; the example gives only the control of Constantinople and Italy.
MAP = {
    "paris": (0, 4),
    "french_catholic_church": (6, 0),
    "picardy": (0, 6),
    "bordeaux": (1, 3),
    "saint_petersburg": (0, 6),
    "moscow": (6, 0),
    "ukraine": (0, 6),
    "berlin": (4, 0),
    "wilhelm_ii": (5, 0),
    "bavaria": (0, 5),
    "saxony": (0, 4),
    "silesia": (0, 4),
    "vienna": (4, 0),
    "budapest": (3, 0),
    "trieste": (0, 9),
    "serbia": (0, 4),
    "greece": (1, 3),
    "constantinople": (5, 1),
    "italy": (1, 2),
}
PRIZES = {"constantinople", "italy"}
LOSS_DICE = (2, 3, 1, 4, 2, 1, 3, 2, 1, 4)  # none is printed


def given(example: Example, **more: Any) -> dict[str, Any]:
    """The position of an example as `board` takes it."""
    found = example.given
    assert found["event_boxes"] == ["Schlieffen Plan Adopted"]
    navy = (1, 2) if found.get("naval_lead") == "L" else (2, 1)
    track = found.get("track") or found["implied_in_effect"]
    return {
        "support": MAP,
        "turn": 5,
        "tension": found.get("tension", 0),
        "track": [slug(marker) for marker in track],
        "force": {SCHLIEFFEN_PLAN: A},
        "navy": navy,
        **more,
    }


class War:
    """The whole example with a VP marker of one's choice: the state at each station and what was told."""

    def __init__(self, vp: int) -> None:
        side, card = SIDES[CRISIS.when["side"]], str(CRISIS.when["card"])
        rolls = RESOLUTION.when
        fate = dice(
            CRISIS.when["crisis"]["die"],
            rolls["authoritarian"]["die"],
            rolls["liberal"]["die"],
            *LOSS_DICE,
        )
        hands = ((SCORING_CARDS[0],), (SCORING_CARDS[1], int(card)))
        self.start = board(**given(CRISIS, active=side, hands=hands, vp=vp, fate=fate))
        s = self.start.copy()
        s.journal = []
        self.outbreak = play(s, card, "event")
        self.decided = s.copy()
        self.losses: tuple[Event, ...] = ()
        for region in LOSSES.then["regions_processed"][:-1]:  # the last one leaves no choice
            assert s.pending[0].seat == SIDES[LOSSES.when["region_order_chosen_by"]]
            self.losses += play(s, slug(region))
            while s.pending and asked(s) is not questions.WarRegion:
                # Losses are taken elsewhere first, so that the two minor powers are as given.
                self.losses += play(s, min(legal(s) - PRIZES or legal(s)))
        self.end = s


@cache
def war(vp: int = 0) -> War:
    return War(vp)


@clause("turmoil.ex.gw.1")
def test_crisis_starts_the_war() -> None:
    when, then, start = CRISIS.when, CRISIS.then, war().start
    status = when["crisis"]["status"]
    assert {space: MARK[control(start, slug(space))] for space in CRISIS.given["control"]} == CRISIS.given[
        "control"
    ]
    assert STATUS[len(start.track)] == status["open_position"]
    assert status["open_position"] + status["three_emperor_league"] + status["balkan_war"] == start.status
    (line,) = lines(war().outbreak, facts.Crisis)
    assert line.die == when["crisis"]["die"]
    assert line.tension == when["crisis"]["tension"] == start.tension + when["tension_change"]
    assert line.status == status["total"]
    assert line.total == when["crisis"]["total"]
    assert bool(line.war) == then["war"]
    assert war().decided.tension == then["tension"]
    # turmoil.x.turn-ends: the action phase ends there; what is left of the event is dropped.
    assert then["rest_of_event"] == "dropped"
    assert war().decided.navy == start.navy
    # Both hold a scoring card, and nobody loses for it.
    assert then["verify_held_cards"] == "skipped"
    assert all(war().decided.hands)
    assert war().decided.result is None
    assert then["next_phase"] == 4
    assert war().decided.blocs
    assert ended(war().end).reason.id.startswith("turmoil.end.war")


@clause("turmoil.ex.gw.1")
def test_six_is_not_enough() -> None:
    # turmoil.x.crisis-six-needed: war on 7 or more.
    card, crisis = str(CRISIS.when["card"]), CRISIS.when["crisis"]
    assert crisis["total"] == 7
    s = board(**given(CRISIS, active=L, hands=((14,), (int(card),)), fate=dice(crisis["die"] - 1)))
    events = play(s, card, "event")
    assert lines(events, facts.Crisis)[0].total == 6
    assert facts.Outbreak not in kinds(events)
    assert s.navy == (1, 3)


@clause("turmoil.ex.gw.2")
def test_participants() -> None:
    then, s = PARTICIPANTS.then, war().decided
    assert s.blocs == {
        **{slug(nation): "central" for nation in then["central_powers"]},
        **{slug(nation): "entente" for nation in then["entente"]},
    }
    assert not {slug(nation) for nation in then["not_participating"]} & set(s.blocs)
    fighting = [slug(region) for regions in then["regions"].values() for region in regions]
    assert {REGIONS[region] for region in s.waiting} == set(fighting)


@clause("turmoil.ex.gw.3")
def test_resolution_rolls() -> None:
    then, s = RESOLUTION.then, war().decided
    rolls = {line.side: line for line in lines(war().outbreak, facts.WarRoll)}
    for side, n in NAMES.items():
        printed = RESOLUTION.when[side]
        on_track = sum(worth for marker, worth in WAR_MARKERS[n].items() if marker in s.track)
        in_boxes = sum(worth for who, worth, *_ in s.laws.war if who == n)
        assert on_track + in_boxes == sum(printed["markers"].values())
        assert printed["naval"] == (s.lead(n) > 0)
        assert printed["modifier"] == (
            sum(printed["markers"].values()) + printed["naval"] + printed["minor_major"]
        )
        assert war_modifier(s, n) == printed["modifier"]
        assert rolls[SIDE[n]].die == printed["die"]
        assert rolls[SIDE[n]].total == printed["total"]
    change = then["vp_change"]
    assert s.war_winner == SIDES[then["winner"]] == 1 - SIDES[then["loser"]]
    assert [(line.side, line.n) for line in lines(war().outbreak, facts.Vp)] == [
        (SIDE[SIDES[change["side"]]], change["n"])
    ]


def by_region(events: tuple[Event, ...]) -> dict[str, list[Event]]:
    """What was told of each region, in order."""
    found: dict[str, list[Event]] = {}
    for event in events:
        if isinstance(event.fact, facts.WarRegion):
            found[event.fact.region.partition(".")[2]] = []
        found[list(found)[-1]].append(event)
    return found


@clause("turmoil.ex.gw.4")
def test_losses() -> None:
    # turmoil.x.war-loss-errata-target: the sequence of the living text.
    told = by_region(war().losses)
    assert list(told) == [slug(region) for region in LOSSES.then["regions_processed"]]
    for region, rolls in LOSSES.when["rolls"].items():
        sequence = [
            f"{MARK[SIDE.index(fact.side)]} {'remove' if isinstance(fact, facts.Loss) else 'place OPs'}"
            for fact in (event.fact for event in told[slug(region)])
            if isinstance(fact, facts.Loss | facts.Gain)
        ]
        assert sequence == rolls


@clause("turmoil.ex.gw.4")
def test_each_removes_his_own() -> None:
    # turmoil.x.war-loss-owner: the roller's own support, in the region or next to it.
    s = war().decided
    for region, events in by_region(war().losses).items():
        inside = {s.vocabulary.name(n) for n in area(s, REGIONS.index(region))}
        side, left = "", 0
        for fact in (event.fact for event in events):
            if isinstance(fact, facts.Loss):
                assert not left
                side, left = fact.side, fact.die
            elif isinstance(fact, facts.Remove):
                assert fact.side == side
                assert fact.space in inside
                left -= fact.n
        assert not left


@clause("turmoil.ex.gw.4")
def test_prizes_and_what_the_war_spares() -> None:
    then, before, after = LOSSES.then, war().decided, war().end
    assert {space: MARK[control(after, slug(space))] for space in then["control_after"]} == then[
        "control_after"
    ]
    for space, n in then["sp_added_in"].items():
        assert support(after, slug(space))[A] - support(before, slug(space))[A] == n
    # Just enough: stability and the Liberal support, less what was there.
    authoritarian, liberal = support(after, "italy")
    assert authoritarian == GAME.cards.stability[NUMBER["italy"]] + liberal
    for region in then["untouched_regions"]:
        for space in before.world.regions[REGIONS.index(slug(region))]:
            id = GAME.cards.atlas.ids[space]
            assert support(after, id) == support(before, id)


@clause("turmoil.ex.gw.5")
def test_last_scoring() -> None:
    then, when = SCORING.then, SCORING.when
    scored = {line.region.partition(".")[2] for line in lines(war().losses, facts.Score)}
    assert scored == {slug(region) for region in then["scored"]}
    assert scored == {slug(region) for region in SCORING.given["participating_regions"]}
    assert not scored & {slug(region) for region in then["not_scored"]}
    assert (facts.Stability in kinds(war().losses)) == when["stability_cards"]
    assert (facts.Crisis in kinds(war().losses)) == when["crisis_rolls"]


@clause("turmoil.ex.gw.5")
@pytest.mark.parametrize(("result", "vp"), [("vp_positive", 1), ("vp_negative", -1), ("vp_zero", 0)])
def test_who_wins_after_the_war(result: str, vp: int) -> None:
    swing = war().end.vp
    assert war().decided.war_winner == SIDES[SCORING.given["war_winner"]]
    finished = war(vp - swing).end
    assert finished.vp == vp
    winner = SCORING.then["result"][result].removesuffix("_win")
    assert ended(finished).winners == (NAMES[winner],)


# -- War Mobilization --------------------------------------------------------------------------

SELECTED, LAST = EXAMPLES["turmoil.ex.mob.1"], EXAMPLES["turmoil.ex.mob.5"]


def plan(name: str) -> str:
    """The symbol of a Mobilization card."""
    return f"mobilization.{MOBILIZATION[name].lower()}"


class Mobilization:
    """The example played: what was told at each priority, and what each seat saw when it came."""

    def __init__(self, vp: int) -> None:
        # turmoil.x.mobilization-implicit-state, turmoil.x.mobilization-britain: the markers that must lie
        # on the track for these nations to fight.
        options = {"mobilization": SELECTED.given["option_mobilization"]}
        s = board(**given(SELECTED, turn=9, vp=vp, options=options, stack=[GreatWar()]))
        self.blocs = s.blocs
        halt_before(s, Priority)
        self.chosen: tuple[Event, ...] = ()
        for side, n in NAMES.items():
            for choice in SELECTED.when[side]:
                self.chosen += play(s, plan(choice["card"]), seat=n)
        assert legal(s) == {"done", "g2"}
        self.chosen += play(s, "done")
        self.picked = [len(cards) for cards in s.picked]
        self.told: dict[int, tuple[Event, ...]] = {}
        self.views: dict[int, list[View]] = {}
        while s.stack:
            (step,) = s.stack[-2:-1]
            assert isinstance(step, Priority)
            self.views[step.n] = [s.view(seat) for seat in range(2)]
            events = resume(s)
            while s.pending:
                events += play(s, min(legal(s)))
            self.told[step.n] = events
        self.end: TurmoilState = s


@cache
def mobilized(vp: int = 0) -> Mobilization:
    return Mobilization(vp)


@clause("turmoil.ex.mob.1")
def test_nations_and_plans() -> None:
    found, then = mobilized(), SELECTED.then
    assert found.blocs == {
        **{slug(nation): "central" for nation in SELECTED.given["central_powers"]},
        **{slug(nation): "entente" for nation in SELECTED.given["entente"]},
    }
    assert set(SELECTED.given["implied_in_effect"]) == {
        name for name in SELECTED.given["implied_in_effect"] if slug(name) in MARKERS
    }
    for nation in ("ottoman_empire", "britain"):
        assert then[nation] == "not participating"
        assert nation not in found.blocs
    for side, n in NAMES.items():
        assert found.picked[n] == then["cards_selected"][side]
        for choice in SELECTED.when[side]:
            card = GAME.cards.mobilization[GAME.cards.mobilization_number[MOBILIZATION[choice["card"]]]]
            assert (card.priority, card.nation) == (choice["priority"], slug(choice["nation"]))


@pytest.mark.parametrize("example", params("mob.", having="priority"))
def test_cards_of_a_priority(example: Example) -> None:
    # turmoil.x.mobilization-priority: the empty one is priority 2.
    told = mobilized().told[example.when["priority"]]
    played = {line.card for line in lines(told, facts.Plan)}
    assert played == {plan(name) for name in example.then["revealed"]}
    assert not lines(told, facts.NoEffect)
    if example.then.get("simultaneous"):
        # All are read before anything changes.
        order = kinds(told)
        changes = [order.index(kind) for kind in (facts.Place, facts.Remove) if kind in order]
        assert max(n for n, kind in enumerate(order) if kind is facts.Plan) < min(changes)


@pytest.mark.parametrize("example", params("mob.", having="priority"))
def test_cards_are_shown_when_their_priority_comes(example: Example) -> None:
    found, n = mobilized(), example.when["priority"]
    told = [*found.chosen, *(e for earlier, events in found.told.items() if earlier < n for e in events)]
    for side, owner in NAMES.items():
        later = {plan(c["card"]) for c in SELECTED.when[side] if c["priority"] >= n}
        enemy = 1 - owner
        words = [str(found.views[n][enemy]), *(str(event.seen_by(enemy)) for event in told)]
        assert not {card for card in later if any(card in text for text in words)}


@clause("turmoil.ex.mob.5")
def test_mobilization_ends_in_the_last_scoring() -> None:
    found = mobilized()
    listed = [e.when["priority"] for e in EXAMPLES.values() if "priority" in e.when]
    assert all(not lines(events, facts.Plan) for n, events in found.told.items() if n not in listed)
    assert LAST.then["next"] == "final scoring 8.4.5"
    assert {line.region for line in lines(found.told[8], facts.Score)} == {
        f"region.{nation}" for nation in found.blocs if nation in REGIONS
    }


@clause("turmoil.ex.mob.5")
def test_a_tie_after_mobilization_is_lost_by_both() -> None:
    assert LAST.then["war_winner"] == "none"
    assert LAST.then["tie_result"] == "both_lose"
    tied = mobilized(-mobilized().end.vp).end
    assert tied.war_winner == NOBODY
    assert tied.vp == 0
    assert ended(tied).winners == ()
