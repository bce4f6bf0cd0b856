"""What a player at the conference is warned of before an answer."""

from __future__ import annotations

from salon.games.v1919.state import V1919State
from salon.lang import LANGUAGES, words
from tests.cautions import cautions, costs
from tests.rules.v1919.board import play, revolt, table
from tests.rules.v1919.dealing import bargain, draft, offer, seat

ISSUES = ["smyrna", "korea", "togo", "nauru", "egypt"]


def test_more_influence_than_anybody_can_beat_is_warned_of() -> None:
    """The others have neither discs nor, for the USA, more than 2 cubes: 3 are enough."""
    s = revolt(
        3,
        settled={"arabia": "uk"},
        exhausted={"france": 15, "usa": 13},
        discs_exhausted={"uk": 3, "france": 3, "usa": 3},
    )
    play(s, "bid")
    warned = cautions(s)
    assert {int(name.removeprefix("amount.")) for name in warned} == set(range(3, 16))
    assert set(warned.values()) == {("bid-cubes", "v1919.bid.11")}


def test_a_bid_that_could_still_be_beaten_is_not() -> None:
    s = revolt(3, settled={"arabia": "uk"})
    play(s, "bid", "force.0.0")
    assert not cautions(s)


def test_more_military_than_anybody_can_beat_is_warned_of() -> None:
    """Nobody else has a disc or a cube."""
    s = revolt(
        3,
        settled={"arabia": "uk"},
        exhausted={"france": 15, "usa": 15},
        discs_exhausted={"france": 3, "usa": 3},
    )
    play(s, "bid")
    warned = cautions(s)
    assert warned == {f"force.0.{n}": ("bid-discs", "v1919.bid.13") for n in (2, 3)}


def test_a_mutiny_of_ones_own_is_warned_of() -> None:
    """Three discs at a Happiness of 11: a deployment that costs 2 brings a Mutiny."""
    s = table("uk", "france", "usa", issues=ISSUES, happiness={"uk": 11})
    play(s, "deploy")
    warned = cautions(s)
    assert warned
    assert set(warned.values()) == {("mutiny", "v1919.mutiny.4")}
    assert not any(name.endswith(".8") for name in warned)  # column 8 costs no Happiness


def test_an_issue_that_goes_to_another_is_warned_of() -> None:
    s = table(
        "uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 1, "france": 2}, "korea": {"uk": 1}}
    )
    play(s, "settle")
    assert cautions(s) == {"issue.smyrna": ("given-away", "v1919.settle.0b")}


def test_influence_that_is_left_lying_is_warned_of() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 4})
    play(s, "reclaim")
    assert cautions(s) == {f"amount.{n}": ("reclaim", "v1919.reclaim.1") for n in (1, 2, 3)}


def test_the_last_means_to_bid_with_are_warned_of() -> None:
    """Five cubes, no disc: whoever places more than is needed has nothing left."""
    s = table("uk", "france", "usa", issues=ISSUES, exhausted={"uk": 10}, discs_exhausted={"uk": 3})
    play(s, "place", "smyrna")
    assert cautions(s) == {"amount.4": ("last-cubes", "v1919.bid.2")}


def test_the_cost_of_a_settle_is_what_comes_from_the_decks() -> None:
    s = table("uk", "france", "usa", issues=ISSUES, cubes={"smyrna": {"uk": 1}, "korea": {"uk": 1}})
    play(s, "settle", "smyrna")
    while "v1919.cost.refill" not in costs(s).values():
        s.apply(s.pending[0].legal[0])
    assert all(stake.final for stake in s.game.stakes(s, 0).values())


# -- deals -------------------------------------------------------------------------------------


def warned(s: V1919State, who: str) -> dict[str, tuple[str, str]]:
    """What a player is warned of; all languages have words for it."""
    for stake in s.game.stakes(s, seat(s, who)).values():
        if stake.caution is not None:
            said = {words(language).say(stake.caution.text) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES)
    return cautions(s, seat(s, who))


def test_a_deal_that_gives_and_brings_nothing_is_warned_of() -> None:
    """Who pays is warned before the offer; who is paid is not."""
    s = bargain()
    draft(s, "uk", "usa", "pay uk usa 3")
    assert warned(s, "uk") == {"verb.offer": ("deal-gift", "v1919.ruling.negotiation.gift")}
    s = bargain()
    offer(s, "uk", "usa", "pay uk usa 3")
    assert not warned(s, "usa")
    s = bargain()
    offer(s, "uk", "usa", "settle usa syria")
    assert warned(s, "usa") == {"verb.accept": ("deal-gift", "v1919.ruling.negotiation.gift")}


def test_a_deal_with_something_for_each_is_not() -> None:
    s = bargain()
    draft(s, "uk", "usa", "settle usa syria", "pay uk usa 3 when 1")
    assert not warned(s, "uk")
    s = bargain()
    offer(s, "uk", "usa", "settle usa syria", "pay uk usa 3 when 1")
    assert not warned(s, "usa")


def test_fewer_cubes_than_one_gives_are_warned_of() -> None:
    """Three of them: the UK pays the USA three, and gets one from France."""
    s = bargain()
    draft(s, "uk", "usa france", "pay uk usa 3", "pay france uk 1")
    assert warned(s, "uk") == {"verb.offer": ("deal-cubes", "v1919.negotiation.6")}


def test_a_word_for_later_is_little_for_what_binds_now() -> None:
    s = bargain()
    draft(s, "uk", "usa", "pay uk usa 3", "later settle usa syria")
    assert warned(s, "uk") == {"verb.offer": ("deal-word", "v1919.negotiation.5")}
    s = bargain()
    offer(s, "uk", "usa", "later not_place uk syria", "later settle usa syria")
    assert not warned(s, "usa")  # a word for a word


def test_promises_that_cannot_both_be_kept_are_warned_of() -> None:
    """One turn has one Political Action."""
    s = bargain()
    draft(s, "uk", "usa", "later settle uk syria", "later place uk togo", "pay usa uk 1")
    assert warned(s, "uk") == {"verb.offer": ("deal-clash", "v1919.ruling.negotiation.word")}
    s = bargain()
    draft(s, "uk", "usa", "later place uk togo", "later place uk korea", "pay usa uk 1")
    assert not warned(s, "uk")


def test_the_last_influence_in_a_deal_is_warned_of() -> None:
    """Three cubes, no disc: what is paid away leaves nothing to bid with."""
    s = bargain(exhausted={"usa": 5, "uk": 9}, discs_exhausted={"uk": 3})
    draft(s, "uk", "usa", "pay uk usa 3", "settle usa syria")
    assert warned(s, "uk") == {"verb.offer": ("last-cubes", "v1919.bid.2")}


def test_a_promise_that_leaves_one_thing_to_do_is_warned_of() -> None:
    """Without Issues to place on, and nothing to settle, the USA can only reclaim."""
    s = bargain(cubes={}, discs_exhausted={"usa": 3})
    before = [f"not_place usa {issue}" for issue in ("syria", "smyrna", "togo")]
    offer(s, "uk", "usa", *before, "not_place usa korea", "pay uk usa 1")
    assert warned(s, "usa")["verb.accept"] == ("deal-only", "v1919.negotiation.4")
    s = bargain()  # what follows a Settle binds to the Settle (v1919.ruling.negotiation.condition)
    offer(s, "uk", "usa", "advance usa korea", "pay uk usa 1")
    assert warned(s, "usa")["verb.accept"] == ("deal-only", "v1919.negotiation.4")
