"""Positions of the conference, set up by hand, so that a test shows one rule and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from salon.games.v1919 import V1919, load, questions
from salon.games.v1919.arrange import Position, lay
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import COUNTERS, NATIONS, POWERS
from salon.games.v1919.turn import TURN
from salon.games.v1919.uprising import RegionName, UprisingCheck
from salon.kernel import Decision, Event, Fate, IllegalAction, Question, Refusal, Result, Script, Step

GAME: V1919 = load()
REGIONS = GAME.cards.board.regions


def nation(name: str) -> int:
    return NATIONS.index(name)


def region(name: str) -> int:
    return REGIONS.index(name)


def issue(id: str) -> int:
    return next(n for n, card in enumerate(GAME.cards.issues) if card.id == id)


def event(id: str) -> int:
    return next(n for n, card in enumerate(GAME.cards.events) if card.id == id)


def act(name: str) -> int:
    """The action of a name; `amount.3` may be `3`, verbs and issues may stand alone: `settle`, `smyrna`."""
    candidates = (name, f"amount.{name}", f"verb.{name}", f"issue.{name}", f"nation.{name}", f"region.{name}")
    for candidate in candidates:
        if candidate in GAME.vocabulary:
            return GAME.vocabulary.action(candidate)
    raise ValueError(f"no action {name}")


def table(
    *powers: str,
    active: str | None = None,
    issues: Sequence[str] | None = None,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    table_event: str | None = None,
    event_cube: str | None = None,
    waiting_events: Sequence[str] | None = None,
    issue_deck: Sequence[str] = (),
    issue_discard: Sequence[str] = (),
    event_deck: Sequence[str] = (),
    settled: Mapping[str, str] | None = None,
    counters: Mapping[str, Sequence[str]] | None = None,
    exhausted: Mapping[str, int] | None = None,
    discs_exhausted: Mapping[str, int] | None = None,
    units: Mapping[str, Mapping[str, int]] | None = None,
    keg: Mapping[str, int] | None = None,
    unrest: Mapping[str, int] | None = None,
    happiness: Mapping[str, int] | None = None,
    uprisings: int = 0,
    length: int = 20,
    fate: Fate | None = None,
    stack: Sequence[Step[Any]] = (),
) -> V1919State:
    """A position at the start of a turn.

    `powers`: the nations in the order of the seats, e.g. "uk", "france", "usa". `issues`: the two on the
    Table, then the three of the Waiting Room. `cubes`: {"smyrna": {"uk": 3}}. `settled`: {"smyrna": "uk"}
    (who controls it). `units`: {"uk": {"europe": 6}} (column of the disc). `issue_deck`, `event_deck`: the
    cards on top, the first one on top; the others follow below. With `stack` these steps lie on top of the
    turn (the last one on top) instead of the start of the turn.
    """
    s = GAME.new(len(powers), seed=0, options={"length": length, "deals": False})
    lay(
        s,
        Position(
            powers=powers,
            active=active or "",
            issues=tuple(issues or ()),
            cubes={name: dict(held) for name, held in (cubes or {}).items()},
            table_event=table_event or "",
            event_cube=event_cube or "",
            waiting_events=tuple(waiting_events or ()),
            issue_deck=tuple(issue_deck),
            issue_discard=tuple(issue_discard),
            event_deck=tuple(event_deck),
            settled=dict(settled or {}),
            counters={name: tuple(kinds) for name, kinds in (counters or {}).items()},
            exhausted=dict(exhausted or {}),
            discs_exhausted=dict(discs_exhausted or {}),
            units={name: dict(columns) for name, columns in (units or {}).items()},
            keg=dict(keg or {}),
            unrest=dict(unrest or {}),
            happiness=dict(happiness or {}),
            uprisings=uprisings,
        ),
    )
    s.fate = fate or Fate.of(0)
    s.stack = [TURN, *stack]
    s.run()
    assert s.journal is not None
    s.journal.clear()
    s.game.check(s)
    return s


def script(*rolls: int) -> Script:
    """A fate of dice: the numbers that come up, one after the other."""
    return Script.of_outcomes(*(roll - 1 for roll in rolls))


def play(s: V1919State, *names: str) -> list[Event]:
    """Give answers one after the other, checking the invariants after each."""
    events: list[Event] = []
    for name in names:
        events += s.apply(act(name))
        s.game.check(s)
    return events


def legal(s: V1919State) -> set[str]:
    """The names of the legal answers to the open question."""
    return {GAME.vocabulary.name(action) for action in s.pending[0].legal}


def asked(s: V1919State) -> tuple[str, str]:
    """Who is asked (the nation) and by which message."""
    decision = s.pending[0]
    return NATIONS[s.powers[decision.seat]], question(decision).id()


def question(decision: Decision) -> Question:
    """A question itself, without the word for whom one decides."""
    found = decision.question
    assert isinstance(found, Question)
    return found.question if isinstance(found, questions.For) else found


def refused(s: V1919State, name: str, seat: int | None = None) -> Refusal:
    """Try an answer that must be refused without changing anything; give the refusal."""
    before = s.copy()
    try:
        s.apply(act(name), seat)
    except IllegalAction as error:
        assert s == before, "a refused answer changed the state"
        return error.refusal
    raise AssertionError(f"{name} was accepted")


def ids(events: Iterable[Event]) -> list[str]:
    return [e.text.id for e in events]


F = TypeVar("F", bound=Callable[..., object])
_KNOWN = {
    *(entry.id for entry in GAME.ledger.entries),
    *(example.id for example in GAME.ledger.examples),
}


EXAMPLES = {example.id: example for example in GAME.ledger.examples}


def tracks(s: V1919State) -> dict[str, int]:
    """All that is counted on the board, by name: `unrest.africa`, `happiness.uk`, `available.usa` …"""
    found: dict[str, int] = {}
    for r, place in enumerate(REGIONS):
        found |= {f"unrest.{place}": s.unrest[r], f"keg.{place}": s.keg[r]}
    found |= {f"happiness.{name}": s.happiness[n] for n, name in enumerate(NATIONS)}
    for p, name in enumerate(NATIONS[:POWERS]):
        found |= {
            f"available.{name}": s.available[p],
            f"exhausted.{name}": s.exhausted[p],
            f"discs.{name}": s.discs[p],
            f"discs_exhausted.{name}": s.discs_exhausted[p],
            f"deployed.{name}": s.spaces.count(p),
            f"demobilized.{name}": s.demobilized.count(p),
        }
    return found


def changes(before: V1919State, after: V1919State) -> dict[str, int]:
    """What differs between two positions, by name, and by how much."""
    old, new = tracks(before), tracks(after)
    return {name: new[name] - old[name] for name in old if new[name] != old[name]}


def carry_out(s: V1919State, *steps: Step[Any]) -> list[Event]:
    """Let steps happen now, the first one first, as an Event would bring them in the middle of a turn."""
    s.stack += reversed(steps)
    s.run()
    assert s.journal is not None
    events = list(s.journal)
    s.journal.clear()
    s.game.check(s)
    return events


def revolt(
    *rolls: int,
    check: RegionName = "middle_east",
    powers: Sequence[str] = ("uk", "france", "usa"),
    uprisings: int = 1,
    **position: Any,
) -> V1919State:
    """An Uprising Check after an earlier Uprising; unless told, Unrest in the Middle East is in column 8."""
    position = {"unrest": {"middle_east": 8}, "fate": script(*rolls), **position}
    return table(*powers, stack=[UprisingCheck(check)], uprisings=uprisings, **position)


def up_for_bids(s: V1919State) -> str:
    """The Issue for which bids are asked now."""
    asked = s.pending[0].question
    assert isinstance(asked, questions.Bid)  # nobody bids for another
    return asked.issue.removeprefix("issue.")


def counters(s: V1919State, name: str) -> list[str]:
    """The Strategy counters on an Issue."""
    return [COUNTERS[counter] for counter in s.counters[issue(name)]]


def at_conference(event: str, *powers: str, active: str = "france", **more: Any) -> V1919State:
    """The Active Player settles Smyrna for Greece; the counter, `counter.naval_uk`, brings on the Event."""
    more = {"issues": ["smyrna", "korea", "togo", "nauru", "banat"], **more}
    more["cubes"] = {"smyrna": {active: 1}, **more.get("cubes", {})}
    s = table(*(powers or NATIONS[:3]), active=active, table_event=event, **more)
    play(s, "settle", *(["smyrna"] if any(s.cubes[1]) else []))
    play(s, "option.smyrna.greece")
    return s


def at_crisis(event: str, *powers: str, active: str = "france", **more: Any) -> V1919State:
    """A Settle up to the two Issues drawn, Silesia and Armenia; keeping one brings on the Crisis."""
    quiet = [name for name in ("amritsar", "march_first", "ibn_saud") if name != event][:2]
    first = "scapa_flow" if event != "scapa_flow" else "gabriele_dannunzio"
    more = {"waiting_events": quiet, "issue_deck": ["silesia", "armenia"], "event_deck": [event], **more}
    s = at_conference(first, *powers, active=active, **more)
    play(s, "counter.naval_uk", "decline", "togo", f"event.{quiet[0]}")
    return s


def final(
    *powers: str,
    winner: str = "uk",
    strategy: Mapping[str, str] | None = None,
    **position: Any,
) -> tuple[dict[str, dict[str, int]], Result]:
    """The end: a player settles and wins the Game End Issue. The points of each by source, and the result."""
    fillers = ["womens_suffrage", "labour_charter", "widows_pensions", "nauru"]
    end = "rush_to_the_finish"
    s = table(*powers, active=winner, issues=[end, *fillers], cubes={end: {winner: 1}}, **position)
    for name, card in (strategy or {}).items():
        s.strategy[nation(name)] = next(n for n, c in enumerate(GAME.cards.strategies) if c.id == card)
    told = [event.text.args for event in play(s, "settle") if event.text.id == "v1919.log.score"]
    points = {str(a["nation"])[7:]: {k: n for k, n in a.items() if isinstance(n, int)} for a in told}
    assert s.result is not None
    return points, s.result
