"""The score by source adds up to the score, in every game and at every number of seats."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import salon
from salon.games.turmoil.tally import tally as turmoil_tally
from salon.kernel import Event, InvariantBroken, Play, Record, Source, State, Text
from salon.kernel.conformance import check_tally, random_game
from salon.lang import LANGUAGES, words

GAMES = [(game, seats) for game in salon.games() for seats in salon.load(game).seats]


@pytest.mark.parametrize(("id", "seats"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_sources_add_up_to_the_score(id: str, seats: int, seed: int) -> None:
    play = random_game(salon.load(id), seats, 100 + seed, every=0)
    result = play.state.result
    assert result is not None
    check_tally(play.state, result.scores, play.log)
    tally = play.state.tally(play.log)
    assert len(tally) == seats
    for sources in tally:
        labels = [source.label for source in sources]
        assert len(labels) == len({repr(label) for label in labels}), "each source once"
        for label in labels:
            assert all(words(language).say(label) != label.id for language in LANGUAGES)


def test_a_score_that_does_not_add_up_is_found_out() -> None:
    class Boaster(salon.load("court").state):  # type: ignore[misc]  # the class of a game chosen by name
        def tally(self, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
            return ((Source(Text("court.title"), 99),), ())

    play = random_game(salon.load("court"), 2, 1, every=0)
    assert play.state.result is not None
    scores = play.state.result.scores
    check_tally(play.state, scores, play.log)
    fields = {name: getattr(play.state, name) for name in play.state.__struct_fields__}
    with pytest.raises(InvariantBroken, match="add up"):
        check_tally(Boaster(**fields), scores, play.log)


def test_a_game_need_not_say() -> None:
    state = salon.load("court").new(2, seed=1)
    assert State.tally(state) == ()
    check_tally(state, (0, 0), ())


def test_court_counts_the_markers_of_who_controls() -> None:
    play = Play.begin(Record.of(salon.load("court"), ["Ana", "Ben"], seed=2))
    assert play.state.tally() == ((), ())  # no markers yet


def said(id: str, **args: str | int) -> Event:
    return Event(Text(f"turmoil.log.{id}", {**args}))


def test_turmoil_reads_the_sources_from_its_log() -> None:
    log = [
        said("event", side="side.liberal", card="card.1"),
        said("vp", side="side.liberal", n=2),
        said("score", region="region.france"),
        said("score", region="region.france"),
        said("vp", side="side.authoritarian", n=5),
        said("tension", n=-1),
        said("vp", side="side.liberal", n=1),
        said("roll", die=3),
        said("vp", side="side.liberal", n=1),
        said("war-won", side="side.liberal"),
        said("vp", side="side.liberal", n=4),
    ]
    authoritarian, liberal = turmoil_tally(salon.load("turmoil").new(seed=1), log)
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
