"""What each seat may see: all but the order of the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from salon.games.v1919.auction import strengths
from salon.games.v1919.cards_score import line_points
from salon.games.v1919.dealing import (
    DraftView,
    NoteView,
    OfferView,
    TermView,
    agreed,
    draft,
    dues,
    marks,
    nations,
    offers,
)
from salon.games.v1919.forecast import DoesView, PlanView, deployments, does, mutiny_line, plan, takes, worth
from salon.games.v1919.scoring import points
from salon.games.v1919.settle import Settle
from salon.games.v1919.stage import (
    BiddingView,
    CheckView,
    SettleView,
    bidding,
    checks,
    gap,
    resolving,
    settle,
)
from salon.games.v1919.terms import (
    COUNTERS,
    DISCARD_REACH,
    FIRST_SPACE,
    LAST_KEG,
    MOST_HAPPY,
    NATIONS,
    NOBODY,
    POWERS,
    REGIONS,
    SIGNS,
    SLOTS,
    TABLE,
)
from salon.games.v1919.tracks import demobilize_box, demobilize_boxes
from salon.kernel import Outcome, QuestionView, Result, questions

if TYPE_CHECKING:
    from salon.games.v1919.state import V1919State


class IssueView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Issue before the conference, and what would come of it."""

    issue: str
    cubes: dict[str, int] = {}
    leader: str | None = None  # who alone has most
    need: dict[str, int] = {}  # by power: the least number of cubes that takes the lead
    winner: str | None = None  # on the Table: who would control it if it were settled now
    back: dict[str, int] = {}  # and the cubes that come back to those who have some on it
    does: tuple[DoesView, ...] = ()  # by option


class SettledView(msgspec.Struct, frozen=True):
    issue: str
    controller: str
    option: str | None
    counters: tuple[str, ...]


class PowerView(msgspec.Struct, frozen=True, omit_defaults=True):
    available: int
    exhausted: int
    discs: int
    discs_exhausted: int
    demobilized: int
    happiness: int | None  # None: the marker is not in play
    strategy: str | None
    lines: tuple[int, ...] = ()  # what each line of the Strategy card would score now
    mutiny: int | None = None  # the Happiness that would bring a Mutiny
    score: dict[str, int] = {}  # by source, if the game ended now


class RegionView(msgspec.Struct, frozen=True):
    keg: int
    unrest: int
    units: dict[str, int]  # column of each nation's disc


class BoardView(msgspec.Struct, frozen=True):
    """The numbers that are printed on the board."""

    uprising: tuple[int, ...]  # by Unrest column; 0 where there is none
    columns: tuple[tuple[int, int, bool], ...]  # for discs: Influence, Happiness, whether rolls are changed
    limits: tuple[tuple[int, int], ...]  # from this Happiness on, so many discs
    boxes: tuple[int, ...]  # of the demobilize track, but for the 1 box
    prices: tuple[int, ...]  # of the discards, from the top
    signs: int  # the Happiness with which Italy and Japan sign
    most: int  # the end of the Happiness track
    kegs: int  # the last column for Powder Kegs


class V1919View(msgspec.Struct, frozen=True):
    """The conference as one seat sees it."""

    game: str
    you: int | None
    length: int
    powers: tuple[str | None, ...]
    factions: tuple[str, ...]  # all with cubes: those that are played, and others that the rules play
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
    worth: dict[str, dict[str, int]]  # of the Strategy cards on offer, to each power, now
    demobilized: tuple[str | None, ...]  # by box, then those in the 1 box
    box: int  # where the next one goes; the number of boxes for the 1 box
    board: BoardView
    gap: int | None  # the place that the Settle under way has emptied
    resolving: IssueView | None  # the Issue whose option is being chosen
    settle: SettleView | None
    checks: tuple[CheckView, ...]
    bidding: BiddingView | None
    uprisings: int
    terms: tuple[TermView, ...]  # what was agreed on: for this turn it binds, for later ones it does not
    dues: tuple[TermView, ...]  # what is to be paid when a promise has been kept
    marks: tuple[TermView, ...]  # promises about later turns that were kept or broken
    notes: tuple[NoteView, ...]  # what was said with deals, which does not bind
    offers: tuple[OfferView, ...]
    draft: DraftView | None
    mine: str | None  # solitaire: the player's faction, the points, the target, every faction's strength
    vp: int
    target: int
    strengths: dict[str, int]
    plans: dict[str, PlanView]  # of the bots
    pending: tuple[QuestionView, ...]
    forecast: dict[str, Outcome]  # what each answer would do, where a disc is to be deployed
    result: Result | None


def view(s: V1919State, seat: int | None) -> V1919View:
    """The view of a seat or of a spectator; they differ only in the answers that are shown."""
    name = s.vocabulary.name
    issues, events, strategies = s.cards.first_issue, s.cards.first_event, s.cards.first_strategy

    def slot(i: int) -> IssueView | None:
        if s.issues[i] == NOBODY:
            return None
        cubes = {NATIONS[p]: n for p, n in enumerate(s.cubes[i]) if n}
        need = {NATIONS[p]: s.needed(p, i) for p in s.factions if p != NOBODY}
        winner, back = takes(s, i) or (None, {})
        leader = NATIONS[s.leader(i)] if s.leader(i) != NOBODY else None
        return IssueView(name(issues + s.issues[i]), cubes, leader, need, winner, back, does(s, s.issues[i]))

    return V1919View(
        game=s.game.key,
        you=seat,
        length=s.length,
        powers=tuple(NATIONS[p] if p != NOBODY else None for p in s.powers),
        factions=nations(tuple(p for p in (*sorted(s.powers), *s.factions[len(s.powers) :]) if p != NOBODY)),
        first=s.first,
        turn=s.turn,
        actor=NATIONS[s.actor] if s.actor != NOBODY else None,
        active_card=NATIONS[s.active] if _settling(s) else None,
        political=s.political,
        military=s.military,
        table=tuple(slot(i) for i in range(TABLE)),
        waiting=tuple(slot(i) for i in range(TABLE, SLOTS - (s.seats == 1))),  # v1919.solo.setup.2
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
        worth={
            name(strategies + c): {NATIONS[p]: worth(s, p, c) for p in s.powers if p != NOBODY}
            for c in s.strategies
        },
        demobilized=tuple(NATIONS[p] if p != NOBODY else None for p in s.demobilized),
        box=demobilize_box(s),
        board=_board(s),
        gap=gap(s),
        resolving=_resolving(s),
        settle=settle(s),
        checks=checks(s),
        bidding=bidding(s),
        uprisings=s.uprisings,
        terms=agreed(s),
        dues=dues(s),
        marks=marks(s),
        notes=tuple(NoteView(NATIONS[n.power], nations(n.partners), n.words) for n in s.notes),
        offers=offers(s),
        draft=draft(s, seat),
        mine=NATIONS[s.mine] if s.mine != NOBODY else None,
        vp=s.vp,
        target=s.target,
        strengths=_strengths(s) if s.seats == 1 else {},
        plans={NATIONS[p]: plan(s, p) for p in s.powers if s.is_bot(p) and s.result is None},
        pending=questions(s, seat),
        forecast=deployments(s, seat) if s.result is None else {},
        result=s.result,
    )


def _strengths(s: V1919State) -> dict[str, int]:
    found = strengths(s)
    return {NATIONS[power]: found[power] for power in s.powers}


def _resolving(s: V1919State) -> IssueView | None:
    issue = resolving(s)
    return IssueView(s.cards.issue_name[issue], does=does(s, issue)) if issue != NOBODY else None


def _board(s: V1919State) -> BoardView:
    board = s.cards.board
    return BoardView(
        board.uprising,
        tuple((c.influence, c.happiness, c.modifies_roll) for c in board.column),
        board.happiness_limits,
        demobilize_boxes(s),
        tuple(range(DISCARD_REACH)),
        SIGNS,
        MOST_HAPPY,
        LAST_KEG,
    )


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
        tuple(line_points(s, nation, card)) if card != NOBODY else (),
        mutiny_line(s, nation) if nation in s.powers and happiness is not None else None,
        points(s, nation) if nation in s.powers and s.seats > 1 else {},
    )
