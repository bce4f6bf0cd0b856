"""What is warned of before the answers to an open question."""

from __future__ import annotations

from salon.kernel import State


def cautions(s: State, seat: int | None = None) -> dict[str, tuple[str, str]]:
    """By answer, the last part of the warning's message and the clause behind it."""
    seat = s.pending[0].seat if seat is None else seat
    return {
        s.vocabulary.name(action): (stake.caution.text.id.rpartition(".")[2], stake.caution.clause)
        for action, stake in s.game.stakes(s, seat).items()
        if stake.caution is not None
    }


def costs(s: State, seat: int | None = None) -> dict[str, str]:
    """By answer, the message that says what follows."""
    seat = s.pending[0].seat if seat is None else seat
    return {
        s.vocabulary.name(action): stake.cost.id
        for action, stake in s.game.stakes(s, seat).items()
        if stake.cost is not None
    }
