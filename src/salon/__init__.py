"""Salon: political board games in one house.

>>> import salon
>>> game = salon.load(salon.list_games()[0])
>>> s = game.new(seats=3, seed=7)
>>> while s.result is None:
...     d = s.pending[0]
...     _ = s.apply(d.legal[0], seat=d.seat)
>>> len(s.result.scores)
3
"""

from salon.games import games as list_games  # `salon.games` itself is the package
from salon.games import load
from salon.kernel import record as _record
from salon.kernel import text as _text
from salon.kernel.decision import Action, Decision, Event, Result
from salon.kernel.errors import IllegalAction, SalonError
from salon.kernel.fact import Fact, Question
from salon.kernel.fate import Fate, Script
from salon.kernel.forecast import Forecast, Outcome
from salon.kernel.game import Game
from salon.kernel.play import Play
from salon.kernel.record import Record
from salon.kernel.state import State
from salon.kernel.text import Text
from salon.kernel.version import VERSION

__version__ = VERSION
__all__ = [
    "Action",
    "Decision",
    "Event",
    "Fact",
    "Fate",
    "Forecast",
    "Game",
    "IllegalAction",
    "Outcome",
    "Play",
    "Question",
    "Record",
    "Result",
    "SalonError",
    "Script",
    "State",
    "Text",
    "__version__",
    "list_games",
    "load",
]


def _in_english(text: Text) -> str:
    from salon.lang import words  # read only when something is said

    return words("en").say(text)


_text.speak_with(_in_english)
_record.find_games_with(load)
