"""Versailles 1919: the peace conference, for one to four players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import ClassVar

from salon.games.v1919.arrange import arrange
from salon.games.v1919.base import V1919Step
from salon.games.v1919.cards import Cards, Deck
from salon.games.v1919.catalogue import catalogue
from salon.games.v1919.cautions import COSTS, cautions
from salon.games.v1919.check import check, check_after
from salon.games.v1919.dealing import texts
from salon.games.v1919.facts import V1919Fact
from salon.games.v1919.guesses import guess
from salon.games.v1919.hints import hints
from salon.games.v1919.miniature import miniature
from salon.games.v1919.negotiation import Negotiation
from salon.games.v1919.numbers import V1919Encoder
from salon.games.v1919.pack import V1919Form
from salon.games.v1919.solo import OPENING
from salon.games.v1919.state import V1919State
from salon.games.v1919.tables import tables
from salon.games.v1919.tally import alone, tally
from salon.games.v1919.target import FIRST, next_target
from salon.games.v1919.telling import TELLINGS
from salon.games.v1919.terms import CUBES, DISCS, NATIONS, NOBODY, POWERS, REGIONS, SLOTS, USA, WAITING_EVENTS
from salon.games.v1919.tracks import demobilize_boxes
from salon.games.v1919.turn import TURN, PickNations
from salon.games.v1919.view import V1919View, view
from salon.games.v1919.wording import wording
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

START = 20  # Happiness (v1919.setup.15)
# Solitaire: the factions in the order of their turns, if the player sets it (v1919.solo.setup.5).
ORDERS = {"-".join(NATIONS[power] for power in order): order for order in permutations(range(3))}
LONGER = {10: 22, 5: 24}  # of the players' nations in longer games (v1919.options.4, .5)


class V1919(Game[Negotiation]):
    """The game, with one pack of cards."""

    version = 2
    turn_clause = "v1919.turn.1"
    end_clause = "v1919.end.1"
    max_decisions = 50_000
    costs = COSTS
    state = Negotiation
    study: ClassVar[Mapping[str, Value]] = {"deals": False}  # they may hold any number of terms
    steps = V1919Step
    facts = V1919Fact
    tellings = TELLINGS
    folder = Path(__file__).parent

    def __init__(self, deck: Deck, play: str = "") -> None:
        self.cards = Cards(deck)
        self.vocabulary = self.cards.vocabulary
        self.play = play

    def arrange(self, s: Negotiation, put: Mapping[str, object]) -> None:
        arrange(s, put)

    def setup(self, seats: int, fate: Fate, options: dict[str, Value]) -> Negotiation:
        cards, length = self.cards, int(options.get("length", 20))
        most = int(options.get("offers", 0))
        factions = 3 if seats == 1 else seats
        first = fate.below(seats)
        issues = list(range(len(cards.issues)))
        issues.remove(cards.game_end)
        fate.shuffle(issues)
        shown = [issues.pop() for _ in range(SLOTS - (seats == 1))]
        shown += [NOBODY] * (SLOTS - len(shown))  # solitaire uses two spaces of the Waiting Room
        discard = [issues.pop()]
        deck = self.stack_deck(issues, length, fate)
        events = list(range(len(cards.events)))
        fate.shuffle(events)
        strategies = list(range(len(cards.strategies)))
        fate.shuffle(strategies)
        played = range(factions)
        happiness = [
            LONGER.get(length, START) if nation in played else START for nation in range(len(NATIONS))
        ]
        taking_part = {*played, *((USA,) if seats == 2 else ())}
        s = Negotiation(
            game=self,
            cards=cards,
            seats=seats,
            fate=fate,
            deals=options.get("deals") is True,
            offers=(most,) * seats,
            most_offers=most,
            stack=[TURN, OPENING] if seats == 1 else [PickNations()],
            length=length,
            powers=[NOBODY] * factions,
            first=first,
            turn=first,
            issues=shown,
            cubes=[(0,) * POWERS] * SLOTS,
            table_event=events.pop(),
            waiting_events=[events.pop() for _ in range(WAITING_EVENTS)],
            issue_deck=deck,
            issue_discard=discard,
            event_deck=events,
            event_discard=[],
            available=[CUBES if p in taking_part else 0 for p in range(POWERS)],
            exhausted=[0] * POWERS,
            discs=[DISCS if p in played else 0 for p in range(POWERS)],
            discs_exhausted=[0] * POWERS,
            spaces=[NOBODY] * (REGIONS * 4),
            demobilized=[],
            keg=[0] * REGIONS,
            unrest=[1] * REGIONS,
            happiness=happiness,
            controller=[NOBODY] * len(cards.issues),
            option=[NOBODY] * len(cards.issues),
            counters=[()] * len(cards.issues),
            strategies=sorted(strategies[: seats + 1]) if seats > 1 else [],
            strategy=[NOBODY] * POWERS,
        )
        s.demobilized = [NOBODY] * len(demobilize_boxes(s))
        if seats == 1:  # the order of the factions is drawn or set; the player starts with the last one
            s.powers = list(ORDERS.get(str(options["order"]), played))
            if options["order"] == "random":
                fate.shuffle(s.powers)
            s.mine = s.powers[-1]
            s.target = int(options["target"])
        return s

    def stack_deck(self, issues: list[int], length: int, fate: Fate) -> list[int]:
        """The Game End card above the last Issues or, in the longest game, among them; the top is last."""
        bottom, rest = issues[:length], issues[length:]
        bottom.append(self.cards.game_end)
        if length == 5:
            fate.shuffle(bottom)
        return bottom + rest

    def next_options(self, past: Sequence[tuple[Mapping[str, Value], bool]]) -> dict[str, Value]:
        # A record that was brought in may leave the target to the default.
        return {"target": next_target((int(options.get("target", FIRST)), won) for options, won in past)}

    def revive(self, fields: dict[str, object]) -> Negotiation:
        return Negotiation.revived(game=self, cards=self.cards, **fields)

    def wording(self, symbol: str) -> Text | None:
        return wording(symbol)

    def determinize(self, s: Negotiation, seat: int, fate: Fate) -> Negotiation:
        return guess(s, seat, fate)

    def encoder(self, seats: int) -> V1919Encoder:
        return V1919Encoder(self.cards, seats)

    def sight(self, s: V1919State, seat: int | None) -> V1919View:
        return view(s, seat)

    def side(self, s: V1919State, seat: int) -> str:
        power = s.mine if s.seats == 1 else s.powers[seat]
        return f"nation.{NATIONS[power]}" if power != NOBODY else f"seat.{seat}"

    def texts(self, s: V1919State, seat: int | None) -> tuple[Text, ...]:
        return texts(s, seat)

    def reached(self, s: V1919State) -> Text | None:
        return Text("v1919.reached", {"issues": len(s.issue_deck)})

    def miniature(self, s: V1919State) -> Miniature:
        return miniature(s)

    def tally(self, s: V1919State, log: Sequence[Event] = ()) -> tuple[tuple[Source, ...], ...]:
        return tally(s)

    def alone(self, s: V1919State, log: Sequence[Event]) -> tuple[Text, ...]:
        return alone(s, log)

    def check(self, s: V1919State) -> None:
        check(s)

    def check_after(self, s: V1919State, before: V1919State, action: Action, seat: int) -> None:
        check_after(s, before, action, seat)

    def advice(self, s: V1919State, seat: int, question: Question) -> Iterable[Hint]:
        return hints(view(s, seat), question, self.cards)

    def caution(self, s: V1919State, action: Action, seat: int, outcome: Outcome) -> Caution | None:
        return cautions(s, action, seat, outcome)

    def tables(self, s: V1919State, seat: int | None) -> list[Table]:
        return tables(view(s, seat), self.cards)

    def printed(self) -> dict[str, int]:
        return {"waiting_events": WAITING_EVENTS}

    def catalogue(self) -> list[Card]:
        return catalogue(self.cards)


V1919.form = V1919Form(V1919.folder, V1919)


def load(cards: Path | None = None) -> V1919:
    """The game with the house's cards, or with those of a pack."""
    game = V1919.form.load(cards)
    assert isinstance(game, V1919)
    return game
