"""What goes over the wire, in both directions. Words are rendered here: a client needs no catalogue.

`make wire` writes these types for the page's scripts, as `web/wire.d.ts`. Here is what a table says and
hears; beside it lie what the house says of itself and its games (`wire_house`), what is about people
(`wire_people`), the seed (`wire_fair`), answers given ahead (`wire_ahead`), what happened (`wire_story`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from salon.kernel import Value
from salon.server.wire_base import Sent, Told
from salon.server.wire_manners import MannersInfo, Seat
from salon.server.wire_story import Ending, Line, Passage, Points, Recap

Status: TypeAlias = Literal["waiting", "playing", "ended"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Symbol: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Promise: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", max_length=64)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]


class Problem(Told, frozen=True):
    """Why something was refused, in the reader's language."""

    status: int
    title: str
    clause: str = ""
    version: int | None = None
    update: Update | None = None  # the table as it stands, if that is why


# -- tables ------------------------------------------------------------------------------------


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How fast a table plays: at leisure, by the clock, by the day, or as a lesson goes."""

    kind: Literal["free", "live", "daily", "lesson"] = "free"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30  # live: for each seat
    seconds: Annotated[int, Meta(ge=0, le=600)] = 15  # live: added with every turn
    days: Annotated[int, Meta(ge=1, le=14)] = 3  # daily: for each turn
    late: Literal["lose", "bot", "ask"] = "lose"  # what happens to who is late; of two the other decides
    leave: Literal["bot", "open", "end"] = "bot"  # who gives up: a bot plays on, for good or until one comes
    spare: Annotated[int, Meta(ge=0, le=30)] = 0  # daily: days more in all, for each seat
    lesson: Annotated[str, Meta(max_length=40)] = ""  # which one
    scene: Annotated[str, Meta(max_length=100)] = ""  # played on from an example, after so many answers

    @property
    def is_arranged(self) -> bool:
        """Whether the cards were not dealt by chance, so that nothing about them is promised."""
        return self.kind == "lesson" or bool(self.lesson or self.scene)


# Levels of bots; `greedy` is what courtiers were called.
BotName: TypeAlias = Literal["novice", "courtier", "minister", "chancellor", "random", "greedy"]


class NewSeat(Sent, frozen=True):
    """Who is to sit there: me, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    bot: BotName = "courtier"


class NewTable(Sent, frozen=True):
    game: Symbol
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    pace: Pace = Pace()
    public: bool = False
    promise: Promise = ""  # of a share in the seed: the SHA-256 of 32 random bytes, for my first seat
    pack: Annotated[int, Meta(ge=0, le=2**53)] = 0  # the version of a pack; 0: the game's own cards


class SeatInfo(Told, frozen=True):
    """Who sits at a seat. An open seat has nobody; a lent one has a bot; who has given up is gone."""

    name: str
    kind: Literal["person", "bot", "open"]
    side: str = ""  # at a table: what it plays, as a symbol, whose colours it has
    level: str = ""  # of a bot: how strong it is, in a word
    you: bool = False
    lent: bool = False
    gone: bool = False
    here: bool = False
    invitation: str = ""  # the link, for the one who opened the table
    clock: float | None = None  # seconds left, at `Update.at`
    deadline: float | None = None
    hand: int | None = None  # how many cards it holds, where one holds any


class TableInfo(Told, frozen=True):
    """A line in a list of tables."""

    id: str
    game: str
    title: str
    emblem: str
    board: str  # as in `GameInfo`
    emblems: str  # the address of the board's own emblems; empty if it has none
    status: Status
    seats: tuple[SeatInfo, ...]
    options: dict[str, Value]
    pace: Pace
    public: bool
    created: float
    your_turn: bool = False
    mine: bool = False
    host: bool = False  # it is mine to close, and to say how it is played
    played: tuple[str, ...] = ()  # the options that are not the usual ones, in words
    result: str = ""
    next_table: str = ""
    apart: str = ""  # why it cannot be played, and what can be done
    pack: TablePack | None = None


class TablePack(Told, frozen=True):
    """The cards that a table is played with, where they are not those that come with the game."""

    id: str  # of the pack
    name: str
    author: str
    version: int
    digest: str  # of all that play depends on, as it is shown
    printed: int = 0  # of its cards, those keyed in from a box
    cards: int = 0


class Join(Sent, frozen=True):
    seat: Seat
    invitation: Annotated[str, Meta(max_length=80)] = ""
    promise: Promise = ""  # as in `NewTable`
    name: Name | None = None  # what a guest wants to be called, from now on and everywhere


class Tables(Told, frozen=True):
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class SetUpSent(Sent, frozen=True):
    """How a table that waits is to be played from now on."""

    options: dict[str, Value] = msgspec.field(default_factory=dict)
    pace: Pace = Pace()
    public: bool = False


class FillSent(Sent, frozen=True):
    """A bot is to sit there, or with no seat on all free ones."""

    seat: Seat | None = None
    bot: BotName = "courtier"


class Invited(Told, frozen=True):
    """A new table, and the secrets of the invitations to its open seats."""

    table: TableInfo
    invitations: dict[str, str]


# -- fairness ----------------------------------------------------------------------------------


class ShareInfo(Told, frozen=True):
    """What a seat gives to the seed."""

    seat: int
    promise: str
    secret: str = ""  # when the game is over; empty if it never came


class Fairness(Told, frozen=True, tag="fairness", tag_field="type"):
    """What was promised about the cards, and when the game is over the proof: see docs/fairness.md."""

    table: str  # the id that is mixed into the seed
    commitment: str  # the SHA-256 of the house's seed
    stage: Literal["open", "sealed", "dealt", "over"]
    mixed: bool  # False: the house's seed is the game's, as in tables of an older form
    shares: tuple[ShareInfo, ...] = ()
    expected: tuple[int, ...] = ()  # seats that are to promise a share
    seal: str = ""  # stands for all promises, once no more are taken
    house: str = ""  # the house's seed, when the game is over
    seed: str = ""  # the game's seed, when the game is over


# -- play --------------------------------------------------------------------------------------


class Warned(Told, frozen=True):
    """What speaks against an answer, and the rule behind it."""

    text: str
    clause: str


class Why(Told, frozen=True):
    """Why something cannot be chosen at a version of the table, and the rule behind it."""

    version: int
    why: str
    clause: str


class Answer(Told, frozen=True):
    """An answer to the open question: its symbol, its words, and if it is not allowed the reason.

    What is at stake with it (`final` and all after that) a socket is told in `Finals`.
    """

    action: str
    label: str
    legal: bool = True
    why: str = ""
    clause: str = ""
    aside: bool = False  # it does not bring the game on, such as the offer of a deal
    noted: bool = False  # free words may go with it
    final: bool = False  # it cannot be taken back
    ends: bool = False  # it hands over to others
    costly: bool = False  # it deserves a second thought
    cost: str = ""  # what follows, in a sentence
    warning: Warned | None = None


class Question(Told, frozen=True):
    """What is asked of the one who looks."""

    seat: int
    prompt: str
    clause: str
    answers: tuple[Answer, ...]
    must: bool = True  # False: one may say something, but the game waits for others
    draft: str = ""  # what the one who looks is putting together aside
    final: bool = False  # no answer can be taken back
    only: str = ""  # the one answer there is, where nobody else could learn from it that there is one


class Later(Told, frozen=True):
    """What is no answer now, but can be chosen right after some of the answers."""

    after: tuple[str, ...]
    actions: tuple[str, ...]


class Finals(Told, frozen=True, tag="finals", tag_field="type"):
    """What is at stake with the answers of the one who looks. It follows an update of that version."""

    version: int
    actions: tuple[str, ...]  # those that cannot be taken back
    ends: tuple[str, ...] = ()  # those that hand over to others
    costly: tuple[str, ...] = ()  # those that deserve a second thought
    costs: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)  # what follows, and after what
    warnings: dict[str, Warned] = msgspec.field(default_factory=dict)  # by answer
    later: tuple[Later, ...] = ()


class Waiting(Told, frozen=True):
    """What is asked of somebody else."""

    seat: int
    prompt: str


class Chat(Told, frozen=True, tag="chat", tag_field="type"):
    """Something said at the table."""

    at: float
    name: str
    text: str
    seat: int | None = None
    id: int = 0
    beside: bool = False  # by one who looks on at a private table, and for such alone
    mine: bool = False


class Part(Told, frozen=True):
    """Words in a table, and the one thing of the game that they name, if they do."""

    text: str
    symbol: str = ""


class Sheet(Told, frozen=True):
    """A table of figures and words: how a game without a board of its own is shown."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[int | tuple[Part, ...], ...], ...]


class LessonInfo(Told, frozen=True):
    """A card of a lesson: what it says, what it points at, and the answer that it asks for, if it does."""

    id: str
    number: int
    of: int
    title: str
    text: str
    lit: tuple[str, ...] = ()
    asked: str = ""
    said: str = ""  # to my last answer
    last: bool = False


class HintInfo(Told, frozen=True):
    """Something worth noticing at the open question; told no more often than `times` at a table."""

    id: str
    text: str
    times: int
    lit: tuple[str, ...] = ()


class Update(Told, frozen=True, tag="update", tag_field="type"):
    """The table as one seat sees it now. `log` follows the first `log_from` lines that are known."""

    version: int
    move: int
    at: float
    status: Status
    you: int | None
    seats: tuple[SeatInfo, ...]
    view: msgspec.Raw
    texts: tuple[str, ...]  # what the board shows in words
    question: Question | None
    waiting: tuple[Waiting, ...]
    log_from: int
    log: tuple[Line, ...]
    story: tuple[Passage, ...] = ()  # the log as it is read, from the passage that the first new line is in
    recap: Recap | None = None  # what has happened since my last answer
    since: int = 0  # an answer of mine at an older version was taken, or is no longer wanted
    undo: bool = False
    undos: int = 0  # how many answers I can take back
    result: str = ""
    winners: tuple[int, ...] = ()
    ending: Ending | None = None
    agreed: tuple[int, ...] = ()
    goes_on: bool = False  # if I give up, the others play on
    next_table: str = ""
    setting: str = ""  # while it waits: stands for how it is to be played, for whom it is, and the links
    manners: MannersInfo | None = None  # what is between the people, where there is anything
    tally: tuple[tuple[Points, ...], ...] = ()  # by seat, when it ended by the rules
    sheets: tuple[Sheet, ...] = ()  # of a game without a board of its own
    lesson: LessonInfo | None = None
    learning: bool = False  # the lesson goes on, also while others play
    hints: tuple[HintInfo, ...] = ()  # when it is over, the most pressing first


class ForetoldWay(Told, frozen=True):
    """One way in which an answer may turn out: what the log would say, and what is asked then."""

    ways: int  # of `Foretold.of`
    log: tuple[Line, ...] = ()
    prompt: str = ""  # what is asked next of the seat itself
    waiting: tuple[Waiting, ...] = ()  # and of others
    ends: bool = False  # the game is over
    open: bool = False  # something is drawn or shown then, and nobody knows what follows from it


class Foretold(Told, frozen=True):
    """What an answer would do, by the rules: one way, or several with their odds where dice decide."""

    version: int
    seat: int
    action: str
    of: int
    outcomes: tuple[ForetoldWay, ...]
    turn_ends: bool = False  # the next question is not this seat's; where a way is open, as far as was tried


class Refused(Told, frozen=True, tag="refused", tag_field="type"):
    """An answer was not taken; the current view follows or is known already."""

    title: str
    clause: str = ""
    version: int = 0
    held: bool = False  # it would be legal, but leads away from the lesson


class Presence(Told, frozen=True, tag="presence", tag_field="type"):
    seats: tuple[SeatInfo, ...]
    watching: int


class Moment(Told, frozen=True):
    """The table after some moves, to look at again."""

    move: int
    view: msgspec.Raw
    texts: tuple[str, ...]
    log: tuple[Line, ...]
    answer: str = ""  # the answer that led to it, as far as the reader may know it
    sheets: tuple[Sheet, ...] = ()


class ActSent(Sent, frozen=True, tag="act", tag_field="type"):
    """An answer, given at a version of the table."""

    version: Version
    action: Symbol
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    note: Annotated[str, Meta(max_length=280)] = ""  # where the answer is `noted`


class WhySent(Sent, frozen=True):
    """Why can this not be chosen?"""

    action: Symbol
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class ForecastSent(Sent, frozen=True):
    """What would this answer do? Asked at a version of the table, as it would be given."""

    action: Symbol
    version: Version | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class UndoSent(Sent, frozen=True, tag="undo", tag_field="type"):
    """The last answer is to be taken back, or all since the last point of no return."""

    version: Version
    all: bool = False


class ChatSent(Sent, frozen=True, tag="chat", tag_field="type"):
    text: Words


class PageSent(Sent, frozen=True):
    """I have read the card of the lesson; `free`: I leave the lesson and play on."""

    version: Version
    free: bool = False


class LessonSent(Sent, frozen=True):
    """Which lesson I want."""

    lesson: Annotated[str, Meta(max_length=40)] = "first"


class OnwardSent(Sent, frozen=True):
    """After how many answers of an example I play on."""

    step: Annotated[int, Meta(ge=0, le=1000)]


class LendSent(Sent, frozen=True):
    """A bot is to play for me; with no name I take over again."""

    bot: BotName | Literal[""] = ""


class Ping(Sent, frozen=True, tag="ping", tag_field="type"):
    pass


class Pong(Told, frozen=True, tag="pong", tag_field="type"):
    at: float


FromClient: TypeAlias = ActSent | UndoSent | ChatSent | Ping
ToClient: TypeAlias = Fairness | Update | Finals | Refused | Chat | Presence | Pong
