"""The log at the terminal: what belongs together in one line, and what happened since one's last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from salon.kernel import Fact, LookBack, Passage, look_back, passages
from salon.kernel.story import begins

if TYPE_CHECKING:
    from salon.cli.session import Session

LogLine: TypeAlias = tuple[str, bool]  # and whether it is a heading
FEW = 3  # lines of a look back where rows are dear


def told(session: Session, seat: int | None, since: int = 0) -> list[LogLine]:
    """The story from a place in the log on, as a seat may read it."""
    facts = [event.seen_by(seat) for event in session.play.log[since:]]
    return [line for passage in passages(session.game.tellings, facts) for line in _lines(session, passage)]


def _lines(session: Session, passage: Passage) -> list[LogLine]:
    return [(session.text(line.text), passage.is_heading) for line in passage.lines]


class Tale:
    """The whole story as one seat reads it. What was told and has not changed is not told anew."""

    def __init__(self) -> None:
        self._facts: list[Fact] = []
        self._lines: list[tuple[int, list[LogLine]]] = []  # by passage, with where it begins

    def tell(self, session: Session, seat: int | None) -> list[LogLine]:
        facts = [event.seen_by(seat) for event in session.play.log]
        pairs = enumerate(zip(facts, self._facts, strict=False))
        same = next((n for n, (now, then) in pairs if now != then), min(len(facts), len(self._facts)))
        start = max(0, same - 1)  # the passage in which the last known fact stands may go on
        while start and not begins(session.game.tellings, facts, start):
            start -= 1
        self._lines = [known for known in self._lines if known[0] < start]
        fresh = passages(session.game.tellings, facts[start:], start)
        self._lines += [(passage.first, _lines(session, passage)) for passage in fresh]
        self._facts = facts
        return [line for _, lines in self._lines for line in lines]


def since_last_turn(session: Session, seat: int) -> LookBack:
    """What others have done since the last answer of a seat."""
    facts = [event.seen_by(seat) for event in session.play.log]
    before, after = session.answered.get(seat, (session.began, session.began))
    return look_back(session.game.tellings, facts[after:], after, facts[before:after])


def recap(session: Session, seat: int, most: int | None = None) -> list[str]:
    """That in lines, the weightiest; the first says what it is. Nothing if nothing has happened."""
    found = since_last_turn(session, seat)
    lines = found.lines
    if most is not None:
        heaviest = sorted(lines, key=lambda line: -line.telling.weight)[:most]
        lines = tuple(line for line in lines if line in heaviest)
    if not lines:
        return []
    rest = len(found.lines) - len(lines) + found.smaller
    more = [session.say("cli.recap-smaller", n=rest)] if rest else []
    return [session.say("cli.recap"), *(session.text(line.text) for line in lines), *more]
