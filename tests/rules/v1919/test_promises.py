"""Promises: those of this turn bind and cannot be escaped; those about later ones are remembered."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from salon.games.v1919.answers import TERMS
from salon.games.v1919.auction import Bid
from salon.games.v1919.deal_words import item_words
from salon.games.v1919.drafts import fits
from salon.games.v1919.effects_pieces import OfferDemobilize
from salon.games.v1919.promises import keepable, standing
from salon.games.v1919.settle import AdvanceEvent
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import Deal, Term
from tests.marks import clause
from tests.rules.v1919.board import (
    GAME,
    act,
    at_conference,
    carry_out,
    ids,
    nation,
    play,
    region,
    revolt,
    table,
)
from tests.rules.v1919.dealing import (
    ISSUES,
    allowed,
    aside,
    asks,
    bargain,
    deal,
    draft,
    fitting,
    offer,
    refused,
    say,
    seat,
    with_deals,
)

BINDS = ("v1919.negotiation.4", "v1919.ruling.negotiation.fit")
ESCAPE = "v1919.ruling.negotiation.escape"
CONDITION = "v1919.ruling.negotiation.condition"
DUE = "v1919.ruling.negotiation.due"
WORD = "v1919.ruling.negotiation.word"


def control(s: V1919State, name: str) -> int:
    return s.controller[act(f"issue.{name}") - s.cards.first_issue]


# -- each kind of promise --------------------------------------------------------------------------


@clause("v1919.negotiation.4")
def test_the_political_action() -> None:
    s = bargain()
    deal(s, "uk", "usa", "action usa reclaim")
    assert refused(s, "usa", "place") == refused(s, "usa", "settle") == "v1919.negotiation.4"
    say(s, "usa", "reclaim")
    assert not s.terms  # it has been kept


@clause("v1919.negotiation.4")
def test_a_promise_to_settle_binds() -> None:
    s = bargain()
    deal(s, "uk", "usa", "settle usa smyrna")
    assert refused(s, "usa", "place") == "v1919.negotiation.4"
    say(s, "usa", "settle")
    assert refused(s, "usa", "syria") == "v1919.negotiation.4"
    say(s, "usa", "smyrna")
    assert control(s, "smyrna") == nation("uk")


@clause("v1919.negotiation.4")
def test_a_promise_to_place_or_not_to_place_binds() -> None:
    s = bargain()
    deal(s, "uk", "usa", "not_place usa togo", "place usa korea")
    assert refused(s, "usa", "settle") == "v1919.negotiation.4"
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.korea"}
    assert refused(s, "usa", "togo") == "v1919.negotiation.4"  # each of the two forbids it
    say(s, "usa", "korea", "1")
    assert "issue.togo" not in allowed(s, "usa")
    assert refused(s, "usa", "togo") == "v1919.negotiation.4"


@clause("v1919.negotiation.4")
def test_how_many_cubes_are_placed() -> None:
    s = bargain()
    assert fitting(s, "uk", "usa", "term.place", "usa", "korea") == {"verb.any"} | {
        f"amount.{n}" for n in range(1, 6)
    }  # of 6 Available, one is needed elsewhere
    deal(s, "uk", "usa", "place usa korea 3")
    say(s, "usa", "place", "korea")
    assert allowed(s, "usa") == {"amount.3"}
    assert refused(s, "usa", "2") == "v1919.negotiation.4"


@clause("v1919.negotiation.4")
def test_no_military_action_or_a_certain_one() -> None:
    s = bargain()
    deal(s, "uk", "usa", "military usa verb.done")
    assert allowed(s, "usa") == {"verb.place", "verb.settle", "verb.reclaim"}
    assert refused(s, "usa", "deploy") == "v1919.negotiation.4"
    s = bargain()
    deal(s, "uk", "usa", "military usa demobilize")
    assert refused(s, "usa", "deploy") == "v1919.negotiation.4"
    say(s, "usa", "reclaim", "5")
    assert allowed(s, "usa") == {"verb.demobilize"}  # not Done: it was promised
    s = bargain()
    deal(s, "uk", "usa", "deploy usa balkans")
    say(s, "usa", "deploy")
    assert allowed(s, "usa") == {f"space.balkans.{column}" for column in (5, 6, 7, 8)}
    assert refused(s, "usa", "space.europe.5") == "v1919.negotiation.4"


@clause("v1919.negotiation.4")
def test_the_event_and_what_follows_a_settle() -> None:
    s = at_conference("gabriele_dannunzio", "uk", "france", "usa", active="france", issue_discard=["armenia"])
    with_deals(s)
    say(s, "france", "counter.naval_uk")
    deal(s, "uk", "france", "event france decline", "advance france togo")
    assert allowed(s, "france") == {"verb.decline"}
    assert refused(s, "france", "perform") == "v1919.negotiation.4"
    say(s, "france", "decline")
    assert allowed(s, "france") == {"issue.togo"}
    say(s, "france", "togo")
    card = GAME.vocabulary.name(s.cards.first_event + s.waiting_events[1])
    deal(s, "uk", "france", f"next_event france {card}", "refill france deck")
    assert allowed(s, "france") == {card}
    say(s, "france", card)
    if "amount.1" in allowed(s, "france"):
        say(s, "france", "0")
    assert allowed(s, "france") == {"verb.deck"}
    assert refused(s, "france", "discard.1") == "v1919.negotiation.4"


@clause("v1919.negotiation.4")
def test_what_follows_a_settle_can_be_promised_before_it() -> None:
    bearing = [card.id for card in GAME.cards.events if card.icon][:2]  # that may hold a cube
    s = bargain(issue_discard=["armenia", "silesia"], table_event="bela_kun", waiting_events=bearing)
    deal(s, "uk", "usa", "refill usa discard.2", "event_cube usa amount.0", "advance usa korea")
    say(s, "usa", "settle", "syria", "option.syria.british")
    while "issue.korea" not in allowed(s, "usa"):
        s.apply(s.pending[0].legal[0], s.pending[0].seat)
    assert allowed(s, "usa") == {"issue.korea"}
    say(s, "usa", "korea", f"event.{bearing[0]}")
    assert allowed(s, "usa") == {"amount.0"}
    say(s, "usa", "0")
    assert allowed(s, "usa") == {"discard.2"}
    for available in (0, 1, 2):  # the second one costs a cube
        s.available[nation("usa")] = available
        assert keepable(s, nation("usa")) == (available > 0)
    s.issue_discard.pop()
    assert not keepable(s, nation("usa"))  # there is no second one any more


@clause("v1919.negotiation.4")
def test_an_effect_of_the_event() -> None:
    s = bargain(table_event="bela_kun")
    deal(s, "uk", "usa", "choice usa choice.1")
    say(s, "usa", "settle", "syria", "option.syria.british")
    assert allowed(s, "usa") == {"choice.1"}
    assert refused(s, "usa", "choice.2") == "v1919.negotiation.4"


@clause("v1919.negotiation.4")
def test_a_promise_about_the_event_is_not_about_a_crisis_that_asks_the_same() -> None:
    s = bargain(table_event="bela_kun")
    deal(s, "uk", "usa", "choice usa choice.1")
    s.decider = nation("usa")
    carry_out(s, *s.cards.events[s.table_event].conference)
    assert allowed(s, "usa") == {"choice.1", "choice.2"}
    say(s, "usa", "choice.2")
    assert s.terms


@clause("v1919.negotiation.4")
def test_the_region_of_the_event() -> None:
    s = bargain(table_event="robert_cecil", unrest={"africa": 3, "europe": 3})
    assert fitting(s, "uk", "usa", "term.region", "usa") == {"region.africa", "region.europe"}
    deal(s, "uk", "usa", "region usa africa", "event usa perform")
    say(s, "usa", "settle", "syria", "option.syria.british", "perform")
    assert allowed(s, "usa") == {"region.africa"}
    say(s, "usa", "africa")
    assert not s.terms


@clause("v1919.negotiation.4")
def test_passes_and_bids() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    deal(s, "uk", "france", "pass france")
    say(s, "uk", "bid", "force.0.1", "0")
    assert allowed(s, "france") == {"verb.pass"}
    assert refused(s, "france", "bid") == "v1919.negotiation.4"
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    deal(s, "uk", "france", "bid france 2", "no_units france")
    say(s, "uk", "bid", "force.0.0", "1")
    say(s, "france", "bid", "force.0.0")
    assert allowed(s, "france") == {"amount.2"}  # more than one, no more than two, and no Military
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    deal(s, "uk", "france", "bid france 2", "no_units france")
    say(s, "uk", "bid", "force.0.0", "2")
    assert allowed(s, "france") == {"verb.pass"}


@clause("v1919.negotiation.4")
def test_the_modifier_of_a_roll() -> None:
    s = with_deals(
        revolt(3, settled={"syria": "uk"}, units={"france": {"middle_east": 7}}, unrest={"middle_east": 6})
    )
    deal(s, "uk", "france", "modifier france modifier.minus middle_east")
    assert allowed(s, "france") == {"modifier.minus"}
    assert refused(s, "france", "modifier.plus") == "v1919.negotiation.4"
    say(s, "france", "modifier.minus")
    assert not s.terms


# -- options ---------------------------------------------------------------------------------------


@clause("v1919.negotiation.3", "v1919.negotiation.4", "v1919.ruling.negotiation.fit")
@pytest.mark.parametrize(("by", "chooser"), [("uk", "usa"), ("france", "usa"), ("usa", "uk")])
def test_an_option_can_be_promised_while_the_issue_is_being_settled(by: str, chooser: str) -> None:
    s = bargain(cubes={"syria": {chooser: 4}})
    say(s, "usa", "settle")
    partner = "usa" if by == chooser else chooser
    deal(s, by, partner, f"option {chooser} option.syria.british")
    assert refused(s, chooser, "option.syria.french") == "v1919.negotiation.4"
    say(s, chooser, "option.syria.british")


@clause("v1919.negotiation.4", "v1919.ruling.negotiation.fit")
def test_an_option_can_be_promised_for_an_issue_that_is_just_being_bid_for() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    say(s, "uk", "bid", "force.0.1", "0")
    assert "option.syria.british" in fitting(s, "france", "uk", "term.option", "uk")
    deal(s, "uk", "france", "pass france", "option uk option.syria.feisal")
    say(s, "france", "pass")
    say(s, "usa", "pass")
    assert refused(s, "uk", "option.syria.british") == "v1919.negotiation.4"
    assert allowed(s, "uk") == {"option.syria.feisal"}


@clause(*BINDS)
def test_one_option_is_promised_for_an_issue() -> None:
    s = bargain()
    deal(s, "uk", "usa", "option usa option.syria.british")
    assert "option.syria.french" not in fitting(s, "france", "usa", "term.option", "usa")
    assert "option.syria.british" in fitting(bargain(), "france", "usa", "term.option", "usa")


@clause("v1919.ruling.negotiation.once")
def test_a_promised_option_is_chosen_once() -> None:
    s = bargain(
        issues=["fiume", "smyrna", "togo", "korea", "saar"],
        cubes={"fiume": {"usa": 4}},
        table_event="gabriele_dannunzio",
    )
    deal(s, "uk", "usa", "option usa option.fiume.italy")
    say(s, "usa", "settle", "option.fiume.italy")
    assert not s.terms
    say(s, "usa", "perform", "fiume", "bid", "force.0.1", "0")
    for who in ("uk", "france"):
        say(s, who, "pass")
    assert {"option.fiume.yugoslavia", "option.fiume.free_port"} <= allowed(s, "usa")


# -- the two-player USA ------------------------------------------------------------------------------


@clause("v1919.ruling.negotiation.usa", "v1919.twoplayer.10", "v1919.twoplayer.16")
def test_the_acts_of_the_two_player_usa_are_promised_by_whoever_decides_them() -> None:
    def conference() -> V1919State:
        return with_deals(
            table(
                "uk",
                "france",
                issues=["syria", "smyrna", "togo", "korea", "saar"],
                cubes={"syria": {"usa": 4}, "smyrna": {"usa": 2, "france": 1}},
                exhausted={"usa": 3, "uk": 5, "france": 4},
            )
        )

    s = conference()
    options = fitting(s, "france", "uk", "term.option", "usa")
    assert options == {
        GAME.vocabulary.name(o)
        for name in ("syria", "smyrna")
        for o in s.cards.usa_options[act(f"issue.{name}") - s.cards.first_issue]
    }
    chosen = max(o for o in options if ".smyrna." in o)
    deal(s, "france", "uk", "settle usa smyrna", f"option usa {chosen}", "pay france uk 2 when 1")
    say(s, "uk", "reclaim", "5", "done")
    assert allowed(s, "uk") == {"verb.settle"}
    say(s, "uk", "settle")
    assert refused(s, "uk", "syria") == "v1919.negotiation.4"
    before = s.available[nation("uk")]
    say(s, "uk", "smyrna")
    assert s.available[nation("uk")] == before  # nothing left to recover: 5 were reclaimed
    s = conference()
    deal(s, "uk", "france", "place usa togo")
    say(s, "uk", "reclaim", "5", "done", "place")
    assert allowed(s, "uk") == {"issue.togo"}


@clause("v1919.ruling.negotiation.usa", "v1919.ruling.negotiation.fit")
def test_an_issue_is_settled_once() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"usa": 2, "france": 1}}
    s = with_deals(table("uk", "france", issues=ISSUES, cubes=cubes, exhausted={"uk": 5}))
    assert fitting(s, "france", "uk", "term.settle", "usa") == {"issue.syria", "issue.smyrna"}
    deal(s, "france", "uk", "settle uk smyrna")
    assert "issue.smyrna" not in fitting(s, "france", "uk", "term.place", "usa")
    draft(s, "france", "uk")
    s.apply(act("term.settle"), seat(s, "france"))
    assert s.talk is not None
    drafted = s.talk.drafts[seat(s, "france")]
    assert drafted is not None
    assert [item.power for item in drafted.items] == [nation("usa")]  # where there is no choice, all is said
    assert [item_words(s, item).args["what"] for item in drafted.items if isinstance(item, Term)] == [
        "issue.syria"
    ]


@clause("v1919.ruling.negotiation.usa", "v1919.negotiation.4")
def test_a_player_and_the_two_player_usa_promise_for_themselves() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"usa": 2, "france": 1}}
    s = with_deals(
        table("uk", "france", issues=ISSUES, cubes=cubes, exhausted={"uk": 5}, table_event="ibn_saud")
    )
    mine, other = (GAME.vocabulary.name(s.cards.first_event + event) for event in s.waiting_events)
    deal(s, "france", "uk", f"next_event uk {mine}", f"next_event usa {other}")
    assert refused(s, "uk", "reclaim") == "v1919.negotiation.4"
    say(s, "uk", "settle", "syria")
    for promised in (mine, other):
        while type(s.stack[-1]) is not AdvanceEvent:
            s.apply(s.pending[0].legal[-1], s.pending[0].seat)
        assert allowed(s, "uk") == {promised}
        assert allowed_freely(s, "uk") > {promised}
        say(s, "uk", promised)


def allowed_freely(s: V1919State, who: str) -> set[str]:
    """What a player could answer if nothing had been promised."""
    trial = s.copy()
    trial.terms = ()
    trial.run()
    return allowed(trial, who)


# -- promises that stand beside each other ---------------------------------------------------------


@clause(*BINDS)
def test_no_promise_against_an_earlier_one() -> None:
    s = bargain()
    deal(s, "uk", "usa", "not_place usa togo")
    assert fitting(s, "france", "usa", "term.place", "usa") == {
        "issue.syria",
        "issue.smyrna",
        "issue.korea",
        "issue.saar",
    }
    s = bargain()
    deal(s, "uk", "usa", "place usa togo")
    assert "issue.togo" not in fitting(s, "france", "usa", "term.not_place", "usa")
    assert "issue.saar" in fitting(s, "france", "usa", "term.not_place", "usa")
    assert fitting(s, "france", "usa", "term.settle", "usa") == set()


@clause(*BINDS)
def test_a_placement_stays_possible() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 1}, "korea": {"uk": 4}}
    s = bargain(cubes=cubes, exhausted={"usa": 5, "uk": 6})  # 6 Available; Korea needs 5, another one 1
    assert s.available[nation("usa")] == 6
    assert "amount.6" in fitting(s, "uk", "usa", "term.pay", "usa")
    deal(s, "uk", "usa", "place usa korea")
    assert fitting(s, "uk", "usa", "term.pay", "usa") <= {
        "amount.1",
        "amount.2",
        "amount.3",
        "amount.4",
        "amount.5",
    }
    draft(s, "uk", "usa")
    s.apply(act("term.pay"), 0)  # the UK alone has cubes to give: all six of the USA are spoken for
    assert "deal.nation.usa" not in aside(s, "uk")
    say(s, "uk", "cancel")
    deal(s, "uk", "usa", "pay uk usa 2")
    assert fitting(s, "usa", "uk", "term.pay", "usa") == {"amount.1", "amount.2"}
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.korea"}


@clause(*BINDS)
def test_no_promise_that_leaves_no_political_action() -> None:
    s = bargain(cubes={}, exhausted={})  # nothing to settle, nothing to reclaim
    barred = ("not_place usa togo", "not_place usa syria", "not_place usa korea")
    assert fitting(s, "uk", "usa", "term.not_place", "usa", after=barred) == set()
    deal(s, "uk", "usa", *barred)
    assert {"verb.place", "verb.deploy"} <= allowed(s, "usa")
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.smyrna", "issue.saar"}
    s = bargain(cubes={}, exhausted={"usa": 1})  # there is Reclaim
    deal(s, "uk", "usa", *barred, "not_place usa saar")
    assert "verb.place" not in allowed(s, "usa")
    assert "verb.reclaim" in allowed(s, "usa")


@clause(*BINDS)
def test_a_promise_not_to_place_is_not_got_round_by_numbers() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 2}, "korea": {"uk": 3}, "saar": {"uk": 3}}
    s = bargain(cubes=cubes, exhausted={"usa": 5})
    deal(s, "uk", "usa", "not_place usa togo")
    say(s, "usa", "place", "syria")
    assert allowed(s, "usa") == {"amount.1", "amount.2", "amount.3"}  # 6 Available; Smyrna needs 3
    assert refused(s, "usa", "5") == "v1919.negotiation.4"
    say(s, "usa", "3")
    assert allowed(s, "usa") == {"issue.smyrna"}


@clause(*BINDS)
def test_one_disc_cannot_do_two_things() -> None:
    s = bargain(units={"usa": {"middle_east": 7}}, unrest={"middle_east": 6})
    s.discs[nation("usa")] = 0
    s.demobilized += [nation("usa")] * 2
    s.run()
    assert "region.africa" in fitting(s, "uk", "usa", "term.deploy", "usa")
    deal(s, "uk", "usa", "modifier usa modifier.minus middle_east")
    assert "region.africa" not in fitting(s, "uk", "usa", "term.deploy", "usa")
    deal(s.copy(), "uk", "usa", "deploy usa middle_east")  # to another column
    assert fitting(s, "uk", "usa", "term.military", "usa") == {"verb.deploy", "verb.done"}
    s = bargain(units={"usa": {"middle_east": 7}}, unrest={"middle_east": 6})  # it has two more
    deal(s, "uk", "usa", "modifier usa modifier.minus middle_east")
    assert "region.africa" in fitting(s, "uk", "usa", "term.deploy", "usa")
    assert "verb.demobilize" in fitting(s, "uk", "usa", "term.military", "usa")


def choosing_the_next_event(cubes: int) -> V1919State:
    """The USA has settled Syria, and has so many cubes."""
    bearing = [card.id for card in GAME.cards.events if card.icon][:2]  # that may hold a cube
    s = bargain(issue_discard=["armenia", "silesia"], table_event="bela_kun", waiting_events=bearing)
    say(s, "usa", "settle", "syria", "option.syria.british", "choice.1", "korea")
    leave(s, cubes)
    return s


def leave(s: V1919State, cubes: int) -> None:
    """The USA has so many cubes, by what others have done."""
    usa = nation("usa")
    s.exhausted[usa] += s.available[usa] - cubes
    s.available[usa] = cubes
    s.run()


@clause(*BINDS)
def test_one_cube_cannot_be_spent_twice() -> None:
    s = choosing_the_next_event(1)
    assert fitting(s, "uk", "usa", "term.refill", "usa") == {"verb.deck", "discard.1", "discard.2"}
    deal(s, "uk", "usa", "event_cube usa amount.1")
    assert fitting(s, "uk", "usa", "term.refill", "usa") == {"verb.deck", "discard.1"}


@clause(*BINDS)
def test_a_promise_that_is_void_for_now_is_not_contradicted() -> None:
    s = choosing_the_next_event(1)
    deal(s, "uk", "usa", "refill usa discard.2")
    leave(s, 0)
    assert fitting(s, "uk", "usa", "term.refill", "usa") == set()  # cubes may come back


# -- no escape -------------------------------------------------------------------------------------


@clause(ESCAPE)
def test_the_only_disc_to_reclaim_is_not_demobilized_to_have_to_place() -> None:
    s = bargain(cubes={}, exhausted={}, units={"usa": {"europe": 6}})
    s.discs[nation("usa")] = 0
    s.demobilized += [nation("usa")] * 2
    s.run()
    barred = ("not_place usa togo", "not_place usa syria", "not_place usa korea", "not_place usa saar")
    deal(s, "uk", "usa", *barred)
    assert "verb.place" not in allowed(s, "usa")
    assert "verb.demobilize" not in allowed(s, "usa")
    assert refused(s, "usa", "demobilize") == "v1919.negotiation.4"
    assert "verb.reclaim" in allowed(s, "usa")


@clause(ESCAPE)
def test_which_disc_is_demobilized_is_looked_at_too() -> None:
    s = bargain(units={"usa": {"middle_east": 7}}, unrest={"middle_east": 6})
    deal(s, "uk", "usa", "modifier usa modifier.minus middle_east")
    say(s, "usa", "demobilize")
    assert allowed(s, "usa") == {"disc.available"}
    assert refused(s, "usa", "disc.middle_east") == "v1919.negotiation.4"


@clause(ESCAPE, DUE)
def test_cubes_that_are_to_be_paid_are_not_spent() -> None:
    s = bargain(exhausted={"uk": 4, "usa": 7})  # the USA has 4 Available
    assert s.available[nation("usa")] == 4
    deal(s, "uk", "usa", "pass uk", "pay usa uk 3 when 1")
    assert "verb.place" not in allowed(s, "usa")  # it takes two
    assert refused(s, "usa", "place") == "v1919.negotiation.4"
    deal(s, "uk", "usa", "pay uk usa 3")
    say(s, "usa", "place", "togo")
    assert "amount.4" not in allowed(s, "usa")


CECIL = {"table_event": "robert_cecil", "unrest": {"africa": 3, "europe": 3}}
HOOVER = {"table_event": "herbert_hoover", "unrest": {"africa": 3, "europe": 3}}
ACTIONS = {"verb.place", "verb.reclaim", "verb.settle"}


@clause(ESCAPE, CONDITION)
@pytest.mark.parametrize("event", [CECIL, HOOVER])
def test_the_region_of_an_event_cannot_be_escaped_by_declining_it(event: dict[str, Any]) -> None:
    s = bargain(**event)
    deal(s, "uk", "usa", "region usa africa")
    say(s, "usa", "settle", "syria", "option.syria.british")
    assert allowed(s, "usa") == {"verb.perform"}
    assert refused(s, "usa", "decline") == "v1919.negotiation.4"
    say(s, "usa", "perform")
    assert allowed(s, "usa") == {"region.africa"}


@clause(ESCAPE, CONDITION)
@pytest.mark.parametrize(
    ("item", "position"),
    [
        ("advance usa korea", {}),
        ("refill usa deck", {}),
        ("refill usa discard.1", {"issue_discard": ["armenia"]}),
        ("event usa perform", CECIL),
        ("region usa africa", CECIL),
        ("choice usa choice.1", {"table_event": "bela_kun"}),
        ("option usa option.syria.british", {}),
        ("next_event usa event.{bearing}", {}),
        ("event_cube usa amount.1", {}),
    ],
)
def test_who_promises_what_follows_an_own_settle_settles(item: str, position: dict[str, Any]) -> None:
    bearing = next(card.id for card in GAME.cards.events if card.icon)
    s = bargain(**{"waiting_events": [bearing, "ataturk"], "table_event": "ibn_saud", **position})
    assert allowed(s, "usa") >= ACTIONS
    deal(s, "uk", "usa", item.format(bearing=bearing))
    assert allowed(s, "usa") & ACTIONS == {"verb.settle"}
    assert refused(s, "usa", "place") == refused(s, "usa", "reclaim") == "v1919.negotiation.4"


@clause(ESCAPE, CONDITION)
def test_who_promises_an_option_settles_its_issue() -> None:
    s = bargain(cubes={"syria": {"usa": 4, "uk": 1}, "smyrna": {"usa": 2}})
    assert "option.smyrna.greece" in fitting(s, "uk", "usa", "term.option", "usa")
    deal(s, "uk", "usa", "option usa option.syria.british")
    for topic, name, can in (
        ("term.option", "option.smyrna.greece", False),  # there is one Settle a turn
        ("term.settle", "issue.smyrna", False),
        ("term.settle", "issue.syria", True),
    ):
        more = Term(act(topic), nation("usa"), act(name))
        assert fits(s, Deal(nation("uk"), (nation("usa"),), (more,))) == can
    say(s, "usa", "settle")
    assert refused(s, "usa", "smyrna") == "v1919.negotiation.4"


@clause(ESCAPE, CONDITION)
def test_who_promises_a_cube_on_the_event_chooses_one_that_has_room_for_it() -> None:
    bearing = next(card.id for card in GAME.cards.events if card.icon)
    bare = next(card.id for card in GAME.cards.events if not card.icon)
    s = bargain(table_event="ibn_saud", waiting_events=[bearing, bare])
    deal(s, "uk", "usa", "event_cube usa amount.1")
    assert f"event.{bare}" not in fitting(s, "uk", "usa", "term.next_event", "usa")
    say(s, "usa", "settle", "syria", "option.syria.british")
    while type(s.stack[-1]) is not AdvanceEvent:
        s.apply(s.pending[0].legal[0], s.pending[0].seat)
    assert allowed(s, "usa") == {f"event.{bearing}"}


@clause(ESCAPE, CONDITION)
@pytest.mark.parametrize("item", ["event usa decline", "event_cube usa amount.0"])
def test_what_is_left_undone_is_kept_also_if_nobody_asks(item: str) -> None:
    bearing = next(card.id for card in GAME.cards.events if card.icon)
    s = bargain(**{**CECIL, "waiting_events": [bearing, "bela_kun"]})
    deal(s, "uk", "usa", item)
    assert allowed(s, "usa") >= ACTIONS


@clause(CONDITION)
def test_a_promise_that_hangs_on_others_is_conditional() -> None:
    s = bargain(cubes={"syria": {"usa": 4}, "smyrna": {"uk": 2}})
    deal(s, "uk", "usa", "option uk option.smyrna.greece")  # the USA may settle it or not
    assert allowed(s, "usa") >= ACTIONS
    s = bargain(**CECIL, event_cube="uk")
    deal(s, "uk", "usa", "region uk africa")  # the UK decides if the USA settles
    assert allowed(s, "usa") >= ACTIONS
    say(s, "usa", "settle", "syria", "option.syria.british")
    assert allowed(s, "uk") == {"verb.perform"}  # but then it is its own affair
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    deal(s, "uk", "france", "option uk option.syria.feisal", "option france option.syria.french")
    assert {"verb.bid", "verb.pass"} <= allowed(s, "uk")  # who wins a bid hangs on all who bid
    for who in ("uk", "france"):
        say(s, who, "pass")


@clause(ESCAPE, CONDITION)
def test_what_a_promise_names_is_not_made_impossible_before_it_is_asked_for() -> None:
    s = bargain(table_event="robert_cecil", unrest={"middle_east": 2, "europe": 3})
    deal(s, "uk", "usa", "region usa middle_east")
    say(s, "usa", "settle", "syria")
    assert refused(s, "usa", "option.syria.feisal") == "v1919.negotiation.4"  # Unrest could not fall any more
    assert allowed(s, "usa") == {"option.syria.british", "option.syria.french"}


@clause(ESCAPE, "v1919.ruling.negotiation.usa")
def test_with_two_players_one_settle_of_the_turn_is_enough() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"usa": 2, "france": 1}}
    s = with_deals(table("uk", "france", issues=ISSUES, cubes=cubes, exhausted={"uk": 5}))
    name = max(
        GAME.vocabulary.name(o) for o in s.cards.usa_options[act("issue.smyrna") - s.cards.first_issue]
    )
    deal(s, "france", "uk", f"option usa {name}")
    assert allowed(s, "uk") >= ACTIONS  # the USA can still settle it
    say(s, "uk", "reclaim", "5", "done")
    assert allowed(s, "uk") == {"verb.settle"}
    assert refused(s, "uk", "place") == "v1919.negotiation.4"
    say(s, "uk", "settle")
    assert allowed(s, "uk") == {"issue.smyrna"}


@clause(ESCAPE)
def test_a_promise_that_others_made_void_leaves_the_others_standing() -> None:
    s = bargain()
    deal(s, "uk", "usa", "place usa korea", "military usa demobilize", "not_place usa togo")
    leave(s, 1)  # by what others have done
    assert not keepable(s, nation("usa"))
    assert standing(s, nation("usa")).terms == s.terms[1:]
    assert {"verb.settle", "verb.reclaim"} <= allowed(s, "usa")
    assert refused(s, "usa", "deploy") == "v1919.negotiation.4"
    s = bargain(issue_discard=["armenia"])
    deal(s, "uk", "usa", "advance usa korea", "military usa verb.done", "refill usa deck")
    gone = s.issues.index(act("issue.korea") - s.cards.first_issue)
    s.issues[gone] = act("issue.fiume") - s.cards.first_issue  # others have swapped it
    s.run()
    assert allowed(s, "usa") == {"verb.settle"}  # for the refill


@clause(ESCAPE)
def test_what_others_make_impossible_is_void() -> None:
    s = bargain()
    deal(s, "uk", "usa", "place usa korea")
    s.available[nation("usa")], s.exhausted[nation("usa")] = 1, 10
    s.run()
    assert {"verb.settle", "verb.reclaim"} <= allowed(s, "usa")


@clause(ESCAPE)
def test_what_was_not_promised_makes_no_promise_impossible() -> None:
    for term, can in (("military usa verb.done", True), ("place usa saar", False)):
        s = bargain()
        deal(s, "uk", "usa", "place usa korea", term)
        say(s, "usa", "place", "korea", "1")
        assert keepable(s, nation("usa"))
        s.exhaust(nation("usa"), 15)  # nothing is left for a second Issue
        assert keepable(s, nation("usa")) == can


@clause(ESCAPE, DUE)
def test_cubes_that_are_to_be_paid_are_kept_while_a_promised_issue_gets_its_own() -> None:
    s = bargain(exhausted={"usa": 5, "uk": 6})  # the USA has 6 Available
    deal(s, "uk", "usa", "place usa korea", "place usa saar", "pass uk", "pay usa uk 3 when 3")
    say(s, "usa", "place", "korea", "1", "saar")
    assert allowed(s, "usa") == {"amount.1", "amount.2"}  # three of five are spoken for


@clause(ESCAPE)
def test_who_may_demobilize_in_anothers_turn_keeps_the_disc_of_a_promise() -> None:
    s = table(
        "uk",
        "france",
        "usa",
        units={"france": {"middle_east": 7}},
        unrest={"middle_east": 6},
        stack=[OfferDemobilize(nation("france"))],
    )
    s.discs[nation("france")] = 0
    s.demobilized += [nation("france")] * 2
    with_deals(s)
    deal(s, "uk", "france", "modifier france modifier.minus middle_east")
    assert allowed(s, "france") == {"verb.decline"}
    assert refused(s, "france", "demobilize") == "v1919.negotiation.4"


@clause(ESCAPE)
@pytest.mark.parametrize("crisis", ["attempt_on_clemenceau", "amritsar"])
def test_nothing_is_forbidden_because_of_a_card_that_nobody_has_seen(crisis: str) -> None:
    s = with_deals(
        at_conference(
            "gabriele_dannunzio",
            active="france",
            issue_discard=["armenia"],
            event_deck=[crisis],  # one takes two cubes from France, which has set apart all that it has
            exhausted={"france": 11, "uk": 5},
        )
    )
    say(s, "france", "counter.naval_uk", "decline", "togo")
    say(s, "france", GAME.vocabulary.name(s.cards.first_event + s.waiting_events[0]))
    if "amount.1" in allowed(s, "france"):
        say(s, "france", "0")
    deal(s, "uk", "france", "pass uk", f"pay france uk {s.available[nation('france')]} when 1")
    assert allowed(s, "france") == {"verb.deck", "discard.1"}


# -- payments --------------------------------------------------------------------------------------


@clause(DUE, "v1919.negotiation.6")
def test_a_payment_falls_due_when_the_act_is_done() -> None:
    s = bargain(exhausted={"usa": 5})
    deal(s, "uk", "usa", "settle usa smyrna", "pay uk usa 3 when 1")
    assert s.exhausted[nation("usa")] == 5
    view = s.view(None)["dues"]
    assert isinstance(view, list)
    assert len(view) == 1
    told = say(s, "usa", "settle", "smyrna")
    assert "v1919.log.paid" in told
    assert s.exhausted[nation("usa")] == 2
    assert not s.dues


OPTION = "settle syria option.syria.british"


@clause(DUE, "v1919.negotiation.4")
@pytest.mark.parametrize(
    ("term", "before", "act_", "position"),
    [
        ("action usa place", "", "place", {}),
        ("military usa deploy", "", "deploy", {}),
        ("settle usa smyrna", "settle", "smyrna", {}),
        ("place usa korea", "place korea", "1", {}),
        ("deploy usa balkans", "deploy", "space.balkans.8", {}),
        ("option usa option.syria.british", "settle syria", "option.syria.british", {}),
        (
            "event usa decline",
            OPTION,
            "decline",
            {"table_event": "robert_cecil"},
        ),
        (
            "region usa africa",
            f"{OPTION} perform",
            "region.africa",
            {"table_event": "robert_cecil", "unrest": {"africa": 3, "europe": 3}},
        ),
        ("choice usa choice.1", OPTION, "choice.1", {"table_event": "bela_kun"}),
        (
            "advance usa togo",
            f"{OPTION} choice.1",
            "togo",
            {"table_event": "bela_kun"},
        ),
    ],
)
def test_whatever_was_promised_is_paid_for_when_it_is_done(
    term: str, before: str, act_: str, position: dict[str, Any]
) -> None:
    s = bargain(**position)
    deal(s, "uk", "usa", term, "pay uk usa 1 when 1")
    assert "v1919.log.paid" not in say(s, "usa", *before.split())
    assert "v1919.log.paid" in say(s, "usa", act_)
    assert (s.terms, s.dues) == ((), ())


@clause(DUE, "v1919.negotiation.4")
def test_the_cubes_of_a_payment_cannot_be_spent_by_the_act_that_makes_it_due() -> None:
    s = bargain(exhausted={"usa": 3, "uk": 5})
    deal(s, "usa", "uk", "place usa korea", "place usa saar", "pay usa uk 3 when 2")
    say(s, "usa", "place", "korea", "1", "saar")
    assert refused(s, "usa", "5") == "v1919.negotiation.4"
    assert "v1919.log.paid" in say(s, "usa", "4")
    assert s.exhausted[nation("uk")] == 2


@clause(DUE)
def test_what_is_left_undone_is_paid_for_at_the_end() -> None:
    s = bargain(exhausted={"usa": 9})
    deal(s, "uk", "usa", "not_place usa togo", "pay uk usa 2 when 1")
    say(s, "usa", "reclaim", "6")
    told = say(s, "usa", "done")
    assert told[:2] == ["v1919.log.paid", "v1919.log.turn"]
    assert s.exhausted[nation("usa")] == 1


@clause(DUE)
def test_nothing_is_paid_for_what_did_not_happen() -> None:
    s = bargain(exhausted={"usa": 5, "uk": 2})
    deal(s, "uk", "usa", "pass usa", "pay uk usa 2 when 1")
    say(s, "usa", "reclaim", "5")
    assert "v1919.log.lapsed" in say(s, "usa", "done")
    assert not s.dues


@clause(DUE)
def test_as_much_is_paid_as_both_can() -> None:
    s = bargain(exhausted={"usa": 5})
    deal(s, "uk", "usa", "military usa verb.done", "pay uk usa 4 when 1")
    say(s, "usa", "reclaim", "4", "done")
    assert s.exhausted[nation("usa")] == 0  # the one that was left has come back, and the turn is over
    assert s.active == nation("uk")


@clause(DUE)
@pytest.mark.parametrize(
    ("item", "answers", "paid"),
    [("event_cube usa amount.1", "1", 1), ("refill usa discard.2", "0 discard.2", 1)],
)
def test_what_an_act_costs_comes_before_what_is_paid_for_it(item: str, answers: str, paid: int) -> None:
    s = choosing_the_next_event(3)
    uk, usa = nation("uk"), nation("usa")
    s.available[uk], s.exhausted[uk] = s.available[uk] - 3, s.exhausted[uk] + 3
    deal(s, "uk", "usa", item, "pay usa uk 2 when 1")
    leave(s, 2)
    before = s.exhausted[uk]
    say(s, "usa", GAME.vocabulary.name(s.cards.first_event + s.waiting_events[0]), *answers.split())
    assert s.available[usa] == 0
    assert before - s.exhausted[uk] == paid


# -- the question at hand --------------------------------------------------------------------------

NOW = "v1919.ruling.negotiation.now"


@clause("v1919.negotiation.4", NOW)
def test_a_pass_can_be_bought() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}, exhausted={"france": 4}))
    say(s, "uk", "bid", "force.0.1", "2")
    offer(s, "uk", "france", "now verb.pass", "pay uk france 3")
    assert asks(s, "france") == (
        "The UK offers France a deal: France answers the question at hand: Pass; "
        "the UK exhausts 3 Influence, and France recovers as much. "
        "Accept it, refuse it, or answer with an offer of your own."
    )
    told = say(s, "france", "accept")
    assert told[-1] == "v1919.log.bid-pass"
    assert s.exhausted[nation("france")] == 1
    assert "verb.bid" in allowed(s, "usa")  # France is out


@clause("v1919.negotiation.4", NOW)
def test_the_answer_at_hand_is_that_of_whoever_is_asked() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    assert fitting(s, "france", "uk", "term.now") == {"verb.bid", "verb.pass"}
    assert fitting(s, "uk", "france", "term.now") == {"verb.bid", "verb.pass"}
    draft(s, "france", "usa")
    assert "term.now" not in aside(s, "france")  # neither is asked


@clause(NOW)
def test_an_answer_fits_with_the_other_terms() -> None:
    s = bargain()
    assert fitting(s, "uk", "usa", "term.now", after=("settle usa smyrna",)) == {
        "verb.settle",
        "verb.deploy",
        "verb.demobilize",
    }


@clause("v1919.negotiation.4", NOW)
def test_an_event_can_be_part_of_a_deal() -> None:
    s = bargain(table_event="bela_kun")
    say(s, "usa", "settle", "syria", "option.syria.british")
    offer(s, "uk", "usa", "now choice.1")
    assert "Balkans" in asks(s, "usa")  # the effect itself, not its number
    before = s.unrest.copy()
    say(s, "usa", "accept")
    assert [now - was for was, now in zip(before, s.unrest, strict=True)] == [0, 2, 0, 0, 0]


@clause(NOW)
def test_a_strategy_goes_to_the_one_who_is_asked() -> None:
    s = with_deals(revolt(3, uprisings=0, active="france"))
    (decision,) = (d for d in s.pending if d.legal)
    card = GAME.vocabulary.name(decision.legal[0])
    assert decision.seat == seat(s, "france")
    deal(s, "uk", "france", f"now {card}")
    assert s.strategy[nation("france")] == act(card) - s.cards.first_strategy


# -- later turns -----------------------------------------------------------------------------------


@clause("v1919.negotiation.5", WORD)
def test_nothing_binds_after_the_turn() -> None:
    s = bargain()
    deal(s, "uk", "usa", "not_place usa togo", "later not_place uk togo")
    say(s, "usa", "reclaim", "5", "done")
    assert s.active == nation("uk")
    assert [term.power for term in s.terms] == [nation("uk")]
    say(s, "uk", "place")
    assert "issue.togo" in allowed(s, "uk")


@clause(WORD)
def test_a_word_is_kept_or_broken() -> None:
    s = bargain()
    deal(s, "uk", "usa", "later not_place uk togo", "later action uk place")
    say(s, "usa", "reclaim", "5", "done")
    told = say(s, "uk", "place", "korea", "1")
    assert told.count("v1919.log.word-kept") == 1  # it has placed
    told = say(s, "uk", "togo", "1")
    assert "v1919.log.word-broken" in told
    marks = s.view(None)["marks"]
    assert isinstance(marks, list)
    assert [mark["kept"] for mark in marks] == [True, False]  # type: ignore[index, call-overload]


@clause(WORD)
@pytest.mark.parametrize(
    ("promised", "placed", "kept"),
    [
        ("korea 1", "1", True),
        ("korea 1", "2", False),
        ("korea 2", "1", False),
        ("korea 2", "2", True),
        ("korea", "2", True),
    ],
)
def test_a_word_to_place_so_many_cubes(promised: str, placed: str, kept: bool) -> None:
    s = bargain()
    deal(s, "uk", "usa", f"later place uk {promised}")
    say(s, "usa", "reclaim", "5", "done")
    say(s, "uk", "place")
    assert not s.marks
    say(s, "uk", "togo", "1")
    assert not s.marks  # of another Issue nothing was said
    told = say(s, "uk", "korea", placed)
    assert ("v1919.log.word-kept" in told, "v1919.log.word-broken" in told) == (kept, not kept)


@clause(WORD)
def test_a_word_to_leave_something_undone_is_kept_at_the_end_of_its_time() -> None:
    s = bargain()
    deal(s, "uk", "usa", "later not_place uk togo", "later settle uk smyrna")
    say(s, "usa", "reclaim", "5", "done")
    say(s, "uk", "place", "korea", "1", "saar", "1")
    told = say(s, "uk", "done")
    assert told[:2] == ["v1919.log.word-kept", "v1919.log.word-broken"]
    assert not s.terms
    assert len(s.marks) == 2
    for _ in range(3):
        s.end_of_turn()
    assert not s.marks  # seen for a round


@clause(WORD)
def test_a_word_about_an_issue_that_is_gone_is_void() -> None:
    s = bargain()
    deal(s, "uk", "usa", "later place uk syria")
    say(s, "usa", "settle", "syria", "option.syria.british")
    while s.active == nation("usa"):
        s.apply(s.pending[0].legal[-1], s.pending[0].seat)
    told: list[str] = []
    while s.active == nation("uk"):
        told += ids(s.apply(s.pending[0].legal[-1], s.pending[0].seat))
    assert "v1919.log.word-void" in told
    assert not s.marks


@clause(WORD)
def test_a_word_of_the_one_whose_turn_it_is_runs_to_the_end_of_the_next() -> None:
    s = bargain()
    deal(s, "uk", "usa", "later pass usa")
    (term,) = s.terms
    assert (term.left, term.fresh) == (4, True)
    s.end_of_turn()
    (term,) = s.terms
    assert (term.left, term.fresh) == (3, False)


@clause(WORD)
def test_a_bid_breaks_the_word_to_pass() -> None:
    s = bargain(settled={"fiume": "uk"})
    deal(s, "uk", "usa", "later pass usa")
    s.end_of_turn()
    s.controller[act("issue.fiume") - s.cards.first_issue] = -1
    s.stack.append(Bid(act("issue.fiume") - s.cards.first_issue, (nation("usa"), nation("uk"))))
    s.run()
    told = play(s, "bid", "force.0.0", "1")
    assert "v1919.log.word-broken" in ids(told)


@clause(WORD, "v1919.ruling.negotiation.topics")
@pytest.mark.parametrize(
    ("item", "kept"),
    [
        ("event uk perform", True),
        ("event uk decline", False),
        ("region uk africa", True),
        ("region uk europe", False),
        ("advance uk korea", True),
        ("advance uk togo", False),
        ("next_event uk event.{first}", True),
        ("next_event uk event.{second}", False),
        ("event_cube uk amount.1", True),
        ("event_cube uk amount.0", False),
        ("refill uk discard.1", True),
        ("refill uk deck", False),
    ],
)
def test_a_word_about_what_follows_a_settle_is_judged_when_it_is_asked(item: str, kept: bool) -> None:
    first, second = [card.id for card in GAME.cards.events if card.icon][:2]
    s = bargain(**CECIL, waiting_events=[first, second], issue_discard=["armenia"])
    deal(s, "uk", "usa", "later " + item.format(first=first, second=second))
    say(s, "usa", "reclaim", "5", "done")
    told = say(s, "uk", "settle", "smyrna", "option.smyrna.turkey", "perform", "africa", "korea")
    told += say(s, "uk", f"event.{first}", "1", "discard.1")
    assert ("v1919.log.word-kept" in told, "v1919.log.word-broken" in told) == (kept, not kept)


@clause(WORD, "v1919.ruling.negotiation.topics")
@pytest.mark.parametrize(("force", "kept"), [("force.0.1 0", False), ("force.0.0 1", True)])
def test_a_word_to_bid_no_military(force: str, kept: bool) -> None:
    s = bargain(settled={"fiume": "uk"})
    deal(s, "uk", "usa", "later no_units uk")
    s.end_of_turn()
    fiume = act("issue.fiume") - s.cards.first_issue
    s.controller[fiume] = -1
    s.stack.append(Bid(fiume, (nation("uk"), nation("usa"))))
    s.run()
    told = ids(play(s, "bid", *force.split()))
    assert ("v1919.log.word-broken" in told) == (not kept)


@clause(WORD, "v1919.ruling.negotiation.topics")
@pytest.mark.parametrize(("said", "kept"), [("modifier.minus", True), ("modifier.plus", False)])
def test_a_word_about_a_roll_names_its_region(said: str, kept: bool) -> None:
    france = {"france": {"middle_east": 7}}
    s = with_deals(revolt(3, settled={"syria": "uk"}, units=france, unrest={"middle_east": 6}))
    deal(
        s,
        "uk",
        "france",
        "later modifier france modifier.minus middle_east",
        "later modifier france modifier.plus africa",
    )
    s.terms = tuple(replace(term, fresh=False) for term in s.terms)  # a turn has passed
    told = say(s, "france", said)
    assert ("v1919.log.word-kept" in told, "v1919.log.word-broken" in told) == (kept, not kept)
    assert [term.n for term in s.terms] == [region("africa")]


@clause(WORD)
@pytest.mark.parametrize("item", ["event uk perform", "advance uk korea", "modifier uk modifier.plus africa"])
def test_a_word_whose_question_does_not_come_up_is_void(item: str) -> None:
    s = bargain()
    deal(s, "uk", "usa", f"later {item}", "later no_units uk")
    say(s, "usa", "reclaim", "5", "done")
    told = say(s, "uk", "place", "korea", "1", "saar", "1", "done")
    assert "v1919.log.word-unasked" in told
    assert told.count("v1919.log.word-kept") == 1  # it has bid no Military
    assert len(s.marks) == 1


@clause("v1919.ruling.negotiation.topics")
def test_of_later_turns_all_can_be_said_but_the_effect_of_one_card() -> None:
    s = bargain(table_event="bela_kun")
    draft(s, "uk", "usa")
    s.apply(act("verb.later"), seat(s, "uk"))
    said = {name for name in aside(s, "uk") if name.startswith("term.")}
    assert said == {f"term.{kind}" for kind in TERMS} - {"term.pay", "term.now", "term.choice"}


@clause("v1919.ruling.negotiation.fit")
@pytest.mark.parametrize("cubes", [0, 5])
def test_an_action_can_be_promised_only_while_it_is_possible(cubes: int) -> None:
    s = bargain(exhausted={"usa": cubes})
    s.terms = (Term(act("term.action"), nation("usa"), act("reclaim")),)
    assert keepable(s, nation("usa")) == (cubes > 0)
