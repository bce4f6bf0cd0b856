"""Salon: three political board games in one house.

>>> import salon
>>> court = salon.load("court")
>>> s = court.new(seats=3, seed=7)
>>> while s.result is None:
...     d = s.pending[0]
...     _ = s.apply(d.legal[0], seat=d.seat)
>>> len(s.result.scores)
3
"""

from salon.games import games, load
from salon.kernel import record as _record
from salon.kernel import text as _text
from salon.kernel.errors import IllegalAction, SalonError
from salon.kernel.fate import Fate, Script
from salon.kernel.record import Record
from salon.kernel.text import Text
from salon.kernel.version import VERSION

__version__ = VERSION
__all__ = ["Fate", "IllegalAction", "Record", "SalonError", "Script", "Text", "__version__", "games", "load"]


def _in_english(text: Text) -> str:
    from salon.lang import words  # read only when something is said

    return words("en").say(text)


_text.speak_with(_in_english)
_record.find_games_with(load)
