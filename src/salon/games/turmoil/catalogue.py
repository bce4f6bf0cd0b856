"""The cards and boxes in words made of their steps, with what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from salon.games.turmoil.base import EffectStep, words
from salon.games.turmoil.conditions import Condition, Happened
from salon.games.turmoil.effects.rules import Forbid
from salon.games.turmoil.phrases import card_symbols
from salon.games.turmoil.terms import EIGHT_NATION_ALLIANCE, GERMANY, REGIONS, U_BOATS
from salon.kernel import Card, Text

if TYPE_CHECKING:
    from salon.games.turmoil.cards import Cards, MobilizationCard, NavalBox, StabilityCard, StrategyCard

FLAGS = ("asterisk", "lasting", "red")


def wording(symbol: str) -> Text | None:
    """The names of the plans and Mobilization cards of other packs, which no catalogue names."""
    kind, _, rest = symbol.partition(".")
    if kind in ("plan", "mobilization"):
        return Text("kernel.literal", {"words": rest.replace("_", " ").capitalize()})
    return None


def card_name(symbol: str) -> Text:
    return Text("turmoil.card.name", {"card": symbol})


def catalogue(cards: Cards) -> list[Card]:
    """Every card and every box of the naval track."""
    links = [_links(card) for card in cards.strategy]
    return [
        *(_strategy(card, cards, links) for card in cards.strategy),
        *map(_stability, cards.stability_cards.values()),
        *map(_mobilization, cards.mobilization),
        *map(_naval, cards.boxes),
    ]


class Links(NamedTuple):
    """What a card does to others: it forbids some, and waits for some to have happened."""

    number: int
    forbids: frozenset[int]
    awaits: frozenset[int]


def _links(card: StrategyCard) -> Links:
    forbids = (part.cards for part in _parts(card.effect) if isinstance(part, Forbid))
    awaits = (part.cards for part in _parts(card.requires) if isinstance(part, Happened))
    return Links(card.number, frozenset().union(*forbids), frozenset().union(*awaits))


def _strategy(card: StrategyCard, cards: Cards, links: Sequence[Links]) -> Card:
    number = card.number
    facts = [Text("turmoil.card.era", {"era": f"era.{card.era}"})]
    if card.scores:
        facts.append(Text("turmoil.card.scoring-card"))
    else:
        joint = card.side == "both"
        facts += [
            Text("turmoil.card.joint") if joint else Text("turmoil.card.side", {"side": f"side.{card.side}"}),
            Text("turmoil.card.ops", {"n": card.ops}),
        ]
    for flag in FLAGS:
        if getattr(card, flag):
            facts.append(Text(f"turmoil.card.{flag}"))
    barring = card_symbols(
        each.number for each in links if each.number in card.never_after or number in each.forbids
    )
    bars = card_symbols(barred for _, barred in cards.bars_after[number])
    following = card_symbols(each.number for each in links if number in each.awaits)
    if barring:
        facts.append(Text("turmoil.card.barred-by", {"cards": barring}))
    if bars:
        facts.append(Text("turmoil.card.bars", {"cards": bars}))
    if following:
        facts.append(Text("turmoil.card.needed-for", {"cards": following}))
    effect = [*_conditions(card.requires), *_sentences(card.effect)]
    if card.scores:
        worth = zip(
            ("presence", "domination", "control"),
            cards.scoring[REGIONS.index(card.scores)],
            strict=True,
        )
        effect.append(Text("turmoil.card.scoring", {"region": f"region.{card.scores}", **dict(worth)}))
        if card.scores == REGIONS[GERMANY]:
            effect.append(Text("turmoil.card.scoring-wins", {"region": f"region.{card.scores}"}))
    if number == EIGHT_NATION_ALLIANCE:
        effect.append(Text("turmoil.card.pair"))
    if card.on_operations:
        effect.append(Text("turmoil.card.on-operations", {"step": words(card.on_operations)}))
    printed = {"era": card.era, "side": card.side, "ops": card.ops, "scores": card.scores}
    flags = {flag: getattr(card, flag) for flag in FLAGS}
    tags = [f"era.{card.era}", f"side.{card.side}", *([f"region.{card.scores}"] if card.scores else ())]
    numbers = {"number": number, "ops": card.ops}
    return _card(f"card.{number}", facts, effect, card, {**printed, **flags}, tags=tags, numbers=numbers)


def _parts(found: object) -> Iterator[msgspec.Struct]:
    """A step or condition, or several, and all that they hold, however deep."""
    if isinstance(found, msgspec.Struct):
        yield found
        for field in found.__struct_fields__:
            yield from _parts(getattr(found, field))
    elif isinstance(found, tuple):
        for part in found:
            yield from _parts(part)


def _stability(card: StabilityCard) -> Card:
    facts = [Text("turmoil.card.stability", {"side": f"side.{card.side}"})]
    effect = [*_conditions(card.requires), *_sentences(card.effect)]
    tags = [f"side.{card.side}"]
    return _card(f"stability.{card.number}", facts, effect, card, {"side": card.side}, tags=tags)


def _mobilization(card: MobilizationCard) -> Card:
    facts = [
        Text("turmoil.card.mobilization", {"nation": f"nation.{card.nation}"}),
        Text("turmoil.card.priority", {"n": card.priority}),
    ]
    if card.plan:
        facts.append(Text("turmoil.card.plan", {"plan": f"plan.{card.plan}"}))
    if card.code == U_BOATS:
        facts.append(Text("turmoil.card.beside", {"nation": f"nation.{card.nation}"}))
    effect = [*_conditions(card.requires), *_sentences(card.effect)]
    printed = {"nation": card.nation, "priority": card.priority}
    tags, numbers = [f"nation.{card.nation}"], {"priority": card.priority}
    return _card(
        f"mobilization.{card.code.lower()}", facts, effect, card, printed, tags=tags, numbers=numbers
    )


def _naval(box: NavalBox) -> Card:
    facts = [Text("turmoil.card.box", {"n": box.number})]
    effect = []
    if box.number:
        facts.append(Text("turmoil.card.entry", {"n": box.entry}))
    else:
        effect.append(Text("turmoil.card.start"))
    for id, steps in (("turmoil.card.first", box.first), ("turmoil.card.second", box.second)):
        if steps:
            effect.append(Text(id, {"step": words(reversed(steps))}))
    if box.alone:
        effect.append(Text(f"turmoil.card.alone-{box.alone}"))
    gives = {"alone": bool(box.alone), "first": bool(box.first), "second": bool(box.second)}
    printed, numbers = {"entry": box.entry, **gives}, {"number": box.number, "entry": box.entry}
    return _card(f"box.{box.number}", facts, effect, box, printed, numbers=numbers)


def _card(
    symbol: str,
    facts: list[Text],
    effect: list[Text],
    card: StrategyCard | StabilityCard | MobilizationCard | NavalBox,
    printed: Mapping[str, object],
    *,
    tags: Iterable[str] = (),
    numbers: Mapping[str, int] | None = None,
) -> Card:
    return Card(
        symbol,
        card_name(symbol),
        tuple(facts),
        tuple(effect),
        card.source,
        card.known,
        dict(printed),
        tags=tuple(tags),
        numbers=dict(numbers or {}),
    )


def _conditions(requires: Iterable[Condition]) -> list[Text]:
    return [Text("turmoil.card.requires", {"test": test.words()}) for test in requires]


def _sentences(effect: Iterable[EffectStep]) -> list[Text]:
    return [Text("turmoil.card.sentence", {"step": step.words()}) for step in effect]
