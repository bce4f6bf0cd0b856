"""Bots: players that choose answers. None of them ever sees more than its seat may know.

>>> import salon
>>> from salon.kernel import Fate
>>> game = salon.load(salon.list_games()[0])
>>> s = game.new(seats=3, seed=7)
>>> bot = load("random", game)
>>> answer(bot, s, 0, Fate.of(1)) in s.decision(0).legal
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol

from salon.bots.greedy import Greedy
from salon.bots.novice import Novice
from salon.bots.random import Random
from salon.bots.search import think
from salon.bots.thinker import Thinker
from salon.kernel import Action, Decision, Fate, Game, Mind, State, UnknownName, fault
from salon.kernel.game import S
from salon.kernel.mind import deep

LEVELS = ("novice", "courtier", "minister", "chancellor")  # that people meet, the weakest first
BOTS = (*LEVELS, "random")
USUAL = "courtier"
FORMER = {"greedy": "courtier"}  # names in records and tables of before
EFFORT = {"minister": 1, "chancellor": 2}


class Bot(Protocol):
    """A player. It gets a position in which all that its seat cannot know has been dealt anew.

    It may remember nothing but its plan, so that one who is asked in another process goes on with it.
    """

    plan: list[Action]  # the answers that it means to give next

    def choose(self, s: State, seat: int, fate: Fate) -> Action:
        """One of the legal answers to the seat's open question."""
        ...


def load(name: str, game: Game[S], plan: Sequence[Action] = ()) -> Bot:
    """A bot by its name, in the middle of a plan; a game that lends bots nothing is played at random."""
    name = level(name)
    if name not in BOTS:
        raise fault(UnknownName, "kernel.unknown-bot", bot=name[:40], known=", ".join(BOTS))
    mind = game.mind()
    bot: Bot = Random() if mind is None or name == "random" else _of_level(name, mind)
    bot.plan = list(plan)
    return bot


def _of_level(level: str, mind: Mind) -> Bot:
    greedy = Greedy(mind.value, mind.BUDGET, mind.reply)
    if level == "courtier":
        return greedy
    if level == "novice":
        return Novice(greedy)
    own = deep(mind)
    if own is not None:
        return Thinker(own.think, EFFORT[level])
    return Thinker(partial(think, mind), EFFORT[level], mind.reply)


def level(name: str) -> str:
    """What a bot is called now."""
    return FORMER.get(name, name)


def knows(name: str) -> bool:
    """Whether there is a bot of that name, be it one of before."""
    return level(name) in BOTS


def thinks_long(name: str) -> bool:
    """Whether a bot may take seconds over an answer."""
    return level(name) in EFFORT


def choice(game: Game[S]) -> tuple[str, ...]:
    """The bots that one may choose from: without help from the game all levels would play alike."""
    return BOTS if game.mind() is not None else ("random",)


def due(s: State) -> Iterator[Decision]:
    """The questions that bots have to answer, the most pressing first: an offer made to them, then one that
    they are making, then the question at hand."""
    yield from (d for d in s.pending if d.hoped)
    yield from (d for d in s.pending if d.draft is not None and not d.hoped)
    yield from (d for d in s.pending if d.legal and not d.hoped and d.draft is None)


def anything(decision: Decision) -> Action:
    """An answer that will do if need be: a legal one, or the last thing that may be said, which ends it."""
    return decision.legal[0] if decision.legal else decision.aside[-1]


def answer(bot: Bot, s: State, seat: int, fate: Fate) -> Action:
    """Ask a bot, showing it only what its seat may know: it never holds the truth or the real fate."""
    return bot.choose(s.determinize(seat, fate), seat, fate)
