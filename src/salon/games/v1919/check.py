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
    """This runs after every answer of every random game: no generators, each list once."""
    unsettled = [step.unsettled for step in s.stack if isinstance(step, UNSETTLED)]  # up for bids, in no pile
    settled = [issue for issue, owner in enumerate(s.controller) if owner != NOBODY]
    countered = [issue for issue, counters in enumerate(s.counters) if counters]
    units = [(space // 4, owner) for space, owner in enumerate(s.spaces) if owner != NOBODY]
    placed = [sum(cubes) for cubes in zip(*s.cubes, strict=True)]
    for sound, what in (
        (_cards_are_whole(s, [*settled, *unsettled]), "each card is in one place"),
        ({_cubes(s, p, placed[p]) for p in s.factions if p != NOBODY} <= {CUBES}, "each power has 15 cubes"),
        ({_discs(s, p) for p in s.powers if p != NOBODY} <= {DISCS}, "each player has 3 discs"),
        (
            min(*s.available, *s.exhausted, *s.discs, *s.discs_exhausted) >= 0,
            "no fewer than none",
        ),
        (
            [r for r in EVERYWHERE if s.keg[r] < s.unrest[r] <= s.cap(r)] == [*EVERYWHERE],
            "Unrest lies right of the keg and left of any unit",
        ),
        (min(s.keg) >= 0 and max(s.keg) <= LAST_KEG, "kegs stay in columns 0 to 3"),
        (min(s.happiness) >= 0 and max(s.happiness) <= MOST_HAPPY, "Happiness is from 0 to 30"),
        (len(set(units)) == len(units), "at most one unit of a power in a Region"),
        ({*countered} <= {*settled, *unsettled}, "counters lie on settled Issues only"),
        ((s.result is None) == bool(s.pending), "a running game asks, a finished one does not"),
        ([d for d in s.pending if d.legal or d.aside] == [*s.pending], "every question has answers"),
    ):
        if not sound:
            raise InvariantBroken(what)


def check_after(s: V1919State, before: V1919State, action: Action, seat: int) -> None:
    """A Happiness marker that has reached 0 stays there (v1919.happiness.3); promises are kept."""
    if s.deals and (term := broken(before, s, action, seat)) is not None:
        raise InvariantBroken(f"a promise that could be kept was not: {term}")
    if any(now and not was for was, now in zip(before.happiness, s.happiness, strict=True)):
        raise InvariantBroken("Happiness is frozen at 0")


def _cards_are_whole(s: V1919State, off_board: list[int]) -> bool:
    issues = [*s.issue_deck, *s.issue_discard, *s.drawn, *s.issues, *off_board]
    events = [*s.event_deck, *s.event_discard, s.table_event, *s.waiting_events]
    return _all_once(issues, len(s.cards.issues)) and _all_once(events, len(s.cards.events))


def _all_once(cards: list[int], count: int) -> bool:
    """Whether each card is there once, beside places without one."""
    return sorted(cards) == [NOBODY] * cards.count(NOBODY) + [*range(count)]


def _cubes(s: V1919State, power: int, placed: int) -> int:
    return s.available[power] + s.exhausted[power] + placed + (s.event_cube == power)


def _discs(s: V1919State, power: int) -> int:
    kept = s.discs[power] + s.discs_exhausted[power] + s.spaces.count(power)
    return kept + s.demobilized.count(power)
