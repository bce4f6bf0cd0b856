"""A refusal gives the true reason, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from salon.games.v1919.actions import DEPLOY_STEP
from salon.games.v1919.effects import ChosenPlayer, Happiness, Unrest, UnsettleIssue
from salon.games.v1919.effects_pieces import ExhaustMilitary, WithdrawInfluence
from salon.games.v1919.state import V1919State
from salon.games.v1919.strategy import ChooseStrategies
from salon.games.v1919.tracks import Demobilize, Mutiny
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    act,
    asked,
    carry_out,
    issue,
    legal,
    nation,
    play,
    refused,
    revolt,
    table,
)
from tests.rules.v1919.solo_board import solo, uprising
from tests.rules.v1919.test_solo_bid import EQUAL
from tests.rules.v1919.test_twoplayer_settle import usa_turn

UK = nation("uk")
ISSUES = ["smyrna", "korea", "togo", "nauru", "egypt"]


def why(s: V1919State, name: str, seat: int | None = None) -> tuple[str, str]:
    """Clause and reason of a refusal."""
    refusal = refused(s, name, seat)
    return refusal.clause.removeprefix("v1919."), refusal.text.id.removeprefix("v1919.why.")


# -- auctions ---------------------------------------------------------------------------------


def auction(**position: Any) -> V1919State:
    """Arabia is up for bids; the UK is asked first."""
    return revolt(3, settled={"arabia": "uk"}, **position)


@clause("v1919.bid.7", "v1919.bid.8", "v1919.bid.6", "v1919.ruling.bid.zero")
def test_who_cannot_bid_is_told_why() -> None:
    s = auction(discs_exhausted={"france": 2, "usa": 1}, exhausted={"france": 13, "usa": 13})
    play(s, "bid", "force.0.2", "4")
    assert why(s, "bid") == ("bid.7", "weaker")
    play(s, "pass")
    assert why(s, "bid") == ("bid.8", "more-cubes")
    assert why(s, "bid", seat=1) == ("bid.6", "passed")
    assert why(s, "pass", seat=0) == ("turn.1", "kernel.not-your-turn")
    s = auction(exhausted={"uk": 15}, discs_exhausted={"uk": 3})
    assert why(s, "bid") == ("ruling.bid.zero", "nothing-to-bid")


@clause("v1919.bid.3", "v1919.issue.7")
def test_no_military_where_the_card_forbids_it() -> None:
    s = table("uk", "france", "usa", settled={"reparations": "uk"}, exhausted={"france": 15})
    carry_out(s, UnsettleIssue(region="europe"))
    play(s, "reparations")
    play(s, "pass")
    assert why(s, "bid") == ("bid.3", "only-influence")
    play(s, "pass", "bid")
    assert asked(s) == ("usa", "v1919.ask.bid-cubes")  # of Military there is nothing to choose
    assert why(s, "force.0.1") == ("bid.3", "no-military")


@clause("v1919.bid.4", "v1919.bid.7", "v1919.bid.8")
def test_military_that_cannot_be_bid() -> None:
    s = auction(discs_exhausted={"uk": 1}, units={"france": {"middle_east": 8}}, unrest={"middle_east": 7})
    play(s, "bid")
    assert why(s, "force.1.0") == ("bid.4", "no-disc-in")
    assert why(s, "force.0.3") == ("bid.4", "few-discs")
    assert why(s, "3") == ("bid.5", "kernel.not-an-answer")
    play(s, "force.0.2", "9", "bid")
    assert why(s, "force.0.1") == ("bid.7", "weaker")
    s = auction(exhausted={"france": 12})
    play(s, "bid", "force.0.1", "3", "bid")
    assert why(s, "force.0.1") == ("bid.8", "more-cubes")


@clause("v1919.ruling.bid.principle")
def test_no_disc_of_a_region_where_there_is_none() -> None:
    s = table("uk", "france", "usa", settled={"high_seas_fleet": "uk"}, units={"uk": {"africa": 8}})
    carry_out(s, UnsettleIssue(region="none"))
    play(s, "high_seas_fleet", "bid")
    assert why(s, "force.1.0") == ("ruling.bid.principle", "no-region")


@clause("v1919.bid.2", "v1919.bid.8", "v1919.ruling.bid.zero")
def test_cubes_that_cannot_be_bid() -> None:
    s = auction(exhausted={"uk": 9})
    play(s, "bid", "force.0.0")
    assert why(s, "0") == ("ruling.bid.zero", "empty-bid")
    assert why(s, "7") == ("bid.2", "available")
    play(s, "4", "bid", "force.0.0")
    assert why(s, "4") == ("bid.8", "more-cubes")


# -- the two-player USA -----------------------------------------------------------------------


@clause("v1919.twoplayer.8", "v1919.twoplayer.11", "v1919.twoplayer.13", "v1919.twoplayer.15")
def test_what_the_usa_cannot_do() -> None:
    s = usa_turn("uk", cubes={"smyrna": {"uk": 2}})
    assert why(s, "settle") == ("twoplayer.15", "usa-settle-none")
    assert why(s, "reclaim") == ("ruling.twoplayer.emptyreclaim", "reclaim")
    assert why(s, "deploy") == ("twoplayer.11", "usa-military")
    assert why(s, "done") == ("twoplayer.8", "usa-due")
    s = usa_turn("uk", exhausted={"uk": 1, "usa": 15})
    assert why(s, "place") == ("twoplayer.13", "place")
    assert why(s, "settle") == ("settle.0a", "settle")


@clause("v1919.twoplayer.14")
def test_the_number_of_cubes_is_not_for_the_player_to_choose() -> None:
    s = usa_turn("uk")
    play(s, "place")
    assert why(s, "2") == ("twoplayer.14", "minimum")
    play(s, "smyrna")
    assert why(s, "smyrna") == ("place.2", "place-twice")


@clause("v1919.twoplayer.25")
def test_the_share_in_a_reclaim_of_the_usa() -> None:
    s = usa_turn("uk", exhausted={"uk": 1, "usa": 2})
    s.available[UK], s.exhausted[UK] = 11, 4
    play(s, "reclaim")
    assert why(s, "3") == ("twoplayer.25", "usa-share")
    s = usa_turn("uk", exhausted={"uk": 1, "usa": 5})
    s.available[UK], s.exhausted[UK] = 13, 2
    play(s, "reclaim")
    assert why(s, "3") == ("twoplayer.25", "exhausted")


@clause("v1919.twoplayer.16")
def test_the_option_of_the_usa() -> None:
    cards = GAME.cards
    name, options, allowed = next(
        (card.id, options, allowed)
        for card, options, allowed in zip(cards.issues, cards.options, cards.usa_options, strict=True)
        if 1 < len(allowed) < len(options)
    )
    others = [other for other in ISSUES if other != name][:4]
    s = usa_turn("uk", issues=[name, *others], cubes={name: {"usa": 1}})
    play(s, "settle")
    other = next(a for a in options if a not in allowed)
    assert why(s, GAME.vocabulary.name(other)) == ("twoplayer.16", "usa-option")


# -- Settle, step by step ---------------------------------------------------------------------


def settling(**position: Any) -> Iterator[V1919State]:
    """A Settle of Smyrna by France, at each question after the counter."""
    s = table(
        *("uk", "france", "usa"),
        active="france",
        issues=ISSUES,
        cubes={"smyrna": {"france": 1}},
        table_event="scapa_flow",
        waiting_events=["amritsar", "march_first"],
        issue_deck=["silesia", "armenia"],
        issue_discard=["danzig", "saar"],
        **position,
    )
    for answer in ("settle", "option.smyrna.greece", "counter.naval_uk", "decline", "togo", "event.amritsar"):
        yield s
        play(s, answer)
    yield s
    play(s, "deck")
    yield s


@clause("v1919.settle.0c", "v1919.turn.6", "v1919.settle.1f")
def test_a_settle_goes_step_by_step() -> None:
    start, option, counter, event, advance, advance_event, refill, keep = (s.copy() for s in settling())
    assert why(start, "deck")[1] == "kernel.not-an-answer"
    assert why(option, GAME.vocabulary.name(GAME.cards.options[issue("korea")][0])) == (
        "settle.1f",
        "other-option",
    )
    assert why(option, "deploy") == ("turn.6", "unfinished")
    assert why(counter, "counter.empire_uk") == ("issue.6", "counter")
    assert why(event, "deck") == ("settle.0c", "step-by-step")
    assert why(advance, "discard.1") == ("settle.0c", "step-by-step")
    assert why(advance, "smyrna") == ("settle.3a", "not-waiting")
    assert why(advance_event, "event.scapa_flow") == ("settle.3b", "not-waiting")
    assert why(refill, "discard.3") == ("ruling.issue.shortpile", "no-discard")
    assert why(keep, "place") == ("turn.6", "unfinished")


@clause("v1919.settle.3b")
def test_only_an_event_can_be_missing_from_the_waiting_room() -> None:
    advance = next(s.copy() for s in settling() if asked(s)[1] == "v1919.ask.advance-event")
    for name in GAME.vocabulary.names:
        if GAME.vocabulary.action(name) not in advance.pending[0].legal:
            is_event = name.startswith("event.")
            assert (advance.why_not(act(name), 1).text.id == "v1919.why.not-waiting") == is_event, name


@clause("v1919.settle.4c", "v1919.settle.4d")
def test_after_a_draw_one_of_the_two_is_kept() -> None:
    *_, keep = (s.copy() for s in settling())
    assert legal(keep) == {"issue.silesia", "issue.armenia"}
    assert why(keep, "discard.1") == ("settle.4d", "drawn")
    assert why(keep, "deck") == ("settle.4d", "drawn")
    assert why(keep, "danzig") == ("settle.4c", "not-drawn")


@clause("v1919.settle.3d")
def test_an_event_takes_one_cube() -> None:
    icon = next(
        card.id for card in GAME.cards.events if card.icon and card.id not in {"amritsar", "scapa_flow"}
    )
    s = table(
        "uk", "france", "usa", cubes={"smyrna": {"uk": 1}}, issues=ISSUES, waiting_events=["amritsar", icon]
    )
    while asked(s)[1] != "v1919.ask.event-cube":
        wanted = [name for name in ("settle", "decline", f"event.{icon}") if act(name) in s.pending[0].legal]
        s.apply(act(wanted[0]) if wanted else s.pending[0].legal[0])
    assert why(s, "2") == ("settle.3d", "one-cube")


# -- the turn ---------------------------------------------------------------------------------


@clause("v1919.setup.2", "v1919.setup.3a", "v1919.setup.3b", "v1919.setup.3c")
def test_nations_that_cannot_be_chosen() -> None:
    s = GAME.new(3, seed=3)
    assert why(s, "italy") == ("setup.3b", "not-played")
    assert why(s, "settle") == ("setup.2", "kernel.not-an-answer")
    play(s, "uk")
    assert why(s, "uk") == ("setup.2", "nation-taken")
    assert why(GAME.new(2, seed=3), "japan") == ("setup.3a", "not-played")
    assert why(GAME.new(4, seed=3), "japan") == ("setup.3c", "not-played")


@clause("v1919.place.1", "v1919.place.5", "v1919.place.7")
def test_cubes_that_cannot_be_placed() -> None:
    s = table(
        "uk", "france", "usa", issues=ISSUES, cubes={n: {"usa": 2} for n in ISSUES}, exhausted={"uk": 7}
    )
    play(s, "place", "smyrna")
    assert why(s, "2") == ("place.5", "too-few")
    assert why(s, "6") == ("place.1", "too-many")
    assert why(s, "9") == ("place.7", "available")


@clause("v1919.reclaim.1", "v1919.reclaim.4", "v1919.reclaim.5")
def test_what_cannot_be_reclaimed() -> None:
    s = table("uk", "france", "usa", exhausted={"uk": 4})
    play(s, "reclaim")
    assert why(s, "0") == ("reclaim.5", "reclaim-something")
    assert why(s, "5") == ("reclaim.1", "exhausted")
    s = table("uk", "france", "usa", exhausted={"uk": 9}, units={"uk": {"africa": 8}})
    play(s, "reclaim")
    assert why(s, "7") == ("reclaim.1", "reclaim-most")
    play(s, "0")
    assert why(s, "done") == ("reclaim.5", "reclaim-something")
    assert why(s, "disc.europe") == ("reclaim.4", "no-disc-in")
    assert why(s, "disc.available") == ("reclaim.4", "only-deployed")


@clause("v1919.deploy.1", "v1919.ruling.deploy.same", "v1919.deploy.4", "v1919.deploy.15")
def test_what_cannot_be_deployed_and_where() -> None:
    units = {"uk": {"africa": 8, "europe": 7}, "france": {"africa": 7}}
    s = table("uk", "france", "usa", discs_exhausted={"uk": 1}, units=units, stack=[DEPLOY_STEP])
    assert why(s, "disc.exhausted") == ("deploy.1", "exhausted-disc")
    assert why(s, "disc.available") == ("deploy.1", "no-available-disc")
    assert why(s, "disc.pacific") == ("deploy.1", "no-disc-in")
    play(s, "disc.africa")
    assert why(s, "space.africa.8") == ("ruling.deploy.same", "same-space")
    assert why(s, "space.africa.7") == ("deploy.4", "occupied")
    assert why(s, "space.europe.8") == ("deploy.15", "one-disc")
    assert refused(s, "space.africa.7").text.args == {"region": "region.africa"}
    s = table("uk", "france", "usa", discs_exhausted={"uk": 3})
    assert why(s, "deploy") == ("deploy.1", "no-disc")


@clause("v1919.demobilize.6", "v1919.mutiny.4")
def test_what_cannot_be_demobilized() -> None:
    units = {"uk": {"africa": 8}}
    s = table("uk", "france", "usa", units=units, stack=[Demobilize(UK)])
    assert why(s, "disc.exhausted") == ("demobilize.6", "no-exhausted-disc")
    s = table("uk", "france", "usa", units=units, happiness={"uk": 9}, stack=[Mutiny(UK)])
    assert why(s, "disc.europe") == ("mutiny.4", "no-disc-in")


# -- Uprisings and Events ---------------------------------------------------------------------


@clause("v1919.uprising.3a", "v1919.uprising.3h", "v1919.ruling.uprising.region")
def test_who_and_what_an_uprising_cannot_hit() -> None:
    held = {"arabia": "uk", "syria": "uk", "mesopotamia": "france", "persia": "france", "danzig": "uk"}
    s = revolt(3, settled=held, units={"usa": {"middle_east": 8}}, unrest={"middle_east": 7})
    assert why(s, "usa") == ("uprising.3a", "fewer-issues")
    assert why(s, "japan") == ("setup.3b", "not-played")
    stars = GAME.cards.stars
    best = max(stars[issue(name)] for name in ("arabia", "syria", "smyrna", "armenia", "palestine"))
    top = [n for n in GAME.cards.of_region[2] if stars[n] == best]
    less = next(n for n in GAME.cards.of_region[2] if stars[n] < best)
    own = {GAME.cards.issues[n].id: "uk" for n in (*top, less)}
    s = revolt(3, settled={**own, "danzig": "uk", "saar": "france"})
    assert len(top) > 1
    assert why(s, "saar") == ("uprising.3h", "not-controlled")
    assert why(s, "danzig") == ("ruling.uprising.region", "other-region")
    assert why(s, GAME.cards.issues[less].id) == ("uprising.3h", "fewer-stars")


@clause("v1919.ruling.event.impossible", "v1919.ruling.event.choice", "v1919.event.4")
def test_what_an_event_cannot_do() -> None:
    s = table("uk", "france", "usa", unrest={"africa": 3, "europe": 3, "pacific": 3})
    s.decider = UK
    carry_out(s, Unrest("choice_2", -1))
    assert why(s, "balkans") == ("ruling.event.impossible", "cannot-move")
    play(s, "africa")
    assert why(s, "africa") == ("ruling.event.impossible", "named")
    s = table("uk", "france", "usa", settled={"danzig": "uk", "syria": "uk"})
    s.decider = UK
    carry_out(s, UnsettleIssue(region="europe"))
    assert why(s, "saar") == ("event.4", "nobody-controls")
    assert why(s, "syria") == ("event.4", "not-named")
    s = table("uk", "france", "usa")
    s.decider = s.chosen = UK
    branches = ((ExhaustMilitary("uk", 1, "africa"),), (Happiness("uk", 1),), (Happiness("uk", -1),))
    carry_out(s, ChosenPlayer(branches))
    assert why(s, "choice.1") == ("ruling.event.choice", "no-effect")


@clause("v1919.settle.2a")
def test_what_an_event_does_not_find() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 3}, "korea": {"france": 1}})
    carry_out(s, WithdrawInfluence("uk", 2))
    assert why(s, "korea") == ("settle.2a", "no-cubes-of")
    play(s, "smyrna")
    assert why(s, "3") == ("settle.2a", "withdraw")
    s = table("uk", "france", "usa", discs_exhausted={"uk": 1}, units={"uk": {"africa": 8}})
    carry_out(s, ExhaustMilitary("uk", 1))
    assert why(s, "disc.exhausted") == ("settle.2a", "already-exhausted")
    assert why(s, "disc.europe") == ("settle.2a", "no-disc-in")


@clause("v1919.strategy.4", "v1919.setup.16")
def test_strategies_that_cannot_be_taken() -> None:
    s = table("uk", "france", "usa")
    offered = [GAME.vocabulary.name(GAME.cards.first_strategy + n) for n in s.strategies]
    every = [f"strategy.{card.id}" for card in GAME.cards.strategies]
    carry_out(s, ChooseStrategies())
    assert why(s, next(n for n in every if n not in offered)) == ("setup.16", "strategy-away")
    play(s, offered[0])
    assert why(s, offered[0]) == ("strategy.4", "strategy-taken")


# -- solitaire --------------------------------------------------------------------------------


@clause("v1919.solo.switch.2", "v1919.solo.def.1")
def test_factions_that_cannot_be_taken_over() -> None:
    s = uprising(6, settled={"arabia": "uk", "danzig": "usa"})
    assert why(s, "usa") == ("solo.switch.2", "not-weakest")
    assert why(s, "japan") == ("solo.def.1", "not-played")


@clause("v1919.solo.bid.8", "v1919.ruling.settle.tie")
def test_factions_that_cannot_win() -> None:
    s = uprising(settled=EQUAL)
    play(s, "pass")
    assert why(s, "usa") == ("solo.bid.8", "not-best-bid")
    s = solo(active="usa", cubes={"smyrna": {"uk": 2, "france": 2, "usa": 1}})
    play(s, "settle")
    assert why(s, "usa") == ("ruling.settle.tie", "not-tied")


@clause("v1919.solo.botpol.5", "v1919.solo.botsettle.1", "v1919.terms.15")
def test_what_a_bot_would_not_do() -> None:
    s = solo()
    assert why(s, "2") == ("solo.botpol.5", "minimum")
    s = solo(issues=("baltic", "smyrna", "togo", "nauru"), cubes={"baltic": {"uk": 1}, "smyrna": {"uk": 4}})
    assert why(s, "togo") == ("terms.15", "not-on-table")
    cards = GAME.cards
    name, options, allowed = next(
        (card.id, options, bots[UK])
        for card, options, bots in zip(cards.issues, cards.options, cards.bot_options, strict=True)
        if 1 < len(bots[UK]) < len(options) and card.id not in ISSUES
    )
    s = solo(issues=(name, "korea", "togo", "nauru"), cubes={name: {"uk": 1}})
    other = next(a for a in options if a not in allowed)
    assert why(s, GAME.vocabulary.name(other)) == ("solo.botsettle.1", "bot-option")


@clause("v1919.turn.2", "v1919.turn.3")
def test_after_a_political_action_the_military_one_has_its_own_reasons() -> None:
    s = table("uk", "france", "usa", exhausted={"uk": 3}, units={"uk": {"europe": 7}})
    assert why(s, "done") == ("turn.2", "political-due")
    play(s, "reclaim", "3", "done")
    assert asked(s) == ("uk", "v1919.ask.action")
    assert why(s, "place") == why(s, "settle") == ("turn.2", "political-done")
    assert why(s, "amount.1")[1] not in {"political-done", "military-done"}
