"""Solitaire: the points to reach rise and fall from game to game (v1919.solo.end.2 to .4)."""

from __future__ import annotations

from collections.abc import Iterable

FIRST = 20
STEP = 5
LEAST, MOST = 5, 99


def next_target(past: Iterable[tuple[int, bool]]) -> int:
    """The target of the next game, from the targets of the earlier ones and whether they were won.

    A first win starts a climb by 5; the second loss on it ends the climb, and from then on each loss
    lowers the target by 1. A first loss starts a descent by 5; two wins in a row end it, and the climb
    begins (v1919.ruling.solo.target).

    >>> next_target([]), next_target([(20, True)]), next_target([(20, False)])
    (20, 25, 15)
    """
    target, climbing, losses, wins = FIRST, None, 0, 0
    for reached, won in past:
        target = reached
        if climbing is None:
            climbing = won
        wins = wins + 1 if won else 0
        if not climbing and wins == 2:
            climbing, losses = True, 0
        losses += not won
        if climbing:
            if won and losses < 2:
                target += STEP
            elif not won and losses >= 2:
                target -= 1
        elif not won:
            target -= STEP
        target = max(LEAST, min(MOST, target))
    return target
