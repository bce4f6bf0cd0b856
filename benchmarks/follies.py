"""How often bots of Europe in Turmoil do what people laugh at.

    python -m benchmarks.follies --bots minister,courtier --games 4 --seed 1

Counted for each bot, in a game: support bought, and how much of it where both sides together have four times
the stability; plays that spend six operations or more in one space of stability 1 or 2; scoring cards, and
the points they brought less than at the best of the own rounds of that turn; Stability cards without effect.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter
from dataclasses import dataclass, field

from salon import bots
from salon.arena import Setting
from salon.games.turmoil import facts
from salon.games.turmoil.answers import CARD
from salon.games.turmoil.operations import PlaceSupport
from salon.games.turmoil.scoring import standings
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import SIDE
from salon.games.turmoil.turn import PlayCard
from salon.kernel import Event, Fate

HEAPED, DEAR, SOFT = 4, 6, 2
KINDS = ("bought", "heaped", "dear", "scored", "late", "idle")


@dataclass
class Watch:
    """What one seat does in a game."""

    counts: Counter[str] = field(default_factory=Counter)
    spent: Counter[int] = field(default_factory=Counter)  # operations by space, in the play going on
    best: dict[int, int] = field(
        default_factory=dict
    )  # by scoring card in hand, the most it would have brought

    def place(self, s: TurmoilState, space: int, before: int) -> None:
        """Support has been bought."""
        self.counts["bought"] += 1
        stability = s.cards.stability[space]
        self.counts["heaped"] += s.support[2 * space] + s.support[2 * space + 1] > HEAPED * stability
        was = self.spent[space] >= DEAR
        self.spent[space] += before - s.ops if s.ops else before
        self.counts["dear"] += stability <= SOFT and self.spent[space] >= DEAR and not was

    def card(self, s: TurmoilState, seat: int, card: int) -> None:
        """A card is about to be played."""
        self.spent.clear()
        held = {each: brings(s, seat, each) for each in s.hands[seat] if s.cards.scores[each]}
        self.best = {each: max(now, self.best.get(each, now)) for each, now in held.items()}
        if card in held:
            self.counts["scored"] += 1
            self.counts["late"] += self.best.pop(card) - held[card]


def brings(s: TurmoilState, seat: int, card: int) -> int:
    """The points that a scoring card would bring a seat now, by the region alone."""
    points = [standing.total for standing in standings(s, s.cards.scores[card] - 1)]
    return points[seat] - points[1 - seat]


def play(names: tuple[str, ...], seed: int) -> tuple[Watch, Watch]:
    """One game, watched."""
    game = Setting("turmoil", 2, names).rules
    s = game.new(2, seed)
    assert isinstance(s, TurmoilState)
    players = [bots.load(name, game) for name in names]
    watches = (Watch(), Watch())
    for turn in range(game.max_decisions):
        if s.result is not None:
            break
        seat = next(bots.due(s)).seat
        chance = Fate(hashlib.sha256(f"arena {seed} {seat} {turn}".encode()).hexdigest())
        action = bots.answer(players[seat], s, seat, chance)
        step, before = s.stack[-1], s.ops
        if isinstance(step, PlayCard):
            watches[seat].card(s, seat, action - CARD)
        events = s.apply(action, seat)
        if isinstance(step, PlaceSupport) and before:
            watches[seat].place(s, action, before)
        _idle(events, watches)
    return watches


def _idle(events: tuple[Event, ...], watches: tuple[Watch, Watch]) -> None:
    """Stability cards that did nothing."""
    whose = {}
    for event in events:
        if isinstance(event.fact, facts.Stability):
            whose[event.fact.card] = SIDE.index(event.fact.side)
        elif isinstance(event.fact, facts.NoEffect) and event.fact.card in whose:
            watches[whose[event.fact.card]].counts["idle"] += 1


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default="minister,courtier")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    names = tuple(args.bots.split(","))
    found: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(args.games):
        seating = names if number % 2 == 0 else names[::-1]
        for name, watch in zip(seating, play(seating, args.seed + number // 2), strict=True):
            found[name] += watch.counts
            found[name]["games"] += 1
        print(f"After {number + 1} games, in each:")
        for name, counts in found.items():
            each = ", ".join(f"{kind} {counts[kind] / counts['games']:.1f}" for kind in KINDS)
            print(f"  {name}: {each}", flush=True)


if __name__ == "__main__":
    main()
