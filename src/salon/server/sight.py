"""What each person sees of a table: the board, the question, the log, who sits where."""

from __future__ import annotations

import hashlib
import time
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from salon import bots
from salon.kernel import Action, Caution, Decision, Stake, State, Text
from salon.server import between, story, timing
from salon.server.curve import Course, curve
from salon.server.decided import broken_off, decision
from salon.server.sheets import sheets
from salon.server.speech import Speaker
from salon.server.verdict import ending
from salon.server.wire import (
    Answer,
    Finals,
    HintInfo,
    Later,
    LessonInfo,
    Moment,
    Question,
    SeatInfo,
    Sheet,
    Update,
    Waiting,
    Warned,
    Why,
)
from salon.server.wire_story import Curve, Points, Recap

if TYPE_CHECKING:
    from salon.server.live import LiveTable
    from salon.server.store import StoredTable, User

SETTING = 12  # letters that stand for how a waiting table is set up


AFAR_SECONDS = 1.0


class Sight:
    """Shows a table to a seat, or to one who watches, in a language; it changes nothing."""

    def __init__(self, live: LiveTable) -> None:
        self._live = weakref.ref(live)  # who lets go of a table lets go of all of it at once
        self.course: Course | None = None  # of an ended game
        self._afar: dict[str, tuple[object, float, Update]] = {}  # by language, for all who look on
        self._weighed: dict[int, tuple[int, dict[Action, Stake]]] = {}  # by seat, at a version

    @property
    def live(self) -> LiveTable:
        found = self._live()
        assert found is not None
        return found

    def update(self, seat: int | None, language: str, log_known: int = 0, *, finals: bool = False) -> Update:
        """The table as a seat sees it, in a language; of the log, what is not yet known.

        Which answers are final takes as long to find out as all the rest: it is told here only on demand.
        """
        live, voice = self.live, self.live.voice(language)
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
            view=self._view(s, shown),
            texts=tuple(voice.say(text, live.names) for text in live.game.texts(s, shown)),
            question=self.question(seat, voice, finals=finals) if running and seat is not None else None,
            waiting=tuple(
                Waiting(seat=d.seat, prompt=voice.waiting(d.prompt, d.seat, live.names))
                for d in s.awaited()
                if d.seat != seat and running
            ),
            log_from=known,
            log=tuple(story.lines(live, seat, voice, known)) if dealt else (),
            story=tuple(story.story(live, seat, voice, known)) if dealt else (),
            recap=self._recap(seat, voice) if running and seat is not None else None,
            since=live.asked_at[seat] if seat is not None else 0,
            undo=seat is not None and running and live.play.can_undo(seat),
            undos=live.play.undos(seat) if seat is not None and running else 0,
            result=voice.say(reason, live.names) if reason else "",
            winners=result.winners if result else live.winners,
            ending=ending(live, seat, voice),
            agreed=tuple(sorted(self._agreed)),
            goes_on=seat is not None and running and live.others_play_on(seat),
            next_table=live.table.next_table or "",
            setting="" if live.started else _setting(live.table),
            manners=between.info(live, seat, voice),
            tally=self._tally(voice) if result else (),
            sheets=self._sheets(s, shown, voice),
            lesson=self._lesson(seat, voice),
            learning=live.scripted() is not None or live.card(seat) is not None,
            hints=self._hints(seat, voice) if running else (),
        )

    @property
    def _agreed(self) -> set[int]:
        """The seats that want to end the game."""
        motion = self.live.manners.motion
        return set(motion.yes) if motion is not None and motion.what == "end" else self.live.agreed

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
        seat = self.live.seat_of(user.id) if user else None
        return self._from_afar(language) if seat is None else self.update(seat, language, finals=True)

    def _from_afar(self, language: str) -> Update:
        """For those who only look on and know no log: put together once for all who ask within a second."""
        live, now = self.live, self.live.store.clock.now()  # as what it shows of clocks
        key = live.version, live.table, live.over, live.broken
        known = self._afar.get(language)
        if known is not None and known[0] == key and now - known[1] < AFAR_SECONDS:
            return known[2]
        found = self.update(None, language)
        self._afar[language] = key, now, found
        return found

    def question(self, seat: int, voice: Speaker, *, finals: bool) -> Question | None:
        live, s = self.live, self.live.play.state
        decision = s.decision(seat)
        if decision is None:
            return None
        stakes = self.stakes(seat) if finals else {}
        return Question(
            seat=seat,
            prompt=voice.say(decision.prompt, self.live.names),
            clause=decision.clause,
            answers=tuple(
                self._answer(action, decision, voice, stakes.get(action)) for action in s.offered(seat)
            ),
            must=decision in s.awaited(),
            draft=voice.say(decision.draft, self.live.names) if decision.draft else "",
            final=bool(stakes) and all(stake.final for stake in stakes.values()),
            only=live.game.vocabulary.name(decision.legal[0]) if decision.only and live.is_alone else "",
        )

    def stakes(self, seat: int) -> dict[Action, Stake]:
        """What is at stake with each answer to a seat's question; worked out once for all who look."""
        live = self.live
        version, known = self._weighed.get(seat, (-1, {}))
        if version != live.version:
            others = [n for n in range(len(live.names)) if live.bot_at(n) is not None]
            known = live.game.stakes(live.play.state, seat, others)
            self._weighed[seat] = live.version, known
        return known

    def finals(self, seat: int, voice: Speaker) -> Finals:
        """The same for a socket, which has the answers already."""
        live, name = self.live, self.live.game.vocabulary.name
        stakes = {name(action): stake for action, stake in sorted(self.stakes(seat).items())}
        costs: dict[str, tuple[str, ...]] = {}
        for action, stake in stakes.items():
            if stake.cost is not None:
                cost = voice.say(stake.cost, live.names)
                costs[cost] = (*costs.get(cost, ()), action)
        return Finals(
            version=live.version,
            actions=tuple(action for action, stake in stakes.items() if stake.final),
            ends=tuple(action for action, stake in stakes.items() if stake.ends),
            costly=tuple(action for action, stake in stakes.items() if stake.costly),
            costs=costs,
            warnings={
                action: self._warned(stake.caution, voice)
                for action, stake in stakes.items()
                if stake.caution is not None
            },
            later=self._later(seat),
        )

    def _later(self, seat: int) -> tuple[Later, ...]:
        """Things that can be named first: an answer has then to come before them."""
        stakes, name = self.stakes(seat), self.live.game.vocabulary.name
        found: dict[tuple[Action, ...], list[Action]] = {}
        for action, stake in stakes.items():
            if then := tuple(each for each in stake.then if each not in stakes):
                found.setdefault(then, []).append(action)
        return tuple(
            Later(after=tuple(map(name, after)), actions=tuple(map(name, then)))
            for then, after in found.items()
        )

    def why(self, action: Action, seat: int, language: str) -> Why:
        """Why a seat cannot choose something now, whatever it is."""
        live = self.live
        refusal = live.play.state.why_not(action, seat)
        text = live.voice(language).say(refusal.text, live.names)
        return Why(version=live.version, why=text, clause=refusal.clause)

    def _warned(self, caution: Caution, voice: Speaker) -> Warned:
        return Warned(text=voice.say(caution.text, self.live.names), clause=caution.clause)

    def _answer(self, action: Action, decision: Decision, voice: Speaker, stake: Stake | None) -> Answer:
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
                final=bool(stake and stake.final),
                ends=bool(stake and stake.ends),
                costly=bool(stake and stake.costly),
                cost=voice.say(stake.cost, live.names) if stake and stake.cost else "",
                warning=self._warned(stake.caution, voice) if stake and stake.caution else None,
            )
        refusal = live.play.state.why_not(action, decision.seat)
        why = voice.say(refusal.text, live.names)
        return Answer(action=name, label=label, legal=False, why=why, clause=refusal.clause)

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
                side=live.game.side(live.play.state, seat.seat),
                level=voice.label(f"bots.{bots.level(seat.bot)}") if seat.bot else "",
                you=seat.seat in mine,
                lent=seat.seat in live.lent,
                gone=seat.seat in live.gone,
                here=seat.seat in here,
                clock=timing.clock(live, seat.seat),
                deadline=timing.deadline(live, seat.seat),
                hand=live.game.held(live.play.state, seat.seat) if live.started else None,
            )
            for seat in live.table.seats
        )

    def _recap(self, seat: int, voice: Speaker) -> Recap | None:
        """A lesson tells by itself what happens."""
        live = self.live
        if live.scripted() is not None or live.card(seat) is not None:
            return None
        return story.recap(live, seat, voice)

    def _view(self, s: State, seat: int | None) -> msgspec.Raw:
        """What a seat sees of a position; when all is over, by whatever end, nothing is hidden any more."""
        game = self.live.game
        seen = game.open_sight(s, seat) if self.live.over else game.sight(s, seat)
        return msgspec.Raw(msgspec.json.encode(seen))

    def moment(self, before: State, state: State, move: int, seat: int | None, language: str) -> Moment:
        """The table after some moves, as it was seen then; `before` is the position one move earlier."""
        live, voice = self.live, self.live.voice(language)
        first = live.marks[move - 1] if move else 0
        return Moment(
            move=move,
            view=self._view(state, seat),
            texts=tuple(voice.say(text, live.names) for text in live.game.texts(state, seat)),
            log=tuple(story.lines(live, seat, voice, first, live.marks[move])),
            answer=story.answer(live, before, move, seat, voice) if move else "",
            sheets=self._sheets(state, seat, voice),
        )

    def curve(self, found: Course, language: str) -> Curve:
        """How the scores moved, once it is over: they are the whole truth."""
        live, play, voice = self.live, self.live.play, self.live.voice(language)
        result = play.state.result
        if result is None or live.ended is not None:
            said = broken_off(found.scores, live.ended) if live.ended else ()
        elif len(live.names) == 1:
            said = live.game.alone(play.state, play.log)[1:]
        else:
            tally = live.game.tally(play.state, play.log)
            said = decision(found, tally, result)
        decided = tuple(voice.say(text, live.names) for text in said)
        return curve(found.scores, voice.label(f"{live.game.id}.curve"), decided)


def _setting(table: StoredTable) -> str:
    """Another one when a table that waits is set up anew, passes to somebody, or a link to it changes."""
    links = [seat.invitation for seat in table.seats]
    what = table.options, table.pace, table.public, table.creator, links, table.opened
    return hashlib.sha256(msgspec.json.encode(what)).hexdigest()[:SETTING]
