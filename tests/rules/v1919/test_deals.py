"""Deals: offered openly, accepted or refused, binding until the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.kernel import IllegalAction
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import GAME, act, ids, nation, table

ISSUES = ["syria", "smyrna", "togo", "korea", "saar"]


def bargain(**position: Any) -> V1919State:
    """Three players, deals allowed; the USA is active and leads Syria."""
    given: dict[str, Any] = {
        "active": "usa",
        "issues": ISSUES,
        "cubes": {"syria": {"usa": 4, "uk": 1}, "smyrna": {"uk": 2}},
        "exhausted": {"usa": 5, "uk": 1},
    }
    s = table("uk", "france", "usa", **{**given, **position})
    s.deals = True
    s.run()
    return s


def say(s: V1919State, who: str, *names: str) -> list[str]:
    """Answers of one player; gives the ids of what is told."""
    told: list[str] = []
    for name in names:
        told += ids(s.apply(act(name), s.powers.index(nation(who))))
        s.check()
    return told


def allowed(s: V1919State, who: str) -> set[str]:
    decision = s.decision(s.powers.index(nation(who)))
    assert decision is not None
    return {GAME.vocabulary.name(action) for action in (*decision.legal, *decision.aside)}


def refused(s: V1919State, who: str, name: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        s.apply(act(name), s.powers.index(nation(who)))
    assert len({words(language).say(caught.value.text) for language in LANGUAGES}) == 3
    return caught.value.clause


@clause("v1919.ex.negotiation.1", "v1919.negotiation.3", "v1919.negotiation.4", "v1919.negotiation.6")
def test_the_syria_deal() -> None:
    (example,) = (e for e in GAME.ledger.examples if e.id == "v1919.ex.negotiation.1")
    s = bargain()
    uk, usa = s.available[nation("uk")], s.available[nation("usa")]
    mandate = next(o for o in allowed_options(s) if "brit" in o)
    say(
        s,
        "uk",
        "propose",
        "usa",
        "give",
        str(-example.then["uk_available_delta"]),
        "term_option",
        mandate,
        "offer",
    )
    say(s, "usa", "accept")
    assert s.available[nation("uk")] - uk == example.then["uk_available_delta"]
    assert s.available[nation("usa")] - usa == example.then["usa_available_delta"]
    say(s, "usa", "settle", "syria")
    assert allowed(s, "usa") >= {mandate}
    assert refused(s, "usa", next(o for o in allowed_options(s) if o != mandate)) == "v1919.negotiation.4"
    say(s, "usa", mandate)
    assert s.option[s.cards.vocabulary.action("issue.syria") - s.cards.first_issue] == option_number(
        "syria", mandate
    )


def allowed_options(s: V1919State) -> list[str]:
    syria = next(n for n, card in enumerate(GAME.cards.issues) if card.id == "syria")
    return [GAME.vocabulary.name(action) for action in s.cards.options[syria]]


def option_number(issue: str, name: str) -> int:
    card = next(card for card in GAME.cards.issues if card.id == issue)
    return [f"option.{issue}.{option.id}" for option in card.options].index(name)


@clause("v1919.negotiation.1", "v1919.ruling.negotiation.software")
def test_everyone_may_offer_and_everyone_reads_it() -> None:
    s = bargain()
    for who in ("uk", "france", "usa"):
        assert "verb.propose" in allowed(s, who)
    told = say(s, "france", "propose", "usa", "give", "2", "offer")
    assert told == ["v1919.log.deal-offer", "v1919.log.term-cubes"]
    assert say(s, "usa", "refuse") == ["v1919.log.deal-refused"]
    assert s.exhausted[nation("usa")] == 5


@clause("v1919.negotiation.2")
def test_cubes_are_never_handed_over() -> None:
    s = bargain()
    total = {who: s.available[nation(who)] + s.exhausted[nation(who)] for who in ("uk", "usa")}
    say(s, "uk", "propose", "usa", "give", "3", "offer")
    say(s, "usa", "accept")
    assert total == {who: s.available[nation(who)] + s.exhausted[nation(who)] for who in ("uk", "usa")}


@clause("v1919.ruling.negotiation.limit", "v1919.ruling.negotiation.gift")
def test_a_gift_of_at_most_six_that_both_can_carry_out() -> None:
    s = bargain(exhausted={"usa": 9, "uk": 1})
    say(s, "uk", "propose", "usa", "give")
    assert allowed(s, "uk") == {f"amount.{n}" for n in range(1, 7)}
    s = bargain(exhausted={"usa": 2, "uk": 1})
    say(s, "uk", "propose", "usa", "give")
    assert allowed(s, "uk") == {"amount.1", "amount.2"}


@clause("v1919.ruling.negotiation.usa")
def test_the_usa_of_the_two_player_game_makes_no_deals() -> None:
    s = table("uk", "france", issues=ISSUES, cubes={"syria": {"usa": 4}})
    s.deals = True
    s.run()
    s.apply(act("propose"), 0)
    assert {GAME.vocabulary.name(a) for a in s.pending[0].legal} == {"nation.france"}


@clause("v1919.negotiation.4")
def test_a_promise_to_settle_binds() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_settle", "smyrna", "offer")
    say(s, "usa", "accept")
    assert refused(s, "usa", "place") == "v1919.negotiation.4"
    say(s, "usa", "settle")
    assert refused(s, "usa", "syria") == "v1919.negotiation.4"
    say(s, "usa", "smyrna")
    assert s.controller[s.cards.vocabulary.action("issue.smyrna") - s.cards.first_issue] == nation("uk")


@clause("v1919.negotiation.4")
def test_a_promise_to_place_or_not_to_place_binds() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_not_place", "togo", "term_place", "korea", "offer")
    say(s, "usa", "accept")
    assert refused(s, "usa", "settle") == "v1919.negotiation.4"
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.korea"}
    say(s, "usa", "korea", "1")
    assert "issue.togo" not in allowed(s, "usa")
    assert refused(s, "usa", "togo") == "v1919.negotiation.4"


@clause("v1919.negotiation.5")
def test_nothing_binds_after_the_turn() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_not_place", "togo", "offer")
    say(s, "usa", "accept")
    say(s, "usa", "reclaim", "5", "done")
    assert s.active == nation("uk")
    assert not s.terms


def test_an_offer_can_be_withdrawn_or_given_up() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "give", "1", "offer")
    assert allowed(s, "uk") == {"verb.withdraw"}
    assert say(s, "uk", "withdraw") == ["v1919.log.deal-withdrawn"]
    say(s, "france", "propose", "uk", "cancel")
    assert "verb.place" in allowed(s, "usa")


@clause("v1919.ruling.negotiation.count")
def test_talk_comes_to_an_end() -> None:
    s = bargain()
    for _ in range(2):
        say(s, "uk", "propose", "usa", "cancel")
    assert s.decision(0) is None


@clause("v1919.ruling.negotiation.midway")
def test_no_deal_while_cubes_are_counted() -> None:
    s = bargain()
    say(s, "usa", "place", "korea")
    assert all(not decision.aside for decision in s.pending)
    say(s, "usa", "1", "togo")
    assert refused(s, "uk", "propose") == "v1919.turn.1"
    say(s, "usa", "1")
    assert "verb.propose" in allowed(s, "uk")


def test_deals_can_be_switched_off() -> None:
    s = GAME.new(3, seed=1, options={"deals": False})
    while not s.political and s.result is None and len(s.pending) == 1:
        s.apply(s.pending[0].legal[0])
    assert len(s.pending) == 1
    assert not s.pending[0].aside
