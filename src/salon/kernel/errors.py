"""What can go wrong, each with a text that says what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.kernel.text import Arg, Text

if TYPE_CHECKING:
    from salon.kernel.decision import Refusal


class SalonError(Exception):
    """Any fault a caller can mend: it changed nothing and carries its message as a `Text`."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class IllegalAction(SalonError):
    """An answer that the rules do not allow here; `clause` is the rule that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal

    @property
    def clause(self) -> str:
        return self.refusal.clause

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"


class UnknownName(SalonError):
    """A game, an action, an option or a clause of that name does not exist."""


class BadSetup(SalonError):
    """A number of seats, an option or a seed that the game does not have."""


class BadCards(SalonError):
    """A card pack that cannot be read; the text says where and why."""


class BadRecord(SalonError):
    """A record that is not genuine. `position` counts the moves from 1; 0 is the header."""

    def __init__(self, text: Text, position: int = 0) -> None:
        super().__init__(text)
        self.position = position


class BadNote(SalonError):
    """A note that is too long or not plain text."""


class CannotUndo(SalonError):
    """Chance, newly seen cards or another seat's answer stand in the way."""


class InvariantBroken(AssertionError):
    """The engine itself is at fault: a state that no sequence of legal answers may reach."""


def fault(kind: type[SalonError], id: str, /, **args: Arg) -> SalonError:
    """Build an error from a message id and its arguments."""
    return kind(Text(id, args))
