"""The conformance suite can fail: each promise of the kernel is broken once, and found out by name."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest

import salon
from salon.games.court import facts
from salon.games.court.questions import Influence
from salon.kernel import (
    Decision,
    Event,
    Fate,
    IllegalAction,
    InvariantBroken,
    Play,
    Record,
    Refusal,
    Result,
    SalonError,
    Text,
)
from salon.kernel.conformance import (
    ASIDE,
    CLOSING,
    DRAFTING,
    check_answer,
    check_end,
    check_position,
    check_refusals,
    check_secrets,
    check_tally,
    random_answer,
    random_game,
)

COURT = salon.load("court")
STATE: Any = COURT.state
GAME: Any = type(COURT)
Patch = pytest.MonkeyPatch


def position(moves: int = 20) -> Any:
    """A position in the middle of a game at court, with hands, piles and a deck."""
    s, chance = COURT.new(3, seed=4), Fate.of(4)
    for _ in range(moves):
        decision, action = random_answer(s.pending, chance)
        s.apply(action, decision.seat)
    return s


def finished() -> Play:
    return random_game(COURT, 2, 1, every=0)


def broken(promise: str) -> Any:
    return pytest.raises(InvariantBroken, match=promise)


def after(honest: Callable[..., Any], deed: Callable[[Any], object]) -> Callable[..., Any]:
    """A method that does something to its state as well."""

    def faulty(self: Any, *args: Any) -> Any:
        found = honest(self, *args)
        deed(self)
        return found

    return faulty


def more_reveals(s: Any) -> None:
    s.reveals += 1


# -- positions -------------------------------------------------------------------------------------


def test_a_sound_position_passes() -> None:
    s = position()
    check_position(s, Fate.of(1))
    for seat in range(3):
        check_refusals(s, seat)
    check_end(finished())


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    honest = STATE.copy

    def sharing(self: Any) -> Any:
        other = honest(self)
        other.markers = self.markers
        return other

    monkeypatch.setattr(STATE, "copy", sharing)
    with broken("a copy shares no list with its original"):
        check_position(position(), Fate.of(1))


def test_a_view_that_changes_by_itself(monkeypatch: Patch) -> None:
    looks = count()
    monkeypatch.setattr(STATE, "view", lambda self, seat: {"looks": next(looks)})
    with broken("the same when looked at twice"):
        check_position(position(), Fate.of(1))


def test_a_view_that_is_not_ready_for_json(monkeypatch: Patch) -> None:
    monkeypatch.setattr(STATE, "view", lambda self, seat: {"cards": (1, 2)})
    with broken("a view is ready for JSON"):
        check_position(position(), Fate.of(1))


@pytest.mark.parametrize("method", ["view", "offered"])
def test_a_look_that_changes_something(method: str, monkeypatch: Patch) -> None:
    s = position()
    monkeypatch.setattr(STATE, method, after(getattr(STATE, method), more_reveals))
    with broken("looking changes nothing"):
        check_position(s, Fate.of(1))


def test_a_copy_that_forgets(monkeypatch: Patch) -> None:
    honest = STATE.copy

    def forgetful(self: Any) -> Any:
        other = honest(self)
        other.reveals = 0
        return other

    monkeypatch.setattr(STATE, "copy", forgetful)
    with broken("a copy equals its original"):
        check_position(position(), Fate.of(1))


def test_a_saved_position_that_is_read_wrongly(monkeypatch: Patch) -> None:
    s = position()
    monkeypatch.setattr(type(COURT), "restore", lambda self, data: self.new(3, seed=4))
    with broken("read back as it was"):
        check_position(s, Fate.of(1))


def test_a_question_that_changes_something(monkeypatch: Patch) -> None:
    s = position()
    monkeypatch.setattr(STATE, "run", after(STATE.run, more_reveals))
    with broken("asking twice gives the same question"):
        check_position(s, Fate.of(1))


def test_an_imagined_world_that_touches_the_real_one(monkeypatch: Patch) -> None:
    s = position()
    monkeypatch.setattr(STATE, "determinize", after(STATE.determinize, more_reveals))
    with broken("leaves the original alone"):
        check_secrets(s, 0, Fate.of(1), s.view(0))


def keep_the_fate(real: Any, imagined: Any) -> None:
    imagined.fate = real.fate.copy()


def lose_a_card(real: Any, imagined: Any) -> None:
    imagined.deck = imagined.deck[1:]


@pytest.mark.parametrize(
    ("deed", "promise"), [(keep_the_fate, "does not hold the real fate"), (lose_a_card, "cards|deck")]
)
def test_an_imagined_world_that_cannot_be(
    deed: Callable[[Any, Any], None], promise: str, monkeypatch: Patch
) -> None:
    s, honest = position(), STATE.determinize

    def wrong(self: Any, seat: int, fate: Fate) -> Any:
        other = honest(self, seat, fate)
        deed(self, other)
        return other

    monkeypatch.setattr(STATE, "determinize", wrong)
    with broken(promise):
        check_secrets(s, 0, Fate.of(1), s.view(0))


def test_an_imagined_world_that_keeps_some_of_the_truth(monkeypatch: Patch) -> None:
    """Here the card that is really on top lies at the bottom of the imagined deck."""
    s, honest = position(), STATE.determinize

    def peeping(self: Any, seat: int, fate: Fate) -> Any:
        other = honest(self, seat, fate)
        if self.deck[-1] in other.deck:
            place = other.deck.index(self.deck[-1])
            other.deck[0], other.deck[place] = other.deck[place], other.deck[0]
        return other

    monkeypatch.setattr(STATE, "determinize", peeping)
    with broken("dealt anew without a look"):
        check_secrets(s, 0, Fate.of(1), s.view(0))


def test_secrets_are_checked_for_every_seat(monkeypatch: Patch) -> None:
    s = position()
    asked: list[int] = []
    monkeypatch.setattr("salon.kernel.conformance.check_secrets", lambda s, seat, *_: asked.append(seat))
    check_position(s, Fate.of(1))
    assert asked == [0, 1, 2]


# -- refusals --------------------------------------------------------------------------------------


def test_an_answer_that_should_be_refused(monkeypatch: Patch) -> None:
    s = position()
    monkeypatch.setattr(STATE, "apply", lambda self, action, seat=None, note="": ())
    with broken(r"[a-z.0-9]+ of seat 1 was not refused"):
        check_refusals(s, 1)


def test_a_refusal_with_a_clause_that_no_ledger_has(monkeypatch: Patch) -> None:
    def refuse(self: Any, action: int, seat: int | None = None, note: str = "") -> None:
        raise IllegalAction(Refusal("court.nobody.7", Text("kernel.game-over")))

    s = position()
    monkeypatch.setattr(STATE, "apply", refuse)
    with pytest.raises(SalonError, match=r"nobody\.7"):
        check_refusals(s, 0)


def test_a_refusal_that_changes_something(monkeypatch: Patch) -> None:
    s, honest = position(), STATE.apply

    def clumsy(self: Any, action: int, seat: int | None = None, note: str = "") -> Any:
        self.reveals += 1
        return honest(self, action, seat, note)

    monkeypatch.setattr(STATE, "apply", clumsy)
    with broken("a refused answer changes nothing"):
        check_refusals(s, 0)


def test_what_is_legal_is_not_tried(monkeypatch: Patch) -> None:
    s = position()
    seat, before = s.pending[0].seat, s.copy()
    check_refusals(s, seat)
    assert s == before


# -- answers ---------------------------------------------------------------------------------------


def undoable() -> tuple[Play, int, int]:
    """A game in which an answer can be taken back, the answer, and the seat that gives it."""
    play = Play.begin(Record.of(COURT, ["A", "B", "C"], seed=2), COURT)
    return play, play.state.pending[0].legal[0], 0


def final() -> tuple[Play, int, int]:
    """The same with an answer that deals the first cards."""
    play = Play.begin(Record.of(COURT, ["A", "B", "C"], seed=2), COURT)
    for seat in (0, 1, 2):
        play.act(0, seat)
        if seat < 2:
            play.act(1, seat)
    return play, 1, 2


@pytest.mark.parametrize("case", [undoable, final])
def test_a_sound_answer_passes_and_leaves_the_game_alone(case: Callable[[], tuple[Play, int, int]]) -> None:
    play, action, seat = case()
    before = play.state.copy()
    check_answer(play, action, seat, Fate.of(1))
    assert play.state == before


def test_a_copy_that_speaks(monkeypatch: Patch) -> None:
    play, action, seat = undoable()
    honest = STATE.apply

    def loud(self: Any, action: int, seat: int | None = None, note: str = "") -> tuple[Event, ...]:
        honest(self, action, seat, note)
        return (Event(facts.MarquisNothing()),)

    monkeypatch.setattr(STATE, "apply", loud)
    with broken("a copy is silent"):
        check_answer(play, action, seat, Fate.of(1))


def test_a_copy_that_goes_another_way(monkeypatch: Patch) -> None:
    play, action, seat = undoable()
    honest = STATE.apply

    def erratic(self: Any, action: int, seat: int | None = None, note: str = "") -> Any:
        self.reveals += self.journal is None
        return honest(self, action, seat, note)

    monkeypatch.setattr(STATE, "apply", erratic)
    with broken("a copy goes the same way"):
        check_answer(play, action, seat, Fate.of(1))


def test_an_undo_that_does_not_bring_back(monkeypatch: Patch) -> None:
    play, action, seat = undoable()
    honest = Play.undo

    def careless(self: Play, seat: int) -> None:
        honest(self, seat)
        self.state.reveals += 1

    monkeypatch.setattr(Play, "undo", careless)
    with broken("undo brings back the position before"):
        check_answer(play, action, seat, Fate.of(1))


@pytest.mark.parametrize("kept", ["log", "moves"])
def test_an_undo_that_leaves_traces(kept: str, monkeypatch: Patch) -> None:
    play, action, seat = undoable()
    honest = Play.undo

    def careless(self: Play, seat: int) -> None:
        honest(self, seat)
        if kept == "log":
            self.log.append(Event(facts.MarquisNothing()))
        else:
            self.record.add(seat, "verb.done")

    monkeypatch.setattr(Play, "undo", careless)
    with broken("undo takes back log and record"):
        check_answer(play, action, seat, Fate.of(1))


def test_an_undo_that_crosses_a_reveal(monkeypatch: Patch) -> None:
    play, action, seat = final()
    monkeypatch.setattr(Play, "undo", lambda self, seat: None)
    with broken("undo crossed a point of no return"):
        check_answer(play, action, seat, Fate.of(1))


def test_an_undo_refused_without_a_reason(monkeypatch: Patch) -> None:
    play, action, seat = undoable()
    monkeypatch.setattr(Play, "can_undo", lambda self, seat: False)
    with broken("only chance, a reveal or the end stop an undo"):
        check_answer(play, action, seat, Fate.of(1))


def answers_checked(acting: list[int]) -> None:
    """A while of a random game, with every answer checked; `acting` tells whose it is."""
    play = Play.begin(Record.of(COURT, ["A", "B", "C"], seed=2), COURT)
    chance = Fate.of(7)
    for _ in range(100):
        decision, action = random_answer(play.state.pending, chance)
        acting[:] = [decision.seat]
        check_answer(play, action, decision.seat, chance)
        play.act(action, decision.seat)


def test_an_answer_whose_log_tells_too_much(monkeypatch: Patch) -> None:
    """Here every line of the log tells which card is on top of the deck."""

    def loud(self: Any, fact: Any, *fields: Any) -> None:
        if self.journal is not None:
            self.journal.append(Event(facts.Reshuffle(self.deck[-1])))

    answers_checked([])
    monkeypatch.setattr(STATE, "tell", loud)
    monkeypatch.setattr("salon.kernel.conformance.check_forecast", lambda *_: None)  # it would see it too
    with broken(r"the log tells seat \d nothing it may not know"):
        answers_checked([])


def test_an_answer_after_which_the_others_see_too_much(monkeypatch: Patch) -> None:
    """Here all but the one who answers see which card is on top of the deck."""
    honest, acting = STATE.view, list[int]()

    def leaky(self: Any, seat: int | None) -> dict[str, Any]:
        return {**honest(self, seat), "top": 0 if [seat] == acting else self.deck[-1]}

    monkeypatch.setattr(STATE, "view", leaky)
    with broken(r"seat \d learns nothing from an answer"):
        answers_checked(acting)


# -- the end ---------------------------------------------------------------------------------------


def ended(**changes: Any) -> Play:
    """A finished game, with its result changed."""
    play = finished()
    result = play.state.result
    assert result is not None
    fields = {"scores": result.scores, "winners": result.winners, "reason": result.reason, **changes}
    play.state.result = Result(**fields)
    return play


@pytest.mark.parametrize(
    ("changes", "promise"),
    [
        ({"scores": (1,)}, "every seat has a score"),
        ({"scores": (1, 2, 3)}, "every seat has a score"),
        ({"winners": (2,)}, "the winners sit at the table"),
        ({"winners": ()}, "somebody wins"),
        ({"scores": (99, 98)}, "the sources of every score add up to it"),
    ],
)
def test_a_result_that_cannot_be(changes: dict[str, Any], promise: str) -> None:
    with broken(promise):
        check_end(ended(**changes))


def test_all_may_win() -> None:
    """It is another result than the record's, but not one that cannot be."""
    with broken("a replayed record gives the same position"):
        check_end(ended(winners=(0, 1)))


def test_all_may_lose_where_the_rules_say_so(monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(COURT), "nobody_may_win", True)
    with broken("a replayed record gives the same position"):
        check_end(ended(winners=()))


@pytest.mark.parametrize("left", ["pending", "stack", "result"])
def test_a_game_that_goes_on_after_its_end(left: str) -> None:
    play, other = finished(), position()
    if left == "pending":
        play.state.pending = other.pending
    elif left == "stack":
        play.state.stack = other.stack
    else:
        play.state.result = None
    with broken("a finished game asks nothing"):
        check_end(play)


def test_a_story_that_is_told_otherwise_the_second_time() -> None:
    play = finished()
    play.log.pop()
    with broken("a replayed record tells the same story"):
        check_end(play)


def test_a_tally_that_changes_something(monkeypatch: Patch) -> None:
    play, honest = finished(), GAME.tally
    assert play.state.result is not None

    def curious(self: Any, s: Any, log: Any = ()) -> Any:
        more_reveals(s)
        return honest(self, s, log)

    monkeypatch.setattr(GAME, "tally", curious)
    with broken("looking at the score changes nothing"):
        check_tally(play.state, play.state.result.scores, play.log)


def test_a_tally_that_is_right_only_without_the_log(monkeypatch: Patch) -> None:
    play, honest = finished(), GAME.tally
    assert play.state.result is not None
    monkeypatch.setattr(GAME, "tally", lambda self, s, log=(): ((), ()) if log else honest(self, s, log))
    with broken("add up"):
        check_tally(play.state, play.state.result.scores, play.log)


# -- random games ----------------------------------------------------------------------------------


def test_the_same_arguments_give_the_same_game() -> None:
    first, again = random_game(COURT, 2, 9, every=0), random_game(COURT, 2, 9, every=0)
    assert first.record.to_json() == again.record.to_json()
    assert [player.name for player in first.record.header.players] == ["P1", "P2"]


def test_a_runaway_game_is_stopped(monkeypatch: Patch) -> None:
    moves = len(random_game(COURT, 2, 9, every=0).record.moves)
    monkeypatch.setattr(type(COURT), "max_decisions", moves)
    random_game(COURT, 2, 9, every=0)
    monkeypatch.setattr(type(COURT), "max_decisions", moves - 1)
    with broken(f"a game ends within {moves - 1} decisions"):
        random_game(COURT, 2, 9, every=0)


@pytest.mark.parametrize(("every", "checked"), [(0, 0), (1, 1), (7, 7)])
def test_costly_promises_are_checked_now_and_then(every: int, checked: int, monkeypatch: Patch) -> None:
    seen: list[int] = []
    play = Play.begin(Record.of(COURT, ["A", "B"], 9), COURT)
    monkeypatch.setattr(
        "salon.kernel.conformance.check_position", lambda s, chance: seen.append(len(play.record.moves))
    )
    monkeypatch.setattr("salon.kernel.conformance.check_answer", lambda *args: None)
    random_game(COURT, 2, 9, every=every, play=play)
    assert seen == (list(range(0, len(play.record.moves), checked)) if checked else [])


def test_the_default_is_to_check_every_position(monkeypatch: Patch) -> None:
    seen: list[object] = []
    monkeypatch.setattr("salon.kernel.conformance.check_position", lambda s, chance: seen.append(s))
    monkeypatch.setattr("salon.kernel.conformance.check_answer", lambda *args: None)
    assert len(random_game(COURT, 2, 9).record.moves) == len(seen)


def test_every_position_is_visited_and_its_invariants_are_checked(monkeypatch: Patch) -> None:
    checks: list[str] = []
    monkeypatch.setattr(GAME, "check", lambda self, s: checks.append("check"))
    monkeypatch.setattr(GAME, "check_after", lambda *args: checks.append("after"))
    visited: list[int] = []
    play = random_game(COURT, 2, 9, every=0, visit=lambda play: visited.append(len(play.record.moves)))
    moves = len(play.record.moves)
    assert visited == list(range(1, moves + 1))
    assert (checks.count("check"), checks.count("after")) == (moves + 1, moves)


def test_a_finished_game_is_checked_when_anything_is(monkeypatch: Patch) -> None:
    seen: list[Play] = []
    monkeypatch.setattr("salon.kernel.conformance.check_end", seen.append)
    random_game(COURT, 2, 9, every=0)
    assert not seen
    assert [random_game(COURT, 2, 9, every=1000)] == seen


def asks(*, legal: tuple[int, ...], aside: tuple[int, ...] = ()) -> Decision:
    return Decision(0, Influence(), legal, "court.turn.1", aside)


def test_talk_aside_comes_up_one_time_in_eight() -> None:
    question = asks(legal=(1, 2, 3), aside=(8, 9))
    chance = Fate.of(3)
    answers = [random_answer((question,), chance)[1] for _ in range(4000)]
    talk = sum(answer in question.aside for answer in answers)
    assert 4000 / ASIDE * 0.85 < talk < 4000 / ASIDE * 1.15
    assert {*answers} == {1, 2, 3, 8, 9}


def test_a_draft_is_gone_on_with_every_other_time_and_closed_one_time_in_three() -> None:
    onward = asks(legal=(1, 2))
    draft = msgspec.structs.replace(
        asks(legal=(), aside=(7, 8, 9)), seat=1, draft=Text("court.title"), noted=(9,)
    )
    chance = Fate.of(3)
    answers = [random_answer((onward, draft), chance) for _ in range(4000)]
    drafted = [action for decision, action in answers if decision is draft]
    usual = 4000 * (1 / DRAFTING + (1 - 1 / DRAFTING) / ASIDE)
    assert (DRAFTING, CLOSING) == (2, 3)
    assert usual * 0.93 < len(drafted) < usual * 1.07
    # Closed on purpose, or because what closes it is one of the three answers.
    closed = 4000 / DRAFTING * (1 / CLOSING + (1 - 1 / CLOSING) / 3) + 4000 / DRAFTING / ASIDE / 3
    assert closed * 0.9 < drafted.count(9) < closed * 1.1


def test_where_there_is_only_talk_it_is_taken() -> None:
    question = asks(legal=(), aside=(8,))
    assert random_answer((question,), Fate.of(3)) == (question, 8)


def test_where_there_is_no_talk_chance_is_not_asked_about_it() -> None:
    questions = (asks(legal=(), aside=()), asks(legal=(1,)))
    chance = Fate.of(3)
    assert random_answer(questions, chance) == (questions[1], 1)
    assert chance.counter == 2  # a question of one, an answer of one


def test_what_has_been_seen_and_is_forgotten(monkeypatch: Patch) -> None:
    def forget(s: Any) -> None:
        s.reveals = 0

    monkeypatch.setattr(STATE, "apply", after(STATE.apply, forget))
    monkeypatch.setattr(GAME, "max_decisions", 300)
    began = Play.begin(Record.of(COURT, ["A", "B"], 1, {}), COURT)
    began.state.reveals = 1
    with broken("what has been seen stays seen"):
        random_game(COURT, 2, 1, every=0, play=began)
