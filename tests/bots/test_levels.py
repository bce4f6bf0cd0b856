"""The levels: every one plays every game, sees what its seat may know, and can be repeated."""

from __future__ import annotations

import pytest

import salon
from salon import bots
from salon.bots import novice, search
from salon.bots.greedy import Greedy
from salon.bots.search import PlanSearch
from salon.bots.thinker import Thinker
from salon.kernel import Action, Fate, Game, State
from salon.kernel.mind import deep
from salon.lang import LANGUAGES, words

TABLES = [(id, seats) for id in salon.list_games() for seats in salon.load(id).seat_counts]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """As always, but with few imagined games."""
    monkeypatch.setattr(search, "WORLDS", (4, 5))
    monkeypatch.setattr(search, "PLANS", (2, 3))
    monkeypatch.setattr(search, "LOOK", 6)
    monkeypatch.setattr(search, "LONGEST", 12)
    monkeypatch.setattr(search, "ALONE", 6)


def middle(game: Game[State], seats: int, seed: int, answers: int = 60) -> State:
    """A position in the middle of a game that was played at random."""
    s = game.new(seats, seed=seed)
    fate = Fate.of(seed).fork()
    for _ in range(answers):
        d = next(bots.due(s))
        s.apply(fate.pick(d.legal or d.hoped or d.aside), d.seat)
    assert s.result is None
    return s


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_sits_at_every_table(level: str, id: str, seats: int) -> None:
    game = salon.load(id)
    s = middle(game, seats, seed=4, answers=30)
    players = [bots.load(level, game) for _ in range(seats)]
    fate = Fate.of(3)
    for _ in range(6):
        if s.result is not None:
            break
        d = next(bots.due(s))
        s.apply(bots.answer(players[d.seat], s, d.seat, fate), d.seat)  # raises if it is not allowed


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("id", "seats"), [("court", 3), ("turmoil", 2), ("v1919", 3)])
@pytest.mark.parametrize("level", bots.LEVELS)
def test_what_a_seat_cannot_know_changes_no_answer(level: str, id: str, seats: int) -> None:
    game = salon.load(id)
    hidden = False
    for seed, answers in ((1, 25), (2, 60)):
        s = middle(game, seats, seed, answers)
        seat = next(bots.due(s)).seat
        other = s.determinize(seat, Fate.of(77))  # another world that looks the same to the seat
        hidden |= other != s and other.view(seat) == s.view(seat)
        said = [bots.answer(bots.load(level, game), world, seat, Fate.of(5)) for world in (s, other)]
        assert said[0] == said[1]
    assert hidden, "both worlds were the same: this proves nothing"


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("id", salon.list_games())
@pytest.mark.parametrize("level", bots.LEVELS)
def test_seed_and_level_say_the_whole_game(level: str, id: str) -> None:
    def played() -> list[Action]:
        game = salon.load(id)
        s = game.new(game.seat_counts[-1], seed=6)
        players = [bots.load(level, game) for _ in range(s.seats)]
        said = []
        for number in range(14):
            d = next(bots.due(s))
            said.append(bots.answer(players[d.seat], s, d.seat, Fate.of(number)))
            s.apply(said[-1], d.seat)
        return said

    assert played() == played()


def test_names_of_before_are_still_understood() -> None:
    game = salon.load("court")
    assert isinstance(bots.load("greedy", game), Greedy)
    assert bots.level("greedy") == "courtier"
    assert [bots.knows(name) for name in ("greedy", "random", "minister", "deep-thought")] == [True] * 3 + [
        False
    ]
    assert not bots.thinks_long("greedy")
    assert bots.thinks_long("chancellor")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    speaker = words(language)
    said = [speaker.label("bots", f"bots.{bot}", about) for bot in bots.BOTS for about in ("", "about")]
    assert all(said)
    assert len({*said}) == len(said)


def test_a_novice_overlooks_some_answers_and_thinks_about_the_others() -> None:
    game = salon.load("court")
    s = game.new(2, seed=1)
    sober = bots.load("courtier", game)
    best = {bots.answer(sober, s, 0, Fate.of(n)) for n in range(3)}
    bot, differing, tries = bots.load("novice", game), 0, 40
    for n in range(tries):
        bot.plan = []
        differing += bots.answer(bot, s, 0, Fate.of(n)) not in best
    assert 0 < differing < tries * novice.OVERLOOKED / 100 + 8


def test_a_thinker_keeps_to_its_plan() -> None:
    asked = []

    def think(s: State, seat: int, fate: Fate, effort: int) -> list[Action]:
        asked.append(effort)
        return [s.pending[seat].legal[2], s.pending[seat].legal[4]]

    s = salon.load("court").new(2, seed=1)
    bot = Thinker(think, 2)
    legal = s.pending[0].legal
    assert [bot.choose(s, 0, Fate.of(1)) for _ in range(3)] == [legal[2], legal[4], legal[2]]
    assert asked == [2, 2]
    bot.reply = lambda s, seat: legal[5]
    assert bot.choose(s, 0, Fate.of(1)) == legal[5]
    assert not bot.plan


# -- the search of plans ---------------------------------------------------------------------------


def test_the_plan_that_looked_best_is_left_only_for_a_clearly_better_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = salon.load("court")
    mind = game.mind()
    assert mind is not None
    s = middle(game, 2, seed=3)
    seat = next(bots.due(s)).seat
    plans = PlanSearch(mind, s, seat, 1)
    found = plans.candidates(Fate.of(1))
    assert len(found) > 1
    assert [plan.worth for plan in found] == sorted((plan.worth for plan in found), reverse=True)
    assert len({plan.answers for plan in found}) == len(found)

    def result(gain: float, noise: float) -> search.Plan:
        tried: dict[search.Plan, int] = {}

        def played(self: PlanSearch, plan: search.Plan, chance: Fate) -> float:
            tried[plan] = tried.get(plan, 0) + 1
            better = gain + noise * (-1) ** tried[plan] if plan == found[1] else 0.0
            return better - 5.0 * (plan not in found[:2])

        monkeypatch.setattr(PlanSearch, "play_on", played)
        return PlanSearch(mind, s, seat, 1).best(Fate.of(1))

    assert result(gain=1.0, noise=0.1) == found[1]
    assert result(gain=0.1, noise=4.0) == found[0]
    assert result(gain=-1.0, noise=0.1) == found[0]


def test_placements_are_compared_and_not_only_kinds_of_action() -> None:
    game = salon.load("v1919")
    mind = game.mind()
    assert mind is not None
    s, seat = turn_of(game, seed=3)
    found = PlanSearch(mind, s, seat, 1).candidates(Fate.of(1))
    begun = [plan.answers[0] for plan in found]
    assert len({*begun}) < len(begun), "two ways that begin alike"
    assert len({*begun}) > 1, "and the best of another kind"
    assert all(len(plan.answers) > 1 for plan in found)


def test_an_end_does_not_drown_all_else() -> None:
    """What imagined games come to is told as chances: a hundred points for a won game would be noise."""
    game = salon.load("v1919")
    mind = game.mind()
    assert mind is not None
    s, seat = turn_of(game, seed=3)
    search = PlanSearch(mind, s, seat, 1)
    for plan in search.candidates(Fate.of(1))[:2]:
        assert 0 < search.play_on(plan, Fate.of(9)) < 1


def turn_of(game: Game[State], seed: int) -> tuple[State, int]:
    """The beginning of somebody's turn with a choice of actions, among players in haste, without deals."""
    s = game.new(4, seed=seed, options={"deals": False}).copy()
    mind = game.mind()
    assert mind is not None
    hasty, fate = Greedy(mind.value, 12), Fate.of(seed)
    for answered in range(400):
        d = next(bots.due(s))
        if answered >= 100 and type(s.stack[-1]).__name__ == "ChooseAction" and len(d.legal) > 3:
            return s, d.seat
        hasty.plan = []
        s.apply(hasty.choose(s, d.seat, fate), d.seat)
    raise AssertionError("no turn with a choice")


def test_all_plans_meet_the_same_world() -> None:
    game = salon.load("v1919")
    mind = game.mind()
    assert mind is not None
    s = middle(game, 3, seed=3, answers=40)
    seat = next(bots.due(s)).seat
    plans = PlanSearch(mind, s, seat, 1)
    plan = plans.candidates(Fate.of(1))[0]
    chance = Fate.of(9)
    assert plans.play_on(plan, chance) == plans.play_on(plan, chance)
    assert chance == Fate.of(9)


def test_a_game_may_have_a_search_of_its_own() -> None:
    found = {}
    for id in salon.list_games():
        mind = salon.load(id).mind()
        assert mind is not None
        found[id] = deep(mind) is not None
    assert found["turmoil"]
