"""Answers given ahead: rules that a person leaves for their seat, applied in order when it is asked.

A programme never answers the question that was open when it was made; that one stays the person's. The
first rule that fits decides: its answer is given, marked as the programme's, or if it is not allowed the
programme stops. A question that no rule fits is the person's, and the programme goes on after it. How often a
rule was used is read from the log: neither a restart nor another server uses it once too often.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from salon.kernel import JSON, Action, Question, SalonError, Text
from salon.server import rows

if TYPE_CHECKING:
    from salon.server.live import LiveTable
    from salon.server.store import Store

# The answers that say no, from the plainest to the vaguest; a rule without an answer gives the first allowed.
QUIET = ("verb.pass", "verb.decline", "verb.no", "verb.refuse", "verb.keep", "verb.done")
Scope: TypeAlias = Literal["same", "kind", "any"]
Until: TypeAlias = Literal["", "others", "turn", "round", "hand"]
Reason: TypeAlias = Literal["", "illegal", "undone", "until"]
WATCHED: tuple[Until, ...] = ("turn", "round", "hand")  # the parts of a view whose change can end one
_log = logging.getLogger("salon")


class Rule(msgspec.Struct, frozen=True, omit_defaults=True):
    """If asked this, answer that: the same question in the same words, one of its kind, or any."""

    id: str
    scope: Scope
    action: str  # a symbol, or "" for whatever passes
    prompt: Text | None = None
    kind: str = ""  # of question; rules of old have only the prompt
    times: int = 0  # 0: as often as it comes

    @property
    def about(self) -> str:
        """The kind of question it answers."""
        return self.kind or (kind(self.prompt) if self.prompt else "")


class Programme(msgspec.Struct, frozen=True, omit_defaults=True):
    """The rules of a seat, in their order."""

    rules: tuple[Rule, ...]
    since: int = 0  # the version at which it was made
    until: Until = ""
    mark: str = ""  # what is watched, as it was then
    stopped: Reason = ""
    refused: str = ""  # the answer that was not allowed


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Programme)


def decode(body: str) -> Programme:
    return _decoder.decode(body)


def kind(question: Question | Text) -> str:
    """What sort of question it is; one asked on behalf of somebody is the question inside.

    >>> kind(Text("envoys.ask.for", {"player": "seat.1", "question": Text("envoys.ask.send")}))
    'envoys.ask.send'
    """
    if isinstance(question, Text):
        inside = question.args.get("question")
        return kind(inside) if isinstance(inside, Text) else question.id
    asked = getattr(question, "question", None)
    return kind(asked) if isinstance(asked, Question | Text) else question.id()


def watched(table: LiveTable, seat: int, what: str) -> JSON:
    """A part of what the seat sees: its own, or else the table's; None if this game has no such thing."""
    view = table.play.state.view(seat)
    players = view.get("players")
    own = players[seat] if isinstance(players, list) and seat < len(players) else {}
    return own.get(what, view.get(what)) if isinstance(own, dict) else view.get(what)


def marked(table: LiveTable, seat: int, what: str) -> str:
    return msgspec.json.encode(watched(table, seat, what)).decode() if what in WATCHED else ""


def untils(table: LiveTable, seat: int) -> tuple[Until, ...]:
    """What a programme at this seat may wait for."""
    return ("", "others", *(what for what in WATCHED if watched(table, seat, what) is not None))


def over(programme: Programme, table: LiveTable, seat: int) -> Reason:
    """Why a programme has come to its end, if it has."""
    if table.undone_at[seat] > programme.since:
        return "undone"
    others = [at for other, at in enumerate(table.acted_at) if other != seat]
    if programme.until == "others" and max(others, default=0) > programme.since:
        return "until"
    if programme.until in WATCHED and marked(table, seat, programme.until) != programme.mark:
        return "until"
    return ""


def fitting(programme: Programme, table: LiveTable, seat: int) -> tuple[Rule, Action | None] | None:
    """The first rule that fits the open question and its answer, None if that is not allowed."""
    decision = table.play.state.decision(seat)
    if decision is None or not decision.legal or table.asked_at[seat] <= programme.since:
        return None
    vocabulary = table.game.vocabulary
    for rule in programme.rules:
        if rule.times and table.used.get(rule.id, 0) >= rule.times:
            continue
        if rule.scope == "same" and rule.prompt != decision.prompt:
            continue
        if rule.scope == "kind" and rule.about != kind(decision.question):
            continue
        if rule.action:
            action = vocabulary.action(rule.action)
            return rule, action if action in decision.legal else None
        quiet = [vocabulary.action(name) for name in QUIET if name in vocabulary]
        found = next((action for action in quiet if action in decision.legal), None)
        if found is not None:
            return rule, found
    return None


class Programmes:
    """Gives the answers of programmes when they are due."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._at_it: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Look whether a seat that is asked has left an answer."""
        id = table.table.id
        due = table.programmed and not table.programmed.isdisjoint(table.waiting_for())
        if due and id not in self._at_it:
            self._at_it[id] = asyncio.create_task(self._play(table))

    async def _play(self, table: LiveTable) -> None:
        looked: set[tuple[int, int]] = set()  # at which seat, at which version
        try:
            while todo := [
                seat
                for seat in table.waiting_for()
                if seat in table.programmed and (seat, table.version) not in looked
            ]:
                looked.add((todo[0], table.version))
                with suppress(SalonError):  # the table has moved on, perhaps by another server
                    await self._answer(table, todo[0])
        except Exception:  # noqa: BLE001  (such as a database that is away)
            _log.exception("The programmes of table %s stopped; they are woken again soon", table.table.id)
        finally:  # in the same breath as the last look: whatever happens next wakes them anew
            del self._at_it[table.table.id]

    async def _answer(self, table: LiveTable, seat: int) -> None:
        async with table.lock:
            programme = await self.store.programme(table.table.id, seat)  # as it is now, at whichever server
            if table.manners.paused is not None:
                return
            if programme is None or programme.stopped or seat not in table.waiting_for():
                table.programmed.discard(seat)
                return
            reason = over(programme, table, seat)
            found = None if reason else fitting(programme, table, seat)
            if not reason and found is None:
                return
            if found is not None and found[1] is not None:
                name = table.game.vocabulary.name(found[1])
                await table.commit(rows.Act(seat, name, "programme", rule=found[0].id))
            else:
                stopped = msgspec.structs.replace(
                    programme, stopped=reason or "illegal", refused=found[0].action if found else ""
                )
                await self.store.stop_programme(table.table.id, seat, programme, stopped)
                table.programmed.discard(seat)
                return
        await table.tell()

    def close(self) -> None:
        for task in self._at_it.values():
            task.cancel()
