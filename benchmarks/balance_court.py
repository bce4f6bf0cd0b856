"""Versailles among greedy bots: is an action card, a character or a seat better than the others?

    python -m benchmarks.balance_court --games 200 --seats 3 [--option NAME=VALUE] [--budget N] [--jobs N]

- **edge** of an action card: at each Action phase in which its holder may play it or something else, the best
  value that the bot sees after playing it, less the best that it sees after playing anything else; the mean
  over all such phases. The end of the game weighs a hundred points in the bot's eyes, so a difference counts
  for no more than LIMIT. **error**: its standard error, with games, not phases, taken as independent of each
  other. **taken**: in how many of these phases the card was played.
- **seats**: shares of victory in the order of play from the first player on; one shared counts in parts.
- **characters**: shares of all activations; **taken**: in how many of the Action phases in which the
  character could be activated with its card it was.
- **stuck**: the share of turns in which nothing could be played.

With `--budget` the bots look at fewer positions in a turn than usual, which is quicker; but they play another
game then. The same arguments give the same table, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import salon
from salon.bots.greedy import Greedy
from salon.games.court import Court
from salon.games.court import bot as eyes
from salon.games.court.state import CourtState
from salon.games.court.terms import CHARACTERS, NOBODY
from salon.kernel import Decision, Fate, Value

LIMIT = 3.0
Sums = defaultdict[str, float]


class Job(NamedTuple):
    """One game to be played."""

    seats: int
    seed: int
    budget: int
    options: dict[str, Value]


class Watcher(Greedy):
    """A greedy bot that also says what each answer is worth to it."""

    def worth(self, s: CourtState, seat: int, fate: Fate, legal: tuple[int, ...]) -> dict[int, float]:
        found = {}
        for action in legal:
            self._left = share = self.budget // len(legal)
            after = s.copy()
            after.apply(action, seat)
            found[action], _ = self._search(after, seat, fate, share)
        return found


def load() -> Court:
    game = salon.load("court")
    assert isinstance(game, Court)
    return game


def play(job: Job) -> Sums:
    """Play one game and count."""
    game = load()
    s = game.new(job.seats, job.seed, job.options)
    bots = [Watcher(eyes.value, job.budget) for _ in range(job.seats)]
    fate, aside = Fate.of(job.seed).fork(), Fate.of(job.seed + 1).fork()
    sums = Sums(float)
    while s.result is None:
        decision = s.pending[0]
        seat, question = decision.seat, decision.prompt.id
        world = s.determinize(seat, fate)
        weighed: set[str] = set()
        if question == "court.ask.action":
            weighed = _weigh(bots[seat], world, decision, aside, sums)
        sums["turns"] += question == "court.ask.influence"
        sums["stuck"] += question == "court.ask.stuck"
        action = bots[seat].choose(world, seat, fate)
        s.apply(action, seat)
        if question == "court.ask.action" and (kind := kind_of(game, action)) in {*weighed, *CHARACTERS}:
            sums[f"took {kind}"] += 1
        if question == "court.ask.activate":
            sums[f"activated {CHARACTERS[action]}"] += 1
        elif question == "court.ask.action" and (c := game.cards.character[action]) != NOBODY:
            sums[f"activated {CHARACTERS[c]}"] += 1
    for winner in s.result.winners:
        sums[f"won {(winner - s.first) % job.seats}"] += 1 / len(s.result.winners)
    return sums


def _weigh(bot: Watcher, world: CourtState, decision: Decision, fate: Fate, sums: Sums) -> set[str]:
    """Weigh the action cards that may be played against all else that may be; say which were weighed."""
    cards = world.cards
    kinds = {card: cards.symbol[card].split(".")[1] for card in decision.legal}
    for kind in {kinds[card] for card in decision.legal if cards.character[card] != NOBODY}:
        sums[f"could {kind}"] += 1
    actions = {kind for card, kind in kinds.items() if cards.character[card] == NOBODY}
    if not actions or len(set(kinds.values())) == 1:
        return set()
    worth = bot.worth(world, decision.seat, fate, decision.legal)
    for kind in actions:
        best = max(value for card, value in worth.items() if kinds[card] == kind)
        other = max(value for card, value in worth.items() if kinds[card] != kind)
        sums[f"could {kind}"] += 1
        sums[f"edge {kind}"] += max(-LIMIT, min(LIMIT, best - other))
    return actions


def kind_of(game: Court, card: int) -> str:
    return game.cards.symbol[card].split(".")[1]


def edge(played: list[Sums], kind: str) -> tuple[float, float]:
    """The edge of an action card, and its standard error."""
    counts = [(sums[f"edge {kind}"], sums[f"could {kind}"]) for sums in played]
    offers = sum(could for _, could in counts)
    if not offers:
        return 0.0, 0.0
    mean = sum(gained for gained, _ in counts) / offers
    return mean, math.hypot(*(gained - mean * could for gained, could in counts)) / offers


def table(played: list[Sums], seats: int) -> str:
    """All that was counted, in lines."""
    games = len(played)
    sums = Sums(float)
    for found in played:
        for key, value in found.items():
            sums[key] += value

    def share(part: str, whole: float) -> str:
        return f"{100 * sums[part] / whole:5.1f} %" if whole else "    –"

    lines = ["action card      edge   error    taken   offers"]
    for kind in load().cards.pack.action:
        offers = sums[f"could {kind.id}"]
        mean, error = edge(played, kind.id)
        taken = share(f"took {kind.id}", offers)
        lines.append(f"{kind.id:14} {mean:+6.2f}   {error:5.2f}  {taken}   {offers:6.0f}")
    lines += ["", "character       share    taken"]
    all_activations = sum(sums[f"activated {name}"] for name in CHARACTERS)
    for name in CHARACTERS:
        taken = share(f"took {name}", sums[f"could {name}"])
        lines.append(f"{name:14} {share(f'activated {name}', all_activations)}  {taken}")
    won = ", ".join(share(f"won {place}", games).strip() for place in range(seats))
    lines += [
        "",
        f"seats, from the first player on: {won}",
        f"stuck: {share('stuck', sums['turns']).strip()}",
    ]
    return "\n".join([*lines, f"turns in a game: {sums['turns'] / games:.1f}"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.balance_court", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--budget", type=int, default=eyes.BUDGET, help="positions to look at in a turn")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=on|off")
    args = parser.parse_args()
    options: dict[str, Value] = {}
    for name, _, value in (given.partition("=") for given in args.option):
        options[name] = value == "on" if value in ("on", "off") else value
    jobs = [Job(args.seats, seed, args.budget, options) for seed in range(args.seed, args.seed + args.games)]
    with ProcessPoolExecutor(args.jobs) as pool:
        played = list(pool.map(play, jobs, chunksize=4))
    print(table(played, args.seats))


if __name__ == "__main__":
    main()
