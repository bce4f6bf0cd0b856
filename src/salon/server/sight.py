"""What each person sees of a table: the board, the question, the log, who sits where."""

from __future__ import annotations

import hashlib
import time
import weakref
from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from salon.kernel import Action, Decision, Fate, State, Text
from salon.server import timing
from salon.server.curve import Scores, curve, verdict
from salon.server.finality import final_answers
from salon.server.sheets import sheets, symbols
from salon.server.speech import Speaker, speaker
from salon.server.wire import (
    Answer,
    Curve,
    HintInfo,
    LessonInfo,
    Line,
    Moment,
    Points,
    Question,
    SeatInfo,
    Sheet,
    Update,
    Waiting,
)

if TYPE_CHECKING:
    from salon.server.live import LiveTable
    from salon.server.store import User


class Sight:
    """Shows a table to a seat, or to one who watches, in a language; it changes nothing."""

    def __init__(self, live: LiveTable) -> None:
        self._live = weakref.ref(live)  # who lets go of a table lets go of all of it at once
        self.scores: Scores | None = None  # of an ended game, after each move
        self._tried: dict[int, tuple[int, frozenset[Action]]] = {}  # final answers by seat, at a version

    @property
    def live(self) -> LiveTable:
        found = self._live()
        assert found is not None
        return found

    def update(self, seat: int | None, language: str, log_known: int = 0, *, finals: bool = False) -> Update:
        """The table as a seat sees it, in a language; of the log, what is not yet known.

        Which answers are final takes as long to find out as all the rest: it is told here only on demand.
        """
        live, voice = self.live, speaker(language)
        s = live.play.state
        dealt = live.table.dealt
        known = min(log_known, len(live.play.log)) if dealt else 0
        shown = seat if dealt else None  # nobody has cards yet
        result = s.result
        reason = live.reason
        running = live.started and not live.over
        return Update(
            version=live.version,
            move=len(live.play.record.moves),
            at=time.time(),
            status=live.status,
            you=seat,
            seats=self.seat_infos(voice, self._with(seat)),
            view=msgspec.Raw(msgspec.json.encode(live.game.sight(s, shown))),
            texts=tuple(voice.say(text, live.names) for text in live.game.texts(s, shown)),
            question=self.question(seat, voice, finals=finals) if running and seat is not None else None,
            waiting=tuple(
                Waiting(seat=d.seat, prompt=voice.waiting(d.prompt, d.seat, live.names))
                for d in s.awaited()
                if d.seat != seat and running
            ),
            log_from=known,
            log=tuple(self.lines(known, seat, voice)) if dealt else (),
            since=live.asked_at[seat] if seat is not None else 0,
            undo=seat is not None and running and live.play.can_undo(seat),
            undos=live.play.undos(seat) if seat is not None and running else 0,
            result=voice.say(reason, live.names) if reason else "",
            winners=result.winners if result else live.winners,
            agreed=tuple(sorted(live.agreed)),
            next_table=live.table.next_table or "",
            tally=self._tally(voice) if result else (),
            sheets=self._sheets(s, shown, voice),
            lesson=self._lesson(seat, voice),
            learning=live.scripted() is not None or live.card(seat) is not None,
            hints=self._hints(seat, voice) if running else (),
        )

    def _hints(self, seat: int | None, voice: Speaker) -> tuple[HintInfo, ...]:
        """What one who has had a lesson may overlook; never while it goes on."""
        live = self.live
        s, game = live.play.state, live.game
        if not live.table.pace.lesson or seat is None or live.card(seat) or live.scripted():
            return ()
        return tuple(
            HintInfo(
                id=hint.id,
                text=voice.say(Text(f"{game.id}.hint.{hint.id}", hint.args), live.names),
                times=game.hint_rules[hint.id].times,
                lit=hint.lit,
            )
            for hint in game.hints(s, seat)
        )

    def _lesson(self, seat: int | None, voice: Speaker) -> LessonInfo | None:
        """The card of the lesson, for the one who learns."""
        live, card = self.live, self.live.card(seat)
        if card is None:
            return None
        return LessonInfo(
            id=card.step.id,
            number=card.number,
            of=card.of,
            title=voice.say(card.title, live.names),
            text=voice.say(card.text, live.names),
            lit=card.step.lit,
            asked=card.asked,
            said=voice.say(card.said, live.names) if card.said else "",
            last=card.last,
        )

    def _sheets(self, s: State, seat: int | None, voice: Speaker) -> tuple[Sheet, ...]:
        return sheets(self.live.game, s, seat, voice, self.live.names)

    def _tally(self, voice: Speaker) -> tuple[tuple[Points, ...], ...]:
        names, play = self.live.names, self.live.play
        return tuple(
            tuple(Points(label=voice.say(found.label, names), points=found.points) for found in sources)
            for sources in self.live.game.tally(play.state, play.log)
        )

    def update_for(self, user: User | None, language: str) -> Update:
        """The table as a person sees it, or a stranger."""
        if user is not None:
            self.live.seen_by(user.id)
        return self.update(self.live.seat_of(user.id) if user else None, language, finals=True)

    def question(self, seat: int, voice: Speaker, *, finals: bool) -> Question | None:
        live, s = self.live, self.live.play.state
        decision = s.decision(seat)
        if decision is None:
            return None
        final = self.finals(decision) if finals else frozenset()
        return Question(
            seat=seat,
            prompt=voice.say(decision.prompt, self.live.names),
            clause=decision.clause,
            answers=tuple(self._answer(action, decision, voice, final) for action in s.offered(seat)),
            must=decision in s.awaited(),
            draft=voice.say(decision.draft, self.live.names) if decision.draft else "",
            final=final.issuperset((*decision.legal, *decision.aside)),
            only=live.game.vocabulary.name(decision.legal[0]) if decision.only and self._is_alone else "",
        )

    @property
    def _is_alone(self) -> bool:
        """Whether one person plays against bots: nobody else could learn from how soon they answer."""
        return len({seat.user_id for seat in self.live.table.seats if not seat.bot}) == 1

    def finals(self, decision: Decision) -> frozenset[Action]:
        """The answers to a question that cannot be taken back; tried once for all who look."""
        live = self.live
        version, known = self._tried.get(decision.seat, (-1, frozenset()))
        if version != live.version:
            seat, answers = decision.seat, (*decision.legal, *decision.aside)
            fate = Fate(hashlib.sha256(f"try {live.table.seed} {live.version}".encode()).hexdigest())
            known = final_answers(live.play.state, seat, answers, fate, lambda n: live.bot_at(n) is not None)
            self._tried[seat] = live.version, known
        return known

    def _answer(
        self, action: Action, decision: Decision, voice: Speaker, finals: frozenset[Action]
    ) -> Answer:
        live = self.live
        name = live.game.vocabulary.name(action)
        called = live.play.state.called(action)
        label = voice.say(called, live.names) if called else voice.name(live.game.id, name, live.names)
        if action in decision.legal or action in decision.aside:
            return Answer(
                action=name,
                label=label,
                aside=action in decision.aside,
                noted=action in decision.noted,
                final=action in finals,
            )
        refusal = live.play.state.why_not(action, decision.seat)
        why = voice.say(refusal.text, live.names)
        return Answer(action=name, label=label, legal=False, why=why, clause=refusal.clause)

    def lines(self, start: int, seat: int | None, voice: Speaker, stop: int | None = None) -> list[Line]:
        """The log as a seat may read it."""
        live, marks = self.live, self.live.marks
        move = bisect_right(marks, start)
        found = []
        for index, event in enumerate(live.play.log[start:stop], start):
            while move < len(marks) and marks[move] <= index:
                move += 1
            fact = event.seen_by(seat)
            text = fact.text
            by = live.by[move - 1] if 0 < move <= len(live.by) else ""
            found.append(
                Line(
                    move=move,
                    text=voice.say(text, live.names),
                    names=symbols(text),
                    by="programme" if by == "programme" else "",
                    fact=fact,
                )
            )
        return found

    def _with(self, seat: int | None) -> list[int]:
        """The seats of whoever sits there."""
        owner = None if seat is None else self.live.table.seats[seat].user_id
        return [] if owner is None else self.live.seats_of(owner)

    def seat_infos(self, voice: Speaker, mine: Sequence[int] = ()) -> tuple[SeatInfo, ...]:
        """Who sits where, with `mine` as the seats of the one who looks."""
        live = self.live
        here = {seat for user_id in live.present() for seat in live.seats_of(user_id)}
        return tuple(
            SeatInfo(
                name=voice.words.called(seat.name),
                kind="bot" if seat.bot else "open" if seat.user_id is None else "person",
                you=seat.seat in mine,
                lent=seat.seat in live.lent,
                here=seat.seat in here,
                clock=timing.clock(live, seat.seat),
                deadline=timing.deadline(live, seat.seat),
            )
            for seat in live.table.seats
        )

    def moment(self, state: State, move: int, seat: int | None, language: str) -> Moment:
        """The table after some moves, in a position that it had, as it was seen then."""
        live, voice = self.live, speaker(language)
        first = live.marks[move - 1] if move else 0
        return Moment(
            move=move,
            view=msgspec.Raw(msgspec.json.encode(live.game.sight(state, seat))),
            texts=tuple(voice.say(text, live.names) for text in live.game.texts(state, seat)),
            log=tuple(self.lines(first, seat, voice, live.marks[move])),
            sheets=self._sheets(state, seat, voice),
        )

    def curve(self, found: Scores, language: str) -> Curve:
        """How the scores moved, once it is over: they are the whole truth."""
        live, play, voice = self.live, self.live.play, speaker(language)
        tally, result = live.game.tally(play.state, play.log), play.state.result
        decided = verdict(found, tally, result, voice, live.names) if result else ""
        return curve(found, voice.label(f"{live.game.id}.curve"), decided)
