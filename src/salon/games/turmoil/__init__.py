"""Europe in Turmoil: Prelude to the Great War, for two players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from salon.games.turmoil.base import TurmoilStep
from salon.games.turmoil.bits import bits
from salon.games.turmoil.cards import Cards, read
from salon.games.turmoil.catalogue import catalogue, wording
from salon.games.turmoil.chart import chart
from salon.games.turmoil.holding import holdings, presence
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.tables import tables
from salon.games.turmoil.terms import MONARCHY_OPTION
from salon.games.turmoil.turn import NextTurn
from salon.kernel import Card, Fate, Game, Option, Table, Text, Value

MOST_BALANCE = 3
# What a drawn board shows as a scene: plays, dice, scorings, the war.
STAGED = (
    "play",
    "event",
    "check",
    "attempt",
    "crisis",
    "roll",
    "reroll",
    "scoring",
    "stability",
    "no-effect",
    "score",
    "vp",
    "tension",
    "navy",
    "war-roll",
    "war-won",
    "war-lost",
    "war-region",
    "loss",
    "gain",
    "plan",
    "joins",
    "outbreak",
)


class Turmoil(Game[TurmoilState]):
    """The game, with one pack of cards."""

    id = "turmoil"
    version = 2
    seats = (2,)
    options = {  # noqa: RUF012  (declared by the kernel as a Mapping)
        "balance": Option(default=0, choices=tuple(range(-MOST_BALANCE, MOST_BALANCE + 1))),
        "monarchy": Option(default=False),
        "mobilization": Option(default=False),
    }
    turn_clause = "turmoil.4.2.a"
    end_clause = "turmoil.10.4.1.a"
    max_decisions = 5_000
    nobody_may_win = True
    staged = frozenset(f"turmoil.log.{sentence}" for sentence in STAGED)
    state = TurmoilState
    steps = TurmoilStep
    folder = Path(__file__).parent

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.vocabulary = cards.vocabulary
        self.pack = cards.digest

    def setup(self, seats: int, fate: Fate, options: dict[str, Value]) -> TurmoilState:
        atlas = self.cards.atlas
        deck = list(self.cards.of_era[0])
        fate.shuffle(deck)
        changes = MONARCHY_OPTION if options["monarchy"] is True else 0
        s = TurmoilState(
            game=self,
            cards=self.cards,
            world=atlas.world(changes),
            laws=self.cards.laws(()),
            seats=seats,
            fate=fate,
            stack=[NextTurn()],
            mobilization=options["mobilization"] is True,
            monarchy=options["monarchy"] is True,
            changes=changes,
            support=atlas.start[:],
            held=atlas.held[:],
            there=atlas.there[:],
            holds=atlas.holds[:],
            hands=[(), ()],
            seen=[(), ()],
            deck=deck,
            discard=[],
            removed=[],
            picked=[(), ()],
        )
        balance = options["balance"]
        assert isinstance(balance, int)
        if balance:
            s.add(atlas.number["switzerland"], int(balance > 0), abs(balance))
        return s

    def revive(self, fields: dict[str, Any]) -> TurmoilState:
        world = self.cards.atlas.world(fields["changes"])
        laws = self.cards.laws(fields["force"])
        return TurmoilState(
            game=self,
            cards=self.cards,
            world=world,
            laws=laws,
            there=presence(fields["support"]),
            holds=holdings(fields["held"]),
            reach_bits=bits(fields["reach"]),
            **fields,
        )

    def wording(self, symbol: str) -> Text | None:
        return wording(symbol)

    def tables(self, view: dict[str, Any]) -> list[Table]:
        return tables(view, self.cards)

    def chart(
        self, view: dict[str, Any], names: Callable[[str, str], str], width: int, height: int
    ) -> list[str]:
        return chart(view, self.cards.atlas, names, width, height)

    def catalogue(self) -> list[Card]:
        return catalogue(self.cards)


def load(folder: Path | None = None) -> Turmoil:
    """The game with the house's cards, or with those of a folder."""
    return Turmoil(read(folder))
