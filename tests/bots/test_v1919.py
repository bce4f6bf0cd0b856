"""The greedy bot at the conference: what it sees in the cards is what they say."""

from __future__ import annotations

from itertools import count
from statistics import fmean

import pytest

from salon import bots
from salon.bots.greedy import Greedy
from salon.games.v1919.actions import ChooseAction
from salon.games.v1919.answers import ACCEPT, NATION, OFFER, PROPOSE, T_OPTION
from salon.games.v1919.bot import _SIGNS, _option, _settled, _solitaire, _strategy_card, _tables, likes, value
from salon.games.v1919.bot_deals import ASKED, OFFERED, Dealer, spelled, surely
from salon.games.v1919.cards import OptionCard
from salon.games.v1919.cards_score import line_points
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import FRANCE, ITALY, JAPAN, MOST_HAPPY, SIGNS, UK, Deal, Pay
from salon.kernel import Fate
from tests.rules.v1919 import dealing
from tests.rules.v1919.board import GAME, nation, table


@pytest.mark.parametrize("card", range(len(GAME.cards.strategies)))
def test_a_strategy_card_is_worth_what_it_would_score(card: int) -> None:
    """Italy is sure to sign, and Japan to refuse; every counter lies somewhere."""
    s = table("uk", "france", "usa", settled={"syria": "uk", "smyrna": "france"}, unrest={"europe": 5})
    s.happiness[ITALY], s.happiness[JAPAN] = MOST_HAPPY, 0
    syria, smyrna = (issue for issue, owner in enumerate(s.controller) if owner >= 0)
    s.counters[syria], s.counters[smyrna] = (0, 3, 3), tuple(range(1, 8))
    uk, tables = nation("uk"), _tables(GAME.cards)
    s.demobilized[0] = uk
    s.discs[uk] -= 1
    counters = _settled(s, tables, [0.0] * 4)
    found = _strategy_card(s, tables.strategies[card], uk, counters)
    assert found == pytest.approx(sum(line_points(s, uk, card)), abs=0.01)


def test_an_option_is_worth_more_to_whom_it_pleases() -> None:
    option = OptionCard("accord", "house", happiness={"uk": 3})
    assert _option(option, UK) == pytest.approx(0.75)
    assert _option(option, FRANCE) == pytest.approx(-0.25)


def test_a_lead_is_the_surer_the_larger_it_is_and_the_fewer_turns_it_has_to_hold() -> None:
    for keep in _tables(GAME.cards).keep:
        for turns in range(1, len(keep)):
            assert keep[turns][1] < keep[turns - 1][1]
            assert keep[turns][1] < keep[turns][3] < keep[turns][6]


@pytest.mark.parametrize(
    "item",
    [
        "place usa togo",
        "place usa togo 3",
        "later place uk togo 2",
        "settle usa syria",
        "pay uk usa 3",
        "not_place usa korea",
        "now verb.settle",
    ],
)
def test_a_bot_says_an_item_as_a_player_does(item: str) -> None:
    s = dealing.bargain()
    dealing.draft(s, "uk", "usa", item)
    assert s.talk is not None
    draft = s.talk.drafts[dealing.seat(s, "uk")]
    assert draft is not None
    assert list(spelled(s, draft.items[0])) == dealing.spelled(item)


def test_a_nation_signs_the_likelier_the_happier_it_is() -> None:
    assert len(_SIGNS) == MOST_HAPPY + 1
    assert list(_SIGNS) == sorted(_SIGNS)
    assert 0 < _SIGNS[0] < _SIGNS[SIGNS - 1] < 0.5 < _SIGNS[SIGNS] < _SIGNS[-1] < 1


def test_alone_a_lead_over_the_rivals_counts_also_where_it_is_safe() -> None:
    s = GAME.new(1, seed=3)
    rivals = [power for power in s.powers if power != s.mine]

    def worth(mine: float, rival: float) -> float:
        expected = [0.0] * 4
        expected[s.mine], expected[rivals[0]] = mine, rival
        return _solitaire(s, expected)

    assert worth(90, 1) < worth(90, 0) < worth(91, 0)


def test_a_bot_thinks_of_the_option_that_its_partner_likes_best() -> None:
    """The USA leads Syria, and everyone likes another of its options."""
    s = dealing.bargain()
    usa, issue = nation("usa"), s.issues[0]
    count = len(s.cards.options[issue])
    wishes = {power: [float((n + power) % count) for n in range(count)] for power in s.powers}
    dealer = Dealer(lambda s, seat: 0.0, lambda s, issue, power: wishes[power])
    thought_of = {
        term.to[0]: s.cards.options[issue].index(term.action)
        for terms in dealer._ideas(s, usa)
        for term in terms
        if term.topic == T_OPTION
    }
    assert thought_of
    for partner, option in thought_of.items():
        assert wishes[partner][option] == max(wishes[partner])


def bargaining(seed: int) -> V1919State:
    """A turn in the middle of a game that was played in haste, with deals from now on."""
    s = GAME.new(4, seed=seed, options={"deals": False})
    fate, hasty = Fate.of(seed), Greedy(value, 12)
    for answered in count():
        if answered >= 150 and type(s.stack[-1]) is ChooseAction and not s.political:
            break
        decision = next(bots.due(s))
        s.apply(hasty.choose(s, decision.seat, fate), decision.seat)
    return dealing.with_deals(s)


def say_offer(s: V1919State, deal: Deal) -> None:
    """Whoever is to move offers it, answer by answer."""
    twin = s.cards.twin
    for action in (PROPOSE, *(NATION + partner + twin for partner in deal.partners)):
        s.apply(action, s.turn)
    for held, item in enumerate(deal.items):
        for said, action in enumerate(spelled(s, item)):
            draft = s.talk.drafts[s.turn] if s.talk else None
            if draft and (len(draft.items), len(draft.said)) == (held, said):  # else it goes without saying
                s.apply(action, s.turn)
    s.apply(OFFER, s.turn)


def test_no_deal_is_taken_that_search_prices_as_a_loss() -> None:
    """Each looks like a gain in the first world that comes to mind, and some only there."""
    taken, worth = {}, {}
    for seed in (18, 23, 25, 27):
        s, dealer = bargaining(seed), Dealer(value, likes)
        me = s.powers[s.turn]
        terms = next(dealer._ideas(s, me))
        partner = terms[0].to[0]
        deal = Deal(me, (partner,), (*terms, Pay(partner, me, 1, 0)))
        seat = s.powers.index(partner)
        assert dealer.gains(s, deal, OFFERED[:1])[seat][0] > 0
        worth[seed] = fmean(dealer.gains(s, deal, [Fate.of(world) for world in range(5000, 5012)])[seat])
        say_offer(s, deal)
        taken[seed] = bots.answer(bots.load("courtier", GAME), s, seat, Fate.of(1)) == ACCEPT
    assert all(worth[seed] >= 0 for seed in taken if taken[seed]), worth
    assert {*taken.values()} == {True, False}


def test_a_gain_is_as_sure_as_the_worlds_agree() -> None:
    assert surely([0.5]) == surely([0.5, 0.5]) == 0.5
    assert surely([1.0, 0.0, 1.0, 0.0]) < 0.25 < surely([0.6, 0.4, 0.6, 0.4])


def test_who_is_asked_does_not_think_of_the_worlds_of_the_one_who_offers() -> None:
    """The deal offered is the one that did best in those."""
    assert not {fate.seed for fate in OFFERED} & {fate.seed for fate in ASKED}
