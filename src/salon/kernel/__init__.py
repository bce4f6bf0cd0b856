"""The kernel: steps, decisions, states, fate, records, texts. No game and no language in it."""

from salon.kernel.about import About, Option, Poster, Value, Weight
from salon.kernel.decision import (
    Action,
    Decision,
    Event,
    QuestionView,
    Refusal,
    Result,
    Source,
    questions,
)
from salon.kernel.encoder import ZERO, Asked, Block, Encoder, Growing, Kept, counts, one_hot, places
from salon.kernel.errors import (
    BadCards,
    BadNote,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAction,
    InvariantBroken,
    SalonError,
    UnknownName,
    fault,
)
from salon.kernel.fact import Fact, NewNumber, Question, Said, Use, kind_of_question
from salon.kernel.family import any_on_cards
from salon.kernel.fate import Fate, Need, Script
from salon.kernel.fields import directly
from salon.kernel.forecast import Forecast, Outcome
from salon.kernel.game import Card, Game
from salon.kernel.guide import Guide, Held, LessonCard, Progress
from salon.kernel.hint import BadHints, Hint, HintRule
from salon.kernel.ledger import Clause, Contradiction, Difference, Example, Ledger, Ruling
from salon.kernel.lesson import BadLesson, Lesson, LessonStep
from salon.kernel.mind import Mind
from salon.kernel.miniature import Miniature
from salon.kernel.note import check_note
from salon.kernel.pack import OWN, Body, Fault, Form, Names, Sheet, Wrong, shown
from salon.kernel.play import Play
from salon.kernel.record import Player, Record
from salon.kernel.stake import Caution, Stake, caution
from salon.kernel.state import JSON, State, View, asking, check_note_of
from salon.kernel.step import Step
from salon.kernel.story import LookBack, Passage, look_back, passages
from salon.kernel.table import Cell, Table
from salon.kernel.telling import Telling, detail
from salon.kernel.text import Arg, Text
from salon.kernel.vocabulary import Vocabulary

__all__ = [
    "JSON",
    "OWN",
    "ZERO",
    "About",
    "Action",
    "Arg",
    "Asked",
    "BadCards",
    "BadHints",
    "BadLesson",
    "BadNote",
    "BadRecord",
    "BadSetup",
    "Block",
    "Body",
    "CannotUndo",
    "Card",
    "Caution",
    "Cell",
    "Clause",
    "Contradiction",
    "Decision",
    "Difference",
    "Encoder",
    "Event",
    "Example",
    "Fact",
    "Fate",
    "Fault",
    "Forecast",
    "Form",
    "Game",
    "Growing",
    "Guide",
    "Held",
    "Hint",
    "HintRule",
    "IllegalAction",
    "InvariantBroken",
    "Kept",
    "Ledger",
    "Lesson",
    "LessonCard",
    "LessonStep",
    "LookBack",
    "Mind",
    "Miniature",
    "Names",
    "Need",
    "NewNumber",
    "Option",
    "Outcome",
    "Passage",
    "Play",
    "Player",
    "Poster",
    "Progress",
    "Question",
    "QuestionView",
    "Record",
    "Refusal",
    "Result",
    "Ruling",
    "Said",
    "SalonError",
    "Script",
    "Sheet",
    "Source",
    "Stake",
    "State",
    "Step",
    "Table",
    "Telling",
    "Text",
    "UnknownName",
    "Use",
    "Value",
    "View",
    "Vocabulary",
    "Weight",
    "Wrong",
    "any_on_cards",
    "asking",
    "caution",
    "check_note",
    "check_note_of",
    "counts",
    "detail",
    "directly",
    "fault",
    "kind_of_question",
    "look_back",
    "one_hot",
    "passages",
    "places",
    "questions",
    "shown",
]
