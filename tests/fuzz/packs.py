"""Mutated packs: `python -m tests.fuzz.packs` changes the house's cards in ten thousand ways.

Each mutant either shows faults, in words of every language, and is refused, or it is a pack: then it is shown
and played. Nothing else may happen: no other exception, no game that stops. Sentences are changed too, for
any that the vocabulary has, also those that no card of the house says. Where one thing was changed, a fault
has to lie at it, on its card, or among the cards of its kind.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
from collections import Counter
from typing import Any

import salon
from salon import lang
from salon.kernel import BadCards, Body, Game, Play, Record, State
from salon.kernel.conformance import random_game
from salon.kernel.pack_file import Pack, read_pack, write_pack
from salon.lang import LANGUAGES, words

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 99, 10**6, 10**30, 1.5, "", "x", "all_players", "chosen_player", "same",
    "choice_other", "random", "a.b", "amount.x", "{ $n }", "\u202e", "\ud800", "é" * 300, [], {}, [[]],
    [[[[[]]]]], {"step": "Choose"}, {"step": "Unrest", "region": "same", "n": 2},
    {"step": "If", "test": {"test": "Not"}}, {"en": "A name"},
)  # fmt: skip


def places(found: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All paths into a body, the body itself left out."""
    items = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    below = [here for key, value in items for here in places(value, (*path, key))]
    return [*([path] if path else []), *below]


def mutate(body: Body, chance: random.Random, known: list[Any]) -> tuple[Any, ...]:
    """Change one thing somewhere; the path of it."""
    path = chance.choice(places(body))
    here: Any = body
    for key in path[:-1]:
        here = here[key]
    last = path[-1]
    match chance.randrange(9):
        case 0:
            del here[last]
        case 1 if isinstance(here, list):
            here.insert(chance.randrange(len(here) + 1), copy.deepcopy(here[last]))
        case 2 if isinstance(here, list):
            here.insert(chance.randrange(len(here)), here.pop(last))
        case 3 if type(here[last]) is int:
            here[last] += chance.choice((-3, -1, 1, 2, 5))
        case 4 | 5 | 6:
            here[last] = copy.deepcopy(chance.choice(known))
        case 7 if isinstance(here, dict):
            last = chance.choice(("n", "region", "among", "pulls", "who", "issue", "name", "x"))
            here[last] = chance.choice(ODD)
        case _:
            here[last] = copy.deepcopy(chance.choice(ODD))
    return (*path[:-1], last)


class Writer:
    """Sentences at random, of all that the vocabulary of a game has."""

    def __init__(self, game: Game[State]) -> None:
        said = game.card_vocabulary()
        self.records: dict[str, Any] = said["records"]
        self.tags = {tag for record in self.records.values() if (tag := record.get("tag"))}
        self.house = game.pack_of_house()

    def kin(self, tagged: dict[str, Any]) -> list[str]:
        """The sentences that stand where this one does."""
        tag = next(tag for tag in self.tags if tag in tagged)
        return [name for name, record in self.records.items() if record.get("tag") == tag]

    def record(self, name: str, chance: random.Random, depth: int) -> dict[str, Any]:
        record = self.records[name]
        made = {record["tag"]: name} if record.get("tag") else {}
        for field in record["fields"]:
            if field["required"] or chance.randrange(3) == 0:
                value = self.value(field, chance, depth)
                if value is not None:
                    made[field["name"]] = value
        return made

    def value(self, field: dict[str, Any], chance: random.Random, depth: int) -> Any:
        match field["kind"]:
            case "choice":
                return chance.choice(field["choices"])["id"]
            case "number":
                least = field["from"] if field["from"] is not None else 1
                return chance.randint(least, field["to"] if field["to"] is not None else least + 5)
            case "yes-no":
                return chance.random() < 0.5
            case "card":
                return chance.choice(self.house[field["group"]]).get("id") if field["group"] else None
            case "list":
                least = field["from"] or 0
                most = max(least, min(field["to"] or 3, 1 if depth > 2 else 3))
                count = chance.randint(min(least, most), most)
                return [self.value(field["of"], chance, depth + 1) for _ in range(count)]
            case "pair":
                return [self.value(part, chance, depth + 1) for part in field["of"]]
            case "either":
                return self.value(chance.choice(field["of"]), chance, depth)
            case "record":
                names = field.get("one_of") or [field["record"]]
                return self.record(chance.choice(names), chance, depth + 1)
        return None


def rewrite(body: Body, chance: random.Random, writer: Writer) -> tuple[Any, ...]:
    """Another sentence in place of one; the path of it."""
    found = [
        path
        for path in places(body)
        if isinstance(here := at(body, path), dict) and not writer.tags.isdisjoint(here)
    ]
    path = chance.choice(found)
    names = writer.kin(at(body, path))
    at(body, path[:-1])[path[-1]] = writer.record(chance.choice(names), chance, 0)
    return path


def at(body: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        body = body[key]
    return body


def nearness(path: tuple[Any, ...], faults: list[Any]) -> str:
    """How near to the change the nearest fault lies."""
    changed = "".join(f"/{part}" for part in path)
    best = "elsewhere"
    for fault in faults:
        if fault.doubt:
            continue
        if f"{fault.path}/".startswith(f"{changed}/") or f"{changed}/".startswith(f"{fault.path}/"):
            return "at it"
        if fault.path.split("/")[1:3] == changed.split("/")[1:3]:
            best = "on its card"
        elif best == "elsewhere" and fault.path.split("/")[1:2] == changed.split("/")[1:2]:
            best = "among its kind"
    return best


def values_of(body: Body) -> dict[type, list[Any]]:
    """Everything that stands in a body, by its kind."""
    found: dict[type, list[Any]] = {}
    for path in places(body):
        here: Any = body
        for key in path:
            here = here[key]
        found.setdefault(type(here), []).append(here)
    return found


def one(
    game: Game[State], seed: int, known: dict[type, list[Any]], every: int, writer: Writer
) -> tuple[str, str]:
    """One mutant: what became of it, and how near its fault lies. Whatever it raises is the finding."""
    chance = random.Random(f"{game.id} {seed}")
    body = game.pack_of_house()
    changes = chance.choice((1, 1, 1, 2, 3))
    for _ in range(changes):
        kind = chance.choice([*known, Writer])
        path = rewrite(body, chance, writer) if kind is Writer else mutate(body, chance, known[kind])
    faults = game.check_pack(body)
    for fault in faults:
        for language in LANGUAGES:
            said = words(language).say(fault.said)
            assert said
            assert "pack-" not in said
    game.play_of(body)
    game.whole_of(body)
    if any(not fault.doubt for fault in faults):
        try:
            game.with_pack(body)
        except BadCards:
            near = nearness(path, faults) if changes == 1 else ""
            assert near != "elsewhere", f"the fault of {path} is at {faults[0].path}"
            return "refused", near
        raise AssertionError("a pack with faults was taken")
    pack = Pack("Mutant", game.id, body)
    data = write_pack(pack)
    assert write_pack(read_pack(data)) == data
    playing = game.with_pack(read_pack(data).body)
    for card in playing.catalogue():
        for text in (card.name, *card.facts, *card.effect):
            assert words(chance.choice(LANGUAGES)).say(text)
    if playing is game:
        return "the same", ""
    seats = chance.choice(game.seat_counts)
    play = Play.begin(
        Record.of(playing, [f"P{n + 1}" for n in range(seats)], seed, game.study if seats > 1 else {}),
        playing,
    )
    random_game(playing, seats, seed, every=every, play=play)
    return "played", ""


def run(game: Game[State], seeds: range, every: int = 0) -> tuple[Counter[str], list[str]]:
    """So many mutants: what became of how many, and what must not be."""
    lang.strict = True
    known, writer = values_of(game.pack_of_house()), Writer(game)
    counts, failures = Counter[str](), []
    for seed in seeds:
        try:
            became, near = one(game, seed, known, every, writer)
            counts[became] += 1
            if near:
                counts[near] += 1
        except Exception as error:  # noqa: BLE001  (whatever it is, it must not be)
            failures.append(f"{game.id} {seed}: {type(error).__name__}: {error}")
    return counts, failures


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--mutants", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--game", choices=salon.list_games())
    args = asked.parse_args()
    games = [args.game] if args.game else salon.list_games()
    failed = 0
    for id in games:
        start = time.process_time()
        share = range(args.seed, args.seed + args.mutants // len(games))
        counts, failures = run(salon.load(id), share)
        print(
            json.dumps(
                {"game": id, **counts, "failed": len(failures), "s": round(time.process_time() - start)}
            )
        )
        for failure in failures[:20]:
            print("  " + failure[:400])
        failed += len(failures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
