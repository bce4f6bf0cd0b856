"""Deals: drafted aside, offered openly, accepted or refused by all whom they concern."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919 import questions
from salon.games.v1919.dealing import offers
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import NOBODY, Draft, Pay, Talk, Term
from salon.kernel import Event, IllegalAction, Play, Record
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import GAME, act, at_conference, nation, revolt, table
from tests.rules.v1919.dealing import (
    ISSUES,
    TWIN,
    add,
    allowed,
    aside,
    asks,
    bargain,
    deal,
    draft,
    fitting,
    offer,
    question,
    refused,
    say,
    seat,
    with_deals,
)
from tests.rules.v1919.solo_board import solo


def in_play() -> Play:
    """A game of three at its first action, when the nations have been chosen."""
    play = Play.begin(Record.of(GAME, ["Ana", "Ben", "Carla"], seed=3))
    while not play.state.pending[0].aside:
        play.act(play.state.pending[0].legal[0], play.state.pending[0].seat)
    return play


def now(play: Play) -> V1919State:
    assert isinstance(play.state, V1919State)
    return play.state


SYRIA = act("issue.syria") - GAME.cards.first_issue


@clause("v1919.ex.negotiation.1", "v1919.negotiation.3", "v1919.negotiation.4", "v1919.negotiation.6")
def test_the_syria_deal() -> None:
    (example,) = (e for e in GAME.ledger.examples if e.id == "v1919.ex.negotiation.1")
    s = bargain()
    uk, usa = s.available[nation("uk")], s.available[nation("usa")]
    cubes = -example.then["uk_available_delta"]
    later = "later not_place uk smyrna"
    deal(s, "uk", "usa", f"pay uk usa {cubes}", "option usa option.syria.british", later)
    assert s.available[nation("uk")] - uk == example.then["uk_available_delta"]
    assert s.available[nation("usa")] - usa == example.then["usa_available_delta"]
    say(s, "usa", "settle", "syria")
    assert allowed(s, "usa") == {"option.syria.british"}
    assert refused(s, "usa", "option.syria.french") == "v1919.negotiation.4"
    say(s, "usa", "option.syria.british")
    assert s.cards.issues[SYRIA].options[s.option[SYRIA]].id == "british"


@clause("v1919.negotiation.1", "v1919.ruling.negotiation.software")
def test_everyone_may_offer_and_everyone_reads_it() -> None:
    s = bargain()
    for who in ("uk", "france", "usa"):
        assert "verb.propose" in aside(s, who)
    assert offer(s, "france", "usa", "pay france usa 2") == ["v1919.log.deal-offer", "v1919.log.term"]
    assert s.talk is not None
    assert [open_offer.proposer for open_offer in s.talk.deals] == [nation("france")]
    assert say(s, "usa", "refuse") == ["v1919.log.deal-refused"]
    assert s.exhausted[nation("usa")] == 5


@clause("v1919.negotiation.2")
def test_cubes_are_never_handed_over() -> None:
    s = bargain()
    total = {who: s.available[nation(who)] + s.exhausted[nation(who)] for who in ("uk", "usa")}
    deal(s, "uk", "usa", "pay uk usa 3")
    assert total == {who: s.available[nation(who)] + s.exhausted[nation(who)] for who in ("uk", "usa")}
    assert s.exhausted[nation("usa")] == 2


@clause("v1919.ruling.negotiation.limit", "v1919.ruling.negotiation.gift")
def test_a_gift_of_at_most_six_that_both_can_carry_out() -> None:
    s = bargain(exhausted={"usa": 9, "uk": 1})
    assert fitting(s, "uk", "usa", "term.pay", "uk") == {f"amount.{n}" for n in range(1, 7)}
    s = bargain(exhausted={"usa": 2, "uk": 1})
    assert fitting(s, "uk", "usa", "term.pay", "uk") == {"amount.1", "amount.2"}
    s = bargain("uk", "france", "usa", exhausted={"usa": 9, "france": 9})
    given = fitting(s, "uk", "usa france", "term.pay", "uk", "france", after=("pay uk usa 4",))
    assert given == {"amount.1", "amount.2"}  # six from one giver in one deal


# -- drafts --------------------------------------------------------------------------------------


@clause("v1919.ruling.negotiation.aside")
def test_half_an_offer_stops_nobody_and_is_its_makers_own() -> None:
    s = bargain()
    before = [s.view(None), s.view(seat(s, "usa")), s.view(seat(s, "france"))]
    draft(s, "uk", "usa", "pay uk usa 1")
    assert [s.view(None), s.view(seat(s, "usa")), s.view(seat(s, "france"))] == before
    mine = s.view(seat(s, "uk"))["draft"]
    assert isinstance(mine, dict)
    assert mine["partners"] == ["usa"]
    assert allowed(s, "usa") == {
        "verb.place",
        "verb.reclaim",
        "verb.settle",
        "verb.deploy",
        "verb.demobilize",
    }
    say(s, "usa", "settle", "syria", "option.syria.british")
    assert "verb.offer" in aside(s, "uk")


@clause("v1919.ruling.negotiation.aside")
def test_who_is_asked_drafts_beside_the_question() -> None:
    s = bargain()
    legal = allowed(s, "usa")
    draft(s, "usa", "uk", "settle usa smyrna")
    assert allowed(s, "usa") == legal
    assert "verb.offer" in aside(s, "usa")
    say(s, "usa", "cancel")
    assert s.talk is None


@clause("v1919.ruling.negotiation.aside")
@pytest.mark.parametrize("closing", ["cancel", "offer"])
def test_talk_leaves_the_undo_of_the_others_alone(closing: str) -> None:
    play = in_play()
    active = play.state.pending[0].seat
    other = (active + 1) % 3
    third = now(play).powers[(active + 2) % 3]
    spaces, undos, before = now(play).spaces.copy(), play.undos(active), len(play.log)
    play.act(act("deploy"), active)
    play.act(act("space.europe.5"), active)
    lines = len(play.log)
    said = [act("propose"), act("nation.uk") + third + TWIN, act("verb.later"), act("term.pass")]
    for action in said:
        play.act(action, other)
    for action in play.state.decision(other).aside[:1]:  # type: ignore[union-attr]
        play.act(action, other)
    play.act(act(closing), other)
    assert play.can_undo(active)
    assert play.undos(active) == undos + 2
    told = len(play.log) - lines
    assert (told > 0) == (closing == "offer")
    play.undo(active)
    play.undo(active)
    assert now(play).spaces == spaces
    assert (now(play).talk is not None) == (closing == "offer")
    assert Record.from_json(play.record.to_json()).replay() == play.state
    assert play.record.moves[-1].action == f"verb.{closing}"
    assert len(play.log) == before + told  # the lines of the disc are gone, those of the offer stay


@clause("v1919.ruling.negotiation.aside")
def test_a_drafter_takes_back_what_was_said_last() -> None:
    play = in_play()
    active = play.state.pending[0].seat
    other = (active + 1) % 3
    undos = play.undos(other)
    play.act(act("propose"), other)
    before = play.state.copy()
    play.act(act("nation.uk") + now(play).powers[active] + TWIN, other)
    assert play.undos(other) == undos + 2
    play.undo(other)
    assert play.state == before
    play.act(play.state.pending[0].legal[0], active)  # the game has gone on: what was said stays said
    assert not play.can_undo(other)
    assert play.state.decision(other).draft is not None  # type: ignore[union-attr]


@clause("v1919.ruling.negotiation.aside")
def test_a_draft_outlives_the_turn_and_an_offer_lapses_with_it() -> None:
    s = bargain()
    draft(s, "france", "uk", "later pass france")
    say(s, "usa", "reclaim", "5")
    assert say(s, "usa", "done")[-1] == "v1919.log.turn"
    assert s.active == nation("uk")
    assert "verb.offer" in aside(s, "france")
    say(s, "france", "cancel")
    offer(s, "france", "usa", "later pass france")
    say(s, "uk", "settle", "smyrna")  # it stands beside the game
    assert {"verb.accept", "verb.counter", "verb.refuse"} <= aside(s, "usa")
    s = bargain(exhausted={"usa": 5, "france": 2})
    offer(s, "uk", "france", "pay uk france 1")
    say(s, "usa", "reclaim", "5")
    assert "v1919.log.deal-lapsed" in say(s, "usa", "done")
    assert s.talk is None


def test_the_last_term_can_be_struck_out() -> None:
    s = bargain()
    draft(s, "uk", "usa", "pay uk usa 1", "settle usa smyrna")
    say(s, "uk", "drop")
    assert s.talk is not None
    mine = s.talk.drafts[seat(s, "uk")]
    assert mine is not None
    assert len(mine.items) == 1
    s.apply(act("term.settle"), seat(s, "uk"))
    say(s, "uk", "drop")  # what is half said goes first
    assert s.talk.drafts[seat(s, "uk")] == mine


# -- offers and answers --------------------------------------------------------------------------


@clause("v1919.ruling.negotiation.aside")
def test_an_offer_to_the_one_who_is_asked_is_answered_first() -> None:
    s = bargain()
    offer(s, "uk", "usa", "pay uk usa 1")
    assert not allowed(s, "usa")
    assert question(s, "usa").hoped
    assert [d.seat for d in s.awaited()] == [seat(s, "usa")]
    assert aside(s, "uk") == {"verb.withdraw"}
    assert say(s, "uk", "withdraw") == ["v1919.log.deal-withdrawn"]
    assert "verb.place" in allowed(s, "usa")


@clause("v1919.ruling.negotiation.aside")
def test_an_offer_between_others_waits_beside_the_game() -> None:
    s = bargain(exhausted={"france": 2})
    offer(s, "uk", "france", "pay uk france 2")
    assert "verb.place" in allowed(s, "usa")
    assert [d.seat for d in s.awaited()] == [seat(s, "usa")]
    say(s, "usa", "deploy")
    say(s, "france", "accept")
    assert s.exhausted[nation("france")] == 0
    say(s, "usa", "space.europe.5")


@clause("v1919.ruling.negotiation.one")
def test_one_offer_at_a_time() -> None:
    s = bargain(exhausted={"france": 2, "uk": 2})
    offer(s, "uk", "france", "pay uk france 2")
    assert refused(s, "uk", "propose") == "v1919.ruling.negotiation.one"
    assert refused(s, "france", "propose") == "v1919.ruling.negotiation.one"
    draft(s, "usa", "uk", "pay usa uk 1")
    assert "verb.offer" not in aside(s, "usa")
    assert refused(s, "usa", "offer") == "v1919.ruling.negotiation.one"
    say(s, "france", "refuse")
    assert "verb.offer" in aside(s, "usa")


@clause("v1919.ruling.negotiation.software")
def test_a_counter_offer_begins_with_what_was_offered() -> None:
    s = bargain()
    offer(s, "uk", "usa", "settle usa smyrna", "pay uk usa 1")
    assert say(s, "usa", "counter") == ["v1919.log.deal-refused"]
    assert s.talk is not None
    mine = s.talk.drafts[seat(s, "usa")]
    assert mine is not None
    assert mine.partners == (nation("uk"),)
    assert len(mine.items) == 2
    say(s, "usa", "drop")
    add(s, "usa", "pay uk usa 3")
    say(s, "usa", "offer")
    say(s, "uk", "accept")
    assert s.exhausted[nation("usa")] == 2


@clause("v1919.ruling.negotiation.three")
def test_three_powers_in_one_deal_must_all_agree() -> None:
    s = bargain(exhausted={"usa": 5, "france": 2, "uk": 3})
    offer(s, "uk", "usa france", "settle usa smyrna", "pay uk usa 2", "pay uk france 1", "pass france")
    say(s, "usa", "accept")
    assert not s.terms
    assert s.exhausted[nation("usa")] == 5
    assert not allowed(s, "usa")  # France is still to answer
    assert aside(s, "usa") == {"verb.refuse"}  # and the USA may think again
    say(s, "france", "accept")
    assert s.exhausted[nation("usa")] == 3
    assert s.exhausted[nation("france")] == 1
    assert {term.power for term in s.terms} == {nation("usa"), nation("france")}
    s = bargain(exhausted={"usa": 5, "france": 2, "uk": 3})
    offer(s, "uk", "usa france", "settle usa smyrna", "pay uk france 1")
    say(s, "france", "accept")
    assert say(s, "usa", "refuse") == ["v1919.log.deal-refused"]
    assert s.talk is None
    assert s.exhausted[nation("france")] == 2


@clause("v1919.ruling.negotiation.count")
def test_the_table_limits_offers_and_not_drafts() -> None:
    assert GAME.options["offers"].default == 25
    s = with_deals(bargain(), 2)
    for _ in range(2):
        draft(s, "uk", "usa", "pay uk usa 1")
        say(s, "uk", "cancel")
        offer(s, "uk", "usa", "pay uk usa 1")
        say(s, "uk", "withdraw")
    assert s.decision(seat(s, "uk")) is None
    assert s.why_not(act("propose"), seat(s, "uk")).clause == "v1919.turn.1"
    for _ in range(2):
        offer(s, "usa", "uk", "pay uk usa 1")
        say(s, "usa", "withdraw")
    assert refused(s, "usa", "propose") == "v1919.ruling.negotiation.count"
    say(s, "usa", "reclaim", "5")
    say(s, "usa", "done")
    assert "verb.propose" in aside(s, "uk")
    assert GAME.new(3, seed=1, options={"offers": 3}).most_offers == 3


@clause("v1919.ruling.negotiation.midway")
def test_no_deal_while_cubes_are_counted() -> None:
    s = bargain()
    draft(s, "uk", "france", "later pass uk")
    say(s, "usa", "place", "korea")
    assert "verb.propose" not in aside(s, "france")
    assert "verb.offer" not in aside(s, "uk")
    assert refused(s, "uk", "offer") == "v1919.ruling.negotiation.midway"
    assert "verb.later" in aside(s, "uk")  # drafting goes on
    say(s, "usa", "1", "togo", "1")
    assert "verb.offer" in aside(s, "uk")


@clause("v1919.ruling.negotiation.midway", "v1919.twoplayer.25")
def test_no_deal_in_a_reclaim_of_the_two_player_usa() -> None:
    s = with_deals(table("uk", "france", exhausted={"uk": 9, "usa": 4}))
    say(s, "uk", "reclaim", "6", "done")
    assert "verb.propose" in aside(s, "france")
    say(s, "uk", "reclaim")
    assert allowed(s, "uk") == {f"amount.{n}" for n in range(4)}
    assert all(not decision.aside for decision in s.pending)


def test_deals_can_be_switched_off() -> None:
    s = GAME.new(3, seed=1, options={"deals": False})
    while not s.political and s.result is None and len(s.pending) == 1:
        s.apply(s.pending[0].legal[0])
    assert len(s.pending) == 1
    assert not s.pending[0].aside
    assert s.why_not(act("propose"), s.pending[0].seat).text.id == "v1919.why.no-deals"


@clause("v1919.ruling.negotiation.usa", "v1919.twoplayer.10")
def test_the_usa_of_the_two_player_game_makes_no_deals_and_pays_nothing() -> None:
    s = with_deals(table("uk", "france", issues=ISSUES, cubes={"syria": {"usa": 4}}, exhausted={"usa": 3}))
    s.apply(act("propose"), 0)
    assert aside(s, "uk") == {"deal.nation.france", "verb.cancel"}
    say(s, "uk", "cancel")
    draft(s, "uk", "france")
    assert "term.pay" not in aside(s, "uk")  # the USA alone has Exhausted cubes


# -- what is said ----------------------------------------------------------------------------------

TERMS = (
    "the UK exhausts 2 Influence, and the USA recovers as much; the USA settles Syria; "
    "the USA chooses for Syria: British Mandate."
)
ITEMS = ("pay uk usa 2", "settle usa syria", "option usa option.syria.british")
NOTE = "Next turn I leave Smyrna to you."


@clause("v1919.ruling.negotiation.software")
def test_both_sides_read_all_terms_each_in_its_own_words() -> None:
    s = bargain()
    offer(s, "uk", "usa", *ITEMS)
    told = f"The UK offers the USA a deal: {TERMS}"
    assert asks(s, "usa") == f"{told} Accept it, refuse it, or answer with an offer of your own."
    assert "verb.withdraw" in aside(s, "uk")
    assert [words("en").say(text) for text in s.game.texts(s, None)] == [
        "the UK exhausts 2 Influence, and the USA recovers as much",
        "the USA settles Syria",
        "the USA chooses for Syria: British Mandate",
    ]


@clause("v1919.ruling.negotiation.software")
def test_an_offer_shows_its_numbers() -> None:
    s = bargain()
    items = ("place usa korea 1", "place usa togo 2", "not_place usa saar", "pay uk usa 1 when 1")
    offer(s, "uk", "usa", *items)
    (shown,) = offers(s)
    assert [(item.kind, item.n, item.when) for item in shown.terms] == [
        ("term.place", 1, None),
        ("term.place", 2, None),
        ("term.not_place", None, None),
        ("term.pay", 1, 0),
    ]
    say(s, "usa", "refuse")
    offer(s, "uk", "usa", "place usa korea")
    assert [item.n for item in offers(s)[0].terms] == [None]  # any number


@clause("v1919.ruling.negotiation.software")
def test_an_effect_is_named_while_it_is_chosen() -> None:
    s = bargain(table_event="bela_kun")
    draft(s, "uk", "usa")
    s.apply(act("term.choice"), seat(s, "uk"))
    chosen = [act("deal.choice.1"), act("deal.choice.2")]
    assert {*chosen} <= {*question(s, "uk").aside}
    for language in LANGUAGES:
        said = words(language)
        called = [s.called(action) for action in chosen]
        told = [said.say(text) for text in called if text is not None]
        assert len({*told}) == 2
        then = s.copy()
        then.apply(chosen[1], seat(s, "uk"))
        (item,) = then.game.texts(then, seat(s, "uk"))
        assert told[1] in said.say(item)  # as the term will say it
    assert s.called(act("place")) is None


@clause("v1919.ruling.negotiation.software")
def test_an_effect_at_hand_is_named_though_no_choice_is_printed_on_the_event() -> None:
    s = with_deals(at_conference("jan_smuts"))
    say(s, "france", "counter.naval_uk", "uk")  # whom the decider names chooses
    called = s.called(act("deal.choice.2"))
    assert called is not None
    assert words("en").say(called) == "Unrest in Africa +2"
    say(s, "uk", "choice.2")
    assert s.chosen == NOBODY  # when the Event is over nobody is named any more


@clause("v1919.ruling.negotiation.software")
def test_terms_are_read_while_the_offer_is_put_together() -> None:
    s = bargain()
    draft(s, "uk", "usa")
    told = question(s, "uk").draft
    assert told is not None
    assert words("en").say(told).startswith("Your deal with the USA: choose its first term")
    draft_of = question(s, "uk")
    assert draft_of.question == questions.MayDeal()  # the public question tells nothing of it
    say(s, "uk", "cancel")
    draft(s, "uk", "usa", "pay usa uk 1", "not_place usa togo")
    told = question(s, "uk").draft
    assert told is not None
    terms = "(1) the USA exhausts 1 Influence, and the UK recovers as much; "
    assert f"{terms}(2) the USA places no Influence on Togo" in words("en").say(told)


@clause("v1919.negotiation.5", "v1919.ruling.negotiation.software")
def test_a_note_is_told_with_the_deal_and_binds_nobody() -> None:
    s, plain = bargain(), bargain()
    draft(s, "uk", "usa", *ITEMS)
    events = s.apply(act("offer"), 0, NOTE)
    assert words("en").say(events[-1].text) == f"The UK adds a note, which binds nobody: “{NOTE}”."
    assert f"{TERMS} Note, which binds nobody: “{NOTE}”." in asks(s, "usa")
    offers = s.view(None)["offers"]
    assert isinstance(offers, list)
    (open_offer,) = offers
    assert isinstance(open_offer, dict)
    assert (open_offer["nation"], open_offer["partners"], open_offer["note"]) == ("uk", ["usa"], NOTE)
    say(s, "usa", "accept")
    deal(plain, "uk", "usa", *ITEMS)
    assert [d.legal for d in s.pending] == [d.legal for d in plain.pending]
    assert s.terms == plain.terms
    assert s.view(None)["notes"] == [{"nation": "uk", "partners": ["usa"], "words": NOTE}]
    (shown,) = (t for t in GAME.tables(s, None) if t.title.id == "v1919.table.deals")
    assert words("en").say(shown.rows[-1][2]) == NOTE  # type: ignore[arg-type]


@clause("v1919.negotiation.5")
def test_a_note_is_shown_for_a_round_and_not_after_a_refusal() -> None:
    s = bargain()
    offer(s, "uk", "usa", "pay uk usa 1", note=NOTE)
    say(s, "usa", "refuse")
    assert not s.notes
    deal(s, "uk", "usa", "pay uk usa 1", note=NOTE)
    say(s, "usa", "reclaim", "4", "done")
    assert s.notes  # it speaks of the next turn
    for _ in range(3):
        s.end_of_turn()
    assert not s.notes


def test_a_note_goes_with_the_offer_alone() -> None:
    s = bargain()
    before = s.copy()
    for who, name in (("uk", "propose"), ("usa", "place")):
        with pytest.raises(IllegalAction, match="No note"):
            s.apply(act(name), seat(s, who), NOTE)
    assert s == before
    draft(s, "uk", "usa", "pay uk usa 1")
    before = s.copy()
    for name in ("cancel", "term.option"):
        with pytest.raises(IllegalAction, match="No note"):
            s.apply(act(name), 0, NOTE)
    assert s == before
    s.apply(act("offer"), 0, NOTE)
    with pytest.raises(IllegalAction, match="No note"):
        s.apply(act("accept"), 2, NOTE)


def test_a_note_names_nothing_but_its_own_words() -> None:
    s = bargain()
    draft(s, "uk", "usa", *ITEMS)
    told = [words("en").say(event.text) for event in s.apply(act("offer"), 0, "nation.uk")]
    assert told[-1].endswith("“nation.uk”.")


def test_a_note_is_kept_in_the_record_and_told_again() -> None:
    play = in_play()
    maker = play.state.pending[0].seat
    partner = now(play).powers[(maker + 1) % 3]
    for action in (act("propose"), act("nation.uk") + partner + TWIN, act("verb.later"), act("term.pass")):
        play.act(action, maker)
    play.act(play.state.decision(maker).aside[0], maker)  # type: ignore[union-attr]
    play.act(act("offer"), maker, NOTE)
    assert play.record.moves[-1].note == NOTE
    log: list[Event] = []
    again = Record.from_json(play.record.to_json()).replay(log=log)
    assert again == play.state
    assert log == play.log
    assert any(event.text.id == "v1919.log.deal-note" for event in log)
    assert not play.can_undo(maker)  # all have heard it: it can only be withdrawn


# -- what cannot be said -----------------------------------------------------------------------------


@clause("v1919.negotiation.1")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("accept", "v1919.why.no-offer"),
        ("refuse", "v1919.why.no-offer"),
        ("withdraw", "v1919.why.no-offer"),
        ("offer", "v1919.why.no-draft"),
        ("term.pay", "v1919.why.no-draft"),
        ("deal.issue.syria", "v1919.why.no-draft"),
    ],
)
def test_what_cannot_be_said_has_a_reason(name: str, why: str) -> None:
    s = bargain()
    for who in ("uk", "usa"):
        with pytest.raises(IllegalAction) as caught:
            s.apply(GAME.vocabulary.action(name) if "." in name else act(name), seat(s, who))
        assert caught.value.text.id == why


def test_reasons_inside_a_draft() -> None:
    s = bargain()
    draft(s, "uk", "usa")
    assert s.why_not(act("offer"), 0).text.id == "v1919.why.no-terms"
    assert s.why_not(act("propose"), 0).text.id == "v1919.why.drafting"
    assert s.why_not(act("issue.syria") + TWIN, 0).text.id == "v1919.why.term"
    say(s, "uk", "cancel")
    offer(s, "uk", "usa", "pay uk usa 1")
    assert s.why_not(act("accept"), 0).text.id == "v1919.why.own-offer"
    assert s.why_not(act("withdraw"), seat(s, "usa")).text.id == "v1919.why.not-your-offer"


@clause("v1919.ruling.negotiation.fit")
def test_what_has_become_impossible_cannot_be_accepted() -> None:
    s = bargain(exhausted={"france": 2, "usa": 5})
    offer(s, "uk", "france", "pay uk france 2")
    s.recover(nation("france"), 1)
    s.run()
    assert "verb.accept" not in aside(s, "france")
    assert refused(s, "france", "accept") == "v1919.ruling.negotiation.fit"
    assert s.why_not(act("accept"), seat(s, "uk")).text.id == "v1919.why.own-offer"


def test_the_sight_of_others_tells_nothing_of_a_draft() -> None:
    s = bargain()
    plain = s.copy()
    draft(s, "uk", "usa", "settle usa smyrna")
    for who in ("france", "usa"):
        world: V1919State = s.determinize(seat(s, who), s.fate.copy())
        assert world.talk is None
        assert s.view(seat(s, who)) == plain.view(seat(s, who))
    assert s.determinize(0, s.fate.copy()).talk == s.talk


def test_a_revolt_can_be_talked_about() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}))
    assert "verb.propose" in aside(s, "france")


@clause("v1919.ruling.negotiation.now")
def test_a_counter_offer_leaves_out_the_answer_at_hand_and_keeps_what_payments_wait_for() -> None:
    s = bargain()
    offer(s, "uk", "usa", "now deploy", "not_place usa togo", "pay uk usa 1 when 2")
    say(s, "usa", "counter")
    assert s.talk is not None
    mine = s.talk.drafts[seat(s, "usa")]
    assert mine is not None
    first, second = mine.items
    assert isinstance(first, Term)
    assert isinstance(second, Pay)
    assert second.when == 0


def test_a_draft_about_the_answer_at_hand_goes_on_midway() -> None:
    s = with_deals(revolt(3, settled={"syria": "uk"}, exhausted={"france": 4}))
    draft(s, "uk", "france", "now verb.bid")
    say(s, "uk", "bid", "force.0.0")
    add(s, "uk", "pay uk france 4")  # nothing is offered now, so that nothing need fit yet
    assert "verb.offer" not in aside(s, "uk")
    assert act("offer") in s.offered(seat(s, "uk"))  # with the reason why not


@clause("v1919.ruling.negotiation.three")
def test_an_agreement_is_not_taken_back() -> None:
    play = in_play()
    active = play.state.pending[0].seat
    other = (active + 1) % 3
    third = now(play).powers[other]
    for action in (act("propose"), act("nation.uk") + third + TWIN, act("verb.later"), act("term.pass")):
        play.act(action, active)
    play.act(play.state.decision(active).aside[0], active)  # type: ignore[union-attr]
    play.act(act("offer"), active)
    play.act(act("accept"), other)
    assert not play.can_undo(other)


def test_a_draft_survives_the_issue_it_was_about() -> None:
    s = bargain()
    draft(s, "uk", "usa")
    for action in (act("term.place"), act("nation.usa") + TWIN, act("issue.syria") + TWIN):
        if action in question(s, "uk").aside:
            s.apply(action, seat(s, "uk"))
    s.issue_discard.append(s.issues[0])
    s.issues[0], s.cubes[0] = -1, (0, 0, 0, 0)
    s.run()
    assert aside(s, "uk") == {"verb.drop", "verb.cancel"}


@clause("v1919.negotiation.1")
@pytest.mark.parametrize("powers", [("uk", "france"), ("uk", "france", "usa")])
def test_talk_is_refused_with_reasons_of_its_own_at_every_table(powers: tuple[str, ...]) -> None:
    s = bargain(*powers, active="uk", cubes={}, exhausted={})
    for name, reason in (("accept", "no-offer"), ("term.pay", "no-draft")):
        assert s.why_not(act(name), 0).text.id == f"v1919.why.{reason}"


@clause("v1919.ruling.negotiation.count")
def test_a_deal_has_eight_items_at_the_most() -> None:
    s = bargain()
    draft(s, "usa", "uk", "pay uk usa 1 at_once")
    assert s.talk is not None
    items = s.talk.drafts[seat(s, "usa")].items  # type: ignore[union-attr]
    for count, more in ((7, True), (8, False)):
        drafts = tuple(
            Draft((nation("uk"),), items * count) if n == seat(s, "usa") else None for n in range(3)
        )
        s.talk = Talk(drafts)
        s.run()
        assert any(name.startswith("term.") for name in aside(s, "usa")) == more
        assert aside(s, "usa") >= {"verb.drop", "verb.cancel"}


@clause("v1919.ruling.negotiation.aside")
def test_what_is_said_again_after_an_undo_keeps_its_place_of_before() -> None:
    play = in_play()
    active = play.state.pending[0].seat
    other = (active + 1) % 3
    began = len(play.record.moves)
    play.act(act("deploy"), active)
    play.act(act("propose"), other)
    assert play.undo(active) == [(began + 1, len(play.log))]
    assert play.record.moves[began].action == "verb.propose"


@clause("v1919.negotiation.1")
def test_who_plays_alone_has_nobody_to_talk_to() -> None:
    s = solo()
    for name in ("accept", "term.pay"):
        assert s.why_not(act(name), 0).text.id == "kernel.not-an-answer"


def choosing(s: V1919State, who: str) -> tuple[str, dict[str, set[str]]]:
    """What is to be said next of the draft that somebody looks at, and the answers by what they are about."""
    view: Any = s.view(seat(s, who))
    found = view["draft"]
    return found["asks"], {group["about"]: set(group["answers"]) for group in found["choices"]}


def test_a_draft_says_what_is_to_be_said_next() -> None:
    """The board shows the groups as they come, and reads no name of an answer."""
    s = bargain()
    say(s, "uk", "verb.propose")
    assert choosing(s, "uk") == ("", {})  # with whom, before all else
    say(s, "uk", "deal.nation.usa")
    asks, groups = choosing(s, "uk")
    assert asks == "kind"
    assert list(groups) == ["influence", "turn", "bids", "later"]
    assert groups["influence"] == {"term.pay"}
    assert groups["later"] == {"verb.later"}
    assert {"term.settle", "term.place"} <= groups["turn"]
    assert groups["bids"] <= {"term.pass", "term.bid", "term.no_units", "term.modifier"}
    paying = s.copy()
    say(paying, "uk", "term.pay")
    assert choosing(paying, "uk") == ("who", {"": {"deal.nation.uk", "deal.nation.usa"}})
    say(paying, "uk", "deal.nation.uk")
    asks, groups = choosing(paying, "uk")
    assert asks == "many"
    assert "deal.amount.1" in groups[""]
    option = s.copy()
    say(option, "uk", "term.option", "deal.nation.usa")
    asks, groups = choosing(option, "uk")
    assert asks == "about"
    assert all(answer.startswith(f"deal.option.{issue[6:]}.") for issue in groups for answer in groups[issue])
    later = s.copy()
    say(later, "uk", "verb.later")
    assert choosing(later, "uk")[0] == "about"


def test_whoever_has_no_draft_is_told_of_no_choices() -> None:
    s = bargain()
    draft(s, "uk", "usa")
    view: Any = s.view(seat(s, "usa"))
    assert view["draft"] is None
