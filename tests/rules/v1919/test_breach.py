"""The check on promises: with the binding switched off, it sees each kind of promise broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from salon.games.v1919 import breach as check
from salon.games.v1919 import drafts, negotiation, talk
from salon.games.v1919.answers import PLACE, TERMS
from salon.games.v1919.breach import BROKEN
from salon.games.v1919.drafts import bind
from salon.games.v1919.state import V1919State
from salon.kernel import InvariantBroken
from tests.marks import clause
from tests.rules.v1919.board import GAME, act, at_conference, nation, revolt, table
from tests.rules.v1919.dealing import bargain, deal, offer, refused, say, seat, with_deals

Patch = pytest.MonkeyPatch


def event() -> V1919State:
    """France, which has settled Smyrna, is to say whether the Event happens."""
    s = with_deals(at_conference("gabriele_dannunzio", "uk", "france", "usa", issue_discard=["armenia"]))
    say(s, "france", "counter.naval_uk")
    return s


BEARING = [card.id for card in GAME.cards.events if card.icon][:2]  # that may hold a cube


def advance() -> V1919State:
    """The USA, which has settled Syria, is to choose the next Event."""
    s = bargain(issue_discard=["armenia", "silesia"], table_event="bela_kun", waiting_events=BEARING)
    say(s, "usa", "settle", "syria", "option.syria.british", "choice.1", "korea")
    return s


def auction() -> V1919State:
    """Syria is up for bids, and the UK has bid one cube."""
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    say(s, "uk", "bid", "force.0.0", "1")
    return s


def roll() -> V1919State:
    france = {"france": {"middle_east": 7}}
    return with_deals(revolt(3, settled={"syria": "uk"}, units=france, unrest={"middle_east": 6}))


def last_disc() -> V1919State:
    """The USA has one disc, in Europe, where it may change a roll."""
    s = bargain(units={"usa": {"europe": 7}})
    s.demobilized[:2] = [nation("usa")] * 2
    s.discs[nation("usa")] = 0
    s.run()
    return s


def two(**position: Any) -> V1919State:
    """Two players: the UK has the turn, and closes it with an action of the USA."""
    given: dict[str, Any] = {
        "issues": ["syria", "smyrna", "togo", "korea", "saar"],
        "cubes": {"syria": {"usa": 4}, "smyrna": {"usa": 2, "france": 1}},
        "exhausted": {"usa": 3, "uk": 5, "france": 4},
    }
    return with_deals(table("uk", "france", **{**given, **position}))


def usa() -> V1919State:
    """Two players: it is the USA's turn, and the UK decides for it."""
    s = two()
    say(s, "uk", "reclaim", "5", "done")
    return s


BARE = next(card.id for card in GAME.cards.events if not card.icon)  # that may not
CECIL = {"table_event": "robert_cecil", "unrest": {"africa": 3, "europe": 3}}
PATHS = "settle syria option.syria.british"
LEADS = {"syria": {"usa": 4, "uk": 1}, "smyrna": {"usa": 2}}  # the USA leads both Issues on the Table
ROOM = {"waiting_events": [BEARING[0], BARE], "table_event": "ataturk"}


def room() -> V1919State:
    """The USA, which has settled Syria, is to choose the next Event: one has room for a cube, one has not."""
    s = bargain(**{**ROOM, "table_event": "edward_house"})
    say(s, "usa", "settle", "syria", "option.syria.british", "decline", "korea")
    return s


def usa_with_event() -> V1919State:
    """Two players: the UK, whose cube lies on the Event, decides for the USA."""
    s = two(**CECIL, event_cube="uk")
    say(s, "uk", "reclaim", "5", "done")
    return s


# What removes the question that a promise is about.
AROUND: list[tuple[Callable[[], V1919State], str, str, str]] = [
    (lambda: bargain(**CECIL), "region usa africa", PATHS, "decline"),
    (lambda: bargain(**CECIL, event_cube="usa"), "region usa africa", "", "place"),
    (lambda: bargain(**CECIL), "event usa perform", "", "reclaim"),
    (lambda: bargain(table_event="bela_kun"), "choice usa choice.1", "", "place"),
    (bargain, "advance usa korea", "", "place"),
    (bargain, "advance usa korea", "", "reclaim"),
    (bargain, "refill usa deck", "", "place"),
    (lambda: bargain(**ROOM), f"next_event usa event.{BARE}", "", "reclaim"),
    (lambda: bargain(**ROOM), "event_cube usa amount.1", "", "place"),
    (room, "event_cube usa amount.1", "", f"event.{BARE}"),
    (bargain, "option usa option.syria.british", "", "reclaim"),
    (lambda: bargain(cubes=LEADS), "option usa option.syria.british", "settle", "smyrna"),
    (usa_with_event, "region uk africa", "", "reclaim"),
]
# A position, a promise by the one who then answers so far as it allows, and goes on to break it.
CASES: list[tuple[Callable[[], V1919State], str, str, str]] = [
    (bargain, "action usa reclaim", "", "place"),
    (bargain, "action usa place", "deploy space.europe.5", "settle"),
    (bargain, "settle usa smyrna", "", "place"),
    (bargain, "settle usa smyrna", "settle", "syria"),
    (bargain, "place usa korea", "", "reclaim"),
    (bargain, "place usa korea", "place", "togo 1 saar"),
    (bargain, "place usa korea 3", "place korea", "2"),
    (bargain, "not_place usa togo", "place", "togo"),
    (bargain, "option usa option.syria.british", "settle syria", "option.syria.french"),
    (bargain, "military usa verb.done", "", "deploy"),
    (bargain, "military usa demobilize", "", "deploy"),
    (bargain, "military usa demobilize", "reclaim 5", "done"),
    (bargain, "deploy usa balkans", "", "demobilize"),
    (bargain, "deploy usa balkans", "deploy", "space.europe.5"),
    (event, "event france decline", "", "perform"),
    (lambda: bargain(table_event="bela_kun"), "choice usa choice.1", PATHS, "choice.2"),
    (lambda: bargain(**CECIL), "region usa africa", f"{PATHS} perform", "region.europe"),
    (event, "advance france togo", "decline", "nauru"),
    (advance, f"next_event usa event.{BEARING[0]}", "", f"event.{BEARING[1]}"),
    (advance, "event_cube usa amount.0", f"event.{BEARING[0]}", "1"),
    (advance, "event_cube usa amount.1", f"event.{BEARING[0]}", "0"),
    (advance, "refill usa discard.2", f"event.{BEARING[0]} 0", "discard.1"),
    (advance, "refill usa discard.2", f"event.{BEARING[0]} 0", "deck"),
    (advance, "refill usa deck", f"event.{BEARING[0]} 0", "discard.2"),
    (auction, "pass france", "", "bid force.0.0 2"),
    (auction, "bid france 2", "bid force.0.0", "3"),
    (auction, "no_units france", "bid", "force.0.1 0"),
    (roll, "modifier france modifier.minus middle_east", "", "modifier.plus"),
    (last_disc, "modifier usa modifier.plus europe", "", "demobilize"),  # there is no other to take
    (usa, "action usa settle", "", "reclaim"),
    (usa, "settle usa smyrna", "", "place"),
    (usa, "settle usa smyrna", "settle", "syria"),
    (usa, "place usa togo", "", "settle"),
    (usa, "place usa togo", "place", "korea saar"),
    (usa, "not_place usa togo", "place", "togo"),
    (two, "settle usa smyrna", "settle", "smyrna"),  # the UK does so itself, and the USA cannot any more
]


CASES += AROUND


def breaker(item: str, s: V1919State) -> str:
    """Who gives the answers: the power that has promised, or whoever decides for it."""
    who = item.split()[1]
    return "uk" if s.seats == 2 else who


@clause("v1919.negotiation.4", "v1919.ruling.negotiation.usa", "v1919.ruling.negotiation.escape")
@pytest.mark.parametrize(("position", "item", "lead", "breach"), CASES)
def test_a_broken_promise_is_seen(
    position: Callable[[], V1919State], item: str, lead: str, breach: str, monkeypatch: Patch
) -> None:
    s = position()
    who = breaker(item, s)
    deal(s, "france" if who == "uk" else "uk", who, item)
    say(s, who, *lead.split())
    assert refused(s, who, breach.split(maxsplit=1)[0]) == "v1919.negotiation.4"
    monkeypatch.setattr(negotiation, "permitted", lambda s, legal, seat: legal)
    s.run()
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, who, *breach.split())


@clause("v1919.ruling.negotiation.condition", "v1919.ruling.negotiation.escape")
@pytest.mark.parametrize("case", AROUND)
@pytest.mark.parametrize("blind", ["topics", "ways"])
def test_a_question_that_was_removed_is_seen_in_two_ways(
    case: tuple[Callable[[], V1919State], str, str, str], blind: str, monkeypatch: Patch
) -> None:
    """By the answer itself, and by what can still be kept after it."""
    position, item, lead, breach = case
    s = position()
    who = breaker(item, s)
    deal(s, "france" if who == "uk" else "uk", who, item)
    say(s, who, *lead.split())
    monkeypatch.setattr(negotiation, "permitted", lambda s, legal, seat: legal)
    if blind == "ways":
        monkeypatch.setattr(check, "_escaped", lambda answered: None)
    else:
        monkeypatch.setattr(check, "BROKEN", dict.fromkeys(BROKEN, lambda answered, term: False))
    s.run()
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, who, *breach.split())


@clause("v1919.ruling.negotiation.escape")
@pytest.mark.parametrize("open_", [True, False])
def test_an_answer_that_breaks_another_promise_is_no_way_out(open_: bool, monkeypatch: Patch) -> None:
    """To place makes an advance impossible; that counts only if something else would have kept all."""
    s = bargain()
    deal(s, "uk", "usa", "advance usa korea")
    monkeypatch.setattr(negotiation, "permitted", lambda s, legal, seat: legal)
    judge = {topic: lambda a, term: not open_ and a.action != PLACE for topic in BROKEN}
    monkeypatch.setattr(check, "BROKEN", judge)
    s.run()
    if not open_:
        answer(s, "usa", "place")
        return
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, "usa", "place")


def answer(s: V1919State, who: str, *names: str) -> None:
    for name in names:
        before = s.copy()
        s.apply(act(name), seat(s, who))
        s.game.check_after(s, before, act(name), seat(s, who))


@clause("v1919.negotiation.4")
def test_every_kind_of_promise_is_looked_at() -> None:
    shown = {item.split()[0] for _, item, _, _ in CASES}
    assert {f"term.{kind}" for kind in shown} == {GAME.vocabulary.name(topic) for topic in BROKEN}
    assert shown == {*TERMS} - {"pay", "now"}


@clause("v1919.negotiation.4")
@pytest.mark.parametrize(
    ("position", "item", "kept"),
    [
        (bargain, "action usa reclaim", "reclaim 5"),
        (lambda: bargain(**CECIL), "region usa africa", f"{PATHS} perform africa"),
        (lambda: bargain(**CECIL), "event usa decline", "place korea 1 togo 1"),
        (lambda: bargain(**ROOM), "event_cube usa amount.0", "reclaim 5"),
        (lambda: two(**CECIL, event_cube="uk"), "region uk africa", "reclaim 5 done settle"),
        (bargain, "settle usa smyrna", "settle smyrna"),
        (bargain, "place usa korea 3", "place korea 3 togo 1"),
        (bargain, "not_place usa togo", "place korea 1 saar 1"),
        (bargain, "deploy usa balkans", "deploy space.balkans.5"),
        (advance, "refill usa discard.2", f"event.{BEARING[0]} 0 discard.2"),
        (auction, "bid france 2", "bid force.0.0 2"),
        (auction, "no_units france", "bid force.0.0 2"),
        (auction, "pass france", "pass"),
        (roll, "modifier france modifier.minus middle_east", "modifier.minus"),
        (usa, "place usa togo", "place togo korea"),
    ],
)
def test_a_promise_that_is_kept_is_not_taken_for_a_broken_one(
    position: Callable[[], V1919State], item: str, kept: str
) -> None:
    s = position()
    who = breaker(item, s)
    deal(s, "france" if who == "uk" else "uk", who, item)
    answer(s, who, *kept.split())


@clause("v1919.ruling.negotiation.now")
def test_an_answer_at_hand_that_is_not_given_is_seen(monkeypatch: Patch) -> None:
    s = auction()
    offer(s, "uk", "france", "now verb.pass")
    trial = s.copy()
    answer(trial, "france", "accept")
    monkeypatch.setattr(talk, "enact", bind)
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, "france", "accept")


@clause("v1919.ruling.negotiation.now", "v1919.negotiation.4")
def test_an_answer_at_hand_that_breaks_a_promise_is_seen(monkeypatch: Patch) -> None:
    s = auction()
    deal(s, "usa", "france", "pass france")
    monkeypatch.setattr(drafts, "fits", lambda s, deal: True)
    monkeypatch.setattr(talk, "fits", lambda s, deal: True)
    monkeypatch.setattr(negotiation, "permitted", lambda s, legal, seat: legal)
    s.run()
    offer(s, "uk", "france", "now verb.bid")
    answer(s, "france", "accept")
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, "france", "force.0.0", "2")


@clause("v1919.ruling.negotiation.fit")
def test_a_deal_that_makes_a_promise_impossible_is_seen(monkeypatch: Patch) -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 1}, "korea": {"uk": 4}}
    s = bargain(cubes=cubes, exhausted={"usa": 5, "uk": 6})  # 6 Available; Korea needs 5, another one 1
    deal(s, "uk", "usa", "place usa korea")
    monkeypatch.setattr(drafts, "fits", lambda s, deal: True)
    monkeypatch.setattr(talk, "fits", lambda s, deal: True)
    offer(s, "uk", "usa", "pay usa uk 2")
    with pytest.raises(InvariantBroken, match="could be kept was not: Term"):
        answer(s, "usa", "accept")
