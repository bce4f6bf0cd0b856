"""Cards put to work one at a time, and the map and the card faces once more, as their tests read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple, ParamSpec

import pytest

from salon.games.turmoil.naval import Advance, NavalAttempt
from salon.games.turmoil.state import TurmoilState
from salon.games.turmoil.terms import MARKERS
from salon.games.turmoil.turn import EndTurn
from salon.kernel import Fate
from tests.rules.turmoil.board import (
    GAME,
    NUMBER,
    A,
    L,
    board,
    dice,
    event,
    legal,
    mobilization,
    play,
    stability,
    support,
)

# -- the map -------------------------------------------------------------------------------------


def _words(text: str) -> set[str]:
    return set(text.split())


FRANCE = _words(
    "brittany_normandy picardy beau_monde french_writers french_catholic_church fauvism paris "
    "french_armed_forces bordeaux dijon nice colonials"
)
GERMANY = _words(
    "hanover_oldenburg kiel jugendstil east_prussia imperial_army wilhelm_ii berlin silesia "
    "alsace_lorraine industrialists saxony bavaria"
)
AUSTRIA_HUNGARY = _words(
    "bohemia moravia galicia viennese_secession vienna budapest alto_adige trieste "
    "austrian_catholic_church dual_monarchy transylvania croatia"
)
RUSSIA = _words(
    "finland siberia saint_petersburg russian_bourgeoisie baltic_states nicolas_ii moscow symbolism "
    "poland tsarist_army belarus ukraine russian_orthodox_church crimea"
)
BALKANS = _words("bosnia serbia romania montenegro bulgaria macedonia greece")
# Norway is closed until its independence.
INDEPENDENT = _words(
    "sweden denmark netherlands belgium switzerland spain_portugal morocco algeria tunisia italy libya "
    "constantinople"
)
EVERYWHERE = FRANCE | GERMANY | AUSTRIA_HUNGARY | RUSSIA | BALKANS | INDEPENDENT

FARMER = _words(
    "brittany_normandy bordeaux nice east_prussia transylvania croatia belarus ukraine crimea bulgaria "
    "spain_portugal"
)
WORKER = _words(
    "picardy dijon silesia alsace_lorraine saxony bavaria bohemia moravia baltic_states romania belgium"
)
CHURCH = _words(
    "french_catholic_church hanover_oldenburg austrian_catholic_church russian_orthodox_church macedonia"
)
INTELLECTUAL = _words("french_writers fauvism jugendstil viennese_secession siberia symbolism bosnia denmark")
MONARCH = _words("wilhelm_ii dual_monarchy nicolas_ii montenegro sweden italy constantinople")
GOVERNMENT = _words("paris berlin vienna budapest saint_petersburg moscow netherlands")
ARMY = _words("french_armed_forces kiel east_prussia imperial_army galicia tsarist_army serbia")
ANNEX = _words(
    "colonials alsace_lorraine alto_adige finland poland bosnia serbia montenegro macedonia morocco "
    "algeria tunisia libya"
)
BOURGEOISIE = _words("beau_monde colonials industrialists trieste russian_bourgeoisie greece switzerland")

# -- what is printed -----------------------------------------------------------------------------

# Number, era, side (B: both, S: a scoring card), operations; * asterisk, _ underlined, r red.
_PRINTED = """
1:VA4* 2:VL1*_ 3:VL2* 4:VA2*_ 5:VB2_ 6:VS0 7:VS0 8:VS0 9:VL3* 10:VL3*_r 11:VL2 12:EL3* 13:VA2
14:VL3* 15:VL3*_ 16:VB4_ 17:VB2 18:VA3* 19:VL3*_r 20:VA3* 21:VA3* 22:VL2 23:VA3* 24:VA3* 25:VA2_
26:VL2*_ 27:VA3*_ 28:VA1* 29:VA3*_ 30:VA2 31:VA2* 32:EL4* 33:VL2 34:VA2 35:VA3*_ 36:VL3*_ 37:VA2
38:VL3 39:EL3 40:VB2 41:EL3*_ 42:EA4 43:ES0 44:EA2* 45:EA3* 46:EL4* 47:EL2*_r 48:EA3*_r 49:EA2*_
50:EA2*_ 51:EL2*_ 52:EA3* 53:ES0 54:EA3* 55:EL4 56:EB2* 57:EB2* 58:EL1*_ 59:EA1* 60:EL2* 61:GA3*_
62:EL3* 63:EL4*_r 64:EL4* 65:EA2* 66:EL2* 67:EL2 68:EA4*_ 69:EA2* 70:EL2*_ 71:EL2 72:EA3 73:EA2
74:EA3*_ 75:EL2*_r 76:EL3*_ 77:EA2* 78:VL5*_r 79:EL3*_r 80:EA3* 81:GA1* 82:GA3* 83:GA1* 84:GL2*_
85:GA3* 86:GL3* 87:GA2*_ 88:GA1*_ 89:GA2* 90:GL2* 91:GL4* 92:GL3* 93:GA2*_ 94:GL2*_ 95:GA5*_
96:GA3*_ 97:EL3* 98:GA2*_ 99:GL3* 100:GA3 101:GL3*_ 102:GA3*_ 103:GA2*_ 104:GL2 105:EL3* 106:GA2*
107:GA4* 108:GA3* 109:GA2*_ 110:GL2*
"""
PRINTED = {int(number): face for number, face in (word.split(":") for word in _PRINTED.split())}


def of_era(era: str) -> set[int]:
    """The numbers of an era's cards."""
    return {number for number, face in PRINTED.items() if face[0] == era}


def face(number: int) -> str:
    """What the game has for a card, in the words of `PRINTED`."""
    card = GAME.cards.strategy[number - 1]
    side = "S" if card.scores else card.side[0].upper()
    flags = "*" * card.asterisk + "_" * card.lasting + "r" * card.red
    return f"{card.era[0].upper()}{side}{card.ops}{flags}"


# -- which cards a test carries out --------------------------------------------------------------

P = ParamSpec("P")
_named: dict[str, set[object]] = {}
_done: set[object] = set()


def cards(*named: object) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """The test carries out these cards, or of them the one that its argument `card` names."""

    def mark(test: Callable[P, None]) -> Callable[P, None]:
        _named.setdefault(test.__module__, set()).update(named)

        @wraps(test)
        def run(*args: P.args, **kwargs: P.kwargs) -> None:
            _done.clear()
            test(*args, **kwargs)
            due = {kwargs["card"]} if "card" in kwargs else set(named)
            assert due <= _done & set(named), f"not carried out: {due - _done}"

        return run

    return mark


def each(*named: object) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """The test is about several cards, one at a time."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        done: Callable[..., None] = pytest.mark.parametrize("card", named)(cards(*named)(test))
        return done

    return mark


def named(module: str) -> set[object]:
    """All cards that the tests of a module carry out."""
    return _named.get(module, set())


def carried_out(card: object) -> None:
    """Note that a card has done its work."""
    _done.add(card)


# -- carrying out --------------------------------------------------------------------------------


def happen(card: int, side: int | None = None, **position: Any) -> TurmoilState:
    """The event of a Strategy card is being carried out."""
    s = event(card, side, **position)
    if s.happened >> card & 1:
        carried_out(card)
    return s


def stabilize(card: int, region: int, **position: Any) -> TurmoilState:
    """A Stability card is being carried out, whatever it requires."""
    s = stability(card, region, **position)
    carried_out(card)
    return s


def mobilize(code: str, side: int, **position: Any) -> TurmoilState:
    """A Mobilization card is being carried out, whatever it requires."""
    s = mobilization(code, side, **position)
    carried_out(code)
    return s


IDLE = ("stability.16", "stability.8")  # without effect while no navy is ahead


def scoring(
    card: int, *, picks: tuple[str, str] = IDLE, die: int = 1, by: int = A, **position: Any
) -> TurmoilState:
    """A scoring card is played and both have chosen a Stability card; `die` is that of the Crisis roll."""
    hands: tuple[Sequence[int], Sequence[int]] = ((card,), ()) if by == A else ((), (card,))
    position.setdefault("turn", 4)
    position.setdefault("fate", dice(die, 1, 1))
    s = board(**{**position, "hands": position.get("hands", hands), "active": by, "stack": None})
    play(s, str(card))
    play(s, picks[A], seat=A)
    play(s, picks[L], seat=L)
    carried_out(card)
    return s


# All five positions are filled: with the Balkan War the status is +1.
FULL = ("franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance", "balkan_war")


def war(die: int = 5) -> dict[str, Any]:
    """A Crisis roll that, with Tension just risen from 0 to 1, comes to 7; then a war that nobody wins."""
    return {"track": FULL, "fate": dice(die, 1, 1)}


def at_war(s: TurmoilState) -> bool:
    return bool(s.blocs)


def enter_box(side: int, boxes: int = 1, **position: Any) -> TurmoilState:
    """A navy moves ahead."""
    return board(**position, stack=[Advance(side, boxes)])


def attempt(s: TurmoilState, side: int, strength: int) -> bool:
    """Whether a naval attempt of a strength succeeds."""
    before = s.navy[side]
    s.stack.append(NavalAttempt(side, strength))
    s.run()
    return s.navy[side] > before


def end_turn(s: TurmoilState) -> None:
    """The turn is over: what lasts for a turn ends."""
    s.stack.append(EndTurn())
    s.run()


def use(s: TurmoilState, fate: Fate) -> None:
    """Dice for what follows."""
    s.fate = fate


# -- the whole map -------------------------------------------------------------------------------

# Both sides have support in every space, and one or none holds them all.
HELD: dict[str, tuple[int, int]] = {"authoritarian": (12, 3), "liberal": (3, 12), "nobody": (5, 5)}
ALL = tuple(HELD)


def everywhere(holder: str, **but: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """The same support in every space, but for some."""
    return {**dict.fromkeys(EVERYWHERE, HELD[holder]), **but}


class Way(NamedTuple):
    """The questions of a card, in order: which spaces are offered, and what is answered."""

    questions: list[tuple[set[str], list[str]]]
    before: list[str] = []  # noqa: RUF012  (answers given first; never changed)
    holders: tuple[str, ...] = ALL  # with others holding all spaces nothing is offered


def follow(s: TurmoilState, way: Way, holder: str) -> None:
    """Give the answers, and look at each question."""
    play(s, *way.before)
    if holder not in way.holders:
        assert over(s)
        assert news(s, everywhere(holder)) == {}
        return
    for where, given in way.questions:
        assert legal(s) - {"done"} == where
        play(s, *given)


# -- looking -------------------------------------------------------------------------------------


def news(s: TurmoilState, before: Mapping[str, tuple[int, int]] | None = None) -> dict[str, tuple[int, int]]:
    """The spaces whose support is not as it was, with what they hold now."""
    was = before or {}
    return {space: support(s, space) for space in NUMBER if support(s, space) != was.get(space, (0, 0))}


def asks(s: TurmoilState) -> int:
    """Who has to answer."""
    assert len(s.pending) == 1
    return s.pending[0].seat


def over(s: TurmoilState) -> bool:
    """Whether the event has been carried out."""
    return not s.pending


def lies(s: TurmoilState, card: int) -> str:
    """Where a card is."""
    places = {
        "deck": s.deck,
        "discard": s.discard,
        "removed": s.removed,
        "display": s.display,
        "playing": s.playing,
        "authoritarian": s.hands[A],
        "liberal": s.hands[L],
    }
    found = [place for place, pile in places.items() if card in pile]
    assert len(found) == 1, f"card {card} is in {found}"
    return found[0]


def track(s: TurmoilState) -> tuple[str, ...]:
    return tuple(MARKERS[marker] for marker in s.track)


def answers(s: TurmoilState) -> set[str]:
    """The legal answers without `done`, which must be among them: one may stop here."""
    found = legal(s)
    assert "done" in found
    return found - {"done"}


def must(s: TurmoilState) -> set[str]:
    """The legal answers, to stop not being one of them."""
    found = legal(s)
    assert "done" not in found
    return found
