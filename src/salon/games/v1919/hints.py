"""What is easily overlooked at the conference, from what a seat can see."""

from __future__ import annotations

from collections.abc import Iterator

from salon.games.v1919.cards import Cards
from salon.games.v1919.view import IssueView, V1919View
from salon.kernel import Arg, Hint, Question, kind_of_question

HOT = 4  # Unrest from which an Uprising is likely
END = "issue.rush_to_the_finish"


class Table:
    """A view, with what the hints ask of it."""

    def __init__(self, view: V1919View, cards: Cards) -> None:
        assert view.you is not None
        self.view = view
        power = view.mine if view.mine is not None else view.powers[view.you]
        self.power = power or ""
        self.solo = view.mine is not None
        self.mine = view.nations.get(self.power)
        self.legal = next((q.legal for q in view.pending if q.seat == view.you and q.legal), ())
        self.stars = {f"issue.{issue.id}": issue.stars for issue in cards.issues}
        self.region = {f"issue.{issue.id}": issue.region for issue in cards.issues}
        free = [n for n, holder in zip(view.board.boxes, view.demobilized, strict=False) if holder is None]
        self.box = max(free, default=1)

    def own(self, region: str) -> int:
        return self._held(self.power, region)

    def _held(self, power: str, region: str) -> int:
        return sum(x.controller == power and self.region.get(x.issue) == region for x in self.view.settled)

    def at_risk(self, region: str) -> bool:
        """Whether an Uprising there would strike me."""
        mine = self.own(region)
        return mine > 0 and all(self._held(power, region) <= mine for power in self.view.nations)

    def hot(self) -> list[str]:
        return [r for r, found in self.view.regions.items() if found.unrest >= HOT and self.at_risk(r)]

    @property
    def table(self) -> list[IssueView]:
        return [issue for issue in self.view.table if issue is not None]

    @property
    def waiting(self) -> list[IssueView]:
        return [issue for issue in self.view.waiting if issue is not None]


def hints(view: V1919View, question: Question, cards: Cards) -> Iterator[Hint]:
    """All that apply to the open question; in solitaire some are about one's own faction alone."""
    table = Table(view, cards)
    if table.mine is None:
        return
    own = not table.solo or view.actor == table.power
    match kind_of_question(question):
        case "action" if own:
            yield from _soldiers(table)
            yield from _issues(table)
            yield from _solitaire(table)
        case "option" if own and view.resolving is not None:
            yield from _option(table, view.resolving)
        case "event-cube" if table.mine.available >= 3:
            yield Hint("event-cube")
        case "refill" if view.issue_discard and table.stars[view.issue_discard[-1]] >= 4:
            yield Hint("discard-rich", lit=("discard.1",))
        case "advance-issue":
            yield from _calling(table)
        case "modifier" if view.checks and not table.at_risk(view.checks[0].region):
            yield Hint("modifier")
        case "deal-reply":
            yield Hint("deal-offered")
        case "bid" if "verb.bid" in table.legal:
            yield Hint("bid-cost")
        case "place" if table.solo and view.actor != table.power:
            if view.strengths[table.power] > max(n for p, n in view.strengths.items() if p != table.power):
                yield Hint("solo-park")


def _about(id: str, issue: str, **args: Arg) -> Hint:
    return Hint(id, {"issue": issue, **args}, (issue,))


def _soldiers(table: Table) -> Iterator[Hint]:
    mine = table.mine
    assert mine is not None
    happiness, line = mine.happiness or 0, mine.mutiny
    home, out = "verb.demobilize" in table.legal, "verb.deploy" in table.legal
    hot = table.hot()
    if home and line is not None and happiness - line <= 2 and table.box >= 2:
        yield Hint("mutiny-near", lit=("verb.demobilize",))
    for region in hot:
        if out and mine.discs and table.power not in table.view.regions[region].units:
            yield Hint("hot-region", {"region": f"region.{region}"}, (f"region.{region}",))
    if home and table.box >= 4 and mine.discs >= 2 and not hot:
        yield Hint("demobilize-first", lit=("verb.demobilize",))
    if out and mine.discs and mine.exhausted >= 3 and mine.available <= 3 and happiness >= 15:
        yield Hint("soldiers-for-cubes", lit=("verb.deploy",))


def _issues(table: Table) -> Iterator[Hint]:
    view, mine, power = table.view, table.mine, table.power
    assert mine is not None
    settle, place = "verb.settle" in table.legal, "verb.place" in table.legal
    if END in {issue.issue for issue in (*table.table, *table.waiting)}:
        yield Hint("end-near", lit=(END,))
    for issue in table.table:
        if settle and issue.winner == power:
            yield _about("win-on-table", issue.issue)
        cubes = issue.cubes.get(power, 0)
        if settle and cubes >= 3 and issue.winner != power and issue.need.get(power, 0) > mine.available:
            yield _about("stuck-cubes", issue.issue)
        best = max((does.happiness.get(power, 0) for does in issue.does), default=0)
        theirs = settle and issue.winner not in {None, power} and "verb.propose" in table.legal
        if theirs and best > (mine.happiness or 0):
            yield _about("deal-settle", issue.issue, nation=f"nation.{issue.winner}")
    if "verb.reclaim" in table.legal and mine.exhausted >= 6 and mine.available <= 5:
        yield Hint("full-handful", lit=("verb.reclaim",))
    for issue in (*table.table, *table.waiting):
        rest = [n for p, n in issue.cubes.items() if p != power]
        lead = issue.cubes.get(power, 0) - max(rest, default=0)
        rich = any(n.available >= 4 for p, n in view.nations.items() if p != power)
        if place and rest and lead == 1 and table.stars[issue.issue] >= 4 and rich:
            yield _about("one-cube-lead", issue.issue)


def _option(table: Table, issue: IssueView) -> Iterator[Hint]:
    if any(table.power in does.mutiny for does in issue.does):
        yield _about("option-mutiny", issue.issue)
    for does in issue.does:
        for region, unrest in does.unrest.items():
            if unrest >= HOT and (table.at_risk(region) or table.region.get(issue.issue) == region):
                yield Hint("option-hot", {"region": f"region.{region}"}, (f"region.{region}",))


def _calling(table: Table) -> Iterator[Hint]:
    leads = [max(issue.cubes, key=lambda p: issue.cubes[p]) for issue in table.waiting if issue.cubes]
    if leads.count(table.power) == 1 and len(leads) > 1:
        yield Hint("call-own")


def _solitaire(table: Table) -> Iterator[Hint]:
    view = table.view
    if not table.solo:
        return
    if {x.controller for x in view.settled} < set(view.strengths):
        yield Hint("solo-first", lit=("part.solo",))
    rest = max(n for power, n in view.strengths.items() if power != table.power)
    hot = [r for r, found in view.regions.items() if found.unrest >= HOT and table.own(r)]
    if view.strengths[table.power] >= rest + 6 and hot:
        yield Hint("solo-switch", {"region": f"region.{hot[0]}"}, (f"region.{hot[0]}",))
