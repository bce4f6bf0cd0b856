"""The test vectors of docs/fairness.md: `python -m tests.fairness_vectors` writes them, tests read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from salon.kernel.fairness import Mix, Share
from salon.kernel.fate import Fate

FILE = Path(__file__).parents[1] / "docs" / "fairness.json"
SECRETS = tuple(bytes(range(n, n + 32)).hex() for n in (0, 32, 64))


def vectors() -> dict[str, Any]:
    house, first, second = SECRETS
    mixes = [
        Mix(house, "abcdefghjk", ()),
        Mix(house, "abcdefghjk", (Share.of(0, first),)),
        Mix(house, "abcdefghjk", (Share.of(0, first), Share.of(3, second))),
        Mix(house, "zz9", (Share.of(0, first), Share(1, Share.of(1, second).promise))),
    ]
    return {
        "promises": [{"secret": secret, "promise": Share.of(0, secret).promise} for secret in SECRETS],
        "mixes": [
            {
                "house": mix.house,
                "table": mix.table,
                "shares": [
                    {"seat": share.seat, "promise": share.promise, "secret": share.secret}
                    for share in mix.shares
                ],
                "commitment": mix.commitment(),
                "seal": mix.seal(),
                "seed": mix.seed(),
            }
            for mix in mixes
        ],
        "draws": [
            _draws(house, 6, 40),
            _draws(first, 52, 40),
            _draws(second, 3 * 2**30, 20),
            _deck(house, 20),
        ],
    }


def _draws(seed: str, n: int, count: int) -> dict[str, Any]:
    fate = Fate.of(seed)
    draws = [[n, fate.below(n)] for _ in range(count)]
    return {"seed": seed, "draws": draws, "words": fate.counter}


def _deck(seed: str, size: int) -> dict[str, Any]:
    """A shuffle: the last item changes places with one up to itself, then the one before it."""
    fate, cards = Fate.of(seed), list(range(size))
    fate.shuffle(cards)
    again = Fate.of(seed)
    draws = [[n, again.below(n)] for n in range(size, 1, -1)]
    return {"seed": seed, "draws": draws, "words": fate.counter, "deck": cards}


def main() -> None:
    parts = []
    for name, entries in vectors().items():
        lines = ",\n".join("    " + json.dumps(entry) for entry in entries)
        parts.append(f'  "{name}": [\n{lines}\n  ]')
    FILE.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
