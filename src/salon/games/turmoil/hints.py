"""What is easily overlooked in Europe in Turmoil, from what a seat can see."""

from __future__ import annotations

from collections.abc import Iterator

from salon.games.turmoil.cards import Cards
from salon.games.turmoil.questions import Check
from salon.games.turmoil.terms import REGIONS
from salon.games.turmoil.view import TurmoilView
from salon.kernel import Arg, Hint, Question, kind_of_question

LIBERAL = 1
VICTORY = 20
NASSAU = "box.2"
PRIZES = {3, 6, 9, 11}


class Table:
    """A view, with what the hints ask of it."""

    def __init__(self, view: TurmoilView, cards: Cards) -> None:
        assert view.you is not None
        self.view, self.cards = view, cards
        self.me, self.rival = view.players[view.you], view.players[1 - view.you]
        self.side = view.you
        self.hand = [card for card in self.me.hand if card is not None]
        self.scorings = [card for card in self.hand if self.region(card)]
        rounds = (7 if view.turn <= 3 else 8) + self.me.extra
        self.left = rounds - view.round + 1
        self.lead = view.vp if self.side == LIBERAL else -view.vp

    def region(self, card: str) -> str:
        """The region that a scoring card scores."""
        number = self.cards.scores[int(card.split(".")[1])]
        return REGIONS[number - 1] if number else ""

    def net(self, region: str) -> int:
        """What scoring a region now would bring."""
        both = self.view.standings[region]
        return sum(both[self.side][1:]) - sum(both[1 - self.side][1:])

    def is_theirs(self, card: str) -> bool:
        return (
            self.cards.strategy[int(card.split(".")[1]) - 1].side
            == ("authoritarian", "liberal")[1 - self.side]
        )

    @property
    def may_try(self) -> bool:
        return self.me.attempts < self.me.limit and not self.me.stuck

    def fields(self, region: str) -> int:
        """The battlegrounds of a region that the Liberals control."""
        spaces = self.cards.atlas.spaces
        grounds = {space.id for space in spaces if space.battleground}
        return sum(
            self.view.spaces[id].control == "liberal" for id in self.view.map.regions[region] if id in grounds
        )


def hints(view: TurmoilView, question: Question, cards: Cards) -> Iterator[Hint]:
    """All that apply to the open question."""
    table = Table(view, cards)
    match kind_of_question(question):
        case "card":
            yield from _scorings(table)
            yield from _cards(table)
            yield from _sea(table)
        case "mode":
            yield from _mode(table)
        case "buy":
            yield from _buying(table)
        case "check":
            yield from _checking(table, question)
        case "stability" if view.active == table.side:
            yield Hint("who-reveals")
    if view.crisis <= 6:
        yield Hint("war-near", {"crisis": view.crisis})
    grounds = table.fields("germany") if view.turn >= 4 else 0
    if table.side == LIBERAL and grounds >= 4:
        yield Hint("germany-star", lit=("region.germany",))
    if table.side != LIBERAL and grounds >= 3:
        yield Hint("germany-crown", {"n": grounds}, ("region.germany",))


def _scorings(table: Table) -> Iterator[Hint]:
    many = len(table.scorings)
    for card in table.scorings:
        region = table.region(card)
        net = table.net(region)
        named = f"region.{region}"
        lit = (card, named)
        if table.lead + net >= VICTORY:
            yield Hint("wins-now", {"region": named}, lit)
        if table.left <= many:
            yield Hint("last-chance", {"card": card}, lit)
        elif table.left == many + 1:
            yield Hint("two-rounds", {"card": card, "left": table.left}, lit)
        elif net >= 4:
            yield Hint("score-it", {"region": named, "net": net}, lit)
        elif net <= 0 and table.view.round <= 3:
            yield Hint("not-yet", {"region": named, "net": net, "left": table.left}, lit)


def _cards(table: Table) -> Iterator[Hint]:
    if -table.lead >= 14:
        yield Hint("near-defeat", {"n": VICTORY + table.lead}, ("part.score",))
    theirs = [card for card in table.hand if table.is_theirs(card)]
    idle = [card for card in theirs if card in table.me.unmet]
    if idle:
        yield Hint("harmless-now", {"card": idle[0]}, (idle[0],))
    if table.view.round == 1 and len(theirs) >= 5:
        yield Hint("many-theirs", lit=("part.hand",))
    if table.left == 1 and len(table.hand) == 2 and not table.scorings:
        yield Hint("keep-one", lit=("part.hand",))


def _sea(table: Table) -> Iterator[Hint]:
    if not table.may_try:
        return
    if NASSAU in table.rival.alone:
        yield Hint("nassau", lit=(NASSAU,))
    if table.me.plus:
        yield Hint("second-try")
    box = table.me.navy + 1
    if box in PRIZES and table.rival.navy < box:
        yield Hint("prize-box", lit=(f"box.{box}",))


def _mode(table: Table) -> Iterator[Hint]:
    played = next(iter(table.view.playing), "")
    if played.startswith("card.") and table.is_theirs(played):
        yield Hint("sea-grave" if table.may_try else "they-first", lit=(played,))


def _buying(table: Table) -> Iterator[Hint]:
    names = ("authoritarian", "liberal")
    mine, theirs = names[table.side], names[1 - table.side]
    for space in table.cards.atlas.spaces:
        found = table.view.spaces.get(space.id)
        if found is None or not space.battleground:
            continue
        support = (found.authoritarian, found.liberal)
        ahead = support[table.side] - support[1 - table.side]
        price = table.view.prices.get(space.id, 1)
        about: dict[str, Arg] = {"space": f"space.{space.id}"}
        lit = (f"space.{space.id}",)
        legal = f"space.{space.id}" in _legal(table.view)
        gap = space.stability - ahead
        if legal and found.control is None and 0 < gap * price <= table.view.ops:
            yield Hint("take-it", {**about, "gap": gap}, lit)
        if legal and found.control == theirs and -ahead == space.stability and price <= table.view.ops:
            yield Hint("break-it", about, lit)
        if legal and found.control == mine and ahead == space.stability and table.view.ops == 1:
            yield Hint("spare", about, lit)


def _checking(table: Table, question: Question) -> Iterator[Hint]:
    if not isinstance(question, Check) or len(table.view.checks) < 2:
        return
    ranked = sorted(table.view.checks, key=lambda id: table.view.checks[id].needs)
    best, worst = ranked[0], ranked[-1]
    needs = [table.view.checks[id].needs for id in (best, worst)]
    if needs[0] <= 2 and needs[1] >= 5:
        chances = [max(0, min(6, 7 - n)) for n in needs]
        about: dict[str, Arg] = {
            "space": f"space.{worst}",
            "n": chances[1],
            "other": f"space.{best}",
            "more": chances[0],
        }
        yield Hint("odds", about, (f"space.{best}",))


def _legal(view: TurmoilView) -> tuple[str, ...]:
    return next((q.legal for q in view.pending if q.seat == view.you and q.legal), ())
