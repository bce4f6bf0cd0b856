"""The board as tables, and the catalogue of cards, for places where there are only words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any

import msgspec

from salon.games.v1919.dealing import TermView
from salon.games.v1919.terms import COUNTERS, FIRST_SPACE, LAST_COLUMN, NATIONS
from salon.games.v1919.view import IssueView, RegionView, V1919View
from salon.kernel import Arg, Card, Cell, Step, Table, Text

if TYPE_CHECKING:
    from salon.games.v1919.cards import Cards, EventCard, IssueCard, OptionCard, Score, StrategyCard

_NONE = Text("v1919.table.none")
_PLACE, _ISSUE, _EVENT = Text("v1919.table.place"), Text("v1919.table.issue"), Text("v1919.table.event")
_REGION, _NATION = Text("v1919.table.region"), Text("v1919.table.nation")
_TABLE, _WAITING = Text("v1919.table.on-table"), Text("v1919.table.waiting")
_STARS = Text("v1919.table.stars")
_NO_REGION = Text("v1919.region.none")
# Counters of several nations, which an Event or a Strategy card may name together.
_WIDER: dict[str, Arg] = {"naval": Text("v1919.counter.naval"), "empire": Text("v1919.counter.empire")}


# -- answers that are made of others -----------------------------------------------------------


def wording(symbol: str) -> Text | None:
    """The names of numbers and places, and of the cards of other packs, which no catalogue names."""
    kind, _, rest = symbol.partition(".")
    first, _, last = rest.rpartition(".")
    match kind:
        case "deal":
            return Text("v1919.named", {"what": rest})
        case "amount":
            return Text("v1919.amount", {"n": int(rest)})
        case "disc":
            return Text("v1919.disc-in", {"region": f"region.{rest}"})
        case "force":
            return Text("v1919.force", {"here": int(first), "discs": int(last)})
        case "space":
            return Text("v1919.space", {"region": f"region.{first}", "column": int(last)})
        case "issue" | "event" | "strategy" | "option":
            return Text("kernel.literal", {"words": last.replace("_", " ").capitalize()})
    return None


# -- the board ---------------------------------------------------------------------------------


def tables(view: dict[str, Any], cards: Cards) -> list[Table]:
    """Issues and Events before the conference, Regions, nations, what is settled, decks."""
    v = msgspec.convert(view, V1919View)
    return [
        _issues(v, cards),
        _events(v),
        _regions(v, cards),
        _nations(v),
        *([_settled(v, cards)] if v.settled else []),
        *([deals] if (deals := _deals(v)).rows else []),
        *([_solo(v)] if v.mine else []),
        _decks(v),
    ]


def _issues(v: V1919View, cards: Cards) -> Table:
    nations = _taking_part(v)
    waiting = v.waiting[:2] if v.mine else v.waiting  # v1919.solo.setup.2
    places = [(_TABLE, issue) for issue in v.table] + [(_WAITING, issue) for issue in waiting]
    return Table(
        Text("v1919.table.issues"),
        (
            _PLACE,
            _ISSUE,
            _STARS,
            _REGION,
            *(Text("v1919.table.short", {"nation": f"nation.{n}"}) for n in nations),
            Text("v1919.table.leader"),
        ),
        tuple((place, *_issue(issue, nations, cards)) for place, issue in places),
    )


def _issue(shown: IssueView | None, nations: tuple[str, ...], cards: Cards) -> tuple[Cell, ...]:
    if shown is None:
        return (_NONE,) * (len(nations) + 4)
    card = _card_of(shown.issue, cards)
    most = max(shown.cubes.values(), default=0)
    leaders = [nation for nation, cubes in shown.cubes.items() if cubes == most]
    return (
        _name(shown.issue),
        card.stars,
        _name(f"region.{card.region}") if card.region else _NO_REGION,
        *(shown.cubes.get(nation) or _NONE for nation in nations),
        _name(f"nation.{leaders[0]}") if len(leaders) == 1 else _NONE,
    )


def _events(v: V1919View) -> Table:
    controller = _name(f"nation.{v.event_cube}") if v.event_cube else _NONE
    table = _name(v.table_event) if v.table_event else _NONE
    return Table(
        Text("v1919.table.events"),
        (_PLACE, _EVENT, Text("v1919.table.controller")),
        ((_TABLE, table, controller), *((_WAITING, _name(event), _NONE) for event in v.waiting_events)),
    )


def _regions(v: V1919View, cards: Cards) -> Table:
    columns = range(FIRST_SPACE, LAST_COLUMN + 1)

    def row(name: str, region: RegionView) -> tuple[Cell, ...]:
        owner = {column: nation for nation, column in region.units.items()}
        return (
            _name(f"region.{name}"),
            region.keg,
            region.unrest,
            cards.board.uprising[region.unrest - 1] or Text("v1919.table.no-uprising"),
            *(_short(owner[column]) if column in owner else _NONE for column in columns),
        )

    return Table(
        Text("v1919.table.regions"),
        (
            _REGION,
            Text("v1919.table.keg"),
            Text("v1919.table.unrest"),
            Text("v1919.table.uprising"),
            *(Text("v1919.table.column", {"number": column}) for column in columns),
        ),
        tuple(row(name, region) for name, region in v.regions.items()),
    )


def _nations(v: V1919View) -> Table:
    return Table(
        Text("v1919.table.nations"),
        (
            _NATION,
            Text("v1919.table.player"),
            Text("v1919.table.happiness"),
            Text("v1919.table.influence"),
            Text("v1919.table.military"),
            Text("v1919.table.deployed"),
            Text("v1919.table.demobilized"),
            Text("v1919.table.strategy"),
        ),
        tuple(_nation(nation, v) for nation in NATIONS),
    )


def _nation(nation: str, v: V1919View) -> tuple[Cell, ...]:
    power = v.nations[nation]
    pieces: tuple[Cell, ...] = (_NONE,) * 4
    if nation in _taking_part(v):
        pieces = (
            Text("v1919.table.pool", {"available": power.available, "exhausted": power.exhausted}),
            Text("v1919.table.pool", {"available": power.discs, "exhausted": power.discs_exhausted}),
            sum(nation in region.units for region in v.regions.values()),
            power.demobilized,
        )
    return (
        _name(f"nation.{nation}"),
        _player(nation, v),
        _NONE if power.happiness is None else power.happiness,
        *pieces,
        _name(power.strategy) if power.strategy else _NONE,
    )


def _player(nation: str, v: V1919View) -> Text:
    """Who plays a nation; in solitaire the one seat plays one nation at a time."""
    if nation not in v.powers or (v.mine and nation != v.mine):
        return _NONE
    place = v.powers.index(nation)
    name: dict[str, Arg] = {"player": "seat.0" if v.mine else f"seat.{place}"}
    return Text("v1919.table.active", name) if place == v.turn else Text("v1919.table.seat", name)


def _deals(v: V1919View) -> Table:
    """What was agreed on, what is offered, and what the one who looks is drafting."""
    drafted = v.draft.terms if v.draft else ()
    return Table(
        Text("v1919.table.deals"),
        (_NATION, Text("v1919.table.standing"), Text("v1919.table.term")),
        (
            *((_name(f"nation.{term.nation}"), _standing(term), term.text) for term in _agreed(v)),
            *(
                (_name(f"nation.{note.nation}"), Text("v1919.table.note"), _literal(note.words))
                for note in v.notes
            ),
            *(
                (_name(f"nation.{term.nation}"), Text("v1919.table.offered"), term.text)
                for offer in v.offers
                for term in offer.terms
            ),
            *((_name(f"nation.{term.nation}"), Text("v1919.table.drafted"), term.text) for term in drafted),
        ),
    )


def _agreed(v: V1919View) -> tuple[TermView, ...]:
    return (*v.terms, *v.dues, *v.marks)


def _standing(term: TermView) -> Text:
    """How an item of a deal stands: it binds, it is to be paid, it was kept or broken …"""
    if term.kept is not None:
        return Text("v1919.table.kept" if term.kept else "v1919.table.broken")
    if term.kind == "term.pay":
        return Text("v1919.table.due")
    return Text("v1919.table.free" if term.turns else "v1919.table.binds")


def _solo(v: V1919View) -> Table:
    return Table(
        Text("v1919.table.solo"),
        (Text("v1919.table.what"), Text("v1919.table.number")),
        (
            (Text("v1919.table.points"), v.vp),
            (Text("v1919.table.target"), v.target),
            *(
                (Text("v1919.table.strength", {"nation": f"nation.{nation}"}), strength)
                for nation, strength in v.strengths.items()
            ),
        ),
    )


def _settled(v: V1919View, cards: Cards) -> Table:
    order = {nation: number for number, nation in enumerate(NATIONS)}
    return Table(
        Text("v1919.table.settled"),
        (
            Text("v1919.table.control"),
            _ISSUE,
            _STARS,
            Text("v1919.table.option"),
            Text("v1919.table.counters"),
        ),
        tuple(
            (
                _name(f"nation.{settled.controller}"),
                _name(settled.issue),
                _card_of(settled.issue, cards).stars,
                _name(settled.option) if settled.option else _NONE,
                _names(f"counter.{counter}" for counter in settled.counters),
            )
            for settled in sorted(v.settled, key=lambda s: order[s.controller])
        ),
    )


def _decks(v: V1919View) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (Text("v1919.table.issue-deck"), v.issue_deck),
        (Text("v1919.table.issue-discard"), _names(v.issue_discard[-5:])),
        (Text("v1919.table.event-deck"), v.event_deck),
        (Text("v1919.table.event-discard"), _names(v.event_discard[-5:])),
    ]
    if v.drawn:
        rows.append((Text("v1919.table.drawn"), _names(v.drawn)))
    if v.strategies:
        rows.append((Text("v1919.table.strategies"), _names(v.strategies)))
    return Table(Text("v1919.table.decks"), (_PLACE, Text("v1919.table.cards")), tuple(rows))


def _taking_part(v: V1919View) -> tuple[str, ...]:
    """The nations that have cubes: those of the players; with one or two players the first three."""
    return NATIONS[: max(3, len(v.powers))]


def _card_of(symbol: str, cards: Cards) -> IssueCard:
    return cards.issues[cards.vocabulary.action(symbol) - cards.first_issue]


def _name(symbol: str) -> Text:
    return Text("v1919.table.name", {"symbol": symbol})


def _short(nation: str) -> Text:
    return Text("v1919.table.short", {"nation": f"nation.{nation}"})


def _literal(words: str) -> Text:
    return Text("kernel.literal", {"words": words})


def _names(symbols: Iterable[str]) -> Cell:
    return tuple(_name(symbol) for symbol in symbols) or _NONE


# -- the cards ---------------------------------------------------------------------------------


def catalogue(cards: Cards) -> list[Card]:
    """Every card: Issues with their options, Events and Strategies in words made of their steps."""
    return [
        *map(_issue_card, cards.issues),
        *map(_event_card, cards.events),
        *map(_strategy_card, cards.strategies),
    ]


def _issue_card(card: IssueCard) -> Card:
    region: Arg = f"region.{card.region}" if card.region else _NO_REGION
    facts = [Text("v1919.card.issue", {"region": region, "stars": card.stars})]
    if card.no_military:
        facts.append(Text("v1919.card.no-military"))
    effect = tuple(_option(f"option.{card.id}.{option.id}", option) for option in card.options)
    if card.game_end:
        effect += (Text("v1919.card.game-end"), Text("v1919.card.game-end-taken"))
    return _card("issue", card, tuple(facts), effect)


def _option(symbol: str, option: OptionCard) -> Text:
    changes = [
        *(
            Text("v1919.step.unrest-printed", {"region": f"region.{region}", **_signed(n)})
            for region, n in option.unrest.items()
        ),
        *(
            Text("v1919.step.happiness-nation", {"nation": f"nation.{nation}", **_signed(n)})
            for nation, n in option.happiness.items()
        ),
        *(_counter(counter) for counter in option.counters),
    ]
    return Text(
        "v1919.card.option",
        {
            "option": symbol,
            "changes": _chain("v1919.card.list", changes) if changes else Text("v1919.card.no-change"),
        },
    )


def _counter(counter: str) -> Text:
    first, _, second = counter.partition("|")
    if second:
        return Text("v1919.card.counter-either", {"first": f"counter.{first}", "second": f"counter.{second}"})
    return Text("v1919.card.counter", {"counter": f"counter.{first}"})


def _event_card(card: EventCard) -> Card:
    facts = Text("v1919.card.event-icon") if card.icon else Text("v1919.card.event")
    conference = "v1919.card.conference-optional" if card.optional else "v1919.card.conference"
    effect = (
        Text("v1919.card.crisis", {"effect": words(card.crisis)}),
        Text(conference, {"effect": words(card.conference)}),
    )
    return _card("event", card, (facts,), effect)


def _strategy_card(card: StrategyCard) -> Card:
    lines = tuple(map(_line, card.score))
    return _card("strategy", card, (Text("v1919.card.strategy"),), lines)


def _line(line: Score) -> Text:
    kind = line.type.replace("_", "-")
    args: dict[str, Arg] = {"vp": line.vp}
    if line.icon:
        args["counter"] = _icon(line.icon)
    return Text(f"v1919.score.{kind}", args)


def _card(
    kind: str, card: IssueCard | EventCard | StrategyCard, facts: tuple[Text, ...], effect: tuple[Text, ...]
) -> Card:
    symbol = f"{kind}.{card.id}"
    fields = tuple(dict.fromkeys(map(_field, card.known)))
    return Card(symbol, _name(symbol), facts, effect, card.source, fields, _printed(card))


def _printed(card: IssueCard | EventCard | StrategyCard) -> dict[str, Any]:
    """All that stands on a card, but for its name and where it comes from; options by their symbols."""
    found: dict[str, Any] = msgspec.to_builtins(card)
    for field in ("id", "source", "known"):
        del found[field]
    for option in found.get("options", ()):
        option["id"] = f"option.{card.id}.{option['id']}"
        del option["source"]
    return found


def _field(known: str) -> str:
    """The field of a card in few words: what is known of one option is known of the options."""
    if known == "influence_icon":
        return "icon"
    return "options" if known.startswith("option") and known != "optional" else known


# -- steps in words ----------------------------------------------------------------------------


def words(effects: Iterable[Step[Any]]) -> Text:
    """The steps of an effect in words, without a full stop."""
    return _in_turn(msgspec.to_builtins(step) for step in effects)


def branches(step: Step[Any]) -> tuple[Text, ...]:
    """The branches of a choice in words."""
    return _branches(msgspec.to_builtins(step))


def _branches(step: dict[str, Any]) -> tuple[Text, ...]:
    return tuple(_in_turn(branch) for branch in step["options"])


def _in_turn(steps: Iterable[dict[str, Any]]) -> Text:
    return _chain("v1919.step.then", [_clause(step) for step in steps])


def _chain(id: str, texts: list[Text]) -> Text:
    return reduce(lambda before, text: Text(id, {"first": before, "then": text}), texts)


def _clause(step: dict[str, Any]) -> Text:
    """One step: its message is found by its name and by whom or where it means."""
    name = _kebab(step["step"])
    if "options" in step:
        found = _branches(step)
        if name == "choose" and len(found) == 1:
            return found[0]
        args: dict[str, Arg] = dict(zip(("first", "second", "third"), found, strict=False))
        return Text(f"v1919.step.{name}-{len(found)}", args)
    if name == "unsettle-issue":
        return _unsettle(step)
    args = {}
    if "n" in step:
        moves = name.startswith(("unrest", "powder-keg", "happiness"))
        args |= _signed(step["n"]) if moves else {"n": step["n"]}
    if "units" in step:
        args["units"] = step["units"]
    who, region = step.get("nation") or step.get("who"), step.get("region")
    if region:
        args["region"] = f"region.{region}"
    if who:
        args["nation"] = f"nation.{who}"
        name += "-in" if region else ""
        variant = "nation" if who in NATIONS else who.replace("_", "-")
    elif region:
        special = ("any", "random", "choice", "choice_2", "choice_other")
        variant = region.replace("_", "-") if region in special else "printed"
    else:
        return Text(f"v1919.step.{name}", args)
    return Text(f"v1919.step.{name}-{variant}", args)


def _unsettle(step: dict[str, Any]) -> Text:
    stars: dict[str, Arg] = {"stars": step["max_stars"]}  # 99: any number
    if step["region"] == "none":
        return Text("v1919.step.unsettle-issue-none", stars)
    if step["region"]:
        return Text("v1919.step.unsettle-issue-region", {"region": f"region.{step['region']}", **stars})
    if step["counter"]:
        return Text("v1919.step.unsettle-issue-counter", {"counter": _icon(step["counter"]), **stars})
    return Text("v1919.step.unsettle-issue-any", stars)


def _icon(icon: str) -> Arg:
    return f"counter.{icon}" if icon in COUNTERS else _WIDER.get(icon, icon)


def _signed(n: int) -> dict[str, Arg]:
    return {"n": abs(n), "way": "down" if n < 0 else "up"}


def _kebab(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
