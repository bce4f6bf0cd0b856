"""What a player at the terminal should know before an answer is given, and when to ask once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from salon.kernel import Action, Stake, Text

if TYPE_CHECKING:
    from salon.cli.session import Session

Confirm: TypeAlias = Literal["always", "costly", "never"]
CONFIRM: tuple[Confirm, ...] = get_args(Confirm)


class Care:
    """Looks at the answers of one table before they are given."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.confirm: Confirm = "costly"  # before which answers to ask once more
        self._weighed: tuple[int, int, dict[Action, Stake]] = (-1, -1, {})
        self._doubted: tuple[int, int, Action] | None = None  # at which move, whose, which answer

    def stakes(self, seat: int) -> dict[Action, Stake]:
        """What is at stake with each answer; worked out once for a question."""
        session = self._session
        moves = len(session.play.record.moves)
        at, whose, known = self._weighed
        if (at, whose) != (moves, seat):
            bots = [n for n in range(len(session.names)) if n not in session.people]
            known = session.game.stakes(session.play.state, seat, bots)
            self._weighed = moves, seat, known
        return known

    def common(self, seat: int) -> str:
        """What follows whatever is answered, if that is more than another question.

        Beside an answer that can be undone nothing says that something cannot be.
        """
        found = list(self.stakes(seat).values())
        if not found or not all(stake.final for stake in found):
            return ""
        if found[0].cost is not None and all(stake.cost == found[0].cost for stake in found):
            return self._session.text(found[0].cost)
        return "" if self._session.play.can_undo(seat) else self._session.say("cli.cannot-be-undone")

    def remark(self, action: Action, seat: int) -> str:
        """What there is to know about an answer beside its name, where the question has not said it."""
        stake = self.stakes(seat).get(action)
        if stake is None:
            return ""
        if stake.caution is not None:
            return f"⚠ {self._session.text(stake.caution.text)}"
        if not stake.final or self.common(seat):
            return ""
        if stake.cost is not None:
            return self._session.text(stake.cost)
        return "" if self._session.play.can_undo(seat) else self._session.say("cli.cannot-be-undone")

    def doubt(self, action: Action, seat: int) -> str:
        """Why to think twice about an answer; empty if it can simply be given. A lesson has its own ways."""
        stake = self.stakes(seat).get(action) if self._session.card() is None else None
        asks = stake is not None and {
            "always": stake.final or stake.ends or stake.costly,
            "costly": stake.costly,
            "never": False,
        }.get(self.confirm)
        return self.reason(action, seat) if asks else ""

    def hesitate(self, action: Action, seat: int) -> str:
        """What to say instead of giving a costly answer; given once more, it is meant."""
        key = len(self._session.play.record.moves), seat, action
        why = self.doubt(action, seat) if key != self._doubted else ""
        self._doubted = key if why else None
        return self._session.say("cli.sure", why=Text("kernel.literal", {"words": why})) if why else ""

    def reason(self, action: Action, seat: int) -> str:
        """What speaks against an answer, with the clause, or what it costs; empty if nothing does."""
        stake, session = self.stakes(seat).get(action), self._session
        if stake is None:
            return ""
        if stake.caution is not None:
            return f"{session.text(stake.caution.text)} [{stake.caution.clause}]"
        return session.text(stake.cost or Text("cli.cannot-be-undone")) if stake.final or stake.ends else ""
