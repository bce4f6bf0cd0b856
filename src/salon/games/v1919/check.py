"""What must be true of every position of the conference, and from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from salon.games.v1919.auction import UNSETTLED
from salon.games.v1919.breach import broken
from salon.games.v1919.terms import CUBES, DISCS, EVERYWHERE, LAST_KEG, MOST_HAPPY, NOBODY
from salon.kernel import Action, InvariantBroken

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


def check(s: V1919State) -> None:
    for sound, what in (
        (_cards_are_whole(s), "each card is in one place"),
        (all(_cubes(s, p) == CUBES for p in s.factions if p != NOBODY), "each power has 15 cubes"),
        (all(_discs(s, p) == DISCS for p in s.powers if p != NOBODY), "each player has 3 discs"),
        (
            min(*s.available, *s.exhausted, *s.discs, *s.discs_exhausted) >= 0,
            "no fewer than none",
        ),
        (
            all(s.keg[r] < s.unrest[r] <= s.cap(r) for r in EVERYWHERE),
            "Unrest lies right of the keg and left of any unit",
        ),
        (all(0 <= k <= LAST_KEG for k in s.keg), "kegs stay in columns 0 to 3"),
        (all(0 <= h <= MOST_HAPPY for h in s.happiness), "Happiness is from 0 to 30"),
        (
            not any(_twice(s.spaces[r * 4 : r * 4 + 4]) for r in EVERYWHERE),
            "at most one unit of a power in a Region",
        ),
        (
            {i for i, c in enumerate(s.counters) if c and s.controller[i] == NOBODY} <= set(_unsettled(s)),
            "counters lie on settled Issues only",
        ),
        ((s.result is None) == bool(s.pending), "a running game asks, a finished one does not"),
        (
            all(d.legal or d.aside for d in s.pending),
            "every question has answers",
        ),
    ):
        if not sound:
            raise InvariantBroken(what)


def check_after(s: V1919State, before: V1919State, action: Action, seat: int) -> None:
    """A Happiness marker that has reached 0 stays there (v1919.happiness.3); promises are kept."""
    if s.deals and (term := broken(before, s, action, seat)) is not None:
        raise InvariantBroken(f"a promise that could be kept was not: {term}")
    if any(now and not was for was, now in zip(before.happiness, s.happiness, strict=True)):
        raise InvariantBroken("Happiness is frozen at 0")


def _cards_are_whole(s: V1919State) -> bool:
    issues = [
        *s.issue_deck,
        *s.issue_discard,
        *s.drawn,
        *(i for i in s.issues if i != NOBODY),
    ]
    issues += [i for i, owner in enumerate(s.controller) if owner != NOBODY]
    issues += _unsettled(s)
    events = [
        *s.event_deck,
        *s.event_discard,
        *(e for e in (s.table_event, *s.waiting_events) if e != NOBODY),
    ]
    return sorted(issues) == list(range(len(s.cards.issues))) and sorted(events) == list(
        range(len(s.cards.events))
    )


def _unsettled(s: V1919State) -> list[int]:
    """The Issues that are up for bids: nobody controls them, and they lie in no pile."""
    return [step.unsettled for step in s.stack if isinstance(step, UNSETTLED)]


def _cubes(s: V1919State, power: int) -> int:
    placed = sum(cubes[power] for cubes in s.cubes) + (s.event_cube == power)
    return s.available[power] + s.exhausted[power] + placed


def _discs(s: V1919State, power: int) -> int:
    kept = s.discs[power] + s.discs_exhausted[power] + s.spaces.count(power)
    return kept + s.demobilized.count(power)


def _twice(units: list[int]) -> bool:
    """Whether a power has two units among these."""
    powers = [unit for unit in units if unit != NOBODY]
    return len(set(powers)) < len(powers)
