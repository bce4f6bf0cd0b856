"""What is done to a draft: values put at their places, and what takes them back."""

from __future__ import annotations

import copy
import logging
import unicodedata
from collections.abc import Sequence
from functools import cache

from salon.games import load
from salon.kernel import Body as Cards
from salon.kernel import Fault, Game, SalonError, State, Text, fault
from salon.kernel.fact import kebab
from salon.kernel.pack import excess
from salon.kernel.pack_plain import Json, unseen
from salon.lang import LANGUAGES, words
from salon.lang.packs import said_card
from salon.server.speech import Speaker
from salon.server.store.packs import Body, DraftChange
from salon.server.wire_packs import CardShown, FaultInfo, Put

LONGEST_NAME = 60
_log = logging.getLogger("salon")


class NoPlace(SalonError):
    """Nothing can be put there."""


def edited(body: Body, puts: Sequence[Put], label: str) -> DraftChange:
    """Put values into a draft, all or none."""
    after = copy.deepcopy(body)
    undo = []
    for put in puts:
        _check(put)
        undo.append((put.path, _put(after, put.path, put.value)))
    if (too := excess(after["cards"])) or not isinstance(after["cards"], dict):
        raise fault(NoPlace, "packs.no-place", place=too)
    body.clear()
    body.update(after)
    return DraftChange(tuple((put.path, put.value) for put in puts), tuple(reversed(undo)), label)


def apply(body: Body, change: DraftChange, *, back: bool) -> None:
    """Take a change back, or make it again."""
    for path, value in change.undo if back else change.redo:
        _put(body, path, value)


def clean_name(name: str) -> str:
    """The name of a pack; one that cannot be read is refused."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name or len(name) > LONGEST_NAME or unseen(name):
        raise fault(NoPlace, "packs.bad-name", most=LONGEST_NAME)
    return name


def _check(put: Put) -> None:
    match put.path:
        case ("name",):
            clean_name(str(put.value))
        case ("languages",):
            known = isinstance(put.value, list) and all(code in LANGUAGES for code in put.value)
            if not known or not put.value:
                raise fault(NoPlace, "packs.no-place", place="languages")
        case ("cards", _, _, *_):
            if put.path[-1] == "id" and len(put.path) == 4:
                raise fault(NoPlace, "packs.no-place", place="id")
        case _:
            raise fault(NoPlace, "packs.no-place", place="/".join(put.path)[:80])


def _put(body: Json, path: Sequence[str], value: Json) -> Json:
    """Put a value at a place; what was there before, or None."""
    place = body
    for part in path[:-1]:
        place = _inside(place, part, path)
    last = path[-1]
    if isinstance(place, dict):
        before = place.pop(last, None)
        if value is not None:
            place[last] = value
        return before
    number = _number(place, last, path)
    if value is None:
        raise fault(NoPlace, "packs.no-place", place="/".join(path)[:80])
    before, place[number] = place[number], value
    if len(path) == 3 and not (isinstance(value, dict) and value.get("id") == before.get("id")):
        raise fault(NoPlace, "packs.no-place", place="/".join(path)[:80])
    return before


def _inside(place: Json, part: str, path: Sequence[str]) -> Json:
    if isinstance(place, dict) and part in place:
        return place[part]
    return place[_number(place, part, path)]


def _number(place: Json, part: str, path: Sequence[str]) -> int:
    if isinstance(place, list) and part.isdecimal() and len(part) < 4 and int(part) < len(place):
        return int(part)
    raise fault(NoPlace, "packs.no-place", place="/".join(path)[:80])


# -- what is said of it ------------------------------------------------------------------------


def fault_info(found: Fault, game: Game[State], voice: Speaker) -> FaultInfo:
    return FaultInfo(
        card=found.card,
        path=found.path,
        code=found.code,
        text=voice.say(found.text),
        said=voice.say(found.said),
        doubt=found.doubt,
        fix=found.fix,
        fix_said=_fix_said(found, game, voice),
    )


def _fix_said(found: Fault, game: Game[State], voice: Speaker) -> str:
    """What could stand there, as people call it."""
    fix, near = found.fix, found.args.get("near")
    if isinstance(fix, bool):
        return voice.label("packs.yes" if fix else "packs.no")
    if found.code == "pack.no-step-near":
        return voice.say(game.form.value(kebab(str(fix))))
    if isinstance(near, Text):
        return voice.say(near)
    return str(fix) if isinstance(fix, int | str) else ""


def faults_of(game: Game[State], cards: Cards, voice: Speaker) -> tuple[FaultInfo, ...]:
    return tuple(fault_info(found, game, voice) for found in game.check_pack(cards))


def shown(game: Game[State], cards: Cards, symbol: str, faults: Sequence[FaultInfo]) -> dict[str, CardShown]:
    """A card in all languages; nothing of one that has faults, or of what is no card."""
    if not symbol or any(found.card == symbol and not found.doubt for found in faults):
        return {}
    try:
        said = said_card(game, cards, symbol)
    except Exception:  # noqa: BLE001  (whatever it is, the page goes on and the log has it)
        _log.exception("a card of a pack of %s cannot be put into words: %s", game.id, symbol)
        return {}  # its test finds it too
    if said is None:
        return {}
    return {
        code: CardShown(
            name=said[code]["name"], facts=tuple(said[code]["facts"]), effect=tuple(said[code]["effect"])
        )
        for code in LANGUAGES
    }


@cache
def vocabulary(game: str, language: str) -> Json:
    """What cards may be made of, in the words of a language."""
    voice = words(language)

    def said(data: Json) -> Json:
        if isinstance(data, Text):
            return voice.say(data)
        if isinstance(data, dict):
            return {key: said(value) for key, value in data.items()}
        return [said(value) for value in data] if isinstance(data, list | tuple) else data

    return said(load(game).card_vocabulary())


@cache
def names(game: str) -> dict[str, dict[str, str]]:
    """What the cards that come with a game are called, and what is on them: by symbol and language."""
    found = load(game)
    symbols = [symbol for _, symbol, _, _ in found.form.things(found.pack_of_house())]
    return {symbol: {code: words(code).name(game, symbol) for code in LANGUAGES} for symbol in symbols}
