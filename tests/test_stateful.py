"""Any mixture of answers, undos, saves and restarts leaves a game as its record tells it."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import salon
from salon.kernel import CannotUndo, Play, Record


class Evening(RuleBasedStateMachine):
    """One table, handled as people handle it."""

    play: Play

    @initialize(game=st.sampled_from(salon.list_games()), seed=st.integers(0, 2**32), data=st.data())
    def sit_down(self, game: str, seed: int, data: st.DataObject) -> None:
        loaded = salon.load(game)
        seats = data.draw(st.sampled_from(loaded.seat_counts))
        self.play = Play.begin(Record.of(loaded, [f"P{n}" for n in range(seats)], seed))

    @precondition(lambda self: self.play.state.result is None)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.play.state.pending))
        answers = (*decision.legal, *decision.aside)
        self.play.act(data.draw(st.sampled_from(answers)), decision.seat)

    @precondition(lambda self: self.play.record.moves)
    @rule()
    def undo(self) -> None:
        seat = self.play.record.moves[-1].seat
        moves, before = len(self.play.record.moves), self.play.state.copy()
        try:
            self.play.undo(seat)
        except CannotUndo:
            assert self.play.state == before
        else:
            assert len(self.play.record.moves) == moves - 1

    @rule()
    def leave_and_come_back(self) -> None:
        log = list(self.play.log)
        self.play = Play.begin(Record.from_json(self.play.record.to_json()), self.play.state.game)
        assert self.play.log == log

    @rule()
    def move_to_another_machine(self) -> None:
        state = self.play.state
        assert state.game.restore(state.snapshot()) == state

    @invariant()
    def the_record_tells_the_position(self) -> None:
        self.play.state.game.check(self.play.state)
        assert self.play.record.replay(game=self.play.state.game) == self.play.state


def test_evenings() -> None:
    run_state_machine_as_test(
        Evening, settings=settings(max_examples=25, stateful_step_count=50, deadline=None)
    )
