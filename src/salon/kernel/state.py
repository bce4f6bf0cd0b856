"""State: one position of one game. Lean, copied in about a microsecond, changed only by its steps."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import TYPE_CHECKING, ClassVar, Self, SupportsIndex, TypeAlias, TypeVarTuple

import msgspec

from salon.kernel.decision import Action, Decision, Event, Refusal, Result
from salon.kernel.errors import IllegalAction
from salon.kernel.fact import Fact
from salon.kernel.fate import Fate
from salon.kernel.note import check_note
from salon.kernel.step import Step
from salon.kernel.text import Text

if TYPE_CHECKING:
    from salon.kernel.game import Game
    from salon.kernel.vocabulary import Vocabulary

Fields = TypeVarTuple("Fields")
JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
View: TypeAlias = dict[str, JSON]


class State(msgspec.Struct, eq=False, kw_only=True):
    """A position: a stack of steps, the pieces of the game, and the questions now open.

    The log and the undo history live beside it (`salon.kernel.play`). A state made by `Game.new`
    tells what happens, as the events that `apply` returns; its copies are silent, for search.
    """

    # Fields that all copies share or that are no part of the position; a subclass may add its own.
    shared: ClassVar[frozenset[str]] = frozenset({"game", "journal", "note"})

    game: Game[Self]
    seats: int
    fate: Fate
    stack: list[Step[Self]]
    pending: tuple[Decision, ...] = ()
    result: Result | None = None
    reveals: int = 0  # how often hidden information has been newly seen by a seat
    journal: list[Event] | None = None  # events of the answer being applied; None in silent copies
    note: str = ""  # what the answer being applied carries

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...  # what msgspec gives every struct; its stubs do not say so

    # -- playing -----------------------------------------------------------------------------

    def apply(  # noqa: PLR0912  (see the loop)
        self: Self, action: Action | str, seat: int | None = None, note: str = ""
    ) -> tuple[Event, ...]:
        """Take one answer, or its name, and bring the game on to the next question.

        Without a seat the answer is that of the first open question. An illegal answer raises
        `IllegalAction` and changes nothing. A note may go with the answers in `Decision.noted`.

        >>> import salon
        >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
        >>> s.apply("verb.done")  # doctest: +IGNORE_EXCEPTION_DETAIL
        Traceback (most recent call last):
        salon.kernel.errors.IllegalAction: why it is not allowed
        >>> events = s.apply(s.vocabulary.name(s.pending[0].legal[0]), seat=0)
        """
        if type(action) is not int:
            action = self._action(action)
        try:
            decision = self.pending[0]
        except IndexError:
            raise IllegalAction(self.why_not(action, seat)) from None
        if decision.seat != seat and seat is not None:
            decision = self._asked(seat, action)
        stack = self.stack  # steps change it in place
        if action in decision.legal:
            if note:
                self._take_note(note, action, decision)
            stack[-1].answer(self, action, decision.seat)
        elif action in decision.aside:
            if note:
                self._take_note(note, action, decision)
            self.answer_aside(action, decision.seat)
        else:
            raise IllegalAction(self.why_not(action, seat))
        if note:
            self.note = ""
        while stack:  # as in `run`: another call for every answer would cost 1 to 2 %
            asked = stack[-1].enter(self)
            if asked is not None:
                self.pending = (asked,) if type(asked) is Decision else asked
                break
        else:
            self.pending = ()
        journal = self.journal
        if not journal:
            return ()
        events = tuple(journal)
        journal.clear()
        return events

    def _action(self, answer: object) -> Action:
        """The action that an answer means: a name, or a number such as an array's or an enumeration's."""
        if isinstance(answer, str):
            return self.vocabulary.action(answer)
        if isinstance(answer, bool) or not isinstance(answer, SupportsIndex):
            raise TypeError(f"an answer is an action (int) or its name (str), not {type(answer).__name__}")
        return index(answer)

    def _asked(self, seat: int, action: Action) -> Decision:
        decision = self.decision(seat)
        if decision is None:
            raise IllegalAction(self.why_not(action, seat))
        return decision

    def _take_note(self, note: str, action: Action, decision: Decision) -> None:
        check_note_of(decision, action, note)
        self.note = note

    def answer_aside(self: Self, action: Action, seat: int) -> None:
        """Take an answer that does not bring the game on; unless a game says otherwise, its step does."""
        self.stack[-1].answer(self, action, seat)

    def only_talk(self, action: Action) -> bool:
        """Whether an answer aside is mere talk, which touches nothing but what is being talked about.

        It stands in nobody's way: others may take back what they answered before it.
        """
        return False

    def awaited(self) -> tuple[Decision, ...]:
        """The questions that the game waits for: those with legal answers, else the replies hoped for."""
        return tuple([d for d in self.pending if d.legal]) or tuple([d for d in self.pending if d.hoped])

    def run(self: Self) -> None:
        """Enter steps until one asks or none is left."""
        stack = self.stack
        while stack:
            asked = stack[-1].enter(self)
            if asked is not None:
                self.pending = (asked,) if type(asked) is Decision else asked
                return
        self.pending = ()

    def why_not(self: Self, action: Action, seat: int | None = None) -> Refusal:
        """Why this answer is not allowed now, with the clause.

        >>> import salon
        >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
        >>> s.why_not(s.vocabulary.action("verb.done")).clause == s.pending[0].clause
        True
        """
        if not self.pending:
            return Refusal(self.game.end_clause, Text("kernel.game-over"))
        if seat is None:
            seat = self.pending[0].seat
        decision = self.decision(seat)
        if decision is None:
            return self.out_of_turn(action, seat)
        if not 0 <= action < len(self.vocabulary):
            return Refusal(decision.clause, Text("kernel.no-such-action", {"action": str(action)}))
        if action in decision.legal or action in decision.aside:
            return Refusal(decision.clause, Text("kernel.it-is-legal"))
        if not decision.legal:  # it may only say something aside
            return self.out_of_turn(action, seat)
        return self.stack[-1].refuse(self, action, decision.seat)

    def out_of_turn(self, action: Action, seat: int) -> Refusal:
        """Why a seat that is asked nothing cannot give this answer."""
        waiting = tuple(f"seat.{d.seat}" for d in self.pending if d.legal)
        return Refusal(self.game.turn_clause, Text("kernel.not-your-turn", {"waiting": waiting}))

    def offered(self: Self, seat: int) -> tuple[Action, ...]:
        """The answers to show a seat: the legal ones and those that deserve a reason why not."""
        decision = self.decision(seat)
        if decision is not None and not decision.legal:
            return decision.aside
        aside = decision.aside if decision else ()
        return (*self.stack[-1].offered(self, seat), *aside) if aside else self.stack[-1].offered(self, seat)

    def decision(self, seat: int) -> Decision | None:
        """The open question of a seat."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def called(self, action: Action) -> Text | None:
        """What an answer is called in this position, where its name alone does not say it."""
        return None

    @property
    def vocabulary(self) -> Vocabulary:
        return self.game.vocabulary

    # -- telling -----------------------------------------------------------------------------

    def tell(self, fact: Callable[[*Fields], Fact], *fields: *Fields) -> None:
        """Tell everyone what happened: a fact is made only if somebody listens."""
        if self.journal is not None:
            self.journal.append(Event(fact(*fields)))

    def tell_apart(self, fact: Fact, *private: tuple[int, Fact]) -> None:
        """Tell everyone one thing and some seats, in its place, another."""
        if self.journal is not None:
            self.journal.append(Event(fact, private))

    # -- copies ------------------------------------------------------------------------------

    def copy(self) -> Self:
        """A silent copy. Games extend this with the lists of their own.

        >>> import salon
        >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
        >>> other = s.copy()
        >>> _ = other.apply(other.pending[0].legal[0])
        >>> other == s
        False
        """
        other = self.__copy__()
        other.stack = self.stack.copy()
        other.fate = self.fate.copy()
        other.journal = None
        return other

    def position(self) -> dict[str, object]:
        """All that makes this position, by field."""
        return {f: getattr(self, f) for f in self.__struct_fields__ if f not in self.shared}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game.key == other.game.key and self.position() == other.position()

    def __ne__(self, other: object) -> bool:
        # msgspec gives every struct a `!=` of its own, which knows nothing of the `==` above.
        return not self == other

    __hash__ = None  # type: ignore[assignment]  # a state changes; typeshed has no other way to say so

    @classmethod
    def revived(cls, **fields: object) -> Self:
        """A state of fields that were read as the types it says; `Game.revive` adds its own."""
        make: Callable[..., Self] = cls
        return make(**fields)

    def snapshot(self) -> bytes:
        """The position as JSON; `Game.restore` reads it back, and asks its questions anew."""
        position = self.position()
        del position["pending"]
        return msgspec.json.encode({"game": self.game.key, **position})

    def view(self: Self, seat: int | None) -> View:
        """What a seat (or, with None, a spectator) may see; JSON-ready; changes nothing.

        >>> import salon
        >>> salon.load(salon.list_games()[0]).new(seats=3, seed=7).view(0)["you"]
        0
        """
        found: View = msgspec.json.decode(msgspec.json.encode(self.game.sight(self, seat)))
        return found

    def determinize(self, seat: int, fate: Fate) -> Self:
        """A silent copy in which all that the seat cannot know is dealt anew from `fate`.

        >>> import salon
        >>> s = salon.load(salon.list_games()[0]).new(seats=3, seed=7)
        >>> world = s.determinize(0, salon.kernel.Fate.of(1))
        >>> world.view(0) == s.view(0), world == s
        (True, False)
        """
        return self.game.determinize(self, seat, fate)


def check_note_of(decision: Decision, action: Action, note: str) -> None:
    """Refuse a note that may not go with this answer, or is not plain text."""
    if action not in decision.noted:
        raise IllegalAction(Refusal(decision.clause, Text("kernel.no-note")))
    check_note(note)


def asking(s: State) -> tuple[tuple[bool, str], ...]:
    """What must be true of the questions of a game without talk: whether it is so, and what it is."""
    return (
        ((s.result is None) == bool(s.pending), "a running game asks, a finished one does not"),
        (
            all(d.legal and len(set(d.legal)) == len(d.legal) for d in s.pending),
            "every question has answers",
        ),
    )
