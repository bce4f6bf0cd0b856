"""How fast games become arrays, beside the same games played for nothing: `python -m benchmarks.sampling`."""

from __future__ import annotations

import sys
import time
from random import Random

import salon
from salon.adapters.sample import Sampler
from salon.adapters.setting import Setting, answers, asked

SECONDS = 1.0
EVERY = (1, 4, 16)


def playouts(setting: Setting) -> float:
    """Microseconds of CPU for an answer, with nothing written."""
    random, decisions, start = Random(1), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        s = setting.new(random.getrandbits(128))
        while s.result is None:
            decision = asked(s) if len(s.pending) > 1 else s.pending[0]
            legal = answers(decision)
            s.apply(legal[int(random.random() * len(legal))], decision.seat)
            decisions += 1
    return (time.process_time() - start) / decisions * 1e6


def sampled(setting: Setting, every: int) -> float:
    """Microseconds of CPU for an answer, with one in so many written."""
    sampler, decisions, start = Sampler(setting, 1, every), 0, time.process_time()
    while time.process_time() - start < SECONDS:
        decisions += every * len(sampler.play(4).actions)
    return (time.process_time() - start) / decisions * 1e6


def main() -> int:
    print("game, seats: µs an answer; share of that speed with one in so many questions written")
    for id in salon.list_games():
        for seats in salon.load(id).seat_counts:
            setting = Setting(id, seats)
            pure = playouts(setting)
            shares = ", ".join(f"{every}: {pure / sampled(setting, every):.0%}" for every in EVERY)
            print(f"{id} {seats}: {pure:.1f} µs; {shares}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
