"""The log of a table as people read it: lines with links, passages, and what happened since one's turn."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING

from salon.kernel import Fact, NewNumber, Text, look_back, passages
from salon.kernel.story import ToldTogether, begins, changed
from salon.server.speech import Speaker
from salon.server.wire_story import Changed, Line, Passage, Recap, RecapLine, Sentence

if TYPE_CHECKING:
    from salon.kernel import State
    from salon.server.live import LiveTable


def facts_for(live: LiveTable, seat: int | None, start: int = 0, stop: int | None = None) -> list[Fact]:
    """What a seat was told; when all is over, what anybody was."""
    found = live.play.log[start:stop]
    return [event.open_to(seat) if live.over else event.seen_by(seat) for event in found]


def lines(
    live: LiveTable, seat: int | None, voice: Speaker, start: int = 0, stop: int | None = None
) -> list[Line]:
    """The log as a seat may read it, each fact by itself."""
    found = []
    for place, fact in enumerate(facts_for(live, seat, start, stop), start):
        move = _move(live, place)
        by = live.by[move - 1] if 0 < move <= len(live.by) else ""
        found.append(line(live, fact, move, voice, by=by, seat=seat))
    return found


def line(
    live: LiveTable, fact: Fact, move: int, voice: Speaker, *, by: str = "", seat: int | None = None
) -> Line:
    """A fact as the log says it to a seat."""
    text, spans = voice.spans(fact.text, live.names, seat)
    return Line(move=move, text=text, spans=spans, by="programme" if by == "programme" else "", fact=fact)


def story(live: LiveTable, seat: int | None, voice: Speaker, known: int) -> list[Passage]:
    """The log in passages, from the one in which the last line that is known stands: it may go on."""
    facts, tellings = facts_for(live, seat), live.game.tellings
    start = max(0, min(known, len(facts)) - 1)
    while start and not begins(tellings, facts, start):
        start -= 1
    return [
        Passage(
            first=passage.first,
            title=passage.lines.index(passage.title),
            sentences=tuple(
                _sentence(live, voice, line, seat, small=line not in passage.shown) for line in passage.lines
            ),
            actor=passage.title.actor,
            heading=passage.is_heading,
        )
        for passage in passages(tellings, facts[start:], start)
    ]


def _sentence(
    live: LiveTable, voice: Speaker, line: ToldTogether, seat: int | None, *, small: bool
) -> Sentence:
    if len(line.places) == 1 and not line.telling.brief:
        return Sentence(lines=line.places, small=small)
    text, spans = voice.spans(line.text, live.names, seat)
    return Sentence(lines=line.places, text=text, spans=spans, small=small)


def recap(live: LiveTable, seat: int, voice: Speaker) -> Recap | None:
    """What has happened since the last answer of a seat; nothing if nothing has."""
    moves = live.play.record.moves
    last = next((n for n in range(len(moves), 0, -1) if moves[n - 1].seat == seat), 0)
    start = live.marks[last]
    own = facts_for(live, seat, live.marks[last - 1], start) if last else []
    found = look_back(live.game.tellings, facts_for(live, seat, start), start, own)
    if not found.lines:
        return None
    return Recap(
        since=last,
        lines=tuple(_recap_line(live, voice, line, seat) for line in found.lines),
        smaller=found.smaller,
        changes=_changes(found.changes),
    )


def _recap_line(live: LiveTable, voice: Speaker, line: ToldTogether, seat: int) -> RecapLine:
    text, spans = voice.spans(line.text, live.names, seat)
    return RecapLine(
        lines=line.places,
        move=_move(live, line.places[-1]),
        text=text,
        spans=spans,
        actor=line.actor,
        card=line.card,
        cards=line.cards,
        dice=line.dice,
        changes=_changes(changed(line.facts)),
    )


def _changes(found: Iterable[NewNumber]) -> tuple[Changed, ...]:
    return tuple(Changed(symbol=c.symbol, was=c.was, now=c.now, of=c.of) for c in found)


def answer(live: LiveTable, before: State, move: int, seat: int | None, voice: Speaker) -> str:
    """Who gave which answer in the position before, as far as a reader may know it.

    What somebody does aside, such as drafting a deal, is their own affair until they tell it.
    """
    given = live.play.record.moves[move - 1]
    action = live.game.vocabulary.action(given.action)
    decision = before.decision(given.seat)
    who = f"seat.{given.seat}"
    public = decision is not None and action in decision.legal and not decision.question.secret
    if not public and given.seat != seat and not live.over:
        return voice.say(Text("house.answered-secretly", {"seat": who}), live.names)
    called = before.called(action)
    label = voice.say(called, live.names) if called else voice.name(live.game.id, given.action, live.names)
    text = Text("house.answered", {"seat": who, "answer": Text("kernel.literal", {"words": label})})
    return voice.say(text, live.names)


def _move(live: LiveTable, place: int) -> int:
    """By which move a line of the log came to be."""
    return bisect_right(live.marks, place)
