"""What is easily overlooked at court, from what a seat can see."""

from __future__ import annotations

from collections.abc import Iterator

from salon.games.court.questions import Tested
from salon.games.court.terms import CHARACTERS
from salon.games.court.view import CourtView
from salon.kernel import Arg, Hint, Question, kind_of_question

GREAT = 5


class Court:
    """A view, with what the hints ask of it."""

    def __init__(self, view: CourtView, me: int) -> None:
        self.view, self.me = view, me
        self.markers = view.markers
        self.others = [seat for seat in range(len(view.players)) if seat != me]
        self.hand = [card for card in view.players[me].hand if card is not None]
        self.kinds = [card.split(".")[1] for card in self.hand]
        self.great = [c for c in CHARACTERS if self.markers[c] >= GREAT]
        self.near = [c for c in CHARACTERS if self.markers[c] == GREAT - 1]
        self.playable = [kind for kind in self.kinds if kind not in CHARACTERS or self.may_use(me, kind)]

    def cards(self, seat: int, character: str) -> int:
        return len(self.view.players[seat].piles[character])

    def most(self, character: str) -> int:
        return max(self.cards(seat, character) for seat in range(len(self.view.players)))

    def may_use(self, seat: int, character: str) -> bool:
        return 0 < self.cards(seat, character) == self.most(character)

    def count(self, seat: int, character: str) -> float:
        """What a player would count there, a card that nobody can see as half a match."""
        pile = self.view.players[seat].piles[character]
        matches = sum(0.5 if card is None else card.split(".")[1] == character for card in pile)
        return matches + (0 < len(pile) == self.most(character))

    def wins(self, character: str, more: int = 0) -> bool:
        return self.count(self.me, character) + more > max(
            self.count(seat, character) for seat in self.others
        )

    def points(self, seat: int) -> int:
        seats = range(len(self.view.players))
        best = {c: max(self.count(other, c) for other in seats) for c in CHARACTERS}
        return sum(self.markers[c] for c in CHARACTERS if 0 < self.count(seat, c) == best[c])

    def leader(self, character: str) -> str:
        return f"seat.{max(self.others, key=lambda seat: self.cards(seat, character))}"

    def card_of(self, character: str) -> str:
        return next(card for card in self.hand if card.split(".")[1] == character)


def hints(view: CourtView, question: Question) -> Iterator[Hint]:
    """All that apply to the open question."""
    assert view.you is not None
    court = Court(view, view.you)
    match kind_of_question(question):
        case "influence":
            yield from _laying(court)
        case "action":
            yield from _acting(court)
        case "stuck":
            yield Hint("stuck")
        case "favor":
            yield Hint("pin-where")
        case "character" if view.acting == "king":
            yield Hint("king-follows", lit=("character.king",))
        case "player" if view.acting == "spymaster":
            yield Hint("look-where")
    if isinstance(question, Tested) and view.test is not None and not view.test.passing:
        yield Hint("equal-is-not-enough")


def _about(id: str, character: str, **args: Arg) -> Hint:
    return Hint(id, {"character": f"character.{character}", **args}, (f"character.{character}",))


def _laying(court: Court) -> Iterator[Hint]:
    me, markers = court.me, court.markers
    rival = (me + 1) % len(court.view.players)
    if court.great and any(court.may_use(rival, c) for c in (*court.near, "king") if court.near):
        yield Hint("rival-can-end", {"rival": f"seat.{rival}"}, tuple(f"character.{c}" for c in court.near))
    if len(court.great) == 1:
        yield _about("one-great", court.great[0])
    if len(court.near) >= 2 and not court.great:
        yield Hint("end-near", lit=tuple(f"character.{c}" for c in court.near))
    second = sorted(markers.values())[-2]
    for c in CHARACTERS:
        mine, most = court.cards(me, c), court.most(c)
        if markers[c] >= 3 and 0 < mine < most:
            yield _about("overtaken", c, rival=court.leader(c), mine=mine, theirs=most)
        held = c in court.kinds
        if held and not court.playable and mine + 1 >= most:
            yield _about("about-to-be-stuck", c)
        if held and markers[c] >= 1 and mine + 1 == most:
            yield _about("tie-is-enough", c, card=court.card_of(c))
        if court.playable == [c]:
            yield _about("lay-or-play", c, card=court.card_of(c))
        if held and markers[c] >= 2 and not court.wins(c) and court.wins(c, 1):
            yield _about("match-in-hand", c, card=court.card_of(c), markers=markers[c])
        if markers[c] >= 2 and court.may_use(me, c) and court.count(me, c) == 1:
            yield _about("hollow-lead", c)
        if markers[c] >= max(1, second) and not mine and most <= 2:
            yield _about("rich-and-open", c, markers=markers[c])


def _acting(court: Court) -> Iterator[Hint]:
    me = court.me
    king = "king" in court.kinds and court.may_use(me, "king")
    adds = [c for c in court.near if king or "pension" in court.kinds or c in court.playable]
    if court.great and adds:
        ahead = max(court.others, key=court.points)
        if court.points(me) >= court.points(ahead):
            yield _about("you-can-end", adds[0])
        else:
            yield _about("do-not-end", adds[0], rival=f"seat.{ahead}")
    for c in court.view.favors:
        if c in court.playable and court.wins("chamberlain"):
            yield _about("favor-friend", c)
        elif c in court.playable and court.cards(me, "chamberlain") < court.most("chamberlain"):
            yield _about("favor-trap", c, rival=court.leader("chamberlain"))
    if "cardinal" in court.playable:
        lowest = min(int(card.split(".")[2]) for card in court.hand)
        rich = [c for c in CHARACTERS if c != "cardinal" and lowest < court.markers[c] and not court.wins(c)]
        if rich:
            yield _about("cardinal-ready", rich[0], markers=court.markers[rich[0]])
