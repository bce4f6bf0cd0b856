"""What each seat may see: all but the order of the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.auction import strengths
from salon.games.v1919.deals import Reply
from salon.games.v1919.settle import Settle
from salon.games.v1919.terms import COUNTERS, FIRST_SPACE, NATIONS, NOBODY, POWERS, REGIONS, SLOTS, Term
from salon.kernel import QuestionView, Result, questions

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class IssueView(msgspec.Struct, frozen=True):
    issue: str
    cubes: dict[str, int]


class SettledView(msgspec.Struct, frozen=True):
    issue: str
    controller: str
    option: str | None
    counters: tuple[str, ...]


class PowerView(msgspec.Struct, frozen=True):
    available: int
    exhausted: int
    discs: int
    discs_exhausted: int
    demobilized: int
    happiness: int | None  # None: the marker is not in play
    strategy: str | None


class RegionView(msgspec.Struct, frozen=True):
    keg: int
    unrest: int
    units: dict[str, int]  # column of each nation's disc


class TermView(msgspec.Struct, frozen=True):
    kind: str
    nation: str
    action: str


class OfferView(msgspec.Struct, frozen=True):
    """A deal that waits for its answer."""

    nation: str
    partner: str
    terms: tuple[TermView, ...]
    note: str  # free words; they bind nobody


class NoteView(msgspec.Struct, frozen=True):
    nation: str
    partner: str
    words: str


class V1919View(msgspec.Struct, frozen=True):
    """The conference as one seat sees it."""

    game: str
    you: int | None
    length: int
    powers: tuple[str | None, ...]
    first: int
    turn: int
    actor: str | None
    active_card: str | None  # before whom the Active Player card lies: while a Settle lasts
    political: bool
    military: bool
    table: tuple[IssueView | None, ...]
    waiting: tuple[IssueView | None, ...]
    table_event: str | None
    event_cube: str | None
    waiting_events: tuple[str, ...]
    issue_deck: int
    issue_discard: tuple[str, ...]
    event_deck: int
    event_discard: tuple[str, ...]
    drawn: tuple[str, ...]
    regions: dict[str, RegionView]
    nations: dict[str, PowerView]
    settled: tuple[SettledView, ...]
    strategies: tuple[str, ...]
    uprisings: int
    terms: tuple[TermView, ...]  # the deals that bind until the end of the turn
    notes: tuple[NoteView, ...]  # what was said with them, which does not bind
    offer: OfferView | None
    mine: str | None  # solitaire: the player's faction, the points, the target, every faction's strength
    vp: int
    target: int
    strengths: dict[str, int]
    pending: tuple[QuestionView, ...]
    result: Result | None


def view(s: V1919State, seat: int | None) -> V1919View:
    """The view of a seat or of a spectator; they differ only in the answers that are shown."""
    name = s.vocabulary.name
    issues, events, strategies = s.cards.first_issue, s.cards.first_event, s.cards.first_strategy

    def slot(i: int) -> IssueView | None:
        if s.issues[i] == NOBODY:
            return None
        cubes = {NATIONS[p]: n for p, n in enumerate(s.cubes[i]) if n}
        return IssueView(name(issues + s.issues[i]), cubes)

    return V1919View(
        game=s.game.key,
        you=seat,
        length=s.length,
        powers=tuple(NATIONS[p] if p != NOBODY else None for p in s.powers),
        first=s.first,
        turn=s.turn,
        actor=NATIONS[s.actor] if s.actor != NOBODY else None,
        active_card=NATIONS[s.active] if _settling(s) else None,
        political=s.political,
        military=s.military,
        table=tuple(slot(i) for i in range(2)),
        waiting=tuple(slot(i) for i in range(2, SLOTS)),
        table_event=name(events + s.table_event) if s.table_event != NOBODY else None,
        event_cube=NATIONS[s.event_cube] if s.event_cube != NOBODY else None,
        waiting_events=tuple(name(events + e) for e in s.waiting_events),
        issue_deck=len(s.issue_deck),
        issue_discard=tuple(name(issues + i) for i in s.issue_discard),
        event_deck=len(s.event_deck),
        event_discard=tuple(name(events + e) for e in s.event_discard),
        drawn=tuple(name(issues + i) for i in s.drawn),
        regions={
            region: RegionView(
                s.keg[r],
                s.unrest[r],
                {NATIONS[p]: c + FIRST_SPACE for c in range(4) if (p := s.spaces[r * 4 + c]) != NOBODY},
            )
            for r, region in enumerate(s.cards.board.regions[:REGIONS])
        },
        nations={NATIONS[n]: _nation(s, n) for n in range(len(NATIONS))},
        settled=tuple(
            SettledView(
                name(issues + i),
                NATIONS[owner],
                name(s.cards.options[i][s.option[i]]) if s.option[i] != NOBODY else None,
                tuple(COUNTERS[c] for c in s.counters[i]),
            )
            for i, owner in enumerate(s.controller)
            if owner != NOBODY
        ),
        strategies=tuple(name(strategies + c) for c in s.strategies),
        uprisings=s.uprisings,
        terms=_terms(s, s.terms),
        notes=tuple(NoteView(NATIONS[n.power], NATIONS[n.partner], n.words) for n in s.notes),
        offer=_offer(s),
        mine=NATIONS[s.mine] if s.mine != NOBODY else None,
        vp=s.vp,
        target=s.target,
        strengths={NATIONS[p]: n for p, n in strengths(s).items()} if s.seats == 1 else {},
        pending=questions(s, seat),
        result=s.result,
    )


def _terms(s: V1919State, terms: tuple[Term, ...]) -> tuple[TermView, ...]:
    name = s.vocabulary.name
    return tuple(TermView(name(t.kind), NATIONS[t.power], name(t.action)) for t in terms)


def _offer(s: V1919State) -> OfferView | None:
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Reply):
        return None
    return OfferView(NATIONS[step.proposer], NATIONS[step.partner], _terms(s, step.terms), step.note)


def _settling(s: V1919State) -> bool:
    """Whether a Settle is under way, from the choice of the Issue to the end of the Crisis."""
    return s.result is None and (s.slot != NOBODY or any(type(step) is Settle for step in s.stack))


def _nation(s: V1919State, nation: int) -> PowerView:
    happiness = s.happiness[nation] if s.tracked(nation) else None
    if nation >= POWERS:
        return PowerView(0, 0, 0, 0, 0, happiness, None)
    card = s.strategy[nation]
    return PowerView(
        s.available[nation],
        s.exhausted[nation],
        s.discs[nation],
        s.discs_exhausted[nation],
        s.demobilized.count(nation),
        happiness,
        s.vocabulary.name(s.cards.first_strategy + card) if card != NOBODY else None,
    )
