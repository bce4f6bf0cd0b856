"""The score by source adds up to the score, in every game and at every number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import salon
import salon.games.turmoil
from salon.games.court import Court
from salon.games.court.state import CourtState
from salon.games.turmoil import facts
from salon.games.turmoil.tally import tally as turmoil_tally
from salon.kernel import Event, Game, InvariantBroken, Play, Record, Source, Text
from salon.kernel.conformance import check_tally, random_game
from salon.lang import LANGUAGES, words

GAMES = [(game, seats) for game in salon.list_games() for seats in salon.load(game).seat_counts]


@pytest.mark.parametrize(("id", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_sources_add_up_to_the_score(id: str, seats: int, seed: int) -> None:
    play = random_game(salon.load(id), seats, 100 + seed, every=0)
    result = play.state.result
    assert result is not None
    check_tally(play.state, result.scores, play.log)
    tally = play.state.game.tally(play.state, play.log)
    assert len(tally) == seats
    for sources in tally:
        labels = [source.label for source in sources]
        assert len(labels) == len({repr(label) for label in labels}), "each source once"
        for label in labels:
            assert all(words(language).say(label) != label.id for language in LANGUAGES)


def test_a_score_that_does_not_add_up_is_found_out() -> None:
    class Boaster(Court):
        def tally(self, s: CourtState, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
            return ((Source(Text("court.title"), 99),), ())

    play = random_game(salon.load("court"), 2, 1, every=0)
    assert play.state.result is not None
    scores = play.state.result.scores
    check_tally(play.state, scores, play.log)
    boaster: Game[Any] = Boaster(Boaster.form.typed(salon.load("court").pack_of_house()))
    play.state.game = boaster
    with pytest.raises(InvariantBroken, match="add up"):
        check_tally(play.state, scores, play.log)


def test_a_game_need_not_say() -> None:
    state = salon.load("court").new(2, seed=1)
    assert Game.tally(state.game, state) == ()
    check_tally(state, (0, 0), ())


def test_court_counts_the_markers_of_who_controls() -> None:
    play = Play.begin(Record.of(salon.load("court"), ["Ana", "Ben"], seed=2))
    assert play.state.game.tally(play.state) == ((), ())  # no markers yet


def test_turmoil_reads_the_sources_from_its_log() -> None:
    scored = facts.Score("region.france", "side.liberal", "level.none", 0, 0, 0, 0)
    told = [
        facts.Event("side.liberal", "card.1"),
        facts.Vp("side.liberal", 2, vp=2),
        scored,
        scored,
        facts.Vp("side.authoritarian", 5, vp=-3),
        facts.Tension(-1, tension=2),
        facts.Vp("side.liberal", 1, vp=-2),
        facts.Roll("side.liberal", 3, 3, "card.1"),
        facts.Vp("side.liberal", 1, vp=-1),
        facts.WarWon("side.liberal"),
        facts.Vp("side.liberal", 4, vp=3),
    ]
    log = [Event(fact) for fact in told]
    authoritarian, liberal = turmoil_tally(salon.games.turmoil.load().new(seed=1), log)
    assert {source.label.id: source.points for source in liberal} == {
        "turmoil.tally.events": 3,
        "turmoil.tally.region": -5,
        "turmoil.tally.tension": 1,
        "turmoil.tally.war": 4,
    }
    assert [source.points for source in authoritarian] == [-source.points for source in liberal]


def test_undos_are_counted() -> None:
    play = Play.begin(Record.of(salon.load("court"), ["Ana", "Ben"], seed=2))
    play.act(0, 0)
    play.act(1, 0)
    assert (play.undos(0), play.undos(1)) == (2, 0)
    play.undo(0)
    assert play.undos(0) == 1
