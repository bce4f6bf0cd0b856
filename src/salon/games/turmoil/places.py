"""Conditions and descriptions of spaces in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Any, TypeAlias

from salon.kernel import Arg, Text

Fields: TypeAlias = dict[str, Any]  # a step, a condition or a description of spaces, by field
_NOTHING = Text("turmoil.where.nothing")
_OTHER = {"authoritarian": "liberal", "liberal": "authoritarian", "own": "enemy", "enemy": "own"}


def chain(id: str, texts: list[Text]) -> Text:
    return reduce(lambda before, text: Text(id, {"first": before, "then": text}), texts)


def test_in_words(test: Fields) -> Text:
    """A condition, as it follows the word if."""
    kind = kebab(test["test"])
    match kind:
        case "controls":
            return _controls(test)
        case "not":
            return _not(test["condition"])
        case "either":
            first, second = map(test_in_words, test["conditions"])
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
            args[field] = card_symbols(value)
        elif field == "n":
            args[field] = value
    return Text(f"turmoil.test.{kind}", args)


def _controls(test: Fields) -> Text:
    side, where = test["side"], test["where"]
    if set(where) == {"space"}:
        id = "turmoil.test.controls-dawn" if test["at_round_start"] else "turmoil.test.controls-named"
        return Text(id, {"side": f"side.{side}", "where": spaces_in_words(where, side, "all")})
    spaces = spaces_in_words(where, side, "one" if test["count"] == 1 else "some", bare=False)
    return Text("turmoil.test.controls", {"side": f"side.{side}", "n": test["count"], "where": spaces})


def _allied(word: str, test: Fields) -> Text:
    bloc = test["bloc"]
    return Text(f"turmoil.test.{word}-{bloc}", {"nation": f"nation.{test['nation']}"})


def _not(test: Fields) -> Text:
    if test["test"] == "Allied":
        return _allied("not-allied", test)
    return Text("turmoil.test.not", {"test": test_in_words(test)})


def mode_of(n: object) -> str:
    """How the spaces are spoken of in which so many are placed."""
    return "any" if n == 1 else "some"


def spaces_in_words(where: Fields, side: str, mode: str = "some", *, bare: bool = True) -> Text:
    """The spaces that are meant, for a side: one, any one, some, or all of them.

    A region alone is just named (in France), unless its spaces are counted (4 spaces in France).
    """
    own = {field: value for field, value in where.items() if field != "also"}
    found = [_described(own, side, mode, bare)] if own or "also" not in where else []
    found += [spaces_in_words(other, side, mode, bare=bare) for other in where.get("also", ())]
    return chain("turmoil.where.also", found)


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
    return Text("turmoil.where.named", {"spaces": space_symbols(spaces), "mode": "some" if choice else "all"})


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
        return Text("turmoil.where.next-to", {"spaces": space_symbols(where["next_to"])})
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
        return Text("turmoil.where.except", {"spaces": space_symbols(where["without"])})
    return _NOTHING


def _only(where: Fields) -> Text:
    if "only_with" in where:
        return Text("turmoil.where.only-with", {"marker": f"marker.{where['only_with']}"})
    if "only_without_monarchy" in where:
        return Text("turmoil.where.only-without-monarchy")
    return _NOTHING


def _regions(where: Fields) -> tuple[str, ...]:
    return tuple(f"region.{region}" for region in where["region"])


def space_symbols(spaces: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"space.{space}" for space in spaces)


def card_symbols(numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"card.{number}" for number in numbers)


def plan_symbols(codes: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"mobilization.{code.lower()}" for code in codes)


def yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"


def kebab(name: str) -> str:
    """The name of a class as part of a message id: SupportCheck, LegacyOf1848."""
    letters = (
        f"-{letter.lower()}" if letter.isupper() or (letter.isdigit() and before.isalpha()) else letter
        for before, letter in zip(" " + name, name, strict=False)
    )
    return "".join(letters).lstrip("-")
