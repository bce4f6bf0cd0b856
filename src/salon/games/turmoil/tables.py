"""The board as tables, and the cards in words made of their steps, for places where there are only words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from salon.games.turmoil.terms import (
    CHANGES,
    EIGHT_NATION_ALLIANCE,
    GERMANY,
    INDEPENDENT,
    NOBODY,
    REGIONS,
    SIDE,
    SIDES,
    U_BOATS,
)
from salon.games.turmoil.view import PlayerView, TurmoilView
from salon.kernel import Arg, Card, Cell, Step, Table, Text

if TYPE_CHECKING:
    from salon.games.turmoil.atlas import World
    from salon.games.turmoil.cards import Cards, MobilizationCard, NavalBox, StabilityCard, StrategyCard
    from salon.games.turmoil.conditions import Condition

Fields: TypeAlias = dict[str, Any]  # a step, a condition or a description of spaces, by field

_NONE, _EMPTY = Text("turmoil.table.none"), Text("turmoil.table.empty")
_NOTHING = Text("turmoil.where.nothing")
_NO_LIMIT = Text("turmoil.limit.none")
_NAVIES = ("german_navy", "british_navy")  # by side
_OTHER = {"authoritarian": "liberal", "liberal": "authoritarian", "own": "enemy", "enemy": "own"}
_ACROSS = 4  # cards named in one row
_DIE = 6


def wording(symbol: str) -> Text | None:
    """The names of the plans and Mobilization cards of other packs, which no catalogue names."""
    kind, _, rest = symbol.partition(".")
    if kind in ("plan", "mobilization"):
        return Text("kernel.literal", {"words": rest.replace("_", " ").capitalize()})
    return None


# -- the board ---------------------------------------------------------------------------------


def tables(view: Fields, cards: Cards) -> list[Table]:
    """The tracks, the regions, hands and decks; the arithmetic of a Support Check when one is asked."""
    v = msgspec.convert(view, TurmoilView)
    world = cards.atlas.world(sum(1 << CHANGES.index(change) for change in v.changes))
    return [
        _tracks(v),
        *(_region(region, v, world) for region in range(INDEPENDENT + 1)),
        *([_war(v)] if v.blocs else []),
        _stability_cards(v),
        _decks(v),
        _hands(v, cards),
        *([_checks(v)] if v.checks else []),
    ]


def _tracks(v: TurmoilView) -> Table:
    era = f"era.{v.era}"
    round_ = Text("turmoil.table.turn-round", {"turn": v.turn, "round": v.round, "era": era})
    rows: list[tuple[Cell, ...]] = [
        (
            Text("turmoil.table.turn"),
            round_ if v.round else Text("turmoil.table.turn-only", {"turn": v.turn, "era": era}),
        ),
        (Text("turmoil.table.vp"), _standing(v.vp)),
        (
            Text("turmoil.table.tension"),
            Text("turmoil.table.tension-of", {"tension": v.tension, "ceiling": v.ceiling}),
        ),
        (Text("turmoil.table.status"), Text("turmoil.table.signed", {"n": v.status})),
        (Text("turmoil.table.markers"), _texts(f"turmoil.marker.{marker}" for marker in v.track)),
    ]
    changes = [Text(f"turmoil.marker.{change}") for change in v.changes]
    if v.black_hand:
        where: dict[str, Arg] = {"marker": "marker.black_hand", "space": f"space.{v.black_hand}"}
        changes.append(Text("turmoil.table.black-hand", where))
    if changes:
        rows.append((Text("turmoil.table.changes"), tuple(changes)))
    rows += [
        (Text(f"turmoil.marker.{marker}"), _navy(player))
        for marker, player in zip(_NAVIES, v.players, strict=True)
    ]
    if v.high_water is not None:
        rows.append((Text("turmoil.marker.high_water_mark"), _box(v.high_water)))
    rows += [
        (Text("turmoil.table.bonus", {"side": SIDE[side]}), Text("turmoil.table.signed", {"n": player.ops}))
        for side, player in enumerate(v.players)
        if player.ops
    ]
    if v.owed:
        rows.append((Text("turmoil.table.owed"), v.owed))
    return _two_columns("turmoil.table.tracks", "turmoil.table.what", "turmoil.table.state", rows)


def _standing(vp: int) -> Text:
    return Text("turmoil.vp.lead", {"side": SIDE[vp > 0], "n": abs(vp)}) if vp else Text("turmoil.vp.even")


def _navy(player: PlayerView) -> Text:
    return _box(player.navy, "turmoil.table.navy-plus" if player.plus else "turmoil.table.navy")


def _box(number: int, id: str = "turmoil.table.navy") -> Text:
    return Text(id, {"box": f"box.{number}", "n": number})


def _region(region: int, v: TurmoilView, world: World) -> Table:
    name = REGIONS[region] if region < INDEPENDENT else "independent"
    atlas = world.atlas

    def row(n: int) -> tuple[Cell, ...]:
        id = atlas.ids[n]
        space = v.spaces[id]
        return (
            Text(f"turmoil.space.{id}"),
            atlas.stability[n],
            Text("turmoil.table.battleground") if atlas.spaces[n].battleground else _NONE,
            _texts(f"turmoil.icon.{icon}" for icon in sorted(world.icons[n])),
            space.authoritarian or _NONE,
            space.liberal or _NONE,
            Text(f"turmoil.side.{space.control}") if space.control else _NONE,
        )

    return Table(
        Text(f"turmoil.region.{name}"),
        (
            Text("turmoil.table.space"),
            Text("turmoil.table.stability"),
            Text("turmoil.table.battleground"),
            Text("turmoil.table.icons"),
            *(Text(f"turmoil.side.{side}") for side in SIDES),
            Text("turmoil.table.control"),
        ),
        tuple(row(n) for n in world.regions[region]),
    )


def _war(v: TurmoilView) -> Table:
    blocs = (("central", SIDE[0]), ("entente", SIDE[1]))
    return _two_columns(
        "turmoil.table.war",
        "turmoil.table.bloc-title",
        "turmoil.table.nations",
        [
            (
                Text("turmoil.table.bloc", {"side": side}),
                _texts(f"turmoil.nation.{nation}" for nation, other in v.blocs.items() if other == bloc),
            )
            for bloc, side in blocs
        ],
    )


def _hands(v: TurmoilView, cards: Cards) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for side, player in enumerate(v.players):
        whose = Text(f"turmoil.side.{SIDES[side]}")
        rows += [(whose, _name(card), *_event_and_value(card, cards)) for card in player.hand if card]
        hidden = player.hand.count(None)
        if hidden:
            rows.append((whose, Text("turmoil.table.hidden", {"n": hidden}), _NONE, _NONE))
    return Table(
        Text("turmoil.table.hands"),
        (
            Text("turmoil.table.player"),
            Text("turmoil.table.card"),
            Text("turmoil.table.event"),
            Text("turmoil.table.value"),
        ),
        tuple(rows),
    )


def _event_and_value(symbol: str, cards: Cards) -> tuple[Cell, Cell]:
    number = int(symbol.partition(".")[2])
    if cards.scores[number]:
        return _NONE, _NONE
    side = cards.side[number]
    owner = "both" if side == NOBODY else SIDES[side]
    return Text(f"turmoil.side.{owner}"), cards.ops[number]


def _stability_cards(v: TurmoilView) -> Table:
    ready = zip_longest(
        *([_name(card) for card in player.ready or ()] for player in v.players), fillvalue=_NONE
    )
    rows: list[tuple[Cell, ...]] = list(ready)
    return Table(
        Text("turmoil.table.ready"), tuple(Text(f"turmoil.side.{side}") for side in SIDES), tuple(rows)
    )


def _decks(v: TurmoilView) -> Table:
    rows: list[tuple[Cell, ...]] = [(Text("turmoil.table.deck"), v.deck)]
    for id, found in (
        ("turmoil.table.playing", v.playing),
        ("turmoil.table.display", v.display),
        ("turmoil.table.barred", v.barred),
        ("turmoil.table.discard", v.discard),
        ("turmoil.table.removed", v.removed),
    ):
        rows += _in_rows(Text(id), [_name(card) for card in found])
    for side, player in enumerate(v.players):
        hidden = player.picked.count(None)
        picked = [_name(card) for card in player.picked if card]
        if hidden:
            picked.append(Text("turmoil.table.hidden", {"n": hidden}))
        rows += _in_rows(Text("turmoil.table.picked", {"side": SIDE[side]}), picked)
    return _two_columns("turmoil.table.decks", "turmoil.table.place", "turmoil.table.cards", rows)


def _in_rows(label: Text, names: list[Text]) -> list[tuple[Cell, ...]]:
    """A long list in rows that fit a terminal; only the first is labelled."""
    return [
        (_EMPTY if start else label, tuple(names[start : start + _ACROSS]))
        for start in range(0, len(names), _ACROSS)
    ]


def _checks(v: TurmoilView) -> Table:
    columns = ("space", "strength", "own", "enemy", "threshold", "needs")
    return Table(
        Text("turmoil.table.checks"),
        tuple(Text(f"turmoil.table.{column}") for column in columns),
        tuple(
            (
                Text(f"turmoil.space.{space}"),
                check.strength,
                check.own,
                check.enemy,
                check.threshold,
                check.needs if check.needs <= _DIE else Text("turmoil.table.never"),
            )
            for space, check in sorted(v.checks.items(), key=lambda found: found[1].needs)
        ),
    )


def _two_columns(title: str, first: str, second: str, rows: list[tuple[Cell, ...]]) -> Table:
    return Table(Text(title), (Text(first), Text(second)), tuple(rows))


def _name(symbol: str) -> Text:
    return Text("turmoil.card.name", {"card": symbol})


def _texts(ids: Iterable[str]) -> Cell:
    return tuple(Text(id) for id in ids) or _NONE


# -- the cards ---------------------------------------------------------------------------------


def catalogue(cards: Cards) -> list[Card]:
    """Every card and every box of the naval track."""
    return [
        *(_strategy(card, cards) for card in cards.strategy),
        *map(_stability, cards.stability_cards.values()),
        *map(_mobilization, cards.mobilization),
        *map(_naval, cards.boxes),
    ]


def _strategy(card: StrategyCard, cards: Cards) -> Card:
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
    for fact in ("asterisk", "lasting", "red"):
        if getattr(card, fact):
            facts.append(Text(f"turmoil.card.{fact}"))
    barring = _cards(c.number for c in cards.strategy if _holds(c.effect, "step", "Forbid", number))
    following = _cards(c.number for c in cards.strategy if _holds(c.requires, "test", "Happened", number))
    if barring:
        facts.append(Text("turmoil.card.barred-by", {"cards": barring}))
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
    return _card(f"card.{number}", facts, effect, card.source, card.known)


def _holds(found: object, key: str, kind: str, card: int) -> bool:
    """Whether a step or condition of a kind, however deep in a card, names another card."""

    def search(data: object) -> bool:
        if isinstance(data, dict):
            named = data.get(key) == kind and card in data["cards"]
            return named or any(map(search, data.values()))
        return isinstance(data, list | tuple) and any(map(search, data))

    return search(msgspec.to_builtins(found))


def _stability(card: StabilityCard) -> Card:
    facts = [Text("turmoil.card.stability", {"side": f"side.{card.side}"})]
    effect = [*_conditions(card.requires), *_sentences(card.effect)]
    return _card(f"stability.{card.number}", facts, effect, card.source, card.known)


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
    return _card(f"mobilization.{card.code.lower()}", facts, effect, card.source, card.known)


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
    return _card(f"box.{box.number}", facts, effect, box.source, box.known)


def _card(symbol: str, facts: list[Text], effect: list[Text], source: str, known: tuple[str, ...]) -> Card:
    return Card(symbol, _name(symbol), tuple(facts), tuple(effect), source, known)


def _conditions(requires: Iterable[Condition]) -> list[Text]:
    return [Text("turmoil.card.requires", {"test": _test(msgspec.to_builtins(test))}) for test in requires]


def _sentences(effect: Iterable[Step[Any]]) -> list[Text]:
    return [Text("turmoil.card.sentence", {"step": _clause(msgspec.to_builtins(step))}) for step in effect]


# -- steps in words ----------------------------------------------------------------------------


def words(effects: Iterable[Step[Any]]) -> Text:
    """The steps of an effect in words, without a full stop."""
    return _in_turn(msgspec.to_builtins(step) for step in effects)


def _in_turn(steps: Iterable[Fields]) -> Text:
    found = list(steps)
    clauses = [_clause(step) for step in found]
    if len(found) > 1:  # what is conditional must be seen to end before the next step
        clauses = [
            Text("turmoil.step.group", {"step": clause}) if step["step"] == "If" else clause
            for step, clause in zip(found, clauses, strict=True)
        ]
    return _chain("turmoil.step.then", clauses)


def _chain(id: str, texts: list[Text]) -> Text:
    return reduce(lambda before, text: Text(id, {"first": before, "then": text}), texts)


def _clause(step: Fields) -> Text:
    """One step. Its message has the name of the step, and what the step names goes into it."""
    name = _kebab(step["step"])
    found = _SPECIAL.get(name)
    if found:
        return found(step)
    args: dict[str, Arg] = {}
    for field, value in step.items():
        if field in ("side", "by", "fires"):
            args[field] = f"side.{value}"
        elif field in ("region", "nation", "marker"):
            args[field] = f"{field}.{value}"
        elif field == "cards":
            args[field] = _cards(value)
        elif field == "where":
            args[field] = _where(value, step.get("side", "own"))
        elif field in ("n", "behind", "georgian"):
            args[field] = value
    return _step(name, args)


def _step(name: str, args: dict[str, Arg]) -> Text:
    return Text(f"turmoil.step.{name}", args)


def _choose(step: Fields) -> Text:
    first, second = map(_in_turn, step["options"])
    return _step("choose", {"by": f"side.{step['by']}", "first": first, "second": second})


def _if(step: Fields) -> Text:
    test, then, otherwise = _test(step["test"]), step["then"], step["otherwise"]
    inner = then[0]
    if len(then) == 1 and inner["step"] == "If" and inner["otherwise"] == otherwise:
        # One condition inside another with the same way out: both must hold.
        test = Text("turmoil.test.both", {"first": test, "second": _test(inner["test"])})
        then = inner["then"]
    args: dict[str, Arg] = {"test": test, "then": _in_turn(then)}
    return _step("if-else", {**args, "otherwise": _in_turn(otherwise)}) if otherwise else _step("if", args)


def _repeat(step: Fields) -> Text:
    return _step("repeat", {"n": step["n"], "effect": _in_turn(step["effect"])})


def _roll_die(step: Fields) -> Text:
    if step["eras"]:
        return _step("roll-die-eras", {})
    return _step("roll-die", {"where": _where(step["where"], "own", "one")})


def _contest(step: Fields) -> Text:
    return _step("contest", {"where": _where(step["where"], "own", "all"), "win": _in_turn(step["win"])})


def _vp(step: Fields) -> Text:
    side, n = f"side.{step['side']}", step["n"]
    if isinstance(n, int):
        return _step("vp", {"side": side, "n": n})
    if n["of"] == "in-force":
        return _step("vp-in-force", {"side": side, **_more(n)})
    counted = {**n, "side": step["side"] if n["side"] == "own" else n["side"]}
    return _step("vp-each", {"side": side, "n": n["each"], "count": _count(counted)})


def _more(count: Fields) -> dict[str, Arg]:
    """A number that grows with the events in force."""
    return {"n": count["base"], "each": count["each"], "cards": _cards(count["cards"])}


def _count(count: Fields) -> Text:
    """What is counted, after the words for each."""
    side, where = count["side"], count["where"]
    match count["of"]:
        case "lead":
            return Text("turmoil.count.lead", {"side": f"side.{side}"})
        case "controlled":
            named = "space" in where
            id = "turmoil.count.controlled-named" if named else "turmoil.count.controlled"
            spaces = _where(where, side, "all" if named else "one")
            return Text(id, {"side": f"side.{side}", "where": spaces})
        case kind:
            return Text(f"turmoil.count.{kind}")


def _navy_step(step: Fields) -> Text:
    side, n = f"side.{step['side']}", step["n"]
    if not isinstance(n, int):
        return _step("navy-saved", {"side": side})
    return _step("navy-back" if n < 0 else "navy", {"side": side, "n": abs(n)})


def _navy_to(step: Fields) -> Text:
    side = f"side.{step['side']}"
    if step["box"] == "enemy":
        return _step("navy-level", {"side": side})
    return _step("navy-to", {"side": side, "box": f"box.{step['box']}"})


def _retreat_for_ops(step: Fields) -> Text:
    where = _where(step["where"], "own")
    return _step("retreat-for-ops", {"n": step["most"], "ops": step["ops"], "where": where})


def _place(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    args: dict[str, Arg] = {"side": f"side.{side}", "where": _where(step["where"], side, _mode(n))}
    if isinstance(n, int):
        return _step("place", {**args, "n": n, "upto": _yes(step["up_to"]), "limit": _limit(step)})
    if n["of"] == "support":
        source = _where(n["where"], n["side"])
        return _step("place-support", {**args, "from": source, "n": n["most"]})
    return _step("place-each-of", {**args, "count": _count(n), "limit": _limit(step)})


def _limit(step: Fields, off: str = "") -> Text:
    """In few words, how what is placed, removed or moved must be spread."""
    found = []
    for name, field in ((f"most{off}", "most"), ("per-region", "per_region"), ("most-to", "most_to")):
        if step.get(field):
            found.append(Text(f"turmoil.limit.{name}", {"n": step[field]}))
    for name, field in (
        (f"one{off}", "one"),
        ("one-region", "one_region"),
        ("same-region", "same_region"),
    ):
        if step.get(field) and step["n"] != 1:
            found.append(Text(f"turmoil.limit.{name}"))
    return _chain("turmoil.limit.both", found) if found else _NO_LIMIT


def _each(step: Fields) -> Text:
    name, side, where = _kebab(step["step"]), step["side"], step["where"]
    args: dict[str, Arg] = {"side": f"side.{side}", "n": step["n"], "where": _where(where, side, "all")}
    return _step(f"{name}-named" if "space" in where else name, args)


def _place_per_region(step: Fields) -> Text:
    side = step["side"]
    return _step("place-per-region", {"side": f"side.{side}", "where": _where(step["where"], side, "one")})


def _fill(step: Fields) -> Text:
    side, where = step["side"], step["where"]
    which = "-all" if step["every"] else "" if len(where.get("space", ())) == 1 else "-one"
    spaces = _where(where, side, "all")
    return _step(f"fill-{step['goal']}{which}", {"side": f"side.{side}", "where": spaces})


def _remove(step: Fields) -> Text:
    side, n, by = step["side"], step["n"], step["by"]
    args: dict[str, Arg] = {"side": f"side.{side}", "where": _where(step["where"], side, _mode(n))}
    if not isinstance(n, int):
        return _step("remove-in-force", {**args, **_more(n)})
    args |= {"n": n, "upto": _yes(step["up_to"]), "limit": _limit(step, "-off")}
    return _step("remove", args) if by == "own" else _step("remove-by", {**args, "by": f"side.{by}"})


def _remove_any(step: Fields) -> Text:
    by = step["by"]
    args: dict[str, Arg] = {
        "n": step["n"],
        "upto": _yes(step["up_to"]),
        "where": _where(step["where"], "own"),
    }
    return _step("remove-any", args) if by == "own" else _step("remove-any-by", {**args, "by": f"side.{by}"})


def _remove_all(step: Fields) -> Text:
    where = _where(step["where"], "own")
    if step["side"] == "both":
        return _step("remove-all-both", {"where": where})
    return _step("remove-all", {"side": f"side.{step['side']}", "where": where})


def _convert(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    limit = Text("turmoil.limit.most", {"n": 1}) if n > 1 else _NO_LIMIT
    where = _where(step["where"], side, _mode(n))
    return _step("convert", {"side": f"side.{side}", "n": n, "where": where, "limit": limit})


def _convert_all(step: Fields) -> Text:
    side = step["side"]
    return _step("convert-all", {"side": f"side.{side}", "where": _where(step["where"], side, "all")})


def _relocate(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    args: dict[str, Arg] = {"side": f"side.{side}", "target": _where(step["target"], side)}
    if n == "all":
        return _step("relocate-all", {**args, "source": _where(step["source"], side, "one")})
    args["source"] = _where(step["source"], side)
    if not isinstance(n, int):
        return _step("relocate-saved", args)
    return _step("relocate", {**args, "n": n, "upto": _yes(step["up_to"]), "limit": _limit(step)})


def _choose_space(step: Fields) -> Text:
    return _step("choose-space", {"where": _where(step["where"], "own", "all")})


def _black_hand(step: Fields) -> Text:
    return _step("black-hand", {"where": _where(step["where"], "own", "all")})


def _support_check(step: Fields) -> Text:
    n, strength = step["n"], step["strength"]
    args: dict[str, Arg] = {"where": _where(step["where"], "own", _mode(n))}
    if strength == "tension":
        return _step("support-check-tension", args)
    args["n"] = n
    if strength != "card":
        return _step("support-check-fixed", {**args, "strength": strength})
    kind = "-free" if step["free"] else "-restores" if step["restores"] else ""
    return _step(f"support-check{kind}", args)


def _exchange(step: Fields) -> Text:
    return _step("exchange", {"count": _count(step["n"])})


def _discard_card(step: Fields) -> Text:
    return _step("discard-card-may" if step["may"] else "discard-card", {"n": step["n"]})


def _take_card(step: Fields) -> Text:
    return _step("take-card", {"n": step["ops"]})


def _free_attempt(step: Fields) -> Text:
    return _step("free-attempt", {"n": step["strength"]})


def _play_discarded(step: Fields) -> Text:
    if step["red"]:
        return _step("play-discarded-red", {"side": f"side.{step['side']}"})
    return _step("play-discarded", {})


def _change(step: Fields) -> Text:
    return _step(f"change-{step['marker'].replace('_', '-')}", {})


def _track(step: Fields) -> Text:
    args: dict[str, Arg] = {"marker": f"marker.{step['marker']}"}
    over = tuple(f"marker.{marker}" for marker in step["over"])
    if len(over) == 2:  # the two sides of one marker
        return _step("track-over-either", {**args, "first": over[0], "second": over[1]})
    return _step("track-over", {**args, "over": over}) if over else _step("track", args)


def _signed(step: Fields) -> Text:
    n = step["n"]
    args: dict[str, Arg] = {"n": abs(n), "way": "down" if n < 0 else "up"}
    if "side" in step:
        args["side"] = f"side.{step['side']}"
    return _step(_kebab(step["step"]), args)


def _war_modifier(step: Fields) -> Text:
    args: dict[str, Arg] = {"side": f"side.{step['side']}", "n": step["n"]}
    other = step["with_card"]
    return (
        _step("war-modifier-with", {**args, "card": f"card.{other}"})
        if other
        else _step("war-modifier", args)
    )


def _tension_ceiling(step: Fields) -> Text:
    return _step("tension-ceiling", {"n": step["n"], "spaces": _spaces(step["space"])})


def _extra_stability(step: Fields) -> Text:
    args: dict[str, Arg] = {"side": f"side.{step['side']}", "region": f"region.{step['region']}"}
    if step["space"]:
        return _step("extra-stability-with", {**args, "space": f"space.{step['space']}"})
    return _step("extra-stability", args)


def _nullify(step: Fields) -> Text:
    return _step("nullify", {"cards": _plans(step["cards"])})


def _adjust_vp(step: Fields) -> Text:
    n = step["n"]
    args: dict[str, Arg] = {"n": abs(n), "way": "down" if n < 0 else "up"}
    if step["plan"]:
        return _step("adjust-vp-plan", {**args, "plan": f"plan.{step['plan']}"})
    return _step("adjust-vp", {**args, "cards": _plans(step["cards"])})


def _extra_plan(step: Fields) -> Text:
    args: dict[str, Arg] = {"side": f"side.{step['side']}", "nation": f"nation.{step['nation']}"}
    return _step("extra-plan", {**args, "n": step["from_priority"]})


_SPECIAL = {
    "adjust-vp": _adjust_vp,
    "black-hand": _black_hand,
    "change": _change,
    "choose": _choose,
    "choose-space": _choose_space,
    "contest": _contest,
    "convert": _convert,
    "convert-all": _convert_all,
    "discard-card": _discard_card,
    "exchange": _exchange,
    "extra-plan": _extra_plan,
    "extra-stability": _extra_stability,
    "fill": _fill,
    "free-attempt": _free_attempt,
    "if": _if,
    "navy": _navy_step,
    "navy-to": _navy_to,
    "nullify": _nullify,
    "ops-modifier": _signed,
    "place": _place,
    "place-each": _each,
    "place-per-region": _place_per_region,
    "play-discarded": _play_discarded,
    "relocate": _relocate,
    "remove": _remove,
    "remove-all": _remove_all,
    "remove-any": _remove_any,
    "remove-each": _each,
    "repeat": _repeat,
    "retreat-for-ops": _retreat_for_ops,
    "roll-die": _roll_die,
    "support-check": _support_check,
    "take-card": _take_card,
    "tension": _signed,
    "tension-ceiling": _tension_ceiling,
    "track": _track,
    "vp": _vp,
    "war-modifier": _war_modifier,
}


# -- conditions and spaces in words ------------------------------------------------------------


def _test(test: Fields) -> Text:
    """A condition, as it follows the word if."""
    kind = _kebab(test["test"])
    match kind:
        case "controls":
            return _controls(test)
        case "not":
            return _not(test["condition"])
        case "either":
            first, second = map(_test, test["conditions"])
            return Text("turmoil.test.either", {"first": first, "second": second})
        case "allied":
            return _allied("allied", test)
        case "total":
            return Text("turmoil.test.total", {"n": test["at_least"]})
    args: dict[str, Arg] = {}
    for field, value in test.items():
        if field in ("side", "nation", "marker", "era", "card"):
            args[field] = f"{field}.{value}"
        elif field == "cards":
            args[field] = _cards(value)
        elif field == "n":
            args[field] = value
    return Text(f"turmoil.test.{kind}", args)


def _controls(test: Fields) -> Text:
    side, where = test["side"], test["where"]
    if set(where) == {"space"}:
        id = "turmoil.test.controls-dawn" if test["at_round_start"] else "turmoil.test.controls-named"
        return Text(id, {"side": f"side.{side}", "where": _where(where, side, "all")})
    spaces = _where(where, side, "one" if test["count"] == 1 else "some", bare=False)
    return Text("turmoil.test.controls", {"side": f"side.{side}", "n": test["count"], "where": spaces})


def _allied(word: str, test: Fields) -> Text:
    bloc = test["bloc"]
    return Text(f"turmoil.test.{word}-{bloc}", {"nation": f"nation.{test['nation']}"})


def _not(test: Fields) -> Text:
    if test["test"] == "Allied":
        return _allied("not-allied", test)
    return Text("turmoil.test.not", {"test": _test(test)})


def _mode(n: object) -> str:
    """How the spaces are spoken of in which so many are placed."""
    return "any" if n == 1 else "some"


def _where(where: Fields, side: str, mode: str = "some", *, bare: bool = True) -> Text:
    """The spaces that are meant, for a side: one, any one, some, or all of them.

    A region alone is just named (in France), unless its spaces are counted (4 spaces in France).
    """
    own = {field: value for field, value in where.items() if field != "also"}
    found = [_described(own, side, mode, bare)] if own or "also" not in where else []
    found += [_where(other, side, mode, bare=bare) for other in where.get("also", ())]
    return _chain("turmoil.where.also", found)


def _described(where: Fields, side: str, mode: str, bare: bool) -> Text:
    if not where:
        return Text("turmoil.where.anywhere")
    if set(where) == {"space"}:
        return _named(where["space"], mode)
    if bare and mode in ("any", "some"):
        if set(where) == {"region"}:
            return Text("turmoil.where.region", {"regions": _regions(where)})
        if where == {"scored": "in"}:
            return Text("turmoil.where.scored")
    return Text(
        "turmoil.where.spaces",
        {
            "noun": _noun(where, mode),
            "place": _place_of(where),
            "control": _control(where.get("control"), side),
            "support": _support(where.get("support"), side),
            "except": _except(where),
            "only": _only(where),
        },
    )


def _named(spaces: list[str], mode: str) -> Text:
    choice = mode in ("any", "some") and len(spaces) > 1
    return Text("turmoil.where.named", {"spaces": _spaces(spaces), "mode": "some" if choice else "all"})


def _noun(where: Fields, mode: str) -> Text:
    if "space" in where:
        return _named(where["space"], mode)
    icons = where.get("icon", ())
    if icons:
        names = dict(zip(("first", "second", "third"), (f"icon.{icon}" for icon in icons), strict=False))
        return Text(f"turmoil.where.icons-{len(icons)}", {**names, "mode": mode})
    independent = where.get("independent") or where.get("scored") == "beside"
    noun = "independent" if independent else "battleground" if where.get("battleground") else "noun"
    return Text(f"turmoil.where.{noun}", {"mode": mode})


def _place_of(where: Fields) -> Text:
    if "region" in where:
        return Text("turmoil.where.in-region", {"regions": _regions(where)})
    if "next_to" in where:
        return Text("turmoil.where.next-to", {"spaces": _spaces(where["next_to"])})
    if where.get("in_chosen") or where.get("next_to_chosen"):
        near = "in" if where.get("in_chosen") else "near"
        return Text(f"turmoil.where.chosen-{near}")
    scored = where.get("scored")
    if not scored:
        return _NOTHING
    word = "here" if "space" in where else "near" if scored == "beside" else scored
    return Text(f"turmoil.where.scored-{word}")


def _control(word: str | None, side: str) -> Text:
    match word:
        case None:
            return _NOTHING
        case "none":
            return Text("turmoil.where.uncontrolled")
        case "not-enemy":
            return Text("turmoil.where.not-controlled", {"side": f"side.{_OTHER[side]}"})
    owner = side if word == "own" else _OTHER[side]
    return Text("turmoil.where.controlled", {"side": f"side.{owner}"})


def _support(word: str | None, side: str) -> Text:
    if word == "no-enemy":
        return Text("turmoil.where.without", {"side": f"side.{_OTHER[side]}"})
    return Text("turmoil.where.with-both") if word else _NOTHING


def _except(where: Fields) -> Text:
    if "without" in where:
        return Text("turmoil.where.except", {"spaces": _spaces(where["without"])})
    return _NOTHING


def _only(where: Fields) -> Text:
    if "only_with" in where:
        return Text("turmoil.where.only-with", {"marker": f"marker.{where['only_with']}"})
    if "only_without_monarchy" in where:
        return Text("turmoil.where.only-without-monarchy")
    return _NOTHING


def _regions(where: Fields) -> tuple[str, ...]:
    return tuple(f"region.{region}" for region in where["region"])


def _spaces(spaces: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"space.{space}" for space in spaces)


def _cards(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"card.{number}" for number in numbers)


def _plans(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"mobilization.{code.lower()}" for code in codes)


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def _kebab(name: str) -> str:
    """The name of a class as part of a message id: SupportCheck, LegacyOf1848."""
    letters = (
        f"-{letter.lower()}" if letter.isupper() or (letter.isdigit() and before.isalpha()) else letter
        for before, letter in zip(" " + name, name, strict=False)
    )
    return "".join(letters).lstrip("-")
