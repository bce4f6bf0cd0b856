"""What a seat sees, as numbers, for programs that learn."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, get_args

from salon.games.turmoil.base import SpaceStep
from salon.games.turmoil.questions import TurmoilQuestion
from salon.games.turmoil.terms import CARDS, CHANGES, MARKERS, NOBODY, REGIONS, SIDE, STABILITY, Bloc, Nation
from salon.kernel import ZERO, Asked, Block, Encoder, Growing, counts, places

if TYPE_CHECKING:
    from salon.games.turmoil.cards import Cards
    from salon.games.turmoil.state import TurmoilState

PICKS = 10  # more than are ever chosen in secret at once
HIDDEN, PICK = 1, 3  # in place of a secret choice; what is added to one that the seat knows
NATIONS: tuple[str, ...] = get_args(Nation)
BLOCS: tuple[str, ...] = get_args(Bloc)
MAP = len(CHANGES) + 1  # what may change on the map, and the option


class TurmoilEncoder(Encoder["TurmoilState"]):
    """Sides keep their places: they are not alike. Of hands and secret choices the seat's own come first."""

    def __init__(self, cards: Cards) -> None:
        self.spaces = spaces = len(cards.atlas.ids)
        self.asked = Asked(
            TurmoilQuestion,
            cards.vocabulary,
            {name: len(cards.vocabulary) + n for n, name in enumerate((*SIDE, *cards.source_names.values()))},
        )
        self.blocks = (
            Block("seat", (2,)),
            Block("course", (4,)),  # turn, round, whether the seat is on turn, and the other
            Block("asked", (2, self.asked.size)),
            Block("support", (spaces, 2)),
            Block("dawn", (spaces,)),  # who held what when the round began: 1, 2
            Block("map", (MAP,)),
            Block("black_hand", (spaces,)),
            Block("vp", (1,), ZERO),
            Block("tracks", (8,)),  # tension, navies, their plus, high water, naval attempts made
            Block("war_track", (len(MARKERS),)),  # the place of each marker
            Block("hand", (CARDS,)),
            Block("known", (CARDS,)),  # of the other's hand
            Block("discard", (CARDS,)),
            Block("removed", (CARDS,)),
            Block("display", (CARDS,)),
            Block("playing", (CARDS,)),  # in their order
            Block("happened", (CARDS,)),
            Block("force", (CARDS, 2)),  # laws, by side
            Block("barred", (CARDS,)),
            Block("sizes", (2,)),  # the other's hand, the deck
            Block("ready", (2, STABILITY)),
            Block("picked", (2, PICKS)),
            Block("left", (9,)),  # attempts owed, extra rounds, what may be used once
            Block("scored", (len(REGIONS),)),
            Block("effect", (4,)),  # operations, what they are worth more, a sum saved, a die
            Block("used", (spaces,)),
            Block("blocs", (len(NATIONS),)),
            Block("waiting", (len(REGIONS),)),
            Block("war", (3,)),  # its winner, and how far plans lie open
            Block("frozen", (spaces,)),
            Block("planned", (spaces, 2)),
        )
        self._cards = cards
        self._discard, self._removed = Growing(CARDS, first=1), Growing(CARDS, first=1)
        self._none = bytes(spaces)
        self._no_picks = bytes(PICKS)
        self._no_blocs = bytes(len(NATIONS))
        self._scored, self._spaces = places(len(REGIONS)), places(spaces)
        self._no_plan = bytes(2 * spaces)

    def encode(self, s: TurmoilState, seat: int) -> bytes:
        spaces, enemy, none = self.spaces, 1 - seat, self._none
        acting = bool(s.round) and s.result is None
        over = s.result is not None
        once = (*s.extra_rounds, *s.combined, *s.rerolled, s.mobilization, s.monarchy)
        return b"".join(
            (
                places(2)[seat],
                bytes((s.turn, s.round, acting and s.active == seat, acting and s.active == enemy)),
                self.asked.encode(s.pending, 2, seat),
                bytes(s.support),
                _holders(s.dawn) or none,
                _bits(s.changes, MAP),
                self._spaces[s.black_hand],
                bytes((ZERO + s.vp,)),
                bytes((s.tension, *s.navy, *s.plus, s.high_water, *s.attempts)),
                _placed(s.track, len(MARKERS), 0),
                _counted(s.hands[seat]),
                _counted(s.hands[enemy] if over else s.seen[enemy]),
                self._discard.encode(s.discard),
                self._removed.encode(s.removed),
                _counted(s.display),
                _placed(s.playing, CARDS, 1),
                _bits(s.happened >> 1, CARDS),
                _laws(s.force),
                _barred(s.bans),
                bytes((len(s.hands[enemy]), len(s.deck))),
                _bits(s.ready[seat], STABILITY),
                _bits(s.ready[enemy] if s.region == NOBODY else 0, STABILITY),
                self._picks(s, seat, own=True) if s.picked[seat] else self._no_picks,
                self._picks(s, enemy, own=False) if s.picked[enemy] else self._no_picks,
                bytes((s.owed, *once)),
                self._scored[s.region],
                bytes((s.ops, s.more, s.saved, s.die)),
                counts(s.used, spaces) if s.used and isinstance(s.stack[-1], SpaceStep) else none,
                _sided(s.blocs) if s.blocs else self._no_blocs,
                counts(s.waiting, len(REGIONS)),
                places(2)[s.war_winner],
                bytes((s.revealed,)),
                counts(s.frozen, spaces) if s.frozen else none,
                self._planned(s) if s.plan else self._no_plan,
            )
        )

    def _picks(self, s: TurmoilState, side: int, *, own: bool) -> bytes:
        """Secret choices: those of the other only once they lie open."""
        plans = s.cards.mobilization
        row = bytearray(PICKS)
        for place, n in enumerate(s.picked[side]):
            shown = own or (s.blocs and n >= 0 and plans[n].priority < s.revealed)
            row[place] = n + PICK if shown else HIDDEN
        return bytes(row)

    def _planned(self, s: TurmoilState) -> bytes:
        return bytes([s.planned(space, side) for space in range(self.spaces) for side in range(2)])


def _sided(blocs: dict[str, str]) -> bytes:
    return bytes([1 + BLOCS.index(blocs[nation]) if nation in blocs else 0 for nation in NATIONS])


@lru_cache(4096)
def _counted(cards: tuple[int, ...]) -> bytes:
    return counts(cards, CARDS, first=1)


@lru_cache(4096)
def _placed(items: tuple[int, ...], size: int, first: int) -> bytes:
    """The place of each thing in a row, counted from 1."""
    row = bytearray(size)
    for place, item in enumerate(items, 1):
        row[item - first] = place
    return bytes(row)


@lru_cache(4096)
def _holders(held: tuple[int, ...]) -> bytes:
    return bytes([1 + side for side in held])


@lru_cache(4096)
def _bits(number: int, size: int) -> bytes:
    return bytes([number >> n & 1 for n in range(size)])


@lru_cache(4096)
def _laws(force: tuple[tuple[int, int], ...]) -> bytes:
    row = bytearray(2 * CARDS)
    for card, side in force:
        row[2 * (card - 1) + side] = 1
    return bytes(row)


@lru_cache(4096)
def _barred(bans: tuple[tuple[int, int], ...]) -> bytes:
    return counts((card for _, card in bans), CARDS, first=1)
