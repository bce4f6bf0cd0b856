"""The arena: bots against bots, seats changed round, and what may be concluded from it.

>>> from salon.arena import Setting, play_game
>>> import salon
>>> setting = Setting(salon.list_games()[0], seats=2, bots=("random", "novice"), seed=1)
>>> [game.bots for game in setting.round(0)]
[('random', 'novice'), ('novice', 'random')]
>>> played, _ = play_game(setting, setting.round(0)[0])
>>> sum(played.won)
1.0
"""

from salon.arena.figures import Figures
from salon.arena.game import Played, play_game
from salon.arena.rating import Rating, order_is_certain, ratings
from salon.arena.run import Run
from salon.arena.setting import Setting, Table

__all__ = [
    "Figures",
    "Played",
    "Rating",
    "Run",
    "Setting",
    "Table",
    "order_is_certain",
    "play_game",
    "ratings",
]
