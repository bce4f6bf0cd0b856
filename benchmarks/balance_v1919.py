"""`python -m benchmarks.balance_v1919`: whom and what the house's cards of Versailles 1919 favour.

Bots play whole games, and the report says what came of it: who won and with what, what the Strategy cards
paid, and which options nobody wanted. Every game hangs on its seed alone, so that the figures are the same
however many processes share the work.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, pstdev

import salon
from salon import bots
from salon.games.v1919 import load
from salon.games.v1919.answers import CHOICE, DECLINE, PERFORM
from salon.games.v1919.cards import Cards
from salon.games.v1919.cards_score import doubles
from salon.games.v1919.effects import Choose, ChoosePlayer
from salon.games.v1919.options import ChooseOption
from salon.games.v1919.scoring import happiness_award
from salon.games.v1919.settle import Conference
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import COUNTERS, FLAGS, ITALY, JAPAN, NATIONS, NOBODY, POWERS, SIGNS
from salon.kernel import Action, Fate

CHUNK = 5  # games that a process plays before it asks for more
TELL = 60  # games between two lines of progress
SHARE_AIM = {2: 10.0, 3: 5.0, 4: 5.0}  # points by which a power's share of wins may miss an even one
STRATEGY_AIM = 0.25  # of the mean of all Strategies
RARE = 0.05  # an option should be taken at least so often where it is open
Z = 1.96  # 95 %


# -- playing -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common."""

    bot: str
    deals: bool
    cards: Path | None


@dataclass(frozen=True)
class Power:
    """How a power fared in one game."""

    won: float  # ties are shared
    sources: dict[str, int]  # the score by source
    flags: int  # own flags on own Issues
    happiness: int
    strategy: str = ""
    strategy_points: int = 0  # with what the card adds to the award for Happiness


@dataclass(frozen=True)
class Played:
    """One game."""

    powers: dict[str, Power]
    signs: tuple[bool, bool]  # Italy, Japan
    calm: int  # Regions in columns 1 to 3
    settled: int
    decisions: int
    uprisings: int
    counters: Counter[str]  # on the board at the end
    # What was open to the chooser and what was taken: options of Issues, then choices of Events.
    open: Counter[str]
    taken: Counter[str]


def play(seats: int, seed: int, setting: Setting) -> Played:
    """One game of bots, from its seed."""
    game = salon.load("v1919", setting.cards)
    s = game.new(seats, seed, {"deals": setting.deals}).copy()
    assert isinstance(s, V1919State)
    players = [bots.load(setting.bot, game) for _ in range(seats)]
    chance = Fate.of(seed).fork()
    open_, taken = Counter[str](), Counter[str]()
    decisions = 0
    while s.result is None:
        decision = next(d for d in s.pending if d.legal)
        action = bots.answer(players[decision.seat], s, decision.seat, chance)
        for name, legal in _choices(s, decision.legal).items():
            open_[name] += 1
            taken[name] += legal == action
        s.apply(action, decision.seat)
        decisions += 1
    return Played(
        powers={NATIONS[power]: _power(s, seat) for seat, power in enumerate(s.powers)},
        signs=(s.happiness[ITALY] >= SIGNS, s.happiness[JAPAN] >= SIGNS),
        calm=sum(column <= 3 for column in s.unrest),
        settled=sum(owner != NOBODY for owner in s.controller),
        decisions=decisions,
        uprisings=s.uprisings,
        counters=Counter(COUNTERS[counter] for laid in s.counters for counter in laid),
        open=open_,
        taken=taken,
    )


def _choices(s: V1919State, legal: Sequence[Action]) -> dict[str, Action]:
    """The answers by name, if the question is about an option of an Issue or what an Event does."""
    step = s.stack[-1]
    if len(legal) < 2:
        return {}
    if isinstance(step, ChooseOption):
        return {s.vocabulary.name(action): action for action in legal}
    event = f"event.{s.cards.events[s.table_event].id}"
    if isinstance(step, Conference):
        return {f"{event} {s.vocabulary.name(action)}": action for action in (PERFORM, DECLINE)}
    if isinstance(step, Choose) and not isinstance(step, ChoosePlayer):
        return {f"{event} {action - CHOICE + 1}": action for action in legal}
    return {}


def _power(s: V1919State, seat: int) -> Power:
    assert s.result is not None
    power, winners = s.powers[seat], s.result.winners
    sources = Counter[str]()
    for source in s.game.tally(s)[seat]:
        sources[source.label.id.rpartition(".")[2]] += source.points
    card = s.strategy[power]
    extra = happiness_award(s, power) if card != NOBODY and doubles(s, card) else 0
    return Power(
        won=1 / len(winners) if seat in winners else 0.0,
        sources=dict(sources),
        flags=sources["flags"],
        happiness=s.happiness[power],
        strategy=s.cards.strategies[card].id if card != NOBODY else "",
        strategy_points=sources["strategy"] + extra,
    )


Chunk = tuple[int, range, Setting]


def _chunk(chunk: Chunk) -> list[Played]:
    seats, seeds, setting = chunk
    return [play(seats, seed, setting) for seed in seeds]


def run(tables: Sequence[int], seeds: range, setting: Setting, jobs: int) -> Iterator[tuple[int, Played]]:
    """All games with their seats, in the order of their seeds, whoever played them.

    The numbers of seats take turns, so that a run that is cut short has told something of each.
    """
    chunks = [
        (seats, seeds[first : first + CHUNK], setting)
        for first in range(0, len(seeds), CHUNK)
        for seats in tables
    ]
    if jobs == 1:
        yield from _told(chunks, map(_chunk, chunks))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from _told(chunks, pool.map(_chunk, chunks))


def _told(chunks: list[Chunk], found: Iterable[list[Played]]) -> Iterator[tuple[int, Played]]:
    for (seats, _, _), games in zip(chunks, found, strict=True):
        for played in games:
            yield seats, played


# -- the report ----------------------------------------------------------------------------------


@dataclass
class Report:
    """Lines of Markdown, and the aims that were missed."""

    lines: list[str] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)

    def table(self, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        self.lines += ["", "| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
        self.lines += ["| " + " | ".join(row) + " |" for row in rows]
        self.lines.append("")


def interval(share: float, n: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return middle - half, middle + half


def powers(report: Report, seats: int, games: Sequence[Played]) -> None:
    """Who won, with what."""
    rows = []
    for name in NATIONS[:POWERS]:
        found = [game.powers[name] for game in games if name in game.powers]
        if not found:
            continue
        share = mean(p.won for p in found)
        low, high = interval(share, len(found))
        scores = [sum(p.sources.values()) for p in found]
        by_source = [mean(p.sources.get(source, 0) for p in found) for source in SOURCES]
        happiness = by_source[-2] + by_source[-1]
        rows.append(
            [
                name,
                f"{100 * share:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f}",
                f"{mean(scores):.1f} ± {pstdev(scores):.1f}",
                f"{by_source[0] + by_source[1]:.1f}",
                *(f"{n:.1f}" for n in (*by_source[2:4], happiness)),
                f"{mean(p.happiness for p in found):.1f}",
            ]
        )
        off = 100 * share - 100 / seats
        if abs(off) > SHARE_AIM[seats]:
            report.missed.append(f"{seats} seats: {name} wins {off:+.1f} points off an even share")
    report.lines.append(f"## {seats} seats, {len(games)} games")
    head = ("power", "wins", "95 %", "score ± sd", "Issues", "flags", "Strategy", "Happiness", "marker")
    report.table(head, rows)
    report.lines += [
        f"- Issues settled {mean(g.settled for g in games):.1f}, "
        f"decisions {mean(g.decisions for g in games):.0f}, "
        f"Uprisings {mean(g.uprisings for g in games):.1f} "
        f"(none in {100 * mean(not g.uprisings for g in games):.1f} %), "
        f"calm Regions {mean(g.calm for g in games):.1f}",
        f"- Italy signs in {100 * mean(g.signs[0] for g in games):.0f} %, Japan in "
        f"{100 * mean(g.signs[1] for g in games):.0f} %",
        "- counters at the end: "
        + ", ".join(f"{name} {mean(g.counters[name] for g in games):.1f}" for name in COUNTERS),
        "",
    ]


SOURCES = ("issues", "world", "flags", "strategy", "happiness", "unhappy")


def strategies(report: Report, games: dict[int, list[Played]], names: Sequence[str]) -> None:
    """What each Strategy card paid, to whoever held it."""
    held = [
        (seats, p)
        for seats, played in games.items()
        for game in played
        for p in game.powers.values()
        if p.strategy
    ]
    if not held:
        return
    rows, means = [], {}
    for name in names:
        found = [(seats, p) for seats, p in held if p.strategy == name]
        if not found:
            continue
        means[name] = mean(p.strategy_points for _, p in found)
        edge = mean(100 * p.won - 100 / seats for seats, p in found)
        by_seats = []
        for seats in games:
            here = [p.strategy_points for at, p in found if at == seats]
            by_seats.append(f"{mean(here):.1f}" if here else "–")
        rows.append([name, str(len(found)), f"{means[name]:.1f}", *by_seats, f"{edge:+.1f}"])
    middle = mean(means.values())
    for row in rows:
        off = means[row[0]] / middle - 1
        row.insert(3, f"{100 * off:+.0f} %")
        if abs(off) > STRATEGY_AIM:
            report.missed.append(f"Strategy {row[0]} pays {100 * off:+.0f} % off the mean")
    report.lines.append(f"## Strategies, mean {middle:.2f} points")
    head = ("Strategy", "held", "points", "off the mean", *(f"{n} seats" for n in games), "wins off share")
    report.table(head, rows)


def options(report: Report, games: dict[int, list[Played]]) -> None:
    """For each choice how often it was open and how often taken."""
    open_ = {seats: sum((game.open for game in played), Counter[str]()) for seats, played in games.items()}
    taken = {seats: sum((game.taken for game in played), Counter[str]()) for seats, played in games.items()}
    every = sum(open_.values(), Counter[str]())
    for title, start in (("Options of Issues", "option."), ("Choices of Events", "event.")):
        rows = []
        for name in sorted(name for name in every if name.startswith(start)):
            chosen = sum(count[name] for count in taken.values())
            by_seats = [_share(taken[seats][name], open_[seats][name]) for seats in games]
            word = name.removeprefix(start)
            rows.append([word, str(every[name]), str(chosen), _share(chosen, every[name]), *by_seats])
            # What an Event may do is often not its chooser's to want: only options have an aim.
            if start == "option." and chosen < RARE * every[name]:
                share = 100 * chosen / every[name]
                report.missed.append(f"option {word} is taken in {share:.1f} % of {every[name]} cases")
        report.lines.append(f"## {title}")
        report.table(("choice", "open", "taken", "share", *(f"{n} seats" for n in games)), rows)


def _share(part: int, whole: int) -> str:
    if not whole:
        return "–"
    return f"{100 * part / whole:.1f} %" + (" rare" if part < RARE * whole else "")


def flags(report: Report, cards: Cards, games: dict[int, list[Played]]) -> None:
    """On how many Issues a power can place its flag, and how many it had."""
    rows = []
    for power, name in enumerate(NATIONS[:POWERS]):
        own = {COUNTERS[counter] for counter in FLAGS[power]}
        issues = sum(
            any(own & set(icon.split("|")) for option in issue.options for icon in option.counters)
            for issue in cards.issues
        )
        had = [
            f"{mean(g.powers[name].flags for g in played):.2f}" if name in played[0].powers else "–"
            for played in games.values()
        ]
        rows.append([name, str(issues), *had])
    report.lines.append("## Own flags")
    report.table(("power", "Issues with its flag", *(f"own flags, {n} seats" for n in games)), rows)


def text(games: dict[int, list[Played]], cards: Cards) -> str:
    """The whole report."""
    report = Report()
    for seats, played in games.items():
        powers(report, seats, played)
    strategies(report, games, [card.id for card in cards.strategies])
    flags(report, cards, games)
    options(report, games)
    report.lines.append("## Aims missed")
    report.lines += ["", *(f"- {aim}" for aim in report.missed or ["none"])]
    return "\n".join(report.lines)


# -- the command ---------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.balance_v1919", description="Balance of the cards of Versailles 1919."
    )
    parser.add_argument("--games", type=positive, default=200, help="for each number of seats")
    parser.add_argument("--seats", type=tables, default=(2, 3, 4), help="numbers of seats, as 2,3,4")
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the next ones count on")
    parser.add_argument("--jobs", type=positive, default=1, help="processes; the figures do not hang on it")
    parser.add_argument("--bots", choices=bots.BOTS, default="greedy")
    parser.add_argument("--deals", choices=("on", "off"), default="off")
    parser.add_argument("--cards", type=Path, metavar="DIR", help="a pack of other cards")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the report there too")
    args = parser.parse_args()
    setting = Setting(args.bots, args.deals == "on", args.cards)
    seeds = range(args.seed, args.seed + args.games)
    cards = load(args.cards).cards
    games: dict[int, list[Played]] = {seats: [] for seats in args.seats}
    for done, (seats, played) in enumerate(run(args.seats, seeds, setting, args.jobs), 1):
        games[seats].append(played)
        if done % TELL == 0 and all(games.values()):
            print(progress(games), file=sys.stderr)
            write(args.report, text(games, cards))  # what is there so far: a run may take an hour
    found = text(games, cards)
    write(args.report, found)
    print(found)


def write(path: Path | None, found: str) -> None:
    if path:
        path.write_text(found + "\n", "utf-8")


def progress(games: dict[int, list[Played]]) -> str:
    """A line for whoever watches: the games so far and who won them."""
    parts = []
    for seats, played in games.items():
        told = []
        for name in NATIONS[:seats]:
            found = [game.powers[name] for game in played]
            score = mean(sum(p.sources.values()) for p in found)
            told.append(f"{name} {100 * mean(p.won for p in found):.1f} % ({score:.1f})")
        parts.append(f"{seats} seats, {len(played)} games: {', '.join(told)}")
    return "; ".join(parts)


def positive(word: str) -> int:
    value = int(word)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{word} is not a positive number")
    return value


def tables(word: str) -> tuple[int, ...]:
    seats = tuple(int(part) for part in word.split(","))
    if not seats or not set(seats) <= set(SHARE_AIM):
        raise argparse.ArgumentTypeError(f"{word}: a conference with rivals has 2, 3 or 4 seats")
    return seats


if __name__ == "__main__":
    main()
