"""Which answers cannot be taken back: found by trying them in worlds that the seat takes for the real one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from salon.kernel import Action, Fate, State
from salon.kernel.play import point_of_no_return

WORLDS = 2  # an answer that meets chance in one of them only may well meet it


def final_answers(
    s: State, seat: int, answers: Iterable[Action], fate: Fate, is_bot: Callable[[int], bool]
) -> frozenset[Action]:
    """The answers that are followed by chance, by something newly seen, by the end, or by a bot's answer;
    and of what is said aside, what everyone hears.

    What is tried is never the real position: whether an answer is final must not tell what lies hidden.
    """
    found: set[Action] = set()
    left = list(answers)
    for _ in range(WORLDS):
        world = s.determinize(seat, fate)
        for action in left:
            after = world.copy()
            after.journal = []
            heard = after.apply(action, seat) and world.only_talk(action)
            if heard or point_of_no_return(world, after) or any(is_bot(d.seat) for d in after.awaited()):
                found.add(action)
        left = [action for action in left if action not in found]
    return frozenset(found)
