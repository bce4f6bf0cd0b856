"""A table in words, for language models and for scripts that read and write: nothing more need be installed.

>>> import salon
>>> table = TextTable(salon.list_games()[0], seed=7)
>>> print(table.prompt(table.turn).splitlines()[-1])
Answer with the number, the words or the id of one of these.
>>> _ = table.answer("1")
>>> len(table.transcript.entries)
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from salon import bots
from salon.games import load
from salon.kernel import (
    Action,
    BadRecord,
    Clause,
    Decision,
    Game,
    Play,
    Record,
    Ruling,
    State,
    Text,
    UnknownName,
    Value,
    fault,
    passages,
)
from salon.kernel.table import Cell, Table
from salon.lang import Names, Words, words
from salon.lang.summary import summary

FORMAT = "salon-transcript/1"
MOST_RULES = 12  # clauses that a search gives


class Answer(msgspec.Struct, frozen=True):
    """An answer that may be given: by its number, its id or its words."""

    number: int
    id: str
    words: str
    aside: bool = False  # it does not bring the game on: talk of deals
    noted: bool = False  # it may carry a note, after a colon
    caution: str = ""  # what speaks against it


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One exchange: what a seat was shown, what it said, and what became of that."""

    seat: int
    shown: str
    said: str
    answer: str = ""  # the id of what was understood; empty if it was refused
    note: str = ""
    refused: str = ""  # why


class Head(msgspec.Struct, frozen=True):
    """The first line of a transcript."""

    format: str
    game: str
    seats: int
    seed: str
    options: dict[str, Value]
    language: str


class Ending(msgspec.Struct, frozen=True):
    """The last line of a finished one."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Transcript(msgspec.Struct):
    """What was shown and said at a table: JSON lines, a head, an entry for each exchange, the ending."""

    head: Head
    entries: list[Entry] = []
    ending: Ending | None = None

    def to_lines(self) -> bytes:
        lines = (self.head, *self.entries, *((self.ending,) if self.ending else ()))
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    @staticmethod
    def from_lines(data: bytes) -> Transcript:
        """Read one; what is not one raises `BadRecord`."""
        try:
            first, *rest = data.splitlines()
            head = msgspec.json.decode(first, type=Head)
            ended = bool(rest) and rest[-1].startswith(b'{"scores":')
            ending = msgspec.json.decode(rest.pop(), type=Ending) if ended else None
            entries = [msgspec.json.decode(line, type=Entry) for line in rest]
        except (ValueError, RecursionError) as error:
            raise fault(BadRecord, "adapter.bad-transcript", reason=str(error)[:200]) from None
        if head.format != FORMAT:
            raise fault(BadRecord, "adapter.bad-transcript", reason=head.format[:80])
        return Transcript(head, entries, ending)

    def replay(self) -> TextTable:
        """The table at its end: everything said is said again."""
        head = self.head
        table = TextTable(head.game, head.seats, head.seed, head.options, language=head.language)
        for entry in self.entries:
            if entry.answer:
                table.play.act(table.game.vocabulary.action(entry.answer), entry.seat, entry.note)
        return table


class TextTable:
    """A match that is told and answered in words. Each seat is shown what it may know, and no more."""

    def __init__(
        self,
        game: str | Game[State],
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        language: str = "en",
        names: Names = (),
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        count = self.game.seat_counts[-1] if seats is None else seats
        self.words = words(language)
        self.names = names or tuple(self.words.name("kernel", f"seat.{n}") for n in range(count))
        self.play = Play.begin(Record.of(self.game, list(self.names), seed, options), self.game)
        header = self.play.record.header
        self.transcript = Transcript(
            Head(FORMAT, self.game.id, count, header.seed, dict(header.options), self.words.language)
        )
        self._read = [0] * count  # how much of the log each seat has been told

    # -- what is shown -----------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def turn(self) -> int:
        """The seat whose answer is due: to an offer first, then to what it is drafting, then to the game."""
        return next(bots.due(self.state)).seat

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def prompt(self, seat: int) -> str:
        """All that a seat needs for its next answer: the news, the table, the question, the answers."""
        decision = self._decision(seat)
        parts = [
            self._titled("adapter.news", self.news(seat)),
            self._titled("adapter.table", board(self.state, seat, self.words, self.names)),
            self._titled("adapter.question", self._say(decision.prompt)),
        ]
        if decision.draft is not None:
            parts.append(self._titled("adapter.draft", self._say(decision.draft)))
        answers = self.answers(seat)
        onward, aside = ([a for a in answers if a.aside == kind] for kind in (False, True))
        parts.append(self._titled("adapter.answers", "\n".join(map(self._line, onward))))
        parts.append(self._titled("adapter.asides", "\n".join(map(self._line, aside))))
        parts.append(self._say(Text("adapter.how")))
        return "\n\n".join(filter(None, parts))

    def news(self, seat: int) -> str:
        """What the seat has been told since it last answered."""
        facts = [event.seen_by(seat) for event in self.play.log[self._read[seat] :]]
        told = [line for passage in passages(self.game.tellings, facts) for line in passage.lines]
        return "\n".join(self._say(line.text) for line in told)

    def answers(self, seat: int) -> list[Answer]:
        """All that a seat may answer, with what speaks against it."""
        decision = self._decision(seat)
        onward = (*decision.legal, *decision.hoped)
        aside = tuple(action for action in decision.aside if action not in decision.hoped)
        stakes = self.game.stakes(self.state, seat) if len(onward) > 1 else {}
        found = []
        for number, action in enumerate((*onward, *aside), 1):
            stake = stakes.get(action)
            caution = self._say(stake.caution.text) if stake is not None and stake.caution else ""
            found.append(
                Answer(
                    number,
                    self.game.vocabulary.name(action),
                    self._name(action),
                    action in aside,
                    action in decision.noted,
                    caution,
                )
            )
        return found

    def rules(self, about: str = "") -> str:
        """The rules: on one page, or a clause by its id, or the clauses in which some words stand."""
        ledger = self.game.ledger
        if not about:
            return page(self.game, self.words)
        try:
            return self._clause(ledger.find(about))
        except UnknownName:
            entries: list[Clause | Ruling] = [*ledger.clauses, *ledger.rulings]
            found = [self._clause(entry) for entry in entries]
            fitting = [text for text in found if about.casefold() in text.casefold()][:MOST_RULES]
            return "\n".join(fitting) or self._say(Text("adapter.no-rule", {"about": about[:60]}))

    # -- what is said ------------------------------------------------------------------------

    def answer(self, said: str, seat: int | None = None, shown: str = "") -> Answer:
        """Take what a seat says: the number, id or words of an answer, and after a colon a note.

        What cannot be understood, or is not allowed, is put down in the transcript and raises a `SalonError`
        that says why. `shown` is what the seat was shown, for the transcript; else it is what `prompt` says.
        """
        seat = self.turn if seat is None else seat
        shown = shown or self.prompt(seat)
        try:
            found, note = self._understand(said, self.answers(seat))
            self.play.act(self.game.vocabulary.action(found.id), seat, note)
        except Exception as error:
            self.transcript.entries.append(Entry(seat, shown, said, refused=str(error)))
            raise
        self._read[seat] = len(self.play.log)
        self.transcript.entries.append(Entry(seat, shown, said, found.id, note))
        result = self.state.result
        if result is not None:
            self.transcript.ending = Ending(result.scores, result.winners, self._say(result.reason))
        return found

    def save(self, path: Path) -> None:
        """Write the transcript."""
        path.write_bytes(self.transcript.to_lines())

    def _understand(self, said: str, answers: Sequence[Answer]) -> tuple[Answer, str]:
        whole, (start, _, note) = said.strip(), said.strip().partition(":")
        for given, words_of_note in ((whole, ""), (start.strip(), note.strip())):
            wanted = given.casefold()
            for answer in answers:
                if wanted in {str(answer.number), answer.id, answer.words.casefold()}:
                    return answer, words_of_note
        raise fault(UnknownName, "adapter.not-understood", given=whole[:60], count=len(answers))

    # -- words -------------------------------------------------------------------------------

    def _decision(self, seat: int) -> Decision:
        decision = self.state.decision(seat)
        if decision is None:
            raise fault(UnknownName, "adapter.not-asked", seat=seat + 1)
        return decision

    def _say(self, text: Text) -> str:
        return self.words.say(text, self.names)

    def _titled(self, id: str, body: str) -> str:
        return f"{self._say(Text(id))}\n{body}" if body else ""

    def _line(self, answer: Answer) -> str:
        line = f"{answer.number}. {answer.words} [{answer.id}]"
        if answer.noted:
            line += " " + self._say(Text("adapter.noted"))
        return f"{line} – {answer.caution}" if answer.caution else line

    def _name(self, action: Action) -> str:
        called = self.state.called(action)
        if called is not None:
            return self._say(called)
        return self.words.name(self.game.id, self.game.vocabulary.name(action), self.names)

    def _clause(self, entry: Clause | Ruling) -> str:
        if isinstance(entry, Ruling):
            title, text, _ = self.words.ruling(self.game.ledger, entry)
        else:
            title, text = self.words.clause(self.game.ledger, entry)
        return f"[{entry.id}] {title} {text}"


def board(s: State, seat: int | None, speaker: Words | None = None, names: Names = ()) -> str:
    """The table as a seat sees it, or a spectator (None): one line for each row of its tables."""
    speaker = speaker or words("en")
    return "\n".join(line for table in s.game.tables(s, seat) for line in _rows(table, speaker, names))


def _rows(table: Table, speaker: Words, names: Names) -> list[str]:
    heads = [speaker.say(column, names) for column in table.columns]
    lines = [f"# {speaker.say(table.title, names)}"]
    if any(heads):
        lines.append(" | ".join(heads))
    lines += [" | ".join(_cell(cell, speaker, names) for cell in row) for row in table.rows]
    return lines


def _cell(value: Cell, speaker: Words, names: Names) -> str:
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Text):
        return speaker.say(value, names)
    return speaker.join([speaker.say(text, names) for text in value])


def page(game: Game[State], speaker: Words) -> str:
    """The rules on one page."""
    lines = []
    for block in summary(game.id, speaker.language):
        mark = {"heading": "# ", "list": "- ", "steps": "- "}.get(block.kind, "")
        lines += [mark + " | ".join(row) for row in block.rows]
    return "\n".join(lines)
