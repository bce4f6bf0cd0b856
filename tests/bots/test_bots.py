"""Bots: legal, honest, and the greedy one better than chance."""

from __future__ import annotations

from typing import Any

import pytest

import salon
from salon import bots
from salon.bots.greedy import Greedy
from salon.bots.random import Random
from salon.games import v1919
from salon.games.court import Court
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import Pay
from salon.kernel import Action, Fate, Game, State, UnknownName
from tests.rules.v1919.board import act
from tests.rules.v1919.dealing import bargain, offer

COURT = salon.load("court")


def match(names: list[str], seed: int, game: Game[Any] = COURT) -> State:
    s: State = game.new(len(names), seed=seed)
    fate = Fate.of(seed).fork()
    players = [bots.load(name, game) for name in names]
    while s.result is None:
        d = next(bots.due(s))
        s.apply(bots.answer(players[d.seat], s, d.seat, fate), d.seat)
    return s


def test_greedy_beats_three_random_ones() -> None:
    """Chance would give it one game in four; over 1,000 games it wins about 97 in 100."""
    games = 12
    wins = 0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        result = match(names, seed).result
        assert result is not None
        wins += result.winners == (seed % 4,)
    assert wins > games * 0.6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_ones_at_the_conference(seats: int) -> None:
    for seed in range(3):
        names = ["random"] * seats
        names[seed % seats] = "greedy"
        result = match(names, seed, salon.load("v1919")).result
        assert result is not None
        assert result.winners == (seed % seats,)


def test_greedy_plays_the_conference_alone() -> None:
    def points(name: str) -> int:
        results = [match([name], seed, salon.load("v1919")).result for seed in range(3)]
        return sum(result.scores[0] for result in results if result is not None)

    assert points("greedy") > points("random") + 10


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_plays_at_every_table(seats: int) -> None:
    assert match(["greedy"] * seats, 5).result is not None


def test_a_bot_never_holds_the_truth() -> None:
    """What a bot is given differs from the truth in what its seat cannot know."""
    s = COURT.new(4, seed=3)
    given: list[State] = []

    class Spy:
        def __init__(self) -> None:
            self.plan: list[Action] = []

        def choose(self, s: State, seat: int, fate: Fate) -> Action:
            given.append(s)
            return s.pending[seat].legal[0]

    bots.answer(Spy(), s, 1, Fate.of(9))
    (shown,) = given
    assert shown.view(1) == s.view(1)
    assert shown.fate != s.fate
    assert shown.view(2) != s.view(2)


def test_the_same_fate_gives_the_same_answers() -> None:
    first, again = match(["greedy", "random", "random"], 2), match(["greedy", "random", "random"], 2)
    assert first == again


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="expected one of: novice, courtier, minister, chancellor, random"):
        bots.load("deep-thought", COURT)


def test_a_game_without_a_value_is_played_at_random() -> None:
    class Other(Court):
        """A game of its own, in a module without a bot."""

    assert isinstance(
        bots.load("greedy", Other(Court.form.typed(Court.form.load(None).pack_of_house()))), Random
    )


# -- deals -----------------------------------------------------------------------------------------

CONFERENCE = v1919.load()


def offered(*items: str, **position: Any) -> V1919State:
    """The UK offers the USA, whose turn it is and which leads Syria, a deal."""
    s = bargain(**{"exhausted": {"usa": 5, "uk": 5}, **position})
    offer(s, "uk", "usa", *items)
    return s


def says(s: State, seat: int, seed: int = 1) -> str:
    bot = bots.load("greedy", CONFERENCE)
    return CONFERENCE.vocabulary.name(bots.answer(bot, s, seat, Fate.of(seed)))


@pytest.mark.parametrize(
    ("items", "good"),
    [
        (["pay uk usa 3"], True),  # cubes for nothing
        (["pay usa uk 3"], False),
        (["settle usa smyrna"], False),  # a promise for nothing
        (["not_place usa saar", "pay uk usa 5"], True),  # a promise that is well paid
        (["not_place usa saar", "pay usa uk 3"], False),
        (["settle usa smyrna", "pay uk usa 1"], False),  # its whole Political Action for one cube
    ],
)
def test_greedy_accepts_a_deal_that_betters_its_position(items: list[str], good: bool) -> None:
    for seed in range(3):  # whatever chance says
        answer = says(offered(*items), 2, seed)
        assert (answer == "verb.accept") == good
        assert answer in {"verb.accept", "verb.counter", "verb.refuse"}


def test_a_bot_changes_what_it_does_not_like_and_offers_it_back() -> None:
    s = offered("option usa option.syria.british", "pay uk usa 1")
    assert says(s, 2) == "verb.counter"
    for _ in range(12):
        s.apply(CONFERENCE.vocabulary.action(says(s, 2)), 2)
        if s.talk is None or s.talk.deals:
            break
    assert s.talk is not None
    (counter,) = s.talk.deals
    assert counter.proposer == 2
    assert [type(item).__name__ for item in counter.items] == ["Term", "Pay"]
    paid = counter.items[1]
    assert isinstance(paid, Pay)
    assert (paid.power, paid.to) == (0, 2)
    assert paid.n > 1  # what it would do it for


@pytest.mark.parametrize(("made", "answer"), [(1, "verb.counter"), (2, "verb.refuse")])
def test_a_bot_that_has_made_two_offers_haggles_no_more(made: int, answer: str) -> None:
    s = offered("option usa option.syria.british", "pay uk usa 1")
    s.offers = (*s.offers[:2], s.most_offers - made)
    s.run()
    assert says(s, 2) == answer


def test_bots_offer_deals_that_others_accept() -> None:
    """What a bot offers betters its own position and that of its partner, as they see it."""
    told: dict[str, int] = {}
    for seed in (1, 2):
        s = CONFERENCE.new(3, seed=seed)
        players = [bots.load("greedy", CONFERENCE) for _ in range(3)]
        fate = Fate.of(seed)
        for _ in range(250):
            d = next(bots.due(s))
            for event in s.apply(bots.answer(players[d.seat], s, d.seat, fate), d.seat):
                told[event.text.id] = told.get(event.text.id, 0) + 1
    assert told["v1919.log.deal-offer"] >= 3
    assert told["v1919.log.deal-accepted"] >= told["v1919.log.deal-offer"] / 2


def test_a_bot_asked_anew_at_every_answer_finishes_its_offer() -> None:
    """The server has no bot with a memory: what it wants follows from what all can see."""
    s = CONFERENCE.new(3, seed=1)
    players = [bots.load("greedy", CONFERENCE) for _ in range(3)]
    fate = Fate.of(1)
    for _ in range(400):
        d = next(bots.due(s))
        if s.talk is not None and any(s.talk.drafts):
            break
        s.apply(bots.answer(players[d.seat], s, d.seat, fate), d.seat)
    for n in range(12):
        d = next(bots.due(s))
        s.apply(CONFERENCE.vocabulary.action(says(s, d.seat, n)), d.seat)
        if s.talk is None or s.talk.deals:
            break
    assert s.talk is not None
    assert s.talk.deals


def test_greedy_plans_anew_after_a_deal() -> None:
    bot = bots.load("greedy", CONFERENCE)
    assert isinstance(bot, Greedy)
    s = offered("not_place usa saar", "pay uk usa 5")
    bot.plan = [act("place"), act("saar")]
    s.apply(bots.answer(bot, s, 2, Fate.of(1)), 2)
    assert not bot.plan
    while s.pending[0].seat == 2 and s.pending[0].legal:
        s.apply(bots.answer(bot, s, 2, Fate.of(1)), 2)  # never an answer that the deal forbids
    assert s.result is None
