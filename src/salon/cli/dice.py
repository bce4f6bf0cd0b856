"""`salon dice`: are the draws as even as chance? Chi-square tests over millions of them."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from itertools import permutations

from salon.cli import BAD_INPUT, Parser, complain
from salon.cli.setup import seed
from salon.kernel import Fate, Text
from salon.kernel.text import Arg
from salon.lang import Words

DRAWS = 10_000_000
LEAST = 10_000
DOUBT = 1e-6  # a fair die is this far off, one way or the other, once in half a million tests
SIDES = (2, 6, 13, 55)
PAIR = 6  # sides of the dice whose successions are counted
HAND = 4  # cards whose orders are counted


class Finding:
    """How often each outcome came, against how often it should have."""

    def __init__(self, test: str, n: int, counts: list[int]) -> None:
        self.test, self.n = test, n
        self.draws = sum(counts)
        expected = self.draws / len(counts)
        self.freedom = len(counts) - 1
        self.chi_square = sum((count - expected) ** 2 for count in counts) / expected
        self.p = above(self.chi_square, self.freedom)

    @property
    def fair(self) -> bool:
        """Neither too uneven for chance, nor too even."""
        return DOUBT < self.p < 1 - DOUBT


def add_arguments(command: Parser) -> None:
    command.add_argument("--draws", metavar="N", default=str(DRAWS), help=command.say("help.arg-draws"))
    command.add_argument("--seed", metavar="N", help=command.say("help.arg-dice-seed"))


def run(args: argparse.Namespace, speaker: Words) -> int:
    draws = int(args.draws) if args.draws.isdecimal() and len(args.draws) < 12 else 0
    if draws < LEAST:
        complain(speaker.say(Text("cli.bad-draws", {"given": args.draws[:40], "least": LEAST})))
        return BAD_INPUT
    fate = Fate.of(seed(args))
    print(speaker.say(Text("cli.dice-seed", {"seed": fate.seed, "draws": draws})))
    fair = True
    for found in examine(fate, draws):
        fair &= found.fair
        told: dict[str, Arg] = {
            "test": Text(f"cli.dice-{found.test}", {"n": found.n}),
            "draws": found.draws,
            "chi": f"{found.chi_square:.1f}",
            "freedom": found.freedom,
            "p": f"{found.p:.4f}",
        }
        print(speaker.say(Text("cli.dice-line" if found.fair else "cli.dice-line-bad", told)))
    print(speaker.say(Text("cli.dice-fair" if fair else "cli.dice-unfair")))
    return 0 if fair else 1


def examine(fate: Fate, draws: int) -> Iterator[Finding]:
    """Every test in turn, with so many draws in all."""
    each = draws // (len(SIDES) + 3)
    for n in SIDES:
        yield Finding("sides", n, even(fate, n, each))
    yield Finding("pairs", PAIR, serial(fate, PAIR, each))
    yield Finding(
        "gap", PAIR, serial(fate, PAIR, each, apart=16)
    )  # one block of the generator is sixteen words
    yield Finding("shuffles", HAND, orders(fate, HAND, each // (HAND - 1)))


def even(fate: Fate, n: int, draws: int) -> list[int]:
    """How often each number below n comes."""
    counts = [0] * n
    below = fate.below
    for _ in range(draws):
        counts[below(n)] += 1
    return counts


def serial(fate: Fate, n: int, draws: int, apart: int = 1) -> list[int]:
    """How often each number follows each other, one or more draws later. Every draw is in one pair alone."""
    counts = [0] * (n * n)
    below = fate.below
    for _ in range(draws // (2 * apart)):
        first = [below(n) for _ in range(apart)]
        for before in first:
            counts[before * n + below(n)] += 1
    return counts


def orders(fate: Fate, size: int, times: int) -> list[int]:
    """How often a small deck comes in each of its orders."""
    places = {order: n for n, order in enumerate(permutations(range(size)))}
    counts = [0] * len(places)
    for _ in range(times):
        cards = list(range(size))
        fate.shuffle(cards)
        counts[places[tuple(cards)]] += 1
    return counts


def above(chi_square: float, freedom: int) -> float:
    """How likely chance gives so much or more: the upper incomplete gamma function."""
    a, x = freedom / 2, chi_square / 2
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * scale)
    b, c = x + 1 - a, 1e300
    d = h = 1 / b
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * h
