"""Europe in Turmoil: Prelude to the Great War, for two players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from salon.games.turmoil.arrange import arrange
from salon.games.turmoil.base import TurmoilStep
from salon.games.turmoil.bits import bits
from salon.games.turmoil.cards import Cards, Deck
from salon.games.turmoil.catalogue import catalogue, wording
from salon.games.turmoil.cautions import COSTS, cautions
from salon.games.turmoil.chart import chart
from salon.games.turmoil.check import check
from salon.games.turmoil.facts import TurmoilFact
from salon.games.turmoil.guesses import guess
from salon.games.turmoil.hints import hints
from salon.games.turmoil.holding import holdings, presence
from salon.games.turmoil.miniature import miniature
from salon.games.turmoil.numbers import TurmoilEncoder
from salon.games.turmoil.pack import TurmoilForm
from salon.games.turmoil.printed import printed
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.tables import tables
from salon.games.turmoil.tally import tally
from salon.games.turmoil.telling import TELLINGS
from salon.games.turmoil.terms import MONARCHY_OPTION, SIDE
from salon.games.turmoil.turn import NextTurn
from salon.games.turmoil.view import TurmoilView, view
from salon.kernel import (
    Action,
    Card,
    Caution,
    Event,
    Fate,
    Game,
    Hint,
    Miniature,
    Outcome,
    Question,
    Source,
    Table,
    Text,
    Value,
)


class Sources(msgspec.Struct):
    """The fields of a position from which others follow."""

    changes: int
    force: tuple[tuple[int, int], ...]
    support: list[int]
    held: list[int]
    reach: tuple[int, ...]


class Turmoil(Game[TurmoilState]):
    """The game, with one pack of cards."""

    version = 2
    turn_clause = "turmoil.4.2.a"
    end_clause = "turmoil.10.4.1.a"
    max_decisions = 5_000
    nobody_may_win = True
    costs = COSTS
    state = TurmoilState
    steps = TurmoilStep
    facts = TurmoilFact
    tellings = TELLINGS
    folder = Path(__file__).parent

    def __init__(self, deck: Deck, play: str = "") -> None:
        self.cards = Cards(deck)
        self.vocabulary = self.cards.vocabulary
        self.play = play

    def arrange(self, s: TurmoilState, put: Mapping[str, object]) -> None:
        arrange(s, put)

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

    def revive(self, fields: dict[str, object]) -> TurmoilState:
        known = msgspec.convert(fields, Sources)
        return TurmoilState.revived(
            game=self,
            cards=self.cards,
            world=self.cards.atlas.world(known.changes),
            laws=self.cards.laws(known.force),
            there=presence(known.support),
            holds=holdings(known.held),
            reach_bits=bits(known.reach),
            **fields,
        )

    def wording(self, symbol: str) -> Text | None:
        return wording(symbol)

    def sight(self, s: TurmoilState, seat: int | None) -> TurmoilView:
        return view(s, seat)

    def determinize(self, s: TurmoilState, seat: int, fate: Fate) -> TurmoilState:
        return guess(s, seat, fate)

    def encoder(self, seats: int) -> TurmoilEncoder:
        return TurmoilEncoder(self.cards)

    def open_sight(self, s: TurmoilState, seat: int | None) -> TurmoilView:
        return view(s, seat, open=True)

    def side(self, s: TurmoilState, seat: int) -> str:
        return SIDE[seat]

    def standing(self, s: TurmoilState) -> tuple[int, ...]:
        return tuple(sum(source.points for source in sources) for sources in tally(s, ()))

    def reached(self, s: TurmoilState) -> Text | None:
        if not s.round:
            return Text("turmoil.reached-turn", {"turn": s.turn})
        return Text("turmoil.reached", {"turn": s.turn, "round": s.round})

    def held(self, s: TurmoilState, seat: int) -> int | None:
        return len(s.hands[seat])

    def hand(self, s: TurmoilState, seat: int) -> tuple[str, ...]:
        return tuple(f"card.{card}" for card in s.hands[seat])

    def miniature(self, s: TurmoilState) -> Miniature:
        return miniature(s)

    def tally(self, s: TurmoilState, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
        return tally(s, log)

    def check(self, s: TurmoilState) -> None:
        check(s)

    def advice(self, s: TurmoilState, seat: int, question: Question) -> Iterable[Hint]:
        return hints(view(s, seat), question, self.cards)

    def caution(self, s: TurmoilState, action: Action, seat: int, outcome: Outcome) -> Caution | None:
        return cautions(s, action, seat)

    def tables(self, s: TurmoilState, seat: int | None) -> list[Table]:
        return tables(view(s, seat), self.cards)

    def chart(
        self, s: TurmoilState, seat: int | None, names: Callable[[str, str], str], width: int, height: int
    ) -> list[str]:
        return chart(view(s, seat), self.cards.atlas, names, width, height)

    def printed(self) -> dict[str, Any]:
        return printed(self.cards)

    def catalogue(self) -> list[Card]:
        return catalogue(self.cards)


Turmoil.form = TurmoilForm(Turmoil.folder, Turmoil)


def load(cards: Path | None = None) -> Turmoil:
    """The game with the house's cards, or with those of a pack."""
    game = Turmoil.form.load(cards)
    assert isinstance(game, Turmoil)
    return game
