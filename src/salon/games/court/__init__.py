"""Versailles: the court of Louis XIV, for two to four players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import msgspec

from salon.games.court.arrange import arrange
from salon.games.court.base import CourtStep
from salon.games.court.cards import Cards, Pack
from salon.games.court.cautions import COSTS, cautions
from salon.games.court.check import check
from salon.games.court.facts import CourtFact
from salon.games.court.guesses import guess
from salon.games.court.hints import hints
from salon.games.court.miniature import miniature
from salon.games.court.numbers import CourtEncoder
from salon.games.court.options import Rules
from salon.games.court.pack import CourtForm
from salon.games.court.state import CourtState
from salon.games.court.tables import catalogue, tables
from salon.games.court.tally import tally
from salon.games.court.telling import TELLINGS
from salon.games.court.terms import CHARACTERS, HAND
from salon.games.court.turn import Favourites
from salon.games.court.view import CourtView, view
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


class Court(Game[CourtState]):
    """The game, with one pack of cards."""

    form: ClassVar[CourtForm]
    version = 3  # 1 and 2 had other action cards
    turn_clause = "court.turn.1"
    end_clause = "court.end.1"
    max_decisions = 20_000
    costs = COSTS
    state = CourtState
    steps = CourtStep
    facts = CourtFact
    tellings = TELLINGS
    folder = Path(__file__).parent

    def __init__(self, pack: Pack, play: str = "") -> None:
        self.cards = Cards(pack, self.form.ruled)
        self.vocabulary = self.cards.vocabulary
        self.play = play

    def arrange(self, s: CourtState, put: Mapping[str, object]) -> None:
        arrange(s, put)

    def setup(self, seats: int, fate: Fate, options: dict[str, Value]) -> CourtState:
        deck = list(self.cards.deck)
        fate.shuffle(deck)
        return CourtState(
            game=self,
            cards=self.cards,
            seats=seats,
            fate=fate,
            stack=[Favourites()],
            rules=msgspec.convert(options, Rules),
            hands=[tuple(sorted(deck.pop() for _ in range(HAND))) for _ in range(seats)],
            shown=[()] * seats,
            piles=[()] * (7 * seats),
            known=[()] * (7 * seats),
            picks=[()] * seats,
            markers=[0] * 7,
            favors=[False] * 7,
            deck=deck,
            discard=[],
        )

    def revive(self, fields: dict[str, object]) -> CourtState:
        return CourtState.revived(game=self, cards=self.cards, **fields)

    def wording(self, symbol: str) -> Text | None:
        kind, _, rest = symbol.partition(".")
        if kind in {"card", "stack"}:
            name, _, number = rest.partition(".")
            owner = f"{'character' if name in CHARACTERS else 'action'}.{name}"
            if kind == "card":
                return Text("court.card.named", {"kind": owner, "value": int(number)})
            return Text("court.card.stack", {"kind": owner, "count": int(number)})
        if kind == "action":  # a card of another pack, which no catalogue names
            return Text("kernel.literal", {"words": rest.replace("-", " ").capitalize()})
        return None

    def sight(self, s: CourtState, seat: int | None) -> CourtView:
        return view(s, seat)

    def determinize(self, s: CourtState, seat: int, fate: Fate) -> CourtState:
        return guess(s, seat, fate)

    def encoder(self, seats: int) -> CourtEncoder:
        return CourtEncoder(self.cards, seats)

    def open_sight(self, s: CourtState, seat: int | None) -> CourtView:
        return view(s, seat, open=True)

    def reached(self, s: CourtState) -> Text | None:
        return Text("court.reached", {"cards": len(s.deck)})

    def held(self, s: CourtState, seat: int) -> int | None:
        return len(s.hands[seat])

    def hand(self, s: CourtState, seat: int) -> tuple[str, ...]:
        return tuple(s.cards.symbol[card] for card in s.hands[seat])

    def miniature(self, s: CourtState) -> Miniature:
        return miniature(s)

    def tally(self, s: CourtState, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
        return tally(s)

    def check(self, s: CourtState) -> None:
        check(s)

    def advice(self, s: CourtState, seat: int, question: Question) -> Iterable[Hint]:
        return hints(view(s, seat), question)

    def caution(self, s: CourtState, action: Action, seat: int, outcome: Outcome) -> Caution | None:
        return cautions(s, action, seat, outcome)

    def tables(self, s: CourtState, seat: int | None) -> list[Table]:
        return tables(view(s, seat))

    def catalogue(self) -> list[Card]:
        return catalogue(self.cards)


Court.form = CourtForm(Court.folder, Court)


def load(cards: Path | None = None) -> Court:
    """The game with the house's cards, or with those of a pack."""
    game = Court.form.load(cards)
    assert isinstance(game, Court)
    return game
