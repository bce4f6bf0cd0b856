"""Deals: offered openly, accepted or refused, binding until the end of the turn."""

from __future__ import annotations

from typing import Any

import pytest

from salon.games.v1919.state import V1919State
from salon.kernel import Event, IllegalAction, Play, Record
from salon.lang import LANGUAGES, words
from tests.marks import clause
from tests.rules.v1919.board import GAME, act, ids, nation, revolt, table

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
    assert told == ["v1919.log.deal-offer", "v1919.log.term"]
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
    for _ in range(3):
        say(s, "uk", "propose", "usa", "cancel", "propose", "usa", "give", "1", "offer", "withdraw")
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


@clause("v1919.ruling.negotiation.midway", "v1919.twoplayer.25")
def test_no_deal_in_a_reclaim_of_the_two_player_usa() -> None:
    s = table("uk", "france", exhausted={"uk": 9, "usa": 4})
    s.deals = True
    s.run()
    say(s, "uk", "reclaim", "6", "done")
    assert "verb.propose" in allowed(s, "france")
    say(s, "uk", "reclaim")
    assert allowed(s, "uk") == {f"amount.{n}" for n in range(4)}
    assert all(not decision.aside for decision in s.pending)


def test_deals_can_be_switched_off() -> None:
    s = GAME.new(3, seed=1, options={"deals": False})
    while not s.political and s.result is None and len(s.pending) == 1:
        s.apply(s.pending[0].legal[0])
    assert len(s.pending) == 1
    assert not s.pending[0].aside


# -- promises that stand beside each other ---------------------------------------------------------

BINDS = ("v1919.negotiation.4", "v1919.ruling.negotiation.fit")


def terms_open(s: V1919State, who: str, partner: str, kind: str) -> set[str]:
    """What a term of a kind could name in a new offer; none if it is not offered at all."""
    trial = s.copy()
    trial.apply(act("propose"), s.powers.index(nation(who)))
    trial.apply(act(partner), s.powers.index(nation(who)))
    if f"verb.{kind}" not in allowed(trial, who):
        return set()
    trial.apply(act(kind), s.powers.index(nation(who)))
    return allowed(trial, who)


@clause(*BINDS)
def test_no_promise_against_an_earlier_one() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_not_place", "togo", "offer")
    say(s, "usa", "accept")
    assert terms_open(s, "france", "usa", "term_place") == {
        "issue.syria",
        "issue.smyrna",
        "issue.korea",
        "issue.saar",
    }
    s = bargain()
    say(s, "uk", "propose", "usa", "term_place", "togo", "offer")
    say(s, "usa", "accept")
    assert "issue.togo" not in terms_open(s, "france", "usa", "term_not_place")
    assert "issue.saar" in terms_open(s, "france", "usa", "term_not_place")


@clause(*BINDS)
def test_one_option_is_promised_for_an_issue() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_option", "option.syria.british", "offer")
    say(s, "usa", "accept")
    assert terms_open(s, "france", "usa", "term_option") == set()
    say(s, "usa", "settle", "syria")
    assert allowed(s, "usa") - {"verb.propose"} == {"option.syria.british"}
    s = bargain()
    say(s, "uk", "propose", "usa", "term_option", "option.syria.british", "term_option")
    assert {name.split(".")[1] for name in allowed(s, "uk")} == {"smyrna"}  # the UK's own; Syria has its term


@clause(*BINDS)
def test_a_placement_stays_possible() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 1}, "korea": {"uk": 4}}
    s = bargain(cubes=cubes, exhausted={"usa": 5, "uk": 6})  # 6 Available; Korea needs 5, another one 1
    assert s.available[nation("usa")] == 6
    assert "amount.6" in terms_open(s, "uk", "usa", "take")
    say(s, "uk", "propose", "usa", "term_place", "korea", "offer")
    say(s, "usa", "accept")
    assert terms_open(s, "uk", "usa", "take") == set()  # all six are spoken for
    assert terms_open(s, "uk", "usa", "give")
    say(s, "uk", "propose", "usa", "give", "2", "offer")
    say(s, "usa", "accept")
    assert terms_open(s, "usa", "uk", "give") == {"amount.1", "amount.2"}
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.korea"}


@clause(*BINDS)
def test_cubes_to_be_given_are_not_there_for_a_placement() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 1}, "korea": {"uk": 4}}
    s = bargain(cubes=cubes, exhausted={"usa": 5, "uk": 6})
    say(s, "uk", "propose", "usa", "take", "1", "term_place")
    assert "issue.korea" not in allowed(s, "uk")
    assert "issue.togo" in allowed(s, "uk")


@clause(*BINDS)
def test_no_promise_that_leaves_no_political_action() -> None:
    s = bargain(cubes={}, exhausted={})  # nothing to settle, nothing to reclaim
    say(s, "uk", "propose", "usa", "term_not_place", "togo", "term_not_place", "syria")
    say(s, "uk", "term_not_place", "korea")
    assert "verb.term_not_place" not in allowed(s, "uk")  # Smyrna and the Saar must stay free
    say(s, "uk", "offer")
    say(s, "usa", "accept")
    assert {"verb.place", "verb.deploy"} <= allowed(s, "usa")
    say(s, "usa", "place")
    assert allowed(s, "usa") == {"issue.smyrna", "issue.saar"}
    s = bargain(cubes={}, exhausted={"usa": 1})  # there is Reclaim
    say(s, "uk", "propose", "usa", *("term_not_place", "togo"), *("term_not_place", "syria"))
    say(s, "uk", *("term_not_place", "korea"), *("term_not_place", "saar"), "offer")
    say(s, "usa", "accept")
    assert "verb.place" not in allowed(s, "usa")
    assert "verb.reclaim" in allowed(s, "usa")


@clause(*BINDS)
def test_a_promise_not_to_place_is_not_got_round_by_numbers() -> None:
    cubes = {"syria": {"usa": 4}, "smyrna": {"uk": 2}, "korea": {"uk": 3}, "saar": {"uk": 3}}
    s = bargain(cubes=cubes, exhausted={"usa": 5})
    say(s, "uk", "propose", "usa", "term_not_place", "togo", "offer")
    say(s, "usa", "accept", "place", "syria")
    assert allowed(s, "usa") == {"amount.1", "amount.2", "amount.3"}  # 6 Available; Smyrna needs 3
    assert refused(s, "usa", "5") == "v1919.negotiation.4"
    say(s, "usa", "3")
    assert allowed(s, "usa") == {"issue.smyrna"}


@clause("v1919.negotiation.3", "v1919.negotiation.4", "v1919.ruling.negotiation.fit")
@pytest.mark.parametrize(("by", "chooser"), [("uk", "usa"), ("france", "usa"), ("usa", "uk")])
def test_an_option_can_be_promised_while_the_issue_is_being_settled(by: str, chooser: str) -> None:
    s = bargain(cubes={"syria": {chooser: 4}})
    say(s, "usa", "settle")
    assert allowed(s, chooser) >= set(allowed_options(s))
    partner = "usa" if by == chooser else chooser
    say(s, by, "propose", partner, "term_option", "option.syria.british", "offer")
    say(s, partner, "accept")
    assert refused(s, chooser, "option.syria.french") == "v1919.negotiation.4"
    say(s, chooser, "option.syria.british")


@clause("v1919.negotiation.4")
def test_the_winner_of_an_auction_can_promise_an_option() -> None:
    s = revolt(3, settled={"syria": "uk"})
    s.deals = True
    say(s, "uk", "bid", "force.0.1", "0")
    for who in ("france", "usa"):
        say(s, who, "pass")
    say(s, "france", "propose", "uk", "term_option", "option.syria.feisal", "offer")
    say(s, "uk", "accept")
    assert refused(s, "uk", "option.syria.british") == "v1919.negotiation.4"


@clause("v1919.ruling.negotiation.once")
def test_a_promised_option_is_chosen_once() -> None:
    s = bargain(
        issues=["fiume", "smyrna", "togo", "korea", "saar"],
        cubes={"fiume": {"usa": 4}},
        table_event="gabriele_dannunzio",
    )
    say(s, "uk", "propose", "usa", "term_option", "option.fiume.italy", "offer")
    say(s, "usa", "accept", "settle", "option.fiume.italy")
    assert not s.terms
    say(s, "usa", "perform", "fiume", "bid", "force.0.1", "0")
    for who in ("uk", "france"):
        say(s, who, "pass")
    assert {"option.fiume.yugoslavia", "option.fiume.free_port"} <= allowed(s, "usa")


# -- the question at hand --------------------------------------------------------------------------

NOW = "v1919.ruling.negotiation.now"


@clause("v1919.negotiation.4", NOW)
def test_a_pass_can_be_bought() -> None:
    s = revolt(3, settled={"syria": "uk"}, exhausted={"france": 4})
    s.deals = True
    say(s, "uk", "bid", "force.0.1", "2")
    assert allowed(s, "france") == {"verb.bid", "verb.pass", "verb.propose"}
    say(s, "uk", "propose", "france", "term_now")
    assert allowed(s, "uk") == {"verb.bid", "verb.pass"}
    say(s, "uk", "pass", "give", "3", "offer")
    assert said(s, "france") == (
        "The UK offers France a deal: France answers the question at hand: Pass; "
        "the UK exhausts 3 Influence, and France recovers as much. Accept or refuse it."
    )
    told = say(s, "france", "accept")
    assert told[-1] == "v1919.log.bid-pass"
    assert s.exhausted[nation("france")] == 1
    assert "verb.bid" in allowed(s, "usa")  # France is out


@clause("v1919.negotiation.4", NOW)
def test_the_answer_at_hand_is_that_of_whoever_is_asked() -> None:
    s = revolt(3, settled={"syria": "uk"})
    s.deals = True
    s.run()
    assert terms_open(s, "france", "uk", "term_now") == {"verb.bid", "verb.pass"}
    assert terms_open(s, "uk", "france", "term_now") == {"verb.bid", "verb.pass"}
    assert terms_open(s, "france", "usa", "term_now") == set()  # neither is asked


@clause(NOW)
def test_an_answer_fits_with_the_other_terms() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "term_settle", "smyrna", "term_now")
    assert allowed(s, "uk") == {"verb.settle", "verb.deploy", "verb.demobilize"}
    cubes = {
        "syria": {"usa": 4},
        "smyrna": {"uk": 1},
        "togo": {"uk": 1},
        "korea": {"uk": 1},
        "saar": {"uk": 1},
    }
    s = bargain(cubes=cubes, exhausted={"usa": 8, "uk": 6})  # 3 Available: just enough to place
    say(s, "uk", "propose", "usa", "term_now", "place")
    assert "verb.take" not in allowed(s, "uk")
    assert "verb.give" in allowed(s, "uk")


@clause("v1919.negotiation.4", NOW)
def test_an_event_can_be_part_of_a_deal() -> None:
    s = bargain(table_event="bela_kun")
    say(s, "usa", "settle", "syria", "option.syria.british")
    say(s, "uk", "propose", "usa", "term_now", "choice.1", "offer")
    assert "France" not in said(s, "usa")
    assert "Balkans" in said(s, "usa")  # the effect itself, not its number
    before = s.unrest.copy()
    say(s, "usa", "accept")
    assert [now - was for was, now in zip(before, s.unrest, strict=True)] == [0, 2, 0, 0, 0]


@clause(NOW)
def test_a_strategy_goes_to_the_one_who_is_asked() -> None:
    s = revolt(3, uprisings=0, active="france")
    s.deals = True
    s.run()
    (decision,) = (d for d in s.pending if d.legal)
    card = GAME.vocabulary.name(decision.legal[0])
    assert decision.seat == s.powers.index(nation("france"))
    say(s, "uk", "propose", "france", "term_now", card, "offer")
    say(s, "france", "accept")
    assert s.strategy[nation("france")] == act(card) - s.cards.first_strategy


# -- what is said ----------------------------------------------------------------------------------


def said(s: V1919State, who: str) -> str:
    """The question to a player, in English; the other languages must have words of their own."""
    decision = s.decision(s.powers.index(nation(who)))
    assert decision is not None
    assert len({words(language).say(decision.prompt) for language in LANGUAGES}) == len(LANGUAGES)
    return words("en").say(decision.prompt)


def offered(s: V1919State, note: str = "") -> list[str]:
    """The UK offers the USA a deal of three terms; gives what is told, in English."""
    say(s, "uk", "propose", "usa", "give", "2", "term_settle", "syria", "term_option", "option.syria.british")
    events = s.apply(act("offer"), 0, note)
    return [words("en").say(event.text) for event in events]


TERMS = (
    "the UK exhausts 2 Influence, and the USA recovers as much; the USA settles Syria; "
    "the USA chooses for Syria: British Mandate."
)


@clause("v1919.ruling.negotiation.software")
def test_both_sides_read_all_terms_each_in_its_own_words() -> None:
    s = bargain()
    offered(s)
    offer = f"The UK offers the USA a deal: {TERMS}"
    assert said(s, "usa") == f"{offer} Accept or refuse it."
    assert said(s, "uk") == f"{offer} You may withdraw it until it is answered."


@clause("v1919.ruling.negotiation.software")
def test_terms_are_read_while_the_offer_is_put_together() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa")
    assert said(s, "uk") == "Choose the first term of the deal with the USA, or cancel it."
    say(s, "uk", "take", "1", "term_not_place", "togo")
    assert said(s, "uk") == (
        "Your deal with the USA so far: the USA exhausts 1 Influence, and the UK recovers as much; "
        "the USA places no Influence on Togo. Choose a further term, make the offer, or cancel it."
    )


NOTE = "Next turn I leave Smyrna to you."


@clause("v1919.negotiation.5", "v1919.ruling.negotiation.software")
def test_a_note_is_told_with_the_deal_and_binds_nobody() -> None:
    s = bargain()
    told = offered(s, NOTE)
    assert told[-1] == f"The UK adds a note, which binds nobody: “{NOTE}”."
    for who in ("uk", "usa"):
        assert f"{TERMS} Note, which binds nobody: “{NOTE}”." in said(s, who)
    offer = s.view(None)["offer"]
    assert isinstance(offer, dict)
    assert (offer["nation"], offer["partner"], offer["note"]) == ("uk", "usa", NOTE)
    plain = bargain()
    offered(plain)
    say(s, "usa", "accept")
    say(plain, "usa", "accept")
    assert [d.legal for d in s.pending] == [
        d.legal for d in plain.pending
    ]  # the terms bind, the note does not
    assert s.terms == plain.terms
    assert s.view(None)["notes"] == [{"nation": "uk", "partner": "usa", "words": NOTE}]
    (table,) = (t for t in GAME.tables(s.view(None)) if t.title.id == "v1919.table.deals")
    assert words("en").say(table.rows[-1][2]) == NOTE  # type: ignore[arg-type]


@clause("v1919.negotiation.5")
def test_a_note_is_gone_with_the_turn_or_with_a_refusal() -> None:
    s = bargain()
    say(s, "uk", "propose", "usa", "give", "1")
    s.apply(act("offer"), 0, NOTE)
    say(s, "usa", "refuse")
    assert not s.notes
    say(s, "uk", "propose", "usa", "give", "1")
    s.apply(act("offer"), 0, NOTE)
    say(s, "usa", "accept", "reclaim", "4", "done")
    assert not s.notes


def test_a_note_goes_with_the_offer_alone() -> None:
    s = bargain()
    before = s.copy()
    for who, name in (("uk", "propose"), ("usa", "place")):
        with pytest.raises(IllegalAction, match="No note"):
            s.apply(act(name), s.powers.index(nation(who)), NOTE)
    assert s == before
    say(s, "uk", "propose", "usa", "give", "1")
    before = s.copy()
    for name in ("cancel", "term_option"):
        with pytest.raises(IllegalAction, match="No note"):
            s.apply(act(name), 0, NOTE)
    assert s == before
    s.apply(act("offer"), 0, NOTE)
    with pytest.raises(IllegalAction, match="No note"):
        s.apply(act("accept"), 2, NOTE)


def test_a_note_names_nothing_but_its_own_words() -> None:
    s = bargain()
    assert offered(s, "nation.uk")[-1].endswith("“nation.uk”.")


def test_a_note_is_kept_in_the_record_and_told_again() -> None:
    play = Play.begin(Record.of(GAME, ["Ana", "Ben", "Carla"], seed=3))
    while not play.state.pending[0].aside:
        play.act(play.state.pending[0].legal[0], play.state.pending[0].seat)
    seat = play.state.pending[0].seat
    play.act(act("propose"), seat)
    while not (noted := play.state.pending[0].noted):
        play.act(play.state.pending[0].legal[0], seat)
    play.act(noted[0], seat, NOTE)
    assert play.record.moves[-1].note == NOTE
    log: list[Event] = []
    again = Record.from_json(play.record.to_json()).replay(log=log)
    assert again == play.state
    assert log == play.log
    assert any(event.text.id == "v1919.log.deal-note" for event in log)
    play.undo(seat)
    assert not any(event.text.id == "v1919.log.deal-note" for event in play.log)
    assert play.record.moves[-1].note == ""
