"""Positions of the solitaire game, set up by hand; the words of `board` serve here too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from salon.games.v1919 import questions
from salon.games.v1919.state import V1919State
from salon.games.v1919.terms import COUNTERS, NATIONS, NOBODY, POWERS, space
from salon.games.v1919.turn import TURN
from salon.games.v1919.uprising import RegionName, UprisingCheck
from salon.kernel import Event, Fate, Step
from tests.rules.v1919.board import GAME, REGIONS, event, issue, nation, play, question, region, script

CARDS = GAME.cards
ISSUES = ("smyrna", "korea", "togo", "nauru")  # two on the Table, two in the Waiting Room
UK, FRANCE, USA = range(3)


def begin(
    *,
    powers: Sequence[str] = ("uk", "france", "usa"),
    mine: str = "usa",
    active: str = "uk",
    issues: Sequence[str] = ISSUES,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    table_event: str = "march_first",
    waiting_events: Sequence[str] = ("amritsar", "may_fourth"),
    issue_deck: Sequence[str] = (),
    last_issues: Sequence[str] | None = None,
    issue_discard: Sequence[str] = (),
    event_deck: Sequence[str] = ("billy_hughes",),
    settled: Mapping[str, str] | None = None,
    counters: Mapping[str, Sequence[str]] | None = None,
    exhausted: Mapping[str, int] | None = None,
    discs_exhausted: Mapping[str, int] | None = None,
    demobilized: Sequence[str] = (),
    units: Mapping[str, Mapping[str, int]] | None = None,
    keg: Mapping[str, int] | None = None,
    unrest: Mapping[str, int] | None = None,
    happiness: Mapping[str, int] | None = None,
    vp: int = 0,
    target: int = 20,
    fate: Fate | None = None,
    stack: Sequence[Step[Any]] = (),
) -> tuple[V1919State, list[Event]]:
    """A position at the start of a turn, played on to the first question, and what happened till then.

    `powers`: the order of the factions; the UK and France are bots unless `mine` says otherwise.
    `issue_deck`: the cards on top of the others. `last_issues`: the whole deck; the others are discarded.
    `demobilized`: whose discs lie in the boxes 5, 4, 3, 2. All else is as in `board.table`.
    Without other words nothing in the way of a turn asks or moves Happiness: the Conference Event raises
    Unrest in the Pacific, the Crisis is about Japan.
    """
    s = GAME.new(1, seed=0, options={"target": target})
    s.powers = [nation(name) for name in powers]
    s.first, s.turn, s.mine, s.vp = 0, powers.index(active), nation(mine), vp
    s.actor = s.active
    _issues(s, issues, top=issue_deck, last=last_issues, discard=issue_discard, settled=settled or {})
    _events(s, table_event, waiting_events, event_deck)
    for name, held in (cubes or {}).items():
        s.cubes[s.issues.index(issue(name))] = tuple(held.get(n, 0) for n in NATIONS[:POWERS])
    for name, kinds in (counters or {}).items():
        s.counters[issue(name)] = tuple(COUNTERS.index(kind) for kind in kinds)
    for name, columns in (units or {}).items():
        for place, column in columns.items():
            s.spaces[space(region(place), column)] = nation(name)
    s.keg = [(keg or {}).get(name, 0) for name in REGIONS]
    s.unrest = [(unrest or {}).get(name, s.keg[r] + 1) for r, name in enumerate(REGIONS)]
    s.happiness = [(happiness or {}).get(name, 20) for name in NATIONS]
    for box, name in enumerate(demobilized):
        s.demobilized[box] = nation(name)
    for power in s.powers:
        name = NATIONS[power]
        s.exhausted[power] = (exhausted or {}).get(name, 0)
        s.available[power] = 15 - s.exhausted[power] - sum(held[power] for held in s.cubes)
        s.discs_exhausted[power] = (discs_exhausted or {}).get(name, 0)
        elsewhere = s.spaces.count(power) + s.demobilized.count(power)
        s.discs[power] = 3 - s.discs_exhausted[power] - elsewhere
    s.fate = fate or Fate.of(0)
    s.stack = [TURN, *stack]
    assert s.journal is not None
    s.journal.clear()
    s.run()
    events = list(s.journal)
    s.journal.clear()
    s.game.check(s)
    return s, events


def solo(**position: Any) -> V1919State:
    """The position alone."""
    return begin(**position)[0]


def _issues(
    s: V1919State,
    issues: Sequence[str],
    *,
    top: Sequence[str],
    last: Sequence[str] | None,
    discard: Sequence[str],
    settled: Mapping[str, str],
) -> None:
    for name, owner in settled.items():
        s.controller[issue(name)] = nation(owner)
        s.option[issue(name)] = 0
    s.issues = [*(issue(name) for name in issues), NOBODY]
    named = {*issues, *top, *(last or ()), *discard, *settled}
    end = CARDS.issues[CARDS.game_end].id
    spare = [n for n, card in enumerate(CARDS.issues) if card.id not in named and card.id != end]
    bottom = [] if end in named else [CARDS.game_end]
    s.issue_discard = [issue(name) for name in reversed(discard)]
    s.issue_deck = bottom + spare + [issue(name) for name in reversed(top)]
    if last is not None:
        s.issue_deck = [issue(name) for name in reversed(last)]
        s.issue_discard = bottom + spare + s.issue_discard


def _events(s: V1919State, table_event: str, waiting: Sequence[str], deck: Sequence[str]) -> None:
    named = {table_event, *waiting, *deck}
    spare = [n for n, card in enumerate(CARDS.events) if card.id not in named]
    s.table_event = event(table_event)
    s.waiting_events = [event(name) for name in waiting]
    s.event_deck = spare + [event(name) for name in reversed(deck)]
    s.event_discard = []


def uprising(*rolls: int, check: RegionName = "middle_east", **position: Any) -> V1919State:
    """An Uprising Check before the turn begins; Unrest in the Middle East is in column 8 if not told."""
    position.setdefault("unrest", {"middle_east": 8})
    return solo(stack=[UprisingCheck(check)], fate=script(*(rolls or (6,))), **position)


def asks(s: V1919State) -> str:
    """By which message the player is asked, without a number at its end; there is but one seat."""
    (decision,) = s.pending
    assert decision.seat == 0
    return question(decision).id().removeprefix("v1919.ask.").rstrip("-0123456789")


def mine(s: V1919State) -> str:
    return NATIONS[s.mine]


def strengths(s: V1919State) -> dict[str, int]:
    """The Faction Strength of all three, as it is shown."""
    found = s.view(0)["strengths"]
    assert isinstance(found, dict)
    return {name: int(str(value)) for name, value in found.items()}


def on(s: V1919State, name: str) -> dict[str, int]:
    """The cubes on an Issue of the board."""
    held = s.cubes[s.issues.index(issue(name))]
    return {NATIONS[p]: n for p, n in enumerate(held) if n}


def controls(s: V1919State, name: str) -> str | None:
    """Who controls an Issue."""
    owner = s.controller[issue(name)]
    return None if owner == NOBODY else NATIONS[owner]


def chosen(s: V1919State, name: str) -> str | None:
    """The option chosen for an Issue."""
    number = s.option[issue(name)]
    return None if number == NOBODY else CARDS.issues[issue(name)].options[number].id


def names(issues: Sequence[int]) -> list[str | None]:
    """The Issues by name; None for an empty space."""
    return [None if n == NOBODY else CARDS.issues[n].id for n in issues]


def standing(s: V1919State) -> tuple[int, int]:
    """The bid that the player has to beat: Military strength and cubes."""
    asked = s.pending[0].question
    assert isinstance(asked, questions.SoloBid)
    return asked.strength, asked.cubes


def settle_through(s: V1919State, *, advance: str = "togo", event: str = "amritsar") -> list[Event]:
    """Answer the two questions of a Settle by a bot that leave all else to the rules."""
    events: list[Event] = []
    if asks(s) == "advance-issue":
        events += play(s, advance)
    return events + play(s, f"event.{event}")
