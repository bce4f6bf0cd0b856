"""A player who learns court from games against itself, and then meets the house's Courtier.

    python examples/self_play.py [--seats 3] [--games 60] [--deals 40]

It looks through its own turn as a Courtier does. From its games it learns two things that a Courtier does not
ask: how often a card that a rival has laid face down bears the name of the character it lies under, and how
often a lead is still one at the end. With both it knows when to end a match. Some minutes on one core.
"""

from __future__ import annotations

import argparse
import math
from typing import NamedTuple

import salon
from salon.arena import Figures, Setting, play_game
from salon.arena.figures import Share
from salon.bots.greedy import Evaluation, Greedy
from salon.games.court.bot import value
from salon.games.court.bot_end import winning
from salon.games.court.state import CourtState
from salon.kernel import Fate, State

NAME = "learner"  # at the tables of the arena
LOOK = 600  # positions of its own turn that it looks at for an answer
LATE = (
    4  # turns of each at the end of a match from which it learns what a lead is worth: earlier it says little
)
LEADS = [n / 2 for n in range(-4, 9)]
FIRM = [1.0, 2.0, 3.0, 5.0, 7.0, 10.0, 14.0, 20.0]


class Learned(NamedTuple):
    """How often hidden cards match; the lead of who wins as often as others; how little a lead says."""

    match: float
    even: float
    firm: float


class Seen(NamedTuple):
    """A lead at the end of a turn, and the share of the win that came of it."""

    lead: float
    won: float


def chance(seats: int, lead: float, even: float, firm: float) -> float:
    return 1 / (1 + (seats - 1) * math.exp(min(50.0, (even - lead) / firm)))


def learn(seats: int, games: int) -> Learned:
    """Play against itself, and see what became of leads and of hidden cards."""
    hidden = matching = 0
    seen: list[Seen] = []
    for number in range(games):
        s, last, leads = play(seats, number)
        assert s.result is not None
        won = [(seat in s.result.winners) / len(s.result.winners) for seat in range(seats)]
        seen += [Seen(lead, won[seat]) for seat, lead in leads[-LATE * seats :]]
        for index, (cards, masks) in enumerate(zip(s.piles, s.known, strict=True)):
            unknown = [card for card, mask in zip(cards, masks, strict=True) if not mask >> last & 1]
            hidden += len(unknown)
            matching += sum(s.cards.character[card] == index % 7 for card in unknown)
    pairs = [(even, firm) for even in LEADS for firm in FIRM]
    even, firm = min(pairs, key=lambda pair: sum(_surprise(chance(seats, a, *pair), b) for a, b in seen))
    return Learned(matching / max(1, hidden), even, firm)


def play(seats: int, number: int) -> tuple[CourtState, int, list[tuple[int, float]]]:
    """A game against itself: its end, who ended it, and by seat the leads at the ends of turns."""
    s, fate = salon.load("court").new(seats, seed=number).copy(), Fate.of(number)
    players = [Greedy(value, LOOK) for _ in range(seats)]
    last, leads = -1, []
    while s.result is None:
        seat, together = s.awaited()[0].seat, len(s.pending) > 1
        if last not in {-1, seat} and not together:
            leads.append((last, value(s, last)))
        last = -1 if together else seat
        s.apply(players[seat].choose(s.determinize(seat, fate), seat, fate), seat)
    assert isinstance(s, CourtState)
    return s, last, leads


def _surprise(expected: float, found: float) -> float:
    sure = min(0.99, max(0.01, expected))
    return -found * math.log(sure) - (1 - found) * math.log(1 - sure)


def judge(learned: Learned) -> Evaluation:
    """The chance of a seat to win."""

    def worth(s: State, seat: int) -> float:
        assert isinstance(s, CourtState)
        if s.result is not None:
            return winning(s, seat, learned.match)
        return chance(s.seats, value(s, seat), learned.even, learned.firm)

    return worth


def match(learned: Learned, seats: int, deals: int) -> Share:
    """Its share of wins against Courtiers in the arena: each deal from every seat."""
    setting = Setting("court", seats, (NAME, *["courtier"] * (seats - 1)), seed=1_000_000)
    guests = {NAME: lambda: Greedy(judge(learned), LOOK)}
    rounds = [
        [play_game(setting, table, guests)[0] for table in setting.round(number)] for number in range(deals)
    ]
    share = Figures(rounds, setting.names).of_bot(NAME)
    assert share is not None
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--deals", type=int, default=40)
    args = parser.parse_args()
    learned = learn(args.seats, args.games)
    print(f"Learned of {args.games} games: {learned}", flush=True)
    won = match(learned, args.seats, args.deals)
    print(
        f"It won {won.share:.0%} ({won.low:.0%} to {won.high:.0%}) of {won.seats} games against Courtiers; "
        f"{1 / args.seats:.0%} is even."
    )


if __name__ == "__main__":
    main()
