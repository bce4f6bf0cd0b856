"""Effects in words: one sentence for each step, and chains of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from salon.games.turmoil.places import (
    Fields,
    card_symbols,
    chain,
    kebab,
    mode_of,
    plan_symbols,
    space_symbols,
    spaces_in_words,
    test_in_words,
    yes_or_no,
)
from salon.kernel import Arg, Step, Text

_NO_LIMIT = Text("turmoil.limit.none")


def words(effects: Iterable[Step[Any]]) -> Text:
    """The steps of an effect in words, without a full stop."""
    return _in_turn(msgspec.to_builtins(step) for step in effects)


def _in_turn(steps: Iterable[Fields]) -> Text:
    found = list(steps)
    clauses = [step_in_words(step) for step in found]
    if len(found) > 1:  # what is conditional must be seen to end before the next step
        clauses = [
            Text("turmoil.step.group", {"step": clause}) if step["step"] == "If" else clause
            for step, clause in zip(found, clauses, strict=True)
        ]
    return chain("turmoil.step.then", clauses)


def step_in_words(step: Fields) -> Text:
    """One step. Its message has the name of the step, and what the step names goes into it."""
    name = kebab(step["step"])
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
            args[field] = card_symbols(value)
        elif field == "where":
            args[field] = spaces_in_words(value, step.get("side", "own"))
        elif field in ("n", "behind", "georgian"):
            args[field] = value
    return _step(name, args)


def _step(name: str, args: dict[str, Arg]) -> Text:
    return Text(f"turmoil.step.{name}", args)


def _choose(step: Fields) -> Text:
    first, second = map(_in_turn, step["options"])
    return _step("choose", {"by": f"side.{step['by']}", "first": first, "second": second})


def _if(step: Fields) -> Text:
    test, then, otherwise = test_in_words(step["test"]), step["then"], step["otherwise"]
    inner = then[0]
    if len(then) == 1 and inner["step"] == "If" and inner["otherwise"] == otherwise:
        # One condition inside another with the same way out: both must hold.
        test = Text("turmoil.test.both", {"first": test, "second": test_in_words(inner["test"])})
        then = inner["then"]
    args: dict[str, Arg] = {"test": test, "then": _in_turn(then)}
    return _step("if-else", {**args, "otherwise": _in_turn(otherwise)}) if otherwise else _step("if", args)


def _repeat(step: Fields) -> Text:
    return _step("repeat", {"n": step["n"], "effect": _in_turn(step["effect"])})


def _roll_die(step: Fields) -> Text:
    if step["eras"]:
        return _step("roll-die-eras", {})
    return _step("roll-die", {"where": spaces_in_words(step["where"], "own", "one")})


def _contest(step: Fields) -> Text:
    return _step(
        "contest", {"where": spaces_in_words(step["where"], "own", "all"), "win": _in_turn(step["win"])}
    )


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
    return {"n": count["base"], "each": count["each"], "cards": card_symbols(count["cards"])}


def _count(count: Fields) -> Text:
    """What is counted, after the words for each."""
    side, where = count["side"], count["where"]
    match count["of"]:
        case "lead":
            return Text("turmoil.count.lead", {"side": f"side.{side}"})
        case "controlled":
            named = "space" in where
            id = "turmoil.count.controlled-named" if named else "turmoil.count.controlled"
            spaces = spaces_in_words(where, side, "all" if named else "one")
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
    where = spaces_in_words(step["where"], "own")
    return _step("retreat-for-ops", {"n": step["most"], "ops": step["ops"], "where": where})


def _place(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    args: dict[str, Arg] = {"side": f"side.{side}", "where": spaces_in_words(step["where"], side, mode_of(n))}
    if isinstance(n, int):
        return _step("place", {**args, "n": n, "upto": yes_or_no(step["up_to"]), "limit": _limit(step)})
    if n["of"] == "support":
        source = spaces_in_words(n["where"], n["side"])
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
    return chain("turmoil.limit.both", found) if found else _NO_LIMIT


def _each(step: Fields) -> Text:
    name, side, where = kebab(step["step"]), step["side"], step["where"]
    args: dict[str, Arg] = {
        "side": f"side.{side}",
        "n": step["n"],
        "where": spaces_in_words(where, side, "all"),
    }
    return _step(f"{name}-named" if "space" in where else name, args)


def _in_spaces(step: Fields) -> Text:
    """The same in all spaces described, or in one for each region."""
    name, side = kebab(step["step"]), step["side"]
    mode = "one" if name == "place-per-region" else "all"
    return _step(name, {"side": f"side.{side}", "where": spaces_in_words(step["where"], side, mode)})


def _fill(step: Fields) -> Text:
    side, where = step["side"], step["where"]
    which = "-all" if step["every"] else "" if len(where.get("space", ())) == 1 else "-one"
    spaces = spaces_in_words(where, side, "all")
    return _step(f"fill-{step['goal']}{which}", {"side": f"side.{side}", "where": spaces})


def _remove(step: Fields) -> Text:
    side, n, by = step["side"], step["n"], step["by"]
    args: dict[str, Arg] = {"side": f"side.{side}", "where": spaces_in_words(step["where"], side, mode_of(n))}
    if not isinstance(n, int):
        return _step("remove-in-force", {**args, **_more(n)})
    args |= {"n": n, "upto": yes_or_no(step["up_to"]), "limit": _limit(step, "-off")}
    return _step("remove", args) if by == "own" else _step("remove-by", {**args, "by": f"side.{by}"})


def _remove_any(step: Fields) -> Text:
    by = step["by"]
    args: dict[str, Arg] = {
        "n": step["n"],
        "upto": yes_or_no(step["up_to"]),
        "where": spaces_in_words(step["where"], "own"),
    }
    return _step("remove-any", args) if by == "own" else _step("remove-any-by", {**args, "by": f"side.{by}"})


def _remove_all(step: Fields) -> Text:
    where = spaces_in_words(step["where"], "own")
    if step["side"] == "both":
        return _step("remove-all-both", {"where": where})
    return _step("remove-all", {"side": f"side.{step['side']}", "where": where})


def _convert(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    limit = Text("turmoil.limit.most", {"n": 1}) if n > 1 else _NO_LIMIT
    where = spaces_in_words(step["where"], side, mode_of(n))
    return _step("convert", {"side": f"side.{side}", "n": n, "where": where, "limit": limit})


def _relocate(step: Fields) -> Text:
    side, n = step["side"], step["n"]
    args: dict[str, Arg] = {"side": f"side.{side}", "target": spaces_in_words(step["target"], side)}
    if n == "all":
        return _step("relocate-all", {**args, "source": spaces_in_words(step["source"], side, "one")})
    args["source"] = spaces_in_words(step["source"], side)
    if not isinstance(n, int):
        return _step("relocate-saved", args)
    return _step("relocate", {**args, "n": n, "upto": yes_or_no(step["up_to"]), "limit": _limit(step)})


def _choose_space(step: Fields) -> Text:
    return _step("choose-space", {"where": spaces_in_words(step["where"], "own", "all")})


def _black_hand(step: Fields) -> Text:
    return _step("black-hand", {"where": spaces_in_words(step["where"], "own", "all")})


def _support_check(step: Fields) -> Text:
    n, strength = step["n"], step["strength"]
    args: dict[str, Arg] = {"where": spaces_in_words(step["where"], "own", mode_of(n))}
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
    return _step("play-discarded-may" if step["may"] else "play-discarded", {})


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
    return _step(kebab(step["step"]), args)


def _war_modifier(step: Fields) -> Text:
    args: dict[str, Arg] = {"side": f"side.{step['side']}", "n": step["n"]}
    other = step["with_card"]
    return (
        _step("war-modifier-with", {**args, "card": f"card.{other}"})
        if other
        else _step("war-modifier", args)
    )


def _tension_ceiling(step: Fields) -> Text:
    return _step("tension-ceiling", {"n": step["n"], "spaces": space_symbols(step["space"])})


def _extra_stability(step: Fields) -> Text:
    args: dict[str, Arg] = {"side": f"side.{step['side']}", "region": f"region.{step['region']}"}
    if step["space"]:
        return _step("extra-stability-with", {**args, "space": f"space.{step['space']}"})
    return _step("extra-stability", args)


def _nullify(step: Fields) -> Text:
    return _step("nullify", {"cards": plan_symbols(step["cards"])})


def _adjust_vp(step: Fields) -> Text:
    n = step["n"]
    args: dict[str, Arg] = {"n": abs(n), "way": "down" if n < 0 else "up"}
    if step["plan"]:
        return _step("adjust-vp-plan", {**args, "plan": f"plan.{step['plan']}"})
    return _step("adjust-vp", {**args, "cards": plan_symbols(step["cards"])})


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
    "convert-all": _in_spaces,
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
    "place-per-region": _in_spaces,
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
